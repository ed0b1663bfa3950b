"""Everything has its room at every size, and words are never scaled below what can be read (solani.md 1, 8)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Kind, Row, Sector
from noria_desktop.ui.board.boxes import Box, Point, overlap
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.layout import SolaniLayout, layout

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


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def table(request: pytest.FixtureRequest) -> SolaniLayout:
    return layout(*request.param)


def inside(outer: Box, inner: Box) -> bool:
    return (
        inner.left >= outer.left - 0.01
        and inner.right <= outer.right + 0.01
        and inner.top >= outer.top - 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def apart(things: list[Box]) -> bool:
    return not any(overlap(*pair) for pair in combinations(things, 2))


def test_words_keep_eleven_pixels(table: SolaniLayout) -> None:
    """A unit is a pixel at least, down to 1000 x 560; smaller views shrink as a whole."""
    assert table.scale >= 1
    assert layout(500, 280).scale == pytest.approx(0.5)


def test_the_design_size_has_the_pitch_of_the_design() -> None:
    """solani.md 1: 97 pixels at 1280 x 800, which leaves the board 1280 x 678."""
    table = layout(1280, 678)
    assert table.scale == 1
    assert round(table.pitch) == 97
    assert (table.left, table.right) == (236, 286)


def test_words_grow_slower_than_the_sky() -> None:
    """solani.md 1: words by a quarter at most up to 1920 x 1080, everything else goes to the sky."""
    small, large = layout(1280, 678), layout(1920, 958)
    assert 1 < large.scale <= 1.25
    assert large.scale * large.pitch / small.pitch > large.scale


def test_zones_overlap_nothing(table: SolaniLayout) -> None:
    panels = [table.market, table.features, table.score, table.cards, table.skies]
    if table.legend is not None:
        panels.append(table.legend)
    corners = [table.chip(sector) for sector in Sector]
    around = [table.tray, table.plaque, *corners]
    things = [*panels, *around]
    assert apart(things)
    assert apart([*panels, *corners, table.tray, table.plate])
    assert all(inside(table.ground, thing) for thing in (*things, table.plate))
    assert inside(table.centre, table.plate)


def test_arcs_lie_between_the_docks_and_the_sky(table: SolaniLayout) -> None:
    """Planets and rounds touch neither the panels nor the plate."""
    tall, wide = table.planet_radius, table.station_size[0]
    assert wide * table.scale >= 38, (
        "solani.md 8: hit areas of planets are as high as a row and as wide as the track"
    )
    for index in range(len(components().deal_order)):
        place = table.station(index)
        assert place.x - tall >= table.left - 0.01
        assert place.x + tall <= table.plate.left + 0.01
        assert 0 <= place.y <= table.height
    rounds = components().rounds
    for number in range(1, rounds + 1):
        place = table.moon(number, rounds)
        assert table.plate.right <= place.x - table.moon_radius
        assert place.x + table.moon_radius <= table.width - table.right


def test_stations_and_anchors_follow_one_another(table: SolaniLayout) -> None:
    """Rules 4.2: anchor 2 before the planets, 4 between the sixth and the seventh, 3 after the last."""
    order = [table.anchor(2), *(table.station(index) for index in range(6)), table.anchor(4)]
    order += [*(table.station(index) for index in range(6, 12)), table.anchor(3)]
    heights = [place.y for place in order]
    assert heights == sorted(heights)
    steps = [below - above for above, below in pairwise(heights)]
    assert min(steps) >= 2 * table.planet_radius


def test_gaps_lie_amid_their_circles(table: SolaniLayout) -> None:
    """Rules 2.1: branch space (r, c) lies in the middle of the four circular spaces round it."""
    gap = table.gap(0)
    first, last = table.circle(0), table.circle(7)
    assert gap.x == pytest.approx((first.x + last.x) / 2)
    assert gap.y == pytest.approx((first.y + last.y) / 2)
    away = ((gap.x - first.x) ** 2 + (gap.y - first.y) ** 2) ** 0.5
    assert away - table.radius == pytest.approx(measures.REACH * table.pitch)


def test_spaces_can_be_hit_by_a_finger(table: SolaniLayout) -> None:
    """44 pixels at least."""
    assert table.gap_size * table.scale >= 44
    assert 2 * table.radius * table.scale >= 44
    assert table.held_size * table.scale >= 42


def test_all_spaces_lie_on_the_plate(table: SolaniLayout) -> None:
    radius = table.radius
    for space in range(CIRCLES):
        place = table.circle(space)
        assert inside(table.plate, Box(place.x, place.y, 2 * radius, 2 * radius))
    for gap in range(BRANCHES):
        place = table.gap(gap)
        assert inside(table.plate, Box(place.x, place.y, table.pitch, table.pitch))


def test_held_tiles_lie_on_the_tray(table: SolaniLayout) -> None:
    size = table.held_size
    boxes = [Box(table.holding(kind).x, table.holding(kind).y, size, size) for kind in Kind]
    assert apart(boxes)
    assert all(inside(table.tray, held) for held in boxes)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_market_slots(table: SolaniLayout, count: int) -> None:
    """Rules 4.1: three to five clusters and as many branch tiles; a slot is 36 units at least."""
    things = [table.market_row(kind) for kind in Kind]
    things += [table.slot(kind, number, count) for kind in Kind for number in range(count)]
    assert apart(things)
    assert all(inside(table.market, thing) for thing in things)
    assert table.slot(Kind.CIRCLE, 0, count).width >= 28
    if table.width >= 1280:
        assert table.slot(Kind.CIRCLE, 0, count).width >= 36


@pytest.mark.parametrize("counts", [(0, 0), (0, 3), (3, 3), (2, 4), (5, 5), (6, 5), (8, 8), (1, 12)])
def test_feature_rows(table: SolaniLayout, counts: tuple[int, int]) -> None:
    """Rules 4.4: rows begin with up to five cards, shrink, and grow by cards that were not kept."""
    things = [table.deck(row, counts) for row in Row]
    things += [table.card(row, number, counts) for row in Row for number in range(counts[row.index])]
    assert apart(things)
    assert all(inside(table.features, thing) for thing in things)
    if max(counts) <= 8:
        cards = [table.card(row, number, counts) for row in Row for number in range(counts[row.index])]
        assert all(min(card.width, card.height) >= 24 for card in cards)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_cards_won(table: SolaniLayout, count: int) -> None:
    """Rules 4.4: at most two of each number."""
    cards = [table.own_card(number, count) for number in range(count)]
    assert apart(cards)
    assert all(inside(table.cards, card) and card.height >= 26 for card in cards)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_other_skies(table: SolaniLayout, count: int) -> None:
    """solani.md 8: three small skies in one row are still 60 units wide."""
    skies = [table.small_sky(number, count) for number in range(count)]
    things = [*skies, *(table.seat(number, count) for number in range(count))]
    assert apart(things)
    assert all(inside(table.skies, thing) for thing in things)
    assert all(sky.width >= 60 and sky.width == pytest.approx(sky.height) for sky in skies)


def test_coyote_has_its_room(table: SolaniLayout) -> None:
    things = [table.collection, table.plan]
    assert apart(things)
    assert all(inside(table.skies, thing) and thing.height >= 50 for thing in things)


@pytest.mark.parametrize("lines", [6, 8])
def test_rows_of_the_score_sheet(table: SolaniLayout, lines: int) -> None:
    rows = [table.score_row(number, lines) for number in range(lines + 1)]
    assert apart(rows)
    assert all(inside(table.score, row) and row.height >= 15 for row in rows)


@pytest.mark.parametrize("count", [2, 4])
def test_the_dial_hides_no_circle_that_its_tile_reaches(table: SolaniLayout, count: int) -> None:
    """solani.md 4: what each turn would bring is seen together with the four circles that it changes."""
    for gap in range(BRANCHES):
        dial, place = table.dial(gap, count), table.gap(gap)
        reached = Box(place.x, place.y, 2 * 0.85 * table.pitch, 2 * 0.85 * table.pitch)
        assert not overlap(dial, reached)
        assert inside(table.ground, dial)
        cells = [
            measures.dial_cell(table.dial_size, number, count).moved(dial.x, dial.y)
            for number in range(count)
        ]
        assert apart(cells)
        assert all(inside(dial, cell) for cell in cells)


@pytest.mark.parametrize("count", [1, 2])
def test_the_stage_shows_its_cards(table: SolaniLayout, count: int) -> None:
    cards = [table.stage_card(number, count) for number in range(count)]
    assert apart(cards)
    assert all(inside(table.choice, card) for card in cards)
    assert all(card.top - table.choice.top >= 100 for card in cards), "room for the question"
    assert all(card.height >= 190 for card in cards), "room for both clauses"


def test_the_stage_leaves_the_sky_in_sight_that_one_chooses_by(table: SolaniLayout) -> None:
    assert not overlap(table.choice, table.plate)
    assert not overlap(table.choice, table.track)
    assert not overlap(table.choice, table.score)


def test_the_line_through_a_set_of_planets_is_short() -> None:
    """The corner lies amid the two ends; the northern end comes first."""
    corner, east, south = Point(0, 0), Point(200, 0), Point(0, 200)
    assert measures.orbit_order((corner, east, south)) == (east, corner, south)
    assert measures.orbit_order((east, Point(100, 0), corner)) == (corner, Point(100, 0), east)
    many = tuple(Point(100 * (number % 3), 100 * (number // 3)) for number in range(9))
    assert sorted(measures.orbit_order(many), key=lambda place: (place.y, place.x)) == list(many)


def test_a_grid_takes_any_number_of_things() -> None:
    room = Box(0, 0, 100, 60)
    assert measures.grid(room, 0, 40) == ()
    assert [cell.width for cell in measures.grid(room, 1, 40)] == [40]
    for count in (2, 3, 7, 20):
        cells = measures.grid(room, count, 40)
        assert len(cells) == count
        assert apart(list(cells))
        assert all(inside(room, cell) for cell in cells)


def test_any_size_is_laid_out() -> None:
    for size in ((0, 0), (-5, 10), (1, 1), (10_000, 20)):
        assert layout(*size).pitch > 0 or size == (10_000, 20)
