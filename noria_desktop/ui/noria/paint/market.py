"""Market: three free racks and four priced ones, with the copies as edges under the top disc."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.panels import panel, plate
from noria_desktop.ui.art.pens import faded, fill, line, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, ellipse, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import RIGHT
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts_panels import MarketArt, StackArt
from noria_desktop.ui.noria.board.measures import market_divider, rack_disc
from noria_desktop.ui.noria.paint.colours import DISC_FILL
from noria_desktop.ui.noria.paint.letters import text
from noria_desktop.ui.noria.words.names import disc_name


def paint_market(painter: QPainter, art: MarketArt, skin: Skin) -> None:
    """Frame, headings and the bar between free and priced racks."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    panel(painter, theme, box, translate("Noria", "Market"))
    x = market_divider(art.width)
    line(painter, x, box.top() + 28, x, box.bottom() - 12, pen(rgba(theme.panel_edge, 170), 1.2))
    note = QRectF(x + 8, box.top() + 5, box.right() - x - 20, 18)
    text(painter, note, translate("Noria", "resources to pay"), 12, theme.muted, False, RIGHT)


def paint_stack(painter: QPainter, art: StackArt, skin: Skin) -> None:
    """Shelf, the copies under the top disc, name and price."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    plate(painter, theme, box)
    x, y, radius = rack_disc(art.width, art.height)
    with faded(painter, 0.6 if not art.affordable else 1.0):
        edge = mix(DISC_FILL[art.disc], theme.ink, 0.25)
        for k in range(min(art.left, 6) - 1, 0, -1):
            copy = ellipse(x, y + 2 + k * radius * 0.17, radius, radius * 0.96)
            fill(painter, copy, edge, pen(theme.ink, 1))
            stroke(painter, copy.translated(0, -0.8), pen(theme.paper, 1))
        if art.left == 0:
            stroke(painter, circle(x, y, radius * 0.92), pen(theme.line, 1.2, (3, 3)))
    words = QRectF(box.left() + 1, box.bottom() - 34, box.width() - 2, 16)
    text(painter, words, disc_name(art.disc), 12, theme.text)
    foot = box.bottom() - 19
    if art.price:
        plaque = QRectF(-10, foot, 20, 17)
        fill(painter, rounded_rect(plaque, 8), theme.brass, pen(theme.ink, 1.1))
        text(painter, plaque, str(art.price), 12.5, theme.ink, True, fit=False)
    else:
        place = QRectF(box.left(), foot, box.width(), 17)
        text(painter, place, translate("Noria", "free"), 12, theme.success, True)
