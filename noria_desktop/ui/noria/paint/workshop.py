"""Workshop: the human's ships, resources, warehouses, knowledge and factories.

What the drop in hand would change is shown beside the numbers in the focus colour.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Good, Resource, Side
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.panels import heading, panel, plate
from noria_desktop.ui.art.pens import fill, line, pen, placed_at, rgba, stroke
from noria_desktop.ui.art.shapes import rounded
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts import ShipArt
from noria_desktop.ui.noria.board.arts_panels import CrateArt, CrateState, WorkshopArt
from noria_desktop.ui.noria.board.measures import (
    KNOWLEDGE_ROW,
    WorkshopPlan,
    crate_room,
    workshop_plan,
    workshop_resource,
    workshop_ship,
)
from noria_desktop.ui.noria.paint.colours import BLACK, STRAW, STRAW_EDGE
from noria_desktop.ui.noria.paint.discs import book, coin, goods_sign
from noria_desktop.ui.noria.paint.islands import paint_house_at, paint_ship
from noria_desktop.ui.noria.paint.letters import text
from noria_desktop.ui.noria.words.names import resource_name

_RATE = 55.0
"""Width of what one kind of goods brings."""
_BUY = 75.0
"""Width of what a resource costs."""


def paint_workshop(painter: QPainter, art: WorkshopArt, skin: Skin) -> None:
    """The panel without crates."""
    theme = skin.theme
    plan = workshop_plan(art.width, art.height)
    panel(painter, theme, QRectF(-art.width / 2, -art.height / 2, art.width, art.height))
    titles = translate("Noria", "Ships and resources"), translate("Noria", "Warehouses")
    for head, title in zip(plan.headings, titles, strict=True):
        heading(painter, theme, rect(head), title)
    for resource in Resource:
        _resource(painter, skin, art, plan, resource)
    room = crate_room(art.width, art.height)
    for good in Good:
        box = rect(plan.goods[good.index])
        plate(painter, theme, box)
        place = rounded(box.center().x() - 13, box.bottom() - 23, 26, 18, 3)
        if not art.warehouses[good.index]:
            stroke(painter, place, pen(rgba(theme.line, 120), 1, (2, 3)))
            pale = rgba(theme.muted, 110)
            glyph(painter, f"noria/{good.value}", box.center().x(), box.bottom() - 14, 5.4, pale)
        elif art.warehouses[good.index] > room:
            number = QRectF(box.left(), box.top() + 1, box.width(), 14)
            text(painter, number, f"×{art.warehouses[good.index]}", 12, theme.text, True)
    _black_market(painter, theme, rect(plan.black_market))
    _knowledge(painter, theme, art, rect(plan.knowledge))
    _factories(painter, theme, art, rect(plan.factories))


def _resource(
    painter: QPainter, skin: Skin, art: WorkshopArt, plan: WorkshopPlan, resource: Resource
) -> None:
    """Ships of a kind over the resources they brought in."""
    theme = skin.theme
    box = rect(plan.resources[resource.index])
    plate(painter, theme, box)
    x, y = workshop_ship(art.width, art.height, resource)
    with placed_at(painter, x, y):
        paint_ship(painter, ShipArt(resource, 25), skin)
    ships = art.ships[resource.index]
    place = QRectF(box.left() + 35, box.top() + 7, 22, 20)
    text(painter, place, f"×{ships}", 13, theme.text, True, LEFT, False)
    if art.coming is not None and art.coming.ships[resource.index] != ships:
        place = QRectF(box.left() + 35, box.top() + 20, 24, 14)
        text(painter, place, f"→{art.coming.ships[resource.index]}", 12, theme.focus, True, LEFT, False)
    edge, y = pen(rgba(theme.panel_edge, 120), 1), box.top() + 34
    line(painter, box.left() + 6, y, box.right() - 6, y, edge)
    x, y = workshop_resource(art.width, art.height, resource)
    coin(painter, theme, resource, x, y, 9.5)
    amount = art.resources[resource.index]
    size = 19.0 if amount < 10 else 17.0
    used = text(painter, QRectF(x + 11.5, y - 16, 30, 32), str(amount), size, theme.text, True, LEFT, False)
    if art.coming is not None and art.coming.resources[resource.index] != amount:
        change = f"→{art.coming.resources[resource.index]}"
        place = QRectF(x + 11.5 + used, y - 14, box.right() - x - 11.5 - used, 30)
        if amount > 9:  # two figures leave no room beside them
            place = QRectF(x + 11.5, y + 7, box.right() - x - 12, 14)
        text(painter, place, change, 12, theme.focus, True, LEFT)
    name = QRectF(box.left() + 2, box.bottom() - 19, box.width() - 4, 16)
    text(painter, name, resource_name(resource), 12, theme.muted)


def _black_market(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """What the black market pays for a simple and for a complex good, and what it asks for a resource."""
    table, y = components(), box.center().y()
    plate(painter, theme, box)
    x = box.right() - _RATE - _BUY
    name = QRectF(box.left() + 6, box.top(), x - _RATE - box.left() - 8, box.height())
    text(painter, name, translate("Noria", "Black market"), 12, theme.accent, True, LEFT)
    for rare, price in ((False, table.sell_simple), (True, table.sell_complex)):
        left = x - _RATE if not rare else x
        goods_sign(painter, theme, rare, left + 8, y, 6.0)
        text(painter, QRectF(left + 15, y - 9, 20, 18), f"→{price}", 12, theme.text, True, fit=False)
        glyph(painter, "noria/knowledge", left + 43, y, 6.0, theme.text, theme.panel)
    left = box.right() - _BUY
    text(painter, QRectF(left, y - 9, 10, 18), str(table.buy_resource_cost), 12, theme.text, True, fit=False)
    glyph(painter, "noria/knowledge", left + 18, y, 6.0, theme.text, theme.panel)
    text(painter, QRectF(left + 25, y - 9, 13, 18), "→", 12, theme.text, True, fit=False)
    for resource in Resource:
        coin(painter, theme, resource, left + 45 + resource.index * 10, y, 5.2)


def _knowledge(painter: QPainter, theme: Theme, art: WorkshopArt, box: QRectF) -> None:
    """Knowledge at hand and what comes in each round."""
    title = QRectF(box.left(), box.top(), box.width(), 18)
    heading(painter, theme, title, translate("Noria", "Knowledge"))
    y = box.top() + KNOWLEDGE_ROW - 18
    book(painter, theme, box.left() + 13, y + 18, 12)
    number = QRectF(box.left() + 30, y + 2, 30, 32)
    used = text(painter, number, str(art.knowledge), 22, theme.text, True, LEFT, False)
    left = box.left() + max(50.0, 30 + used + 6)
    income = f"+{art.income}"
    coming = art.coming
    place = QRectF(left, y + 2, box.right() - left, 16)
    if coming is not None and coming.knowledge != art.knowledge:
        text(painter, place, f"→ {coming.knowledge}", 12.5, theme.focus, True, LEFT)
    else:
        text(painter, place, translate("Noria", "a round"), 12, theme.muted, False, LEFT)
    place = QRectF(left, y + 18, box.right() - left, 16)
    if coming is not None and coming.income != art.income:
        text(painter, place, f"{income} → +{coming.income}", 12.5, theme.focus, True, LEFT)
    else:
        text(painter, place, income, 12.5, theme.text, True, LEFT)


def _factories(painter: QPainter, theme: Theme, art: WorkshopArt, box: QRectF) -> None:
    """Factories not yet built."""
    title = QRectF(box.left(), box.top(), box.width(), 18)
    heading(painter, theme, title, translate("Noria", "Factories"))
    y = box.top() + KNOWLEDGE_ROW - 16
    paint_house_at(painter, theme, box.left() + 13, box.top() + KNOWLEDGE_ROW, 22, Side.HUMAN)
    x = box.left() + 31
    x += text(painter, QRectF(x, y, 30, 32), str(art.factories), 22, theme.text, True, LEFT, False) + 4
    total = f"/ {components().factories}"
    x += text(painter, QRectF(x, y + 4, 40, 26), total, 13, theme.muted, False, LEFT, False) + 6
    if art.coming is not None and art.coming.factories != art.factories:
        change = f"→ {art.coming.factories}"
        text(painter, QRectF(x, y + 3, max(1.0, box.right() - x), 26), change, 12.5, theme.focus, True, LEFT)


# Pieces ---------------------------------------------------------------------------------------------


def paint_crate(painter: QPainter, art: CrateArt, skin: Skin) -> None:
    """Warehouse: straw when full, outline when empty, dashes when it would come."""
    theme = skin.theme
    box = rounded(-13, -9, 26, 18, 3)
    if art.state is CrateState.FULL:
        fill(painter, box, STRAW, pen(theme.ink, 1.3))
        stroke(painter, rounded(-10.5, -6.5, 21, 13, 2), pen(STRAW_EDGE, 1))
        glyph(painter, f"noria/{art.good.value}", 0, 0, 6.4, theme.ink)
    elif art.state is CrateState.EMPTY:
        fill(painter, box, rgba(theme.surface, 255))
        fill(painter, box, rgba(BLACK, 18 if theme.day else 80), pen(theme.text, 1.3))
        glyph(painter, f"noria/{art.good.value}", 0, 0, 6, rgba(theme.text, 190))
    else:
        fill(painter, box, rgba(theme.surface, 255))
        fill(painter, box, rgba(theme.focus, 50), pen(theme.focus, 1.6, (3, 2)))
        glyph(painter, f"noria/{art.good.value}", 0, 0, 6, theme.focus)
