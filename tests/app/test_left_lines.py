"""Lines that were left can be followed and gone on with as games of their own. Source: decision 33."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.left_lines import LeftLine, LeftLines, first_decision, from_its_end
from noria_desktop.app.record import Branch, LogEntry, whole_line
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from tests.app.playing import begun, choose, every_kit
from tests.toy_game import KIT


def with_lines(game: GameKit = KIT, seed: int = 1) -> Session:
    """A game in which two lines were left, the later one off the earlier one where the rules give a choice."""
    session = choose(begun(game, seed), (0,) * 6)
    for back, choice in ((2, 1), (1, 2), (3, 1)):
        for _ in range(back):
            if session.can_undo:
                session.undo()
        choose(session, (choice, 0))
    return session


@pytest.mark.parametrize("game", every_kit(), ids=lambda game: game.game_id)
def test_every_line_of_every_game_is_followed_to_its_end(game: GameKit) -> None:
    session = with_lines(game)
    lines = LeftLines(session)
    assert lines.numbers
    for number in lines.numbers:
        line = lines.follow(number)
        assert line.is_whole
        made = from_its_end(session, game, number)
        assert made is not None
        assert made.log == whole_line(session.record, number)
        assert made.state == line.states[-1]


def test_the_newest_line_comes_first() -> None:
    numbers = LeftLines(with_lines()).numbers
    assert numbers == tuple(sorted(numbers, reverse=True))


def test_going_on_from_a_line_is_a_game_of_its_own_and_open() -> None:
    session = with_lines()
    before = session.record
    made = from_its_end(session, KIT, LeftLines(session).numbers[0])
    assert made is not None
    assert made.identity != session.identity
    assert not made.sealed
    assert session.record == before


def test_what_lies_before_a_closed_game_is_out_of_reach() -> None:
    """A game that goes on from a snapshot keeps its older lines in the record, but knows no positions of theirs."""
    session = with_lines()
    closed = Session.resumed(
        KIT,
        session.options,
        session.seed,
        identity=session.identity,
        state=session.state,
        closed=session.log[: session.cursor],
    )
    closed.restore(ply=0, sealed=False, tally=session.tally, branches=session.record.branches)
    for number in LeftLines(closed).numbers:
        assert not LeftLines(closed).follow(number).is_whole
        assert from_its_end(closed, KIT, number) is None


def test_a_line_left_after_a_game_was_closed_can_be_gone_on_with() -> None:
    first = choose(begun(), (0, 0))
    closed = Session.resumed(
        KIT, first.options, first.seed, identity=first.identity, state=first.state, closed=first.log
    )
    choose(closed, (0, 0))
    closed.undo()
    choose(closed, (1, 1))
    (number,) = LeftLines(closed).numbers
    made = from_its_end(closed, KIT, number)
    assert made is not None
    assert made.record.line == whole_line(closed.record, number)
    assert made.identity != closed.identity


def test_a_line_that_the_rules_do_not_allow_is_followed_as_far_as_they_lead() -> None:
    session = with_lines()
    number = LeftLines(session).numbers[0]
    wrong = [
        branch
        if branch.number != number
        else branch.__class__(
            number, branch.of, branch.ply, (*branch.entries, branch.entries[0].__class__(HUMAN, "no action"))
        )
        for branch in session.record.branches
    ]
    session.restore(ply=session.cursor, sealed=False, tally=session.tally, branches=tuple(wrong))
    line = LeftLines(session).follow(number)
    assert not line.is_whole
    assert len(line.states) == len(line.branch.entries)
    assert from_its_end(session, KIT, number) is None


def test_the_first_decision_is_one_of_that_seat_and_seen_by_it() -> None:
    session = with_lines()
    line = LeftLines(session).follow(LeftLines(session).numbers[0])
    found = first_decision(session, line, HUMAN)
    assert found is not None
    entry, view = found
    assert entry.seat == HUMAN
    assert view == session.rules.observe(line.states[line.branch.entries.index(entry)], HUMAN)


def test_lines_off_lines_are_followed_without_end_of_depth() -> None:
    """Each line leaves the one before it: a chain as long as a file can hold must not end in an error."""
    session = choose(begun(), (0,))
    entry = session.log[0]
    chain = tuple(
        Branch(number, number + 1 if number < 3_000 else 0, 0, (entry,)) for number in range(1, 3_001)
    )
    session.restore(ply=session.cursor, sealed=False, tally=session.tally, branches=chain)
    assert LeftLines(session).follow(1).is_whole


def test_what_a_program_saw_is_told_to_nobody() -> None:
    game = kit("solani")
    session = choose(Session(game, game.default_options(), 3), (0, 0))
    entry = LogEntry(Seat(1), "a secret")
    line = LeftLine(Branch(1, 0, 0, (entry,)), (session.state_at(0), session.state_at(1)))
    assert set(session.programs) == {Seat(1)}
    assert first_decision(session, line, Seat(1)) is None
