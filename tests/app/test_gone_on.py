"""A game gone on with from a moment of another one is known by its identity, and is nobody's record."""

from __future__ import annotations

import uuid
from datetime import date
from pathlib import Path

from noria_desktop.app.catalogue import kit
from noria_desktop.app.gone_on import is_gone_on, is_taught, new_identity, taught_identity
from noria_desktop.app.honours.earning import earned
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.left_lines import from_its_end
from noria_desktop.app.library.entries import entries
from noria_desktop.app.replaying.forks import game_from
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.statistics.figures import counted
from noria_desktop.app.today.tries import identity_for, mark_of
from tests.app.playing import lively

NAUTILUS = kit("nautilus")


def test_its_identity_tells_it() -> None:
    identity = new_identity()
    assert len(identity) == 32
    assert is_gone_on(identity)
    assert mark_of(identity) is None
    assert new_identity() != identity


def test_a_game_that_a_lesson_began_is_one_of_another_kind() -> None:
    """Issue 15: it stands in the library and outside records, statistics and honours."""
    identity = taught_identity()
    assert len(identity) == 32
    assert is_gone_on(identity)
    assert is_taught(identity)
    assert mark_of(identity) is None
    assert not is_taught(new_identity())
    assert not is_taught(uuid.uuid4().hex)


def test_a_game_that_a_lesson_began_counts_nowhere(tmp_path: Path) -> None:
    store, results = Store(tmp_path), Results(tmp_path / "results.jsonl")
    session = lively(NAUTILUS, 1)
    assert session.is_over
    session.become_another(taught_identity())
    KeptGame(session, NAUTILUS).keep(store, results)
    (entry,) = entries(store.listed(), results.all())
    assert entry.is_over
    assert entry.is_taught
    assert counted((entry,), lambda game, opponent: False) == ()
    assert not earned(session)


def test_no_other_game_is_taken_for_one() -> None:
    others = [uuid.uuid4().hex for _ in range(200)]
    others += [identity_for(date(2026, 11, 27), sealed=sealed) for sealed in (True, False)]
    assert not any(map(is_gone_on, (*others, "", "90e50bac", new_identity() + "0", new_identity()[:-1])))


def test_going_on_from_a_replay_or_a_line_that_was_left_makes_one() -> None:
    session = lively(NAUTILUS, 1, 500)
    assert not is_gone_on(session.identity)
    assert is_gone_on(game_from(session, NAUTILUS, 5).identity)
    left = lively(NAUTILUS, 1, 8)
    left.undo()
    left.dispatch(next(action for action in left.legal if action != left.log[left.cursor].action))
    made = from_its_end(left, NAUTILUS, left.record.branches[0].number)
    assert made is not None
    assert is_gone_on(made.identity)


def test_an_older_save_gone_on_with_becomes_one(tmp_path: Path) -> None:
    store, results = Store(tmp_path), Results(tmp_path / "results.jsonl")
    session = lively(NAUTILUS, 1, 3)
    older = store.save(session, NAUTILUS, "older")
    session.run_automatic()
    session.dispatch(session.legal[0])
    KeptGame(session, NAUTILUS).keep(store, results)
    again = store.open(older).session
    kept = KeptGame(again, NAUTILUS, source=older)
    again.run_automatic()
    again.dispatch(again.legal[-1])
    assert kept.keep(store, results)
    assert is_gone_on(again.identity)
    assert not again.sealed


def test_it_stands_in_the_library_and_in_no_figure(tmp_path: Path) -> None:
    """Its first turns were counted twice: a won game gone on with at its last turn was another victory."""
    store, results = Store(tmp_path), Results(tmp_path / "results.jsonl")
    whole = lively(NAUTILUS, 1, 500)
    assert whole.is_over
    again = game_from(whole, NAUTILUS, whole.cursor - 1)
    again.dispatch(whole.log[-1].action)
    assert again.is_over
    for session in (whole, again):
        KeptGame(session, NAUTILUS).keep(store, results)
    every = entries(store.listed(), results.all())
    assert [one.is_over for one in every] == [True, True]
    assert [one.key for one in counted(every, lambda *_: False)] == [whole.identity]
    (standing,) = results.standings("nautilus").values()
    assert standing.played == 1


def test_it_earns_no_marks_that_the_other_game_earned() -> None:
    for seed in range(1, 40):
        whole = lively(NAUTILUS, seed, 500)
        if earned(whole):
            break
    else:
        raise AssertionError("none of these games earned a mark")
    again = game_from(whole, NAUTILUS, whole.cursor - 1)
    again.dispatch(whole.log[-1].action)
    assert again.is_over
    assert not earned(again)
