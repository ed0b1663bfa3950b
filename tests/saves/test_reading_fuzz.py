"""A fixed share of hostile files through what the program reads; ``reading_fuzz`` tries as many as there is time for."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.saves.hostile_files import KINDS, Workshop
from tests.saves.reading_fuzz import Reader, run
from tests.saves.reading_others import OtherReader
from tests.saves.sound_files import OTHERS, others

FILES = 1600


@pytest.mark.expects_log
def test_no_hostile_file_is_more_than_a_file_that_cannot_be_read(qapp: QApplication, tmp_path: Path) -> None:
    workshop = Workshop(1)
    profile = tmp_path / "own"
    profile.mkdir()
    reader = Reader(profile)
    wrong: list[str] = []
    kinds: Counter[str] = Counter()
    for number in range(FILES):
        file = workshop.file(number)
        kinds[file.kind] += 1
        try:
            reader.read(file)
        except Exception as error:
            wrong.append(f"{number} ({file.kind}): {error!r}")
    assert wrong == []
    assert kinds == dict.fromkeys(KINDS, FILES // len(KINDS))


def test_the_same_number_makes_the_same_file_again(qapp: QApplication) -> None:
    first, second = Workshop(3), Workshop(3)
    assert [first.file(number) for number in range(40)] == [second.file(number) for number in range(40)]
    assert first.file(0) != Workshop(4).file(0)


def test_workers_read_every_file_and_come_to_an_end() -> None:
    assert run(inputs=16, seed=1, processes=2) == []


@pytest.mark.expects_log
@pytest.mark.parametrize("kind", [kind for kind in OTHERS if kind != "command lines"])
def test_what_hostile_files_are_made_of_is_sound(kind: str, qapp: QApplication, tmp_path: Path) -> None:
    """Nothing is told about them: only so do the changed ones come far into their readers."""
    told: list[str] = []
    folder = tmp_path / "own"
    folder.mkdir()
    reader = OtherReader(folder, told.append)
    for data in others()[kind]:
        reader.read(kind, data)
    assert told == []
