"""Values written as drafts are the values one gets by calling their classes. Source: engine contract, values."""

from __future__ import annotations

import pickle

import pytest
from attrs import fields_dict
from attrs.exceptions import FrozenInstanceError

from noria_desktop.engine.contract import BOT, HUMAN, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.drafts import (
    card_awarded,
    card_moved,
    deal_of,
    knowing,
    match_of,
    step,
)
from noria_desktop.games.nautilus.events import CardAwarded, CardMoved, Event
from noria_desktop.games.nautilus.state import Deal, Knowledge, Match, Options, Placing, Round, State
from noria_desktop.games.nautilus.terms import SPECIALS, Special

KNOWN = Knowledge((Special.EYE,), Special.BONE, (3, 9), 14)
MATCH = Match(
    Options(), 2, BOT, Pile((4, 5)), Pile(SPECIALS[:2]), (1,), ((1,), ()), (None, HUMAN, None, None, None)
)
DEAL = Deal((1, None, 2, None, 3), (7, 8), (Special.EYE,), (KNOWN, None))
TABLE = Round(Placing(BOT), (None, 4) + (None,) * 8, 1, ((1, 2), (3,)), ((Special.EYE,), ()), ())
EVENTS = (CardMoved(HUMAN, 4, 0, 1),)
STEP = Step(State(Rng(5, 3), MATCH, DEAL, TABLE), EVENTS)


def written_step() -> Step[State, Event]:
    return step(
        Rng(5, 3),
        match_of(Options(), 2, BOT, MATCH.domain_deck, MATCH.special_deck, (1,), MATCH.taken, MATCH.settled),
        deal_of(DEAL.row, (7, 8), DEAL.used, (knowing((Special.EYE,), Special.BONE, (3, 9), 14), None)),
        TABLE.pending,
        TABLE.spaces,
        1,
        TABLE.hands,
        TABLE.specials,
        (),
        (card_moved(HUMAN, 4, 0, 1),),
    )


WRITTEN = [
    (written_step(), STEP),
    (written_step().state, STEP.state),
    (written_step().state.match, MATCH),
    (written_step().state.deal, DEAL),
    (written_step().state.table, TABLE),
    (knowing((Special.EYE,), Special.BONE, (3, 9), 14), KNOWN),
    (knowing(()), Knowledge()),
    (card_awarded(BOT, 3, 17, 9, 8), CardAwarded(BOT, 3, 17, 9, 8)),
    (card_moved(HUMAN, 4, 0, 1), EVENTS[0]),
]


@pytest.mark.parametrize(("written", "called"), WRITTEN, ids=lambda value: type(value).__name__)
def test_a_draft_becomes_the_very_value(written: object, called: object) -> None:
    assert type(written) is type(called)
    assert written == called
    assert hash(written) == hash(called)
    assert repr(written) == repr(called)
    assert pickle.loads(pickle.dumps(written)) == called


@pytest.mark.parametrize(
    "written", [written for written, _ in WRITTEN], ids=lambda value: type(value).__name__
)
def test_nobody_can_change_it_afterwards(written: object) -> None:
    for name in fields_dict(type(written)):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(written, name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(written, name)
