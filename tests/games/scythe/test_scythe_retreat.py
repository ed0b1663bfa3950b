"""Retreat of the human's units, with and without Seaworthy. Source: rules.md 6.6; H12."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.games.scythe.actions import Advance, Finish, RetreatTo, RetreatWorkers, SetPower
from noria_desktop.games.scythe.events import (
    CombatCardsDrawn,
    StarPlaced,
    UnitRetreated,
    WorkersRetreated,
    WorkersRouted,
)
from noria_desktop.games.scythe.pending import ChoosingBottom, Retreating, RetreatingWorkers
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Ability, Prompt, Unit
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    moving,
    names,
    of_kind,
    play,
    position,
    refused,
)

CHARACTER, MECH = Unit.CHARACTER, Unit.MECH
SEAWORTHY, SPEED, RIVERWALK = Ability.SEAWORTHY, Ability.SPEED, Ability.RIVERWALK


def lost(place: str = "h16", **given: Any) -> State:
    """The human has lost an attack; h16 lies beside the lakes h09, h17 and h22."""
    fields: dict[str, Any] = {
        "character": place,
        "mechs": {SEAWORTHY: "base"},
        "their_mechs": place,
        "their_power": 7,
        "automa_deck": (3,),
        "encounters": "",
        "pending": moving(0),
    }
    return after(position(**(fields | given)), Finish(), SetPower(1), Advance())


def test_each_unit_may_go_to_a_lake_beside_or_home() -> None:
    """Rules 6.6, Nordic."""
    state = lost()
    assert RULES.turn(state).prompt is Prompt.RETREAT
    home = at("base_nordic")
    assert legal(state) == tuple(RetreatTo(place) for place in (at("h09"), at("h17"), at("h22"), home))
    assert refused(state, RetreatTo(at("h31"))) is Why.NO_RETREAT_THERE
    step = play(state, RetreatTo(at("h17")))
    assert of_kind(step.events, UnitRetreated) == [UnitRetreated(CHARACTER, 0, at("h16"), at("h17"))]
    assert step.state.pending == (ChoosingBottom(0),)


def test_what_is_left_of_the_combat_follows_the_retreat() -> None:
    """Rules 6: the loser's card and the winner's star."""
    step = play(lost(), RetreatTo(at("h17")))
    assert [type(event) for event in step.events] == [UnitRetreated, CombatCardsDrawn, StarPlaced]


def test_lakes_with_enemy_units_are_closed() -> None:
    """Rules 6.6."""
    state = lost(their_workers="h17 base")
    assert RetreatTo(at("h17")) not in legal(state)


def test_without_seaworthy_all_go_home() -> None:
    state = lost(mechs={SPEED: "h16"}, workers="h16 base")
    assert state.pending == (ChoosingBottom(0),)
    army = state.human.army
    assert {army.character, army.mechs[3], *army.workers} == {at("base_nordic")}


@pytest.mark.parametrize("place", ["h05", "h12"])
def test_without_a_lake_beside_all_go_home(place: str) -> None:
    """h05 and h12 touch no lake."""
    state = lost(place)
    assert state.pending == (ChoosingBottom(0),)
    assert state.human.army.character == at("base_nordic")


def test_units_are_asked_about_one_by_one_the_character_first() -> None:
    """H12: a destination for each unit, mechs by slot."""
    state = lost(mechs={SEAWORTHY: "h16", SPEED: "h16"})
    step = play(state, RetreatTo(at("base_nordic")), RetreatTo(at("h22")))
    assert isinstance(step.state.pending[-1], Retreating)
    step = play(step.state, RetreatTo(at("h09")))
    army = step.state.human.army
    assert (army.character, army.mechs[1], army.mechs[3]) == (at("base_nordic"), at("h22"), at("h09"))


def test_workers_may_follow_a_mech_to_its_lake() -> None:
    """Rules 6.6: as many as the player likes; H12: a number for each lake chosen."""
    state = lost(mechs={SEAWORTHY: "h16", SPEED: "h16"}, workers="h16 h16 h16")
    state = after(state, RetreatTo(at("h17")), RetreatTo(at("h22")), RetreatTo(at("h09")))
    assert state.pending[-1] == RetreatingWorkers(at("h16"), (at("h09"), at("h22")))
    assert RULES.turn(state).prompt is Prompt.RETREAT_WORKERS
    assert legal(state) == tuple(RetreatWorkers(number) for number in range(4))
    assert refused(state, RetreatWorkers(4)) is Why.NO_UNIT
    step = play(state, RetreatWorkers(1), RetreatWorkers(1))
    assert names(step.state.human.army.workers) == "h09 h22 base_nordic"
    assert of_kind(step.events, WorkersRetreated) == [
        WorkersRetreated(at("h16"), at("h09"), 1),
        WorkersRetreated(at("h16"), at("h22"), 1),
    ]
    assert len(of_kind(step.events, WorkersRouted)) == 1


def test_workers_do_not_follow_the_character() -> None:
    """Rules 6.6: to a lake that one of the mechs went to; workers are not left alone on a lake."""
    state = lost(workers="h16 base")
    state = after(state, RetreatTo(at("h17")))
    assert state.pending == (ChoosingBottom(0),)
    assert names(state.human.army.workers) == "base_nordic base_nordic"


def test_when_all_workers_have_followed_nobody_is_asked_again() -> None:
    state = lost(mechs={SEAWORTHY: "h16", SPEED: "h16"}, workers="h16 base")
    state = after(
        state, RetreatTo(at("base_nordic")), RetreatTo(at("h09")), RetreatTo(at("h22")), RetreatWorkers(1)
    )
    assert state.pending == (ChoosingBottom(0),)
    assert names(state.human.army.workers) == "h09 base_nordic"


def test_a_combat_lost_on_a_lake_has_no_lake_beside_it() -> None:
    """Rules 14: no two lakes touch."""
    state = lost("h17", mechs={SEAWORTHY: "h17"}, workers="h17 base")
    assert state.pending == (ChoosingBottom(0),)
    assert state.human.army.mechs[1] == at("base_nordic")
