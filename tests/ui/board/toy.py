"""A toy game for the board kit: ten discs, two islands with two berths each, two shelves, a bell and a wheel.

Disc 0 to 7 lie in the tray, 8 lies on the wheel. Island "a" is only the way to its berths; island "b" may
also be dropped on. A disc on shelf 1 may be painted or not, so that drop has two meanings; shelf 2 takes
even discs only.
"""

from __future__ import annotations

import math
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.beats import Appear, Beat, Flip, Glide, Orbit, Pulse, Together, Turn, Vanish
from noria_desktop.ui.board.gestures import Command, Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite

PLACES = {
    "a1": (420.0, 150.0),
    "a2": (500.0, 150.0),
    "b1": (640.0, 150.0),
    "b2": (720.0, 150.0),
    "shelf1": (440.0, 330.0),
    "shelf2": (620.0, 330.0),
}
ISLANDS = {"a": (460.0, 150.0), "b": (680.0, 150.0)}
PARENT = {"a1": "a", "a2": "a", "b1": "b", "b2": "b"}
WHEEL = (160.0, 420.0)
RADIUS = 80.0
STEP = 60.0


def disc(number: int) -> Handle:
    return Handle("disc", str(number))


def place(name: str) -> Handle:
    return Handle("place", name)


def island(name: str) -> Handle:
    return Handle("island", name)


BELL = Handle("bell")
RIM = Handle("rim")
WHEEL_PLATE = Handle("plate")
BADGE = Handle("badge")


@frozen
class Toy:
    """Where the discs lie ("" = tray), which are painted, how far the wheel has turned, how often it rang."""

    at: tuple[str, ...] = ("",) * 9
    painted: frozenset[int] = frozenset()
    turned: int = 0
    rung: int = 0


@frozen
class Put:
    """Lay a disc on a place, perhaps painted."""

    number: int
    place: str
    paint: bool = False


@frozen
class Ring:
    """Ring the bell."""


@frozen
class Rotate:
    """Turn the wheel by one step."""


def legal(view: Toy) -> tuple[Any, ...]:
    """Every move now."""
    moves: list[Any] = []
    for number in range(8):
        if view.at[number]:
            continue
        for name in PLACES:
            if name in view.at or (name == "shelf2" and number % 2):
                continue
            moves.append(Put(number, name))
            if name == "shelf1":
                moves.append(Put(number, name, paint=True))
        if "b1" not in view.at:
            moves.append(Put(number, "b"))
    return (*moves, Ring(), Rotate())


def apply(view: Toy, action: Any) -> Toy:
    """The view after a move; landing on island b means its first berth."""
    match action:
        case Put(number, name, paint):
            where = "b1" if name == "b" else name
            at = tuple(where if i == number else old for i, old in enumerate(view.at))
            painted = view.painted | {number} if paint else view.painted
            return evolve(view, at=at, painted=painted)
        case Ring():
            return evolve(view, rung=view.rung + 1)
        case _:
            return evolve(view, turned=(view.turned + 1) % 6)


@frozen
class DiscArt:
    """A disc's face."""

    number: int
    painted: bool = False


@frozen
class Plate:
    """The wheel."""


@frozen
class Badge:
    """Shows how often it rang."""

    count: int


@frozen
class Ground:
    """The table top."""

    width: float
    height: float


