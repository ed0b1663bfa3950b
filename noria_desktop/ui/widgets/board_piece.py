"""The piece of a board on which a step of a game happened, painted by the game's own scene. Source: campaign.md 3."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.widgets.game_book import GameBook, Scene

_LEAST: Final = 0.42
_MOST: Final = 0.72
"""Shares of the shorter side of the game's picture that the piece has."""
_EDGE: Final = 0.16
"""What is seen round that which moved, in the same measure."""
_MOVES: Final = (Layer.BOARD, Layer.LABEL)
"""Pictures from and up to which layer are pieces of the game; what lies below is the ground, above it the kit's."""


def piece(book: GameBook, session: Session, ply: int) -> Scene:
    """A square of the game's picture round what a step moved, as the human may know it.

    Args:
        book: the game's share of the logbook, which says what its picture shows.
        session: the game.
        ply: the step, from 1.
    """
    table = book.door.presenter.layout(*book.view_size)
    part = book.area(table)
    whole = QRectF(part.left, part.top, part.width, part.height)
    shown: tuple[Sprite, ...] = ()
    places: tuple[QPointF, ...] = ()
    for at in _steps_of_turn(session, ply):
        before, after = (_sprites(book, session, one, table) for one in (at - 1, at))
        shown, places = _moved(before, after, whole)
        if places:
            break
    square = square_round(whole, places)

    def paint(painter: QPainter, target: QRectF, skin: Skin) -> None:
        Portrait.of(shown, book.door.pictures, skin, square, 1.0).paint(painter, target)

    return Scene(paint, 1.0)


def _steps_of_turn(session: Session, ply: int) -> Iterator[int]:
    """A step and those before it of the same side, the newest first: what ends a game often moves nothing itself."""
    sides = (session.rules.turn(session.state_at(at - 1)).seat for at in range(ply, 0, -1))
    ours = next(sides, None)
    yield ply
    for back, side in enumerate(sides, start=1):
        if side != ours:
            return
        yield ply - back


def _sprites(book: GameBook, session: Session, ply: int, table: Any) -> tuple[Sprite, ...]:
    return tuple(book.sprites(session.rules.observe(session.state_at(ply), HUMAN), table))


def _moved(
    before: Iterable[Sprite], after: Iterable[Sprite], whole: QRectF
) -> tuple[tuple[Sprite, ...], tuple[QPointF, ...]]:
    """The pictures to show, and where in them something moved: afterwards, or before it was cleared away."""
    then, now = _pieces(before, whole), _pieces(after, whole)
    came = [one for handle, one in now.items() if then.get(handle) != one]
    went = [one for handle, one in then.items() if handle not in now]
    if len(went) > len(came):
        return tuple(before), tuple(QPointF(one.x, one.y) for one in went)
    return tuple(after), tuple(QPointF(one.x, one.y) for one in came)


def _pieces(sprites: Iterable[Sprite], whole: QRectF) -> Mapping[Handle, Sprite]:
    low, high = _MOVES
    return {
        one.handle: one for one in sprites if low < one.layer < high and whole.contains(QPointF(one.x, one.y))
    }


def square_round(whole: QRectF, places: tuple[QPointF, ...]) -> QRectF:
    """A square that holds the places, or their middle where they are far apart; the whole's middle without any."""
    short = min(whole.width(), whole.height())
    left, right = (pick((p.x() for p in places), default=0.0) for pick in (min, max))
    top, bottom = (pick((p.y() for p in places), default=0.0) for pick in (min, max))
    reach = max(right - left, bottom - top) + 2 * _EDGE * short
    side = min(max(reach, _LEAST * short), _MOST * short) if places else short
    centre = QPointF((left + right) / 2, (top + bottom) / 2) if places else whole.center()
    x = min(max(centre.x() - side / 2, whole.left()), whole.right() - side)
    y = min(max(centre.y() - side / 2, whole.top()), whole.bottom() - side)
    return QRectF(x, y, side, side)
