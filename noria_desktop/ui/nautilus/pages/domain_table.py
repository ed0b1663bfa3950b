"""The five domains at the end, row by row: what each side took, net points, who won. Source: mocks/shell.md 5."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.components import components, points_of
from noria_desktop.games.nautilus.terms import Domain, DomainCard
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import tone
from noria_desktop.ui.i18n import minus, signed
from noria_desktop.ui.nautilus.pages.story import DomainFacts
from noria_desktop.ui.nautilus.paint.colours import DOMAIN_FILL, sign_colour
from noria_desktop.ui.nautilus.paint.domains import medal
from noria_desktop.ui.nautilus.words.names import Reader, domain_name, listed, say, who
from noria_desktop.ui.widgets.score_rows import Behind, Row, ScoreTable, TableForm

SIDES = (0, 1)
FORM = TableForm(
    names=(57, 0.2),
    title=15,
    left=57,
    sign=(28, 18),
    frame=0,
    note=(11, 10),
    opened=118,
    open_head=(0.66, 84),
)


def domain_table(
    facts: tuple[DomainFacts, ...], rounds: tuple[tuple[DomainCard, int], ...], reader: Reader
) -> ScoreTable:
    """Five rows; ``rounds`` tells in which round each card was taken."""
    return ScoreTable(
        say("How the domains went"),
        tuple(DomainRow(row, rounds, reader).row() for row in facts),
        say("open a row to see when each card was taken"),
        subheading=say("{needed} of {all} win the game", needed=components().domains_needed, all=len(facts)),
        form=FORM,
        heads=paint_heads,
    )


def paint_medal(domain: Domain, canvas: Canvas, x: float, y: float, half: float, tint: str) -> None:
    """The medal of a domain."""
    medal(canvas.p, canvas.style.theme, domain, x, y, half)


@frozen
class DomainRow:
    """One domain in words and pictures; opened, it says what was taken."""

    facts: DomainFacts
    rounds: tuple[tuple[DomainCard, int], ...]
    reader: Reader

    def row(self) -> Row:
        """The row as it is shown."""
        facts = self.facts
        spoken = say("{domain}: {first} {own}, {second} {other}; {verdict}")
        return Row(
            title=domain_name(facts.domain),
            spoken=spoken.format(
                domain=domain_name(facts.domain),
                first=who(HUMAN, self.reader),
                second=who(BOT, self.reader),
                own=facts.points[0],
                other=facts.points[1],
                verdict=self._verdict(),
            ),
            sign=partial(paint_medal, facts.domain),
            note=self._verdict(),
            behind=(Behind(self.pieces_words()),),
            paint_figures=self.paint_sides,
        )

    def _verdict(self) -> str:
        """Who won the domain."""
        if self.facts.winner is None:
            return say("not won")
        if self.reader is None:
            return say("won by player {number}", number=self.facts.winner + 1)
        if self.facts.winner == HUMAN:
            return say("won by you")
        return say("won by the rival")

    def pieces_words(self) -> str:
        """Which cards each side took in which round."""
        parts = []
        for side in SIDES:
            cards = listed(
                say(
                    "R{round} {points}",
                    points=signed(points_of(card)),
                    round=dict(self.rounds).get(card, 0),
                )
                for card in self.facts.cards[side]
            )
            parts.append(
                say("{player}: {cards}", player=who(Seat(side), self.reader), cards=cards or say("nothing"))
            )
        return " · ".join(parts)

    def paint_sides(self, canvas: Canvas, head: QRectF) -> None:
        """Cards of both sides, net points, whose domain it is."""
        style, facts = canvas.style, self.facts
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
            points = minus(facts.points[side])
            canvas.words(number, points, 17, theme.text if ahead else theme.muted, ahead, RIGHT)
            if ahead:
                silhouette(
                    canvas.p, "nautilus/star", points_right + 13 * scale, y, 7.5 * scale, tone(theme.accent)
                )
            won = QRectF(total_right - 30 * scale, y - 12 * scale, 30 * scale, 24 * scale)
            canvas.words(won, str(int(ahead)), 15.5, theme.text if ahead else theme.muted, ahead, RIGHT)

    def _paint_card(self, canvas: Canvas, x: float, y: float, half: float, card: DomainCard) -> None:
        """A domain card in small: stars, or the blot."""
        theme, points = canvas.style.theme, points_of(card)
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


def paint_heads(canvas: Canvas, box: QRectF) -> None:
    """Words over the cards, the points and the domains."""
    scale, theme = canvas.style.scale, canvas.style.theme
    right = box.right() - 14 * scale
    left = box.left() + 80 * scale + box.width() * 0.2
    place = QRectF(left, 0, 200 * scale, box.height())
    canvas.words(place, say("cards taken"), 12, theme.muted)
    place = QRectF(right - 164 * scale, 0, 100 * scale, box.height())
    canvas.words(place, say("points"), 12, theme.muted, False, RIGHT)
    place = QRectF(right - 60 * scale, 0, 60 * scale, box.height())
    canvas.words(place, say("domains"), 12, theme.muted, False, RIGHT)
