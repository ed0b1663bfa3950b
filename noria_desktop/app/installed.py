"""Players that other packages bring along.

A package names them in the entry-point group of a game, such as ``noria_desktop.players.nautilus``; each is something
that makes a player when it is called (``bots/policy.Policy``): a class, as a rule. Nothing of a package is imported
before one of its players is asked for by name, and none of ours can be replaced by another of the same name.

What such a player decides is held to the rules: a game is never led anywhere by an action that is not legal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "noria_desktop.players."
"""Of entry points; the game's id comes after it."""
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""How a player may be called: something that can be typed, and that has no place in a list of names otherwise."""


class BrokenPlayer(RuntimeError):
    """An installed player cannot be used."""

    def __init__(self, name: str, detail: str) -> None:
        """Keep what is to be said."""
        super().__init__(name, detail)
        self.name = name
        self.detail = detail


class UnfairPlayer(RuntimeError):
    """A player did something else than to choose among the legal actions. The message says what."""


@frozen
class Guest:
    """An installed player at the table, held to what a player may do."""

    name: str
    made: Any

    @property
    def effort(self) -> Any:
        """What the player says of it, if it does."""
        return getattr(self.made, "effort", None)

    def within(self, seconds: float | None, stopped: Callable[[], bool]) -> Policy:
        """The player as it is asked at the table: with a time and the wish to stop, where it takes them.

        Args:
            seconds: time for a decision; None: as long as it takes.
            stopped: to be asked now and then while it thinks.
        """
        within = getattr(self.made, "within", None)
        return self if within is None else Guest(self.name, within(seconds, stopped))

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Let it decide.

        Raises:
            UnfairPlayer: what it says is no choice among the legal actions.
        """
        answer = self.made.choose(view, legal, rng)
        match answer:
            case (Choice() as choice, Rng() as after):
                pass
            case _:
                raise UnfairPlayer(f"“{self.name}” answers {type(answer).__name__}, not a choice and an Rng")
        if choice.action not in legal:
            raise UnfairPlayer(f"“{self.name}” chooses {choice.action!r}, which is not legal")
        return choice, after


def names(game_id: str) -> tuple[str, ...]:
    """The names of the players that packages have for a game, sorted."""
    return tuple(sorted(_found(game_id)))


def player(game_id: str, name: str) -> Guest | None:
    """An installed player of this game; None when there is none of that name.

    Raises:
        BrokenPlayer: it cannot be made.
    """
    point = _found(game_id).get(name)
    if point is None:
        return None
    try:
        made = point.load()()
    except Exception as error:
        # A package may be broken in any way; that is told, and ends nothing else.
        raise BrokenPlayer(name, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BrokenPlayer(name, f"{point.value} makes nothing that can choose")
    return Guest(name, made)


def _found(game_id: str) -> dict[str, EntryPoint]:
    """By name; of two packages that use the same one, the first has it."""
    # It brings the whole of e-mail with it, and hardly any start asks.
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP + game_id):
        if NAME.fullmatch(point.name):
            found.setdefault(point.name, point)
    return found
