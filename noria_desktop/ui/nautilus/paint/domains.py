"""Domain cards, the seals of settled domains, and the tabs that show which side is ahead."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.nautilus.terms import Domain
from noria_desktop.ui.art.glyphs import glyph_outline, silhouette
from noria_desktop.ui.art.pens import Colour, fill, line, mix, pen, rgba, stroke, within
from noria_desktop.ui.art.shapes import circle, polygon, rhombus, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.nautilus.board.arts import DomainArt, LeanArt, SealArt
from noria_desktop.ui.nautilus.board.measures import DOMAIN
from noria_desktop.ui.nautilus.paint.colours import (
    BLACK,
    DARK_DOMAINS,
    DOMAIN_FILL,
    DOMAIN_SIGN,
    WHITE,
    sign_colour,
)
from noria_desktop.ui.nautilus.words.names import domain_name

WIDE, HIGH = DOMAIN
MINUS = "\u2212"  # minus sign


def signed(points: int, *, plus: bool = False) -> str:
    """A number with a true minus sign."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if plus else str(points)


def domain_size(art: DomainArt) -> tuple[float, float]:
    """The card and its shadow."""
    return art.width * 1.05, art.width * HIGH / WIDE * 1.09


def paint_domain(painter: QPainter, art: DomainArt, skin: Skin) -> None:
    """Engraved sun, sign, name and worth."""
    theme, u = skin.theme, art.width / WIDE
    domain, body = art.domain, DOMAIN_FILL[art.domain]
    dark = domain in DARK_DOMAINS
    ink = sign_colour(domain, theme)
    box = QRectF(-art.width / 2, -HIGH * u / 2, art.width, HIGH * u)
    fill(painter, rounded_rect(box.translated(0, 2.5 * u), 13 * u), rgba(BLACK, 102))
    face = rounded_rect(box, 13 * u)
    with within(painter, face):
        fill(painter, face, body)
        shade = mix(body, WHITE, 0.22) if dark else mix(body, BLACK, 0.16)
        middle = box.top() + 28 * u
        _rays(painter, middle, u, shade)
        medal = mix(body, BLACK if dark else WHITE, 0.22)
        fill(painter, circle(0, middle, 26 * u), medal, pen(shade, 1.3 * u))
        foot = QRectF(box.left(), box.bottom() - 35 * u, box.width(), 35 * u)
        painter.fillRect(foot, rgba(mix(body, BLACK, 0.35) if dark else mix(body, WHITE, 0.3)))
        line(painter, box.left(), foot.top(), box.right(), foot.top(), pen(rgba(ink, 140), 1.1 * u))
    silhouette(painter, f"nautilus/{DOMAIN_SIGN[domain]}", 0, middle, 19.5 * u, ink)
    if art.named:
        name = QRectF(foot.left() + 3 * u, foot.top() + 0.5 * u, foot.width() - 6 * u, 16 * u)
        text(painter, name, domain_name(domain), max(12.0, 12 * u), ink, True)
        paint_worth(painter, 0, foot.top() + 22.6 * u, 6.4 * u, art.points, ink, spent=art.settled)
    else:
        paint_worth(painter, 0, foot.top() + 17 * u, 10 * u, art.points, ink, spent=art.settled)
    inner = box.adjusted(2.6 * u, 2.6 * u, -2.6 * u, -2.6 * u)
    stroke(painter, rounded_rect(inner, 10.5 * u), pen(rgba(WHITE, 153), 1.1 * u))
    stroke(painter, face, pen(theme.ink, 1.8 * u))


def _rays(painter: QPainter, y: float, u: float, shade: str) -> None:
    """Thirty-six rays round the medal."""
    rays = QPainterPath()
    for i in range(36):
        angle = math.radians(i * 10)
        c, s = math.cos(angle), math.sin(angle)
        rays.moveTo(25 * u * c, y + 25 * u * s)
        rays.lineTo(62 * u * c, y + 62 * u * s)
    stroke(painter, rays, pen(rgba(shade, 140), 1.0 * u))


