"""Water phase, neighbourhoods and what they add up to. Source: automa.md 2; seed 003, "近傍" and the tracker."""

from __future__ import annotations

import pytest

from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.neighbourhood import (
    base_neighbourhood,
    base_set,
    hunted,
    is_confined,
    neighbour_counts,
    neighbourhood,
    threatened,
)
from noria_desktop.games.scythe.terms import BASE_FACTIONS, TERRITORIES, Faction, Level, home_base
from tests.games.scythe.automa_positions import a_table, all_at, at, names


@pytest.mark.parametrize(
    ("level", "last_confined"),
    [(Level.AUTOMETTA, 4), (Level.AUTOMA, 3), (Level.AUTOMASZYNA, 2)],
)
def test_confined_as_long_as_the_token_lies_on_the_mark(level: Level, last_confined: int) -> None:
    """Seed 003, "移動アクション": no river is crossed until the token's space has no no-river mark; automa.md 4."""
    assert is_confined(a_table(Faction.SAXONY, level=level, token=0).automa)
    assert is_confined(a_table(Faction.SAXONY, level=level, token=last_confined).automa)
    assert not is_confined(a_table(Faction.SAXONY, level=level, token=last_confined + 1).automa)


def test_the_hardest_automa_is_never_confined() -> None:
    """automa.md 2: Ultimaszyna is free from the start."""
    assert not is_confined(a_table(Faction.SAXONY, level=Level.ULTIMASZYNA, token=0).automa)


def test_own_territory_and_what_one_step_reaches() -> None:
    """Seed 003, "近傍": h34 has rivers to the north-west and north-east, h42 beside h41 is a lake."""
    assert names(neighbourhood(at("h34"), confined=True)) == "h34 h35 h41"
    assert names(neighbourhood(at("h34"), confined=False)) == "h27 h28 h34 h35 h41"
    assert names(neighbourhood(at("h41"), confined=True)) == "h34 h35 h41"
    assert names(neighbourhood(at("h41"), confined=False)) == "h34 h35 h41 h42"


def test_a_lake_is_an_ordinary_territory() -> None:
    """Seed 003, "オートマ/The Automa": lakes count as normal territories; h22 has six neighbours."""
    assert names(neighbourhood(at("h22"), confined=False)) == "h15 h16 h21 h22 h23 h29 h30"


def test_tunnels_are_not_used() -> None:
    """Seed 003, "オートマ/The Automa": h10 and h18 are both tunnels and not neighbours."""
    assert at("h18") not in neighbourhood(at("h10"), confined=False)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_confined_units_stay_on_the_home_peninsula(faction: Faction) -> None:
    """automa.md 2: what confined units and the base can reach, again and again, are its three territories."""
    reached = set(geography().base_neighbourhood[faction.index])
    for _ in range(TERRITORIES):
        reached |= {other for place in reached for other in neighbourhood(place, confined=True)}
    assert tuple(sorted(reached)) == geography().peninsula[faction.index]
    assert len(reached) == 3


def test_a_unit_on_a_home_base_has_no_neighbourhood() -> None:
    """automa.md 2: neither on its own base nor on any other."""
    for faction in Faction:
        assert neighbourhood(home_base(faction), confined=False) == ()
        assert neighbourhood(home_base(faction), confined=True) == ()


@pytest.mark.parametrize("token", [0, 5])
def test_the_home_base_adds_two_territories(token: int) -> None:
    """Seed 003, "近傍": in both phases the two where the workers started."""
    state = a_table(Faction.SAXONY, token=token)
    assert names(base_neighbourhood(state.automa)) == "h34 h41"
    nobody = a_table(Faction.SAXONY, workers="", token=token)
    assert names(base_set(nobody.automa)) == "h34 h41"


def test_the_base_set_is_the_union_of_all() -> None:
    """automa.md 6: workers on h34 and h41, the character at home: the whole peninsula."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    assert names(base_set(state.automa)) == "h34 h35 h41"


def test_the_base_set_of_far_units_keeps_the_home() -> None:
    """automa.md 6: a mech on h46 reaches h39, h40, h45; the home base adds h34 and h41."""
    state = a_table(Faction.SAXONY, workers="", mechs="h46")
    assert names(base_set(state.automa)) == "h34 h39 h40 h41 h45 h46"


def test_every_unit_on_the_map_counts_one() -> None:
    """R9: worker, mech and character alike, also units standing on the counted territory; those at home do not."""
    state = a_table(
        Faction.SAXONY, workers="h34 base_saxony", mechs="h35 base_saxony", character="h35", token=0
    )
    counts = neighbour_counts(state.automa)
    assert counts[at("h34")] == 3
    assert counts[at("h35")] == 3
    assert counts[at("h41")] == 3
    assert sum(counts) == 9


def test_the_home_base_itself_does_not_count() -> None:
    """automa.md 2: its two territories help to find valid ones and are never counted."""
    state = a_table(Faction.SAXONY, workers="base_saxony", character="base_saxony")
    assert sum(neighbour_counts(state.automa)) == 0


def test_an_enemy_combat_unit_threatens_all_around_it() -> None:
    """R2: six adjacent territories and its own, whatever river or lake lies between; workers threaten nobody."""
    state = a_table(Faction.SAXONY, Faction.CRIMEA, enemy="h21", enemy_workers="h44")
    assert names(tuple(sorted(threatened(state.human.army)))) == "h14 h15 h20 h21 h22 h28 h29"


def test_on_a_home_base_it_threatens_nothing() -> None:
    """R26: on its own base, and with Wayfare on another one."""
    state = a_table(Faction.SAXONY, Faction.CRIMEA, enemy="base_crimea", enemy_mechs="base_togawa")
    assert threatened(state.human.army) == frozenset()


def test_enemies_on_a_base_are_disregarded_while_one_is_out() -> None:
    """R8; seed 003, "メックの非戦闘移動": home bases only count when there is nothing else."""
    state = a_table(Faction.SAXONY, Faction.CRIMEA, enemy="base_crimea", enemy_mechs="h40")
    assert list(hunted(state.human.army)) == [at("h40")]
    state = a_table(Faction.SAXONY, Faction.CRIMEA, enemy="base_crimea", enemy_mechs="base_togawa")
    assert tuple(sorted(hunted(state.human.army))) == all_at("base_crimea base_togawa")
