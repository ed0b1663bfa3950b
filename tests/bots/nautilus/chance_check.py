"""Told chances to win beside results: ``python -m tests.bots.nautilus.chance_check [--games 400] [--rounds 3000]``.

The strongest player plays both sides, each decision at the same effort as in the window. What it held its chance to win
the game for at each of its decisions is gathered by tenths, with what became of the game. The mean difference must stay
within 0.03, that of a tenth with enough decisions within 0.05. Source: engines-and-bots 7; rules.md 14.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from noria_desktop.bots.nautilus.levels import Searching, level4
from noria_desktop.bots.nautilus.thoughts import SCALE, Reasoned
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Finished, Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer
from tests.bots.told_chances import Told, held
from tests.chance import seat_chance

ENOUGH: Final = 300
"""Decisions that a tenth needs before it is judged."""


def decisions(seed: int, player: Searching, options: Options) -> Iterator[Told]:
    """Every decision of a game of the player against itself."""
    state = RULES.setup(options, seed).state
    chances = {seat: seat_chance(seed, seat) for seat in (HUMAN, BOT)}
    told: list[tuple[Seat, float]] = []
    while not isinstance(state.table.pending, Finished):
        legal = RULES.legal_actions(state)
        action, seat = legal[0], RULES.turn(state).seat
        if seat is not None and len(legal) > 1:
            choice, chances[seat] = player.choose(RULES.observe(state, seat), legal, chances[seat])
            action = choice.action
            if isinstance(choice, Reasoned) and choice.thoughts.considered:
                told.append((seat, choice.thoughts.considered[0].chance / SCALE))
        state = RULES.apply_unchecked(state, action).state
    winner = RULES.scores(state).winner
    yield from ((chance, 0.5 if winner is None else float(seat == winner)) for seat, chance in told)


def of_a_game(seed: int, rounds: int, cards: DomainCards) -> list[Told]:
    """The same, by the strongest level at an effort, who begins by turns."""
    first = FirstPlayer.HUMAN if seed % 2 else FirstPlayer.OPPONENT
    player = changed(level4(), iterations=rounds, seconds=None)
    return list(decisions(seed, player, Options(first_player=first, domain_cards=cards)))


def main() -> int:
    """Measure and print; 1 when a difference is too great."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=10_000, help="seed of the first game")
    parser.add_argument("--rounds", type=int, default=3_000, help="rounds played out a decision")
    parser.add_argument("--cards", type=DomainCards, default=DomainCards.VISIBLE, choices=list(DomainCards))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = pool.map(partial(of_a_game, rounds=asked.rounds, cards=asked.cards), seeds)
        found = [one for game in games for one in game]
    result = held(found)
    print(*result.lines(ENOUGH), sep="\n")
    print("ok" if result.fits(ENOUGH) else "MISSED")
    return 0 if result.fits(ENOUGH) else 1


if __name__ == "__main__":
    sys.exit(main())
