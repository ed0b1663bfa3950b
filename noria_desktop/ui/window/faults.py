"""Faults of the program's own: wherever one comes up it is logged, told in a bar of the window, and the program goes on.

What nobody caught arrives here from Qt's slots and paintings, from threads and from finalizers. The same fault again
and again is counted, not told anew. A painting that broke off is ended first, as Qt would end the program over it.

The bar is made when the first fault comes up; a fault in telling a fault goes to standard error and nowhere else.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
import types
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal
from PySide6.QtGui import QPainter
from shiboken6 import createdByPython, isValid

from noria_desktop.app.messages import CliMessage, say

if TYPE_CHECKING:
    from noria_desktop.ui.window.fault_bar import FaultBar
    from noria_desktop.ui.window.frame import WindowFrame

log = logging.getLogger(__name__)

A_MINUTE: Final = 60.0
LOGGED_A_MINUTE: Final = 6
"""Records of faults in the log within a minute at the most."""
KINDS_KEPT: Final = 20
"""So many different faults are remembered with their details, the first ones."""
COUNT_MS: Final = 400
"""Between two changes of the count in the bar."""
LONGEST_TOLD: Final = 300
"""Characters of a fault's own words on standard error."""
LEFT_ALONE: Final = 2.0
"""Seconds in which a closed bar is not opened again by what its closing brought up."""
LONGEST: Final = 12_000
"""Characters kept of one fault; of a longer one its beginning and its end."""

LATE: Final = "Error calling Python override"
"""How PySide begins the words of a fault that it did not tell at once but raised from the call around it."""

Kind: TypeAlias = tuple[str, str, int]
"""Which fault it is: class, file and line."""


class Fault:
    """One fault, and how often it came up."""

    def __init__(self, text: str) -> None:
        """``text`` is its traceback."""
        self.text = text
        self.count = 0
        self.logged: float | None = None
        """When it was last written down, on the monotonic clock."""


