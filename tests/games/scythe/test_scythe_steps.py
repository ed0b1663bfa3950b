"""Steps: rivers, lakes, tunnels, the Mine, home bases, enemy units; why a step is refused. Source: rules.md 5, 13, 14."""

from __future__ import annotations

import random

import pytest

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import able, steps, why_no_step
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    PLACES,
    Ability,
    Faction,
    Structure,
    Unit,
    home_base,
    place_id,
)
from tests.games.scythe.plain_steps import ALL, Plain
from tests.games.scythe.positions import after, at, moving, names, position, refused
from tests.games.scythe.positions import move as walk

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER
TUNNELS = "h10 h15 h18 h29 h32 h37"


def reach(state: State, unit: Unit, name: str) -> str:
    place = home_base(state.human.faction) if name == "base" else at(name)
    return names(steps(state, unit, place))


def plus(*rows: str) -> str:
    """Names of several rows together, in order."""
    return " ".join(sorted({word for row in rows for word in row.split()}))


# Rivers and lakes ---------------------------------------------------------------------------------------


def test_a_river_on_the_shared_side_stops_a_unit() -> None:
    """Rules 5: h04 touches h03 and h10 across rivers, h05 and h11 by land."""
    state = position(character="h04")
    assert reach(state, CHARACTER, "h04") == "h05 h11"


def test_a_lake_is_not_entered_without_a_lake_ability() -> None:
    """Rules 5: h16 touches the lakes h09, h17 and h22."""
    state = position(Faction.SAXONY, character="h16", workers="h16 base")
    assert reach(state, CHARACTER, "h16") == "h10 h15 h23"
    assert reach(state, WORKER, "h16") == "h10 h15 h23"


def test_a_unit_without_a_lake_ability_does_not_leave_a_lake() -> None:
    """Rules 5: a lake as origin is forbidden as well."""
    state = position(character="h17")
    assert reach(state, CHARACTER, "h17") == ""


@pytest.mark.parametrize(
    ("faction", "bridges"),
    [
        (Faction.NORDIC, "h04 h05"),
        (Faction.RUSVIET, "h19 h26"),
        (Faction.CRIMEA, "h43 h47"),
        (Faction.SAXONY, "h34 h41"),
        (Faction.POLANIA, "h14 h20"),
    ],
)
def test_leaving_a_home_base_is_a_step_to_one_of_its_two_land_neighbours(
    faction: Faction, bridges: str
) -> None:
    """Rules 5 and 14."""
    rival = Faction.SAXONY if faction is not Faction.SAXONY else Faction.NORDIC
    state = position(faction, rival)
    assert reach(state, CHARACTER, "base") == bridges
    assert reach(state, WORKER, "base") == bridges


def test_a_home_base_is_no_destination_not_even_the_own_one() -> None:
    """Rules 5: h04 and h05 lie beside the Nordic base."""
    state = position(character="h04")
    assert names([home_base(Faction.NORDIC)]) not in reach(state, CHARACTER, "h04")
    assert why_no_step(state, CHARACTER, at("h04"), home_base(Faction.NORDIC)) is Why.HOME_BASE


# Tunnels and the Mine -----------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", list(Unit))
def test_all_tunnels_are_adjacent_to_each_other_for_any_unit(unit: Unit) -> None:
    """Rules 5: from h32 by land h24, h38, h39; then the five other tunnels."""
    state = position(Faction.CRIMEA, Faction.NORDIC)
    assert reach(state, unit, "h32") == plus("h24 h38 h39", "h10 h15 h18 h29 h37")


def test_the_own_mine_is_one_more_tunnel() -> None:
    """Rules 5: both ways."""
    state = position(structures={Structure.MINE: "h11"})
    assert reach(state, CHARACTER, "h11") == plus("h04 h05", TUNNELS)
    assert "h11" in reach(state, CHARACTER, "h32")
    assert "h11" in reach(state, WORKER, "h32")


def test_a_mine_works_while_an_enemy_controls_its_territory() -> None:
    """Rules 5: but the limits on entering enemy units still apply."""
    state = position(
        Faction.SAXONY, Faction.NORDIC, structures={Structure.MINE: "h11"}, their_workers="h11 base"
    )
    assert "h11" in reach(state, CHARACTER, "h32")
    assert "h11" not in reach(state, WORKER, "h32")


# Enemies ------------------------------------------------------------------------------------------------


def test_workers_on_their_own_do_not_enter_a_territory_with_an_enemy_unit() -> None:
    """Rules 5: of any kind; characters and mechs do."""
    state = position(character="h04", workers="h04 h04", their_workers="h05 base", their_mechs="h11")
    assert reach(state, CHARACTER, "h04") == "h05 h11"
    assert reach(state, WORKER, "h04") == "h03 h10"


