"""The trash is read a little at a time, heads only."""

from __future__ import annotations

from pathlib import Path

import pytest

from noria_desktop.app.saves.files import set_aside
from noria_desktop.app.saves.store import Store
from noria_desktop.app.saves.trash import TrashReader
from tests.app.playing import begun
from tests.saves.test_archive import game
from tests.toy_game import KIT, find_kit


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "profile", find_kit)


def test_it_is_read_a_little_at_a_time(store: Store) -> None:
    for seed in range(5):
        store.throw_away(store.save(game(seed), KIT, f"game {seed}"))
    reader = TrashReader(store.trash, find_kit)
    counts = []
    while not reader.go_on(0):
        counts.append(len(reader.found()))
    assert counts == [1, 2, 3, 4]
    assert [listed.head.seed for _, listed in reader.found() if listed.head] == [4, 3, 2, 1, 0]


def test_files_numbered_behind_their_ending_are_there_too(store: Store) -> None:
    thrown = store.throw_away(store.save(begun(), KIT, "game"))
    old = thrown.file.rename(thrown.file.with_name("game.ndsave.3"))
    reader = TrashReader(store.trash, find_kit)
    reader.go_on(60)
    ((one, listed),) = reader.found()
    assert one.file == old
    assert listed.head is not None
    assert store.trash.restore(one) == store.saves / "game.ndsave"


def test_folders_are_no_games(store: Store) -> None:
    (store.trash.folder / "x.ndsave").mkdir(parents=True)
    assert store.trash.all() == ()


def test_a_game_that_only_has_its_previous_version_is_there(store: Store) -> None:
    store.save(game(1), KIT, "game")
    file = store.save(game(1), KIT, "game")
    thrown = store.throw_away(file)
    thrown.file.unlink()
    reader = TrashReader(store.trash, find_kit)
    assert reader.go_on(60)
    ((_, listed),) = reader.found()
    assert listed.head is None
    assert listed.backup is not None


def test_what_has_gone_meanwhile_is_left_out(store: Store) -> None:
    thrown = store.throw_away(store.save(begun(), KIT, "game"))
    reader = TrashReader(store.trash, find_kit)
    thrown.file.unlink()
    assert reader.go_on(60)
    assert reader.found() == ()


def test_what_was_set_aside_is_still_known_as_such_after_it_was_put_back(store: Store) -> None:
    """With its name taken it came back under one that no list shows."""
    for _ in range(2):
        file = store.save(begun(), KIT, "game")
        file.write_bytes(b"{")
        store.throw_away(set_aside(file))
    for one in store.trash.all():
        store.trash.restore(one)
    assert sorted(one.file.name for one in store.listed()) == ["game.ndsave.broken", "game.ndsave.broken2"]
