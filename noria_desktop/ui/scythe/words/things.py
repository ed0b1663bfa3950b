"""What each thing on the table is and what it is worth now: hover cards, names for screen readers."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    Bonus,
    Cargo,
    Cube,
    Line,
    Place,
    Resource,
    Star,
    Structure,
    TopChoice,
    Unit,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.words import things_cards as of_cards
from noria_desktop.ui.scythe.words import things_map as of_map
from noria_desktop.ui.scythe.words import things_mats as of_mats
from noria_desktop.ui.scythe.words import things_sides as of_sides
from noria_desktop.ui.scythe.words.names import listed
from noria_desktop.ui.scythe.words.things_map import Sheet

__all__ = ["Sheet", "inspect", "label"]


WHOLE: Final = frozenset({"plate", "objective", "structure_tile", "side", "arena", "bottom"})
"""Kinds of things whose every line tells of the game as it stands; of others the later lines are mostly rules."""


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then what is on it."""
    title, lines = inspect(handle, state)
    return listed((title, *(line.rstrip(".。") for line in _told(handle, lines, state))))


def _told(handle: Handle, lines: tuple[str, ...], state: State) -> tuple[str, ...]:
    """What a name says after the title: everything that pictures alone would tell otherwise."""
    if handle.kind == "place":
        return of_map.on_place(PLACE_OF[handle.key], state)
    if handle.kind == "score":
        return lines[1:]
    return lines if handle.kind in WHOLE else lines[:2]


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now; ``state`` is an observation."""
    found = _of_map(handle, state) or _of_mats(handle, state) or _of_sides(handle, state)
    return found or (translate("Scythe", "Part of the table"), ())


def _of_map(handle: Handle, state: State) -> Sheet | None:
    key = handle.key
    match handle.kind:
        case "place" | "goods":
            return of_map.place_sheet(PLACE_OF[key], state)
        case "encounter":
            return translate("Scythe", "Encounter token"), (of_map.encounter_line(),)
        case "own":
            unit, place = _unit_on(key)
            return of_map.own_sheet(unit, place, state)
        case "rival":
            unit, place = _unit_on(key)
            return of_map.rival_sheet(unit, place, state)
        case "workers":
            return of_map.own_sheet(Unit.WORKER, PLACE_OF[key], state)
        case "character":
            return of_map.own_sheet(Unit.CHARACTER, state.human.army.character, state)
        case "influence":
            return of_map.influence_sheet(state)
        case "mech":
            return of_mats.berth_sheet(int(key), state)
        case _:
            return None


def _of_mats(handle: Handle, state: State) -> Sheet | None:
    key = handle.key
    match handle.kind:
        case "token":
            return of_mats.token_sheet(state)
        case "section":
            return of_mats.section_sheet(int(key), state)
        case "top":
            return of_mats.top_sheet(TopChoice(key), state)
        case "side":
            return of_mats.side_sheet(int(key), state)
        case "bottom":
            return of_mats.bottom_sheet(int(key), state)
        case "cube":
            return of_mats.cube_sheet(Cube(key), state)
        case "berth":
            return of_mats.berth_sheet(int(key), state)
        case "site" | "structure":
            return of_mats.site_sheet(Structure(key), state)
        case "recruit":
            return of_mats.recruit_sheet(int(key), state)
        case "one_time":
            return of_mats.one_time_sheet(Bonus(key), state)
        case "workers_left":
            return of_mats.workers_left_sheet(state)
        case "ability":
            return of_mats.ability_sheet(state)
        case "card":
            return of_cards.combat_card_sheet(int(key), state)
        case "objective":
            return of_cards.objective_sheet(int(key), state)
        case "option":
            return of_cards.option_sheet(int(key), state)
        case "factory_card":
            return of_cards.factory_sheet(int(key))
        case "structure_tile":
            return of_cards.tile_sheet(state)
        case "tracker":
            return of_cards.tracker_sheet(state)
        case "automa_card":
            return of_cards.last_card_sheet(state)
        case _:
            return None


def _of_sides(handle: Handle, state: State) -> Sheet | None:
    key = handle.key
    match handle.kind:
        case "ashore" | "aboard":
            return of_sides.cargo_sheet(Cargo(key), aboard=handle.kind == "aboard")
        case "shore":
            return of_sides.shore_sheet()
        case "hold":
            return of_sides.hold_sheet()
        case "kind":
            return of_sides.kind_sheet(Resource(key))
        case "dial":
            return of_sides.dial_sheet(int(key), state)
        case "arena":
            return of_sides.arena_sheet(state)
        case "star":
            return of_sides.star_sheet(Star(key), state)
        case "track":
            return of_sides.track_sheet(Bonus(key), state)
        case "pawn":
            return of_sides.track_sheet(Bonus(key.partition(".")[2]), state)
        case "plate":
            return of_sides.plate_sheet(HUMAN if key == "own" else BOT, state)
        case "last_orders":
            return of_sides.orders_sheet(state)
        case "score":
            return of_sides.score_sheet(None if key == "total" else Line(key), state)
        case _:
            return None


def _unit_on(key: str) -> tuple[Unit, Place]:
    unit, _, place = key.partition(".")
    return Unit(unit), PLACE_OF[place]
