"""What each thing on the table is and what it is worth now: hover cards, names for screen readers."""

from __future__ import annotations

from collections.abc import Callable
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
from noria_desktop.ui.scythe.words import things_cards as of_cards
from noria_desktop.ui.scythe.words import things_map as of_map
from noria_desktop.ui.scythe.words import things_mats as of_mats
from noria_desktop.ui.scythe.words import things_sides as of_sides
from noria_desktop.ui.scythe.words.names import listed, say
from noria_desktop.ui.scythe.words.things_map import Sheet

__all__ = ["Sheet", "inspect", "label"]


WHOLE: Final = frozenset(
    {"plate", "objective", "structure_tile", "side", "dial_face", "arena", "opposite", "bottom"}
)
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
        # The first line is the rule of the row; the total has none.
        return lines if handle.key == "total" else lines[1:]
    return lines if handle.kind in WHOLE else lines[:2]


def _unit_on(key: str) -> tuple[Unit, Place]:
    unit, _, place = key.partition(".")
    return Unit(unit), PLACE_OF[place]


SHEETS: Final[dict[str, Callable[[str, State], Sheet]]] = {
    "place": lambda key, state: of_map.place_sheet(PLACE_OF[key], state),
    "goods": lambda key, state: of_map.place_sheet(PLACE_OF[key], state),
    "encounter": lambda key, state: (say("Encounter token"), (of_map.encounter_line(),)),
    "workers": lambda key, state: of_map.own_sheet(Unit.WORKER, PLACE_OF[key], state),
    "character": lambda key, state: of_map.own_sheet(Unit.CHARACTER, state.human.army.character, state),
    "influence": lambda key, state: of_map.influence_sheet(state),
    "mech": lambda key, state: of_mats.berth_sheet(int(key), state),
    "own": lambda key, state: of_map.own_sheet(*_unit_on(key), state),
    "rival": lambda key, state: of_map.rival_sheet(*_unit_on(key), state),
    "token": lambda key, state: of_mats.token_sheet(state),
    "section": lambda key, state: of_mats.section_sheet(int(key), state),
    "top": lambda key, state: of_mats.top_sheet(TopChoice(key), state),
    "side": lambda key, state: of_mats.side_sheet(int(key), state),
    "bottom": lambda key, state: of_mats.bottom_sheet(int(key), state),
    "cube": lambda key, state: of_mats.cube_sheet(Cube(key), state),
    "berth": lambda key, state: of_mats.berth_sheet(int(key), state),
    "site": lambda key, state: of_mats.site_sheet(Structure(key), state),
    "structure": lambda key, state: of_mats.site_sheet(Structure(key), state),
    "recruit": lambda key, state: of_mats.recruit_sheet(int(key), state),
    "one_time": lambda key, state: of_mats.one_time_sheet(Bonus(key), state),
    "workers_left": lambda key, state: of_mats.workers_left_sheet(state),
    "ability": lambda key, state: of_mats.ability_sheet(state),
    "card": lambda key, state: of_cards.combat_card_sheet(int(key), state),
    "objective": lambda key, state: of_cards.objective_sheet(int(key), state),
    "option": lambda key, state: of_cards.option_sheet(int(key), state),
    "factory_card": lambda key, state: of_cards.factory_sheet(int(key)),
    "structure_tile": lambda key, state: of_cards.tile_sheet(state),
    "tracker": lambda key, state: of_cards.tracker_sheet(state),
    "automa_card": lambda key, state: of_cards.last_card_sheet(state),
    "shore": lambda key, state: of_sides.shore_sheet(),
    "hold": lambda key, state: of_sides.hold_sheet(),
    "kind": lambda key, state: of_sides.kind_sheet(Resource(key)),
    "dial": lambda key, state: of_sides.dial_sheet(int(key), state),
    "dial_face": lambda key, state: of_sides.dial_face_sheet(state),
    "arena": lambda key, state: of_sides.arena_sheet(state),
    "opposite": lambda key, state: of_sides.opposite_sheet(state),
    "star": lambda key, state: of_sides.star_sheet(Star(key), state),
    "track": lambda key, state: of_sides.track_sheet(Bonus(key), state),
    "pawn": lambda key, state: of_sides.track_sheet(Bonus(key.partition(".")[2]), state),
    "plate": lambda key, state: of_sides.plate_sheet(HUMAN if key == "own" else BOT, state),
    "last_orders": lambda key, state: of_sides.orders_sheet(state),
    "score": lambda key, state: of_sides.score_sheet(None if key == "total" else Line(key), state),
    "ashore": lambda key, state: of_sides.cargo_sheet(Cargo(key), aboard=False),
    "aboard": lambda key, state: of_sides.cargo_sheet(Cargo(key), aboard=True),
}
"""The hover card of each kind of thing, from its key."""


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now; ``state`` is an observation."""
    sheet = SHEETS.get(handle.kind)
    return (say("Part of the table"), ()) if sheet is None else sheet(handle.key, state)
