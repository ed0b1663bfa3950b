"""Floating cards: what a thing is (inspect) and what a drop would do (callout)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.theme import Theme

Card: TypeAlias = tuple[str, tuple[str, ...]]
"""Title and lines."""
Over: TypeAlias = Callable[[], Sequence[QRect]]
"""What lies over the board now, in its pixels."""
GAP: Final = 14
WIDEST: Final = 300
PADDING: Final = 12
AMOUNT: Final = r"(?s)^((?:[!✓] )?[+\u2212-]\d+)\s*(.*)$"  # U+2212: minus sign
"""A line that begins with a gain or a cost shows it in its colour.

What happens to others is good or bad for the player whatever its sign, so it bears a mark of its own: ``! +3`` is
a warning, ``✓ −3`` is welcome.
"""


def is_welcome(amount: str) -> bool:
    """Whether a change is good for the player: what others lose is, what they gain never is."""
    return amount.startswith(("+", "✓"))


def place_card(
    size: QSize, anchor: QRect, bounds: QRect, avoid: Sequence[QRect] = (), spare: Sequence[QRect] = ()
) -> QRect:
    """Where a card of ``size`` lies beside ``anchor`` within ``bounds``, never over the anchor if it can be helped.

    Above is liked best, then the side that is nearer to the middle of ``bounds``, the other side, below, then
    the corners; farther off, beside everything to ``avoid``. Of places that cover something the one that
    covers least; ``spare`` is covered more lightly than ``avoid``.
    """
    around = anchor
    for other in avoid:
        around = around.united(other)
    right_half = anchor.center().x() > bounds.center().x()
    tries = (*_beside(size, anchor, right_half), *_beside(size, around, right_half))
    width, height = size.width(), size.height()
    best, least = QRect(tries[0], size), -1.0
    for corner in tries:
        x = max(bounds.left(), min(corner.x(), bounds.right() + 1 - width))
        y = max(bounds.top(), min(corner.y(), bounds.bottom() + 1 - height))
        at = QRect(x, y, width, height)
        # The anchor itself weighs most: the callout must never hide what it speaks about.
        covered = 10.0 * _shared(at, anchor) + sum(_shared(at, other) for other in avoid)
        covered += 0.4 * sum(_shared(at, other) for other in spare)
        if least < 0 or covered < least:
            best, least = at, covered
        if covered == 0:
            break
    return best


def clear_room(board: QRect, anchor: QRect, over: Sequence[QRect]) -> QRect:
    """Where something that speaks about ``anchor`` may lie: the board without what lies over it, such as an open log.

    Of the sides of what lies over it the largest on which the thing itself is; all of them where none has it.
    """
    room = board.adjusted(6, 6, -6, -6)
    for cover in (one.adjusted(-6, -6, 6, 6) for one in over):
        if not room.intersects(cover):
            continue
        sides = [QRect(room), QRect(room), QRect(room), QRect(room)]
        sides[0].setRight(cover.left())
        sides[1].setLeft(cover.right())
        sides[2].setBottom(cover.top())
        sides[3].setTop(cover.bottom())
        sides = [side for side in sides if side.contains(anchor.center())]
        room = max(sides, key=lambda side: side.width() * side.height(), default=room)
    return room


def _beside(size: QSize, box: QRect, left_first: bool) -> tuple[QPoint, ...]:
    """Upper left corners of a card on the sides and at the corners of a box, best first."""
    centre, width, height = box.center(), size.width(), size.height()
    above, below = box.top() - GAP - height, box.bottom() + GAP
    left, right = box.left() - GAP - width, box.right() + GAP
    x, y = centre.x() - width // 2, centre.y() - height // 2
    sides = (QPoint(left, y), QPoint(right, y)) if left_first else (QPoint(right, y), QPoint(left, y))
    return (
        QPoint(x, above),
        *sides,
        QPoint(x, below),
        QPoint(right, above),
        QPoint(left, above),
        QPoint(right, below),
        QPoint(left, below),
    )


def _shared(one: QRect, other: QRect) -> int:
    common = one.intersected(other)
    return max(0, common.width()) * max(0, common.height())


def paint_panel(painter: QPainter, box: QRectF, theme: Theme, edge: str) -> None:
    """A small panel over the board, its edge two-tone: ``edge`` is the colour of the inner line."""
    painter.setBrush(QColor(theme.surface))
    for colour, width in ((theme.ink, 4.0), (edge, 1.8)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(box, 8, 8)


class FloatingCard(QWidget):
    """A title and lines on a small panel over the board; the mouse goes through it."""

    def __init__(self, parent: QWidget, *, callout: bool = False) -> None:
        """``callout``: framed in the focus colour, with a line to what it speaks about."""
        super().__init__(parent)
        self._within = parent
        self.over: Over = tuple
        self._callout = callout
        self._theme: Theme | None = None
        self._zoom = 1.0
        self._card: Card = ("", ())
        self.anchor = QRect()
        """What it speaks about, in the parent's pixels."""
        self._body = QRect()
        self._tip: QPoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def dress(self, theme: Theme, zoom: float = 1.0) -> None:
        """Another theme; ``zoom``: how much larger than usual its words are."""
        self._theme, self._zoom = theme, zoom
        self.update()

    @property
    def card(self) -> Card:
        """What it says; empty while hidden."""
        return self._card if not self.isHidden() else ("", ())

    def body(self) -> QRect:
        """The panel itself, in the parent's pixels."""
        return self._body

    def show_card(
        self, card: Card, anchor: QRect, avoid: Sequence[QRect] = (), spare: Sequence[QRect] = ()
    ) -> None:
        """Say something beside ``anchor`` (in the parent's pixels)."""
        self._card = card
        self.anchor = QRect(anchor)
        size = self._measure()
        room = clear_room(self._within.rect(), anchor, self.over())
        self._body = place_card(size, anchor, room, avoid, spare)
        self._tip = self._touch(anchor) if self._callout else None
        around = self._body.adjusted(-4, -4, 4, 8)
        if self._tip is not None:
            around = around.united(QRect(self._tip - QPoint(5, 5), QSize(10, 10)))
        self.setAccessibleName(card[0])
        self.setAccessibleDescription("\n".join(card[1]))
        self.setGeometry(around)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two-tone panel, shadow below, text."""
        if self._theme is None:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.pos())
        body = QRectF(self._body)
        if self._tip is not None:
            foot = self._foot(self._tip)
            for colour, width in ((theme.ink, 4.5), (theme.focus, 2.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawLine(foot, QPointF(self._tip))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba("#000000", 90))
        painter.drawRoundedRect(body.translated(0, 3), 8, 8)
        paint_panel(painter, body, theme, theme.focus if self._callout else theme.panel_edge)
        self._write(painter, theme)

    def _write(self, painter: QPainter, theme: Theme) -> None:
        title, lines = self._card
        inside = self._body.adjusted(PADDING, PADDING - 3, -PADDING, -PADDING + 3)
        y = inside.top()
        painter.setFont(self._font(bold=True))
        painter.setPen(QColor(theme.text))
        height = self._height(title, bold=True, width=inside.width())
        painter.drawText(QRect(inside.left(), y, inside.width(), height), self._flags(), unbroken(title))
        y += height + 4
        for line in lines:
            amount = re.match(AMOUNT, line)
            left = inside.left()
            if amount:
                gain = is_welcome(amount[1])
                painter.setFont(self._font(bold=True))
                painter.setPen(QColor(theme.success if gain else theme.danger))
                wide = self._indent(amount[1])
                painter.drawText(QRect(left, y, wide, self._line()), self._flags(), amount[1])
                left += wide
            text = amount[2] if amount else line
            painter.setFont(self._font())
            painter.setPen(QColor(theme.text if amount else theme.muted))
            height = self._height(text, width=inside.right() + 1 - left)
            painter.drawText(QRect(left, y, inside.right() + 1 - left, height), self._flags(), unbroken(text))
            y += height + 2

    def _measure(self) -> QSize:
        title, lines = self._card
        bold, plain = QFontMetrics(self._font(bold=True)), QFontMetrics(self._font())
        wanted = [bold.horizontalAdvance(unbroken(title))]
        wanted += [plain.horizontalAdvance(unbroken(line)) + 8 for line in lines]
        width = min(round(WIDEST * self._zoom), max(wanted, default=0) + 2)
        height = self._height(title, bold=True, width=width) + 4
        for line in lines:
            amount = re.match(AMOUNT, line)
            text, left = (amount[2], self._indent(amount[1])) if amount else (line, 0)
            height += self._height(text, width=width - left) + 2
        return QSize(width + 2 * PADDING, height + 2 * PADDING - 6)

    def _touch(self, anchor: QRect) -> QPoint:
        """The nearest point of the anchor's edge."""
        body = self._body
        x = max(anchor.left(), min(body.center().x(), anchor.right()))
        y = max(anchor.top(), min(body.center().y(), anchor.bottom()))
        return QPoint(x, y)

    def _foot(self, tip: QPoint) -> QPointF:
        body = self._body
        return QPointF(
            max(body.left() + 10, min(tip.x(), body.right() - 10)),
            max(body.top() + 10, min(tip.y(), body.bottom() - 10)),
        )

    def _font(self, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round((14 if bold else 13) * self._zoom))
        font.setBold(bold)
        return font

    def _line(self) -> int:
        return QFontMetrics(self._font(bold=True)).height()

    def _indent(self, amount: str) -> int:
        return QFontMetrics(self._font(bold=True)).horizontalAdvance(amount) + 8

    def _height(self, text: str, *, width: int, bold: bool = False) -> int:
        metrics = QFontMetrics(self._font(bold=bold))
        return max(
            metrics.height(),
            metrics.boundingRect(0, 0, max(20, width), 4000, self._flags(), unbroken(text)).height(),
        )

    @staticmethod
    def _flags() -> int:
        return int(
            (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop).value | Qt.TextFlag.TextWordWrap.value
        )
