"""Where Tab leads at the table: board, strip, side panel, tool bar, and round again. Source: ux.md 7.1."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class TabRing:
    """The rooms of a page in the order in which Tab visits them; what else the window shows comes after the last."""

    def __init__(self, page: QWidget, rooms: Callable[[], Sequence[QWidget]]) -> None:
        """``rooms`` hold what takes the keyboard now, each in the order in which it lies there."""
        self._page, self._rooms = page, rooms

    def stops(self) -> list[QWidget]:
        """What takes the keyboard now."""
        inside = [stop for room in self._rooms() for stop in _stops(room)]
        others = [stop for stop in _stops(self._page.window()) if not self._page.isAncestorOf(stop)]
        return [*inside, *others]

    def go(self, *, forward: bool) -> bool:
        """To the next stop, or the one before; False where there is none."""
        stops, here = self.stops(), self._page.window().focusWidget()
        if not stops:
            return False
        step = 1 if forward else -1
        at = stops.index(here) + step if here in stops else (0 if forward else -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[at % len(stops)].setFocus(reason)
        return True


def _stops(room: QWidget) -> list[QWidget]:
    """What Tab can come to in a room."""
    return [
        widget
        for widget in (room, *room.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isVisible()
        and widget.isEnabled()
    ]
