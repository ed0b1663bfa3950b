"""The end of a round, under the columns: who took what, what beat what, and where the race stands since."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.nautilus.components import components
from noria_desktop.ui.art.pens import fill, line, mix, pen, rgba
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width, two_lines
from noria_desktop.ui.i18n import minus, signed
from noria_desktop.ui.nautilus.board.arts import OutcomeArt, RoundArt
from noria_desktop.ui.nautilus.paint.domains import badge, medal
from noria_desktop.ui.nautilus.words.names import card_name, domain_name, listed, say

SMALLEST = 12.0


def paint_round(painter: QPainter, art: RoundArt, skin: Skin) -> None:
    """The panel and its left part; the columns lie on it."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    fill(painter, rounded_rect(box, 9 * k), theme.surface, pen(theme.brass, 1.4 * k))
    left, top, wide = box.left() + 15 * k, box.top(), art.words - 24 * k
    title = QRectF(left, top + 8 * k, art.width - 30 * k, 28 * k)
    text(painter, title, say("Round {number}", number=art.round), 19 * k, theme.accent, True, LEFT)
    for number, (own, count) in enumerate(((True, art.own), (False, art.theirs))):
        y = top + (52 + 27 * number) * k
        badge(painter, theme, own, left + 7 * k, y, 7 * k)
        name, cards = owner_text(art, own=own), say("%n card(s)", count)
        size = max(SMALLEST, 13.5 * k)
        room = wide - 22 * k - text_width(cards, size, True) - 2
        if text_width(name, SMALLEST) <= room:  # else the badge alone says whose they are
            text(
                painter, QRectF(left + 22 * k, y - 10 * k, room, 20 * k), name, size, theme.text, False, LEFT
            )
        tone = theme.you_text if own else theme.bot_text
        text(painter, QRectF(left, y - 10 * k, wide, 20 * k), cards, size, tone, True, RIGHT)
    size, y = max(SMALLEST, 13 * k), top + 98 * k
    for part in news_text(art):
        rows = _broken(part, size, wide)
        if y + len(rows) * 17 * k > box.bottom() - 4 * k:
            break  # a narrow table tells what was decided; the rule stands beside the log
        for words in rows:
            text(painter, QRectF(left, y, wide, 17 * k), words, size, theme.text, False, LEFT)
            y += 17 * k


def _broken(words: str, size: float, wide: float) -> list[str]:
    """A sentence in as many lines as it needs."""
    rows, rest = list[str](), words
    while rest:
        first, rest = two_lines(rest, size, wide)
        rows.append(first)
    return rows


def owner_text(art: RoundArt, *, own: bool) -> str:
    """You and the rival, or two players by their numbers."""
    if art.names is not None:
        return say("Player {number}", number=art.names[0 if own else 1])
    return say("You") if own else say("Rival")


def news_text(art: RoundArt) -> tuple[str, ...]:
    """What the round has decided."""
    if art.hidden:
        return (say("Domains are decided after round {round}.", round=components().rounds),)
    parts = []
    for own, domains in ((True, art.won), (False, art.lost)):
        if not domains:
            continue
        names = listed(domain_name(domain) for domain in domains)
        if art.names is not None:
            number = art.names[0 if own else 1]
            parts.append(say("Player {number} wins {names}.", number=number, names=names))
        elif own:
            parts.append(say("You win {names}.", names=names))
        else:
            parts.append(say("The rival wins {names}.", names=names))
    needed = components().domains_needed
    mine, theirs = art.domains
    parts.append(say("Domains won: {own} to {other}.", own=mine, other=theirs))
    parts.append(say("{needed} domains win the game.", needed=needed))
    return tuple(parts)


def paint_outcome(painter: QPainter, art: OutcomeArt, skin: Skin) -> None:
    """A column's card: sign and worth, what beat what, and both players' points."""
    theme, k = skin.theme, art.unit
    tone = theme.you if art.own else theme.bot
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    fill(
        painter,
        rounded_rect(box, 8 * k),
        mix(theme.surface, tone, 0.16),
        pen(tone, (2.6 if art.settles else 1.3) * k),
    )
    y = box.top() + 23 * k
    medal(painter, theme, art.domain, box.left() + 22 * k, y, 14 * k)
    badge(painter, theme, art.own, 4 * k, y, 6.4 * k)
    worth = QRectF(14 * k, y - 13 * k, art.width / 2 - 20 * k, 26 * k)
    text(painter, worth, signed(art.points), 18 * k, theme.text, True, LEFT, False)
    inner = box.adjusted(5 * k, 0, -5 * k, 0)
    name = QRectF(inner.left(), box.top() + 41 * k, inner.width(), 20 * k)
    text(painter, name, domain_name(art.domain), max(SMALLEST, 14 * k), theme.text, True)
    words = say("{winner} beats {loser}", winner=card_name(art.winner), loser=card_name(art.loser))
    size, top = max(SMALLEST, 12.5 * k), box.top() + 62 * k
    rows = [row for row in two_lines(words, size, inner.width()) if row]
    # Room for two rows, so that the line lies as high in every column; one alone lies in the middle of it.
    for number, row in enumerate(rows):
        above = 16 * number - 4 if len(rows) > 1 else 3
        beaten = QRectF(inner.left(), top + above * k, inner.width(), 18 * k)
        text(painter, beaten, row, size, theme.muted)
    edge = box.top() + 91 * k
    line(painter, inner.left() + 6 * k, edge, inner.right() - 6 * k, edge, pen(rgba(theme.line, 120), k))
    foot, size = edge + 5 * k, 16 * k
    own = QRectF(inner.left(), foot, inner.width() / 2 - 8 * k, 24 * k)
    text(painter, own, minus(art.mine), size, theme.you_text, True, RIGHT, False)
    text(painter, QRectF(-8 * k, foot, 16 * k, 24 * k), ":", size, theme.muted, True, fit=False)
    theirs = QRectF(8 * k, foot, inner.width() / 2 - 8 * k, 24 * k)
    shown = "?" if art.theirs is None else minus(art.theirs)
    text(painter, theirs, shown, size, theme.bot_text, True, LEFT, False)
