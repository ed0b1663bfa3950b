"""What a drop that is being considered would change, as ghosts over the board.

A ghost with the name of a picture stands in for it while the drop is aimed at; all others are added.
Source: mocks/noria.md 2, point 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import SPACES, Chamber, Good, Side, Track
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import DiscArt, HouseArt
from noria_desktop.ui.noria.board.arts_panels import (
    CarArt,
    Coming,
    CrateArt,
    CrateState,
    KnowledgeArt,
    PoliticianArt,
)
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.project_council import seat_place
from noria_desktop.ui.noria.board.project_rail import rail_art
from noria_desktop.ui.noria.board.project_shelf import (
    BOOK,
    book_place,
    crate_art,
    income,
    stored_place,
    workshop_art,
)
from noria_desktop.ui.noria.board.project_sky import house_place, ship_art, ship_place
from noria_desktop.ui.noria.board.project_wheel import disc_art
from noria_desktop.ui.noria.board.spots import car_place, waiting_place, waiting_radius

COMING = 0.68
"""Opacity of what would come."""
GOING = 0.3
"""Opacity of what would go."""


def ghosts(before: State, after: State, table: NoriaLayout, foretell: bool = True) -> tuple[Sprite, ...]:
    """Everything that differs for the human between two states, on the picture of the first one."""
    return (
        *_wheel(before, after, table),
        *_islands(before, after, table),
        *_council(before, after, table),
        *_workshop(before, after, table),
        *_score(before, after, table, foretell),
    )


def _wheel(before: State, after: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Discs that would lie elsewhere, be upgraded or come into the hub."""
    for space in SPACES:
        if after.human.wheel[space.index] not in (None, before.human.wheel[space.index]):
            place = table.space(Side.HUMAN, space)
            art = evolve(disc_art(after, table, space), lit=False, tag="", disabled=False)
            yield lay(at.disc(space), art, place, Layer.PIECE, opacity=COMING)
    waiting = after.human.centre
    if len(waiting) > len(before.human.centre):
        radius = waiting_radius(table, len(waiting))
        for number, disc in enumerate(waiting):
            art, place = DiscArt(disc, radius), waiting_place(table, number, len(waiting))
            opacity = COMING if number >= len(before.human.centre) else 1.0
            yield lay(at.waiting(disc, number), art, place, Layer.FLAG, opacity=opacity)


def _islands(before: State, after: State, table: NoriaLayout) -> Iterator[Sprite]:
    """The house that would be built, the ship that would leave."""
    for index, (old, new) in enumerate(zip(before.islands, after.islands, strict=True)):
        for place, owner in enumerate(new.factories):
            if owner is not None and old.factories[place] is None:
                where = house_place(table, index, place)
                yield lay(at.house(index, place), HouseArt(owner), where, Layer.PIECE, opacity=COMING)
        for place, (ships, left) in enumerate(zip(old.ships, new.ships, strict=True)):
            for number in range(left, ships):
                where = ship_place(table, index, place, number, ships)
                art = ship_art(before, index, place)
                yield lay(at.ship(index, place, number), art, where, Layer.PIECE, opacity=GOING)


def _council(before: State, after: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Representatives on their next level, politicians on their next seat or gone."""
    radius = measures.car_radius(*table.council.size)
    for track in Track:
        level = after.human.levels[track.index]
        if level != before.human.levels[track.index]:
            where = car_place(table, track, Side.HUMAN, level)
            handle = at.mark("risen", track.value)
            yield lay(handle, CarArt(Side.HUMAN, radius), where, Layer.FLAG, opacity=COMING)
    for chamber in Chamber:
        seated = after.council[chamber.index].seated
        for number in range(before.council[chamber.index].seated, seated):
            where = seat_place(table, chamber, number)
            art = PoliticianArt(seated=True)
            yield lay(at.seated(chamber, number), art, where, Layer.PIECE, opacity=COMING)


def _workshop(before: State, after: State, table: NoriaLayout) -> Iterator[Sprite]:
    """Numbers with what they would be, crates that would come, be filled or be sold."""
    mine, then = before.human, after.human
    coming = Coming(then.ships, then.resources, then.knowledge, income(after), then.factories)
    anew = coming != Coming(mine.ships, mine.resources, mine.knowledge, income(before), mine.factories)
    if anew:
        room = table.workshop
        art = evolve(workshop_art(before, table), coming=coming)
        yield lay(at.scenery("workshop"), art, room, Layer.PANEL)
    for good in Good:
        owned = mine.warehouses[good.index]
        full, filled = mine.stored[good.index], then.stored[good.index]
        for number in range(then.warehouses[good.index]):
            if number >= owned:
                state, opacity = CrateState.COMING, 1.0
            elif full <= number < filled:
                state, opacity = CrateState.FULL, COMING
            elif filled <= number < full:
                state, opacity = CrateState.EMPTY, 1.0
            elif anew:
                # It stands on the panel that is shown anew, which may lie over the old one and all on it.
                state, opacity = crate_art(after, good, number).state, 1.0
            else:
                continue
            where = stored_place(after, table, good, number)
            yield lay(at.stored(good, number), CrateArt(good, state), where, Layer.PIECE, opacity=opacity)
    if anew:
        yield lay(at.book(), KnowledgeArt(BOOK), book_place(table), Layer.PIECE)


def _score(before: State, after: State, table: NoriaLayout, foretell: bool) -> Iterator[Sprite]:
    """The human's points as they would be."""
    then = points(after, after.human.levels)
    art = rail_art(before, table, foretell)
    if then != art.human_points:
        yield lay(at.scenery("rail"), evolve(art, human_points_after=then), table.rail, Layer.PANEL)
