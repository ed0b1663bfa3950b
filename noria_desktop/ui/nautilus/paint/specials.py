"""The six special cards: ink ground, double brass frame, a line drawing; the kraken in colour."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Special
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.pens import faded, fill, pen, placed_at, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, cubic, ellipse, outline, rhombus, rounded_rect, tapered
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.board.arts import SpecialArt
from noria_desktop.ui.nautilus.board.measures import TALL
from noria_desktop.ui.nautilus.paint import colours
from noria_desktop.ui.nautilus.words.names import special_name

FADED = 0.45
"""What is kept back lies behind what can still be used."""
VALUES = {Special.KRAKEN: KRAKEN, Special.BONE: BONE}
"""Specials that lie like divers."""


def special_size(art: SpecialArt) -> tuple[float, float]:
    """The card and its shadow."""
    room = 0.36 if art.held else 0.12
    return art.width * (1 + room), art.width * (TALL + room)


def paint_special(painter: QPainter, art: SpecialArt, skin: Skin) -> None:
    """One special card."""
    theme, u = skin.theme, art.width / 100
    box = QRectF(-art.width / 2, -art.width * TALL / 2, art.width, art.width * TALL)
    face = rounded_rect(box, 11 * u)
    with faded(painter, FADED if art.kept_back else 0.75 if art.spent else 1.0):
        if art.held:
            fill(painter, rounded_rect(box.translated(-7 * u, 14 * u), 11 * u), rgba(colours.BLACK, 82))
        if not art.pale:
            fill(painter, rounded_rect(box.translated(0, 2.4 * u), 11 * u), rgba(colours.BLACK, 96))
        fill(painter, face, colours.DEEP)
        with within(painter, face):
            for i in range(5):
                fill(painter, circle(0, 8 * u, (74 - i * 13) * u), rgba(colours.DEEP_GLOW, 51))
        stroke(painter, face, pen(theme.brass, 3 * u))
        inner = box.adjusted(5 * u, 5 * u, -5 * u, -5 * u)
        stroke(painter, rounded_rect(inner, 7.5 * u), pen(theme.brass, 1.1 * u))
        for x in (-1, 1):
            for y in (-1, 1):
                at = rhombus(x * (box.width() / 2 - 10 * u), y * (box.height() / 2 - 10 * u), 3 * u)
                fill(painter, at, theme.brass_hi)
        middle = 0.0 if not art.caption else -6 * u
        if art.special is Special.KRAKEN:
            paint_kraken(painter, theme, 0, middle + 10 * u, 42 * u)
        else:
            low = middle + (5 * u if art.special is Special.BONE else 0)
            silhouette(painter, f"nautilus/{art.special.value}", 0, low, 30 * u, theme.brass_hi)
        if art.special in VALUES:
            place = QRectF(box.left() + 10 * u, box.top() + 4 * u, 50 * u, 34 * u)
            text(painter, place, str(VALUES[art.special]), 29 * u, theme.brass_hi, True, LEFT, False)
        if art.caption:
            _caption(painter, theme, box, u, special_name(art.special))
    if art.kept_back and art.caption:  # the small card of the rival has it in the words beside it
        _sash(painter, theme, box, u)
    if art.held:
        grown = box.adjusted(-2.5 * u, -2.5 * u, 2.5 * u, 2.5 * u)
        stroke(painter, rounded_rect(grown, 13.5 * u), pen(theme.accent, 2.6 * u))


def _sash(painter: QPainter, theme: Theme, box: QRectF, u: float) -> None:
    """Across the head of a card that its holder did without: no paleness tells it alone."""
    high = max(22 * u, 18.0)
    sash = QRectF(box.left(), box.top() + 12 * u, box.width(), high)
    fill(painter, rounded_rect(sash, 3 * u), theme.paper, pen(theme.ink, 1.2 * u))
    words = translate("Nautilus", "Kept back")
    text(painter, sash.adjusted(3 * u, 0, -3 * u, 0), words, max(12.0, 14 * u), theme.ink, True)


def _caption(painter: QPainter, theme: Theme, box: QRectF, u: float, words: str) -> None:
    """The card's name on a plate at its foot, never smaller than can be read."""
    high = max(18 * u, 15.0)
    plate = QRectF(box.left() + 9 * u, box.bottom() - 9 * u - high, box.width() - 18 * u, high)
    fill(painter, rounded_rect(plate, high / 2), rgba("#0A131B", 235), pen(theme.brass, 0.9 * u))
    text(painter, plate.adjusted(3 * u, 0, -3 * u, 0), words, max(12.0, 13.5 * u), theme.brass_hi, True)


def paint_kraken(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """Four far arms, two near ones with suckers, the mantle with its eyes."""
    dark, mid, lit = colours.TENTACLES
    with placed_at(painter, x, y, scale=radius):
        for side in (-1, 1):
            _arm(painter, theme, side, (0.2, 0.95, 0.28, 0.16, 0.2), dark)
            _arm(painter, theme, side, (0.08, 0.52, 0.98, 0.15, 0.2), dark)
        for side in (-1, 1):
            _arm(painter, theme, side, (0.14, 0.72, 0.66, 0.18, 0.25), mid, lit)
        mantle = outline(
            "M -0.36 0.16 "
            "C -0.34 -0.1 -0.62 -0.5 -0.34 -0.86 -0.2 -1.06 0.2 -1.06 0.34 -0.86 0.62 -0.5 0.34 -0.1 0.36 0.16 0.2 0.3 -0.2 0.3 -0.36 0.16"
        )
        with within(painter, mantle):
            fill(painter, mantle, dark)
            fill(painter, mantle.translated(-0.14, -0.03), mid)
        for dx, dy, size in ((-0.2, -0.74, 0.07), (-0.04, -0.84, 0.05), (-0.3, -0.56, 0.045)):
            fill(painter, circle(dx, dy, size), rgba(lit, 178))
        stroke(painter, mantle, pen(theme.ink, 0.04))
        for side in (-1, 1):
            fill(painter, ellipse(side * 0.2, -0.02, 0.11, 0.1), "#F8E9A6", pen(theme.ink, 0.035))
            fill(painter, ellipse(side * 0.19, -0.02, 0.03, 0.085), theme.ink)


def _arm(
    painter: QPainter,
    theme: Theme,
    side: int,
    shape: tuple[float, float, float, float, float],
    tone: str,
    suckers: str = "",
) -> None:
    """One arm: root, reach, drop, curl and thickness."""
    root, reach, drop, curl, width = shape
    points = cubic(
        (side * root, 0.02),
        (side * (root + 0.1), drop),
        (side * reach, drop + 0.1),
        (side * reach, drop - 0.34),
        22,
    )
    ex, ey = points[-1]
    for i in range(1, 15):
        turn, tight = i / 14 * 4.4, curl * (1 - i / 17)
        points.append((ex - side * (curl - tight * math.cos(turn)), ey - tight * math.sin(turn)))
    fill(painter, tapered(points, width, 0.035), tone, pen(theme.ink, 0.03))
    if suckers:
        for i in range(5, 26, 4):
            fill(painter, circle(*points[i], 0.03 * (1.2 - i / 40)), suckers)
