"""Rules 4.2 and 4.3, politics: intrigues."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.noria import politics as politics_chapter
from noria_desktop.games.noria.actions import EndPhase, RemovePolitician, SeatPolitician
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import PhaseBegan, PoliticianRemoved, PoliticianSeated
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Intriguing, Removing, Seats, State, TurningRings
from noria_desktop.games.noria.terms import Chamber, Phase, Side
from tests.games.noria.positions import a_council, a_state, legal, play, refused, step

CHAMBERS = list(Chamber)
REFINEMENT, SETTLEMENT, EXPLORATION, RESEARCH, SPECIALISATION, DIVERSIFICATION = CHAMBERS


def politics(**parts: object) -> State:
    """The politics phase has just begun."""
    return a_state(Intriguing(), **parts)  # type: ignore[arg-type]


def test_an_intrigue_seats_one_politician_and_removes_another() -> None:
    """Rules 4.2, politics: upper to lower row of any chamber, then one of any upper row leaves the game."""
    state = politics(knowledge=1)
    seated = step(state, SeatPolitician(RESEARCH))
    assert seated.state.council[3] == Seats(3, 1)
    assert seated.state.human.knowledge == 0
    # research with one politician is worth 4
    assert seated.events == (PoliticianSeated(Side.HUMAN, RESEARCH, 4, 1),)
    assert legal_actions(seated.state) == tuple(RemovePolitician(chamber) for chamber in CHAMBERS)
    removed = step(seated.state, RemovePolitician(SETTLEMENT))
    assert removed.state.council[1] == Seats(3, 0)
    assert removed.events == (PoliticianRemoved(Side.HUMAN, SETTLEMENT),)
    assert removed.state.pending == Intriguing(1)


def test_both_halves_may_hit_the_same_chamber() -> None:
    """R6: the same chamber is allowed."""
    after = play(politics(knowledge=1), SeatPolitician(REFINEMENT), RemovePolitician(REFINEMENT))
    assert after.council[0] == Seats(2, 1)


def test_the_removal_is_compulsory() -> None:
    """R6: while an upper-row politician is left anywhere."""
    state = play(politics(knowledge=9), SeatPolitician(REFINEMENT))
    for action in (EndPhase(), SeatPolitician(REFINEMENT)):
        assert refused(state, action) is Why.REMOVAL_DUE


def test_the_data_may_demand_another_chamber(monkeypatch: pytest.MonkeyPatch) -> None:
    """R6: the flag ``must_be_other_chamber``, off in the printed data; with nobody elsewhere nobody leaves."""
    strict = evolve(components(), removal_must_be_other_chamber=True)
    monkeypatch.setattr(politics_chapter, "components", lambda: strict)
    state = play(politics(knowledge=9), SeatPolitician(REFINEMENT))
    assert legal(state, RemovePolitician) == [RemovePolitician(chamber) for chamber in CHAMBERS[1:]]
    assert refused(state, RemovePolitician(REFINEMENT)) is Why.OTHER_CHAMBER
    alone = politics(knowledge=9, council=a_council((2, 2), *[(0, 0)] * 5))
    assert play(alone, SeatPolitician(REFINEMENT)).pending == Intriguing(1)


def test_the_data_may_make_the_removal_voluntary(monkeypatch: pytest.MonkeyPatch) -> None:
    """R6: the flag ``compulsory``, on in the printed data."""
    lenient = evolve(components(), removal_compulsory=False)
    monkeypatch.setattr(politics_chapter, "components", lambda: lenient)
    state = play(politics(knowledge=9), SeatPolitician(REFINEMENT), EndPhase())
    assert state.pending == Intriguing(1)
    assert sum(seats.upper for seats in state.council) == 23


def test_without_anybody_left_to_remove_the_intrigue_ends() -> None:
    """R6: the last politician of all upper rows is seated."""
    state = politics(knowledge=9, council=a_council((1, 3), *[(0, 0)] * 5))
    after = play(state, SeatPolitician(REFINEMENT))
    assert after.pending == Intriguing(1)
    assert after.council[0] == Seats(0, 4)
    assert legal_actions(after) == (EndPhase(),)


def test_only_chambers_with_somebody_in_the_upper_row() -> None:
    """R6: an intrigue without a movable politician is not possible; neither is a removal."""
    state = politics(knowledge=9, council=a_council((0, 4), (1, 0), (0, 1)))
    assert legal(state, SeatPolitician) == [
        SeatPolitician(chamber) for chamber in (SETTLEMENT, *CHAMBERS[3:])
    ]
    assert refused(state, SeatPolitician(EXPLORATION)) is Why.NO_POLITICIAN
    seated = play(state, SeatPolitician(SETTLEMENT))
    assert legal(seated, RemovePolitician) == [RemovePolitician(chamber) for chamber in CHAMBERS[3:]]
    assert refused(seated, RemovePolitician(SETTLEMENT)) is Why.NO_POLITICIAN


@pytest.mark.parametrize(("round_number", "base"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (16, 3)])
def test_the_base_cost_is_the_cog_wheels_exposed(round_number: int, base: int) -> None:
    """Rules 4.2, politics: 1 in rounds 1-5, 2 in 6-10, 3 in 11-16."""
    enough = politics(knowledge=base, round_number=round_number)
    assert play(enough, SeatPolitician(REFINEMENT)).human.knowledge == 0
    poor = politics(knowledge=base - 1, round_number=round_number)
    assert legal_actions(poor) == (EndPhase(),)
    assert refused(poor, SeatPolitician(REFINEMENT)) is Why.NOT_AFFORDABLE


def test_the_example_of_section_7() -> None:
    """Rules 7: three intrigues in one turn of round 7 cost 2 + 4 + 8 = 14 knowledge."""
    state = politics(knowledge=14, round_number=7)
    left = []
    for chamber in (REFINEMENT, REFINEMENT, RESEARCH):
        state = play(state, SeatPolitician(chamber), RemovePolitician(SETTLEMENT))
        left.append(state.human.knowledge)
    assert left == [12, 8, 0]
    assert state.council[:4] == (Seats(2, 2), Seats(1, 0), Seats(4, 0), Seats(3, 1))


def test_at_most_twelve_intrigues() -> None:
    """R34: 24 politicians, two per intrigue; no lower row overflows."""
    state = politics(knowledge=9_999)
    count = 0
    while len(legal_actions(state)) > 1:
        state = play(state, legal_actions(state)[0])
        state = play(state, legal_actions(state)[-1])
        count += 1
    assert count == 12
    assert all(seats.upper == 0 and seats.seated <= 4 for seats in state.council)


def test_the_phase_may_be_skipped() -> None:
    """R26."""
    ended = step(politics(knowledge=9), EndPhase())
    assert ended.state.pending == TurningRings()
    assert ended.events == (PhaseBegan(Phase.ADMINISTRATION),)


def test_removing_needs_an_intrigue_before() -> None:
    """Rules 4.2, politics: the removal is its second half."""
    assert refused(politics(knowledge=9), RemovePolitician(REFINEMENT)) is Why.NOT_NOW
    assert Removing(1, REFINEMENT) == play(politics(knowledge=9), SeatPolitician(REFINEMENT)).pending
