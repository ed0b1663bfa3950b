"""Panels of dark glass, what stands in the left one: headings, market slots, decks, the key to the counters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.ui.art.pens import faded, fill, line, mix, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import rounded, rounded_rect, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import BranchArt, ClusterArt, CounterArt, Light, PanelArt, Words
from noria_desktop.ui.solani.board.arts_docks import DeckArt, LegendArt, MarketRowArt, QuartzArt, SlotArt
from noria_desktop.ui.solani.paint.branches import paint_branch
from noria_desktop.ui.solani.paint.circles import paint_cluster
from noria_desktop.ui.solani.paint.colours import BLACK, WHITE
from noria_desktop.ui.solani.paint.counters import counter_size, paint_counter
from noria_desktop.ui.solani.paint.figures import halo, run, wrapped
from noria_desktop.ui.solani.paint.signs import seat_badge


def paint_panel(painter: QPainter, art: PanelArt, skin: Skin) -> None:
    """Glass, a lit upper edge, a brass spark before the title."""
    theme, heaven = skin.theme, skin.theme.heaven
    flat = theme.contrast
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    path = rounded_rect(box, 10)
    fill(painter, path, rgba(heaven.glass, heaven.glass_alpha))
    stroke(painter, path, pen(rgba(theme.line, 255 if flat else 110), 2.0 if flat else 1.0))
    line(painter, box.left() + 12, box.top() + 1, box.right() - 12, box.top() + 1, pen(rgba(WHITE, 26), 1.0))
    head = measures.PANEL_HEAD
    fill(painter, spark(box.left() + 15, box.top() + head / 2 + 1, 5.2, 0.2), theme.accent)
    place = QRectF(box.left() + 26, box.top() + 1, art.width - 36, head)
    text(painter, place, panel_text(art.words), 13.5, theme.text, True, LEFT)
    y = box.top() + head
    line(painter, box.left() + 10, y, box.right() - 10, y, pen(rgba(theme.line, 70), 1.0))
    if art.words is Words.NO_CARDS:
        hint = translate("Solani", "Fill all gaps round a Dark Sky token to win a feature.")
        for number, row in enumerate(wrapped(hint, 12.5, art.width - 32)):
            place = QRectF(box.left() + 16, y + 10 + number * 18, art.width - 32, 18)
            text(painter, place, row, 12.5, theme.muted, False, LEFT)


panel_text: Final = Texts(
    Words,
    MARKET=Text("Solani", "Market"),
    FEATURES=Text("Solani", "Special Features"),
    LEGEND=Text("Solani", "Node counters"),
    SCORE=Text("Solani", "Score as it stands"),
    OWN_CARDS=Text("Solani", "Feature cards won"),
    NO_CARDS=Text("Solani", "Feature cards won"),
    OTHER_SKIES=Text("Solani", "The other skies"),
    OTHER_SKY=Text("Solani", "The other sky"),
    COYOTE=Text("Solani", "Coyote's collection"),
)
"""Title of a panel."""


# The market ----------------------------------------------------------------------------------------------


def paint_market_row(painter: QPainter, art: MarketRowArt, skin: Skin) -> None:
    """What the row offers at the left, how many are in its bag at the right."""
    theme = skin.theme
    name = translate("Solani", "Branch tiles") if art.branches else translate("Solani", "Star Clusters")
    bag = translate("Solani", "{count} in bag").format(count=art.bag)
    box = QRectF(-art.width / 2, -9, art.width, 18)
    used = text(painter, box, bag, 12, theme.muted, False, RIGHT)
    text(painter, box.adjusted(0, 0, -used - 8, 0), name, 12, theme.muted, False, LEFT)


def quartz_size(art: QuartzArt) -> tuple[float, float]:
    """A crystal is higher than wide; in hand it shines to all sides."""
    if art.held:
        return art.size * 1.6, art.size * 1.6
    return art.size * 0.8 + 3, art.size + 3


def paint_quartz(painter: QPainter, art: QuartzArt, skin: Skin) -> None:
    """A six-sided crystal standing on its end, three faces of it in sight; of a spent one only the edge."""
    theme, heaven, s = skin.theme, skin.theme.heaven, art.size
    half, tip, waist = s * 0.27, s * 0.42, s * 0.2
    edge = run(
        QPointF(x, y)
        for x, y in (
            (0, -tip),
            (half, -waist),
            (half, waist),
            (0, tip),
            (-half, waist),
            (-half, -waist),
            (0, -tip),
        )
    )
    rim = pen(theme.text if theme.contrast else heaven.engrave, 1.2, (2.0, 2.0) if art.spent else None)
    if art.spent:
        stroke(painter, edge, rim)
        return
    if art.held:
        halo(painter, theme, s * 0.5, theme.focus, 0.8)
    fill(painter, edge, mix(heaven.star_on, heaven.engrave, 0.55))
    face = run(QPointF(x, y) for x, y in ((0, -tip), (half * 0.36, -waist), (half * 0.36, waist), (0, tip)))
    face.lineTo(-half * 0.36, waist)
    face.lineTo(-half * 0.36, -waist)
    face.closeSubpath()
    fill(painter, face, mix(heaven.star_on, WHITE, 0.6))
    stroke(painter, edge, pen(theme.ink, 1.2))


def slot_size(art: SlotArt) -> tuple[float, float]:
    """The frame; a print keeps within."""
    return art.size + 3, art.size + 3


def paint_slot(painter: QPainter, art: SlotArt, skin: Skin) -> None:
    """Frame; the print of a taken tile and whose it is now."""
    theme, heaven, s = skin.theme, skin.theme.heaven, art.size
    frame = rounded(-s / 2, -s / 2, s, s, s * 0.18)
    edge = pen(rgba(heaven.well, 255 if theme.contrast else 90), 1.0)
    fill(painter, frame, rgba(heaven.well, 16), edge)
    with faded(painter, 0.26):
        if art.cluster is not None:
            paint_cluster(painter, ClusterArt(art.cluster, s * 0.41, placed=False), skin)
        elif art.mask:
            paint_branch(painter, BranchArt(art.mask, s * 0.84), skin)
    if art.taker is not None:
        seat_badge(painter, theme, art.taker, 0, 0, s * 0.19)


# Feature rows --------------------------------------------------------------------------------------------


def paint_held(painter: QPainter, box: QRectF, skin: Skin) -> None:
    """The ground of a card or a deck that is in hand; in the market it lies on the panel."""
    theme, heaven = skin.theme, skin.theme.heaven
    edge = rounded_rect(box.adjusted(-4, -4, 4, 4), 8)
    if not theme.contrast:
        fill(painter, rounded_rect(box.adjusted(-4, 2, 4, 10), 8), rgba(BLACK, 110))
    fill(painter, edge, theme.surface if theme.day else mix(heaven.glass, heaven.feature, 0.35))
    stroke(painter, edge, pen(theme.focus, 1.8))


def paint_deck(painter: QPainter, art: DeckArt, skin: Skin) -> None:
    """Number of the row as stars, the deck's cards as backs with their count."""
    theme, heaven = skin.theme, skin.theme.heaven
    tone = heaven.feature if theme.day else heaven.feature_rim
    if art.held:
        paint_held(painter, QRectF(-art.width / 2, -art.height / 2, art.width, art.height), skin)
    left, right = -art.width / 2, art.width / 2
    stars = art.row.index + 2
    for number in range(stars):
        fill(painter, spark(left + 8 + number * 13, 0, 6, 0.24), tone)
    words = translate("Solani", "{count} in deck").format(count=art.count)
    wide = text_width(words, 12)
    ink = theme.focus if art.open else theme.muted
    place = QRectF(right - wide - 1, -art.height / 2, wide + 1, art.height)
    text(painter, place, words, 12, ink, art.open, RIGHT, False)
    x = right - wide - 18
    for number in range(min(art.count, 3)):
        back = rounded(x - 5 + number * 2, -6 - number, 9, 13, 2)
        fill(painter, back, heaven.feature, pen(theme.focus if art.open else heaven.feature_rim, 1.0))
    line(painter, left + 14 + stars * 13, 0, x - 12, 0, pen(rgba(theme.line, 70), 1.0))


