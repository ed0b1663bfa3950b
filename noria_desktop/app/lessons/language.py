"""What a game must know so that lessons about it can be written: its few words for positions, actions and claims."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from noria_desktop.app.catalogue import lesson_module


class LessonError(ValueError):
    """Words of a lesson that the game's language does not know."""


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
