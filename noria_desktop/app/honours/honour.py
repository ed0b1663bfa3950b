"""A mark of honour: something worth trying once in a game, and how a finished game tells that it was done.

A condition is a pure function of a game's own line: what stood before each step, what was done, what happened. It gives
the ply at which the mark was earned. Nothing is counted while somebody plays; what was taken back is no part of the
line. Source: lessons/<game>.md, Honours; mocks/campaign.md 5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from attrs import field

from noria_desktop.app.catalogue import honours_module
from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen

MOST: Final = 10
"""Marks of honour of a game."""


@frozen
class Played:
    """One step of a game."""

    ply: int
    """How many actions have been played with it."""
    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


Line: TypeAlias = Sequence[Played]
"""Every step of a game that was not taken back, the first one first."""


@frozen
class Honour:
    """One mark of honour of a game; what it is called is said by the game's door."""

    key: str
    """Its name among all of this program, such as ``noria-four-roofs``; a plain word that no file's text can forge."""
    rule: str
    """Address of the rule it speaks of, in the game's page of rules."""
    found: Callable[[Line], int | None] = field(eq=False)
    """The ply at which a line earned it first; None: it did not."""


def line_of(session: Session) -> tuple[Played, ...]:
    """What was played in a game up to where it stands, without what was taken back."""
    log = session.log
    return tuple(
        Played(
            ply, session.state_at(ply - 1), log[ply - 1].action, session.events_at(ply), session.state_at(ply)
        )
        for ply in range(1, session.cursor + 1)
    )


def happened(line: Line) -> Iterator[tuple[Played, Any]]:
    """Every event of a line with the step it belongs to."""
    for step in line:
        for event in step.events:
            yield step, event


@cache
def honours_of(game_id: str) -> tuple[Honour, ...]:
    """A game's marks of honour, the easiest first; none where it has none.

    Raises:
        UnknownGame: no such game.
    """
    name = honours_module(game_id)
    found: tuple[Honour, ...] = import_module(name).HONOURS if name else ()
    return found


def earned_by(game_id: str, line: Line) -> Mapping[str, int]:
    """The marks that a line of a game earned, by their keys, with the ply of each."""
    found = ((one.key, one.found(line)) for one in honours_of(game_id))
    return {key: ply for key, ply in found if ply is not None}
