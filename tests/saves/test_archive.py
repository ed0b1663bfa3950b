"""A profile goes out as one file and comes in again: nothing is lost, replaced or doubled. Source: decision 33."""

from __future__ import annotations

import json
import os
import shutil
import stat
import zipfile
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.app.record import Record, whole_line
from noria_desktop.app.result_lines import line_of
from noria_desktop.app.results import Result, Results
from noria_desktop.app.saves import profile_zip
from noria_desktop.app.saves.archive import Brought, Packed, bring_in, pack
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import backup_of
from noria_desktop.app.saves.limits import MAX_BYTES
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import begun, choose
from tests.toy_game import KIT, Pass, find_kit

Value = TypeVar("Value")


def all_of(steps: Generator[Any, None, Value]) -> Value:
    """What a generator returns at its end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: Value = end.value
            return value


def settings_of(store: Store) -> Path:
    return store.profile / "settings.ini"


def packed(store: Store, file: Path) -> Packed:
    return all_of(pack(store, settings_of(store), file))


def brought(store: Store, file: Path) -> Brought:
    return all_of(bring_in(store, settings_of(store), file))


@pytest.fixture
def here(tmp_path: Path) -> Store:
    return Store(tmp_path / "here", find_kit)


@pytest.fixture
def there(tmp_path: Path) -> Store:
    return Store(tmp_path / "there", find_kit)


def game(seed: int = 1, choices: tuple[int, ...] = ()) -> Session:
    """A game of its own, with an identity of its own."""
    session = Session(KIT, KIT.default_options(), seed, identity=f"{seed:032x}")
    return choose(session, choices)


def lines(store: Store) -> set[tuple[str, tuple[Any, ...]]]:
    """Every line of every game of a profile, those in the trash and in previous versions too."""
    found = set()
    for folder in (store.saves, store.autosaves, store.trash.folder):
        for file in folder.glob("*") if folder.exists() else ():
            try:
                save = store.open(file).save
            except SaveError:
                continue
            record = Record(save.log, save.branches)
            for number in (0, *(one.number for one in record.branches)):
                found.add((save.envelope.id, whole_line(record, number)))
    return found


def contents(store: Store) -> dict[str, bytes]:
    """Every file of a profile, locks aside."""
    every = (path for path in store.profile.rglob("*") if path.is_file() and not path.name.endswith(".lock"))
    return {path.relative_to(store.profile).as_posix(): path.read_bytes() for path in every}


def result(number: int) -> Result:
    return Result(
        id=f"{number:032x}",
        game="pebbles",
        opponent="bot",
        notation="",
        seed=number,
        scores=(3, 1),
        winner=0,
        sealed=True,
        finished_at="2026-11-21T09:00:00Z",
        undos=0,
        hints=0,
        seconds=60,
        rules_version=1,
    )


def filled(store: Store) -> None:
    """Games of every kind: saved by name, played on, left lines, thrown away, damaged, finished."""
    one = game(1, (0, 0))
    store.autosave(one, KIT)
    one.undo()
    one.dispatch(Pass() if Pass() in one.legal else one.legal[-1])
    store.autosave(one, KIT)
    store.save(one, KIT, "an evening")
    store.save(game(2, (0,)), KIT, "夜の空島")
    store.throw_away(store.save(game(3, (0, 1)), KIT, "away"))
    damaged = store.save(game(4), KIT, "hurt")
    damaged.write_bytes(b"{broken")
    store.save_to(damaged, game(5, (0,)), KIT)
    Results(store.results).add(result(1))
    (store.profile / "settings.ini").write_text(
        "[settings]\nlanguage=ja\nscale=1.2\n\n[window]\ngeometry=@ByteArray(x)\n"
    )


def test_everything_comes_into_an_empty_profile(here: Store, there: Store, tmp_path: Path) -> None:
    filled(here)
    out = packed(here, tmp_path / "all.ndprofile")
    told = brought(there, tmp_path / "all.ndprofile")
    assert lines(there) == lines(here)
    names = {name for name in contents(here) if name != "latest.json"}
    assert set(contents(there)) == names
    assert (told.results, told.settings, told.damaged) == (1, True, 1)
    assert out == Packed(games=told.games + told.damaged, results=1, left_out=0)


def test_imported_twice_is_imported_once(here: Store, there: Store, tmp_path: Path) -> None:
    filled(here)
    file = tmp_path / "all.ndprofile"
    packed(here, file)
    first = brought(there, file)
    before = contents(there)
    second = brought(there, file)
    assert contents(there) == before
    assert (second.games, second.here, second.results, second.settings) == (0, first.games, 0, False)


def test_imported_where_it_came_from_changes_nothing(here: Store, tmp_path: Path) -> None:
    filled(here)
    packed(here, tmp_path / "all.ndprofile")
    before = contents(here)
    assert brought(here, tmp_path / "all.ndprofile").games == 0
    assert contents(here) == before


def test_two_ways_of_the_same_game_lie_beside_each_other(here: Store, there: Store, tmp_path: Path) -> None:
    here.autosave(game(1, (0, 0, 0)), KIT)
    there.autosave(game(1, (0, 1, 0, 1)), KIT)
    packed(here, tmp_path / "all.ndprofile")
    both = lines(here) | lines(there)
    before = contents(there)
    assert brought(there, tmp_path / "all.ndprofile").games == 1
    assert lines(there) == both
    assert before.items() <= contents(there).items(), "nothing of ours was replaced"
    assert brought(there, tmp_path / "all.ndprofile").games == 0


def test_a_game_of_which_more_is_known_here_stays_out(here: Store, there: Store, tmp_path: Path) -> None:
    here.autosave(game(1, (0,)), KIT)
    there.autosave(game(1, (0, 0, 0)), KIT)
    packed(here, tmp_path / "all.ndprofile")
    before = contents(there)
    told = brought(there, tmp_path / "all.ndprofile")
    assert (told.games, told.here) == (0, 1)
    assert contents(there) == before


def test_a_game_of_which_more_is_known_there_lies_beside_ours(
    here: Store, there: Store, tmp_path: Path
) -> None:
    here.autosave(game(1, (0, 0, 0)), KIT)
    there.autosave(game(1, (0,)), KIT)
    packed(here, tmp_path / "all.ndprofile")
    brought(there, tmp_path / "all.ndprofile")
    assert sorted(len(one.log) for one in map(_save(there), there.autosaves.glob("*.ndsave"))) == [
        len(game(1, (0,)).log),
        len(game(1, (0, 0, 0)).log),
    ]


def _save(store: Store) -> Callable[[Path], Any]:
    return lambda file: store.open(file).save


def test_bookmarks_of_one_game_all_come_in(here: Store, there: Store, tmp_path: Path) -> None:
    """The later one knows every line of the earlier one, but each marks a place that the player wanted to keep."""
    here.save(game(1, (0,)), KIT, "early")
    here.save(game(1, (0, 0, 0)), KIT, "late")
    here.save(game(1, (0, 0, 0)), KIT, "late again")
    packed(here, tmp_path / "all.ndprofile")
    brought(there, tmp_path / "all.ndprofile")
    assert sorted(path.name for path in there.saves.iterdir() if not path.name.endswith(".lock")) == [
        "early.ndsave",
        "late again.ndsave",
        "late.ndsave",
    ]


def test_another_game_of_the_same_name_gets_a_free_one(here: Store, there: Store, tmp_path: Path) -> None:
    here.save(game(1, (0,)), KIT, "evening")
    ours = there.save(game(2, (0,)), KIT, "evening")
    kept = ours.read_bytes()
    packed(here, tmp_path / "all.ndprofile")
    brought(there, tmp_path / "all.ndprofile")
    assert ours.read_bytes() == kept
    assert there.open(there.saves / "evening 2.ndsave").session.seed == 1


def test_what_was_thrown_away_here_comes_back_where_it_was_kept_there(
    here: Store, there: Store, tmp_path: Path
) -> None:
    file = here.save(game(1, (0,)), KIT, "evening")
    packed(here, tmp_path / "all.ndprofile")
    here.throw_away(file)
    assert brought(here, tmp_path / "all.ndprofile").games == 1
    assert file.exists()


def test_settings_of_ones_own_stay(here: Store, there: Store, tmp_path: Path) -> None:
    filled(here)
    there.profile.mkdir(parents=True)
    (there.profile / "settings.ini").write_text("[settings]\nlanguage=en\n")
    packed(here, tmp_path / "all.ndprofile")
    assert not brought(there, tmp_path / "all.ndprofile").settings
    assert (there.profile / "settings.ini").read_text() == "[settings]\nlanguage=en\n"


def test_only_plain_settings_travel(here: Store, there: Store, tmp_path: Path) -> None:
    """The place of the window belongs to one screen; anything but plain words could be read as code of Qt's."""
    here.profile.mkdir(parents=True)
    (here.profile / "settings.ini").write_text(
        "[settings]\ntheme=@Variant(\\0)\nlanguage=ja\n\n[window]\ngeometry=@ByteArray(x)\n"
    )
    packed(here, tmp_path / "all.ndprofile")
    brought(there, tmp_path / "all.ndprofile")
    assert (there.profile / "settings.ini").read_text() == "[settings]\nlanguage=ja\n"


