"""Signs over the map: tags, ranks, steps, arcs, seals; ``arts/notes`` has what stands in its free corners."""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import Rejection
from noria_desktop.games.scythe.terms import Ability


class Tone(enum.Enum):
    """Colour of a tag, chip or note by what it means."""

    LEGAL = "legal"
    GOOD = "good"
    BAD = "bad"
    PLAIN = "plain"
    BRASS = "brass"
    """Yours by rule: chosen, earned, in force."""
    CHOSEN = "chosen"
    """The Automa's final choice."""


@frozen
class AbilityTagArt:
    """Pill that names the ability which makes a step legal; 17 high. Layer FLAG."""

    ability: Ability


@frozen
class RejectionTagArt:
    """Pill that tells why the Automa ruled a territory out; 17 high, at most ``room`` wide. Layer FLAG."""

    why: Rejection
    room: float
    """Width of the territory: its neighbours may have one too."""


@frozen
class BeadArt:
    """Value of the first criterion at a territory's lower right; 20 square. Layer FLAG.

    Tones: PLAIN farther, BRASS kept, CHOSEN.
    """

    value: int
    tone: Tone


@frozen
class StepsTagArt:
    """Pill with steps to the Factory; ``farther`` adds that word, ``later`` that it comes later in order. Layer FLAG."""

    steps: int
    tone: Tone = Tone.BRASS
    farther: bool = False
    later: bool = False


@frozen
class ArcArt:
    """Way of a move, an arc with an arrow; centred on the middle between its ends. Layer CALLOUT.

    Starts at (-dx/2, -dy/2) and ends at (dx/2, dy/2). LEGAL is dotted, CHOSEN dashed.
    """

    dx: float
    dy: float
    rise: float
    """How far the arc rises above its middle."""
    tone: Tone = Tone.LEGAL


@frozen
class CombatMarkArt:
    """Crossed sabres: a combat is pending here, or just now; ``radius`` of a hex. Layer FLAG."""

    radius: float
    now: bool = False
