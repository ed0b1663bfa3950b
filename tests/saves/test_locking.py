"""One program at a time, for as long as it lives."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import pytest

from noria_desktop.app.saves.locking import locked


def test_two_cannot_hold_the_same_lock(tmp_path: Path) -> None:
    with locked(tmp_path / "file") as first, locked(tmp_path / "file", 0) as second:
        assert (first, second) == (True, False)
    with locked(tmp_path / "file", 0) as again:
        assert again


def test_a_folder_has_a_lock_of_its_own(tmp_path: Path) -> None:
    with locked(tmp_path) as folder, locked(tmp_path / "file") as file:
        assert folder
        assert file
        assert (tmp_path / ".lock").is_file()


def test_a_lock_is_let_go_when_something_fails_under_it(tmp_path: Path) -> None:
    with pytest.raises(LookupError), locked(tmp_path / "file"):
        raise LookupError
    with locked(tmp_path / "file", 0) as ours:
        assert ours


def _die_with_it(file: Path) -> None:
    with locked(file) as ours:
        os._exit(0 if ours else 1)


def test_a_program_that_dies_lets_go(tmp_path: Path) -> None:
    child = multiprocessing.get_context("spawn").Process(target=_die_with_it, args=(tmp_path / "file",))
    child.start()
    child.join()
    assert child.exitcode == 0
    with locked(tmp_path / "file", 0) as ours:
        assert ours


@pytest.mark.parametrize("in_the_way", ["file", "folder", "pipe", "link"])
def test_where_nothing_can_be_locked_work_goes_on_without(tmp_path: Path, in_the_way: str) -> None:
    place = tmp_path / "file"
    match in_the_way:
        case "file":
            (tmp_path / "parent").write_text("no folder")
            place = tmp_path / "parent" / "file"
        case "folder":
            (tmp_path / ".file.lock").mkdir()
        case "pipe" if os.name != "nt":
            os.mkfifo(tmp_path / ".file.lock")
        case "link" if os.name != "nt":
            (tmp_path / ".file.lock").symlink_to(tmp_path / "elsewhere")
        case _:
            pytest.skip("not on this system")
    with locked(place) as ours:
        assert not ours
    assert not (tmp_path / "elsewhere").exists()
