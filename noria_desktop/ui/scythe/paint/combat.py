"""A combat over the map: both sides, the dial between them, and what a total is good for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from noria_desktop.games.scythe.components import components
from noria_desktop.ui.art.pens import placed_at
from noria_desktop.ui.art.shapes import arc, circle, gear, polygon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.stage import CombatArt, DialArt, Fighter, Outlook, Parts, Stakes
from noria_desktop.ui.scythe.paint.colours import FACTION, GOLD
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.pieces import count_tag, draw_figure
from noria_desktop.ui.scythe.paint.stage import plate
from noria_desktop.ui.scythe.words.combat import (
    against_text,
    cards_text,
    chance_text,
    chart_title,
    hidden_cards_text,
    least_text,
    loss_text,
    most_text,
    no_cards_text,
    spent_text,
    tie_text,
    total_title,
    win_text,
)
from noria_desktop.ui.scythe.words.names import faction_name, place_name

CARDS = 108.0
"""From the panel's foot to the top of the cards that lie on it."""
CHART = 74.0
"""Height of the bars below the dial."""


def paint_combat(painter: QPainter, art: CombatArt, skin: Skin) -> None:
    """Both sides: own ones left in blue, the Automa's right; the dial, or the total's worth, between them."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    plate(k, r)
    words = translate("Scythe", "Combat on {place}").format(place=place_name(art.place))
    k.centre(QRectF(r.left() + 16, r.top() + 6, r.width() - 32, 24), words, 16, t.text, True)
    row = QRectF(r.left() + 16, r.top() + 28, r.width() - 32, 18)
    if art.stakes is None:
        k.centre(row, tie_text(art.own_attack), 12.5, t.text)
    else:
        _beside(k, row, ((tie_text(art.own_attack), t.text), (spent_text(), t.muted)))
        _stakes(k, row.translated(0, 18), art.own_attack, art.stakes)
    wide = r.width() * measures.COMBAT_SIDE
    for own, fighter in ((True, art.own), (False, art.theirs)):
        side = measures.combat_side(art.width, art.height, own=own)
        _fighter(k, QRectF(side.left, side.top, side.width, side.height), fighter, own, art)
    if art.outlook is None:
        return
    left = r.left() + 14 + wide + 10
    middle = QRectF(
        left,
        r.top() + measures.COMBAT_HEAD,
        r.right() - 24 - wide - left,
        r.height() - measures.COMBAT_HEAD - 14,
    )
    if art.dial:
        _chart(k, QRectF(middle.left(), middle.bottom() - CHART, middle.width(), CHART), art, art.outlook)
    else:
        _worth(k, middle, art, art.outlook)


def _stakes(k: Ink, r: QRectF, own_attack: bool, stakes: Stakes) -> None:
    """What a victory brings, what a defeat costs."""
    won = win_text(own_attack, stakes.star, stakes.popularity, stakes.goods, last=stakes.last_star)
    lost = loss_text(
        stakes.lost, stakes.left, ground=not own_attack, star=stakes.rival_star, last=stakes.last_of_rival
    )
    _beside(k, r, ((won, k.t.success), (lost, k.t.danger)))


def _beside(k: Ink, r: QRectF, parts: Sequence[tuple[str, str]]) -> None:
    """Sentences in one line, in the middle; pressed together where they are too long."""
    gap = 16.0
    wide = [k.width(words, 12) for words, _ in parts]
    gaps = gap * (len(parts) - 1)
    shrink = min(1.0, (r.width() - gaps) / sum(wide))
    x = r.center().x() - (sum(wide) * shrink + gaps) / 2
    for (words, tone), own in zip(parts, wide, strict=True):
        k.text(QRectF(x, r.top(), own * shrink + 1, r.height()), words, 12, tone)
        x += own * shrink + gap


def _fighter(k: Ink, r: QRectF, fighter: Fighter, own: bool, art: CombatArt) -> None:
    """One side: who, units, power, cards, total."""
    t, colour = k.t, FACTION[fighter.faction]
    k.fill(rounded_rect(r, 9), fade(colour, 0.12), fade(colour, 0.8), 1.4)
    k.badge(fighter.faction, r.left() + 22, r.top() + 21, 12)
    name = QRectF(r.left() + 42, r.top() + 8, r.width() - 90, 26)
    k.text(name, faction_name(fighter.faction), 14, t.text, True)
    k.glyph("power", r.right() - 38, r.top() + 21, 14, t.accent, 0.2)
    k.text(QRectF(r.right() - 27, r.top() + 10, 24, 22), str(fighter.reserve), 14, t.text, True)
    count = len(fighter.units)
    foot, low_panel = r.top() + measures.combat_foot(r.height()), r.height() < measures.COMBAT_LOW
    large = (24 if r.height() < measures.COMBAT_LOWEST else 30) if low_panel else 44 if count < 4 else 34
    for number, (unit, many) in enumerate(fighter.units):
        x = r.center().x() + (number - (count - 1) / 2) * min(54.0, (r.width() - 20) / max(1, count))
        draw_figure(k, unit, fighter.faction, own, x, foot, large)
        if many > 1:
            count_tag(k, x + 16, foot + 3, many)
    summed = measures.combat_sum(r.width(), r.height(), _rows(fighter))
    line = QRectF(r.left() + summed.left, r.top() + summed.top, summed.width, summed.height)
    k.fill(rounded_rect(line, 7), fade(t.ink, 0.06 if t.day else 0.4), fade(t.line, 0.5), 1)
    draw_sum(k, line, fighter)
    low = QRectF(r.left() + 12, r.bottom() + 14 - CARDS - 20, r.width() - 20, 18)
    if low.top() < line.bottom():
        return
    if own and fighter.slots:
        k.text(low, cards_text(len(fighter.cards), fighter.slots), 12, t.muted)
    elif own and not fighter.hand:
        k.text(low, no_cards_text(), 12, t.muted)
    if not own and fighter.span is not None:
        k.right(low, hidden_cards_text(*fighter.span.cards, fighter.hand), 12, t.muted)


def draw_sum(k: Ink, line: QRectF, fighter: Fighter) -> None:
    """Power and cards and what they come to; before they are known from the least to the most."""
    right = QRectF(line.right() - 66, line.top(), 60, 28)
    if fighter.power is not None:
        draw_parts(k, line, fighter)
        k.right(right, f"= {fighter.total}", 17, k.gilt, True)
    elif fighter.span is not None:
        span = fighter.span
        if span.least == span.most:
            _end(k, line, "", span.most, cards=False)
            return
        # Two sums that add up each: of ranges side by side the ends do not.
        for number, (words, parts) in enumerate(((least_text(), span.least), (most_text(), span.most))):
            row = QRectF(
                line.left(), line.top() + 2 + measures.COMBAT_ROW * number, line.width(), measures.COMBAT_ROW
            )
            _end(k, row, words, parts, cards=span.cards[1] > 0)


def _rows(fighter: Fighter) -> int:
    """Lines of the sum: two while it is open what it comes to."""
    span = fighter.span
    return 2 if fighter.power is None and span is not None and span.least != span.most else 1


def _end(k: Ink, row: QRectF, words: str, parts: Parts, *, cards: bool) -> None:
    """The least or the most of a side: what it comes to, and behind that of which power and values of cards.

    The total stands with its word: power behind "least" and "most" would read as what the power ranges over.
    """
    t, y = k.t, row.center().y()
    x = row.left() + 8
    if words:
        x += k.text(QRectF(x, row.top(), row.width() * 0.38, row.height()), words, 12, t.muted) + 6
    x += k.text(QRectF(x, row.top(), 26, row.height()), str(sum(parts)), 14, k.gilt, True) + 5
    x += k.text(QRectF(x, row.top(), 12, row.height()), "=", 12, t.muted) + 5
    k.glyph("power", x + 6, y, 12, t.muted, 0.2)
    x += 14
    x += k.text(QRectF(x, row.top(), 20, row.height()), str(parts[0]), 12, t.muted)
    if cards:
        k.text(QRectF(x + 3, row.top(), 12, row.height()), "+", 12, t.muted)
        k.glyph("card", x + 18, y, 11, t.muted, 0.2)
        k.text(QRectF(x + 26, row.top(), row.right() - x - 30, row.height()), str(parts[1]), 12, t.muted)


def draw_parts(k: Ink, line: QRectF, fighter: Fighter) -> None:
    """Power and cards that make a sum, each behind its sign: "0 + 5" alone does not tell what was a card."""
    t, y = k.t, line.center().y()
    k.glyph("power", line.left() + 15, y, 15, t.accent, 0.2)
    x, right = line.left() + 27, line.right() - 50
    x += k.text(QRectF(x, line.top(), 24, line.height()), str(fighter.power), 15, t.text, True)
    cards = [str(value) for value in fighter.cards if value is not None]
    if not cards:
        return
    k.text(QRectF(x + 5, line.top(), 12, line.height()), "+", 14, t.muted)
    k.glyph("card", x + 24, y, 14, t.accent, 0.2)
    k.text(QRectF(x + 34, line.top(), right - x - 34, line.height()), " + ".join(cards), 15, t.text, True)


def _worth(k: Ink, r: QRectF, art: CombatArt, outlook: Outlook) -> None:
    """Between both sides: the human's total so far, and how often it wins."""
    t, total = k.t, art.own.total
    y = r.top() + 2
    if total is not None:
        k.centre(QRectF(r.left(), y, r.width(), 18), total_title(), 13, t.muted)
        k.centre(QRectF(r.left(), y + 16, r.width(), 46), str(total), 38, t.accent, True)
        chance = outlook.wins[min(total, len(outlook.wins) - 1)]
        tone = t.success if chance >= 50 else t.danger
        k.centre(QRectF(r.left(), y + 62, r.width(), 22), chance_text(chance), 15, tone, True)
        k.centre(QRectF(r.left(), y + 84, r.width(), 18), against_text(*outlook.theirs.total), 12.5, t.muted)
        y += 112
    _chart(k, QRectF(r.left(), y, r.width(), r.bottom() - y), art, outlook)


