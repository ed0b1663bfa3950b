"""What comes after what: the draft round the table and back, placement, the feature draft, the end of a round.

Source: rules.md 4.2 to 4.5; rulings 10, 31 to 33.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN, Seat, Step
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import Event, GameEnded
from noria_desktop.games.solani.scoring import result
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Pending,
    Picking,
    Placing,
    Sky,
    State,
    seat_count,
)
from noria_desktop.games.solani.terms import Board, Kind

MOST_SEATS: Final = len(Board)

# Looking a word up in its enum costs as much as a look-up in a table, and hashing it more.
_CIRCLE, _BRANCH = Kind.CIRCLE, Kind.BRANCH
_DRAFTING: Final = tuple(
    tuple(
        tuple(Drafting(Seat(seat), first, second) for first in (None, _CIRCLE, _BRANCH))
        for second in (False, True)
    )
    for seat in range(MOST_SEATS)
)
"""By seat, whether it is the second type, and the first type: none, circle, branch."""
_COYOTE: Final = tuple(
    tuple(CoyoteDrafting(first, second) for first in (None, _CIRCLE, _BRANCH)) for second in (False, True)
)
_PLACING: Final = tuple(
    (Placing(Seat(seat), _CIRCLE), Placing(Seat(seat), _BRANCH)) for seat in range(MOST_SEATS)
)
_PICKING: Final = tuple(Picking(Seat(seat)) for seat in range(MOST_SEATS))
_HOLDING_QUARTZ: Final = HoldingQuartz(HUMAN)
_COYOTE_PICKING, _CLEANING_UP, _FINISHED = CoyotePicking(), CleaningUp(), Finished()


def other_type(kind: Kind) -> Kind:
    """The type that is not this one."""
    return _BRANCH if kind is _CIRCLE else _CIRCLE


def type_now(first: Kind | None, second: bool) -> Kind | None:
    """The type that is drafted now; None while the Sun holder may choose."""
    return first if first is None or not second else other_type(first)


def first_pick(state: State) -> Pending:
    """The Sun holder begins the draft and chooses the type."""
    return _picks(state, state.sun, None, False)


def before_first_pick(state: State) -> Pending:
    """The market lies there: where Coyote would pick first, whoever has quartz may spend some before (ruling 51)."""
    return _HOLDING_QUARTZ if state.quartz and state.sun >= len(state.skies) else first_pick(state)


def after_draft(state: State, seat: Seat, first: Kind, second: bool) -> Pending:
    """A seat has taken a tile: clockwise from the Sun, then backwards, each placing after its second pick.

    Source: rules.md 4.2; rulings 31, 32.
    """
    if second:
        return (
            _PLACING[seat][first is _BRANCH]
            if seat < len(state.skies)
            else after_placement(state, state.skies, seat, first)
        )
    after = Seat((seat + 1) % seat_count(state))
    return _picks(state, seat, first, True) if after == state.sun else _picks(state, after, first, False)


def after_placement(state: State, skies: tuple[Sky, ...], seat: Seat, first: Kind) -> Pending:
    """A seat has no tile left to lay: the one before it picks; after the Sun holder features are won.

    ``skies`` are those after the placement. Source: rules.md 4.2, 4.4; rulings 31, 33.
    """
    if seat != state.sun:
        return _picks(state, (seat - 1) % seat_count(state), first, True)
    return _next_feature(state, skies, state.sun)


def after_feature(state: State, skies: tuple[Sky, ...], seat: Seat) -> Pending:
    """A seat has won a feature: the next one clockwise that has any left to win does so.

    Source: rules.md 4.4; ruling 33.
    """
    return _next_feature(state, skies, Seat(seat + 1))


def end_of_round(state: State) -> Pending:
    """Clean-up, or the end of the game. Source: rules.md 4; ruling 10."""
    return _CLEANING_UP if state.round < components().rounds else _FINISHED


def concluded(step: Step[State, Event]) -> Step[State, Event]:
    """The step, with the result when it ended the game. Source: rules.md 5."""
    if step.state.pending is not _FINISHED:
        return step
    totals, winners = result(step.state)
    return Step(step.state, (*step.events, GameEnded(totals, winners)))


def _picks(state: State, seat: int, first: Kind | None, second: bool) -> Pending:
    """A seat drafts; the one without a sky is Coyote."""
    turns = _DRAFTING[seat] if seat < len(state.skies) else _COYOTE
    return turns[second][0 if first is None else 1 if first is _CIRCLE else 2]


def _next_feature(state: State, skies: tuple[Sky, ...], start: Seat) -> Pending:
    """Clockwise from ``start`` the first seat with a feature to win; Coyote comes after all."""
    count = len(skies)
    for step in range(count):
        seat = (start + step) % count
        if skies[seat].picks:
            return _PICKING[seat]
    if state.coyote is not None and components().coyote_features[state.round]:
        return _COYOTE_PICKING
    return end_of_round(state)
