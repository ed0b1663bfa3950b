"""What the bot's last turn moved, marked on the board until the player's next step.

Where a thing was: dots; where it is: a ring; beads count the uses of letters as the told line does. Made from the
record of the turn and not from its animation. Source: mocks/table.md 1 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import BERTHS, FACTORY_SPACES, Side
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import BeadArt, RouteArt, TraceArt
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.outlook import letter_place
from noria_desktop.ui.noria.board.project_council import seat_place, upper_place
from noria_desktop.ui.noria.board.project_sky import house_place, ship_place
from noria_desktop.ui.noria.board.spots import car_place, pennant_place

MOST: Final = 6
"""Things whose ring and dots are shown; what comes after keeps its beads."""
FLAG: Final = 17.0
"""Radius of the ring round a flag: the rightmost island's just clears the column beside the sky."""
ABOVE: Final = 0.72
"""Where a bead sits, in radii of its ring, to the upper right."""


@frozen
class Move:
    """One thing that uses of letters moved, from where it was before the turn to where it is after it."""

    uses: tuple[int, ...]
    """Numbers of the uses, from 1."""
    was: Point | None
    now: Point | None
    radius: float
    far: bool = False
    """A way that is shown as a route."""


def marks(steps: Sequence[StoryStep], table: NoriaLayout) -> tuple[Sprite, ...]:
    """The turn's marks; none where nothing moved."""
    if not steps:
        return ()
    uses = [step for step in steps if any(isinstance(event, ev.LetterActs) for event in step.events)]
    end: State = steps[-1].after
    found = (
        move for number, step in enumerate(uses, start=1) for move in _moves((number,), step, end, table)
    )
    return tuple(_shown(_joined(found), table))


def _joined(moves: Iterable[Move]) -> list[Move]:
    """What goes on from where another move ended is one move."""
    whole: list[Move] = []
    for move in moves:
        for index, earlier in enumerate(whole):
            if move.was is not None and earlier.now == move.was and earlier.far == move.far:
                uses = tuple(dict.fromkeys((*earlier.uses, *move.uses)))
                whole[index] = evolve(earlier, uses=uses, now=move.now)
                break
        else:
            whole.append(move)
    return whole


def _shown(moves: Sequence[Move], table: NoriaLayout) -> Iterator[Sprite]:
    """Rings and dots for the first moves, one route, beads for all; beads of one place stand side by side.

    No bead goes over the table's edge, nor from the sky over the column beside it, where the log may lie.
    """
    routed, shown = False, 0
    for number, move in enumerate(moves):
        if shown < MOST:
            shown += 1
            if move.was is not None:
                yield lay(
                    at.mark("was", str(number)), TraceArt(move.radius, now=False), move.was, Layer.LABEL
                )
            if move.now is not None:
                yield lay(at.mark("now", str(number)), TraceArt(move.radius, now=True), move.now, Layer.LABEL)
        if move.far and not routed and move.was is not None and move.now is not None:
            routed = True
            art = RouteArt(move.now.x - move.was.x, move.now.y - move.was.y)
            middle = Point((move.was.x + move.now.x) / 2, (move.was.y + move.now.y) / 2)
            yield lay(at.mark("route"), art, middle, Layer.LABEL)
        where = move.now or move.was
        assert where is not None
        step = 2.1 * BeadArt.RADIUS
        edge = table.reading_column.left if where.x < table.reading_column.left else table.width
        room = edge - where.x - BeadArt.RADIUS - 1 - step * (len(move.uses) - 1)
        for place, use in enumerate(move.uses):
            right = min(ABOVE * move.radius, room) + place * step
            bead = where.moved(right, -ABOVE * move.radius - 3)
            yield lay(at.mark("bead", f"{number}.{use}"), BeadArt(str(use)), bead, Layer.CALLOUT)


def _moves(uses: tuple[int, ...], step: StoryStep, end: State, table: NoriaLayout) -> Iterator[Move]:
    """What one use moved, each thing where it stands after the whole turn."""
    before: State = step.before
    after: State = step.after
    for event in step.events:
        match event:
            case ev.Travelled(Side.BOT, origin, island):
                yield Move(
                    uses,
                    _flag(table, origin),
                    _flag(table, island),
                    FLAG,
                    far=True,
                )
            case ev.ShipTaken(Side.BOT, island, landing):
                place = BERTHS.index(landing)
                ships = before.islands[island].ships[place]
                yield Move(uses, ship_place(table, island, place, ships - 1, ships), None, 17.0)
            case ev.FactoryBuilt(Side.BOT, island, space):
                place = FACTORY_SPACES.index(space)
                yield Move(uses, None, house_place(table, island, place), 15.0)
            case ev.Invested(Side.BOT, track, level):
                radius = measures.car_radius(*table.council.size) + 5
                was = car_place(table, track, Side.BOT, level - 1)
                yield Move(uses, was, car_place(table, track, Side.BOT, level), radius)
            case ev.PoliticianSeated(Side.BOT, chamber):
                seated = after.council[chamber.index].seated
                yield Move(uses, None, seat_place(table, chamber, seated - 1), 11.0)
            case ev.PoliticianRemoved(Side.BOT, chamber):
                left = after.council[chamber.index].upper
                yield Move(uses, upper_place(table, chamber, left), None, 10.0)
            case ev.LetterUpgraded(letter):
                lies = letter_place(end, letter)
                if lies is not None:
                    where = table.space(Side.BOT, lies)
                    yield Move(uses, None, where, 1.2 * measures.DISC * table.bot_radius)
            case ev.Surged():
                yield Move(uses, None, table.sky_centre, 0.22 * table.bot_radius)
            case _:
                pass


def _flag(table: NoriaLayout, index: int | None) -> Point:
    """Middle of the bot's flag on an island."""
    return pennant_place(table, index, Side.BOT).moved(10, -16)
