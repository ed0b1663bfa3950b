"""Pictures of the council: chambers with politicians, tracks with representatives.

Grey politicians wait above, golden ones sit below and cover the values from the left. Ghosts on the
tracks are levels the bot is about to reach. Source: mocks/noria.md 2 and 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.noria.investment import fee
from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.games.noria.scoring import chamber_value, counted
from noria_desktop.games.noria.state import ChoosingTrack, Intriguing, Levels, Removing, State
from noria_desktop.games.noria.terms import Chamber, Side, Track
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts_panels import CarArt, CouncilArt, PoliticianArt, Seating
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.outlook import looked_ahead
from noria_desktop.ui.noria.board.project_rail import round_of
from noria_desktop.ui.noria.board.spots import car_place


def council_sprites(view: State, table: NoriaLayout, foretell: bool = True) -> Iterator[Sprite]:
    """The council's frame, then politicians and representatives."""
    room = table.council
    yield lay(at.scenery("council"), council_art(view, table, foretell), room, Layer.PANEL)
    for chamber in Chamber:
        seats = view.council[chamber.index]
        for number in range(seats.upper):
            where = upper_place(table, chamber, number)
            # The last one is the one that moves; the others stay where they are.
            carries = at.upper_row(chamber) if number == seats.upper - 1 else None
            art = PoliticianArt(seated=False)
            yield lay(at.politician(chamber, number), art, where, Layer.PIECE, carries=carries)
        for number in range(seats.seated):
            where = seat_place(table, chamber, number)
            yield lay(at.seated(chamber, number), PoliticianArt(seated=True), where, Layer.PIECE)
    radius = measures.car_radius(*room.size)
    for track in Track:
        for side, handle, level in (
            (Side.BOT, at.bot_car(track), view.bot.levels[track.index]),
            (Side.HUMAN, at.car(track), view.human.levels[track.index]),
        ):
            where = car_place(table, track, side, level)
            carries = handle if side is Side.HUMAN else None
            yield lay(handle, CarArt(side, radius), where, Layer.FLAG, carries=carries)


def upper_place(table: NoriaLayout, chamber: Chamber, number: int) -> Point:
    """Where a politician of an upper row stands."""
    room = table.council
    return Point(room.x, room.y).moved(*measures.upper_seat(*room.size, chamber, number))


def seat_place(table: NoriaLayout, chamber: Chamber, number: int) -> Point:
    """Where a politician of a lower row sits."""
    room = table.council
    return Point(room.x, room.y).moved(*measures.seat(*room.size, chamber, number))


def council_art(view: State, table: NoriaLayout, foretell: bool = True) -> CouncilArt:
    """The council with costs, levels and points as they would be counted now."""
    pending = view.pending
    coming = evolve(view, round=round_of(view))  # before the first round: what it will cost then
    paid = pending.intrigues if isinstance(pending, Intriguing | Removing) else 0
    seats = tuple(Seating(entry.upper, entry.seated) for entry in view.council)
    return CouncilArt(
        width=table.council.width,
        height=table.council.height,
        seats=(seats[0], seats[1], seats[2], seats[3], seats[4], seats[5]),
        human_levels=view.human.levels,
        bot_levels=view.bot.levels,
        human_points=_points(view, view.human.levels),
        bot_points=_points(view, view.bot.levels),
        intrigue_cost=intrigue_cost(coming, paid),
        bot_next=looked_ahead(view, foretell).levels,
        next_costs=not isinstance(view.pending, ChoosingTrack),
        dearer=tuple(track for track in Track if fee(view, track)),
    )


def _points(view: State, levels: Levels) -> tuple[int, int, int, int, int, int]:
    """A side's points from each chamber."""
    row = tuple(counted(levels, chamber) * chamber_value(view, chamber) for chamber in Chamber)
    return (row[0], row[1], row[2], row[3], row[4], row[5])
