"""Places on Scythe's table one can point at, zone by zone in Tab order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.encounters import printed_options
from noria_desktop.games.scythe.pending import ChoosingPower, Encountering
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACES,
    SECTIONS,
    STARS,
    TERRITORIES,
    Bonus,
    Mat,
    Place,
)
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import LIME, HexArt, Mark
from noria_desktop.ui.scythe.board.collecting import Draft
from noria_desktop.ui.scythe.board.layout import COLUMNS, ScytheLayout
from noria_desktop.ui.scythe.board.project import kept_off, seen
from noria_desktop.ui.scythe.board.project_collected import collected_spots
from noria_desktop.ui.scythe.board.project_combat import arena_box, dial_numbers
from noria_desktop.ui.scythe.board.project_hand import (
    factory_box,
    goals,
    hand_values,
    objective_box,
    unfolded,
    value_box,
)
from noria_desktop.ui.scythe.board.project_map import footings
from noria_desktop.ui.scythe.board.project_mats import (
    ONE_TIME,
    cube_box,
    recruit_box,
    side_box,
    site_box,
    token_box,
    top_action,
)
from noria_desktop.ui.scythe.board.project_tracks import LINES
from noria_desktop.ui.scythe.board.settling import seen_with
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.board.viewpoint import Stage, stage

DIAL = 30.0
"""Diameter of a number's spot on the dial."""
MOVE = 0.45
"""Part of a narrow Factory card that stands for its move; the rest is that of its sides."""
NUMBERS = 5
"""Counters in the lower half of a head line; the last one is that of the workers."""
COVERING = (Stage.COMBAT, Stage.ENCOUNTER, Stage.FACTORY)
"""Stages under which the map cannot be reached."""


def spots(view: State, table: ScytheLayout, draft: Draft | Verdict | None = None) -> tuple[Spot, ...]:
    """Every place one can point at; with a ``draft`` those of what was collected as well."""
    if isinstance(draft, Verdict):
        panel = kept_off(view, table, draft.place).combat
        return tuple(spot for spot in spots(view, table) if not _within(spot, panel))
    table, given = seen(view, table), view
    if draft is not None:
        view = seen_with(view, draft)
    over = stage(view)
    hidden = None if over not in COVERING else table.combat if over is Stage.COMBAT else table.stage
    return (
        *_stage(view, table),
        *(_boxed(name, room, "stage") for name, room in collected_spots(given, table, draft)),
        *(spot for spot in _map(view, table) if hidden is None or not _within(spot, hidden)),
        *(_mat(view.human.mat, token_box(view, table), table) if table.left_open else ()),
        *(_factory(view, table) if table.left_open else ()),
        *(_hand(view, table) if table.left_open and unfolded(view, table) is None else ()),
        *_fixed(table),
    )


@lru_cache(maxsize=8)
def _fixed(table: ScytheLayout) -> tuple[Spot, ...]:
    """What stays where it is while a game lasts: faction mat, tracks, the Automa's dock."""
    return (*(_faction(table) if table.left_open else ()), *_tracks(table), *_automa(table))


def _within(spot: Spot, room: Box) -> bool:
    """Whether the stage lies over a place."""
    return abs(spot.x - room.x) < room.width / 2 and abs(spot.y - room.y) < room.height / 2


def _boxed(handle: Handle, room: Box, zone: str, sign: str = "") -> Spot:
    """A rectangular place."""
    return Spot(handle, room.x, room.y, room.width, room.height, zone, sign=sign)


# Over the map -------------------------------------------------------------------------------------------


def _stage(view: State, table: ScytheLayout) -> Iterator[Spot]:
    """What is chosen now over the map, and the load strip."""
    entry = view.pending[-1]
    match stage(view):
        case Stage.COMBAT:
            yield evolve(_boxed(at.arena(), arena_box(table), "stage"), raised=True)
            yield _boxed(at.opposite(), arena_box(table, own=False), "stage")
            if isinstance(entry, ChoosingPower):
                face = table.dial
                yield Spot(at.dial_face(), face.x, face.y, face.width, face.height, "stage", round=True)
                # Beyond the own power as well: whoever presses there is told how far the dial goes.
                for power, spot in dial_numbers(table):
                    yield Spot(
                        at.dial(power), spot.x, spot.y, DIAL, DIAL, "stage", round=True, sign=str(power)
                    )
        case Stage.ENCOUNTER if isinstance(entry, Encountering):
            count = len(printed_options(entry.card))
            for number in range(count):
                yield _boxed(at.option(number), table.stage_card(number, count), "stage", str(number + 1))
        case Stage.FACTORY:
            cards = view.decks.factory
            for number, card in enumerate(cards):
                if card is not None:
                    room = table.stage_card(number, len(cards))
                    yield _boxed(at.factory_card(card), room, "stage", str(number + 1))
        case _:
            return


# The map ------------------------------------------------------------------------------------------------


def _map(view: State, table: ScytheLayout) -> Iterator[Spot]:
    """Territories and home bases in reading order, each followed by the units on it."""
    for ground, (_built, units) in zip(_places(table), footings(view, table), strict=True):
        yield ground
        for group, foot in units:
            x, y = ground.x + foot.x, ground.y + foot.y
            yield Spot(group.spot, x, y, foot.size * 0.7, foot.size, "map", sign=ground.sign, lit=LIME)


@lru_cache(maxsize=8)
def _places(table: ScytheLayout) -> tuple[Spot, ...]:
    """The territories, which bear their numbers, and home bases."""
    return tuple(_place(place, table) for place in range(PLACES))


