"""An opponent as a person one can remember: a name, a face, one line, and how strong it is in plain words."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.people import Portrait
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.i18n import Text, translate

_ABOVE: Final = 0.07
"""Share of a portrait's height that lies above a ring."""
MOST: Final = 4
"""Lozenges of the hardest."""


@frozen
class Person:
    """Somebody who may sit opposite."""

    key: str
    """Under which results against it are kept, as the game's kit says; one that shares it with others has its own."""
    name: Text
    line: Text
    """One line of character."""
    strength: Text
    """How strong it is, in plain words; every number in them is one that was measured, see the game's rules.md."""
    lozenges: int
    """The same at a glance, one to four; 0: nobody can say."""
    face: Portrait = field(eq=False)
    rank: Text | None = None
    """The rules' own word for it, where that is not its name."""
    group: Text | None = None
    """With whom it is shown together, where there are too many for one row."""

    @property
    def full_name(self) -> str:
        """The name with the rules' own word."""
        if self.rank is None:
            return str(self.name)
        return translate("People", "{name} ({rank})").format(name=self.name, rank=self.rank)

    def spoken(self, record: str, *, chosen: bool = False) -> str:
        """All of it as a screen reader tells it."""
        name = str(self.name)
        if self.rank is not None:
            name = translate("People", "{name}, {rank}").format(name=name, rank=self.rank)
        parts = [name, str(self.line), str(self.strength), record]
        if chosen:
            parts.append(translate("People", "chosen"))
        return " ".join(part if part.endswith((".", "。")) else f"{part}." for part in parts if part)


def paint_round(face: Portrait, canvas: Canvas, x: float, y: float, half: float) -> None:
    """A face in a brass ring, by its middle and half its size: hair and ears touch the brass, shoulders go below."""
    high = 2 * half * 6 / 5
    canvas.clip(circle(x, y, half))
    face(canvas.p, QRectF(x - half, y - half - high * _ABOVE, 2 * half, high))
    canvas.p.restore()
    edge = "#FFFFFF" if canvas.style.contrast else canvas.style.colours.brass
    canvas.stroke(circle(x, y, half), edge, max(1.4, half * 0.07))
