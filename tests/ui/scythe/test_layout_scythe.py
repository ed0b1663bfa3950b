"""Everything on Scythe's table has its room at every size, and words stay readable (mocks/scythe.md 1)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.terms import PLACES, TERRITORIES, Bonus, Faction, home_base
from noria_desktop.ui.board.boxes import Box, overlap
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.game_ui import PRESENTER
from tests.ui.scythe.walks import game

SIZES = [
    (1280, 678),
    (1616, 958),
    (1920, 958),
    (1024, 578),
    (1000, 560),
    (2560, 1300),
    (1400, 580),
    (1010, 900),
]


@pytest.fixture(params=[(*size, automa) for size in SIZES for automa in (False, True)], ids=str)
def table(request: pytest.FixtureRequest) -> ScytheLayout:
    width, height, automa = request.param
    return layout(width, height, automa=automa)


def inside(outer: Box, inner: Box) -> bool:
    return (
        inner.left >= outer.left - 0.01
        and inner.right <= outer.right + 0.01
        and inner.top >= outer.top - 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def apart(things: list[Box]) -> bool:
    return not any(overlap(*pair) for pair in combinations(things, 2))


def test_words_keep_eleven_pixels(table: ScytheLayout) -> None:
    """A unit is a pixel at least, down to 1000 x 560; smaller views shrink as a whole."""
    assert table.scale >= 1
    assert layout(500, 280).scale == pytest.approx(0.5)
    assert layout(0, -3).scale > 0


def test_the_design_size_has_the_hex_of_the_design() -> None:
    """scythe.md 1: 45.8 pixels at 1280 x 800; docks 290 and 262."""
    table = layout(1280, 678)
    assert table.scale == 1
    assert table.radius == pytest.approx(45.8, abs=0.2)
    assert (table.left.width, table.right.width) == pytest.approx((290, 262), abs=0.1)


def test_words_take_sixty_percent_of_the_growth() -> None:
    """scythe.md 1, Growing: 1.5 times the window makes words 1.3 times as large; the map gets the rest."""
    small, large = layout(1280, 678), layout(1920, 1017)
    assert large.scale == pytest.approx(1.3)
    assert large.scale * large.radius / small.radius > large.scale


def test_narrow_tables_fold_the_dock_that_rests() -> None:
    """scythe.md 1, Shrinking: below 1180 units the side that does not act is a column of 62."""
    yours, its = layout(1024, 578), layout(1024, 578, automa=True)
    assert (yours.left_open, yours.right_open, yours.right.width) == (True, False, 62)
    assert (its.left_open, its.right_open, its.left.width) == (False, True, 62)
    assert layout(1280, 678).slim is None
    assert yours.slim is not None
    assert inside(yours.right, yours.slim)
    assert (its.right, its.left) == (yours.left, yours.right)


@pytest.mark.parametrize("size", SIZES)
def test_the_map_stands_still_whoever_acts(size: tuple[int, int]) -> None:
    """Of two docks in a narrow table the open one lies at the left, so that no dock pushes the map aside."""
    yours, its = layout(*size), layout(*size, automa=True)
    assert (yours.radius, yours.origin, yours.field) == (its.radius, its.origin, its.field)


def test_zones_overlap_nothing(table: ScytheLayout) -> None:
    things = [table.ribbon, table.popularity, table.power]
    if table.left_open:
        below = [table.drawer] if table.drawer is not None else [table.factory, table.hand]
        things += [table.head, table.faction, table.mat, *below]
    if table.right_open:
        things += [table.automa_head, table.automa_card, table.below]
        things += [table.tracker] if table.tracker is not None else []
    assert apart(things)
    assert all(inside(table.ground, thing) for thing in things)
    assert table.below.height >= 140 or not table.right_open


def test_the_map_lies_between_the_rails(table: ScytheLayout) -> None:
    for place in range(PLACES):
        spot = table.place_box(place)
        assert spot.left >= table.popularity.right - 0.5
        assert spot.right <= table.power.left + 0.5
        assert table.ribbon.bottom <= spot.top + table.radius * 0.2
        assert spot.bottom <= table.height


def test_neighbours_lie_side_by_side(table: ScytheLayout) -> None:
    """Two territories that share a side are two apothems apart, whichever they are."""
    for one in range(TERRITORIES):
        for other in geography().neighbours[one]:
            here, there = table.place(one), table.place(other)
            away = ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5
            assert away == pytest.approx(measures.ROOT * table.radius)


def test_home_bases_lie_beside_their_land(table: ScytheLayout) -> None:
    for faction in Faction:
        here = table.place(home_base(faction))
        for place in components().map.start_workers[faction.index]:
            there = table.place(place)
            away = ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5
            assert table.radius < away < 2 * table.radius


def test_notes_lie_in_the_free_corners(table: ScytheLayout) -> None:
    """They cover no middle of a territory, neither each other nor a rail."""
    notes = [table.refusal, table.consequence, table.tile]
    assert apart([*notes, table.popularity, table.power, table.ribbon])
    for place in range(TERRITORIES):
        spot = table.place(place)
        for note in notes:
            assert not (note.left < spot.x < note.right and note.top < spot.y < note.bottom)


def test_the_mats_hold_their_parts(table: ScytheLayout) -> None:
    if not table.left_open:
        return
    tops, bottoms = [table.top(n) for n in range(4)], [table.bottom(n) for n in range(4)]
    mechs = [table.mech(slot) for slot in range(4)]
    assert apart([*tops, *bottoms])
    assert all(inside(table.mat, part) for part in (*tops, *bottoms))
    assert apart(mechs)
    assert all(inside(table.faction, part) for part in mechs)
    for bonus in Bonus:
        spot = table.one_time(bonus)
        assert inside(table.faction, Box(spot.x, spot.y, 22, 22))


def test_sides_of_an_action_lie_within_their_box(table: ScytheLayout) -> None:
    if not table.left_open:
        return
    upper, lower = table.top(0), table.bottom(0)
    room = Box(0, 0, upper.width, upper.height)
    parts = [measures.top_side(upper.width, upper.height, number) for number in range(2)]
    parts.append(measures.top_structure(upper.width, upper.height))
    assert all(inside(room, part) for part in parts)
    assert apart(parts)
    room = Box(0, 0, lower.width, lower.height)
    parts = [measures.bottom_cost(lower.width, lower.height, number, 4) for number in range(4)]
    parts.append(measures.bottom_bonus(lower.width, lower.height))
    assert all(inside(room, part) for part in parts)


def test_the_stage_holds_its_cards(table: ScytheLayout) -> None:
    for count in (1, 2, 3, 4):
        cards = [table.stage_card(number, count) for number in range(count)]
        assert apart(cards)
        assert all(inside(table.stage, card) for card in cards)
    assert inside(table.stage, table.dial)
    assert inside(table.stage, table.committed(4))
    assert inside(table.stage, table.committed(2, own=False))


def test_tracks_stay_in_their_glass() -> None:
    assert measures.rail_space(560, 0, 18).y < 280
    assert measures.rail_space(560, 18, 18).y > -280 + 30
    road = [measures.tracker_space(240, 72, number, 22) for number in range(22)]
    assert len(set(road)) == 22
    for one, other in pairwise(road):
        assert abs(one.x - other.x) + abs(one.y - other.y) <= 31, "the road has no gaps"


@pytest.mark.parametrize("count", [1, 4, 6, 9, 13])
def test_a_hand_lies_in_one_row_whose_values_show(count: int) -> None:
    """Cards overlap to the right; the strip left of each shows the value, 8 units at least up to 13 cards."""
    table = layout(1280, 678)
    cards = [table.card(number, count) for number in range(count)]
    assert all(inside(table.hand, card) for card in cards)
    assert all(other.left - one.left >= 8 for one, other in pairwise(cards))
    assert not any(overlap(card, table.objective(0)) for card in cards)


def test_everything_on_the_map_is_lit_in_lime() -> None:
    """No line that says "you may" has the rivers' blue; off the map the theme's own colour stays (table.md 1)."""
    seen = set()
    for spot in PRESENTER.spots(game(0, Faction.NORDIC)[0].before, layout(1280, 678)):
        on_map = spot.handle.kind in ("place", "own", "rival")
        assert bool(spot.lit) == on_map, spot.handle
        seen.add(on_map)
    assert seen == {True, False}


@pytest.mark.parametrize("size", [(1280, 678), (1280, 600), (1024, 566)])
def test_cards_of_a_combat_never_lie_over_the_sums(size: tuple[int, int]) -> None:
    """Over the Factory the panel is low: the places for cards hid what the Automa may come to."""
    for place in range(TERRITORIES):
        table = layout(*size, contested=place)
        panel = table.combat
        side = measures.combat_side(*panel.size, own=True)
        summed = measures.combat_sum(side.width, side.height, 2)
        bottom = panel.y + side.top + summed.top + summed.height
        for own in (True, False):
            card = table.committed(0, own=own, count=2)
            assert card.top >= bottom - 1
            assert card.bottom <= panel.bottom


def test_the_frames_of_a_factory_card_keep_to_what_they_frame() -> None:
    """One side is all of its chip with the cost, several stand within it; the move lies left of it, within the rim."""
    wide, high = 274.0, 42.0
    strip = Box(0, 0, wide, high)
    for card, printed in enumerate(components().cards.factory, start=1):
        chip, move = measures.factory_chip(wide, card), measures.factory_move(wide, high, card)
        sides = measures.factory_sides(wide, card)
        assert len(sides) == len(printed.options)
        assert inside(strip, chip)
        assert all(inside(chip, side) for side in sides)
        assert (sides == (chip,)) == (len(sides) == 1)
        rim = Box(0, 0, wide - 2 * measures.LINE, high - 2 * measures.LINE)
        assert inside(rim, move)
        assert apart([move, *sides])
