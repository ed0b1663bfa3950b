"""Whose board is shown: the player's own, or another that the presenter offers, such as an opponent's.

Looking decides nothing and changes no state; it only chooses the presenter that is asked for the picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Collecting, Look, Looking, Presenter
from noria_desktop.ui.board.sprites import Spot


class Lookout:
    """The presenter of the player's own board, and the one that is asked now."""

    def __init__(self) -> None:
        """No game yet."""
        self._home: Presenter | None = None
        self._there: Presenter | None = None
        self.thing: Any = None
        """What is looked at; None: the player's own board."""
        self.draft: Any = None
        """What is collected of a choice without an order; None: nothing yet."""

    @property
    def presenter(self) -> Presenter | None:
        """The presenter of what is looked at now; None without a game."""
        return self._there

    def settle(self, home: Presenter) -> None:
        """Take the presenter of the player's own board; what is looked at stays."""
        self._home = home
        self.look_at(self.thing)

    def look_at(self, thing: Any) -> None:
        """Look at something, or with None at the player's own board."""
        home: object = self._home
        if thing is not None and isinstance(home, Looking):
            self.thing, self._there = thing, home.looking_at(thing)
        else:
            self.thing, self._there = None, self._home
        there: object = self._there
        if self.draft is not None and isinstance(there, Collecting):
            self._there = there.collecting(self.draft)

    def collect(self, draft: Any) -> None:
        """So much is collected now; None: nothing."""
        if draft != self.draft:
            self.draft = draft
            self.look_at(self.thing)

    def seen_from(self, thing: Any) -> Presenter | None:
        """The presenter while this is looked at; for None the one that is asked now."""
        home: object = self._home
        return home.looking_at(thing) if thing is not None and isinstance(home, Looking) else self._there

    def looks(self, view: Any) -> Mapping[Handle, Look]:
        """Spots whose press changes what is looked at."""
        presenter: object = self._there
        return presenter.looks(view) if isinstance(presenter, Looking) else {}

    def handles(self, view: Any) -> tuple[frozenset[Handle], frozenset[Handle]]:
        """All those spots, and those of them that lead to what is looked at already."""
        looks = self.looks(view)
        there = frozenset(handle for handle, look in looks.items() if look.thing == self.thing)
        return frozenset(looks), there if self.thing is not None else frozenset()

    def stands(self, view: Any) -> bool:
        """Whether what is looked at is still there to be looked at."""
        return self.thing is None or any(look.thing == self.thing for look in self.looks(view).values())

    def pressable(self, view: Any, spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
        """The spots, those to look from as buttons."""
        looks = self.looks(view)
        if not looks:
            return spots
        return tuple(evolve(spot, button=True) if spot.handle in looks else spot for spot in spots)
