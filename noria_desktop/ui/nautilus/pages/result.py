"""Nautilus' share of the result page: five domains, round by round, and the win that decided."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Domain, Opponent
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.pages.art import paint_depths
from noria_desktop.ui.nautilus.pages.domain_table import DomainTable
from noria_desktop.ui.nautilus.pages.rounds_chart import RoundsChart
from noria_desktop.ui.nautilus.pages.story import decisive, domain_facts, rounds, wins
from noria_desktop.ui.nautilus.paint.domains import medal
from noria_desktop.ui.nautilus.words.names import domain_name, who
from noria_desktop.ui.pages.models import ResultModel
from noria_desktop.ui.pages.result_parts import Total, two_totals
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.gap_chart import Gap

RIVAL = BOT


class NautilusResult:
    """A finished game of Nautilus."""

    def __init__(self, model: ResultModel) -> None:
        """Its last position says everything."""
        assert isinstance(model.final, State)
        self.model = model
        self._state = model.final

    @property
    def backdrop(self) -> Callable[[Canvas, QRectF], None]:
        """The sea."""
        return paint_depths

    @property
    def _two_people(self) -> bool:
        return self._state.match.options.opponent is Opponent.HUMAN

    def table(self, style: ShellStyle) -> CountTable:
        """Five rows."""
        when = tuple(
            (award.card, number) for number, awards in enumerate(rounds(self._state), 1) for award in awards
        )
        reader = None if self._two_people else HUMAN
        return DomainTable(style, domain_facts(self._state), when, reader)

    def chart(self, style: ShellStyle) -> QWidget:
        """Who took what when."""
        return RoundsChart(style, rounds(self._state), wins(self._state))

    def chart_title(self) -> str:
        """Heading of the rounds."""
        return translate("Nautilus", "Round by round")

    def title(self) -> str:
        """Who won by how many domains."""
        sheet = self.model.sheet
        own, other = sheet.total(HUMAN), sheet.total(RIVAL)
        if sheet.winner is None:
            return translate("Nautilus", "Nobody wins, {own} : {other}").format(own=own, other=other)
        if sheet.winner == HUMAN:
            if self._two_people:
                return translate("Nautilus", "Player 1 wins {own} : {other}").format(own=own, other=other)
            return translate("Nautilus", "You win {own} : {other}").format(own=own, other=other)
        if self._two_people:
            return translate("Nautilus", "Player 2 wins {own} : {other}").format(own=other, other=own)
        return translate("Nautilus", "The rival wins {own} : {other}").format(own=other, other=own)

    def won(self) -> bool:
        """Whether the first player won."""
        return self.model.sheet.winner == HUMAN

    def totals(self) -> tuple[Total, ...]:
        """Domains won by both."""
        sheet, (own, other) = self.model.sheet, self.names()
        return two_totals(own, sheet.total(HUMAN), other, sheet.total(RIVAL))

    def names(self) -> tuple[str, str]:
        """The player and the opponent, or two people by their numbers."""
        if self._two_people:
            return who(HUMAN, None), who(RIVAL, None)
        return who(HUMAN, HUMAN), self.model.opponent

    def remark(self) -> str:
        """When it ended, and the points of all domains together."""
        facts = domain_facts(self._state)
        own, other = (sum(row.points[seat] for row in facts) for seat in (0, 1))
        return translate("Nautilus", "After round {number}; {own} to {other} points in all domains.").format(
            number=len(rounds(self._state)), own=own, other=other
        )

    def decided(self) -> str:
        """The domain with which the winner was through."""
        won = decisive(self._state)
        if won is None:
            return translate("Nautilus", "Nobody reached three domains.")
        if self._two_people:
            words = translate(
                "Nautilus",
                "Round {round}: {domain} with {points} points was the third domain of player {number}.",
            )
        elif won.seat == HUMAN:
            words = translate(
                "Nautilus", "Round {round}: {domain} with {points} points was your third domain."
            )
        else:
            words = translate(
                "Nautilus", "Round {round}: {domain} with {points} points was the rival's third domain."
            )
        return words.format(
            round=won.round, domain=domain_name(won.domain), points=won.points, number=won.seat + 1
        )

    def gaps(self) -> tuple[Gap, ...]:
        """Net points, domain by domain."""
        return tuple(_gap(row.domain, row.points[0] - row.points[1]) for row in domain_facts(self._state))

    def gaps_name(self) -> str:
        """The differences in words."""
        return translate("Nautilus", "Difference by domain: {list}")

    def text(self) -> str:
        """The result as text, with the set-up at its end."""
        model, sheet = self.model, self.model.sheet
        lines = [
            translate("Nautilus", "{game}: {first} {own} – {second} {other}").format(
                game=game_cover(model.game_id).name(),
                first=self.names()[0],
                own=sheet.total(HUMAN),
                second=self.names()[1],
                other=sheet.total(RIVAL),
            )
        ]
        for row in domain_facts(self._state):
            lines.append(
                translate("Nautilus", "{domain}: {own} – {other}").format(
                    domain=domain_name(row.domain), own=row.points[0], other=row.points[1]
                )
            )
        lines.append(self.remark())
        if model.notation:
            lines += ["", model.notation]
        return "\n".join(lines)


def _gap(domain: Domain, lead: int) -> Gap:
    """One domain's difference with its sign."""

    def sign(canvas: Canvas, x: float, y: float, half: float) -> None:
        medal(canvas.p, canvas.style.theme, domain, x, y, half)

    return Gap(domain_name(domain), lead, sign)
