"""Positions for pictures beside rules: those of a game's lessons, gone on from in the lessons' own words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN

ON: Final = "on"
"""In place of an action: what goes on by itself, a step of another side or a forced moment."""


class NoSuchPosition(ValueError):
    """No lesson has a position of this name, or what is to be played from it is not allowed."""


@cache
def lesson_position(game_id: str, name: str, played: str = "") -> tuple[Any, Iterable[Any]]:
    """A position of the lessons as the human sees it, and what is legal there.

    Args:
        game_id: whose lessons.
        name: of the position.
        played: actions in the lessons' words, separated by ``;``; ``on`` is what goes on by itself.

    Raises:
        NoSuchPosition: there is none, or it cannot be played on so.
    """
    state, rules = state_of_lesson(game_id, name, played), kit(game_id).rules
    return rules.observe(state, HUMAN), tuple(rules.legal_actions(state))


@cache
def state_of_lesson(game_id: str, name: str, played: str = "") -> Any:
    """The same as the game itself knows it.

    Raises:
        NoSuchPosition: there is none, or it cannot be played on so.
    """
    written = next((one.positions[name] for one in lessons(game_id) if name in one.positions), None)
    if written is None:
        raise NoSuchPosition(f"{game_id}: {name}")
    return played_on(game_id, language(game_id).position(written), played)


def played_on(game_id: str, state: Any, played: str) -> Any:
    """A state after some actions in the lessons' words.

    Raises:
        NoSuchPosition: one of them is not allowed, or nothing goes on by itself where that is said.
    """
    rules = kit(game_id).rules
    for part in filter(None, (part.strip() for part in played.split(";"))):
        if part != ON:
            action = legal_action(game_id, state, part)
        elif rules.turn(state).automatic:
            action = rules.legal_actions(state)[0]
        else:
            raise NoSuchPosition(f"{game_id}: {part}")
        state = rules.apply(state, action).state
    return state


def legal_action(game_id: str, state: Any, words: str) -> Any:
    """The first legal action that these words of the lessons mean.

    Raises:
        NoSuchPosition: none of them is allowed.
    """
    legal = kit(game_id).rules.legal_actions(state)
    for meant in language(game_id).actions(words, state):
        if meant in legal:
            return meant
    raise NoSuchPosition(f"{game_id}: {words}")
