"""A game is read, kept and read again; nothing strange in the cache or the practice list does harm."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import CAREFUL, Cause, Look
from noria_desktop.app.turning.foreseen import THOROUGH
from noria_desktop.app.turning.kept import Kept
from noria_desktop.app.turning.practice import DAYS, Practice, told
from noria_desktop.app.turning.reading import MOST_THOROUGH, Reading, Unread, can_be_read, measure_of
from noria_desktop.app.turning.sample import read_whole, sample_game
from noria_desktop.bots.appraising import Appraised
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from tests.app.turning.whole_reading import GAME, keep, run_folder

TODAY, TOMORROW = date(2026, 5, 28), date(2026, 5, 29)


@pytest.fixture(scope="module")
def lost() -> Session:
    return sample_game(GAME)


@pytest.fixture(scope="module")
def read(lost: Session, tmp_path_factory: pytest.TempPathFactory) -> Reading:
    """Read here; the pages' tests find what was found."""
    made = Reading(lost)
    read_whole(made)
    keep(made.looks, run_folder(tmp_path_factory))
    return made


def test_every_game_has_an_adviser_that_appraises() -> None:
    assert all(measure_of(game) is not None for game in game_ids())
    assert measure_of("pebbles") is None


def test_moments_rest_on_equally_wide_searches(read: Reading, lost: Session) -> None:
    assert 1 <= len(read.moments) <= 3
    for one in read.moments:
        for ply in one.change.rests_on:
            assert read.looks[ply].effort >= CAREFUL or read.looks[ply].found.hands
        if one.change.cause is Cause.OWN:
            assert one.best[0] in lost.rules.legal_actions(lost.state_at(one.change.ply))
            assert one.best[0] != lost.log[one.change.ply].action


def _in_doubt(session: Session, *, effort: int, doubt: int, missed: int) -> dict[int, Look]:
    """A game of Nautilus as it was read, lost by four decisions that cost the same."""
    plain, found = Reading(session), dict[int, Look]()
    worth = 4 * missed
    for number, ply in enumerate(plain.plies):
        played = session.log[ply].action
        better = next(one for one in session.rules.legal_actions(session.state_at(ply)) if one != played)
        lost = missed if number % 4 == 0 and number < 16 else 0
        found[ply] = Look(
            ply,
            effort,
            Appraised(better if lost else played, best=worth, played=worth - lost, doubt=doubt, level=95),
        )
        worth -= lost
    return found


def test_where_doubt_hides_every_mistake_the_heaviest_are_searched_ten_times_as_long(lost: Session) -> None:
    # Of 8 points that 6 of doubt leave open, less than 5 may be left.
    looks = _in_doubt(lost, effort=CAREFUL, doubt=300, missed=800)
    reading = Reading(lost, looks)
    assert not reading.told
    asked = list[int]()
    while (wanted := reading.wanted) is not None and reading.looks[wanted[0]].effort != wanted[1]:
        ply, effort = wanted
        assert effort == THOROUGH
        asked.append(ply)
        reading.take(ply, effort, changed(looks[ply].found, doubt=95, level=95))
    own = [one for one in reading.told if one.cause is Cause.OWN]
    assert [one.weight for one in own] == [800] * 3
    assert len(asked) == len(set(asked)) <= MOST_THOROUGH


def test_what_is_sure_with_care_is_not_searched_longer(lost: Session) -> None:
    reading = Reading(lost, _in_doubt(lost, effort=CAREFUL, doubt=20, missed=800))
    assert len(reading.told) == 3
    assert reading.wanted is None


def test_what_cannot_be_worth_telling_is_not_searched_longer(lost: Session) -> None:
    reading = Reading(lost, _in_doubt(lost, effort=CAREFUL, doubt=30, missed=300))
    assert not reading.told
    assert reading.wanted is None


def test_the_adviser_sees_what_the_seat_saw(lost: Session) -> None:
    reading = Reading(lost)
    for ply in reading.plies[:12]:
        question = reading.asked(ply, 1)
        seat = lost.log[ply].seat
        assert question.view == lost.rules.observe(lost.state_at(ply), seat)
        assert question.view.table.hands[1 - seat] != lost.state_at(ply).table.hands[1 - seat]


def test_unfinished_games_and_games_of_two_people_are_not_read(lost: Session) -> None:
    game = kit("nautilus")
    assert not can_be_read(Session(game, game.default_options(), 1))
    people = game.with_setting(game.default_options(), "level", "human")
    with pytest.raises(Unread):
        Reading(Session(game, people, 1))


