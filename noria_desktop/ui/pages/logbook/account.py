"""The right page: whose game it was, what it brought, and how it can be laid again. Source: campaign.md 2."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, lines, rounded_rect
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.logbook.book_model import BookPage, Entry, Inside
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas
from noria_desktop.ui.pages.logbook.book_words import unread_sentence
from noria_desktop.ui.pages.logbook.result_line import (
    LEAST_COURSE,
    paint_course,
    paint_row,
    paint_scale,
    told_rounds,
)
from noria_desktop.ui.widgets.marks import paint_stamp

EDGE: Final = 24.0
"""Design pixels between the rule and the words."""
_HEAD, _TOTALS, _SCALE, _NO_SCALE = 82.0, 76.0, 64.0, 12.0
_ROWS: Final = (19.0, 26.0, 33.0)
"""Height of a row at the least, beside a line of results, and without one."""
_SETUP_STEP: Final = 19.0
_FOOT: Final = 46.0
_TALLEST_COURSE: Final = 190.0
_BESIDE_STAMP, _BESIDE_WORD = 104.0, 56.0
"""Design pixels at the foot that the course of the score leaves free, over the stamp and over the outlined word."""
_DUEL: Final = 2
_NARROWEST: Final = 390.0
"""Design pixels of a line on the narrowest double page."""
_STAMP: Final = 118.0
"""Design pixels at the right of the foot that the stamp takes."""


def least_height(entry: Entry, found: Inside | None) -> float:
    """Design pixels that the page needs within its rule."""
    rows = len(found.rows) if found is not None else 2
    scale = _SCALE if entry.scale is not None else _NO_SCALE
    setup = sum(math.ceil(_breadth(line) / _NARROWEST) for line in entry.setup.splitlines())
    return 28 + _HEAD + _TOTALS + scale + rows * _ROWS[0] + 18 + 21 + setup * _SETUP_STEP + _FOOT


def height_with_course(entry: Entry, found: Inside) -> float:
    """Design pixels within the page's rule from which on the course stands there, below rows of their usual height."""
    rows = len(found.rows) * (_ROWS[1 if entry.scale is not None else 2] - _ROWS[0])
    foot = (_BESIDE_STAMP if entry.is_sealed else _BESIDE_WORD) - _FOOT
    return least_height(entry, found) + rows + foot + 16 + LEAST_COURSE


def _breadth(words: str) -> float:
    """About how many design pixels words of a set-up take: kanji and kana are twice as wide."""
    return sum(12.5 if sign >= "\u2e80" else 6.6 for sign in words)


def paint_account(
    canvas: BookCanvas,
    frame: QRectF,
    page: BookPage,
    entry: Entry,
    found: Inside | None,
    *,
    course: bool = False,
) -> None:
    """Everything inside the rule of the right page; with the course of the score where the left one has no room."""
    s = canvas.scale
    box = frame.adjusted(EDGE * s, 20 * s, -EDGE * s, -8 * s)
    paint_head(canvas, box, page, entry.title, entry.below_title, entry.stars, lowered=entry.is_lowered)
    y = box.top() + _HEAD * s
    canvas.rule(box.left(), y, box.width())
    _paint_totals(canvas, QRectF(box.left(), y + 14 * s, box.width(), 62 * s), entry)
    y += _TOTALS * s
    if entry.scale is not None:
        paint_scale(canvas, QRectF(box.left(), y, box.width(), 52 * s), entry.scale, entry.rival)
        y += _SCALE * s
    else:
        y += _NO_SCALE * s
    setup = setup_lines(canvas, entry.setup, box.width())
    beside = setup_lines(canvas, entry.setup, box.width() - _STAMP * s) if entry.is_sealed else setup
    # Beside the stamp it may take more lines: the rows leave room for those.
    below = (18 + 21 + len(beside) * _SETUP_STEP + _FOOT) * s
    y = _paint_rows(canvas, QRectF(box.left(), y, box.width(), box.bottom() - below - y), entry, found)
    y += 8 * s
    canvas.rule(box.left(), y, box.width())
    y += 10 * s
    if entry.is_sealed and y + (21 + len(setup) * _SETUP_STEP + 92) * s > box.bottom():
        setup = beside
    _paint_setup(canvas, QRectF(box.left(), y, box.width(), box.bottom() - y), setup)
    y += (21 + len(setup) * _SETUP_STEP + 16) * s
    spare = box.bottom() - y - (_BESIDE_STAMP if entry.is_sealed else _BESIDE_WORD) * s
    if course and found is not None and found.course is not None and spare >= LEAST_COURSE * s:
        room = QRectF(box.left(), y, box.width(), min(spare, _TALLEST_COURSE * s))
        paint_course(canvas, room, found.course, told_rounds(found))
    _paint_foot(canvas, box, entry)


