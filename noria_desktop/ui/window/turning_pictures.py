"""Pictures of turning points: the position before the move, paled, with what was played and what was better on it.

What was played bears a dashed ring with a cross, what was better a ring with a check, so that shape tells before colour.
Where a move lies on the board is asked of the game's own presenter, as for a hint. Source: mocks/library.md 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from noria_desktop.app.session import AnyRules
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.glyphs import placed
from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.shapes import circle, ellipse, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.overlays import covers
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.board.sprites import Layer, Spot
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.lamp_plan import first_goal
from noria_desktop.ui.widgets.game_book import GameBook

VEIL: Final = 0.28
"""How much of a position gives way to what lies on it."""
_ROOM: Final = 0.1
"""Part of the picture left free round what it must show."""


@frozen
class Picture:
    """A position and what could be done in it."""

    view: Any
    """What the player saw."""
    decided: Any
    """The position in which was decided, as far as it may be known by now."""
    played: tuple[Any, ...] = ()
    better: tuple[Any, ...] = ()


def paint_moment(
    painter: QPainter, target: QRectF, rules: AnyRules, door: AnyGameUi, skin: Skin, picture: Picture
) -> None:
    """Paint the whole of a position with its marks into a rectangle; where it is of another shape the ground is seen."""
    book = door.book()
    table = door.presenter.layout(*book.view_size)
    area, *further = _parts(book, table)
    played = _within((area, *further), _goals(rules, door, picture, picture.played, table))
    better = _within((area, *further), _goals(rules, door, picture, picture.better, table))
    seen = _seen(area, (*played, *better), further)
    theme, whole = skin.theme, target
    target = _inside(whole, seen)
    painter.fillRect(whole, rgba(theme.bg))
    painter.save()
    painter.setClipRect(target, Qt.ClipOperation.IntersectClip)
    Portrait.of(book.sprites(picture.view, table), door.pictures, skin, seen, 1.0).paint(painter, target)
    painter.restore()
    painter.fillRect(target, rgba(theme.bg, round(255 * VEIL)))
    ratio = target.width() / seen.width()
    shared = {one.handle for one in played} & {one.handle for one in better}
    for spot in played:
        if spot.handle not in shared:
            _ghost(painter, rules, door, skin, picture, picture.played, table, spot, seen, target)
        _ring(
            painter, _there(spot, seen, target, ratio), spot, theme.danger, "cross", spot.handle in shared, 0
        )
    for spot in better:
        _ghost(painter, rules, door, skin, picture, picture.better, table, spot, seen, target)
        _ring(
            painter, _there(spot, seen, target, ratio), spot, theme.success, "check", spot.handle in shared, 1
        )


def _goals(
    rules: AnyRules, door: AnyGameUi, picture: Picture, actions: tuple[Any, ...], table: Any
) -> tuple[Spot, ...]:
    """Where a move ends, or what it presses; nothing where it has no place on the board."""
    if not actions:
        return ()
    try:
        goal = first_goal(rules, door, picture.decided, actions, table)
    except (ValueError, LookupError, AssertionError, TypeError):
        return ()
    return () if goal is None else (goal,)


def _parts(book: GameBook, table: Any) -> tuple[QRectF, ...]:
    """What the picture is of, then what it is widened by where a move lies there."""
    parts = (book.area(table), *book.further(table))
    return tuple(QRectF(part.left, part.top, part.width, part.height) for part in parts)


def _within(parts: Iterable[QRectF], spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """Those that lie on what the picture can show; beside a map without its mats a mark would hang in nothing."""
    parts = tuple(parts)
    return tuple(spot for spot in spots if any(part.contains(QPointF(spot.x, spot.y)) for part in parts))


def _seen(area: QRectF, spots: tuple[Spot, ...], further: Iterable[QRectF] = ()) -> QRectF:
    """What is shown of the board: all that the picture is of, what a move lies on beside it, and every mark whole."""
    own = area
    for part in further:
        if any(part.contains(at) and not own.contains(at) for at in (QPointF(s.x, s.y) for s in spots)):
            area = area.united(part)
    for spot in spots:
        box = _box(spot)
        if not area.contains(box):
            edge = spot.width * _ROOM, spot.height * _ROOM
            area = area.united(box.adjusted(-edge[0], -edge[1], *edge))
    return area


def _inside(target: QRectF, seen: QRectF) -> QRectF:
    """Where that lies in the picture: as large as it has room there, in its middle, with nothing cut off."""
    size = seen.size().scaled(target.size(), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF(target.center() - QPointF(size.width() / 2, size.height() / 2), size)


def _box(spot: Spot) -> QRectF:
    return QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)


def _there(spot: Spot, seen: QRectF, target: QRectF, ratio: float) -> QRectF:
    """A spot in the picture."""
    width, height = spot.width * ratio, spot.height * ratio
    middle = target.topLeft() + QPointF((spot.x - seen.left()) * ratio, (spot.y - seen.top()) * ratio)
    return QRectF(middle - QPointF(width / 2, height / 2), QSizeF(width, height))


def _ghost(
    painter: QPainter,
    rules: AnyRules,
    door: AnyGameUi,
    skin: Skin,
    picture: Picture,
    actions: tuple[Any, ...],
    table: Any,
    spot: Spot,
    seen: QRectF,
    target: QRectF,
) -> None:
    """What would lie there afterwards."""
    try:
        state = rules.apply(picture.decided, actions[0]).state
        sprites = door.presenter.project(state, table)
    except (ValueError, LookupError, AssertionError, TypeError):
        return
    now = {one.handle: (one.art, one.x, one.y) for one in door.presenter.project(picture.decided, table)}
    there = [
        one
        for one in sprites
        if one.layer >= Layer.MARK
        and covers(spot, one.x, one.y)
        and now.get(one.handle) != (one.art, one.x, one.y)
    ]
    if there:
        Portrait.of(there, door.pictures, skin, seen, 1.0).paint(painter, target)


def _ring(
    painter: QPainter, box: QRectF, spot: Spot, colour: str, glyph: str, shared: bool, place: int
) -> None:
    """A ring round a place, with its sign at a corner; two on one place share it by halves."""
    size = min(box.width(), box.height())
    least = 22.0
    if size < least:
        box = QRectF(box.center() - QPointF(least / 2, least / 2), QSizeF(least, least))
        size = least
    if shared:
        grow = -2.5 if place else 2.5
        box = box.adjusted(-grow, -grow, grow, grow)
    edge = pen(rgba(colour), 2.6)
    if glyph == "cross":
        edge.setDashPattern([2.2, 1.6])
    whole = spot.round and not shared
    path = (
        ellipse(box.center().x(), box.center().y(), box.width() / 2, box.height() / 2)
        if whole
        else rounded_rect(box, min(7.0, size / 4))
    )
    painter.strokePath(path, pen(rgba("#000000", 140), 4.6))
    painter.strokePath(path, edge)
    corner = box.topRight() if glyph == "cross" else box.bottomRight()
    x, y = corner.x() - 5, corner.y() + (5 if glyph == "cross" else -5)
    painter.fillPath(circle(x, y, 9), rgba(colour))
    painter.fillPath(placed(f"program/{glyph}", x, y, 5.5), rgba("#101418"))
