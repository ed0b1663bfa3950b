"""How pieces stand on a territory: who in front, who behind, how large, where its tokens lie.

All lengths count in ``R``, the radius of a hex, from the middle of the place; x to the right, y down. Pieces keep off
the number at the top; what is many stands in two rows: tall pieces behind short ones, and where both sides meet, the
Automa's behind the human's. Tokens lie in front, two or three in a row, and keep off the numbers of the places below.
Source: mocks/scythe.md 3 and 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import Unit

HEIGHTS: Final = {Unit.CHARACTER: 0.80, Unit.MECH: 0.74, Unit.WORKER: 0.52}
"""Of pieces."""
REACH: Final = {Unit.CHARACTER: 0.47, Unit.MECH: 0.58, Unit.WORKER: 0.40}
"""Of a piece to either side, in its height; the Automa's mech is broader."""
BROAD: Final = 0.66
STRUCTURE: Final = 0.50
"""Width of a structure that has room."""
EAVES: Final = 0.60
"""Of a structure to either side, in its width."""
TAG: Final = (17.0, 13.0)
"""Width and height of a count beside a piece, in board units."""
BESIDE: Final = 0.7
"""So much of a tag lies beside its piece, in its width: even a small worker is seen."""
TAG_UP: Final = 5.0
"""So far above the feet lies its middle, in board units, where no token lies before it."""

FEET: Final = (0.52, 0.42, 0.30)
"""Where the front row stands: without tokens, before one row of them, before two."""
BEHIND: Final = 0.36
"""So much higher stands the back row."""
ROOM: Final = 1.70
"""Width of a row."""
GAP: Final = 0.10
"""Between two pieces, where there is room."""
BESIDE_SIGN: Final = -0.05
"""Where the Automa's row begins, beside the sign of a combat, as long as it does not reach over the edge."""
EDGE: Final = 0.82
LEAST: Final = 0.86
"""A single row of smaller pieces is parted into two."""
TWO_ROWS: Final = 0.72
"""Most of the size in two rows."""
HOME: Final = 0.70
"""Size of pieces on a home base, unless only workers stand there."""
HOME_ROOM: Final = 1.34
"""Width of a row on a home base."""
HOME_LEAST: Final = 0.70
"""There pieces are parted into two rows only when they would be smaller than this."""
HOME_FEET: Final = 0.44
ALONE: Final = 0.36
"""Foot of a structure that stands alone."""

LARGE: Final = (32.0, 17.0)
"""Width and height of a token's pill, in board units, where only its kind lies."""
SMALL: Final = (24.0, 15.0)
"""Of several kinds."""
TOP: Final = (0.66, 0.36)
"""Where their first row lies, in R below the middle: a single row, or two."""
TOP_HOME: Final = 0.62
HIGHEST: Final = 0.19
"""No higher lies the first of two rows, however broad its pills are."""
LIFT: Final = 0.38
"""Pieces stand higher over such a row by this share of how much it lies higher."""
DIGIT: Final = 6.0
"""Broader are the small ones where one of them counts ten or more."""


@frozen
class Piece:
    """A group of like units, or a structure."""

    unit: Unit | None
    """None: a structure."""
    own: bool = True
    many: bool = False
    """Its number is shown beside it."""


@frozen
class Footing:
    """Where a piece stands and how large it is."""

    x: float
    y: float
    """Of its middle."""
    size: float
    """Height of a unit, width of a structure."""


def stand(
    radius: float, pieces: Sequence[Piece], kinds: int = 0, *, home: bool = False, lift: float = 0.0
) -> tuple[Footing, ...]:
    """Places of all pieces on one place, in board units from its middle.

    Args:
        radius: of a hex, in board units.
        pieces: from the left; of each side the units as ``Unit`` is ordered.
        kinds: of tokens that lie there.
        home: a home base.
        lift: so much higher they stand, in R; see ``rise``.
    """
    return _stand(radius, tuple(pieces), kinds, home, lift)


