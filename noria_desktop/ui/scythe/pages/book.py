"""Scythe's share of the logbook: the land with all that stands on it, without the mats round it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_territories, human_territories
from noria_desktop.games.scythe.notation import write_setup
from noria_desktop.games.scythe.pending import Finished
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import BASE_FACTIONS
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.pages.miniature import FRAME, land, map_only
from noria_desktop.ui.scythe.words.names import faction_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.widgets.game_book import Face, GameBook, SetupKind, Unit
from noria_desktop.ui.widgets.setup_line_words import line_language


class ScytheBook(GameBook):
    """A finished game of Scythe."""

    unit = Unit.COINS
    view_size = (1000, 470)

    def rival(self, options: Any) -> str:
        """The Automa by its level alone."""
        return level_title(options.level)

    def kinds_title(self) -> str:
        """By faction."""
        return translate("Statistics", "By faction")

    def kinds(self) -> tuple[SetupKind, ...]:
        """The factions of the base game."""
        return tuple(SetupKind(one.value, faction_name(one)) for one in BASE_FACTIONS)

    def kind(self, options: Any) -> str:
        """The human's faction."""
        return "" if options.faction is None else str(options.faction.value)

    def face(self, options: Any) -> Face | None:
        """The automaton of the level."""
        from noria_desktop.ui.scythe.paint.people import face

        return face(options.level)

    def setup_text(self, options: Any, seed: int) -> str:
        """The line, with the seed at its end."""
        return write_setup(options, line_language(), seed_code(seed))

    def area(self, table: ScytheLayout) -> Box:
        """All territories and home bases."""
        return land(table)

    def sprites(self, view: State, table: ScytheLayout) -> Iterable[Sprite]:
        """The map alone."""
        return map_only(view, table, land(table).grown(FRAME))

    def caption(self, session: Session) -> str:
        """What ended it."""
        state = session.state
        if max(sum(state.human.stars), sum(state.automa.stars)) >= components().mats.end_stars:
            return translate("Logbook", "The land when the sixth star fell")
        return translate("Logbook", "The land after turn {turn}").format(turn=state.turn)

    def described(self, session: Session) -> str:
        """The picture as a sentence."""
        state = session.state
        words = translate(
            "Logbook",
            "The map in the end: {own} territories are yours, {rival} the Automa's; {stars} stars to {others}.",
        )
        return words.format(
            own=len(human_territories(state)),
            rival=len(automa_territories(state)),
            stars=sum(state.human.stars),
            others=sum(state.automa.stars),
        )

    def finished(self, state: State) -> int:
        """Turns."""
        return state.turn if isinstance(state.pending[-1], Finished) else state.turn - 1
