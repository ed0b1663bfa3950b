"""What the others moved in their last turn, marked until the player's next step.

Dots round the place in the market or on the track from which a tile was taken, a ring where it was laid: on the small sky,
or on the large one while that is looked at. Beads count the parts as the told line does. Made from the record of the
turn and not from its animation. Source: mocks/table.md 1 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import GAPS, SIDE, Kind
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts_docks import BeadArt, TraceArt
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.viewpoint import other_skies, viewer

MOST: Final = 6
"""Places that are ringed or dotted, the latest of them; those before keep their beads."""
ABOVE: Final = 0.72
"""Where a bead sits, in radii of its ring, to the upper right."""
CROWDED: Final = 100.0
"""Width of a small sky below which beads would hide it: the rings say where, the line says what."""


@frozen
class Trace:
    """A place that the turn touched."""

    seat: Seat
    part: int
    """Number of the part of the told line, from 1."""
    place: Point
    radius: float
    now: bool
    """A thing lies there now; else it was taken from there."""
    crowded: bool = False
    """There is no room for a bead."""
    under: bool = False
    """Its bead sits at the lower right: over it stands a heading of the market."""


def marks(steps: Sequence[StoryStep], table: SolaniLayout, centre: Seat | None = None) -> tuple[Sprite, ...]:
    """The turn's marks; none where nobody else did anything. ``centre``: whose sky is looked at."""
    if not steps:
        return ()
    return tuple(_shown(tuple(_traces(steps, table, centre))))


def _shown(found: Sequence[Trace]) -> Iterator[Sprite]:
    """Rings and dots for the latest places, beads for all; beads of one place stand side by side."""
    beads: dict[Point, int] = {}
    for number, trace in enumerate(found):
        if number >= len(found) - MOST:
            art = TraceArt(trace.seat, trace.radius, trace.now)
            yield lay(at.mark("trace", str(number)), art, trace.place, Layer.FLAG)
        if trace.crowded:
            continue
        away = beads.get(trace.place, 0)
        beads[trace.place] = away + 1
        reach = max(ABOVE * trace.radius, BeadArt.RADIUS + 2)
        place = trace.place.moved(reach + 2 * away * BeadArt.RADIUS, reach if trace.under else -reach)
        yield lay(at.mark("bead", str(number)), BeadArt(trace.seat, trace.part), place, Layer.CALLOUT)


def _traces(steps: Sequence[StoryStep], table: SolaniLayout, centre: Seat | None) -> Iterator[Trace]:
    """Every place in the order of the turn; the market of a round that is over shows nothing of it any more."""
    end: State = steps[-1].after
    me = viewer(end)
    part = 0
    for step in steps:
        there = step.before.round == end.round
        for event in step.events:
            seat = getattr(event, "seat", None)
            if isinstance(event, ev.CoyoteFeature):
                seat = Seat(len(end.skies))
            if seat is None or seat == me or isinstance(event, ev.SunPassed):
                continue
            part += 1
            for place, radius, now in _places(event, seat, end, table, centre, there=there):
                small = now and seat != centre
                crowded = small and table.small_sky(0, len(other_skies(end, me))).width < CROWDED
                market = table.market
                under = market.left < place.x < market.right and market.top < place.y < market.bottom
                yield Trace(seat, part, place, radius, now, crowded, under)


def _places(
    event: ev.Event, seat: Seat, end: State, table: SolaniLayout, centre: Seat | None, *, there: bool
) -> Iterator[tuple[Point, float, bool]]:
    """Where one event happened: place, radius, whether the thing lies there now."""
    match event:
        case ev.ClusterTaken(_, slot) | ev.PlanetTraded(_, slot) if there:
            yield *_slot(table, Kind.CIRCLE, slot, len(end.market.clusters)), False
        case ev.BranchTaken(_, slot) if there:
            yield *_slot(table, Kind.BRANCH, slot, len(end.market.branches)), False
        case _:
            pass
    match event:
        case ev.PlanetTraded(space=space):
            yield table.station(space), table.planet_radius * 1.2, False
        case ev.BranchPlaced(_, space):
            yield *_laid(seat, space, Kind.BRANCH, end, table, centre), True
        case ev.CirclePlaced(_, space) | ev.FeaturePlaced(_, space):
            yield *_laid(seat, space, Kind.CIRCLE, end, table, centre), True
        case _:
            pass


def _slot(table: SolaniLayout, kind: Kind, slot: int, count: int) -> tuple[Point, float]:
    """A place of the market."""
    box = table.slot(kind, slot, count)
    return Point(box.x, box.y), box.width / 2


def _laid(
    seat: Seat, space: int, kind: Kind, end: State, table: SolaniLayout, centre: Seat | None
) -> tuple[Point, float]:
    """A place of somebody's sky: on the large one while it is looked at, else on the small one."""
    if seat == centre:
        if kind is Kind.BRANCH:
            return table.gap(space), table.gap_size / 2
        return table.circle(space), table.radius * 1.12
    others = other_skies(end, viewer(end) if centre is None else centre)
    box = table.small_sky(others.index(seat), len(others))
    return small_place(box, space, kind)


def small_place(box: Box, space: int, kind: Kind) -> tuple[Point, float]:
    """A place of a small sky and its radius."""
    pitch = box.width / (GAPS + 2 * measures.SMALL_MARGIN)
    first = -box.width / 2 + measures.SMALL_MARGIN * pitch
    if kind is Kind.BRANCH:
        row, column = divmod(space, GAPS)
        away = first + pitch / 2
        return Point(box.x + away + column * pitch, box.y + away + row * pitch), pitch * 0.42
    row, column = divmod(space, SIDE)
    return Point(box.x + first + column * pitch, box.y + first + row * pitch), pitch * 0.44
