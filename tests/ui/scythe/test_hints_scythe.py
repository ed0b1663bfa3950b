"""Hints at Scythe's table: thought beside the window, told in words, never played.

Source: ux.md 0 (hints are explained); engines-and-bots 7.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player_names
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.actions import ChooseSection, MoveTo, PickMover, Produce, Take, TakeTop
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import PLACE_OF, Cargo, Faction, Mat, TopChoice, Unit
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.scythe.game_ui import ADVISER, advice
from noria_desktop.ui.table.game_page import GamePage
from tests.ui.scythe.walks import of_kind

WAIT_MS = 20_000


def test_a_hint_is_told_and_plays_nothing(qtbot: QtBot) -> None:
    """The tool bar offers it; the worker thinks; the lamp says what to do and what speaks for it."""
    game = kit("scythe")
    session = Session(game, game.default_options(), 3)
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("scythe"))
    page.conductor.deciding.ask_for_hint()
    lamp = page.display.lamp
    qtbot.waitUntil(lambda: lamp.lit, timeout=WAIT_MS)
    assert " / " in lamp.card.words.title
    assert lamp.card.words.before
    assert lamp.card.words.after
    assert session.cursor == 0
    assert session.tally.hints == 1
    page.leave()


def test_the_adviser_is_a_player_of_the_game() -> None:
    """Otherwise nobody would answer."""
    assert ADVISER in player_names("scythe")


def test_a_hint_tells_what_the_action_brings_at_once() -> None:
    """A step onto a new territory changes the score (rules.md 12): the hint says so."""
    told = []
    for moment in of_kind(due.Travelling):
        if isinstance(moment.action, MoveTo):
            choice: Choice[Any] = Choice(
                moment.action, (Weighed(moment.action, 500), Weighed(moment.legal[0], 200))
            )
            before = RULES.scores(moment.before).total(HUMAN)
            after = RULES.scores(RULES.apply(moment.before, moment.action).state).total(HUMAN)
            if before != after:
                told.append(f"Total {before} → {after}" in advice(choice, moment.before)[1])
    assert told
    assert all(told)


def test_a_hint_to_move_names_where_to() -> None:
    """A unit that steps twice, with something taken on the way, is told by where it ends."""
    moment = next(one for one in of_kind(due.Moving) if isinstance(one.action, PickMover))
    unit = moment.action
    assert isinstance(unit, PickMover)
    first, last = PLACE_OF["h14"], PLACE_OF["h20"]
    way = (Take(Cargo.OIL, 1), MoveTo(first), MoveTo(last), PickMover(Unit.WORKER, last), MoveTo(first))
    title = advice(Choice(unit, then=way), moment.before)[0]
    assert title.endswith("to farm 20")
    assert "to " not in advice(Choice(unit), moment.before)[0]


def test_several_ways_of_one_gesture_have_common_words() -> None:
    """How much is loaded or produced is still to be chosen, so the words for all ways name no number."""
    general = game_ui("scythe").in_general
    assert general is not None
    for moment in (*of_kind(due.Travelling), *of_kind(due.Producing)):
        ways: dict[object, set[str]] = {}
        for action in moment.legal:
            if isinstance(action, Take):
                ways.setdefault(action.cargo, set()).add(general(action, moment.before))
            if isinstance(action, Produce):
                ways.setdefault(action.place, set()).add(general(action, moment.before))
        assert all(len(words) == 1 for words in ways.values())


def test_what_is_begun_can_be_taken_back_from_the_strip(qtbot: QtBot) -> None:
    """mocks/scythe.md 2: the strip has Cancel with Esc while a unit is on its way; it plays nothing, it takes back."""
    game = kit("scythe")
    session = Session(game, Options(Faction.POLANIA, Mat.MECHANICAL), 3)
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("scythe"))
    assert Key.BACK not in [button.key for button in page.strip.buttons()]
    move = next(number for number in range(4) if _has_move(session, number))
    for action in (ChooseSection(move), TakeTop(TopChoice.MOVE)):
        session.dispatch(action)
    picked = next(action for action in session.legal if isinstance(action, PickMover))
    session.dispatch(picked)
    page.board.finish_now()
    assert Key.BACK in [button.key for button in page.strip.buttons()]
    page.board.setFocus()
    QTest.keyClick(page.board.view, Qt.Key.Key_Escape)
    assert session.cursor == 2
    assert picked in session.legal
    page.leave()


def _has_move(session: Session, section: int) -> bool:
    """Whether a section of the mat has Move above."""
    state = RULES.apply(session.state, ChooseSection(section)).state
    return TakeTop(TopChoice.MOVE) in RULES.legal_actions(state)
