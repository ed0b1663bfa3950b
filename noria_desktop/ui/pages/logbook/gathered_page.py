"""The double page of an evening or a voyage: its four tables at the left, what they came to at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import CENTRE, RIGHT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, lines, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.campaign.paper import paint_plate
from noria_desktop.ui.pages.campaign.together_sheet import paint_quartz
from noria_desktop.ui.pages.logbook.account import EDGE, paint_head
from noria_desktop.ui.pages.logbook.book_model import BookPage, Gathered, Part
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas, paint_scene
from noria_desktop.ui.pages.logbook.book_words import volume_name
from noria_desktop.ui.pages.logbook.story_page import paint_mat, paint_rim, picture_box
from noria_desktop.ui.widgets.game_book import Scene
from noria_desktop.ui.widgets.marks import paint_stamp

GATHERED: Final = 520.0
"""Design pixels that such a page needs within its rule."""
_SIDE: Final = 20.0
_CAPTION: Final = 30.0
_ROW: Final = 52.0
_FULL: Final = 125
"""Percent of a target at which a bar is full."""
_WIDE_LEAD: Final = 60
"""Points ahead at which it is."""
_OUTLINE: Final = 0.3
_CARD: Final = 0.7
"""Height by width of a card's picture, where no table is there yet."""


def paint_tables(
    canvas: BookCanvas, frame: QRectF, entry: Gathered, scenes: tuple[Scene | None, ...], skin: Skin
) -> QRectF:
    """The left page: four tables in two rows, each with its name and result; where they lie."""
    s = canvas.scale
    box = frame.adjusted(_SIDE * s, _SIDE * s, -_SIDE * s, -10 * s)
    gap = 22 * s
    wide = (box.width() - gap) / 2
    most = (box.height() - gap * 0.4) / 2 - _CAPTION * s
    shapes = [scene.shape if scene is not None else _CARD for scene in scenes]
    # Two tables beside each other are as high as the higher one; what is left lies between and round the rows.
    rows = [min(most, wide * max(shapes[2 * row : 2 * row + 2])) for row in range(2)]
    spare = max(0.0, box.height() - sum(rows) - 2 * _CAPTION * s) / 3
    top = box.top() + spare
    for row, high in enumerate(rows):
        for column in range(2):
            number = 2 * row + column
            cell = QRectF(box.left() + column * (wide + gap), top, wide, high)
            _paint_table(canvas, cell, entry.parts[number], scenes[number], skin)
        top += high + _CAPTION * s + spare
    return box


def _paint_table(canvas: BookCanvas, cell: QRectF, part: Part, scene: Scene | None, skin: Skin) -> None:
    s, paper = canvas.scale, canvas.paper
    inner = cell.adjusted(6 * s, 6 * s, -6 * s, -6 * s)
    picture = picture_box(inner, scene.shape if scene is not None else inner.height() / inner.width())
    picture.moveTop(round(inner.top() + (inner.height() - picture.height()) / 2))
    if scene is not None:
        shown = scene
        paint_mat(canvas, picture)
        canvas.clip(rounded_rect(picture, 4 * s))
        paint_scene(canvas.p, picture, lambda painter, target: shown.paint(painter, target, skin))
        canvas.p.restore()
        paint_rim(canvas, picture)
    else:
        canvas.clip(rounded_rect(picture, 4 * s))
        canvas.p.setOpacity(_OUTLINE)
        cover, style = game_cover(part.game), canvas.style
        paint_scene(
            canvas.p, picture, lambda painter, target: cover.paint_emblem(Canvas(painter, style), target)
        )
        canvas.p.setOpacity(1.0)
        canvas.p.restore()
        canvas.stroke(rounded_rect(picture, 4 * s), paper.rule, 1.4 * s, 1.0, (5.0, 3.0))
    line = QRectF(cell.left(), cell.bottom() + 3 * s, cell.width(), 20 * s)
    told = f"{part.title}  {part.scores}" if part.is_over else part.title
    canvas.words(line, told, 12.5, paper.soft, False, CENTRE)


def paint_gathered(canvas: BookCanvas, frame: QRectF, page: BookPage, entry: Gathered) -> None:
    """The right page: the whole, its four parts, the stars of the Circuit, the stamp."""
    s, paper = canvas.scale, canvas.paper
    box = frame.adjusted(EDGE * s, 20 * s, -EDGE * s, -8 * s)
    paint_head(canvas, box, page, entry.title, entry.below_title, 0)
    y = box.top() + 82 * s
    canvas.rule(box.left(), y, box.width())
    y += 12 * s
    figure = QRectF(box.left(), y, box.width(), 62 * s)
    took = canvas.words(figure, entry.total, 46, paper.ink, True)
    canvas.words(figure.adjusted(took + 14 * s, 10 * s, 0, 0), entry.total_words, 14, paper.soft)
    canvas.words(figure, entry.verdict, 15, paper.ink, True, RIGHT)
    y += 72 * s
    row = min(64 * s, max(_ROW * s, (box.bottom() - y - 190 * s) / len(entry.parts)))
    for part in entry.parts:
        _paint_part(canvas, QRectF(box.left(), y, box.width(), row), part)
        y += row
    y += 6 * s
    canvas.rule(box.left(), y, box.width())
    y += 10 * s
    if entry.stars:
        _paint_volumes(canvas, QRectF(box.left(), y, box.width(), 46 * s), entry.stars)
        y += 56 * s
    for said in entry.sums:
        found = canvas.broken(said, 13, box.width() - (118 * s if entry.is_sealed else 0))
        y += canvas.lines(QRectF(box.left(), y, box.width(), 40 * s), found, 13, 21, paper.soft)
    _paint_seal(canvas, box, entry)


