"""What an adviser finds in the lost game of the pictures: read once by a run, as that takes it many seconds."""

from __future__ import annotations

import os
import pickle
from collections.abc import Mapping
from pathlib import Path

import pytest

from noria_desktop.app.turning.changes import Look
from noria_desktop.app.turning.reading import Reading
from noria_desktop.app.turning.sample import read_whole, sample_game

GAME = "nautilus"


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """A folder of this run; of all its workers, where there are several."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def keep(looks: Mapping[int, Look], folder: Path) -> None:
    """For whoever asks later; a worker that asks now finds all of it or nothing."""
    written = folder / f"looks-{os.getpid()}"
    written.write_bytes(pickle.dumps(dict(looks)))
    written.replace(_file(folder))


def looks_of(folder: Path) -> Mapping[int, Look]:
    """What is found in the game of the pictures, by an earlier test or now."""
    if not _file(folder).exists():
        reading = Reading(sample_game(GAME))
        read_whole(reading)
        keep(reading.looks, folder)
    found: Mapping[int, Look] = pickle.loads(_file(folder).read_bytes())
    return found


def _file(folder: Path) -> Path:
    return folder / "looks"
