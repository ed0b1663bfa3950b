"""Driving workers home while moving. Source: rules.md 5; automa.md 10.11, R23, R30; the Automa's summary, battle."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT
from noria_desktop.games.scythe.actions import Finish, MoveTo, PickMover, Take
from noria_desktop.games.scythe.events import GoodsGained, MoveEnded, PopularityLost, WorkersRouted
from noria_desktop.games.scythe.pending import ChoosingBottom, Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import TODAYS_RULINGS
from noria_desktop.games.scythe.terms import Ability, Cargo, Faction, Goods, Source, Unit
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    move,
    moving,
    of_kind,
    on,
    play,
    position,
    refused,
)

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER
CARD_WITH_FOUR = 5
"""The Automa's card whose resource box says 4."""


def test_a_combat_unit_drives_workers_to_the_automas_base_for_one_popularity_each() -> None:
    """Rules 5: at once, during the moves."""
    state = position(character="h04", their_workers="h05 h05", popularity=7, pending=moving())
    step = play(state, *move(CHARACTER, "h04", "h05"))
    assert of_kind(step.events, WorkersRouted) == [WorkersRouted(BOT, at("h05"), 2, at("base_crimea"))]
    assert of_kind(step.events, PopularityLost) == [PopularityLost(2)]
    assert step.state.automa.workers == (at("base_crimea"), at("base_crimea"))
    assert step.state.human.popularity == 5
    assert step.state.human.routed == 2


def test_too_little_popularity_does_not_forbid_it() -> None:
    """Rules 5: down to 0."""
    state = position(character="h04", their_workers="h05 h05", popularity=1, pending=moving())
    step = play(state, *move(CHARACTER, "h04", "h05"))
    assert step.state.human.popularity == 0
    assert of_kind(step.events, PopularityLost) == [PopularityLost(1)]
    nothing = play(
        position(character="h04", their_workers="h05 base", popularity=0, pending=moving()),
        *move(CHARACTER, "h04", "h05"),
    )
    assert of_kind(nothing.events, PopularityLost) == []


@pytest.mark.parametrize(("rulings", "popularity"), [(1, 7), (TODAYS_RULINGS, 6)])
def test_camaraderie_is_for_combats_only(rulings: int, popularity: int) -> None:
    """Rules 13: printed for workers that retreat after a combat; games of the first rulings go on by those."""
    state = position(
        Faction.POLANIA,
        character="h14",
        mechs={Ability.CAMARADERIE: "base"},
        their_workers="h20 base",
        pending=moving(),
        rulings=rulings,
    )
    state = after(state, *move(CHARACTER, "h14", "h20"))
    assert (state.human.popularity, state.human.routed) == (popularity, 1)


def test_driving_workers_home_ends_the_move_but_another_unit_may_pass_through() -> None:
    """Rules 5: Speed or not; another unit may later in the same action move through the free hex."""
    state = position(
        character="h04",
        mechs={Ability.SPEED: "h04"},
        their_workers="h05 base",
        pending=moving(),
    )
    step = play(state, *move(CHARACTER, "h04", "h05"))
    assert step.events[-1] == MoveEnded(CHARACTER, 0, at("h05"))
    passing = after(step.state, *move(MECH, "h04", "h05"))
    assert isinstance(passing.pending[-1], Travelling)
    assert isinstance(after(passing, MoveTo(at("h11"))).pending[-1], Moving)


def test_a_mech_with_workers_aboard_drives_workers_home_too() -> None:
    """Rules 5; workers by themselves cannot."""
    state = position(
        workers="h04 h04", mechs={Ability.SPEED: "h04"}, their_workers="h05 base", pending=moving()
    )
    state = after(state, PickMover(MECH, at("h04")), Take(Cargo.FRESH_WORKERS, 1), MoveTo(at("h05")))
    assert state.human.army.workers == (at("h04"), at("h05"))
    alone = position(workers="h04 h04", their_workers="h05 base", pending=moving())
    assert refused(after(alone, PickMover(WORKER, at("h04"))), MoveTo(at("h05"))) is Why.ENEMY_UNIT