def _paint_part(canvas: BookCanvas, box: QRectF, part: Part) -> None:
    """One game: its mark, name and rival, a bar, both scores and what it brought."""
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    middle = box.center().y()
    x = box.left() + 18 * s
    if part.night:
        if part.is_over:
            paint_plate(canvas, x, middle, 16 * s, part.night)
        else:
            canvas.stroke(circle(x, middle, 15 * s), paper.rule, 1.4 * s, 1.0, (3, 3))
    elif part.is_over:
        game_cover(part.game).paint_medallion(canvas, x, middle, 16 * s)
    else:
        canvas.stroke(circle(x, middle, 15 * s), paper.rule, 1.4 * s, 1.0, (3, 3))
        game_cover(part.game).paint_sign(canvas, x, middle, 9 * s, paper.soft)
    left = x + 28 * s
    names = QRectF(left, middle - 20 * s, box.width() * 0.34, 21 * s)
    canvas.fitted(names, part.title, 14.5, 11, paper.ink if part.is_over else paper.soft, True)
    canvas.fitted(names.translated(0, 19 * s), part.rival, 12, 10, paper.soft)
    if not part.is_over:
        return
    right = QRectF(box.right() - 62 * s, middle - 14 * s, 62 * s, 28 * s)
    canvas.words(right, part.worth, 17, paper.ink, True, RIGHT)
    scores = QRectF(right.left() - 92 * s, middle - 12 * s, 80 * s, 24 * s)
    canvas.words(scores, part.scores, 12.5, paper.soft, False, RIGHT)
    mark = scores.left() - 4 * s
    if part.is_won and part.night:
        paint_quartz(canvas, mark, middle, 9 * s)
    elif part.is_won:
        canvas.glyph("check", mark, middle, 7 * s, paper.sign)
    start, end = names.right() + 6 * s, mark - 18 * s
    if end - start < 30 * s:
        return
    room = QRectF(start, middle - 4 * s, end - start, 8 * s)
    faint = mix(paper.page, paper.rule, 0.5) if not canvas.style.contrast else paper.page
    canvas.fill(rounded_rect(room, 4 * s), faint)
    if canvas.style.contrast:
        canvas.stroke(rounded_rect(room, 4 * s), paper.rule, s)
    most = _WIDE_LEAD if part.night else _FULL
    share = min(1.0, abs(part.share) / most)
    bar = QRectF(room.left(), room.top(), max(2 * s, room.width() * share), room.height())
    canvas.fill(rounded_rect(bar, 4 * s), colours.bar_you if part.share >= 0 else colours.bar_bot)
    if not part.night:
        flag = room.left() + room.width() * 100 / _FULL
        canvas.stroke(lines([(flag, room.bottom() + 3 * s), (flag, room.top() - 9 * s)]), paper.sign, 1.4 * s)
        top = room.top() - 9 * s
        canvas.fill(polygon([(flag, top), (flag + 8 * s, top + 3 * s), (flag, top + 6 * s)]), paper.sign)


def _paint_volumes(canvas: BookCanvas, box: QRectF, stars: tuple[int, ...]) -> None:
    """The stars of the four volumes, by which the finale was opened."""
    s, paper = canvas.scale, canvas.paper
    wide = box.width() / len(stars)
    for number, count in enumerate(stars, start=1):
        x = box.left() + (number - 1) * wide
        middle = box.center().y()
        paint_plate(canvas, x + 16 * s, middle, 15 * s, number)
        line = QRectF(x + 38 * s, middle - 20 * s, wide - 40 * s, 20 * s)
        canvas.fitted(line, volume_name(number), 12.5, 10, paper.soft)
        canvas.star(x + 45 * s, middle + 10 * s, 7 * s, won=True)
        canvas.words(line.translated(20 * s, 20 * s), f"{count} / 12", 13, paper.ink, True)


def _paint_seal(canvas: BookCanvas, box: QRectF, entry: Gathered) -> None:
    s, paper, colours = canvas.scale, canvas.paper, canvas.style.colours
    if entry.is_sealed:
        paint_stamp(canvas, box.right() - 36 * s, box.bottom() - 58 * s, 27 * s, -7)
        words = QRectF(box.right() - 96 * s, box.bottom() - 24 * s, 112 * s, 18 * s)
        red = paper.ink if canvas.style.contrast else colours.red
        canvas.words(words, entry.seal_word, 12, red, True, CENTRE)
        return
    wide = canvas.width(entry.seal_word, 13, True) + 26 * s
    pill = QRectF(box.right() - wide, box.bottom() - 36 * s, wide, 28 * s)
    canvas.stroke(rounded_rect(pill, 6 * s), paper.soft, 1.5 * s)
    canvas.words(pill, entry.seal_word, 13, paper.soft, True, CENTRE)
