"""Coyote alone against one player: what it has collected, and what its rules make of the market."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.terms import Row, Tile
from noria_desktop.ui.art.pens import fill, line, pen, placed_at, rgba
from noria_desktop.ui.art.shapes import rounded_rect, spark
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts import BranchArt
from noria_desktop.ui.solani.board.arts_docks import CollectionArt, PlanArt
from noria_desktop.ui.solani.paint.branches import paint_branch
from noria_desktop.ui.solani.paint.figures import arrow_head
from noria_desktop.ui.solani.paint.signs import sign
from noria_desktop.ui.solani.paint.skies import small_tile

MOST = 34.0
"""Diameter of a collected tile where there is room."""
IN_ROW = 8
"""Tiles in a row before it is doubled."""
HEAD = 20.0
"""Room of the sign before a row."""


def paint_collection(painter: QPainter, art: CollectionArt, skin: Skin) -> None:
    """Clusters, planets and features, each behind its sign; the row with most tiles decides their size."""
    rows = (("clusters", art.clusters), ("planets", art.planets), ("features", art.features))
    shares = [max(1, -(-len(tiles) // IN_ROW)) for _, tiles in rows]
    top = -art.height / 2
    for (name, tiles), share in zip(rows, shares, strict=True):
        high = art.height * share / sum(shares)
        _row(painter, skin, name, tiles, Box(0, top + high / 2, art.width, high))
        top += high


def _row(painter: QPainter, skin: Skin, name: str, tiles: tuple[Tile, ...], box: Box) -> None:
    theme = skin.theme
    sign(painter, name, box.left + 9, box.y, 7, theme.accent)
    room = Box(box.x + HEAD / 2, box.y, box.width - HEAD, box.height - 4)
    if not tiles:
        dashes = pen(rgba(theme.line, 160), 1.2, (3.0, 3.0))
        line(painter, room.left + 2, box.y, room.left + 18, box.y, dashes)
        return
    cells = measures.grid(room, len(tiles), MOST, 4.0)
    rise = box.y - (min(cell.top for cell in cells) + max(cell.bottom for cell in cells)) / 2
    for tile, cell in zip(tiles, cells, strict=True):
        with placed_at(painter, cell.x, cell.y + rise):
            small_tile(painter, tile, cell.width * 0.46, skin)


# The plan ------------------------------------------------------------------------------------------------


rule_text: Final = Texts(
    CoyoteRule,
    WHITE_STARS=Text("Solani", "white star first"),
    NEW_PLANET=Text("Solani", "a new planet colour"),
    MOST_STARS=Text("Solani", "most stars"),
    MOST_NODES=Text("Solani", "most nodes"),
    LEADS_CLUSTERS=Text("Solani", "clusters first"),
    LEADS_BRANCHES=Text("Solani", "branches first"),
)
"""Why it would take its cluster, in a few words."""


def plan_title(art: PlanArt) -> str:
    """What the plate speaks of."""
    if not art.leads:
        return translate("Solani", "Coyote would take")
    if art.branches_first:
        return translate("Solani", "Coyote begins with a branch tile")
    return translate("Solani", "Coyote begins with a cluster")


def paint_plan(painter: QPainter, art: PlanArt, skin: Skin) -> None:
    """The cluster, or the planet taken for it, the branch tile, and a feature that is due."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    fill(painter, rounded_rect(box, 8), rgba(theme.raised, 90), pen(rgba(theme.line, 90), 1.0))
    title = QRectF(box.left() + 10, box.top() + 3, box.width() - 20, 18)
    used = text(painter, title, plan_title(art), 12, theme.muted, False, LEFT)
    size = min(30.0, box.height() - 28)
    x, y = box.left() + 10, box.top() + 22 + (box.height() - 26) / 2
    first, second = _cluster, _branch
    if art.branches_first:
        first, second = second, first
    x = first(painter, art, skin, x, y, size)
    x = second(painter, art, skin, x, y, size)
    if art.feature is not None:
        x = _due(painter, theme, art.feature, x, y)
    words = rule_text(art.rule) if art.rule is not None else ""
    room = box.right() - 8 - x
    if words and text_width(words, 12) * 0.9 <= room:
        text(painter, QRectF(x, y - 10, room, 20), words, 12, theme.text, False, LEFT)
    elif words and used + text_width(words, 12) * 0.9 + 14 <= title.width():
        text(painter, title.adjusted(used + 14, 0, 0, 0), words, 12, theme.text, False, RIGHT)
    if art.cluster is None and not art.branch and art.feature is None:
        nothing = translate("Solani", "nothing more this round")
        place = QRectF(box.left() + 10, y - 10, box.width() - 20, 20)
        text(painter, place, nothing, 12.5, theme.text, False, LEFT)


def _cluster(painter: QPainter, art: PlanArt, skin: Skin, x: float, y: float, size: float) -> float:
    if art.cluster is None:
        return x
    with placed_at(painter, x + size / 2, y):
        small_tile(painter, art.cluster, size * 0.46, skin)
        if art.planet is not None:
            line(painter, size * 0.56, 0, size * 0.8, 0, pen(skin.theme.muted, 1.6))
            head = arrow_head(QPointF(size * 0.86, 0), 5, 0)
            fill(painter, head, skin.theme.muted)
            painter.translate(size * 1.5, 0)
            small_tile(painter, art.planet, size * 0.46, skin)
            x += size * 1.5
    return x + size + 10


def _branch(painter: QPainter, art: PlanArt, skin: Skin, x: float, y: float, size: float) -> float:
    if not art.branch:
        return x
    with placed_at(painter, x + size / 2, y):
        paint_branch(painter, BranchArt(art.branch, size), skin)
    return x + size + 10


def _due(painter: QPainter, theme: Theme, row: Row, x: float, y: float) -> float:
    """A feature card of a row, due at the end of this round."""
    heaven = theme.heaven
    tone = heaven.feature if theme.day else heaven.feature_rim
    sign(painter, "features", x + 8, y, 10, tone, 0.14)
    for number in range(row.index + 2):
        fill(painter, spark(x + 24 + number * 10, y, 5, 0.24), tone)
    return x + 30 + (row.index + 2) * 10