def _paint_disc(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.setBrush(QColor(skin.theme.bot if art.painted else skin.theme.you))
    painter.drawEllipse(QPointF(0, 0), 17, 17)
    painter.drawText(QRectF(-17, -17, 34, 34), 0x84, str(art.number))


def _paint_plate(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.setBrush(QColor(skin.theme.brass))
    painter.drawEllipse(QPointF(0, 0), RADIUS, RADIUS)
    painter.drawLine(QPointF(0, 0), QPointF(0, -RADIUS))


def _paint_badge(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.drawText(QRectF(-20, -10, 40, 20), 0x84, str(art.count))


def _paint_ground(painter: QPainter, art: Any, skin: Skin) -> None:
    painter.fillRect(
        QRectF(-art.width / 2, -art.height / 2, art.width, art.height), QColor(skin.theme.surface)
    )


def _island_outline(art: Any) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-100, -45, 200, 90), 30, 30)
    return path


@frozen
class IslandShape:
    """Silhouette of an island."""


PICTURES: Pictures = {
    DiscArt: Picture(lambda art: (36.0, 36.0), _paint_disc),
    Plate: Picture(lambda art: (2 * RADIUS + 2, 2 * RADIUS + 2), _paint_plate, cached=False),
    Badge: Picture(lambda art: (44.0, 24.0), _paint_badge),
    Ground: Picture(lambda art: (art.width, art.height), _paint_ground, opaque=True),
    IslandShape: Picture(lambda art: (200.0, 90.0), lambda p, a, s: None, outline=_island_outline),
}


@frozen
class ToyTable:
    """800 x 560 units, shown as large as fits."""

    width: float
    height: float
    scale: float


class ToyPresenter:
    """The toy as the board sees it."""

    def layout(self, width: float, height: float) -> ToyTable:
        scale = min(width / 800, height / 560)
        return ToyTable(width / scale, height / scale, scale)

    def disc_at(self, view: Toy, number: int) -> tuple[float, float]:
        if number == 8:
            angle = math.radians(view.turned * STEP - 90)
            return WHEEL[0] + 50 * math.cos(angle), WHEEL[1] + 50 * math.sin(angle)
        where = view.at[number]
        return PLACES[where] if where else (60.0 + 45 * (number % 4), 120.0 + 50 * (number // 4))

    def project(self, view: Toy, table: ToyTable, legal: tuple[Any, ...] = ()) -> tuple[Sprite, ...]:
        ground = Ground(table.width, table.height)
        sprites = [
            Sprite(Handle("ground"), ground, table.width / 2, table.height / 2, Layer.GROUND),
            Sprite(WHEEL_PLATE, Plate(), *WHEEL, Layer.BOARD, rotation=view.turned * STEP % 360),
        ]
        for number in range(9):
            x, y = self.disc_at(view, number)
            art = DiscArt(number, number in view.painted)
            sprites.append(Sprite(disc(number), art, x, y, Layer.PIECE, carries=disc(number)))
        if view.rung:
            sprites.append(Sprite(BADGE, Badge(view.rung), 700, 480, Layer.FLAG))
        return tuple(sprites)

    def spots(self, view: Toy, table: ToyTable) -> tuple[Spot, ...]:
        spots = [
            Spot(disc(number), *self.disc_at(view, number), 36, 36, "tray", round=True)
            for number in range(8)
            if not view.at[number]
        ]
        for name, (x, y) in ISLANDS.items():
            spots.append(Spot(island(name), x, y, 200, 90, "sky", outline=IslandShape()))
        for name, (x, y) in PLACES.items():
            parent = island(PARENT[name]) if name in PARENT else None
            spots.append(
                Spot(place(name), x, y, 44, 44, "sky" if parent else "shelf", round=True, parent=parent)
            )
        spots.append(Spot(BELL, 700, 440, 60, 30, "bell"))
        spots.append(
            Spot(
                RIM,
                *WHEEL,
                2 * RADIUS,
                2 * RADIUS,
                "wheel",
                round=True,
                hole=2 * RADIUS - 30,
                arc=WHEEL,
                turns=(WHEEL_PLATE, disc(8)),
                detent=STEP,
            )
        )
        return tuple(spots)

    def gestures(self, view: Toy, legal: tuple[Any, ...]) -> tuple[Gesture[Any], ...]:
        gestures: list[Gesture[Any]] = []
        for action in legal:
            match action:
                case Put(number, "b"):
                    gestures.append(Gesture(disc(number), island("b"), (action,)))
                case Put(number, name):
                    gestures.append(Gesture(disc(number), place(name), (action,)))
                case Ring():
                    gestures.append(Gesture(BELL, BELL, (action,)))
                case Rotate():
                    gestures.append(Gesture(RIM, RIM, (action,)))
        return tuple(gestures)

    def commands(self, view: Toy, legal: tuple[Any, ...]) -> tuple[Command[Any], ...]:
        return ()

    def beats(self, event: Any, before: Toy, after: Toy, table: ToyTable) -> tuple[Beat, ...]:
        match event:
            case Put(number, _, paint):
                x, y = self.disc_at(after, number)
                flip = (Flip(disc(number), DiscArt(number, True)),) if paint else ()
                return (Glide(disc(number), x, y), *flip, Pulse(disc(number)))
            case Ring():
                if before.rung:
                    return (Vanish(BADGE), Pulse(BELL))
                return (Appear(BADGE), Pulse(BELL))
            case _:
                return (Together((Turn(WHEEL_PLATE, STEP), Orbit(disc(8), *WHEEL, STEP, delay_ms=60))),)

    def subject(self, view: Toy, seat: Seat, legal: tuple[Any, ...] = ()) -> tuple[Any, ...]:
        return ()
