"""Name plates of both players: who, domains won, and how many cards of each kind."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.pens import fill, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.board.arts import PlateArt
from noria_desktop.ui.nautilus.cover import COVER
from noria_desktop.ui.nautilus.paint.colours import BLACK, RANK_SIGN
from noria_desktop.ui.nautilus.paint.divers import paint_helmet
from noria_desktop.ui.nautilus.paint.domains import badge
from noria_desktop.ui.nautilus.words.opponents import opponent_title

RANKS = (Opponent.LEVEL_1, Opponent.LEVEL_2, Opponent.LEVEL_3, Opponent.LEVEL_4)
UPPER = 54.0
"""Height of the part with name and counts, in units; what is left below speaks of the start player."""


def plate_size(art: PlateArt) -> tuple[float, float]:
    """The plate, its glow and its shadow."""
    return art.width + 8 * art.unit, art.height + 10 * art.unit


def paint_plate(painter: QPainter, art: PlateArt, skin: Skin) -> None:
    """One player's plate."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    tone = theme.you if art.own else theme.bot
    if art.turn:
        glow = box.adjusted(-2.5 * k, -2.5 * k, 2.5 * k, 2.5 * k)
        stroke(painter, rounded_rect(glow, 11 * k), pen(rgba(tone, 150), 3 * k))
    if not theme.contrast:
        fill(painter, rounded_rect(box.translated(0, 2 * k), 9 * k), rgba(BLACK, 76))
    fill(painter, rounded_rect(box, 9 * k), theme.surface, pen(tone if art.turn else theme.brass, 1.4 * k))
    bar = QRectF(box.left(), box.top() + 8 * k, 4 * k, box.height() - 16 * k)
    fill(painter, rounded_rect(bar, 2 * k), tone)
    left, middle = box.left() + 56 * k, box.top() + UPPER / 2 * k
    _portrait(painter, theme, art, box.left() + 31 * k, middle)
    if art.own:
        yours, theirs = translate("Nautilus", "Start player"), translate("Nautilus", "The rival starts")
        below = QRectF(left, box.top() + (UPPER - 3) * k, box.right() - left - 8 * k, 20 * k)
        first = yours if art.starts else theirs
        text(painter, below, first, max(12.0, 12 * k), theme.muted, False, LEFT)
    name = QRectF(left, middle - 23 * k, box.right() - left - 62 * k, 22 * k)
    text(painter, name, plate_name(art), max(12.0, 15 * k), theme.text, True, LEFT)
    if art.counted:
        _domains(painter, theme, art, box.right() - 10 * k, middle - 12 * k)
    _counts(painter, theme, art, left, middle + 11 * k)


def plate_name(art: PlateArt) -> str:
    """Who it is: you and the computer's level, or two players by their numbers."""
    if art.opponent is Opponent.HUMAN:
        return translate("Nautilus", "Player {number}").format(number=art.number)
    if art.own:
        return translate("Nautilus", "You")
    return COVER.person_name(art.opponent.value) or opponent_title(art.opponent)


def _portrait(painter: QPainter, theme: Theme, art: PlateArt, x: float, y: float) -> None:
    """The sign that stands for the computer's level on the New game page too, the badge alone for a human."""
    k = art.unit
    tone = theme.you if art.own else theme.bot
    fill(painter, circle(x, y, 19 * k), mix(theme.surface, tone, 0.28), pen(tone, 1.6 * k))
    if art.own or art.opponent is Opponent.HUMAN:
        badge(painter, theme, art.own, x, y, 9 * k)
        return
    if art.opponent is Opponent.LEVEL_1:
        paint_helmet(painter, theme, x, y - 4 * k, 9.5 * k)
    else:
        silhouette(painter, f"nautilus/{RANK_SIGN[art.opponent]}", x, y - 4 * k, 10.5 * k, theme.text)
    for i in range(RANKS.index(art.opponent) + 1):
        stripe = QRectF(x - 6.5 * k, y + (6.5 + i * 2.7) * k, 13 * k, 1.6 * k)
        fill(painter, rounded_rect(stripe, 0.8 * k), theme.accent)
    badge(painter, theme, art.own, x + 15 * k, y + 13 * k, 5.6 * k)


def _domains(painter: QPainter, theme: Theme, art: PlateArt, right: float, y: float) -> None:
    """The laurel of domains won, and how many of those that win the game."""
    k, size = art.unit, max(12.0, 13 * art.unit)
    words = f"{art.won} / {components().domains_needed}"
    wide = text_width(words, size, True) + 1
    text(painter, QRectF(right - wide, y - 9 * k, wide, 18 * k), words, size, theme.text, True, LEFT, False)
    tone = theme.accent if art.won else theme.muted
    silhouette(painter, "nautilus/laurel", right - wide - 12 * k, y, 8.5 * k, tone)


def _counts(painter: QPainter, theme: Theme, art: PlateArt, x: float, y: float) -> None:
    """Divers in hand, specials held, domain cards taken."""
    k, size = art.unit, max(12.0, 13 * art.unit)
    for sign, number in (("cards", art.cards), ("lozenge", art.specials), ("stack", art.taken)):
        silhouette(painter, f"nautilus/{sign}", x + 7 * k, y, 7 * k, theme.muted)
        place = QRectF(x + 17 * k, y - 9 * k, 30 * k, 18 * k)
        used = text(painter, place, str(number), size, theme.text, True, LEFT, False)
        x += 17 * k + used + 11 * k
