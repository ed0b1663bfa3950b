"""The user's settings: what there is to choose, and what is usual. Source: ux.md 2.12."""

from __future__ import annotations

import re
from typing import Any, Final

from attrs import field
from attrs.validators import in_

from noria_desktop.app.keys import keys_in
from noria_desktop.engine.values import frozen

THEMES: Final = ("system", "night", "day", "contrast")
SPEEDS: Final = ("step", "slow", "normal", "fast", "instant")
MOTIONS: Final = ("system", "full", "reduced")
LANGUAGES: Final = ("", "ja", "en")
"""Empty = the system's."""
SMALLEST, LARGEST = 0.8, 2.0
LOUDEST: Final = 100
COACHES: Final = ("first", "on", "off")
"""When the coach speaks: in the first games of a kind, always, never."""
FIRST_GAMES: Final = 3
"""In so many games of a kind the coach speaks before it is asked whether it may go on."""


def _in_range(_: Any, attribute: Any, value: Any) -> None:
    """A validator for the scale."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not SMALLEST <= value <= LARGEST:
        raise ValueError(f"{attribute.name} cannot be {value!r}")


_WENT: Final = r"([a-z0-9_]{1,40}:[1-9])(,[a-z0-9_]{1,40}:[1-9]){0,99}"
MOST_OFTEN: Final = 9


def _often(_: Any, attribute: Any, value: Any) -> None:
    """A validator for how often something was done in each game."""
    if not isinstance(value, str) or (value and re.fullmatch(_WENT, value) is None):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


_ANSWERS: Final = r"([a-z0-9_]{1,40}:[01])(,[a-z0-9_]{1,40}:[01]){0,99}"
_REMARKS: Final = r"([a-z]{1,20}\.[a-z0-9]{1,20})(,[a-z]{1,20}\.[a-z0-9]{1,20}){0,199}"


def _answers(_: Any, attribute: Any, value: Any) -> None:
    """A validator for answers of yes and no, a game each."""
    if not isinstance(value, str) or (value and re.fullmatch(_ANSWERS, value) is None):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


def _remarks(_: Any, attribute: Any, value: Any) -> None:
    """A validator for kinds of remarks."""
    if not isinstance(value, str) or (value and re.fullmatch(_REMARKS, value) is None):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


def _keys(_: Any, attribute: Any, value: Any) -> None:
    """A validator for a choice of keys; a ``KeysError`` is a ``ValueError``."""
    if not isinstance(value, str):
        raise ValueError(f"{attribute.name} cannot be {value!r}")
    keys_in(value)


def _truth(_: Any, attribute: Any, value: Any) -> None:
    """A validator for switches."""
    if not isinstance(value, bool):
        raise ValueError(f"{attribute.name} cannot be {value!r}")


def _percent(_: Any, attribute: Any, value: Any) -> None:
    """A validator for a part of a hundred."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LOUDEST:
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
    volume: int = field(default=60, validator=_percent)
    """Of the effects at the table, 0 to 100."""
    muted: bool = field(default=False, validator=_truth)
    """Nothing is heard, whatever the volume."""
    keep_seed: bool = field(default=False, validator=_truth)
    """The New game page offers the last seed again."""
    went_whole: str = field(default="", validator=_often)
    """Games begun by choosing everything the last time, with how often in a row, such as ``noria:2,scythe:1``."""

    coach: str = field(default="first", validator=in_(COACHES))
    """When the coach speaks."""
    coach_kept: str = field(default="", validator=_answers)
    """Games after whose first ones it was asked whether the coach may stay, and the answer, such as ``noria:1``."""
    coach_silent: str = field(default="", validator=_remarks)
    """Remarks that are not to be heard again, such as ``noria.k1,scythe.c2``."""

    keys: str = field(default="", validator=_keys)
    """Keys that are not the usual ones, such as ``hint=J,undo=Ctrl+U``; see ``app/keys``."""

    def is_coached(self, game_id: str, finished: int) -> bool:
        """Whether the coach speaks in a game that is begun after so many finished ones of its kind."""
        if self.coach != "first":
            return self.coach == "on"
        kept = dict(_pairs(self.coach_kept)).get(game_id)
        return bool(kept) if kept is not None else finished < FIRST_GAMES

    def asks_about_coach(self, game_id: str, finished: int) -> bool:
        """Whether it is asked after so many finished games of a kind if the coach may stay: once, after the first ones."""
        known = dict(_pairs(self.coach_kept))
        return self.coach == "first" and game_id not in known and finished == FIRST_GAMES

    def with_coach(self, game_id: str, *, kept: bool) -> str:
        """``coach_kept`` after this answer."""
        answers = {**dict(_pairs(self.coach_kept)), game_id: int(kept)}
        return ",".join(f"{game}:{answer}" for game, answer in sorted(answers.items()))

    @property
    def unheard(self) -> frozenset[str]:
        """Kinds of remarks that are not to be heard again."""
        return frozenset(filter(None, self.coach_silent.split(",")))

    def without_remark(self, kind: str, *, away: bool) -> str:
        """``coach_silent`` after a kind was sent away, or called back."""
        kinds = self.unheard | {kind} if away else self.unheard - {kind}
        return ",".join(sorted(kinds))

    def whole_in(self, game_id: str) -> int:
        """How often in a row a game was begun by choosing everything."""
        return dict(_pairs(self.went_whole)).get(game_id, 0)

    def began(self, game_id: str, *, whole: bool) -> str:
        """``went_whole`` after one more game was begun."""
        counts = dict(_pairs(self.went_whole))
        counts[game_id] = min(counts.get(game_id, 0) + 1, MOST_OFTEN) if whole else 0
        return ",".join(f"{game}:{count}" for game, count in sorted(counts.items()) if count)


def _pairs(text: str) -> list[tuple[str, int]]:
    """Games and counts out of a text that was checked."""
    parts = (part.partition(":") for part in text.split(",") if part)
    return [(game, int(count)) for game, _, count in parts]
