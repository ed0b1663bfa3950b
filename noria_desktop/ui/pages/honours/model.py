"""What the page of honours shows, as frozen values without words."""

from __future__ import annotations

from datetime import date

from noria_desktop.engine.values import frozen


@frozen
class Mark:
    """One mark of honour."""

    key: str
    earned: date | None = None
    """The player's day on which a game earned it first; None: none did."""


@frozen
class GameMarks:
    """The marks of one game, the easiest first."""

    game: str
    marks: tuple[Mark, ...]

    @property
    def earned(self) -> int:
        """How many of them were earned."""
        return sum(one.earned is not None for one in self.marks)


@frozen
class HonoursModel:
    """Every game's marks."""

    games: tuple[GameMarks, ...]
    today: date
    reading: bool = False
    """Whether there are games that have not been read yet."""

    @property
    def earned(self) -> int:
        """How many marks were earned."""
        return sum(one.earned for one in self.games)

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(len(one.marks) for one in self.games)
