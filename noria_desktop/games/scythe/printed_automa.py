"""The Automa's cards and star trackers as printed. Source: automa.md 3 to 10, 13."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noria_desktop.engine.printed import in_order, numbered
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    PLACE_OF,
    AutomaGain,
    Bonus,
    Faction,
    Level,
    MoveSymbol,
    Place,
    Scheme,
)


@frozen
class MoveOrder:
    """One move symbol."""

    symbol: MoveSymbol
    faction: Faction | None = None
    """Only this faction tries it; None: everyone."""
    min_power: int = 0
    """Power it asks for; 0 for none."""


@frozen
class GainOrder:
    """One gain symbol."""

    gain: AutomaGain
    amount: int
    faction: Faction | None = None
    """Only this faction gains it; None: everyone."""


@frozen
class SchemeHalf:
    """One half of a card."""

    skip: bool
    """The skip mark, which Autometta obeys."""
    moves: tuple[MoveOrder, ...]
    """In the order of trying."""
    gains: tuple[GainOrder, ...]
    offer: Bonus | None
    """The recruit bonus offered to the human."""


@frozen
class PrintedAutomaCard:
    """A card of the Automa deck."""

    advances: bool
    """The star in its middle is not crossed out."""
    power: tuple[int, int, int]
    """Battle table: power used, by column."""
    combat_cards: int
    """Battle table: combat cards used."""
    resource_box: int
    schemes: tuple[SchemeHalf, SchemeHalf]
    """By ``Scheme``."""


@frozen
class Tracker:
    """A star tracker; spaces are counted from 0."""

    spaces: int
    columns: int
    """Spaces in a row of the card."""
    honours_skip_mark: bool
    first_free: int
    """From this space on rivers and lakes are open to the Automa."""
    stars: tuple[int, ...]
    """Spaces that give a star."""
    scheme_switch: int
    """The space on which scheme II comes into force."""


@frozen
class AutomaParts:
    """Everything of the Automa's."""

    cards: tuple[PrintedAutomaCard, ...]
    """Number n is entry n - 1."""
    trackers: tuple[Tracker, ...]
    """By ``Level``."""
    column_of: tuple[int, ...]
    """By power 0 to 16: the column of the battle table."""
    coins: int
    """At the start."""
    popularity: int
    """Always."""
    combat_stars: int
    """Stars for battles, at most."""
    power_stars: int
    star_value: int
    """Coins for each star in the end."""
    territory_value: int
    select_tie_uses_factory: bool
    """S1: units equally near to the home base: the one nearer to the Factory; False: reading order at once."""
    peninsulas: tuple[tuple[Place, ...], ...]
    """By base faction: where its units stay while confined."""


def read_automa(data: Mapping[str, Any], most_power: int) -> AutomaParts:
    """The Automa's parts from their parsed data file.

    Raises:
        ValueError: cards or trackers stand in another order than the program's, or a switch is no star space.
        KeyError: something is missing or misspelt.
    """
    cards, trackers, starts = data["cards"], data["trackers"], data["combat_columns"]["from"]
    made = AutomaParts(
        cards=numbered(_with_schemes(cards), PrintedAutomaCard),
        trackers=in_order(trackers, Level, Tracker),
        column_of=tuple(sum(start <= power for start in starts) - 1 for power in range(most_power + 1)),
        coins=data["setup"]["coins"],
        popularity=data["setup"]["popularity"],
        combat_stars=data["stars"]["combat"],
        power_stars=data["stars"]["power"],
        star_value=data["scoring"]["star"],
        territory_value=data["scoring"]["territory"],
        select_tie_uses_factory=data["select_tie_uses_factory"]["used"],
        peninsulas=tuple(
            tuple(sorted(PLACE_OF[name] for name in data["peninsulas"][faction.value]))
            for faction in BASE_FACTIONS
        ),
    )
    for tracker in made.trackers:
        if tracker.scheme_switch != tracker.stars[0] or tracker.stars[-1] != tracker.spaces - 1:
            raise ValueError("the scheme switches at the first star, the last space is a star")
    return made


def _with_schemes(cards: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Cards with their two halves in one row."""
    halves = [scheme.value for scheme in Scheme]
    return [
        {key: part for key, part in card.items() if key not in halves}
        | {"schemes": [card[half] for half in halves]}
        for card in cards
    ]
