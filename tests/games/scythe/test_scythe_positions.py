"""Building positions of Scythe from few words: what is filled in, and what is said about the impossible."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.scythe.pending import Aftermath, AutomaTurn, ChoosingBottom, ChoosingSection, Moving
from noria_desktop.games.scythe.positions import position
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    Ability,
    AutomaStage,
    Bottom,
    Cube,
    Faction,
    Mat,
    Scheme,
    Star,
    Structure,
)

NORDIC = Options(Faction.NORDIC, Mat.INDUSTRIAL, Faction.CRIMEA)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_named_is_a_turn_of_any_set_up(seed: int) -> None:
    state = position(seed=seed, turn=seed + 1)
    assert (state.turn, state.automa.turns) == (seed + 1, seed)
    for action in RULES.legal_actions(state):
        RULES.apply(state, action)


def test_stars_that_show_are_placed() -> None:
    """H3: a star is placed as soon as it is earned."""
    state = position(
        NORDIC,
        power=16,
        popularity=18,
        workers="h04 " * 8,
        mechs={Ability.SPEED: "h04"},
        stars={Star.COMBAT: 1},
        revealed=(3,),
    )
    placed = {star for star in Star if state.human.stars[star.index]}
    assert placed == {Star.POWER, Star.POPULARITY, Star.WORKERS, Star.COMBAT, Star.OBJECTIVE}
    assert (state.human.objectives, len(state.human.discarded)) == ((), 1)


def test_what_the_automa_remembers_fits_its_token_and_turns() -> None:
    """automa.md 9: units outside the peninsula mean that rivers are open; the first star switches the scheme."""
    away = position(NORDIC, turn=6, automa={"mechs": "h20 base"})
    assert away.automa.token > 0
    assert away.automa.record is not None
    assert (away.automa.record.turn, away.automa.main[-1]) == (5, away.automa.remembered)
    late = position(NORDIC, turn=15, automa={"token": 16, "remembered": 4, "deck": (7, 8)})
    assert late.automa.stars[Star.TRACKER.index] > 0
    assert late.automa.scheme is Scheme.II
    assert (late.automa.remembered, late.automa.deck.cards[:2]) == (4, (7, 8))


def test_decks_hold_what_is_left_below_what_is_named() -> None:
    state = position(
        NORDIC, hand=(2, 5), combat_deck=(4, 3), combat_discard=(2,), factory_card=7, factory=(5,)
    )
    decks = state.decks
    assert decks.combat.cards[:2] == (4, 3)
    assert len(decks.combat) + 1 + 2 + len(state.automa.hand) == 42
    assert (decks.factory[0], 7 in decks.factory, 7 in decks.unused_factory.cards) == (5, False, False)


def test_a_move_going_on_and_the_automas_turn() -> None:
    moving = position(NORDIC, pending=(ChoosingBottom(0), Aftermath(), Moving(2, 1)), character="h11")
    assert moving.human.army.character == PLACE_OF["h11"]
    beat = position(NORDIC, turn=4, pending=(AutomaTurn(AutomaStage.CARD),))
    assert RULES.turn(beat).automatic


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"power": 17}, "human.power"),
        ({"workers": "h04"}, "human.army.workers"),
        ({"workers": "h04 h99"}, "human.army.workers"),
        ({"mechs": {Ability.WAYFARE: "h04"}}, "human.army.mechs"),
        ({"structures": {Structure.MINE: "base"}}, "human.works.structures[0]"),
        ({"upgrades": dict.fromkeys(Cube, Bottom.BUILD)}, "human.works.slots[2]"),
        ({"hand": (9,)}, "decks.combat"),
        ({"goods": {"h04": "3 gold"}}, "board.goods[h04]"),
        ({"encounters": "h01"}, "board.tokens"),
        ({"turn": 1, "last_section": 2}, "human.last_section"),
        ({"stars": {Star.MECHS: 1}}, "human.stars[1]"),
        ({"automa": {"mechs": "h20", "token": 0}}, "automa"),
        ({"automa": {"workers": "base"}}, "automa.workers"),
        ({"pending": (ChoosingSection(), ChoosingSection())}, "pending[1]"),
    ],
)
def test_the_first_impossible_place_is_named(words: dict[str, Any], place: str) -> None:
    with pytest.raises(ImpossibleState) as caught:
        position(NORDIC, **words)
    assert caught.value.place == place
