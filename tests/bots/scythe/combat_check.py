"""Told chances of combats beside their results: ``python -m tests.bots.scythe.combat_check [--games 120] [--deals 20]``.

Random players fight their way through games. Each combat of theirs is sealed with every total that could be committed, and
revealed as it lies and on other deals of what the human cannot see. Results are gathered by tenths of the chance told; the
mean difference must stay within 0.03, that of a tenth with enough combats within 0.05. Source: automa.md 10; H15.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from typing import Final

from attrs import evolve

from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import Advance
from noria_desktop.games.scythe.events import CombatRevealed
from noria_desktop.games.scythe.pending import Revealing
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Level
from tests.bots.scythe.test_look_ahead import unseen_exchanged
from tests.bots.told_chances import held
from tests.chance import seat_chance

ENOUGH: Final = 300
"""Results that a tenth needs before it is judged."""


def sealed_combats(seed: int) -> Iterator[State]:
    """Combats of a random game at the moment before the reveal."""
    options = Options(level=list(Level)[seed % len(Level)])
    state, rng = RULES.setup(options, seed).state, seat_chance(seed, HUMAN)
    while RULES.turn(state).seat is not None:
        if isinstance(state.pending[-1], Revealing):
            yield state
        legal = RULES.legal_actions(state)
        action = legal[0]
        if not RULES.turn(state).automatic:
            choice, rng = RandomPlayer().choose(state, legal, rng)
            action = choice.action
        state = RULES.apply_unchecked(state, action).state


def won(state: State) -> bool:
    """Whether the human wins the combat that is revealed now."""
    events = RULES.apply_unchecked(state, Advance()).events
    return next(event for event in events if isinstance(event, CombatRevealed)).winner == HUMAN


def compared(games: int, deals: int) -> list[tuple[float, bool]]:
    """Chances told, and what came of them."""
    found: list[tuple[float, bool]] = []
    dice = random.Random(1)
    for seed in range(1, games + 1):
        for state in sealed_combats(seed):
            top = state.pending[-1]
            assert isinstance(top, Revealing)
            # The dial at any number: what is told depends on the total alone.
            power = dice.randint(0, min(7, state.human.power))
            state = evolve(state, pending=(*state.pending[:-1], evolve(top, power=power)))
            total = power + sum(card for card in top.cards if card is not None)
            told = odds(RULES.observe(state, HUMAN), attacking=top.attacker == HUMAN)[total]
            found += [(told, won(unseen_exchanged(state, 1000 * seed + deal))) for deal in range(deals)]
            found.append((told, won(state)))
    return found


def main() -> int:
    """Measure and print; 1 when a difference is too great."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--deals", type=int, default=20)
    asked = parser.parse_args()
    found = compared(asked.games, asked.deals)
    result = held(found)
    print(*result.lines(ENOUGH), sep="\n")
    print("ok" if result.fits(ENOUGH) else "MISSED")
    return 0 if result.fits(ENOUGH) else 1


if __name__ == "__main__":
    sys.exit(main())
