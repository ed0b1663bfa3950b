"""Plays the program from outside like a person: a real X window, real pointer and real keys.

The window describes itself in a drive sheet (``noria_desktop/ui/drive_sheet.py``); everything done here goes
through xdotool. Needs Xvfb and xdotool.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

NEEDED = ("Xvfb", "xdotool")


def missing_tools() -> list[str]:
    """Programs this needs and the machine lacks."""
    return [name for name in NEEDED if shutil.which(name) is None]


class Display:
    """A private X server."""

    def __init__(self, width: int = 1280, height: int = 800) -> None:
        """Start it and wait until it answers."""
        read, write = os.pipe()
        self.process = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = ":" + pipe.readline().strip()

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait()


class Player:
    """A hand on the mouse and one on the keyboard of one running window."""

    def __init__(self, display: Display, profile: Path, *arguments: str) -> None:
        """Start the program and wait for its first sheet."""
        self._env = dict(os.environ, DISPLAY=display.name, QT_QPA_PLATFORM="xcb")
        self._sheet = profile / "drive-sheet.json"
        self._sheet.unlink(missing_ok=True)
        self._env["NORIA_DESKTOP_DRIVE_SHEET"] = str(self._sheet)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "noria_desktop", "--profile-dir", str(profile), *arguments],
            env=self._env,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.count = 0
        self.wait(lambda sheet: True, 60)
        self.window = self._x("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        self._x("windowfocus", self.window)

    def _x(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self._env, text=True, capture_output=True, check=False
        )
        return done.stdout.strip()

    def sheet(self) -> dict[str, Any]:
        """The newest description of the window."""
        for _ in range(50):
            try:
                sheet: dict[str, Any] = json.loads(self._sheet.read_text(encoding="utf-8"))
            except (FileNotFoundError, json.JSONDecodeError):
                time.sleep(0.05)
                continue
            self.count = sheet["count"]
            return sheet
        raise TimeoutError("the window writes no drive sheet")

    def wait(self, wanted: Any, seconds: float = 10.0) -> dict[str, Any]:
        """The first sheet that satisfies ``wanted``."""
        end = time.monotonic() + seconds
        while True:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                raise RuntimeError(
                    f"the program ended with {self.process.returncode}: {self.process.stderr.read()}"
                )
            try:
                sheet = self.sheet()
            except TimeoutError:
                sheet = None
            if sheet is not None and wanted(sheet):
                return sheet
            if time.monotonic() > end:
                raise TimeoutError(f"the window never showed what was waited for; last: {str(sheet)[:2000]}")
            time.sleep(0.03)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 12, wheel: int = 0) -> None:
        """Press, carry, let go; half-way the wheel is turned so many notches towards oneself."""
        words = ["mousemove", "--window", self.window, *map(str, start), "mousedown", "1"]
        for step in range(1, steps + 1):
            if step == steps // 2:
                words += ["sleep", "0.03", "click", "5"] * wheel
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            words += ["sleep", "0.012", "mousemove", "--window", self.window, str(x), str(y)]
        self._x(*words, "sleep", "0.04", "mouseup", "1")

    def carry_and_put_back(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, carry, and think better of it: the right button puts it back before the left one is let go."""
        words = ["mousemove", "--window", self.window, *map(str, start), "mousedown", "1"]
        for part in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            words += ["sleep", "0.02", "mousemove", "--window", self.window, str(x), str(y)]
        self._x(*words, "sleep", "0.04", "click", "3", "sleep", "0.02", "mouseup", "1")

    def click(self, at: tuple[int, int]) -> None:
        """One click of the left button."""
        self._x("mousemove", "--window", self.window, *map(str, at), "sleep", "0.03", "click", "1")

    def key(self, *names: str) -> None:
        """Keys one after the other."""
        self._x("key", "--window", self.window, "--delay", "12", *names)

    def resize(self, width: int, height: int) -> None:
        """Pull the window's corner."""
        for tries_left in (4, 3, 2, 1, 0):
            # A window that just comes up takes the size that it had last, whatever was asked for before.
            self._x("windowsize", self.window, str(width), str(height))
            try:
                self.wait(lambda sheet: sheet["size"] == [width, height], 4)
            except TimeoutError:
                if not tries_left:
                    raise
            else:
                return

    def quit(self) -> None:
        """Ctrl+Q. The window is gone before the keys are let go, which the display must be told all the same."""
        self.key("ctrl+q")
        self.process.wait(10)
        self._x("keyup", "q", "keyup", "ctrl")

    def shot(self, path: Path) -> None:
        """A picture of the screen."""
        subprocess.run(["import", "-window", "root", str(path)], env=self._env, check=True)

    def close(self) -> None:
        """End the program."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()


def centre(rect: list[int]) -> tuple[int, int]:
    """Middle of a rectangle of the sheet."""
    x, y, width, height = rect
    return x + width // 2, y + height // 2
