"""Notes in the map's free corners with their lines, and the key to the Automa's decision."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.terms import Place
from noria_desktop.ui.art.shapes import circle, hexagon, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.i18n import capital, translate
from noria_desktop.ui.scythe.board.arts.notes import (
    Chip,
    ConsequenceArt,
    Fact,
    InfluenceArt,
    LeaderArt,
    LegendArt,
    RefusalArt,
    TieArt,
)
from noria_desktop.ui.scythe.board.arts.signs import Tone
from noria_desktop.ui.scythe.paint.colours import CORAL, FACTION, GOLD
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.marks import under
from noria_desktop.ui.scythe.paint.words import criterion_word, step_word
from noria_desktop.ui.scythe.words.names import listed, place_name, terrains_name
from noria_desktop.ui.scythe.words.reasons import why_text


def _note(k: Ink, r: QRectF, tone: str) -> None:
    """A note's plate with its coloured edge."""
    k.panel(r, 8, k.t.surface, fade(tone, 0.9))
    k.fill(rounded_rect(QRectF(r.left(), r.top(), 4, r.height()), 2), tone)


def tone_colour(k: Ink, tone: Tone) -> str:
    """Colour of a tone on a panel."""
    t = k.t
    return {
        Tone.LEGAL: t.focus,
        Tone.GOOD: t.success,
        Tone.BAD: t.danger,
        Tone.PLAIN: t.muted,
        Tone.BRASS: t.accent,
        Tone.CHOSEN: t.accent,
    }[tone]


def _heading(k: Ink, r: QRectF, words: str, sign: str = "", tone: str = "") -> None:
    left = r.left() + 12
    if sign:
        k.glyph(sign, r.left() + 17, r.top() + 15, 11, tone, 0.3)
        left = r.left() + 28
    k.text(QRectF(left, r.top() + 5, r.right() - left - 6, 19), words, 13, k.t.text, True)


def paint_refusal(painter: QPainter, art: RefusalArt, skin: Skin) -> None:
    """One territory with its rule, or a line for each rule."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    tone = k.t.danger
    _note(k, r, tone)
    width = r.width() - 22
    if len(art.reasons) == 1:
        ((why, places),) = art.reasons
        head = _places(places)
        words = why_text(why)
        if why is Why.RIVER and art.across:
            terrains = listed(tuple(terrains_name(terrain) for terrain in art.across))
            only = translate("Scythe", "Riverwalk leads to {terrains} only.").format(terrains=terrains)
            words = translate("Scythe", "{first} {second}").format(first=words, second=only)
        lines: tuple[str, ...] = two_lines(words, 12, width)
        refused = translate("Scythe", "{place}: not this way").format(place=capital(head))
        _heading(k, r, refused, "cross", tone)
    else:
        told = ((", ".join(str(place + 1) for place in places), why) for why, places in art.reasons[:2])
        line = translate("Scythe", "{places}: {why}")
        lines = tuple(line.format(places=numbers, why=step_word(why)) for numbers, why in told)
        _heading(k, r, translate("Scythe", "Not this way"), "cross", tone)
    for number, words in enumerate(lines):
        k.text(QRectF(r.left() + 12, r.top() + 26 + 18 * number, width, 17), words, 12, k.t.muted)


def _places(places: tuple[Place, ...]) -> str:
    return place_name(places[0]) if len(places) == 1 else ", ".join(str(place + 1) for place in places)


def paint_consequence(painter: QPainter, art: ConsequenceArt, skin: Skin) -> None:
    """What would happen there; each chip is one change."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    _note(k, r, k.t.focus)
    _heading(k, r, translate("Scythe", "If you drop on {place}").format(place=place_name(art.place)))
    _chips(k, QRectF(r.left() + 11, r.top() + 24, r.width() - 18, r.height() - 26), art.chips)


def _chip_words(chip: Chip) -> tuple[str, str, Tone]:
    """Sign, words and colour of a change."""
    more = Tone.GOOD if chip.after >= chip.before else Tone.BAD
    change = f"{chip.after - chip.before:+}".replace("-", "−")
    match chip.fact:
        case Fact.DRIVEN:
            return "worker", translate("Scythe", "{n} driven home").format(n=chip.after), Tone.GOOD
        case Fact.POPULARITY:
            return "popularity", change, more
        case Fact.COMBAT:
            return "attack", translate("Scythe", "Combat"), Tone.BAD
        case Fact.JOINED:
            words = translate("Scythe", "combat: up to {n} cards")
            return "attack", words.format(n=chip.after), more
        case Fact.ENCOUNTER:
            return "encounter", translate("Scythe", "Encounter"), Tone.BRASS
        case Fact.FACTORY:
            return "gear", translate("Scythe", "Factory card"), Tone.BRASS
        case Fact.TOKENS:
            return chip.resource.value if chip.resource is not None else "", change, more
        case Fact.TERRITORIES:
            words = translate("Scythe", "hexes {before} → {after}")
            return "hex", words.format(before=chip.before, after=chip.after), more
        case Fact.GOAL:
            return "star", translate("Scythe", "objective ready"), Tone.BRASS


