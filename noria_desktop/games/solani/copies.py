"""A state with some of its parts exchanged."""

from __future__ import annotations

from typing import Any, TypeVar

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import draft_of
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.state import Branches, Circles, Market, Pending, Sky, State, Supply
from noria_desktop.games.solani.terms import Branch, Tile

T = TypeVar("T")

_STEP, _STATE, _SKY = draft_of(Step), draft_of(State), draft_of(Sky)


def next_step(
    state: State,
    pending: Pending,
    market: Market,
    supply: Supply,
    skies: tuple[Sky, ...],
    events: tuple[Event, ...],
) -> Step[State, Event]:
    """A step of a draft or a placement, which changes nothing else.

    Filled in by hand, see ``engine.values``: with ``changed``, 52,000 decisions of random games take the time
    of 60,000.
    """
    after = _STATE()
    after.rng = state.rng
    after.options = state.options
    after.round = state.round
    after.sun = state.sun
    after.pending = pending
    after.market = market
    after.supply = supply
    after.skies = skies
    after.coyote = state.coyote
    after.quartz = state.quartz
    after.__class__ = State
    made: Any = _STEP()
    made.state = after
    made.events = events
    made.__class__ = Step
    return made  # type: ignore[no-any-return]


def next_sky(
    sky: Sky, circles: Circles, branches: Branches, held_circle: Tile | None, held_branch: Branch | None
) -> Sky:
    """A sky on which a tile was laid, and what is held then; filled in by hand for the same reason."""
    after = _SKY()
    after.board = sky.board
    after.dark = sky.dark
    after.surrounded = sky.surrounded
    after.circles = circles
    after.branches = branches
    after.held_circle = held_circle
    after.held_branch = held_branch
    after.features = sky.features
    after.picks = sky.picks
    after.__class__ = Sky
    return after  # type: ignore[no-any-return]


def replaced(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """A row of things with another one at ``index``."""
    # In half the time of a row that is put together of what lies before and behind.
    cells = [*row]
    cells[index] = item
    return tuple(cells)
