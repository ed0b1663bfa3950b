"""Discs, letters, tokens and small signs: everything round that is picked up or counted."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.noria.terms import Disc, Good, Letter, Resource
from noria_desktop.ui.art.glyphs import glyph, glyph_outline
from noria_desktop.ui.art.marks import pill
from noria_desktop.ui.art.pens import faded, fill, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, rhombus, scallop
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.noria.board.arts import AnnouncedArt, DiscArt, LetterArt, MarkerArt
from noria_desktop.ui.noria.board.arts_panels import BadgeArt, KnowledgeArt
from noria_desktop.ui.noria.board.measures import TAG
from noria_desktop.ui.noria.paint.colours import (
    BLACK,
    COMING,
    COMPLEX,
    CREAM,
    DISC_FILL,
    LETTER_DARK,
    LETTER_PALE,
    NICHE,
    RESOURCE_DISC,
    SIMPLE,
    VEIL,
    WHITE,
    sign_colour,
)
from noria_desktop.ui.noria.paint.letters import text

_GLOW = ((1.46, 36), (1.34, 60))
_GONE = 0.55
"""Opacity of what cannot be used; never of text."""


@cache
def _crescents(radius: float) -> tuple[QPainterPath, QPainterPath]:
    """Lit and shaded edge of a disc's body."""
    body = circle(0, 0, radius * 0.84)
    return (
        body.subtracted(circle(0, radius * 0.14, radius * 0.86)),
        body.subtracted(circle(0, -radius * 0.16, radius * 0.88)),
    )


def _seal(painter: QPainter, theme: Theme, radius: float) -> None:
    """Brass rim with fourteen lobes: an upgraded face is known by its silhouette."""
    lobes = scallop(14, radius * 1.05, radius * 0.1)
    fill(painter, lobes, theme.brass, pen(theme.ink, max(1.0, radius * 0.05)))
    dots = pen(theme.brass_hi, radius * 0.07, (radius * 0.09, radius * 0.09))
    stroke(painter, circle(0, 0, radius * 0.93), dots)


def _body(painter: QPainter, theme: Theme, radius: float, colour: str) -> None:
    """Flat colour with a lit upper and a shaded lower edge."""
    fill(painter, circle(0, 0, radius * 0.84), colour, pen(theme.ink, max(0.8, radius * 0.04)))
    light, shade = _crescents(radius)
    fill(painter, light, rgba(WHITE, 70))
    fill(painter, shade, rgba(BLACK, 56))


def paint_disc_face(
    painter: QPainter, theme: Theme, disc: Disc, radius: float, upgraded: bool = False
) -> None:
    """An action disc round (0, 0), without shadow and states."""
    base = DISC_FILL[disc]
    if upgraded:
        base = mix(base, WHITE, 0.14)
        _seal(painter, theme, radius)
    else:
        fill(painter, circle(0, 0, radius), theme.paper, pen(theme.ink, max(1.0, radius * 0.05)))
    _body(painter, theme, radius, base)
    lift = -radius * 0.07 if upgraded else 0.0
    glyph(painter, f"noria/{disc.value}", 0, lift, radius * 0.54, sign_colour(disc, theme), base)
    if upgraded:
        for x in (-0.16, 0.16):
            stud = rhombus(radius * x, radius * 0.61, radius * 0.13)
            fill(painter, stud, theme.brass_hi, pen(theme.ink, 0.7))


def paint_letter_face(
    painter: QPainter, theme: Theme, letter: Letter, radius: float, upgraded: bool = False
) -> None:
    """A letter disc of the bot round (0, 0), without states."""
    if upgraded:
        _seal(painter, theme, radius)
    else:
        fill(painter, circle(0, 0, radius), theme.steel_hi, pen(theme.ink, max(1.0, radius * 0.05)))
    _body(painter, theme, radius, LETTER_PALE if upgraded else LETTER_DARK)
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius - radius * 0.06)
    text(painter, box, letter.value, radius * 1.12, theme.ink if upgraded else WHITE, True, fit=False)


def _shadow(painter: QPainter, theme: Theme, radius: float) -> None:
    """Ground shadow of a lying disc."""
    fill(painter, circle(0, radius * 0.1, radius * 1.03), rgba(theme.ink, 110))


def disc_size(art: DiscArt) -> tuple[float, float]:
    """Room for glow, shadow and tag."""
    half = art.radius * (1.5 if art.lit else 1.17) + 1
    wide = half
    if art.tag:
        half = max(half, art.radius * TAG + 11)
        wide = max(wide, text_width(art.tag, 12.5, True) / 2 + 7)
    return 2 * wide, 2 * half


