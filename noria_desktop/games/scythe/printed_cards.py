"""Combat, encounter and Factory cards, objectives and structure bonus tiles. Source: rules.md 6 to 8, 11, 12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noria_desktop.engine.printed import check_order, numbered
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.conditions import Condition, read_condition
from noria_desktop.games.scythe.printed_mats import Cost
from noria_desktop.games.scythe.terms import (
    Approach,
    CombatCard,
    Gain,
    StructureTile,
    Terrain,
    Timing,
)


@frozen
class CardGain:
    """One gain of a card, taken or declined as a whole."""

    gain: Gain
    amount: int


@frozen
class EncounterOption:
    """One of the three ways to meet an encounter."""

    approach: Approach
    cost: Cost
    gains: tuple[CardGain, ...]


@frozen
class _Encounter:
    """An encounter card as the data file writes it."""

    options: tuple[EncounterOption, ...]


@frozen
class PrintedFactoryCard:
    """The top row of a Factory card: one cost, one or two sides."""

    cost: Cost
    options: tuple[tuple[CardGain, ...], ...]


@frozen
class PrintedObjective:
    """An objective: all its conditions at the same moment."""

    timing: Timing
    conditions: tuple[Condition, ...]


@frozen
class PrintedTile:
    """A structure bonus tile: exactly one of the four ways to count, then a table of coins."""

    adjacent_tunnels: bool = False
    """Different tunnel territories beside own structures; like the next two."""
    adjacent_lakes: bool = False
    adjacent_encounters: bool = False
    on_tunnels: bool = False
    """Own structures on tunnel territories."""
    on_terrains: tuple[Terrain, ...] = ()
    """Own structures on these terrains."""
    line: bool = False
    """The longest straight unbroken line of own structures."""
    coins: tuple[int, ...] = ()
    """By count, from 0; a higher count pays like the last one."""


@frozen
class Cards:
    """All decks but the Automa's."""

    combat: tuple[CombatCard, ...]
    """Every card, ascending."""
    tiles: tuple[PrintedTile, ...]
    """By ``StructureTile``."""
    objectives: tuple[PrintedObjective, ...]
    """Number n is entry n - 1, as with all numbered cards."""
    encounters: tuple[tuple[EncounterOption, ...], ...]
    factory: tuple[PrintedFactoryCard, ...]
    factory_dealt: int
    """Factory cards laid out: one more than the sides."""


def read_cards(data: Mapping[str, Any]) -> Cards:
    """The decks from their parsed data file.

    Raises:
        ValueError: cards are not numbered in order, or an encounter lacks its free option.
        KeyError: something is missing or misspelt.
    """
    objectives, encounters, factory = (
        data[word]["list"] for word in ("objectives", "encounters", "factory_cards")
    )
    check_order(objectives, range(1, len(objectives) + 1), "number")
    tiles = data["structure_tiles"]["list"]
    check_order(tiles, StructureTile)
    made = Cards(
        combat=tuple(card["value"] for card in data["combat"]["list"] for _ in range(card["count"])),
        tiles=tuple(_tile(tile) for tile in tiles),
        objectives=tuple(
            PrintedObjective(
                Timing(card["timing"]), tuple(read_condition(entry) for entry in card["condition"])
            )
            for card in objectives
        ),
        encounters=tuple(card.options for card in numbered(encounters, _Encounter)),
        factory=numbered(factory, PrintedFactoryCard),
        factory_dealt=data["factory_cards"]["dealt"]["count"],
    )
    for number, options in enumerate(made.encounters, 1):
        if [option.approach for option in options] != list(Approach) or options[0].cost != Cost():
            raise ValueError(f"encounter {number}: its first option is not the free one")
    return made


def _tile(entry: Mapping[str, Any]) -> PrintedTile:
    how, feature = entry["count"], entry.get("feature")
    beside = how == "distinct_adjacent"
    made = PrintedTile(
        adjacent_tunnels=beside and feature == "tunnel",
        adjacent_lakes=beside and feature == "lake",
        adjacent_encounters=beside and feature == "encounter",
        on_tunnels=how == "structures_on" and feature == "tunnel",
        on_terrains=tuple(Terrain(word) for word in entry.get("terrains", ())),
        line=how == "longest_line",
        coins=(0, *entry["coins"]),
    )
    ways = (
        made.adjacent_tunnels,
        made.adjacent_lakes,
        made.adjacent_encounters,
        made.on_tunnels,
        bool(made.on_terrains),
        made.line,
    )
    if sum(ways) != 1:
        raise ValueError(f"{entry['id']}: counts nothing, or two things")
    return made
