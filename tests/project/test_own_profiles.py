"""Every test has user folders of its own, which are made for those that may write."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

NAMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA")
SEEN: set[str] = set()


@pytest.mark.parametrize("number", [1, 2])
def test_who_writes_nothing_has_folders_of_its_own_that_are_not_there(
    number: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for name in NAMES:
        folder = Path(os.environ[name])
        assert folder.is_relative_to(tmp_path_factory.getbasetemp())
        assert not folder.parent.exists()
    assert os.environ["HOME"] not in SEEN
    SEEN.add(os.environ["HOME"])


def test_who_may_write_finds_them(tmp_path: Path) -> None:
    for name in NAMES:
        folder = Path(os.environ[name])
        assert folder.parent == tmp_path / "profile"
        assert folder.is_dir()


def test_who_asks_for_them_is_told_where_they_lie(profile_dir: Path) -> None:
    assert {Path(os.environ[name]).parent for name in NAMES} == {profile_dir}
    assert (profile_dir / "home").is_dir()
