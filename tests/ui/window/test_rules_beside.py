"""The rules beside the board: F1 and every rule number open the very section there. Source: mocks/way-in.md 6, decisions 39."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.pages.rules_panel import RulesPanel
from noria_desktop.ui.pages.rules_text import rules_text
from noria_desktop.ui.table.beside import BOARD, WIDTH
from noria_desktop.ui.table.reading import played_boxes
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.test_log import a_game
from tests.ui.window.conftest import Opener


def seated(open_window: Opener, game: str = "noria", size: tuple[int, int] = (1280, 800)) -> MainWindow:
    window = open_window()
    window.resize(*size)
    window.seat(a_game(game, 12 if game == "scythe" else 9))
    QApplication.processEvents()
    return window


def panel_of(window: MainWindow) -> RulesPanel:
    QApplication.processEvents()
    found = window.table.rules.shown
    assert isinstance(found, RulesPanel)
    return found


def holds(window: MainWindow) -> bool:
    return window.table.board.view.hand.holding


def f1(window: MainWindow) -> None:
    window.menus.rules.trigger()
    QApplication.processEvents()


def test_f1_opens_what_is_decided_now_and_closes_it_again(open_window: Opener) -> None:
    """The game stays as it is, and the keyboard goes back where it was."""
    window = seated(open_window)
    session = window.table.session
    assert session is not None
    before = session.cursor
    window.table.board.view.setFocus()
    f1(window)
    panel = panel_of(window)
    assert window.page_name == "table"
    assert (
        panel.anchor
        == rules_text("noria", "en").anchor_of(window.table.display.face.rule(window.table.conductor.view)[0])
        != ""
    )
    assert panel.isAncestorOf(QApplication.focusWidget() or window)
    f1(window)
    assert window.table.rules.shown is None
    assert window.table.board.view.hasFocus()
    assert session.cursor == before


def test_esc_closes_from_the_panel_and_from_the_board(open_window: Opener) -> None:
    window = seated(open_window)
    f1(window)
    QTest.keyClick(panel_of(window).text, Qt.Key.Key_Escape)
    assert window.table.rules.shown is None
    f1(window)
    window.table.board.view.setFocus()
    QTest.keyClick(window.table.board.view, Qt.Key.Key_Escape)
    assert window.table.rules.shown is None
    assert window.page_name == "table"


def test_keys_of_the_table_play_nothing_while_one_reads(open_window: Opener) -> None:
    window = seated(open_window)
    session = window.table.session
    assert session is not None
    f1(window)
    before = session.cursor
    for key in (Qt.Key.Key_E, Qt.Key.Key_K, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(panel_of(window).text, key)
    assert session.cursor == before


@pytest.mark.parametrize("game", ["noria", "nautilus", "solani", "scythe"])
def test_from_1600_on_it_lies_beside_the_board(open_window: Opener, game: str) -> None:
    window = seated(open_window, game, (1600, 900))
    f1(window)
    panel, board = panel_of(window), window.table.board
    assert panel.width() == WIDTH
    assert not QRect(panel.geometry()).intersects(board.geometry())
    assert panel.geometry().right() == window.table.width() - 1
    assert board.width() >= BOARD - 1


def test_the_log_gives_way_at_1600_and_stays_at_1920(open_window: Opener) -> None:
    """Both beside the board would leave too little of it."""
    for size, stays in (((1600, 900), False), ((1920, 1080), True)):
        window = seated(open_window, "noria", size)
        assert window.table.side_panel.isVisible()
        f1(window)
        panel_of(window)
        assert window.table.side_panel.isVisible() is stays
        f1(window)
        assert window.table.side_panel.isVisible()


@pytest.mark.parametrize("game", ["noria", "nautilus", "solani", "scythe"])
def test_below_it_lies_over_the_side_on_which_less_can_be_played(open_window: Opener, game: str) -> None:
    window = seated(open_window, game)
    f1(window)
    panel, board = panel_of(window), window.table.board
    here = panel.geometry().translated(-board.x(), -board.y())
    other = QRect(here)
    other.moveLeft(board.width() - here.right() - 1)
    covered, spared = (sum(edge.intersects(box) for box in played_boxes(board)) for edge in (here, other))
    assert covered <= spared
    assert panel.height() == board.height()


def test_where_a_sheet_would_cover_too_much_it_is_a_page(open_window: Opener) -> None:
    window = seated(open_window, size=(800, 520))
    f1(window)
    page = window._stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert (
        page._anchor
        == rules_text("noria", "en").anchor_of(window.table.display.face.rule(window.table.conductor.view)[0])
        != ""
    )
    page.back_requested.emit()
    assert window.page_name == "table"


def test_larger_words_take_more_room_or_a_page(open_window: Opener) -> None:
    window = seated(open_window, size=(1920, 1080))
    f1(window)
    narrow = panel_of(window).width()
    window.change_settings(scale=1.5)
    QApplication.processEvents()
    assert panel_of(window).width() > narrow
    assert panel_of(window).text.font().pixelSize() == round(14 * 1.5)
    window.change_settings(scale=1.0)


def test_it_follows_theme_and_language(open_window: Opener) -> None:
    window = seated(open_window)
    f1(window)
    night = panel_of(window).grab().toImage().pixelColor(4, 4)
    window.change_settings(theme="day", language="ja")
    QApplication.processEvents()
    panel = panel_of(window)
    assert panel.grab().toImage().pixelColor(4, 4) != night
    title = panel.section.head.title
    assert title in panel.text.toPlainText()
    assert title in [chapter.title for chapter in rules_text("noria", "ja").chapters]
    assert title not in [chapter.title for chapter in rules_text("noria", "en").chapters]


def test_the_sections_round_it_and_the_whole_page(open_window: Opener) -> None:
    window = seated(open_window)
    window.side.show_rule("market")
    panel = panel_of(window)
    assert panel.section.head.anchor == "market"
    panel.next.click()
    assert panel.section.head.anchor == "investment"
    panel.previous.click()
    panel.previous.click()
    assert panel.section.head.anchor == "actions"
    panel.whole.click()
    page = window._stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert page._anchor == "actions"
    page.back_requested.emit()
    assert window.page_name == "table"
    assert panel_of(window).section.head.anchor == "actions"


def test_a_refusal_leads_to_the_rule_of_the_thing(open_window: Opener, qtbot: QtBot) -> None:
    """F1 while it is read, or its link; afterwards F1 is about what is decided again."""
    window = seated(open_window)
    board = window.table.board
    assert board.presenter is not None
    spot = next(
        s for s in board.presenter.spots(window.table.conductor.view, board.table) if s.handle.kind == "score"
    )
    QTest.mouseClick(
        board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.geometry_of(spot.handle).center()
    )
    QApplication.processEvents()
    assert board.bubble.isVisible()
    assert board.bubble.anchor == "scoring"
    link = board.bubble._link
    assert link.isVisible()
    assert link.text() == "Rule 4.5"
    assert board.bubble.body().contains(link.geometry())
    f1(window)
    assert panel_of(window).anchor == "scoring"
    assert not board.bubble.isVisible()
    f1(window)
    assert window.table.rules.shown is None
    QTest.mouseClick(
        board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.geometry_of(spot.handle).center()
    )
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert panel_of(window).anchor == "scoring"


def test_a_section_without_a_number_is_called_by_its_name(open_window: Opener) -> None:
    window = open_window()
    assert window.side.link("noria", "politics") == "Rule 4.2.3"
    assert window.side.link("noria", "market") == "Rules: Market"
    assert window.side.link("noria", "nowhere") == window.side.link("noria", "") == ""
    window.change_settings(language="ja")
    assert window.side.link("noria", "market") == "ルール：市場"


def test_a_reason_and_a_prompt_lead_to_their_rules(open_window: Opener) -> None:
    window = seated(open_window, size=(1920, 1080))
    strip = window.table.strip
    strip.grab()
    QApplication.processEvents()
    assert strip.rule_link.isVisible()
    QTest.mouseClick(strip.rule_link, Qt.MouseButton.LeftButton)
    assert panel_of(window).anchor == window.table.display.rule_now
    assert window.table.display.reasons.explain_latest()
    log = window.table.side_panel
    QTest.mouseClick(
        log.log_view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=log.log_view.link_box(log.log_view.currentIndex()).center(),
    )
    opened = log.model.opened
    assert opened is not None
    assert panel_of(window).anchor == opened[1].anchor != window.table.display.rule_now


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_piece_in_hand_stays_in_hand(open_window: Opener, size: tuple[int, int]) -> None:
    """It is carried on with the rule in sight; Esc closes what was opened last first, one thing a press."""
    window = seated(open_window, "nautilus", size)
    board = window.table.board
    source = next(iter(board.view.hand.selection.table.sources()))
    board.focus_on(source, visible=True)
    board.view.setFocus()
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert holds(window)
    f1(window)
    panel_of(window)
    assert holds(window)
    assert board.view.hasFocus()
    f1(window)
    assert holds(window)
    assert board.view.hasFocus()
    f1(window)
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert window.table.rules.shown is None
    assert holds(window)
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert not holds(window)


def test_a_piece_taken_with_the_rules_open_is_put_back_first(open_window: Opener) -> None:
    """Seen before: whichever came last, Esc put the piece back, though the rules' own button says Esc."""
    window = seated(open_window, "solani")
    board = window.table.board
    f1(window)
    panel_of(window)
    source = next(iter(board.view.hand.selection.table.sources()))
    board.focus_on(source, visible=True)
    board.view.setFocus()
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert holds(window)
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert not holds(window)
    panel_of(window)
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert window.table.rules.shown is None


