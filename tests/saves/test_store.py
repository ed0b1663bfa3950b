"""Saves on disk: never half-written, never lost, damaged ones kept. Source: issue 2, "Bad input"."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from pathlib import Path

import pytest

from noria_desktop.app.saves.envelope import written
from noria_desktop.app.saves.errors import Reason, Remedy, SaveError
from noria_desktop.app.saves.files import backup_of, write_atomically
from noria_desktop.app.saves.store import RING, Kind, Store
from noria_desktop.app.session import Session
from tests.app.playing import begun, played
from tests.toy_game import KIT, Pass, Take, find_kit


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "profile", find_kit)


def game(seed: int = 1, decisions: int = 0) -> Session:
    """A game of its own, with an identity of its own."""
    session = Session(KIT, KIT.default_options(), seed, identity=f"{seed:032x}")
    for _ in range(decisions):
        session.run_automatic()
        session.dispatch(Take())
    return session


def later(file: Path, seconds: int) -> None:
    """Move a file's time, so that the order of files does not hang on the clock."""
    moment = file.stat().st_mtime + seconds
    os.utime(file, (moment, moment))


def test_a_named_save_comes_back(store: Store) -> None:
    session = played(decisions=3)
    file = store.save(session, KIT, "夜の空島 / 1")
    assert file.parent == store.saves
    assert "/" not in file.name
    assert store.open(file).session.state == session.state


@pytest.mark.parametrize("title", ["", "...", "con", "NUL", "a/b\\c:d", "x" * 300, "空" * 200, "..", "\n"])
def test_every_title_makes_a_file_that_any_system_takes(store: Store, title: str) -> None:
    file = store.save(begun(), KIT, title)
    assert file.exists()
    assert file.parent == store.saves
    assert len(file.name.encode()) <= 200


def test_the_version_before_stays_as_backup_and_can_be_put_back(store: Store) -> None:
    first, second = game(1, 1), game(1, 3)
    file = store.save(first, KIT, "game")
    store.save(second, KIT, "game")
    assert backup_of(file).exists()
    assert store.restore_backup(file).session.state == first.state
    assert store.open(file).session.state == first.state
    assert len(store.broken()) == 1, "the version that was there is set aside, not lost"


