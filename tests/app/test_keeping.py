"""When the game at the table is written, and when it becomes another game. Source: decisions 5, 33 and 42."""

from __future__ import annotations

from pathlib import Path

import pytest

from noria_desktop.app.keeping import KeptGame, record_finished
from noria_desktop.app.record import MAIN, whole_line
from noria_desktop.app.results import Results
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.toy_game import KIT, Pass, Take, find_kit


class Table:
    """A program with a profile, without a window."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder, find_kit)
        self.results = Results(self.store.results)
        self.kept = self.lay(1)

    def lay(self, seed: int) -> KeptGame:
        self.kept = KeptGame(Session(KIT, KIT.default_options(), seed), KIT)
        return self.kept

    def open(self, file: Path) -> KeptGame:
        self.kept = KeptGame(self.store.open(file).session, KIT, source=file)
        return self.kept

    @property
    def session(self) -> Session:
        return self.kept.session

    def play(self, *actions: object) -> None:
        for action in actions:
            self.session.run_automatic()
            self.session.dispatch(action)
            self.keep()

    def keep(self) -> bool:
        return self.kept.keep(self.store, self.results)

    def waits(self) -> bool:
        """Whether something could not be written yet."""
        return self.kept.unsaved

    @property
    def files(self) -> list[Path]:
        return sorted(self.store.autosaves.glob("*.ndsave"))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path / "own")


def test_a_table_merely_laid_is_written_nowhere(table: Table) -> None:
    """robustness.md A3: five of them drove a game of 107 plies out of the profile."""
    table.keep()
    assert not table.kept.unsaved
    assert not table.store.profile.exists()
    table.play(Take())
    assert len(table.files) == 1


def test_what_is_written_is_written_once(table: Table) -> None:
    table.play(Take())
    (file,) = table.files
    before = file.read_bytes()
    table.session.add_time(90)
    table.keep()
    assert file.read_bytes() == before
    table.session.undo()
    table.keep()
    assert table.store.open(file).session.cursor == 0


def test_opening_an_older_save_and_looking_at_it_changes_nothing(table: Table) -> None:
    """robustness.md A2: the autosave went from ply 89 to 22 without a move, and so did its backup."""
    table.play(Take())
    older = table.store.save(table.session, KIT, "older")
    content = older.read_bytes()
    table.play(Take(), Take(), Take())
    (file,) = table.files
    newest = file.read_bytes()
    table.open(older)
    table.keep()
    table.session.undo()
    assert table.keep() is False
    table.session.redo()
    table.keep()
    assert not table.kept.unsaved
    assert (file.read_bytes(), older.read_bytes()) == (newest, content)
    assert table.files == [file]


def test_going_on_from_an_older_save_is_a_game_of_its_own(table: Table) -> None:
    table.play(Take())
    older = table.store.save(table.session, KIT, "older")
    table.play(Take(), Take(), Take())
    (file,) = table.files
    newest, identity = file.read_bytes(), table.session.identity
    table.open(older)
    table.session.run_automatic()
    table.session.dispatch(Pass())
    assert table.keep() is True, "the player is told"
    assert table.session.identity != identity
    assert not table.session.sealed
    assert file.read_bytes() == newest
    (other,) = (path for path in table.files if path != file)
    assert table.store.open(other).session.log == table.session.log
    table.play(Take())
    assert len(table.files) == 2


def test_going_on_from_the_newest_save_is_the_same_game(table: Table) -> None:
    table.play(Take(), Take())
    named = table.store.save(table.session, KIT, "evening")
    (file,) = table.files
    identity = table.session.identity
    table.open(named)
    table.play(Pass())
    assert (table.files, table.session.identity) == ([file], identity)
    assert table.store.open(file).session.log == table.session.log


def test_a_save_from_elsewhere_is_kept_as_the_game_it_is_from_the_first_decision_on(
    table: Table, tmp_path: Path
) -> None:
    elsewhere = Table(tmp_path / "other")
    elsewhere.play(Take(), Take())
    (file,) = elsewhere.files
    table.open(file)
    table.session.undo()
    table.keep()
    assert table.files == []
    table.session.redo()
    table.play(Take())
    assert table.session.identity == elsewhere.session.identity
    assert len(table.files) == 1


def test_what_is_taken_back_and_played_anew_stays_in_the_file(table: Table) -> None:
    table.play(Take(), Take(), Take())
    first = table.session.log
    table.session.undo()
    table.session.undo()
    table.play(Pass())
    second = table.session.log
    table.session.undo()
    table.session.undo()
    table.play(Pass())
    (file,) = table.files
    record = table.store.open(file).session.record
    lines = [whole_line(record, number) for number in (MAIN, *(branch.number for branch in record.branches))]
    assert first in lines
    assert second in lines
    assert table.session.log in lines
    table.session.undo()
    table.play(Take(), Take(), Take())
    assert table.session.log == first, "the same once more is no new line"
    table.keep()
    assert len(table.store.open(file).session.record.branches) == 2, "the two that were left"


def test_two_programs_at_one_game_keep_both_lines(table: Table) -> None:
    """robustness.md A4 and packages.md, Broken 1."""
    table.play(Take())
    other = Table(table.store.profile)
    other.open(table.files[0])
    other.play(Take(), Take())
    table.play(Pass(), Pass())
    logs = {table.store.open(file).session.log for file in table.files}
    assert {table.session.log, other.session.log} <= logs
    other.play(Take())
    logs = {table.store.open(file).session.log for file in table.files}
    assert {table.session.log, other.session.log} <= logs


def test_a_finished_game_is_recorded_once_and_only_looking_records_nothing(
    table: Table, tmp_path: Path
) -> None:
    table.play(*[Take()] * 6)
    table.session.run_automatic()
    table.keep()
    assert len(table.results.all()) == 1
    (file,) = table.files
    table.open(file)
    table.keep()
    assert len(table.results.all()) == 1
    stranger = Table(tmp_path / "stranger")
    stranger.open(file)
    stranger.keep()
    assert stranger.results.all() == ()


def test_the_result_of_a_finished_game_that_was_killed_before_it_was_recorded_comes_with_opening_it(
    table: Table,
) -> None:
    table.play(*[Take()] * 6)
    table.session.run_automatic()
    table.keep()
    (file,) = table.files
    table.store.results.unlink()
    again = Table(table.store.profile)
    again.open(file)
    assert again.kept.unsaved
    again.keep()
    assert [result.id for result in again.results.all()] == [table.session.identity]


def test_on_a_full_disk_the_finished_game_and_its_result_wait_for_room(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play(*[Take()] * 5)
    full = SaveError(None, "", Reason.DISK_FULL)

    def refuse(*_: object, **__: object) -> None:
        raise full

    with monkeypatch.context() as patch:
        patch.setattr("noria_desktop.app.saves.store.write_atomically", refuse)
        with pytest.raises(SaveError):
            table.play(Take())
        table.session.run_automatic()
        with pytest.raises(SaveError):
            table.keep()
        assert table.waits()
    with monkeypatch.context() as patch:
        patch.setattr("noria_desktop.app.results.Results.add", refuse)
        with pytest.raises(SaveError):
            table.keep()
        assert table.waits()
    table.keep()
    assert not table.waits()
    (file,) = table.files
    assert table.store.open(file).session.is_over
    assert len(table.results.all()) == 1


def test_results_that_were_never_recorded_are_found_in_the_finished_games(table: Table) -> None:
    """A program killed between the last step and its result leaves the game finished and uncounted."""
    for seed in (1, 2):
        table.lay(seed)
        table.play(*[Take()] * 6)
        table.session.run_automatic()
        table.keep()
    table.lay(3)
    table.play(Take())
    known = table.results.all()
    table.store.results.write_bytes(table.store.results.read_bytes().splitlines(keepends=True)[0])
    again = Table(table.store.profile)
    record_finished(again.store, again.results)
    found = again.results.all()
    assert [(one.id, one.scores) for one in found] == [(one.id, one.scores) for one in known]
    record_finished(again.store, again.results)
    assert again.results.all() == found
