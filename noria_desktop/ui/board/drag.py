"""The mouse on the board: dragging, click-click, pressing, turning a rim.

One ``Interaction`` is one drag from press to release. Scene mouse events, not ``QDrag``: no nested event
loop, and a drag can be cancelled from anywhere. Source: ux.md 4.6.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.hand import Hand, Reason, Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.items import SpriteItem, about_origin
from noria_desktop.ui.board.selection import Played, Stage
from noria_desktop.ui.board.sprites import Spot

OVERSHOOT: Final = 0.06
"""A rim gives that much of a step beyond its ends."""
MAGNET: Final = 0.14
"""Within that much of a step the rim clicks into its detent."""


class Interaction(Protocol):
    """One drag."""

    def move(self, at: QPointF) -> None:
        """The pointer is at a point of the board."""

    def finish(self, at: QPointF) -> None:
        """The button was released there."""

    def cancel(self, reason: Reason) -> None:
        """Nothing shall come of it."""


class Carry:
    """A piece is carried to a target."""

    def __init__(self, hand: Hand, source: Handle, at: QPointF) -> None:
        """Take it in hand."""
        self._hand = hand
        self._source = source
        self._left = False
        """Whether it was carried off its place: until then an unsteady press is meant."""
        hand.pick(source)
        hand.hold(at)

    def move(self, at: QPointF) -> None:
        """Directly under the pointer, without lag."""
        self._left = self._left or self._source not in self._hand.reach.under(at)
        self._hand.hold(at)

    def finish(self, at: QPointF) -> None:
        """Drop on what is aimed at, else say that this place is refused."""
        hand = self._hand
        hand.hold(at)
        under = hand.reach.under(at)
        if not self._left and self._source in under and hand.selection.table.acts_at_once(self._source):
            hand.cancel(Reason.ELSEWHERE)
            hand.press(self._source, under)
            return
        hand.drop(hand.aim or (under[0] if under else None), under)

    def cancel(self, reason: Reason) -> None:
        """The piece glides back."""
        self._hand.cancel(reason)


@frozen
class Turning:
    """An item that follows the rim, and where it began."""

    item: SpriteItem
    x: float
    y: float
    rotation: float


class RimTurn:
    """A source is turned round a centre; past half a step, its press gesture is played."""

    def __init__(self, hand: Hand, spot: Spot, at: QPointF) -> None:
        """Grip the rim at a point."""
        assert spot.arc is not None
        self._hand = hand
        self._spot = spot
        self._centre = QPointF(*spot.arc)
        self._angle = self._angle_of(at)
        self._degrees = 0.0
        self._items: list[Turning] = []
        for handle in spot.turns:
            item = hand.scene.item(handle)
            if item is not None:
                self._items.append(Turning(item, item.x(), item.y(), item.rotation()))

    def move(self, at: QPointF) -> None:
        """The ring follows the pointer within one step and clicks into place near its end."""
        angle = self._angle_of(at)
        # The short way round, so that crossing 180 degrees is no jump.
        self._degrees += (angle - self._angle + 180) % 360 - 180
        self._angle = angle
        part = min(max(self.part(), -OVERSHOOT), 1 + OVERSHOOT)
        self._show(1.0 if abs(part - 1) < MAGNET else part)

    def finish(self, at: QPointF) -> None:
        """Play the press gesture past half a step, else turn back."""
        self.move(at)
        if self.part() < 0.5:
            self._show(0.0)
            return
        self._show(1.0)
        outcome = self._hand.press(self._spot.handle)
        if not isinstance(outcome, Played):
            self._show(0.0)

    def cancel(self, reason: Reason) -> None:
        """Turn back."""
        self._show(0.0)

    def handles(self) -> tuple[Handle, ...]:
        """Sprites that were turned."""
        return tuple(turning.item.handle for turning in self._items)

    def part(self) -> float:
        """How much of one step the rim has been turned."""
        return self._degrees / self._spot.detent if self._spot.detent else 0.0

    def _angle_of(self, at: QPointF) -> float:
        return math.degrees(math.atan2(at.y() - self._centre.y(), at.x() - self._centre.x()))

    def _show(self, part: float) -> None:
        degrees = part * self._spot.detent
        for turning in self._items:
            dx, dy = turning.x - self._centre.x(), turning.y - self._centre.y()
            if math.hypot(dx, dy) < 1e-3:
                turning.item.setRotation(turning.rotation + degrees)
            else:
                x, y = about_origin(dx, dy, degrees)
                turning.item.setPos(self._centre.x() + x, self._centre.y() + y)


class Mouse:
    """Buttons and movement, turned into interactions and presses."""

    def __init__(self, hand: Hand, viewport: QWidget, to_board: Callable[[QPointF], QPointF]) -> None:
        """``to_board``: viewport pixels to board units."""
        self._hand = hand
        self._viewport = viewport
        self._to_board = to_board
        self._pressed_at: QPointF | None = None
        self._pressed: Handle | None = None
        self._names: Handle | None = None
        """What the button went down on while a list of meanings is open: it names one of them."""
        self._swallow = False
        self.interaction: Interaction | None = None
        """The drag in progress."""
        self.released: Interaction | None = None
        """The drag whose drop is being carried out just now."""

    @property
    def dragging(self) -> bool:
        """The button is down and something follows the pointer."""
        return self.interaction is not None

    def press(self, at: QPointF, *, lay_there: tuple[Handle, ...] | None = None) -> None:
        """Left button down.

        ``lay_there``: this press has already ended movement, which showed these things there. A click then only takes
        one of them in hand and plays nothing. None: nothing moved.
        """
        hand, only_drag = self._hand, False
        hand.focus_on(hand.focus, visible=False)
        self._names = None
        if hand.selection.stage is Stage.CHOOSING:
            self._names = hand.reach.naming_under(self._to_board(at))
            if self._names is None:
                hand.cancel(Reason.ELSEWHERE)
            only_drag = True
        self._pressed_at = at
        self._pressed = self._grip(self._to_board(at)) if self._names is None else None
        if lay_there is not None:
            only_drag |= self._pressed not in lay_there or not hand.is_taken_up(self._pressed)
        self._swallow = only_drag

    def move(self, at: QPointF) -> None:
        """The mouse moves, with or without the button."""
        point = self._to_board(at)
        if self.interaction is not None:
            self.interaction.move(point)
        elif self._pressed_at is not None:
            away = (at - self._pressed_at).manhattanLength()
            if self._pressed is not None and away >= QApplication.startDragDistance():
                self.interaction = self._start(self._pressed, self._to_board(self._pressed_at))
                if self.interaction is not None:
                    self.interaction.move(point)
            elif away >= QApplication.startDragDistance():
                self._drag_nothing(self._to_board(self._pressed_at))
        if self.interaction is None:
            if self._hand.holding:
                if not self._hand.point_at_dial(point):
                    self._hand.hold(point, moves=True)
            elif self._pressed_at is None:
                self._hand.hover(point)
        self.show_cursor()

    def release(self, at: QPointF) -> None:
        """Left button up: the end of a drag, or a click."""
        interaction, self.interaction = self.interaction, None
        pressed_at, self._pressed_at = self._pressed_at, None
        point = self._to_board(at)
        if interaction is not None:
            self.released = interaction
            interaction.finish(point)
            self.released = None
        elif self._names is not None:
            named, self._names = self._names, None
            if self._hand.reach.naming_under(point) == named:
                self._hand.press(named)
            else:
                self._hand.cancel(Reason.ELSEWHERE)
        elif pressed_at is not None and not self._swallow:
            if not self._slipped(pressed_at, at):
                self._click(point, self._to_board(pressed_at))
            elif self._pressed is not None:
                under = self._hand.reach.under(self._to_board(pressed_at))
                # A thing of its own on what is pressed was meant: a unit, not the territory that it stands on.
                meant = bool(under) and under[0] != self._pressed
                self._hand.refuse(Vain(under) if meant else Vain((self._pressed,), carried=True))
        self._pressed = None
        if not self._hand.holding:
            self._hand.hover(self._to_board(at))
        self.show_cursor()

    def leave(self) -> None:
        """The mouse has left the board."""
        if not self._hand.holding:
            self._hand.hover(None)

    def cancel(self, reason: Reason) -> bool:
        """Put back what is carried, turned or picked; False when there was nothing."""
        interaction, self.interaction = self.interaction, None
        self._pressed_at, self._pressed, self._names = None, None, None
        if interaction is not None:
            interaction.cancel(reason)
            # A carried piece has no opened parent to close first.
            self._hand.selection.put_back()
            self.show_cursor()
            return True
        done = self._hand.cancel(reason)
        self.show_cursor()
        return done

    def take_to_turn(self, at: QPointF) -> None:
        """The wheel turns over a piece at rest: it comes to the pointer, as after a click."""
        point = self._to_board(at)
        source = self._hand.reach.turnable_under(point)
        if source is not None and self._hand.pick(source):
            self._hand.hold(point)
            self.show_cursor()

    def show_cursor(self) -> None:
        """A hand over what can be taken, a closed one while holding, a bar where nothing may be dropped."""
        hand = self._hand
        shape = Qt.CursorShape.ArrowCursor
        if isinstance(self.interaction, RimTurn):
            shape = Qt.CursorShape.ClosedHandCursor
        elif hand.holding and hand.dialled is not None:
            shape = Qt.CursorShape.PointingHandCursor
        elif hand.holding:
            over = hand.aim or hand.selection.over
            ahead = hand.aim is not None or over == hand.selection.source
            elsewhere = bool(hand.spots) and not ahead and self._over_forbidden()
            shape = Qt.CursorShape.ForbiddenCursor if elsewhere else Qt.CursorShape.ClosedHandCursor
        elif hand.is_button(hand.hovered) or hand.selection.named_by(hand.hovered) is not None:
            shape = Qt.CursorShape.PointingHandCursor
        elif hand.hovered is not None and hand.selection.is_source(hand.hovered):
            spot = hand.spot(hand.hovered)
            is_rim = spot is not None and spot.arc is not None
            is_pressed = hand.selection.table.acts_at_once(hand.hovered) and not is_rim
            shape = Qt.CursorShape.PointingHandCursor if is_pressed else Qt.CursorShape.OpenHandCursor
        if self._viewport.cursor().shape() is not shape:
            self._viewport.setCursor(shape)

    def _over_forbidden(self) -> bool:
        """Over a place of the board that is neither lit, nor on the way, nor where the piece came from."""
        held = self._hand.scene.hand()
        if held is None:
            return False
        under = self._hand.reach.under(held)
        return bool(under) and self._hand.selection.source not in under

    def _grip(self, at: QPointF) -> Handle | None:
        """What a press at a point may drag: with something in hand already, that is not taken twice."""
        if self._hand.point_at_dial(at):
            return None
        source = self._hand.reach.source_under(at)
        if self._hand.is_button(source):
            return None
        if source is None and not self._hand.holding:
            return self._hand.reach.lent_under(at)
        return None if self._hand.holding and source == self._hand.selection.source else source

    def _start(self, source: Handle, at: QPointF) -> Interaction | None:
        hand = self._hand
        spot = hand.spot(source)
        if spot is not None and spot.arc is not None:
            hand.cancel(Reason.ELSEWHERE)
            return RimTurn(hand, spot, at)
        if hand.is_button(source) or hand.selection.table.is_press(source):
            return None
        if hand.holding and hand.aim is not None:
            return None
        return Carry(hand, source, at)

    def _drag_nothing(self, at: QPointF) -> None:
        """A drag begins, with an empty hand, at something that is neither carried nor pressed now."""
        hand = self._hand
        under = hand.reach.under(at)
        if self._swallow or hand.holding or hand.reach.source_under(at) is not None:
            return
        self._swallow = True
        if under:
            hand.refuse(Vain(under))

    def _slipped(self, pressed_at: QPointF, released_at: QPointF) -> bool:
        """With an empty hand: the button went down on one thing and came up on another, so neither is meant."""
        way = (released_at - pressed_at).manhattanLength()
        if self._hand.holding or way < QApplication.startDragDistance():
            return False
        down, up = (self._hand.reach.source_under(self._to_board(at)) for at in (pressed_at, released_at))
        return down != up

    def _brought_along(self, down: QPointF, under: tuple[Handle, ...]) -> tuple[Handle, ...]:
        """With a piece in hand, something else was dragged to where nothing is lit: that thing is meant, not the piece.

        Empty where the button came up on the same thing, or went down on what is lit or can be taken up.
        """
        hand = self._hand
        found = hand.reach.under(down)
        if not found or not under or found[0] in under or hand.reach.source_under(down) is not None:
            return ()
        return () if {*hand.selection.lit(), *hand.selection.steps()} & {*found} else found

    def _click(self, at: QPointF, down: QPointF) -> None:
        """A press that ended at a point; ``down``: where it began, no further than that with an empty hand."""
        hand = self._hand
        if hand.point_at_dial(at) and hand.dialled is not None:
            hand.turn_to(hand.dialled.turn)
            return
        under = hand.reach.under(at)
        if hand.holding and hand.passing:
            # Another place is shown than the one under the pointer: nothing is laid before that is seen.
            hand.hold(at)
            return
        if hand.holding:
            hand.hold(at)
            source = hand.selection.source
            if hand.aim is not None:
                hand.press(hand.aim)
            elif source in under:
                hand.press(source)
            elif meant := self._brought_along(down, under):
                hand.refuse(Vain(meant, source))
            else:
                hand.press(hand.reach.source_under(at) or (under[0] if under else None), under)
        else:
            hand.press(hand.reach.source_under(at) or (under[0] if under else None), under)
        if hand.holding:
            # What a click has picked up comes to the pointer at once.
            hand.hold(at)
