"""Pictures of the sky: islands with ships and factories, ambassadors, the bot's wheel and its plans.

Orange is the bot's coming turn: arcs of entering letters, letters on the islands' track where its
ambassador will step. Source: mocks/noria.md 2 to 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import BotTurn, State
from noria_desktop.games.noria.terms import SPACES, Side, Space
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts import (
    AnnouncedArt,
    ArcsArt,
    GearArt,
    GroundArt,
    HarbourArt,
    HouseArt,
    LetterArt,
    MarkerArt,
    MistArt,
    PennantArt,
    ShipArt,
)
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.outlook import looked_ahead
from noria_desktop.ui.noria.board.project_rail import round_of
from noria_desktop.ui.noria.board.project_wheel import machine
from noria_desktop.ui.noria.board.spots import island_art, pennant_place


def ground_sprites(table: NoriaLayout) -> Iterator[Sprite]:
    """Sky, clouds and mechanism: what never changes."""
    room, wheel, sky = table.ground, table.wheel_centre, table.sky_centre
    ground = GroundArt(
        *room.size,
        wheel_x=wheel.x,
        wheel_y=wheel.y,
        wheel_radius=table.wheel_radius,
        sky_x=sky.x,
        sky_y=sky.y,
        sky_radius_x=table.sky_across,
        sky_radius_y=table.sky_down,
        bot_radius=table.bot_radius,
    )
    yield lay(at.scenery("ground"), ground, room, Layer.GROUND)
    top = wheel.y + measures.mist_top(table.wheel_radius)
    mist = MistArt(table.width, table.height - top)
    yield lay(at.scenery("mist"), mist, Point(room.x, (top + table.height) / 2), Layer.MIST)
    gear = wheel.moved(*measures.gear_offset(table.wheel_radius))
    yield lay(at.scenery("gear"), GearArt(), gear, Layer.SCENERY)
    yield lay(at.scenery("harbour"), HarbourArt(), table.home, Layer.BOARD)


def sky_sprites(view: State, table: NoriaLayout, foretell: bool = True) -> Iterator[Sprite]:
    """Islands clockwise, ambassadors, the bot's wheel with its letters."""
    yield from machine(table, Side.BOT)
    for index in range(len(view.islands)):
        yield from _island(view, table, index)
    for side, where in ((Side.HUMAN, view.human.ambassador), (Side.BOT, view.bot.ambassador)):
        foot = pennant_place(table, where, side)
        handle = at.ambassador(side)
        yield lay(handle, PennantArt(side), foot, Layer.FLAG, carries=handle if side is Side.HUMAN else None)
    yield from _letters(view, table, foretell)
    yield from _announced(view, table, foretell)


def ship_place(table: NoriaLayout, index: int, place: int, number: int, ships: int) -> Point:
    """Where ship ``number`` of ``ships`` lies at a berth."""
    return table.island(index).moved(*measures.berth(measures.ISLAND_WIDTH, place, number, ships))


def ship_art(view: State, index: int, place: int) -> ShipArt:
    """Picture of a ship at a berth."""
    return ShipArt(components().islands[view.islands[index].number].berths[place].resource)


def house_place(table: NoriaLayout, index: int, place: int) -> Point:
    """Where a factory stands on an island."""
    return table.island(index).moved(*measures.niche(measures.ISLAND_WIDTH, place))


def letter_art(view: State, table: NoriaLayout, space: Space, foretell: bool = True) -> LetterArt:
    """Picture of the letter on a space of the bot's wheel.

    Raises:
        ValueError: the space is empty.
    """
    lying = view.bot.wheel[space.index]
    if lying is None:
        raise ValueError(f"{space.value} is empty")
    ahead = looked_ahead(view, foretell)
    return LetterArt(
        lying.letter,
        measures.DISC * table.bot_radius,
        upgraded=lying.upgraded,
        resting=not space.active,
        entering=space in ahead.entering or lying.letter in ahead.acting,
        spent=lying.letter in ahead.spent,
    )


def _island(view: State, table: NoriaLayout, index: int) -> Iterator[Sprite]:
    """One island, its ships from back to front, its factories."""
    island = view.islands[index]
    yield lay(at.island(index), island_art(view, index), table.island(index), Layer.BOARD)
    for place, ships in enumerate(island.ships):
        for number in reversed(range(ships)):
            where = ship_place(table, index, place, number, ships)
            yield lay(at.ship(index, place, number), ship_art(view, index, place), where, Layer.PIECE)
    for place, owner in enumerate(island.factories):
        if owner is not None:
            yield lay(at.house(index, place), HouseArt(owner), house_place(table, index, place), Layer.PIECE)


def _letters(view: State, table: NoriaLayout, foretell: bool) -> Iterator[Sprite]:
    """The bot's letters, arcs of those that enter, the round marker on the hub."""
    middle = table.sky_centre
    ahead = looked_ahead(view, foretell)
    if ahead.entering:
        yield lay(at.mark("arcs"), ArcsArt(table.bot_radius, ahead.entering), middle, Layer.MARK)
    for space in SPACES:
        lying = view.bot.wheel[space.index]
        if lying is not None:
            where = table.space(Side.BOT, space)
            yield lay(at.letter(lying.letter), letter_art(view, table, space, foretell), where, Layer.PIECE)
    # The marker is put away when the bot's turn begins (rules.md 5.2); its number stays readable.
    taken_away = isinstance(view.pending, BotTurn) and view.pending.queue is not None
    marker = MarkerArt(round_of(view), measures.BOT_HUB * table.bot_radius)
    yield lay(at.marker(), marker, middle, Layer.PIECE, opacity=0.4 if taken_away else 1.0)


def _announced(view: State, table: NoriaLayout, foretell: bool) -> Iterator[Sprite]:
    """Letters on the track, each before the island that the bot's ambassador will step on."""
    upgraded = {disc.letter for disc in view.bot.wheel if disc and disc.upgraded}
    for number, (letter, island) in enumerate(looked_ahead(view, foretell).visits):
        where = table.before_island(island)
        yield lay(at.mark("visit", str(number)), AnnouncedArt(letter, letter in upgraded), where, Layer.MARK)
