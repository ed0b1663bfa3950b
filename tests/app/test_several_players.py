"""Games of more than two: several people at one screen, several programs, and one result for all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs
import pytest
from attrs import evolve

from noria_desktop.app.cli import run
from noria_desktop.app.players import play_to_human
from noria_desktop.app.results import Result, Results, result_of, standing_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import summary_of, written
from noria_desktop.app.session import Session
from noria_desktop.app.simulate import play, players_of
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.scoring import ScoreSheet
from tests.app.playing import begun, by_greedy, every_table, played
from tests.app.test_results import result

FOUR = every_table()["solani-4"]
"""A human, two programs and another human."""
ALONE = every_table()["solani-1"]


def command(*arguments: str) -> int:
    """The command line without a window."""
    return run(list(arguments), _no_window, _no_window)


def _no_window(arguments: object) -> int:
    raise AssertionError(arguments)


# The running game ----------------------------------------------------------------------------------------


def test_programs_decide_at_their_seats_and_nowhere_else() -> None:
    session = begun(FOUR, 4)
    assert session.programs == {1: "level1", 2: "level1"}
    waits = set()
    while not session.is_over:
        session.run_automatic()
        if session.turn.seat is None:
            break
        if session.awaits_program:
            waits.add(session.turn.seat)
            assert not session.is_decision(session.cursor)
        else:
            assert session.is_decision(session.cursor)
            assert session.turn.seat in (0, 3)
        session.dispatch(session.legal[0])
    assert waits == {1, 2}


def test_taking_back_goes_to_the_last_decision_of_a_human_whoever_it_was() -> None:
    session = played(FOUR, 4, decisions=60)
    seats = []
    while session.can_undo:
        session.undo()
        seats.append(session.turn.seat)
    assert set(seats) == {0, 3}


def test_programs_play_on_to_the_next_human_the_same_way_every_time() -> None:
    states = []
    for _ in range(2):
        session = begun(FOUR, 8)
        for _ in range(12):
            play_to_human(session)
            session.dispatch(session.legal[0])
        play_to_human(session)
        assert session.turn.seat in (0, 3)
        states.append(session.state)
    assert states[0] == states[1]


def test_a_saved_game_of_four_comes_back_with_its_programs_and_scores() -> None:
    session = played(FOUR, 6, decisions=50)
    session.undo()
    found = opened(read(written(session, FOUR), lambda _: FOUR))
    assert found.doubt is None
    assert found.session.programs == session.programs
    assert found.session.state == session.state
    assert found.session.can_redo
    assert len(summary_of(session, FOUR).scores) == 4
    assert found.save.envelope.summary == summary_of(session, FOUR)


# Simulations -----------------------------------------------------------------------------------------------


def test_whoever_is_not_named_is_played_as_the_options_say() -> None:
    asked: list[int] = []

    class Watcher:
        def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
            asked.append(FOUR.rules.turn(view).seat or 0)
            return Choice(legal[0]), rng

    players = players_of(FOUR, FOUR.default_options(), ["random", "random", "random"])
    play(FOUR, FOUR.default_options(), 3, {**players, HUMAN: Watcher()})
    # Seat 3 is human as well and nobody plays it: then seat 0's player does.
    assert set(asked) == {0, 3}


def test_simulate_seats_as_many_as_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    names = "random,random,random,random"
    assert command("simulate", "solani", "--games", "3", "--players", names, "--jsonl") == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [len(game["scores"]) for game in games] == [4, 4, 4]
    assert command("simulate", "solani", "--games", "4", "--players", names) == 0
    out = capsys.readouterr().out
    assert all(f"Seat {seat} (random): mean" in out for seat in range(4))


def test_simulate_plays_coyote_against_one(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--set", "players=human", "--set", "coyote=scatterer", "--games", "3", "--jsonl")
    assert command("simulate", "solani", *arguments) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for game in games:
        mine, theirs = game["scores"]
        # Coyote wins ties (rules.md 9).
        assert game["winner"] == int(mine <= theirs)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "random,random,random,random,random"], "5"),
        (["--set", "players=human,dog"], "human,dog"),
        (["--set", "players=level1,human"], "players[0]"),
        (["--set", "players=human,human,human", "--set", "boards=first_man,coyote"], "boards"),
        (["--setup", "Players: human / level 9"], "level 9"),
        (["--setup", "Boards: Coyote / Coyote"], "Coyote"),
    ],
)
def test_seats_that_cannot_be_are_told_in_one_sentence(
    arguments: Sequence[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("simulate", "solani", *arguments) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert named in err


# Saves on the command line ----------------------------------------------------------------------------------


def test_replay_and_check_tell_of_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = by_greedy(FOUR, 2)
    file = tmp_path / "four.ndsave"
    file.write_bytes(written(session, FOUR))
    assert command("check", str(file), "--lang", "en") == 0
    assert "sound; solani, 12 of 12 rounds" in capsys.readouterr().out
    assert command("replay", str(file), "--lang", "en") == 0
    out = capsys.readouterr().out
    sheet = FOUR.rules.scores(session.state)
    for seat in range(4):
        assert f"Seat {seat}: {sheet.total(seat)} points" in out
    assert f"Winner: Seat {sheet.winner}" in out


def test_a_shared_victory_names_those_who_share_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "four.ndsave"
    file.write_bytes(written(by_greedy(FOUR, 2), FOUR))
    real = FOUR.rules.scores

    def shared(state: Any) -> ScoreSheet:
        return evolve(real(state), winner=None, ranking=((1, 2), (0,), (3,)))

    monkeypatch.setattr(type(FOUR.rules), "scores", property(lambda rules: shared))
    assert command("replay", str(file), "--lang", "en") == 0
    assert "Victory is shared: Seat 1, Seat 2." in capsys.readouterr().out
    assert command("replay", str(file), "--lang", "ja") == 0
    assert "勝利を分け合います：席 1, 席 2。" in capsys.readouterr().out


# Results -----------------------------------------------------------------------------------------------------


def finished(game: Any, ranking: tuple[tuple[int, ...], ...]) -> Result:
    """The record of a game that ended in this order."""
    session = by_greedy(game, 1)
    sheet = evolve(
        game.rules.scores(session.state),
        ranking=ranking,
        winner=ranking[0][0] if len(ranking[0]) == 1 else None,
    )
    return result_of(session, evolve(game, rules=evolve(game.rules, scores=lambda state: sheet)))


def test_a_record_has_a_score_for_every_seat_and_who_won_comes_from_the_sheet() -> None:
    """Seats 1 and 3 may have equal totals: the points of the clusters decide (5.6), not the record."""
    made = finished(FOUR, ((3,), (1,), (0,), (2,)))
    assert len(made.scores) == 4
    assert (made.winner, made.shared, made.opponent) == (3, False, "human+level1+level1")


def test_a_victory_that_others_share_is_a_defeat(tmp_path: Path) -> None:
    lost = finished(FOUR, ((1, 2), (0,), (3,)))
    drawn = evolve(lost, id="1" * 32, sharing=(0, 2))
    results = Results(tmp_path / "results.jsonl")
    assert results.add(lost)
    assert results.add(drawn)
    assert results.all() == (lost, drawn)
    assert (lost.winner, lost.sharing, lost.shared, drawn.shared) == (None, (1, 2), False, True)
    standing = standing_of(results.all())
    assert standing is not None
    assert (standing.won, standing.lost, standing.shared) == (0, 1, 1)


def test_records_of_two_are_written_and_read_as_they_always_were(tmp_path: Path) -> None:
    """A shared victory of two has no list of who shares it."""
    results = Results(tmp_path / "results.jsonl")
    results.add(result(1, 40, None))
    line = json.loads(results.file.read_text(encoding="utf-8"))
    assert list(line) == [field.name for field in attrs.fields(Result) if field.name != "sharing"]
    (read_back,) = results.all()
    assert read_back.shared
    assert read_back.sharing == ()


@pytest.mark.parametrize("sharing", [None, "12", [1, None], {"0": 1}])
def test_a_damaged_list_of_victors_is_passed_over(tmp_path: Path, sharing: object) -> None:
    results = Results(tmp_path / "results.jsonl")
    line = attrs.asdict(result(1, 40, None)) | {"sharing": sharing}
    results.file.write_text(json.dumps(line) + "\n", encoding="utf-8")
    assert results.all() == ()


def test_a_game_against_coyote_is_recorded_under_its_level() -> None:
    made = result_of(by_greedy(ALONE, 3), ALONE)
    assert (made.opponent, len(made.scores)) == ("trickster", 2)
    again = Session(ALONE, ALONE.read_setup(made.notation), made.seed)
    assert again.state == begun(ALONE, 3).state
