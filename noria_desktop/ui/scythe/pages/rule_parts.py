"""Parts of Scythe's table that pictures beside the rules show, and where their numbers lie: beside what they speak of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Level, Section, Star
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.widgets.rule_picture import Callout

Place: TypeAlias = Callable[[ScytheLayout], Box]


def at(where: Callable[[ScytheLayout], Box | Point], right: float = 0.0, down: float = 0.0) -> Callout:
    """A number so many board units from the middle of something."""

    def middle(table: ScytheLayout) -> Box:
        found = where(table)
        return Box(found.x + right, found.y + down, 0, 0)

    return Callout(middle)


# The map ----------------------------------------------------------------------------------------------


def hexes(number: int, across: float, right: float = 0.0, down: float = 0.0) -> Place:
    """So many hexes across round a territory, which goes by its number on the board."""

    def area(table: ScytheLayout) -> Box:
        middle, one = table.place(number - 1), table.radius * measures.ROOT
        return Box(middle.x + right * one, middle.y + down * one, across * one, 0)

    return area


def on_hex(number: int, right: float, down: float) -> Callout:
    """A number on a territory, so many radii from its middle."""

    def middle(table: ScytheLayout) -> Box:
        spot = table.place(number - 1)
        return Box(spot.x + right * table.radius, spot.y + down * table.radius, 0, 0)

    return Callout(middle)


def between(one: int, other: int, right: float = 0.0, down: float = 0.0) -> Callout:
    """A number at the side that two territories share."""
    return at(lambda table: table.side(one - 1, other - 1), right, down)


# The human's dock -------------------------------------------------------------------------------------


def head_and_faction(table: ScytheLayout) -> Box:
    """Head line and faction mat."""
    one, other = table.head, table.faction
    return box(one.left, one.top, one.width, other.bottom - one.top)


def mat(table: ScytheLayout) -> Box:
    """The sections of the player mat, with the flags over them."""
    top = table.action_token(0).top
    return box(table.mat.left, top, table.mat.width, table.bottom(0).bottom - top + 2)


def tops(table: ScytheLayout) -> Box:
    """The top row."""
    upper = table.top(0)
    return box(table.mat.left - 6, upper.top - 3, table.mat.width + 14, upper.height + 6)


def bottoms(table: ScytheLayout) -> Box:
    """The bottom row."""
    lower = table.bottom(0)
    return box(table.mat.left - 6, lower.top - 3, table.mat.width + 14, lower.height + 6)


def on_top(section: Section, part: Callable[[float, float], Box] | None = None) -> Place:
    """An upper box, or something within it by the size of the box."""
    return partial(_within, lambda table: table.top(section), part)


def on_bottom(section: Section, part: Callable[[float, float], Box] | None = None) -> Place:
    """A lower box, or something within it by the size of the box."""
    return partial(_within, lambda table: table.bottom(section), part)


def _within(whole: Place, part: Callable[[float, float], Box] | None, table: ScytheLayout) -> Box:
    found = whole(table)
    return found if part is None else part(found.width, found.height).moved(found.x, found.y)


def top_side(number: int) -> Callable[[float, float], Box]:
    """A side of a top row."""
    return lambda width, height: measures.top_side(width, height, number)


# Tracks -----------------------------------------------------------------------------------------------


def tiers(table: ScytheLayout) -> Box:
    """The popularity track round the spaces where things become worth more."""
    rail = table.popularity
    low, high = popularity(5)(table), popularity(14)(table)
    return box(rail.left - 4, high.y, 200, low.y - high.y)


def popularity(number: int) -> Place:
    """A space of the popularity track."""

    def space(table: ScytheLayout) -> Box:
        rail = table.popularity
        middle = measures.rail_space(rail.height, number, 18)
        return Box(rail.x + middle.x, rail.y + middle.y, rail.width, 0)

    return space


def stars(table: ScytheLayout) -> Box:
    """The right part of the star ribbon."""
    ribbon = table.ribbon
    return box(ribbon.right - 366, ribbon.top - 4, 370, 60)


def star(kind: Star) -> Place:
    """A place of the star ribbon."""

    def cell(table: ScytheLayout) -> Box:
        ribbon = table.ribbon
        return measures.ribbon_cell(ribbon.width, ribbon.height, kind.index).moved(ribbon.x, ribbon.y)

    return cell


def road(table: ScytheLayout) -> Box:
    """The star tracker with its panel."""
    return table.tracker or table.ground


def space(number: int, level: Level) -> Place:
    """A space of the star tracker."""

    def middle(table: ScytheLayout) -> Box:
        way = table.road or table.ground
        spaces = components().automa.trackers[level.index].spaces
        found = measures.tracker_space(way.width, way.height, number, spaces)
        return Box(way.x + found.x, way.y + found.y, 0, 0)

    return middle


# The stage --------------------------------------------------------------------------------------------


def two_cards(table: ScytheLayout) -> Box:
    """The first two of three cards on the stage."""
    first, second = table.stage_card(0, 3), table.stage_card(1, 3)
    return box(first.left - 9, first.top - 4, second.right - first.left + 18, first.height + 8)


def combat(number: int) -> Place:
    """The panel of a combat on a territory."""

    def panel(table: ScytheLayout) -> Box:
        return layout(table.width * table.scale, table.height * table.scale, contested=number - 1).combat

    return panel


def own_half(number: int, below: float, high: float) -> Place:
    """The own side of that panel with the middle: so far below its upper edge, and so high."""

    def half(table: ScytheLayout) -> Box:
        panel = combat(number)(table)
        return box(panel.left + 8, panel.top + below, 400, high)

    return half
