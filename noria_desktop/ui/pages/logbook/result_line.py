"""Lines and bars of a double page: results between targets, the course of the score, domains by round, two bars.

Whose a mark is, its shape tells before its colour: disc and plain bar are the human's, diamond and hatching the rival's.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.canvas import CENTRE, RIGHT
from noria_desktop.ui.art.shapes import circle, rhombus, rounded_rect, segment
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.logbook.book_model import Inside, Scale
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas
from noria_desktop.ui.widgets.game_book import BookRow, Course, Milestones

LEAST_COURSE = 96.0
"""Design pixels that the course of a game needs."""
_STARS = 42.0
"""Design pixels that two targets must lie apart for their stars to stand in one row."""
_LABEL = 26.0
"""Design pixels that two figures on a line must lie apart."""


def paint_scale(canvas: BookCanvas, box: QRectF, scale: Scale, rival: int) -> None:
    """Both results and the targets, on a line in the middle of a box; ``rival`` is the other result's seat."""
    s, paper = canvas.scale, canvas.paper
    values = [scale.own, scale.rival, *(aim.value for aim in scale.aims)]
    low, high = min(values), max(values)
    spare = max(2.0, (high - low) * 0.16)
    left, right = box.left() + 14 * s, box.right() - 14 * s

    def at(value: int) -> float:
        return left + (right - left) * (value - low + spare) / (high - low + 2 * spare)

    y = box.center().y()
    canvas.stroke(segment(left, y, right, y), paper.rule, 2 * s)
    spots = sorted(at(aim.value) for aim in scale.aims)
    crowded = len(spots) > 1 and spots[-1] - spots[0] < _STARS * s
    for aim in scale.aims:
        x = at(aim.value)
        canvas.stroke(segment(x, y - 8 * s, x, y + 8 * s), paper.sign, 1.6 * s)
        for number in range(aim.stars):
            row = y - (32 if crowded and aim.stars > 2 else 19) * s
            canvas.star(x + (number - (aim.stars - 1) / 2) * 14 * s, row, 6 * s, won=aim.is_reached)
    canvas.rival(rival, at(scale.rival), y, 7 * s)
    canvas.badge(True, at(scale.own), y, 8.5 * s)
    # The human's own figure first: whatever would run into one that stands already is left out.
    taken: list[float] = []
    figures = [(scale.own, 13.0, paper.ink, True)]
    figures += [(aim.value, 12.5, paper.soft, False) for aim in scale.aims]
    figures += [(scale.rival, 12.5, paper.soft, False)]
    for value, size, colour, bold in figures:
        x = at(value)
        if all(abs(x - other) > _LABEL * s for other in taken):
            taken.append(x)
            line = QRectF(x - 30 * s, y + 9 * s, 60 * s, 18 * s)
            canvas.words(line, minus(value), size, colour, bold, CENTRE)


def paint_course(canvas: BookCanvas, box: QRectF, course: Course, told: frozenset[int]) -> None:
    """Both totals round by round; longer ticks where a line of the page speaks of the round."""
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    rounds = len(course.own) - 1
    every = (*course.own, *course.rival)
    low, high = min(0, *every), max(1, *every)
    left, right = box.left() + 6 * s, box.right() - 46 * s
    base, top = box.bottom() - 18 * s, box.top() + 6 * s

    def at(place: int, value: int) -> QPointF:
        return QPointF(
            left + (right - left) * place / rounds, base - (base - top) * (value - low) / (high - low)
        )

    canvas.stroke(segment(left, base, right, base), paper.rule, 1.2 * s)
    shown = -1e9
    for place in range(1, rounds + 1):
        x, spoken = at(place, 0).x(), place in told
        tall, wide = (6, 2.0) if spoken else (3, 1.2)
        canvas.stroke(segment(x, base, x, base + tall * s), paper.strong if spoken else paper.rule, wide * s)
        if spoken and x - shown > 20 * s:
            canvas.words(
                QRectF(x - 20 * s, base + 5 * s, 40 * s, 16 * s), str(place), 12, paper.strong, True, CENTRE
            )
            shown = x
    for series, colour, wide, dash in (
        (course.rival, colours.bar_bot, 2.0, (3.0, 2.0)),
        (course.own, colours.bar_you, 2.8, ()),
    ):
        path = QPainterPath(at(0, series[0]))
        for place in range(1, rounds + 1):
            path.lineTo(at(place, series[place]))
        canvas.stroke(path, colour, wide * s, 1.0, dash)
    _paint_ends(canvas, at(rounds, course.own[-1]), at(rounds, course.rival[-1]), course)