def test_workers_beside_a_combat_unit_stay_until_the_combat_is_decided() -> None:
    """Rules 5."""
    state = position(character="h04", their_workers="h05 base", their_mechs="h05", pending=moving())
    state = after(state, *move(CHARACTER, "h04", "h05"))
    assert at("h05") in state.automa.workers
    assert state.human.popularity == 7


@pytest.mark.parametrize(
    ("place", "origin", "goods"),
    [
        ("h05", "h04", (4, 0, 0, 0)),  # tundra: oil
        ("h11", "h04", (0, 4, 0, 0)),  # mountain: metal
        ("h12", "h13", (0, 0, 4, 0)),  # farm: food
        ("h04", "h05", (0, 0, 0, 4)),  # forest: wood
        ("h06", "h12", (0, 0, 0, 0)),  # village
        ("h23", "h24", (0, 0, 0, 0)),  # Factory
        ("h17", "h16", (0, 0, 0, 0)),  # lake
    ],
)
def test_the_resource_box_is_laid_on_the_territory(place: str, origin: str, goods: Goods) -> None:
    """R23, R30: the number of the Automa's last turn card, the territory's own resource."""
    state = position(
        character=origin,
        mechs={Ability.SEAWORTHY: "base"},
        their_workers=f"{place} base",
        remembered=CARD_WITH_FOUR,
        encounters="",
        pending=moving(),
    )
    step = play(state, *move(CHARACTER, origin, place))
    assert on(step.state, place) == goods
    expected = [GoodsGained(at(place), goods, Source.RESOURCE_BOX)] if any(goods) else []
    assert of_kind(step.events, GoodsGained) == expected


def test_before_the_automas_first_turn_the_box_is_empty() -> None:
    """R23."""
    state = position(character="h04", their_workers="h05 base", pending=moving())
    assert on(after(state, *move(CHARACTER, "h04", "h05")), "h05") == (0, 0, 0, 0)


def test_a_territory_without_automa_units_has_no_box() -> None:
    """R30: only for driving off workers or a won attack."""
    state = position(character="h04", remembered=CARD_WITH_FOUR, pending=moving())
    assert on(after(state, *move(CHARACTER, "h04", "h05")), "h05") == (0, 0, 0, 0)


def test_tokens_of_the_box_may_be_carried_on_in_the_same_turn() -> None:
    """Automa 10, resource box: the tokens are the human's at once and add to those that lay there already."""
    state = position(
        character="h04",
        workers="h04 h04",
        their_workers="h05 base",
        mechs={Ability.SPEED: "h04"},
        goods={"h05": "oil, wood"},
        remembered=CARD_WITH_FOUR,
        pending=moving(),
    )
    state = after(state, *move(CHARACTER, "h04", "h05"))
    assert on(state, "h05") == (5, 0, 0, 1)
    state = after(state, *move(MECH, "h04", "h05"), Take(Cargo.OIL, 5), MoveTo(at("h11")))
    assert on(state, "h11") == (5, 0, 0, 0)


def test_a_character_takes_the_encounter_where_it_drove_workers_off() -> None:
    """Rules 3: after the moves; h11 has a token."""
    state = position(character="h04", their_workers="h11 base", pending=moving())
    state = after(state, *move(CHARACTER, "h04", "h11"))
    assert at("h11") in state.board.tokens
    assert at("h11") not in after(state, Finish()).board.tokens


def test_no_combat_follows_where_only_workers_stood() -> None:
    state = position(character="h04", their_workers="h05 base", pending=moving())
    state = after(state, *move(CHARACTER, "h04", "h05"), Finish())
    assert state.pending == (ChoosingBottom(0),)
    assert legal(state)
