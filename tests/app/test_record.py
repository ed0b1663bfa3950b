"""The tree of lines: nothing played is forgotten, nothing stands twice, and records can be compared. Source: decision 33."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.record import (
    MAIN,
    Branch,
    Branches,
    BrokenTree,
    LogEntry,
    Record,
    checked,
    contains,
    fitting,
    grown,
    left,
    whole_line,
)
from noria_desktop.app.saves import writing
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from tests.app.playing import IDENTITY
from tests.toy_game import KIT, Pass, Take, find_kit

Prefix = tuple[LogEntry, ...]

STEPS = st.lists(
    st.tuples(
        st.sampled_from(("play", "play", "play", "undo", "redo", "step", "jump", "again")),
        # Mostly the same few choices, so that what was left is often played again.
        st.one_of(st.integers(0, 1), st.integers(0, 1), st.integers(0, 30)),
    ),
    max_size=60,
)
"""What a player does, each with a number that chooses."""


def through(steps: list[tuple[str, int]], game: GameKit = KIT, seed: int = 5) -> tuple[Session, set[Prefix]]:
    """A session after these steps, and by hand every prefix that was ever played in it."""
    session = Session(game, game.default_options(), seed, identity=IDENTITY)
    model: set[Prefix] = {()}

    def note(change: Any) -> None:
        del change
        model.update(prefixes_of_line(session.log[: session.cursor]))

    session.listen(note)
    for step, number in steps:
        match step:
            case "play" if session.turn.automatic:
                session.run_automatic()
            case "play" if not session.is_over:
                session.dispatch(session.legal[number % len(session.legal)])
            case "undo" if session.can_undo:
                session.undo()
            case "redo" if session.can_redo:
                session.redo()
            case "step" if session.cursor:
                session.jump(session.cursor - 1)
            case "jump":
                session.jump(number % (len(session.log) + 1))
            case "again" if session.record.branches:
                branches = session.record.branches
                follow(session, whole_line(session.record, branches[number % len(branches)].number), number)
    return session, model


def follow(session: Session, line: Prefix, number: int) -> None:
    """Play along a line that was left once, up to where another hangs on it or a little further."""
    plies = sorted({one.ply for one in session.record.branches if one.ply <= len(line)})
    session.jump(0)
    for entry in line[: plies[number % len(plies)] + number % 2]:
        session.dispatch(entry.action)


def prefixes_of_line(line: Prefix) -> Iterator[Prefix]:
    return (line[:end] for end in range(len(line) + 1))


def prefixes(known: Record) -> set[Prefix]:
    """Every prefix that a record tells of."""
    lines = [known.line, *(whole_line(known, branch.number) for branch in known.branches)]
    return {prefix for line in lines for prefix in prefixes_of_line(line)}


def steps_in(known: Record) -> int:
    return len(known.line) + sum(len(branch.entries) for branch in known.branches)


# What a session remembers -----------------------------------------------------------------------------


@given(STEPS)
def test_a_record_holds_every_line_ever_played_and_no_step_twice(steps: list[tuple[str, int]]) -> None:
    session, model = through(steps)
    assert prefixes(session.record) == model
    assert steps_in(session.record) == len(model) - 1


def test_it_holds_however_long_somebody_goes_back_and_forth() -> None:
    """Longer than generated examples usually are."""
    dice = random.Random(7)
    for _ in range(60):
        kinds = dice.choices(("play", "undo", "jump", "again"), (6, 2, 2, 2), k=80)
        session, model = through([(kind, dice.choice((0, 1, 0, 1, 7, 30))) for kind in kinds])
        assert prefixes(session.record) == model
        assert steps_in(session.record) == len(model) - 1
        assert checked(len(session.record.line), session.record.branches) == session.record.branches


@settings(max_examples=15)
@given(STEPS)
def test_so_it_is_in_a_real_game(steps: list[tuple[str, int]]) -> None:
    session, model = through(steps, kit("nautilus"))
    assert prefixes(session.record) == model
    assert steps_in(session.record) == len(model) - 1


@given(STEPS)
def test_every_line_can_be_replayed(steps: list[tuple[str, int]]) -> None:
    session, _ = through(steps)
    for branch in session.record.branches:
        line = whole_line(session.record, branch.number)
        again = Session(KIT, session.options, session.seed)
        assert again.replay(line) == len(line)


@given(STEPS)
def test_what_is_written_is_accepted_as_it_is_and_comes_back_the_same(steps: list[tuple[str, int]]) -> None:
    session, _ = through(steps)
    known = session.record
    assert checked(len(known.line), known.branches) == known.branches, "each hangs where it belongs already"
    found = opened(read(written(session, KIT), find_kit))
    assert found.doubt is None
    assert found.session.record == known
    assert found.session.cursor == session.cursor


@settings(max_examples=10)
@given(STEPS)
def test_a_real_game_comes_back_the_same(steps: list[tuple[str, int]]) -> None:
    session, _ = through(steps, kit("nautilus"))
    assert opened(read(written(session, kit("nautilus")))).session.record == session.record


def test_a_branch_hangs_on_the_line_that_took_its_beginning_over() -> None:
    """A step played again moved to the table's line; what hung right after it stayed on the branch it had come from.

    Then the same step stood twice in the record, and the game's own save counted as another record.
    """
    session = Session(KIT, KIT.default_options(), 5, identity=IDENTITY)
    session.dispatch(Take())
    session.run_automatic()
    session.dispatch(Take())
    session.jump(3)
    session.dispatch(Pass())  # a branch of what came after ply 3
    session.jump(0)
    session.dispatch(Pass())  # everything so far is a branch, another hangs on it
    session.jump(0)
    for _ in range(3):
        session.dispatch(Take() if session.cursor == 0 else session.legal[0])
    known = session.record
    assert checked(len(known.line), known.branches) == known.branches
    assert steps_in(known) == len(prefixes(known)) - 1


# Comparing --------------------------------------------------------------------------------------------


@given(STEPS, STEPS, st.randoms(use_true_random=False))
def test_a_record_contains_another_exactly_when_no_step_of_it_is_missing(
    one: list[tuple[str, int]], other: list[tuple[str, int]], dice: random.Random
) -> None:
    whole, part = through(one)[0].record, through(other)[0].record
    longer = through([*one, *other])[0].record
    for big, small in itertools.permutations((whole, part, longer), 2):
        expected = prefixes(small) <= prefixes(big)
        assert contains(big, small) == expected
        assert contains(shuffled(big, dice), shuffled(small, dice)) == expected
        assert contains(rehung(big, dice), rehung(small, dice)) == expected
    assert contains(longer, whole), "whoever plays on knows all that was known"


@given(STEPS, st.integers(1, 9), st.randoms(use_true_random=False))
def test_a_record_in_which_a_step_stands_twice_never_seems_to_hold_more_than_it_does(
    steps: list[tuple[str, int]], copies: int, dice: random.Random
) -> None:
    """As somebody might make by hand; it may seem to hold less, and then both stay."""
    known = through(steps)[0].record
    lines = [known.line, *(whole_line(known, branch.number) for branch in known.branches)]
    doubled = [branch for branch in known.branches if branch.entries]
    for number in range(copies):
        line = dice.choice(lines)
        if line:
            doubled.append(Branch(1_000 + number, MAIN, 0, line[: dice.randint(1, len(line))]))
    strange = Record(known.line, checked(len(known.line), doubled))
    for pair in ((strange, known), (known, strange)):
        if contains(*pair):
            assert prefixes(pair[1]) <= prefixes(pair[0])
    assert contains(strange, strange)


def shuffled(known: Record, dice: random.Random) -> Record:
    branches = list(known.branches)
    dice.shuffle(branches)
    return Record(known.line, tuple(branches))


def rehung(known: Record, dice: random.Random) -> Record:
    """The same lines with branches hung on any line that has the same beginning, as a file may say it."""
    lines = {MAIN: known.line} | {one.number: whole_line(known, one.number) for one in known.branches}
    below: dict[int, set[int]] = {}
    for one in known.branches:
        at = one.of
        below.setdefault(at, set()).add(one.number)
        while at != MAIN:
            at = next(b.of for b in known.branches if b.number == at)
            below.setdefault(at, set()).add(one.number)
    made: list[Branch] = []
    for one in known.branches:
        beginning = lines[one.number][: one.ply]
        fits = [
            number
            for number, line in lines.items()
            # Not on itself nor on what hangs on it, and only where the file's rules allow the ply.
            if number != one.number
            and number not in below.get(one.number, ())
            and line[: one.ply] == beginning
            and len(line) >= one.ply
            and (number == MAIN or next(b.ply for b in known.branches if b.number == number) <= one.ply)
            and not _is_before(number, one, made)
        ]
        made.append(evolve(one, of=dice.choice(fits or [one.of])))
    dice.shuffle(made)
    return Record(known.line, checked(len(known.line), made))


def _is_before(number: int, one: Branch, made: list[Branch]) -> bool:
    """Whether hanging on this line would lead back to the branch itself."""
    known = {branch.number: branch.of for branch in made}
    while number != MAIN:
        if number == one.number or number not in known:
            return True
        number = known[number]
    return False


# Room -------------------------------------------------------------------------------------------------


def bytes_of(entry: LogEntry) -> int:
    return {Take: 3, Pass: 5}.get(type(entry.action), 11)


def _own_steps(known: Record, one: Branch) -> set[tuple[Any, ...]]:
    """The steps on branches, line and place, that a branch needs."""
    lines = {branch.number: branch for branch in known.branches}
    found: set[tuple[Any, ...]] = set()
    number, end = one.number, one.end
    while number != MAIN:
        at = lines[number]
        found |= {(number, ply, (number, at.entries[ply - at.ply])) for ply in range(at.ply, end)}
        number, end = at.of, at.ply
    return found


@given(STEPS, st.integers(0, 120))
def test_branches_take_no_more_room_than_allowed_and_the_oldest_go_first(
    steps: list[tuple[str, int]], most: int
) -> None:
    known = through(steps)[0].record
    kept, gone = fitting(known.branches, bytes_of, most)
    assert sum(bytes_of(entry) for one in kept for entry in one.entries) <= most
    assert gone == len(known.branches) - len(kept)
    numbers = [one.number for one in known.branches]
    assert sorted(one.number for one in kept) == sorted(numbers)[gone:], "the oldest went"
    assert [one.number for one in kept] == [n for n in numbers if n in {one.number for one in kept}]
    less = Record(known.line, kept)
    assert checked(len(known.line), kept) == kept, "the rest still hangs together"
    for one in kept:
        assert whole_line(less, one.number) == whole_line(known, one.number), "whole, from the set-up on"
    assert steps_in(less) == len(prefixes(less)) - 1, "no step twice"
    if gone:
        oldest_kept = fitting_with_one_more(known.branches, gone)
        assert oldest_kept > most, "one more would not have had room"


def fitting_with_one_more(branches: Branches, gone: int) -> int:
    """Bytes that would be needed had one branch less gone."""
    known = Record((), branches)
    newest = sorted(branches, key=lambda one: -one.number)[: len(branches) - gone + 1]
    steps = {step for one in newest for step in _own_steps(known, one)}
    return sum(bytes_of(entry) for _, _, (_, entry) in steps)


def test_what_had_no_room_is_counted_in_the_file_and_what_stays_can_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writing, "BRANCH_BYTES", 300)
    session, _ = through([("play", n) for n in range(4)])
    for number in range(12):
        session.jump(0)
        for choice in (number % 2, number % 3, number):
            session.dispatch(session.legal[choice % len(session.legal)])
            session.run_automatic()
    found = opened(read(written(session, KIT), find_kit))
    branches = found.session.record.branches
    assert found.session.dropped == len(session.record.branches) - len(branches) > 0
    again = opened(read(written(found.session, KIT), find_kit)).session
    assert (again.dropped, again.record) == (found.session.dropped, found.session.record)


# Broken trees -----------------------------------------------------------------------------------------


def a_branch(number: int, of: int, ply: int, steps: int = 1) -> dict[str, Any]:
    entry = {"seat": 0, "action": {"type": "Pass"}}
    return {"number": number, "of": of, "ply": ply, "log": [entry] * steps}


@pytest.mark.parametrize(
    ("branches", "at_fault"),
    [
        ([a_branch(1, 1, 0)], 0),
        ([a_branch(1, 2, 0), a_branch(2, 1, 0)], 0),
        ([a_branch(1, 0, 0), a_branch(2, 4, 0), a_branch(3, 2, 0), a_branch(4, 3, 0)], 1),
        ([a_branch(1, 0, 0), a_branch(2, 7, 0)], 1),
        ([a_branch(1, 0, 0), a_branch(1, 0, 1)], 0),
        ([a_branch(0, 0, 0)], 0),
        ([a_branch(-3, 0, 0)], 0),
        ([a_branch(1, 0, 4)], 0),
        ([a_branch(1, 0, -1)], 0),
        ([a_branch(1, 0, 1), a_branch(2, 1, 0)], 1),
        ([a_branch(1, 0, 1), a_branch(2, 1, 3)], 1),
        ([a_branch(1, 0, 1), a_branch(2, 0, 1, steps=0)], 1),
    ],
)
def test_a_tree_that_does_not_hang_together_is_refused_with_its_place(
    branches: list[dict[str, Any]], at_fault: int
) -> None:
    session, _ = through([("play", 0)] * 2)
    assert len(session.log) == 3
    raw = json.loads(written(session, KIT))
    with pytest.raises(SaveError) as caught:
        read(json.dumps({**raw, "branches": branches}).encode(), find_kit)
    assert caught.value.place == f"$.branches[{at_fault}]"
    assert caught.value.reason is Reason.WRONG_VALUE


def test_the_same_tree_whole_is_taken() -> None:
    session, _ = through([("play", 0)] * 2)
    raw = json.loads(written(session, KIT))
    whole = [a_branch(2, 1, 2), a_branch(1, 0, 1, steps=2), a_branch(3, 1, 3)]
    save = read(json.dumps({**raw, "branches": whole}).encode(), find_kit)
    assert [one.of for one in save.branches] == [1, MAIN, 1]


# Sizes nobody plays -----------------------------------------------------------------------------------


class Counted:
    """An action that counts how often any is compared or told apart."""

    looks = 0

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        Counted.looks += 1
        return isinstance(other, Counted) and other.number == self.number

    def __hash__(self) -> int:
        Counted.looks += 1
        return hash(self.number)


def entries(count: int, first: int = 0) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(HUMAN, Counted(first + number)) for number in range(count))


def star(count: int) -> Record:
    """That many branches of one step, all off the same place."""
    steps = entries(count, 1)
    return Record(entries(1), tuple(Branch(n + 1, MAIN, 0, steps[n : n + 1]) for n in range(count)))


def long(count: int) -> Record:
    """One branch of so many steps."""
    return Record(entries(1), (Branch(1, MAIN, 0, entries(count, 1)),))


def chain(count: int, *, deep: bool) -> Record:
    """Branches each off the one before, one step further on or all at the same place."""
    found = []
    for n in range(1, count + 1):
        found.append(Branch(n, n - 1, n - 1 if deep else 0, entries(2, 10 * n)))
    return Record(entries(1), tuple(found))


def comb(count: int) -> Record:
    """A long branch with another off each of its steps, the latest first: each inherits from the one before it."""
    spine = Branch(1, MAIN, 0, entries(count + 1, 1))
    return Record(
        entries(1), (spine, *(Branch(n + 2, 1, count - n, entries(1, 10 * count + n)) for n in range(count)))
    )


SIZES = {
    "star": star(16_000),
    "long": long(16_000),
    "deep": chain(5_000, deep=True),
    "flat": chain(5_000, deep=False),
    "comb": comb(5_000),
}


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("order", ["as played", "turned round"])
def test_sizes_that_nobody_plays_take_no_more_than_their_share(name: str, order: str) -> None:
    """Neither a recursion error nor time by the square: comparisons of steps are counted, not seconds."""
    known = SIZES[name]
    given_ = known.branches if order == "as played" else known.branches[::-1]
    every = steps_in(known)
    tree = checked(len(known.line), given_)
    whole = Record(known.line, tree)
    Counted.looks = 0
    assert contains(whole, whole)
    assert contains(whole, Record(whole.line, tree[::-1]))
    assert contains(Record(whole.line, tree[::-1]), whole)
    missing = Record(whole.line, (*tree, Branch(99_999, MAIN, 0, entries(1, 999_999))))
    assert not contains(whole, missing)
    assert Counted.looks <= 40 * every
    sized = 0

    def one_byte(entry: LogEntry) -> int:
        nonlocal sized
        del entry
        sized += 1
        return 1

    for most in (every, every // 2, 10, 0):
        kept, gone = fitting(tree, one_byte, most)
        assert len(kept) + gone == len(tree)
        assert sum(len(one.entries) for one in kept) <= most
        checked(len(known.line), kept)
    assert sized <= 6 * every


def test_the_owner_of_a_chain_that_begins_at_one_place_is_the_table() -> None:
    assert {one.of for one in checked(1, SIZES["flat"].branches)} == {MAIN}


def test_growing_and_leaving_look_at_each_branch_once() -> None:
    known = SIZES["star"]
    Counted.looks = 0
    grown(known.branches, 0, LogEntry(HUMAN, Counted(15_000)))
    left(known.branches, 0, entries(1, 77_777), 20_000)
    assert Counted.looks <= 2 * len(known.branches)


def test_a_step_that_is_not_there_leads_nowhere() -> None:
    with pytest.raises(KeyError):
        whole_line(Record((), ()), 3)
    with pytest.raises(BrokenTree):
        checked(0, [Branch(1, MAIN, 0, ())])
