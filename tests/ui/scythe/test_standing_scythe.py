"""Whatever stands and lies on a territory is told apart and hides no number (mocks/scythe.md 3 and 8)."""

from __future__ import annotations

from itertools import combinations, product
from math import sqrt

import pytest

from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.boxes import Box, overlap
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.standing import (
    BESIDE,
    REACH,
    STRUCTURE,
    TAG,
    Footing,
    Piece,
    goods_middle,
    pill,
    rise,
    stand,
    tag_up,
)

RADII = (37.0, 45.8, 72.0)
"""Of a hex at 1024 x 700, 1280 x 800 and 1920 x 1080."""
NUMBER = (0.30, -0.93, -0.66)
"""Width, top and bottom of a territory's number, in R."""
WORKER, MECH, CHARACTER = Piece(Unit.WORKER), Piece(Unit.MECH), Piece(Unit.CHARACTER)
MECHS, WORKERS = Piece(Unit.MECH, many=True), Piece(Unit.WORKER, many=True)
BUILT = Piece(None)
FULL = (BUILT, CHARACTER, MECHS, WORKERS)
"""All that one side can have on a territory: four mechs, eight workers."""
BATTLE = (*FULL, *(Piece(unit, False, unit is not Unit.CHARACTER) for unit in Unit))
"""With the Automa's whole army in a combat there."""
HALVES = {Unit.CHARACTER: 0.40, Unit.MECH: 0.46, Unit.WORKER: 0.33, None: 0.5}
"""Of the bodies, in their size; arms, staffs and plates may touch."""


def body(piece: Piece, spot: Footing) -> Box:
    high = spot.size
    return Box(spot.x, spot.y, 2 * HALVES[piece.unit] * high, high)


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize("kinds", range(5))
@pytest.mark.parametrize("pieces", [FULL, BATTLE, FULL[1:], FULL[:2], FULL[::2], (CHARACTER, MECH, WORKER)])
def test_nothing_reaches_beyond_its_territory_or_over_its_number(
    radius: float, kinds: int, pieces: tuple[Piece, ...]
) -> None:
    wide, top, bottom = (share * radius for share in NUMBER)
    number = Box(0, (top + bottom) / 2, wide, bottom - top)
    for piece, spot in zip(pieces, stand(radius, pieces, kinds), strict=True):
        thing = body(piece, spot)
        assert abs(thing.x) + thing.width / 2 <= radius * 0.90
        assert thing.bottom <= radius * 0.53
        assert not overlap(thing, number)


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize("pieces", [FULL, FULL[1:], FULL[:3], FULL[:2], FULL[::2], (CHARACTER, MECH, WORKER)])
def test_pieces_of_one_side_are_told_apart(radius: float, pieces: tuple[Piece, ...]) -> None:
    """Beside each other or behind each other; at most a fifth of a body is hidden by another one."""
    things = [body(piece, spot) for piece, spot in zip(pieces, stand(radius, pieces, 4), strict=True)]
    for one, other in combinations(things, 2):
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.bottom, other.bottom) - max(one.top, other.top)
        if across > 0 and down > 0:
            hidden = across * down / min(one.width * one.height, other.width * other.height)
            assert hidden <= 0.2


def test_tall_pieces_stand_behind_and_the_automa_behind_the_human() -> None:
    feet = [spot.y + spot.size / 2 for spot in stand(45.8, FULL)]
    assert max(feet[1], feet[2]) < min(feet[0], feet[3])
    own, theirs = (stand(45.8, BATTLE)[part] for part in (slice(0, 4), slice(4, 7)))
    assert max(spot.y for spot in theirs) < max(spot.y for spot in own)


def test_few_pieces_stand_side_by_side_at_their_full_size() -> None:
    """mocks/scythe.md 3: mech 0.74 R, worker 0.52 R, character 0.80 R, structure 0.50 R wide; feet at 0.52 R."""
    mech, worker = stand(100, (MECH, WORKER))
    assert (mech.size, worker.size) == (74, 52)
    assert mech.y + mech.size / 2 == worker.y + worker.size / 2 == 52
    assert mech.x < 0 < worker.x
    (character,) = stand(100, (CHARACTER,))
    assert (character.x, character.size) == (0, 80)
    assert stand(100, (BUILT,))[0].size == 100 * STRUCTURE


