"""Whether the turning points of a game stand among the five that a slow search of every move finds.

``python -m tests.app.turning.turning_check --games 10`` plays so many games of each kind from seeds, a quick player in the
human's place, reads them as the page does, then looks at every decision with ten times the effort of the page's careful look
and says which of its turning points are among the five heaviest changes of that: fewer than five weigh more there. How many of
them only weigh as much as the fifth is said as well. ``--game`` chooses kinds, ``--set`` a setting of the game (Solani against
Coyote: ``--game solani --set players=human --set coyote=thief``), ``--effort`` another effort for the slow search,
``--known`` a folder where what it finds is kept, so that a changed rule need not wait for it again. The exit code is 1 when one
is not, or when nothing was told of any game. A game takes three to ten minutes of one core, nearly all of them for the slow search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.app.thinking import think
from noria_desktop.app.turning.changes import CAREFUL, Change, heaviest
from noria_desktop.app.turning.kept import Kept
from noria_desktop.app.turning.reading import Reading
from noria_desktop.app.turning.sample import PLAYS, played, read_whole
from noria_desktop.bots.policy import never
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_ui import game_ui

Settings: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, chosen after the usual ones of a game."""
FIVE: Final = 5
SLOW: Final = 10 * CAREFUL
"""Effort of the slow search."""


@frozen
class Compared:
    """A game that was read twice."""

    found: tuple[Change, ...]
    slow: tuple[Change, ...]
    """All that the slow search says is worth telling, the heaviest first."""
    seconds: tuple[float, float]
    """The page's reading, and the slow search."""

    @property
    def missed(self) -> tuple[Change, ...]:
        """Turning points that the slow search does not have among its five."""
        return tuple(one for one in self.found if not self._stands(one, self.slow))

    @property
    def tied(self) -> tuple[Change, ...]:
        """Those that weigh as much as the fifth of the slow search, but come after it in the game."""
        return tuple(
            one
            for one in self.found
            if self._stands(one, self.slow) and not self._stands(one, self.slow[:FIVE])
        )

    @staticmethod
    def _stands(one: Change, slow: tuple[Change, ...]) -> bool:
        same = next((other for other in slow if (other.cause, other.ply) == (one.cause, one.ply)), None)
        return same is not None and sum(other.weight > same.weight for other in slow) < FIVE


def game_of(game_id: str, seed: int, settings: Settings = ()) -> Session:
    """A game as the check plays it."""
    setting, own, _ = PLAYS[game_id]
    usual = ((str(setting[0]), str(setting[1])),) if setting else ()
    return played(game_id, (*usual, *settings), own, seed)


def compared(session: Session, effort: int = SLOW, known: Kept | None = None) -> Compared:
    """Read a game as the page does, and slowly; ``known``: what was found slowly before, and where it is kept."""
    door = game_ui(session.rules.game_id)
    begun = time.monotonic()
    reading = Reading(session, lies_open=door.lies_open)
    read_whole(reading)
    read = time.monotonic()
    game = kit(session.rules.game_id)
    slow = Reading(session, known.of(game, session) if known is not None else None, lies_open=door.lies_open)
    for ply in slow.plies:
        if ply not in slow.looks or slow.looks[ply].effort != effort:
            answer, _ = think(slow.asked(ply, effort), never)
            slow.take(ply, effort, answer)
    if known is not None:
        known.keep(game, session, slow.looks)
    found = tuple(one.change for one in reading.moments)
    every = heaviest(slow.changes, slow.measure, len(slow.changes))
    return Compared(found, every, (read - begun, time.monotonic() - read))


def told(one: Change) -> str:
    """A change in a few letters."""
    return f"{one.cause.value}@{one.ply} {one.before / 100:+.1f} to {one.after / 100:+.1f}"


def lines(
    games: tuple[str, ...],
    count: int,
    seed: int,
    effort: int,
    known: Kept | None = None,
    settings: Settings = (),
) -> Iterator[tuple[str, int, int]]:
    """A line a game, how many turning points it has, and how many of them are not among the five."""
    for game_id in games:
        for number in range(seed, seed + count):
            one = compared(game_of(game_id, number, settings), effort, known)
            good = len(one.found) - len(one.missed)
            text = f"{game_id} {number}: {good} of {len(one.found)} among the five"
            text += f" ({one.seconds[0]:.0f} s, slowly {one.seconds[1]:.0f} s)"
            text += f", {len(one.tied)} of them no heavier than others" if one.tied else ""
            for lost in one.missed:
                text += f"\n    not: {told(lost)}; the five: {', '.join(map(told, one.slow[:FIVE]))}"
            yield text, len(one.found), len(one.missed)


def main(arguments: list[str] | None = None) -> int:
    """Run the check."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10, help="games of each kind")
    parser.add_argument("--game", action="append", choices=game_ids(), help="only this kind; may be repeated")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--effort", type=int, default=SLOW, help="effort of the slow search")
    parser.add_argument("--known", type=Path, help="a folder where what the slow search finds is kept")
    chosen = parser.parse_args(arguments)
    known = None if chosen.known is None else Kept(chosen.known)
    games = tuple(chosen.game or game_ids())
    settings = tuple((name, value) for name, _, value in (one.partition("=") for one in chosen.set))
    told_of = bad = 0
    for text, found, missed in lines(games, chosen.games, chosen.seed, chosen.effort, known, settings):
        print(text, flush=True)
        told_of, bad = told_of + found, bad + missed
    print(f"{told_of - bad} of {told_of} turning points stand among the five")
    return int(bad > 0 or not told_of)


if __name__ == "__main__":
    sys.exit(main())
