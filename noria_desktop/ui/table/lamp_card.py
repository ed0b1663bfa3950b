"""The lamp's card: what a hint is for, what is done, what it brings, and why. Source: mocks/table.md 3.5 to 3.7."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.pens import fill, mix, pen, rgba, stroke
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.cards import AMOUNT, is_welcome
from noria_desktop.ui.board.overlays import paint_bead
from noria_desktop.ui.i18n import one_by_one, translate

WIDTHS: Final = (240, 284, 206)
"""The usual width, one for much to say, one where room is short."""
WIDER: Final = (360, 470, 580)
"""And of one that would otherwise be higher than the room."""
TALL: Final = 430
"""A card that would be higher is made wider."""
PADDING: Final = 14
GAP: Final = 16
"""Between the card and what it speaks about: room for its beak."""
MARGIN: Final = 8
"""From the board's edge."""
WRAP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@frozen
class CardWords:
    """What a hint's card says."""

    head: str
    cover: str
    title: str
    steps: tuple[str, ...] = ()
    measure: str = ""
    before: str = ""
    after: str = ""
    chips: tuple[str, ...] = ()
    why_not: str = ""
    cause: str = ""
    compared: str = ""

    def aloud(self) -> str:
        """All of it as one sentence for screen readers."""
        named = translate("Table", "{head}, {cover}").format(head=self.head, cover=self.cover)
        parts = [self.title, *self.steps, *self.chips, self.why_not, self.cause]
        if self.after:
            went = translate("Table", "{measure}: {after}, now {before}").format(
                measure=self.measure, after=self.after, before=self.before
            )
            told = self.compared or (went if self.before else f"{self.measure} {self.after}")
            parts.insert(1 + len(self.steps), told)
        said = one_by_one(part.rstrip(".。") for part in parts if part)
        return translate("Table", "{head}: {said}.").format(
            head=named if self.cover else self.head, said=said
        )


Row = tuple[float, Callable[[QPainter, float], None]]
"""Height, and how it is painted from this height on."""


