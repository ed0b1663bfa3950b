"""The log: private, bounded, one record a line and its continuation, and never a fault of its own.

Source: issue "Nothing is ever lost", point 7; robustness 12.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from noria_desktop.ui.window.fault_log import LARGEST, OLDER, LogFile

pytestmark = pytest.mark.expects_log
posix = pytest.mark.skipif(os.name != "posix", reason="POSIX files")


@pytest.fixture
def made() -> Iterator[Callable[[Path], logging.Logger]]:
    """A logger that writes into a file."""
    handlers: list[LogFile] = []
    # Of its own, outside the tree: the reports of parallel tests travel as UTF-8, and one message here is none.
    logger = logging.Logger("noria_desktop.test_log")

    def make(path: Path) -> logging.Logger:
        handlers.append(LogFile(path))
        logger.addHandler(handlers[-1])
        return logger

    yield make
    for handler in handlers:
        logger.removeHandler(handler)
        handler.close()


def test_nothing_is_made_before_there_is_something_to_write(
    made: Callable[[Path], logging.Logger], tmp_path: Path
) -> None:
    path = tmp_path / "new" / "a.log"
    logger = made(path)
    logger.info("nothing for the log")
    assert not path.parent.exists()
    logger.warning("something")
    assert path.read_text(encoding="utf-8").endswith("WARNING noria_desktop.test_log: something\n")


@posix
def test_it_belongs_to_the_user_alone(made: Callable[[Path], logging.Logger], tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    path.write_text("of an earlier version\n")
    path.chmod(0o644)
    made(path).warning("something")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_does_not_grow_for_ever(made: Callable[[Path], logging.Logger], tmp_path: Path) -> None:
    folder = tmp_path / "new"
    logger = made(folder / "a.log")
    for _ in range(4 * LARGEST // 10_000 + 40):
        logger.warning("x" * 10_000)
    files = list(folder.iterdir())
    assert len(files) == 1 + OLDER
    assert all(file.stat().st_size <= LARGEST for file in files)
    if os.name == "posix":
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_record_is_bounded(made: Callable[[Path], logging.Logger], tmp_path: Path) -> None:
    made(tmp_path / "a.log").warning("x" * 5_000_000)
    assert (tmp_path / "a.log").stat().st_size < LARGEST


def test_no_message_looks_like_another_record(made: Callable[[Path], logging.Logger], tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    made(path).warning("one\n2026-01-01 00:00:00,000 ERROR x: two\r\u2028three\x1b[31m\u202e 日本語 \ud800")
    text = path.read_text(encoding="utf-8")
    first, *rest = text.splitlines()
    assert first.endswith("one")
    assert all(line.startswith("    ") for line in rest)
    assert len(rest) == 1
    assert "日本語" in text
    assert "\x1b" not in text


@posix
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "in a file"])
def test_where_it_cannot_be_written_the_program_goes_on(
    kind: str,
    made: Callable[[Path], logging.Logger],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "a.log"
    other = tmp_path / "other"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to(other)
        case "in a file":
            path.write_text("")
            path = path / "a.log"
    made(path).warning("something")
    assert not other.exists()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_no_fault_of_the_log(
    made: Callable[[Path], logging.Logger],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def full(_: Path) -> object:
        return Path("/dev/full").open("a", encoding="utf-8")

    monkeypatch.setattr("noria_desktop.ui.window.fault_log._private", full)
    made(tmp_path / "a.log").warning("something")
    assert capsys.readouterr().err == ""
