"""How a game is begun: what the New game page's first view says and shows of it, and who may sit opposite."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from attrs import field, frozen

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.widgets.person import Person

Plan: TypeAlias = Callable[[Canvas, float, float, str], None]
"""Draws the table as a plan to be drawn up, in a box of 160 units round a point, in one colour."""


def no_plan(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A gear, for a game that has drawn nothing."""
    canvas.glyph("gear", x, y, 40, colour, 0.9)


_QUICK = Text("NewGame", "A table laid ready, Undo as often as you like.")
_WHOLE = Text("NewGame", "Choose everything, or paste a line of notation.")


@frozen
class Beginning:
    """One game."""

    quick: Text = _QUICK
    """About a game for which nothing is to be chosen."""
    whole: Text = _WHOLE
    """About choosing everything."""
    notes: tuple[tuple[str, Text], ...] = ()
    """What there is to choose, each with its glyph; seed and notation are said anyway."""
    plan: Plan = field(default=no_plan, eq=False)
    eye: tuple[float, float, float] = (0.5, 0.5, 1.0)
    """What of the table a small picture of a lesson shows: its middle in shares of the table, and how much closer."""
    people: tuple[Person, ...] = ()
    """Who may sit opposite, the gentlest first."""

    def person(self, key: str) -> Person | None:
        """Whoever has this key."""
        return next((person for person in self.people if person.key == key), None)
