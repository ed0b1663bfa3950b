"""A finished game of Scythe told from its last position: where the coins of every row came from, and how ties go."""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_territories,
    counted_goods,
    goods_on,
    human_territories,
    placed_structures,
)
from noria_desktop.games.scythe.scoring import structure_count, tie_breaks
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Line, Place, Resource, Star, Structure, Terrain
from noria_desktop.ui.scythe.words.goals import tile_text
from noria_desktop.ui.scythe.words.names import (
    listed,
    place_name,
    resource_name,
    say,
    seat_name,
    star_name,
    structure_name,
    terrain_name,
)
from noria_desktop.ui.scythe.words.scores import tie_break_names

# Where coins came from --------------------------------------------------------------------------------


def behind(line: Line | None, seat: Seat, state: State, sheet: ScoreSheet) -> str:
    """What is behind a side's coins of a row, in a line of words; empty where there is nothing to tell."""
    if line is None:
        return ""
    counted = next((row for row in sheet.of(seat) if row.code is line), None)
    if counted is None:
        return say("the Automa has none of these")
    own = seat == HUMAN
    match line:
        case Line.STARS:
            told = _stars(state.human.stars if own else state.automa.stars)
        case Line.TERRITORIES:
            told = _territories(human_territories(state) if own else automa_territories(state))
        case Line.RESOURCES:
            told = _resources(state)
        case Line.COINS:
            return say("%n coin(s)", counted.points)
        case Line.STRUCTURES:
            return _structures(state)
    return say("{count} × {worth}: {things}", count=counted.count, worth=counted.value, things=told)


def product(line: Line | None, seat: Seat, sheet: ScoreSheet) -> str:
    """How many things of what worth made a side's coins of a row; empty where nothing was multiplied."""
    if line not in (Line.STARS, Line.TERRITORIES, Line.RESOURCES):
        return ""
    counted = next((row for row in sheet.of(seat) if row.code is line), None)
    if counted is None:
        return ""
    return say("{count} × {worth}", count=counted.count, worth=counted.value)


def popularity_words(state: State) -> str:
    """What popularity makes everything of the human's worth."""
    human = state.human
    tier = components().mats.tiers[human.popularity]
    return say(
        "popularity {popularity}: star {star}, territory {territory}, pair {pair}",
        popularity=human.popularity,
        star=tier.star,
        territory=tier.territory,
        pair=tier.pair,
    )


def _stars(stars: Sequence[int]) -> str:
    words = tuple(
        star_name(star)
        if stars[star.index] == 1
        else say("{thing} ×{count}", thing=star_name(star), count=stars[star.index])
        for star in Star
        if stars[star.index]
    )
    return listed(words) or say("none")


def _territories(held: tuple[Place, ...]) -> str:
    """By terrain; the Factory counts more."""
    terrain, printed = components().map.terrain, components().map
    words = []
    for kind in Terrain:
        count = sum(terrain[place] is kind for place in held)
        if not count:
            continue
        if kind is Terrain.FACTORY:
            count = printed.factory_territories
        words.append(
            terrain_name(kind)
            if count == 1
            else say("{thing} ×{count}", thing=terrain_name(kind), count=count)
        )
    return listed(words) or say("none")


def _resources(state: State) -> str:
    held = human_territories(state)
    goods = goods_on(state.board.goods, held)
    words = tuple(
        say("{count} {resource}", count=goods[resource.index], resource=resource_name(resource))
        for resource in Resource
        if goods[resource.index]
    )
    told = listed(words) or say("none")
    counted = counted_goods(state, held)
    if counted < sum(goods):
        told = say("{things}; only %n of them count(s)", counted, things=told)
    return told


def _structures(state: State) -> str:
    tile, works = state.decks.tile, state.human.works
    built = tuple(
        say("{structure} on {place}", structure=structure_name(structure), place=place_name(place))
        for structure in Structure
        if (place := works.structures[structure.index]) is not None
    )
    if not built:
        return say("no structures")
    return say(
        "{count} counted; {things}. {rule}",
        count=structure_count(tile, placed_structures(state.human)),
        things=listed(built),
        rule=tile_text(tile),
    )


# Ties -------------------------------------------------------------------------------------------------


def tie_words(state: State, sheet: ScoreSheet) -> str:
    """What broke a tie of coins; empty where the coins decided."""
    if sheet.total(HUMAN) != sheet.total(BOT):
        return ""
    for name, own, other in zip(tie_break_names(), *tie_breaks(state), strict=True):
        if own != other:
            winner = HUMAN if own > other else BOT
            return say(
                "Equal coins; {seat} had more: {thing}, {more} against {fewer}.",
                seat=seat_name(Seat(winner)),
                thing=name,
                more=max(own, other),
                fewer=min(own, other),
            )
    return say("Equal in everything that is compared.")
