"""Which unit a symbol picks. Source: automa.md 6, "Selecting the unit"; seed 003, "移動アクション(ステップ2A)".

Distances of Saxony's home base at (-5, 3): 1 to h34 and h41; 2 to h27, h28, h35 and h42. The Factory is 4 from h27,
h34 and h41 and 3 from h28, h35 and h42.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.scythe import selection
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.record import Criterion
from noria_desktop.games.scythe.selection import Selected, candidates, select
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, MoveSymbol, Unit
from tests.games.scythe.automa_positions import a_table, at

BOTH = (MoveSymbol.ATTACK_COMBAT, MoveSymbol.ATTACK_WORKER)
CHARACTERS = (MoveSymbol.MOVE_CHARACTER, MoveSymbol.ENCOUNTER_FACTORY)


def selected(state: State, symbol: MoveSymbol) -> Selected:
    return select(candidates(state.automa, symbol))


def picked(state: State, symbol: MoveSymbol) -> tuple[Unit, int, Criterion]:
    found = selected(state, symbol)
    return found.unit.unit, found.unit.place, found.by


def test_the_unit_nearest_to_the_home_base() -> None:
    """Seed 003: "オートマは本拠地に近いユニットを選択する"; one of two workers is nearer."""
    state = a_table(Faction.SAXONY, workers="h29 h34")
    assert picked(state, MoveSymbol.MOVE_WORKER) == (Unit.WORKER, at("h34"), Criterion.NEAREST_HOME)


def test_on_the_home_base_the_distance_is_nothing() -> None:
    """automa.md 6: a mech just deployed goes before one beside the base."""
    state = a_table(Faction.SAXONY, mechs="h34 base_saxony")
    found = selected(state, MoveSymbol.MOVE_MECH)
    assert (found.unit.place, found.unit.home_distance) == (at("base_saxony"), 0)
    assert found.by is Criterion.NEAREST_HOME


def test_a_tie_goes_to_the_one_nearer_to_the_factory() -> None:
    """S1; seed 003: "同じ距離に複数のユニットが存在する場合はファクトリーに近いユニットを選択する"."""
    state = a_table(Faction.SAXONY, mechs="h27 h28")
    assert picked(state, MoveSymbol.MOVE_MECH) == (Unit.MECH, at("h28"), Criterion.NEAREST_FACTORY)


def test_without_that_rule_reading_order_decides_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """S1: one number of the data file changes it."""
    printed = components()
    other = evolve(printed, automa=evolve(printed.automa, select_tie_uses_factory=False))
    monkeypatch.setattr(selection, "components", lambda: other)
    state = a_table(Faction.SAXONY, mechs="h27 h28")
    assert picked(state, MoveSymbol.MOVE_MECH) == (Unit.MECH, at("h27"), Criterion.READING_ORDER)


def test_then_reading_order() -> None:
    """S2; seed 003: rows from the top, each from the left; h28 before h35, both 2 and 3 away."""
    state = a_table(Faction.SAXONY, mechs="h35 h28 h42")
    assert picked(state, MoveSymbol.MOVE_MECH) == (Unit.MECH, at("h28"), Criterion.READING_ORDER)
    state = a_table(Faction.SAXONY, workers="h34 h41")
    assert picked(state, MoveSymbol.MOVE_WORKER) == (Unit.WORKER, at("h34"), Criterion.READING_ORDER)


@pytest.mark.parametrize("symbol", BOTH)
def test_on_one_place_the_mech_before_the_character(symbol: MoveSymbol) -> None:
    """R6: it keeps the character free for encounters."""
    state = a_table(Faction.SAXONY, mechs="base_saxony", character="base_saxony")
    assert picked(state, symbol) == (Unit.MECH, at("base_saxony"), Criterion.MECH_FIRST)


@pytest.mark.parametrize("symbol", BOTH)
def test_character_and_mechs_are_compared_for_attacks(symbol: MoveSymbol) -> None:
    """Seed 003, "対戦闘ユニットへの攻撃": the nearest combat unit; workers, though nearer, do not fight."""
    state = a_table(Faction.SAXONY, workers="h34", mechs="h29", character="h35")
    assert picked(state, symbol) == (Unit.CHARACTER, at("h35"), Criterion.NEAREST_HOME)


@pytest.mark.parametrize("symbol", CHARACTERS)
def test_only_the_character_follows_its_symbols(symbol: MoveSymbol) -> None:
    """Seed 003, "遭遇/ファクトリー": there is nothing to choose."""
    state = a_table(Faction.SAXONY, mechs="h34", character="h29")
    assert picked(state, symbol) == (Unit.CHARACTER, at("h29"), Criterion.ONLY_ONE)


def test_like_units_on_one_place_are_one_choice() -> None:
    """automa.md 6: identical units are interchangeable."""
    state = a_table(Faction.SAXONY, workers="base_saxony base_saxony")
    assert len(candidates(state.automa, MoveSymbol.MOVE_WORKER)) == 1
    assert selected(state, MoveSymbol.MOVE_WORKER).by is Criterion.ONLY_ONE


@pytest.mark.parametrize("symbol", [*BOTH, *CHARACTERS, MoveSymbol.MOVE_MECH])
def test_nobody_on_the_faction_mat_is_picked(symbol: MoveSymbol) -> None:
    """automa.md 6: with all combat units on the mat there is no unit."""
    assert candidates(a_table(Faction.SAXONY, mechs="", character="-").automa, symbol) == ()


def test_candidates_stand_home_base_first_then_in_reading_order() -> None:
    """automa.md 15: the record lists them so, with both distances."""
    state = a_table(Faction.SAXONY, mechs="h41 h27 base_saxony", character="h27")
    found = candidates(state.automa, MoveSymbol.ATTACK_COMBAT)
    assert [(unit.unit, unit.place) for unit in found] == [
        (Unit.MECH, at("base_saxony")),
        (Unit.MECH, at("h27")),
        (Unit.CHARACTER, at("h27")),
        (Unit.MECH, at("h41")),
    ]
    assert [(unit.home_distance, unit.factory_distance) for unit in found] == [(0, 5), (2, 4), (2, 4), (1, 4)]
