"""Whether a game that is watched shows the states of its log: forward, backward and by jumps.

``python -m tests.app.replaying.replay_check --games 200`` plays so many games of each kind (and of other tables of it),
each by chance from a seed, and watches them through the conductor. What is shown is compared with the states that the
rules give when the log is played once more from the set-up, and with what the seat may see of them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.replaying.timeline import Timeline, timeline
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.pace import BotSpeed
from tests.app.playing import every_table, played
from tests.ui.table.hand_clock import HandClock, HandPage

JUMPS = 60
"""Jumps in a game, besides those along its marks, turns and rounds."""


def states_of(session: Session) -> list[Any]:
    """The states of a log, played by the rules alone from the set-up."""
    rules = session.rules
    found = [rules.setup(session.options, session.seed).state]
    for entry in session.log:
        assert rules.turn(found[-1]).seat == entry.seat
        found.append(rules.apply(found[-1], entry.action).state)
    return found


class Watched:
    """A game that is watched without a window."""

    def __init__(self, session: Session) -> None:
        """From its start."""
        self._page = HandPage()
        self._conductor = self._page.conductor = Conductor(HandClock(), self._page)
        self._conductor.pace.speed = BotSpeed.INSTANT
        self._conductor.open(session, game_ui(session.rules.game_id), watching=True)
        self._rules, self.states = session.rules, states_of(session)
        self._session, self._at = session, 0

    def look(self, ply: int) -> None:
        """Look at a moment.

        Raises:
            AssertionError: it is not the one of the log.
        """
        self._conductor.watch_ply(ply)
        shown = self._page.shown[-1]
        assert shown.moment.ply == ply
        assert shown.moment.state == self.states[ply], f"another state at {ply}, from {self._at}"
        assert shown.view == self._rules.observe(self.states[ply], HUMAN), f"another view at {ply}"
        assert not shown.playable
        if ply == self._at + 1:
            assert shown.events == self._session.events_at(ply), f"other events on the way to {ply}"
            assert shown.before == self._rules.observe(self.states[self._at], HUMAN)
        else:
            assert not shown.events
        self._page.shown.clear()
        self._at = ply


def ways(line: Timeline, chance: random.Random) -> Iterator[int]:
    """Plies to look at: on, back, by turns, rounds, marks and others' steps, and anywhere."""
    yield from range(line.plies + 1)
    yield from range(line.plies, -1, -1)
    for move in (line.turn_from, line.round_from):
        ply = 0
        while ply < line.plies:
            yield (ply := move(ply, forward=True))
        while ply > 0:
            yield (ply := move(ply, forward=False))
    steps: tuple[Callable[[int], int | None], ...] = (
        lambda at: line.mark_from(at, forward=True),
        line.others_step_from,
    )
    for step in steps:
        there: int | None = 0
        while there is not None and (there := step(there)) is not None:
            yield there
    yield from (chance.randint(0, line.plies) for _ in range(JUMPS))


def check(game: GameKit, seed: int) -> int:
    """Watch one game all ways; how many moments were compared.

    Raises:
        AssertionError: one of them was not that of the log.
    """
    session = played(game, seed)
    before, cursor = session.record, session.cursor
    watched, count = Watched(session), 0
    for ply in ways(timeline(session, game), random.Random(seed)):
        watched.look(ply)
        count += 1
    assert (session.record, session.cursor) == (before, cursor), "watching changed the game"
    return count


def main(arguments: list[str]) -> int:
    """Check so many games of each kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1, help="of the first one")
    parser.add_argument("--kind", action="append", help="only these: noria, solani-3 and so on")
    found = parser.parse_args(arguments)
    wrong = 0
    for name, game in every_table().items():
        if name == "pebbles" or (found.kind and name not in found.kind):
            continue
        moments = faults = 0
        for seed in range(found.seed, found.seed + found.games):
            try:
                moments += check(game, seed)
            except AssertionError as error:
                faults += 1
                print(f"{name}, seed {seed}: {error}")
        print(f"{name}: {found.games} games, {moments} moments, {faults} wrong", flush=True)
        wrong += faults
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
