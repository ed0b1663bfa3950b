"""Pictures of Nautilus for the pages: what one sees through the salon's window, and the table laid before it.

Helmets, cards and signs are those of the game's own table. Source: mocks/shell.md; mocks/nautilus.md.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from noria_desktop.games.nautilus.terms import Domain, DomainCards, FirstPlayer, Opponent
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.glyphs import placed, silhouette
from noria_desktop.ui.art.people import Portrait
from noria_desktop.ui.art.shapes import circle, polygon, rounded_rect
from noria_desktop.ui.art.style import tone
from noria_desktop.ui.nautilus.paint.colours import RANK_SIGN
from noria_desktop.ui.nautilus.paint.divers import paint_helmet
from noria_desktop.ui.nautilus.paint.domains import medal
from noria_desktop.ui.nautilus.paint.specials import paint_kraken

SHAFTS: Final = (
    (0.12, 0.10, -0.12, 0.16),
    (0.3, 0.05, -0.06, 0.2),
    (0.46, 0.12, 0.0, 0.12),
    (0.7, 0.06, 0.08, 0.12),
)
"""Light from above: place, width, lean, strength."""


def paint_sea(canvas: Canvas, box: QRectF) -> None:
    """Water with shafts of light, from the surface to the ground."""
    theme = canvas.style.theme
    surface, middle, ground = theme.water
    canvas.gradient(box, ((0.0, surface), (0.5, middle), (1.0, ground)))
    if canvas.style.contrast:
        return
    width = box.width()
    for place, wide, lean, strength in SHAFTS:
        x = box.left() + place * width
        shaft = [
            (x, box.top()),
            (x + wide * width, box.top()),
            (x + (wide * 2 + lean) * width, box.bottom()),
            (x + (lean - wide) * width, box.bottom()),
        ]
        canvas.fill(polygon(shaft), theme.shaft, strength * 0.7)


def paint_reef(canvas: Canvas, box: QRectF) -> None:
    """The ground of the sea."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height())

    reef = QPainterPath(box.bottomLeft())
    reef.lineTo(at(0, 0.82))
    reef.cubicTo(at(0.2, 0.68), at(0.34, 0.94), at(0.55, 0.86))
    reef.cubicTo(at(0.75, 0.78), at(0.85, 0.96), at(1, 0.84))
    reef.lineTo(box.bottomRight())
    canvas.fill(reef, canvas.style.theme.reef[1])


def paint_life(canvas: Canvas, box: QRectF) -> None:
    """Bubbles over the helmet and a few fish far off."""
    scale, tint = box.height() / 140, canvas.style.theme.on_water
    for x, y, size in ((0.47, 0.26, 4.2), (0.5, 0.14, 2.8), (0.45, 0.08, 2.0)):
        bubble = circle(box.left() + x * box.width(), box.top() + y * box.height(), size * scale)
        canvas.stroke(bubble, tint, 1.1, 0.7)
    for x, y, size in ((0.1, 0.3, 6), (0.15, 0.42, 4.4), (0.06, 0.5, 4)):
        canvas.fill(
            placed("nautilus/fish", box.left() + x * box.width(), box.top() + y * box.height(), size * scale),
            tint,
            0.4,
        )


def paint_depths(canvas: Canvas, box: QRectF) -> None:
    """Sea and reef behind words."""
    paint_sea(canvas, box)
    paint_reef(canvas, box)


def paint_emblem(canvas: Canvas, box: QRectF) -> None:
    """The picture of the game's card: a diver in the light, the kraken in the dark."""
    theme = canvas.style.theme
    paint_sea(canvas, box)
    reach = min(box.height() * 0.46, box.width() * 0.27)
    paint_kraken(canvas.p, theme, box.left() + box.width() * 0.76, box.top() + box.height() * 0.48, reach)
    paint_reef(canvas, box)
    helmet = min(box.height() * 0.29, box.width() * 0.19)
    paint_helmet(canvas.p, theme, box.left() + box.width() * 0.3, box.top() + box.height() * 0.52, helmet)
    paint_life(canvas, box)


def paint_window(canvas: Canvas, box: QRectF, radius: float) -> None:
    """The salon's window: sea and reef behind a riveted brass frame."""
    theme, scale = canvas.style.theme, canvas.style.scale
    canvas.clip(rounded_rect(box, radius))
    paint_sea(canvas, box)
    paint_reef(canvas, box)
    paint_life(canvas, box)
    canvas.p.restore()
    width = 9 * scale
    frame = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    canvas.stroke(rounded_rect(frame, radius - width / 2), theme.brass, width)
    canvas.stroke(rounded_rect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius), theme.brass_hi, 1.2)
    inner = box.adjusted(width, width, -width, -width)
    canvas.stroke(rounded_rect(inner, max(2.0, radius - width)), theme.ink, 1.6)
    path = rounded_rect(frame, radius - width / 2)
    count = max(8, round(path.length() / (44 * scale)))
    for i in range(count):
        place = path.pointAtPercent(i / count)
        canvas.fill(circle(place.x(), place.y(), 2 * scale), theme.brass_lo)
        canvas.fill(circle(place.x() - 0.5 * scale, place.y() - 0.6 * scale, 1.2 * scale), theme.brass_hi)


