"""The dock at the left: the race for the domains, the divers not seen yet, the special cards of this half."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.pens import fill, line, mix, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, polygon, rhombus, rounded, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text, text_width
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.nautilus.board.arts_dock import (
    Blot,
    Fate,
    FatesArt,
    HeadingArt,
    RaceArt,
    TrackerArt,
    Whereabouts,
    Words,
)
from noria_desktop.ui.nautilus.board.measures import LEGEND, fate_cell, tracker_cell
from noria_desktop.ui.nautilus.paint.colours import DEEP, RED, WHITE, sea
from noria_desktop.ui.nautilus.paint.domains import badge, medal, signed
from noria_desktop.ui.nautilus.words.names import domain_name


def notches(*, minus: bool) -> int:
    """Points that settle a domain; ``minus``: its -1 was taken."""
    return min(way.points for way in components().clinches if minus or not way.needs_minus)


def paint_heading(painter: QPainter, art: HeadingArt, skin: Skin) -> None:
    """A brass tick, the heading, and what it counts."""
    theme = skin.theme
    title, note = heading_words(art)
    left, top = -art.width / 2, -22.0
    fill(painter, rounded(left, top + 5, 3, 14, 1.5), theme.accent)
    text(painter, QRectF(left + 10, top + 1, art.width - 10, 22), title, 14, theme.text, True, LEFT)
    if note:
        text(painter, QRectF(left + 10, top + 22, art.width - 10, 18), note, 12, theme.muted, False, LEFT)


def heading_words(art: HeadingArt) -> tuple[str, str]:
    """Heading and second line."""
    match art.words:
        case Words.RACE:
            note = translate("Nautilus", "Won: you {own}, rival {other}. First to {needed}.")
            counts = {"own": art.first, "other": art.second, "needed": components().domains_needed}
            return translate("Nautilus", "Race for the domains"), note.format(**counts)
        case Words.RACE_HIDDEN:
            note = translate("Nautilus", "Decided after round {round}").format(round=components().rounds)
            return translate("Nautilus", "Your domain cards"), note
        case Words.UNSEEN:
            note = translate("Nautilus", "{hand} in the rival's hand, {pile} in the pile")
            return translate("Nautilus", "Divers not seen yet"), note.format(hand=art.first, pile=art.second)
        case Words.SPECIALS:
            words = translate("Nautilus", "Special cards, rounds {first}–{last}")
            return words.format(first=art.first, last=art.second), ""


# The race ----------------------------------------------------------------------------------------------


def paint_race(painter: QPainter, art: RaceArt, skin: Skin) -> None:
    """Medal, name, where the -1 is, and a rail a side; a foreseen change frames the row."""
    theme = skin.theme
    if art.own_after is not None or art.rival_after is not None:
        frame = QRectF(-art.width / 2 - 8, -art.height / 2 + 1, art.width + 16, art.height - 2)
        fill(painter, rounded_rect(frame, 8), rgba(theme.focus, 26), pen(rgba(theme.focus, 190), 1.4))
    left, top = -art.width / 2, -30.0
    x, y = left + 17, top + 29
    medal(painter, theme, art.domain, x, y, 16)
    if art.winner is not None:
        silhouette(painter, "nautilus/laurel", x, y, 20, theme.accent)
    start = left + 42
    name = domain_name(art.domain)
    used = text(painter, QRectF(start, top, 110, 18), name, 13, theme.text, True, LEFT)
    note = QRectF(start + used + 8, top, art.width / 2 - start - used - 8, 18)
    colour = theme.muted
    if art.winner is not None:
        colour = theme.you_text if art.winner else theme.bot_text
    text(painter, note, blot_words(art), 12, colour, False, RIGHT)
    # In a low row the rails lie closer, so that the next row's name lies free.
    tight = max(0.0, 54 - art.height)
    near, far = top + 28 - 0.6 * tight, top + 45 - 1.2 * tight
    rails = ((True, art.own, art.own_after, near), (False, art.rival, art.rival_after, far))
    for own, points, after, at in rails:
        if points is None:
            _secret(painter, theme, art, start, at)
        else:
            _rail(painter, theme, art, start, at, own, points, after)


def flag_at(art: RaceArt) -> int:
    """How many points win the domain as things stand, won or not; 0 where no number of points wins it yet."""
    # Where domains are decided after the last round only, no number of points wins one before.
    return 0 if art.rival is None else notches(minus=art.blot not in (Blot.DECK, Blot.ROW))


def rail_length(art: RaceArt, points: int) -> int:
    """Notches of a rail: up to the flag, and what was reached beyond it."""
    longest = notches(minus=False)
    return max(flag_at(art) or longest, min(longest, points))


def blot_words(art: RaceArt) -> str:
    """Who won, or where the card of minus one is."""
    if art.winner is not None:
        return translate("Nautilus", "you won") if art.winner else translate("Nautilus", "rival won")
    return blot_text(art.blot)


blot_text: Final = Texts(
    Blot,
    DECK=Text("Nautilus", "−1: in the deck"),
    ROW=Text("Nautilus", "−1: on table"),
    OWN=Text("Nautilus", "−1: you"),
    RIVAL=Text("Nautilus", "−1: rival"),
    ELSEWHERE=Text("Nautilus", "−1: not yours"),
)
"""Where the card of minus one is."""


def _rail(
    painter: QPainter,
    theme: Theme,
    art: RaceArt,
    x: float,
    y: float,
    own: bool,
    points: int,
    after: int | None,
) -> None:
    """The notches up to the one that wins, its flag, the total; where the domain is won, the flag is the winner's alone."""
    right = art.width / 2
    need, last = flag_at(art), rail_length(art, max(points, after or 0))
    step = (right - x - 24 - 44) / notches(minus=False)
    tone = theme.you if own else theme.bot
    badge(painter, theme, own, x + 6, y, 4.6)
    first = x + 24
    hair = mix(theme.surface, theme.line, 0.45)
    line(painter, first - 3, y, first + (last - 1) * step + 3, y, pen(hair, 2))
    for number in range(1, last + 1):
        at = first + (number - 1) * step
        filled = points >= number
        will = filled if after is None else after >= number
        shape = circle(at, y, 5.4) if own else rhombus(at, y, 6.2)
        if filled:
            fill(painter, shape, tone, pen(theme.ink if not theme.contrast else WHITE, 1))
        else:
            fill(painter, shape, theme.bg, pen(theme.line, 1.2))
        if will != filled:
            larger = circle(at, y, 5.4) if own else rhombus(at, y, 6.2)
            stroke(painter, larger, pen(theme.focus, 2.6))
            if filled:
                line(painter, at - 8, y + 6, at + 8, y - 6, pen(theme.focus, 2.2))
        if number == need and art.winner in (None, own):
            _flag(painter, theme, at + 9, y)
    words = signed(points)
    if after is not None and after != points:
        words = signed(after)
        text(painter, QRectF(right - 34, y - 9, 34, 18), words, 15, theme.focus, True, RIGHT, False)
    else:
        text(painter, QRectF(right - 34, y - 9, 34, 18), words, 14, theme.text, True, RIGHT, False)


