"""Why the coach says so: a sheet beside the thing, with the sum, a sentence and the rule. Source: mocks/way-in.md 3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look, plate
from noria_desktop.ui.table.leader import Leader, Ring
from noria_desktop.ui.table.placing import EDGE, best_place

WIDE: Final = 424.0
NARROW: Final = 336.0
NARROW_BELOW: Final = 900
"""Pixels of the board."""
PADDING: Final = 22.0
HEAD: Final = 50.0
HEADS: Final = 24.0
ROW: Final = 36.0
RADIUS: Final = 13.0
LAMP: Final = 14
"""Pixels by which the coach's lamp stands out of its frame: the leader ends there."""
NAMES: Final = 0.42
"""Part of the width that the rows' names have."""
BODY: Final = 14.5
LINK: Final = 26.0
_FLAGS: Final = int(
    (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop).value | Qt.TextFlag.TextWordWrap.value
)


class CoachSheet(Bar):
    """The sheet; a press on it reaches no board."""

    rule_wanted = Signal(str)
    """The anchor of the rule."""
    closed = Signal()
    """It was put away by hand."""

    def __init__(self, skin: Skin, page: QWidget, board: QWidget) -> None:
        """Put away; it lies on the board, its leader leads over the page."""
        super().__init__(skin, board)
        self._within = board
        self._coached: Coached | None = None
        self._zoom = skin.zoom
        """Pixels a design pixel: less than elsewhere where the board is too low for it."""
        self.leader = Leader(skin, page, board)
        self.leader.framed = True
        self.link = BarButton(skin, Look.LINK, parent=self)
        self.link.clicked.connect(self._follow)
        self.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.leader.set_skin(skin)

    @property
    def coached(self) -> Coached | None:
        """What it speaks of; None while it is put away."""
        return self._coached

    def tell(self, coached: Coached, things: Sequence[QRect], free: Sequence[QRect] = ()) -> None:
        """Lie beside what is spoken of, off what can be pressed.

        Args:
            coached: the remark in words.
            things: where it lies, in the board's pixels; nothing: the sheet lies in the middle.
            free: what had better be seen.
        """
        self._coached = coached
        self.link.word(translate("Table", "Read the rule"))
        self.link.setVisible(bool(coached.anchor))
        room, size = self._within.rect(), self._size()
        if things:
            box = best_place(size, things[0], room, things[:1], free)
        else:
            box = QRect(room.center() - QRect(0, 0, size.width(), size.height()).center(), size)
        self.setGeometry(box)
        hint = self.link.sizeHint()
        self.link.setGeometry(
            round((PADDING - 8) * self._zoom),
            self.height() - hint.height() - round(13 * self._zoom),
            hint.width(),
            hint.height(),
        )
        self.setAccessibleName(coached.title)
        self.setAccessibleDescription(said_of(coached))
        self.leader.show_rings([Ring(thing.adjusted(-LAMP, 0, 0, 0)) for thing in things[:1]], box)
        self.leader.raise_()
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Nothing is explained any more."""
        self._coached = None
        self.hide()
        self.leader.hide()

    def _follow(self) -> None:
        if self._coached is not None:
            self.rule_wanted.emit(self._coached.anchor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It has been read."""
        event.accept()
        self.closed.emit()

    # inside ---------------------------------------------------------------------------------------------

    def _size(self) -> QSize:
        """As wide as usual, less in a small window; where even that is too high for the board it is set smaller."""
        room, zoom = self._within.size(), self.skin.zoom
        for wide in (WIDE, NARROW) if room.width() >= NARROW_BELOW * zoom else (NARROW, WIDE):
            high = self._high(wide)
            if (high * zoom) <= room.height() - 2 * EDGE and wide * zoom <= room.width() - 2 * EDGE:
                break
        else:
            wide, high = WIDE, self._high(WIDE)
            zoom = min(zoom, (room.height() - 2 * EDGE) / high, (room.width() - 2 * EDGE) / wide)
        self._zoom = zoom
        return QSize(round(wide * zoom), round(high * zoom))

    def _high(self, wide: float) -> float:
        """Design pixels."""
        assert self._coached is not None
        high = HEAD + _wrapped(self._coached.why, wide - 2 * PADDING, BODY) + 22
        if self._coached.sum is not None:
            high += _sum_height(self._coached.sum) + 12
        return high + (LINK if self._coached.anchor else 0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title, sum, sentence."""
        coached = self._coached
        if coached is None:
            return
        theme, zoom = self.skin.theme, self._zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        plate(painter, box.adjusted(1, 1, -1, -1), RADIUS, theme.surface, pen(theme.accent, 2.0))
        cap = QRectF(box.right() - PADDING - 36, 17, 38, 21)
        plate(painter, cap, 4, None, pen(theme.line, 1))
        text(painter, cap, "Esc", 12, theme.muted, fit=False)
        room = box.width() - 2 * PADDING
        title = QRectF(PADDING, 12, room - 44, 30)
        text(painter, title, coached.title, 17, theme.text, bold=True, align=LEFT)
        top = HEAD
        if coached.sum is not None:
            self._paint_sum(painter, coached.sum, top, box.width())
            top += _sum_height(coached.sum)
            painter.fillRect(QRectF(PADDING, top, room, 1), rgba(theme.line, 130))
            top += 12
        painter.setFont(face(BODY))
        painter.setPen(rgba(theme.text))
        painter.drawText(QRectF(PADDING, top, room, 2000), _FLAGS, unbroken(coached.why))
        painter.end()

    def _paint_sum(self, painter: QPainter, shown: Sum, top: float, wide: float) -> None:
        """How it stands on a tinted ground, how it would stand below; results in bold at the columns' ends."""
        theme = self.skin.theme
        names = NAMES * (wide - 2 * PADDING)
        column = (wide - 2 * PADDING - names) / max(1, len(shown.heads))
        left = PADDING + names
        colours = (theme.you_text, theme.bot_text)
        for number, head in enumerate(shown.heads):
            where = QRectF(left + number * column, top, column, HEADS - 4)
            colour = colours[number] if len(shown.heads) == len(colours) else theme.muted
            text(painter, where, head, 13.5, colour, bold=True)
        top += HEADS if shown.heads else 0.0
        for number, (name, *figures) in enumerate(shown.rows):
            if number == 0:
                ground = QRectF(PADDING - 10, top, wide - 2 * PADDING + 20, ROW - 3)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(rgba(theme.accent, 40))
                painter.drawRoundedRect(ground, 8, 8)
            row = QRectF(PADDING, top, names - 8, ROW - 3)
            text(painter, row, name, BODY, theme.text, bold=number == 0, align=LEFT)
            for place, figure in enumerate(figures):
                where = QRectF(left + place * column, top, column, ROW - 3)
                _paint_figure(painter, where, figure, theme.text, theme.muted)
            top += ROW


def _paint_figure(painter: QPainter, box: QRectF, figure: str, strong: str, quiet: str) -> None:
    """A figure, or a short sum whose result is what counts."""
    way, equals, result = figure.rpartition("=")
    if not equals:
        text(painter, box, figure, 18, strong, bold=True)
        return
    way = f"{way.strip()} ="
    result = result.strip()
    used = text_width(way, BODY) + 10 + text_width(result, 18, True)
    left = box.center().x() - used / 2
    text(painter, QRectF(left, box.top(), used, box.height()), way, BODY, quiet, align=LEFT, fit=False)
    at = QRectF(left + text_width(way, BODY) + 10, box.top(), used, box.height())
    text(painter, at, result, 18, strong, bold=True, align=LEFT, fit=False)


def _sum_height(shown: Sum) -> float:
    return (HEADS if shown.heads else 0.0) + ROW * len(shown.rows) + 4


def said_of(coached: Coached) -> str:
    """The reason for whoever hears it: the sum row by row, then the sentence."""
    parts = []
    if coached.sum is not None:
        for name, *figures in coached.sum.rows:
            told = [
                translate("Table", "{head}: {figure}").format(head=head, figure=figure)
                for head, figure in zip(coached.sum.heads, figures, strict=True)
            ]
            parts.append(translate("Table", "{name}. {figures}.").format(name=name, figures=", ".join(told)))
    return " ".join((*parts, coached.why))


def _wrapped(words: str, width: float, size: float) -> float:
    """How high the words are in lines of this width."""
    metrics = QFontMetricsF(face(size))
    return float(metrics.boundingRect(QRectF(0, 0, width, 4000), _FLAGS, unbroken(words)).height())
