"""The Automa's cards, with the scheme in force above, and the funnel that tells why it moved as it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_automa import MoveOrder, SchemeHalf
from noria_desktop.games.scythe.record import Criterion, MoveEntry, Outcome, TurnRecord
from noria_desktop.games.scythe.terms import TERRITORIES, MoveSymbol, Resource, Scheme
from noria_desktop.ui.art.pens import Colour, within
from noria_desktop.ui.art.shapes import circle, rounded_rect, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.i18n import capital, translate
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, DecisionArt
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.signs import sign_of
from noria_desktop.ui.scythe.paint.words import criterion_word, outcome_word
from noria_desktop.ui.scythe.words.automa import battle_result, fought_text, symbol_name
from noria_desktop.ui.scythe.words.automa_gains import gained_text, tracker_text
from noria_desktop.ui.scythe.words.names import unit_name

IN_FORCE, RESTING = ("#F1CFC2", "#B23A2A"), ("#DDE5D6", "#5C725F")
"""Ground and band of a scheme."""
SKIP_MARK: Final = 26.0
"""Room of the skip mark before the orders."""


def paint_card(painter: QPainter, art: AutomaCardArt, skin: Skin) -> None:
    """The scheme in force above, the resting one below, battle table and resource box between."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t = k.t
    k.fill(rounded_rect(r.translated(2, 3), 10), fade("#000000", 0.38))
    if art.card is None:
        k.fill(rounded_rect(r, 10), "#3A2320", t.ink, 1.5)
        k.stroke(rounded_rect(r.adjusted(6, 6, -6, -6), 7), fade(t.paper, 0.5), 1.2)
        k.badge(art.faction, 0, 0, min(30.0, art.height * 0.22))
        if t.contrast:
            k.stroke(rounded_rect(r, 10), "#FFFFFF", 2)
        return
    card = components().automa.cards[art.card - 1]
    k.fill(rounded_rect(r, 10), t.paper, t.ink, 1.5)
    top = QRectF(r.left(), r.top(), r.width(), r.height() * 0.43)
    mid = QRectF(r.left(), top.bottom(), r.width(), r.height() * 0.19)
    low = QRectF(r.left(), mid.bottom(), r.width(), r.bottom() - mid.bottom())
    with within(painter, rounded_rect(r, 10), alone=True):
        for area, (ground, band) in ((top, IN_FORCE), (low, RESTING)):
            painter.fillRect(area, ground)
            painter.fillRect(QRectF(area.left(), area.top(), 30, area.height()), band)
        painter.fillRect(mid, "#2A2320")
    other = Scheme.II if art.scheme is Scheme.I else Scheme.I
    k.centre(QRectF(r.left(), top.top() + 2, 30, top.height() * 0.55), art.scheme.value, 15, "#FFFFFF", True)
    k.centre(QRectF(r.left(), top.bottom() - 24, 30, 18), str(art.card), 13, "#FFE3D8", True)
    k.centre(QRectF(r.left(), low.top(), 30, low.height()), other.value, 14, "#FFFFFF", True)
    _half(k, art, top, card.schemes[art.scheme.index], live=not art.battle)
    _half(k, art, low, card.schemes[other.index], live=False)
    _middle(k, art, mid)
    if art.battle:
        k.stroke(rounded_rect(mid.adjusted(1, 0, -1, 0), 4), "#F6D774", 2.4)
    if t.contrast:
        k.stroke(rounded_rect(r, 10), "#FFFFFF", 2)