def _flag(painter: QPainter, theme: Theme, x: float, y: float) -> None:
    """Where the race is won."""
    line(painter, x, y - 6, x, y + 6, pen(theme.accent, 1.3))
    fill(painter, polygon([(x, y - 6), (x + 6.5, y - 3.4), (x, y - 0.6)]), theme.accent)


def _secret(painter: QPainter, theme: Theme, art: RaceArt, x: float, y: float) -> None:
    """The rival's rail while its cards are hidden."""
    badge(painter, theme, False, x + 6, y, 4.6)
    right = art.width / 2
    edge = pen(theme.line, 1.2, (2, 4))
    line(painter, x + 21, y, right - 40, y, edge)
    text(painter, QRectF(right - 34, y - 9, 34, 18), "?", 14, theme.muted, True, RIGHT, False)


# Divers not seen yet -----------------------------------------------------------------------------------


def paint_tracker(painter: QPainter, art: TrackerArt, skin: Skin) -> None:
    """Paper: not seen; blue: in the viewer's hand; orange: known to be the rival's; struck: on the table."""
    theme = skin.theme
    for index, where in enumerate(art.cells):
        _cell(painter, theme, rect(tracker_cell(art.width, art.height, index)), index + 1, where)
    _legend(painter, theme, art)


def _cell(painter: QPainter, theme: Theme, box: QRectF, card: int, where: Whereabouts) -> None:
    path = rounded_rect(box, 4.5)
    match where:
        case Whereabouts.UNSEEN:
            fill(painter, path, theme.paper)
            foot = QRectF(box.left() + 1, box.bottom() - 8, box.width() - 2, 7)
            fill(painter, rounded_rect(foot, 3.4), sea(card))
            stroke(painter, path, pen(theme.ink, 1.2))
            number = box.adjusted(0, 0, 0, -6)
            colour = RED if card in components().red else theme.ink
            text(painter, number, str(card), 14, colour, True, fit=False)
        case Whereabouts.OWN | Whereabouts.RIVAL:
            tone = theme.you if where is Whereabouts.OWN else theme.bot
            fill(painter, path, mix(theme.surface, tone, 0.26), pen(tone, 1.8))
            text(painter, box, str(card), 13, theme.text, True, fit=False)
            badge(painter, theme, where is Whereabouts.OWN, box.right() - 2, box.top() + 2, 4.2)
        case Whereabouts.PILE:
            fill(painter, path, mix(theme.surface, theme.accent, 0.2), pen(theme.brass, 1.6, (3, 2)))
            text(painter, box, str(card), 13, theme.text, True, fit=False)
        case Whereabouts.TABLE:
            stroke(painter, path, pen(rgba(theme.line, 150), 1))
            text(painter, box, str(card), 13, theme.muted, False, fit=False)
            edge = pen(theme.line, 1.5)
            line(painter, box.left() + 5, box.bottom() - 6, box.right() - 5, box.top() + 6, edge)


