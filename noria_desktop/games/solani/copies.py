"""A state with some of its parts exchanged, written quickly: as drafts, see ``engine/drafts``."""

from __future__ import annotations

from typing import Any, TypeVar

from noria_desktop.engine.contract import Seat, Step
from noria_desktop.engine.drafts import draft_of
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.state import (
    Branches,
    Circles,
    Collection,
    Market,
    Options,
    Pending,
    Sky,
    State,
    Supply,
)
from noria_desktop.games.solani.terms import Board, Branch, CircleSpace, Tile

T = TypeVar("T")

_new: Any = object.__new__


_STEP, _STATE, _SKY = draft_of(Step), draft_of(State), draft_of(Sky)


def step(
    rng: Rng,
    options: Options,
    number: int,
    sun: Seat,
    pending: Pending,
    market: Market,
    supply: Supply,
    skies: tuple[Sky, ...],
    coyote: Collection | None,
    events: tuple[Event, ...],
) -> Step[State, Event]:
    """A step to a new state; its parts in their order, ``number`` being the round's, then the events."""
    state = _new(_STATE)
    state.rng = rng
    state.options = options
    state.round = number
    state.sun = sun
    state.pending = pending
    state.market = market
    state.supply = supply
    state.skies = skies
    state.coyote = coyote
    state.__class__ = State
    made: Any = _new(_STEP)
    made.state = state
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def sky_of(
    board: Board,
    dark: tuple[CircleSpace, ...],
    surrounded: tuple[bool, ...],
    circles: Circles,
    branches: Branches,
    held_circle: Tile | None,
    held_branch: Branch | None,
    features: tuple[Tile, ...],
    picks: int,
) -> Sky:
    """A sky; its parts in their order."""
    made: Any = _new(_SKY)
    made.board = board
    made.dark = dark
    made.surrounded = surrounded
    made.circles = circles
    made.branches = branches
    made.held_circle = held_circle
    made.held_branch = held_branch
    made.features = features
    made.picks = picks
    made.__class__ = Sky
    return made  # type: ignore[no-any-return]


def now(state: State, pending: Pending, events: tuple[Event, ...]) -> Step[State, Event]:
    """Only what is being decided changes."""
    return step(
        state.rng,
        state.options,
        state.round,
        state.sun,
        pending,
        state.market,
        state.supply,
        state.skies,
        state.coyote,
        events,
    )


def with_sky(
    state: State, seat: Seat, sky: Sky, pending: Pending, events: tuple[Event, ...]
) -> Step[State, Event]:
    """One seat's sky changes, and what is being decided."""
    return step(
        state.rng,
        state.options,
        state.round,
        state.sun,
        pending,
        state.market,
        state.supply,
        replaced(state.skies, seat, sky),
        state.coyote,
        events,
    )


def with_supply(supply: Supply, **changes: Any) -> Supply:
    """The supply with some of its parts exchanged; ``changes`` are named as its fields are."""
    get = changes.get
    return Supply(
        get("cluster_bag", supply.cluster_bag),
        get("branch_bag", supply.branch_bag),
        get("final_branches", supply.final_branches),
        get("track", supply.track),
        get("reserve", supply.reserve),
        supply.undealt,
        get("rows", supply.rows),
        get("decks", supply.decks),
        get("gone", supply.gone),
        get("gone_branches", supply.gone_branches),
    )


def replaced(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """A row of things with another one at ``index``."""
    return (*row[:index], item, *row[index + 1 :])
