r"""Skies drawn as text.

Rows of six circles and rows of five branch spaces take turns, north first::

    .    .    .    .    .    .
      .    .    .    .    .
    .    *3   .    .    *2   .

Circles: ``.`` nothing, ``*3`` a Guiding Star (the board must print it there), ``#`` a Dark Sky token, ``@`` one that is
surrounded, ``c2 c3 c4 w21 w31`` clusters, ``R B Y W`` planets, ``F2-01`` and so on features.

Branches by their nodes: ``NW NE SE SW`` one; ``\`` and ``/`` two opposite; ``v`` NW and NE, ``<`` NE and SE, ``^`` SE and
SW, ``>`` NW and SW; ``-NW -NE -SE -SW`` all but one; ``X`` all four. Rows left out at the bottom are empty.
"""

from __future__ import annotations

import random
from typing import Final

from attrs import evolve

from noria_desktop.engine.piles import Pile
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import Sky, Supply
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    FEATURES,
    GAPS,
    PLANETS,
    TILES,
    Board,
    Branch,
    BranchSpace,
    CircleSpace,
    Tile,
    circle_space,
)

MASKS: Final = {
    ".": 0, "NW": 1, "NE": 2, "SE": 4, "SW": 8,
    "\\": 5, "/": 10, "v": 3, "<": 6, "^": 12, ">": 9,
    "-SW": 7, "-NW": 14, "-NE": 13, "-SE": 11, "X": 15,
}  # fmt: skip
_PLANETS: Final = dict(zip("RBYW", PLANETS, strict=True))


def at(row: int, column: int) -> CircleSpace:
    """A circular space as rules.md writes it."""
    return circle_space(row, column)


def gap(row: int, column: int) -> BranchSpace:
    """A branch space as rules.md writes it."""
    return row * GAPS + column


def sky(
    drawing: str = "",
    board: Board = Board.FIRST_WOMAN,
    *,
    circle: Tile | None = None,
    branch: Branch | None = None,
    features: tuple[Tile, ...] = (),
    picks: int = 0,
) -> Sky:
    """A drawn sky and what its owner holds."""
    tiles: list[Tile | None] = [None] * CIRCLES
    branches = [0] * BRANCHES
    dark: list[tuple[CircleSpace, bool]] = []
    printed = components().guiding[board.index]
    seen = 0
    for line, text in enumerate(drawing.split("\n")[1:] if drawing.startswith("\n") else drawing.split("\n")):
        row, between = divmod(line, 2)
        words = text.split()
        if not words:
            continue
        assert len(words) == (5 if between else 6), f"row {line} has {len(words)} spaces: {text!r}"
        for column, word in enumerate(words):
            if between:
                branches[gap(row, column)] = MASKS[word]
                continue
            space = at(row, column)
            assert (word == f"*{printed[space]}") == bool(printed[space]), f"{word} at {row}, {column}"
            seen += 1
            if word in "#@":
                dark.append((space, word == "@"))
            elif word in _PLANETS:
                tiles[space] = _PLANETS[word]
            elif word != "." and not word.startswith("*"):
                tiles[space] = Tile(word)
    return Sky(
        board,
        tuple(space for space, _ in dark),
        tuple(done for _, done in dark),
        tuple(tiles),
        tuple(branches),
        circle,
        branch,
        features,
        picks,
    )


def with_tiles(base: Sky, tiles: dict[tuple[int, int], Tile]) -> Sky:
    """A sky with more circular tiles."""
    circles = list(base.circles)
    for (row, column), tile in tiles.items():
        assert circles[at(row, column)] is None
        circles[at(row, column)] = tile
    return evolve(base, circles=tuple(circles))


def with_branches(base: Sky, branches: dict[tuple[int, int], str]) -> Sky:
    """A sky with more branch tiles."""
    masks = list(base.branches)
    for (row, column), word in branches.items():
        assert not masks[gap(row, column)]
        masks[gap(row, column)] = MASKS[word]
    return evolve(base, branches=tuple(masks))


def supply(
    row_2: tuple[Tile, ...] = (),
    row_3: tuple[Tile, ...] = (),
    deck_2: tuple[Tile, ...] = (),
    deck_3: tuple[Tile, ...] = (),
) -> Supply:
    """A supply of nothing but feature cards."""
    return Supply(
        (0,) * 5, (0,) * 5, (), (None,) * 12, Pile(()), Pile(()), (row_2, row_3), (Pile(deck_2), Pile(deck_3))
    )


def any_sky(seed: int) -> Sky:
    """Some sky with anything anywhere, sparse or crowded; no game need lead there."""
    chance = random.Random(seed)
    board = chance.choice(list(Board))
    dark = chance.choice(components().dark)
    fullness, joined = chance.random(), chance.random()
    features = iter(chance.sample(FEATURES, 12))
    box = [tile for tile in TILES[:9] for _ in range(components().tile_counts[tile.index])]
    chance.shuffle(box)
    circles: list[Tile | None] = []
    for space in range(CIRCLES):
        closed = space in dark or components().guiding[board.index][space]
        if closed or chance.random() > fullness:
            circles.append(None)
        elif chance.random() < 0.15 and (feature := next(features, None)):
            circles.append(feature)
        else:
            circles.append(box.pop())
    branches = tuple(chance.randrange(1, 16) if chance.random() < joined else 0 for _ in range(BRANCHES))
    return Sky(board, dark, tuple(chance.random() < 0.5 for _ in dark), tuple(circles), branches)
