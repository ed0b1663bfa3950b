"""Lines of play for the conditions of honours: real steps from a position, or steps of which only a part is told."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.catalogue import kit
from noria_desktop.app.honours.honour import Line, Played, honours_of
from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import lessons


def found(key: str, line: Line) -> int | None:
    """The ply at which a line earned a mark of honour; None: it did not."""
    game_id = key.partition("-")[0]
    return next(one for one in honours_of(game_id) if one.key == key).found(line)


def steps(game_id: str, state: Any, *actions: Any) -> tuple[Played, ...]:
    """These actions from a position, by the rules; one that is written down is read in the game's words for lessons.

    ``...`` lets happen what is automatic.
    """
    rules, line = kit(game_id).rules, list[Played]()

    def do(action: Any) -> None:
        nonlocal state
        step = rules.apply(state, action)
        line.append(Played(len(line) + 1, state, action, step.events, step.state))
        state = step.state

    for action in actions:
        if action is ...:
            while rules.turn(state).automatic:
                do(rules.legal_actions(state)[0])
        elif isinstance(action, str):
            legal = rules.legal_actions(state)
            do(next(one for one in language(game_id).actions(action, state) if one in legal))
        else:
            do(action)
    return tuple(line)


def taught(game_id: str, name: str) -> Any:
    """A position of the lessons, by its name."""
    written = {key: data for one in lessons(game_id) for key, data in one.positions.items()}
    return language(game_id).position(written[name])


def told(*steps: Any, before: Any = None, after: Any = None) -> tuple[Played, ...]:
    """Steps of which only events are told, one event a step or several as a list; states are the same for all."""
    return tuple(
        Played(ply, before, None, tuple(one) if isinstance(one, list) else (one,), after)
        for ply, one in enumerate(steps, start=1)
    )