@pytest.mark.parametrize("game", ["solani", "scythe"])
def test_marks_of_the_last_turn_follow_the_board_that_becomes_narrower(
    open_window: Opener, game: str
) -> None:
    """They lay where things had been before: a ring beside a tile, a hexagon beside its territory."""
    window = seated(open_window, game, (1920, 1080))
    window.table.board.finish_now()
    QApplication.processEvents()
    board, turn = window.table.board, window.table.display.last_turn
    before = board.marks
    assert before
    f1(window)
    panel_of(window)
    assert board.marks == turn.marks(window.table.display.face, board.table)
    assert board.marks != before


def test_pictures_lie_one_below_the_other(open_window: Opener) -> None:
    window = seated(open_window, "scythe", (1600, 900))
    window.side.show_rule("combat")
    panel = panel_of(window)
    QApplication.processEvents()
    assert panel.text.horizontalScrollBar().maximum() == 0
    assert panel.text.across(panel._style) == 1
    wide = [width for _, _, width in panel.text._named]
    assert min(wide) > 300


def test_another_game_begins_without_it(open_window: Opener) -> None:
    window = seated(open_window)
    f1(window)
    panel_of(window)
    window.seat(a_game("solani"))
    assert window.table.rules.shown is None
    f1(window)
    assert panel_of(window).game_id == "solani"


def test_a_section_leads_to_the_lesson_in_which_it_is_tried(open_window: Opener) -> None:
    """The game that is played is kept; the lesson lies on the table instead."""
    window = seated(open_window)
    window.side.show_rule("travel")
    panel = panel_of(window)
    assert "Try it by hand: Islands" in panel.text.toPlainText()
    panel.text.lesson_wanted.emit("noria/3")
    assert window.page_name == "lesson"
    assert window.table.taught
    assert window.table.rules.shown is None


def test_in_a_lesson_f1_opens_the_page_at_its_rule_and_leads_back(open_window: Opener) -> None:
    window = open_window()
    window.learning.open("noria/1")
    QApplication.processEvents()
    f1(window)
    page = window._stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert page._anchor
    page.back_requested.emit()
    assert window.page_name == "lesson"
    assert window.table.taught
