"""The library in the window: found, filtered, replayed, thrown away and put back, with the keyboard alone."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.library.sample import fill
from noria_desktop.app.players import play_to_human
from noria_desktop.app.replaying.forks import game_from
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.library_page import LibraryPage
from noria_desktop.ui.pages.library.row_paint import ShelfDelegate
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.widgets.list_sheet import Question
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.playing import lively
from tests.ui.window.conftest import Opener
from tests.ui.window.test_window_lines import with_lines

GAMES = (("nautilus", 1, 500), ("nautilus", 2, 500), ("solani", 1, 8), ("solani", 2, 12), ("noria", 1, 5))


def played(name: str, seed: int, decisions: int) -> Session:
    """A game with an identity of its own."""
    session = lively(kit(name), seed, decisions)
    session.become_another()
    return session


@pytest.fixture
def store(open_window: Opener) -> Store:
    """Two finished games, three that go on, a damaged file, and four results without a game."""
    store = Store(open_window.profile)
    results = Results(store.results)
    for name, seed, decisions in GAMES:
        KeptGame(played(name, seed, decisions), kit(name)).keep(store, results)
    for seed in range(11, 15):
        gone = played("nautilus", seed, 500)
        KeptGame(gone, kit("nautilus")).keep(store, results)
        store.file_of(gone, kit("nautilus")).unlink()
    broken = store.autosave(played("noria", 3, 4), kit("noria"))
    broken.write_bytes(broken.read_bytes()[:400])
    return store


def library_of(window: MainWindow, qtbot: QtBot) -> LibraryPage:
    window.show_home()
    window.menus.library.trigger()
    page = window._pages["library"]
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: not page.shelf.reading)
    page.list.setFocus()
    return page


def shown(page: LibraryPage) -> list[Entry]:
    return [one for one in page.list.rows.items if isinstance(one, Entry)]


def choose(page: LibraryPage, outcome: Outcome, *, file: bool = True) -> Entry:
    found = next(one for one in shown(page) if one.outcome is outcome and (one.file is not None) == file)
    assert page.list.choose(found.key)
    return found


ENDED = (Outcome.WON, Outcome.LOST, Outcome.SHARED)


def test_every_game_stands_there_finished_ones_too(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    """Finished games were listed nowhere."""
    page = library_of(open_window(), qtbot)
    outcomes = [one.outcome for one in shown(page)]
    assert len(outcomes) == len(GAMES) + 4 + 1
    assert outcomes.count(Outcome.GOING_ON) == 3
    assert outcomes.count(Outcome.DAMAGED) == 1
    assert sum(one in ENDED for one in outcomes) == 6


@pytest.mark.parametrize("name", ["library", "statistics"])
def test_large_words_do_not_cut_the_head_of_a_page(
    name: str, store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """At 200 % half of the title and of the languages was to be seen; the ways lose their words first, as on other pages."""
    window = open_window("ja")
    window.change_settings(scale=2.0)
    window.resize(1280, 800)
    page = library_of(window, qtbot)
    if name == "statistics":
        page.statistics_requested.emit()
        QApplication.processEvents()
    header = window._pages[name].header
    QApplication.processEvents()
    for part in (header.title, header.language, header.back):
        assert part.isHidden() or part.width() >= part.sizeHint().width(), part
    assert header.sub.isHidden() or header.sub.width() >= header.sub.sizeHint().width()


def test_every_button_of_a_game_is_in_sight_in_an_ordinary_window(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """A finished game has three rows of them; the third lay below the window's edge."""
    window = open_window()
    window.resize(1280, 800)
    page = library_of(window, qtbot)
    won = next(one for one in shown(page) if one.outcome in ENDED and one.file is not None)
    assert page.list.choose(won.key)
    rows = {button.y() for button in page.detail.buttons.values() if not button.isHidden()}
    qtbot.waitUntil(lambda: page.view.verticalScrollBar().maximum() == 0, timeout=2000)
    assert len(rows) == 3


