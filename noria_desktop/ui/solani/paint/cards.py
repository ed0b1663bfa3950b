"""Feature cards: open ones, those that were won, and the large ones among which to choose."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.pens import fill, kept, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, SMALLEST, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import FeatureArt
from noria_desktop.ui.solani.board.arts_docks import BigCardArt, CardArt, StageArt
from noria_desktop.ui.solani.paint.colours import BLACK
from noria_desktop.ui.solani.paint.counters import signed
from noria_desktop.ui.solani.paint.features import paint_feature
from noria_desktop.ui.solani.paint.figures import evenly, wrapped
from noria_desktop.ui.solani.paint.panels import paint_held
from noria_desktop.ui.solani.words.features import (
    connection_text,
    feature_brief,
    feature_text,
    most_of,
    most_text,
)
from noria_desktop.ui.solani.words.names import feature_name

CLAUSE = (14.0, 13.5, 13.0, 12.5, 12.0)
"""Sizes of the words on a large card, the first that fits."""
NAMES = (17.0, 16.0, 15.0)
"""The same of its name; the last is broken into lines."""
TITLE, NOTE = 16.0, 12.5
"""Sizes of the question and of what is said below it."""
NAME_PRESSED = 0.88
"""A name on a row of cards may be pressed together so far before the most that the card scores gives way."""
BOLD = 1.08
"""Bold letters are so much wider."""


def is_tile(art: CardArt) -> bool:
    """So narrow that the tile stands alone."""
    return art.width <= art.height * 1.5


def paint_card(painter: QPainter, art: CardArt, skin: Skin) -> None:
    """Tile, name over clause, and what it brings."""
    theme = skin.theme
    if art.held:
        paint_held(painter, QRectF(-art.width / 2, -art.height / 2, art.width, art.height), skin)
    owned = art.points is not None
    numbered = owned and art.height >= 34
    diameter = min(art.height - (5 if numbered else 3), 40.0, art.width - 3)
    with kept(painter):
        middle = 0.0 if is_tile(art) else -art.width / 2 + diameter / 2 + 1
        painter.translate(middle, 2 if numbered else 1)
        paint_feature(painter, FeatureArt(art.feature, diameter / 2, numbered=numbered), skin)
    if is_tile(art):
        return
    left = -art.width / 2 + diameter + 9
    room = 0.0
    if owned:
        room = _points(painter, theme, art)
    width, half = art.width / 2 - left - room, art.height / 2
    high = min(half, 18.0)
    name, capped = feature_name(art.feature), _most(painter, theme, art, QRectF(left, 1 - high, width, high))
    text(painter, QRectF(left, 1 - high, width - capped, high), name, 13, theme.text, True, LEFT)
    below = feature_brief(art.feature)
    tone = theme.muted
    if owned and not art.placed:
        below, tone = translate("Solani", "not on the sky: no points"), theme.heaven.coral
    text(painter, QRectF(left, -1, width, high), below, 12, tone, False, LEFT)


def _most(painter: QPainter, theme: Theme, art: CardArt, row: QRectF) -> float:
    """The most that the card's own clause scores, at the end of the name's row; returns the room it takes.

    While a drop's change stands beside the points there may be none: the name goes before it.
    """
    most = most_of(art.feature)
    if most is None:
        return 0.0
    words = most_text(most)
    room = text_width(words, SMALLEST) + 8
    if text_width(feature_name(art.feature), SMALLEST, True) * NAME_PRESSED > row.width() - room:
        return 0.0
    text(painter, row, words, SMALLEST, theme.muted, False, RIGHT, False)
    return room


def _points(painter: QPainter, theme: Theme, art: CardArt) -> float:
    """Points at the right, with the change that a drop would bring; returns the room they take."""
    assert art.points is not None
    right, h = art.width / 2, art.height
    gold = theme.accent if theme.day else theme.heaven.gold
    if art.after is None or art.after == art.points:
        text(painter, QRectF(right - 30, -h / 2, 28, h), str(art.points), 18, gold, True, RIGHT, False)
        return 32.0
    tone = theme.success if art.after > art.points else theme.danger
    text(painter, QRectF(right - 30, -h / 2, 28, h), str(art.after), 18, tone, True, RIGHT, False)
    change = signed(art.after - art.points)
    wide = text_width(change, 12, True) + 4
    text(painter, QRectF(right - 32 - wide, -h / 2, wide, h), change, 12, tone, True, RIGHT, False)
    return 36.0 + wide


# The stage -----------------------------------------------------------------------------------------------


def paint_stage(painter: QPainter, art: StageArt, skin: Skin) -> None:
    """Night over the panels beside the sky; the question stands above the cards."""
    theme, heaven = skin.theme, skin.theme.heaven
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    fill(painter, rounded_rect(box, 10), heaven.glass)
    stroke(painter, rounded_rect(box.adjusted(1, 1, -1, -1), 10), pen(rgba(heaven.rim, 210), 1.6))
    title = translate("Solani", "Keep one of these features")
    note = translate("Solani", "The other one joins its row, open to everybody.")
    room = box.width() - 20
    lines = [(row, TITLE, theme.accent, True) for row in evenly(title, TITLE * BOLD, room)]
    lines += [(row, NOTE, theme.text, False) for row in evenly(note, NOTE, room)]
    y = box.top() + (measures.STAGE_HEAD - sum(size + 5 for _, size, _, _ in lines)) / 2
    for row, size, tone, bold in lines:
        text(painter, QRectF(box.left() + 10, y, room, size + 5), row, size, tone, bold)
        y += size + 5


def big_card_size(art: BigCardArt) -> tuple[float, float]:
    """The card and its shadow."""
    room = 26 if art.held else 12
    return art.width + room, art.height + room + 4


def paint_big_card(painter: QPainter, art: BigCardArt, skin: Skin) -> None:
    """Tile, name and both clauses in full."""
    theme, heaven = skin.theme, skin.theme.heaven
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    if not theme.contrast:
        drop = 9 if art.held else 4
        fill(painter, rounded_rect(box.translated(0, drop), 14), rgba(BLACK, 110))
    ground = theme.surface if theme.day else mix(heaven.glass, heaven.feature, 0.35)
    fill(painter, rounded_rect(box, 14), ground)
    stroke(painter, rounded_rect(box, 14), pen(theme.focus if art.held else heaven.feature_rim, 1.8))
    inner = box.adjusted(5, 5, -5, -5)
    stroke(painter, rounded_rect(inner, 10), pen(rgba(heaven.rim, 120), 0.9))
    # The tile beside its name: the words have the height of the card.
    radius = min(32.0, art.height * 0.11)
    head = 2 * radius + 18
    with placed_at(painter, box.left() + radius + 12, box.top() + head / 2 + 2):
        paint_feature(painter, FeatureArt(art.feature, radius), skin)
    left = box.left() + 2 * radius + 20
    name = feature_name(art.feature)
    for size in NAMES:
        rows = wrapped(name, size * BOLD, box.right() - 10 - left)
        if len(rows) <= 1 or size == NAMES[-1]:
            break
    y = box.top() + head / 2 + 2 - len(rows) * (size + 4) / 2
    for row in rows:
        text(painter, QRectF(left, y, box.right() - 8 - left, size + 4), row, size, theme.text, True, LEFT)
        y += size + 4
    room = art.width - 24
    y = box.top() + head + 8
    clauses = (connection_text(art.feature), feature_text(art.feature))
    for size in CLAUSE:
        parts = [evenly(words, size, room) for words in clauses]
        if sum(map(len, parts)) * (size + 4.5) + 8 <= box.bottom() - 8 - y:
            break
    for paragraph in parts:
        line(painter, -room / 2 + 6, y - 3, room / 2 - 6, y - 3, pen(rgba(heaven.rim, 90), 0.9))
        for row in paragraph:
            text(painter, QRectF(-room / 2, y, room, size + 5.5), row, size, theme.text)
            y += size + 4.5
        y += 8
