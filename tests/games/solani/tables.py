"""Tables of Solani, laid by hand.

A planet track is written in twelve letters, west to east: ``r b y w`` for planets, ``.`` for an empty space.
Clusters and branch tiles go by the names on them, such as ``c2 w21`` and ``i1 t3``. Unless a test says otherwise
seat 0 has the First Woman board and the Sun, seat 1 the Coyote board, the set-up card is S1 with orientation 0.
"""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from attrs import evolve

from noria_desktop.engine.contract import IllegalAction, Seat, Step
from noria_desktop.games.solani.actions import Action, Advance
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Market, Options, Sky, State
from noria_desktop.games.solani.terms import Board, Branch, CoyoteLevel, Player, SetupCard, Tile

A = TypeVar("A")
E = TypeVar("E")

# The seat after the Coyote board has the Sun: seat 0 in each of these.
_BOARDS = {
    2: (Board.FIRST_WOMAN, Board.COYOTE),
    3: (Board.FIRST_WOMAN, Board.FIRST_MAN, Board.COYOTE),
    4: (Board.FIRST_WOMAN, Board.FIRST_MAN, Board.FIRE_MAN, Board.COYOTE),
}
_PLANETS = {"r": Tile.RED, "b": Tile.BLUE, "y": Tile.YELLOW, "w": Tile.WHITE}


def players(count: int) -> tuple[Player, ...]:
    """One human and AI players."""
    return (Player.HUMAN, *[Player.LEVEL_1] * (count - 1))


def table(count: int = 2, seed: int = 1, **options: Any) -> State:
    """A numbered game before round 1; ``count`` players, one of them against Coyote."""
    given: dict[str, Any] = {
        "players": players(count),
        "boards": _BOARDS[max(2, count)],
        "setup_card": SetupCard.S1,
        "orientation": 0,
    }
    return RULES.setup(Options(**(given | options)), seed).state


def alone(level: CoyoteLevel = CoyoteLevel.PUP, seed: int = 1) -> State:
    """A numbered game against Coyote before round 1."""
    return table(1, seed, coyote=level)


def tiles(text: str) -> tuple[Tile, ...]:
    """Circular tiles by the names on them."""
    return tuple(Tile(word) for word in text.split())


def branches(text: str) -> tuple[Branch, ...]:
    """Branch tiles by the names on them."""
    return tuple(Branch(word) for word in text.split())


def track(text: str) -> tuple[Tile | None, ...]:
    """The planet track, such as ``..rb.wyb....``."""
    assert len(text) == 12
    return tuple(_PLANETS.get(letter) for letter in text)


def drafting(
    count: int = 2,
    clusters: str = "c2 c3 c4 w21 c2",
    branch: str = "i1 l2 v2 t3 x4",
    on_track: str | None = None,
    number: int = 1,
    state: State | None = None,
) -> State:
    """The draft of a round begins with these tiles on offer; one too many for the table is left out."""
    state = RULES.apply(table(count) if state is None else state, Advance()).state
    size = len(state.market.clusters)
    nobody = (None,) * size
    offer = Market(tiles(clusters)[:size], nobody, branches(branch)[:size], nobody)
    supply = state.supply if on_track is None else evolve(state.supply, track=track(on_track))
    return evolve(state, market=offer, supply=supply, round=number)


def with_sky(state: State, seat: int, **changes: Any) -> State:
    """The table with parts of one sky exchanged."""
    skies = list(state.skies)
    skies[seat] = evolve(skies[seat], **changes)
    return evolve(state, skies=tuple(skies))


def with_supply(state: State, **changes: Any) -> State:
    """The table with parts of the supply exchanged."""
    return evolve(state, supply=evolve(state.supply, **changes))


def laid(size: int, things: dict[int, Any], empty: Any) -> tuple[Any, ...]:
    """A row of spaces with these things on them."""
    return tuple(things.get(space, empty) for space in range(size))


def circles(things: dict[int, Tile]) -> tuple[Tile | None, ...]:
    """Circular tiles by space."""
    return laid(36, things, None)


def crosses(things: dict[int, int]) -> tuple[int, ...]:
    """Branch tiles by space."""
    return laid(25, things, 0)


def sky(state: State, seat: int = 0) -> Sky:
    """A player's sky."""
    return state.skies[seat]


def play(state: State, *actions: Action) -> State:
    """The table after these actions, each of them legal."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state


def step(state: State, action: Action) -> Step[State, Event]:
    """One legal action with its events."""
    return RULES.apply(state, action)


def advance(state: State) -> Step[State, Event]:
    """The automatic beat."""
    return RULES.apply(state, Advance())


def events(made: Step[State, Event], kind: type[E]) -> list[E]:
    """The events of one class, in order."""
    return [event for event in made.events if isinstance(event, kind)]


def legal(state: State, verb: type[A]) -> list[A]:
    """The legal actions of one verb, in order."""
    return [action for action in RULES.legal_actions(state) if isinstance(action, verb)]


def refused(state: State, action: Any) -> Why:
    """Why an action is refused; it must be."""
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, action)
    error = caught.value
    assert error.action is action
    assert error.turn == RULES.turn(state)
    assert isinstance(error.why, Why)
    return error.why


def laid_anywhere(state: State) -> State:
    """The seat lays what it holds on the first spaces there are."""
    seat = RULES.turn(state).seat
    pending = state.pending
    while state.pending is pending or (state.pending == pending and RULES.turn(state).seat == seat):
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    return state


SEAT = tuple(Seat(number) for number in range(4))