def paint_rank(opponent: Opponent, canvas: Canvas, x: float, y: float, half: float) -> None:
    """An opponent's badge: its sign on sea water within a brass ring, and a bubble for each level."""
    theme = canvas.style.theme
    depth = {Opponent.LEVEL_1: 0, Opponent.LEVEL_2: 1, Opponent.LEVEL_3: 1, Opponent.LEVEL_4: 2}.get(
        opponent, 0
    )
    canvas.fill(circle(x, y, half), theme.water[depth])
    canvas.stroke(circle(x, y, half * 0.95), theme.brass, max(1.4, half * 0.1))
    sign = theme.on_water
    if opponent is Opponent.LEVEL_1:
        paint_helmet(canvas.p, theme, x, y - half * 0.06, half * 0.46)
        return
    if opponent is Opponent.HUMAN:
        canvas.badge(True, x - half * 0.34, y, half * 0.3)
        canvas.badge(False, x + half * 0.36, y, half * 0.3)
        return
    silhouette(canvas.p, f"nautilus/{RANK_SIGN[opponent]}", x, y, half * 0.54, tone(sign))


def paint_table(
    canvas: Canvas, box: QRectF, cards: DomainCards, first: FirstPlayer, words: tuple[str, str]
) -> None:
    """The table before a game: five columns, whose points lie open, and who holds Nemo's token.

    ``words`` name the rival's and the own side.
    """
    theme, scale = canvas.style.theme, canvas.style.scale
    paint_window(canvas, box, 16 * scale)
    inner = box.adjusted(20 * scale, 16 * scale, -20 * scale, -16 * scale)
    side = min(74 * scale, inner.width() * 0.2)
    field = inner.adjusted(side, 0, -8 * scale, 0)
    step = field.width() / len(Domain)
    middle = field.center().y()
    size = min(step * 0.38, field.height() * 0.13)
    high, wide = min(field.height() * 0.27, step * 1.1), min(step * 0.72, field.height() * 0.22)
    for column, domain in enumerate(Domain):
        x = field.left() + (column + 0.5) * step
        pane = QRectF(x - step * 0.46, field.top(), step * 0.92, field.height())
        canvas.fill(rounded_rect(pane, 9 * scale), theme.glass, 0.42)
        for own in (False, True):
            y = field.bottom() - high / 2 - 7 * scale if own else field.top() + high / 2 + 7 * scale
            place = QRectF(x - wide / 2, y - high / 2, wide, high)
            canvas.stroke(rounded_rect(place, 6 * scale), theme.on_water, 1.4, 0.65, (3, 3))
        medal(canvas.p, theme, domain, x, middle, size)
    for own in (False, True):
        y = field.bottom() - high / 2 - 7 * scale if own else field.top() + high / 2 + 7 * scale
        x = inner.left() + side / 2 - 4 * scale
        canvas.badge(own, x, y - 9 * scale, 8 * scale)
        place = QRectF(x - side / 2, y + 2 * scale, side, 20 * scale)
        canvas.words(place, words[1 if own else 0], 12.5, theme.on_water, True, CENTRE)
        if cards is DomainCards.HIDDEN and not own:
            _closed_eye(canvas, x, y + 32 * scale, 10 * scale)
        else:
            silhouette(canvas.p, "nautilus/star", x, y + 32 * scale, 8 * scale, tone(theme.brass_hi))
    token = {FirstPlayer.HUMAN: 1.0, FirstPlayer.OPPONENT: -1.0, FirstPlayer.RANDOM: 0.0}[first]
    x, y = inner.left() + side / 2 - 4 * scale, middle + token * field.height() * 0.1
    paint_token(canvas, x, y, 15 * scale, doubtful=first is FirstPlayer.RANDOM)


def paint_token(canvas: Canvas, x: float, y: float, half: float, *, doubtful: bool = False) -> None:
    """Captain Nemo's token; with a dashed rim while nobody knows who will hold it."""
    theme = canvas.style.theme
    canvas.fill(circle(x, y, half), "#0E2F3A")
    canvas.stroke(circle(x, y, half), theme.brass, max(1.4, half * 0.14), 1.0, (2, 2) if doubtful else ())
    silhouette(canvas.p, "nautilus/shell", x, y, half * 0.62, tone(theme.brass_hi))


def _closed_eye(canvas: Canvas, x: float, y: float, half: float) -> None:
    """An eye that is struck out: points that are not shown."""
    silhouette(canvas.p, "nautilus/eye", x, y, half, tone(canvas.style.theme.on_water, 0.75))
    slash = QPainterPath(QPointF(x - half, y + half * 0.8))
    slash.lineTo(x + half, y - half * 0.8)
    canvas.stroke(slash, canvas.style.theme.ink, half * 0.42)
    canvas.stroke(slash, canvas.style.theme.on_water, half * 0.2)


def paint_porthole(canvas: Canvas, box: QRectF, opponent: Opponent, face: Portrait | None) -> None:
    """The opponent behind a round window, by its rank; two helmets for a second player, who has no ``face``."""
    theme, scale = canvas.style.theme, canvas.style.scale
    half = min(box.width(), box.height()) / 2 - 2 * scale
    x, y = box.center().x(), box.center().y()
    hole = circle(x, y, half)
    canvas.clip(hole)
    square = QRectF(x - half, y - half, 2 * half, 2 * half)
    paint_sea(canvas, square)
    paint_reef(canvas, square)
    if face is None:
        paint_helmet(canvas.p, theme, x - half * 0.4, y + half * 0.02, half * 0.34)
        paint_helmet(canvas.p, theme, x + half * 0.4, y + half * 0.02, half * 0.34)
    else:
        face(canvas.p, square.adjusted(0, -half * 0.16, 0, half * 0.24))
    canvas.p.restore()
    canvas.stroke(circle(x, y, half - 4 * scale), theme.brass, 8 * scale)
    canvas.stroke(hole, theme.brass_hi, 1.2)
    canvas.stroke(circle(x, y, half - 8 * scale), theme.ink, 1.4)
    if opponent is not Opponent.HUMAN:
        paint_rank(opponent, canvas, x + half * 0.62, y + half * 0.66, half * 0.25)
