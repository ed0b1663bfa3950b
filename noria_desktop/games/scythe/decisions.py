"""How one kind of entry on the stack of decisions is decided: who, what may be done, and what each verb does.

Every chapter's module ends with ``DECISIONS``, a tuple of ``Decision``s for the entries of ``pending`` that are its
own; ``deciding`` lists those modules and is asked by ``legal`` and ``apply``. A verb takes the entry that
it decides off the stack, or exchanges it, and puts on what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN, Turn
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import Action, Advance
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Phase, Prompt

Who: TypeAlias = Callable[[State, Any], Turn]
"""From state and entry: who decides what."""
Legal: TypeAlias = tuple[Action, ...] | Callable[[State, Any], tuple[Action, ...]]
"""Every legal action, in an order that the module documents; or what lists them, from state and entry."""
Verb: TypeAlias = Callable[[StateBuilder, Any, Any], None]
"""Carry out an action on the table; the entry is still the last one on its stack."""
Refuse: TypeAlias = Why | Callable[[State, Any, Any], Why]
"""The rule that an action of one of its verbs breaks that is not legal; or what finds it, from state, entry and action."""
Resolve: TypeAlias = Callable[[StateBuilder, Any], bool]
"""Called when the entry comes to lie on top: do what nobody decides.

Returns whether something was done; then whatever lies on top now is looked at anew. False: somebody has to decide.
"""
Abandon: TypeAlias = Callable[[StateBuilder, Any], None]
"""The game ends while the entry lies on the stack; called from the top down, nothing is popped."""

_NONE: Final[Mapping[type, Any]] = MappingProxyType({})

ADVANCE: Final[tuple[Action, ...]] = (Advance(),)


@frozen
class Decision:
    """How entries of one class are decided."""

    entry: type
    """A class of ``pending``."""
    turn: Turn | Who | None = None
    """None: it never comes to rest on top (``Aftermath``, ``Settling``)."""
    legal: Legal | None = None
    verbs: Mapping[type, Verb] = _NONE
    """By class of action."""
    why: Mapping[type, Refuse] = _NONE
    """By class of action; without an entry it is ``Why.NOT_NOW``."""
    first: Why = Why.NOT_NOW
    """What is to be done before anything else, as an answer to actions that are none of its verbs."""
    resolve: Resolve | None = None
    abandon: Abandon | None = None
    amid: bool = False
    """Stars are not looked for as long as such an entry is on the stack: a choice is not yet done (rules.md 10)."""


def humans(phase: Phase, prompt: Prompt) -> Turn:
    """A decision of the human's."""
    return Turn(HUMAN, phase, prompt)


def beat(phase: Phase, prompt: Prompt) -> Turn:
    """A beat of the Automa's, which only ``Advance`` carries out."""
    return Turn(BOT, phase, prompt, automatic=True)
