"""Abilities of the five base factions. Source: rules.md 13; combat abilities are in the tests of combat."""

from __future__ import annotations

import pytest

from noria_desktop.games.scythe.abilities import has, speed_steps
from noria_desktop.games.scythe.actions import Halt, MoveTo, PickMover, Take
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import Moving
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import (
    Ability,
    Cargo,
    Faction,
    Structure,
    Unit,
    home_base,
)
from tests.games.scythe.positions import after, at, legal, move, moving, names, on, position, ways

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER
TUNNELS = ("h10", "h15", "h18", "h29", "h32", "h37")


def reach(state: State, unit: Unit, name: str) -> set[str]:
    place = home_base(state.human.faction) if name == "base" else at(name)
    return set(names(steps(state, unit, place)).split())


def test_an_ability_works_once_its_mech_is_off_the_mat() -> None:
    """Rules 9.2: for the character and all mechs, not for workers."""
    without = position(character="h04")
    assert not has(without.human, Ability.SPEED)
    assert speed_steps(without.human) == 0
    deployed = position(character="h04", mechs={Ability.SPEED: "base"})
    assert has(deployed.human, Ability.SPEED)
    assert speed_steps(deployed.human) == 1


def test_faction_abilities_need_no_mech() -> None:
    """Rules 13."""
    assert has(position().human, Ability.SWIM)
    assert has(position(Faction.POLANIA).human, Ability.MEANDER)
    assert not has(position().human, Ability.MEANDER)
    assert Ability.MEANDER not in components().mats.factions[Faction.NORDIC.index].mechs


@pytest.mark.parametrize(
    ("faction", "place", "before", "across"),
    [
        # h12 has rivers to the tundra h05, the mountain h11 and the village h19.
        (Faction.NORDIC, "h12", "h06 h13 h18", "h11"),
        # h35 has rivers to the village h36, the farm h29 and the forest h28.
        (Faction.SAXONY, "h35", "h34 h41", "h28"),
        # h19 has rivers to the farms h13 and h12 and the forest h18.
        (Faction.RUSVIET, "h19", "h25 h26", "h12 h13"),
        # From the Rusviet base a river leads to the farm h13.
        (Faction.RUSVIET, "base", "h19 h26", "h13"),
        # h43 has rivers to the tundra h37 and the village h36.
        (Faction.CRIMEA, "h43", "h44 h47", "h37"),
        # h21 has rivers to the mountain h15, the forest h28 and the farm h29.
        (Faction.POLANIA, "h21", "h14 h20", "h15"),
    ],
)
def test_riverwalk_looks_only_at_the_terrain_of_the_destination(
    faction: Faction, place: str, before: str, across: str
) -> None:
    """Rules 5 and 13."""
    rival = Faction.CRIMEA if faction is not Faction.CRIMEA else Faction.NORDIC
    without = position(faction, rival)
    assert reach(without, CHARACTER, place) == set(before.split())
    state = position(faction, rival, mechs={Ability.RIVERWALK: "base"})
    assert reach(state, CHARACTER, place) == set(before.split()) | set(across.split())
    assert reach(state, MECH, place) == reach(state, CHARACTER, place)
    if faction is not Faction.NORDIC:
        assert reach(state, WORKER, place) == set(before.split())


def test_workers_cross_a_river_with_their_mech() -> None:
    """Rules 13, Riverwalk."""
    state = position(
        Faction.SAXONY,
        workers="h35 h35",
        mechs={Ability.RIVERWALK: "h35"},
        pending=moving(),
    )
    state = after(state, PickMover(MECH, at("h35")), Take(Cargo.FRESH_WORKERS, 2), MoveTo(at("h28")))
    assert state.human.army.workers == (at("h28"), at("h28"))


def test_swim_takes_nordic_workers_across_every_river_but_onto_no_lake() -> None:
    """Rules 13: workers only, any land terrain. h11 touches h10, h12, h18 across rivers and the lake h17."""
    state = position()
    assert reach(state, WORKER, "h11") == {"h04", "h05", "h10", "h12", "h18"}
    assert reach(state, CHARACTER, "h11") == {"h04", "h05"}


def test_seaworthy_makes_lakes_ordinary_for_character_and_mechs() -> None:
    """Rules 13: lake h17 has six land neighbours; no lake touches another."""
    state = position(mechs={Ability.SEAWORTHY: "base"})
    assert reach(state, CHARACTER, "h11") == {"h04", "h05", "h17"}
    assert reach(state, MECH, "h17") == {"h10", "h11", "h16", "h18", "h23", "h24"}
    assert reach(state, WORKER, "h17") == set()


def test_submerge_leads_from_a_lake_to_any_lake() -> None:
    """Rules 13; from Polania's base to the lake h07 (rules 5)."""
    state = position(Faction.POLANIA, mechs={Ability.SUBMERGE: "base"})
    assert reach(state, CHARACTER, "base") == {"h07", "h14", "h20"}
    lakes = {"h09", "h17", "h22", "h31", "h33", "h42"}
    assert reach(state, CHARACTER, "h07") == {"h01", "h08", "h14"} | lakes
    assert reach(state, WORKER, "h07") == set()


