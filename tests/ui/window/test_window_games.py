"""The window from the first start to a finished, saved and reopened game. Source: issue, purpose; ux.md 2."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.command_line import WindowArguments
from noria_desktop.app.saves.store import Store
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.state import Clearing
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.games.noria.terms import Prompt, Ring
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.new_game_first import FirstPage
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.widgets.progress_words import round_now
from noria_desktop.ui.window.application import _open_what_was_asked
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import (
    END,
    SPACE,
    a_round,
    autosaves,
    home_of,
    nearly_over,
    press,
    rest,
    results,
    session_of,
)

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def begin(window: MainWindow, seed: int = 7) -> Session:
    """A new game of the rulebook's example."""
    window.start("noria", read_setup(EXAMPLE), seed)
    QApplication.processEvents()
    return session_of(window)


def shows_the_state(window: MainWindow) -> bool:
    """The scene is exactly the projection."""
    board, session = window.table.board, session_of(window)
    assert board.presenter is not None
    return board.sprites() == board.presenter.project(session.view(HUMAN), board.table, session.legal)


# Which page comes first -------------------------------------------------------------------------------


def test_without_arguments_the_home_page_opens(open_window: Opener) -> None:
    window = open_window()
    _open_what_was_asked(window, WindowArguments())
    assert window.page_name == "home"
    assert home_of(window).isVisible()
    assert window.windowTitle() == "Noria Desktop"


def test_new_opens_the_table_with_that_set_up_and_seed(open_window: Opener) -> None:
    window = open_window()
    _open_what_was_asked(window, WindowArguments(new="noria", options=read_setup(EXAMPLE), seed=7))
    assert window.page_name == "table"
    session = session_of(window)
    assert session.seed == 7
    assert [island.number for island in session.state.islands] == [7, 4, 2, 8, 9]
    assert "Noria" in window.windowTitle()


def test_new_without_a_seed_takes_a_fresh_one(open_window: Opener) -> None:
    window = open_window()
    seeds = set()
    for _ in range(3):
        _open_what_was_asked(window, WindowArguments(new="noria", options=kit("noria").default_options()))
        seeds.add(session_of(window).seed)
    assert len(seeds) == 3


def test_continue_without_a_game_offers_a_new_one(open_window: Opener) -> None:
    window = open_window()
    _open_what_was_asked(window, WindowArguments(go_on=True))
    assert window.page_name == "new"


def test_a_file_opens_at_its_table(open_window: Opener, tmp_path: Path) -> None:
    file = tmp_path / "evening.ndsave"
    session = Session(kit("noria"), read_setup(EXAMPLE), 7)
    session.dispatch(act.EndPhase())
    Store(tmp_path).save_to(file, session, kit("noria"))
    window = open_window()
    _open_what_was_asked(window, WindowArguments(file=file))
    assert window.page_name == "table"
    assert session_of(window).state == session.state


# An evening -------------------------------------------------------------------------------------------


