"""The data file against the component list: rules.md 2, 4.2 to 4.6."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from noria_desktop.engine.printed import ComponentsError
from noria_desktop.games.noria.components import Payment, components, read_components
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Space, Track
from noria_desktop.resource_files import resource


def test_every_warehouse_of_the_box_is_printed_exactly_once() -> None:
    """rules.md 4.6: 12 each of the simple goods, 9 each of the complex ones, 54 in all."""
    printed = Counter(
        good for island in components().islands.values() for space in island.spaces for good in space
    )
    assert printed == {Good.SAIL: 12, Good.COMPASS: 12, Good.PROPELLER: 12, Good.PISTON: 9, Good.LAMP: 9}
    assert tuple(printed[good] for good in Good) == components().box.warehouses


def test_nine_islands_each_with_one_berth_of_each_resource() -> None:
    """rules.md 4.6: two berths with 1 ship and one with 2 in solo."""
    assert sorted(components().islands) == list(range(1, 10))
    for number, island in components().islands.items():
        assert island.number == number
        assert {berth.resource for berth in island.berths} == set(Resource)
        assert sorted(berth.ships for berth in island.berths) == [1, 1, 2]


def test_each_island_has_two_double_and_two_single_factory_spaces() -> None:
    """rules.md 4.6."""
    for island in components().islands.values():
        assert sorted(len(space) for space in island.spaces) == [1, 1, 2, 2]


def test_the_box_holds_enough_ships_for_the_islands_and_the_human() -> None:
    """rules.md 2: 19 per resource; 12 places on the nine islands (4 ships each), 1 for the human."""
    for kind in Resource:
        berths = (b for island in components().islands.values() for b in island.berths)
        on_islands = sum(berth.ships for berth in berths if berth.resource is kind)
        assert on_islands == 12
        assert on_islands + components().start_ships[kind.index] <= components().box.ships[kind.index] == 19


def test_counts_of_the_box() -> None:
    """rules.md 2: 66 discs, 24 politicians, 5 representatives, 7 factories, 16 markers, 6 letters."""
    box = components().box
    assert sum(box.discs) == 66
    assert box.discs == (10, 10, 10, 10, 10, 10, 6)
    assert box.politicians == len(Chamber) * components().upper_start == 24
    assert (box.representatives, box.factories, box.round_markers, box.letter_discs) == (5, 7, 16, 6)
    for disc in Disc:  # market stack and start wheel come out of the box
        assert components().copies_per_disc + (disc in components().start_discs) <= box.discs[disc.index]


def test_six_levels_of_refinement_cost_21_obsidian() -> None:
    """rules.md 4.4."""
    assert sum(components().level_cost(Track.REFINEMENT, level) for level in range(1, 7)) == 21
    assert components().payment(Track.REFINEMENT) is Payment.ONE_KIND


@pytest.mark.parametrize(
    ("track", "costs", "payment", "kinds"),
    [
        (Track.REFINEMENT, (1, 2, 3, 4, 5, 6, 8, 10, 12), Payment.ONE_KIND, (Resource.OBSIDIAN,)),
        (
            Track.SETTLEMENT,
            (1, 2, 2, 4, 4, 4, 6, 6, 8),
            Payment.ONE_KIND_OR_HALVES,
            (Resource.ENERGY, Resource.MYCELIUM),
        ),
        (
            Track.EXPLORATION,
            (1, 1, 1, 2, 2, 2, 3, 3, 3),
            Payment.ANY_MIX,
            (Good.SAIL, Good.COMPASS, Good.PROPELLER),
        ),
        (Track.RESEARCH, (1, 1, 1, 1, 2, 2, 2, 3, 3), Payment.ANY_MIX, (Good.PISTON, Good.LAMP)),
    ],
)
def test_cost_of_each_level(
    track: Track, costs: tuple[int, ...], payment: Payment, kinds: tuple[Resource | Good, ...]
) -> None:
    """rules.md 4.4, the whole table."""
    row = components().tracks[track.index]
    assert row.track is track
    assert row.costs == tuple(components().level_cost(track, level) for level in range(1, 10)) == costs
    assert row.payment is payment
    assert (*row.resources, *row.goods) == kinds


def test_settlement_from_the_cave_to_level_4_costs_9_resources() -> None:
    """rules.md 7, last example: 1 + 2 + 2 + 4."""
    assert sum(components().level_cost(Track.SETTLEMENT, level) for level in range(1, 5)) == 9


@pytest.mark.parametrize(
    ("chamber", "scale"),
    [
        (Chamber.REFINEMENT, (0, 2, 4, 6, 8)),
        (Chamber.SETTLEMENT, (0, 2, 4, 6, 8)),
        (Chamber.EXPLORATION, (0, 3, 6, 9, 12)),
        (Chamber.RESEARCH, (0, 4, 8, 12, 16)),
        (Chamber.SPECIALISATION, (0, 2, 4, 6, 8)),
        (Chamber.DIVERSIFICATION, (0, 3, 6, 9, 12)),
    ],
)
def test_a_chamber_is_worth_its_leftmost_uncovered_number(chamber: Chamber, scale: tuple[int, ...]) -> None:
    """rules.md 4.3; R7: nothing without politicians."""
    assert tuple(components().chamber_value(chamber, seated) for seated in range(5)) == scale


def test_cogs_by_round() -> None:
    """rules.md 4.2, politics: 1 in rounds 1-5, 2 in 6-10, 3 in 11-16."""
    assert [components().cog_bases[number] for number in range(1, 17)] == [1] * 5 + [2] * 5 + [3] * 6


def test_income_by_factories_built() -> None:
    """rules.md 4.2, administration."""
    assert [components().income(built) for built in range(8)] == [0, 1, 1, 2, 2, 3, 3, 4]


def test_recipes() -> None:
    """rules.md 4.4: (energy, mycelium, obsidian)."""
    assert components().recipe(Good.SAIL) == (1, 1, 0)
    assert components().recipe(Good.COMPASS) == (1, 0, 1)
    assert components().recipe(Good.PROPELLER) == (0, 1, 1)
    assert components().recipe(Good.PISTON) == (0, 1, 2)
    assert components().recipe(Good.LAMP) == (2, 1, 0)


def test_connections_of_the_active_half() -> None:
    """rules.md 3; R2: the optional S2-L5 is switched on."""
    pairs = {tuple(sorted(space.value for space in edge)) for edge in components().adjacency}
    assert pairs == {
        ("M3", "S2"), ("M4", "S2"), ("L4", "M3"), ("L5", "M3"), ("L5", "M4"), ("L6", "M4"), ("L5", "S2"),
    }  # fmt: skip


def test_an_optional_connection_can_be_switched_off() -> None:
    """R2: one flag in the data does it."""
    data = _data()
    data["adjacency"]["optional_edges"]["S2-L5"]["enabled"] = False
    assert frozenset({Space.S2, Space.L5}) not in read_components(data).adjacency


def test_prices_of_the_influence_phase_and_the_black_market() -> None:
    """rules.md 4.2: 1 and 2 knowledge, 1 more from round 11; 2 and 3 knowledge for goods, 3 for a resource."""
    printed = components()
    assert (printed.night_shift_base, printed.modification_base) == (1, 2)
    assert (printed.surcharge, printed.surcharge_from_round) == (1, 11)
    assert [printed.sale_value(good) for good in Good] == [2, 2, 2, 3, 3]
    assert printed.buy_resource_cost == 3


def test_words_know_their_place_in_the_row() -> None:
    """Tables are tuples in printed order."""
    for words in (Resource, Good, Disc, Track, Chamber):
        assert [word.index for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    "path",
    [
        ("tracks", "costs", "refinement", "per_level"),
        ("islands", "list", 3, "factory_spaces_left_to_right"),
        ("chambers", "values", "research"),
        ("market", "prices"),
    ],
)
def test_a_row_of_the_wrong_length_is_refused(path: tuple[str | int, ...]) -> None:
    """A correction of the data must not slip through half done."""
    data = _data()
    row = data
    for key in path:
        row = row[key]
    row.pop()
    with pytest.raises(ComponentsError):
        read_components(data)


def test_even_levels_of_settlement_must_have_even_costs() -> None:
    """rules.md 4.4: half of each kind."""
    data = _data()
    data["tracks"]["costs"]["settlement"]["per_level"][1] = 3
    with pytest.raises(ComponentsError):
        read_components(data)


def _data() -> Any:
    """A copy of the data file that a test may change."""
    text = resource("data", "noria", "components.json").read_text(encoding="utf-8")
    return copy.deepcopy(json.loads(text))
