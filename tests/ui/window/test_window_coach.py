"""The coach in the window: in which games it speaks, what is kept of "not again", and whether it may stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.settings import Settings
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.new_game_first import FirstPage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.settings import SettingsPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE, at_the_table
from tests.ui.table.test_table_coach import LINE, politics
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, SPACE, nearly_over, press, rest, session_of

pytestmark = pytest.mark.usefixtures("shared_pictures")

DEL = Qt.Key.Key_Delete


def finish(qtbot: QtBot, window: MainWindow, seed: int) -> None:
    """A game of which only the end is left, played to its result."""
    window.seat(nearly_over(seed))
    while window.page_name == "table":
        press(window, END)
        press(window, SPACE)
        qtbot.wait(5)
    QApplication.processEvents()


def coached(window: MainWindow) -> bool:
    return window.table.conductor.coaching.coach is not None


def begin(window: MainWindow) -> None:
    window.start("noria", read_setup(EXAMPLE), 7)
    QApplication.processEvents()


def spoken(window: MainWindow) -> str:
    shown = window.table.strip.coach.shown
    return "" if shown is None else shown.line


# In which games it speaks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coach", "kept", "finished", "speaks"),
    [
        ("first", "", 0, True),
        ("first", "", 2, True),
        ("first", "", 3, False),
        ("first", "noria:1", 3, True),
        ("first", "noria:0", 0, False),
        ("first", "scythe:1", 3, False),
        ("on", "noria:0", 9, True),
        ("off", "noria:1", 0, False),
    ],
)
def test_it_speaks_in_the_first_three_games_of_a_kind_and_then_as_it_was_answered(
    coach: str, kept: str, finished: int, speaks: bool
) -> None:
    assert Settings(coach=coach, coach_kept=kept).is_coached("noria", finished) is speaks


@pytest.mark.parametrize(
    ("coach", "kept", "finished", "asks"),
    [
        ("first", "", 2, False),
        ("first", "", 3, True),
        ("first", "", 4, False),
        ("first", "noria:0", 3, False),
        ("first", "scythe:1", 3, True),
        ("on", "", 3, False),
        ("off", "", 3, False),
    ],
)
def test_it_is_asked_once_after_the_third_game(coach: str, kept: str, finished: int, asks: bool) -> None:
    assert Settings(coach=coach, coach_kept=kept).asks_about_coach("noria", finished) is asks


@pytest.mark.parametrize("name", ["coach_kept", "coach_silent"])
@pytest.mark.parametrize(
    "text", ["noria", "noria:2", "noria.k1,", ",", "Noria.K1", "noria.k1 scythe.c2", "<b>.x"]
)
def test_what_no_coach_ever_kept_is_refused(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=name):
        Settings(**{name: text})  # type: ignore[arg-type]


def test_the_answers_and_the_lines_sent_away_are_sets() -> None:
    settings = Settings(coach_kept="noria:1", coach_silent="noria.k1")
    assert settings.with_coach("scythe", kept=False) == "noria:1,scythe:0"
    assert settings.with_coach("noria", kept=False) == "noria:0"
    assert settings.without_remark("scythe.c2", away=True) == "noria.k1,scythe.c2"
    assert settings.without_remark("noria.k1", away=False) == ""


def test_a_first_game_has_a_coach_and_whoever_wants_none_has_none(open_window: Opener) -> None:
    window = open_window(coach="first")
    begin(window)
    assert coached(window)
    window.change_settings(coach="off")
    assert not coached(window), "at once"
    window.change_settings(coach="on")
    assert coached(window)


def test_a_quick_game_has_a_coach_even_after_the_first_ones(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(coach="first")
    for seed in (7, 8, 9):
        finish(qtbot, window, seed)
    begin(window)
    assert not coached(window)
    window.show_new_game("noria")
    page = window._stack.currentWidget()
    assert isinstance(page, FirstPage)
    page.quick_requested.emit("bot1")
    assert coached(window)
    window.change_settings(coach_kept="noria:0")
    page.quick_requested.emit("bot1")
    assert not coached(window), "nobody wants it"


def test_what_was_said_is_not_said_again_after_the_game_was_put_aside(open_window: Opener) -> None:
    """Each time a game was opened the coach began anew, with the lines that it says once in a game."""
    window = open_window(coach="on")
    window.seat(at_the_table(politics()))
    press(window, END)
    assert spoken(window) == LINE
    window.close()

    window = open_window(coach="on")
    window.seat(at_the_table(politics()))
    press(window, END)
    assert spoken(window) == ""


def test_what_lies_beyond_an_older_save_was_not_said_yet(open_window: Opener) -> None:
    window = open_window(coach="on")
    window.seat(at_the_table(politics(round=4)))
    press(window, END)
    assert spoken(window) == LINE
    window.close()

    window = open_window(coach="on")
    window.seat(at_the_table(politics()))
    press(window, END)
    assert spoken(window) == LINE


# Not again ------------------------------------------------------------------------------------------------


def test_a_line_sent_away_is_kept_and_can_be_switched_on_in_the_settings(open_window: Opener) -> None:
    window = open_window(coach="on")
    window.seat(at_the_table(politics()))
    press(window, END)
    assert spoken(window) == LINE
    press(window, DEL)
    assert window.settings.coach_silent == "noria.k1"
    window.close()

    window = open_window(coach="on")
    assert window.settings.coach_silent == "noria.k1"
    window.side.show_settings()
    page = window._stack.currentWidget()
    assert isinstance(page, SettingsPage)
    (row,) = page.remarks.rows.values()
    assert row.name.text() == game_ui("noria").coached_about("noria.k1")
    row.buttons[True].click()
    assert window.settings.coach_silent == ""
    row.buttons[False].click()
    assert window.settings.coach_silent == "noria.k1"


def test_where_nothing_was_sent_away_there_is_no_list(open_window: Opener) -> None:
    window = open_window()
    window.change_settings(coach_silent="noria.k99,chess.k1")
    window.side.show_settings()
    page = window._stack.currentWidget()
    assert isinstance(page, SettingsPage)
    assert page.remarks.isHidden(), "lines that no game has are no rows"


# Whether it may stay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [True, False])
def test_after_the_third_game_it_is_asked_whether_the_coach_may_stay(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    window = open_window(coach="first")
    for seed in (7, 8, 9):
        assert window.coached._bar is None or not window.coached._bar.isVisible()
        window.seat(nearly_over(seed))
        session_of(window).count_remark()
        while window.page_name == "table":
            press(window, END)
            press(window, SPACE)
            qtbot.wait(5)
        QApplication.processEvents()
    assert isinstance(window._stack.currentWidget(), ResultPage)
    bar = window.coached._bar
    assert bar is not None
    assert bar.isVisible()
    assert bar.words.text() == "Your first games of Noria are over. Keep the coach?"
    (bar.keep if kept else bar.no_more).click()
    assert not bar.isVisible()
    assert window.settings.coach_kept == f"noria:{int(kept)}"
    begin(window)
    assert coached(window) is kept


def test_the_question_goes_with_the_page_of_the_result(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(coach="first")
    window._settings_file.override(coach="first")
    for seed in (7, 8, 9):
        finish(qtbot, window, seed)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    session = nearly_over(9)
    session.count_remark()
    window.coached.ask_after(session, page)
    bar = window.coached._bar
    assert bar is not None
    assert bar.isVisible()
    window.show_home()
    assert not bar.isVisible()
    assert window.settings.coach_kept == ""


def test_the_result_tells_how_often_the_coach_spoke(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window()
    window.seat(nearly_over(7))
    session_of(window).count_remark()
    rest(qtbot, window)
    while window.page_name == "table":
        press(window, END)
        qtbot.wait(5)
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    assert page.model.remarks == 1
    page.finish()
    assert "1 coach line" in page.verdict.accessibleDescription()


def test_the_menu_answers_where_the_line_has_no_room_for_it(open_window: Opener) -> None:
    window = open_window(coach="on")
    window.resize(800, 520)
    window.seat(at_the_table(politics()))
    menus = window.menus
    menus.bot.aboutToShow.emit()
    assert not menus.coach_why.isEnabled()
    press(window, END)
    menus.bot.aboutToShow.emit()
    assert menus.coach_why.isEnabled()
    menus.coach_why.trigger()
    assert window.table.display.coach.sheet.isVisible()
    menus.coach_away.trigger()
    assert window.settings.coach_silent == "noria.k1"
    menus.bot.aboutToShow.emit()
    assert not menus.coach_away.isEnabled()
