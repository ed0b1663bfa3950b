"""What a New game page is told of the games played before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import field

from noria_desktop.engine.values import frozen
from noria_desktop.ui.i18n import translate


@frozen
class OpponentRecord:
    """The user's results against one opponent."""

    opponent: Any
    """A word of the game's own."""
    won: int
    played: int


@frozen
class NewGameModel:
    """Where a New game page starts from."""

    seed: int
    """A fresh seed, or the kept one."""
    options: Any = None
    """The last game's choices, None for the usual ones; what they leave open comes from the seed."""
    opponent: Any = None
    """Whom the last game was against; None before the first."""
    keep_seed: bool = False
    records: tuple[OpponentRecord, ...] = ()
    last_options: Any = None
    """The last game's whole set-up for *Same again*; None before the first game."""
    last_seed: int | None = None
    is_new: Callable[[Any, int], bool] | None = field(default=None, eq=False)
    """Whether a set-up was never played before, so that it can become a sealed record; None = not known."""

    def record(self, opponent: Any) -> OpponentRecord | None:
        """The user's results against one opponent; None before the first game."""
        found = (record for record in self.records if record.opponent == opponent)
        return next((record for record in found if record.played), None)

    def record_words(self, opponent: Any) -> str:
        """The same in words."""
        record = self.record(opponent)
        if record is None:
            return translate("NewGamePage", "not met yet")
        return translate("NewGamePage", "won {won} of {played}").format(won=record.won, played=record.played)
