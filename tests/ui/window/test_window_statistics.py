"""Statistics in the window: by the keyboard alone and by a screen reader's actions, exported, and forgotten afterwards."""

from __future__ import annotations

import csv
import gc
import io
import weakref
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.library.index import FILE
from noria_desktop.app.results import Result, Results
from noria_desktop.app.saves.store import Store
from noria_desktop.ui.pages.statistics import words
from noria_desktop.ui.pages.statistics.model import AllTab, GameTab
from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.playing import lively
from tests.ui.window.conftest import Opener


def keep(store: Store, results: Results, name: str, seed: int, decisions: int = 500) -> str:
    session = lively(kit(name), seed, decisions)
    session.become_another()
    KeptGame(session, kit(name)).keep(store, results)
    return session.identity


def only_result(results: Results, number: int, opponent: str, scores: tuple[int, int]) -> None:
    game = kit("scythe")
    options = game.options_of(game.rules.setup(game.default_options(), 1).state)
    results.add(
        Result(
            id=f"{number:032x}",
            game="scythe",
            opponent=opponent,
            notation=game.write_setup(options),
            seed=number,
            scores=scores,
            winner=int(scores[0] < scores[1]),
            sealed=True,
            finished_at=f"2026-05-{number:02}T12:00:00Z",
            undos=0,
            hints=0,
            seconds=1800,
            rules_version=game.rules.version,
        )
    )


@pytest.fixture
def store(open_window: Opener) -> Store:
    """Twelve results of Scythe, two finished games of Nautilus with their files, one of Solani that goes on."""
    store = Store(open_window.profile)
    results = Results(store.results)
    for number in range(1, 13):
        only_result(results, number, "automa", (50 + number, 56))
    keep(store, results, "nautilus", 1)
    keep(store, results, "nautilus", 2)
    keep(store, results, "solani", 1, 8)
    return store


def statistics_of(window: MainWindow, qtbot: QtBot) -> StatisticsPage:
    window.show_home()
    window.menus.statistics.trigger()
    page = window._pages["statistics"]
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: not page.model.counted.reading)
    return page


def tab_of(page: StatisticsPage, qtbot: QtBot) -> GameTab:
    def is_gathered() -> bool:
        tab = page.model.tab
        return isinstance(tab, GameTab) and not tab.gathering

    qtbot.waitUntil(is_gathered)
    tab = page.model.tab
    assert isinstance(tab, GameTab)
    return tab