def test_what_was_found_is_known_again(read: Reading, lost: Session, tmp_path: Path) -> None:
    kept, game = Kept(tmp_path), kit("nautilus")
    kept.keep(game, lost, read.looks)
    assert kept.of(game, lost) == read.looks
    again = Reading(lost, kept.of(game, lost))
    assert again.wanted is None
    assert again.moments == read.moments


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(version=99),
        lambda data: data.update(log="0" * 32),
        lambda data: data["looks"][0].update(ply=-1),
        lambda data: data["looks"][0].update(best=True),
        lambda data: data["looks"][0].update(effort=3),
        lambda data: data["looks"][0].update(turn=[]),
        lambda data: data["looks"].append(data["looks"][0]),
        lambda data: data["looks"][0]["turn"].insert(0, {"type": "Advance"}),
    ],
)
def test_a_strange_file_is_not_used(read: Reading, lost: Session, tmp_path: Path, change: object) -> None:
    kept, game = Kept(tmp_path), kit("nautilus")
    kept.keep(game, lost, read.looks)
    (file,) = (tmp_path / "turning").glob("*.json")
    data = json.loads(file.read_text("utf-8"))
    assert callable(change)
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    assert kept.of(game, lost) == {}


def test_who_only_looks_writes_nothing(read: Reading, lost: Session, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    Kept(folder, writes=False).keep(kit("nautilus"), lost, read.looks)
    Practice(folder, writes=False).put("a" * 32, "nautilus", 4, TODAY)
    assert not list(folder.iterdir())


# The practice list ------------------------------------------------------------------------------------------


def test_what_is_found_on_two_days_leaves_the_list(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.put("a" * 32, "nautilus", 4, TODAY)
    practice.put("a" * 32, "nautilus", 4, TOMORROW)
    assert [one.day for one in practice.waiting()] == [TODAY.isoformat()]
    for _ in range(3):
        practice.note_found("a" * 32, 4, TODAY)
    assert len(practice.waiting()) == 1
    practice.note_found("a" * 32, 4, TOMORROW)
    assert practice.waiting() == ()
    assert len(practice.all()[0].found) == DAYS


def test_a_move_can_be_taken_off_and_put_on_again(tmp_path: Path) -> None:
    practice = Practice(tmp_path)
    practice.put("b" * 32, "solani", 9, TODAY)
    practice.take_off(practice.waiting()[0])
    assert practice.waiting() == ()
    practice.put("b" * 32, "solani", 9, TOMORROW)
    assert [one.day for one in practice.waiting()] == [TOMORROW.isoformat()]


def test_lists_of_two_profiles_are_joined(tmp_path: Path) -> None:
    one, other = Practice(tmp_path / "one"), Practice(tmp_path / "other")
    one.put("a" * 32, "noria", 1, TODAY)
    other.put("a" * 32, "noria", 1, TODAY)
    other.note_found("a" * 32, 1, TOMORROW)
    other.put("b" * 32, "noria", 2, TODAY)
    for _ in range(2):
        one.join(told(other.file.read_bytes().splitlines()))
    assert {(item.identity[0], item.found) for item in one.waiting()} == {
        ("a", (TOMORROW.isoformat(),)),
        ("b", ()),
    }


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b'{"id": "x"}',
        b'{"id": "%s", "game": "noria", "ply": true, "day": "2026-05-28", "found": [], "on": true}'
        % (b"a" * 32),
        b'{"id": "%s", "game": "noria", "ply": 1, "day": "28.5.", "found": [], "on": true}' % (b"a" * 32),
        b'{"id": "%s", "game": "../x", "ply": 1, "day": "2026-05-28", "found": [], "on": true}' % (b"a" * 32),
        b'{"id": "%s", "game": "noria", "ply": 1, "day": "2026-05-28", "found": [7], "on": true}'
        % (b"a" * 32),
        b"[" * 5000,
    ],
)
def test_a_line_that_cannot_be_read_is_passed_over(tmp_path: Path, line: bytes) -> None:
    practice = Practice(tmp_path)
    practice.put("a" * 32, "noria", 3, TODAY)
    with practice.file.open("ab") as stream:
        stream.write(line)
    practice.put("b" * 32, "noria", 5, TODAY)
    assert [one.ply for one in practice.waiting()] == [3, 5]


