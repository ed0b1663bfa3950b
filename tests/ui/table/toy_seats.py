"""A toy game for two to four seats: in turn each takes a card from the open row, or looks at one and keeps or leaves it.

A card looked at is seen by the one who looks alone. After each round the table turns a new card up by itself.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from noria_desktop.engine.contract import Event, Rules, Seat, Step, Turn
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Command, Gesture, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.board.presenter import Look, Presenter
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from noria_desktop.ui.game_cover import GameCover
from noria_desktop.ui.game_says import LogLine
from noria_desktop.ui.game_ui import GameUi
from tests.ui.board.toy import ToyTable

ROUNDS: Final = 3


class Phase(enum.Enum):
    TAKE = "take"
    KEEP = "keep"
    TURN = "turn"
    OVER = "over"


@frozen
class Take:
    """Take the open card."""


@frozen
class Peep:
    """Look at the hidden card; it is kept or left next."""


@frozen
class Keep:
    """Keep the card looked at."""


@frozen
class Leave:
    """Leave it."""


@frozen
class Advance:
    """A new round begins."""


@frozen
class Did(Event):
    """Somebody did something; ``card`` is None for those who may not see it."""

    seat: Seat
    what: str
    card: int | None = None
    reveals: ClassVar[bool] = False


@frozen
class Cards:
    """How many each seat has, who is on turn, what is looked at (-1: nothing, None: not to be seen)."""

    players: tuple[str, ...]
    have: tuple[int, ...]
    at: int = 0
    round: int = 1
    seen: int | None = -1
    phase: Phase = Phase.TAKE


def setup(options: tuple[str, ...], seed: int) -> Step[Cards, Did]:
    return Step(Cards(options, (0,) * len(options)), ())


def turn(state: Cards) -> Turn:
    if state.phase is Phase.OVER:
        return Turn(None, Phase.OVER, Phase.OVER)
    return Turn(Seat(state.at), state.phase, state.phase, automatic=state.phase is Phase.TURN)


def legal_actions(state: Cards) -> tuple[Any, ...]:
    match state.phase:
        case Phase.TAKE:
            return (Take(), Peep())
        case Phase.KEEP:
            return (Keep(), Leave())
        case Phase.TURN:
            return (Advance(),)
        case _:
            return ()


def apply_unchecked(state: Cards, action: Any) -> Step[Cards, Did]:
    seat = Seat(state.at)
    have = tuple(
        count + (index == seat and isinstance(action, Take | Keep)) for index, count in enumerate(state.have)
    )
    match action:
        case Peep():
            card = 100 + 10 * state.round + seat
            return Step(evolve(state, seen=card, phase=Phase.KEEP), (Did(seat, "peeps", card),))
        case Advance():
            over = state.round == ROUNDS
            after = evolve(state, round=state.round + (not over), phase=Phase.OVER if over else Phase.TAKE)
            return Step(after, (Did(seat, "new round"),))
        case _:
            last = state.at == len(state.players) - 1
            after = evolve(
                state,
                have=have,
                seen=-1,
                at=(state.at + 1) % len(state.players),
                phase=Phase.TURN if last else Phase.TAKE,
            )
            return Step(after, (Did(seat, type(action).__name__.lower()),))


def observe(state: Cards, seat: Seat) -> Cards:
    hidden = state.phase is Phase.KEEP and seat != state.at
    return evolve(state, seen=None) if hidden else state


def scores(state: Cards) -> ScoreSheet:
    raise AssertionError("a table asks for no scores")


RULES: Final[Rules[Cards, Any, Did, tuple[str, ...]]] = Rules(
    game_id="cards",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
)
"""Everybody is on turn once a round."""


@frozen
class CardKit:
    """Rules and who plays: ``human`` or a program's name."""

    rules: Rules[Any, Any, Any, Any] = RULES

    def programs(self, options: tuple[str, ...]) -> Mapping[Seat, str]:
        return {Seat(seat): name for seat, name in enumerate(options) if name != "human"}


