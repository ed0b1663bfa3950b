"""One step being tried: the ways that are still open, what its words mean where it stands, what a try is answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, permutations, product
from typing import Any

from noria_desktop.app.lessons.language import Language
from noria_desktop.app.lessons.lesson import LEGAL, Step, Wrong
from noria_desktop.app.session import AnyRules
from noria_desktop.engine.values import frozen


@frozen
class Verdict:
    """What is said about a try."""

    passes: bool
    """It may be played."""
    wrong: Wrong | None = None
    """The lesson's answer to it; None: it has none of its own."""


class Trying:
    """A step from its beginning until one of its ways is gone to the end."""

    def __init__(
        self,
        rules: AnyRules,
        language: Language,
        step: Step,
        open_: tuple[tuple[str, ...], ...] | None = None,
        done: int = 0,
    ) -> None:
        """With these ways still open after so many acts; None: nothing was tried yet."""
        self._rules, self._language, self._step = rules, language, step
        self._ways = tuple(ways(step.do)) if open_ is None else open_
        self.acts = done
        """How many acts of it were done."""

    @property
    def done(self) -> bool:
        """Whether a way was gone to its end."""
        return () in self._ways

    @property
    def lost(self) -> bool:
        """Whether what was played is on none of its ways."""
        return not self._ways

    @property
    def next(self) -> tuple[str, ...]:
        """What may come next, in the words of the step; that of the way that is proposed first."""
        return tuple(dict.fromkeys(way[0] for way in self._ways if way))

    def expected(self, state: Any) -> tuple[Any, ...]:
        """The actions with which it can go on from here."""
        found = dict.fromkeys(action for way in self._ways if way for action in self._meant(way[0], state))
        return tuple(found)

    def proposed(self, state: Any) -> tuple[Any, ...]:
        """One way to its end, as far as the rules allow it."""
        if self.lost:
            return ()
        found, first, way = [], self._step.first, self._ways[0]
        if first and not self.acts:
            way = (first, *way[1:])
        elif first:
            way = tuple(first if "*" in one else one for one in way)
        for one in way:
            meant = self._meant(one, state)
            if not meant or meant[0] not in self._rules.legal_actions(state):
                break
            found.append(meant[0])
            state = self._rules.apply(state, meant[0]).state
        return tuple(found)

    def after(self, action: Any, state: Any) -> Trying:
        """This was played from here: only the ways that it is on stay open."""
        left = tuple(way[1:] for way in self._ways if way and action in self._meant(way[0], state))
        return Trying(self._rules, self._language, self._step, left, self.acts + 1)

    def _meant(self, words: str, state: Any) -> tuple[Any, ...]:
        """What words of the step mean now; of many what fulfils its claims."""
        actions = self._language.actions(words, state)
        if "*" not in words:
            return actions
        return tuple(action for action in actions if self._holds(self._step.then, action, state))

    def answer(self, action: Any, state: Any) -> Wrong | None:
        """The lesson's own answer to a try that the rules allow; of several actions the last one is the wrong one."""
        alike = {type(one) for one in self.expected(state)}
        for wrong in self._step.wrong:
            if wrong.why != LEGAL:
                continue
            if wrong.act:
                if action in self._language.actions(wrong.act.split(";")[-1], state):
                    return wrong
            elif type(action) in alike and self._holds(wrong.where, action, state):
                return wrong
        return None

    def _holds(self, claims: Sequence[str], action: Any, state: Any) -> bool:
        """Whether claims hold after an action."""
        after = self._rules.apply(state, action).state
        return all(self._language.holds(claim, state, after) for claim in claims)


def ways(do: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Each way as its actions in their order; ``a & b`` is two ways, ``a; b`` one, ``a & b; c`` two that end alike."""
    for way in do:
        parts = ([one.strip() for one in part.split("&")] for part in way.split(";"))
        for orders in product(*(permutations(part) for part in parts)):
            yield tuple(chain.from_iterable(orders))
