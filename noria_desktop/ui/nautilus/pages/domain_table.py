"""The five domains at the end, row by row: what each side took, net points, who won. Source: mocks/shell.md 5."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.components import components, points_of
from noria_desktop.games.nautilus.terms import DomainCard
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.pages.story import DomainFacts
from noria_desktop.ui.nautilus.paint.colours import DOMAIN_FILL, sign_colour
from noria_desktop.ui.nautilus.paint.domains import medal
from noria_desktop.ui.nautilus.words.names import Reader, domain_name, listed, who, worth
from noria_desktop.ui.widgets.count_table import CountRow, CountTable

SIDES = (0, 1)


class DomainRow(CountRow):
    """One domain; opened, it says what was taken."""

    def __init__(
        self,
        style: ShellStyle,
        facts: DomainFacts,
        rounds: tuple[tuple[DomainCard, int], ...],
        reader: Reader,
    ) -> None:
        """``rounds`` tells in which round each card was taken."""
        super().__init__(style)
        self.facts = facts
        self._rounds, self._reader = dict(rounds), reader
        self.retranslate()

    def retranslate(self) -> None:
        """The row as a sentence."""
        facts = self.facts
        text = translate(
            "Nautilus", "{domain}: {first} {own}, {second} {other}; {verdict}; domains {a} to {b}"
        )
        self.setAccessibleName(
            text.format(
                domain=domain_name(facts.domain),
                first=who(HUMAN, self._reader),
                second=who(BOT, self._reader),
                own=facts.points[0],
                other=facts.points[1],
                verdict=self._verdict(),
                a=facts.won[0],
                b=facts.won[1],
            )
        )
        self.setAccessibleDescription(self.pieces_words() if self.isChecked() else "")
        self.update()

    def _verdict(self) -> str:
        """Who won the domain."""
        if self.facts.winner is None:
            return translate("Nautilus", "not won")
        if self._reader is None:
            return translate("Nautilus", "won by player {number}").format(number=self.facts.winner + 1)
        if self.facts.winner == HUMAN:
            return translate("Nautilus", "won by you")
        return translate("Nautilus", "won by the rival")

    def pieces_words(self) -> str:
        """Which cards each side took in which round."""
        parts = []
        for side in SIDES:
            cards = listed(
                tuple(
                    translate("Nautilus", "R{round} {points}").format(
                        points=worth(points_of(card)), round=self._rounds.get(card, 0)
                    )
                    for card in self.facts.cards[side]
                )
            )
            parts.append(
                translate("Nautilus", "{player}: {cards}").format(
                    player=who(Seat(side), self._reader), cards=cards or translate("Nautilus", "nothing")
                )
            )
        return " · ".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, facts = self._style, self.facts
        theme, colours, scale = style.theme, style.colours, style.scale
        box = QRectF(self.rect()).adjusted(5 * scale, 3 * scale, -5 * scale, -3 * scale)
        radius = 10 * scale
        marked = (facts.last or self.isChecked()) and self._counted
        body = mix(theme.raised, theme.accent, 0.06) if self._hovered and self._counted else theme.raised
        canvas.fill(rounded_rect(box, radius), body, 1.0 if marked else 0.5)
        if marked:
            canvas.stroke(rounded_rect(box, radius), theme.accent, 1.8)
        elif style.contrast:
            canvas.stroke(rounded_rect(box, radius), colours.hair, 1)
        self.paint_ring(canvas, box, radius)
        head = QRectF(box)
        if self.isChecked():
            head.setHeight(min(head.height() * 0.66, 84 * scale))
        middle = head.center().y()
        x = box.left() + 9 * scale
        medal(painter, theme, facts.domain, x + 19 * scale, middle, 18 * scale)
        ink = theme.text if self._counted else mix(theme.muted, theme.surface, 0.5)
        name = QRectF(x + 48 * scale, middle - 22 * scale, box.width() * 0.2, 22 * scale)
        canvas.words(name, domain_name(facts.domain), 15, ink, True)
        if self._counted:
            canvas.words(name.translated(0, 21 * scale), self._verdict(), 12, theme.muted)
            self._paint_sides(canvas, head)
            if self.isChecked():
                words = QRectF(
                    x + 48 * scale, head.bottom() - 6 * scale, box.width() - 70 * scale, 22 * scale
                )
                canvas.words(words, self.pieces_words(), 12, theme.muted)
        painter.end()

    def _paint_sides(self, canvas: Canvas, head: QRectF) -> None:
        """Cards of both sides, net points, domains so far."""
        style, facts = self._style, self.facts
        theme, scale = style.theme, style.scale
        left = head.left() + 62 * scale + head.width() * 0.2
        total_right = head.right() - 14 * scale
        points_right = total_right - 64 * scale
        most = max(1, max(len(cards) for cards in facts.cards))
        step = min(38 * scale, (points_right - 44 * scale - left - 18 * scale) / max(most, 5))
        lift = min(15.5 * scale, head.height() * 0.235)
        for side in SIDES:
            y = head.center().y() + (lift if side else -lift)
            canvas.badge(side == 0, left + 6 * scale, y, 5.4 * scale)
            for place, card in enumerate(facts.cards[side]):
                self._paint_card(
                    canvas, left + 34 * scale + place * step, y, min(13.5 * scale, lift * 0.88), card
                )
            ahead = facts.winner == side
            number = QRectF(points_right - 50 * scale, y - 12 * scale, 50 * scale, 24 * scale)
            points = str(facts.points[side]).replace("-", "−")
            canvas.words(number, points, 17, theme.text if ahead else theme.muted, ahead, RIGHT)
            if ahead:
                silhouette(
                    canvas.p, "nautilus/star", points_right + 13 * scale, y, 7.5 * scale, tone(theme.accent)
                )
            won = QRectF(total_right - 30 * scale, y - 12 * scale, 30 * scale, 24 * scale)
            leads = facts.won[side] > facts.won[1 - side]
            size = 18.0 if facts.last else 15.5
            canvas.words(won, str(facts.won[side]), size, theme.text if leads else theme.muted, leads, RIGHT)

    def _paint_card(self, canvas: Canvas, x: float, y: float, half: float, card: DomainCard) -> None:
        """A domain card in small: stars, or the blot."""
        theme, points = self._style.theme, points_of(card)
        domain = self.facts.domain
        box = QRectF(x - half * 1.12, y - half, half * 2.24, half * 2)
        canvas.fill(rounded_rect(box, half * 0.3), DOMAIN_FILL[domain])
        canvas.stroke(rounded_rect(box, half * 0.3), theme.ink, 1.1)
        ink = sign_colour(domain, theme)
        if points < 0:
            silhouette(canvas.p, "nautilus/blot", x, y, half * 0.74, tone(ink))
            return
        for place in range(points):
            at = x + (place - (points - 1) / 2) * half * 0.98
            silhouette(canvas.p, "nautilus/star", at, y, half * (0.46 if points > 1 else 0.6), tone(ink))


class Heads(QWidget):
    """Words over the points and the domains so far."""

    def __init__(self, style: ShellStyle) -> None:
        """As wide as the rows."""
        super().__init__()
        self._style = style
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height of a small line."""
        self._style = style
        self.setFixedHeight(style.px(20))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Three words."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(5 * scale, 0, -5 * scale, 0)
        right = box.right() - 14 * scale
        left = box.left() + 80 * scale + box.width() * 0.2
        place = QRectF(left, 0, 200 * scale, box.height())
        canvas.words(place, translate("Nautilus", "cards taken"), 12, theme.muted)
        place = QRectF(right - 164 * scale, 0, 100 * scale, box.height())
        canvas.words(place, translate("Nautilus", "points"), 12, theme.muted, False, RIGHT)
        place = QRectF(right - 60 * scale, 0, 60 * scale, box.height())
        canvas.words(place, translate("Nautilus", "domains"), 12, theme.muted, False, RIGHT)
        painter.end()


class DomainTable(CountTable):
    """Five rows."""

    def __init__(
        self,
        style: ShellStyle,
        facts: tuple[DomainFacts, ...],
        rounds: tuple[tuple[DomainCard, int], ...],
        reader: Reader,
    ) -> None:
        """All rows counted."""
        super().__init__(style, [DomainRow(style, row, rounds, reader) for row in facts], Heads(style))

    def retranslate(self) -> None:
        """Words of the table."""
        self.heading.set_words(
            translate("Nautilus", "How the domains went"),
            translate("Nautilus", "{needed} of {all} win the game").format(
                needed=components().domains_needed, all=len(self.rows)
            ),
        )
        super().retranslate()
        self.hint.setText(translate("Nautilus", "open a row to see when each card was taken"))
