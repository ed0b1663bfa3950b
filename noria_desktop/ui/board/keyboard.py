"""The keyboard on the board: Tab goes from zone to zone, arrows by geometry, Enter picks, presses and drops."""

from __future__ import annotations

import math
import time
from typing import Final

from PySide6.QtCore import Qt

from noria_desktop.ui.board.gestures import QUARTERS, unique
from noria_desktop.ui.board.hand import Hand, Reason
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import Direction, neighbour, zones
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.board.sprites import Spot

ARROWS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NEXT_SOURCE: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
TURN: Final = Qt.Key.Key_R
"""Turns the piece in hand clockwise, with Shift the other way."""
WHICH_TURN: Final = {Qt.Key(Qt.Key.Key_1.value + number): number for number in range(QUARTERS)}
"""Choose among the turns of the piece in hand, as they stand on its dial."""
DIGITS: Final = {Qt.Key(Qt.Key.Key_0.value + number): str(number) for number in range(10)}
"""Typed, they lead to the place that bears the number."""
TYPING_S: Final = 1.0
"""Two digits belong to one number when no more time lies between them."""
ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Keys:
    """Key presses, turned into focus and presses of the hand."""

    def __init__(self, hand: Hand) -> None:
        """For one hand."""
        self._hand = hand
        self._typed = ""
        self._typed_at = -math.inf

    def wants(self, key: int) -> bool:
        """True when the board would use the key now, so that no shortcut of the window may take it.

        Enter and Escape are the board's only while there is something to do with them; arrows and page
        keys always.
        """
        hand = self._hand
        if key in ARROWS or key in NEXT_SOURCE or key in ENDS:
            return True
        if key in ENTER:
            return hand.holding or (hand.focus_visible and hand.selection.is_source(hand.focus))
        if key == Qt.Key.Key_Escape:
            return hand.selection.stage is not Stage.IDLE or hand.away
        if key == TURN:
            return hand.selection.can_turn or hand.turnable is not None
        if key in WHICH_TURN:
            return hand.selection.can_turn or self._means(key)
        return self._means(key)

    def _means(self, key: int) -> bool:
        """Whether a digit leads somewhere."""
        return key in DIGITS and bool(self._signed(DIGITS[Qt.Key(key)]))

    def press(self, key: int, *, shift: bool = False) -> bool:
        """Use a key; False when it means nothing here."""
        if key not in DIGITS:
            self._typed_at = -math.inf
        if key == TURN:
            return self._turn(-1 if shift else 1)
        if key in WHICH_TURN and self._hand.selection.can_turn:
            return self._hand.turn_to_option(WHICH_TURN[Qt.Key(key)])
        if key in DIGITS:
            return self._type(DIGITS[Qt.Key(key)])
        if key in ARROWS:
            return self._arrow(ARROWS[Qt.Key(key)])
        if key in ENTER:
            return self._enter()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in NEXT_SOURCE:
            return self._next_source(NEXT_SOURCE[Qt.Key(key)])
        if key in ENDS:
            return self._end(ENDS[Qt.Key(key)])
        return False

    def _turn(self, steps: int) -> bool:
        """Turn what is in hand; with an empty hand take up the piece that is meant, and turn it."""
        hand, by_key = self._hand, self._hand.focus_visible
        source = hand.turnable
        if source is not None and hand.pick(source) and by_key:
            # As after Enter: straight to the first place where it may go.
            stops = hand.selection.stops()
            if stops:
                self._point_at(stops[0])
        return hand.turn_by(steps)

    def tab(self, forward: bool) -> bool:
        """Next or previous zone, with something in hand the next or previous lit place; False past the last."""
        hand = self._hand
        step = 1 if forward else -1
        if hand.holding:
            stops = hand.selection.stops()
            if stops:
                at = stops.index(hand.focus) if hand.focus in stops else (-1 if forward else 0)
                self._point_at(stops[(at + step) % len(stops)])
            return True
        order = zones(hand.spots)
        here = self._spot()
        if not order:
            return False
        if here is None:
            at = 0 if forward else len(order) - 1
        else:
            at = order.index(here.zone) + (step if hand.focus_visible else 0)
        if not 0 <= at < len(order):
            hand.focus_on(None, visible=False)
            return False
        hand.focus_on(self.entrance(order[at]), visible=True)
        return True

    def entrance(self, zone: str) -> Handle:
        """Where Tab enters a zone: what was focused there, else its first source, else its first spot."""
        hand = self._hand
        inside = [spot.handle for spot in hand.spots if spot.zone == zone]
        if hand.focus in inside:
            assert hand.focus is not None
            return hand.focus
        return next((handle for handle in inside if hand.selection.is_source(handle)), inside[0])

    def _spot(self) -> Spot | None:
        return self._hand.spot(self._hand.focus) if self._hand.focus is not None else None

    def _stops(self) -> list[Spot]:
        """The spots that arrow keys visit with something in hand."""
        return [spot for spot in map(self._hand.spot, self._hand.selection.stops()) if spot is not None]

    def _point_at(self, handle: Handle) -> None:
        self._hand.focus_visible = True
        self._hand.aim_by_key(handle)

    def _arrow(self, direction: Direction) -> bool:
        hand = self._hand
        if hand.holding:
            stops = self._stops()
            here = self._spot() or (hand.spot(hand.selection.source) if hand.selection.source else None)
            if here is None:
                if stops:
                    self._point_at(stops[0].handle)
                return True
            found = neighbour(here, stops, direction)
            if found is None and here.handle not in {spot.handle for spot in stops} and stops:
                # Nothing lies that way from the source: any lit place is better than none.
                x, y = here.x, here.y
                found = min(stops, key=lambda spot: (spot.x - x) ** 2 + (spot.y - y) ** 2).handle
            if found is not None:
                self._point_at(found)
            return True
        here = self._spot()
        if here is None:
            # The first arrow goes where something can be done.
            asked = hand.invited or hand.selection.table.sources()
            first = next((spot.zone for spot in hand.spots if spot.handle in asked), None)
            order = zones(hand.spots)
            if order:
                hand.focus_on(self.entrance(first or order[0]), visible=True)
            return True
        if not hand.focus_visible:
            hand.focus_on(here.handle, visible=True)
            return True
        found = neighbour(here, [spot for spot in hand.spots if spot.zone == here.zone], direction)
        if found is not None:
            hand.focus_on(found, visible=True)
        return True

    def _enter(self) -> bool:
        hand = self._hand
        if hand.focus is None:
            return False
        if not hand.focus_visible and not hand.holding:
            if not hand.selection.is_source(hand.focus) and not hand.is_button(hand.focus):
                return False  # a place nobody sees keeps Enter from no button of the page
            hand.focus_on(hand.focus, visible=True)
            return True
        was_holding, focus = hand.holding, hand.focus
        if not was_holding and not hand.selection.is_source(focus) and not hand.is_button(focus):
            return False
        hand.press(focus)
        if hand.holding and (not was_holding or hand.selection.pinned == focus):
            # With something in hand, or a parent just opened: go straight to the first place it may go. What can be
            # pressed a second time where it lies keeps the focus, so that Enter twice is what two clicks are.
            stops = hand.selection.stops()
            if stops and focus not in hand.selection.table.targets(focus):
                self._point_at(stops[0])
        return True

    def _type(self, digit: str) -> bool:
        """One more digit of a number; what begins no longer number begins anew."""
        now = time.monotonic()
        typed = self._typed + digit if now - self._typed_at <= TYPING_S else digit
        if not self._signed(typed):
            typed = digit
        found = self._signed(typed)
        self._typed, self._typed_at = (typed, now) if found else ("", -math.inf)
        if not found:
            return False
        # The number itself comes before one that only begins so.
        goal = next((spot for spot in found if spot.sign == typed), found[0])
        if self._hand.holding:
            self._point_at(goal.handle)
        else:
            self._hand.focus_on(goal.handle, visible=True)
        return True

    def _signed(self, typed: str) -> list[Spot]:
        """Places whose number begins so: with something in hand those where it may go, else sources first."""
        hand = self._hand
        if hand.holding:
            return [spot for spot in self._stops() if spot.sign.startswith(typed)]
        found = [spot for spot in hand.spots if spot.sign.startswith(typed)]
        return sorted(found, key=lambda spot: not hand.selection.is_source(spot.handle))

    def _escape(self) -> bool:
        """Put back what is in hand; with an empty hand come back from what is looked at."""
        hand = self._hand
        if hand.cancel(Reason.ESCAPE):
            return True
        if hand.away:
            hand.returned.emit()
            return True
        return False

    def _next_source(self, step: int) -> bool:
        hand = self._hand
        if hand.holding:
            return self.tab(step > 0)
        order = unique(spot.handle for spot in hand.spots if hand.selection.is_source(spot.handle))
        if not order:
            return True
        begin = -1 if step > 0 else 0
        at = order.index(hand.focus) if hand.focus in order else begin
        hand.focus_on(order[(at + step) % len(order)], visible=True)
        return True

    def _end(self, index: int) -> bool:
        hand = self._hand
        if hand.holding:
            stops = hand.selection.stops()
            if stops:
                self._point_at(stops[index])
            return True
        here = self._spot()
        zone = here.zone if here is not None else next(iter(zones(hand.spots)), "")
        inside = [spot.handle for spot in hand.spots if spot.zone == zone]
        if inside:
            hand.focus_on(inside[index], visible=True)
        return True
