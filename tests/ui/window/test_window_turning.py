"""Turning points in a window: a lost game is read, a moment is tried, a better move is found or waits."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.replaying.forks import game_from
from noria_desktop.app.replaying.timeline import timeline
from noria_desktop.app.results import result_of
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import Cause, Look, Measure
from noria_desktop.app.turning.foreseen import THOROUGH
from noria_desktop.app.turning.practice import Practice
from noria_desktop.app.turning.reading import Reading
from noria_desktop.app.turning.sample import sample_game
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.actions import MoveCard, Place
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.turning.practice_page import PracticePage
from noria_desktop.ui.pages.turning.turning_page import TurningPage
from noria_desktop.ui.pages.turning.words import answer
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.turning_words import Worder
from tests.app.turning.whole_reading import GAME, looks_of, run_folder
from tests.ui.window.conftest import Opener

READING_MS = 150_000


@pytest.fixture(scope="module")
def lost() -> Session:
    """A game of Nautilus that was lost."""
    return sample_game(GAME)


def _page(window: MainWindow) -> TurningPage:
    page = window._stack.currentWidget()
    assert isinstance(page, TurningPage)
    return page


@pytest.fixture(scope="module")
def looks(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, Look]:
    """What is found in it."""
    return looks_of(run_folder(tmp_path_factory))


def _read(qtbot: QtBot, window: MainWindow, game: Session, looks: Mapping[int, Look]) -> TurningPage:
    """The page of a game whose decisions were looked at before, read to its end."""
    window.turning._kept.keep(kit(game.rules.game_id), game, looks)
    window.turning.show(game, window.show_home)
    page = _page(window)
    qtbot.waitUntil(lambda: page.model.is_read, timeout=READING_MS)
    return page


@pytest.fixture
def window(open_window: Opener, qtbot: QtBot) -> MainWindow:
    made = open_window()
    made.resize(1280, 800)
    made.show()
    made.show_home()
    return made


def test_from_the_result_the_moments_are_found_and_heard(
    window: MainWindow, lost: Session, qtbot: QtBot
) -> None:
    """T on the result page reads the game; its own mistakes are told with what was better."""
    window.seat(lost)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=10_000)
    result = window._stack.currentWidget()
    assert isinstance(result, ResultPage)
    result.finish()
    QTest.keyClick(result, Qt.Key.Key_T)
    page = _page(window)
    qtbot.waitUntil(lambda: page.model.is_read, timeout=READING_MS)
    assert 1 <= len(page.model.cards) <= 3
    own = [card for card in page.model.cards if card.cause is Cause.OWN]
    assert own
    for card in own:
        assert card.better
        assert card.better != card.played
        assert card.before > card.after
    heard = page.cards[0].face.accessibleName()
    assert heard.startswith("Turning point 1 of")
    assert page.model.cards[0].played in heard
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page_name == "result"
    again = window._stack.currentWidget()
    assert isinstance(again, ResultPage)
    assert not again.counting, "it was counted before"


def _own(page: TurningPage) -> int:
    return next(n for n, card in enumerate(page.model.cards, start=1) if card.cause is Cause.OWN)


def test_the_better_move_is_found_and_its_moment_is_marked(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot
) -> None:
    page = _read(qtbot, window, lost, looks)
    number = _own(page)
    QTest.keyClick(page, Qt.Key(int(Qt.Key.Key_0) + number))
    tried = window.turning.trying
    assert tried.session is not None
    assert not tried.session.sealed
    assert tried.session is not lost
    saves = sorted(Path(window._files.store.profile).rglob("*.ndsave"))
    moment = next(one for one in window.turning.moments if one.change.ply == tried.ply)
    for action in moment.best:
        if action in tried.session.legal:
            window.table.conductor.play((action,))
    qtbot.waitUntil(lambda: tried.tried, timeout=READING_MS)
    assert tried.was_found
    assert tried.told.startswith("Found")
    tried.leave()
    page = _page(window)
    assert page.model.cards[number - 1].found
    assert number in page.model.curve.found
    assert sorted(Path(window._files.store.profile).rglob("*.ndsave")) == saves


def test_what_was_tried_and_not_found_waits_in_the_list(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot
) -> None:
    window._files.results.add(result_of(lost, kit("nautilus")))
    page = _read(qtbot, window, lost, looks)
    number = _own(page)
    QTest.keyClick(page, Qt.Key(int(Qt.Key.Key_0) + number))
    tried = window.turning.trying
    assert tried.session is not None
    window.table.conductor.play((lost.log[tried.ply].action,))
    qtbot.waitUntil(lambda: tried.tried, timeout=READING_MS)
    assert not tried.was_found
    ply = tried.ply
    tried.leave()
    waiting = Practice(window._files.store.profile).waiting()
    assert [(one.identity, one.ply) for one in waiting] == [(lost.identity, ply)]
    page = _page(window)
    QTest.keyClick(page, Qt.Key.Key_L)
    listed = window._stack.currentWidget()
    assert isinstance(listed, PracticePage)
    assert [row.waiting.ply for row in listed.rows] == [ply]
    assert (
        listed.rows[0].against == game_cover("nautilus").called(window._files.results.all()[0].opponent) != ""
    )
    assert tried._bar is not None
    assert tried._bar.back.accessibleName() == "Back to the turning points"
    listed.tried.emit(0)
    assert tried._bar.back.accessibleName() == "Back to the practice list"
    tried.leave()
    assert isinstance(window._stack.currentWidget(), PracticePage)


def test_the_title_speaks_the_language_of_now(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot
) -> None:
    """Seen before: after the language was changed the opponent was still "Mara (Sailor)"."""
    page = _read(qtbot, window, lost, looks)
    before = page.model.title
    window._use_language("ja")
    page = _page(window)
    options = window._files.options_of(lost)
    rival = game_ui("nautilus").called(options)
    assert rival not in before
    # The page hears of it by an event.
    qtbot.waitUntil(lambda: page.model.title.startswith(game_ui("nautilus").title()), timeout=3000)
    assert rival in page.model.title
    assert page.header.sub.text() == page.model.title


def test_what_follows_in_a_turn_goes_on_with_a_small_letter(
    lost: Session, looks: Mapping[int, Look], qapp: QApplication
) -> None:
    def unpainted() -> Skin:
        raise AssertionError("words need no picture")

    worder = Worder(Reading(lost, looks), timeline(lost, kit("nautilus")), lambda: "Mara", unpainted)
    rules, log = lost.rules, [entry.action for entry in lost.log]
    moved = [
        ply
        for ply in range(len(log) - 1)
        if isinstance(log[ply], Place)
        and isinstance(log[ply + 1], MoveCard)
        and rules.turn(lost.state_at(ply)).seat == HUMAN
    ]
    assert moved
    told = [worder.turn_words(ply, (log[ply], log[ply + 1])) for ply in moved]
    assert all(", then move" in one for one in told), told


def test_the_move_of_the_game_is_no_better_than_it_was(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot
) -> None:
    """A longer search told more of the mistake than one with care does: the answer is of the same measure."""
    moment = next(one for one in Reading(lost, looks).moments if one.change.cause is Cause.OWN)
    look = looks[moment.change.ply]
    found = changed(look.found, best=look.found.best + 900)
    page = _read(qtbot, window, lost, {**looks, look.ply: changed(look, effort=THOROUGH, found=found)})
    ply = page.model.cards[_own(page) - 1].key
    assert ply == look.ply
    QTest.keyClick(page, Qt.Key(int(Qt.Key.Key_0) + _own(page)))
    tried = window.turning.trying
    window.table.conductor.play((lost.log[ply].action,))
    qtbot.waitUntil(lambda: tried.tried, timeout=READING_MS)
    assert tried.told == answer(found.lost, 0, Measure.CHANCE)[0]


def test_the_list_leads_back_to_the_game_it_was_asked_from(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot
) -> None:
    """After a move of another game had been tried it led to that game's turning points."""
    page = _read(qtbot, window, lost, looks)
    QTest.keyClick(page, Qt.Key.Key_L)
    other = sample_game("nautilus")
    other.become_another()
    window.turning._begin(other)  # as trying a move of another game does
    listed = window._stack.currentWidget()
    assert isinstance(listed, PracticePage)
    listed.back_requested.emit()
    _page(window)
    assert window.turning._reading is not None
    assert window.turning._reading.session is lost


