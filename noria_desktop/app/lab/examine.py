"""Whether a player may sit at the table: it chooses what is legal, in time, and by nothing but what its seat sees.

For people who write players: ``noria-desktop examine GAME NAME``, or ``examine`` in a test of their own. Games are played
with the player at each seat in turn and chance at the others. Every decision is asked for twice: here, where the whole
game lies about, and after the game, from its last decision to its first, in a process that is sent nothing but the views. A
player that looks where it may not, that keeps something from one decision to the next, or that uses chance of its own,
decides otherwise there.
"""

from __future__ import annotations

import enum
import time
from collections.abc import Callable
from typing import Any, Final

from attrs import define, field

from noria_desktop.app import catalogue, simulate
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.installed import Guest, UnfairPlayer
from noria_desktop.app.players import player
from noria_desktop.app.thinking import Question, SearchWorker, ThinkingFailed, digest_of_view
from noria_desktop.bots.policy import Choice, Policy, RandomPlayer
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen

POLL_S: Final = 0.002
PATIENCE_S: Final = 60.0
"""A player that says nothing for so long in the other process has failed."""


class Fault(enum.Enum):
    """What can be wrong with a player."""

    FAILS = "fails"
    """It breaks down."""
    UNFAIR = "unfair"
    """It does not choose among the legal actions."""
    SLOW = "slow"
    """It takes longer than it may."""
    ALTERS = "alters"
    """It changes what it was shown."""
    KNOWS_MORE = "knows more"
    """It decides by something else than its view: the game itself, an earlier decision, or chance of its own."""


@frozen
class Finding:
    """What was found to be wrong, and when first."""

    fault: Fault
    seed: int
    seat: int
    decision: int
    """Which one of the game it was, from 1."""
    detail: str = ""


@frozen
class Report:
    """How the examination went."""

    games: int
    decisions: int
    longest: float
    """Seconds that the slowest decision took."""
    finding: Finding | None = None
    """None: the player is as it should be."""


def examine(
    game: str,
    name: str,
    *,
    games: int = 4,
    seed: int = 1,
    seconds: float = 1.0,
    clock: Callable[[], float] = time.perf_counter,
) -> Report:
    """Play with a player and look at every decision; the examination ends with the first fault.

    Args:
        game: the game's id.
        name: an installed player, or one of ours.
        games: how many.
        seed: of the first one.
        seconds: how long a decision may take.
        clock: by which they are counted.

    Raises:
        UnknownPlayer: the game has no such player.
        BrokenPlayer: it cannot be made.
    """
    kit, policy = catalogue.kit(game), player(game, name)
    guest = policy if isinstance(policy, Guest) else Guest(name, policy)
    worker = SearchWorker()
    watched = _Watched(kit, guest, name, seconds, clock, worker)
    try:
        for number in range(games):
            _game(kit, watched, seed + number, number)
    except _Found as error:
        return Report(number + 1, watched.decisions, watched.longest, error.finding)
    finally:
        worker.close()
    return Report(games, watched.decisions, watched.longest)


def _game(kit: GameKit, watched: _Watched, seed: int, number: int) -> None:
    """One game, with the player at another seat each time and chance at the others."""
    options = kit.default_options()
    seats = kit.seats(options)[: kit.taken(options)]
    watched.sit_down(seed, seats[number % len(seats)])
    others: dict[Seat, Policy] = {seat: RandomPlayer() for seat in seats}
    simulate.play(kit, options, seed, {**others, watched.seat: watched})
    watched.ask_elsewhere()


class _Found(Exception):
    """Something is wrong with the player."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding)
        self.finding = finding


@define(eq=False)
class _Watched:
    """The player, with somebody who looks over its shoulder."""

    kit: GameKit
    guest: Guest
    name: str
    seconds: float
    clock: Callable[[], float]
    worker: SearchWorker
    seed: int = 0
    seat: Seat = field(default=Seat(0))
    decisions: int = 0
    longest: float = 0.0
    asked: list[tuple[Question, Any, Rng]] = field(factory=list)
    """What was decided in this game, with the question."""

    def sit_down(self, seed: int, seat: Seat) -> None:
        """A game begins."""
        self.seed, self.seat = seed, seat
        self.asked.clear()

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Let the player decide."""
        self.decisions += 1
        shown = digest_of_view(self.kit.game_id, view)
        begun = self.clock()
        try:
            choice, after = self.guest.choose(view, legal, rng)
        except UnfairPlayer as error:
            raise self._found(Fault.UNFAIR, str(error)) from None
        except Exception as error:
            raise self._found(Fault.FAILS, f"{type(error).__name__}: {error}") from error
        took = self.clock() - begun
        self.longest = max(self.longest, took)
        if took > self.seconds:
            raise self._found(Fault.SLOW, f"{took:.2f}")
        if digest_of_view(self.kit.game_id, view) != shown:
            raise self._found(Fault.ALTERS)
        self.asked.append((Question(self.kit.game_id, self.name, view, legal, rng), choice.action, after))
        return choice, after

    def ask_elsewhere(self) -> None:
        """Put the questions of the game once more, to a process that knows nothing of it."""
        while self.asked:
            question, *decided = self.asked.pop()
            if self._elsewhere(question) != tuple(decided):
                raise self._found(Fault.KNOWS_MORE)

    def _elsewhere(self, question: Question) -> tuple[Any, Rng]:
        try:
            self.worker.ask(question)
            deadline = time.monotonic() + PATIENCE_S
            while (answer := self.worker.poll()) is None:
                if time.monotonic() > deadline:
                    raise self._found(Fault.SLOW, f"{PATIENCE_S:.2f}")
                time.sleep(POLL_S)
        except ThinkingFailed as error:
            raise self._found(Fault.FAILS, str(error).rstrip().rpartition("\n")[2]) from None
        return answer.choice.action, answer.rng

    def _found(self, fault: Fault, detail: str = "") -> _Found:
        return _Found(Finding(fault, self.seed, self.seat, len(self.asked) + 1, detail))
