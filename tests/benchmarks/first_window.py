"""From the start of the process to the first window on a real screen, beside another desktop game in the same run.

KMahjongg is a compiled Qt program for one person at one board; it and ours take turns on a private X server, and the
server says when a window of either is mapped. Both are started as on any but the very first time: ours with its modules
compiled beside their sources and the pictures of home in the profile, the other with what it wrote into its home folder.
Needs Linux, Xvfb and ``apt-get install kmahjongg dbus-daemon``. Source: feasibility 4; issue 17's "Start".
"""

from __future__ import annotations

import contextlib
import ctypes
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from noria_desktop.ui.window.main_window import HOME_PICTURES
from tests.benchmarks.figures import Figure
from tests.benchmarks.first_frame import Life, as_a_person_has_it, install_into, paint_once
from tests.realwindow.driver import Display

RUNS: Final = 9
RATIO: Final = 1.4
PATIENCE_S: Final = 30.0
LEAST_WIDTH: Final = 300
"""Of a window that a person takes for the program's."""

MAP_NOTIFY: Final = 19
SUBSTRUCTURE_NOTIFY: Final = 1 << 19
WINDOW_EVENT_LONGS: Final = 24


class _Mapped(ctypes.Structure):
    """Xlib's event that a window has been put on the screen."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("override_redirect", ctypes.c_int),
    )


class _Event(ctypes.Union):
    _fields_ = (("type", ctypes.c_int), ("mapped", _Mapped), ("room", ctypes.c_long * WINDOW_EVENT_LONGS))


class Onlooker:
    """Somebody in front of the screen, who sees each window come."""

    def __init__(self, display: Display) -> None:
        """Look at a private X server.

        Raises:
            OSError: there is no Xlib, or the server does not answer.
        """
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        found = self._x.XOpenDisplay(display.name.encode())
        if not found:
            raise OSError("no display")
        self._display = ctypes.c_void_p(found)
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        # A window that is gone before it was asked for its size is no reason to end, as Xlib would.
        self._calm = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self._x.XSetErrorHandler(self._calm)
        self._x.XSelectInput(self._display, root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self._x.XSync(self._display, 1)

    def wait_for_window(self, until: float) -> bool:
        """Whether a program's window came before this moment of ``time.perf_counter``."""
        event = _Event()
        while (left := until - time.perf_counter()) > 0:
            if not self._x.XPending(self._display):
                select.select([self._x.XConnectionNumber(self._display)], [], [], left)
                continue
            self._x.XNextEvent(self._display, ctypes.byref(event))
            if (
                event.type == MAP_NOTIFY
                and not event.mapped.override_redirect
                and self._is_large(event.mapped.window)
            ):
                return True
        return False

    def forget(self) -> None:
        """What came so far is of the program before."""
        self._x.XSync(self._display, 1)

    def close(self) -> None:
        """Look away."""
        self._x.XCloseDisplay(self._display)

    def _is_large(self, window: int) -> bool:
        root = ctypes.c_ulong()
        x, y = ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        found = [ctypes.byref(value) for value in (root, x, y, width, height, border, depth)]
        self._x.XGetGeometry(self._display, ctypes.c_ulong(window), *found)
        return width.value >= LEAST_WIDTH


def _until_its_window(
    command: Sequence[str], environment: dict[str, str], folder: str, onlooker: Onlooker
) -> Life:
    """Start a program, see its window come, and end it.

    Raises:
        RuntimeError: no window came.
    """
    onlooker.forget()
    begun = time.perf_counter()
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            if not onlooker.wait_for_window(begun + PATIENCE_S):
                raise RuntimeError(f"no window of {command[0]}")
            return Life(time.perf_counter() - begun, _cpu_of(process.pid))
        finally:
            process.kill()


def _cpu_of(process: int) -> float:
    """Seconds of CPU that all threads of a process have taken so far."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def _other() -> str | None:
    """Where KMahjongg is; Debian keeps games in a folder of their own, which root does not look into."""
    return shutil.which("kmahjongg") or shutil.which("kmahjongg", path="/usr/games")


@contextlib.contextmanager
def _desk(home: str) -> Iterator[tuple[dict[str, str], Onlooker]]:
    """A screen with somebody before it, a home folder, and the bus without which KMahjongg ends at once."""
    environment = {**as_a_person_has_it(home), "HOME": home, "XDG_RUNTIME_DIR": home}
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        environment[f"XDG_{kind}_HOME"] = f"{home}/{kind.lower()}"
    display = Display(1920, 1080)
    environment |= {"DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
    bus = None
    if shutil.which("dbus-daemon") is not None:
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    onlooker = Onlooker(display)
    try:
        yield environment, onlooker
    finally:
        onlooker.close()
        if bus is not None:
            bus.terminate()
            bus.communicate()
        display.close()


def first_window() -> list[Figure]:
    """Home's window on a screen."""
    what, target = "First visible window, home", f"<= {RATIO} x"
    if not sys.platform.startswith("linux") or shutil.which("Xvfb") is None:
        return [Figure(what, "not measured", "needs Linux and Xvfb", target)]
    other = _other()
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as profile:
        install_into(home)
        program = [sys.executable, "-m", "noria_desktop", "--profile-dir", profile]
        commands = [program, *([[other]] if other else [])]
        paint_once(program, Path(profile, HOME_PICTURES), home)
        with _desk(home) as (environment, onlooker):
            rounds = [
                [_until_its_window(command, environment, home, onlooker) for command in commands]
                for _ in range(RUNS + 1)
            ][1:]
    own = min(lives[0].wall for lives in rounds)
    cpu = min(lives[0].cpu for lives in rounds)
    if other is None:
        return [Figure(what, f"{own:.2f} s, {cpu:.2f} s CPU", "KMahjongg is not installed", target)]
    anchor = min(lives[1].wall for lives in rounds)
    anchor_cpu = min(lives[1].cpu for lives in rounds)
    ratio = own / anchor
    return [
        Figure(
            what,
            f"{own:.2f} s = {ratio:.2f} x",
            f"KMahjongg {anchor:.2f} s; CPU until then {cpu:.2f} s against {anchor_cpu:.2f} s",
            target,
            ratio <= RATIO,
        )
    ]
