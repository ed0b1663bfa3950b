"""The targets of the stars are those that were measured, under the rules and by the player of today. Source: decision 41."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.campaign.chapters import CHAPTERS, Chapter, chapter, deal, options_of
from noria_desktop.app.campaign.targets import (
    PERCENTILES,
    Goal,
    Measure,
    editions,
    margin,
    newest,
    read,
    targets,
)
from noria_desktop.app.campaign.targets_table import rows, table
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player
from noria_desktop.app.simulate import play
from noria_desktop.bots.noria import adviser as noria
from noria_desktop.bots.resolute import Resolute
from noria_desktop.bots.scythe import adviser as scythe
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.printed import ComponentsError
from noria_desktop.games.scythe.actions import (
    ChooseSection,
    EndTurn,
    Produce,
    Skip,
    TakeTop,
)
from noria_desktop.games.scythe.terms import TopChoice
from noria_desktop.resource_files import resource
from tests.chance import Numbered

ROOT = Path(__file__).resolve().parents[3]
ENOUGH = 100
"""Wins from which on the goals are scores."""


def stale(one: Chapter, version: int, effort: str) -> str:
    """What to do because a chapter's targets are another player's; nothing where they are not."""
    measured = targets(one.id, newest()).measured
    if (measured.player_version, measured.effort) == (version, effort):
        return ""
    return (
        f"{one.id} was measured by version {measured.player_version} ({measured.effort}), not {version} ({effort}): "
        f"set VERSION in bots/{one.game}/adviser.py and run tools/measure_targets.py GAMES.jsonl --chapters {one.id} --write"
    )


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
def test_targets_were_measured_under_the_rules_and_by_the_adviser_of_today(one: Chapter) -> None:
    """When this fails, measure again and add an edition: ``tools/measure_targets.py``."""
    advising = import_module(f"noria_desktop.bots.{one.game}.adviser")
    assert targets(one.id, newest()).measured.rules_version == kit(one.game).rules.version
    assert not stale(one, advising.VERSION, advising.EFFORT)


def test_a_newer_adviser_makes_the_targets_stale_and_it_is_said_what_to_do() -> None:
    """Noria's table may be advised by a player that has measured nothing yet; the one that measured stays reachable."""
    assert isinstance(noria.MEASURERS[noria.NEWEST][1](), type(player("noria", "adviser")))
    measuring = noria.adviser()
    assert isinstance(measuring, Resolute)
    assert isinstance(measuring.policy, type(noria.MEASURERS[noria.VERSION][1]()))
    said = stale(chapter("2-noria"), noria.NEWEST, noria.MEASURERS[noria.NEWEST][0])
    measured = targets("2-noria", newest()).measured.player_version
    assert ("tools/measure_targets.py GAMES.jsonl --chapters 2-noria --write" in said) == (
        measured != noria.NEWEST
    )


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
def test_figures_agree_with_each_other(one: Chapter) -> None:
    asked = targets(one.id, newest())
    measured = asked.measured
    assert sum(measured.stars) == measured.seeds > 0
    assert measured.seeds - measured.stars[0] == measured.wins
    for series in (measured.scores, measured.margins):
        assert list(series) == sorted(series)
        assert len(series) == (len(PERCENTILES) if measured.wins else 0)
    if asked.second.measure is asked.third.measure:
        assert asked.second.value <= asked.third.value
    if measured.goals_of == one.id and measured.wins >= ENOUGH and one.id != "4-noria":
        median, upper = (measured.scores[PERCENTILES.index(percent)] for percent in (50, 85))
        assert (asked.second, asked.third) == (Goal(Measure.SCORE, median), Goal(Measure.SCORE, upper))


@pytest.mark.parametrize("volume", [1, 2, 3])
def test_nautilus_asks_for_a_lead_of_two_and_for_a_win_by_the_fourth_round(volume: int) -> None:
    asked = targets(f"{volume}-nautilus", newest())
    assert (asked.second, asked.third) == (Goal(Measure.MARGIN, 2), Goal(Measure.ROUND, 4))


def test_hidden_domains_settle_nothing_before_round_six_so_the_captain_asks_for_leads() -> None:
    asked = targets("4-nautilus", newest())
    assert (asked.second, asked.third) == (Goal(Measure.MARGIN, 2), Goal(Measure.MARGIN, 3))


def test_the_last_noria_must_be_won_by_far() -> None:
    assert targets("4-noria", newest()).second == Goal(Measure.MARGIN, 20)


@pytest.mark.parametrize(
    ("name", "scores"),
    [("1-noria", (147, 69)), ("1-nautilus", (3, 0)), ("1-solani", (68, 29))],
)
def test_the_adviser_plays_as_it_did_when_the_targets_were_measured(
    name: str, scores: tuple[int, ...]
) -> None:
    """When this fails on purpose, raise the adviser's ``VERSION`` and measure again."""
    where = chapter(name)
    seed = deal(0, where, 1)
    game, options = kit(where.game), options_of(where, where.level, seed)
    players = {seat: player(where.game, name) for seat, name in game.programs(options).items()}
    players[HUMAN] = import_module(f"noria_desktop.bots.{where.game}.adviser").adviser()
    # With the chance that everybody had then, when keys were made of the game's number.
    numbered = {seat: Numbered(policy, seed, seat) for seat, policy in players.items()}
    outcome = play(game, options, seed, numbered)
    assert outcome.scores == scores


