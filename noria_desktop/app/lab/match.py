"""A match in the laboratory: which games are to be played, and one of them played as a line of the result.

A line says everything that is needed to play its game once more: program, set-up, seed, who sat where and with what
effort. It follows from its job alone, so it is the same in whatever process, on whatever machine, and in whatever order
the jobs are done. Source: decision 18; engines-and-bots 9.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from noria_desktop import __version__
from noria_desktop.app import catalogue, players, simulate
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.installed import UnfairPlayer
from noria_desktop.app.players import UnknownPlayer
from noria_desktop.engine.values import frozen

Line: TypeAlias = dict[str, Any]
"""The result of a game as plain data, its keys in the order in which they are written."""

HEAD: Final = ("game", "version", "setup", "seed", "players", "effort")
"""The keys that are known before the game is played: two lines with the same head are of the same game."""
RESULT: Final = ("scores", "winner", "actions", "digest")
"""The keys that playing adds."""


class GameFailed(RuntimeError):
    """A game could not be played to its end: a player broke down, or did what it may not."""

    def __init__(self, seed: int, detail: str) -> None:
        """Keep what is to be said; plain values, as this crosses from one process to another."""
        super().__init__(seed, detail)
        self.seed = seed
        self.detail = detail


class OtherVersion(RuntimeError):
    """The job was made by another version of this program than the one that is to do it."""

    def __init__(self, version: str) -> None:
        """Keep the version that was met."""
        super().__init__(version)
        self.version = version


@frozen
class Job:
    """One game that is to be played."""

    game: str
    options: Any
    setup: str
    """The options in the game's notation."""
    seed: int
    players: tuple[str, ...]
    """Names by seat, seat 0 first; automatons of the rules are not among them."""
    effort: tuple[str, ...]
    """How much each of them thinks for a decision."""
    turned: int = 0
    """By so many seats the players have moved on from where the match names them."""
    version: str = __version__

    @property
    def head(self) -> Line:
        """What a line says about it before it is played."""
        return {
            "game": self.game,
            "version": self.version,
            "setup": self.setup,
            "seed": self.seed,
            "players": list(self.players),
            "effort": list(self.effort),
        }


@frozen
class Match:
    """Games between the same players on one set-up, over a run of seeds."""

    game: str
    options: Any
    players: tuple[str, ...]
    """Names by seat, seat 0 first."""
    first: int
    """The first seed."""
    games: int
    """At most so many games."""
    paired: bool = False
    """Every seed is played once from each seat, so that all get the same deals."""

    def jobs(self) -> Iterator[Job]:
        """The games in their order; those of one seed follow each other."""
        kit = catalogue.kit(self.game)
        efforts = tuple(players.effort(self.game, name) for name in self.players)
        seats = len(self.players)
        turns = seats if self.paired else 1
        setup = " / ".join(kit.write_setup(self.options).splitlines())
        for number, seed in enumerate(simulate.seeds(self.first, -(-self.games // turns))):
            for turned in range(turns):
                if number * turns + turned == self.games:
                    return
                order = [(seat - turned) % seats for seat in range(seats)]
                yield Job(
                    self.game,
                    self.options,
                    setup,
                    seed,
                    tuple(self.players[one] for one in order),
                    tuple(efforts[one] for one in order),
                    turned,
                )


def play(job: Job) -> Line:
    """Play a job's game.

    Raises:
        GameFailed: it did not come to its end.
        OtherVersion: another version of the program wants it played.
    """
    if job.version != __version__:
        raise OtherVersion(__version__)
    kit = catalogue.kit(job.game)
    try:
        seated = simulate.players_of(kit, job.options, job.players)
        outcome = simulate.play(kit, job.options, job.seed, seated)
    except simulate.EndlessGame:
        raise GameFailed(job.seed, f"more than {kit.action_bound} actions") from None
    except UnknownPlayer as error:
        # Known where the job was made, and not where it is done.
        raise GameFailed(job.seed, f"no player “{error.args[0]}” here") from None
    except UnfairPlayer as error:
        raise GameFailed(job.seed, str(error)) from None
    except Exception as error:
        # Players may be others' work: whatever they raise ends the game and no more.
        raise GameFailed(job.seed, f"{type(error).__name__}: {error}") from error
    return {**job.head, **result(kit, outcome)}


def result(kit: GameKit, outcome: simulate.Outcome) -> Line:
    """The part of a line that playing adds."""
    record = simulate.record(kit, outcome)
    return {key: record[key] for key in RESULT}


def outcome(line: Line, turned: int) -> simulate.Outcome:
    """A line as a game of the match's players: scores and winner by player instead of by seat."""
    named = len(line["players"])
    seats = [(player + turned) % named if player < named else player for player in range(len(line["scores"]))]
    winner = line["winner"]
    return simulate.Outcome(
        line["seed"],
        tuple(line["scores"][seat] for seat in seats),
        None if winner is None else seats.index(winner),
        line["actions"],
        None,
    )
