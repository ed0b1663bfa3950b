"""The index of the library: it saves reading, and whatever becomes of it, the list is that of the files."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.library import kept_rows
from noria_desktop.app.library.index import Index
from noria_desktop.app.saves.listing import Listed
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import lively


def played(name: str, seed: int, decisions: int) -> Session:
    """A game with an identity of its own, always the same one."""
    session = lively(kit(name), seed, decisions)
    again = Session(
        kit(name), session.options, session.seed, identity=f"{sum(map(ord, name)):016x}{seed:016x}"
    )
    again.replay(session.log)
    return again


class Counted(Store):
    """A profile that counts how many of its files were read."""

    def __init__(self, profile: Path, index: Path) -> None:
        super().__init__(profile / "data")
        self.index = Index(index)
        self.listing.memory = self.index
        self.read: list[str] = []
        real = self.listing._head

        def head(file: Path) -> object:
            self.read.append(file.name)
            return real(file)

        self.listing._head = head  # type: ignore[method-assign,assignment]

    def look(self) -> tuple[Listed, ...]:
        """Everything, and remember it."""
        found = self.listed()
        self.index.remember(self.listing.sound())
        return found


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Games of all kinds, begun, finished, saved by name, and a damaged one."""
    store = Store(tmp_path / "data")
    for name in game_ids():
        for seed, length in ((1, 6), (2, 40)):
            store.autosave(played(name, seed, length), kit(name))
    store.save(played("solani", 3, 9), kit("solani"), "Before the storm")
    broken = store.autosave(played("nautilus", 4, 9), kit("nautilus"))
    broken.write_bytes(broken.read_bytes()[:900])
    return tmp_path


def told(listed: tuple[Listed, ...]) -> list[object]:
    """What a list tells, apart from the words of errors."""
    return [(one.file, one.kind, one.head, one.has_backup, one.backup, one.changed) for one in listed]


def test_what_is_remembered_is_not_read_again(profile: Path) -> None:
    first = Counted(profile, profile / "library.sqlite")
    plain = first.look()
    again = Counted(profile, profile / "library.sqlite")
    assert told(again.look()) == told(plain)
    damaged = [one.file.name for one in plain if one.head is None]
    assert len(first.read) == len(plain) == 10
    assert again.read == damaged


def test_a_file_that_has_changed_is_read_again(profile: Path) -> None:
    Counted(profile, profile / "library.sqlite").look()
    store = Counted(profile, profile / "library.sqlite")
    file = store.autosave(played("noria", 1, 8), kit("noria"))
    found = store.look()
    assert file.name in store.read
    assert told(found) == told(Store(profile / "data").listed())


def test_files_that_went_are_forgotten(profile: Path) -> None:
    first = Counted(profile, profile / "library.sqlite")
    gone = next(one.file for one in first.look() if one.head is not None)
    first.throw_away(gone)
    first.look()
    with sqlite3.connect(profile / "library.sqlite") as base:
        rows = base.execute("SELECT count(*) FROM save WHERE file = ?", (str(gone),)).fetchone()
    assert rows == (0,)


def nothing(file: Path) -> None:
    file.unlink()


def rubbish(file: Path) -> None:
    file.write_bytes(os.urandom(5000))


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:700])


def newer(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("PRAGMA user_version = 99")


def of_another_program(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE made SET by = 'somebody'")


def another_table(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("DROP TABLE save")
        base.execute("CREATE TABLE save (a, b)")
        base.execute("INSERT INTO save VALUES (1, 2)")


def strange_cells(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE save SET scores = '[true]', saved_at = 'yesterday', done = 7, total = 2")


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    "harm",
    [nothing, rubbish, cut_off, newer, of_another_program, another_table, strange_cells, a_folder],
    ids=lambda harm: harm.__name__,
)
def test_whatever_becomes_of_the_index_the_list_is_that_of_the_files(harm: object, profile: Path) -> None:
    index = profile / "library.sqlite"
    plain = Counted(profile, index).look()
    assert callable(harm)
    harm(index)
    store = Counted(profile, index)
    assert told(store.look()) == told(plain)
    assert len(store.read) == len(plain)
    if not index.is_dir():
        later = Counted(profile, index)
        assert told(later.look()) == told(plain)
        assert len(later.read) == 1


def test_an_index_that_another_program_holds_is_done_without(
    profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_rows, "PATIENCE", 0.01)
    index = profile / "library.sqlite"
    plain = Counted(profile, index).look()
    other = sqlite3.connect(index, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = Counted(profile, index)
    fresh = store.autosave(played("noria", 9, 5), kit("noria"))
    found = store.listed()
    assert not store.index.remember(store.listing.sound())
    other.execute("ROLLBACK")
    other.close()
    assert {one.file for one in found} == {one.file for one in plain} | {fresh}
    assert store.index.remember(store.listing.sound())


def test_who_only_looks_writes_no_index(profile: Path) -> None:
    index = Index(profile / "library.sqlite", writes=False)
    store = Store(profile / "data")
    store.listing.memory = index
    store.listed()
    assert not index.remember(store.listing.sound())
    assert not index.file.exists()
