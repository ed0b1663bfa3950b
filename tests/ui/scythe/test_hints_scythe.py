"""Hints at Scythe's table: thought beside the window, told in words, never played.

Source: ux.md 0 (hints are explained); engines-and-bots 7.
"""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player_names
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.actions import MoveTo, Produce, Take
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.faces import face
from noria_desktop.ui.scythe.face import ADVISER, advice
from noria_desktop.ui.table.game_page import GamePage
from tests.ui.scythe.walks import of_kind

WAIT_MS = 20_000


def test_a_hint_is_told_and_plays_nothing(qtbot: QtBot) -> None:
    """The tool bar offers it; the worker thinks; the strip says what to do and what speaks for it."""
    game = kit("scythe")
    session = Session(game, game.default_options(), 3)
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, face("scythe"))
    page.ask_for_hint()
    qtbot.waitUntil(lambda: "Advice:" in page.strip.notice, timeout=WAIT_MS)
    assert "Section:" in page.strip.notice
    assert "Also weighed" in page.strip.notice
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


def test_several_ways_of_one_gesture_have_common_words() -> None:
    """How much is loaded or produced is still to be chosen, so the words for all ways name no number."""
    general = face("scythe").in_general
    assert general is not None
    for moment in (*of_kind(due.Travelling), *of_kind(due.Producing)):
        ways: dict[object, set[str]] = {}
        for action in moment.legal:
            if isinstance(action, Take):
                ways.setdefault(action.cargo, set()).add(general(action, moment.before))
            if isinstance(action, Produce):
                ways.setdefault(action.place, set()).add(general(action, moment.before))
        assert all(len(words) == 1 for words in ways.values())
