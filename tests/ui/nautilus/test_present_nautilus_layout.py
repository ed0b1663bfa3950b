"""Everything has its room at every size, and words are never scaled below what can be read (nautilus.md 1, 8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from noria_desktop.games.nautilus.state import Clearing
from noria_desktop.games.nautilus.terms import COLUMNS, Domain
from noria_desktop.ui.board.boxes import Box, overlap
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.layout import NautilusLayout, layout
from noria_desktop.ui.nautilus.board.project import project
from noria_desktop.ui.nautilus.board.viewpoint import own_special
from tests.ui.nautilus.walks import moments

SIZES = [
    (1280, 678),
    (1616, 958),
    (1024, 578),
    (1000, 560),
    (1025, 534),
    (2560, 1300),
    (1400, 580),
    (1010, 900),
]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def table(request: pytest.FixtureRequest) -> NautilusLayout:
    return layout(*request.param)


def inside(outer: Box, inner: Box) -> bool:
    return (
        inner.left >= outer.left - 0.01
        and inner.right <= outer.right + 0.01
        and inner.top >= outer.top - 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def test_words_keep_eleven_pixels(table: NautilusLayout) -> None:
    """A unit is a pixel at least, down to 1000 x 532; smaller views shrink as a whole."""
    assert table.scale >= 1
    assert layout(500, 280).scale == pytest.approx(0.5)


def test_nothing_in_the_window_overlaps(table: NautilusLayout) -> None:
    places = [table.place(number, own=own) for own in (True, False) for number in range(COLUMNS)]
    things = [*places, *(table.domain(number) for number in range(COLUMNS)), table.pile]
    assert not [pair for pair in combinations(things, 2) if overlap(*pair)]
    assert all(inside(table.window, thing) for thing in things)
    assert inside(table.board, table.window)


def test_bands_and_dock_overlap_nothing(table: NautilusLayout) -> None:
    things = [
        table.plate(own=True),
        table.plate(own=False),
        table.own_special,
        table.rival_special,
        table.rival_hand,
        table.fan,
        table.window,
        table.tracker,
        table.fates,
        *(table.race(domain) for domain in Domain),
    ]
    wrong = [pair for pair in combinations(things, 2) if overlap(*pair)]
    assert not wrong
    assert all(inside(table.ground, thing) for thing in things)


@pytest.mark.parametrize("count", [1, 3, 5, 6])
def test_numbers_in_the_fan_stay_free(table: NautilusLayout, count: int) -> None:
    """nautilus.md 8: most of each card shows, at the narrowest still its number; nobody ever holds seven."""
    first, _ = table.hand_place(0, count)
    last, _ = table.hand_place(count - 1, count)
    wide = table.own_special.width
    assert first.x - wide / 2 >= table.fan.left - 0.01
    assert last.x + wide / 2 <= table.fan.right + 0.01
    if count > 1:
        assert table.hand_step(count) >= 0.5 * wide


def test_places_can_be_hit_by_a_finger(table: NautilusLayout) -> None:
    """44 pixels at least (nautilus.md 8)."""
    place = table.place(0, own=True)
    assert min(place.width, place.height) * table.scale >= 44


@pytest.mark.parametrize("count", [1, 2, 5, 6])
def test_the_stage_shows_its_cards_over_the_row_at_stake(table: NautilusLayout, count: int) -> None:
    cards = [table.stage_place(number, count, effects=count <= 2) for number in range(count)]
    row = [table.staged_domain(number) for number in range(COLUMNS)]
    words = [table.effect(number, count) for number in range(count)] if count <= 2 else []
    things = [*cards, *row, *words]
    assert not [pair for pair in combinations(things, 2) if overlap(*pair)]
    assert all(inside(table.stage, thing) for thing in things)


def test_the_end_of_a_round_has_room_under_its_columns(table: NautilusLayout) -> None:
    """table.md 6: the panel lies under the columns that it speaks of, and covers nothing that is still to be seen."""
    panel = table.round_end
    columns = [table.outcome(number) for number in range(COLUMNS)]
    assert inside(table.board, panel)
    assert not [other for other in (table.window, table.tracker) if overlap(panel, other)]
    assert all(inside(panel, one) for one in columns)
    assert not [pair for pair in combinations(columns, 2) if overlap(*pair)]
    assert [one.x for one in columns] == pytest.approx([table.column(number) for number in range(COLUMNS)])
    assert columns[0].left - panel.left > 90 * table.unit


def test_a_used_special_gives_way_to_the_end_of_a_round_where_both_have_no_room() -> None:
    view = next(
        m.before for m in moments() if isinstance(m.before.table.pending, Clearing) and m.before.deal.used
    )
    for size, shown in (((1280, 678), True), ((1010, 900), False)):
        table = layout(*size)
        assert overlap(table.round_end, table.own_special) != shown
        special = own_special(view)
        found = [s for s in project(view, table) if special is not None and s.handle == at.special(special)]
        assert bool(found) <= shown
