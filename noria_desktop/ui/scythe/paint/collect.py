"""Boxes in which a choice without an order is collected."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from noria_desktop.games.scythe.terms import RESOURCES, Cargo, Unit
from noria_desktop.ui.art.shapes import polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.scythe.board.arts.collect import BoxArt, CargoRowArt, SlotArt, StepperArt
from noria_desktop.ui.scythe.board.arts.land import LIME
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.words.collecting import cargo_row_text, head_text, share_text

TIP = 9.0
"""How far a box's beak reaches beyond it."""
PAPER = "#F3ECDD"
"""A combat card's face."""


def box_size(art: BoxArt) -> tuple[float, float]:
    """The box with its beak."""
    room = 2 * TIP + 4
    return art.width + room, art.height + room


def paint_box(painter: QPainter, art: BoxArt, skin: Skin) -> None:
    """A plate with its title, and a beak to the territory that it speaks of."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    edge = t.accent
    outside = abs(art.dx) > r.width() / 2 or abs(art.dy) > r.height() / 2
    if outside:
        away = math.hypot(art.dx, art.dy) or 1.0
        tip = QPointF(art.dx / away, art.dy / away)
        side = QPointF(-tip.y(), tip.x()) * 9
        # Where the line to the territory leaves the box.
        leave = min(
            r.width() / 2 / abs(tip.x()) if tip.x() else math.inf,
            r.height() / 2 / abs(tip.y()) if tip.y() else math.inf,
        )
        root = tip * (leave - 4)
        beak = [(root + side).toTuple(), (tip * (leave + TIP)).toTuple(), (root - side).toTuple()]
        k.fill(polygon(beak), t.surface, edge, 1.6)
    k.panel(r, 9, t.surface, edge, width=1.6)
    k.text(
        QRectF(r.left() + 12, r.top() + 4, r.width() - 24, 26),
        head_text(art.head, art.unit),
        14,
        t.text,
        True,
    )


def paint_cargo_row(painter: QPainter, art: CargoRowArt, skin: Skin) -> None:
    """Sign and name of a kind of cargo, and how many of it go along."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    y = r.center().y()
    if art.cargo.index < len(RESOURCES):
        k.good(RESOURCES[art.cargo.index], r.left() + 14, y, 18)
    else:
        k.glyph(
            Unit.WORKER.value, r.left() + 14, y, 17, t.accent if art.cargo is Cargo.FRESH_WORKERS else t.muted
        )
    right = r.right() - 2 - 28 * 2 - 52
    k.text(
        QRectF(r.left() + 28, r.top(), right - r.left() - 30, r.height()),
        cargo_row_text(art.cargo),
        13,
        t.text,
    )
    k.centre(QRectF(right + 28, r.top(), 52, r.height()), share_text(art.number, art.most), 13, t.text, True)


def paint_stepper(painter: QPainter, art: StepperArt, skin: Skin) -> None:
    """A button with minus or plus."""
    k, r = Ink(painter, skin), centred(art.width, art.height).adjusted(1, 1, -1, -1)
    t = k.t
    k.fill(rounded_rect(r, 6), t.raised, fade(t.line, 0.5 if art.off else 1.0), 1.2)
    tone, reach = fade(t.text, 0.3) if art.off else t.text, r.width() * 0.22
    k.line(QPointF(-reach, 0), QPointF(reach, 0), tone, 2)
    if art.more:
        k.line(QPointF(0, -reach), QPointF(0, reach), tone, 2)


def paint_slot(painter: QPainter, art: SlotArt, skin: Skin) -> None:
    """A token over the number of its territory, a combat card, or a dashed empty place; lit if it can be given back."""
    k, r = Ink(painter, skin), centred(art.width, art.height).adjusted(1.5, 1.5, -1.5, -1.5)
    t = k.t
    shape = rounded_rect(r, 7)
    if not art.filled:
        k.stroke(shape, fade(t.text, 0.45), 1.6, Qt.PenStyle.DashLine)
        if art.resource is not None:
            painter.setOpacity(0.35)
            k.good(art.resource, 0, 0, 20)
            painter.setOpacity(1.0)
        return
    k.fill(shape, t.raised, "#14161A", 3.4)
    if art.kept:
        # Nothing is pressed here: the frame of a plate.
        k.stroke(shape, t.line, 1.2)
    else:
        k.stroke(shape, t.focus if t.day else LIME, 2)
    if art.card is not None:
        face = QRectF(-11, -15, 22, 30)
        k.fill(rounded_rect(face, 3), PAPER, "#14161A", 1)
        k.centre(face, str(art.card), 17, "#14161A", True)
        return
    if art.resource is None:
        return
    k.good(art.resource, 0, -6 if art.place is not None else 0, 22)
    if art.place is not None:
        k.centre(QRectF(r.left(), r.bottom() - 16, r.width(), 15), str(art.place + 1), 12, t.text, True)
