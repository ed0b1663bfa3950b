"""How far a round has come: who has taken what by now, who has laid it.

Read off what is being decided, so that a position can be compared with it. Source: rules.md 4.2; rulings 31, 32.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.state import (
    CoyoteDrafting,
    Drafting,
    HoldingQuartz,
    Placing,
    Preparing,
    State,
    seat_count,
)
from noria_desktop.games.solani.terms import Kind


@frozen
class Moment:
    """What has happened in a round. Seats are in the order in which they drafted."""

    filled: bool
    """The market lies there."""
    clusters: tuple[Seat, ...]
    """Who has taken a cluster."""
    branches: tuple[Seat, ...]
    """Who has taken a branch tile."""
    laid: tuple[Seat, ...]
    """Who has laid both tiles, or took them out of the game as Coyote does."""
    placing: Seat | None
    """Who has both tiles and is laying them."""

    @property
    def drafted(self) -> bool:
        """The draft and all placements are over."""
        return self.filled and self.placing is None and len(self.laid) == len(self.clusters) > 0


def moment(state: State) -> Moment:
    """How far the round has come. The pending seat must be one at the table."""
    pending, count = state.pending, seat_count(state)
    around = tuple(Seat((state.sun + step) % count) for step in range(count))
    if isinstance(pending, Preparing):
        return Moment(False, (), (), (), None)
    if isinstance(pending, HoldingQuartz):
        return Moment(True, (), (), (), None)
    if isinstance(pending, Drafting | CoyoteDrafting):
        seat = pending.seat if isinstance(pending, Drafting) else BOT
        before = around.index(seat)
        if pending.first is None:
            return Moment(True, (), (), (), None)
        if not pending.second:
            return _of(pending.first, around[:before], (), (), None)
        done = around[:before:-1]
        return _of(pending.first, around, done, done, None)
    if isinstance(pending, Placing):
        before = around.index(pending.seat)
        return _of(
            pending.first,
            around,
            around[: before - 1 if before else None : -1],
            around[:before:-1],
            pending.seat,
        )
    return Moment(True, around, around[::-1], around, None)


def _of(
    first: Kind,
    took: tuple[Seat, ...],
    second: tuple[Seat, ...],
    laid: tuple[Seat, ...],
    placing: Seat | None,
) -> Moment:
    """A moment in words of clusters and branches, from those of the first type and of the second."""
    if first is Kind.CIRCLE:
        return Moment(True, took, second, laid, placing)
    return Moment(True, second, took, laid, placing)
