"""What the library's page shows, as frozen values that the window fills in."""

from __future__ import annotations

from datetime import date

from attrs import field, frozen

from noria_desktop.app.library.entries import Entry
from noria_desktop.ui.widgets.result_model import Picture


@frozen
class Shelf:
    """Every game of a profile."""

    entries: tuple[Entry, ...]
    """The latest first."""
    today: date
    trashed: int = 0
    """Games in the trash."""
    thrown: tuple[Entry, ...] = ()
    """Those games, as far as somebody has looked into the trash."""
    reading: bool = False
    """Whether there are files that have not been read yet."""


@frozen
class Look:
    """What is known of a game once its file was opened."""

    picture: Picture | None = field(default=None, eq=False)
    """How it stands, as large as it is asked for."""
    own: tuple[int, ...] = ()
    """Points after each round, from the set-up on; empty in games without a running score."""
    rival: tuple[int, ...] = ()
    honours: tuple[str, ...] = ()
    """Keys of the marks of honour that it earned, the easiest first."""