@pytest.mark.parametrize("radius", RADII)
def test_pieces_at_home_keep_to_it(radius: float) -> None:
    """A home base is a hex of 0.7 R; its badge at the top stays free."""
    for pieces in (FULL[1:], (MECHS, WORKERS), (CHARACTER, MECH, WORKER), (Piece(Unit.MECH, False, True),)):
        for piece, spot in zip(pieces, stand(radius, pieces, home=True), strict=True):
            thing = body(piece, spot)
            assert abs(thing.x) + thing.width / 2 <= radius * 0.70
            assert thing.top >= -radius * 0.22


def test_pieces_at_home_are_smaller() -> None:
    """A home base is a hex of 0.7 R."""
    assert stand(100, (MECH,), home=True)[0].size == pytest.approx(0.7 * 74)


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize("counts", [(1,), (12,), (2, 3), (8, 8, 8), (9, 9, 9, 9)])
def test_tokens_hide_neither_each_other_nor_a_number(radius: float, counts: tuple[int, ...]) -> None:
    """Their own territory's, or those of the two below: at 0.87 R to either side and 1.5 R down."""
    wide, high = pill(counts)
    pills = [Box(*goods_middle(radius, counts, number), wide, high) for number in range(len(counts))]
    assert not any(overlap(*pair) for pair in combinations(pills, 2))
    across, top, bottom = (share * radius for share in NUMBER)
    for column, row in ((0, 0), (-0.5, 1), (0.5, 1)):
        x, y = column * measures.ROOT * radius, row * 1.5 * radius
        number = Box(x, y + (top + bottom) / 2, across, bottom - top)
        assert not any(overlap(one, number) for one in pills)


def test_what_counts_ten_has_a_broader_pill() -> None:
    assert pill((10, 1))[0] > pill((9, 1))[0]


@pytest.mark.parametrize("radius", RADII[1:])
@pytest.mark.parametrize("kinds", range(1, 5))
def test_no_token_hangs_over_the_edge_of_its_territory(radius: float, kinds: int) -> None:
    """From 1280 x 800 on; below it four kinds of them do, as do two in a row that count ten."""
    counts = (1,) * kinds
    wide, high = pill(counts)
    for number in range(kinds):
        x, y = goods_middle(radius, counts, number)
        assert abs(x) + wide / 2 <= radius * sqrt(3) / 2
        if kinds > 2:  # of one or two the pills lie across the corner, in the middle
            assert abs(x) + (wide - high) / 2 <= sqrt(3) * (radius - (y + high / 2))


@pytest.mark.parametrize("radius", RADII[1:])
@pytest.mark.parametrize("counts", [(10, 11, 12), (10, 11, 12, 14), (1, 1, 1, 10), (40, 1, 1, 1)])
def test_tokens_that_count_ten_keep_within_it_too(radius: float, counts: tuple[int, ...]) -> None:
    """Four broad pills lie higher, in two rows; what stands there steps up a little and keeps off its number."""
    wide, high = pill(counts)
    pills = [Box(*goods_middle(radius, counts, number), wide, high) for number in range(len(counts))]
    assert not any(overlap(*pair) for pair in combinations(pills, 2))
    for one in pills:
        assert abs(one.x) + wide / 2 <= radius * sqrt(3) / 2
        assert abs(one.x) + (wide - high) / 2 <= sqrt(3) * (radius - one.bottom)
    across, top, bottom = (share * radius for share in NUMBER)
    number = Box(0, (top + bottom) / 2, across, bottom - top)
    for pieces in (FULL, FULL[1:], (WORKERS,), (MECH, WORKER)):
        for piece, spot in zip(
            pieces, stand(radius, pieces, len(counts), lift=rise(radius, counts)), strict=True
        ):
            assert not overlap(body(piece, spot), number)
            # Two fifths of each, its head, are seen above the tokens even where eight companions make it small.
            hidden = spot.y + spot.size / 2 - min(one.top for one in pills)
            assert hidden <= 0.6 * spot.size


