"""Games are the same on every Python; here on this one, with other hashes of texts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.app import same_games


def test_games_are_the_same_whatever_texts_hash_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert same_games.main([sys.executable, "--games", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert sum(line.endswith("the same") for line in said) == 4
    assert all("2 games" in line for line in said[::2])


def test_a_python_that_plays_otherwise_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho '{}'\n")
    other.chmod(0o700)
    assert same_games.main([str(other), "--games", "1"]) == 1
    assert capsys.readouterr().out.count("DIFFERENT") == 4
