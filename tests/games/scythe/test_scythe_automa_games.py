"""Whole games of the Automa: the figures of automa.md 15, and its laws against a human who plays at random."""

from __future__ import annotations

import random
import time
from statistics import mean

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT
from noria_desktop.games.scythe.actions import Advance
from noria_desktop.games.scythe.control import automa_places, automa_territories, human_places
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingSection, Finished
from noria_desktop.games.scythe.record import Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    TERRITORIES,
    AutomaStage,
    Level,
    Scheme,
    home_base,
)

PAIRS = [(human, automa) for human in BASE_FACTIONS for automa in BASE_FACTIONS if human is not automa]
_TURN = (AutomaTurn(AutomaStage.CARD),)


def check(state: State) -> None:
    """automa.md 15: what holds after every turn."""
    automa = state.automa
    cards = [*automa.deck.cards, *automa.main, *automa.battle]
    assert sorted(card for card in cards if card is not None) == list(range(1, 20))
    base = home_base(automa.faction)
    fighters = [*automa.mechs, *(() if automa.character is None else (automa.character,))]
    for units in (automa.workers, fighters):
        out = [place for place in units if place < TERRITORIES]
        assert len(out) == len(set(out))
        assert {place for place in units if place >= TERRITORIES} <= {base}
    assert not automa_places(automa) & human_places(state.human.army)


def with_an_idle_human(state: State) -> tuple[State, int, int]:
    """The end of a game in which only the Automa moves; the turn of the scheme switch, turns without a move."""
    switched, without = 0, 0
    while not isinstance(state.pending[-1], Finished):
        entry = state.pending[-1]
        if isinstance(entry, ChoosingSection):
            check(state)
            state = evolve(state, pending=_TURN)
            continue
        state = RULES.apply_unchecked(state, Advance()).state
        if not switched and state.automa.scheme is Scheme.II:
            switched = state.automa.turns
        record = state.automa.record
        if entry == AutomaTurn(AutomaStage.MOVE) and record is not None:
            without += all(found.outcome is not Outcome.DONE for found in record.moves)
    return state, switched, without


@pytest.mark.parametrize(
    ("level", "least", "middle", "most", "switch", "coins", "without"),
    [
        (Level.AUTOMETTA, 24, 29.3, 32, 13.4, 75, 0.6),
        (Level.AUTOMA, 20, 23.6, 26, 10.6, 78, 0.5),
        (Level.AUTOMASZYNA, 17, 20.0, 23, 10.6, 75, 0.3),
        (Level.ULTIMASZYNA, 16, 18.9, 23, 9.4, 74, 0.2),
    ],
)
def test_figures_against_an_idle_human(
    level: Level, least: int, middle: float, most: int, switch: float, coins: int, without: float
) -> None:
    """automa.md 15: turns to the end, switch, territories, coins; 100 games a level, five for each pair of factions.

    The figures come from 2,000 games a level, so the means of 100 may lie a little off them.
    """
    turns, switches, territories, totals, stuck = [], [], [], [], []
    for seed in range(100):
        human, automa = PAIRS[seed % len(PAIRS)]
        begun = setup(Options(human, None, automa, level), 1000 + seed).state
        state, switched, none = with_an_idle_human(begun)
        turns.append(state.automa.turns)
        if switched:
            switches.append(switched)
        territories.append(len(automa_territories(state)))
        totals.append(RULES.scores(state).total(BOT))
        stuck.append(none)
    assert least <= min(turns) <= max(turns) <= most
    assert mean(turns) == pytest.approx(middle, abs=0.7)
    assert mean(switches) == pytest.approx(switch, abs=0.5)
    assert mean(territories) == pytest.approx(10.4, abs=0.7)
    assert 5 <= min(territories) <= max(territories) <= 13
    assert mean(totals) == pytest.approx(coins, abs=3.5)
    assert mean(stuck) == pytest.approx(without, abs=0.4)


@pytest.mark.parametrize("level", list(Level))
def test_laws_against_a_human_at_random(level: Level) -> None:
    """automa.md 15: units, cards and territories after every turn; games end after 14 to 32 turns or close to it."""
    for seed in range(12):
        pick = random.Random(seed)
        human, automa = PAIRS[seed % len(PAIRS)]
        state = setup(Options(human, None, automa, level), seed).state
        while RULES.turn(state).seat is not None:
            if isinstance(state.pending[-1], ChoosingSection):
                check(state)
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
        assert 12 <= state.automa.turns <= 34


def test_a_turn_takes_a_moment() -> None:
    """A whole turn of the Automa with all five beats: 20 ms at most, also on a slow machine."""
    states = [
        evolve(setup(Options(human, None, automa, Level.ULTIMASZYNA), 5).state, pending=_TURN)
        for human, automa in PAIRS
    ]
    began, turns = time.perf_counter(), 0
    for begun in states:
        state, _, _ = with_an_idle_human(begun)
        turns += state.automa.turns
    assert (time.perf_counter() - began) / turns < 0.020
