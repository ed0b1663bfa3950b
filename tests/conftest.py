"""What every test runs under: no display, a profile of its own, and no unexpected log record."""

from __future__ import annotations

import gc
import itertools
import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

# Before anything imports PySide6: plain `pytest` must pass on a machine without a display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

import pytest
from hypothesis import HealthCheck, settings

# The suite never fails on a clock, and the same sources always see the same examples.
settings.register_profile(
    "suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


def pytest_collectstart() -> None:
    """What is imported and collected stays: looking through it for rubbish again and again takes a third of that time."""
    # Not at the session's start: where workers collect, the process above them begins a session and never finishes a collection.
    gc.disable()


def pytest_collection_finish() -> None:
    """From here on tests make rubbish, and what stays anyway is not looked through any more."""
    gc.enable()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that drive a real window are run on an X display or not at all (`python3 run.py test` makes one)."""
    if os.environ["QT_QPA_PLATFORM"].startswith("xcb") and os.environ.get("DISPLAY"):
        return
    skip = pytest.mark.skip(reason="needs a real window: set DISPLAY and QT_QPA_PLATFORM=xcb")
    for item in items:
        if item.get_closest_marker("realwindow"):
            item.add_marker(skip)


FOLDERS = (
    ("HOME", "home"),
    ("XDG_DATA_HOME", "data"),
    ("XDG_CONFIG_HOME", "config"),
    ("XDG_CACHE_HOME", "cache"),
    ("XDG_STATE_HOME", "state"),
    ("APPDATA", "data"),
    ("LOCALAPPDATA", "data"),
)
"""Where the environment says that a user's folders lie, and what they are called here."""
WRITING = frozenset({"tmp_path", "profile_dir", "qapp"})
"""Who asks for one of these may write."""
NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def _profile(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A place of this test's own, where every user folder points to, so that no real profile is touched.

    For most tests of rules nothing is made there: eight folders took longer than such a test.
    """
    writing = not WRITING.isdisjoint(request.fixturenames)
    profile = (
        request.getfixturevalue("tmp_path") / "profile"
        if writing
        else tmp_path_factory.getbasetemp() / f"profile-{next(NUMBERS)}"
    )
    for name, part in FOLDERS:
        folder = profile / part
        if writing:
            folder.mkdir(parents=True, exist_ok=True)
        monkeypatch.setenv(name, str(folder))
    return profile


@pytest.fixture
def profile_dir(_profile: Path) -> Path:
    """The folder in which those of the user lie."""
    return _profile


@pytest.fixture
def runtime_dir(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for sockets that goes with the test; pytest's own folders have names too long for a socket's."""
    with tempfile.TemporaryDirectory(prefix="nd-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


@pytest.fixture(scope="session", autouse=True)
def _qt_test_mode() -> None:
    """Qt's standard paths lead away from the real user's folders, whatever the environment says."""
    from PySide6.QtCore import QStandardPaths

    QStandardPaths.setTestModeEnabled(True)


@pytest.fixture(autouse=True)
def _no_unexpected_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test; one that expects it says `@pytest.mark.expects_log`."""
    yield
    if request.node.get_closest_marker("expects_log"):
        return
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    found = [f"{r.name}: {r.getMessage()}" for r in records if r.levelno >= logging.WARNING]
    assert not found, "unexpected log records: " + "; ".join(found)