# Games in which everything could be foreseen -----------------------------------------------------------------


@pytest.fixture(scope="module")
def noria() -> Session:
    return sample_game("noria")


def fallen(reading: Reading, worths: dict[int, int], ply: int, found_at: int | None = None) -> Appraised:
    """What would be found if the lead fell at these plies, to these points; ``found_at``: a longer search finds more there."""
    following = next((one for one in reading.plies if one > ply), None)
    here = worths[max(one for one in worths if one <= ply)]
    after = worths[max(one for one in worths if one <= following)] if following else here
    if ply == found_at:
        here = after = worths[0]
    session = reading.session
    legal = session.rules.legal_actions(session.state_at(ply))
    played = session.log[ply].action
    best = played if here == after else next(one for one in legal if one != played)
    return Appraised(best, best=100 * here, played=100 * after, doubt=200 * (here > after))


def read_fallen(reading: Reading, worths: dict[int, int], found_at: int | None = None) -> list[int]:
    """Read it to its end; the efforts that were asked for."""
    efforts = []
    while (wanted := reading.wanted) is not None:
        done, of = reading.progress
        assert done < of
        thorough = wanted[1] == THOROUGH
        reading.take(*wanted, fallen(reading, worths, wanted[0], found_at if thorough else None))
        efforts.append(wanted[1])
    done, of = reading.progress
    assert done == of
    return efforts


def test_of_noria_every_decision_is_searched_with_care_and_mistakes_thoroughly(
    noria: Session, tmp_path: Path
) -> None:
    """Lost 20 points at one decision and 10 at another: both are told, and known again from the cache."""
    reading = Reading(noria)
    assert reading.end is not None
    one, other = reading.plies[40], reading.plies[90]
    end = reading.end // 100
    worths = {0: end + 30, one + 1: end + 10, other + 1: end}
    efforts = read_fallen(reading, worths)
    assert efforts[: len(reading.plies)] == [CAREFUL] * len(reading.plies)
    assert set(efforts[len(reading.plies) :]) == {THOROUGH}
    assert len(efforts) - len(reading.plies) <= 24
    assert [(a.change.ply, a.change.weight) for a in reading.moments] == [(one, 2000), (other, 1000)]
    values = [point.value for point in reading.curve]
    assert values == sorted(values, reverse=True)
    assert reading.known_to == len(noria.log)
    kept = Kept(tmp_path)
    kept.keep(kit("noria"), noria, reading.looks)
    again = Reading(noria, kept.of(kit("noria"), noria))
    assert again.wanted is None
    assert again.moments == reading.moments


def test_what_a_thorough_look_finds_again_later_was_not_lost_before(noria: Session) -> None:
    reading = Reading(noria)
    assert reading.end is not None
    one, other = reading.plies[40], reading.plies[90]
    end = reading.end // 100
    read_fallen(reading, {0: end + 30, one + 1: end + 10, other + 1: end}, found_at=other)
    following = next(ply for ply in reading.plies if ply > other)
    assert [(a.change.ply, a.change.weight) for a in reading.moments] == [(following, 3000)]


def test_what_was_played_as_found_best_is_not_searched_again(noria: Session) -> None:
    """The search at the first decision meant to do all that the player did in its next nine: none of those is asked about."""
    reading = Reading(noria)
    first, *others = [(ply, one.action) for ply, one in enumerate(noria.log) if one.seat == HUMAN][:10]
    assert reading.wanted == (first[0], CAREFUL)
    reading.take(
        *reading.wanted, Appraised(first[1], then=tuple(action for _, action in others), best=900, played=900)
    )
    following = next(ply for ply in reading.plies if ply > others[-1][0])
    assert reading.wanted == (following, CAREFUL)
    assert reading.progress[0] == reading.plies.index(following)
    assert all(
        reading.looks[ply].found.lost == 0 and reading.looks[ply].found.played == 900
        for ply in reading.plies
        if ply < following
    )


def test_a_game_that_is_read_on_later_is_as_far_as_it_was(lost: Session) -> None:
    """Seen before: whoever came back saw the count go down, as a look done again with more care counted once only."""
    looks = _in_doubt(lost, effort=CAREFUL, doubt=300, missed=800)
    reading = Reading(lost, looks)
    for _ in range(2):
        wanted = reading.wanted
        assert wanted is not None
        reading.take(*wanted, looks[wanted[0]].found)
    assert Reading(lost, reading.looks).progress == reading.progress