def _chart(k: Ink, r: QRectF, art: CombatArt, outlook: Outlook) -> None:
    """A bar for each total: in how many of a hundred such combats it wins; what the human cannot reach is pale."""
    t = k.t
    first = max(0, outlook.theirs.total[0] - 1)
    totals = range(first, len(outlook.wins))
    above = QRectF(r.left(), r.top(), r.width(), 16)
    if art.dial and art.own.total is not None:
        chance = outlook.wins[min(art.own.total, len(outlook.wins) - 1)]
        k.centre(above, chance_text(chance), 12.5, t.success if chance >= 50 else t.danger, True)
    else:
        k.centre(above, chart_title(), 12, t.muted)
    area = QRectF(r.left(), r.top() + 20, r.width(), r.height() - 36)
    step = min(26.0, area.width() / max(1, len(totals)))
    left = area.center().x() - step * len(totals) / 2
    half = area.top() + area.height() / 2
    k.line(QPointF(left, half), QPointF(left + step * len(totals), half), fade(t.line, 0.45))
    k.line(QPointF(left, area.bottom()), QPointF(left + step * len(totals), area.bottom()), fade(t.line, 0.9))
    every = 1 if step >= 15 else 2 if step >= 8 else 4
    now = art.own.total
    for number, total in enumerate(totals):
        chance = outlook.wins[total]
        x = left + step * number
        high = max(1.5, area.height() * chance / 100)
        bar = QRectF(x + 1.2, area.bottom() - high, step - 2.4, high)
        tone = t.success if chance >= 50 else t.danger
        if total > art.reach:
            k.fill(rounded_rect(bar, 1.5), fade(t.muted, 0.30))
        else:
            k.fill(rounded_rect(bar, 1.5), t.accent if total == now else fade(tone, 0.85))
        # The own total is always written: a number beside it would run into it.
        crowded = now is not None and 0 < abs(total - now) < every
        if total == now or (number % every == 0 and not crowded):
            box = QRectF(x - 6, area.bottom() + 1, step + 12, 15)
            reached = total <= art.reach
            tone = t.accent if total == now else t.text if reached else t.muted
            k.centre(box, str(total), 12, tone, total == now)