def _half(k: Ink, art: AutomaCardArt, area: QRectF, half: SchemeHalf, *, live: bool) -> None:
    """Moves above, gains and recruit bonus below."""
    ink: Colour = k.t.ink if live else "#525B53"
    x, high = area.left() + 37, (area.height() - 10) / 2
    mark = SKIP_MARK if art.skips and half.skip else 0.0
    if mark:
        _skip_mark(k, QPointF(x + mark / 2 - 3, area.top() + 4 + high / 2), min(18.0, high), ink, live=live)
        x += mark
    wide = min(50.0, (area.width() - 46 - mark) / max(3, len(half.moves)) - 4)
    for number, order in enumerate(half.moves):
        box = QRectF(x, area.top() + 4, wide, high)
        done, refused = live and number == art.done, live and number in art.refused
        foreign = order.faction not in (None, art.faction)
        ground: Colour = "#FFF6E2" if done else fade("#FFFFFF", 0.55 if live else 0.35)
        rim: Colour = "#8A5A00" if done else fade(k.t.ink, 0.5 if live else 0.3)
        k.fill(rounded_rect(box, 6), ground, rim, 2.2 if done else 1)
        _order(k, box, order, fade(k.t.ink, 0.72) if refused or foreign else ink)
        if refused:
            inner = box.adjusted(4, 4, -4, -4)
            k.line(inner.bottomLeft(), inner.topRight(), "#B3261E", 2)
        x += wide + 4
    room = area.right() - area.left() - 46 - (52 if half.offer else 0)
    gains = [gain for gain in half.gains if gain.faction in (None, art.faction)]
    count = sum(gain.amount for gain in gains)
    step = min(19.0, room / max(1, count))
    x, y = area.left() + 41, area.top() + 6 + high * 1.5
    for gain in gains:
        for _ in range(gain.amount):
            k.glyph(sign_of(gain.gain), x + 7, y, min(15.0, high * 0.8), ink, 0.2)
            x += step
    if half.offer is not None:
        box = QRectF(area.right() - 54, y - min(10, high / 2), 47, min(20, high))
        tone = "#0E5434" if live else "#525B53"
        inside, edge = (0.20, 0.8) if live else (0.08, 0.35)
        k.fill(rounded_rect(box, 10), fade("#146C43", inside), fade("#146C43", edge), 1)
        k.glyph("enlist", box.left() + 13, y, 13, tone)
        k.glyph(sign_of(half.offer), box.right() - 13, y, 13, tone, 0.2)


def _skip_mark(k: Ink, at: QPointF, size: float, ink: Colour, *, live: bool) -> None:
    """A gear crossed out: the turn is slept through."""
    k.glyph("gear", at.x(), at.y(), size, ink)
    arm = QPointF(size * 0.56, size * 0.56)
    k.line(at - arm, at + arm, "#B3261E" if live else ink, 2.2)
    arm.setY(-arm.y())
    k.line(at - arm, at + arm, "#B3261E" if live else ink, 2.2)


def _order(k: Ink, r: QRectF, order: MoveOrder, colour: Colour) -> None:
    """The symbol of one order."""
    x, y = r.center().x(), r.center().y()
    size = min(16.0, r.height() - 5)
    if order.symbol in (MoveSymbol.MOVE_WORKER, MoveSymbol.MOVE_MECH, MoveSymbol.MOVE_CHARACTER):
        k.glyph(sign_of(order.symbol), x - 7, y, size, colour)
        k.glyph("move", x + 10, y, size * 0.75, colour, 0.22)
    elif order.symbol is MoveSymbol.ENCOUNTER_FACTORY:
        k.glyph("seal", x - 9, y, size, colour)
        k.glyph("gear", x + 9, y, size, colour)
    elif order.symbol is MoveSymbol.ATTACK_COMBAT:
        k.glyph("attack", x - 9, y, size, colour, 0.2)
        words = f"{order.min_power}+" if order.min_power else ""
        if words:
            k.text(QRectF(x + 1, r.top(), 22, r.height()), words, 12.5, colour, True)
        else:
            k.glyph("mech", x + 10, y, size * 0.9, colour)
    else:
        k.glyph("attack", x - 9, y, size, colour, 0.2)
        k.glyph("worker", x + 10, y, size * 0.9, colour)


