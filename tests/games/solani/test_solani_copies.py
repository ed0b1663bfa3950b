"""Changed values are the values one gets by calling their classes. Source: engine contract, values."""

from __future__ import annotations

import pickle

import pytest
from attrs.exceptions import FrozenInstanceError

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.copies import next_sky, next_step, replaced
from noria_desktop.games.solani.events import BranchPlaced, Event, SunPassed
from noria_desktop.games.solani.state import CleaningUp, Collection, Finished, Pending, Sky, State
from noria_desktop.games.solani.terms import Board, Branch, Tile
from tests.games.solani.tables import table

BASE = table(2)
SKY = Sky(
    Board.FIRE_MAN,
    (1, 2, 3, 4),
    (True, False, False, True),
    BASE.skies[0].circles,
    BASE.skies[0].branches,
    Tile.C2,
    Branch.T3,
    (Tile.NEXUS,),
    2,
)
STATE = State(
    Rng(5, 3), BASE.options, 7, BOT, CleaningUp(), BASE.market, BASE.supply, (SKY,), Collection((Tile.C2,))
)
EVENTS: tuple[Event, ...] = (SunPassed(HUMAN), BranchPlaced(BOT, 3, 7))


def written_step() -> Step[State, Event]:
    sky = changed(
        BASE.skies[0],
        board=Board.FIRE_MAN,
        dark=(1, 2, 3, 4),
        surrounded=(True, False, False, True),
        held_circle=Tile.C2,
        held_branch=Branch.T3,
        features=(Tile.NEXUS,),
        picks=2,
    )
    written = changed(
        BASE,
        rng=Rng(5, 3),
        round=7,
        sun=BOT,
        pending=CleaningUp(),
        skies=(sky,),
        coyote=Collection((Tile.C2,)),
    )
    return changed(Step[State, Event](BASE), state=written, events=EVENTS)


WRITTEN = [
    (written_step(), Step(STATE, EVENTS)),
    (written_step().state, STATE),
    (written_step().state.skies[0], SKY),
    (next_sky(changed(SKY, held_circle=None), SKY.circles, SKY.branches, Tile.C2, Branch.T3), SKY),
]


def now(state: State, pending: Pending, events: tuple[Event, ...]) -> Step[State, Event]:
    """Only what is being decided changes."""
    return next_step(state, pending, state.market, state.supply, state.skies, events)


def with_sky(
    state: State, seat: Seat, sky: Sky, pending: Pending, events: tuple[Event, ...]
) -> Step[State, Event]:
    """One seat's sky changes, and what is being decided."""
    return next_step(state, pending, state.market, state.supply, replaced(state.skies, seat, sky), events)


@pytest.mark.parametrize(("written", "called"), WRITTEN)
def test_a_written_value_is_the_same_as_a_called_one(written: object, called: object) -> None:
    assert written == called
    assert type(written) is type(called)
    assert hash(written) == hash(called)
    assert repr(written) == repr(called)
    assert pickle.loads(pickle.dumps(written)) == called


@pytest.mark.parametrize(("written", "called"), WRITTEN)
def test_a_written_value_is_as_frozen_as_a_called_one(written: object, called: object) -> None:
    with pytest.raises(FrozenInstanceError):
        written.picks = 1  # type: ignore[attr-defined]
    assert written == called


def test_only_what_was_named_changes() -> None:
    assert now(STATE, Finished(), ()) == Step(
        State(Rng(5, 3), BASE.options, 7, BOT, Finished(), BASE.market, BASE.supply, (SKY,), STATE.coyote), ()
    )
    other = BASE.skies[0]
    overcast = with_sky(STATE, HUMAN, other, CleaningUp(), EVENTS)
    assert overcast.state.skies == (other,)
    assert overcast.events == EVENTS
    assert with_sky(overcast.state, HUMAN, SKY, CleaningUp(), ()).state == STATE
    supply = changed(BASE.supply, gone=(Tile.C3,))
    assert supply.gone == (Tile.C3,)
    assert changed(supply, gone=()) == BASE.supply
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)