def dial_size(art: DialArt) -> tuple[float, float]:
    """The dial and its shadow."""
    return art.size + 6, art.size + 8


def paint_dial(painter: QPainter, art: DialArt, skin: Skin) -> None:
    """A brass dial with a hand on the power committed."""
    k, s = Ink(painter, skin), art.size
    t = k.t
    most = components().mats.most_dial
    if not t.contrast:
        k.fill(circle(0, 3, s * 0.49), fade("#000000", 0.4))
    cog = gear(0, 0, 24, s * 0.49, s * 0.49 * 0.8, 0.45, 0.25)
    k.fill(cog, "#000000" if t.contrast else "#7A5620", t.ink, 1.2)
    face = QLinearGradient(0, -s * 0.46, 0, s * 0.46)
    tones = (
        ("#000000", "#000000") if t.contrast else ("#FFFCF2", "#E6DAB9") if t.day else ("#33312B", "#1B1A17")
    )
    face.setColorAt(0, QColor(tones[0]))
    face.setColorAt(1, QColor(tones[1]))
    k.fill(circle(0, 0, s * 0.46), face, GOLD, 2)
    reach = -225 + 270 * art.power / most
    if art.power:
        k.stroke(arc(0, 0, s * 0.27, -225, 270 * art.power / most), fade(t.accent, 0.8), max(4.0, s * 0.045))
    for number in range(most + 1):
        spot = measures.dial_number(s, number, most)
        possible, chosen = number <= art.most, number == art.power
        r = s * 0.072
        if chosen:
            k.fill(circle(spot.x, spot.y, r * 1.15), GOLD, t.ink, 1)
        elif possible:
            k.fill(circle(spot.x, spot.y, r), fade(t.focus, 0.12), fade(t.focus, 0.8), 1.2)
        tone = t.ink if chosen else t.text if possible else t.muted
        box = QRectF(spot.x - r * 1.4, spot.y - r * 1.4, r * 2.8, r * 2.8)
        k.centre(box, str(number), max(12.0, s * 0.075), tone, chosen or possible)
    with placed_at(painter, turn=reach):
        k.fill(polygon([(-s * 0.06, -s * 0.018), (s * 0.27, 0), (-s * 0.06, s * 0.018)]), GOLD, t.ink, 1)
    k.fill(circle(0, 0, s * 0.125), FACTION[art.faction], t.paper, 2)
    k.stroke(circle(0, 0, s * 0.125 + 1.6), t.ink, 1)
    light = QColor(FACTION[art.faction]).lightnessF() > 0.55
    box = centred(s * 0.24, s * 0.24)
    k.centre(box, str(art.power), max(14.0, s * 0.12), t.ink if light else "#FFFFFF", True)
