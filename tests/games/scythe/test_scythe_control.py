"""Who controls what. Source: rules.md 1, 4, 5, 12; automa.md 2, 6 (R12), 13."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.control import (
    automa_territories,
    contested,
    controller,
    counted_goods,
    goods_on,
    human_territories,
    placed_structures,
    worked_territories,
)
from noria_desktop.games.scythe.pending import (
    Aftermath,
    AutomaTurn,
    ChoosingPower,
    EndingTurn,
    Moving,
)
from noria_desktop.games.scythe.terms import Ability, AutomaStage, Structure
from tests.games.scythe.positions import at, places, position


def names(*text: str) -> tuple[int, ...]:
    return places(" ".join(text), at("base_nordic"))


def test_units_control_where_they_stand() -> None:
    """1: character, mech or worker, lakes included; nobody controls an empty territory."""
    state = position(
        character="h12", mechs={Ability.SPEED: "h17"}, workers="h04 h05 h05", their_workers="h43"
    )
    assert human_territories(state) == names("h04 h05 h12 h17")
    assert automa_territories(state) == (at("h43"),)
    assert controller(state, at("h17")) == HUMAN
    assert controller(state, at("h43")) == BOT
    assert controller(state, at("h23")) is None


def test_a_home_base_is_never_controlled() -> None:
    """1: units there control nothing."""
    state = position(character="base", workers="base base")
    assert human_territories(state) == automa_territories(state) == ()
    assert controller(state, at("base_nordic")) is None


def test_a_structure_controls_while_no_enemy_unit_is_there() -> None:
    """1; R12: an own structure alone is enough; an enemy unit on it takes the territory, not the structure."""
    mill = position(structures={Structure.MILL: "h16"})
    assert human_territories(mill) == (at("h16"),)
    lost = position(structures={Structure.MILL: "h16"}, their_workers="h16")
    assert human_territories(lost) == ()
    assert controller(lost, at("h16")) == BOT
    assert set(placed_structures(lost.human)) == {at("h16")}


def test_a_pending_combat_leaves_the_territory_to_the_defender() -> None:
    """1: the human moved onto h24, where an Automa mech stands; it is the Automa's until the combat is decided."""
    state = position(
        character="h24",
        their_mechs="h24",
        pending=(EndingTurn(), Aftermath(), Moving(left=1, steps=1)),
    )
    assert contested(state) == (at("h24"),)
    assert controller(state, at("h24")) == BOT
    assert human_territories(state) == ()


def test_the_defending_human_keeps_the_territory() -> None:
    """1: the Automa attacked h24; what lies there is still the human's."""
    state = position(
        character="h24",
        their_mechs="h24 h32",
        goods={"h24": "2 metal"},
        pending=(AutomaTurn(AutomaStage.GAIN), ChoosingPower(at("h24"), BOT)),
    )
    assert controller(state, at("h24")) == HUMAN
    assert goods_on(state.board.goods, human_territories(state)) == (0, 2, 0, 0)
    assert automa_territories(state) == (at("h32"),)


def test_goods_are_spent_from_all_controlled_territories() -> None:
    """1: tokens lie on the board; those under an enemy unit or on nobody's land cannot be spent."""
    state = position(
        workers="h04 h12",
        structures={Structure.ARMORY: "h30"},
        their_workers="h43",
        goods={"h04": "3 wood", "h12": "oil, food", "h30": "metal", "h43": "5 food", "h45": "4 oil"},
    )
    assert goods_on(state.board.goods, human_territories(state)) == (1, 1, 1, 3)


def test_six_tokens_of_a_territory_count() -> None:
    """12; R25: at most six of each territory, all kinds together; 9 and 5 tokens count as 6 and 5."""
    state = position(workers="h04 h12", goods={"h04": "5 wood, 4 oil", "h12": "5 food"})
    assert counted_goods(state, human_territories(state)) == 11
    assert goods_on(state.board.goods, human_territories(state)) == (4, 0, 5, 5)


def test_where_workers_work() -> None:
    """4, 9.2, 9.3: controlled territories with an own worker, the home base not among them."""
    state = position(character="h12", workers="base h04 h05 h05", structures={Structure.MINE: "h11"})
    assert worked_territories(state) == names("h04 h05")
