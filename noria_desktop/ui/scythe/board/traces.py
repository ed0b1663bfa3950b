"""What shows on the map what the Automa's last turn moved, in the colour of its pieces. Source: mocks/table.md 1, 4.

The move is ringed where its unit was and where it is, with the way between; what came otherwise has only the number
of its part in the line that tells the turn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.record import MoveEntry
from noria_desktop.games.scythe.terms import TERRITORIES, Place
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.traces import PartBeadArt, RouteArt, Trace, TraceArt
from noria_desktop.ui.scythe.board.last_turn import LastTurn, Part, last_turn
from noria_desktop.ui.scythe.board.layout import ScytheLayout

BEAD: Final = 0.25
"""Radius of a number, in R."""
RISE: Final = 0.7
"""How far the way rises over the map, in R."""
CLEAR: Final = 0.45
"""How far from the middle of a place its ends keep, in R."""
ASIDE: Final = (0.62, -0.34)
"""Where a number stands in its territory, in R: beside its own, clear of pieces and of what lies below."""

TOKEN_BEAD: Final = 8.0
"""Radius of a number at the token of the star tracker, where less room is."""
TOKEN_ASIDE: Final = 10.0
"""How far right of the token's middle it stands, and how far above."""


def marks(steps: Sequence[StoryStep], table: ScytheLayout) -> tuple[Sprite, ...]:
    """The marks of the Automa's last turn; none before it has had one."""
    turn = last_turn(steps)
    return () if turn is None else tuple(_marks(turn, table))


def _marks(turn: LastTurn, table: ScytheLayout) -> Iterator[Sprite]:
    number = {part: count for count, part in enumerate(turn.parts, start=1)}
    move = turn.move
    if move is not None and move.selected is not None and move.destination is not None:
        yield from _moved(turn, move, move.selected.place, move.destination, table)
        yield _bead(turn, number[Part.MOVE], move.destination, table)
    if Part.GAINS in number:
        for place in turn.arrivals:
            yield _bead(turn, number[Part.GAINS], place, table)
    stepped, road = turn.one(ev.TrackerMoved), table.road
    if stepped is not None and road is not None:
        # On the corner of its token: wherever else, it would stand on another space of the road.
        spaces = components().automa.trackers[turn.level.index].spaces
        token = measures.tracker_space(*road.size, stepped.step.after, spaces)
        art = PartBeadArt(turn.faction, number[Part.TRACKER], TOKEN_BEAD)
        spot = Point(road.x + token.x + TOKEN_ASIDE, road.y + token.y - TOKEN_ASIDE)
        yield lay(at.mark("part", "tracker"), art, spot, Layer.LABEL)


def _moved(
    turn: LastTurn, move: MoveEntry, origin: Place, place: Place, table: ScytheLayout
) -> Iterator[Sprite]:
    """Where the unit was and is, and its way; a unit that a battle sent back to the mat is nowhere now."""
    gone = any(event.origin == place for event in turn.all(ev.AutomaUnitRetreated))
    if origin != place:
        yield _ring(turn, Trace.WAS, origin, table)
    yield _ring(turn, Trace.WAS if gone else Trace.IS, place, table)
    if origin == place:
        return
    here, there = table.place(origin), table.place(place)
    dx, dy = there.x - here.x, there.y - here.y
    far = math.hypot(dx, dy)
    share = CLEAR * table.radius / far
    art = RouteArt(
        turn.faction, dx * (1 - 2 * share), dy * (1 - 2 * share), min(RISE * table.radius, far * 0.25)
    )
    yield Sprite(at.mark("route"), art, (here.x + there.x) / 2, (here.y + there.y) / 2, Layer.FLAG)


def _ring(turn: LastTurn, trace: Trace, place: Place, table: ScytheLayout) -> Sprite:
    radius = table.radius * (1.0 if place < TERRITORIES else measures.BASE)
    art = TraceArt(trace, turn.faction, radius)
    return lay(at.mark("trace", str(place)), art, table.place(place), Layer.MARK)


def _bead(turn: LastTurn, number: int, place: Place, table: ScytheLayout) -> Sprite:
    """The number of a part at a territory, or at the home base."""
    radius = table.radius * (1.0 if place < TERRITORIES else measures.BASE)
    spot = table.place(place).moved(ASIDE[0] * radius, ASIDE[1] * radius)
    art = PartBeadArt(turn.faction, number, BEAD * table.radius)
    return lay(at.mark("part", str(place)), art, spot, Layer.LABEL)
