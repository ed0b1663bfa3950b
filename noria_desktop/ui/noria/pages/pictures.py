"""Pictures of Noria for the pages: discs and wheels.

They stand in for the board where a page needs a small picture; the board itself is drawn elsewhere.
Source: mocks/shell.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Letter, Ring, Space, Track
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, difference, intersection, rounded_rect, segment

Piece: TypeAlias = Disc | Letter
Token: TypeAlias = tuple[Space, Piece, bool]
"""Space, piece, upgraded."""

DISC_LOOK: Final[dict[Disc, tuple[str, str, bool]]] = {
    Disc.CITY: ("#B23F25", "towers", False),
    Disc.JOURNEY: ("#1354C0", "airship", False),
    Disc.TOOL: ("#D4D9DD", "gear", True),
    Disc.BONUS: ("#C972A0", "star", True),
    Disc.ENERGY: ("#F9DA42", "bolt", True),
    Disc.MYCELIUM: ("#2AB477", "mushroom", True),
    Disc.OBSIDIAN: ("#352443", "crystal", False),
}
"""Colour, glyph, whether the glyph is dark. Source: ux.md 4.2."""
RADII: Final = {Ring.SMALL: 0.395, Ring.MEDIUM: 0.63, Ring.LARGE: 0.845}
"""Distance of a ring's spaces from the centre, in wheel radii."""
SIZES: Final = {Ring.SMALL: 2, Ring.MEDIUM: 4, Ring.LARGE: 6}
TOKEN: Final = 0.11
"""Radius of a disc, in wheel radii."""
TRACK_GLYPHS: Final = {
    Track.REFINEMENT: "crystal",
    Track.SETTLEMENT: "house",
    Track.EXPLORATION: "rose",
    Track.RESEARCH: "flask",
}
CHAMBER_GLYPHS: Final = {
    Chamber.REFINEMENT: "crystal",
    Chamber.SETTLEMENT: "house",
    Chamber.EXPLORATION: "rose",
    Chamber.RESEARCH: "flask",
    Chamber.SPECIALISATION: "single",
    Chamber.DIVERSIFICATION: "even",
}


def tokens_of(layout: Sequence[Piece | None]) -> tuple[Token, ...]:
    """The pieces of a starting layout, all on their normal side."""
    return tuple(
        (space, piece, False) for space, piece in zip(SPACES, layout, strict=True) if piece is not None
    )


def lying_on(layout: Sequence[Piece | None], ring: Ring) -> int:
    """How many pieces of a layout lie on a ring."""
    return sum(space.ring is ring and piece is not None for space, piece in zip(SPACES, layout, strict=True))


def space_place(space: Space, turn: float = 0.0) -> tuple[float, float]:
    """Where a space's centre is, in wheel radii from the hub, y downwards; ``turn`` in steps clockwise."""
    angle = math.radians(180 - (space.position - 0.5 + turn) * 360 / SIZES[space.ring])
    return RADII[space.ring] * math.cos(angle), -RADII[space.ring] * math.sin(angle)


def paint_token(canvas: Canvas, x: float, y: float, r: float, piece: Piece, upgraded: bool = False) -> None:
    """A wheel disc: paper rim, ink line, face; upgraded: lighter face and a beaded gold ring."""
    theme, colours = canvas.style.theme, canvas.style.colours
    canvas.fill(circle(x, y + r * 0.14, r * 1.02), "#000000", 0.4)
    letter = isinstance(piece, Letter)
    canvas.fill(circle(x, y, r), "#C3CCD8" if letter else theme.paper)
    canvas.stroke(circle(x, y, r), theme.ink, max(1.0, r * 0.09))
    if isinstance(piece, Letter):
        canvas.fill(circle(x, y, r * 0.8), "#DDE5EE" if upgraded else "#43546A")
        ink = theme.ink if upgraded else "#F2EEE4"
        size = max(11.0, r * 1.05) / canvas.style.scale
        canvas.words(QRectF(x - 2 * r, y - r, 4 * r, 2 * r), piece.value, size, ink, True, CENTRE)
    else:
        face, name, pale = DISC_LOOK[piece]
        canvas.fill(circle(x, y, r * 0.8), mix(face, "#FFFFFF", 0.18) if upgraded else face)
        canvas.fill(difference(circle(x, y, r * 0.8), circle(x, y - r * 0.14, r * 0.82)), "#000000", 0.18)
        canvas.glyph(name, x, y, r * 0.52, theme.ink if pale else "#FFFFFF")
    if upgraded:
        for i in range(18):
            a = 2 * math.pi * i / 18
            canvas.fill(
                circle(x + r * 1.16 * math.cos(a), y + r * 1.16 * math.sin(a), r * 0.085), colours.brass_lit
            )


