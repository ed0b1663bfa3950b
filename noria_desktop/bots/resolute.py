"""Keeping to a turn that was decided on, for games played from beginning to end.

A player that compares whole turns would compare them again at each decision of a turn, as it keeps nothing between two
decisions (``policy``). Where a game is played through, somebody can keep the rest of the turn for it: as long as the
position comes about that was expected, what was decided there is done, and nobody is asked. At the table nothing is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from attrs import field, frozen

from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.rng import Rng


@runtime_checkable
class PlansTurns(Protocol):
    """A player that decides about more than the next action."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Decide."""
        ...

    def rest_of_turn(self, view: Any, choice: Choice[Any]) -> Mapping[Any, tuple[Any, ...]]:
        """What it means to do at each position that a choice leads to, as its seat will see it.

        Args:
            view: what it was shown.
            choice: what it answered then, having weighed.

        Returns:
            By the position, ``view`` among them, what is left of the turn: its first action is the one to be done there.
        """
        ...


@frozen(eq=False)
class Resolute:
    """A player for one game that asks another one about turns, and keeps to what it said."""

    policy: PlansTurns
    _turn: dict[Any, tuple[Any, ...]] = field(factory=dict, init=False, repr=False)
    """The rest of the turn, by the position in which it is due."""

    @property
    def effort(self) -> Any:
        """How much is thought for a turn."""
        return getattr(self.policy, "effort", None)

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """Go on with the turn where it came as expected, else decide anew."""
        rest = self._turn.get(view)
        if rest and rest[0] in legal:
            return Choice(rest[0], then=rest[1:]), rng
        choice, rng = self.policy.choose(view, legal, rng)
        if choice.weighed:
            self._turn.clear()
            self._turn.update(self.policy.rest_of_turn(view, choice))
        return choice, rng


def resolute(policy: Policy) -> Policy:
    """A player for one game; one that plans turns keeps to them."""
    return Resolute(policy) if isinstance(policy, PlansTurns) else policy
