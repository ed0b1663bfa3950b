"""The Automa's card, its decision, and what the game would be worth now."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import TurnRecord
from noria_desktop.games.scythe.terms import AutomaCard, Faction, Line, Scheme


@frozen
class AutomaCardArt:
    """A card of the Automa deck, the scheme in force above; None: its back. ``width`` x ``height``. Layer BOARD."""

    card: AutomaCard | None
    scheme: Scheme
    faction: Faction
    column: int
    """Of the battle table: the one that counts."""
    width: float
    height: float
    done: int | None = None
    """Number of the move symbol that was carried out."""
    refused: tuple[int, ...] = ()
    """Numbers of those that could not be."""
    battle: bool = False
    """Drawn for a combat: the battle table is lit, the schemes rest."""
    skips: bool = False
    """At this level skip marks count, and so they are shown."""


@frozen
class DecisionArt:
    """Why the Automa moved as it did, as a narrowing funnel; ``width`` x ``height``. Layer BOARD."""

    record: TurnRecord
    move: int | None
    """Number of the move symbol that is told; None: none was carried out."""
    width: float
    height: float


@frozen
class Column:
    """A side's points, by line; None where a line means nothing to it."""

    values: tuple[int | None, ...]
    total: int
    after: int | None = None
    """The total with the drop that is being considered."""


@frozen
class ScoreArt:
    """What both would score if the game ended now; ``width`` x ``height``. Layer BOARD."""

    lines: tuple[Line, ...]
    human: Faction
    automa: Faction
    own: Column
    theirs: Column
    width: float
    height: float
