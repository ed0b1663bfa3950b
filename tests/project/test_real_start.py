"""The program comes up on a real display, the way a person starts it, and goes when it is told to."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.realwindow


@contextmanager
def program(profile: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The running program; ended at the latest with the test."""
    command = [sys.executable, "-m", "noria_desktop", "--profile-dir", str(profile), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def window_of(process: subprocess.Popen[str], seconds: float = 60) -> tuple[int, int]:
    """Width and height of the program's window, as soon as it can be seen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "Noria"]
        found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
        if found:
            geometry = ["xdotool", "getwindowgeometry", "--shell", found[-1]]
            lines = subprocess.run(geometry, capture_output=True, text=True, check=True).stdout.splitlines()
            values = dict(line.split("=") for line in lines)
            return int(values["WIDTH"]), int(values["HEIGHT"])
        time.sleep(0.1)
    errors = process.communicate()[1] if process.poll() is not None else "it is still running"
    pytest.fail(f"no window came up: {process.returncode} {errors}")


def wait_until_it_hears(process: subprocess.Popen[str], number: signal.Signals, seconds: float = 60) -> None:
    """Until the program answers a signal itself; on a busy machine that is some seconds after its window is there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("SigCgt:") and int(line.split()[1], 16) >> number - 1 & 1:
                return
        time.sleep(0.1)
    pytest.fail(f"the program still leaves {number.name} to the system")


@pytest.mark.parametrize("arguments", [(), ("--new", "noria", "--seed", "1")], ids=["home", "table"])
def test_window_opens_and_closes_when_the_session_ends(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with program(tmp_path, *arguments) as process:
        width, height = window_of(process)
        assert width >= 1024
        assert height >= 640
        wait_until_it_hears(process, signal.SIGTERM)
        time.sleep(3)  # animations have come to rest; only Qt's own loop is left to hear the signal
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "")
