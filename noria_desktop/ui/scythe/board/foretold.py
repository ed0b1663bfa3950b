"""What a drop would do, how far a unit would come with one step more, and which neighbours it may not enter.

Notes stand in the free corners, each with a line to its territory. Source: mocks/scythe.md 2 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import MoveTo, PickMover
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_workers, contested, human_territories
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.legal import why_not
from noria_desktop.games.scythe.objectives import fulfilled
from noria_desktop.games.scythe.pending import Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import RESOURCES, TERRITORIES, Ability, Place, Terrain, Unit
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.notes import Chip, ConsequenceArt, Fact, LeaderArt, RefusalArt
from noria_desktop.ui.scythe.board.arts.signs import Tone
from noria_desktop.ui.scythe.board.layout import ScytheLayout

NEAR = 4.0
"""Notes have lines to territories whose middle is not farther off than this, in R."""
FOOT = 0.70
"""A line ends so far from the middle of its territory, in R."""


# What a drop would do -----------------------------------------------------------------------------------


def consequence_sprites(before: State, after: State, table: ScytheLayout) -> Iterator[Sprite]:
    """The note on a drop that brings a unit or structure to a territory, with its line."""
    place = goal_of(before, after)
    if place is None:
        return
    changes = tuple(chips(before, after, place))
    if not changes:
        return
    room = table.consequence
    yield from _near(place, room, Tone.LEGAL, table, "consequence")
    yield lay(at.mark("consequence"), ConsequenceArt(place, changes, *room.size), room, Layer.CALLOUT)


def goal_of(before: State, after: State) -> Place | None:
    """The territory to which something of the human's would come; None where nothing does."""
    for place in range(TERRITORIES):
        if _standing(after, place) > _standing(before, place):
            return place
        built = before.human.works.structures
        if place in after.human.works.structures and place not in built:
            return place
    return None


def _standing(view: State, place: Place) -> int:
    army = view.human.army
    return (army.character == place) + army.mechs.count(place) + army.workers.count(place)


def chips(before: State, after: State, place: Place) -> Iterator[Chip]:
    """Each change as a fact, what weighs most first: a note has room for two lines of them."""
    driven = automa_workers(before.automa, place) - automa_workers(after.automa, place)
    if driven > 0:
        yield Chip(Fact.DRIVEN, 0, driven)
    was, now = before.human, after.human
    if was.popularity != now.popularity:
        yield Chip(Fact.POPULARITY, was.popularity, now.popularity)
    if place in contested(after) and place not in contested(before):
        yield Chip(Fact.COMBAT)
    if (room := joined(before, after, place)) is not None:
        yield Chip(Fact.JOINED, *room)
    if now.army.character == place != was.army.character:
        if place in after.board.tokens:
            yield Chip(Fact.ENCOUNTER)
        if place == geography().factory and now.factory_card is None:
            yield Chip(Fact.FACTORY)
    old, new = human_territories(before), human_territories(after)
    if len(old) != len(new):
        yield Chip(Fact.TERRITORIES, len(old), len(new))
    for card in now.objectives:
        if card is not None and fulfilled(after, card) and not fulfilled(before, card):
            yield Chip(Fact.GOAL)
    for kind in RESOURCES:
        had = sum(before.board.goods[one][kind.index] for one in old)
        has = sum(after.board.goods[one][kind.index] for one in new)
        if had != has:
            yield Chip(Fact.TOKENS, had, has, kind)


def joined(before: State, after: State, place: Place) -> tuple[int, int] | None:
    """How many cards a combat allows that waits on a territory already, without and with the unit that comes to it.

    None where no combat waits or nobody comes: each character or mech makes room for one card (rules.md 6).
    """
    if place not in contested(before) or _standing(after, place) <= _standing(before, place):
        return None
    return most_cards(before, place), most_cards(after, place)


# One step further ---------------------------------------------------------------------------------------


def ahead(view: State, unit: Unit, origin: Place) -> frozenset[Place]:
    """Where a unit that begins or goes on with its move could come with one step more than the next one."""
    return frozenset(ways_ahead(view, unit, origin))


def across_rivers(view: State, unit: Unit) -> tuple[Terrain, ...]:
    """Terrains to which a unit may cross rivers by Riverwalk; none while that does not work, and for workers."""
    walks = unit is not Unit.WORKER and has(view.human, Ability.RIVERWALK)
    return components().mats.factions[view.human.faction.index].riverwalk if walks else ()


@lru_cache(maxsize=16)
def ways_ahead(view: State, unit: Unit, origin: Place) -> Mapping[Place, tuple[Place, ...]]:
    """What is one step further than the next one, each with the territories by way of which it is reached.

    Tried by the rules: enemies and encounters stop a unit on its way.
    """
    picked = view
    if isinstance(view.pending[-1], Moving):
        if why_not(view, PickMover(unit, origin)) is not None:
            return {}
        picked = RULES.apply_unchecked(view, PickMover(unit, origin)).state
    entry = picked.pending[-1]
    if not isinstance(entry, Travelling) or entry.steps < 2 or (unit, origin) != (entry.unit, entry.place):
        return {}
    first = steps(picked, unit, origin)
    found: dict[Place, tuple[Place, ...]] = {}
    for place in first:
        there = RULES.apply_unchecked(picked, MoveTo(place)).state
        if isinstance(there.pending[-1], Travelling):
            for other in steps(there, unit, place):
                if other < TERRITORIES and other not in (origin, *first):
                    found[other] = (*found.get(other, ()), place)
    return found


# What is refused ----------------------------------------------------------------------------------------


def refusal_sprites(
    refused: Mapping[Place, Why], table: ScytheLayout, across: tuple[Terrain, ...] = ()
) -> Iterator[Sprite]:
    """The note on neighbours that may not be entered, with lines to those near it.

    Args:
        refused: neighbours, each with the rule that bars it.
        table: where the note lies.
        across: terrains to which the unit may cross rivers.
    """
    reasons: dict[Why, list[Place]] = {}
    for place, why in refused.items():
        if place < TERRITORIES:
            reasons.setdefault(why, []).append(place)
    if not reasons:
        return
    room, first = table.refusal, next(iter(reasons.values()))
    for place in first if len(reasons) == 1 else ():
        yield from _near(place, room, Tone.BAD, table, f"refusal{place}")
    told = tuple((why, tuple(places)) for why, places in reasons.items())
    yield lay(at.mark("refusal"), RefusalArt(told, *room.size, across), room, Layer.CALLOUT)


def _near(place: Place, room: Box, tone: Tone, table: ScytheLayout, key: str) -> Iterator[Sprite]:
    """A line to a territory that is not far from its note: a long one would cross the map."""
    goal = table.place(place)
    x = min(max(goal.x, room.left), room.right)
    if abs(goal.x - x) + abs(goal.y - room.top) <= NEAR * table.radius:
        yield leader(place, room, tone, table, key)


def leader(place: Place, room: Box, tone: Tone, table: ScytheLayout, key: str) -> Sprite:
    """From the edge of a note to the near part of a territory."""
    goal = table.place(place)
    x = min(max(goal.x, room.left + 14), room.right - 14)
    y = room.top if goal.y < room.y else room.bottom
    away = ((goal.x - x) ** 2 + (goal.y - y) ** 2) ** 0.5
    short = min(FOOT * table.radius / max(away, 1.0), 1.0)
    end_x, end_y = goal.x + (x - goal.x) * short, goal.y + (y - goal.y) * short
    art = LeaderArt(end_x - x, end_y - y, tone)
    return Sprite(at.mark("leader", key), art, (x + end_x) / 2, (y + end_y) / 2, Layer.FLAG)