def test_township_joins_controlled_villages_and_the_factory() -> None:
    """Rules 13: village to village in one step; not to a village of nobody's or of the enemy's."""
    state = position(
        Faction.RUSVIET,
        character="h19",
        workers="h32 h45",
        mechs={Ability.TOWNSHIP: "base"},
        their_workers="h36",
    )
    assert reach(state, CHARACTER, "h19") == {"h25", "h26", "h23", "h32", "h45"}
    # From h32 by land to h24, h38 and h39, through the tunnel, and to the other villages.
    assert reach(state, MECH, "h32") >= {"h19", "h23", "h45"}
    assert reach(state, CHARACTER, "h23") >= {"h19", "h32", "h45"}
    assert "h36" not in reach(state, CHARACTER, "h23")
    assert reach(state, WORKER, "h19") == {"h25", "h26"}


def test_township_starts_only_from_a_village_or_the_factory() -> None:
    state = position(Faction.RUSVIET, workers="h19 h32", mechs={Ability.TOWNSHIP: "base"})
    assert reach(state, CHARACTER, "h25") == {"h19", "h26"}


def test_township_leads_to_a_factory_held_by_the_enemy() -> None:
    """Rules 13: only the villages must be controlled."""
    state = position(Faction.RUSVIET, character="h19", mechs={Ability.TOWNSHIP: "base"}, their_mechs="h23")
    assert "h23" in reach(state, CHARACTER, "h19")


def test_underpass_joins_controlled_mountains_tunnels_and_the_mine() -> None:
    """Rules 13: mountain to mountain included."""
    state = position(
        Faction.SAXONY,
        character="h34",
        workers="h39 h24",
        mechs={Ability.UNDERPASS: "base"},
        structures={Structure.MINE: "h46"},
        their_workers="h26",
    )
    expected = {"h35", "h41", *TUNNELS, "h39", "h24", "h46"}
    assert reach(state, CHARACTER, "h34") == expected
    assert reach(state, MECH, "h29") >= {"h34", "h39", "h24", "h46"}
    assert reach(state, CHARACTER, "h46") >= {"h34", "h39", *TUNNELS}
    assert "h26" not in reach(state, CHARACTER, "h34")
    assert reach(state, WORKER, "h34") == {"h35", "h41"}


def test_wayfare_leads_to_the_own_base_and_those_of_factions_not_in_the_game() -> None:
    """Rules 13: expansion factions count as inactive, the Automa's base does not."""
    state = position(Faction.CRIMEA, Faction.NORDIC, mechs={Ability.WAYFARE: "base"})
    bases = {"base_rusviet", "base_crimea", "base_saxony", "base_polania", "base_albion", "base_togawa"}
    assert reach(state, CHARACTER, "h43") == {"h44", "h47"} | bases
    assert reach(state, WORKER, "h43") == {"h44", "h47"}
    # Leaving it again is a step to its neighbours, or to another such base.
    rusviet = after(
        position(
            Faction.CRIMEA,
            Faction.NORDIC,
            character="h43",
            mechs={Ability.WAYFARE: "base", Ability.SPEED: "base"},
            pending=moving(),
        ),
        *move(CHARACTER, "h43", "base_rusviet"),
    )
    assert set(ways(rusviet).split()) == {"h19", "h26"} | bases - {"base_rusviet"}


def test_with_wayfare_workers_and_tokens_may_ride_to_a_home_base_and_away_again() -> None:
    """Rules 13; H10: any own unit standing there may take them along."""
    state = position(
        Faction.CRIMEA,
        Faction.NORDIC,
        workers="h43 h43",
        mechs={Ability.WAYFARE: "h43"},
        goods={"h43": "2 food"},
        pending=moving(3),
    )
    state = after(
        state,
        PickMover(MECH, at("h43")),
        Take(Cargo.FOOD, 2),
        Take(Cargo.FRESH_WORKERS, 1),
        MoveTo(at("base_crimea")),
    )
    assert on(state, "base") == (0, 0, 2, 0)
    assert state.human.army.workers == (at("h43"), at("base_crimea"))
    state = after(state, PickMover(WORKER, at("base_crimea")), Take(Cargo.FOOD, 2), MoveTo(at("h47")))
    assert on(state, "h47") == (0, 0, 2, 0)
    assert on(state, "base") == (0, 0, 0, 0)


def test_speed_gives_character_and_mechs_one_step_more() -> None:
    """Rules 5: a move is one step; two with Speed. Workers have one."""
    state = position(character="h04", workers="h04 h05", mechs={Ability.SPEED: "h05"}, pending=moving(3))
    stopped = after(state, *move(CHARACTER, "h04", "h05"))
    assert ways(stopped) == "h04 h11"
    assert Halt() in legal(stopped)
    walked = after(state, *move(WORKER, "h04", "h05"))
    assert isinstance(walked.pending[-1], Moving)


def test_the_factory_move_is_two_steps_or_three_with_speed() -> None:
    """Rules 5: one unit of any kind; a worker never has more than two."""
    state = position(character="h04", workers="h04 h05", pending=moving(1, 2))
    done = after(state, *move(CHARACTER, "h04", "h05", "h04"))
    assert isinstance(done.pending[-1], Moving)
    worker = after(state, *move(WORKER, "h04", "h05", "h04"))
    assert isinstance(worker.pending[-1], Moving)
    fast = position(character="h04", mechs={Ability.SPEED: "base"}, pending=moving(1, 2))
    twice = after(fast, *move(CHARACTER, "h04", "h05", "h04"))
    assert ways(twice) == "h05 h11"
    thrice = after(twice, MoveTo(at("h05")))
    assert isinstance(thrice.pending[-1], Moving)
