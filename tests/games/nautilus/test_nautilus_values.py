"""Changed values are the values one gets by calling their classes. Source: engine contract, values."""

from __future__ import annotations

import pickle

import pytest
from attrs import fields_dict
from attrs.exceptions import FrozenInstanceError

from noria_desktop.engine.contract import BOT, HUMAN, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.nautilus.events import CardAwarded, CardMoved, Event
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Deal, Knowledge, Match, Options, Placing, Round, State
from noria_desktop.games.nautilus.terms import SPECIALS, Special

KNOWN = Knowledge((Special.EYE,), Special.BONE, (3, 9), 14)
MATCH = Match(
    Options(), 2, BOT, Pile((4, 5)), Pile(SPECIALS[:2]), (1,), ((1,), ()), (None, HUMAN, None, None, None)
)
DEAL = Deal((1, None, 2, None, 3), (7, 8), (Special.EYE,), (KNOWN, None))
TABLE = Round(Placing(BOT), (None, 4) + (None,) * 8, 1, ((1, 2), (3,)), ((Special.EYE,), ()), ())
EVENTS = (CardMoved(HUMAN, 4, 0, 1),)
DEALT = RULES.setup(Options(), 1).state
STEP = Step(State(Rng(5, 3), MATCH, DEAL, TABLE), EVENTS)


def written_step() -> Step[State, Event]:
    match = changed(
        DEALT.match,
        options=Options(),
        round=2,
        start=BOT,
        domain_deck=MATCH.domain_deck,
        special_deck=MATCH.special_deck,
        revealed=(1,),
        taken=MATCH.taken,
        settled=MATCH.settled,
    )
    known = changed(
        Knowledge(()), specials=(Special.EYE,), given=Special.BONE, rival_cards=(3, 9), pile_card=14
    )
    deal = changed(DEALT.deal, row=DEAL.row, pile=(7, 8), used=DEAL.used, knowledge=(known, None))
    table = changed(
        DEALT.table,
        pending=TABLE.pending,
        spaces=TABLE.spaces,
        anchored=1,
        hands=TABLE.hands,
        specials=TABLE.specials,
        course=(),
    )
    state = changed(DEALT, rng=Rng(5, 3), match=match, deal=deal, table=table)
    return Step(state, (changed(CardMoved(BOT, 4, 0, 0), seat=HUMAN, to=1),))


def written_knowledge() -> Knowledge:
    known = written_step().state.deal.knowledge[0]
    assert known is not None
    return known


WRITTEN = [
    (written_step(), STEP),
    (written_step().state, STEP.state),
    (written_step().state.match, MATCH),
    (written_step().state.deal, DEAL),
    (written_step().state.table, TABLE),
    (written_knowledge(), KNOWN),
    (changed(KNOWN, specials=(), given=None, rival_cards=(), pile_card=None), Knowledge(())),
    (changed(CardAwarded(BOT, 3, 17, 9, 7), loser=8), CardAwarded(BOT, 3, 17, 9, 8)),
    (written_step().events[0], EVENTS[0]),
]


@pytest.mark.parametrize(("written", "called"), WRITTEN, ids=lambda value: type(value).__name__)
def test_a_changed_value_is_the_very_value(written: object, called: object) -> None:
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


@frozen
class Opening:
    """Large enough to begin as a draft."""

    a: int
    b: int
    c: int
    d: int


@frozen
class Whole(Opening):
    e: int = 5


def test_a_class_that_extends_a_large_one_is_frozen_and_whole_too() -> None:
    whole = Whole(1, 2, 3, 4)
    assert whole == changed(Whole(0, 2, 3, 4, 5), a=1) != Whole(1, 2, 3, 4, 6)
    assert type(whole) is Whole
    assert repr(whole) == "Whole(a=1, b=2, c=3, d=4, e=5)"
    assert pickle.loads(pickle.dumps(whole)) == whole
    with pytest.raises(FrozenInstanceError):
        whole.a = 2  # type: ignore[misc]