# What it looks like


@frozen
class Face:
    """A number on the table."""

    what: str
    number: int | None


def _paint(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.fillRect(QRectF(-20, -20, 40, 40), QColor(skin.theme.you))
    painter.drawText(QRectF(-20, -20, 40, 40), 0x84, str(art.number))


PICTURES: Pictures = {Face: Picture(lambda art: (40.0, 40.0), _paint)}
OPEN, HIDDEN = Handle("open"), Handle("hidden")


def pile(seat: int) -> Handle:
    return Handle("pile", str(seat))


class CardPresenter:
    """The seats' piles in a row; those of others can be looked at."""

    def __init__(self, looked_at: int | None = None) -> None:
        self.looked_at = looked_at

    def layout(self, width: float, height: float) -> ToyTable:
        return ToyTable(width, height, 1.0)

    def project(self, view: Cards, table: ToyTable, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        piles = (
            Sprite(pile(seat), Face("pile", count), 100 + 80 * seat, 100, Layer.PIECE)
            for seat, count in enumerate(view.have)
        )
        seen = Sprite(HIDDEN, Face("seen", view.seen), 300, 300, Layer.PIECE)
        looked = Sprite(Handle("looked"), Face("looked", self.looked_at), 500, 300, Layer.PIECE)
        return (*piles, seen, looked)

    def spots(self, view: Cards, table: ToyTable) -> tuple[Spot, ...]:
        piles = (Spot(pile(seat), 100 + 80 * seat, 100, 40, 40, "piles") for seat in range(len(view.have)))
        return (Spot(OPEN, 200, 300, 40, 40, "cards"), Spot(HIDDEN, 300, 300, 40, 40, "cards"), *piles)

    def gestures(self, view: Cards, legal: tuple[Any, ...]) -> tuple[Gesture[Any], ...]:
        at = {Take: OPEN, Peep: HIDDEN}
        return tuple(
            Gesture(at[type(action)], at[type(action)], (action,)) for action in legal if type(action) in at
        )

    def commands(self, view: Cards, legal: tuple[Any, ...]) -> tuple[Command[Any], ...]:
        keys = {Keep: Key.END, Leave: Key.CONFIRM, Advance: Key.GO_ON}
        return tuple(
            Command(type(action).__name__.lower(), (action,), keys[type(action)], True)
            for action in legal
            if type(action) in keys
        )

    def beats(self, event: Any, before: Any, after: Any, table: Any) -> tuple[Beat, ...]:
        return ()

    def subject(self, view: Any, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        return ()

    def looks(self, view: Cards) -> Mapping[Handle, Look]:
        return {pile(seat): Look(seat) for seat in range(len(view.have)) if seat != view.at}

    def looking_at(self, thing: Any) -> Presenter:
        return CardPresenter(thing)


def _secret(state: Cards) -> bool:
    return state.phase is Phase.KEEP and state.players.count("human") > 1


class CardUi(GameUi[Cards, Any, Did]):
    """The toy's door; every word is plain."""

    def prompt(self, turn: Turn, view: Cards) -> tuple[str, str]:
        return f"{turn.phase.value} {turn.seat}", f"sees {view.seen}"

    def command(self, name: str, view: Cards) -> str:
        return name

    def describe(self, action: Any, view: Cards) -> str:
        return type(action).__name__.lower()

    def log_line(self, event: Did, before: Cards, ply: int) -> LogLine:
        return LogLine(ply, event, event.seat, f"{event.seat} {event.what}")

    def label(self, handle: Handle, view: Cards) -> str:
        return str(handle)

    def secret(self, state: Cards) -> bool:
        return _secret(state)

    def looking(self, thing: Any, view: Cards) -> str:
        return "your own pile" if thing is None else f"pile {thing}"


def card_ui() -> CardUi:
    return CardUi(GameCover("cards"), CardPresenter(), PICTURES)
