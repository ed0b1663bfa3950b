"""Rules 4.2 and 4.6, journey: travelling, ships and factories."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.noria import travel
from noria_desktop.games.noria.actions import Travel
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import FactoryBuilt, ShipTaken, Travelled
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import BERTHS, FACTORY_SPACES, Good, Landing, Resource, Side, Space
from tests.games.noria.positions import (
    a_state,
    acting,
    legal,
    play,
    refused,
    step,
    with_factories,
    with_ships,
)

M3 = Space.M3
STAY = Landing.NOTHING


def journey(actions: int = 1, **parts: object) -> State:
    """A journey disc is in use."""
    return a_state(acting((M3, actions)), wheel="M3 journey", **parts)  # type: ignore[arg-type]


def test_any_island_of_the_display_from_the_home_island() -> None:
    """Rules 4.2, travel: any island; eight landings each: nothing, three berths, four spaces."""
    trips = legal(journey(bot_ambassador=4, resources=(1, 1, 1)), Travel)
    assert [trip for trip in trips if trip.island == 2] == [
        Travel(M3, 2, landing, None) for landing in (STAY, *BERTHS, *FACTORY_SPACES)
    ]
    assert {trip.island for trip in trips} == {0, 1, 2, 3, 4}


def test_another_island_than_now() -> None:
    """Rules 4.2: a different island; with several actions each must change island."""
    state = journey(actions=2, ambassador=2)
    assert refused(state, Travel(M3, 2, STAY, None)) is Why.SAME_ISLAND
    moved = play(state, Travel(M3, 0, STAY, None))
    assert refused(moved, Travel(M3, 0, STAY, None)) is Why.SAME_ISLAND
    assert play(moved, Travel(M3, 2, STAY, None)).human.ambassador == 2


def test_the_home_island_cannot_be_entered_again() -> None:
    """R32: there are only the five islands of the circle."""
    for island in (-1, 5):
        assert refused(journey(), Travel(M3, island, STAY, None)) is Why.NO_SUCH_ISLAND


def test_taking_a_ship() -> None:
    """Rules 4.2, 4.6: island 1 has 2 energy ships at the left berth."""
    taken = step(journey(), Travel(M3, 0, Landing.BERTH_1, None))
    assert taken.state.human.ships == (2, 1, 1)
    assert taken.state.islands[0].ships == (1, 1, 1)
    assert taken.state.human.ambassador == 0
    assert taken.events == (
        Travelled(Side.HUMAN, None, 0, None),
        ShipTaken(Side.HUMAN, 0, Landing.BERTH_1, Resource.ENERGY),
    )


def test_a_berth_without_ships_gives_none() -> None:
    """R37: emptied berths stay empty."""
    state = with_ships(journey(), 0, 2, 0, 1)
    assert refused(state, Travel(M3, 0, Landing.BERTH_2, None)) is Why.NO_SHIP


def test_building_a_factory_brings_its_warehouses_empty() -> None:
    """Rules 4.2, 4.6: island 1's second space brings a sail and a compass warehouse."""
    built = step(journey(), Travel(M3, 0, Landing.SPACE_2, None))
    human = built.state.human
    assert (human.warehouses, human.stored, human.factories) == ((1, 1, 0, 0, 0), (0,) * 5, 6)
    assert built.state.islands[0].factories == (None, Side.HUMAN, None, None)
    assert built.events[1] == FactoryBuilt(Side.HUMAN, 0, Landing.SPACE_2, (Good.SAIL, Good.COMPASS))


@pytest.mark.parametrize("owner", [Side.HUMAN, Side.BOT])
def test_own_and_bot_factories_occupy_spaces(owner: Side) -> None:
    """Rules 4.2: own or bot factories occupy."""
    state = with_factories(journey(), 0, None, owner, None, None)
    assert refused(state, Travel(M3, 0, Landing.SPACE_2, None)) is Why.SPACE_TAKEN
    assert Travel(M3, 0, Landing.SPACE_3, None) in legal_actions(state)


