"""What a screen reader finds on the board: every spot as a named child that can be pressed.

Interfaces are made only when somebody asks. Source: ux.md 7.2.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from noria_desktop.ui.board.gestures import QUARTERS
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.spoken import make_spoken
from noria_desktop.ui.board.view import BoardView
from noria_desktop.ui.i18n import translate


class SpotObject(QObject):
    """Stands for a spot among accessible objects, which must be QObjects."""

    def __init__(self, view: BoardView, handle: Handle) -> None:
        """Owned by its view."""
        super().__init__(view)
        self.view = view
        self.handle = handle
        self.setObjectName(str(handle))


class SpotActions(QAccessibleActionInterface):
    """Press and focus, through the same hand as mouse and keyboard."""

    def __init__(self, spot: SpotObject) -> None:
        """For one spot."""
        super().__init__()
        self._spot = spot

    def actionNames(self) -> list[str]:
        """Press first: it is what double activation of a screen reader does."""
        names = [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]
        if self._spot.view.hand.selection.can_turn:
            names.append(QAccessibleActionInterface.increaseAction())
            names.append(QAccessibleActionInterface.decreaseAction())
        return names

    def doAction(self, name: str) -> None:
        """Pick up, put down, open or press; turn the piece in hand; or only go there."""
        view, handle = self._spot.view, self._spot.handle
        if view.animator.busy:
            view.animator.finish_now()
        if view.hand.holding:
            view.hand.aim_by_key(handle)
        else:
            view.hand.focus_on(handle, visible=True)
        if name == QAccessibleActionInterface.pressAction():
            view.hand.press(handle)
        elif name == QAccessibleActionInterface.increaseAction():
            view.hand.turn_by(1)
        elif name == QAccessibleActionInterface.decreaseAction():
            view.hand.turn_by(-1)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Enter presses."""
        return ["Return"] if name == QAccessibleActionInterface.pressAction() else []


class SpotInterface(QAccessibleInterface):
    """A spot's name, place, state and actions."""

    def __init__(self, spot: SpotObject) -> None:
        """For one spot."""
        super().__init__()
        self._spot = spot
        self._actions = SpotActions(spot)

    def isValid(self) -> bool:
        """False once the view is gone."""
        return bool(isValid(self._spot))

    def object(self) -> QObject:
        """The spot's stand-in."""
        return self._spot

    def text(self, kind: QAccessible.Text) -> str:
        """Name in the user's language, with what can be done."""
        return spot_name(self._spot.view, self._spot.handle) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""

    def role(self) -> QAccessible.Role:
        """A button where something can be done, else a picture."""
        view, handle = self._spot.view, self._spot.handle
        selection = view.hand.selection
        ways = (*view.hand.looks, *selection.lit(), *selection.steps())
        active = selection.is_source(handle) or handle in ways
        # Buttons of the board play nothing and can be pressed at any time.
        active = active or any(spot.button for spot in view.hand.spots if spot.handle == handle)
        return QAccessible.Role.Button if active else QAccessible.Role.Graphic

    def state(self) -> QAccessible.State:
        """Focusable; focused and pressed as it is."""
        state: Any = QAccessible.State()
        hand = self._spot.view.hand
        state.focusable = True
        state.focused = hand.focus == self._spot.handle and hand.focus_visible
        state.pressed = hand.holding and hand.selection.source == self._spot.handle
        state.invisible = hand.spot(self._spot.handle) is None
        result: QAccessible.State = state
        return result

    def rect(self) -> QRect:
        """On the screen, logical pixels."""
        spot = self._spot.view.hand.spot(self._spot.handle)
        if spot is None:
            return QRect()
        box = self._spot.view.rect_of(spot)
        return box.translated(self._spot.view.viewport().mapToGlobal(QPoint(0, 0)))

    def parent(self) -> QAccessibleInterface:
        """The board."""
        return QAccessible.queryAccessibleInterface(self._spot.view)

    def child(self, index: int) -> Any:
        """Spots have no children."""
        return None

    def childCount(self) -> int:
        """Spots have no children."""
        return 0

    def childAt(self, x: int, y: int) -> Any:
        """Spots have no children."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Spots have no children."""
        return -1

    def window(self) -> Any:
        """The window of the board."""
        return self._spot.view.window().windowHandle()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Actions are all it has besides."""
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None


class BoardInterface(QAccessibleWidget):
    """The board: its children are its spots in reading order."""

    def __init__(self, view: BoardView) -> None:
        """For one view."""
        super().__init__(view, QAccessible.Role.Canvas, view.accessibleName())
        self._view = view
        self._objects: dict[Handle, SpotObject] = {}

    def spot_object(self, handle: Handle) -> SpotObject:
        """The stand-in of a spot, made on first use; the same thing keeps it for the whole game."""
        made = self._objects.get(handle)
        if made is None:
            made = self._objects[handle] = SpotObject(self._view, handle)
        return made

    def childCount(self) -> int:
        """As many as there are spots."""
        return len(self._view.hand.spots)

    def child(self, index: int) -> Any:
        """A spot in reading order."""
        spots = self._view.hand.spots
        if not 0 <= index < len(spots):
            return None
        return QAccessible.queryAccessibleInterface(self.spot_object(spots[index].handle))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Place in reading order."""
        found = child.object()
        if not isinstance(found, SpotObject):
            return -1
        return next((i for i, spot in enumerate(self._view.hand.spots) if spot.handle == found.handle), -1)

    def childAt(self, x: int, y: int) -> Any:
        """The smallest spot under a point of the screen."""
        view = self._view
        pixel = view.viewport().mapFromGlobal(QPoint(x, y)).toPointF()
        at = view.to_board(pixel)
        under = view.hand.reach.under(at)
        return QAccessible.queryAccessibleInterface(self.spot_object(under[0])) if under else None

    def focusChild(self) -> Any:
        """Where the keyboard is."""
        focus = self._view.hand.focus
        if focus is None or not self._view.hand.focus_visible:
            return None
        return QAccessible.queryAccessibleInterface(self.spot_object(focus))


