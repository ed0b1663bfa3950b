"""Rules 4.2, influence: night shifts and modifications."""

from __future__ import annotations

import pytest

from noria_desktop.games.noria.actions import Action, EndPhase, Gather, Modify, NameDisc, NightShift, SellGood
from noria_desktop.games.noria.events import Modified, NightShifted, PhaseBegan
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Influencing, Naming
from noria_desktop.games.noria.terms import Good, Phase, Ring, Space
from tests.games.noria.positions import a_state, a_wheel, legal, play, refused, step

MEDIUM, LARGE = NightShift(Ring.MEDIUM), NightShift(Ring.LARGE)


def test_a_night_shift_turns_medium_or_large_one_step_for_one_knowledge() -> None:
    """Rules 4.2, night shift, base cost 1."""
    state = a_state(wheel="S1 city, M4 tool, L6 energy+", knowledge=1)
    medium, large = step(state, MEDIUM), step(state, LARGE)
    assert medium.state.human.wheel == a_wheel("S1 city, M1 tool, L6 energy+")
    assert large.state.human.wheel == a_wheel("S1 city, M4 tool, L1 energy+")
    assert medium.state.human.knowledge == large.state.human.knowledge == 0
    assert large.events == (NightShifted(Ring.LARGE, 1),)


def test_the_small_ring_cannot_be_chosen() -> None:
    """Rules 4.2, night shift."""
    state = a_state(knowledge=50)
    assert legal(state, NightShift) == [MEDIUM, LARGE]
    assert refused(state, NightShift(Ring.SMALL)) is Why.SMALL_RING_FIXED


def test_a_modification_exchanges_two_spaces_for_two_knowledge() -> None:
    """Rules 4.2, modification: disc with disc, or disc with empty, on any rings, in both halves (R30)."""
    state = a_state(wheel="S1 city+, L6 tool", knowledge=2)
    swapped = step(state, Modify(Space.S1, Space.L6))
    assert swapped.state.human.wheel == a_wheel("S1 tool, L6 city+")
    assert swapped.state.human.knowledge == 0
    assert swapped.events == (Modified(Space.S1, Space.L6, 2),)
    assert play(state, Modify(Space.S1, Space.M3)).human.wheel == a_wheel("M3 city+, L6 tool")


def test_exchanging_nothing_is_refused() -> None:
    """R30: both empty is rejected; two discs of the same type and side would change nothing."""
    state = a_state(wheel="S1 city, M1 city, M2 city+, L6 tool", knowledge=9)
    assert refused(state, Modify(Space.M3, Space.M4)) is Why.NOTHING_TO_EXCHANGE
    assert refused(state, Modify(Space.S1, Space.M1)) is Why.NOTHING_TO_EXCHANGE
    assert Modify(Space.S1, Space.M2) in legal_actions(state)
    # 66 pairs, less 28 of the 8 empty spaces, less the pair of equal cities
    assert len(legal(state, Modify)) == 66 - 28 - 1


def test_the_two_spaces_stand_in_wheel_order() -> None:
    """One exchange has one spelling."""
    state = a_state(knowledge=9)
    assert refused(state, Modify(Space.L1, Space.S1)) is Why.WRONG_ORDER
    assert refused(state, Modify(Space.S1, Space.S1)) is Why.NOTHING_TO_EXCHANGE


def test_costs_double_with_each_use_of_the_same_kind() -> None:
    """Rules 4.2: n-th use costs base x 2^(n-1); the kinds count separately; both rings share one counter (R30)."""
    state = a_state(knowledge=1 + 2 + 4 + 2 + 4)
    knowledge = []
    for action in (MEDIUM, Modify(Space.S1, Space.S2), LARGE, MEDIUM, Modify(Space.S1, Space.S2)):
        state = play(state, action)
        knowledge.append(state.human.knowledge)
    # 13 - 1, - 2, - 2, - 4, - 4
    assert knowledge == [12, 10, 8, 4, 0]
    assert state.pending == Influencing(night_shifts=3, modifications=2)


@pytest.mark.parametrize(("round_number", "cost"), [(3, 5), (10, 5), (11, 9), (12, 9), (16, 9)])
def test_the_example_of_section_7_and_the_late_surcharge(round_number: int, cost: int) -> None:
    """Rules 7: two night shifts and one modification cost 1 + 2 + 2 = 5, in round 12 2 + 4 + 3 = 9.

    Rules 4.2: from round 11 each base is 1 higher.
    """
    state = a_state(knowledge=20, round_number=round_number)
    after = play(state, MEDIUM, LARGE, Modify(Space.S1, Space.S2))
    assert 20 - after.human.knowledge == cost


@pytest.mark.parametrize(
    ("knowledge", "round_number", "action", "allowed"),
    [
        (0, 1, MEDIUM, False),
        (1, 1, MEDIUM, True),
        (1, 11, MEDIUM, False),
        (2, 11, MEDIUM, True),
        (1, 1, Modify(Space.S1, Space.S2), False),
        (2, 1, Modify(Space.S1, Space.S2), True),
        (2, 11, Modify(Space.S1, Space.S2), False),
        (3, 11, Modify(Space.S1, Space.S2), True),
    ],
)
def test_the_cost_must_be_there(knowledge: int, round_number: int, action: Action, allowed: bool) -> None:
    """R23: costs must be affordable at the moment of use."""
    state = a_state(knowledge=knowledge, round_number=round_number)
    assert (action in legal_actions(state)) == allowed
    if not allowed:
        assert refused(state, action) is Why.NOT_AFFORDABLE


def test_the_phase_may_be_skipped() -> None:
    """R26: every phase may be left without doing anything."""
    state = a_state()
    assert legal_actions(state) == (EndPhase(),)
    ended = step(state, EndPhase())
    assert ended.state.pending == Naming()
    assert ended.events == (PhaseBegan(Phase.ACTION),)


def test_nothing_else_can_be_done_in_this_phase() -> None:
    """R30: black market and discs belong to the action phase."""
    state = a_state(knowledge=9, stored=(1, 0, 0, 0, 0), warehouses=(1, 0, 0, 0, 0))
    for action in (SellGood(Good.SAIL), NameDisc(Space.M3), Gather(Space.M3)):
        assert refused(state, action) is Why.NOT_NOW


def test_anything_that_is_no_action_is_refused() -> None:
    """Bad input never gets through."""
    for junk in (None, 7, "end_phase", ()):
        assert refused(a_state(), junk) is Why.NOT_NOW
