"""A game as a line in time: its stretches, its marks, its score, its branches. Source: mocks/library.md 2."""

from __future__ import annotations

from functools import cache

import pytest

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.record import MAIN
from noria_desktop.app.replaying.course import Course, Jump, Points, largest_jump, scale
from noria_desktop.app.replaying.forks import along, fork_of, forks, game_from
from noria_desktop.app.replaying.timeline import Timeline, timeline
from noria_desktop.app.replaying.watched import MarkKind
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.nautilus.events import DomainWon
from noria_desktop.games.scythe.events import StarPlaced
from tests.app.playing import begun, choose, every_kit, every_table, played
from tests.app.test_left_lines import with_lines
from tests.toy_game import KIT

TABLES = every_table()
EVERY_TABLE = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)
EVERY_KIT = pytest.mark.parametrize("game", every_kit(), ids=lambda game: game.game_id)


@cache
def whole(game: GameKit, seed: int = 3) -> tuple[Session, Timeline]:
    session = played(game, seed)
    return session, timeline(session, game)


# Stretches --------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_every_step_lies_in_one_stretch_of_the_seat_that_took_it(game: GameKit) -> None:
    session, line = whole(game)
    assert line.plies == len(session.log)
    plies = [ply for one in line.stretches for ply in range(one.first, one.last + 1)]
    assert plies == list(range(1, line.plies + 1))
    for ply, entry in enumerate(session.log, start=1):
        stretch = line.stretch_at(ply)
        assert stretch is not None
        assert stretch.seat == entry.seat
    assert line.stretch_at(0) is None


@EVERY_TABLE
def test_rounds_and_turns_are_counted_on_and_never_back(game: GameKit) -> None:
    _, line = whole(game)
    numbers = [one.number for one in line.stretches]
    assert numbers == sorted(numbers)
    assert min(numbers) == 1
    assert line.numbers == numbers[-1] > 1
    assert [number for number, _ in line.beginnings()] == sorted(set(numbers))


def test_the_automas_turn_of_scythe_has_the_number_of_the_turn_before_it() -> None:
    _, line = whole(kit("scythe"))
    first, second = line.stretches[:2]
    assert (first.seat, second.seat) == (HUMAN, Seat(1))
    assert first.number == second.number == 1


# Going along it ---------------------------------------------------------------------------------------


@EVERY_TABLE
@pytest.mark.parametrize("stops", ["turn_from", "round_from"])
def test_on_and_back_by_turns_and_rounds_visits_the_same_places(game: GameKit, stops: str) -> None:
    _, line = whole(game)
    move = getattr(line, stops)
    there = [0]
    while there[-1] < line.plies:
        there.append(move(there[-1], forward=True))
    assert there == sorted(set(there))
    back = [there[-1]]
    while back[-1] > 0:
        back.append(move(back[-1], forward=False))
    assert back[::-1] == there
    assert len(there) > 2


@EVERY_TABLE
def test_the_next_step_of_others_is_never_the_humans(game: GameKit) -> None:
    session, line = whole(game)
    ply = seen = 0
    while (found := line.others_step_from(ply)) is not None:
        ply, seen = found, seen + 1
        assert session.log[ply - 1].seat != HUMAN
    assert seen == sum(entry.seat != HUMAN for entry in session.log)


def test_marks_are_gone_to_one_after_the_other_and_there_is_an_end() -> None:
    _, line = whole(kit("scythe"))
    ply, seen = 0, []
    while (mark := line.mark_from(ply, forward=True)) is not None:
        seen.append(ply := mark)
    assert seen == sorted({one.ply for one in line.marks})
    assert line.mark_from(seen[0], forward=False) is None
    assert line.mark_from(seen[-1], forward=False) == (seen[-2] if len(seen) > 1 else None)


# Marks ------------------------------------------------------------------------------------------------


def test_every_star_is_marked_with_the_side_that_placed_it() -> None:
    session, line = whole(kit("scythe"))
    stars = [
        (ply, event.seat)
        for ply in range(1, line.plies + 1)
        for event in session.events_at(ply)
        if isinstance(event, StarPlaced)
    ]
    assert stars
    assert [(one.ply, one.seat) for one in line.marks if one.kind is MarkKind.STAR] == stars


def test_every_settled_domain_is_marked() -> None:
    session, line = whole(kit("nautilus"))
    won = [
        event.seat
        for ply in range(1, line.plies + 1)
        for event in session.events_at(ply)
        if isinstance(event, DomainWon)
    ]
    assert won
    assert [one.seat for one in line.marks if one.kind is MarkKind.WON] == won


