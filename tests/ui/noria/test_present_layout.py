"""Zones of the table for every view size (mocks/noria.md 1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from noria_desktop.games.noria.terms import SPACES, Side
from noria_desktop.ui.board.boxes import Box, overlap
from noria_desktop.ui.noria.board.layout import ZONES, NoriaLayout, layout

SIZES = [
    (1280, 678),
    (1616, 958),
    (1920, 1018),
    (1024, 578),
    (1024, 646),
    (853, 452),  # 1280 x 678 at 150 %
    (2560, 800),
    (800, 1400),
    (3840, 2038),
]


def contains(room: Box, x: float, y: float) -> bool:
    return room.left <= x <= room.right and room.top <= y <= room.bottom


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def table(request: pytest.FixtureRequest) -> NoriaLayout:
    width, height = request.param
    return layout(width, height)


def test_the_board_fills_the_view(table: NoriaLayout) -> None:
    assert table.width >= 1280 - 1e-6
    assert table.height >= 678 - 1e-6


def test_no_two_zones_overlap(table: NoriaLayout) -> None:
    for one, other in combinations(ZONES, 2):
        assert not overlap(getattr(table, one), getattr(table, other)), (one, other)


def test_zones_stay_on_the_board(table: NoriaLayout) -> None:
    for name in ZONES:
        zone: Box = getattr(table, name)
        assert zone.left >= 0, name
        assert zone.top >= 0, name
        assert zone.right <= table.width + 1e-6, name
        assert zone.bottom <= table.height + 1e-6, name
        assert zone.width > 60, name
        assert zone.height > 40, name


def test_wheels_and_islands_lie_in_their_zones(table: NoriaLayout) -> None:
    for space in SPACES:
        at = table.space(Side.HUMAN, space)
        assert contains(table.wheel, at.x, at.y)
        at = table.space(Side.BOT, space)
        assert contains(table.sky, at.x, at.y)
    for index in range(5):
        at = table.island(index)
        assert contains(table.sky, at.x - 67, at.y - 62)  # the ships' upper edge
        assert contains(table.sky, at.x + 67, at.y + 42)  # the rock's lower tip


def test_resting_spaces_lie_above_the_horizon_and_active_ones_below(table: NoriaLayout) -> None:
    for side in Side:
        horizon = table.axle(side).y
        for space in SPACES:
            assert (table.space(side, space).y > horizon) == space.active


def test_the_base_size_is_not_scaled() -> None:
    table = layout(1280, 678)
    assert (table.scale, table.width, table.height) == (1.0, 1280.0, 678.0)
    assert table.wheel_radius == 213


def test_hidpi_changes_only_the_scale() -> None:
    """150 % of 1280 x 678 shows the same table, half as large again."""
    small, large = layout(1280, 678), layout(1920, 1017)
    assert large.scale == 1.5
    assert large.wheel_centre == small.wheel_centre
    assert large.council == small.council
