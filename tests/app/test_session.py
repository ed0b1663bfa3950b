"""The history of a game: taken back, repeated, and never lost. Source: decisions 3 and 4."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.session import Change, ChangeKind, HistoryEnd, Tally
from noria_desktop.engine.contract import BOT, HUMAN, IllegalAction
from tests.app.playing import begun, choose, every_table, played
from tests.toy_game import KIT, Advance, Pass, PutAway, Swap, Take, Taken

KITS = pytest.mark.parametrize("game", every_table().values(), ids=every_table())
CHOICES = st.lists(st.integers(0, 999), max_size=40)


def test_a_new_session_stands_at_the_set_up_and_nothing_can_be_taken_back() -> None:
    session = begun()
    assert session.cursor == 0
    assert not session.can_undo
    assert not session.can_redo
    assert session.sealed
    with pytest.raises(HistoryEnd):
        session.undo()
    with pytest.raises(HistoryEnd):
        session.redo()


def test_undo_goes_back_over_the_bots_beats_to_the_humans_decision_in_one() -> None:
    session = begun()
    before = session.state
    session.dispatch(Take())
    session.run_automatic()  # the bot rolls, and takes or not
    assert session.cursor == 3
    change = session.undo()
    assert session.state == before
    assert change.kind is ChangeKind.UNDONE
    assert change.events == ()


def test_redo_goes_forward_to_the_humans_next_decision_and_repeats_the_same_draws() -> None:
    session = begun()
    session.dispatch(Take())
    session.run_automatic()
    after = session.state
    session.undo()
    change = session.redo()
    assert session.state == after
    assert change.kind is ChangeKind.REDONE
    assert not session.can_redo


def test_redo_in_the_middle_of_the_bots_turn_ends_where_the_history_ends() -> None:
    session = begun()
    session.dispatch(Take())
    session.step_automatic()
    session.undo()
    session.redo()
    assert session.cursor == 2
    assert session.turn.automatic


def test_undo_and_redo_go_to_the_actions_of_the_human() -> None:
    session = choose(begun(), (0, 1))
    session.run_automatic()
    # choice 0 takes a pebble; choice 1 swaps the only one
    session.undo()
    assert session.log[session.cursor].action == Swap(0)
    session.undo()
    assert session.log[session.cursor].action == Take()
    session.redo()
    assert session.log[session.cursor].action == Swap(0)


def test_playing_what_was_taken_back_steps_into_the_redo_tail() -> None:
    session = choose(begun(), (0, 0, 0))
    log = session.log
    session.undo()
    session.undo()
    session.dispatch(Take())
    assert session.log == log
    assert session.can_redo


def test_playing_something_else_cuts_the_redo_tail() -> None:
    session = choose(begun(), (0, 0, 0))
    session.undo()
    session.undo()
    session.dispatch(Pass())
    assert not session.can_redo
    assert session.log[-1].action == Pass()


def test_an_illegal_action_changes_nothing_and_keeps_the_redo_tail() -> None:
    session = choose(begun(), (0, 0))
    session.undo()
    before = session.state, session.log, session.cursor
    with pytest.raises(IllegalAction):
        session.dispatch(Swap(7))
    assert (session.state, session.log, session.cursor) == before
    assert session.can_redo


def test_nothing_can_be_played_after_the_end() -> None:
    session = played()
    session.run_automatic()
    assert session.is_over
    with pytest.raises(IllegalAction):
        session.dispatch(Take())
    with pytest.raises(HistoryEnd):
        session.step_automatic()


def test_the_game_is_open_once_it_went_back_past_a_reveal_and_stays_so() -> None:
    session = begun()
    sealed = []
    session.listen(lambda _: sealed.append(session.sealed))
    session.dispatch(Pass())  # reveals nothing
    session.undo()
    session.dispatch(Take())  # turns a pebble up
    session.undo()
    session.redo()
    assert sealed == [True, True, True, False, False]


def test_going_back_over_the_bots_roll_opens_the_game_even_after_a_harmless_decision() -> None:
    session = begun()
    session.dispatch(Pass())
    session.step_automatic()  # the roll reveals
    session.undo()
    assert not session.sealed


def test_a_jump_back_counts_as_taking_back_and_a_jump_forward_does_not() -> None:
    session = choose(begun(), (2, 2))
    session.run_automatic()
    end = session.cursor
    sealed = []
    session.listen(lambda _: sealed.append(session.sealed))
    session.jump(end)
    session.jump(0)
    assert sealed == [True, False]
    with pytest.raises(IndexError):
        session.jump(end + 1)


def test_listeners_hear_every_change_until_they_leave() -> None:
    session = begun()
    heard: list[Change] = []
    stop = session.listen(heard.append)
    session.dispatch(Take())
    session.undo()
    session.redo()
    session.step_automatic()
    stop()
    session.step_automatic()
    assert [change.kind for change in heard] == [
        ChangeKind.PLAYED,
        ChangeKind.UNDONE,
        ChangeKind.REDONE,
        ChangeKind.PLAYED,
    ]
    assert isinstance(heard[0].events[0], Taken)
    assert heard[2].events == heard[0].events, "a single step repeated tells its events again"
    assert heard[3].entry is not None
    assert heard[3].entry.seat == BOT
    assert heard[3].entry.action == Advance()


def test_events_of_every_ply_can_be_asked_for() -> None:
    session = begun()
    session.dispatch(Take())
    session.run_automatic()
    session.dispatch(Swap(0))
    assert isinstance(session.events_at(4)[0], PutAway)


def test_peeking_never_shows_what_chance_or_the_pile_decides() -> None:
    session = begun()
    assert session.peek((Take(),)) is None
    assert session.peek((Swap(3),)) is None
    passed = session.peek((Pass(),))
    assert passed is not None
    assert passed.pile.cards == (None,) * 18
    assert session.cursor == 0


def test_undos_hints_and_time_are_counted() -> None:
    session = choose(begun(), (0, 0))
    session.undo()
    session.count_hint()
    session.add_time(5)
    session.add_time(-3)
    assert session.tally == Tally(undos=1, hints=1, seconds=5)


def test_going_back_counts_once_however_far_and_going_forward_never() -> None:
    session = choose(begun(), (0, 0, 0))
    end = session.cursor
    session.undo(1)
    assert session.cursor == 1
    assert session.tally.undos == 1
    session.jump(end)
    assert session.tally.undos == 1
    session.jump(0)
    assert session.tally.undos == 2, "back to the start is taken back as well"
    session.jump(0)
    assert session.tally.undos == 2
    with pytest.raises(HistoryEnd):
        session.undo(0)


@KITS
@settings(max_examples=30, deadline=None)
@given(choices=CHOICES)
def test_any_way_through_the_history_shows_the_states_that_were_played(
    game: GameKit, choices: list[int]
) -> None:
    session = begun(game)
    states: list[Any] = [session.state]
    session.listen(lambda change: states.append(change.after))
    choose(session, choices)
    played_states = tuple(states)
    while session.can_undo:
        session.undo()
        assert session.state == played_states[session.cursor]
        assert session.turn.seat not in session.programs
        assert not session.turn.automatic
    while session.can_redo:
        session.redo()
        assert session.state == played_states[session.cursor]
    assert session.cursor == len(played_states) - 1
    while session.cursor:
        session.jump(session.cursor - 1)
        assert session.state == played_states[session.cursor]


@KITS
@settings(max_examples=30, deadline=None)
@given(choices=CHOICES, back=st.integers(0, 5), other=CHOICES)
def test_after_another_decision_the_history_is_what_was_really_played(
    game: GameKit, choices: list[int], back: int, other: list[int]
) -> None:
    session = choose(begun(game), choices)
    for _ in range(back):
        if session.can_undo:
            session.undo()
    choose(session, other)
    again = begun(game)
    assert again.replay(session.log) == len(session.log)
    assert again.state_at(session.cursor) == session.state


def test_replay_stops_at_an_entry_of_another_seat() -> None:
    session = choose(begun(), (0, 0))
    log = session.log
    changed = (*log[:1], evolve(log[1], seat=HUMAN), *log[2:])
    assert begun(KIT).replay(changed) == 1
