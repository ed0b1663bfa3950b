"""Council and projects: chambers over their tracks, ladders with two glass shafts, points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from noria_desktop.games.noria.components import Payment, components
from noria_desktop.games.noria.terms import Chamber, Resource, Side, Track
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.panels import heading, panel, plate
from noria_desktop.ui.art.pens import faded, fill, line, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, rounded, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import CENTRE, LEFT, RIGHT, text_width
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts_panels import CarArt, CouncilArt, PoliticianArt
from noria_desktop.ui.noria.board.measures import (
    CouncilPlan,
    car,
    car_radius,
    council_plan,
    rung,
    upper_seat,
    value_box,
)
from noria_desktop.ui.noria.paint.colours import BLACK, GOLD_BUST, GREY_BUST, GREY_BUST_DAY, WHITE
from noria_desktop.ui.noria.paint.discs import coin, goods_sign
from noria_desktop.ui.noria.paint.letters import text
from noria_desktop.ui.noria.words.names import chamber_name

_PASSED = 0.72
"""Opacity of costs that are behind."""


def paint_council(painter: QPainter, art: CouncilArt, skin: Skin) -> None:
    """The whole panel without busts and representatives."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    plan = council_plan(art.width, art.height)
    panel(painter, theme, box)
    _heading(painter, theme, box, art.intrigue_cost)
    for level in range(components().max_level + 1):
        y = plan.levels.bottom - (level + 1) * plan.row
        if level == 0:
            glyph(painter, "noria/pawn", box.left() + 19, y + plan.row / 2, 6, theme.muted)
        else:
            place = QRectF(plan.levels.left, y, plan.levels.width, plan.row)
            text(painter, place, str(level), 12, theme.muted, True, fit=False)
    for frame in plan.feet:
        plate(painter, theme, rect(frame), 90, 6)
    for chamber in Chamber:
        extra = chamber.index >= len(Track)
        place = rect(plan.names[chamber.index])
        size, align = (12.0, LEFT) if extra else (12.5, CENTRE)
        text(painter, place, chamber_name(chamber), size, theme.text, True, align)
        _chamber(painter, theme, art, chamber, rect(plan.chambers[chamber.index]))
        _points(painter, theme, art, plan, chamber)
    which = translate("Noria", "highest level"), translate("Noria", "lowest level")
    for frame, words in zip(plan.names[len(Track) :], which, strict=True):
        note = QRectF(frame.left, frame.top + 17, frame.width, 16)
        text(painter, note, words, 12, theme.muted, False, LEFT)
    for track in Track:
        _ladder(painter, theme, art, plan, track)


def _heading(painter: QPainter, theme: Theme, box: QRectF, cost: int) -> None:
    """Title, and what an intrigue costs this round."""
    title = translate("Noria", "Council & projects")
    words = translate("Noria", "intrigue costs")
    glyph(painter, "noria/knowledge", box.right() - 18, box.top() + 14, 6.4, theme.text, theme.panel)
    number = QRectF(box.right() - 44, box.top() + 5, 16, 18)
    text(painter, number, str(cost), 13, theme.text, True, RIGHT, fit=False)
    used = heading(painter, theme, QRectF(box.left() + 12, box.top() + 5, box.width() - 190, 18), title)
    left = box.left() + 12 + used + 12
    note = QRectF(left, box.top() + 5, number.left() - 8 - left + 8, 18)
    text(painter, note, words, 12, theme.muted, False, RIGHT)


def _chamber(painter: QPainter, theme: Theme, art: CouncilArt, chamber: Chamber, box: QRectF) -> None:
    """Vault with upper seats and value places; the leftmost uncovered number counts."""
    seating = art.seats[chamber.index]
    vault = QPainterPath(box.bottomLeft())
    vault.lineTo(box.left(), box.top() + 10)
    quarter = box.width() * 0.25
    west, east = box.left() + quarter, box.right() - quarter
    vault.cubicTo(west, box.top() - 3, east, box.top() - 3, box.right(), box.top() + 10)
    vault.lineTo(box.bottomRight())
    vault.closeSubpath()
    fill(painter, vault, rgba(theme.raised, 210), pen(theme.brass_lo, 1.2))
    rim = QPainterPath(QPointF(box.left() + 1, box.top() + 11))
    rim.cubicTo(west, box.top() - 1.6, east, box.top() - 1.6, box.right() - 1, box.top() + 11)
    stroke(painter, rim, pen(theme.brass, 1.6))
    for i in range(components().upper_start):
        if i >= seating.upper:  # whoever sat here has left
            x, y = upper_seat(art.width, art.height, chamber, i)
            stroke(painter, circle(x, y, 4), pen(rgba(theme.line, 150), 1, (2, 2)))
    shelf = box.top() + box.height() * 0.49
    line(painter, box.left() + 5, shelf, box.right() - 5, shelf, pen(rgba(theme.panel_edge, 150), 1))
    values = components().chamber_values[chamber.index]
    order = sorted(range(len(values)), key=lambda i: i == seating.seated)
    for i in order:  # the number that counts comes last: its frame may overlap its neighbours
        place = value_box(art.width, art.height, chamber, i)
        cell = rounded(place.left + 0.7, place.top, place.width - 1.4, place.height, 4)
        if i < seating.seated:
            fill(painter, cell, rgba(BLACK, 30 if theme.day else 90))
        elif i == seating.seated:
            wide = max(place.width + 1.5, text_width(str(values[i]), 14, True) + 5)
            frame = QRectF(place.x - wide / 2, place.top, wide, place.height)
            fill(painter, rounded_rect(frame, 4), theme.brass_hi, pen(theme.ink, 1.2))
            text(painter, frame, str(values[i]), 14 if values[i] < 10 else 12.5, theme.ink, True, fit=False)
        else:
            text(painter, rect(place), str(values[i]), 12, theme.muted, fit=False)


