"""What a game must know so that lessons about it can be written: its few words for positions, actions and claims."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

from noria_desktop.app.catalogue import lesson_module

A = TypeVar("A")
E = TypeVar("E", bound=enum.Enum)
OR: Final = "|"
"""Stands between actions or claims any of which is meant."""
NOT: Final = "not"
"""Before a claim: it does not hold."""


class LessonError(ValueError):
    """Words of a lesson that the game's language does not know."""


# What the words of several games have in common --------------------------------------------------------


def any_of(words: str, meant: Callable[[list[str]], Iterable[A]]) -> tuple[A, ...]:
    """The actions that words mean, several of them by ``|``.

    Args:
        words: such as ``produce 34 1 | finish``.
        meant: what the words of one of them mean.
    """
    return tuple(one for part in words.split(OR) for one in meant(part.split()))


def is_claimed(claim: str, claims: Mapping[str, Callable[..., bool]], *states: Any) -> bool:
    """Whether a claim holds, of several by ``|`` any of them; ``not`` before one turns it round.

    Args:
        claim: such as ``turn 5`` or ``not mech 34``.
        claims: what may be claimed by its first word, asked of the states and the words behind it.
        states: those that it is asked of.

    Raises:
        LessonError: it means nothing.
    """
    return any(_is_one_claimed(part.split(), claims, states) for part in claim.split(OR))


def _is_one_claimed(
    words: list[str], claims: Mapping[str, Callable[..., bool]], states: tuple[Any, ...]
) -> bool:
    if words[:1] == [NOT]:
        return not _is_one_claimed(words[1:], claims, states)
    test = claims.get(words[0]) if words else None
    if test is None:
        raise LessonError(" ".join(words))
    try:
        return test(*states, *words[1:])
    except TypeError:
        raise LessonError(" ".join(words)) from None


def word_of(kind: type[E], word: str) -> E:
    """Whatever of this kind is called so.

    Raises:
        LessonError: there is nothing of that name.
    """
    try:
        return kind(word)
    except ValueError:
        raise LessonError(word) from None


# What a game says of itself -----------------------------------------------------------------------------


class Language(Protocol):
    """How one game reads lessons. States and actions are those of its rules."""

    def position(self, data: Mapping[str, Any], /) -> Any:
        """The state that a position of a lesson describes.

        Raises:
            ComponentsError: something in it is unknown, missing or of another type.
            ImpossibleState: it cannot occur in a game.
            LessonError: a word in it is unknown.
        """

    def actions(self, words: str, state: Any, /) -> tuple[Any, ...]:
        """The actions that these words mean, legal or not; with a ``*`` all legal ones that fit.

        Raises:
            LessonError: they mean nothing.
        """

    def holds(self, claim: str, before: Any, state: Any, /) -> bool:
        """Whether a claim holds of a state that was ``before`` until now.

        Raises:
            LessonError: it means nothing.
        """

    def stays(self, state: Any, /) -> bool:
        """Whether what would go on by itself here waits for the next step of the lesson."""

    def forced(self, state: Any, /) -> Any | None:
        """What the table does by itself for a player who can do nothing else here, such as ending an empty phase."""

    def told(self, events: tuple[Any, ...], /) -> tuple[str, ...]:
        """What others did in a step, in the words of ``Step.others``."""


@cache
def language(game_id: str) -> Language:
    """The language of a game that has lessons.

    Raises:
        UnknownGame: no such game, or it has none.
    """
    found: Language = import_module(lesson_module(game_id)).LANGUAGE
    return found
