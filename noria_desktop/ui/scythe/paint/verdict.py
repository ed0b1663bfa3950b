"""The combat panel once both sides lie open: who won, what it was made of, and what changes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.stage import Fighter
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.paint.colours import FACTION
from noria_desktop.ui.scythe.paint.combat import draw_parts
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.pieces import count_tag, draw_figure
from noria_desktop.ui.scythe.paint.stage import plate
from noria_desktop.ui.scythe.words import verdict
from noria_desktop.ui.scythe.words.names import faction_name


@frozen
class ChangeRows:
    """Where the lines lie that say what a combat brought and cost, in the room between both sides."""

    first: float
    """From the top of the room to the first line."""
    pitch: float
    gap: float
    sums: float
    """Height of both totals."""
    tie: bool
    """Whether there is room to say whose a tie would have been."""


def change_rows(height: float, count: int, sentence: int) -> ChangeRows:
    """None of the lines is left out: in a low room they move together, then the totals become smaller.

    Args:
        height: of the room.
        count: lines.
        sentence: lines of the sentence below them.
    """
    below, found = 2 + 17.0 * sentence, None
    for sums, tie, pitch in (
        (46.0, True, 26.0),
        (46.0, True, 21.0),
        (46.0, False, 21.0),
        (36.0, False, 19.0),
        (30.0, False, 18.0),
    ):
        first = 4 + 24 + sums + (22 if tie else 2)
        found = ChangeRows(first, pitch, 4.0 if pitch > 22 else 2.0, sums, tie)
        if first + pitch * count + below <= height:
            break
    assert found is not None
    return found


def paint_verdict(painter: QPainter, art: VerdictArt, skin: Skin) -> None:
    """Both sums side by side, the printed row that counted, what each side gained and paid, who stays."""
    k, r, found = Ink(painter, skin), centred(art.width, art.height), art.verdict
    t = k.t
    plate(k, r)
    k.centre(
        QRectF(r.left() + 16, r.top() + 8, r.width() - 32, 26), verdict.head_text(found), 17, t.text, True
    )
    k.centre(
        QRectF(r.left() + 16, r.top() + 36, r.width() - 32, 18), verdict.attack_text(found), 12.5, t.muted
    )
    wide = r.width() * measures.COMBAT_SIDE
    top, high = r.top() + measures.COMBAT_HEAD - 6, r.height() - measures.COMBAT_HEAD - 8
    mine = QRectF(r.left() + 14, top, wide, high)
    theirs = QRectF(r.right() - 14 - wide, top, wide, high)
    for box, fighter, own in ((mine, found.own, True), (theirs, found.theirs, False)):
        _side(k, box, fighter, own)
    _table(k, theirs, found)
    middle = QRectF(mine.right() + 12, top, theirs.left() - mine.right() - 24, high)
    tone = t.success if found.won else t.danger
    y = middle.top() + 4
    first, second = two_lines(verdict.verdict_sentence(found), 12.5, middle.width())
    rows = change_rows(middle.height(), len(found.changes), 2 if second else 1)
    k.centre(QRectF(middle.left(), y, middle.width(), 24), verdict.winner_text(found), 18, tone, True)
    sums = "{} : {}".format(*found.totals)
    k.centre(QRectF(middle.left(), y + 24, middle.width(), rows.sums), sums, rows.sums - 8, t.text, True)
    if rows.tie:
        below = QRectF(middle.left(), y + 24 + rows.sums, middle.width(), 18)
        k.centre(below, verdict.tie_text(found), 12, t.muted)
    y = middle.top() + rows.first
    for change in found.changes:
        amount, words, good = verdict.change_text(change)
        tone, high = t.success if good else t.danger, rows.pitch - rows.gap
        line = QRectF(middle.left(), y, middle.width(), high)
        k.fill(rounded_rect(line, 6), fade(tone, 0.10), fade(tone, 0.8), 1.1)
        used = k.text(QRectF(line.left() + 8, y, 40, high), amount, 13 if high > 18 else 12, tone, True)
        words_box = QRectF(line.left() + 14 + used, y, line.width() - used - 20, high)
        k.text(words_box, words, 12.5 if high > 18 else 12, t.text)
        y += rows.pitch
    k.text(QRectF(middle.left(), y + 2, middle.width(), 18), first, 12.5, t.text)
    if second:
        k.text(QRectF(middle.left(), y + 19, middle.width(), 18), second, 12.5, t.text)


def _side(k: Ink, r: QRectF, fighter: Fighter, own: bool) -> None:
    """A side once it lies open: who, units, what it came to."""
    t, colour = k.t, FACTION[fighter.faction]
    k.fill(rounded_rect(r, 9), fade(colour, 0.12), fade(colour, 0.9), 1.4)
    k.badge(fighter.faction, r.left() + 22, r.top() + 21, 12)
    k.text(
        QRectF(r.left() + 42, r.top() + 8, r.width() - 90, 26),
        faction_name(fighter.faction),
        14,
        t.text,
        True,
    )
    k.glyph("power", r.right() - 38, r.top() + 21, 14, t.accent, 0.2)
    k.text(QRectF(r.right() - 27, r.top() + 10, 24, 22), str(fighter.reserve), 14, t.text, True)
    count, foot = len(fighter.units), r.top() + 84
    for number, (unit, many) in enumerate(fighter.units):
        x = r.center().x() + (number - (count - 1) / 2) * min(54.0, (r.width() - 20) / max(1, count))
        draw_figure(k, unit, fighter.faction, own, x, foot, 40 if count < 4 else 32)
        if many > 1:
            count_tag(k, x + 16, foot + 3, many)
    line = QRectF(r.left() + 8, foot + 12, r.width() - 16, 28)
    k.fill(rounded_rect(line, 7), fade(t.ink, 0.06 if t.day else 0.4), fade(t.line, 0.5), 1)
    draw_parts(k, line, fighter)
    k.right(QRectF(line.right() - 66, line.top(), 60, 28), f"= {fighter.total}", 16, k.gilt, True)


def _table(k: Ink, r: QRectF, found: Verdict) -> None:
    """The printed row of the battle card, its column lit by the Automa's power."""
    t, row = k.t, verdict.columns(found)
    top = r.top() + 132
    if not row or top + 60 > r.bottom() - 4:
        return
    k.text(QRectF(r.left() + 12, top, r.width() - 20, 18), verdict.card_title(found), 12.5, t.muted)
    wide = (r.width() - 24 - 4 * (len(row) - 1)) / len(row)
    for number, (span, used, counts) in enumerate(row):
        cell = QRectF(r.left() + 12 + number * (wide + 4), top + 20, wide, 40)
        fill, tone = (t.accent, t.ink) if counts else (t.raised, t.text)
        k.fill(rounded_rect(cell, 5), fill, fade(t.line, 0.6), 1)
        if counts and t.day:
            tone = "#FFFFFF"
        k.centre(QRectF(cell.left() + 2, cell.top() + 2, wide - 4, 17), span, 12, tone)
        k.centre(QRectF(cell.left() + 2, cell.top() + 18, wide - 4, 20), used, 13.5, tone, True)
    first, second = two_lines(verdict.used_text(found), 12.5, r.width() - 22)
    for number, words in enumerate((first, second)):
        if top + 83 + 17 * number > r.bottom():
            break
        k.text(QRectF(r.left() + 12, top + 66 + 17 * number, r.width() - 20, 17), words, 12.5, t.text)