def test_in_a_small_window_every_game_is_told_by_its_whole_name(
    store: Store, open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before at 900x600: what lies beside the list left it so little room that opponents were cut from the names."""
    told: dict[str, bool] = {}
    paint = ShelfDelegate._paint_words

    def measured(self: ShelfDelegate, canvas: Canvas, room: QRectF, entry: Entry) -> None:
        stamp = 30 * self.look.scale if entry.sealed else 0
        told[words.name(entry)] = canvas.width(words.name(entry), 15.5, True) <= room.width() - stamp
        paint(self, canvas, room, entry)

    monkeypatch.setattr(ShelfDelegate, "_paint_words", measured)
    window = open_window("ja")
    window.resize(900, 600)
    page = library_of(window, qtbot)
    told.clear()
    page.list.grab()
    assert told
    assert all(told.values()), told


def test_keys_choose_a_game_words_narrow_it_and_escape_goes_back_step_by_step(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    QTest.keyClicks(page.list, "3")
    assert {one.game for one in shown(page)} == {"solani"}
    QTest.keyClicks(page.list, "/")
    qtbot.waitUntil(page.bar.field.hasFocus)
    QTest.keyClicks(page.bar.field, "going xyz")
    assert shown(page) == []
    assert "xyz" in page.empty.text()
    QTest.mouseClick(page.take_off, Qt.MouseButton.LeftButton)
    assert len(shown(page)) == 2
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert len(shown(page)) == len(GAMES) + 5
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_games_in_which_lines_were_left_can_be_shown_alone(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = library_of(open_window(), qtbot)
    assert page.bar._with_lines() == []
    game = with_lines()
    game.become_another()
    KeptGame(game, kit("noria")).keep(store, Results(store.results))
    page = library_of(open_window(), qtbot)
    (((text, _),),) = (page.bar._with_lines(),)
    assert text == "With lines taken back (1)"
    (way,) = (way for part in page.bar._more() for way in part if way.text == text)
    page.bar.set_choice(way.choice)
    (one,) = shown(page)
    assert (one.key, one.lines_left) == (game.identity, 2)
    page.list.choose(one.key)
    assert "2 lines taken back" in page.detail.plates.accessibleName()
    assert page.bar.filter_words("lines_left") == "With lines taken back"
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert page.bar.choice.filters == ()


def test_enter_goes_on_with_a_game_that_is_not_over(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = choose(page, Outcome.GOING_ON)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.page_name == "table"
    assert window.table.session is not None
    assert window.table.session.identity == entry.key


def test_enter_replays_a_finished_game_and_home_leads_back_to_the_library(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    before = {file.name: file.read_bytes() for file in store.autosaves.glob("*.ndsave")}
    (first, *_) = [one for one in shown(page) if one.is_over and one.file is not None]
    page.list.choose(first.key)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.table.watching
    window.table.replay.left.emit()
    assert window.page_name == "library"
    assert page.list.entry() == first
    assert {file.name: file.read_bytes() for file in store.autosaves.glob("*.ndsave")} == before


def watches(window: MainWindow) -> bool:
    return window.table.watching


def test_a_game_that_is_not_over_is_replayed_and_gone_on_with_as_itself(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """At its end the brass button goes on with the game; anywhere else it opens another one."""
    window = open_window()
    page = library_of(window, qtbot)
    (first, *_) = [one for one in shown(page) if one.outcome is Outcome.GOING_ON and one.file is not None]
    page.list.choose(first.key)
    QTest.keyClicks(page.list, "r")
    assert watches(window)
    assert window.table.replay.bar.back.text() == "Back to the library"
    watched = window.table.session
    assert watched is not None
    window.table.replay_strip.go(len(watched.log) - 1)
    QTest.keyClick(window.table.board.view, Qt.Key.Key_Return)
    other = window.table.session
    assert other is not None
    assert other.identity != watched.identity
    assert not watches(window)
    page = library_of(window, qtbot)
    page.list.choose(first.key)
    QTest.keyClicks(page.list, "r")
    QTest.keyClick(window.table.board.view, Qt.Key.Key_End)
    QTest.keyClick(window.table.board.view, Qt.Key.Key_Return)
    again = window.table.session
    assert again is not None
    assert again.identity == watched.identity
    assert not watches(window)


def test_the_same_set_up_is_played_again_even_where_only_the_result_is_left(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.file is None)
    page.list.choose(entry.key)
    QTest.keyClicks(page.list, "s")
    session = window.table.session
    assert session is not None
    assert (session.rules.game_id, session.seed) == (entry.game, entry.seed)
    assert window._files.notation(session) == entry.notation


@pytest.mark.parametrize(("over", "file"), [(False, True), (True, True), (True, False)])
def test_the_same_set_up_begins_open_and_says_so(
    store: Store, open_window: Opener, qtbot: QtBot, over: bool, file: bool
) -> None:
    """It began a sealed game on a deal that was known. Source: decision 42."""
    window = open_window()
    page = library_of(window, qtbot)
    found = (one for one in shown(page) if not one.is_damaged)
    entry = next(one for one in found if one.is_over == over and (one.file is not None) == file)
    window.library.actions.do("again", (entry,))
    session = window.table.session
    assert session is not None
    assert session.seed == entry.seed
    assert session.identity != entry.key
    assert not session.sealed
    assert "You know this deal" in window.table.strip.notice


def test_a_rematch_on_the_result_page_is_open(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.is_over and one.file is not None)
    window.library.actions.do("result", (entry,))
    qtbot.waitUntil(lambda: window.page_name == "result")
    result = window._pages["result"]
    assert isinstance(result, ResultPage)
    result.rematch_requested.emit()
    assert window.table.session is not None
    assert window.table.session.seed == entry.seed
    assert not window.table.session.sealed


def test_a_deal_is_known_while_its_game_lies_in_the_trash(store: Store, open_window: Opener) -> None:
    window = open_window()
    window.start("solani", kit("solani").default_options(), 1)
    assert window.table.session is not None
    assert not window.table.session.sealed
    for one in store.listed():
        if one.head is not None and one.head.game == "solani" and one.head.seed == 1:
            store.throw_away(one.file)
    window.start("solani", kit("solani").default_options(), 1)
    assert not window.table.session.sealed


def test_a_deal_that_nobody_has_seen_begins_sealed_without_a_word(store: Store, open_window: Opener) -> None:
    window = open_window()
    window.start("solani", kit("solani").default_options(), 4711)
    assert window.table.session is not None
    assert window.table.session.sealed
    assert not window.table.strip.notice


def test_the_chips_count_what_is_listed(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    """They counted finished games only, while running ones were listed."""
    page = library_of(open_window(), qtbot)
    for game, chip in page.bar.chips.items():
        page.bar.set_game(game)
        assert chip.isHidden() or chip._count == len(shown(page))


def test_after_midnight_the_detail_says_yesterday_too(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.outcome is Outcome.GOING_ON)
    assert page.list.choose(entry.key)
    assert "today" in page.detail.facts.accessibleName()
    window.library.contents._today = page.shelf.today + timedelta(days=1)
    window.library._paint_next()
    assert "yesterday" in page.detail.facts.accessibleName()


def test_ctrl_f_searches_among_few_games_too(open_window: Opener, qtbot: QtBot) -> None:
    """With fewer than eight games it did nothing and said nothing; then it worked, but no field showed that it would."""
    few = Store(open_window.profile)
    KeptGame(played("solani", 1, 8), kit("solani")).keep(few, Results(few.results))
    page = library_of(open_window(), qtbot)
    assert page.bar.field.isVisible()
    assert page.bar.menus["more"].isHidden()
    QTest.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.bar.field.hasFocus()
    QTest.keyClicks(page.bar.field, "none of these")
    assert not shown(page)
    assert page.bar.field.isVisible()


def test_an_empty_search_quotes_its_words_once(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    page = library_of(open_window("ja"), qtbot)
    page.bar.field.setText("ない言葉")
    assert "ない言葉" in page.empty.text()
    assert "「「" not in page.empty.text()
    assert "「「" not in page.take_off.text()


def test_copies_are_called_by_game_opponent_and_day(
    store: Store, open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of the program's own file was offered: a game and thirty-two digits."""
    window = open_window()
    page = library_of(window, qtbot)
    entry = choose(page, Outcome.GOING_ON)
    offered: list[str] = []

    def ask(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        offered.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.library.actions.do("export", (entry,))
    (offer,) = offered
    name = Path(offer).name
    assert Path(offer).is_absolute()
    assert entry.key not in name
    assert words.game_name(entry.game) in name
    assert name.endswith(f"{words.short_date(entry)}.ndsave")
    assert window.library.actions._export_names([entry, entry])[1].endswith(" 2.ndsave")


def test_of_a_set_up_made_by_hand_it_is_told_beforehand_when_it_is_kept(open_window: Opener) -> None:
    """It vanished, and that was told only when it was gone."""
    window = open_window()
    window.start("noria", kit("noria").default_options(), 3, by_hand=True)
    assert window.table.strip.accessibleDescription() == "This set-up is kept from your first decision on."
    window.show_home()
    home = window.home.page
    assert home is not None
    assert "The set-up that you left is not kept" in home.notice.text()
    window.show_home()
    assert not home.notice.text()


def test_of_a_game_that_chance_laid_nothing_is_lost_and_nothing_told(open_window: Opener) -> None:
    window = open_window()
    window.start("noria", kit("noria").default_options(), 3, quickly=True)
    assert "kept" not in window.table.strip.accessibleDescription()
    window.show_home()
    home = window.home.page
    assert home is not None
    assert not home.notice.text()


@pytest.mark.parametrize(
    ("game", "language", "called"),
    [
        ("nautilus", "en", "Finn (Novice)"),
        ("nautilus", "ja", "フィン（見習い）"),
        ("noria", "en", "Kettle (Bot 1)"),
        ("noria", "ja", "ケトル（ボット1）"),
    ],
)
def test_the_opponent_is_called_by_its_name_at_table_home_and_library(
    open_window: Opener, qtbot: QtBot, game: str, language: str, called: str
) -> None:
    """Only the rank was told, and whoever had chosen Finn looked for him in vain."""
    window = open_window(language)
    window.start(game, kit(game).default_options(), 3)
    assert called in window.windowTitle()
    session = window.table.session
    assert session is not None
    play_to_human(session)
    session.dispatch(session.legal[0])
    window.show_home()
    home = window.home.page
    assert home is not None
    card = home.model.continue_
    assert card is not None
    assert card.opponent == called
    page = library_of(window, qtbot)
    assert called in words.name(shown(page)[0])


def test_nothing_scrolls_beside_the_list_where_a_game_earned_marks(open_window: Opener, qtbot: QtBot) -> None:
    """At 1280 by 760 the detail was higher than its place, and a second scroll bar came."""
    window = open_window()
    window.resize(1280, 760)
    window.show_page("library")
    page = window._pages["library"]
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: not page.shelf.reading)
    for entry in [one for one in shown(page) if one.is_over and one.file is not None][:12]:
        page.list.choose(entry.key)
        window.library.look_at(entry)
        if not page.detail.honours.isHidden():
            break
    else:
        raise AssertionError("none of the sample's games earned a mark")
    qtbot.wait(20)
    assert page.view.verticalScrollBar().maximum() == 0


def test_a_game_gone_on_with_from_a_replay_says_that_it_is_no_record(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    nautilus = kit("nautilus")
    again = game_from(played("nautilus", 1, 500), nautilus, 12)
    again.run_automatic()
    again.dispatch(again.legal[0])
    KeptGame(again, nautilus).keep(store, Results(store.results))
    page = library_of(open_window(), qtbot)
    assert page.list.choose(again.identity)
    entry = page.list.entry()
    assert entry is not None
    assert "from another game" in words.plates(entry)
    assert "outside statistics" in page.detail.safe.text()


def test_what_was_thrown_away_comes_back_with_all_its_files(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = choose(page, Outcome.GOING_ON)
    files = {file: file.read_bytes() for file in entry.files}
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert entry.key not in {one.key for one in shown(page)}
    assert not any(file.exists() for file in files)
    assert page.can_put_back
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert {file: file.read_bytes() for file in files} == files
    assert page.list.entry() == entry
    assert not page.can_put_back


def test_ctrl_z_after_the_offer_has_gone_still_puts_back_and_then_says_that_there_is_nothing(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """Seen before: it did nothing, and said nothing."""
    page = library_of(open_window(), qtbot)
    entry = choose(page, Outcome.GOING_ON)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.show_thrown(0)
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert all(file.exists() for file in entry.files)
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.order_words.text().startswith("Nothing to put back.")


def test_a_finished_game_in_the_trash_does_not_come_back_as_a_result(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = library_of(open_window(), qtbot)
    entry = next(one for one in shown(page) if one.is_over and one.file is not None)
    page.list.choose(entry.key)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert entry.key not in {one.key for one in shown(page)}
    assert page.shelf.trashed == 1


def test_a_damaged_file_is_named_with_its_remedy_and_restored(
    tmp_path: Path, open_window: Opener, qtbot: QtBot
) -> None:
    store = Store(open_window.profile)
    session = played("solani", 5, 9)
    file = store.autosave(session, kit("solani"))
    session.add_time(1)
    store.autosave(session, kit("solani"))
    file.write_bytes(b"{")
    page = library_of(open_window(), qtbot)
    choose(page, Outcome.DAMAGED)
    assert file.name in page.detail.trouble.text()
    assert page.detail.go.text() == "Restore the backup"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert next(one.outcome for one in shown(page)) is Outcome.GOING_ON
    assert store.open(file).session.identity == session.identity


def test_tags_are_written_found_and_taken_off(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window("ja")
    page = library_of(window, qtbot)
    entry = choose(page, Outcome.GOING_ON)
    window.library.actions.set_tags(entry, "自己最高、夜, 夜")
    page.bar.field.setText("自己最高")
    (found,) = shown(page)
    assert found.tags == ("自己最高", "夜")
    window.library.actions.set_tags(found, "夜")
    assert shown(page) == []


def test_a_row_is_read_out_with_game_rival_result_and_place(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = library_of(open_window(), qtbot)
    entry = next(one for one in shown(page) if one.is_over)
    index = page.list.rows.place_of(entry.key)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    number = shown(page).index(entry) + 1
    assert said.startswith("Nautilus, ")
    assert f"{entry.own} to {entry.rival}" in said
    assert said.endswith(f"row {number} of {len(shown(page))}")


def test_the_arrows_pass_over_headings(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    page = library_of(open_window(), qtbot)
    page.list.choose(shown(page)[0].key)
    walked = [page.list.entry()]
    for _ in shown(page)[1:]:
        QTest.keyClick(page.list, Qt.Key.Key_Down)
        walked.append(page.list.entry())
    assert walked == shown(page)


def test_the_page_is_the_same_from_an_index_and_without_one(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    first = open_window()
    page = library_of(first, qtbot)
    told = [(one, one.file) for one in shown(page)]
    index = open_window.profile / "library.sqlite"
    qtbot.waitUntil(index.exists)
    first.close()
    second = open_window()
    assert [(one, one.file) for one in shown(library_of(second, qtbot))] == told
    second.close()
    index.unlink()
    assert [(one, one.file) for one in shown(library_of(open_window(), qtbot))] == told


def test_the_mouse_filters_and_presses_the_button_of_a_row(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    QTest.mouseClick(page.bar.chips["solani"], Qt.MouseButton.LeftButton)
    first = shown(page)[0]
    assert {one.game for one in shown(page)} == {"solani"}
    area = QRectF(page.list.visualRect(page.list.rows.place_of(first.key)))
    button = page.list.delegate.act_box(area, first).center().toPoint()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, button)
    assert window.table.session is not None
    assert window.table.session.identity == first.key


def test_a_filter_of_the_menus_can_be_taken_off_again(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = library_of(open_window(), qtbot)
    every = shown(page)
    (ways,) = page.bar._outcomes()
    for way in ways:
        page.bar.set_choice(way.choice)
        left = shown(page)
        assert 0 < len(left) < len(every)
        assert str(len(left)) in way.text
        item = page.bar._set_row.itemAt(0)
        assert item is not None
        pill = item.widget()
        assert pill is not None
        QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
        assert shown(page) == every


def test_the_result_reached_from_the_library_leads_back_to_it(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """It led home."""
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.is_over and one.file is not None)
    page.list.choose(entry.key)
    QTest.mouseClick(page.detail.buttons["result"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.page_name == "result")
    result = window._pages["result"]
    result.back_requested.emit()
    assert window.page_name == "library"
    assert page.list.entry() == entry


def test_a_result_that_was_played_leads_home_again(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.is_over and one.file is not None)
    page.list.choose(entry.key)
    QTest.mouseClick(page.detail.buttons["result"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.page_name == "result")
    assert entry.file is not None
    window.open_file(entry.file)
    qtbot.waitUntil(lambda: window.page_name == "result")
    window._pages["result"].back_requested.emit()
    assert window.page_name == "home"


def test_tags_are_written_in_the_page_with_the_keyboard_alone(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    """A dialog of the system asked for them."""
    page = library_of(open_window(), qtbot)
    entry = choose(page, Outcome.GOING_ON)
    QTest.keyClicks(page.list, "t")
    qtbot.waitUntil(page.detail.tags.hasFocus)
    QTest.keyClicks(page.detail.tags, "evening, best")
    QTest.keyClick(page.detail.tags, Qt.Key.Key_Return)
    now = page.list.entry()
    assert now is not None
    assert (now.key, now.tags) == (entry.key, ("evening", "best"))
    assert page.detail.tags.isHidden()
    assert page.detail.tag.hasFocus()


def test_escape_leaves_the_tags_as_they_were(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    choose(page, Outcome.GOING_ON)
    QTest.keyClicks(page.list, "t")
    qtbot.waitUntil(page.detail.tags.hasFocus)
    QTest.keyClicks(page.detail.tags, "gone")
    QTest.keyClick(page.detail.tags, Qt.Key.Key_Escape)
    now = page.list.entry()
    assert now is not None
    assert now.tags == ()
    assert window.page_name == "library"


def test_games_are_filtered_by_their_length(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    before = len(shown(library_of(open_window(), qtbot)))
    long = played("solani", 21, 9)
    long.add_time(3700)
    store.autosave(long, kit("solani"))
    page = library_of(open_window(), qtbot)
    assert len(shown(page)) == before + 1
    (way,) = [way for part in page.bar._more() for way in part if way.text.startswith("An hour")]
    page.bar.set_choice(way.choice)
    assert [one.key for one in shown(page)] == [long.identity]


def test_the_trash_is_the_same_list_and_gives_back(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    """Its link opened a sheet of another kind."""
    page = library_of(open_window(), qtbot)
    entry = choose(page, Outcome.GOING_ON)
    files = {file: file.read_bytes() for file in entry.files}
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.show_thrown(0)
    QTest.mouseClick(page.trash, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(shown(page)) and not page.shelf.reading)
    assert [one.key for one in shown(page)] == [entry.key]
    assert page.header.title.text() == "Trash"
    assert page.detail.go.text() == "Put back"
    assert all(button.isHidden() for button in page.detail.buttons.values())
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert {file: file.read_bytes() for file in files} == files
    # Nothing is left in it, so the library stands there again.
    assert page.header.title.text() == "Library"
    assert entry.key in {one.key for one in shown(page)}


def test_the_trash_is_emptied_only_when_it_was_said_twice(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = library_of(open_window(), qtbot)
    choose(page, Outcome.GOING_ON)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.show_thrown(0)
    QTest.mouseClick(page.trash, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(shown(page)) and page.wipe.isEnabled())
    for is_meant in (False, True):
        assert len(store.trash.all()) == 1
        QTest.mouseClick(page.wipe, Qt.MouseButton.LeftButton)
        (question,) = [one for one in page.findChildren(Question) if one.isVisible()]
        (question.accept if is_meant else question.reject)()
    assert store.trash.all() == ()
    assert page.header.title.text() == "Library"


def test_escape_leaves_the_trash_first(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = library_of(window, qtbot)
    choose(page, Outcome.GOING_ON)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.show_thrown(0)
    QTest.mouseClick(page.trash, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.in_trash and bool(shown(page)))
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert len(store.trash.all()) == 1
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert (window.page_name, page.in_trash) == ("library", False)
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_an_evening_of_the_circuit_asked_for_in_the_library_is_a_result_and_leads_back(
    tmp_path: Path, open_window: Opener, qtbot: QtBot
) -> None:
    """The chapter's end was shown again, and led to the map."""
    fill(open_window.profile, "en")
    window = open_window()
    page = library_of(window, qtbot)
    entry = next(one for one in shown(page) if one.is_over and one.place is not None)
    page.list.choose(entry.key)
    QTest.mouseClick(page.detail.buttons["result"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.page_name == "result")
    window._pages["result"].back_requested.emit()
    assert window.page_name == "library"


@pytest.mark.parametrize("name", ["replay", "replay-nautilus"])
def test_the_picture_of_a_replay_is_of_the_sample_and_not_of_the_player(
    store: Store, open_window: Opener, name: str
) -> None:
    window = open_window()
    before = {file.name: file.read_bytes() for file in store.autosaves.iterdir()}
    window.show_page(name)
    session = window.table.session
    assert window.table.watching
    assert session is not None
    assert session.rules.game_id == ("nautilus" if "-" in name else "scythe")
    assert session.identity not in {one.identity for one in (played(*game) for game in GAMES)}
    assert session.record.branches, "with a line that was taken back"
    assert 0 < window.table.conductor.watched < len(session.log)
    assert {file.name: file.read_bytes() for file in store.autosaves.iterdir()} == before
    window.library.leave()
