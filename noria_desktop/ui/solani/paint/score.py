"""The score sheet: seats in columns, what they score in rows, and what a drop would change."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.art.pens import fill, line, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts_docks import ScoreArt
from noria_desktop.ui.solani.paint.signs import line_sign, seat_badge, sign
from noria_desktop.ui.solani.words.scores import line_name, total_name

NAMED = 0.86
"""How far a name may be condensed."""


def paint_score(painter: QPainter, art: ScoreArt, skin: Skin) -> None:
    """Heads, rows, total."""
    sheet = _Sheet(painter, art, skin.theme)
    own = art.columns[0]
    tone = skin.theme.seats[own.seat]
    frame = QRectF(sheet.first, -art.height / 2, sheet.own, art.height)
    fill(painter, rounded_rect(frame, 8), rgba(tone, 30), pen(rgba(tone, 110), 1.0))
    sheet.heads()
    for number, of in enumerate(art.lines):
        row = rect(measures.score_row(art.width, art.height, number, len(art.lines)))
        sheet.label(row, of, first=number == 0)
        for index, column in enumerate(art.columns):
            after = column.after[number] if column.after else None
            sheet.cell(row, index, column.values[number], after)
    sheet.total(rect(measures.score_row(art.width, art.height, len(art.lines), len(art.lines))))


class _Sheet:
    """The sheet while it is painted: where its columns are."""

    def __init__(self, painter: QPainter, art: ScoreArt, theme: Theme) -> None:
        self.painter, self.art, self.theme = painter, art, theme
        others = len(art.columns) - 1
        wanted = max(text_width(line_name(of), 12) for of in art.lines) * NAMED + 24
        fitting = [
            pair for pair in measures.SCORE_COLUMNS if pair[0] + pair[1] * others + wanted <= art.width
        ]
        self.named = bool(fitting)
        self.own, self.step = fitting[0] if fitting else measures.SCORE_COLUMNS[1]
        self.first = art.width / 2 - self.step * others - self.own
        self.gold = theme.accent if theme.day else theme.heaven.gold

    def heads(self) -> None:
        """Badge of each seat; the Sun beside who holds it."""
        painter, theme, art = self.painter, self.theme, self.art
        y = -art.height / 2 + measures.SCORE_HEAD / 2
        own = art.columns[0]
        held = art.sun == own.seat
        if own.own:
            words = translate("Solani", "You")
            wide = text_width(words, 13, True)
            x = self.first + (self.own - wide - 18 - (18 if held else 0)) / 2
            seat_badge(painter, theme, own.seat, x + 6, y, 6)
            text(painter, QRectF(x + 17, y - 12, wide + 2, 24), words, 13, theme.text, True, LEFT)
            sun = x + 17 + wide + 12
        else:
            x = self.first + self.own / 2 - (10 if held else 0)
            seat_badge(painter, theme, own.seat, x, y, 7)
            sun = x + 20
        if held:
            sign(painter, "sun", sun, y, 7, self.gold, 0.2)
        for number, column in enumerate(art.columns[1:]):
            x = self.first + self.own + self.step * (number + 0.5) + 2
            if art.sun == column.seat:
                seat_badge(painter, theme, column.seat, x - 5, y, 6)
                sign(painter, "sun", x + 8, y, 5.5, self.gold, 0.22)
            else:
                seat_badge(painter, theme, column.seat, x, y, 7)

    def label(self, row: QRectF, of: Line, *, first: bool) -> None:
        """Sign and name of a line."""
        theme = self.theme
        if not first:
            edge = pen(rgba(theme.line, 40), 1.0)
            line(self.painter, row.left(), row.top(), row.right(), row.top(), edge)
        sign(self.painter, line_sign(of), row.left() + 9, row.center().y(), 7, theme.accent)
        if self.named:
            place = QRectF(row.left() + 22, row.top(), self.first - row.left() - 25, row.height())
            tone = mix(theme.text, theme.muted, 0.35)
            text(self.painter, place, line_name(of), 13, tone, False, LEFT)

    def total(self, row: QRectF) -> None:
        """The last row."""
        edge = pen(rgba(self.theme.accent, 170), 1.2)
        line(self.painter, row.left(), row.top(), row.right(), row.top(), edge)
        place = QRectF(row.left() + 2, row.top(), self.first - row.left() - 6, row.height())
        text(self.painter, place, total_name(), 14, self.theme.text, True, LEFT)
        for index, column in enumerate(self.art.columns):
            if column.winner:
                box = self.place(row, index).adjusted(3, 2, 4 if index else -3, -2)
                stroke(self.painter, rounded_rect(box, 6), pen(self.theme.heaven.gold, 1.4))
            self.cell(row, index, column.total, column.total_after, total=True)

    def place(self, row: QRectF, index: int) -> QRectF:
        """A column's part of a row."""
        if not index:
            return QRectF(self.first, row.top(), self.own, row.height())
        left = self.first + self.own + self.step * (index - 1)
        return QRectF(left, row.top(), self.step - 4, row.height())

    def cell(
        self, row: QRectF, index: int, before: int | None, after: int | None, *, total: bool = False
    ) -> None:
        """A value; with a drop in sight what it would be, in the first column beside what it was."""
        if before is None:
            return
        theme, box = self.theme, self.place(row, index)
        changed = after is not None and after != before
        value = after if changed and after is not None else before
        good = value > before
        tone = theme.text if total or not index else theme.muted
        if changed:
            tone = theme.success if good else theme.danger
        if index:
            size = min(17.0, box.height() * 0.86) if total else 14.0
            text(self.painter, box, minus(value), size, tone, total or changed, RIGHT)
            return
        size = min(18.0, box.height() * 0.9) if total else 14.0
        text(self.painter, box.adjusted(0, 0, -10, 0), minus(value), size, tone, True, RIGHT, False)
        if not changed:
            return
        old = QRectF(box.left(), box.top(), box.width() * 0.34, box.height())
        text(self.painter, old, minus(before), 13, theme.muted, False, RIGHT, False)
        x, y, s = box.left() + box.width() * 0.44, box.center().y(), 4.4
        fill(self.painter, polygon([(x - s * 0.7, y - s), (x + s, y), (x - s * 0.7, y + s)]), tone)
