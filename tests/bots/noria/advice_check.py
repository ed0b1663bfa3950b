"""Whether Noria's advice holds when it is followed: ``python -m tests.bots.noria.advice_check [POSITIONS] [--turns N]``.

From positions of games of the player that looks one turn ahead, and of one that does anything, two games are played to the
end by the adviser itself: one begins with the way that it advises, the other with the next best. The advised one should
lose no more than the other, and neither should end behind the lead that was told. Exits with 1 where the mean of the
differences lies below nought by more than chance.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from itertools import count, islice

from attrs import frozen

from noria_desktop.bots.noria.advice import TURNS, Advised, Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.policy import Policy, RandomPlayer
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Finished, State
from tests.bots.noria.test_noria_look_ahead import played


@frozen
class Compared:
    """One position."""

    state: State
    told: tuple[int, int]
    """Leads that were told for the advised way and the next best."""
    ended: tuple[int, int]
    """Leads with which the games ended."""

    @property
    def gain(self) -> int:
        """Points by which the advised way ended better."""
        return self.ended[0] - self.ended[1]


def positions(first: int, from_round: int) -> Iterator[State]:
    """A moment of each of many games, evenly over bots; every third game is one of chance."""
    for seed in count(first):
        policy: Policy = LookAhead() if seed % 3 else RandomPlayer()
        moments = [state for state, _ in played(1 + seed // 3 % 3, seed, policy) if state.round >= from_round]
        moments.pop()
        yield random.Random(seed).choice(moments)


def followed(state: State, actions: tuple[Action, ...], turns: int) -> int:
    """The lead at the end of the game that begins with these actions and is then the adviser's."""
    adviser, rng = resolute(Adviser(turns=turns)), Rng(1)
    for action in actions:
        state = RULES.apply(state, action).state
    while not isinstance(state.pending, Finished):
        legal = RULES.legal_actions(state)
        action = legal[0] if RULES.turn(state).automatic else adviser.choose(state, legal, rng)[0].action
        state = RULES.apply_unchecked(state, action).state
    sheet = RULES.scores(state)
    return sheet.total(HUMAN) - sheet.total(BOT)


def compared(wanted: int, turns: int, first: int = 1, from_round: int = 0) -> Iterator[Compared]:
    """So many positions in which there is more than one way, followed."""
    return islice(_compared(turns, first, from_round), wanted)


def _compared(turns: int, first: int, from_round: int) -> Iterator[Compared]:
    for state in positions(first, from_round):
        legal = RULES.legal_actions(state)
        choice, _ = Adviser(turns=turns).choose(state, legal, Rng(1))
        if not isinstance(choice, Advised) or len(choice.plans) < 2:
            continue
        best, other = choice.plans[:2]
        yield Compared(
            state,
            (best.worth, other.worth),
            (followed(state, best.actions, turns), followed(state, other.actions, turns)),
        )


def main() -> int:
    """Follow the advice; 1 where the next best way does better."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("positions", type=int, nargs="?", default=300)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found: list[Compared] = []
    for one in compared(asked.positions, asked.turns, asked.seed):
        found.append(one)
        if len(found) % 20 == 0:
            print(_summary(found), flush=True)
    print(_summary(found))
    mean, error = _mean([one.gain for one in found])
    return 1 if mean + 1.96 * error < 0 else 0


def _summary(found: list[Compared]) -> str:
    mean, error = _mean([one.gain for one in found])
    better, worse = (sum(sign * one.gain > 0 for one in found) for sign in (1, -1))
    behind = sum(one.ended[0] < one.told[0] for one in found)
    return (
        f"{len(found)} positions: the advised way ends {mean:+.2f} points better (95 % {mean - 1.96 * error:+.2f} to "
        f"{mean + 1.96 * error:+.2f}), better in {better}, worse in {worse}; behind the lead that was told in {behind}"
    )


def _mean(values: list[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


if __name__ == "__main__":
    sys.exit(main())
