"""Panels of the docks beside the map: heads, hand and objectives."""

from __future__ import annotations

import enum
from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.state import Stars
from noria_desktop.games.scythe.terms import CombatCard, Faction, FactoryCard, Level, Mat, Objective, Scheme


class Words(enum.Enum):
    """Titles of the panels; the painter words them."""

    FACTION = "faction"
    PLAYER = "player"
    FACTORY = "factory"
    HAND = "hand"
    TRACKER = "tracker"
    LAST_CARD = "last_card"
    DRAWN_CARD = "drawn_card"
    SCORE = "score"
    WHY = "why"
    COMBAT = "combat"
    ENCOUNTER = "encounter"
    FACTORY_CARDS = "factory_cards"


@frozen
class Cards:
    """So many cards are left in the deck."""

    left: int


@frozen
class StepsToStar:
    """So many steps of the star tracker to its next star; None: there is none any more."""

    steps: int | None


@frozen
class Totals:
    """What both sides would score now."""

    mine: int
    theirs: int
    human: Faction
    automa: Faction


Note: TypeAlias = Cards | StepsToStar | Totals | Faction | None
"""A faction stands for what it can do besides its mechs."""


@frozen
class PanelArt:
    """Plate with a title; ``width`` x ``height``. Layer PANEL."""

    words: Words
    width: float
    height: float
    note: Note = None
    """What the quiet words at the right of the title tell."""
    active: bool = False
    """Brass rim."""


@frozen
class HeadArt:
    """Who a side is: badge, names, stars, five numbers; ``width`` x ``height``. Layer PANEL."""

    own: bool
    faction: Faction
    mat: Mat | None
    """The human's."""
    level: Level | None
    """The Automa's, like the next one."""
    scheme: Scheme | None
    stars: Stars
    coins: int
    power: int
    popularity: int
    cards: int
    workers: int
    """On the map."""
    mechs: int
    """On the map."""
    width: float
    height: float
    turn: bool = False
    """It is this side's turn."""


@frozen
class SlimArt:
    """A folded dock: badge, stars, numbers, tabs; ``width`` x ``height``. Layer PANEL."""

    head: HeadArt
    width: float
    height: float
    totals: Totals | None = None


@frozen
class CombatCardArt:
    """A combat card; None: its back. ``width`` x ``height``. Layer HAND."""

    value: CombatCard | None
    width: float
    height: float
    legal: bool = False
    chosen: bool = False
    empty: bool = False
    """Only the place for a card."""


class Fate(enum.Enum):
    """What became of an objective."""

    OPEN = "open"
    READY = "ready"
    """All it asks for is there: it may be revealed."""
    REVEALED = "revealed"
    DISCARDED = "discarded"


@frozen
class ObjectiveArt:
    """An objective card; ``width`` x ``height``. Layer HAND."""

    card: Objective
    have: int
    need: int
    """0: no pips."""
    fate: Fate
    width: float
    height: float
    legal: bool = False
    """May be revealed now."""


@frozen
class DrawerArt:
    """Hand and Factory card as one line where a dock is low, with room for objectives between them.

    ``width`` x ``height``. Layer PANEL.
    """

    hand: tuple[CombatCard | None, ...]
    factory_card: FactoryCard | None
    width: float
    height: float
