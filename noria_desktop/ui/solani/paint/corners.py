"""At the corners of the sky: bonus tiles with their standing, the tray of holding spaces, badges."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.art.pens import fill, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts_docks import BonusArt, Standing, TrayArt
from noria_desktop.ui.solani.paint.colours import SECTOR_TINT, sector_mark
from noria_desktop.ui.solani.paint.figures import cross
from noria_desktop.ui.solani.paint.signs import seat_badge, sector_sign
from noria_desktop.ui.solani.words.bonuses import bonus_short

STEP, LEAST_STEP = 30.0, 24.0
"""Room for a seat's standing; it shrinks before a chip does without its name."""


def paint_bonus(painter: QPainter, art: BonusArt, skin: Skin) -> None:
    """Sector, name, points, then each seat's value; who would be paid is framed in gold."""
    theme, heaven, h = skin.theme, skin.theme.heaven, art.height
    box = QRectF(-art.width / 2, -h / 2, art.width, h)
    night = theme.name == "night"
    fill(painter, rounded_rect(box, h * 0.3), rgba(heaven.glass, 215 if night else 245))
    rim = rgba(SECTOR_TINT[art.sector], 170) if night else theme.line
    stroke(painter, rounded_rect(box, h * 0.3), pen(rim, 1.1))
    sector_sign(painter, art.sector, box.left() + h * 0.52, 0, h * 0.26, sector_mark(theme, art.sector))
    count = len(art.standing)
    left = box.left() + h * 0.95
    name = bonus_short(art.bonus)
    wide, least = text_width(name, 12.5, True), text_width(name, 12, True) * 0.79
    spare = box.right() - 1 - left - 27
    named = least + count * LEAST_STEP <= spare
    fair = (spare - min(wide, text_width(name, 12, True))) / max(1, count)
    step = min(STEP, max(LEAST_STEP, fair)) if named else min(STEP, (spare + 2) / max(1, count))
    first = box.right() - count * step - 1
    room = first - left - 27
    used = 0.0
    if named:
        place = QRectF(left, -h / 2, min(wide + 1, room), h)
        used = text(painter, place, name, 12.5, theme.text, True, LEFT) + 4
    x = left + used + 9
    fill(painter, circle(x, 0, 9), heaven.gold, pen(theme.ink, 1.0))
    text(painter, QRectF(x - 12, -h / 2, 24, h), str(art.points), 12, heaven.on_gold, True, fit=False)
    for number, standing in enumerate(art.standing):
        _standing(painter, theme, standing, QRectF(first + number * step, -h / 2, step, h))


def _standing(painter: QPainter, theme: Theme, standing: Standing, box: QRectF) -> None:
    """Badge and value of a seat."""
    gold = theme.heaven.gold
    if standing.paid:
        frame = rounded_rect(box.adjusted(0, 4, -2, -4), 6)
        fill(painter, frame, rgba(gold, 60), pen(gold, 1.2))
    elif standing.after is not None:
        stroke(painter, rounded_rect(box.adjusted(0, 4, -2, -4), 6), pen(theme.focus, 1.2))
    wide = box.width()
    value = standing.value if standing.after is None else standing.after
    seat_badge(painter, theme, standing.seat, box.left() + wide * (0.26 if value < 10 else 0.2), 0, 4.6)
    tone = theme.focus if standing.after is not None else theme.text if standing.paid else theme.muted
    place = QRectF(box.left() + wide * 0.46, box.top(), wide * 0.48, box.height())
    text(painter, place, minus(value), 12.5, tone, standing.paid or standing.after is not None, fit=False)


def paint_tray(painter: QPainter, art: TrayArt, skin: Skin) -> None:
    """Two empty holding spaces on a brass tray."""
    theme, heaven, h = skin.theme, skin.theme.heaven, art.height
    box = QRectF(-art.width / 2, -h / 2, art.width, h)
    fill(painter, rounded_rect(box, h * 0.42), rgba(heaven.glass, 245 if theme.day else 225))
    stroke(painter, rounded_rect(box, h * 0.42), pen(heaven.rim, 1.4))
    stroke(painter, rounded_rect(box.adjusted(3, 3, -3, -3), h * 0.36), pen(rgba(heaven.rim, 80), 0.8))
    words = translate("Solani", "Holding spaces")
    room = art.width - h * 2.3 - 16
    if room >= text_width(words, 12):
        place = QRectF(box.left() + 14, box.top(), room, h)
        text(painter, place, words, 12, theme.muted)
    edge = pen(rgba(heaven.well, 255 if theme.contrast else 220), 1.2, (3.6, 2.8))
    size = measures.holding_size(h)
    here = measures.holding(art.width, h, Kind.CIRCLE)
    stroke(painter, circle(here.x, here.y, size * 0.46), edge)
    here = measures.holding(art.width, h, Kind.BRANCH)
    stroke(painter, cross(size, size * 0.35, 1.5).translated(here.x, here.y), edge)
