"""The left page: how it looked in the end, how the score went, and three lines of what happened. Source: campaign.md 2.

A chapter that nobody has finished has its game's card picture there in outline, and at the right what its stars ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.campaign.chapters import LADDERS
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.logbook.account import EDGE, paint_head
from noria_desktop.ui.pages.logbook.book_model import BookPage, Inside, PageState
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas, paint_scene
from noria_desktop.ui.pages.logbook.book_words import unread_sentence
from noria_desktop.ui.pages.logbook.result_line import (
    LEAST_COURSE,
    paint_course,
    paint_milestones,
    told_rounds,
)

_SIDE: Final = 20.0
"""Design pixels between the rule and the picture."""
_CAPTION: Final = 38.0
_LINE: Final = 41.0
_WORDS: Final = 13.5
_TALLEST_COURSE: Final = 170.0
_TALLEST_ROUNDS: Final = 110.0
_OUTLINE: Final = 0.3
"""How much of the card picture is seen on a page that is not written."""


def picture_box(room: QRectF, shape: float) -> QRectF:
    """The largest picture of this shape at the top of a room, in its middle."""
    wide, high = room.width(), room.width() * shape
    if high > room.height():
        wide, high = room.height() / shape, room.height()
    # Whole pixels, so that nothing is blurred.
    left, top = round(room.center().x() - wide / 2), round(room.top())
    return QRectF(left, top, round(wide), round(high))


def _laid(frame: QRectF, s: float, found: Inside) -> tuple[QRectF, QRectF, float]:
    """All that the rule encloses, the picture in it, and how much height its words leave below it."""
    box = frame.adjusted(_SIDE * s, _SIDE * s, -_SIDE * s, -14 * s)
    below = (_CAPTION + len(found.lines) * _LINE + 8) * s
    picture = picture_box(box.adjusted(0, 0, 0, -below), found.scene.shape)
    spare = box.bottom() - picture.bottom() - (_CAPTION + len(found.lines) * _LINE) * s
    return box, picture, spare


def shows_course(frame: QRectF, scale: float, found: Inside) -> bool:
    """Whether the course of the score has room below the picture."""
    return _laid(frame, scale, found)[2] >= LEAST_COURSE * scale


def paint_story(
    canvas: BookCanvas, frame: QRectF, page: BookPage, found: Inside | None, skin: Skin
) -> QRectF:
    """Everything inside the rule of the left page; where its picture lies."""
    s = canvas.scale
    if found is None:
        box = frame.adjusted(_SIDE * s, _SIDE * s, -_SIDE * s, -14 * s)
        picture = picture_box(box.adjusted(0, 0, 0, -80 * s), 0.62)
        _paint_missing(canvas, picture, page)
        return picture
    box, picture, spare = _laid(frame, s, found)
    _paint_framed(canvas, picture, found, skin)
    caption = QRectF(box.left(), picture.bottom() + 11 * s, box.width(), 20 * s)
    canvas.words(caption, found.caption, 12.5, canvas.paper.soft, False, CENTRE)
    y = picture.bottom() + _CAPTION * s
    if spare >= LEAST_COURSE * s:
        most = _TALLEST_COURSE if found.milestones is None else _TALLEST_ROUNDS
        room = QRectF(box.left(), y + 4 * s, box.width(), min(spare - 12 * s, most * s))
        if found.milestones is not None:
            paint_milestones(canvas, room, found.milestones)
        elif found.course is not None:
            paint_course(canvas, room, found.course, told_rounds(found))
        y += room.height() + 4 * s
        spare -= room.height() + 4 * s
    y += max(0.0, spare / 2)
    for number, words in found.lines:
        told = canvas.broken(words, _WORDS, box.width() - 44 * s)[:2]
        _paint_line(canvas, QRectF(box.left(), y, box.width(), _LINE * s), number, told)
        y += _LINE * s
    return picture


def _paint_line(canvas: BookCanvas, box: QRectF, number: int, words: list[str]) -> None:
    """A line of the story: its round in a ring, and its words in one line or two."""
    s, paper = canvas.scale, canvas.paper
    middle = box.top() + 17 * s
    canvas.fill(circle(box.left() + 16 * s, middle, 14 * s), paper.mat)
    canvas.stroke(circle(box.left() + 16 * s, middle, 14 * s), paper.rule, 1.1 * s)
    ring = QRectF(box.left(), middle - 14 * s, 32 * s, 28 * s)
    canvas.words(ring, str(number), 13, paper.strong, True, CENTRE)
    step = 18.5
    top = middle - step * s * len(words) / 2
    canvas.lines(
        QRectF(box.left() + 44 * s, top, box.width() - 44 * s, 40 * s), words, _WORDS, step, paper.ink
    )


def paint_mat(canvas: BookCanvas, picture: QRectF) -> None:
    """The mat round a picture."""
    s, paper = canvas.scale, canvas.paper
    mat = rounded_rect(picture.adjusted(-6 * s, -6 * s, 6 * s, 6 * s), 5 * s)
    canvas.fill(mat, paper.mat)
    canvas.stroke(mat, paper.rule, s)


def paint_rim(canvas: BookCanvas, picture: QRectF) -> None:
    """The edge of a picture."""
    s = canvas.scale
    canvas.stroke(rounded_rect(picture, 4 * s), canvas.paper.ink, 1.8 * s)
    inner = picture.adjusted(4 * s, 4 * s, -4 * s, -4 * s)
    canvas.stroke(rounded_rect(inner, 3 * s), canvas.style.colours.brass_lit, 0.8 * s, 0.8)


def _paint_framed(canvas: BookCanvas, picture: QRectF, found: Inside, skin: Skin) -> None:
    """The scene in its mat."""
    paint_mat(canvas, picture)
    canvas.clip(rounded_rect(picture, 4 * canvas.scale))
    paint_scene(canvas.p, picture, lambda painter, target: found.scene.paint(painter, target, skin))
    canvas.p.restore()
    paint_rim(canvas, picture)


def _paint_missing(canvas: BookCanvas, picture: QRectF, page: BookPage) -> None:
    """In place of a picture whose game cannot be read: the card picture in outline, and a sentence."""
    s, paper = canvas.scale, canvas.paper
    _paint_card(canvas, picture, page)
    said = canvas.broken(unread_sentence(), 13.5, picture.width())
    room = QRectF(picture.left(), picture.bottom() + 18 * s, picture.width(), 60 * s)
    canvas.lines(room, said, 13.5, 21, paper.ink, CENTRE)


def _paint_card(canvas: BookCanvas, picture: QRectF, page: BookPage) -> None:
    """The picture of the game's card, hardly there."""
    s, paper = canvas.scale, canvas.paper
    canvas.clip(rounded_rect(picture, 4 * s))
    canvas.p.setOpacity(_OUTLINE)
    games, style = [page.game] if page.game else list(LADDERS), canvas.style
    for number, game in enumerate(games):
        wide = picture.width() / len(games)
        part = QRectF(picture.left() + number * wide, picture.top(), wide, picture.height())
        paint_scene(canvas.p, part, _card(game, style))
    canvas.p.setOpacity(1.0)
    canvas.p.restore()
    dash = (5.0, 3.0)
    canvas.stroke(rounded_rect(picture, 4 * s), paper.rule, 1.4 * s, 1.0, dash)