def paint_worth(
    painter: QPainter, x: float, y: float, radius: float, points: int, ink: Colour, *, spent: bool = False
) -> None:
    """Worth of a domain card: a star a point, or a blot with its minus; hollow once it no longer matters."""
    if points > 0:
        for i in range(points):
            at = x + (i - (points - 1) / 2) * radius * 2.3
            if spent:
                glyph_outline(painter, "nautilus/star", at, y, radius * 0.9, ink, radius * 0.2)
            else:
                silhouette(painter, "nautilus/star", at, y, radius, ink)
        return
    if spent:
        glyph_outline(painter, "nautilus/blot", x - radius * 1.3, y, radius * 1.2, ink, radius * 0.2)
    else:
        silhouette(painter, "nautilus/blot", x - radius * 1.3, y, radius * 1.35, ink)
    place = QRectF(x + radius * 0.05, y - radius * 1.7, radius * 3, radius * 3)
    text(painter, place, signed(points), radius * 2.2, ink, True, LEFT, False)


def badge(
    painter: QPainter, theme: Theme, own: bool, x: float, y: float, radius: float, *, rim: bool = True
) -> None:
    """Whose a thing is: a disc for the viewer, a diamond for the rival, so that shape tells before colour."""
    shape = circle(x, y, radius) if own else rhombus(x, y, radius * 1.15)
    fill(painter, shape, theme.you if own else theme.bot)
    if rim:
        inner = circle(x, y, radius * 0.7) if own else rhombus(x, y, radius * 0.74)
        stroke(painter, shape, pen(theme.ink, max(1.2, radius * 0.16)))
        stroke(painter, inner, pen(rgba(WHITE, 140), max(0.8, radius * 0.09)))


def medal(painter: QPainter, theme: Theme, domain: Domain, x: float, y: float, radius: float) -> None:
    """A domain's round sign for lists."""
    fill(painter, circle(x, y, radius), DOMAIN_FILL[domain], pen(theme.ink, radius * 0.09))
    stroke(painter, circle(x, y, radius * 0.85), pen(rgba(WHITE, 128), radius * 0.056))
    silhouette(painter, f"nautilus/{DOMAIN_SIGN[domain]}", x, y, radius * 0.66, sign_colour(domain, theme))


def paint_seal(painter: QPainter, art: SealArt, skin: Skin) -> None:
    """Laurel round the winner's badge."""
    theme, r = skin.theme, art.radius
    fill(painter, circle(0, 0, r), theme.ink, pen(theme.brass_hi, r * 0.1))
    silhouette(painter, "nautilus/laurel", 0, 0, r * 0.9, theme.brass_hi)
    badge(painter, theme, art.own, 0, 0, r * 0.36, rim=False)


def paint_lean(painter: QPainter, art: LeanArt, skin: Skin) -> None:
    """A pentagon whose point shows the way; hollow while nothing faces the card that leads."""
    theme, k = skin.theme, art.unit
    preview = art.gain is not None
    half = (25 if preview else 14) * k
    s = 1 if art.own else -1
    top, shoulder, tip = -10 * k, 4 * k, 10 * k
    corners = [(-half, s * top), (half, s * top), (half, s * shoulder), (0.0, s * tip), (-half, s * shoulder)]
    path = polygon(corners)
    tone = theme.you if art.own else theme.bot
    if preview or art.faced:
        fill(painter, path, tone)
    else:
        fill(painter, path, rgba(mix(tone, theme.ink, 0.55), 225))
    if preview:
        stroke(painter, path, pen(theme.ink, 4.0 * k))
        fill(painter, path, tone, pen(theme.focus, 2.2 * k))
    else:
        stroke(painter, path, pen(WHITE if art.faced else tone, 1.3 * k))
    if art.gain is not None:
        words = signed(art.gain, plus=True)
        place = QRectF(-half, s * -3.2 * k - 8 * k, 2 * half, 16 * k)
        text(painter, place, words, max(12.0, 12.5 * k), theme.ink, True, fit=False)
