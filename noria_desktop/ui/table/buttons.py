"""Buttons of the table's bars: icon, words, key cap; flat in the tool bar, raised in the prompt strip."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import Colour, pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.i18n import translate

RADIUS = 8.0


class Look(enum.Enum):
    """How much a button asks for attention."""

    FLAT = "flat"
    RAISED = "raised"
    PRIMARY = "primary"
    LINK = "link"
    """Underlined words, as in a text."""


BOLD = frozenset({Look.RAISED, Look.PRIMARY})


class BarButton(QAbstractButton):
    """One button; sized by its words, so that both languages fit."""

    def __init__(
        self, skin: Skin, look: Look, *, icon: str = "", key: str = "", parent: QWidget | None = None
    ) -> None:
        """``icon`` is a glyph's name, ``key`` the words of a key cap."""
        super().__init__(parent)
        self._skin = skin
        self._look = look
        self._pixels = {Look.FLAT: 14.0, Look.LINK: 13.5}.get(look, 15.0)
        self._icon = icon
        self._key = key
        self._key_rests = False
        self._tip_key = ""
        self.others: tuple[str, ...] = ()
        """What else it may say."""
        self._compact = False
        self._open = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.updateGeometry()
        self.update()

    def word(self, text: str, *, key: str = "") -> None:
        """What it says, to eyes and to a screen reader; ``key`` does the same and is told in the tool tip."""
        self.setText(text)
        self.setAccessibleName(text)
        self._tip_key = key
        self._show_tip()
        self.updateGeometry()

    def set_icon(self, icon: str) -> None:
        """Another glyph in the same place."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def show_open(self, is_open: bool) -> None:
        """Whether what it opens is open: it is framed as long as that is."""
        if is_open != self._open:
            self._open = is_open
            self.update()

    @property
    def shows_open(self) -> bool:
        """Whether it is framed as the button of something that is open."""
        return self._open

    def rest_key(self, rests: bool) -> None:
        """Whether its key does something else for now: the cap goes, and the button stays as wide as it is."""
        if rests != self._key_rests:
            self._key_rests = rests
            self.update()

    def keep_room_for(self, others: Iterable[str]) -> None:
        """Other words that it may say: saying them makes it no wider, so that what lies beside it stays."""
        self.others = tuple(others)
        self.updateGeometry()

    def set_compact(self, compact: bool) -> None:
        """The icon alone, where there is no room for words; they stay as name and tool tip."""
        if compact != self._compact:
            self._compact = compact
            self._show_tip()
            self.updateGeometry()
            self.update()

    @property
    def compact(self) -> bool:
        """Whether it shows its icon alone."""
        return self._compact

    def _show_tip(self) -> None:
        tip = self.text() if self._compact else ""
        if self._tip_key:
            tip = translate("Table", "{words} ({key})").format(words=self.text(), key=self._tip_key)
        self.setToolTip(tip)

    def width_of(self, *, compact: bool) -> int:
        """Logical pixels it takes with or without its words."""
        bold = self._look in BOLD
        width = 22.0 if self._icon else 0.0
        if not compact:
            width += max(text_width(words, self._pixels, bold) for words in (self.text(), *self.others))
        if self._key:
            width += text_width(self._key, 12) + 22
        room = 26 if bold else 18
        return round((width + (room if not compact else 10)) * self._skin.zoom)

    def sizeHint(self) -> QSize:
        high = 36 if self._look in BOLD else 28 if self._look is Look.FLAT else 25
        return QSize(self.width_of(compact=self._compact), round(high * self._skin.zoom))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does: it means the button that has the keyboard, not another one."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._skin.zoom
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom).adjusted(1.5, 1.5, -1.5, -1.5)
        hover = self.underMouse() and self.isEnabled()
        ink = theme.text if self.isEnabled() else theme.muted
        if self._look is Look.LINK:
            ink = theme.accent
        if self._look is Look.PRIMARY:
            plate(painter, box, RADIUS, theme.brass_lo)
            plate(painter, box.adjusted(0, 0, 0, -2.5), RADIUS, theme.accent)
            ink = theme.bg if theme.name == "day" else theme.ink
        elif self._look is Look.RAISED or hover or self._open:
            # Under the pointer what is flat is only raised: a frame says that something is open.
            framed = hover if self._look is not Look.FLAT else self._open
            plate(painter, box, RADIUS, theme.raised, pen(theme.accent if framed else theme.line, 1.2))
        if self.hasFocus():
            plate(painter, box, RADIUS, None, pen(theme.focus, 2.4))
        x = box.left() + (12 if self._look in BOLD else 8)
        # Laid wider than it needs to be, it says its words in the middle.
        x += max(0.0, (self.width() - self.width_of(compact=self._compact)) / zoom / 2 - 1)
        if self._key and self._key_rests:
            x += (text_width(self._key, 12) + 22) / 2
        if self._icon:
            colour = theme.accent if self._look is not Look.PRIMARY and self.isEnabled() else ink
            glyph(painter, f"board/{self._icon}", x + 7, box.center().y(), 8, colour)
            x += 22
        painter.setPen(rgba(ink))
        lettering = face(self._pixels, self._look in BOLD)
        if self._look is Look.LINK:
            lettering = QFont(lettering)
            lettering.setUnderline(True)
        painter.setFont(lettering)
        words = QRectF(x, box.top(), box.width(), box.height() - 1)
        if not self._compact:
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._key and not self._key_rests:
            width = text_width(self._key, 12) + 12
            cap = QRectF(box.right() - width - 9, box.center().y() - 10, width, 20)
            plate(painter, cap, 4, None, pen(ink if self._look is Look.PRIMARY else theme.line, 1))
            painter.setPen(rgba(theme.muted if self._look is Look.LINK else ink))
            painter.setFont(face(12))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.end()


def plate(
    painter: QPainter, box: QRectF, radius: float, fill: Colour | None, edge: QPen | None = None
) -> None:
    """A rounded box, filled or not, with an edge or none."""
    painter.setPen(edge if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(rgba(fill) if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)


class Bar(QWidget):
    """A part of the table's page in the board's colours, with all that lies on it."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Dressed like the board."""
        super().__init__(parent)
        self._skin = skin

    @property
    def skin(self) -> Skin:
        """What it is dressed in."""
        return self._skin

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        for part in self.children():
            if isinstance(part, Bar | BarButton):
                part.set_skin(skin)
        self.update()