@pytest.mark.parametrize("name", ["noria", "nautilus", "solani", "scythe"])
def test_each_game_marks_at_most_three_kinds(name: str) -> None:
    kinds = {one.kind for seed in range(4) for one in whole(kit(name), seed)[1].marks}
    assert 1 < len(kinds) <= 3


# The score --------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_the_course_is_the_score_sheet_at_every_ply(game: GameKit) -> None:
    session, _ = whole(game)
    course = Course(session)
    seats = game.seats(session.options)
    assert course.read_on(lambda: False)
    assert len(course.known) == len(session.log) + 1
    for ply in range(0, len(session.log) + 1, 7):
        sheet = session.rules.scores(session.state_at(ply))
        theirs = max(sheet.total(seat) for seat in seats if seat != HUMAN)
        assert course.known[ply] == course.at(ply) == Points(sheet.total(HUMAN), theirs)


def test_the_course_is_worked_out_a_little_at_a_time() -> None:
    session = choose(begun(), (0,) * 8)
    course = Course(session)
    assert not course.read_on(lambda: True)
    assert len(course.known) == 1
    late = course.at(len(session.log))
    assert len(course.known) == 1, "what is asked for ahead does not leave a gap"
    assert course.read_on(lambda: False)
    assert course.known[-1] == late


def test_the_largest_jump_is_of_the_lead_and_small_ones_are_not_told() -> None:
    course = [Points(0, 0), Points(9, 9), Points(9, 13), Points(14, 13)]
    assert largest_jump(course) == Jump(3, Points(9, 13), Points(14, 13))
    assert largest_jump([Points(0, 0), Points(2, 0), Points(4, 0)]) is None
    assert largest_jump([]) is None


def test_the_scale_ends_in_a_round_figure_and_knows_losses() -> None:
    assert scale([Points(67, 70)]) == (0, 80)
    assert scale([Points(-3, 4)]) == (-5, 5)
    assert scale([]) == (0, 5)


# Branches ---------------------------------------------------------------------------------------------


@EVERY_KIT
def test_every_branch_forks_off_where_it_was_left_and_leads_to_its_end(game: GameKit) -> None:
    session = with_lines(game)
    branches = {one.number: one for one in session.record.branches}
    found = forks(session)
    assert {one.number for one in found} == {one.number for one in branches.values() if one.of == MAIN}
    for fork in found:
        branch = branches[fork.number]
        assert (fork.ply, fork.steps) == (branch.ply, len(branch.entries))
        line = along(session, game, fork.number)
        assert line is not None
        assert line.log[fork.ply :] == branch.entries
        assert line.log[: fork.ply] == session.log[: fork.ply]
        assert fork_of(session, fork.number) == fork.ply
        shown = any(
            event.reveals for ply in range(fork.ply + 1, len(line.log) + 1) for event in line.events_at(ply)
        )
        assert fork.revealed == shown


def test_a_branch_of_a_branch_is_found_on_the_line_it_left() -> None:
    session = with_lines()
    branches = {one.number: one for one in session.record.branches}
    hanging = [one for one in branches.values() if one.of != MAIN]
    for one in hanging:
        parent = branches[one.of]
        assert one.number in {fork.number for fork in forks(session, parent.number)}


# Going on ---------------------------------------------------------------------------------------------


@EVERY_KIT
def test_playing_on_from_a_moment_is_an_open_game_with_the_same_past(game: GameKit) -> None:
    session = played(game, 2, 9)
    before = session.record
    for ply in (0, len(session.log) // 2, len(session.log)):
        fresh = game_from(session, game, ply)
        assert fresh.identity != session.identity
        assert not fresh.sealed
        assert fresh.log == session.log[:ply]
        assert fresh.state == session.state_at(ply)
    assert session.record == before


def test_playing_on_in_a_game_whose_first_turns_cannot_be_replayed_keeps_the_position() -> None:
    """Seen before: such a game was begun anew from its set-up, and stood somewhere else altogether."""
    first = choose(begun(), (1, 0, 1))
    resumed = Session.resumed(
        KIT, first.options, first.seed, identity=first.identity, state=first.state, closed=first.log
    )
    choose(resumed, (0, 1))
    fresh = game_from(resumed, KIT, 1)
    assert fresh.state == resumed.state_at(1)
    assert fresh.closed == resumed.closed
    assert not fresh.sealed


def test_the_moments_gone_on_from_must_exist() -> None:
    session = choose(begun(), (0,))
    with pytest.raises(IndexError):
        game_from(session, KIT, len(session.log) + 1)