class LampCard(QWidget):
    """A small panel over the board; pressing it does nothing, the mouse beside it meets the board."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """Hidden."""
        super().__init__(parent)
        self._skin = skin
        self._words = CardWords("", "", "")
        self._body = QRect()
        self._beak: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.update()

    @property
    def words(self) -> CardWords:
        """What it says."""
        return self._words

    @property
    def tip(self) -> QPoint | None:
        """What its beak points to, in the parent's pixels; None: that is far away, or nothing is lit."""
        return self._beak

    def body(self) -> QRect:
        """The panel itself without its beak, in the parent's pixels."""
        return self._body

    def show_words(
        self,
        words: CardWords,
        target: QRect,
        lit: Sequence[QRect],
        room: QRect,
        spare: Sequence[QRect] = (),
        tip: QPoint | None = None,
    ) -> None:
        """Say something beside a place.

        Args:
            words: what is said.
            target: what it speaks about.
            lit: is not to be covered.
            room: is not to be left.
            spare: is better not covered either.
            tip: the point of the target that is meant; None: its middle.
        """
        self._words = words
        tip = target.center() if tip is None else tip
        self._body = self._place(target, tip, lit, room, spare)
        near = self._body.adjusted(-GAP - 2, -GAP - 2, GAP + 2, GAP + 2).intersects(target)
        self._beak = tip if lit and near and not self._body.contains(tip) else None
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.aloud())
        self.setGeometry(self._body.adjusted(-GAP, -GAP, GAP, GAP).intersected(self.parentRect()))
        self.show()
        self.raise_()
        self.update()

    def parentRect(self) -> QRect:
        """The board."""
        parent = self.parentWidget()
        return parent.rect() if parent is not None else QRect()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies under the card is not meant."""
        event.accept()

    # Place ----------------------------------------------------------------------------------------------

    def _place(
        self, target: QRect, tip: QPoint, lit: Sequence[QRect], room: QRect, spare: Sequence[QRect]
    ) -> QRect:
        """Free ground beside the target: right, left, above, below; else at the edge that covers least."""
        room = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        usual = self._sized(WIDTHS[0])
        if usual.height() > min(TALL * self._skin.zoom, room.height()):
            usual = self._sized(WIDTHS[1])
        for wider in WIDER:
            if usual.height() > room.height():
                usual = self._sized(wider)
        narrow = self._sized(WIDTHS[2])
        if narrow.height() > room.height():
            narrow = usual
        tries = [(size, corner) for size in (usual, narrow) for corner in _beside(size, target, tip)]
        for x in (room.right() + 1 - usual.width(), room.left()):
            y = tip.y() - usual.height() // 2
            tries += [(usual, QPoint(x, at)) for at in (y, room.top(), room.bottom() - usual.height())]
        best, least = QRect(), -1
        for size, corner in tries:
            x = max(room.left(), min(corner.x(), room.right() + 1 - size.width()))
            y = max(room.top(), min(corner.y(), room.bottom() + 1 - size.height()))
            at = QRect(QPoint(x, y), size)
            covered = 10 * sum(_shared(at, one) for one in lit) + sum(_shared(at, one) for one in spare)
            if least < 0 or covered < least:
                best, least = at, covered
            if covered == 0:
                break
        return best

    # Words ----------------------------------------------------------------------------------------------

    def _sized(self, width: int) -> QSize:
        """The card in logical pixels, so wide as designed."""
        return QSize(width, self._height(width)) * self._skin.zoom

    def _height(self, width: int) -> int:
        return round(sum(high for high, _ in self._rows(width - 2 * PADDING)) + 2 * PADDING - 8)

    def _rows(self, width: float) -> list[Row]:
        words, theme = self._words, self._skin.theme
        rows: list[Row] = [(25.0, lambda painter, y: self._head(painter, y, width))]
        rows.append(self._paragraph(words.title, width, 16, theme.text, bold=True, after=5))
        for number, step in enumerate(words.steps, start=1):
            rows.append(self._step(number if len(words.steps) > 1 else 0, step, width))
        if words.after or words.chips:
            rows.append((10.0, lambda painter, y: self._rule(painter, y, width)))
        if words.after:
            if not self._fits(width):
                rows.append(self._paragraph(words.measure, width, 13.5, theme.muted))
            rows.append((31.0, lambda painter, y: self._sum(painter, y, width)))
        rows += [self._chips(line) for line in self._chip_lines(width)]
        if words.why_not:
            rows.append(self._paragraph(words.why_not, width, 14, theme.text, bold=True, after=4))
        if words.cause:
            rows.append(self._paragraph(words.cause, width, 13.5, theme.muted, after=5))
        return rows

    def _head(self, painter: QPainter, y: float, width: float) -> None:
        theme = self._skin.theme
        glyph(painter, "board/hint", PADDING + 7, y + 10, 8.5, theme.lamp_text)
        used = text(
            painter,
            QRectF(PADDING + 22, y, width - 22, 20),
            self._words.head,
            13,
            theme.lamp_text,
            True,
            LEFT,
        )
        beside = QRectF(PADDING + 30 + used, y, width - 30 - used, 20)
        text(painter, beside, self._words.cover, 12, theme.muted, align=RIGHT)

    def _rule(self, painter: QPainter, y: float, width: float) -> None:
        painter.fillRect(QRectF(PADDING, y + 2, width, 1), rgba(self._skin.theme.line, 90))

    def _fits(self, width: float) -> bool:
        """Whether the measure has room beside its numbers; if not, it has lines of its own."""
        words = self._words
        numbers = text_width(words.after, 19, True) + 8
        if words.before:
            numbers += text_width(self._went(), 15, True) + 8
        return text_width(words.measure, 13.5) <= width - numbers

    def _went(self) -> str:
        return translate("Table", "{before}  →").format(before=self._words.before)

    def _sum(self, painter: QPainter, y: float, width: float) -> None:
        """The measure before and after."""
        theme, words = self._skin.theme, self._words
        box = QRectF(PADDING, y, width, 25)
        used = text(painter, box, words.after, 19, theme.success, True, RIGHT, fit=False)
        box.setRight(box.right() - used - 8)
        if words.before:
            text(painter, box, self._went(), 15, theme.muted, True, RIGHT, fit=False)
        if self._fits(width):
            text(painter, box, words.measure, 13.5, theme.muted, align=LEFT)

    def _paragraph(
        self, words: str, width: float, size: float, colour: str, *, bold: bool = False, after: float = 0.0
    ) -> Row:
        high = _wrapped(words, width, size, bold=bold)

        def paint(painter: QPainter, y: float) -> None:
            _write(painter, QRectF(PADDING, y, width, high + 2), words, size, colour, bold=bold)

        return high + after, paint

    def _step(self, number: int, words: str, width: float) -> Row:
        theme, left = self._skin.theme, 28.0 if number else 0.0
        high = _wrapped(words, width - left, 14)

        def paint(painter: QPainter, y: float) -> None:
            if number:
                middle = QFontMetricsF(face(14)).height() / 2
                paint_bead(painter, Point(PADDING + 10, y + middle), str(number), theme.lamp, theme.ink, 8.5)
            _write(painter, QRectF(PADDING + left, y, width - left, high + 2), words, 14, theme.text)

        return high + 5, paint

    def _chip_lines(self, width: float) -> list[tuple[str, ...]]:
        """The chips, as many in a line as fit."""
        lines: list[tuple[str, ...]] = []
        room = 0.0
        for chip in self._words.chips:
            wide = _chip_width(chip)
            if not lines or wide > room:
                lines.append(())
                room = width
            lines[-1] = (*lines[-1], chip)
            room -= wide + 6
        return lines

    def _chips(self, chips: tuple[str, ...]) -> Row:
        def paint(painter: QPainter, y: float) -> None:
            theme, x = self._skin.theme, float(PADDING)
            for chip in chips:
                amount, words = _chip_parts(chip)
                tone = theme.line if not amount else theme.success if is_welcome(amount) else theme.danger
                box = QRectF(x, y, _chip_width(chip), 25)
                fill(painter, rounded_rect(box, 7), mix(theme.surface, tone, 0.13), pen(rgba(tone, 170), 1.2))
                box.setLeft(box.left() + 9)
                if amount:
                    used = text(painter, box, amount, 14, tone, True, LEFT, fit=False)
                    box.setLeft(box.left() + used + 5)
                text(painter, box, words, 13, theme.text, align=LEFT, fit=False)
                x += _chip_width(chip) + 6

        return 31.0, paint

    # Painting -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._skin.zoom
        painter.translate(self._body.topLeft() - self.pos())
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self._body.width() / zoom, self._body.height() / zoom)
        if not theme.contrast:
            for spread, dark in ((9, 18), (5, 26), (2, 40)):
                shadow = box.adjusted(-spread / 2, 1, spread / 2, spread)
                fill(painter, rounded_rect(shadow, 12), rgba("#000000", dark))
        beak = self._beak_path(box)
        if beak is not None:
            stroke(painter, beak, pen(theme.lamp_text, 2.8))
        fill(painter, rounded_rect(box, 10), rgba(theme.surface))
        stroke(painter, rounded_rect(box.adjusted(0.7, 0.7, -0.7, -0.7), 10), pen(theme.lamp_text, 1.4))
        if beak is not None:
            fill(painter, beak, rgba(theme.surface))
        painter.translate(box.left(), box.top() + PADDING - 4)
        y = 0.0
        for high, paint in self._rows(box.width() - 2 * PADDING):
            paint(painter, y)
            y += high
        painter.end()

    def _beak_path(self, box: QRectF) -> QPainterPath | None:
        """Towards what the card speaks about."""
        if self._beak is None:
            return None
        to = QPointF(self._beak - self._body.topLeft()) / self._skin.zoom
        x = min(max(to.x(), box.left() + 22), box.right() - 22)
        y = min(max(to.y(), box.top() + 22), box.bottom() - 22)
        if to.x() < box.left() or to.x() > box.right():
            side, out = (box.left() + 1, -13.0) if to.x() < box.left() else (box.right() - 1, 13.0)
            points = (QPointF(side, y - 9), QPointF(side + out, y), QPointF(side, y + 9))
        else:
            side, out = (box.top() + 1, -13.0) if to.y() < box.top() else (box.bottom() - 1, 13.0)
            points = (QPointF(x - 9, side), QPointF(x, side + out), QPointF(x + 9, side))
        path = QPainterPath(points[0])
        path.lineTo(points[1])
        path.lineTo(points[2])
        return path


def _beside(size: QSize, box: QRect, centre: QPoint) -> tuple[QPoint, ...]:
    """Upper left corners at the right, left, above and below, as near as may be to a point of the box."""
    x, y = centre.x() - size.width() // 2, centre.y() - size.height() // 2
    return (
        QPoint(box.right() + GAP, y),
        QPoint(box.left() - GAP - size.width(), y),
        QPoint(x, box.top() - GAP - size.height()),
        QPoint(x, box.bottom() + GAP),
    )


def _shared(one: QRect, other: QRect) -> int:
    common = one.intersected(other)
    return max(0, common.width()) * max(0, common.height())


def _wrapped(words: str, width: float, size: float, *, bold: bool = False) -> float:
    """How high the words are in lines of this width."""
    metrics = QFontMetricsF(face(size, bold))
    return float(
        max(metrics.height(), metrics.boundingRect(QRectF(0, 0, width, 4000), WRAP, unbroken(words)).height())
    )


def _write(
    painter: QPainter, box: QRectF, words: str, size: float, colour: str, *, bold: bool = False
) -> None:
    painter.setFont(face(size, bold))
    painter.setPen(rgba(colour))
    painter.drawText(box, WRAP, unbroken(words))


def _chip_parts(chip: str) -> tuple[str, str]:
    found = re.match(AMOUNT, chip)
    return (found.group(1), found.group(2)) if found is not None else ("", chip)


def _chip_width(chip: str) -> float:
    amount, words = _chip_parts(chip)
    return (text_width(amount, 14, True) + 5 if amount else 0.0) + text_width(words, 13) + 18