def paint_plate(canvas: Canvas, cx: float, cy: float, radius: float, bot: bool = False) -> None:
    """The wheel without its spaces: body, lit active half, rings, rim with ticks, hub."""
    style = canvas.style
    brass, lit, deep = (
        ("#A9B6C6", "#E4ECF4", "#56657A")
        if bot
        else (style.colours.brass, style.colours.brass_lit, style.colours.brass_deep)
    )
    ink = style.theme.ink
    body = "#000000" if style.contrast else ("#1B222C" if bot else "#241B26")
    r = radius
    if style.colours.shadow:
        canvas.fill(circle(cx, cy + r * 0.05, r * 1.02), "#000000", 0.4 if style.dark else 0.2)
    canvas.fill(circle(cx, cy, r), body)
    half = QPainterPath(QPointF(cx - r, cy))
    half.arcTo(QRectF(cx - r, cy - r, 2 * r, 2 * r), 180, 180)
    half.closeSubpath()
    canvas.fill(half, brass, 0.26)
    for inner, outer, alpha in ((0.29, 0.50, 0.10), (0.76, 0.93, 0.08)):
        canvas.fill(difference(circle(cx, cy, r * outer), circle(cx, cy, r * inner)), lit, alpha)
    for at in (0.28, 0.51, 0.75):
        canvas.stroke(circle(cx, cy, r * at), brass, r * 0.02, 0.55)
    rim = difference(circle(cx, cy, r), circle(cx, cy, r * 0.93))
    canvas.fill(rim, brass)
    canvas.fill(difference(rim, circle(cx, cy + r * 0.03, r)), lit)
    canvas.fill(intersection(rim, circle(cx, cy + r * 0.97, r * 0.3)), deep, 0.5)
    ticks = QPainterPath()
    for i in range(48):
        a = math.radians(i * 7.5)
        q = r * (0.945 if i % 4 == 0 else 0.96)
        ticks.moveTo(cx + q * math.cos(a), cy + q * math.sin(a))
        ticks.lineTo(cx + r * 0.985 * math.cos(a), cy + r * 0.985 * math.sin(a))
    canvas.stroke(ticks, deep, r * 0.012)
    canvas.stroke(circle(cx, cy, r), ink, max(1.2, r * 0.012))
    canvas.stroke(circle(cx, cy, r * 0.93), ink, max(0.8, r * 0.008))
    canvas.stroke(segment(cx - r * 0.93, cy, cx + r * 0.93, cy), lit, max(1.0, r * 0.012), 0.8, (4, 4))
    canvas.fill(circle(cx, cy, r * 0.2), deep)
    canvas.fill(circle(cx, cy, r * 0.18), brass)
    canvas.fill(circle(cx, cy, r * 0.15), "#17131B")
    canvas.stroke(circle(cx, cy, r * 0.2), ink, max(1.0, r * 0.012))


def paint_spaces(
    canvas: Canvas, cx: float, cy: float, radius: float, bot: bool = False, turn: float = 0.0
) -> None:
    """The twelve places for discs."""
    brass = "#A9B6C6" if bot else canvas.style.colours.brass
    for space in SPACES:
        dx, dy = space_place(space, turn)
        hole = circle(cx + dx * radius, cy + dy * radius, radius * 0.093)
        canvas.fill(hole, "#0D0B12", 0.6)
        canvas.stroke(hole, brass, max(0.8, radius * 0.009), 0.8)


def paint_wheel(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    tokens: Sequence[Token],
    *,
    bot: bool = False,
    turn: float = 0.0,
    lit: Sequence[Space] = (),
) -> None:
    """A three-ring wheel; the lower half is the active one. Discs on ``lit`` spaces get a bright ring."""
    paint_plate(canvas, cx, cy, radius, bot)
    paint_spaces(canvas, cx, cy, radius, bot, turn)
    size = radius * TOKEN
    for space, piece, upgraded in tokens:
        dx, dy = space_place(space, turn)
        x, y = cx + dx * radius, cy + dy * radius
        paint_token(canvas, x, y, size, piece, upgraded)
        if space in lit:
            canvas.stroke(circle(x, y, size * 1.25), canvas.style.theme.focus, max(2.0, size * 0.16))
    if bot:
        canvas.badge(False, cx, cy, radius * 0.075, rim=False)


def paint_halves(canvas: Canvas, cx: float, cy: float, radius: float, resting: str, active: str) -> None:
    """The names of the two halves at the left of the dividing line."""
    scale = canvas.style.scale
    for word, top in ((resting, -19), (active, 3)):
        width = canvas.width(word, 11.5) + 14 * scale
        pill = QRectF(cx - radius * 0.9, cy + top * scale, width, 16 * scale)
        canvas.fill(rounded_rect(pill, 8 * scale), "#0D0B12", 0.76)
        canvas.words(pill, word, 11.5, "#F2EEE4", False, CENTRE)
