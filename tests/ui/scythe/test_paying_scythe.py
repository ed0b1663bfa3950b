"""Whoever pays reads the whole price, and what of it the rules take without a question. Source: rules.md 4, 8, 9; H5."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_mats import FREE
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Bottom, Faction, Mat, Resource
from noria_desktop.games.scythe.top_row import printed_top, top_cost
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.collect import SlotArt
from noria_desktop.ui.scythe.board.collected import gestures, slots
from noria_desktop.ui.scythe.board.collecting import Picks, start
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.paying import forced
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.words.amounts import cost_text, resource_amount
from noria_desktop.ui.scythe.words.collecting import collected, sheet_of
from noria_desktop.ui.scythe.words.names import place_name
from noria_desktop.ui.scythe.words.refusals import refused_amid
from tests.ui.scythe.walks import game, moments, of_kind

TABLE = layout(1280, 678)
HERE, THERE = PLACE_OF["h04"], PLACE_OF["h05"]


def price_of_three() -> tuple[State, State]:
    """Upgrade costs three oil; two lie on one territory and two on another: one of the first goes by itself."""
    first = next(one.true for one in game(0, Faction.NORDIC) if isinstance(one.entry, due.ChoosingBottom))
    section = Bottom.UPGRADE.index
    goods = [(0, 0, 0, 0)] * len(first.board.goods)
    kind = components().mats.bottoms[section].resource
    two = tuple(2 * (one is kind) for one in Resource)
    goods[HERE] = goods[THERE] = two  # type: ignore[assignment]
    army = evolve(first.human.army, character=HERE, workers=(HERE, THERE), mechs=(None,) * 4)
    works = evolve(first.human.works, slots=(0, 0, 0, 0))
    human = evolve(first.human, mat=Mat.INDUSTRIAL, army=army, works=works, last_section=section)
    state = evolve(
        first,
        human=human,
        board=evolve(first.board, goods=tuple(goods)),
        pending=(*first.pending[:-1], due.ChoosingBottom(section)),
    )
    assert act.TakeBottom() in RULES.legal_actions(state)
    return state, RULES.apply(state, act.TakeBottom()).state


def test_a_price_is_told_whole_and_what_went_by_itself_is_named() -> None:
    """Of three oil one went from the first territory, as the other holds only two: not "Pay 2 oil"."""
    before, state = price_of_three()
    view = RULES.observe(state, HUMAN)
    entry = view.pending[-1]
    assert isinstance(entry, due.Paying)
    assert entry.left == 2
    kind = components().mats.bottoms[Bottom.UPGRADE.index].resource
    title, how = GAME_UI.prompt(RULES.turn(view), view)
    assert title == f"Pay {resource_amount(kind, 3)}: 2 more"
    one = resource_amount(kind, 1)
    assert how.startswith(f"{one} from {place_name(HERE)} went by itself: the other places hold too little.")
    assert sum(before.board.goods[HERE]) - sum(view.board.goods[HERE]) == 1


def test_its_slot_lies_with_the_others_and_cannot_be_given_back() -> None:
    """Three slots for three oil: the first is filled and says why; pressing it speaks."""
    _, state = price_of_three()
    view = RULES.observe(state, HUMAN)
    draft = start(view)
    assert draft is not None
    mine = at.paid(0, "h04")
    assert [name.kind for name, _ in slots(view, draft)] == ["paid", "slot", "slot"]
    drawn = [
        one.art
        for one in PRESENTER.project(view, TABLE, RULES.legal_actions(state))
        if isinstance(one.art, SlotArt)
    ]
    assert [one.filled for one in drawn] == [True, False, False]
    spots = {spot.handle for spot in PRESENTER.spots(view, TABLE)}
    assert mine in spots
    found = gestures(view, RULES.legal_actions(state), draft)
    assert mine not in GestureTable(found).sources()
    sheet = sheet_of(mine)
    assert sheet is not None
    assert sheet[0] == f"Slot 1: from {place_name(HERE)}"
    said = refused_amid(draft, view, RULES.legal_actions(state), mine, None)
    assert said.reason == f"What is paid from {place_name(HERE)} was taken by itself."


def test_what_is_picked_counts_against_the_whole_price() -> None:
    _, state = price_of_three()
    view = RULES.observe(state, HUMAN)
    kind = components().mats.bottoms[Bottom.UPGRADE.index].resource
    cost = resource_amount(kind, 3)
    turn = RULES.turn(view)
    one, both = Picks((act.PayToken(THERE),)), Picks((act.PayToken(THERE), act.PayToken(HERE)))
    assert collected(one, turn, view)[0] == f"Pay {cost}: 1 more"
    assert collected(both, turn, view)[0] == f"Pay {cost}: complete"


def test_whatever_went_by_itself_is_the_log_s_own() -> None:
    """Played by hand: whenever a payment is asked for, tokens said to have gone are those that just went."""
    tried = 0
    for moment in moments():
        if not (
            isinstance(moment.action, act.TakeBottom) and isinstance(moment.after.pending[-1], due.Paying)
        ):
            continue
        entry = moment.after.pending[-1]
        paid = [one for one in moment.events if isinstance(one, ev.GoodsPaid)]
        found = forced(moment.after, entry)
        assert (found is None) == (not paid)
        if found is not None:
            assert {one.place for one in paid} == {found.place}
            assert sum(sum(one.goods) for one in paid) == found.number
            tried += 1
    assert tried


def test_a_top_row_that_costs_something_says_what() -> None:
    """Rules 4: Trade, Bolster and Promote cost; Produce costs by the workers off the mat."""
    told = set()
    for moment in of_kind(due.ChoosingTop):
        entry, view = moment.entry, moment.before
        assert isinstance(entry, due.ChoosingTop)
        how = GAME_UI.prompt(RULES.turn(view), view)[1]
        if entry.section > 3:
            assert view.human.factory_card is not None
            cost = components().cards.factory[view.human.factory_card - 1].cost
        else:
            cost = top_cost(view.human, printed_top(view.human, entry.section))
        assert (f"costs {cost_text(cost)}" in how or f"cost {cost_text(cost)}" in how) == (cost != FREE)
        told.add(cost)
    assert len(told) > 3