def test_without_a_backup_restoring_is_refused(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    with pytest.raises(SaveError) as caught:
        store.restore_backup(file)
    assert caught.value.reason is Reason.NO_BACKUP
    assert file.exists()


def test_a_damaged_file_is_set_aside_and_not_overwritten(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    file.write_bytes(b"{broken")
    store.save(game(2), KIT, "game")
    assert [path.read_bytes() for path in store.broken()] == [b"{broken"]
    assert store.open(file).session.seed == 2


def test_a_file_that_does_not_load_stays_as_it_is(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    file.write_bytes(b"not a save")
    with pytest.raises(SaveError) as caught:
        store.open(file)
    assert caught.value.file == file
    assert file.read_bytes() == b"not a save"


def test_the_list_names_good_and_damaged_saves_newest_first(store: Store) -> None:
    one = store.save(game(1), KIT, "one")
    two = store.save(game(2, 2), KIT, "two")
    auto = store.autosave(game(3), KIT)
    bad = store.saves / "bad.ndsave"
    bad.write_bytes(b"[]")
    for seconds, file in enumerate((one, two, auto, bad)):
        later(file, seconds * 10)
    listed = store.listed()
    assert [entry.file for entry in listed] == [bad, auto, two, one]
    assert [entry.kind for entry in listed] == [Kind.NAMED, Kind.AUTOMATIC, Kind.NAMED, Kind.NAMED]
    assert listed[0].envelope is None
    assert listed[0].error is not None
    assert listed[0].error.reason is Reason.OTHER_PROGRAM
    assert listed[2].envelope is not None
    assert listed[2].envelope.title == "two"
    assert listed[2].envelope.summary.total == 6


def test_autosaves_keep_the_five_games_played_last_and_never_drop_a_damaged_one(store: Store) -> None:
    first = store.autosave(game(1), KIT)
    first.write_bytes(b"damaged")
    later(first, -1000)
    made = []
    for seed in range(2, 2 + RING + 2):
        made.append(store.autosave(game(seed), KIT))
        later(made[-1], seed * 10 - 500)
    assert first.exists()
    assert [file.exists() for file in made] == [False, False, True, True, True, True, True]


def test_continue_opens_the_unfinished_game_played_last(store: Store) -> None:
    older, newer, over = game(1, 2), game(2, 1), game(3, 6)
    over.run_automatic()
    assert over.is_over
    for seconds, session in enumerate((older, newer, over)):
        later(store.autosave(session, KIT), seconds * 10)
    found = store.resume()
    assert found is not None
    assert found[1].session.identity == newer.identity
    newest = store.newest_autosave()
    assert newest is not None
    assert newest.file == found[0]


def test_continue_takes_the_backup_of_a_damaged_autosave_and_sets_the_damaged_one_aside(
    store: Store,
) -> None:
    session = game(1, 1)
    file = store.autosave(session, KIT)
    before = session.state
    session.run_automatic()
    session.dispatch(Pass())
    store.autosave(session, KIT)
    file.write_bytes(file.read_bytes()[:300])
    found = store.resume()
    assert found is not None
    assert found[1].session.state == before
    assert len(store.broken()) == 1
    again = store.resume()
    assert again is not None, "the backup is still found when the file itself is gone"
    store.autosave(again[1].session, KIT)
    assert store.open(file).session.state == before


def test_continue_goes_to_the_next_game_when_a_whole_autosave_is_lost(store: Store) -> None:
    good, bad = game(1, 1), game(2, 1)
    store.autosave(good, KIT)
    later(store.autosave(bad, KIT), 10)
    store.autosaves.joinpath(f"pebbles-{bad.identity}.ndsave").write_bytes(b"")
    found = store.resume()
    assert found is not None
    assert found[1].session.identity == good.identity


def test_without_autosaves_there_is_nothing_to_continue(store: Store) -> None:
    assert store.resume() is None
    assert store.listed() == ()


def test_trash_and_back(store: Store) -> None:
    file = store.save(game(1), KIT, "game")
    store.save(game(1, 2), KIT, "game")
    trashed = store.trash(file)
    assert not file.exists()
    assert not backup_of(file).exists()
    assert store.listed() == ()
    assert store.untrash(trashed) == file
    assert store.open(file).session.cursor > 0
    assert backup_of(file).exists()


def test_a_save_from_the_trash_never_overwrites_a_newer_one_of_its_name(store: Store) -> None:
    file = store.save(game(1), KIT, "game")
    trashed = store.trash(file)
    store.save(game(2), KIT, "game")
    back = store.untrash(trashed)
    assert back.name == "game 2.ndsave"
    assert store.open(back).session.seed == 1
    assert store.open(file).session.seed == 2


def test_two_saves_of_one_name_in_the_trash_do_not_overwrite_each_other(store: Store) -> None:
    first = store.trash(store.save(game(1), KIT, "game"))
    second = store.trash(store.save(game(2), KIT, "game"))
    assert store.open(store.untrash(second)).session.seed == 2
    assert store.open(store.untrash(first)).session.seed == 1


def test_trashing_what_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(SaveError) as caught:
        store.trash(store.saves / "no.ndsave")
    assert caught.value.reason is Reason.MISSING


@pytest.mark.parametrize(
    ("number", "reason", "remedy"),
    [
        (errno.ENOSPC, Reason.DISK_FULL, Remedy.FREE_SPACE),
        (errno.EACCES, Reason.NOT_WRITABLE, Remedy.CHOOSE_ANOTHER_FOLDER),
        (errno.EROFS, Reason.NOT_WRITABLE, Remedy.CHOOSE_ANOTHER_FOLDER),
    ],
)
def test_when_the_disk_refuses_the_old_save_is_kept_and_nothing_is_left_over(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int, reason: Reason, remedy: Remedy
) -> None:
    file = store.save(game(1), KIT, "game")
    before = file.read_bytes()

    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(SaveError) as caught:
        store.save(game(1, 2), KIT, "game")
    assert (caught.value.reason, caught.value.remedy) == (reason, remedy)
    assert caught.value.file == file
    assert file.read_bytes() == before
    assert sorted(path.name for path in store.saves.iterdir()) == ["game.ndsave"]


def test_a_folder_that_is_a_file_is_told_as_not_writable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        Store(tmp_path / "file", find_kit).autosave(begun(), KIT)
    assert caught.value.reason is Reason.NOT_WRITABLE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_really_full_device_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.open
    monkeypatch.setattr(
        Path,
        "open",
        lambda self, *a, **k: real(Path("/dev/full") if self.suffix == ".tmp" else self, *a, **k),
    )
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path / "x.ndsave", b"data", keep_backup=True)
    assert caught.value.reason is Reason.DISK_FULL


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the administrator may write anywhere"
)
def test_a_folder_without_rights_is_told(store: Store) -> None:
    store.saves.mkdir(parents=True)
    store.saves.chmod(0o500)
    with pytest.raises(SaveError) as caught:
        store.save(begun(), KIT, "game")
    assert caught.value.reason is Reason.NOT_WRITABLE


def test_after_a_kill_between_backup_and_replacement_the_next_save_works(store: Store) -> None:
    file = store.save(game(1), KIT, "game")
    # As a killed process leaves it: the backup is already a second name of the file itself.
    os.link(file, backup_of(file))
    store.save(game(1, 1), KIT, "game")
    store.save(game(1, 2), KIT, "game")
    assert sorted(path.name for path in store.saves.iterdir()) == ["game.ndsave", "game.ndsave.bak"]
    assert store.open(backup_of(file)).session.cursor == store.open(file).session.cursor - 1 - 2


def test_half_written_files_of_killed_processes_are_swept_when_old(store: Store) -> None:
    store.save(begun(), KIT, "game")
    old, young = store.saves / ".a.ndsave.1.0.tmp", store.saves / ".b.ndsave.2.0.tmp"
    for leftover in (old, young):
        leftover.write_bytes(b"half")
    later(old, -10_000)
    again = Store(store.profile, find_kit)
    assert not old.exists()
    assert young.exists()
    assert len(again.listed()) == 1


def test_a_file_system_without_links_keeps_backups_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    file = store.save(game(1), KIT, "game")
    store.save(game(1, 1), KIT, "game")
    assert store.open(backup_of(file)).session.cursor == 0


def test_saves_opened_from_elsewhere_are_listed_by_nobody_but_open(store: Store, tmp_path: Path) -> None:
    elsewhere = tmp_path / "plain.json"
    elsewhere.write_bytes(written(game(1, 1), KIT))
    assert store.open(elsewhere).session.cursor == 1
    assert store.listed() == ()
    shutil.rmtree(store.profile, ignore_errors=True)
