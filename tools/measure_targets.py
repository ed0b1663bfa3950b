#!/usr/bin/env python3
"""Measure the targets of the Circuit: each game's adviser plays every chapter on many deals.

    python tools/measure_targets.py GAMES.jsonl [--chapters 1-noria ...] [--seeds 500] [--most 2500] [--processes N]
    python tools/measure_targets.py GAMES.jsonl --write      the same, then a new edition in targets.json, in which
                                                             chapters that were not asked for stay as they are
    python tools/measure_targets.py --table                  what the newest edition was measured by
    python tools/measure_targets.py --pace 3                 how long the adviser takes a decision, over so many deals

Games are added to GAMES.jsonl one line each, so that the measurement can be broken off and taken up again; lines of
other versions of the rules or of the player are passed over. A chapter is played until it has so many seeds and a
hundred wins, or until the most seeds allowed are played or cannot bring so many. All cores are used.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import attrs

from noria_desktop.app.campaign.chapters import CHAPTERS, Chapter, chapter, deal, options_of
from noria_desktop.app.campaign.targets import (
    PERCENTILES,
    Goal,
    Measure,
    Measured,
    Targets,
    margin,
    newest,
    targets,
)
from noria_desktop.app.campaign.targets_table import table
from noria_desktop.app.catalogue import kit
from noria_desktop.app.lab.processes import MADE_BETWEEN_SEARCHES
from noria_desktop.app.simulate import play
from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng

FILE: Final = Path(__file__).resolve().parents[1] / "resources" / "data" / "circuit" / "targets.json"
WINS: Final = 100
"""So many are needed for percentiles of scores."""
FEW: Final = 20
"""So many are needed to say how far a win goes; where there are fewer, those against an easier rival stand for them."""
SECOND: Final = 50
THIRD: Final = 85
_GIVEN: Final[Mapping[str, tuple[Goal, Goal]]] = {
    **{f"{volume}-nautilus": (Goal(Measure.MARGIN, 2), Goal(Measure.ROUND, 4)) for volume in (1, 2, 3)},
    # With hidden domain cards no match ends before round 6.
    "4-nautilus": (Goal(Measure.MARGIN, 2), Goal(Measure.MARGIN, 3)),
}
"""Goals that decision 41 gives; Nautilus has no score that would grow with play."""
_FAR: Final = Goal(Measure.MARGIN, 20)
"""The second star of Noria's last chapter."""


def version(where: Chapter) -> tuple[int, int, str]:
    """Versions of rules and adviser, and its effort: games of other versions do not count."""
    advising = import_module(f"noria_desktop.bots.{where.game}.adviser")
    return kit(where.game).rules.version, advising.VERSION, advising.EFFORT


def one_game(name: str, number: int) -> dict[str, Any]:
    """The adviser's game on a deal of a chapter, as a line of the file."""
    where = chapter(name)
    game, seed = kit(where.game), deal(0, where, number)
    adviser = import_module(f"noria_desktop.bots.{where.game}.adviser").adviser()
    options = options_of(where, where.level, seed)
    outcome = play(game, options, seed, {HUMAN: adviser})
    ranking = game.rules.scores(outcome.state).ranking[0]
    return {
        "chapter": name,
        "deal": number,
        "version": list(version(where)),
        "scores": list(outcome.scores),
        "won": HUMAN in ranking,
        "rounds": game.progress(outcome.state).done,
    }


class Timed:
    """A player whose time is taken."""

    def __init__(self, policy: Policy) -> None:
        """Nothing is decided yet."""
        self._policy = policy
        self.seconds: list[float] = []
        """CPU time of every decision."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Decide, as the player does."""
        begun = time.process_time()
        decided = self._policy.choose(view, legal, rng)
        self.seconds.append(time.process_time() - begun)
        return decided


def pace(name: str, deals: int) -> str:
    """A line on how long the adviser takes at a chapter: decision 41 allows 0.05 s."""
    where = chapter(name)
    seconds: list[float] = []
    for number in range(1, deals + 1):
        adviser = import_module(f"noria_desktop.bots.{where.game}.adviser").adviser()
        timed = Timed(resolute(adviser))
        seed = deal(0, where, number)
        play(kit(where.game), options_of(where, where.level, seed), seed, {HUMAN: timed})
        seconds += timed.seconds
    mean = sum(seconds) / len(seconds)
    return f"{name:<12}{len(seconds):>6} decisions, mean {mean:.3f} s, longest {max(seconds):.2f} s"


def known(file: Path) -> dict[str, dict[int, dict[str, Any]]]:
    """The games that were played already, by chapter and number of the deal."""
    found: dict[str, dict[int, dict[str, Any]]] = {one.id: {} for one in CHAPTERS}
    versions = {one.id: list(version(one)) for one in CHAPTERS}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                game = json.loads(line)
            except json.JSONDecodeError:  # broken off in the middle of a line
                continue
            if versions.get(game["chapter"]) == game["version"]:
                found[game["chapter"]][game["deal"]] = game
    return found


