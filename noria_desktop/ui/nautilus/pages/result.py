"""Nautilus' share of the result page: five domains, round by round, and the win that decided."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, minus
from noria_desktop.ui.nautilus.pages.art import paint_depths
from noria_desktop.ui.nautilus.pages.domain_table import domain_table, paint_medal
from noria_desktop.ui.nautilus.pages.rounds_chart import RoundsChart
from noria_desktop.ui.nautilus.pages.story import decisive, domain_facts, rounds, wins
from noria_desktop.ui.nautilus.words.names import domain_name, listed, say, who
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultParts, Total, paint_side
from noria_desktop.ui.widgets.score_rows import Area, ScoreTable, Sign

RIVAL = BOT


class NautilusResult(ResultParts):
    """A finished game of Nautilus."""

    def __init__(self, model: ResultModel) -> None:
        """Its last position says everything."""
        super().__init__(model)
        assert isinstance(model.final, State)
        self._state = model.final

    @property
    def backdrop(self) -> Area:
        """The sea."""
        return paint_depths

    @property
    def _two_people(self) -> bool:
        return self._state.match.options.opponent is Opponent.HUMAN

    game_name = Text("Games", "Nautilus")

    def row_name(self, line: Any) -> str:
        """A domain."""
        return domain_name(line)

    def sign(self, line: Any) -> Sign:
        """Its medal."""
        return partial(paint_medal, line)

    def score_table(self) -> ScoreTable:
        """Five rows."""
        when = tuple(
            (award.card, number) for number, awards in enumerate(rounds(self._state), 1) for award in awards
        )
        reader = None if self._two_people else HUMAN
        return domain_table(domain_facts(self._state), when, reader)

    def chart(self, style: ShellStyle) -> QWidget:
        """Who took what when."""
        return RoundsChart(style, rounds(self._state), wins(self._state))

    chart_title = Text("Nautilus", "Round by round")

    def title(self) -> str:
        """Who won by how many domains."""
        sheet = self.model.sheet
        own, other = sheet.total(HUMAN), sheet.total(RIVAL)
        if sheet.winner is None:
            return say("Nobody wins, {own} : {other}", own=own, other=other)
        if sheet.winner == HUMAN:
            if self._two_people:
                return say("Player 1 wins {own} : {other}", own=own, other=other)
            return say("You win {own} : {other}", own=own, other=other)
        if self._two_people:
            return say("Player 2 wins {own} : {other}", own=other, other=own)
        return say("The rival wins {own} : {other}", own=other, other=own)

    def sides(self) -> tuple[Total, ...]:
        """Domains won by both."""
        return tuple(
            Total(name, self.sheet.total(seat), partial(paint_side, seat == HUMAN))
            for seat, name in enumerate(self.names())
        )

    def names(self) -> tuple[str, str]:
        """The player and the opponent, or two people by their numbers."""
        if self._two_people:
            return who(HUMAN, None), who(RIVAL, None)
        return who(HUMAN, HUMAN), self.model.opponent

    def remark(self, tie: str = "") -> str:
        """When it ended, and the points of all domains together."""
        facts = domain_facts(self._state)
        own, other = (sum(row.points[seat] for row in facts) for seat in (0, 1))
        return say(
            "After round {number}; {own} to {other} points in all domains.",
            number=len(rounds(self._state)),
            own=own,
            other=other,
        )

    def decided(self) -> str:
        """The domain, or the several of one round, with which the winner was through."""
        found = decisive(self._state)
        if not found:
            return say("Nobody reached three domains.")
        won = found[0]
        if len(found) > 1:
            if self._two_people:
                words = say("Round {round}: with {domains}, player {number} had three domains or more.")
            elif won.seat == HUMAN:
                words = say("Round {round}: with {domains}, you had three domains or more.")
            else:
                words = say("Round {round}: with {domains}, the rival had three domains or more.")
            domains = listed(domain_name(one.domain) for one in found)
            return words.format(round=won.round, domains=domains, number=won.seat + 1)
        if self._two_people:
            words = say(
                "Round {round}: {domain} with {points} points was the third domain of player {number}."
            )
        elif won.seat == HUMAN:
            words = say("Round {round}: {domain} with {points} points was your third domain.")
        else:
            words = say("Round {round}: {domain} with {points} points was the rival's third domain.")
        return words.format(
            round=won.round, domain=domain_name(won.domain), points=won.points, number=won.seat + 1
        )

    def leads(self) -> tuple[tuple[Any, int], ...]:
        """Net points, domain by domain."""
        return tuple((row.domain, row.points[0] - row.points[1]) for row in domain_facts(self._state))

    gaps_name = Text("Nautilus", "Difference by domain: {list}")

    def text_lines(self) -> list[str]:
        """Domains won, then net points, domain by domain."""
        first, second = self.totals()
        headline = say("{game}: {first} {own} – {second} {other}")
        words = say("{domain}: {own} – {other}")
        return [
            headline.format(
                game=self.game_name(),
                first=first.name,
                own=first.points,
                second=second.name,
                other=second.points,
            ),
            *(
                words.format(
                    domain=domain_name(row.domain), own=minus(row.points[0]), other=minus(row.points[1])
                )
                for row in domain_facts(self._state)
            ),
            self.remark(),
        ]
