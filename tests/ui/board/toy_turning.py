"""A toy with a tile that is turned in hand: three gaps, and a bell that is only pressed.

Gap 1 takes the tile in four ways, gap 2 with one or two quarter turns only, and in gap 3 a half turn looks as before.
The tile may also be laid aside, where its turn means nothing; a dial lies in a corner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.beats import Beat, Glide
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Command, Gesture, Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.board.presenter import Dial, DialFace
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from tests.ui.board.toy import BELL, Ring, ToyTable

TILE = Handle("tile")
ASIDE = Handle("aside")
GAPS = {"1": (300.0, 150.0), "2": (440.0, 150.0), "3": (580.0, 150.0)}
WAYS: dict[str, tuple[tuple[int, ...], ...]] = {
    "1": ((0,), (1,), (2,), (3,)),
    "2": ((1,), (2,)),
    "3": ((0, 2), (1, 3)),
}
DIAL_AT = (200.0, 480.0)
DIAL_STEP = 40.0


def gap(name: str) -> Handle:
    return Handle("gap", name)


@frozen
class Lay:
    """Lay the tile into a gap, turned so far."""

    gap: str
    turn: int


@frozen
class PutAside:
    """Lay the tile aside."""


@frozen
class Board1:
    """Where the tile lies ("" = in the tray), and how it is turned."""

    at: str = ""
    turn: int = 0
    rung: int = 0


@frozen
class TileArt:
    """The tile's face; ``turn`` where the picture itself is a turned one."""

    turn: int = 0


@frozen
class FaceArt:
    """One position of the dial."""

    turn: int
    chosen: bool


def _paint_tile(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.rotate(90 * art.turn)
    painter.fillRect(QRectF(-20, -20, 40, 40), QColor(skin.theme.you))
    painter.fillRect(QRectF(-5, -20, 10, 20), QColor(skin.theme.ink))


def _paint_face(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.fillRect(QRectF(-15, -15, 30, 30), QColor(skin.theme.focus if art.chosen else skin.theme.line))


PICTURES: Pictures = {
    TileArt: Picture(lambda art: (40.0, 40.0), _paint_tile),
    FaceArt: Picture(lambda art: (30.0, 30.0), _paint_face),
}


def legal(view: Board1) -> tuple[Any, ...]:
    if view.at:
        return (Ring(),)
    return (*(Lay(name, turns[0]) for name, ways in WAYS.items() for turns in ways), PutAside(), Ring())


class TurningPresenter:
    """The tile as the board sees it; with ``drawn`` each turn has a picture of its own."""

    def __init__(self, *, drawn: bool = False) -> None:
        self.drawn = drawn
        self.asked: list[Turned[Any]] = []

    def layout(self, width: float, height: float) -> ToyTable:
        scale = min(width / 800, height / 560)
        return ToyTable(width / scale, height / scale, scale)

    def project(self, view: Board1, table: ToyTable, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        x, y = GAPS.get(view.at, (100.0, 150.0))
        tile = Sprite(TILE, TileArt(), x, y, Layer.PIECE, rotation=90.0 * view.turn, carries=TILE)
        return (evolve(tile, turned=tuple(TileArt(turn) for turn in range(4))) if self.drawn else tile,)

    def spots(self, view: Board1, table: ToyTable) -> tuple[Spot, ...]:
        return (
            Spot(TILE, 100, 150, 40, 40, "tray"),
            *(Spot(gap(name), x, y, 60, 60, "sky") for name, (x, y) in GAPS.items()),
            Spot(ASIDE, 100, 330, 60, 60, "tray"),
            Spot(BELL, 700, 440, 60, 30, "bell"),
        )

    def gestures(self, view: Board1, legal: tuple[Any, ...]) -> tuple[Gesture[Any], ...]:
        found: list[Gesture[Any]] = []
        for action in legal:
            match action:
                case Lay(name, turn):
                    (turns,) = [ways for ways in WAYS[name] if ways[0] == turn]
                    found.append(Gesture(TILE, gap(name), (action,), turns))
                case PutAside():
                    found.append(Gesture(TILE, ASIDE, (action,)))
                case _:
                    found.append(Gesture(BELL, BELL, (action,)))
        return tuple(found)

    def commands(self, view: Board1, legal: tuple[Any, ...]) -> tuple[Command[Any], ...]:
        return ()

    def beats(self, event: Any, before: Any, after: Any, table: Any) -> tuple[Beat, ...]:
        return (Glide(TILE, *GAPS[event.gap]),) if isinstance(event, Lay) else ()

    def subject(self, view: Any, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        return ()

    def dial(self, view: Any, turned: Turned[Any], table: Any) -> Dial:
        self.asked.append(turned)
        sprites, faces = [], []
        for turn in range(4):
            x, y = DIAL_AT[0] + turn * DIAL_STEP, DIAL_AT[1]
            chosen = turned.turn == turn
            sprites.append(Sprite(Handle("dial", str(turn)), FaceArt(turn, chosen), x, y, Layer.LABEL))
            faces.append(DialFace(turn, x, y, 30, 30))
        return Dial(tuple(sprites), tuple(faces))


class TurningGame:
    """The tile being laid on a board."""

    def __init__(self, board: Board, *, drawn: bool = False) -> None:
        self.board = board
        self.presenter = TurningPresenter(drawn=drawn)
        self.view = Board1()
        self.played: list[Any] = []
        self.previewed: list[tuple[Handle, Handle]] = []
        self.animated = False
        board.set_motion(0.0)
        board.set_presenter(self.presenter, PICTURES, Skin(NIGHT))
        board.set_texts(
            lambda handle: None,
            self._preview,
            lambda gesture: f"lay it {gesture.actions[0].turn}",
            lambda handle: f"the {handle.kind} {handle.key}".strip(),
        )
        board.played.connect(self._play)
        self.listener: Callable[[Any], None] | None = None

    def _preview(self, source: Handle, target: Handle) -> tuple[str, tuple[str, ...]]:
        self.previewed.append((source, target))
        return str(self.board.meant(source, target)[0].actions[0]), ()

    def _play(self, actions: tuple[Any, ...]) -> None:
        for action in actions:
            self.played.append(action)
            if isinstance(action, Lay):
                self.view = evolve(self.view, at=action.gap, turn=action.turn)
            beats = self.presenter.beats(action, None, None, None) if self.animated else ()
            self.board.show_state(self.view, legal(self.view), beats)
