"""A page at the end of something: what it shows comes step by step when it is seen for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton

STEP_MS = 90
"""Between two stars."""


class UncoveredPage(Page):
    """Uncovered once; any key, leaving it and reduced motion show everything at once."""

    go: BrassButton
    """The way on, which has the focus."""

    def __init__(self, style: ShellStyle, steps: int, pace_ms: int, *, seen: bool) -> None:
        """So many ``steps``, one each ``pace_ms``; a page that was ``seen`` is there at once."""
        super().__init__(style, back=True, strip=True)
        self._steps = steps
        self._shown = steps
        self._seen = seen
        """Whether it was uncovered before: that happens once."""
        self._timer = QTimer(self)
        self._timer.setInterval(pace_ms)
        self._timer.timeout.connect(self._next_step)

    def show_steps(self, count: int) -> None:
        """Show the first steps."""

    def covered(self) -> None:
        """The page is about to be uncovered."""

    def uncovered(self) -> None:
        """The last step has come by itself."""

    def entrance(self) -> QWidget:
        return self.go

    def ways_on(self) -> Mapping[int, Callable[[], object]]:
        """What keys do once everything is shown."""
        return {}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key shows all; then the ways on have theirs."""
        if self._timer.isActive():
            self.finish()
            return
        act = self.ways_on().get(event.key()) if not event.modifiers() else None
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.style_now.still and not self._seen and not event.spontaneous():
            self._seen = True
            self._show(0)
            self.covered()
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish()

    def _next_step(self) -> None:
        self._show(self._shown + 1)
        if self._shown >= self._steps:
            self._timer.stop()
            self.uncovered()

    def _show(self, count: int) -> None:
        self._shown = count
        self.show_steps(count)

    @property
    def uncovering(self) -> bool:
        """Whether steps are still to come."""
        return self._timer.isActive()

    def finish(self) -> None:
        """Show everything now."""
        self._timer.stop()
        self._show(self._steps)