def test_from_the_new_game_page_to_the_table(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    window.menus.new.trigger()
    first = window._stack.currentWidget()
    assert isinstance(first, FirstPage)
    first.whole.pressed.emit()
    page = window._stack.currentWidget()
    assert isinstance(page, NewGamePage)
    options, seed = read_setup(EXAMPLE), 11
    page.start_requested.emit(options, seed)
    QApplication.processEvents()
    assert window.page_name == "table"
    assert (session_of(window).options, session_of(window).seed) == (options, seed)
    assert shows_the_state(window)


def test_the_menu_bar_tells_in_full_what_is_played(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    begin(window)
    label = window._record_label
    assert label.text().strip()
    assert label.width() >= label.sizeHint().width()
    assert window.menuBar().rect().contains(label.geometry())


def test_a_finished_game_is_counted_once(open_window: Opener, qtbot: QtBot) -> None:
    """The result page comes by itself; opening the finished game again adds no second line."""
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    assert isinstance(window._stack.currentWidget(), ResultPage)
    (line,) = results(open_window.profile)
    result = json.loads(line)
    page = window.findChild(ResultPage)
    assert page is not None
    assert page.header.sub.text() == f"Seed {seed_code(result['seed'])}", "it stood at the table only"
    (file,) = autosaves(open_window.profile)
    for _ in range(2):
        again = open_window()
        again.open_file(file)
        qtbot.waitUntil(lambda w=again: w.page_name == "result", timeout=5000)  # type: ignore[misc]
        assert results(open_window.profile) == [line]
    scores = kit("noria").rules.scores(Store(open_window.profile).open(file).session.state)
    assert result["scores"] == [scores.total(0), scores.total(1)]


def test_a_finished_game_is_not_the_one_to_go_on_with(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    window.show_home()
    again = open_window()
    again.continue_latest()
    assert again.page_name == "new"


def test_watching_a_finished_game_leaves_it_as_it_is(open_window: Opener, qtbot: QtBot) -> None:
    """Undo and its like are off while watching; what is saved stays the finished game."""
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    (file,) = autosaves(open_window.profile)
    before = file.read_bytes()
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.replay_requested.emit()
    QApplication.processEvents()
    assert window.table.watching
    press(window, Qt.Key.Key_Z, CTRL)
    window.menus.undo.trigger()
    window.menus.restart.trigger()
    window.menus.skip.trigger()
    press(window, Qt.Key.Key_End)
    qtbot.wait(10)
    assert session_of(window).cursor == len(session_of(window).log)
    assert file.read_bytes() == before
    window.show_home()
    assert file.read_bytes() == before
    assert len(results(open_window.profile)) == 1


def test_from_a_replay_the_way_leads_back_to_the_result(open_window: Opener, qtbot: QtBot) -> None:
    """Seen before: whoever watched a game from its result came home and never saw the result again."""
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.replay_requested.emit()
    assert window.table.replay.bar.back.text() == "Back to the result"
    press(window, Qt.Key.Key_Escape)
    assert window.page_name == "result"
    assert len(results(open_window.profile)) == 1


def test_playing_on_from_a_watched_moment_is_another_game(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.seat(nearly_over())
    rest(qtbot, window)
    press(window, END)
    qtbot.waitUntil(lambda: window.page_name == "result", timeout=5000)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.replay_requested.emit()
    finished = session_of(window)
    window.table.replay_strip.slider.setValue(0)
    window.table.replay_strip.resumed.emit()
    rest(qtbot, window)
    mine = session_of(window)
    assert mine.identity != finished.identity
    assert not mine.sealed, "the end is known already"
    assert mine.cursor == 0
    assert not window.table.watching
    assert len(autosaves(open_window.profile)) == 1, "nothing has been decided in it yet"
    press(window, END)
    rest(qtbot, window)
    assert len(autosaves(open_window.profile)) == 2


# Coming back ------------------------------------------------------------------------------------------


def test_continue_after_closing_in_the_middle(open_window: Opener, qtbot: QtBot) -> None:
    """The same state, the same history, and undo goes on working across the restart."""
    window = open_window()
    session = begin(window)
    a_round(qtbot, window)
    press(window, END)
    rest(qtbot, window)
    state, log, start = session.state, session.log, session.state_at(0)
    undo = window.table.display.undo_name
    window.close()
    again = open_window()
    again.show_home()
    again.continue_latest()
    rest(qtbot, again)
    mine = session_of(again)
    assert mine is not session
    assert (mine.state, mine.log, mine.identity) == (state, log, session.identity)
    assert shows_the_state(again)
    assert again.table.display.undo_name == undo != ""
    while mine.can_undo:
        press(again, Qt.Key.Key_Z, CTRL)
    assert mine.state == start
    assert shows_the_state(again)


def test_what_was_taken_back_can_be_repeated_after_a_restart(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    press(window, END)
    press(window, Qt.Key.Key_Z, CTRL)
    rest(qtbot, window)
    assert session.can_redo
    window.close()
    again = open_window()
    again.continue_latest()
    press(again, Qt.Key.Key_Z, CTRL | SHIFT)
    assert session_of(again).turn.prompt is Prompt.NAME_DISCS


def test_closing_in_the_bots_turn_loses_nothing(open_window: Opener, qtbot: QtBot) -> None:
    """The bot's beats are repeated: same seed, same choices."""
    window = open_window()
    session = begin(window)
    window.table.set_speed(BotSpeed.STEP)
    while session.turn.seat == HUMAN:
        press(window, END)
        window.table.board.finish_now()
        qtbot.wait(1)
    press(window, SPACE)
    window.table.board.finish_now()
    assert session.turn.automatic
    window.close()
    session.run_automatic()
    again = open_window()
    again.continue_latest()
    rest(qtbot, again)
    # The table may already have passed what leaves no choice.
    assert session_of(again).state_at(session.cursor) == session.state


def test_every_step_is_saved_at_once(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    for _ in range(3):
        press(window, END)
        rest(qtbot, window)
        (file,) = autosaves(open_window.profile)
        assert Store(open_window.profile).open(file).session.state == session.state


def test_save_names_the_file_and_save_as_another(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    session = begin(window)
    rest(qtbot, window)
    press(window, Qt.Key.Key_S, CTRL)
    (file,) = (open_window.profile / "saves").glob("*.ndsave")
    assert file.name in window.table.strip.notice
    target = tmp_path / "my evening.ndsave"
    answer_dialogs(monkeypatch, target.with_suffix(""))
    window.menus.save_as.trigger()
    assert Store(open_window.profile).open(target).session.state == session.state
    press(window, END)
    press(window, Qt.Key.Key_S, CTRL)
    assert Store(open_window.profile).open(target).session.state == session.state
    assert Store(open_window.profile).open(file).session.state != session.state


def answer_dialogs(monkeypatch: pytest.MonkeyPatch, name: Path) -> None:
    """Type this name into the next file dialogs and agree."""
    from PySide6.QtWidgets import QFileDialog

    def agree(dialog: QFileDialog) -> int:
        dialog.setDirectory(str(name.parent))
        dialog.selectFile(name.name)
        return 1

    monkeypatch.setattr(QFileDialog, "exec", agree)


# The menu bar -----------------------------------------------------------------------------------------


def drag_the_ring(window: MainWindow) -> None:
    """Press the handle of the large ring."""
    from tests.ui.dragging import LEFT, point_of

    board = window.table.board
    handle: Handle = at.ring_rim(Ring.LARGE)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=point_of(board, handle))
    QApplication.processEvents()


def test_the_edit_menu_names_the_step(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    menus = window.menus
    assert menus.undo.text() == "&Undo"
    assert not menus.undo.isEnabled()
    press(window, END)
    assert menus.undo.text() == "&Undo: End influence"
    assert menus.undo.isEnabled()
    press(window, Qt.Key.Key_Z, CTRL)
    assert session_of(window).cursor == 0
    assert menus.redo.text() == "&Redo: End influence"
    press(window, Qt.Key.Key_Y, CTRL)
    assert session_of(window).cursor == 1
    press(window, Qt.Key.Key_Z, CTRL)
    press(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert session_of(window).cursor == 1
    menus.restart.trigger()
    assert session_of(window).cursor == 0


def test_no_two_commands_have_the_same_shortcut(open_window: Opener) -> None:
    window = open_window()
    taken: dict[str, str] = {}
    for menu in (
        window.menus.game,
        window.menus.edit,
        window.menus.view,
        window.menus.bot,
        window.menus.help,
    ):
        for action in menu.actions():
            for shortcut in action.shortcuts():
                key = shortcut.toString()
                assert key not in taken, (key, taken[key], action.text())
                taken[key] = action.text()
    assert {"Ctrl+Z", "Ctrl+S", "Ctrl+N", "Ctrl+O", "Ctrl+Q", "F11"} <= set(taken)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_menu_entry_has_words_and_every_menu_its_own_letters(
    open_window: Opener, language: str
) -> None:
    """Access keys do not repeat within a menu."""
    window = open_window(language)
    for menu in (
        window.menus.game,
        window.menus.edit,
        window.menus.view,
        window.menus.bot,
        window.menus.help,
    ):
        assert menu.title().strip("&")
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert all(text.strip("&") for text in texts)
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(set(letters)) == len(letters), texts


def test_the_language_menu_turns_the_whole_window(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    press(window, END)
    rest(qtbot, window)
    log, state = session.log, session.state
    english = (
        window.windowTitle(),
        window.menus.game.title(),
        window.menus.undo.text(),
        window.table.strip.accessibleName(),
    )
    (japanese_action,) = [a for a in window.menus.languages.actions() if a.data() == "ja"]
    japanese_action.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    QApplication.processEvents()
    japanese = (
        window.windowTitle(),
        window.menus.game.title(),
        window.menus.undo.text(),
        window.table.strip.accessibleName(),
    )
    assert all(a != b for a, b in zip(english, japanese, strict=True)), japanese
    assert (session.log, session.state) == (log, state)
    assert shows_the_state(window)
    assert japanese_action.isChecked()


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_the_theme_menu_dresses_the_whole_window(open_window: Opener, theme: str) -> None:
    from noria_desktop.ui.art.theme import THEMES

    window = open_window(theme="day" if theme == "night" else "night")
    begin(window)
    (action,) = [a for a in window.menus.themes.actions() if a.data() == theme]
    action.trigger()
    assert action.isChecked()
    picture = window.table.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 3).name() == THEMES[theme].surface.lower()[:7]
    assert shows_the_state(window)


def test_the_speed_chosen_is_kept(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    (slow,) = [a for a in window.menus.speeds.actions() if a.data() == "slow"]
    slow.trigger()
    assert window.settings.bot_speed == "slow"
    window.close()
    from noria_desktop.ui.window.settings import SettingsFile

    assert SettingsFile(open_window.profile).settings.bot_speed == "slow"


def test_commands_of_the_table_are_off_elsewhere(open_window: Opener) -> None:
    window = open_window()
    window.show_home()
    menus = window.menus
    off = (menus.save, menus.save_as, menus.undo, menus.redo, menus.restart, menus.replay, menus.copy_setup)
    assert not any(action.isEnabled() for action in off)
    begin(window)
    assert all(action.isEnabled() for action in (menus.save, menus.save_as, menus.copy_setup))
    window.show_home()
    assert not any(action.isEnabled() for action in off)


def test_the_set_up_on_the_clipboard_is_the_same_game(open_window: Opener) -> None:
    window = open_window()
    session = begin(window)
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    text = QApplication.clipboard().text()
    game = kit("noria")
    again = game.rules.setup(read_setup(text), 7).state
    assert (again.islands, again.market, again.human.wheel, again.bot.wheel) == (
        session.state.islands,
        session.state.market,
        session.state.human.wheel,
        session.state.bot.wheel,
    )


@pytest.mark.parametrize("game", ["nautilus", "noria", "scythe", "solani"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_set_up_on_the_clipboard_names_its_seed_in_the_language_of_now(
    open_window: Opener, game: str, language: str
) -> None:
    """It was Japanese whatever the language, and without the seed another game came of it."""
    window = open_window(language)
    window.start(game, kit(game).default_options(), 4711)
    session = session_of(window)
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    text = QApplication.clipboard().text()
    assert ("Seed: " in text) == (language == "en")
    assert ("シード" in text) == (language == "ja")
    options, seed = kit(game).read_line(text)
    assert seed == 4711
    assert kit(game).rules.setup(options, seed).state == session.state_at(0)


def test_rules_and_settings_lead_back_to_the_table(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    for show in (partial(window.show_rules, "noria"), window.menus.settings.trigger):
        show()
        assert window.page_name in ("rules", "settings")
        page = window._stack.currentWidget()
        assert isinstance(page, Page)
        page.back_requested.emit()
        assert window.page_name == "table"
        assert window.table.session is session
    press(window, END)
    assert session.cursor == 1


def test_again_starts_what_it_says(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    options = session_of(window).options
    rest(qtbot, window)
    window.show_home()
    home_of(window).again_requested.emit("noria")
    assert session_of(window).options == options


def test_a_save_thrown_away_leaves_the_list(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    press(window, Qt.Key.Key_S, CTRL)
    (file,) = (open_window.profile / "saves").glob("*.ndsave")
    window.show_home()
    home_of(window).delete_requested.emit(file)
    assert not file.exists()
    assert list((open_window.profile / "trash").iterdir())


def test_a_saved_game_is_called_by_the_round_being_played() -> None:
    """Six rounds finished: the seventh is being played. After the last there is none to come."""
    assert [round_now(done, 16) for done in (0, 6, 15, 16)] == [1, 7, 16, 16]


@pytest.mark.parametrize(
    ("game", "line", "title"),
    [
        ("noria", "Round 1 of 16", "Noria · Kettle (Bot 1) – round 1"),
        ("scythe", "No star placed yet", "Scythe · Saxony against Automa (Crimea) – no star yet"),
        ("nautilus", "Round 1 of 6", "Nautilus · Finn (Novice) – round 1"),
    ],
)
def test_a_game_to_go_on_with_tells_how_far_it_is(
    open_window: Opener, qtbot: QtBot, game: str, line: str, title: str
) -> None:
    """In what the game counts: rounds, or stars; the card shows the table in small."""
    window = open_window()
    window.start(game, kit(game).default_options(), 7)
    rest(qtbot, window)
    session = session_of(window)
    session.dispatch(session.legal[0])
    window.show_home()
    home = home_of(window)
    assert home.resume.title.text() == title.partition(" ")[0]
    assert home.resume.progress.text() == line
    card = home.model.continue_
    assert card is not None
    assert card.picture is not None
    assert home.saves.list.rows.rows[0].title == title
    home.resume.grab()


def test_home_says_your_turn_where_the_table_waits_for_a_press(open_window: Opener, qtbot: QtBot) -> None:
    """Between two rounds of Nautilus, of which the rival starts the next one, it said "their turn"."""
    window = open_window()
    window.start("nautilus", kit("nautilus").default_options(), 8)
    rest(qtbot, window)
    session = session_of(window)
    while not isinstance(session.state.table.pending, Clearing):
        session.dispatch(session.legal[0])
    window.show_home()
    home = home_of(window)
    card = home.model.continue_
    assert card is not None
    assert card.your_turn
    assert home.resume.against.text().endswith("your turn")


def test_save_as_begins_in_the_folder_used_last(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before: always in the profile's own."""
    from PySide6.QtWidgets import QFileDialog

    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 3)
    rest(qtbot, window)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    answer_dialogs(monkeypatch, elsewhere / "first")
    window.menus.save_as.trigger()
    begun: list[Path] = []

    def look(dialog: QFileDialog) -> int:
        begun.append(Path(dialog.directory().path()))
        return 0

    monkeypatch.setattr(QFileDialog, "exec", look)
    window.menus.save_as.trigger()
    assert begun == [elsewhere]


def test_home_can_be_gone_to_from_every_page_but_itself(open_window: Opener) -> None:
    """Seen before: it was grey on the settings and the map."""
    window = open_window()
    window.show_home()
    assert not window.menus.home.isEnabled()
    window.show_page("settings")
    assert window.menus.home.isEnabled()
    window.menus.home.trigger()
    assert window.page_name == "home"
