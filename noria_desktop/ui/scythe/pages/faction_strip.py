"""Emblems side by side, of which one is chosen: factions, chance, and for the Automa the farthest."""

from __future__ import annotations

import enum
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QBoxLayout

from noria_desktop.games.scythe.terms import BASE_FACTIONS, Faction
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.scythe.pages.art import paint_badge
from noria_desktop.ui.scythe.pages.words import (
    choice_of_faction,
    faction_ability,
    faction_line,
    farthest_name,
)
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.option_row import ChoiceButton


class Open(enum.Enum):
    """A faction that is not named."""

    RANDOM = "random"
    FARTHEST = "farthest"
    """For the Automa: whose home base is farthest from the human's. Source: automa.md R1."""


Side: TypeAlias = Faction | Open

OWN: Final[tuple[Side, ...]] = (*BASE_FACTIONS, Open.RANDOM)
RIVAL: Final[tuple[Side, ...]] = (Open.FARTHEST, *BASE_FACTIONS, Open.RANDOM)


class FactionButton(ChoiceButton):
    """One faction, or one that is not named."""

    def __init__(self, style: ShellStyle, side: Side) -> None:
        """The picture follows from it."""
        super().__init__(style, 40, 44 + 2 * RING)
        self.side = side
        self._wide = False

    def set_wide(self, wide: bool) -> None:
        """As a row that says it all, or as a square."""
        self._wide = wide
        if wide:
            self.want(230, (46 if isinstance(self.side, Faction) else 34) + RING)
        else:
            self.want(40, 44 + 2 * RING)

    def retranslate(self) -> None:
        """Name and hint."""
        if isinstance(self.side, Faction):
            name, about = choice_of_faction(self.side), faction_line(self.side)
        else:
            name, about = farthest_name() if self.side is Open.FARTHEST else choice_of_faction(None), ""
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.setToolTip("\n".join(part for part in (name, about) if part))

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """The emblem, and words beside it in a row."""
        theme, scale = self._style.theme, self._style.scale
        if not self.isEnabled():
            canvas.p.setOpacity(0.3)
        x, y = box.center().x(), box.center().y()
        half = min(box.height(), box.width()) * 0.34
        if self._wide:
            x = box.left() + 24 * scale
            text = QRectF(box.left() + 48 * scale, box.top(), box.width() - 56 * scale, box.height())
            if isinstance(self.side, Faction):
                title, about = faction_ability(self.side)
                low = QRectF(text.left(), text.center().y(), text.width(), text.height() / 2 - 2 * scale)
                size = 12.5
                while size > 11 and canvas.width(about, size) > low.width():
                    size -= 0.5
                canvas.words(low, about, size, theme.muted)
                text.setHeight(text.height() / 2 + 2 * scale)
                canvas.words(text, title, 12.5, theme.muted, False, RIGHT)
            canvas.words(text, self.text(), 14, theme.text, True)
        if isinstance(self.side, Faction):
            paint_badge(self.side, canvas, x, y, half)
        else:
            canvas.stroke(circle(x, y, half), theme.line, 1.5, 1.0, (3, 3))
            glyph = "dice" if self.side is Open.RANDOM else "rose"
            canvas.glyph(glyph, x, y, half * 0.62, theme.text)


def faction_strip(style: ShellStyle, sides: tuple[Side, ...]) -> Buttons[Side]:
    """Buttons for these."""
    buttons = {side: FactionButton(style, side) for side in sides}
    return Buttons(buttons, across=True, say=lambda side, button: button.retranslate())


def set_wide(strip: Buttons[Side], wide: bool) -> None:
    """Rows one under the other that say it all, or squares side by side."""
    layout = strip.layout()
    assert isinstance(layout, QBoxLayout)
    layout.setDirection(QBoxLayout.Direction.TopToBottom if wide else QBoxLayout.Direction.LeftToRight)
    for button in strip.buttons.values():
        assert isinstance(button, FactionButton)
        button.set_wide(wide)
