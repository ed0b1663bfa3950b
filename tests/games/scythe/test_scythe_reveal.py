"""Revealing objectives: when, what it brings, what is discarded. Source: rules.md 10, 11; H3."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    ChooseSection,
    EndTurn,
    RevealObjective,
    Skip,
    TakeTop,
)
from noria_desktop.games.scythe.events import GameEnded, ObjectiveRevealed, StarPlaced
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingSection
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Star, TopChoice
from tests.games.scythe.positions import after, legal, of_kind, play, position, refused

ANY, LATE, FAILING = 8, 12, 13
"""8: at most 2 coins, 4 workers, 7 popularity, at any time; 12: 20 coins, at the end; 13 does not hold here."""
COMBAT_CARDS = 23


def poor(*objectives: int, faction: Faction = Faction.NORDIC, **fields: object) -> State:
    """Objective 8 holds, at any time."""
    return position(
        faction,
        coins=2,
        workers="base base base base",
        popularity=7,
        objectives=objectives,
        **fields,  # type: ignore[arg-type]
    )


def rich(*objectives: int) -> State:
    """Objective 12 holds, at the end of the turn."""
    return position(coins=20, objectives=objectives)


def shown(state: State) -> list[int]:
    return [action.card for action in legal(state) if isinstance(action, RevealObjective)]


def test_any_is_offered_at_the_start_before_the_bottom_row_and_at_the_end() -> None:
    """H3: each time only for cards whose condition holds."""
    state = poor(ANY, FAILING)
    offers = [shown(state)]
    for action in (ChooseSection(0), Skip(), Skip()):
        state = after(state, action)
        offers.append(shown(state))
    assert offers == [[ANY], [], [ANY], [ANY]]


def test_end_of_turn_is_offered_only_there() -> None:
    """H3: "end_of_turn" cards only at the end."""
    state = rich(LATE)
    offers = [shown(state)]
    refusals = [refused(state, RevealObjective(LATE))]
    for action in (ChooseSection(0), Skip(), Skip()):
        state = after(state, action)
        offers.append(shown(state))
    assert offers == [[], [], [], [LATE]]
    assert refusals == [Why.END_OF_TURN_ONLY]


def test_a_condition_may_come_to_hold_by_the_top_row() -> None:
    """H3: offered before the bottom action; Bolster's coin brings 3 coins down to 2."""
    state = evolve(poor(ANY), human=evolve(poor(ANY).human, coins=3))
    assert shown(state) == []
    assert refused(state, RevealObjective(ANY)) is Why.CONDITION_FAILS
    state = after(state, ChooseSection(0), TakeTop(TopChoice.POWER))
    assert shown(state) == [ANY]


def test_a_star_and_the_other_card_is_discarded_unrevealed() -> None:
    """Rules 11: star at once; discarded objectives do not come back."""
    step = play(poor(FAILING, ANY), RevealObjective(ANY))
    human = step.state.human
    assert (human.objectives, human.revealed, human.discarded) == ((), (ANY,), (FAILING,))
    assert step.events == (
        ObjectiveRevealed(ANY, (FAILING,)),
        StarPlaced(HUMAN, Star.OBJECTIVE, 1),
    )
    assert step.state.pending == (ChoosingSection(),)


def test_dominate_keeps_the_other_card_and_scores_it_too() -> None:
    """Rules 10, 11, 13: Saxony keeps it and may score it; 8: 4 workers, 23: 8 combat cards and a combat star."""
    state = poor(
        ANY, COMBAT_CARDS, faction=Faction.SAXONY, hand=(2,) * 8, stars={Star.COMBAT: 1}, combat_discard=()
    )
    state = after(state, RevealObjective(ANY))
    assert (state.human.objectives, state.human.discarded) == ((COMBAT_CARDS,), ())
    state = after(state, RevealObjective(COMBAT_CARDS))
    assert state.human.stars[Star.OBJECTIVE.index] == 2
    assert state.human.revealed == (ANY, COMBAT_CARDS)


def test_one_objective_brings_a_star() -> None:
    """Rules 10: each once; a position in which a second card was kept shows that it is not offered."""
    state = poor(ANY, stars={Star.OBJECTIVE: 1})
    assert shown(state) == []
    assert refused(state, RevealObjective(ANY)) is Why.OBJECTIVE_STAR_PLACED


def test_one_may_wait() -> None:
    """Rules 11: you may wait, but the condition must hold when you reveal."""
    state = after(poor(ANY), ChooseSection(2), TakeTop(TopChoice.GAIN))
    assert state.human.coins == 3
    assert shown(state) == []


def test_only_cards_in_hand() -> None:
    """Bad input."""
    assert refused(poor(ANY), RevealObjective(9)) is Why.NO_SUCH_OBJECTIVE
    assert refused(poor(ANY), RevealObjective(99)) is Why.NO_SUCH_OBJECTIVE
    assert refused(poor(FAILING), RevealObjective(FAILING)) is Why.CONDITION_FAILS
    assert refused(poor(LATE), RevealObjective(LATE)) is Why.END_OF_TURN_ONLY


def test_not_inside_an_action() -> None:
    """Rules 3; H3: before or after a row, not while the top row is decided or a gain is taken."""
    state = after(poor(ANY), ChooseSection(0))
    assert refused(state, RevealObjective(ANY)) is Why.TOP_FIRST


@pytest.mark.parametrize("section", range(3))
def test_the_turn_goes_on_where_it_was(section: int) -> None:
    """H3: revealing takes no place in the turn."""
    state = after(poor(ANY), ChooseSection(section), Skip(), RevealObjective(ANY))
    assert state.pending == (ChoosingBottom(section),)
    state = after(state, Skip())
    assert legal(state) == (EndTurn(),)


def test_the_sixth_star_by_an_objective_ends_the_game_at_once() -> None:
    """Rules 10."""
    stars = {Star.MECHS: 1, Star.STRUCTURES: 1, Star.RECRUITS: 1, Star.UPGRADES: 1, Star.POPULARITY: 1}
    step = play(poor(ANY, stars=stars), RevealObjective(ANY))
    assert len(of_kind(step.events, GameEnded)) == 1
    assert RULES.turn(step.state).seat is None