def test_without_a_factory_ship_or_nothing() -> None:
    """R32."""
    state = journey(factories=0)
    assert refused(state, Travel(M3, 0, Landing.SPACE_1, None)) is Why.NO_FACTORY_LEFT
    assert [trip.landing for trip in legal(state, Travel) if trip.island == 0] == [STAY, *BERTHS]


def test_an_island_that_offers_nothing_may_be_visited() -> None:
    """R24."""
    full = with_factories(journey(), 0, Side.BOT, Side.BOT, Side.HUMAN, Side.HUMAN)
    state = with_ships(full, 0, 0, 0, 0)
    assert [trip for trip in legal(state, Travel) if trip.island == 0] == [Travel(M3, 0, STAY, None)]


def test_the_bots_island_costs_one_resource_of_choice() -> None:
    """R10, R32: the fee is paid when landing on the bot's island, in any kind owned."""
    state = journey(bot_ambassador=1, resources=(2, 0, 1))
    fees = [trip.fee for trip in legal(state, Travel) if trip.island == 1 and trip.landing is STAY]
    assert fees == [Resource.ENERGY, Resource.OBSIDIAN]
    landed = step(state, Travel(M3, 1, STAY, Resource.ENERGY))
    assert landed.state.human.resources == (1, 0, 1)
    assert landed.events == (Travelled(Side.HUMAN, None, 1, Resource.ENERGY),)
    assert refused(state, Travel(M3, 1, STAY, None)) is Why.FEE_DUE
    assert refused(state, Travel(M3, 1, STAY, Resource.MYCELIUM)) is Why.NOT_AFFORDABLE


def test_a_fee_that_cannot_be_paid_makes_the_trip_illegal() -> None:
    """R32."""
    state = journey(bot_ambassador=1)
    assert all(trip.island != 1 for trip in legal(state, Travel))


def test_a_higher_fee_is_paid_in_full_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """R32: were the fee 2, one energy would not pay it, and nothing is ever owed."""
    dearer = evolve(components(), travel_fee=2)
    monkeypatch.setattr(travel, "components", lambda: dearer)
    state = journey(bot_ambassador=1, resources=(1, 2, 0))
    fees = [trip.fee for trip in legal(state, Travel) if trip.island == 1 and trip.landing is STAY]
    assert fees == [Resource.MYCELIUM]
    assert refused(state, Travel(M3, 1, STAY, Resource.ENERGY)) is Why.NOT_AFFORDABLE
    assert play(state, Travel(M3, 1, STAY, Resource.MYCELIUM)).human.resources == (1, 0, 0)


def test_no_fee_elsewhere() -> None:
    """Rules 4.2: one resource per other ambassador there, and there is none."""
    state = journey(bot_ambassador=1, resources=(1, 1, 1))
    assert refused(state, Travel(M3, 0, STAY, Resource.ENERGY)) is Why.NO_FEE_DUE


def test_every_island_brings_what_is_printed() -> None:
    """Rules 4.6: islands 1 to 5 with all their spaces, worked from the table by hand."""
    printed = {
        0: [(0, 0, 1, 0, 0), (1, 1, 0, 0, 0), (0, 0, 0, 0, 1), (1, 0, 0, 1, 0)],
        1: [(0, 1, 1, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 1, 0), (0, 1, 0, 0, 1)],
        2: [(0, 1, 0, 0, 0), (1, 0, 1, 0, 0), (0, 0, 1, 1, 0), (0, 0, 0, 0, 1)],
        3: [(1, 0, 0, 0, 1), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (1, 1, 0, 0, 0)],
        4: [(1, 0, 0, 0, 0), (0, 1, 0, 1, 0), (0, 1, 1, 0, 0), (0, 0, 0, 0, 1)],
    }
    for island, rows in printed.items():
        for space, warehouses in zip(FACTORY_SPACES, rows, strict=True):
            fee = Resource.ENERGY if island == 4 else None
            after = play(journey(resources=(1, 0, 0)), Travel(M3, island, space, fee))
            assert after.human.warehouses == warehouses
