"""Places inside the pictures: pieces lie where the picture shows their place (mocks/noria.md 3)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from noria_desktop.games.noria.terms import Chamber, Disc, Good, Side, Space, Track
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.noria.board import measures

COUNCILS = [(348.0, 412.0), (408.0, 520.0)]


def inside(box: Box, x: float, y: float) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom


def apart(a: Box, b: Box) -> bool:
    return a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top


def test_active_spaces_lie_below_the_horizon() -> None:
    """Y grows downwards; the axle is at 0."""
    for space in Space:
        assert (measures.slot_point(100, space)[1] > 0) is space.active


def test_numbering_begins_at_the_left_and_runs_clockwise() -> None:
    """L1 at 180 + 30 = 210 degrees: left of the axle and above it; L2 straight up; L6 at 150 degrees."""
    # 79.5 * cos 210 = -68.849, 79.5 * sin 210 = -39.75
    assert measures.slot_point(100, Space.L1) == pytest.approx((-68.849, -39.75), abs=0.001)
    assert measures.slot_point(100, Space.L2) == pytest.approx((0.0, -79.5), abs=0.001)
    assert measures.slot_point(100, Space.L6) == pytest.approx((-68.849, 39.75), abs=0.001)


def test_discs_of_a_wheel_do_not_touch() -> None:
    for a, b in combinations(Space, 2):
        (x1, y1), (x2, y2) = measures.slot_point(100, a), measures.slot_point(100, b)
        assert (x1 - x2) ** 2 + (y1 - y2) ** 2 > (2 * 100 * measures.DISC) ** 2


@pytest.mark.parametrize(("width", "height"), COUNCILS)
def test_council_boxes_do_not_overlap_and_pieces_stand_in_them(width: float, height: float) -> None:
    plan = measures.council_plan(width, height)
    frame = Box(0, 0, width, height)
    zones = [*plan.chambers[:4], *plan.ladders, *plan.points[:4], *plan.feet, plan.levels]
    for a, b in combinations(zones, 2):
        assert apart(a, b)
    for zone in zones:
        assert inside(frame, zone.left, zone.top)
        assert inside(frame, zone.right, zone.bottom)
    for chamber in Chamber:
        box = plan.chambers[chamber.index]
        for i in range(4):
            assert inside(box, *measures.seat(width, height, chamber, i))
            assert inside(box, *measures.upper_seat(width, height, chamber, i))
        places = [measures.value_box(width, height, chamber, i) for i in range(5)]
        for left, right in pairwise(places):
            assert left.right == pytest.approx(right.left)
    for track in Track:
        ladder = plan.ladders[track.index]
        heights = []
        for level in range(10):
            x, y = measures.car(width, height, track, Side.HUMAN, level)
            assert inside(ladder, x, y)
            assert inside(ladder, *measures.car(width, height, track, Side.BOT, level))
            heights.append(y)
        assert heights == sorted(heights, reverse=True)
        assert measures.rung(width, height, track, 4).y == pytest.approx(heights[4])


@pytest.mark.parametrize(("width", "height"), [(412.0, 138.0), (513.0, 168.0)])
def test_racks_stand_side_by_side_with_the_bar_between_free_and_priced(width: float, height: float) -> None:
    racks = [measures.market_rack(width, height, disc) for disc in Disc]
    for left, right in pairwise(racks):
        assert left.right < right.left
    bar = measures.market_divider(width)
    assert racks[Disc.OBSIDIAN.index].right < bar < racks[Disc.JOURNEY.index].left
    assert racks[-1].right < width / 2
    x, y, radius = measures.rack_disc(racks[0].width, racks[0].height)
    assert abs(x) + radius <= racks[0].width / 2
    assert y - radius >= -racks[0].height / 2


@pytest.mark.parametrize("count", [1, 2, 3, 6, 9])
def test_crates_stay_in_their_column(count: int) -> None:
    width, height = 488.0, 138.0
    plan = measures.workshop_plan(width, height)
    for good in Good:
        for i in range(count):
            x, y = measures.crate(width, height, good, i, count)
            box = plan.goods[good.index]
            assert inside(box, x, y - 9)
            assert inside(box, x, y + 9)


def test_berths_and_arches_lie_left_to_right_on_the_island() -> None:
    width = measures.ISLAND_WIDTH
    berths = [measures.berth_box(width, i) for i in range(3)]
    arches = [measures.niche_box(width, i) for i in range(4)]
    for row in (berths, arches):
        for left, right in pairwise(row):
            assert left.right <= right.left + 0.5
    for i, box in enumerate(berths):
        assert inside(box, *measures.berth(width, i))
    for i, box in enumerate(arches):
        assert inside(box, *measures.niche(width, i))
    assert measures.berth(2 * width, 2)[0] == 2 * measures.berth(width, 2)[0]


def test_forecast_rows_lie_above_the_last_step() -> None:
    for count in range(1, 6):
        rows = [measures.forecast_row(348, 194, i, count) for i in range(count)]
        for upper, lower in pairwise(rows):
            assert upper.bottom <= lower.top
        foot = measures.forecast_foot(348, 194, count)
        assert rows[-1].bottom <= foot.top
        why = measures.forecast_why(348, 194, count)
        assert inside(foot, why.left, why.y)
        assert why.bottom <= 194 / 2
