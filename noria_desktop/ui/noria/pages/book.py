"""Noria's share of the logbook: the wheel and the sky islands as they stood after the last round."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.catalogue import kit
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.notation_writing import write_setup
from noria_desktop.games.noria.terms import Track
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.words.names import track_name
from noria_desktop.ui.widgets.game_book import Face, GameBook, SetupKind
from noria_desktop.ui.widgets.setup_line_words import line_language


class NoriaBook(GameBook):
    """A finished game of Noria."""

    view_size = (800, 460)

    def area(self, table: NoriaLayout) -> Box:
        """Wheel and sky: the stage without the council at its right."""
        stage, edge = table.stage, 6.0
        left = max(table.wheel.left - edge, 0.0)
        right = min(table.sky_centre.x + table.sky_across * 1.42, table.council.left)
        return box(left, stage.top, right - left, stage.height)

    def further(self, table: NoriaLayout) -> tuple[Box, ...]:
        """The council with its tracks, the market, and what is kept in the workshop."""
        return table.council, table.market, table.workshop

    def kinds_title(self) -> str:
        """By where the bot begins; the human's first representative is chosen in the game and not in its set-up."""
        return translate("Statistics", "By the bot's first track")

    def kinds(self) -> tuple[SetupKind, ...]:
        """The four tracks."""
        return tuple(SetupKind(one.value, track_name(one)) for one in Track)

    def kind(self, options: Any) -> str:
        """The track on which the bot's first representative stands."""
        return "" if options.bot_track is None else str(options.bot_track.value)

    def face(self, options: Any) -> Face | None:
        """One of the three machines; a wheel of one's own has no face."""
        from noria_desktop.ui.noria.paint.people import face

        numbers = {"bot1": 1, "bot2": 2, "bot3": 3}
        number = numbers.get(kit("noria").opponent(options))
        return None if number is None else face(number)

    def setup_text(self, options: Any, seed: int) -> str:
        """Market, islands, both wheels and the seed, a line each: with them the game is laid again."""
        return write_setup(options, line_language(), seed_code(seed))

    def caption(self, session: Session) -> str:
        """When it was."""
        return translate("Logbook", "The wheel and the islands after round {round}").format(
            round=session.state.round
        )

    def described(self, session: Session) -> str:
        """The picture as a sentence."""
        sheet = session.rules.scores(session.state)
        words = translate(
            "Logbook", "Your wheel and the five sky islands after round {round}: {own} points to {rival}."
        )
        return words.format(round=session.state.round, own=sheet.total(HUMAN), rival=sheet.total(BOT))