class Faults(QObject):
    """Takes in what nobody caught."""

    _came_up = Signal()

    def __init__(self, window: WindowFrame, log_file: Path) -> None:
        """For a window; details stand in ``log_file``."""
        super().__init__(window)
        self._window = window
        self._log_file = log_file
        self._faults: dict[Kind, Fault] = {}
        self._bar: FaultBar | None = None
        self._told = 0
        """How many faults the bar has told of."""
        self._broken = False
        """Whether telling itself failed."""
        self._announced = False
        """Whether the bar is about to be brought up to date anyway."""
        self._closed_at = -LEFT_ALONE
        self._records: deque[float] = deque(maxlen=LOGGED_A_MINUTE)
        self._lock = threading.RLock()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(COUNT_MS)
        self._timer.timeout.connect(self._show)
        # Never at once: it may come from another thread, or from the middle of a painting.
        self._came_up.connect(self._show_soon, Qt.ConnectionType.QueuedConnection)

    @property
    def count(self) -> int:
        """How many faults there were."""
        return sum(fault.count for fault in self._faults.values())

    def install(self) -> None:
        """From now on everything that nobody catches comes here."""
        sys.excepthook = self.report
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._in_finalizer

    def report(
        self, kind: type[BaseException], error: BaseException | None, trace: types.TracebackType | None
    ) -> None:
        """Log and tell a fault, from any thread; never raises."""
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        error = error if error is not None else kind()
        try:
            if isValid(self) and QThread.currentThread() is self.thread():
                end_paintings(error, trace)
            with self._lock:
                self._take_in(kind, error, trace)
        except Exception as another:
            _to_stderr(f"{kind.__name__}, and while it was told: {type(another).__name__}")

    def _take_in(
        self, kind: type[BaseException], error: BaseException, trace: types.TracebackType | None
    ) -> None:
        place = _place(trace)
        which = (kind.__name__, *place)
        fault = self._faults.get(which)
        if fault is None and len(self._faults) >= KINDS_KEPT:
            # Of so many different ones the last stands for all that follow.
            fault = list(self._faults.values())[-1]
        if fault is None:
            fault = self._faults[which] = Fault(_text(kind, error, trace))
        fault.count += 1
        self._write_down(fault, error)
        if place[0].endswith(("fault_bar.py", "notice_bar.py")):
            self._broken = True
        if not self._broken and not self._announced and isValid(self):
            self._announced = True
            self._came_up.emit()

    def _write_down(self, fault: Fault, error: BaseException) -> None:
        """In the log and on standard error, at most a few times a minute."""
        now = time.monotonic()
        if fault.logged is not None and now - fault.logged < A_MINUTE:
            return
        if len(self._records) == LOGGED_A_MINUTE and now - self._records[0] < A_MINUTE:
            return
        self._records.append(now)
        fault.logged = now
        times = f", {fault.count} times by now" if fault.count > 1 else ""
        log.error("unexpected fault%s\n%s", times, fault.text)
        _to_stderr(
            say(
                CliMessage.FAULT,
                self._window.language(),
                detail=repr(error)[:LONGEST_TOLD],
                file=self._log_file,
            )
        )

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        self.report(args.exc_type, args.exc_value, args.exc_traceback)

    def _in_finalizer(self, args: sys.UnraisableHookArgs) -> None:
        self.report(args.exc_type, args.exc_value, args.exc_traceback)

    # The bar ---------------------------------------------------------------------------------------------

    def _show_soon(self) -> None:
        """At once for the first fault; those that follow closely, together."""
        if not self._timer.isActive():
            self._show()
            self._timer.start()

    def _show(self) -> None:
        """Bring the bar up to date; made at the first fault."""
        self._announced = False
        count = self.count
        if self._broken or count == self._told or time.monotonic() - self._closed_at < LEFT_ALONE:
            return
        self._told = count
        try:
            if self._bar is None:
                from noria_desktop.ui.window.fault_bar import FaultBar

                self._bar = FaultBar(self.details)
                self._bar.closed.connect(self._closed)
                self._window.put_above(self._bar)
            self._bar.tell(count)
        except Exception as error:
            self._broken = True
            _to_stderr(f"a fault could not be told: {type(error).__name__}: {error}")

    def _closed(self) -> None:
        self._closed_at = time.monotonic()
        self._told = self.count

    def details(self) -> str:
        """Everything that a report should say."""
        from noria_desktop.ui.pages.about import AboutDialog

        with self._lock:
            faults = [f"{fault.count} x\n{fault.text}" for fault in self._faults.values()]
        return "\n\n".join((AboutDialog.versions(), str(self._log_file), *faults))


def end_paintings(error: BaseException, trace: types.TracebackType | None) -> None:
    """End the paintings that a fault broke off, innermost first.

    Its traceback keeps their painters alive beyond the painting of the widget, which Qt does not survive. Of a fault
    that comes late, out of a call such as ``QWidget.grab``, what was painted on is gone already: nothing is touched.
    """
    if str(error).startswith(LATE):
        return
    frames = []
    before = error.__context__
    for found in (trace, None if before is None else before.__traceback__):
        while found is not None:
            frames.append(found.tb_frame)
            found = found.tb_next
    for frame in reversed(frames):
        for thing in tuple(frame.f_locals.values()):
            # Others are Qt's own, which go on painting.
            if isinstance(thing, QPainter) and isValid(thing) and createdByPython(thing) and thing.isActive():
                thing.end()


def _place(trace: types.TracebackType | None) -> tuple[str, int]:
    """File and line where it came up."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno


def _text(kind: type[BaseException], error: BaseException, trace: types.TracebackType | None) -> str:
    import traceback

    text = "".join(traceback.format_exception(kind, error, trace)).rstrip()
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n...\n{text[-LONGEST // 2 :]}"


def _to_stderr(text: str) -> None:
    """One line where somebody may be looking; Windows without a console has no such place."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        print(text, file=sys.stderr)