legend_text: Final = Texts(
    Whereabouts,
    UNSEEN=Text("Nautilus", "unseen"),
    OWN=Text("Nautilus", "hand"),
    TABLE=Text("Nautilus", "table"),
    RIVAL=Text("Nautilus", "rival"),
    PILE=Text("Nautilus", "pile"),
)
"""A word of the legend."""


def _legend(painter: QPainter, theme: Theme, art: TrackerArt) -> None:
    """What the looks mean: the three usual ones, and the others once they occur."""
    usual = (Whereabouts.UNSEEN, Whereabouts.OWN, Whereabouts.TABLE)
    shown = [where for where in Whereabouts if where in usual or where in art.cells]
    words = [legend_text(where) for where in shown]
    wide = sum(text_width(word, 12) for word in words)
    gap = min(14.0, (art.width - wide - 14 * len(shown)) / max(1, len(shown) - 1))
    x, y = -art.width / 2, art.height / 2 - LEGEND + 16
    squeeze = min(1.0, (art.width - 14 * len(shown) - 4 * (len(shown) - 1)) / wide)
    for where, word in zip(shown, words, strict=True):
        _swatch(painter, theme, QRectF(x, y - 6, 10, 12), where)
        room = text_width(word, 12) * squeeze
        text(painter, QRectF(x + 14, y - 9, room + 1, 18), word, 12, theme.muted, False, LEFT)
        x += 14 + room + max(4.0, gap)


def _swatch(painter: QPainter, theme: Theme, box: QRectF, where: Whereabouts) -> None:
    path = rounded_rect(box, 2.5)
    match where:
        case Whereabouts.UNSEEN:
            fill(painter, path, theme.paper, pen(theme.ink, 1))
        case Whereabouts.OWN | Whereabouts.RIVAL:
            tone = theme.you if where is Whereabouts.OWN else theme.bot
            fill(painter, path, mix(theme.surface, tone, 0.26), pen(tone, 1.4))
            badge(painter, theme, where is Whereabouts.OWN, box.right(), box.top() + 1, 3.4)
        case Whereabouts.PILE:
            fill(painter, path, mix(theme.surface, theme.accent, 0.2), pen(theme.brass, 1.2, (2, 1.5)))
        case Whereabouts.TABLE:
            stroke(painter, path, pen(theme.line, 1))
            edge = pen(theme.line, 1.2)
            line(painter, box.left() + 1.5, box.bottom() - 2, box.right() - 1.5, box.top() + 2, edge)


# Special cards ------------------------------------------------------------------------------------------


def paint_fates(painter: QPainter, art: FatesArt, skin: Skin) -> None:
    """Brass: may still come; blue with a disc, orange with a diamond: held; struck: gone."""
    theme = skin.theme
    for special, fate in zip(Special, art.cells, strict=True):
        box = rect(fate_cell(art.width, art.height, special.index))
        path = rounded_rect(box, 6)
        x, y = box.center().x(), box.center().y()
        match fate:
            case Fate.LEFT:
                fill(painter, path, DEEP, pen(theme.brass, 1.4))
                silhouette(painter, f"nautilus/{special.value}", x, y, 10, theme.brass_hi)
            case Fate.OWN | Fate.RIVAL:
                tone = theme.you if fate is Fate.OWN else theme.bot
                fill(painter, path, mix(theme.surface, tone, 0.26), pen(tone, 1.8))
                silhouette(painter, f"nautilus/{special.value}", x, y, 10, theme.text)
                badge(painter, theme, fate is Fate.OWN, box.right() - 2, box.top() + 2, 4.6)
            case Fate.SPENT:
                stroke(painter, path, pen(rgba(theme.line, 150), 1))
                gone = mix(theme.surface, theme.muted, 0.7)
                silhouette(painter, f"nautilus/{special.value}", x, y, 10, gone)
                edge = pen(theme.line, 1.5)
                line(painter, box.left() + 5, box.bottom() - 5, box.right() - 5, box.top() + 5, edge)
