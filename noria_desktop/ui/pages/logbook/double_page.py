"""A double page of the logbook as one picture: on the screen, and in a file. Source: campaign.md 2."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.logbook.account import height_with_course, least_height, paint_account
from noria_desktop.ui.pages.logbook.book_model import BookPage, Entry, Gathered, Inside
from noria_desktop.ui.pages.logbook.book_paint import (
    SHADOW,
    BookCanvas,
    BookPainter,
    inside,
    paint_book,
    paint_folio,
    spread_of,
)
from noria_desktop.ui.pages.logbook.gathered_page import GATHERED, paint_gathered, paint_tables
from noria_desktop.ui.pages.logbook.story_page import (
    paint_blank_account,
    paint_blank_story,
    paint_story,
    shows_course,
)
from noria_desktop.ui.widgets.game_book import Scene

_ROUND_FRAME = 54.0
"""Design pixels of the book above and below a page's rule."""
_BLANK = 470.0
"""Design pixels that a page needs on which nothing is written."""
_USUAL, _LARGEST = 622.0, 1.25
"""Design pixels of a page from which on words grow with it, and how much larger they become at the most."""
_STEPS = 5
_SINGLE = 520.0
"""Design pixels within the rule of a page that stands alone."""


@frozen
class Opened:
    """A double page with what was read of its game."""

    leather: int
    page: BookPage
    entry: Entry | Gathered | None
    """None where nothing is written."""
    inside: Inside | None
    """None where nothing is written, or the game cannot be read."""
    scenes: tuple[Scene | None, ...] = ()
    """Of an evening or a voyage: its four tables."""


@frozen
class Places:
    """Where the parts of the book were painted; None of a page that is not shown."""

    picture: QRectF | None
    left: QRectF | None
    right: QRectF | None


def needed_height(opened: Opened, *, single: bool) -> float:
    """Design pixels below which the book would be crowded."""
    match opened.entry:
        case None:
            need = _BLANK
        case Gathered():
            need = GATHERED
        case Entry():
            need = least_height(opened.entry, opened.inside)
    return (max(need, _SINGLE) if single else need) + _ROUND_FRAME + SHADOW


def lettering(style: ShellStyle, page: QRectF | None, opened: Opened, *, single: bool) -> ShellStyle:
    """The style of what stands on the pages: larger words where a large book has the room for them."""
    if page is None:
        return style
    need = needed_height(opened, single=single) - SHADOW
    high = page.height() / style.scale
    larger = max(1.0, min(_LARGEST, high / _USUAL, high / need))
    entry, found = opened.entry, opened.inside
    if isinstance(entry, Entry) and found is not None and found.course is not None:
        frame = inside(page, style.scale, is_left=True, single=single)
        frame.translate(-frame.left(), 0)
        beside = frame.height() / style.scale / height_with_course(entry, found)
        # Rather smaller words than no course of the score.
        sizes = (larger - step * (larger - 1) / _STEPS for step in range(_STEPS + 1))
        fits = (one for one in sizes if one <= beside or shows_course(frame, style.scale * one, found))
        larger = next(fits, larger)
    return evolve(style, scale=style.scale * larger)


def language_now() -> str:
    """The language of pictures."""
    return translate("Shell", "en", "code of this language: en or ja")


def paint_double(
    painter: BookPainter, room: QRectF, style: ShellStyle, opened: Opened, single: int | None = None
) -> Places:
    """Paint the open book into a room.

    Args:
        painter: any device.
        room: logical pixels, the shadow below the book included.
        style: theme and size of the words.
        opened: what is on the pages.
        single: only the left (0) or the right (1) page.
    """
    canvas = BookCanvas(painter, style)
    skin = Skin(style.theme, language_now())
    spread = spread_of(room, style.scale, single)
    paint_book(canvas, spread, opened.leather)
    picture = None
    pen = BookCanvas(
        painter, lettering(style, spread.left or spread.right, opened, single=single is not None)
    )
    if spread.left is not None:
        frame = inside(spread.left, style.scale, is_left=True, single=single is not None)
        if opened.entry is None:
            picture = paint_blank_story(pen, frame, opened.page)
        elif isinstance(opened.entry, Gathered):
            picture = paint_tables(pen, frame, opened.entry, opened.scenes, skin)
        else:
            picture = paint_story(pen, frame, opened.page, opened.inside, skin)
        paint_folio(canvas, spread.left, opened.page.folios[0], is_left=True)
    if spread.right is not None:
        frame = inside(spread.right, style.scale, is_left=False, single=single is not None)
        if opened.entry is None:
            paint_blank_account(pen, frame, opened.page)
        elif isinstance(opened.entry, Gathered):
            paint_gathered(pen, frame, opened.page, opened.entry)
        else:
            found = opened.inside
            other = frame.translated(-frame.left(), 0)
            course = found is not None and not shows_course(other, pen.scale, found)
            paint_account(pen, frame, opened.page, opened.entry, found, course=course)
        paint_folio(canvas, spread.right, opened.page.folios[1], is_left=False)
    return Places(picture, spread.left, spread.right)