def _place(place: Place, table: ScytheLayout) -> Spot:
    room, share = table.place_box(place), 1.0 if place < TERRITORIES else measures.BASE
    sign, outline = str(place + 1) if place < TERRITORIES else "", HexArt(Mark.LEGAL, table.radius * share)
    wide = room.width
    return Spot(
        at.place(place),
        room.x,
        room.y,
        wide,
        wide,
        "map",
        round=True,
        outline=outline,
        sign=sign,
        lit=LIME,
        lends=True,
    )


# The human's dock ---------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _mat(mat: Mat, token: Box, table: ScytheLayout) -> tuple[Spot, ...]:
    return tuple(_mat_spots(mat, token, table))


def _mat_spots(mat: Mat, token: Box, table: ScytheLayout) -> Iterator[Spot]:
    """The action token, then section by section: the column, its rows, and what may leave them."""
    yield _boxed(at.token(), token, "mat")
    for section in range(SECTIONS):
        upper, lower = table.top(section), table.bottom(section)
        column = box(upper.left, upper.top, upper.width, lower.bottom - upper.top)
        yield _boxed(at.section(section), column, "mat", str(section + 1))
        top = top_action(mat, section)
        for number, side in enumerate(top.sides):
            yield _boxed(at.top(side.choice), side_box(table, section, number), "mat")
            if side.cube is not None:
                yield _boxed(at.cube(side.cube), cube_box(table, section, number), "mat")
        yield _boxed(at.site(top.structure), site_box(table, section), "mat")
        yield _boxed(at.bottom(section), lower, "mat")
        yield _boxed(at.recruit(section), recruit_box(table, section), "mat")


def _factory(view: State, table: ScytheLayout) -> Iterator[Spot]:
    """The Factory card: as a fifth section, its move at the left, its sides at the right."""
    room = factory_box(view, table)
    yield _boxed(at.section(FACTORY_SECTION), room, "factory", str(FACTORY_SECTION + 1))
    card = view.human.factory_card
    if card is None:
        return
    if room.width < measures.NARROW:
        count = len(components().cards.factory[card - 1].options)
        wide = room.width * (1 - MOVE) / count
        sides = [box(room.right - wide * (count - n), room.top, wide, room.height) for n in range(count)]
        move = box(room.left, room.top, sides[0].left - room.left - 2, room.height)
    else:
        sides = [side.moved(room.x, room.y) for side in measures.factory_sides(room.width, card)]
        move = measures.factory_move(*room.size, card).moved(room.x, room.y)
    yield _boxed(at.bottom(FACTORY_SECTION), move, "factory")
    for number, side in enumerate(sides):
        yield _boxed(at.side(number), side, "factory")


def _hand(view: State, table: ScytheLayout) -> Iterator[Spot]:
    """Combat cards by value, objectives."""
    for value in dict.fromkeys(hand_values(view)):
        yield _boxed(at.card(value), value_box(view, table, value), "hand", str(value))
    for number, objective in enumerate(goals(view)):
        yield _boxed(at.objective(objective), objective_box(view, table, number), "hand")


def _faction(table: ScytheLayout) -> Iterator[Spot]:
    """The head line, mechs with their abilities, one-time spaces."""
    head = table.head
    yield _boxed(at.plate(HUMAN), head, "faction")
    wide = head.width / NUMBERS
    yield _boxed(at.workers_left(), box(head.right - wide, head.y, wide, head.height / 2), "faction")
    panel = table.faction
    yield _boxed(at.ability(), box(panel.left, panel.top, panel.width, measures.TITLE), "faction")
    for slot in range(COLUMNS):
        yield _boxed(at.berth(slot), table.mech(slot), "faction")
    for bonus in Bonus:
        spot = table.one_time(bonus)
        yield Spot(at.one_time(bonus), spot.x, spot.y, 2.4 * ONE_TIME, 2.4 * ONE_TIME, "faction", round=True)


# Tracks and the Automa ----------------------------------------------------------------------------------


def _tracks(table: ScytheLayout) -> Iterator[Spot]:
    """Stars, both tracks, the structure tile."""
    ribbon = table.ribbon
    for which in STARS:
        cell = measures.ribbon_cell(*ribbon.size, which.index).moved(ribbon.x, ribbon.y)
        yield _boxed(at.star(which), cell, "tracks")
    yield _boxed(at.track(Bonus.POPULARITY), table.popularity, "tracks")
    yield _boxed(at.track(Bonus.POWER), table.power, "tracks")
    yield _boxed(at.structure_tile(), table.tile, "tracks")
    compass, wide = table.compass, 2 * measures.COMPASS * table.radius
    yield Spot(at.influence(), compass.x, compass.y, wide, wide, "tracks", round=True)


def _automa(table: ScytheLayout) -> Iterator[Spot]:
    """The Automa's dock; folded, its head line alone."""
    if not table.left_open and table.slim is not None:
        yield _boxed(at.plate(HUMAN), table.slim, "automa")
    if not table.right_open:
        assert table.slim is not None
        yield _boxed(at.plate(BOT), table.slim, "automa")
        return
    yield _boxed(at.plate(BOT), table.automa_head, "automa")
    if table.tracker is not None:
        yield _boxed(at.tracker(), table.tracker, "automa")
    yield _boxed(at.automa_card(), table.automa_card, "automa")
    if table.deciding:
        yield _boxed(at.last_orders(), table.below, "score")
        return
    sheet = table.sheet
    for number, line in enumerate((*LINES, None)):
        row = measures.score_row(*sheet.size, number, len(LINES))
        yield _boxed(at.score(line), row.moved(sheet.x, sheet.y), "score")