def test_a_replay_shows_the_whole_table_in_a_window_of_760_pixels(window: MainWindow, qtbot: QtBot) -> None:
    """The market of Noria was cut by the time line."""
    window.resize(1280, 760)
    window.show_page("replay-noria")
    qtbot.wait(30)
    board = window.table.board
    table = board._showing.table
    assert table is not None
    assert table.height * table.scale * board.zoomed <= board.view.viewport().height() + 1


def test_nobody_hints_at_the_better_move_while_it_is_looked_for(
    window: MainWindow, lost: Session, qtbot: QtBot
) -> None:
    """The lamp is off at a turning point that is tried, and burns again in the next game."""
    ply = next(at for at, one in enumerate(lost.log) if one.seat == HUMAN and lost.is_decision(at))
    window.turning.show(lost, window.show_home)
    window.turning._try(ply, window.show_home)
    session = window.turning.trying.session
    assert session is not None
    assert not window.table.tool_bar.hint.isVisibleTo(window.table)
    QTest.keyClick(window.table.board, Qt.Key.Key_H)
    window.table.ask_for_hint()
    assert session.tally.hints == 0
    assert (
        window.table.conductor.programs.thinking is None or not window.table.conductor.programs.thinking.hint
    )
    window.turning.trying.leave()
    window.seat(Session(kit("nautilus"), lost.options, lost.seed))
    assert window.table.tool_bar.hint.isVisibleTo(window.table)


