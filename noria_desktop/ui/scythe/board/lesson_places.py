"""What lessons point at on Scythe's table, by their own words; territories go by the numbers on the board.

``section trade``, ``bottom trade``, ``recruit trade``: a section by its top row, its bottom row, the recruit on it; ``top
popularity``: a side of a top row; ``section factory`` is that of the Factory card; ``one-time coins``, ``berth riverwalk``,
``site mill``, ``place 34``, ``place base``, ``own mech 35``, ``rival mech 37``, ``plate rival`` (or ``own``), ``star recruits``, ``track
popularity``, ``score total``, ``card 4`` (a combat card), ``dial 3``; ``token``, ``tracker``, ``card of the Automa``, ``factory
cards`` (to choose from), ``options`` (of an encounter); whole zones: ``stars``, ``score``, ``mat``, ``faction``, ``hand``,
``heading`` (of what is to be chosen from), and ``combat 37``, the panel of the combat there.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACE_OF,
    Ability,
    Bonus,
    Line,
    Place,
    Section,
    Star,
    Structure,
    TopChoice,
    Unit,
    home_base,
)
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project import kept_off
from noria_desktop.ui.scythe.board.spots import spots

_KINDS: Final = {"factory cards": "factory_card", "options": "option"}
"""Several places of one kind, with the first part of their names."""


def lesson_places(words: str, view: State, table: ScytheLayout) -> tuple[Spot, ...]:
    """The places that these words of a lesson mean now; none where they mean nothing that is there."""
    zone = _combat(words, view, table) or _heading(words, view, table) or _zones(words, table)
    if zone is not None:
        return (Spot(Handle("lesson", words), zone.x, zone.y, zone.width, zone.height, "lesson"),)
    found = spots(view, table)
    if words in _KINDS:
        return tuple(spot for spot in found if spot.handle.kind == _KINDS[words])
    handle = _handle(words.split(), view)
    return tuple(spot for spot in found if spot.handle == handle)


def _combat(words: str, view: State, table: ScytheLayout) -> Box | None:
    """The panel of a combat, while it is fought and when it was; it keeps off the place that is fought for."""
    name, _, number = words.partition(" ")
    return kept_off(view, table, _place(number, view)).combat if name == "combat" else None


def _heading(words: str, view: State, table: ScytheLayout) -> Box | None:
    """What stands over the cards that are to be chosen from."""
    if words != "heading":
        return None
    cards = [spot for spot in spots(view, table) if spot.handle.kind in _KINDS.values()]
    if not cards:
        return None
    room, below = table.stage, min(spot.y - spot.height / 2 for spot in cards)
    return box(room.left, room.top, room.width, below - room.top)


def _zones(words: str, table: ScytheLayout) -> Box | None:
    """Panels as a whole; a dock that is folded has none."""
    match words:
        case "stars":
            return table.ribbon
        case "score" if table.right_open:
            return table.sheet
        case "mat" if table.left_open:
            return table.mat
        case "faction" if table.left_open:
            return table.faction
        case "hand" if table.left_open:
            return table.hand
        case _:
            return None


def _handle(words: list[str], view: State) -> Handle | None:
    """A place of the table that is a spot of its own."""
    match words:
        case ["section", name]:
            return at.section(_section(name, view))
        case ["bottom", name]:
            return at.bottom(_section(name, view))
        case ["recruit", name]:
            return at.recruit(_section(name, view))
        case ["top", name]:
            return at.top(TopChoice(name))
        case ["one-time", name]:
            return at.one_time(Bonus(name))
        case ["berth", name]:
            mechs = components().mats.factions[view.human.faction.index].mechs
            return at.berth(mechs.index(Ability(name)))
        case ["site", name]:
            return at.site(Structure(name))
        case ["place", number]:
            return at.place(_place(number, view))
        case ["own", unit, number]:
            return at.own(Unit(unit), _place(number, view))
        case ["rival", unit, number]:
            return at.rival(Unit(unit), _place(number, view))
        case ["plate", "own"]:
            return at.plate(HUMAN)
        case ["plate", "rival"]:
            return at.plate(BOT)
        case ["tracker"]:
            return at.tracker()
        case ["card", value] if value.isdigit():
            return at.card(int(value))
        case ["dial", number]:
            return at.dial(int(number))
        case ["star", name]:
            return at.star(Star(name))
        case ["track", name]:
            return at.track(Bonus(name))
        case ["score", "total"]:
            return at.score(None)
        case ["score", name]:
            return at.score(Line(name))
        case ["token"]:
            return at.token()
        case ["card", "of", "the", "Automa"]:
            return at.automa_card()
        case _:
            return None


def _place(number: str, view: State) -> Place:
    """The place of a number on the board; ``base`` is the human's."""
    return home_base(view.human.faction) if number == "base" else PLACE_OF[f"h{int(number):02}"]


def _section(name: str, view: State) -> Section:
    """The section whose top row this is, or that of the Factory card."""
    if name == "factory":
        return FACTORY_SECTION
    tops = [section.top.value for section in components().mats.players[view.human.mat.index].sections]
    return tops.index(name)
