"""The game round by round: who took each domain card, and where a domain was won."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.terms import COLUMNS
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import signed
from noria_desktop.ui.nautilus.pages.story import Award, Won
from noria_desktop.ui.nautilus.paint.colours import DOMAIN_FILL, DOMAIN_SIGN, sign_colour
from noria_desktop.ui.nautilus.words.names import domain_card_name, domain_name, listed, say
from noria_desktop.ui.widgets.painted import PaintedWidget


class RoundsChart(PaintedWidget):
    """A row for each round, five cards each: up the human's, down the rival's."""

    def __init__(
        self, style: ShellStyle, rounds: tuple[tuple[Award, ...], ...], wins: tuple[Won, ...]
    ) -> None:
        """All rounds that were played."""
        super().__init__(style, 200, 190)
        self._rounds, self._wins = rounds, wins
        self._decided = frozenset(won.card for won in wins if won.card is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """The rounds in words."""
        lines = []
        for number, awards in enumerate(self._rounds, start=1):
            mine = tuple(domain_card_name(award.card) for award in awards if award.seat == HUMAN)
            won = tuple(domain_name(won.domain) for won in self._wins if won.round == number)
            text = say(
                "Round {number}: you took {cards}", number=number, cards=listed(mine) or say("nothing")
            )
            if won:
                text = say("{round}; decided: {domains}", round=text, domains=listed(won))
            lines.append(text)
        self.say("\n".join(lines), "\n".join(lines))

    def paint(self, canvas: Canvas) -> None:
        """The rows; rounds that were not needed stay empty."""
        scale, theme = self._style.scale, self._style.theme
        count = components().rounds
        foot = 20 * scale if self._decided else 0.0
        high = (self.height() - foot) / count
        head = 20 * scale
        wide = (self.width() - head - 4 * scale) / COLUMNS
        for number in range(count):
            top = number * high
            done = number < len(self._rounds)
            place = QRectF(0, top, head, high)
            canvas.words(place, str(number + 1), 14, theme.accent if done else theme.muted, True)
            for column in range(COLUMNS):
                cell = QRectF(head + column * wide, top + 2 * scale, wide, high - 4 * scale)
                if done:
                    self._paint_award(canvas, cell, self._rounds[number][column])
                else:
                    size = min(cell.width(), cell.height()) * 0.5
                    box = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
                    canvas.stroke(rounded_rect(box, size * 0.2), theme.line, 1, 0.5, (3, 3))
        if foot:
            self._paint_legend(canvas, QRectF(0, self.height() - foot, self.width(), foot))

    def _paint_legend(self, canvas: Canvas, room: QRectF) -> None:
        """What a gold frame means."""
        theme, scale = self._style.theme, self._style.scale
        half = 6 * scale
        frame = QRectF(room.left() + 3 * scale, room.center().y() - half, 2 * half, 2 * half)
        canvas.stroke(rounded_rect(frame, half * 0.42), theme.accent, 2)
        words = QRectF(room)
        words.setLeft(frame.right() + 8 * scale)
        canvas.words(words, say("This card won its domain"), 12, theme.muted)

    def _paint_award(self, canvas: Canvas, cell: QRectF, award: Award) -> None:
        """A card with its worth; its taker's badge is on the side where it went."""
        theme, scale = self._style.theme, self._style.scale
        domain, mine = domain_of(award.card), award.seat == HUMAN
        half = min(cell.height() * 0.5, cell.width() * 0.27)
        x, y = cell.left() + half + 3 * scale, cell.center().y()
        box = QRectF(x - half, y - half, half * 2, half * 2)
        canvas.fill(rounded_rect(box, half * 0.34), DOMAIN_FILL[domain], 1.0 if mine else 0.55)
        canvas.stroke(rounded_rect(box, half * 0.34), theme.ink, 1)
        silhouette(
            canvas.p, f"nautilus/{DOMAIN_SIGN[domain]}", x, y, half * 0.66, tone(sign_colour(domain, theme))
        )
        beside = QRectF(x + half + 2 * scale, y - half, cell.right() - x - half - 2 * scale, half * 2)
        low, high = QRectF(beside), QRectF(beside)
        low.setTop(y)
        high.setBottom(y)
        badge, words = (low, high) if mine else (high, low)
        canvas.badge(mine, badge.center().x(), badge.center().y(), 4.6 * scale, rim=False)
        ink = theme.text if mine else theme.muted
        canvas.words(words, signed(points_of(award.card)), 11.5, ink, mine, CENTRE)
        if award.card in self._decided:
            canvas.stroke(rounded_rect(box.adjusted(-2, -2, 2, 2), half * 0.42), theme.accent, 2)
