"""The coach's line in the prompt strip: lamp, one sentence, and what can be answered to it. Source: mocks/way-in.md 3."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import fill, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.table.buttons import Bar, BarButton, Look

SIZE: Final = 14.5
LAMP_ROOM: Final = 50.0
"""From the left edge to the words, where the line has a part of the strip for itself."""
TOLD_ROOM: Final = 48.0
"""The same where it takes the second line of the prompt."""
EDGE: Final = 12.0
SHRUNK: Final = 0.84
"""A line set so much smaller is still read at ease; one that would be smaller takes the prompt's second line."""
GAP: Final = 4.0


@frozen
class CoachPrompt:
    """What the coach says, and what can be answered."""

    line: str
    links: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """Words, key cap, and what is pressed by it."""


class CoachLine(Bar):
    """A part of the prompt strip; hidden while the coach is silent."""

    pressed = Signal(object)
    """What a link stands for."""

    def __init__(self, skin: Skin, strip: QWidget) -> None:
        """Nothing is said."""
        super().__init__(skin, strip)
        self._shown: CoachPrompt | None = None
        self._links: list[BarButton] = []
        self.second = False
        """Whether it takes the second line of the prompt."""
        self.hide()

    @property
    def shown(self) -> CoachPrompt | None:
        """What is said."""
        return self._shown

    def links(self) -> tuple[BarButton, ...]:
        """What can be pressed."""
        return tuple(self._links)

    def say(self, prompt: CoachPrompt | None) -> None:
        """Say this; None: nothing. The strip puts it in its place."""
        if prompt == self._shown:
            return
        links = () if prompt is None else prompt.links
        if links != (() if self._shown is None else self._shown.links):
            self._set_links(links)
        self._shown = prompt
        self.setAccessibleName("" if prompt is None else prompt.line)
        self.update()

    def _set_links(self, links: tuple[tuple[str, str, tuple[str, ...]], ...]) -> None:
        strip = self.parentWidget()
        page = strip.parentWidget() if isinstance(strip, QWidget) else None
        if page is not None and any(link.hasFocus() for link in self._links):
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        for old in self._links:
            old.hide()
            old.deleteLater()
        self._links = []
        for words, cap, what in links:
            link = BarButton(self.skin, Look.LINK, key=cap, parent=self)
            link.word(words, key=cap)
            link.clicked.connect(lambda _=False, pressed=what: self.pressed.emit(pressed))
            self._links.append(link)

    # Its place in the strip, all in design pixels ---------------------------------------------------------

    @property
    def links_width(self) -> float:
        """Of all links side by side."""
        zoom = self.skin.zoom
        return sum(link.sizeHint().width() / zoom + GAP for link in self._links)

    @property
    def width_wanted(self) -> float:
        """With the lamp, the line in its usual size above the links."""
        line = "" if self._shown is None else self._shown.line
        return LAMP_ROOM + max(text_width(line, SIZE) + 2, self.links_width) + EDGE

    @property
    def width_enough(self) -> float:
        """The least at which the line is read at ease above the links."""
        line = "" if self._shown is None else self._shown.line
        return LAMP_ROOM + max(SHRUNK * text_width(line, SIZE), self.links_width) + EDGE

    def place(self, box: QRectF, *, second: bool) -> None:
        """Lie there.

        Args:
            box: in the strip, design pixels.
            second: it takes the prompt's second line: the links only where the line leaves them room.
        """
        self.second = second
        zoom = self.skin.zoom
        self.setGeometry((QRectF(box.topLeft() * zoom, box.size() * zoom)).toRect())
        line = "" if self._shown is None else self._shown.line
        x = LAMP_ROOM - 8 if not second else box.width() - self.links_width
        fits = not second or TOLD_ROOM + SHRUNK * text_width(line, SIZE) + 12 <= x
        for link in self._links:
            size = link.sizeHint()
            y = box.height() / 2 - 12.5 if second else box.height() - 28
            link.setGeometry(round(x * zoom), round(y * zoom), size.width(), size.height())
            link.setVisible(fits)
            x += size.width() / zoom + GAP
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Hairline, lamp, line."""
        if self._shown is None:
            return
        theme, zoom = self.skin.theme, self.skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        wide, high = self.width() / zoom, self.height() / zoom
        radius, at = (11.0, 26.0) if self.second else (15.0, 24.0)
        if not self.second:
            painter.fillRect(QRectF(0, 8, 1, high - 16), rgba(theme.line, 170))
        disc = QPainterPath()
        disc.addEllipse(QRectF(at - radius, high / 2 - radius, 2 * radius, 2 * radius))
        fill(painter, disc, rgba(theme.accent, 46))
        glyph(painter, "board/hint", at, high / 2, 0.63 * radius, theme.accent)
        if self.second:
            visible = [link for link in self._links if not link.isHidden()]
            right = visible[0].x() / zoom - 10 if visible else wide
            box = QRectF(TOLD_ROOM, 0, right - TOLD_ROOM, high)
        else:
            box = QRectF(LAMP_ROOM, 5, wide - LAMP_ROOM - EDGE + 2, 23)
        text(painter, box, self._shown.line, SIZE, theme.text, align=LEFT)
        painter.end()
