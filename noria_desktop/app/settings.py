"""The user's settings: what there is to choose, and what is usual. Source: ux.md 2.12."""

from __future__ import annotations

from typing import Any, Final

from attrs import field
from attrs.validators import in_

from noria_desktop.engine.values import frozen

THEMES: Final = ("system", "night", "day", "contrast")
SPEEDS: Final = ("step", "slow", "normal", "fast", "instant")
MOTIONS: Final = ("system", "full", "reduced")
LANGUAGES: Final = ("", "ja", "en")
"""Empty = the system's."""
SMALLEST, LARGEST = 0.8, 2.0


def _in_range(_: Any, attribute: Any, value: Any) -> None:
    """A validator for the scale."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not SMALLEST <= value <= LARGEST:
        raise ValueError(f"{attribute.name} cannot be {value!r}")


def _truth(_: Any, attribute: Any, value: Any) -> None:
    """A validator for switches."""
    if not isinstance(value, bool):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


@frozen
class Settings:
    """Every setting and its default."""

    language: str = field(default="", validator=in_(LANGUAGES))
    theme: str = field(default="system", validator=in_(THEMES))
    scale: float = field(default=1.0, validator=_in_range)
    """Size of words and controls, 0.8 to 2.0."""
    bot_speed: str = field(default="normal", validator=in_(SPEEDS))
    motion: str = field(default="system", validator=in_(MOTIONS))
    auto_resolve: bool = field(default=True, validator=_truth)
    """Decisions with a single option are taken at once."""
    asks: bool = field(default=True, validator=_truth)
    """Before something is given up that was left unused, or the record opened, it is asked once."""
    reveals: bool = field(default=True, validator=_truth)
    """A combat that was fought is laid open, card by card, and waits; else its outcome is told in a line."""
    forecast: bool = field(default=True, validator=_truth)
    """The bot's coming turn is shown before it moves; it is public, so this is no hint."""
    keep_seed: bool = field(default=False, validator=_truth)
    """The New game page offers the last seed again."""
