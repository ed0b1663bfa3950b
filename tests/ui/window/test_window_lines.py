"""Lines that were left: listed with where, how and how far, and gone on with. Source: decision 33."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.record import whole_line
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.lines_sheet import LinesSheet
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.playing import choose
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import autosaves, session_of
from tests.ui.window.test_window_trash import over

pytestmark = pytest.mark.usefixtures("shared_pictures")

LEFT = Qt.MouseButton.LeftButton


def new_ways(session: Session) -> list[Any]:
    """What was never done at this moment."""
    ply = session.cursor
    taken = [one.entries[0].action for one in session.record.branches if one.ply == ply]
    if session.can_redo:
        taken.append(session.log[ply].action)
    return [action for action in session.legal if action not in taken]


def with_lines(game: str = "noria") -> Session:
    """A game in which two lines were left."""
    session = choose(Session(kit(game), kit(game).default_options(), 3), (0,) * 12)
    for _ in range(2):
        session.undo()
        while not (ways := new_ways(session)):
            session.undo()
        session.dispatch(ways[0])
        choose(session, (0, 0))
    session.run_automatic()
    assert len(session.record.branches) == 2
    return session


def shown(window: MainWindow, session: Session, qtbot: QtBot) -> LinesSheet:
    window.seat(session)
    window.menus.lines.trigger()
    sheet = over(window, LinesSheet)
    qtbot.waitUntil(lambda: not sheet.is_filling)
    return sheet


def test_only_a_game_with_lines_offers_them(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.start("noria", kit("noria").default_options(), 1)
    assert not window.menus.lines.isEnabled()
    window.seat(with_lines())
    assert window.menus.lines.isEnabled()
    window.show_home()
    assert not window.menus.lines.isEnabled()


def test_taking_back_and_playing_otherwise_makes_a_line(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = choose(Session(kit("noria"), kit("noria").default_options(), 3), (0, 0, 0))
    session.undo()
    window.seat(session)
    assert not window.menus.lines.isEnabled()
    while not (ways := new_ways(session)):
        session.undo()
    assert not window.menus.lines.isEnabled(), "what can be repeated is not left yet"
    session.dispatch(ways[0])
    assert window.menus.lines.isEnabled()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Round", "left after", " long", "score")), ("ja", ("ラウンド", "手の後で分岐", "長さ", "得点"))],
)
def test_each_line_tells_where_how_and_how_far(
    open_window: Opener, qtbot: QtBot, language: str, words: tuple[str, ...]
) -> None:
    session = with_lines()
    sheet = shown(open_window(language), session, qtbot)
    rows = sheet.list.lines.rows
    assert [row.number for row in rows] == [2, 1]
    for at, row in enumerate(rows):
        for part in words:
            assert part in row.told
        spoken = sheet.list.lines.index(at).data(Qt.ItemDataRole.AccessibleTextRole)
        assert row.began in spoken
        assert row.told in spoken
    branch = next(one for one in session.record.branches if one.number == 1)
    first = next(at for at, entry in enumerate(branch.entries) if entry.seat == HUMAN)
    made = Session(kit("noria"), session.options, session.seed)
    made.replay(whole_line(session.record, 1)[: branch.ply + first])
    expected = game_ui("noria").describe(branch.entries[first].action, made.view())
    assert rows[1].began == expected
    assert sheet.list.accessibleName()


@pytest.mark.parametrize("way", ["click", "enter", "double click"])
def test_going_on_lays_a_table_of_its_own(open_window: Opener, qtbot: QtBot, way: str) -> None:
    window = open_window()
    session = with_lines()
    sheet = shown(window, session, qtbot)
    sheet.list.setCurrentIndex(sheet.list.lines.index(1))
    if way == "click":
        QTest.mouseClick(sheet.go, LEFT)
    elif way == "enter":
        QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    else:
        place = sheet.list.visualRect(sheet.list.lines.index(1)).center()
        QTest.mouseClick(sheet.list.viewport(), LEFT, pos=place)
        QTest.mouseDClick(sheet.list.viewport(), LEFT, pos=place)
    made = session_of(window)
    assert made is not session
    assert made.identity != session.identity
    assert not made.sealed
    assert made.log[: len(whole_line(session.record, 1))] == whole_line(session.record, 1)
    assert not sheet.isVisible()
    assert len(session.record.branches) == 2


def test_the_game_that_is_left_for_a_line_is_kept(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = with_lines()
    sheet = shown(window, session, qtbot)
    QTest.mouseClick(sheet.go, LEFT)
    assert any(session.identity in file.name for file in autosaves(open_window.profile))


@pytest.mark.parametrize(("language", "words"), [("en", "3 older lines"), ("ja", "古い進め方 3 件")])
def test_lines_that_had_no_room_are_told(
    open_window: Opener, qtbot: QtBot, language: str, words: str
) -> None:
    session = with_lines()
    session._dropped = 3
    sheet = shown(open_window(language), session, qtbot)
    assert words in sheet.notice.text()


def test_a_line_that_cannot_be_replayed_says_so(open_window: Opener, qtbot: QtBot) -> None:
    session = with_lines()
    first, second = session.record.branches
    wrong = evolve(first, entries=(*first.entries, *first.entries))
    session.restore(ply=session.cursor, sealed=False, tally=session.tally, branches=(wrong, second))
    sheet = shown(open_window(), session, qtbot)
    sheet.list.setCurrentIndex(sheet.list.lines.index(1))
    assert "cannot be replayed under today's rules" in sheet.list.lines.rows[1].told
    assert not sheet.go.isEnabled()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert sheet.isVisible()


def test_words_are_made_from_what_the_player_may_see(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words made from the true position could name what is hidden."""
    session = with_lines("scythe")
    window = open_window()
    asked = []
    real = session.rules.scores

    def scores(state: object) -> object:
        asked.append(state)
        return real(state)

    monkeypatch.setattr(type(session.rules), "scores", lambda _, state: scores(state))
    true = {id(state) for state in (session.state_at(ply) for ply in range(len(session.log) + 1))}
    window.seat(session)
    asked.clear()
    from noria_desktop.app.left_lines import LeftLines
    from noria_desktop.ui.pages.lines_sheet import line_row

    lines = LeftLines(session)
    for number in lines.numbers:
        line = lines.follow(number)
        line_row(session, kit("scythe"), game_ui("scythe"), line, HUMAN)
        seen = session.rules.observe(line.states[-1], HUMAN)
        assert asked[-1] == seen
        assert id(asked[-1]) not in true