def _paint_ends(canvas: BookCanvas, own: QPointF, rival: QPointF, course: Course) -> None:
    """The marks of both sides at the end of their lines, with the totals; they make room for each other."""
    s, paper = canvas.scale, canvas.paper
    apart = 17 * s
    push = max(0.0, apart - abs(own.y() - rival.y())) / 2
    way = -1 if own.y() <= rival.y() else 1
    mine, theirs = own.y() + way * push, rival.y() - way * push
    canvas.badge(False, rival.x(), rival.y() if push < apart / 3 else theirs, 5.5 * s)
    canvas.badge(True, own.x(), own.y() if push < apart / 3 else mine, 5.5 * s)
    for y, value, size, colour, bold in (
        (mine, course.own[-1], 13.0, paper.ink, True),
        (theirs, course.rival[-1], 12.5, paper.soft, False),
    ):
        canvas.words(QRectF(own.x() + 12 * s, y - 9 * s, 36 * s, 18 * s), minus(value), size, colour, bold)


def told_rounds(found: Inside) -> frozenset[int]:
    """The rounds that the lines of a page speak of."""
    return frozenset(number for number, _ in found.lines)


def paint_milestones(canvas: BookCanvas, box: QRectF, found: Milestones) -> None:
    """The rounds on a line, with what was won in each: the human's below, the rival's above it."""
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    y = box.top() + box.height() * 0.52
    edge = 34 * s
    left, width = box.left() + edge, box.width() - 2 * edge
    step = width / max(1, found.rounds - 1)
    canvas.stroke(segment(left, y, left + width, y), paper.rule, 2 * s)
    for number in range(1, found.rounds + 1):
        x = left + (step * (number - 1) if found.rounds > 1 else width / 2)
        here = [one for one in found.won if one.round == number]
        own, rival = [one for one in here if one.is_own], [one for one in here if not one.is_own]
        if not own:
            canvas.fill(circle(x, y, 5 * s), paper.page)
            canvas.stroke(circle(x, y, 5 * s), paper.rule, 1.5 * s)
        for place, one in enumerate(own):
            middle = x + (place - (len(own) - 1) / 2) * 31 * s
            canvas.fill(circle(middle, y, 15 * s), colours.bar_you)
            canvas.stroke(circle(middle, y, 15 * s), paper.ink, 1.5 * s)
            one.sign(canvas, middle, y, 8.5 * s, "#FFFFFF" if not canvas.style.contrast else "#000000")
        for place, one in enumerate(rival):
            middle, high = x + (place - (len(rival) - 1) / 2) * 29 * s, y - (31 if own else 22) * s
            canvas.fill(rhombus(middle, high, 14 * s), colours.bar_bot)
            canvas.stroke(rhombus(middle, high, 14 * s), paper.ink, 1.4 * s)
            one.sign(canvas, middle, high, 6.5 * s, "#FFFFFF" if not canvas.style.contrast else "#000000")
        words = translate("Logbook", "round {round}").format(round=number)
        room = QRectF(x - step / 2, y + 19 * s, step, 18 * s)
        narrow = canvas.width(words, 12) > step
        canvas.words(room, str(number) if narrow else words, 12, paper.soft, False, CENTRE)


def paint_row(canvas: BookCanvas, box: QRectF, row: BookRow, most: int) -> None:
    """A row of the score: sign, name, two bars as long as ``most`` allows, both figures."""
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    middle = box.center().y()
    if row.sign is not None:
        row.sign(canvas, box.left() + 11 * s, middle, 8 * s, paper.sign)
    names = QRectF(box.left() + 30 * s, box.top(), min(150 * s, box.width() * 0.36), box.height())
    canvas.fitted(names, row.title, 13.5, 11, paper.ink)
    left = names.right() + 8 * s
    room = box.right() - 88 * s - left
    thick = min(6 * s, box.height() * 0.27)
    if row.own is not None and row.own > 0:
        bar = QRectF(left, middle - thick - s, max(4 * s, room * row.own / most), thick)
        canvas.fill(rounded_rect(bar, thick / 2), colours.bar_you)
    if row.rival is not None and row.rival > 0:
        bar = QRectF(left, middle + s, max(4 * s, room * row.rival / most), thick)
        _paint_hatched(canvas, bar)
    for value, end, size, colour, bold in (
        (row.own, 44, 14.5, paper.ink, True),
        (row.rival, 0, 13.5, paper.soft, False),
    ):
        cell = QRectF(box.right() - (end + 40) * s, box.top(), 40 * s, box.height())
        canvas.words(cell, "–" if value is None else minus(value), size, colour, bold, RIGHT)


def _paint_hatched(canvas: BookCanvas, bar: QRectF) -> None:
    s = canvas.scale
    path = rounded_rect(bar, bar.height() / 2)
    canvas.fill(path, canvas.style.colours.bar_bot)
    canvas.clip(path)
    step = 5 * s
    for number in range(int(bar.width() / step) + 2):
        x = bar.left() + number * step
        canvas.stroke(segment(x, bar.bottom() + 1, x + 6 * s, bar.top() - 1), canvas.paper.page, s, 0.8)
    canvas.p.restore()
