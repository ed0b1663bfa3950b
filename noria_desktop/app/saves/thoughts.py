"""What programs thought, kept with the game: beside the log, so that their reasons are there after the game was put aside.

A program with a clock would think otherwise a second time, so what it thought is written down and not worked out again.
It is only words about the game: a record that says something impossible is left out, and the game is opened all the same.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.converter import structured, unstructured
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)

THOUGHT_BYTES: Final = 400_000
"""Room for thoughts in a file; a long game of the strongest programs takes about half. The oldest go first."""


@frozen
class SavedThoughts:
    """What a program thought before one step, still plain data."""

    ply: int
    """How many entries of the log had been played after that step, from 1."""
    thoughts: Any


@cache
def _module_of(game_id: str) -> ModuleType | None:
    """Where a game's programs say what they think: ``Thoughts``, and ``reasoned``, the choice that they belong to."""
    name = f"noria_desktop.bots.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None or find_spec(f"{name}.thoughts") is None:
        return None
    return import_module(f"{name}.thoughts")


def kept(kit: GameKit, session: Session) -> tuple[tuple[int, str], ...]:
    """Thoughts of the game as it was played last, oldest first: the ply in the file, and the line of the file."""
    module = _module_of(kit.game_id)
    if module is None:
        return ()
    found: list[tuple[int, str]] = []
    room = THOUGHT_BYTES
    for ply in sorted(session.choices, reverse=True):
        thoughts = getattr(session.choices[ply], "thoughts", None)
        if not isinstance(thoughts, module.Thoughts):
            continue
        text = _text(kit, thoughts)
        room -= len(text) + 24
        if room < 0:
            break
        found.append((len(session.closed) + ply, text))
    return tuple(reversed(found))


@lru_cache(maxsize=1024)
def _text(kit: GameKit, thoughts: Any) -> str:
    """Cached: an autosave would otherwise write all thoughts anew each time."""
    return json.dumps(unstructured(kit, thoughts, type(thoughts)), ensure_ascii=False)


def in_order(saved: Iterable[SavedThoughts], length: int) -> bool:
    """Whether each belongs to another entry of a log of this length, the earlier first."""
    last = 0
    for one in saved:
        if not last < one.ply <= length:
            return False
        last = one.ply
    return True


def recalled(kit: GameKit, saved: Iterable[SavedThoughts], session: Session) -> Mapping[int, Choice[Any]]:
    """The choices that led through a game, by ply of the session; what cannot be so is left out."""
    module = _module_of(kit.game_id)
    if module is None:
        return {}
    found: dict[int, Choice[Any]] = {}
    for one in saved:
        ply = one.ply - len(session.closed)
        if not 0 < ply <= len(session.log):
            continue
        try:
            thoughts = structured(kit, one.thoughts, module.Thoughts, f"$.thoughts[{one.ply}]")
        except SaveError as error:
            log.info("thoughts of step %d are not those of this program: %s", one.ply, error)
            continue
        entry = session.log[ply - 1]
        if entry.seat in session.programs and _may_be(thoughts, session, ply):
            found[ply] = module.reasoned(entry.action, thoughts)
    return found


def _may_be(thoughts: Any, session: Session, ply: int) -> bool:
    """Whether somebody in that moment could have compared so: nothing but what was legal, nothing twice."""
    compared = [one.action for one in thoughts.considered]
    legal = set(session.rules.legal_actions(session.state_at(ply - 1)))
    return len(compared) == len(set(compared)) and legal.issuperset(compared)
