"""The ladder plays every seed from both seats and says what was missed. Source: engines-and-bots 9."""

from __future__ import annotations

import pytest

from noria_desktop.app.lab.crew import Alone
from tests.benchmarks.ladder import (
    AUTOMA,
    RUNGS,
    SCYTHE_RUNGS,
    SOLANI_RUNGS,
    Standing,
    above,
    falling,
    main,
    played,
)


def test_every_seed_is_played_from_both_seats() -> None:
    standings = list(played("nautilus", "level1", "random", 6, 1, Alone()))
    assert [standing.games for standing in standings] == [2, 4, 6]
    last = standings[-1]
    # A pair is won twice, once or never.
    assert last.wins == 2 * last.pairs_won + (3 - last.pairs_won - last.pairs_lost)


def test_half_of_many_games_is_no_difference() -> None:
    low, high = Standing(400, 200, 0, 0).interval
    assert low < 0.5 < high


def test_targets_are_printed_with_their_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    # Two games cannot show a share of 0.95.
    assert main(["level1,random", "--games", "2", "--seed", "1", "--jobs", "1"]) == 1
    assert "target >= 0.95 MISSED" in capsys.readouterr().out
    assert main(["random,level1", "--games", "2", "--jobs", "1"]) == 0


def test_the_rungs_are_those_of_the_issue() -> None:
    assert [(rung.stronger, rung.weaker) for rung in RUNGS] == [
        ("level1", "random"),
        ("level2", "level1"),
        ("level3", "level2"),
        ("level4", "level2"),
        ("level4", "level3"),
    ]


def test_solani_has_a_ladder_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solani", "level2,random", "--games", "2", "--seed", "1", "--jobs", "1"]) == 1
    told = capsys.readouterr().out
    # Two games cannot show a share of 0.99, but both were won.
    assert "level2 over random: 2/2" in told
    assert "target >= 0.99 MISSED" in told
    assert "means" in told
    assert [(rung.stronger, rung.weaker) for rung in SOLANI_RUNGS[:3]] == [
        ("level2", "random"),
        ("level3", "level2"),
        ("level4", "level3"),
    ]


def test_against_coyote_a_player_sits_alone(capsys: pytest.CaptureFixture[str]) -> None:
    (first, second) = played("solani", "level2", "pup", 2, 1, Alone())
    assert (first.games, second.games) == (1, 2)
    assert main(["solani", "random,scatterer", "--games", "2", "--seed", "1", "--jobs", "1"]) == 0
    assert "random over scatterer: 0/2" in capsys.readouterr().out


def test_in_scythe_every_player_meets_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert [(rung.stronger, rung.weaker) for rung in SCYTHE_RUNGS] == [
        (player, level)
        for player in ("planner", "greedy", "random")
        for level in ("autometta", "automa", "automaszyna", "ultimaszyna")
    ]
    assert main(["scythe", "random,autometta", "--games", "2", "--seed", "1", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "random over autometta: 0/2" in told
    assert "fall" not in told


def test_shares_that_rise_with_the_level_are_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    wins = {("greedy", level): won for level, won in zip(AUTOMA, (9, 5, 5, 1), strict=True)}
    standings = {pair: Standing(10, won, 0, 0, (600, 700)) for pair, won in wins.items()}
    assert falling("greedy", standings)
    standings["greedy", "ultimaszyna"] = Standing(10, 6, 0, 0, (600, 700))
    assert not falling("greedy", standings)
    standings |= {("random", level): Standing(10, 0, 0, 0, (599, 800)) for level in AUTOMA}
    assert above(standings)
    standings["random", "automa"] = Standing(10, 0, 0, 0, (601, 800))
    assert not above(standings)
    assert "DO NOT FALL" in capsys.readouterr().out


def test_a_game_without_a_ladder_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["noria"])