def spot_name(view: BoardView, handle: Handle) -> str:
    """A spot's name, with what can be done there now, and whether the coach speaks of it."""
    name = _usable_name(view, handle)
    if handle in view.hand.coached:
        return translate("Board", "{name}; the coach speaks of this").format(name=name)
    return name


def _usable_name(view: BoardView, handle: Handle) -> str:
    name = view.label(handle)
    selection = view.hand.selection
    if selection.source == handle and view.hand.holding:
        if selection.can_turn:
            turn = turn_words(view, None)
            return translate("Board", "{name}; in your hand; {turn}").format(name=name, turn=turn)
        return translate("Board", "{name}; in your hand").format(name=name)
    if handle in selection.lit():
        turn = turn_words(view, handle)
        if turn:
            return translate("Board", "{name}; {turn}; can be dropped here").format(name=name, turn=turn)
        return translate("Board", "{name}; can be dropped here").format(name=name)
    if handle in selection.steps():
        return translate("Board", "{name}; leads to places to drop").format(name=name)
    if not view.hand.holding and handle in view.hand.looked:
        return translate("Board", "{name}; looked at now").format(name=name)
    if not view.hand.holding and handle in view.hand.looks:
        return translate("Board", "{name}; can be looked at").format(name=name)
    if not view.hand.holding and selection.is_source(handle):
        if selection.table.acts_at_once(handle):
            return translate("Board", "{name}; can be pressed").format(name=name)
        return translate("Board", "{name}; can be picked up").format(name=name)
    return name


def turn_words(view: BoardView, target: Handle | None) -> str:
    """How the piece in hand is turned: among all its turns, over a target among those that differ there.

    With a target also what a drop would do. Empty where turning means nothing.
    """
    selection = view.hand.selection
    if not selection.can_turn or selection.source is None:
        return ""
    if target is None:
        words = translate("Board", "turn {number} of {count}")
        return words.format(number=selection.turn + 1, count=QUARTERS)
    options = [one for one in selection.table.options(selection.source, target) if one.turns]
    meant = [one for one in selection.meant(target) if one.turns]
    if not meant:
        return ""
    words = view.describe(meant[0])
    if len(options) == 1:
        return words
    turned = translate("Board", "{words}; turn {number} of {count}")
    return turned.format(words=words, number=options.index(meant[0]) + 1, count=len(options))


def install() -> None:
    """Make boards accessible."""
    make_spoken(_interface_of, "boards")


def _interface_of(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, BoardView):
        return BoardInterface(thing)
    return SpotInterface(thing) if isinstance(thing, SpotObject) else None


def interface_of(view: BoardView) -> BoardInterface | None:
    """The board's own interface."""
    found = QAccessible.queryAccessibleInterface(view)
    return found if isinstance(found, BoardInterface) else None


def changed(view: BoardView) -> None:
    """Spots may have come and gone."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))


def focused(view: BoardView, handle: Handle | None) -> None:
    """The keyboard has come to a spot."""
    if handle is None or not QAccessible.isActive() or not view.hand.focus_visible:
        return
    interface = interface_of(view)
    if interface is not None:
        spot = interface.spot_object(handle)
        QAccessible.updateAccessibility(QAccessibleEvent(spot, QAccessible.Event.Focus))


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Say a sentence to whoever listens: a bot's step; ``urgent``: before anything else, such as a refusal."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