def lacking(games: Mapping[int, Mapping[str, Any]], seeds: int, most: int) -> list[int]:
    """The deals that a chapter still needs, a few more at a time where wins are lacking."""
    missing = [number for number in range(1, seeds + 1) if number not in games]
    if missing:
        return missing
    wins = sum(game["won"] for game in games.values())
    in_sight = wins * most >= WINS * len(games)
    if wins >= WINS or len(games) >= most or not in_sight:
        return []
    return list(range(len(games) + 1, min(most, len(games) + seeds) + 1))


def play_all(file: Path, chapters: Iterable[str], seeds: int, most: int, processes: int) -> None:
    """Play what is lacking, chapter by chapter."""
    with ProcessPoolExecutor(
        processes, initializer=gc.set_threshold, initargs=(MADE_BETWEEN_SEARCHES,)
    ) as pool:
        for name in chapters:
            while missing := lacking(known(file)[name], seeds, most):
                print(f"{name}: {len(missing)} games", flush=True)
                waiting = [pool.submit(one_game, name, number) for number in missing]
                for done in as_completed(waiting):
                    with file.open("a", encoding="utf-8") as stream:
                        stream.write(json.dumps(done.result()) + "\n")


def percentile(values: Sequence[int], percent: int) -> int:
    """The value that this share of a sorted series does not pass."""
    return values[round((len(values) - 1) * percent / 100)]


def targets_of(
    played: Mapping[str, Mapping[int, Mapping[str, Any]]], chapters: Collection[str]
) -> list[Targets]:
    """The goals of every chapter and what they were measured by; those not asked for keep the ones in force."""
    found = []
    for where in CHAPTERS:
        if where.id not in chapters:
            found.append(targets(where.id, newest()))
            continue
        games = [(tuple(game["scores"]), game) for game in played[where.id].values()]
        won = [(scores, game) for scores, game in games if game["won"]]
        scores = sorted(scores[HUMAN] for scores, _ in won)
        margins = sorted(margin(scores) for scores, _ in won)
        source = where.id
        if where.id in _GIVEN:
            second, third = _GIVEN[where.id]
            source = ""
        elif len(won) >= WINS:
            second, third = (Goal(Measure.SCORE, percentile(scores, percent)) for percent in (SECOND, THIRD))
        else:
            source = _winnable(where, played)
            far = sorted(margin(tuple(game["scores"])) for game in played[source].values() if game["won"])
            second, third = (Goal(Measure.MARGIN, percentile(far, percent)) for percent in (SECOND, THIRD))
        if where.id == "4-noria":
            is_beyond = third.measure is Measure.SCORE
            third = third if is_beyond else Goal(Measure.MARGIN, _FAR.value + third.value - second.value)
            second, source = _FAR, ""
        rules_version, player_version, effort = version(where)
        measured = Measured(
            player_version,
            effort,
            rules_version,
            len(games),
            len(won),
            (0, 0, 0, 0),
            tuple(percentile(scores, percent) for percent in PERCENTILES) if won else (),
            tuple(percentile(margins, percent) for percent in PERCENTILES) if won else (),
            source,
        )
        made = Targets(where.id, second, third, measured)
        earned = [made.stars(scores, won=game["won"], rounds=game["rounds"]) for scores, game in games]
        counts = (earned.count(0), earned.count(1), earned.count(2), earned.count(3))
        found.append(attrs.evolve(made, measured=attrs.evolve(measured, stars=counts)))
    return found


def _winnable(where: Chapter, played: Mapping[str, Mapping[int, Mapping[str, Any]]]) -> str:
    """The hardest chapter up to this one that the adviser won a few times: how far it won is the measure then."""
    ladder = [one.id for one in CHAPTERS if one.game == where.game and one.volume <= where.volume]
    return next(
        name for name in reversed(ladder) if sum(game["won"] for game in played[name].values()) >= FEW
    )


def write(found: Sequence[Targets]) -> None:
    """Add an edition to the file."""
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {"editions": []}
    plain = [
        attrs.asdict(
            one, value_serializer=lambda _, __, value: value.value if isinstance(value, Measure) else value
        )
        for one in found
    ]
    data["editions"].append({"edition": len(data["editions"]) + 1, "chapters": plain})
    FILE.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    """Do what the command line says; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path, nargs="?")
    parser.add_argument("--chapters", nargs="*", default=[one.id for one in CHAPTERS])
    parser.add_argument("--seeds", type=int, default=500)
    parser.add_argument("--most", type=int, default=2500)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--pace", type=int, metavar="DEALS")
    asked = parser.parse_args()
    if asked.pace:
        for name in asked.chapters:
            print(pace(name, asked.pace), flush=True)
        return 0
    if asked.games is not None:
        play_all(asked.games, asked.chapters, asked.seeds, asked.most, asked.processes)
        if asked.write:
            write(targets_of(known(asked.games), asked.chapters))
    if asked.table or asked.games is None:
        print(table(newest()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