def paint_head(
    canvas: BookCanvas,
    box: QRectF,
    page: BookPage,
    title: str,
    below: str,
    stars: int,
    *,
    lowered: bool = False,
) -> None:
    """Medallion, volume and chapter, heading, a line below it, three stars."""
    s, paper = canvas.scale, canvas.paper
    paint_emblem_of(canvas, page.game, box.left() + 22 * s, box.top() + 24 * s, 22 * s)
    left = box.left() + 56 * s
    wide = box.right() - left
    canvas.words(
        QRectF(left, box.top(), wide - (100 if page.has_stars else 0) * s, 22 * s), page.place, 13, paper.soft
    )
    canvas.fitted(QRectF(left, box.top() + 19 * s, wide, 32 * s), title, 21, 13, paper.ink, True)
    canvas.fitted(QRectF(left, box.top() + 49 * s, wide, 20 * s), below, 12.5, 11, paper.soft)
    for number in range(3 if page.has_stars else 0):
        x = box.right() - (14 + (2 - number) * 31) * s
        y = box.top() + 10 * s
        canvas.star(x, y, 12.5 * s, won=number < stars)
        if lowered and number == 0 and stars:
            down = lines([(x - 5 * s, y + 15 * s), (x, y + 20 * s), (x + 5 * s, y + 15 * s)])
            canvas.stroke(down, paper.strong, 1.8 * s)


def paint_emblem_of(canvas: Canvas, game: str, x: float, y: float, half: float) -> None:
    """A game's medallion; of the finale a brass one with a star."""
    if game:
        game_cover(game).paint_medallion(canvas, x, y, half)
        return
    colours, contrast = canvas.style.colours, canvas.style.contrast
    if colours.shadow:
        canvas.fill(circle(x, y + half * 0.1, half), "#000000", 0.35)
    canvas.fill(circle(x, y, half), "#000000" if contrast else "#2A2A63")
    canvas.stroke(circle(x, y, half), colours.brass, half * 0.1)
    canvas.stroke(circle(x, y, half * 0.86), colours.brass_lit, half * 0.04, 0.7)
    canvas.glyph("star", x, y, half * 0.56, "#FFF3D0")


def _paint_totals(canvas: BookCanvas, box: QRectF, entry: Entry) -> None:
    """Both totals, or those of everybody; at the right the verdict and what the next star asks."""
    s, paper = canvas.scale, canvas.paper
    y = box.top()
    canvas.badge(True, box.left() + 10 * s, y + 23 * s, 8.5 * s)
    x = box.left() + 26 * s
    x += canvas.words(QRectF(x, y - 8 * s, 150 * s, 62 * s), minus(entry.scores[HUMAN]), 42, paper.ink, True)
    canvas.words(QRectF(x + 8 * s, y + 13 * s, 30 * s, 28 * s), "–", 22, paper.soft)
    x += 34 * s
    others = sorted(range(HUMAN + 1, len(entry.scores)), key=lambda seat: (seat != entry.rival, seat))
    for place, seat in enumerate(others):
        size = 28 if place == 0 else 20
        canvas.rival(seat, x + 14 * s, y + 25 * s, 7.5 * s)
        taken = canvas.words(
            QRectF(x + 29 * s, y + 2 * s, 120 * s, 46 * s), minus(entry.scores[seat]), size, paper.soft, True
        )
        x += 34 * s + taken
    room = QRectF(x + 8 * s, y, box.right() - x - 8 * s, 26 * s)
    canvas.words(room, entry.verdict, 16, paper.ink, True, RIGHT)
    said = canvas.broken(entry.next_star, 12.5, room.width())[:2]
    canvas.lines(room.translated(0, 26 * s), said, 12.5, 17, paper.strong, RIGHT)


