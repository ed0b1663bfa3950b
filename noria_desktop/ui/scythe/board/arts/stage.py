"""What is laid over the map to choose from: combat, encounters, Factory cards, gains."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    Approach,
    CombatCard,
    Encounter,
    Faction,
    FactoryCard,
    Goods,
    Place,
    Unit,
)
from noria_desktop.ui.scythe.board.arts.docks import Words
from noria_desktop.ui.scythe.board.arts.mats import Use

Parts: TypeAlias = tuple[int, int]
"""Power and the values of the cards that make a total."""


@frozen
class Span:
    """What a side may still commit, each as least and most."""

    power: tuple[int, int]
    cards: tuple[int, int]
    """How many."""
    least: Parts
    """Of the lowest total."""
    most: Parts
    """Of the highest one."""

    @property
    def total(self) -> tuple[int, int]:
        """The lowest and the highest one."""
        return sum(self.least), sum(self.most)


@frozen
class Fighter:
    """One side of a combat."""

    faction: Faction
    units: tuple[tuple[Unit, int], ...]
    """Characters and mechs, then workers that stand there."""
    power: int | None
    """Set on the dial, or by the battle table; None while hidden."""
    cards: tuple[CombatCard | None, ...]
    """Committed."""
    reserve: int
    """Power on the track."""
    total: int | None
    won: bool | None = None
    span: Span | None = None
    """Said while the power is not known."""
    slots: int = 0
    """Combat cards that it may commit at most."""
    hand: int = 0
    """Combat cards in hand."""


@frozen
class Outlook:
    """How good a total of the human's is, as far as the table tells."""

    wins: tuple[int, ...]
    """How many of a hundred such combats a total wins, by total from 0; the last one wins all."""
    theirs: Span
    """What the Automa may commit."""


@frozen
class Stakes:
    """What a victory of the human's brings on the territory."""

    star: bool
    popularity: int
    """Lost for workers driven home."""
    goods: Goods
    """Laid there."""
    lost: Goods = (0, 0, 0, 0)
    """Removed from there by a defeat."""
    left: Goods = (0, 0, 0, 0)
    """What the human's units have brought and a defeat leaves behind there."""
    last_star: bool = False
    """The star would be the sixth: the game ends with it."""
    rival_star: bool = False
    """A defeat would give the Automa a star."""
    last_of_rival: bool = False
    """A defeat would give the Automa its sixth star, with which the game ends."""


@frozen
class CombatArt:
    """Combat panel without dial and hand; ``width`` x ``height``. Layer LABEL."""

    place: Place
    own_attack: bool
    own: Fighter
    theirs: Fighter
    width: float
    height: float
    outlook: Outlook | None = None
    reach: int = 0
    """The highest total that the human can come to."""
    stakes: Stakes | None = None
    dial: bool = True
    """The dial stands between both sides; else what the human's total is good for."""


@frozen
class DialArt:
    """The dial: power to commit, 0 to ``most``; numbers lie at ``measures.dial_number``. ``size`` square. Layer LABEL."""

    power: int
    most: int
    """That can be committed now."""
    faction: Faction
    size: float


@frozen
class StageArt:
    """Dusk over the map and a question; ``width`` x ``height``. Layer FLAG."""

    words: Words
    width: float
    height: float
    head: float = 52.0
    """Height above the cards that lie on it."""
    encounter: Encounter | None = None
    """What is met, where, and by whom."""
    place: Place | None = None
    faction: Faction | None = None


@frozen
class OptionArt:
    """One option of an encounter: cost and gains; ``width`` x ``height``. Layer LABEL.

    ``Use.NOW`` is one that was taken, ``Use.OFF`` one whose cost cannot be paid.
    """

    encounter: Encounter
    option: int
    approach: Approach
    use: Use
    width: float
    height: float
    missing: tuple[int, ...] = ()
    """Which of its gains cannot be had now, by their place on the card."""


@frozen
class FactoryChoiceArt:
    """A Factory card to choose; None: its back. ``width`` x ``height``. Layer LABEL."""

    card: FactoryCard | None
    use: Use
    width: float
    height: float
