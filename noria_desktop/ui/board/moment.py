"""One moment of a game: what the rules say about one state, asked once and handed down to everybody who shows it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import attrs

from noria_desktop.app.session import AnyRules, Session
from noria_desktop.engine.contract import Seat, Turn


@attrs.frozen(eq=False, slots=False)
class Moment:
    """The table after so many actions. What nobody asks for is not computed, and nothing is computed twice."""

    rules: AnyRules = attrs.field(repr=False)
    ply: int
    state: Any = attrs.field(repr=False)
    """The true state; boards are given ``view``."""
    _views: dict[Seat, Any] = attrs.field(init=False, repr=False, factory=dict)

    @cached_property
    def turn(self) -> Turn:
        """Who decides what."""
        return self.rules.turn(self.state)

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """Every action allowed."""
        return self.rules.legal_actions(self.state)

    def view(self, seat: Seat) -> Any:
        """The state as a seat may see it."""
        if seat not in self._views:
            self._views[seat] = self.rules.observe(self.state, seat)
        return self._views[seat]


class Moments:
    """The moments of one session, past and present."""

    def __init__(self, session: Session) -> None:
        """Nothing was asked yet."""
        self.session = session
        self._known: dict[int, Moment] = {}

    @property
    def now(self) -> Moment:
        """Where the table stands."""
        return self.at(self.session.cursor)

    def at(self, ply: int) -> Moment:
        """The moment after so many actions.

        Raises:
            IndexError: the history is not that long.
        """
        state = self.session.state_at(ply)
        known = self._known.get(ply)
        if known is None or known.state is not state:
            # Another line was taken since: what was known of this ply is no longer so.
            known = self._known[ply] = Moment(self.session.rules, ply, state)
        return known