def _paint_rows(canvas: BookCanvas, room: QRectF, entry: Entry, found: Inside | None) -> float:
    """The rows of the score, or why there are none; where they end."""
    s = canvas.scale
    if found is None:
        said = canvas.broken(unread_sentence(), 13.5, room.width())
        return room.top() + canvas.lines(room.translated(0, 4 * s), said, 13.5, 21, canvas.paper.ink) + 8 * s
    usual = _ROWS[1 if entry.scale is not None else 2]
    high = max(_ROWS[0] * s, min(usual * s, room.height() / max(1, len(found.rows))))
    most = max(
        [1, *(abs(value) for row in found.rows for value in (row.own, row.rival) if value is not None)]
    )
    if len(entry.scores) > _DUEL:
        canvas.badge(True, room.right() - 51 * s, room.top() - 6 * s, 4.6 * s)
        canvas.rival(entry.rival, room.right() - 7 * s, room.top() - 6 * s, 4.6 * s)
    for place, row in enumerate(found.rows):
        paint_row(canvas, QRectF(room.left(), room.top() + place * high, room.width(), high), row, most)
    return room.top() + len(found.rows) * high


# The foot -----------------------------------------------------------------------------------------------


def setup_lines(canvas: BookCanvas, setup: str, width: float) -> list[str]:
    """The set-up in lines that fit, broken between its parts."""
    between = "、" if "、" in setup else ", "
    found: list[str] = []
    for written in setup.splitlines():
        line = ""
        for part in written.split(between):
            longer = f"{line}{between}{part}" if line else part
            if line and canvas.width(longer, 12.5) > width:
                found.append(line + between.rstrip())
                longer = part
            line = longer
        found += canvas.broken(line, 12.5, width)
    return found


def _paint_setup(canvas: BookCanvas, box: QRectF, setup: list[str]) -> None:
    s, paper = canvas.scale, canvas.paper
    canvas.words(
        QRectF(box.left(), box.top(), box.width(), 20 * s),
        translate("Logbook", "Set-up"),
        12.5,
        paper.strong,
        True,
    )
    canvas.lines(box.adjusted(0, 21 * s, 0, 0), setup, 12.5, _SETUP_STEP, paper.soft)


def _paint_foot(canvas: BookCanvas, box: QRectF, entry: Entry) -> None:
    """The tally against this rival; at the right the stamp, or the outlined word."""
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    y = box.bottom() - 22 * s
    canvas.badge(False, box.left() + 8 * s, y, 6 * s)
    room = QRectF(box.left() + 22 * s, y - 12 * s, box.width() - (22 + _STAMP) * s, 24 * s)
    if canvas.width(entry.tally, 13) <= room.width():
        canvas.words(room, entry.tally, 13, paper.ink)
    else:
        found = canvas.broken(entry.tally, 12, room.width())[:2]
        canvas.lines(room.adjusted(0, 12 * s - 8 * s * len(found), 0, 0), found, 12, 16, paper.ink)
    if entry.is_sealed:
        paint_stamp(canvas, box.right() - 36 * s, box.bottom() - 58 * s, 27 * s, -7)
        words = QRectF(box.right() - 96 * s, box.bottom() - 24 * s, 112 * s, 18 * s)
        red = paper.ink if canvas.style.contrast else colours.red
        canvas.words(words, entry.seal_word, 12, red, True, CENTRE)
        return
    wide = canvas.width(entry.seal_word, 13, True) + 26 * s
    pill = QRectF(box.right() - wide, y - 14 * s, wide, 28 * s)
    canvas.stroke(rounded_rect(pill, 6 * s), paper.soft, 1.5 * s)
    canvas.words(pill, entry.seal_word, 13, paper.soft, True, CENTRE)