@lru_cache(maxsize=512)
def _stand(
    radius: float, pieces: tuple[Piece, ...], kinds: int, home: bool, lift: float
) -> tuple[Footing, ...]:
    # Workers alone are low enough for the base's emblem even at their full size.
    low = all(piece.unit is Unit.WORKER for piece in pieces)
    share = HOME if home and not low else 1.0
    feet = HOME_FEET if home else FEET[(kinds + 1) // 2] - lift
    if len(pieces) == 1 and pieces[0].unit is None:
        size = STRUCTURE * share
        return (Footing(0.0, (min(ALONE, feet) - size / 2) * radius, size * radius),)
    everybody = range(len(pieces))
    fits = _fits(radius, pieces, share)
    least = HOME_LEAST if home else LEAST
    back = [number for number in everybody if fits < least and _is_behind(pieces, number)]
    front = [number for number in everybody if number not in back]
    if not back or not front:
        rows: tuple[tuple[list[int], float, float], ...] = ((list(everybody), feet, min(1.0, fits) * share),)
    else:
        size = (
            min(TWO_ROWS, *(_fits(radius, [pieces[n] for n in row], share) for row in (back, front))) * share
        )
        rows = ((back, feet - BEHIND * share, size), (front, feet, size))
    found: dict[int, Footing] = {}
    for numbers, foot, scale in rows:
        row = [pieces[number] for number in numbers]
        theirs = len(rows) > 1 and not any(piece.own for piece in row)
        for number, footing in zip(numbers, _row(radius, row, foot, scale, share, aside=theirs), strict=True):
            found[number] = footing
    return tuple(found[number] for number in everybody)


def _is_behind(pieces: Sequence[Piece], number: int) -> bool:
    """Whether a piece belongs to the back one of two rows."""
    piece = pieces[number]
    if any(not other.own for other in pieces) and any(other.own for other in pieces):
        return not piece.own
    return piece.unit in (Unit.CHARACTER, Unit.MECH)


def _size(piece: Piece) -> float:
    return STRUCTURE if piece.unit is None else HEIGHTS[piece.unit]


def _reach(radius: float, piece: Piece, scale: float) -> tuple[float, float]:
    """How far a piece reaches to the left and to the right of its middle."""
    if piece.unit is None:
        wide = EAVES * STRUCTURE * scale
        return wide, wide
    share = BROAD if piece.unit is Unit.MECH and not piece.own else REACH[piece.unit]
    wide = share * HEIGHTS[piece.unit] * scale
    return wide, wide + (TAG[0] * BESIDE / radius if piece.many else 0.0)


def _fits(radius: float, row: Sequence[Piece], share: float) -> float:
    """Scale at which pieces stand side by side, at most 1, the size of the place left out."""
    wide = sum(sum(_reach(radius, piece, share)) for piece in row)
    return min(1.0, _room(share) / max(wide, 0.01))


def _room(share: float) -> float:
    return ROOM if share == 1.0 else HOME_ROOM


def _row(
    radius: float, row: Sequence[Piece], foot: float, scale: float, share: float, *, aside: bool = False
) -> list[Footing]:
    """Pieces side by side about the middle; ``aside``: right of it, clear of the sign of a combat."""
    sides = [_reach(radius, piece, scale) for piece in row]
    wide = sum(left + right for left, right in sides)
    gap = min(GAP, max(-0.06, (_room(share) - wide) / max(1, len(row) - 1))) if len(row) > 1 else 0.0
    whole = wide + gap * (len(row) - 1)
    x = -whole / 2
    if aside:
        x = max(x, min(BESIDE_SIGN, EDGE - whole))
    found = []
    for piece, (left, right) in zip(row, sides, strict=True):
        size = _size(piece) * scale
        lift = 0.06 if piece.unit is None else 0.0
        found.append(Footing((x + left) * radius, (foot - lift - size / 2) * radius, size * radius))
        x += left + right + gap
    return found


# Tokens -------------------------------------------------------------------------------------------------


def pill(counts: Sequence[int]) -> tuple[float, float]:
    """Width and height of each token's pill where so many of each kind lie, in board units."""
    if len(counts) <= 1:
        return LARGE
    wide, high = SMALL
    return wide + (DIGIT if max(counts) > 9 else 0.0), high


def goods_top(radius: float, counts: Sequence[int], *, home: bool = False) -> float:
    """How far below the middle the first row of pills lies, in board units.

    Four broad ones would hang over the lower edges of their hex: they lie higher, as far as pieces are still seen.
    """
    share = TOP_HOME if home else TOP[(len(counts) - 1) // 2]
    wide, high = pill(counts)
    if home or len(counts) < 4 or wide == SMALL[0]:
        return radius * share
    within = radius - (1.5 * high + 1) - (wide + 1 - high / 2) / sqrt(3)
    return max(radius * HIGHEST, min(radius * share, within))


def rise(radius: float, counts: Sequence[int]) -> float:
    """So much higher than usual do pieces stand over such tokens, in R."""
    return LIFT * (TOP[1] - goods_top(radius, counts) / radius) if len(counts) > 2 else 0.0


def tag_up(radius: float, foot: float, counts: Sequence[int], *, home: bool = False) -> float:
    """How far above their feet the counts of a place's pieces lie, in board units: no token hides one.

    Args:
        radius: of a hex, in board units.
        foot: of the front row, below the middle of the place.
        counts: of the tokens there, by kind.
        home: a home base.
    """
    if not counts:
        return TAG_UP
    tokens = goods_top(radius, counts, home=home) - pill(counts)[1] / 2
    return max(TAG_UP, foot - tokens + TAG[1] / 2 + 1)


def goods_middle(
    radius: float, counts: Sequence[int], number: int, *, home: bool = False
) -> tuple[float, float]:
    """Middle of one of those pills, in board units from the middle of its place: two in a row, of four perhaps three."""
    (wide, high), kinds = pill(counts), len(counts)
    top = goods_top(radius, counts, home=home)
    most = 2
    if kinds == 4 and not home and wide == SMALL[0]:
        # Two below two would hang over the lower edges of a small hex; three above one lie within it.
        tapers = sqrt(3) * (radius - (top + high + 1 + high / 2))
        if wide + 0.5 - high / 2 > tapers and 3 * wide + 2 <= sqrt(3) * radius:
            most = 3
    row, column = divmod(number, most)
    across = min(most, kinds - most * row)
    return (column - (across - 1) / 2) * (wide + 1), top + row * (high + 1)
