"""What a view of the game says to those who look: whose turn, whose sky, what is in hand, what is known.

Almost everything lies open in Solani, so a view does not tell whose it is; the sky in the centre is that of
the person at the screen. Source: rules.md 8, rulings 29 and 31.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.features import drawable
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    Sky,
    State,
    seat_count,
)
from noria_desktop.games.solani.terms import Branch, Player, Row, Tile


def decider(view: State) -> Seat | None:
    """Who decides now; None when nobody does or something automatic waits."""
    pending = view.pending
    match pending:
        case HoldingQuartz() | Drafting() | Placing() | Picking() | Keeping() | PlacingFeature():
            return pending.seat
        case Preparing() | CoyoteDrafting() | CoyotePicking() | CleaningUp() | Finished():
            return None


def viewer(view: State) -> Seat:
    """Whose sky lies in the centre: the person who decides; else who did so last this round, or will do so next."""
    people = [Seat(seat) for seat, player in enumerate(view.options.players) if player is Player.HUMAN]
    if len(people) == 1:
        return people[0]
    return next((seat for seat in _back_in_time(view) if seat in people), people[0])


def _back_in_time(view: State) -> Iterator[Seat]:
    """Seats from the one whose turn it is backwards in the order of turns, then forwards."""
    count, pending = seat_count(view), view.pending
    now = decider(view)
    if now is None:
        now = view.sun
    second = (isinstance(pending, Drafting) and pending.second) or isinstance(pending, Placing)
    # Clockwise from the Sun, and back again: in the second half of the draft the one before sits clockwise.
    step = 1 if second else -1
    turns = (now - view.sun) % count
    before = count - 1 - turns if second else turns
    for number in range(before + 1):
        yield Seat((now + step * number) % count)
    for number in range(1, count):
        yield Seat((now - step * number) % count)


def decides(view: State) -> bool:
    """Whether a person decides now."""
    seat = decider(view)
    return seat is not None and view.options.players[seat] is Player.HUMAN


def own_sky(view: State) -> Sky:
    """The sky of the person at the screen."""
    return view.skies[viewer(view)]


def other_skies(view: State, centre: Seat) -> tuple[Seat, ...]:
    """Seats whose skies lie small beside the one in the centre, clockwise from it."""
    count = len(view.skies)
    return tuple(Seat((centre + step) % count) for step in range(1, count))


def held_circle(view: State, seat: Seat) -> Tile | None:
    """What lies in a holding space for circular tiles; the feature just won until it is laid."""
    pending = view.pending
    if isinstance(pending, PlacingFeature) and pending.seat == seat:
        return pending.feature
    return view.skies[seat].held_circle


def held_branch(view: State, seat: Seat) -> Branch | None:
    """What lies in the holding space for branch tiles."""
    return view.skies[seat].held_branch


def staged(view: State, centre: Seat | None = None) -> tuple[Tile, ...]:
    """Cards drawn from a deck among which the person at the screen chooses; none otherwise.

    The stage lies beside the own sky alone: another one, ``centre``, can be looked at meanwhile.
    """
    pending = view.pending
    if not isinstance(pending, Keeping) or not decides(view):
        return ()
    if centre not in (None, pending.seat):
        return ()
    return tuple(feature for feature in pending.drawn if feature is not None)


def is_over(view: State) -> bool:
    """Twelve rounds have been played."""
    return isinstance(view.pending, Finished)


def people(view: State) -> int:
    """How many share the screen."""
    return sum(player is Player.HUMAN for player in view.options.players)


def may_draw(view: State, row: Row) -> bool:
    """Whether the person at the screen may draw cards of this number now."""
    pending = view.pending
    if not isinstance(pending, Picking) or not decides(view):
        return False
    return row in drawable(view.skies[pending.seat], view.supply)