def test_scythes_adviser_begins_as_it_did_when_the_targets_were_measured() -> None:
    """Two turns of it, as a whole game would take a minute; the like is to be done when this fails."""
    where = chapter("1-scythe")
    seed = deal(0, where, 1)
    game, options = kit(where.game), options_of(where, where.level, seed)
    adviser = Numbered(scythe.adviser(), seed, HUMAN)
    state = game.rules.setup(options, seed).state
    found: list[Any] = []
    while found.count(EndTurn()) < 2:
        turn, legal = game.rules.turn(state), game.rules.legal_actions(state)
        action = legal[0]
        if not turn.automatic:
            action = adviser.choose(game.rules.observe(state, HUMAN), legal, state.rng)[0].action
            found.append(action)
        state = game.rules.apply_unchecked(state, action).state
    assert found == [
        ChooseSection(3),
        TakeTop(TopChoice.PRODUCE),
        Produce(18, 1),
        Produce(25, 1),
        Skip(),
        EndTurn(),
        ChooseSection(3),
        TakeTop(TopChoice.PRODUCE),
        Produce(18, 2),
        Produce(25, 1),
        Skip(),
        EndTurn(),
    ]


def test_the_margin_is_to_the_best_of_the_others() -> None:
    assert margin((50, 40, 45)) == 5
    assert margin((40, 50, 45)) == -10


def test_there_is_no_edition_before_the_first_nor_after_the_newest() -> None:
    for edition in (0, newest() + 1):
        with pytest.raises(LookupError):
            targets("1-noria", edition)
    with pytest.raises(LookupError):
        targets("1-chess", 1)
    assert len(editions()) == newest()


def test_a_file_with_an_edition_missing_or_a_key_too_many_is_refused() -> None:
    data = json.loads(resource("data", "circuit", "targets.json").read_text(encoding="utf-8"))
    data["editions"][0]["edition"] = 2
    with pytest.raises(ComponentsError, match="numbered"):
        read(data)
    data["editions"][0]["edition"] = 1
    data["editions"][0]["chapters"][0]["fourth"] = {}
    with pytest.raises(ComponentsError, match="fourth"):
        read(data)


# Measuring ----------------------------------------------------------------------------------------------


def test_chapters_that_were_not_measured_again_keep_their_targets() -> None:
    """A new player of one game does not ask for the other three to be played again."""
    tool = runpy.run_path(str(ROOT / "tools" / "measure_targets.py"))
    games: dict[str, dict[int, dict[str, object]]] = {one.id: {} for one in CHAPTERS}
    games["1-noria"] = {
        deal: {"scores": [100 + deal, 80], "won": deal > 10, "rounds": 16} for deal in range(1, 112)
    }
    found = {one.chapter: one for one in tool["targets_of"](games, ["1-noria"])}
    for name in games.keys() - {"1-noria"}:
        assert found[name] == targets(name, newest())
    measured = found["1-noria"].measured
    assert (measured.seeds, measured.wins, measured.stars[0]) == (111, 101, 10)
    assert found["1-noria"].second == Goal(Measure.SCORE, 161)
    assert found["1-noria"].third == Goal(Measure.SCORE, 196)


# Printed ------------------------------------------------------------------------------------------------


def test_the_table_tells_player_effort_seeds_percentiles_and_the_advisers_own_stars() -> None:
    """Done when 2 of the Circuit; the games themselves are not needed for it."""
    told = {row[0]: row for row in rows(editions()[-1])}
    assert list(told) == [one.id for one in CHAPTERS]
    for name, row in told.items():
        asked = targets(name, newest())
        measured = asked.measured
        assert row[1:6] == (
            f"version {measured.player_version}",
            measured.effort,
            f"version {measured.rules_version}",
            str(measured.seeds),
            str(measured.wins),
        )
        shares = [float(cell.removesuffix(" %")) for cell in row[6:10]]
        assert sum(shares) == pytest.approx(100, abs=0.3)
        assert shares[0] == pytest.approx(100 - 100 * measured.wins / measured.seeds, abs=0.06)
        assert [row[13].split(), row[14].split()] == [
            [str(value) for value in series] or ["no", "wins"]
            for series in (measured.scores, measured.margins)
        ]
    printed = table(newest()).splitlines()
    assert len(printed) == 2 + len(CHAPTERS)
    assert all(f" {percent}" in printed[0] for percent in PERCENTILES)


def test_there_is_no_table_of_an_edition_that_was_not_measured() -> None:
    for edition in (0, newest() + 1):
        with pytest.raises(LookupError):
            table(edition)


def test_the_pace_of_a_chapters_adviser_can_be_printed() -> None:
    run = subprocess.run(
        [sys.executable, "tools/measure_targets.py", "--pace", "1", "--chapters", "1-solani"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    name, decisions, said, *_ = run.stdout.split()
    assert (name, said) == ("1-solani", "decisions,")
    assert int(decisions) >= 12 * 2, "a game of twelve rounds, in each a tile that is taken and laid"
