"""The score sheet: seats in columns, what they score in rows, and what a drop would change."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.art.shapes import fill, line, mix, pen, polygon, rgba, rounded_rect, stroke
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani import measures
from noria_desktop.ui.solani.arts import Column, ScoreArt
from noria_desktop.ui.solani.paint.figures import rect
from noria_desktop.ui.solani.paint.signs import line_sign, seat_badge, sign
from noria_desktop.ui.text.solani.names import minus
from noria_desktop.ui.text.solani.scores import line_name, total_name

OWN = 78.0
"""Width of the first column."""
OTHER = 33.0
"""Width of the other columns."""
CROWDED_OWN, CROWDED_OTHER = 70.0, 30.0
"""The same with four seats."""


def score_size(art: ScoreArt) -> tuple[float, float]:
    """The sheet."""
    return art.width + 4, art.height + 4


def paint_score(painter: QPainter, art: ScoreArt, skin: Skin) -> None:
    """Heads, rows, total."""
    theme = skin.theme
    others = len(art.columns) - 1
    own_width, step = (OWN, OTHER) if others < 3 else (CROWDED_OWN, CROWDED_OTHER)
    first = art.width / 2 - step * others - own_width
    top = -art.height / 2
    own = art.columns[0]
    frame = QRectF(first, top, own_width, art.height)
    tone = theme.seats[own.seat]
    fill(painter, rounded_rect(frame, 8), rgba(tone, 30), pen(rgba(tone, 110), 1.0))
    _heads(painter, theme, art, first, step, own_width)
    names = {of: line_name(of) for of in art.lines}
    room = first + art.width / 2 - 24
    named = max(text_width(name, 11) * 0.78 for name in names.values()) <= room
    for number, of in enumerate((*art.lines, None)):
        row = rect(measures.score_row(art.width, art.height, number, len(art.lines)))
        _row(
            painter,
            theme,
            art,
            row,
            of,
            number,
            names[of] if of is not None and named else "",
            first,
            step,
            own_width,
        )


def _heads(
    painter: QPainter, theme: Theme, art: ScoreArt, first: float, step: float, own_width: float
) -> None:
    """Badge of each seat; the Sun beside who holds it."""
    y = -art.height / 2 + measures.SCORE_HEAD / 2
    own = art.columns[0]
    held = art.sun == own.seat
    if own.own:
        words = translate("Solani", "You")
        wide = text_width(words, 13, True)
        x = first + (own_width - wide - 18 - (18 if held else 0)) / 2
        seat_badge(painter, theme, own.seat, x + 6, y, 6)
        text(painter, QRectF(x + 17, y - 12, wide + 2, 24), words, 13, theme.text, True, LEFT)
        sun = x + 17 + wide + 12
    else:
        x = first + own_width / 2 - (10 if held else 0)
        seat_badge(painter, theme, own.seat, x, y, 7)
        sun = x + 20
    gold = theme.accent if theme.name == "day" else theme.heaven.gold
    if held:
        sign(painter, "sun", sun, y, 7, gold, 0.2)
    for number, column in enumerate(art.columns[1:]):
        x = first + own_width + step * (number + 0.5) + 2
        if art.sun == column.seat and step >= 26:
            seat_badge(painter, theme, column.seat, x - 5, y, 6)
            sign(painter, "sun", x + 8, y, 5.5, gold, 0.22)
        else:
            seat_badge(painter, theme, column.seat, x, y, 7)


def _row(
    painter: QPainter,
    theme: Theme,
    art: ScoreArt,
    row: QRectF,
    of: Line | None,
    number: int,
    name: str,
    first: float,
    step: float,
    own_width: float,
) -> None:
    """One line, or the total."""
    total = of is None
    if total:
        line(painter, row.left(), row.top(), row.right(), row.top(), pen(rgba(theme.accent, 170), 1.2))
        place = QRectF(row.left() + 2, row.top(), first - row.left() - 6, row.height())
        text(painter, place, total_name(), 14, theme.text, True, LEFT)
    else:
        assert of is not None
        if number:
            line(painter, row.left(), row.top(), row.right(), row.top(), pen(rgba(theme.line, 40), 1.0))
        sign(painter, line_sign(of), row.left() + 9, row.center().y(), 7, theme.accent)
        if name:
            place = QRectF(row.left() + 22, row.top(), first - row.left() - 25, row.height())
            text(painter, place, name, 13, mix(theme.text, theme.muted, 0.35), False, LEFT)
    own = art.columns[0]
    before = own.total if total else own.values[number]
    after = own.total_after if total else (own.after[number] if own.after else None)
    _own(painter, theme, QRectF(first, row.top(), own_width, row.height()), before, after, total=total)
    for index, column in enumerate(art.columns[1:]):
        place = QRectF(first + own_width + step * index, row.top(), step - 4, row.height())
        _other(painter, theme, column, place, number, total=total)


def _other(painter: QPainter, theme: Theme, column: Column, box: QRectF, number: int, *, total: bool) -> None:
    """A value of another seat."""
    value = column.total if total else column.values[number]
    if value is None:
        return
    if total and column.winner:
        stroke(painter, rounded_rect(box.adjusted(-1, 2, 4, -2), 6), pen(theme.heaven.gold, 1.4))
    size = min(17.0, box.height() * 0.86) if total else 14.0
    text(painter, box, minus(value), size, theme.text if total else theme.muted, total, RIGHT)


def _own(
    painter: QPainter, theme: Theme, box: QRectF, before: int | None, after: int | None, *, total: bool
) -> None:
    """The value of the first column; with a drop in sight old, arrow, new."""
    if before is None:
        return
    size = min(18.0, box.height() * 0.9) if total else 14.0
    place = box.adjusted(0, 0, -10, 0)
    if after is None or after == before:
        text(painter, place, minus(before), size, theme.text, True, RIGHT, False)
        return
    tone = theme.success if after > before else theme.danger
    text(
        painter,
        QRectF(box.left(), box.top(), box.width() * 0.34, box.height()),
        minus(before),
        13,
        theme.muted,
        False,
        RIGHT,
        False,
    )
    x, y, s = box.left() + box.width() * 0.44, box.center().y(), 4.4
    fill(painter, polygon([(x - s * 0.7, y - s), (x + s, y), (x - s * 0.7, y + s)]), tone)
    text(painter, place, minus(after), size, tone, True, RIGHT, False)
