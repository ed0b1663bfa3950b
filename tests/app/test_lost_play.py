"""Nothing that was played and kept is ever lost, whatever happens in whatever order. Source: decisions 33 and 42."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.results import Results
from noria_desktop.app.saves import store as store_module
from noria_desktop.app.saves import trash as trash_module
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import backup_of, free_name, write_atomically
from noria_desktop.app.saves.listing import Listed
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.saves.store import OtherRecord, Store
from noria_desktop.app.saves.trash import Trash
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from tests.app.lost_play import KINDS, PROGRAMS, REAL, Step, sequence, shrunk, tried
from tests.toy_game import KIT, Pass, Take, find_kit

SEQUENCES = 120


@pytest.mark.expects_log
@pytest.mark.parametrize("share", range(3))
def test_no_sequence_loses_a_kept_decision(share: int) -> None:
    for seed in range(share, SEQUENCES, 3):
        found = tried(sequence(seed))
        assert not found, f"seed {seed}: {found}\n" + "\n".join(map(str, shrunk(sequence(seed))))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "profile", find_kit)


@pytest.fixture
def results(store: Store) -> Results:
    return Results(store.results)


def game(seed: int = 1, decisions: int = 0) -> Session:
    return further(Session(KIT, KIT.default_options(), seed, identity=f"{seed:032x}"), decisions)


def further(session: Session, decisions: int) -> Session:
    """The game so many decisions later, with all that is automatic."""
    for _ in range(decisions):
        session.dispatch(Take())
        session.run_automatic()
    return session


def refused(*_: object, **__: object) -> None:
    raise SaveError(None, "", Reason.DISK_FULL)


class Watched:
    """Calls in whose midst another program asks for the profile's lock."""

    def __init__(self, store: Store) -> None:
        self._folder = store.autosaves
        self.held: list[bool] = []
        """Whether the other program got it."""

    def __call__(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def calling(*arguments: Any, **options: Any) -> Any:
            with locked(self._folder, patience=0) as held:
                self.held.append(held)
            return real(*arguments, **options)

        return calling


# What the sequences found, by name --------------------------------------------------------------------


def test_the_last_version_of_a_game_that_lies_alone_beside_a_name_is_not_replaced(store: Store) -> None:
    """The file was deleted or damaged, its previous version holds another game: the second save there replaced it."""
    for name in ("missing", "damaged"):
        other = store.saves / f"{name}.ndsave"
        write_atomically(backup_of(other), written(game(9, 3), KIT), keep_backup=False)
        if name == "damaged":
            other.write_bytes(b"{")
        session = game(1, 1)
        for _ in range(3):
            store.save_to(other, session, KIT)
            further(session, 1)
        assert store.open(other).session.seed == 1
    found = [store.open(backup_of(one.file)).session for one in store.trash.all()]
    assert [session.log for session in found] == [game(9, 3).log] * 2


def test_an_automatic_save_of_which_only_the_previous_version_is_left_is_not_replaced_by_less(
    store: Store,
) -> None:
    session = game(1, 1)
    write_atomically(backup_of(store.file_of(session, KIT)), written(game(1, 3), KIT), keep_backup=False)
    with pytest.raises(OtherRecord):
        store.autosave(session, KIT)


def test_throwing_away_waits_for_the_program_that_does_so_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two programs found the same name free in the trash; the later move replaced the file of the earlier one."""
    file = store.save(game(1, 1), KIT, "game")
    watched = Watched(store)
    monkeypatch.setattr(trash_module, "free_name", watched(free_name))
    store.throw_away(file)
    monkeypatch.setattr(store_module, "RING", 0)
    store.autosave(game(2), KIT)
    store.tidy()
    assert len(store.trash.all()) == 2
    assert watched.held == [False, False]


def test_a_table_that_was_just_played_at_elsewhere_is_not_tidied_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "RING", 0)
    session = game(1)
    file = store.autosave(session, KIT)
    real = store._is_merely_laid

    def looked_at(one: Listed) -> bool:
        found = real(one)
        further(session, 1)
        store.autosave(session, KIT)
        return found

    monkeypatch.setattr(store, "_is_merely_laid", looked_at)
    store.tidy()
    assert file.exists()


def test_saving_over_a_file_waits_for_the_program_that_writes_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stood there was looked at, then the other program wrote, then it was replaced."""
    theirs = game(2, 1)
    file = store.autosave(theirs, KIT)
    other = Store(store.profile, find_kit)
    opened = other.open(file).session
    watched = Watched(store)
    monkeypatch.setattr(store, "_write", watched(store._write))
    store.save_to(file, game(1, 1), KIT)
    store.save(game(1, 1), KIT, "game")
    assert watched.held == [False, False]
    further(opened, 1)
    with pytest.raises(OtherRecord):
        other.autosave(opened, KIT)


def test_putting_a_previous_version_back_waits_for_the_program_that_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = game(1, 1)
    store.autosave(session, KIT)
    file = store.autosave(further(session, 1), KIT)
    watched = Watched(store)
    monkeypatch.setattr(store, "open", watched(store.open))
    store.restore_backup(file)
    assert watched.held
    assert not any(watched.held)


def test_what_comes_back_from_the_trash_waits_for_the_program_that_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saving over a file puts that into the trash; back from there it was in the way of the new one, and replaced."""
    trashed = store.throw_away(store.autosave(game(1, 1), KIT))
    watched = Watched(store)
    monkeypatch.setattr(trash_module, "free_name", watched(free_name))
    store.trash.restore(trashed)
    assert watched.held == [False]


def test_a_game_that_was_only_looked_at_and_then_ended_otherwise_has_a_result(
    store: Store, results: Results
) -> None:
    """Looking at a finished save settled that no result was lacking, for good."""
    first = KeptGame(game(1, 6), KIT)
    first.keep(store, results)
    named = store.save(first.session, KIT, "game")
    further(first.session, 0)
    first.session.jump(0)
    first.session.dispatch(Pass())
    first.keep(store, results)
    again = KeptGame(store.open(named).session, KIT, source=named)
    again.keep(store, results)
    again.session.undo()
    again.keep(store, results)
    again.session.dispatch(Pass())
    again.session.run_automatic()
    assert again.session.is_over
    assert again.keep(store, results), "it is a game of its own now"
    assert [one.id for one in results.all()] == [first.session.identity, again.session.identity]


def test_a_finished_game_that_becomes_another_while_it_is_written_has_a_result(
    store: Store, results: Results
) -> None:
    """It was still to be recorded after a write that told nothing was wrong, and a kill came first."""
    first = KeptGame(game(1, 6), KIT)
    first.keep(store, results)
    file = store.file_of(first.session, KIT)
    again = KeptGame(store.open(file).session, KIT, source=file)
    again.keep(store, results)
    for kept, action in ((first, Pass()), (again, Take())):
        kept.session.jump(3 if kept is first else 6)
        kept.session.dispatch(action if kept is first else Pass())
        kept.session.run_automatic()
    first.keep(store, results)
    further(again.session, 3)
    assert again.session.is_over
    assert again.keep(store, results)
    assert not again.unsaved
    assert again.session.identity in {one.id for one in results.all()}


def test_an_end_that_had_no_room_and_was_taken_back_is_recorded_all_the_same(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is where there is room: the first end counts."""
    kept = KeptGame(game(1, 6), KIT)
    score = kept.session.rules.scores(kept.session.state)
    with monkeypatch.context() as patch:
        patch.setattr(store, "_write", refused)
        with pytest.raises(SaveError):
            kept.keep(store, results)
    kept.session.undo()
    assert kept.unsaved
    kept.keep(store, results)
    (result,) = results.all()
    assert result.scores[0] == score.total(KIT.seats(kept.session.options)[0])
    assert not kept.unsaved


def test_that_a_game_became_another_is_told_once_it_is_written(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a full disk in between it was never told, and Save went on to the older game's name."""
    session = game(1, 2)
    store.autosave(session, KIT)
    named = store.save(session, KIT, "game")
    store.autosave(further(session, 1), KIT)
    opened = KeptGame(store.open(named).session, KIT, source=named)
    opened.session.dispatch(Pass())
    with monkeypatch.context() as patch:
        patch.setattr(store, "_write", refused)
        with pytest.raises(SaveError):
            opened.keep(store, results)
    assert opened.keep(store, results)
    opened.session.run_automatic()
    assert not opened.keep(store, results)


# The probe itself -------------------------------------------------------------------------------------


FORGETFUL: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "replaces any save": (store_module, "_knows", lambda session, save: True),
    "deletes instead of throwing away": (Trash, "put", lambda trash, file: file.unlink(missing_ok=True)),
    "keeps no results": (Results, "add", lambda results, result: True),
    "keeps nothing": (Store, "autosave", lambda store, session, kit: store.file_of(session, kit)),
}


@pytest.mark.expects_log
@pytest.mark.parametrize("how", FORGETFUL)
def test_the_probe_sees_a_program_that_forgets(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault is found, and shrunk to a few steps."""
    monkeypatch.setattr(*FORGETFUL[how])
    found = next(seed for seed in range(300) if tried(sequence(seed)))
    fewest = shrunk(sequence(found))
    assert tried(fewest)
    assert len(fewest) <= 8


def test_every_kind_of_step_is_drawn() -> None:
    steps = [step for seed in range(40) for step in sequence(seed)]
    assert {step.kind for step in steps} == set(KINDS)
    assert {step.fault for step in steps} == {"", "die", "full", "other"}
    assert {step.who for step in steps} == set(range(PROGRAMS))
    assert len(REAL) == 4
    assert isinstance(steps[0], Step)