def test_results_are_united_by_game(here: Store, there: Store, tmp_path: Path) -> None:
    for number in (1, 2):
        Results(here.results).add(result(number))
    for number in (2, 3):
        Results(there.results).add(result(number))
    with there.results.open("ab") as stream:
        stream.write(b'{"id": "torn')
    packed(here, tmp_path / "all.ndprofile")
    assert brought(there, tmp_path / "all.ndprofile").results == 1
    assert sorted(one.seed for one in Results(there.results).all()) == [1, 2, 3]
    assert brought(there, tmp_path / "all.ndprofile").results == 0


def test_a_record_of_results_larger_than_any_save_comes_along(
    here: Store, there: Store, tmp_path: Path
) -> None:
    here.results.parent.mkdir()
    count = 9_000
    here.results.write_bytes(b"".join(line_of(result(number)) for number in range(count)))
    assert here.results.stat().st_size > MAX_BYTES
    assert packed(here, tmp_path / "all.ndprofile") == Packed(games=0, results=count, left_out=0)
    assert brought(there, tmp_path / "all.ndprofile").results == count


def test_results_that_cannot_be_read_are_told(here: Store, tmp_path: Path) -> None:
    here.results.mkdir(parents=True)
    assert packed(here, tmp_path / "all.ndprofile").left_out == 1


