"""The callout of a lesson: one thing said beside what it speaks of, with a leader to it. Source: mocks/way-in.md 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.leader import Leader, Ring, joined
from noria_desktop.ui.table.placing import EDGE, best_place

WIDE: Final = 372.0
NARROW: Final = 250.0
"""Design pixels; the narrow one where the board is."""
SHORTEST: Final = 120.0
"""Design pixels of the words of a callout that says next to nothing."""
NARROWER: Final = 6.0
"""By such steps."""
NARROW_BELOW: Final = 900
"""Pixels of the board."""
PADDING: Final = 20
RADIUS: Final = 13.0
BODY: Final = 16.5
SMALL: Final = 13.5
SIGN: Final = 28.0
_FLAGS: Final = int(
    (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop).value | Qt.TextFlag.TextWordWrap.value
)


@frozen
class Said:
    """What a callout says."""

    body: str
    foot: str = ""
    """A quiet line below it."""
    title: str = ""
    wrong: bool = False
    """It answers a wrong try: another colour and a sign."""
    buttons: tuple[tuple[str, str], ...] = ()
    """Words and key cap of its buttons; the first is the one that Enter presses."""


class Callout(Bar):
    """The sheet itself. A press on it reaches no board."""

    pressed = Signal(int)
    """Number of a button."""
    dismissed = Signal()
    """It was pressed beside its buttons."""

    def __init__(self, skin: Skin, page: QWidget, board: QWidget) -> None:
        """Hidden; it stands on the board, its leader may lead to what lies beside that on the page."""
        super().__init__(skin, board)
        self._within = board
        self._said = Said("")
        self.leader = Leader(skin, page, board)
        self._buttons: list[BarButton] = []
        self.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.leader.set_skin(skin)

    @property
    def said(self) -> Said:
        """What it says."""
        return self._said

    def buttons(self) -> tuple[BarButton, ...]:
        """Its buttons."""
        return tuple(self._buttons)

    def tell(
        self,
        said: Said,
        rings: Sequence[Ring],
        free: Sequence[QRect] = (),
        bright: Sequence[QRect] = (),
        things: Sequence[QRect] = (),
        seen: Sequence[QRect] = (),
        read: Sequence[QRect] = (),
        room: QRect | None = None,
    ) -> None:
        """Say so beside the first ring; without one in the middle of the board. Nothing is said where there is no room.

        Args:
            said: the words.
            rings: what is spoken of.
            free: what must not be covered.
            bright: what had better not be.
            things: what the leader had better not run over.
            seen: of these things few are to be covered.
            read: where the leader has to run over this, it is no more than a hair.
            room: the part of the board on which it stands; None: all of it.
        """
        rings = joined(rings)
        self._set_buttons(said)
        self._said = said
        self.setAccessibleName(" ".join(filter(None, (said.title, said.body))))
        self.setAccessibleDescription(said.foot)
        room = self._within.rect() if room is None else room
        size = self._measure()
        fits = size.width() + 2 * EDGE <= room.width() and size.height() + 2 * EDGE <= room.height()
        if not fits and room != self._within.rect():
            self.put_away()
            return
        if rings:
            box = best_place(size, rings[0].box, room, [*(ring.box for ring in rings), *free], bright, seen)
        else:
            box = QRect(room.center() - QRect(0, 0, size.width(), size.height()).center(), size)
        self.setGeometry(box)
        self._lay_buttons()
        self.leader.show_rings(rings, box, things, read)
        self.leader.raise_()
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Nothing is said."""
        self.hide()
        self.leader.hide()

    def press(self, number: int = 0) -> bool:
        """Press one of its buttons; False where there is none."""
        if self.isHidden() or number >= len(self._buttons):
            return False
        self._buttons[number].click()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is read: what was said before it may come back."""
        event.accept()
        self.dismissed.emit()

    # inside ---------------------------------------------------------------------------------------------

    def _set_buttons(self, said: Said) -> None:
        if said.buttons == self._said.buttons and len(self._buttons) == len(said.buttons):
            return
        gone, self._buttons = self._buttons, []
        for number, (words, cap) in enumerate(said.buttons):
            button = BarButton(self._skin, Look.RAISED if number else Look.PRIMARY, key=cap, parent=self)
            button.word(words)
            button.clicked.connect(lambda _=False, n=number: self.pressed.emit(n))
            self._buttons.append(button)
        self._said = said
        # One that had the keyboard hands it on: a board that scrolls by it lays this callout anew, with these already.
        for old in gone:
            old.hide()
            old.deleteLater()
        for button in self._buttons:
            button.show()

    def _width(self) -> float:
        """Design pixels: as narrow as it can be without another line, so that no line is left with a word or two."""
        most = WIDE if self._within.width() >= NARROW_BELOW else NARROW
        buttons = sum(button.width_of(compact=False) + 8 for button in self._buttons) / self._skin.zoom
        least = max(SHORTEST, buttons) + 2 * PADDING + self._indent
        most = max(most, min(least, self._within.width() / self._skin.zoom - 2 * PADDING))
        high = self._high(most)
        while (
            most - NARROWER >= least and self._high(most - NARROWER) == high and self._fits(most - NARROWER)
        ):
            most -= NARROWER
        return most

    def _fits(self, wide: float) -> bool:
        """Whether no phrase that stays in one line is wider than a callout so wide, whose edge would cut its end."""
        room = wide - 2 * PADDING - self._indent
        return all(
            _bounds(words, room, size, bold=bold).width() <= room for words, size, bold in self._parts()
        )

    def _high(self, wide: float) -> float:
        """Height of the words in a callout so wide, in design pixels."""
        room = wide - 2 * PADDING - self._indent
        return sum(_wrapped(words, room, size, bold=bold) + 8 for words, size, bold in self._parts())

    def _measure(self) -> QSize:
        zoom, wide = self._skin.zoom, self._width()
        high = 2 * PADDING - 6.0 + self._high(wide)
        if self._said.buttons:
            high += 42
        return QSize(round(wide * zoom), round((high - 6) * zoom))

    @property
    def _indent(self) -> float:
        """Room for the sign before the words."""
        return SIGN if self._said.wrong else 0.0

    def _parts(self) -> list[tuple[str, float, bool]]:
        said = self._said
        parts = [(said.title, 18.5, True), (said.body, BODY, False), (said.foot, SMALL, False)]
        return [part for part in parts if part[0]]

    def _lay_buttons(self) -> None:
        zoom = self._skin.zoom
        x = round((PADDING - 2) * zoom)
        for button in self._buttons:
            size = button.sizeHint()
            button.setGeometry(
                x, self.height() - size.height() - round(14 * zoom), size.width(), size.height()
            )
            x += size.width() + round(8 * zoom)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet with a brass edge; an answer to a wrong try has an amber one and a sign."""
        theme, zoom = self._skin.theme, self._skin.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        colour = theme.nudge if self._said.wrong else theme.accent
        painter.setPen(pen(colour, 2.0))
        painter.setBrush(rgba(theme.surface))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        left = PADDING + self._indent
        top, room = PADDING - 3.0, box.width() - PADDING - left
        for words, size, bold in self._parts():
            high = _wrapped(words, room, size, bold=bold)
            painter.setFont(face(size, bold))
            quiet = words == self._said.foot
            painter.setPen(rgba(theme.muted if quiet else theme.text))
            painter.drawText(QRectF(left, top, room, high), _FLAGS, unbroken(words))
            top += high + 8
        if self._said.wrong:
            self._sign(painter, colour)
        painter.end()

    def _sign(self, painter: QPainter, colour: str) -> None:
        """A small i before the words: no colour tells it alone."""
        at = QPointF(PADDING + 9, PADDING + 8)
        painter.setPen(pen(colour, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 8.5, 8.5)
        painter.setFont(face(12, True))
        painter.setPen(rgba(colour))
        painter.drawText(QRectF(at.x() - 8.5, at.y() - 8.5, 17, 17), Qt.AlignmentFlag.AlignCenter, "i")


def _wrapped(words: str, width: float, size: float, *, bold: bool = False) -> float:
    """How high the words are in lines of this width."""
    return _bounds(words, width, size, bold=bold).height()


def _bounds(words: str, width: float, size: float, *, bold: bool) -> QRectF:
    """The room that words take in lines of this width: wider than those where a phrase is that never breaks."""
    metrics = QFontMetricsF(face(size, bold))
    return metrics.boundingRect(QRectF(0, 0, width, 4000), _FLAGS, unbroken(words))
