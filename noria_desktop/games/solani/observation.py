"""What a seat may see of the table. Source: rules.md 8, rulings 13, 29.

Hidden are the order of both decks, the reserve until it is turned up, the planets that were not dealt, and the
cards somebody else has just drawn from a deck. Bags are counts and show nothing that could not be counted.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.state import Keeping, Pending, State, Supply


def observe(state: State, seat: Seat) -> State:
    """The table as a seat may see it."""
    supply = state.supply
    two, three = supply.decks
    return changed(
        state,
        rng=state.rng.masked(),
        pending=_pending(state.pending, seat),
        supply=Supply(
            supply.cluster_bag,
            supply.branch_bag,
            supply.final_branches,
            supply.track,
            supply.reserve.hidden(),
            supply.undealt.hidden(),
            supply.rows,
            (two.hidden(), three.hidden()),
            supply.gone,
            supply.gone_branches,
        ),
    )


def _pending(pending: Pending, seat: Seat) -> Pending:
    """What is being decided, without the cards that only the decider sees."""
    if isinstance(pending, Keeping) and pending.seat != seat:
        return Keeping(pending.seat, (None,) * len(pending.drawn))
    return pending
