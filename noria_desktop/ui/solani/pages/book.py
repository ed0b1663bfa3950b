"""Solani's share of the logbook: the human's own finished sky."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.notation import write_setup
from noria_desktop.games.solani.terms import Board, Line
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.words.names import board_name, listed
from noria_desktop.ui.solani.words.opponents import coyote_title, player_title
from noria_desktop.ui.widgets.game_book import Face, GameBook, SetupKind
from noria_desktop.ui.widgets.setup_line_words import line_language


class SolaniBook(GameBook):
    """A finished game of Solani."""

    view_size = (1000, 560)

    def rival(self, options: Any) -> str:
        """Coyote by its level, or everybody else at the table."""
        names = [player_title(one) for one in options.players[1:]] or [coyote_title(options.coyote)]
        rank = translate("Logbook", "the {rank}", "a rival by its rank, as sentences name it")
        return listed(tuple(rank.format(rank=name) for name in names))

    def kinds_title(self) -> str:
        """By the human's board."""
        return translate("Statistics", "By board")

    def kinds(self) -> tuple[SetupKind, ...]:
        """The four boards."""
        return tuple(SetupKind(one.value, board_name(one)) for one in Board)

    def kind(self, options: Any) -> str:
        """The board of seat 0."""
        return str(options.boards[0].value) if options.boards else ""

    def face(self, options: Any) -> Face | None:
        """Coyote, or everybody else at the table."""
        from noria_desktop.ui.solani.paint.people import coyote_face, table_face

        return table_face() if len(options.players) > 1 else coyote_face(options.coyote)

    def setup_text(self, options: Any, seed: int) -> str:
        """The line, with the seed at its end."""
        return write_setup(options, line_language(), seed_code(seed))

    def area(self, table: SolaniLayout) -> Box:
        """The plate of the sky."""
        return table.plate.grown(4)

    def caption(self, session: Session) -> str:
        """When it was."""
        return translate("Logbook", "Your sky after {rounds} rounds").format(rounds=components().rounds)

    def described(self, session: Session) -> str:
        """The picture as a sentence."""
        sky = session.state.skies[HUMAN]
        closed = sum(sky.surrounded)
        rows = session.rules.scores(session.state).of(HUMAN)
        loose = sum(row.count for row in rows if row.code is Line.LOOSE)
        words = translate("Logbook", "Your sky: {dark} of four Dark Skies closed, {loose} loose nodes.")
        return words.format(dark=closed, loose=loose)
