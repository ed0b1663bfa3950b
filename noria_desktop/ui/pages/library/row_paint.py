"""How a game of the library looks as a row: its picture, whose it was, how it went and what is written on it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from noria_desktop.app.catalogue import Count, game_ids, kit
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.ui.art.canvas import CENTRE, LEFT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.shelf_rows import ITEM, Head, Index
from noria_desktop.ui.pages.library.side_colours import marked
from noria_desktop.ui.widgets.marks import MOST_PIPS, paint_stamp

ROW = 62
HEAD = 27
"""Design pixels of a row and of a heading."""
PICTURE = (104, 48)
"""Design pixels of a row's picture."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_NARROW = 620
"""Design pixels below which the plates are left out."""


def act_words(entry: Entry) -> str:
    """The button in a row; empty for none."""
    if entry.outcome is Outcome.GOING_ON:
        return translate("Library", "Continue")
    if entry.is_damaged and entry.listed is not None and entry.listed.backup is not None:
        return translate("Library", "Restore the backup")
    return ""


class ShelfDelegate(QStyledItemDelegate):
    """Paints headings and games."""

    def __init__(self, style: ShellStyle, today: date, picture: Callable[[Entry], QImage | None]) -> None:
        """``picture`` gives a game's picture as far as it has been painted."""
        super().__init__()
        self.look, self.today = style, today
        self.in_trash = False
        """Whether the rows lie in the trash, where nobody goes on with a game."""
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are lower than games."""
        high = HEAD if isinstance(index.data(ITEM), Head) else ROW
        return QSize(self.look.px(200), self.look.px(high))

    def _act_words(self, entry: Entry) -> str:
        return "" if self.in_trash else act_words(entry)

    def act_box(self, area: QRectF, entry: Entry) -> QRectF:
        """Where a row's button is; empty for none."""
        text = self._act_words(entry)
        if not text:
            return QRectF()
        from noria_desktop.ui.widgets.sheets import words_width

        px = self.look.px
        width = words_width(self.look, text, 13.5) + px(40)
        return QRectF(area.right() - px(14) - width, area.center().y() - px(16), width, px(32))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        item = index.data(ITEM)
        painter.save()
        canvas = Canvas(painter, self.look)
        if isinstance(item, Head):
            self._paint_head(canvas, QRectF(option.rect), item)
        elif isinstance(item, Entry):
            self._paint_entry(canvas, option, item)
        painter.restore()

    def _paint_head(self, canvas: Canvas, area: QRectF, head: Head) -> None:
        scale, theme = self.look.scale, self.look.theme
        left, middle = area.left() + 8 * scale, area.center().y()
        took = canvas.words(
            QRectF(left, area.top(), area.width(), area.height()), head.text, 13.5, theme.accent, True
        )
        left += took + 8 * scale
        took = canvas.words(
            QRectF(left, area.top(), area.width(), area.height()), str(head.count), 13, theme.muted
        )
        line = segment(left + took + 10 * scale, middle, area.right() - 10 * scale, middle)
        canvas.stroke(line, self.look.colours.hair, 1)

    def _paint_entry(self, canvas: Canvas, option: QStyleOptionViewItem, entry: Entry) -> None:
        scale, style, theme = self.look.scale, self.look, self.look.theme
        area = QRectF(option.rect)
        box = area.adjusted(2 * scale, 1.5 * scale, -4 * scale, -1.5 * scale)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            body = theme.raised if style.dark else mix(theme.raised, theme.accent, 0.13)
            canvas.fill(rounded_rect(box, 9 * scale), body, 1.0 if chosen else 0.55)
        if option.state & QStyle.StateFlag.State_HasFocus:
            canvas.stroke(rounded_rect(box.adjusted(1, 1, -1, -1), 9 * scale), theme.focus, 2)
        elif chosen:
            canvas.stroke(rounded_rect(box, 9 * scale), theme.accent if style.contrast else theme.line, 1.2)
        frame = QRectF(
            box.left() + 8 * scale,
            area.center().y() - PICTURE[1] * scale / 2,
            PICTURE[0] * scale,
            PICTURE[1] * scale,
        )
        self.paint_picture(canvas, frame, entry)
        left = frame.right() + 22 * scale
        end = self._paint_end(canvas, area, box, entry)
        self._paint_words(canvas, QRectF(left, area.top(), end - left - 10 * scale, area.height()), entry)

    def paint_picture(self, canvas: Canvas, frame: QRectF, entry: Entry) -> None:
        """How the game stands, with its emblem over the corner; the game's ground until that is painted."""
        scale, theme, colours = self.look.scale, self.look.theme, self.look.colours
        cover = game_cover(entry.game)
        image = self._picture(entry)
        canvas.clip(rounded_rect(frame, 6 * scale))
        if image is not None:
            canvas.p.drawImage(frame, image)
        else:
            canvas.p.fillRect(
                frame, mix(cover.ground, theme.surface, 0.72) if not self.look.contrast else "#000000"
            )
        if entry.is_damaged:
            canvas.fill(rounded_rect(frame, 6 * scale), theme.surface, 0.72)
        canvas.p.restore()
        edge = theme.line if entry.is_damaged or image is None else colours.brass
        canvas.stroke(rounded_rect(frame, 6 * scale), edge, 1.2, 0.8)
        if entry.is_damaged:
            canvas.glyph("warn", frame.center().x(), frame.center().y(), 10 * scale, theme.danger)
        cover.paint_medallion(
            canvas, frame.right() - 2 * scale, frame.bottom() - 3 * scale, 12 * scale, entry.is_damaged
        )

    def _paint_words(self, canvas: Canvas, room: QRectF, entry: Entry) -> None:
        scale, theme = self.look.scale, self.look.theme
        middle = room.center().y()
        upper = QRectF(room.left(), middle - 23 * scale, room.width(), 22 * scale)
        stamp = 30 * scale if entry.sealed else 0
        upper.setWidth(max(0.0, room.width() - stamp))
        took = canvas.words(upper, words.name(entry), 15.5, theme.text, True)
        if entry.sealed:
            paint_stamp(canvas, room.left() + took + 19 * scale, upper.center().y(), 8.5 * scale)
        lower = QRectF(room.left(), middle + 1 * scale, room.width(), 20 * scale)
        if entry.is_damaged:
            text = words.outcome(entry.outcome)
            took = canvas.words(lower, text, 13, theme.danger, True)
            lower.setLeft(lower.left() + took + 10 * scale)
        canvas.words(lower, words.second_line(entry, self.today), 13, theme.muted)

    def _paint_end(self, canvas: Canvas, area: QRectF, box: QRectF, entry: Entry) -> float:
        """Button, progress or points at the right end; where it begins."""
        scale, theme = self.look.scale, self.look.theme
        middle = area.center().y()
        if text := self._act_words(entry):
            button = self.act_box(area, entry)
            canvas.fill(rounded_rect(button, 8 * scale), mix(theme.raised, theme.surface, 0.3))
            canvas.stroke(rounded_rect(button, 8 * scale), theme.line, 1.2)
            sign = "play" if entry.outcome is Outcome.GOING_ON else "undo"
            canvas.glyph(sign, button.left() + 17 * scale, middle, 6 * scale, theme.text)
            canvas.words(button.adjusted(20 * scale, 0, 0, 0), text, 13.5, theme.text, False, CENTRE)
            if entry.is_damaged:
                return button.left()
            end = button.left() - 18 * scale
            taken = self._paint_progress(canvas, end, middle, entry)
            return self._paint_plates(canvas, box, taken, middle, entry)
        if not entry.scores or not entry.is_over:
            return self._paint_plates(canvas, box, box.right() - 14 * scale, middle, entry)
        end = box.right() - 16 * scale
        points = [(False, entry.rival)] if entry.rival is not None else []
        for mine, value in (*points, (True, entry.own)):
            size, bold = 21, mine
            colour = theme.text if mine else theme.muted
            width = 52 * scale
            canvas.words(
                QRectF(end - width, middle - 16 * scale, width, 32 * scale),
                minus(value),
                size,
                colour,
                bold,
                _RIGHT,
            )
            own, other = marked(entry, self.look)
            canvas.badge(mine, end - width - 2 * scale, middle, 6 * scale, colour=own if mine else other)
            end -= width + 26 * scale
        text = words.result(entry)
        colour = theme.success if entry.outcome is Outcome.WON else theme.muted
        width = max(46 * scale, canvas.width(text, 13, True) + 4)
        place = QRectF(end - width, middle - 12 * scale, width, 24 * scale)
        canvas.words(place, text, 13, colour, entry.outcome is Outcome.WON, LEFT)
        return self._paint_plates(canvas, box, place.left() - 12 * scale, middle, entry)

    def _paint_progress(self, canvas: Canvas, end: float, middle: float, entry: Entry) -> float:
        """Rounds or stars that are behind it, as small bars."""
        scale, theme, colours = self.look.scale, self.look.theme, self.look.colours
        if not 0 < entry.total <= MOST_PIPS or entry.game not in game_ids():
            return end
        rounds = kit(entry.game).counts is Count.ROUNDS
        wide = 5.0 if rounds and entry.total > 8 else 16.0
        step = wide + 2.4
        left = end - entry.total * step * scale
        for number in range(entry.total):
            bar = QRectF(left + number * step * scale, middle - 3 * scale, wide * scale, 6 * scale)
            if number < entry.done:
                canvas.fill(rounded_rect(bar, 2 * scale), colours.brass)
            elif rounds and number == entry.done:
                canvas.fill(rounded_rect(bar, 2 * scale), theme.focus)
            else:
                canvas.fill(rounded_rect(bar, 2 * scale), theme.line, 0.7)
        return left - 12 * scale

    def _paint_plates(self, canvas: Canvas, box: QRectF, end: float, middle: float, entry: Entry) -> float:
        """Campaign and tags, as far as there is room for them."""
        scale = self.look.scale
        if box.width() < _NARROW * scale:
            return end
        least = box.left() + box.width() * 0.44
        for text in reversed(words.plates(entry)):
            width = canvas.width(text, 12.5) + 34 * scale
            if end - width < least:
                break
            paint_plate(canvas, QRectF(end - width, middle - 11 * scale, width, 22 * scale), text)
            end -= width + 8 * scale
        return end


def paint_plate(canvas: Canvas, box: QRectF, text: str) -> None:
    """A small plate with a tag's sign."""
    scale, theme = canvas.style.scale, canvas.style.theme
    canvas.fill(rounded_rect(box, 5 * scale), theme.raised)
    if canvas.style.contrast or not canvas.style.dark:
        canvas.stroke(rounded_rect(box, 5 * scale), theme.line, 1, 0.8)
    canvas.glyph("tag", box.left() + 14 * scale, box.center().y(), 6 * scale, theme.muted)
    canvas.words(box.adjusted(25 * scale, 0, -4 * scale, 0), text, 12.5, theme.text)