def _middle(k: Ink, art: AutomaCardArt, mid: QRectF) -> None:
    """Tracker star, battle table, resource box."""
    assert art.card is not None
    parts = components().automa
    card, y = parts.cards[art.card - 1], mid.center().y()
    k.fill(star(mid.left() + 15, y, 9.5), "#F3C64F" if card.advances else "#77706A", k.t.ink, 1)
    if not card.advances:
        k.line(QPointF(mid.left() + 7, y + 8), QPointF(mid.left() + 23, y - 8), "#FF8A75", 2)
    room = mid.width() - 118
    step = min(28.0, room / 4)
    x = mid.left() + 32
    k.glyph("attack", x + 6, y, 13, "#F6D774", 0.2)
    x += 18
    for number, power in enumerate(card.power):
        hot = number == art.column
        box = QRectF(x, y - 10, step - 3, 20)
        k.fill(rounded_rect(box, 4), "#F6D774" if hot else "#4A403A")
        k.centre(box, str(power), 13, k.t.ink if hot else "#E8DFCB", True)
        x += step
    k.glyph("card", x + 7, y, 14, "#F6D774")
    k.text(QRectF(x + 14, y - 9, 22, 18), f"+{card.combat_cards}", 12.5, "#FFFFFF", True)
    box = QRectF(mid.right() - 55, y - 11, 49, 22)
    k.fill(rounded_rect(box, 5), "#4A403A", "#F6D774", 1)
    for number, kind in enumerate((Resource.OIL, Resource.METAL)):
        k.good(kind, box.left() + 10 + 6 * number, y - 2 + 4 * number, 11)
    k.text(QRectF(box.left() + 26, box.top(), 24, 22), f"×{card.resource_box}", 12.5, "#FFFFFF", True)


def paint_decision(painter: QPainter, art: DecisionArt, skin: Skin) -> None:
    """Which order, which unit, where to: the last question as a narrowing funnel; then battle, gains, tracker."""
    k, r = Ink(painter, skin), centred(art.width, art.height)
    t, record = k.t, art.record
    told = record.moves[art.move] if art.move is not None and art.move < len(record.moves) else None
    rows, orders = survivors(told), _orders(record)
    after = [words for words in (gained_text(record.gains) if record.gains else "", _tracker(art)) if words]
    count = 1 + max(1, len(orders)) + (2 + 1 + len(rows) if told else 0) + len(after)
    count += 2 if record.battle is not None else 0
    sheet = _Sheet(k, r, min(23.0, r.height() / max(1, count)))
    sheet.head(translate("Scythe", "1  Which order?"))
    if not orders:
        skipped = translate("Scythe", "skipped: the turn ends")
        sheet.line(skipped if record.skipped else translate("Scythe", "none"))
    for symbol, outcome in orders:
        sheet.order(symbol_name(symbol), outcome)
    if told is not None:
        sheet.head(translate("Scythe", "2  Which unit?"))
        sheet.line(_selected(told))
        sheet.head(translate("Scythe", "3  Where to?"))
        for number in range(len(rows)):
            sheet.step(rows, number)
    if record.battle is not None:
        sheet.head(translate("Scythe", "Battle"))
        mine, theirs = record.battle.totals
        own = record.battle.winner == HUMAN
        sheet.outcome(fought_text(mine, theirs), battle_result(own, record.battle.star), good=own)
    if after:
        k.line(QPointF(r.left(), sheet.y + 2), QPointF(r.right(), sheet.y + 2), fade(t.line, 0.5))
    for words in after:
        sheet.line(capital(words))


def _orders(record: TurnRecord) -> Sequence[tuple[MoveSymbol, Outcome | None]]:
    """Move symbols and what became of them, without those not needed; None while they are still to be tried."""
    if record.moves:
        return [(e.symbol, e.outcome) for e in record.moves if e.outcome is not Outcome.IGNORED][:4]
    if record.skipped:
        return []
    half = components().automa.cards[record.card - 1].schemes[record.scheme.index]
    return [(order.symbol, None) for order in half.moves]