def test_nothing_leaves_a_territory_where_a_combat_is_coming() -> None:
    """Rules 5: neither a passenger with an unused move nor another unit."""
    state = position(character="h11", workers="h11 h04", their_mechs="h11", pending=moving())
    assert reach(state, WORKER, "h11") == ""
    assert refused(state, walk(WORKER, "h11", "h04")[0]) is Why.COMBAT_PENDING


def test_a_character_does_not_leave_workers_alone_on_a_lake() -> None:
    """Rules 5: workers leave a lake only inside a mech."""
    state = position(
        character="h17", workers="h17 h04", mechs={Ability.SEAWORTHY: "h17", Ability.SPEED: "h04"}
    )
    assert reach(state, CHARACTER, "h17") == "h10 h11 h16 h18 h23 h24"
    alone = position(character="h17", workers="h17 h04", mechs={Ability.SEAWORTHY: "h04"})
    assert reach(alone, CHARACTER, "h17") == ""
    assert why_no_step(alone, CHARACTER, at("h17"), at("h11")) is Why.WORKERS_LEFT_ON_LAKE


# Reasons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "origin", "target", "why"),
    [
        (CHARACTER, "h04", "h05", None),
        (CHARACTER, "h04", "h04", Why.SAME_PLACE),
        (CHARACTER, "h04", "h03", Why.RIVER),
        (WORKER, "h04", "h03", None),
        (CHARACTER, "h11", "h17", Why.LAKE_SHORE),
        (CHARACTER, "h17", "h11", Why.LAKE_SHORE),
        (WORKER, "h17", "h11", Why.WORKER_ON_LAKE),
        (CHARACTER, "h04", "h12", Why.NO_PASSAGE),
        (WORKER, "h04", "h10", Why.ENEMY_UNIT),
        (CHARACTER, "h04", "base_nordic", Why.HOME_BASE),
        (CHARACTER, "h43", "base_crimea", Why.ENEMY_BASE),
        (CHARACTER, "h04", "base_togawa", Why.HOME_BASE),
    ],
)
def test_a_refused_step_says_why(unit: Unit, origin: str, target: str, why: Why | None) -> None:
    """Rules 15: the legality function returns why a step is refused."""
    state = position(their_workers="h10 base")
    assert why_no_step(state, unit, at(origin), at(target)) is why


def test_the_rules_say_the_same_of_a_unit_on_its_way() -> None:
    state = position(character="h04", pending=moving())
    picked, wrong = walk(CHARACTER, "h04", "h03")
    assert refused(after(state, picked), wrong) is Why.RIVER


# All of it again ----------------------------------------------------------------------------------------


def _anywhere(faction: Faction, rng: random.Random) -> State:
    """Pieces of both sides at random, lakes included, some mechs and structures on the mat."""
    rival = rng.choice([other for other in BASE_FACTIONS if other is not faction])
    territories = [name for name in ALL if not name.startswith("base")]
    land = [name for name in territories if not geography().lake[at(name)]]
    theirs = rng.sample(territories, 7)
    mine = [name for name in territories if name not in theirs]
    mechs = components().mats.factions[faction.index].mechs
    # Now and then a combat is coming.
    character = rng.choice(theirs) if rng.random() < 0.2 else rng.choice(mine)
    return position(
        faction,
        rival,
        character=character,
        mechs={ability: rng.choice(mine) for ability in mechs if rng.random() < 0.7},
        workers=" ".join(rng.choice(mine) for _ in range(6)),
        structures={kind: rng.choice(land) for kind in Structure if rng.random() < 0.5},
        their_character=theirs[0],
        their_mechs=" ".join(theirs[1:4]),
        their_workers=" ".join(theirs[4:]),
    )


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_every_step_is_found_a_second_time_in_the_plainest_way(faction: Faction) -> None:
    """Rules 5, 13: one question for each rule, asked of the data file itself."""
    rng = random.Random(faction.index)
    for _ in range(25):
        state = _anywhere(faction, rng)
        plain = Plain(state)
        for unit in Unit:
            for place in range(PLACES):
                found = {place_id(target) for target in steps(state, unit, place)}
                assert found == plain.steps(unit, place_id(place)), (unit, place_id(place), state.human.army)
                assert able(state, unit, (place,)) == [place] * bool(found)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_a_step_is_refused_with_a_reason_or_may_be_made(faction: Faction) -> None:
    """Rules 15."""
    state = _anywhere(faction, random.Random(99))
    for unit in Unit:
        for place in range(PLACES):
            reachable = steps(state, unit, place)
            for target in range(PLACES):
                assert (why_no_step(state, unit, place, target) is None) == (target in reachable)