def press(
    page: StatisticsPage, key: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    target = QApplication.focusWidget() or page
    if isinstance(key, str):
        QTest.keyClicks(target, key, held)
    else:
        QTest.keyClick(target, key, held)


def test_finished_games_are_counted_and_games_that_go_on_are_not(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = statistics_of(open_window(), qtbot)
    assert page.model.counted.games == {"noria": 0, "nautilus": 2, "solani": 0, "scythe": 12}
    press(page, "4")
    tab = tab_of(page, qtbot)
    assert (tab.figures.share.won, tab.figures.share.games) == (7, 12)
    assert [row.opponent for row in tab.figures.against] == [
        "autometta",
        "automa",
        "automaszyna",
        "ultimaszyna",
    ]


def test_games_between_people_are_nobodys_record(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    results = Results(store.results)
    results.add(evolve(results.all()[-1], id="f" * 32, opponent="human"))
    page = statistics_of(open_window(), qtbot)
    assert page.model.counted.games["nautilus"] == 2


def test_what_lies_in_the_trash_is_not_counted(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    file = next(store.autosaves.glob("nautilus-*.ndsave"))
    store.throw_away(file)
    page = statistics_of(open_window(), qtbot)
    assert page.model.counted.games["nautilus"] == 1


def test_a_broken_index_gives_the_same_page(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    sound = statistics_of(window, qtbot).model.counted
    index = window._files._cache
    assert index is not None
    (index / FILE).write_bytes(b"no base at all")
    assert statistics_of(open_window(), qtbot).model.counted == sound


def test_keys_alone_lead_through_the_page_and_to_the_replay_and_back(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    press(page, "2")
    tab_of(page, qtbot)
    for _ in range(20):
        if QApplication.focusWidget() is page.opponents:
            break
        press(page, Qt.Key.Key_Tab)
    assert page.opponents.hasFocus()
    assert page.opponents.spot is not None
    first = page.opponents.spot.key
    press(page, Qt.Key.Key_Right)
    assert page.opponents.spot.key != first
    press(page, Qt.Key.Key_Return)
    assert window.table.watching
    assert window.table.session is not None
    window.table.replay.left.emit()
    assert window.page_name == "statistics"
    again = window._pages["statistics"]
    assert isinstance(again, StatisticsPage)
    assert isinstance(again.model.tab, GameTab)
    assert again.model.tab.game == "nautilus"
    press(again, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_a_game_of_which_only_the_result_is_left_stays_where_it_is(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    press(page, "4")
    tab_of(page, qtbot)
    page.opponents.setFocus()
    press(page, Qt.Key.Key_Return)
    assert window.page_name == "statistics"
    assert "only its result" in page.opponents.spoken()


def test_from_the_library_it_leads_back_to_the_library(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    window.library.show()
    window._pages["library"].header.statistics.click()
    assert window.page_name == "statistics"
    press(window._pages["statistics"], Qt.Key.Key_Escape)  # type: ignore[arg-type]
    assert window.page_name == "library"


def test_each_plot_is_a_table_and_a_chart_with_ways_along_it(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = statistics_of(open_window(), qtbot)
    press(page, "4")
    tab_of(page, qtbot)
    for plot in page.shown_plots:
        spoken = QAccessible.queryAccessibleInterface(plot)
        assert spoken.role() == QAccessible.Role.Chart
        assert spoken.text(QAccessible.Text.Name)
        assert spoken.text(QAccessible.Text.Description) or plot is page.sources
    told = page.opponents.accessibleDescription()
    assert "Automa: 12 games, 7 won, 5 lost, 58%, interval 32–81, your median 56.5, theirs 56 coins" in told
    assert "Ultimaszyna: not met yet" in told


def test_a_screen_readers_actions_move_and_replay(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    press(page, "2")
    tab_of(page, qtbot)
    actions = QAccessibleActionInterface
    spoken = QAccessible.queryAccessibleInterface(page.trend)
    doing = spoken.actionInterface()
    assert actions.increaseAction() in doing.actionNames()
    doing.doAction(actions.setFocusAction())
    qtbot.waitUntil(page.trend.hasFocus)
    at = page.trend.spot
    assert at is not None
    doing.doAction(actions.increaseAction())
    assert page.trend.spot != at
    name = spoken.text(QAccessible.Text.Name)
    assert page.trend.spot is not None
    assert page.trend.spot.words[0] in name
    doing.doAction(actions.pressAction())
    assert window.table.watching


def test_rows_of_the_score_sheet_and_kinds_come_from_the_files(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    page = statistics_of(open_window(), qtbot)
    press(page, "2")
    tab = tab_of(page, qtbot)
    assert tab.opened == 2
    assert [row.name for row in tab.sources] == [
        "Science",
        "Exploration",
        "Navigation",
        "Engineering",
        "War",
    ]
    assert sum(len(spread.marks) for spread in tab.spread.values()) == 2
    assert set(tab.spread) <= {one.key for one in tab.kinds}


def test_the_line_of_domains_begins_at_none(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    """It began at the fewest that were ever won, as if that were none."""
    page = statistics_of(open_window(), qtbot)
    press(page, "2")
    tab_of(page, qtbot)
    assert page.kinds._scale().low == 0
    assert page.kinds._scale().high <= 5


def test_a_game_won_by_a_tie_break_is_painted_as_won(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    """56 to 56 was won; its margin of 0 says nothing about that."""
    page = statistics_of(open_window(), qtbot)
    press(page, "4")
    tab = tab_of(page, qtbot)
    assert [page.trend.is_won(one) for one in tab.figures.games] == [False] * 5 + [True] * 7


def test_all_games_stand_head_to_head(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    page = statistics_of(open_window(), qtbot)
    press(page, "0")
    tab = page.model.tab
    assert isinstance(tab, AllTab)
    assert [(row.game, len(row.against.games)) for row in tab.rows] == [("nautilus", 2), ("scythe", 12)]
    assert tab.seconds["scythe"] == 12 * 1800
    assert page.head_to_head.isVisible()
    assert not page.opponents.isVisible()


@pytest.mark.parametrize(("language", "minutes", "hours"), [("en", "min", "hours"), ("ja", "分", "時間")])
def test_below_an_hour_the_time_is_told_in_minutes(
    open_window: Opener, language: str, minutes: str, hours: str
) -> None:
    """It was "0.4 hours"."""
    open_window(language)
    assert words.time_spent(25 * 60 + 40) == ("25", minutes)
    assert words.time_spent(3599) == ("59", minutes)
    assert words.time_spent(5400) == ("1.5", hours)


def test_a_game_that_was_never_played_says_so(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    page = statistics_of(open_window(), qtbot)
    press(page, "1")
    assert page.shown_plots == ()
    assert "No game of Noria" in page.empty.text()
    assert not page.csv.isEnabled()


def test_the_next_opponent_leads_to_a_new_game(store: Store, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    press(page, "4")
    tab_of(page, qtbot)
    assert page.opponents.new.isVisible()
    page.opponents.new.setFocus()
    press(page, Qt.Key.Key_Return)
    assert window.page_name == "new"


@pytest.fixture
def chosen(tmp_path: Path) -> Iterator[Path]:
    """The file that the player chooses for an export."""
    target = tmp_path / "out"
    with patch("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(target), "")):
        yield target


def test_the_table_has_a_row_for_every_game_of_the_tab(
    store: Store, open_window: Opener, qtbot: QtBot, chosen: Path
) -> None:
    page = statistics_of(open_window(), qtbot)
    press(page, "4")
    tab_of(page, qtbot)
    press(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    rows = list(csv.DictReader(io.StringIO(chosen.read_bytes().decode("utf-8"), newline="")))
    assert [(row["game"], row["points"], row["others"]) for row in rows] == [
        ("scythe", str(50 + number), "56") for number in range(1, 13)
    ]
    assert chosen.name in page.told.text()


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_the_picture_shows_the_sheets_without_their_buttons(
    store: Store, open_window: Opener, qtbot: QtBot, tmp_path: Path, theme: str
) -> None:
    window = open_window(theme=theme)
    page = statistics_of(window, qtbot)
    press(page, "4")
    tab_of(page, qtbot)
    file = tmp_path / "picture.png"
    window.statistics.write_picture(file)
    picture = QImage(str(file))
    assert picture.width() == 2 * (page.sheets.width() + 2 * page.style_now.px(24))
    seen = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    assert len(seen) > 50
    assert page.opponents.new.isVisible()


def test_a_file_that_cannot_be_written_is_told(
    store: Store, open_window: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    window.statistics.write_csv(tmp_path / "no folder" / "x" / "games.csv")
    window.statistics.write_picture(tmp_path / "no folder" / "games.png")
    assert "games.png" in page.told.text()


@pytest.mark.parametrize("size", [(800, 520), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_stands_beside_the_window(
    store: Store, open_window: Opener, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    window = open_window(language)
    page = statistics_of(window, qtbot)
    window.resize(*size)
    for tab in "04":
        press(page, tab)
        qtbot.wait(20)
        assert page.view.horizontalScrollBar().maximum() == 0
        if size[0] >= 1280:
            assert page.view.verticalScrollBar().maximum() == 0
        for plot in page.shown_plots:
            assert page.sheets.rect().contains(plot.geometry())
            box = plot.rect()
            assert all(box.contains(round(one.x), round(one.y)) for one in plot.spots)


def test_what_was_held_of_single_games_is_let_go_with_the_page(
    store: Store, open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    page = statistics_of(window, qtbot)
    press(page, "2")
    tab_of(page, qtbot)
    assert window.statistics._contents is not None
    left = weakref.ref(window.statistics._contents.games[0])
    del page
    window.show_home()
    qtbot.waitUntil(lambda: "statistics" not in window._pages, timeout=5000)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert left() is None
    assert window.statistics._contents is None


def test_nothing_is_loaded_for_it_before_it_is_opened() -> None:
    import subprocess
    import sys

    code = (
        "import sys, noria_desktop.ui.window.main_window;"
        "print([name for name in sys.modules if 'statistics.' in name and 'ui.window' not in name])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
