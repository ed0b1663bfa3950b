"""The toy game on the board: the pile to press, the pebbles of both sides in rows."""

from __future__ import annotations

from typing import Any

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Command, Gesture, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from tests.toy_game import Action, Advance, Pass, State, Swap, TableEvent, Take

PILE = Handle("pile")
SIDE = 60.0


@frozen
class PebbleArt:
    """A pebble with its number, or the back of the pile."""

    number: int | None


def _paint(painter: QPainter, art: PebbleArt, skin: Skin) -> None:
    box = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
    painter.setBrush(QColor(skin.theme.you))
    painter.drawEllipse(box)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "" if art.number is None else str(art.number))


PICTURES: Pictures = {PebbleArt: Picture(lambda art: (SIDE + 4, SIDE + 4), _paint)}


@frozen
class PebbleLayout:
    """The least that a layout says."""

    width: float
    height: float
    scale: float


class PebblePresenter:
    """Answers what the board kit must know, and nothing that it need not."""

    def layout(self, width: float, height: float) -> PebbleLayout:
        scale = min(width / 800, height / 400)
        return PebbleLayout(800, 400, max(scale, 0.01))

    def project(self, view: State, table: PebbleLayout, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        rows = ((view.mine, 320), (tuple(sorted(view.theirs)), 80))
        return (
            Sprite(PILE, PebbleArt(None), 80, 200, Layer.BOARD),
            *(
                Sprite(Handle("pebble", str(number)), PebbleArt(number), 80 + place * 70, y, Layer.PIECE)
                for numbers, y in rows
                for place, number in enumerate(numbers)
            ),
        )

    def spots(self, view: State, table: PebbleLayout) -> tuple[Spot, ...]:
        return (Spot(PILE, 80, 200, SIDE, SIDE, "pile"),)

    def gestures(self, view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
        return tuple(Gesture(PILE, PILE, (action,)) for action in legal if isinstance(action, Take))

    def commands(self, view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
        kinds: tuple[tuple[str, type[Any], Key], ...] = (
            ("swap", Swap, Key.NONE),
            ("pass", Pass, Key.DECLINE),
            ("go_on", Advance, Key.GO_ON),
        )
        found = (
            (name, tuple(one for one in legal if isinstance(one, kind)), key) for name, kind, key in kinds
        )
        return tuple(Command(name, actions, key) for name, actions, key in found if actions)

    def beats(self, event: TableEvent, before: State, after: State, table: PebbleLayout) -> tuple[Beat, ...]:
        return ()

    def subject(self, view: State, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Handle, ...]:
        return (PILE,)