def _chips(k: Ink, room: QRectF, chips: Sequence[Chip]) -> None:
    """Chips in two lines, as many as fit."""
    x, row = room.left(), 0
    for chip in chips:
        sign, words, meaning = _chip_words(chip)
        wide = min(k.width(words, 12) + 25, room.width())
        if x + wide > room.right() and x > room.left():
            x, row = room.left(), row + 1
        if row > 1:
            return
        tone = tone_colour(k, meaning)
        box = QRectF(x, room.top() + 21 * row, wide, 18)
        k.fill(rounded_rect(box, 9), fade(tone, 0.14), fade(tone, 0.65), 1)
        k.sign(sign, box.left() + 10.5, box.center().y(), 11.5, tone)
        left = box.left() + 19
        k.text(QRectF(left, box.top(), box.right() - left - 3, 18), words, 12, k.t.text)
        x += wide + 4


def paint_influence(painter: QPainter, art: InfluenceArt, skin: Skin) -> None:
    """Both sides' signs with how many territories are theirs."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    _note(k, r, k.t.accent)
    _heading(k, r, translate("Scythe", "Who controls what"))
    mine = translate("Scythe", "you: {n}").format(n=art.mine)
    theirs = translate("Scythe", "the Automa: {n}").format(n=art.theirs)
    x, y = r.left() + 22, r.top() + 46
    for own, words in ((True, mine), (False, theirs)):
        shape = hexagon(QPointF(x, y), 11)
        tone = FACTION[art.human if own else art.automa]
        k.fill(shape, fade(tone, 0.25))
        k.hatch(shape, tone, 5, falling=not own)
        k.stroke(shape, under(k, tone), 4)
        k.stroke(shape, tone, 2)
        x += 18
        x += k.text(QRectF(x, y - 10, r.right() - x - 6, 20), words, 12.5, k.t.text, True) + 24


def leader_size(art: LeaderArt) -> tuple[float, float]:
    """The line with its end."""
    return abs(art.dx) + 14, abs(art.dy) + 14


def paint_leader(painter: QPainter, art: LeaderArt, skin: Skin) -> None:
    """A line that ends in a dot."""
    k = Ink(painter, skin)
    tone = tone_colour(k, art.tone)
    end = QPointF(art.dx / 2, art.dy / 2)
    k.line(-end, end, under(k, tone), 4.4)
    k.line(-end, end, tone, 2)
    k.fill(circle(end.x(), end.y(), 4), tone, k.t.ink, 1.2)


def paint_legend(painter: QPainter, art: LegendArt, skin: Skin) -> None:
    """Key to the Automa's decision on the map."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    k.panel(r, 8, t.surface)

    def word(x: float, row: int, words: str) -> float:
        room = QRectF(x, r.top() + 4 + 20 * row, r.right() - x - 4, 20)
        return x + k.text(room, words, 12) + 10

    def bead(x: float, row: int, words: str, ink: str, ground: str) -> None:
        y = r.top() + 14 + 20 * row
        k.fill(circle(x, y, 8), ground, t.ink, 1)
        k.centre(QRectF(x - 8, y - 8, 16, 16), words, 12, ink, True)

    x, y = r.left() + 18, r.top() + 14
    k.stroke(hexagon(QPointF(x, y), 8), GOLD, 2)
    x = word(x + 13, 0, translate("Scythe", "valid")) + 8
    k.stroke(hexagon(QPointF(x, y), 8), CORAL, 2)
    k.line(QPointF(x - 4, y + 4), QPointF(x + 4, y - 4), CORAL, 1.6)
    word(x + 13, 0, translate("Scythe", "ruled out"))
    bead(r.left() + 18, 1, "1", t.ink, GOLD)
    x = word(r.left() + 31, 1, translate("Scythe", "best: kept")) + 8
    bead(x, 1, "2", "#DDE4EE", "#20262F")
    word(x + 13, 1, translate("Scythe", "worse: out"))
    k.glyph("gear", r.left() + 18, r.top() + 54, 14, t.accent)
    word(r.left() + 31, 2, translate("Scythe", "steps to the Factory"))


def paint_tie(painter: QPainter, art: TieArt, skin: Skin) -> None:
    """What was left, and which of it was chosen."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    _note(k, r, t.accent)
    head = translate("Scythe", "Decided: {how}").format(how=criterion_word(art.criterion))
    k.text(QRectF(r.left() + 12, r.top() + 5, r.width() - 18, 20), head, 13, t.text, True)
    x, y = r.left() + 14, r.top() + 47
    room = int((r.width() - 70) // 34)
    for number, place in enumerate((art.chosen, *art.others)[: max(1, room)]):
        tone = t.muted if number else t.accent
        strength, width = (0.08, 1.2) if number else (0.22, 2)
        k.fill(hexagon(QPointF(x + 14, y), 16), fade(tone, strength), tone, width)
        k.centre(QRectF(x, y - 10, 28, 20), str(place + 1), 14, t.muted if number else t.text, True)
        x += 34
        if number == 0 and art.others:
            k.glyph("move", x + 8, y, 13, t.accent)
            x += 22
