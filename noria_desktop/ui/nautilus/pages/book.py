"""Nautilus' share of the logbook: the table when the last card lay, and the round in which each domain was won."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Any

from noria_desktop.app.catalogue import kit
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreLine
from noria_desktop.games.nautilus.notation import write_setup
from noria_desktop.games.nautilus.state import Awarding
from noria_desktop.games.nautilus.terms import Domain, DomainCards, FirstPlayer
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.project_stage import unasked
from noria_desktop.ui.nautilus.pages.story import domain_facts, rounds, wins
from noria_desktop.ui.nautilus.paint.colours import DOMAIN_SIGN
from noria_desktop.ui.nautilus.words.names import domain_name
from noria_desktop.ui.nautilus.words.opponents import opponent_name
from noria_desktop.ui.widgets.game_book import BookRow, Face, GameBook, Milestone, Milestones, SetupKind, Unit
from noria_desktop.ui.widgets.result_parts import ResultParts
from noria_desktop.ui.widgets.score_rows import Sign
from noria_desktop.ui.widgets.setup_line_words import line_language

_STARTERS = (FirstPlayer.HUMAN, FirstPlayer.OPPONENT)


class NautilusBook(GameBook):
    """A finished game of Nautilus."""

    unit = Unit.DOMAINS
    shows_start = False
    view_size = (700, 440)

    def rival(self, options: Any) -> str:
        """The rival by its rank on board."""
        return translate("Logbook", "the {rank}", "a rival by its rank, as sentences name it").format(
            rank=opponent_name(options)
        )

    def counted_lines(self, parts: ResultParts) -> Iterable[enum.Enum]:
        """The domains; how many of them were won is the score itself."""
        return tuple(Domain)

    def counted_points(self, line: ScoreLine) -> int:
        """The points in a domain, which are none of the score."""
        return line.count

    def kinds_title(self) -> str:
        """By who started, and whether collected domain cards lay open."""
        return translate("Statistics", "By who starts")

    def kinds(self) -> tuple[SetupKind, ...]:
        """Both ways to start, each with open and with hidden domain cards."""
        names = (
            translate("Statistics", "You"),
            translate("Statistics", "The rival"),
            translate("Statistics", "You, hidden"),
            translate("Statistics", "The rival, hidden"),
        )
        keys = (f"{first.value} {cards.value}" for cards in DomainCards for first in _STARTERS)
        return tuple(SetupKind(key, name) for key, name in zip(keys, names, strict=True))

    def kind(self, options: Any) -> str:
        """Who starts round 1, and how the cards lie."""
        first = options.first_player
        return f"{first.value} {options.domain_cards.value}" if first in _STARTERS else ""

    def face(self, options: Any) -> Face | None:
        """One of the crew; a person at the same screen has no face of ours."""
        from noria_desktop.ui.nautilus.paint.people import face

        levels = {"level1": 1, "level2": 2, "level3": 3, "level4": 4}
        level = levels.get(kit("nautilus").opponent(options))
        return None if level is None else face(level)

    def setup_text(self, options: Any, seed: int) -> str:
        """The line, with the seed at its end."""
        return write_setup(options, line_language(), seed_code(seed))

    def view(self, session: Session) -> Any:
        """The table before anybody took its cards; what lies there is cleared afterwards. A game that goes on: as it is."""
        if not session.is_over:
            return super().view(session)
        plies = range(session.cursor, -1, -1)
        last = next(
            (ply for ply in plies if isinstance(session.state_at(ply).table.pending, Awarding)),
            session.cursor,
        )
        return session.rules.observe(session.state_at(last), HUMAN)

    def sprites(self, view: Any, table: Any) -> Iterable[Sprite]:
        """The table itself, also while something is asked over it."""
        return super().sprites(unasked(view), table)

    def area(self, table: NautilusLayout) -> Box:
        """The window with what lies in it."""
        return table.window.grown(6 * table.unit)

    def caption(self, session: Session) -> str:
        """Which moment it is."""
        return translate("Logbook", "The table when the last card lay")

    def described(self, session: Session) -> str:
        """The picture as a sentence."""
        sheet = session.rules.scores(session.state)
        words = translate(
            "Logbook",
            "The table in round {round} when the last card lay: {own} domains to {rival} in the end.",
        )
        number = len(rounds(session.state))
        return words.format(round=number, own=sheet.total(HUMAN), rival=sheet.total(BOT))

    def rows(self, session: Session) -> tuple[BookRow, ...]:
        """Points in the five domains."""
        return tuple(
            BookRow(domain_name(row.domain), row.points[0], row.points[1], _sign(row.domain))
            for row in domain_facts(session.view(HUMAN))
        )

    def milestones(self, session: Session) -> Milestones:
        """The domains, in the rounds in which they were won."""
        state = session.view(HUMAN)
        return Milestones(
            len(rounds(state)),
            tuple(
                Milestone(one.round, one.seat == HUMAN, domain_name(one.domain), _sign(one.domain))
                for one in wins(state)
            ),
        )


def _sign(domain: Domain) -> Sign:
    """A domain's sign in one colour."""

    def paint(canvas: Canvas, x: float, y: float, half: float, tint: str) -> None:
        silhouette(canvas.p, f"nautilus/{DOMAIN_SIGN[domain]}", x, y, half, tint)

    return paint
