"""Saves on disk: never half-written, never lost, damaged ones kept. Source: issue 2, "Bad input"."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
from pathlib import Path

import pytest

from noria_desktop.app.saves.errors import Reason, Remedy, SaveError
from noria_desktop.app.saves.files import backup_of, write_atomically
from noria_desktop.app.saves.listing import Kind
from noria_desktop.app.saves.store import RING, OtherRecord, Store
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from tests.app.playing import begun, played
from tests.saves.aside import broken
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
    """Move a file's time: by that files without a number are ordered, and no others."""
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
    file.write_bytes(b"damaged")
    assert store.restore_backup(file).session.state == first.state
    assert store.open(file).session.state == first.state
    assert len(broken(store)) == 1, "the version that was there is set aside, not lost"


def test_a_sound_version_that_gives_way_to_the_one_before_goes_to_the_trash(store: Store) -> None:
    file = store.save(game(1, 1), KIT, "game")
    store.save(game(1, 3), KIT, "game")
    store.restore_backup(file)
    (trashed,) = store.trash.all()
    assert store.open(trashed.file).session.state == game(1, 3).state
    assert store.open(file).session.state == game(1, 1).state


def test_without_a_backup_restoring_is_refused(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    with pytest.raises(SaveError) as caught:
        store.restore_backup(file)
    assert caught.value.reason is Reason.NO_BACKUP
    assert file.exists()


def test_a_damaged_file_of_that_name_stays_and_the_save_takes_a_free_name(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    file.write_bytes(b"{broken")
    beside = store.save(game(2), KIT, "game")
    assert beside.name == "game 2.ndsave"
    assert file.read_bytes() == b"{broken"
    assert store.open(beside).session.seed == 2


def test_a_damaged_file_that_the_player_chose_is_set_aside_and_not_overwritten(store: Store) -> None:
    file = store.save(begun(), KIT, "game")
    file.write_bytes(b"{broken")
    store.save_to(file, game(2), KIT)
    assert [path.read_bytes() for path in broken(store)] == [b"{broken"]
    assert store.open(file).session.seed == 2


@pytest.mark.parametrize("ending", ["", " once more"])
def test_three_games_saved_under_the_same_title_are_three_files(store: Store, ending: str) -> None:
    """robustness.md A1: the automatic title was used without a look whether it was taken."""
    files = [store.save(game(seed, 3), KIT, f"Pebbles - round 3{ending}") for seed in (1, 2, 3)]
    assert len(set(files)) == 3
    assert [store.open(file).session.seed for file in files] == [1, 2, 3]


def test_a_game_saved_again_under_its_title_grows_in_its_file(store: Store) -> None:
    session = game(1, 1)
    file = store.save(session, KIT, "game")
    session.run_automatic()
    session.dispatch(Take())
    assert store.save(session, KIT, "game") == file
    assert store.open(file).session.log == session.log


def test_a_title_of_an_older_record_of_the_game_never_replaces_the_newer_one(store: Store) -> None:
    file = store.save(game(1, 4), KIT, "game")
    older = store.save(game(1, 2), KIT, "game")
    assert older != file
    assert store.open(file).session.log == game(1, 4).log


def test_saving_onto_another_games_file_puts_that_one_into_the_trash(store: Store) -> None:
    """The player was asked and agreed; still the other game is not lost."""
    file = store.save(game(1, 3), KIT, "game")
    store.save_to(file, game(2, 1), KIT)
    (trashed,) = store.trash.all()
    assert store.open(trashed.file).session.state == game(1, 3).state
    assert store.open(file).session.seed == 2


@pytest.mark.parametrize("name", ["evening", "evening.bak", "game.ndsave.bak", "game.ndsave.broken"])
def test_a_save_gets_the_ending_by_which_it_is_listed(store: Store, name: str) -> None:
    """robustness.md A5; and nobody saves into the place of a previous version."""
    written_to = store.save_to(store.saves / name, game(1, 1), KIT)
    assert written_to.name == f"{name}.ndsave"
    assert [entry.file for entry in store.listed()] == [written_to]


def test_what_lies_in_the_place_of_a_previous_version_goes_to_the_trash(store: Store) -> None:
    mine, other = game(1, 1), game(2, 3)
    file = store.autosave(mine, KIT)
    backup_of(file).write_bytes(written(other, KIT))
    mine.run_automatic()
    mine.dispatch(Take())
    store.autosave(mine, KIT)
    (trashed,) = store.trash.all()
    assert store.open(backup_of(trashed.file)).session.log == other.log
    store.autosave(mine, KIT)
    assert len(store.trash.all()) == 1


def test_saving_through_a_link_writes_the_file_that_it_leads_to(store: Store, tmp_path: Path) -> None:
    """robustness.md A5: saving onto a link replaced the link."""
    elsewhere = tmp_path / "cloud" / "game.ndsave"
    elsewhere.parent.mkdir()
    session = game(1, 1)
    store.save_to(elsewhere, session, KIT)
    link = tmp_path / "link.ndsave"
    link.symlink_to(elsewhere)
    session.run_automatic()
    session.dispatch(Take())
    store.save_to(link, session, KIT)
    assert link.is_symlink()
    assert store.open(elsewhere).session.log == session.log


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX knows them")
def test_saves_are_for_their_owner_only_unless_they_were_shared(store: Store) -> None:
    session = game(1, 1)
    file = store.save(session, KIT, "game")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    file.chmod(0o644)
    store.save(session, KIT, "game")
    assert file.stat().st_mode & 0o777 == 0o644


@pytest.mark.skipif(os.name != "posix", reason="links as POSIX knows them")
def test_a_file_laid_in_the_way_of_the_temporary_one_is_not_written_through(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even somebody who foresees the name gains nothing: what is there is never opened for writing."""
    victim = tmp_path / "victim"
    victim.write_text("precious")
    monkeypatch.setattr(os, "urandom", bytes)
    store.saves.mkdir(parents=True)
    (store.saves / f".game.ndsave.{bytes(8).hex()}.tmp").symlink_to(victim)
    with pytest.raises(SaveError):
        store.save(game(1), KIT, "game")
    assert victim.read_text() == "precious"


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
    # The clock was set back between them: the numbers in the files count.
    for seconds, file in enumerate((one, two, auto, bad)):
        later(file, -seconds * 1000)
    listed = store.listed()
    assert [entry.file for entry in listed] == [auto, two, one, bad]
    assert [entry.kind for entry in listed] == [Kind.AUTOMATIC, Kind.NAMED, Kind.NAMED, Kind.NAMED]
    assert listed[3].head is None
    assert listed[3].error is not None
    assert listed[3].error.reason is Reason.OTHER_PROGRAM
    assert listed[1].head is not None
    assert listed[1].head.title == "two"
    assert listed[1].head.summary.total == 6


def test_a_damaged_save_stands_where_its_previous_version_would(store: Store) -> None:
    session = game(1, 1)
    file = store.autosave(session, KIT)
    session.run_automatic()
    session.dispatch(Take())
    store.autosave(session, KIT)
    file.write_bytes(file.read_bytes()[:300])
    other = store.save(game(2), KIT, "other")
    assert [entry.file for entry in store.listed()] == [other, file]
    damaged = store.listed()[1]
    assert damaged.head is None
    assert damaged.backup is not None
    assert damaged.backup.id == session.identity


@pytest.mark.expects_log
def test_a_flipped_bit_anywhere_in_a_file_is_seen_by_the_list_or_harmless(store: Store) -> None:
    """The checksum finds every change; then the long way decides."""
    file = store.save(game(1, 3), KIT, "game")
    data = file.read_bytes()
    found = 0
    for place in range(0, len(data), 7):
        file.write_bytes(data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :])
        (entry,) = store.listed()
        found += entry.head is None
        if entry.head is not None:
            with contextlib.suppress(SaveError):
                store.open(file)
    assert found > len(data) // 7 // 2


def finished(seed: int) -> Session:
    session = game(seed, 6)
    session.run_automatic()
    assert session.is_over
    return session


def test_no_unfinished_game_and_no_damaged_file_ever_gives_way(store: Store) -> None:
    """robustness.md A3: five tables merely laid, or a clock set back, removed a game of 107 plies."""
    played = [store.autosave(game(seed, 1), KIT) for seed in range(1, RING + 8)]
    played[0].write_bytes(b"damaged")
    for file in played:
        later(file, -100_000)
    laid = [store.autosave(game(1000 + seed), KIT) for seed in range(3)]
    store.tidy()
    assert all(file.exists() for file in (*played, *laid))


def test_finished_games_stay_however_many_there_are(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred of each kind stayed; whoever then emptied the trash lost all older ones for good."""
    monkeypatch.setattr("noria_desktop.app.saves.store.RING", 2)
    files = [store.autosave(finished(seed), KIT) for seed in range(1, 5)]
    for file in files:
        later(file, -int(file.name[-8:-7], 16) * 100)
    store.tidy()
    assert all(file.exists() for file in files)
    assert store.trash.all() == ()
    assert all(store.open(file).session.is_over for file in files)


def test_old_tables_merely_laid_go_to_the_trash_with_their_backups(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noria_desktop.app.saves.store.RING", 2)
    laid = [game(seed) for seed in range(1, 5)]
    files = [store.autosave(session, KIT) for session in laid]
    for session in laid:
        session.add_time(1)
        store.autosave(session, KIT)
    store.tidy()
    assert [file.exists() for file in files] == [False, False, True, True]
    assert [one.origin for one in store.trash.all()] == sorted(files[:2])
    assert all(backup_of(one.file).exists() for one in store.trash.all())


def test_tables_merely_laid_by_an_older_version_give_way_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noria_desktop.app.saves.store.RING", 1)
    files = [store.autosave(game(seed), KIT) for seed in (1, 2)]
    store.tidy()
    assert [file.exists() for file in files] == [False, True]


def test_continue_opens_the_unfinished_game_played_last(store: Store) -> None:
    older, newer, over = game(1, 2), game(2, 1), game(3, 6)
    over.run_automatic()
    assert over.is_over
    for seconds, session in enumerate((older, newer, over)):
        later(store.autosave(session, KIT), -seconds * 1000)
    found = store.resume()
    assert found is not None
    assert found[1].session.identity == newer.identity
    unfinished = [one.file for one in store.listed() if one.is_automatic and one.is_unfinished]
    assert unfinished[0] == found[0]


@pytest.mark.parametrize("contents", [None, b"", b"{}", b'{"serial": 9, "autosave": "../x"}', b"[" * 9999])
def test_without_the_note_of_the_last_save_the_numbers_in_the_files_tell(
    store: Store, contents: bytes | None
) -> None:
    older, newer = game(1, 2), game(2, 1)
    for session in (older, newer):
        store.autosave(session, KIT)
    store.latest.unlink()
    if contents is not None:
        store.latest.write_bytes(contents)
    again = Store(store.profile, find_kit)
    found = again.resume()
    assert found is not None
    assert found[1].session.identity == newer.identity
    again.autosave(game(3, 1), KIT)
    heads = [entry.head for entry in again.listed()]
    assert [head.seed for head in heads if head is not None] == [3, 2, 1]


def test_a_note_older_than_the_files_does_not_turn_the_order_round(store: Store) -> None:
    """As after the note alone was restored from somewhere."""
    first = game(1, 1)
    file = store.autosave(first, KIT)
    note = store.latest.read_bytes()
    for seed in range(2, 9):
        store.autosave(game(seed, 1), KIT)
    store.latest.write_bytes(note)
    again = Store(store.profile, find_kit)
    session = again.open(file).session
    again.listed()
    session.run_automatic()
    session.dispatch(Take())
    again.autosave(session, KIT)
    assert again.listed()[0].file == file


def test_a_number_that_no_profile_reaches_is_not_believed(store: Store) -> None:
    """A strange file must not push the count beyond what a save may hold."""
    store.saves.mkdir(parents=True)
    strange = store.saves / "strange.ndsave"
    strange.write_bytes(written(game(1, 1), KIT, serial=(1 << 53) - 1))
    file = store.autosave(game(2, 1), KIT)
    assert store.open(file).save.envelope.serial == 1
    with pytest.raises(SaveError) as caught:
        store.open(strange)
    assert caught.value.place == "$.serial"


def test_continue_takes_the_backup_of_a_damaged_autosave_which_is_set_aside_at_the_next_step(
    store: Store,
) -> None:
    session = game(1, 1)
    file = store.autosave(session, KIT)
    before = session.state
    session.run_automatic()
    session.dispatch(Pass())
    store.autosave(session, KIT)
    damaged = file.read_bytes()[:300]
    file.write_bytes(damaged)
    found = store.resume()
    assert found is not None
    assert found[1].session.state == before
    assert file.read_bytes() == damaged, "looking changes nothing"
    store.autosave(found[1].session, KIT)
    assert [path.read_bytes() for path in broken(store)] == [damaged]
    assert store.open(file).session.state == before


def test_a_file_that_a_newer_version_wrote_is_never_replaced(store: Store) -> None:
    """Nor is the game blocked: it is told that there is another record."""
    session = game(1, 1)
    file = store.autosave(session, KIT)
    newer = file.read_bytes().replace(b'"format_version": 2', b'"format_version": 3')
    file.write_bytes(newer)
    session.run_automatic()
    session.dispatch(Take())
    with pytest.raises(OtherRecord):
        store.autosave(session, KIT)
    assert file.read_bytes() == newer


def test_what_another_program_played_in_the_same_game_is_never_replaced(store: Store) -> None:
    """robustness.md A4: ply 87 was overwritten by 49."""
    mine = game(1, 1)
    file = store.autosave(mine, KIT)
    theirs = Store(store.profile, find_kit)
    other = theirs.open(file).session
    for session, action in ((other, Take()), (mine, Pass())):
        session.run_automatic()
        session.dispatch(action)
    theirs.autosave(other, KIT)
    with pytest.raises(OtherRecord):
        store.autosave(mine, KIT)
    assert store.open(file).session.log == other.log


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
    store.throw_away(file)
    assert not file.exists()
    assert not backup_of(file).exists()
    assert store.listed() == ()
    (trashed,) = Store(store.profile, find_kit).trash.all()
    assert store.trash.restore(trashed) == file
    assert store.open(file).session.cursor > 0
    assert backup_of(file).exists()


def test_a_save_from_the_trash_never_overwrites_a_newer_one_of_its_name(store: Store) -> None:
    file = store.save(game(1), KIT, "game")
    trashed = store.throw_away(file)
    store.save(game(2), KIT, "game")
    back = store.trash.restore(trashed)
    assert back.name == "game 2.ndsave"
    assert store.open(back).session.seed == 1
    assert store.open(file).session.seed == 2


def test_two_saves_of_one_name_in_the_trash_do_not_overwrite_each_other(store: Store) -> None:
    first = store.throw_away(store.save(game(1), KIT, "game"))
    second = store.throw_away(store.save(game(2), KIT, "game"))
    assert store.open(store.trash.restore(second)).session.seed == 2
    assert store.open(store.trash.restore(first)).session.seed == 1


def test_throwing_away_what_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(SaveError) as caught:
        store.throw_away(store.saves / "no.ndsave")
    assert caught.value.reason is Reason.MISSING


def test_the_trash_knows_where_things_belong_and_is_emptied_only_of_what_was_seen(store: Store) -> None:
    named = store.save(game(1, 1), KIT, "game")
    automatic = store.autosave(game(2, 1), KIT)
    for file in (named, automatic):
        store.throw_away(file)
    store.trash.folder.joinpath("old.ndsave.2").write_bytes(written(game(3), KIT))
    seen = store.trash.all()
    assert {one.origin for one in seen} == {named, automatic, store.saves / "old.ndsave"}
    late = store.throw_away(store.save(game(4), KIT, "late"))
    store.trash.empty(seen)
    assert [one.file for one in store.trash.all()] == [late.file]


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
        lambda self, mode="r", *a, **k: (
            real(Path("/dev/full"), "wb") if self.suffix == ".tmp" else real(self, mode, *a, **k)
        ),
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
    assert old.exists(), "looking changes nothing"
    again.tidy()
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