class _Sheet:
    """Lines of the decision, one below the other."""

    def __init__(self, k: Ink, r: QRectF, unit: float) -> None:
        """From the top; ``unit`` is the height of a line."""
        self.k, self.r, self.u, self.y = k, r, unit, r.top()

    def head(self, words: str) -> None:
        """A question."""
        self.k.text(QRectF(self.r.left(), self.y, self.r.width(), self.u), words, 12, self.k.t.accent, True)
        self.y += self.u

    def line(self, words: str) -> None:
        """An answer."""
        room = QRectF(self.r.left() + 4, self.y, self.r.width() - 4, self.u)
        self.k.text(room, words, 12, self.k.t.text)
        self.y += self.u

    def order(self, words: str, outcome: Outcome | None) -> None:
        """A symbol and what became of it."""
        t = self.k.t
        if outcome is None:
            self._marked(None, words, translate("Scythe", "to be tried"), t.muted, strong=False)
        else:
            done = outcome is Outcome.DONE
            tone = t.success if done else t.danger
            self._marked("check" if done else "cross", words, outcome_word(outcome), tone, strong=done)

    def outcome(self, words: str, result: str, *, good: bool) -> None:
        """Numbers and what they mean."""
        tone = self.k.t.success if good else self.k.t.danger
        self._marked("attack", words, result, tone, strong=True)

    def _marked(self, sign: str | None, words: str, result: str, tone: str, *, strong: bool) -> None:
        k, r, u, y = self.k, self.r, self.u, self.y
        if sign is None:
            k.stroke(circle(r.left() + 9, y + u / 2, 4), tone, 1.2)
        else:
            k.glyph(sign, r.left() + 9, y + u / 2, 10, tone, 0.3)
        wide = min(k.width(result, 12), r.width() * 0.55)
        k.right(QRectF(r.right() - wide - 1, y, wide + 1, u), result, 12, tone)
        room = QRectF(r.left() + 20, y, r.width() - wide - 28, u)
        k.text(room, words, 12, k.t.text if strong else k.t.muted, strong)
        self.y += u

    def step(self, rows: Sequence[tuple[int, str]], number: int) -> None:
        """So many territories are left, as a bar."""
        k, r, u, y = self.k, self.r, self.u, self.y
        n, words = rows[number]
        last, most = number == len(rows) - 1, max(1, rows[0][0])
        bar = QRectF(r.left() + 28, y + u - 3, r.width() - 28, 2.6)
        k.fill(rounded_rect(bar, 1.3), fade(k.t.text, 0.10))
        share = QRectF(bar.left(), bar.top(), max(5.0, bar.width() * n / most), bar.height())
        k.fill(rounded_rect(share, 1.3), fade(k.t.accent, min(1.0, 0.55 + 0.11 * number)))
        k.centre(QRectF(r.left(), y - 1, 24, u), str(n), 13, k.t.accent if last else k.t.text, True)
        k.text(QRectF(bar.left(), y - 2, bar.width(), u), words, 12, k.t.text, last)
        self.y += u


def _selected(entry: MoveEntry) -> str:
    """Which unit was taken, and why."""
    if entry.selected is None:
        return translate("Scythe", "none")
    by = entry.selected_by or Criterion.ONLY_ONE
    # Like units on one place count as one.
    reason = translate("Scythe", "only there") if by is Criterion.ONLY_ONE else criterion_word(by)
    words = (
        translate("Scythe", "{unit} at home: {reason}")
        if entry.selected.place >= TERRITORIES
        else translate("Scythe", "{unit} on {number}: {reason}")
    )
    unit = capital(unit_name(entry.selected.unit))
    return words.format(unit=unit, number=entry.selected.place + 1, reason=reason)


def _tracker(art: DecisionArt) -> str:
    return tracker_text(art.record.tracker) if art.record.tracker is not None else ""


def survivors(entry: MoveEntry | None) -> list[tuple[int, str]]:
    """Counts that narrow: looked at, valid, left by value, left by distance to the Factory, chosen."""
    if entry is None:
        return []
    looked = len(entry.valid) + len(entry.rejected)
    found = [(looked, translate("Scythe", "in reach")), (len(entry.valid), translate("Scythe", "valid"))]
    chosen = next((one for one in entry.valid if one.place == entry.destination), None)
    if chosen is None:
        return found
    same = [one for one in entry.valid if one.value == chosen.value]
    if len(same) < len(entry.valid):
        found.append((len(same), translate("Scythe", "best value: {n}").format(n=chosen.value)))
    near = [one for one in same if one.factory_distance == chosen.factory_distance]
    if len(near) < len(same):
        words = translate("Scythe", "nearest to the Factory: {n}").format(n=chosen.factory_distance)
        found.append((len(near), words))
    if entry.decided_by is not None:
        words = f"{chosen.place + 1}: {criterion_word(entry.decided_by)}"
        found.append((1, words))
    return found
