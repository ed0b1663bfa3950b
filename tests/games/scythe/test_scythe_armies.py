"""Whole games from positions with all mechs out and everybody near: moves, fights and gains in great number.

Every position on the way must be one that can occur. Source: rules.md 5 to 8, 13; H8 to H14.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from noria_desktop.games.scythe.actions import (
    Action,
    ChooseSection,
    Finish,
    Halt,
    Skip,
    TakeTop,
)
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import (
    CombatRevealed,
    EncounterEnded,
    GameEnded,
    Loaded,
    UnitStepped,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    TERRITORIES,
    Faction,
    Star,
    TopChoice,
    place_id,
)
from tests.games.scythe.positions import position

GAMES = 6
BOUND = 2_000


def armies(faction: Faction, rng: random.Random, seed: int) -> State:
    """Both sides' pieces at random on land, tokens of all kinds, power and cards for several fights."""
    rival = rng.choice([other for other in BASE_FACTIONS if other is not faction])
    land = [place_id(place) for place in range(TERRITORIES) if not geography().lake[place]]
    mine = rng.sample(land, 8)
    theirs = rng.sample([name for name in land if name not in mine], 8)
    mechs = components().mats.factions[faction.index].mechs
    return position(
        faction,
        rival,
        character=rng.choice(mine),
        mechs={ability: rng.choice(mine) for ability in mechs},
        workers=" ".join(rng.choice(mine) for _ in range(7)),
        goods=dict.fromkeys(rng.sample(mine, 4), "3 oil, 2 metal, food, 4 wood"),
        their_mechs=" ".join(theirs[:4]),
        their_workers=" ".join(theirs[4:]),
        their_power=9,
        their_hand=(2, 3, 4),
        power=9,
        hand=(2, 2, 3, 5),
        stars={Star.MECHS: 1},
        objectives=(rng.randint(1, 10), rng.randint(11, 23)),
        token=5,
        turn=1,
        seed=seed,
    )


def rash(state: State, actions: tuple[Action, ...], rng: random.Random) -> Action:
    """A player who moves whenever there is a way to."""
    for action in actions:
        if isinstance(action, TakeTop) and action.choice is TopChoice.MOVE:
            return action
        if isinstance(action, ChooseSection):
            inside = RULES.legal_actions(RULES.apply_unchecked(state, action).state)
            if TakeTop(TopChoice.MOVE) in inside:
                return action
    doing = [action for action in actions if not isinstance(action, (Skip, Finish, Halt))]
    return rng.choice(doing if doing and rng.random() < 0.7 else actions)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_every_position_of_a_lively_game_can_occur(faction: Faction) -> None:
    rng = random.Random(faction.index)
    seen: Counter[type] = Counter()
    for number in range(GAMES):
        state = armies(faction, rng, number)
        for _ in range(BOUND):
            census(state)
            actions = RULES.legal_actions(state)
            if not actions:
                break
            assert len(set(actions)) == len(actions)
            step = RULES.apply_unchecked(state, rash(state, actions, rng))
            seen.update(map(type, step.events))
            state = step.state
        else:
            pytest.fail("the game does not end")
    assert seen[GameEnded] == GAMES
    for kind in (UnitStepped, Loaded, CombatRevealed, EncounterEnded):
        assert seen[kind] > 0, kind


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_units_of_both_sides_share_a_territory_only_while_a_combat_is_coming(faction: Faction) -> None:
    """Rules 1, 5, 6: and nobody's worker is left alone on a lake."""
    rng = random.Random(100 + faction.index)
    state = armies(faction, rng, 1)
    while actions := RULES.legal_actions(state):
        state = RULES.apply_unchecked(state, rash(state, actions, rng)).state
        if RULES.turn(state).prompt.value != "section":
            continue
        army, automa = state.human.army, state.automa
        mine = {army.character, *army.mechs, *army.workers}
        assert not mine & {automa.character, *automa.mechs, *automa.workers} - {None}
        for place in army.workers:
            assert not geography().lake[place] or place in army.mechs