def _points(painter: QPainter, theme: Theme, art: CouncilArt, plan: CouncilPlan, chamber: Chamber) -> None:
    """Points of both sides for one chamber."""
    box = rect(plan.points[chamber.index])
    human, bot = str(art.human_points[chamber.index]), str(art.bot_points[chamber.index])
    if chamber.index < len(Track):
        half = box.width() / 2
        left = QRectF(box.left(), box.top(), half - 4, box.height())
        text(painter, left, human, 13.5, theme.you_text, True)
        text(painter, box, ":", 13, theme.muted)
        right = QRectF(box.left() + half + 4, box.top(), half - 4, box.height())
        text(painter, right, bot, 13.5, theme.bot_text, True)
        return
    for words, colour, bold, gap in (
        (human, theme.you_text, True, 5.0),
        (":", theme.muted, False, 5.0),
        (bot, theme.bot_text, True, 0.0),
    ):
        used = text(painter, box, words, 13.5, colour, bold, LEFT)
        box = box.adjusted(used + gap, 0, 0, 0)


def _ladder(painter: QPainter, theme: Theme, art: CouncilArt, plan: CouncilPlan, track: Track) -> None:
    """Two shafts filled to the level, between them what each level costs."""
    ladder = plan.ladders[track.index]
    mine, theirs = art.human_levels[track.index], art.bot_levels[track.index]
    sides = (ladder.left, mine, theme.you), (ladder.right - plan.shaft, theirs, theme.bot)
    for x, level, colour in sides:
        shaft = rounded(x, ladder.top, plan.shaft, ladder.height, 5)
        fill(painter, shaft, rgba(BLACK, 26 if theme.day else 90), pen(rgba(theme.brass, 150), 1))
        glint = x + 3.6
        line(painter, glint, ladder.top + 5, glint, ladder.bottom - 5, pen(rgba(WHITE, 34), 1.4))
        top = ladder.bottom - (level + 0.5) * plan.row
        column = rounded(x + 4, top, plan.shaft - 8, ladder.bottom - top - 2, 4)
        fill(painter, column, rgba(colour, 120))
    for level in range(1, components().max_level + 1):
        box = rung(art.width, art.height, track, level)
        done = level <= mine
        framed = art.next_costs and level == mine + 1
        cell = rounded_rect(rect(box), 4)
        edge = pen(theme.accent, 1.2) if framed else None
        fill(painter, cell, rgba(theme.raised, 60 if done else 210), edge)
        with faded(painter, _PASSED if done else 1.0):
            _cost(painter, theme, rect(box), track, level)
        if framed and track in art.dearer:
            # In the human's shaft, where the representative would come to: beside the longest price is no room.
            tag = QRectF(ladder.left, rect(box).top(), plan.shaft, box.height)
            text(painter, tag, f"+{components().investment_fee}", 12, theme.bot_text, True, fit=False)
    for next_track, level in art.bot_next:
        if next_track is track:
            x, y = car(art.width, art.height, track, Side.BOT, level)
            radius = min(7.6, car_radius(art.width, art.height) * 0.85)
            side_badge(painter, theme, False, x, y, radius, ghost=True)


def _cost(painter: QPainter, theme: Theme, box: QRectF, track: Track, level: int) -> None:
    """Number and sign, centred: "3 A / B" is all of one kind, "2 A 2 B" half and half."""
    units = components().level_cost(track, level)
    kinds = components().tracks[track.index].resources
    payment = components().payment(track)
    parts: list[str | Resource | bool]
    if payment is Payment.ANY_MIX:
        parts = [str(units), track is Track.RESEARCH]
    elif payment is Payment.ONE_KIND:
        parts = [str(units), kinds[0]]
    elif level % 2:
        parts = [str(units), kinds[0], "/", kinds[1]]
    else:
        parts = [str(units // 2), kinds[0], str(units // 2), kinds[1]]
    size = 12.0
    radius = 5.4 if len(parts) < 4 else 5.0
    widths = [
        text_width(part, size) + (0.5 if part == "/" else 1.5) if isinstance(part, str) else 2 * radius + 0.6
        for part in parts
    ]
    x = box.center().x() - sum(widths) / 2
    for part, wide in zip(parts, widths, strict=True):
        if isinstance(part, str):
            place = QRectF(x, box.top(), wide - 1.5, box.height())
            text(painter, place, part, size, theme.text, fit=False)
        elif isinstance(part, Resource):
            coin(painter, theme, part, x + radius + 0.3, box.center().y(), radius)
        else:
            goods_sign(painter, theme, part, x + radius + 0.3, box.center().y(), radius)
        x += wide


# Pieces ---------------------------------------------------------------------------------------------


def paint_politician(painter: QPainter, art: PoliticianArt, skin: Skin) -> None:
    """Bust: gold when seated, grey in the upper row."""
    theme = skin.theme
    size = 6.4 if art.seated else 6.2
    colour = GOLD_BUST if art.seated else (GREY_BUST_DAY if theme.day else GREY_BUST)
    glyph(painter, "noria/politician", 0, 0, size + 1.2, theme.ink)
    glyph(painter, "noria/politician", 0, 0, size, colour)


def paint_car(painter: QPainter, art: CarArt, skin: Skin) -> None:
    """Representative in its shaft."""
    side_badge(painter, skin.theme, art.side is Side.HUMAN, 0, 0, art.radius)
