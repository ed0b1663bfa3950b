"""The scoring rules once more, slowly and word for word, to compare the quick ones with.

Rows and columns, loops and the sentences of rules.md 5 and 6; nothing is shared with the program but its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from noria_desktop.games.solani.state import Sky
from noria_desktop.games.solani.terms import Board, Tile

Place = tuple[int, int]

GUIDING: Final[dict[Board, dict[Place, int]]] = {
    Board.FIRST_WOMAN: {(1, 1): 3, (1, 4): 2, (4, 4): 3, (4, 1): 4},
    Board.FIRST_MAN: {(1, 2): 2, (2, 4): 3, (4, 3): 4, (3, 1): 3},
    Board.COYOTE: {(2, 1): 3, (1, 3): 4, (3, 4): 3, (4, 2): 2},
    Board.FIRE_MAN: {(1, 1): 4, (1, 4): 3, (4, 4): 2, (4, 1): 3},
}
STARS: Final = {Tile.C2: {2}, Tile.C3: {3}, Tile.C4: {4}, Tile.W21: {2, 3}, Tile.W31: {3, 4}}
COLOURS: Final = (Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE)
CHART: Final = {0: 0, 1: 0, 2: 3, 3: 7, 4: 12}


class Literal:
    """A sky read by rows and columns."""

    def __init__(self, sky: Sky) -> None:
        self.guiding = GUIDING[sky.board]
        self.dark = {divmod(space, 6): done for space, done in zip(sky.dark, sky.surrounded, strict=True)}
        self.tiles = {divmod(space, 6): tile for space, tile in enumerate(sky.circles) if tile is not None}
        self.masks = {divmod(space, 5): mask for space, mask in enumerate(sky.branches) if mask}

    # 2.1
    def pointed_at(self, branch: Place) -> list[Place]:
        """Circles on which a branch tile has a node."""
        row, column = branch
        mask = self.masks[branch]
        around = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        return [circle for number, circle in enumerate(around) if mask & 1 << number]

    def places(self) -> Iterator[Place]:
        return ((row, column) for row in range(6) for column in range(6))

    def sector(self, place: Place) -> str:
        return ("N" if place[0] <= 2 else "S") + ("W" if place[1] <= 2 else "E")

    def nodes(self, place: Place) -> int:
        return sum(self.pointed_at(branch).count(place) for branch in self.masks)

    # 5.1
    def planets(self, sector: str | None = None) -> int:
        points = 0
        for name in ("NW", "NE", "SW", "SE") if sector is None else (sector,):
            here = [
                tile
                for place, tile in self.tiles.items()
                if tile in COLOURS and self.sector(place) == name and self.nodes(place) == 0
            ]
            points += CHART[len(set(here))]
            points += sum(CHART[min(4, here.count(colour))] for colour in COLOURS)
        return points

    # 5.2
    def cluster(self, place: Place) -> int:
        tile = self.tiles.get(place)
        return self.nodes(place) if tile in STARS and self.nodes(place) in STARS[tile] else 0

    def guide(self, place: Place) -> int:
        return self.nodes(place) if self.guiding.get(place) == self.nodes(place) else 0

    # 5.4
    def loose(self, place: Place) -> int:
        return 0 if place in self.tiles or place in self.guiding else self.nodes(place)

    # 6
    def is_circle(self, place: Place) -> bool:
        return place in self.tiles or place in self.guiding

    def links(self, place: Place) -> set[Place]:
        found = set()
        for branch in self.masks:
            circles = self.pointed_at(branch)
            if place in circles and self.is_circle(place):
                found |= {other for other in circles if other != place and self.is_circle(other)}
        return found

    def constellation(self, place: Place) -> set[Place]:
        found, edge = {place}, [place]
        while edge:
            for other in self.links(edge.pop()):
                if other not in found:
                    found.add(other)
                    edge.append(other)
        return found

    def feature(self, place: Place) -> tuple[int, int]:
        """Points of both clauses."""
        tile = self.tiles[place]
        number = int(tile.value[1])
        return (number if self.nodes(place) == number else 0), SECOND[tile](self, place)

    def orthogonal(self, place: Place) -> list[Place]:
        return [q for q in self.places() if abs(q[0] - place[0]) + abs(q[1] - place[1]) == 1]

    def surrounding(self, place: Place) -> list[Place]:
        return [
            q for q in self.places() if q != place and abs(q[0] - place[0]) <= 1 and abs(q[1] - place[1]) <= 1
        ]

    def adjacent_branches(self, place: Place, masks: set[int]) -> int:
        row, column = place
        around = [(row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1)]
        return sum(self.masks.get(branch) in masks for branch in around)

    def may_score_as(self, place: Place, stars: int) -> bool:
        return stars in STARS.get(self.tiles.get(place, Tile.RED), set())

    # 7
    def hearth_light(self, sector: str) -> int:
        here = [place for place in self.places() if self.sector(place) == sector]
        return sum(self.cluster(place) + self.guide(place) for place in here)

    def wanderers(self, sector: str) -> int:
        return sum(
            tile in COLOURS and self.nodes(place) == 0 and self.sector(place) == sector
            for place, tile in self.tiles.items()
        )

    def clear_night(self, sector: str) -> tuple[int, int]:
        """Circular tiles placed and loose nodes."""
        here = [place for place in self.places() if self.sector(place) == sector]
        return sum(place in self.tiles for place in here), sum(map(self.loose, here))

    def great_figure(self, sector: str) -> int:
        figures = [self.constellation(place) for place in self.places() if self.is_circle(place)]
        return max(sum(self.sector(place) == sector for place in figure) for figure in figures)

    def total(self) -> int:
        each = sum(self.cluster(p) + self.guide(p) - self.loose(p) for p in self.places())
        features = sum(sum(self.feature(p)) for p, tile in self.tiles.items() if tile.value[0] == "F")
        return self.planets() + each + features


def _count(most: int, worth: int, number: int) -> int:
    return min(most, worth * number)


SECOND: Final[dict[Tile, Callable[[Literal, Place], int]]] = {
    Tile.COMET: lambda s, p: 3 if 0 in p or 5 in p else 0,
    Tile.MOON_HALO: lambda s, p: _count(4, 2, sum(s.tiles.get(q) in COLOURS for q in s.orthogonal(p))),
    Tile.DOUBLE_STAR: lambda s, p: _count(4, 2, sum(s.may_score_as(q, 2) for q in s.links(p))),
    Tile.DUST_LANE: lambda s, p: _count(4, 2, sum(q in s.dark for q in s.surrounding(p))),
    Tile.BEACON: lambda s, p: _count(4, 2, sum(q[0] == p[0] or q[1] == p[1] for q in s.guiding)),
    Tile.LONE_WANDERER: lambda s, p: _count(
        4, 1, sum(not s.is_circle(q) and q not in s.dark for q in s.surrounding(p))
    ),
    Tile.CROSSROADS: lambda s, p: _count(4, 2, s.adjacent_branches(p, {15})),
    Tile.THREAD: lambda s, p: _count(4, 2, s.adjacent_branches(p, {5, 10})),
    Tile.CRADLE: lambda s, p: _count(
        4, 2, sum(s.cluster(q) > 0 for q in s.places() if s.sector(q) == s.sector(p))
    ),
    Tile.CHAIN: lambda s, p: min(4, len(s.constellation(p)) // 2),
    Tile.REFLECTION: lambda s, p: 3 if (5 - p[0], 5 - p[1]) in s.tiles else 0,
    Tile.HORIZON: lambda s, p: _count(4, 1, sum(q[0] == p[0] and q != p for q in s.tiles)),
    Tile.HEART_OF_THE_SKY: lambda s, p: (
        5 if {*p} <= {2, 3} else 2 if 1 <= p[0] <= 4 and 1 <= p[1] <= 4 else 0
    ),
    Tile.CROWN_OF_WORLDS: lambda s, p: _count(
        6, 2, len({t for q, t in s.tiles.items() if t in COLOURS and s.sector(q) == s.sector(p)})
    ),
    Tile.TRIAD: lambda s, p: _count(6, 2, sum(s.may_score_as(q, 3) for q in s.links(p))),
    Tile.EDGE_OF_NIGHT: lambda s, p: _count(6, 3, sum(s.dark.get(q, False) for q in s.surrounding(p))),
    Tile.NORTH_ROAD: lambda s, p: _count(6, 2, sum(q in s.guiding for q in s.constellation(p))),
    Tile.CROWDED_SKY: lambda s, p: _count(6, 1, sum(q in s.tiles for q in s.surrounding(p))),
    Tile.NEXUS: lambda s, p: _count(6, 2, s.adjacent_branches(p, {7, 14, 13, 11})),
    Tile.DRAWN_BOW: lambda s, p: _count(6, 2, s.adjacent_branches(p, {3, 6, 12, 9})),
    Tile.HARVEST_LIGHTS: lambda s, p: _count(6, 3, sum(s.cluster(q) > 0 for q in s.orthogonal(p))),
    Tile.LONG_RIVER: lambda s, p: min(6, max(0, len(s.constellation(p)) - 4)),
    Tile.COMPASS: lambda s, p: _count(
        6, 2, len({s.sector(q) for q, t in s.tiles.items() if t.value[0] == "F"} - {s.sector(p)})
    ),
    Tile.MERIDIAN: lambda s, p: _count(5, 1, sum(q[1] == p[1] and q != p for q in s.tiles)),
}
"""The second clauses of rules.md 6."""
