"""Whether advice holds when it is followed: ``python -m tests.app.advice_check GAME [--positions 300] [--seed 1]``.

With ``--kept FILE.jsonl`` a line a game is kept there, and those that are there already are not played again; with
``--measuring`` games are played and followed by the adviser with the effort that measured the Circuit's targets, a part of
the table's; what is advised in between is thought of as at the table.

From a position of each of many games two games are played to the end by the adviser itself: one begins with the move that it
advises, the other with its next best; what is hidden lies alike in both, and against another player that one is the adviser
as well. The advised move should lose no more than the other. Where a chance to win is told it is gathered by tenths and held
against how often the game was won: by 0.03 on the mean and by 0.05 in each tenth with enough games. Exits with 1 where the
mean of the differences lies below nought by more than chance.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import attrs

from noria_desktop.app import simulate
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.players import ADVISER, player, player_rng
from noria_desktop.app.session import Session
from noria_desktop.app.turning.sample import PLAYS, played
from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import frozen
from tests.bots.told_chances import held

ENOUGH: Final = 25
"""Games of a tenth from which on its share tells anything."""
TRIES: Final = 4
"""Positions of a game that are looked at until one has more than one way."""


@frozen
class Compared:
    """One position."""

    leads: tuple[int, int]
    """With which the games ended that began with the advised move and with the next best."""
    won: tuple[bool, bool]
    told: float | None
    """The chance to win that was told of the advised move."""

    @property
    def gain(self) -> int:
        """By how much the advised move ended better."""
        return self.leads[0] - self.leads[1]


def followed(session: Session, state: Any, action: Any, players: Mapping[Seat, Policy]) -> tuple[int, bool]:
    """The lead at the end of the game that begins with this action, and whether the human won."""
    rules = session.rules
    state, ply = rules.apply(state, action).state, 1
    while (turn := rules.turn(state)).seat is not None:
        if turn.automatic:
            action = rules.legal_actions(state)[0]
        else:
            view = rules.observe(state, turn.seat)
            policy = players.get(turn.seat, players[HUMAN])
            action = policy.choose(view, rules.legal_actions(view), player_rng(view, ply))[0].action
        state, ply = rules.apply_unchecked(state, action).state, ply + 1
    sheet = rules.scores(state)
    seats = {line.seat for line in sheet.lines} | {HUMAN}
    others = [sheet.total(seat) for seat in seats if seat != HUMAN]
    return sheet.total(HUMAN) - max(others, default=0), sheet.winner == HUMAN


def compared(game_id: str, first: int, kept: Path | None, *, measuring: bool) -> Iterator[Compared]:
    """Positions in which there is more than one way, followed.

    Args:
        game_id: the game.
        first: the first seed.
        kept: where each game's position is kept as a line.
        measuring: whether the games are played and followed by the player that measures the Circuit's targets.
    """
    known = {}
    if kept is not None and kept.exists():
        lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
        known = {line["seed"]: line["found"] for line in lines}
    for seed in count(first):
        if seed in known:
            one = known[seed] and Compared(
                tuple(known[seed]["leads"]), tuple(known[seed]["won"]), known[seed]["told"]
            )
        else:
            one = _compared(game_id, seed, measuring=measuring)
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    line = {"seed": seed, "found": one and attrs.asdict(one)}
                    file.write(json.dumps(line) + "\n")
        if one is not None:
            yield one


def _compared(game_id: str, seed: int, *, measuring: bool) -> Compared | None:
    """A position of this seed's game in which there is more than one way, if one is found."""
    game = kit(game_id)
    setting, own, _ = PLAYS[game_id]
    settings = ((str(setting[0]), str(setting[1])),) if setting else ()
    measurer = import_module(f"noria_desktop.bots.{game_id}.adviser").adviser if measuring else None
    session = played(game_id, settings, measurer() if measurer else own, seed)
    plies = [ply for ply, entry in enumerate(session.log) if entry.seat == HUMAN and session.is_decision(ply)]
    adviser: Policy = player(game_id, ADVISER)
    for ply in random.Random(seed).sample(plies, min(TRIES, len(plies))):
        state = session.state_at(ply)
        view = session.rules.observe(state, HUMAN)
        choice: Choice[Any] = adviser.choose(view, session.rules.legal_actions(view), player_rng(view))[0]
        weighed = list({one.action: one for one in reversed(choice.weighed)}.values())[::-1]
        if len(weighed) > 1 and weighed[0].action == choice.action:
            break
    else:
        return None
    if measurer:
        adviser = measurer()
    players = {HUMAN: adviser}
    if game_id != "nautilus":
        players |= {
            seat: policy
            for seat, policy in simulate.players_of(game, session.options, (ADVISER,)).items()
            if seat != HUMAN
        }
    ends = [followed(session, state, one.action, players) for one in weighed[:2]]
    thoughts = getattr(choice, "thoughts", None)
    chance = thoughts.considered[0].chance / 10_000 if game_id == "nautilus" and thoughts else None
    return Compared((ends[0][0], ends[1][0]), (ends[0][1], ends[1][1]), chance)


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def summary(found: list[Compared]) -> str:
    """What was found so far, in one line."""
    mean, error = mean_of([one.gain for one in found])
    wins, doubt = mean_of([one.won[0] - one.won[1] for one in found])
    better, worse = (sum(sign * one.gain > 0 for one in found) for sign in (1, -1))
    return (
        f"{len(found)} positions: the advised move ends {mean:+.2f} better (95 % {mean - 1.96 * error:+.2f} to "
        f"{mean + 1.96 * error:+.2f}), better in {better}, worse in {worse}; wins {wins:+.3f} "
        f"(95 % {wins - 1.96 * doubt:+.3f} to {wins + 1.96 * doubt:+.3f})"
    )


def main() -> int:
    """Follow the advice; 1 where the next best does better."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--measuring", action="store_true")
    asked = parser.parse_args()
    found: list[Compared] = []
    positions = compared(asked.game, asked.seed, asked.kept, measuring=asked.measuring)
    for one in islice(positions, asked.positions):
        found.append(one)
        if len(found) % 20 == 0:
            print(summary(found), flush=True)
    print(summary(found))
    told = [(one.told, float(one.won[0])) for one in found if one.told is not None]
    if told:
        print(*held(told).lines(ENOUGH), sep="\n")
    mean, error = mean_of([one.gain for one in found])
    return 1 if mean + 1.96 * error < 0 else 0


if __name__ == "__main__":
    sys.exit(main())