def test_a_game_is_read_once(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot, open_window: Opener
) -> None:
    """What was found is kept in the cache: the next window asks nothing."""
    first = _read(qtbot, window, lost, looks).model
    again = open_window()
    again.resize(1280, 800)
    again.show()
    copy = game_from(lost, kit("nautilus"), len(lost.log))
    copy.become_another(lost.identity)
    again.turning.show(copy, again.show_home)
    page = _page(again)
    assert page.model.is_read
    assert [card.key for card in page.model.cards] == [card.key for card in first.cards]


def test_leaving_is_possible_while_it_thinks(window: MainWindow, lost: Session, qtbot: QtBot) -> None:
    window.turning.show(lost, window.show_home)
    page = _page(window)
    assert not page.model.is_read
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


@pytest.mark.parametrize("way", ["home", "another game"])
def test_leaving_a_try_for_elsewhere_takes_its_bar_along_and_keeps_what_was_missed(
    window: MainWindow, lost: Session, looks: Mapping[int, Look], qtbot: QtBot, way: str
) -> None:
    """Home led to the turning points."""
    page = _read(qtbot, window, lost, looks)
    QTest.keyClick(page, Qt.Key(int(Qt.Key.Key_0) + _own(page)))
    tried = window.turning.trying
    assert tried.session is not None
    window.table.conductor.play((lost.log[tried.ply].action,))
    qtbot.waitUntil(lambda: tried.tried, timeout=READING_MS)
    assert "practice list" in tried.told
    ply = tried.ply
    if way == "home":
        window.table.tool_bar.home.click()
    else:
        window.start("noria", kit("noria").default_options(), 1)
    assert window.page_name == ("table" if way == "another game" else "home")
    assert tried._bar is not None
    assert tried._bar.isHidden()
    assert [one.ply for one in Practice(window._files.store.profile).waiting()] == [ply]