def test_every_company_finds_its_places() -> None:
    """Each choice of structure, units of both sides and counts stands somewhere, in the order given."""
    sides = [(), (CHARACTER,), (MECHS, WORKER), FULL[1:]]
    for built, own, kinds in product(((), (BUILT,)), sides, range(5)):
        for home in (False, True):
            pieces = (*built, *own)
            assert len(stand(45.8, pieces, kinds, home=home)) == len(pieces)


@pytest.mark.parametrize("radius", RADII)
def test_the_sign_of_a_combat_hides_no_number(radius: float) -> None:
    """It stands between the number and the fighters' middles."""
    top = measures.combat_middle(radius).y - measures.SABRES * radius
    assert top >= NUMBER[2] * radius


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize("kinds", range(5))
@pytest.mark.parametrize("own", [(CHARACTER,), (MECH, WORKERS), FULL])
@pytest.mark.parametrize("unit", [Unit.CHARACTER, Unit.MECH])
def test_the_enemy_in_a_combat_is_seen_beside_its_sign(
    radius: float, kinds: int, own: tuple[Piece, ...], unit: Unit
) -> None:
    """A mech of the Automa's stood behind the human's units and under the sign: nothing of it was seen."""
    pieces = (*own, Piece(unit, False))
    *mine, theirs = (body(*pair) for pair in zip(pieces, stand(radius, pieces, kinds), strict=True))
    middle, wide = measures.combat_middle(radius), 2 * measures.SABRES * radius
    before = (Box(middle.x, middle.y, wide, wide), *mine)
    grid = [
        Box(theirs.left + theirs.width * x / 20, theirs.top + theirs.height * y / 20, 0.1, 0.1)
        for x, y in product(range(21), repeat=2)
    ]
    seen = sum(not any(overlap(point, one) for one in before) for point in grid)
    assert seen >= 0.35 * len(grid)


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize("kinds", range(5))
@pytest.mark.parametrize("pieces", [FULL, FULL[1:], FULL[::3], (WORKERS,)])
def test_the_number_of_a_group_leaves_most_of_its_piece_to_be_seen(
    radius: float, kinds: int, pieces: tuple[Piece, ...]
) -> None:
    """A tag beside a worker as small as it gets begins right of its middle."""
    for piece, spot in zip(pieces, stand(radius, pieces, kinds), strict=True):
        if piece.many and piece.unit is not None:
            edge = spot.size * REACH[piece.unit]
            assert edge - TAG[0] * (1 - BESIDE) > 0


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize(
    "counts", [(2,), (12,), (2, 3), (1, 2, 3), (8, 8, 12), (1, 2, 3, 4), (9, 10, 11, 12)]
)
@pytest.mark.parametrize("pieces", [FULL, FULL[1:], FULL[::3], (WORKERS,), (MECHS, WORKERS)])
def test_no_token_hides_how_many_stand_there(
    radius: float, counts: tuple[int, ...], pieces: tuple[Piece, ...]
) -> None:
    """Under three kinds of goods nobody saw that there were two workers; nor does one number hide another."""
    wide, high = pill(counts)
    pills = [Box(*goods_middle(radius, counts, number), wide, high) for number in range(len(counts))]
    spots = stand(radius, pieces, len(counts), lift=rise(radius, counts))
    front = max(spot.y + spot.size / 2 for piece, spot in zip(pieces, spots, strict=True) if piece.unit)
    up = tag_up(radius, front, counts)
    tags = []
    for piece, spot in zip(pieces, spots, strict=True):
        if piece.many and piece.unit is not None:
            x = spot.x + spot.size * REACH[piece.unit] + TAG[0] * (BESIDE - 0.5)
            tags.append(Box(x, spot.y + spot.size / 2 - up, *TAG))
    assert not any(overlap(tag, one) for tag in tags for one in pills)
    assert not any(overlap(*pair) for pair in combinations(tags, 2))
