"""Produce says how many territories can still be picked, whatever was picked and put back. Source: rules.md 4; H7."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Faction, Top, TopChoice
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Draft, Picks, pressed_again, start
from noria_desktop.ui.scythe.words.amounts import cost_text
from noria_desktop.ui.scythe.words.collecting import collected
from noria_desktop.ui.scythe.words.names import place_name
from noria_desktop.ui.scythe.words.questions import unused
from tests.games.scythe.positions import position
from tests.ui.scythe.template_facts_prompts import most_territories
from tests.ui.scythe.walks import game, of_kind

MILL, WOODS, FIELDS = PLACE_OF["h04"], PLACE_OF["h05"], PLACE_OF["h12"]


def with_mill() -> State:
    """Two territories may produce, and that of the Mill besides; one worker stands on each of three."""
    first = next(one.true for one in game(0, Faction.NORDIC) if isinstance(one.entry, due.ChoosingTop))
    human = first.human
    army = evolve(human.army, character=MILL, workers=(MILL, WOODS, FIELDS))
    works = evolve(human.works, structures=(None, MILL, None, None))
    human = evolve(human, army=army, works=works)
    automa = evolve(first.automa, character=None, mechs=(), workers=())
    pending = (*first.pending[:-1], due.Producing(2, mill=True))
    return RULES.observe(evolve(first, human=human, automa=automa, pending=pending), HUMAN)


def title(view: State, draft: Draft) -> str:
    return collected(draft, RULES.turn(view), view)[0]


def test_two_put_back_beside_the_mill_are_two_that_are_left() -> None:
    """All three yield; both others emptied, the Mill's alone is picked and two may still be chosen."""
    view = with_mill()
    full = start(view)
    assert full is not None
    assert title(view, full) == "Produce: all is chosen"
    one = pressed_again(full, WOODS)
    assert title(view, one).replace("territories", "territory") == "Produce: 1 territory left"
    none_but_mill = pressed_again(one, FIELDS)
    assert title(view, none_but_mill) == "Produce: 2 territories left"
    assert title(view, Picks()) == "Produce: 3 territories left"


def test_so_many_as_are_told_can_be_picked_from_wherever_one_is() -> None:
    """Whatever was emptied: with what is picked, the rules let just so many more yield."""
    tried = 0
    for moment in of_kind(due.Producing)[::3]:
        view, full = moment.before, start(moment.before)
        assert isinstance(full, Picks)
        for number in range(len(full.picks) + 1):
            draft = Picks(full.picks[:number])
            words = title(view, draft)
            said = 0 if words.endswith("all is chosen") else int(words.split()[1])
            # All that are picked yield one piece each: so no village takes another's worker.
            if all(isinstance(pick, act.Produce) and pick.amount == 1 for pick in draft.picks):
                assert said == most_territories(view) - number, (draft, words)
                tried += 1
    assert tried > 20


def test_with_one_choice_left_the_territories_asked_about_are_alternatives() -> None:
    """One of two may still yield: "forest and farm can still produce" promised both."""
    view = with_mill()
    mill, woods, fields = (act.Produce(place, 1) for place in (MILL, WOODS, FIELDS))
    only = evolve(view, pending=(*view.pending[:-1], due.Producing(1, mill=True)))
    either, both = (unused(state, RULES.legal_actions(state), (mill, act.Finish())) for state in (only, view))
    assert either is not None
    assert both is not None
    names = sorted(place_name(one.place) for one in (woods, fields))
    assert sorted(either.title.partition(" can still")[0].lower().split(" or ")) == names
    assert sorted(both.title.partition(" can still")[0].lower().split(", ")) == names


@pytest.mark.parametrize(
    ("popularity", "asked"), [(7, True), (13, True), (8, False), (6, False), (18, False)]
)
def test_popularity_paid_out_of_its_tier_is_asked_about(popularity: int, asked: bool) -> None:
    """Eight workers: Produce costs 1 popularity. From 7 to 6, and from 13 to 12, all that is counted counts less."""
    workers = "h12 h12 h12 h12 h12 h12 h12 h12"
    view = RULES.observe(position(workers=workers, character="h12", popularity=popularity), HUMAN)
    section = next(
        number
        for number, one in enumerate(components().mats.players[view.human.mat.index].sections)
        if one.top is Top.PRODUCE
    )
    actions = (act.ChooseSection(section), act.TakeTop(TopChoice.PRODUCE))
    question = unused(view, RULES.legal_actions(view), actions)
    assert (question is not None) == asked
    state = view
    for action in actions:
        state = RULES.apply_unchecked(state, action).state
    # Where nothing is left to choose, the rest goes with the same press.
    whole = (*actions, *RULES.legal_actions(state)[-1:])
    assert (unused(view, RULES.legal_actions(view), whole) is not None) == asked
    if question is not None:
        assert question.title == f"Popularity falls below {popularity}: all counts less in the end. Do it?"


@pytest.mark.parametrize(("objective", "asked"), [(7, True), (8, False)])
def test_workers_that_make_an_objective_impossible_are_asked_about_before(
    objective: int, asked: bool
) -> None:
    """The seventh asks for three workers at most, and workers never leave the map: a press told nothing of it."""
    producing = due.Producing(1, mill=False)
    view = RULES.observe(
        position(workers="h06 h06", popularity=9, pending=(due.ChoosingBottom(1), producing)), HUMAN
    )
    view = evolve(view, human=evolve(view.human, objectives=(objective,)))
    (most,) = (one for one in RULES.legal_actions(view) if one == act.Produce(PLACE_OF["h06"], 2))
    question = unused(view, RULES.legal_actions(view), (most,))
    assert (question is not None) == asked
    if question is not None:
        assert "can never be fulfilled then" in question.title
        assert question.things == (at.objective(objective),)
        assert "3 worker" in question.detail
    fewer = (act.Produce(PLACE_OF["h06"], 1),)
    assert unused(view, RULES.legal_actions(view), fewer) is None


@pytest.mark.parametrize(("out", "least"), [(2, 4), (3, 4), (5, 6), (6, 8), (7, 8), (4, 6)])
def test_what_workers_make_dearer_is_said_before_they_come(out: int, least: int) -> None:
    """That Produce costs more with more workers was seen on the mat only when they were there, for good."""
    village = "h06"
    costs = components().mats.produce_costs
    view = RULES.observe(
        position(workers=" ".join([village] * out), pending=(due.ChoosingBottom(1), due.Producing(2, False))),
        HUMAN,
    )
    for amount in range(1, min(out, 8 - out) + 1):
        draft = Picks((act.Produce(PLACE_OF[village], amount),))
        detail = collected(draft, RULES.turn(view), view)[1]
        dearer = costs[out + amount] != costs[out]
        assert dearer == (out + amount >= least)
        assert (f"With {out + amount} workers Produce costs" in detail) == dearer, amount
        if dearer:
            assert cost_text(costs[out + amount]) in detail
            assert f"now: {cost_text(costs[out])}" in detail