@given(ours=st.lists(st.lists(st.integers(0, 2), max_size=6), max_size=4), data=st.data())
def test_every_line_of_both_profiles_is_there_afterwards(
    ours: list[list[int]], data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("both")
    here, there = Store(folder / "here", find_kit), Store(folder / "there", find_kit)
    for store in (here, there):
        for _ in range(data.draw(st.integers(1, 3))):
            session = game(
                data.draw(st.integers(1, 2)), tuple(data.draw(st.lists(st.integers(0, 2), max_size=5)))
            )
            if session.can_undo and data.draw(st.booleans()):
                session.undo()
                choose(session, tuple(data.draw(st.lists(st.integers(0, 2), max_size=3))))
            if data.draw(st.booleans()):
                store.save(session, KIT, data.draw(st.sampled_from(["a", "b"])))
            elif session.identity not in str(list(store.autosaves.glob("*"))):
                store.autosave(session, KIT)
    both, kept = lines(here) | lines(there), contents(there)
    packed(here, folder / "all.ndprofile")
    brought(there, folder / "all.ndprofile")
    every = lines(there)
    assert all(any(one == i and whole[: len(line)] == line for i, whole in every) for one, line in both)
    assert kept.items() <= contents(there).items()
    before = contents(there)
    brought(there, folder / "all.ndprofile")
    assert contents(there) == before


def test_broken_off_at_any_moment_it_can_be_repeated(here: Store, tmp_path: Path) -> None:
    filled(here)
    file = tmp_path / "all.ndprofile"
    packed(here, file)
    whole = Store(tmp_path / "whole", find_kit)
    brought(whole, file)
    count = Store(tmp_path / "count", find_kit)
    steps = sum(1 for _ in bring_in(count, settings_of(count), file))
    for stop in range(steps):
        there = Store(tmp_path / f"there{stop}", find_kit)
        work = bring_in(there, settings_of(there), file)
        for _ in range(stop + 1):
            next(work)
        work.close()
        brought(Store(tmp_path / f"there{stop}", find_kit), file)
        assert contents(there) == contents(whole)


# Files that somebody else made ------------------------------------------------------------------------


def refused(store: Store, file: Path) -> Reason:
    """Why a file does not come in; nothing was written."""
    before = contents(store) if store.profile.exists() else None
    with pytest.raises(SaveError) as caught:
        brought(store, file)
    assert (contents(store) if store.profile.exists() else None) == before
    assert caught.value.file == file
    return caught.value.reason


def made(file: Path, *members: tuple[str | zipfile.ZipInfo, bytes], count: int | None = None) -> Path:
    """A zip with a manifest and these files."""
    counts = {"saves": len(members) if count is None else count, "autosave": 0, "trash": 0}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in members:
            packed.writestr(name, data)
        manifest = {"format": profile_zip.FORMAT, "format_version": 1, "files": counts}
        packed.writestr("manifest.json", json.dumps(manifest))
    return file


@pytest.mark.parametrize(
    "name",
    [
        "../x.ndsave",
        "/etc/x.ndsave",
        "saves/../x.ndsave",
        "saves/a/b.ndsave",
        "saves/.hidden.ndsave",
        "saves/x.exe",
        "saves/con.ndsave",
        "saves/a:b.ndsave",
        "saves\\x.ndsave",
        "saves/" + "x" * 300 + ".ndsave",
        "other/x.ndsave",
        "saves/",
        "C:/x.ndsave",
        "pictures.cache",
    ],
)
def test_names_that_lead_elsewhere_are_refused(there: Store, tmp_path: Path, name: str) -> None:
    assert refused(there, made(tmp_path / "x.ndprofile", (name, b"{}"))) is Reason.BAD_ARCHIVE


def test_links_are_refused(there: Store, tmp_path: Path) -> None:
    info = zipfile.ZipInfo("saves/x.ndsave")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    assert refused(there, made(tmp_path / "x.ndprofile", (info, b"/etc/passwd"))) is Reason.BAD_ARCHIVE


def test_a_file_that_would_fill_the_disk_is_refused(there: Store, tmp_path: Path) -> None:
    bomb = made(tmp_path / "x.ndprofile", ("saves/x.ndsave", b" " * 5_000_000))
    assert refused(there, bomb) is Reason.BAD_ARCHIVE


def test_too_much_in_all_is_refused(there: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = made(tmp_path / "x.ndprofile", *((f"saves/{i}.ndsave", os.urandom(1000)) for i in range(5)))
    monkeypatch.setattr(profile_zip, "MOST_BYTES", 4_000)
    assert refused(there, file) is Reason.BAD_ARCHIVE
    monkeypatch.undo()
    monkeypatch.setattr(profile_zip, "MOST_FILES", 4)
    assert refused(there, file) is Reason.BAD_ARCHIVE
    monkeypatch.undo()
    monkeypatch.setattr(profile_zip, "MOST_PACKED", 400)
    assert refused(there, file) is Reason.TOO_LARGE


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_that_stands_twice_is_refused(there: Store, tmp_path: Path) -> None:
    twice = made(tmp_path / "x.ndprofile", ("saves/x.ndsave", b"a"), ("saves/x.ndsave", b"b"))
    assert refused(there, twice) is Reason.BAD_ARCHIVE


def test_a_manifest_that_tells_of_other_files_is_refused(there: Store, tmp_path: Path) -> None:
    assert (
        refused(there, made(tmp_path / "x.ndprofile", ("saves/x.ndsave", b"a"), count=2))
        is Reason.BAD_ARCHIVE
    )


def test_an_archive_of_a_newer_version_says_so(there: Store, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.ndprofile", "w") as newer:
        newer.writestr(
            "manifest.json",
            json.dumps({"format": profile_zip.FORMAT, "format_version": profile_zip.FORMAT_VERSION + 1}),
        )
    assert refused(there, tmp_path / "x.ndprofile") is Reason.NEWER


@pytest.mark.parametrize("data", [b"", b"PK", b"\0" * 100, b"x" * 5_000])
def test_what_is_no_archive_is_refused(there: Store, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.ndprofile").write_bytes(data)
    assert refused(there, tmp_path / "x.ndprofile") is Reason.BAD_ARCHIVE


def test_a_folder_and_nothing_at_all_are_refused(there: Store, tmp_path: Path) -> None:
    (tmp_path / "x.ndprofile").mkdir()
    assert refused(there, tmp_path / "x.ndprofile") is Reason.UNREADABLE
    assert refused(there, tmp_path / "y.ndprofile") is Reason.MISSING


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes there")
def test_a_pipe_holds_nothing_up(there: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.ndprofile")
    assert refused(there, tmp_path / "x.ndprofile") is Reason.UNREADABLE


def test_a_damaged_archive_changes_nothing(here: Store, there: Store, tmp_path: Path) -> None:
    """Each byte of its index and of some files turned over, and each place cut off."""
    here.save(game(1, (0, 0)), KIT, "one")
    here.save(game(2, (0, 0)), KIT, "two")
    file = tmp_path / "all.ndprofile"
    packed(here, file)
    whole = file.read_bytes()
    brought(there, file)
    sound = contents(there)
    shutil.rmtree(there.profile)
    for at in range(0, len(whole), 7):
        for broken in (whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :], whole[:at]):
            file.write_bytes(broken)
            try:
                brought(there, file)
            except SaveError:
                assert not there.profile.exists()
            else:
                # The byte says nothing that matters, such as a time or the version of the packer.
                assert contents(there) == sound
                shutil.rmtree(there.profile)


def test_the_archive_must_not_lie_in_the_profile(here: Store, tmp_path: Path) -> None:
    filled(here)
    before = contents(here)
    (tmp_path / "way").symlink_to(here.profile)
    for folder in (here.profile, here.saves, tmp_path / "way"):
        with pytest.raises(SaveError) as caught:
            packed(here, folder / "all.ndprofile")
        assert caught.value.reason is Reason.INSIDE_PROFILE
    assert contents(here) == before


def test_a_failed_export_leaves_the_old_one(
    here: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.save(begun(), KIT, "one")
    file = tmp_path / "all.ndprofile"
    file.write_bytes(b"old")

    def full(*_: Any) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        packed(here, file)
    assert caught.value.reason is Reason.DISK_FULL
    assert file.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["all.ndprofile"]


def test_previous_versions_go_with_their_games(here: Store, there: Store, tmp_path: Path) -> None:
    session = game(1, (0,))
    early = len(session.log)
    file = here.save(session, KIT, "one")
    here.save(choose(session, (0,)), KIT, "one")
    file.write_bytes(b"{broken")
    packed(here, tmp_path / "all.ndprofile")
    brought(there, tmp_path / "all.ndprofile")
    assert there.restore_backup(there.saves / "one.ndsave").session.cursor == early
    assert backup_of(there.saves / "one.ndsave").exists()
