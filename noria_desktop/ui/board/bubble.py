"""The bubble at a thing that was pressed in vain: why not, and what the rule asks for. Source: mocks/table.md 7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.board.cards import Over, clear_room, place_card
from noria_desktop.ui.board.rule_link import RuleLink

WIDEST: Final = 262
PADDING: Final = 14
SIGN: Final = 27
"""Room of the barred circle and of the gap after it."""
BEAK: Final = 10
STAYS_MS: Final = 4000
READ_MS: Final = 60
"""It stays that much longer for each of its letters."""
_FLAGS: Final = int(
    (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop).value | Qt.TextFlag.TextWordWrap.value
)


class Bubble(QWidget):
    """A reason in bold and a rule below it, with a beak to the thing; the mouse goes through it."""

    spoke = Signal()
    """Something is said."""
    gone = Signal()
    """It has been read, or something else was pressed."""
    followed = Signal(str)
    """The anchor of the rule that it is about: its link was pressed."""

    def __init__(self, parent: QWidget) -> None:
        """Out of sight."""
        super().__init__(parent)
        self._within = parent
        self.over: Over = tuple
        self._theme: Theme | None = None
        self._zoom = 1.0
        self.reason = ""
        self.rule = ""
        self.anchor = ""
        """Of the section of the rules that it is about; empty: of none."""
        self.by_escape = False
        """Esc does what was asked for instead; else it only puts this away."""
        self._link = RuleLink(parent)
        self._link.clicked.connect(lambda: self.followed.emit(self.anchor))
        self._body = QRect()
        self._anchor = QRect()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.put_away)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def dress(self, theme: Theme, zoom: float = 1.0) -> None:
        """Another theme; ``zoom``: how much larger than usual its words are."""
        self._theme, self._zoom = theme, zoom
        self._link.dress(theme, zoom)
        self.update()

    def lead_to(self, anchor: str, words: str) -> None:
        """The section of the rules that the next thing said is about, and what its link is called."""
        self.anchor = anchor if words else ""
        self._link.set_words(words)

    def tell(self, reason: str, rule: str, anchor: QRect, spare: Sequence[QRect] = ()) -> None:
        """Say so beside ``anchor`` (in the parent's pixels), off what can be picked up, for as long as reading takes."""
        self.reason, self.rule, self._anchor = reason, rule, QRect(anchor)
        bounds = clear_room(self._within.rect(), anchor, self.over())
        self._body = place_card(self._measure(), anchor, bounds, spare=spare)
        self.setAccessibleName(reason)
        self.setAccessibleDescription(rule)
        self.setGeometry(self._body.adjusted(-BEAK - 4, -BEAK - 4, BEAK + 4, BEAK + 8))
        self.show()
        self.raise_()
        if self.anchor:
            low = self._body.bottom() - PADDING + 6 - self._link.sizeHint().height()
            self._link.setGeometry(
                QRect(QPoint(self._body.left() + PADDING + SIGN, low), self._link.sizeHint())
            )
            self._link.raise_()
        self._link.setVisible(bool(self.anchor))
        self.update()
        self._timer.start(STAYS_MS + READ_MS * len(reason + rule))
        self.spoke.emit()

    @property
    def stays_ms(self) -> int:
        """How long it stays in all, while it is shown."""
        return self._timer.interval()

    def body(self) -> QRect:
        """The bubble without its beak, in the parent's pixels."""
        return self._body

    def put_away(self) -> None:
        """It was read, or the player does something else."""
        if not self.isHidden():
            self._timer.stop()
            self.hide()
            self._link.hide()
            self.gone.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow, panel with its beak, barred circle, words."""
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.pos())
        body = QRectF(self._body)
        painter.setPen(Qt.PenStyle.NoPen)
        if not theme.contrast:
            painter.setBrush(rgba("#000000", 90))
            painter.drawRoundedRect(body.translated(0, 3), 10, 10)
        beak = self._beak(body)
        for colour, width in ((theme.ink, 4.0), (theme.danger, 1.6)):
            painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.RoundJoin))
            painter.setBrush(QColor(theme.surface))
            painter.drawPolygon(beak)
            painter.drawRoundedRect(body, 10, 10)
        # The beak opens into the bubble.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.surface))
        painter.drawPolygon(beak)
        self._write(painter, theme, body)
        painter.end()

    def _write(self, painter: QPainter, theme: Theme, body: QRectF) -> None:
        sign = QRectF(body.left() + PADDING, body.top() + PADDING + 1, 17, 17)
        painter.setPen(QPen(QColor(theme.danger), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign)
        slant = 17 * 0.354
        middle = sign.center()
        painter.drawLine(middle - QPointF(slant, slant), middle + QPointF(slant, slant))
        left, top = body.left() + PADDING + SIGN, body.top() + PADDING - 2
        width = body.right() - PADDING - left
        for words, bold, colour in ((self.reason, True, theme.text), (self.rule, False, theme.muted)):
            if words:
                painter.setFont(self._font(bold=bold))
                painter.setPen(QColor(colour))
                high = self._height(words, bold=bold, width=round(width))
                painter.drawText(QRectF(left, top, width, high), _FLAGS, unbroken(words))
                top += high + 4

    def _beak(self, body: QRectF) -> QPolygonF:
        """From the side that is nearest to the thing."""
        aim = QPointF(self._anchor.center())
        x = min(max(aim.x(), body.left() + 22), body.right() - 22)
        y = min(max(aim.y(), body.top() + 18), body.bottom() - 18)
        if aim.y() > body.bottom() or aim.y() < body.top():
            side = 1 if aim.y() > body.bottom() else -1
            edge = body.bottom() if side > 0 else body.top()
            foot = QPointF(x, edge)
            return QPolygonF(
                [foot - QPointF(9, side), foot + QPointF(9, -side), foot + QPointF(0, side * BEAK)]
            )
        side = 1 if aim.x() > body.center().x() else -1
        edge = body.right() if side > 0 else body.left()
        foot = QPointF(edge, y)
        return QPolygonF([foot - QPointF(side, 9), foot + QPointF(-side, 9), foot + QPointF(side * BEAK, 0)])

    def _measure(self) -> QSize:
        room = round(WIDEST * self._zoom) - 2 * PADDING - SIGN
        lines = [(words, bold) for words, bold in ((self.reason, True), (self.rule, False)) if words]
        widths = [
            QFontMetrics(self._font(bold=bold)).horizontalAdvance(unbroken(words)) + 2
            for words, bold in lines
        ]
        width = min(room, max(widths, default=0))
        height = sum(self._height(words, bold=bold, width=width) + 4 for words, bold in lines)
        if self.anchor:
            width = max(width, self._link.sizeHint().width())
            height += self._link.sizeHint().height() + 2
        return QSize(width + 2 * PADDING + SIGN, height + 2 * PADDING - 8)

    def _font(self, *, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round((15 if bold else 13) * self._zoom))
        font.setBold(bold)
        return font

    def _height(self, words: str, *, bold: bool, width: int) -> int:
        return (
            QFontMetrics(self._font(bold=bold))
            .boundingRect(0, 0, max(20, width), 4000, _FLAGS, unbroken(words))
            .height()
        )
