"""Why others did what they did, asked for at the table: the log is opened at the reason, and sent away again."""

from __future__ import annotations

from noria_desktop.ui.table.display import TableDisplay
from noria_desktop.ui.table.log_place import LogPlace
from noria_desktop.ui.table.side_panel import SidePanel


class Why:
    """Opens the log where a step is explained."""

    def __init__(self, display: TableDisplay, panel: SidePanel, place: LogPlace) -> None:
        """Nothing is asked.

        Args:
            display: knows the reasons and what was done last.
            panel: shows the log.
            place: opens it.
        """
        self._display, self._panel, self._place = display, panel, place

    def tell_last(self) -> None:
        """The log at the other's last turn, and why it went so; once more: away with it."""
        span = self._display.last_turn.span
        if span is None:
            return
        shown = self._panel.isVisible()
        before = self._panel.model.opened if shown else None
        if not shown:
            self._place.toggle()
        told = self._display.last_turn.told(self._display.face)
        if not self._display.reasons.explain_choice(*span, "" if told is None else told.why):
            self._panel.show_ply(span[0] + 1)
        elif before is not None and self._panel.model.opened == before:
            self._place.toggle()

    def tell_here(self) -> None:
        """The log at the last reason up to the moment that is shown."""
        self._place.open()
        conductor, reasons = self._display.conductor, self._display.reasons
        if conductor.is_watching:
            reasons.explain_turn(0, conductor.watched)
        else:
            reasons.explain_latest()

    def show_record(self, first: int, last: int) -> None:
        """The log of a watched game at its last reason after a ply and up to another; once more: away with it."""
        self._place.toggle()
        if self._panel.isVisible() and not self._display.reasons.explain_turn(first, last):
            self._panel.show_ply(last)
