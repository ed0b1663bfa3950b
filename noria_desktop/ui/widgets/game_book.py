"""A game's share of the logbook: the picture of how it ended, its rows, how the score went, its rival's name.

Everything has a plain default made from what the game says anyway; a game overrides what its own scene shows better.
Source: campaign.md 2.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import kit
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreLine
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultParts
from noria_desktop.ui.widgets.score_rows import Sign, row_points


class Unit(enum.Enum):
    """What totals are counted in."""

    POINTS = "points"
    COINS = "coins"
    DOMAINS = "domains"


@frozen
class BookRow:
    """A row of the score for the human and the best of the others."""

    title: str
    own: int | None
    """None where the row means nothing to a side."""
    rival: int | None
    sign: Sign | None = field(default=None, eq=False)


@frozen
class Course:
    """The totals after each round or turn of a game, from its set-up on."""

    own: tuple[int, ...]
    rival: tuple[int, ...]


@frozen
class Milestone:
    """Something won for good in a round."""

    round: int
    is_own: bool
    name: str
    sign: Sign = field(eq=False)


@frozen
class Milestones:
    """What was won when, in a game that has no running score."""

    rounds: int
    won: tuple[Milestone, ...]


Paint: TypeAlias = Callable[[QPainter, QRectF, Skin], None]
"""Paints a picture into a rectangle of logical pixels."""


Face: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints a portrait, five wide and six high, over a rectangle of that shape."""


@frozen
class SetupKind:
    """A kind of set-up by which games of one game are told apart."""

    key: str
    name: str


@frozen
class Scene:
    """The picture of a page."""

    paint: Paint = field(eq=False)
    shape: float
    """Height by width."""


class Door(Protocol):
    """What of a game's door is needed here."""

    presenter: Presenter
    pictures: Pictures

    @property
    def game_id(self) -> str:
        """Which game."""
        ...

    def opponent(self, options: Any, /) -> str:
        """The opponent's name by the options, which have no gaps."""
        ...

    def result_parts(self, model: ResultModel, /) -> ResultParts:
        """What the game shows on the result page."""
        ...


class GameBook:
    """One game; a game overrides what it has words or pictures of its own for."""

    unit = Unit.POINTS
    view_size: tuple[float, float] = (1280, 678)
    """The view in logical pixels that the scene is laid out for before it is scaled into its picture."""

    shows_start = True
    """Whether the scene of a game just laid shows its table, and not only the first question."""

    def __init__(self, door: Door) -> None:
        """Of the game behind this door."""
        self.door = door

    # Without its game, for it may not be readable -------------------------------------------------------

    @property
    def on_a_line(self) -> bool:
        """Whether both results can stand on a line with the targets."""
        return self.unit is not Unit.DOMAINS

    def rival(self, options: Any) -> str:
        """The rival as sentences name it, by options without gaps."""
        return self.door.opponent(options)

    def face(self, options: Any) -> Face | None:
        """The rival as a person, by options that may have gaps; None where it has no face of its own."""
        return None

    def setup_text(self, options: Any, seed: int) -> str:
        """The set-up as it can be pasted: the line in the language of now, and the code of the seed."""
        return f"{kit(self.door.game_id).write_setup(options)}\n{seed_code(seed)}"

    def counted_lines(self, parts: ResultParts) -> Iterable[enum.Enum]:
        """The rows of the score sheet of which means are told."""
        return parts.lines()

    def counted_points(self, line: ScoreLine) -> int:
        """What a row counts for in those means."""
        return line.points

    # Kinds of set-ups -----------------------------------------------------------------------------------

    def kinds_title(self) -> str:
        """By what games are told apart; empty where there is nothing to tell apart."""
        return ""

    def kinds(self) -> tuple[SetupKind, ...]:
        """All of them, in their order."""
        return ()

    def kind(self, options: Any) -> str:
        """The key of a set-up's kind, by options as they are written down; empty: none of them."""
        return ""

    # The picture ----------------------------------------------------------------------------------------

    def view(self, session: Session) -> Any:
        """The position that the picture shows, as the human may know it."""
        return session.rules.observe(session.state, HUMAN)

    def area(self, table: Any) -> Box:
        """The part of the table that the picture shows, in board units."""
        return box(0, 0, table.width, table.height)

    def further(self, table: Any) -> tuple[Box, ...]:
        """Parts of the table by which the picture of a move is widened where the move lies on them."""
        return ()

    def sprites(self, view: Any, table: Any) -> Iterable[Sprite]:
        """Everything that is painted."""
        return self.door.presenter.project(view, table)

    def scene(self, session: Session) -> Scene:
        """How it looked in the end; asked for once a page and painted in the skin of the moment."""
        view = self.view(session)
        table = self.door.presenter.layout(*self.view_size)
        part = self.area(table)
        area = QRectF(part.left, part.top, part.width, part.height)

        def paint(painter: QPainter, target: QRectF, skin: Skin) -> None:
            sprites = self.sprites(view, table)
            Portrait.of(sprites, self.door.pictures, skin, area, 1.0).paint(painter, target)

        return Scene(paint, part.height / part.width)

    def caption(self, session: Session) -> str:
        """A few words under the picture."""
        return ""

    def described(self, session: Session) -> str:
        """The picture as a sentence, for screen readers."""
        return self.caption(session)

    # The account ----------------------------------------------------------------------------------------

    def parts(self, session: Session) -> ResultParts:
        """The game's result page, for its names and signs."""
        game = kit(session.rules.game_id)
        options = game.options_of(session.rules.setup(session.options, session.seed).state)
        return self.door.result_parts(
            ResultModel(
                game_id=game.game_id,
                sheet=session.rules.scores(session.state),
                opponent=self.door.opponent(options),
                sealed=session.sealed,
                undo_count=session.tally.undos,
                hints=session.tally.hints,
                minutes=whole_minutes(session.tally.seconds),
                final=session.view(HUMAN),
            )
        )

    def best_rival(self, session: Session) -> int:
        """The seat with the most points of all others."""
        sheet = session.rules.scores(session.state)
        others = range(HUMAN + 1, sum(map(len, sheet.ranking)))
        return max(others, key=sheet.total, default=BOT)

    def rows(self, session: Session) -> tuple[BookRow, ...]:
        """The score, row by row."""
        parts, rival = self.parts(session), self.best_rival(session)
        return tuple(
            BookRow(
                parts.row_name(found.line), found.points[HUMAN], found.points[rival], parts.sign(found.line)
            )
            for found in row_points(parts.sheet, parts.lines())
            if found.line is not None
        )

    # How it went ----------------------------------------------------------------------------------------

    def finished(self, state: Any) -> int:
        """How many rounds, or whatever the course counts, are finished."""
        return kit(self.door.game_id).progress(state).done

    def course(self, session: Session) -> Course | None:
        """The totals after each round; None in a game that has no running score, or of which too little is known."""
        if session.closed or self.unit is Unit.DOMAINS:
            return None
        rival = self.best_rival(session)
        own: list[int] = []
        other: list[int] = []
        for ply in range(session.cursor + 1):
            state = session.state_at(ply)
            done = self.finished(state)
            if done < len(own) and ply < session.cursor:
                continue
            sheet = session.rules.scores(state)
            for totals, seat in ((own, HUMAN), (other, rival)):
                totals.extend([sheet.total(seat)] * (done + 1 - len(totals)))
                if ply == session.cursor:
                    totals[-1] = sheet.total(seat)
        return Course(tuple(own), tuple(other)) if len(own) > 2 else None

    def milestones(self, session: Session) -> Milestones | None:
        """What was won when; None in a game with a running score."""
        return None