def _card(game: str, style: ShellStyle) -> Callable[[QPainter, QRectF], None]:
    """The picture of a game's card."""
    return lambda painter, target: game_cover(game).paint_emblem(Canvas(painter, style), target)


# A page that is not written -----------------------------------------------------------------------------


def paint_blank_story(canvas: BookCanvas, frame: QRectF, page: BookPage) -> QRectF:
    """The left page of a chapter that nobody has finished; where its picture lies."""
    s, paper = canvas.scale, canvas.paper
    box = frame.adjusted(_SIDE * s, _SIDE * s, -_SIDE * s, -14 * s)
    picture = picture_box(box.adjusted(0, 0, 0, -(_CAPTION + 3 * _LINE) * s), 0.66)
    _paint_card(canvas, picture, page)
    y = picture.bottom() + 30 * s
    faint = mix(paper.page, paper.rule, 0.55)
    step = min(_LINE * s, (box.bottom() - y) / 3)
    for place in range(3):
        middle = y + step * (place + 0.5)
        canvas.stroke(circle(box.left() + 16 * s, middle, 13 * s), faint, 1.2 * s, 1.0, (3, 3))
        length = (0.86, 0.68, 0.78)[place] * (box.width() - 44 * s)
        line = QRectF(box.left() + 44 * s, middle - 0.6 * s, length, 1.2 * s)
        canvas.fill(rounded_rect(line, 0.6 * s), faint)
    return picture


def paint_blank_account(canvas: BookCanvas, frame: QRectF, page: BookPage) -> None:
    """The right page of a chapter that nobody has finished: what its stars ask, and one sentence."""
    s, paper = canvas.scale, canvas.paper
    box = frame.adjusted(EDGE * s, 20 * s, -EDGE * s, -8 * s)
    below = (
        translate("Logbook", "not yet written")
        if page.state is PageState.OPEN
        else translate("Logbook", "shut")
    )
    paint_head(canvas, box, page, page.title, below, 0)
    y = box.top() + 82 * s
    canvas.rule(box.left(), y, box.width())
    y += 22 * s
    heading = (
        translate("Logbook", "What the stars ask") if page.has_stars else translate("Logbook", "What it is")
    )
    canvas.words(QRectF(box.left(), y, box.width(), 20 * s), heading, 12.5, paper.strong, True)
    y += 30 * s
    for stars, words in enumerate(page.asks, start=1):
        if not page.has_stars:
            found = canvas.broken(words, 14, box.width())
            y += canvas.lines(QRectF(box.left(), y, box.width(), 80 * s), found, 14, 22, paper.ink) + 10 * s
            continue
        for number in range(stars):
            canvas.star(box.left() + (10 + number * 20) * s, y + 14 * s, 8 * s, won=False)
        room = QRectF(box.left() + 76 * s, y, box.width() - 76 * s, 28 * s)
        canvas.fitted(room, words, 15, 11, paper.ink)
        y += 38 * s
    y += 6 * s
    canvas.rule(box.left(), y, box.width())
    y += 18 * s
    said = canvas.broken(page.sentence, 14, box.width())
    canvas.lines(QRectF(box.left(), y, box.width(), 80 * s), said, 14, 22, paper.soft)
    if page.state is PageState.SHUT:
        x, low = box.center().x(), box.bottom() - 60 * s
        faint = mix(paper.page, paper.rule, 0.6)
        canvas.stroke(circle(x, low, 24 * s), faint, 1.4 * s, 1.0, (4, 3))
        canvas.glyph("lock", x, low, 11 * s, faint)