def paint_disc(painter: QPainter, art: DiscArt, skin: Skin) -> None:
    """An action disc with its states; the tag stays readable whatever the state."""
    theme, radius = skin.theme, art.radius
    with faded(painter, _GONE if art.disabled else 1.0):
        _shadow(painter, theme, radius)
        if art.lit:
            for reach, alpha in _GLOW:
                fill(painter, circle(0, 0, radius * reach), rgba(theme.brass_hi, alpha))
            stroke(painter, circle(0, 0, radius * 1.22), pen(theme.ink, radius * 0.15))
            stroke(painter, circle(0, 0, radius * 1.22), pen(CREAM, radius * 0.085))
        paint_disc_face(painter, theme, art.disc, radius, art.upgraded)
        if art.resting:
            fill(painter, circle(0, 0, radius * 0.86), rgba(VEIL, 70))
    if art.tag:
        colour = theme.accent if theme.day else theme.brass_hi
        pill(painter, theme, 0, radius * TAG, art.tag, colour)


def letter_size(art: LetterArt) -> tuple[float, float]:
    """Room for the collar and the shadow."""
    side = 2 * (art.radius * 1.3 + 1)
    return side, side


def paint_letter(painter: QPainter, art: LetterArt, skin: Skin) -> None:
    """A letter of the bot; orange collar when it is about to act."""
    theme, radius = skin.theme, art.radius
    if art.entering:
        fill(painter, circle(0, 0, radius * 1.28), COMING, pen(theme.ink, 1))
    else:
        _shadow(painter, theme, radius)
    with faded(painter, 0.6 if art.spent else 1.0):
        paint_letter_face(painter, theme, art.letter, radius, art.upgraded)


def paint_announced(painter: QPainter, art: AnnouncedArt, skin: Skin) -> None:
    """A letter lying on the orbit."""
    fill(painter, circle(0, 0, 12.4), COMING, pen(skin.theme.ink, 1.2))
    paint_letter_face(painter, skin.theme, art.letter, 10.8, art.upgraded)


def paint_marker(painter: QPainter, art: MarkerArt, skin: Skin) -> None:
    """Round marker: a brass coin with the number."""
    theme, radius = skin.theme, art.radius
    fill(painter, circle(0, 0, radius), theme.brass_hi, pen(theme.ink, 1.4))
    stroke(painter, circle(0, 0, radius * 0.84), pen(rgba(theme.ink, 90), 0.8))
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    text(painter, box, str(art.round), max(12.0, radius * 1.2), theme.ink, True, fit=False)


def coin(painter: QPainter, theme: Theme, resource: Resource, x: float, y: float, radius: float) -> None:
    """A resource as a small round token."""
    disc = RESOURCE_DISC[resource]
    rim = pen(theme.ink if theme.day else theme.paper, 0.9)
    fill(painter, circle(x, y, radius), DISC_FILL[disc], rim)
    glyph(painter, f"noria/{resource.value}", x, y, radius * 0.66, sign_colour(disc, theme))


def goods_sign(painter: QPainter, theme: Theme, rare: bool, x: float, y: float, radius: float) -> None:
    """Any simple good (a crate) or any complex good (a star box)."""
    name, colour = ("complex", COMPLEX) if rare else ("simple", SIMPLE)
    glyph(painter, f"noria/{name}", x, y, radius * 0.95, colour, theme.ink)
    if theme.day:
        glyph_outline(painter, f"noria/{name}", x, y, radius * 0.95, theme.ink, 1)


def good(painter: QPainter, name: Good, x: float, y: float, radius: float, rare: bool) -> None:
    """A good in the dark of an arch: shape first, then white for simple and brass for complex."""
    glyph(painter, f"noria/{name.value}", x, y, radius, COMPLEX if rare else SIMPLE, NICHE)


def paint_knowledge(painter: QPainter, art: KnowledgeArt, skin: Skin) -> None:
    """Knowledge that moves."""
    book(painter, skin.theme, 0, 0, art.radius)


def book(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """Knowledge as a book that stands out on every panel."""
    cover, pages = ("#6B5326", theme.paper) if theme.day else (theme.paper, theme.ink)
    glyph(painter, "noria/knowledge", x, y, radius, cover, pages)


def paint_badge(painter: QPainter, art: BadgeArt, skin: Skin) -> None:
    """A number in a small plate."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -8, art.width, 16)
    painter.setBrush(rgba(theme.surface))
    painter.setPen(pen(theme.line, 1))
    painter.drawRoundedRect(box, 8, 8)
    text(painter, box.adjusted(2, 0, -2, 0), art.text, 12, theme.text, True)