# The key -------------------------------------------------------------------------------------------------


legend_text: Final = Texts(
    Light,
    OPEN=Text("Solani", "open"),
    SCORES=Text("Solani", "scores"),
    OVERFILLED=Text("Solani", "too many"),
    LOST=Text("Solani", "out of reach"),
    LOOSE=Text("Solani", "loose"),
    TETHERED=Text("Solani", "has a node"),
)
"""What a state of a circle is called."""
EXAMPLES = (
    (Light.OPEN, 2, (3,)),
    (Light.SCORES, 3, (3,)),
    (Light.OVERFILLED, 3, (2,)),
    (Light.LOST, 1, (4,)),
    (Light.LOOSE, 1, ()),
    (Light.TETHERED, 1, ()),
)


def paint_legend(painter: QPainter, art: LegendArt, skin: Skin) -> None:
    """Every counter with its word."""
    rows = (len(EXAMPLES) + 1) // 2
    step = art.height / rows
    for number, (light, nodes, wanted) in enumerate(EXAMPLES):
        counter = CounterArt(light, nodes, wanted, min(16.0, step - 4))
        wide, _ = counter_size(counter)
        x = -art.width / 2 + (art.width * 0.48 if number % 2 else 0)
        y = -art.height / 2 + (number // 2 + 0.5) * step
        with placed_at(painter, x + max(21, wide / 2), y):
            paint_counter(painter, counter, skin)
        wide = art.width * (0.52 if number % 2 else 0.48) - 49
        words = QRectF(x + 47, y - step / 2, wide, step)
        text(painter, words, legend_text(light), 12, skin.theme.muted, False, LEFT)
