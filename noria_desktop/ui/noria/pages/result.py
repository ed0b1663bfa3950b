"""Noria's share of the result page: level times value, the bot's name, the widest gap."""

from __future__ import annotations

from functools import partial
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.games.noria.notation_writing import write_setup
from noria_desktop.games.noria.terms import Chamber
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.noria.pages.score_table import paint_chamber, row_facts, score_table
from noria_desktop.ui.noria.words.names import chamber_name
from noria_desktop.ui.widgets.result_parts import ResultParts
from noria_desktop.ui.widgets.score_rows import ScoreTable, Sign
from noria_desktop.ui.widgets.setup_line_words import line_language


class NoriaResult(ResultParts):
    """A finished game of Noria."""

    game_name = Text("Games", "Noria")

    def row_name(self, line: Any) -> str:
        """A chamber."""
        return chamber_name(Chamber(line.value))

    def sign(self, line: Any) -> Sign:
        """Its glyph."""
        return partial(paint_chamber, Chamber(line.value))

    def score_table(self) -> ScoreTable:
        """Six rows."""
        return score_table(self.sheet)

    def title(self) -> str:
        """Who won by how much; a tie is not a win."""
        you, bot = self.sheet.total(HUMAN), self.sheet.total(BOT)
        if self.sheet.winner == HUMAN:
            return translate("ResultPage", "You win by {margin}").format(margin=you - bot)
        if self.sheet.winner is None:
            return translate("ResultPage", "A tie: the bot wins")
        return translate("ResultPage", "The bot wins by {margin}").format(margin=bot - you)

    def remark(self, tie: str = "") -> str:
        """How the total stands among the user's own."""
        return super().remark(tie or translate("ResultPage", "Only more points than the bot count as a win."))

    def decided(self) -> str:
        """The event that decided it, or the row that made the largest difference."""
        rows = row_facts(self.sheet)
        if self.model.decided_text or not rows:
            return self.model.decided_text
        row = max(rows, key=lambda facts: abs(facts.you_points - facts.bot_points))
        mine, theirs = row.you_points, row.bot_points
        if mine == theirs:
            return translate("ResultPage", "Every chamber gave both sides the same.")
        widest = abs(mine - theirs)
        if sum(abs(one.you_points - one.bot_points) == widest for one in rows) > 1:
            tied = (
                translate(
                    "ResultPage",
                    "{chamber} brought you %n point(s) and the bot {theirs}: no gap was wider.",
                    "",
                    mine,
                )
                if mine > theirs
                else translate(
                    "ResultPage",
                    "{chamber} brought the bot %n point(s) and you {mine}: no gap was wider.",
                    "",
                    theirs,
                )
            )
            return tied.format(chamber=chamber_name(row.chamber), mine=mine, theirs=theirs)
        text = (
            translate(
                "ResultPage",
                "{chamber} brought you %n point(s) and the bot {theirs}: the widest gap.",
                "",
                mine,
            )
            if mine > theirs
            else translate(
                "ResultPage",
                "{chamber} brought the bot %n point(s) and you {mine}: the widest gap.",
                "",
                theirs,
            )
        )
        return text.format(chamber=chamber_name(row.chamber), mine=mine, theirs=theirs)

    def notation(self) -> str:
        """The lines in the language of now; they are kept in the document's."""
        if self.model.written is not None:
            return self.model.written()
        return write_setup(read_setup(self.model.notation), line_language())

    gaps_name = Text("ResultPage", "Difference by chamber: {list}")

    def text_lines(self) -> list[str]:
        """Totals, then level times value, chamber by chamber."""
        headline = translate("ResultPage", "{game}: you {you} – {opponent} {bot}")
        text = translate("ResultPage", "{chamber}: {you} × {value} = {mine} – {bot} × {value} = {theirs}")
        return [
            headline.format(
                game=self.game_name(),
                you=self.sheet.total(HUMAN),
                opponent=self.model.opponent,
                bot=self.sheet.total(BOT),
            ),
            *(
                text.format(
                    chamber=chamber_name(row.chamber),
                    you=row.you,
                    bot=row.bot,
                    value=row.value,
                    mine=row.you_points,
                    theirs=row.bot_points,
                )
                for row in row_facts(self.sheet)
            ),
        ]
