"""Choices without an order: whatever the order of the presses, the same is settled. Source: decisions 37; H5 to H8, H12."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Bonus, Bottom, Faction, Gain, Resource, Source, Unit
from noria_desktop.ui.board.gestures import Collect, Gesture, GestureTable, Key
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collected import commands, gestures
from noria_desktop.ui.scythe.board.collecting import Draft, Picks, offers, opened, start, with_pick
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.loading import Load, load_limits
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.project_map import footings
from noria_desktop.ui.scythe.board.settling import is_complete, seen_with, settled
from noria_desktop.ui.scythe.words.collecting import collected
from tests.ui.scythe.walks import Moment, game, of_kind

MOST_SETS = 6
"""Sets tried of one position."""
MOST_ORDERS = 24


def collects(kind: type) -> list[Moment]:
    """Positions in which such a thing is collected."""
    return [moment for moment in of_kind(kind) if start(moment.before) is not None]


def some(moments: list[Moment], count: int = 60) -> list[Moment]:
    return moments[:: max(1, len(moments) // count)]


def sets(view: State, draft: Draft) -> Iterator[tuple[act.Action, ...]]:
    """Complete sets that can be picked from here, each in the order of the offers."""
    if is_complete(view, draft):
        assert isinstance(draft, Picks)
        yield draft.picks
    for pick in offers(view, draft):
        assert isinstance(draft, Picks)
        if isinstance(pick, act.SetPower) and any(isinstance(one, act.SetPower) for one in draft.picks):
            continue
        yield from sets(view, with_pick(draft, pick))


def played(state: State, actions: tuple[act.Action, ...]) -> State:
    for action in actions:
        assert action in RULES.legal_actions(state), action
        state = RULES.apply(state, action).state
    return state


@pytest.mark.parametrize(
    "kind", [due.Producing, due.PlacingGoods, due.Paying, due.ChoosingPower, due.ChoosingCards]
)
def test_every_order_of_picking_settles_the_same(kind: type) -> None:
    """With territories 5 and 11 lit, 11 first loses nothing; wood may come before oil, 41 before 12, 5 before 2."""
    tried = 0
    for moment in some(collects(kind)):
        found = {tuple(sorted(map(repr, picks))): picks for picks in islice(sets(moment.before, Picks()), 60)}
        for picks in islice(found.values(), MOST_SETS):
            results = {
                played(moment.true, settled(moment.before, Picks(order)))
                for order in islice(permutations(picks), MOST_ORDERS)
            }
            assert len(results) == 1, (moment.entry, picks)
            tried += len(picks) > 1
    assert tried


def test_what_is_settled_is_what_was_picked() -> None:
    """H5: each token comes from where the player took it, though the rules pay some of them by themselves."""
    tried = 0
    for moment in some(collects(due.Paying)):
        entry = moment.entry
        assert isinstance(entry, due.Paying)
        for picks in islice(sets(moment.before, Picks()), MOST_SETS):
            after = played(moment.true, settled(moment.before, Picks(picks)))
            for place, goods in enumerate(moment.true.board.goods):
                paid = sum(isinstance(pick, act.PayToken) and pick.place == place for pick in picks)
                assert sum(goods) - sum(after.board.goods[place]) == paid
            tried += 1
    assert tried


def test_every_load_can_be_had_and_none_loses_another() -> None:
    """H8: wood first, then metal; a worker first, then wood: whatever the box shows goes along."""
    tried = 0
    for moment in some(collects(due.Travelling), 120):
        draft = start(moment.before)
        assert isinstance(draft, Load)
        seen, waiting = {draft}, [draft]
        offered = dict[Load, tuple[Gesture[Any], ...]]()
        while waiting and len(seen) < 40:
            at_hand = waiting.pop()
            offered[at_hand] = tuple(gestures(moment.before, moment.legal, at_hand))
            table: GestureTable[Any] = GestureTable(offered[at_hand])
            for source in table.sources():
                if source.kind in ("less", "more"):
                    (option,) = table.options(source, source)
                    changed = option.actions[0].draft
                    if changed not in seen:
                        seen.add(changed)
                        waiting.append(changed)
        for load in seen:
            found = offered.get(load) or gestures(moment.before, moment.legal, load)
            # The same load is taken to every place that can be reached.
            moves = [gesture.actions for gesture in found if isinstance(gesture.actions[-1], act.MoveTo)]
            for actions in {one[:-1]: one for one in moves}:
                state = moment.true
                for action in actions:
                    assert action in RULES.legal_actions(state), (moment.entry, load, action)
                    state = RULES.apply(state, action).state
                entry = state.pending[-1]
                assert isinstance(entry, due.Travelling)
                assert (*entry.goods, entry.fresh, entry.moved) == load.numbers
                tried += 1
    assert tried


def test_all_goes_along_unless_something_is_left() -> None:
    """Mocks/table.md 6: loading takes all by default; dragging the mech settles."""
    state, where, goal = _mech_with_two_kinds()
    table = GestureTable(gestures(state, RULES.legal_actions(state), start(state)))
    (option,) = table.options(at.own(Unit.MECH, where), at.place(goal))
    after = played(state, option.actions)
    assert after.board.goods[goal] == (0, 2, 0, 1)
    assert after.human.army.workers.count(goal) == 2


def _mech_with_two_kinds() -> tuple[State, int, int]:
    state = game(0, Faction.NORDIC)[0].true
    where, goal = PLACE_OF["h04"], PLACE_OF["h05"]
    army = evolve(state.human.army, mechs=(where, None, None, None), workers=(where, where))
    goods = tuple((0, 2, 0, 1) if place == where else (0,) * 4 for place in range(len(state.board.goods)))
    state = evolve(state, human=evolve(state.human, army=army), board=evolve(state.board, goods=goods))
    moving = due.Moving(2, 1)
    state = evolve(state, pending=(due.ChoosingBottom(0), due.Aftermath(), moving))
    return RULES.apply(state, act.PickMover(Unit.MECH, where)).state, where, goal


def test_the_last_piece_settles_nothing_by_itself() -> None:
    """Until Enter everything can be changed; nothing collected is an action of the rules."""
    for kind in (due.Producing, due.PlacingGoods, due.Paying, due.ChoosingPower, due.ChoosingCards):
        for moment in some(collects(kind), 20):
            for gesture in gestures(moment.before, moment.legal, start(moment.before)):
                assert all(isinstance(part, Collect) for part in gesture.actions)


def test_only_enter_settles_and_only_what_is_complete() -> None:
    for kind in (due.PlacingGoods, due.Paying, due.ChoosingPower):
        for moment in some(collects(kind), 20):
            assert not any(
                button.key is Key.CONFIRM for button in commands(moment.before, moment.legal, Picks())
            )
            picks = next(sets(moment.before, Picks()))
            (settling,) = (
                button
                for button in commands(moment.before, moment.legal, Picks(picks))
                if button.key is Key.CONFIRM
            )
            assert (*settling.actions, *settling.following) == settled(moment.before, Picks(picks))


def test_wood_and_metal_can_be_had_from_one_choice_of_two() -> None:
    """H6: wood pressed first no longer takes two wood."""
    moment = next(
        moment
        for moment in collects(due.PlacingGoods)
        if moment.entry.left == 2  # type: ignore[union-attr]
    )
    picks = Picks((act.ChooseResource(Resource.WOOD), act.ChooseResource(Resource.METAL)))
    entry = moment.entry
    assert isinstance(entry, due.PlacingGoods)
    assert entry.place is not None
    after = played(moment.true, settled(moment.before, picks))
    gained = [
        new - old
        for new, old in zip(after.board.goods[entry.place], moment.true.board.goods[entry.place], strict=True)
    ]
    assert gained == [0, 1, 0, 1]


def test_a_unit_dragged_before_move_was_chosen_chooses_move() -> None:
    """Mocks/table.md 6: the section, its upper row, the unit with its load and the step are one gesture."""
    tried = 0
    for kind in (due.ChoosingSection, due.ChoosingTop):
        for moment in some(list(of_kind(kind)), 30):
            moves = [
                one
                for one in gestures(moment.before, moment.legal, None)
                if one.source.kind == "own" and one.target.kind == "place"
            ]
            for gesture in moves[:6]:
                state = played(moment.true, gesture.actions)
                assert isinstance(gesture.actions[-1], act.MoveTo)
                assert state != moment.true
                tried += 1
    assert tried


def test_a_second_press_gives_back() -> None:
    """Territories yield one less each time, slots are empty again, and Escape takes back the last pick."""
    for kind in (due.Producing, due.PlacingGoods, due.Paying):
        for moment in some(collects(kind), 20):
            view = moment.before
            picks = next(found for found in sets(view, Picks()) if found)
            full = Picks(picks)
            table: GestureTable[Any] = GestureTable(gestures(view, moment.legal, full))
            again: list[Gesture[Any]] = [
                table.options(source, source)[0]
                for source in table.sources()
                if source.kind == ("place" if kind is due.Producing else "slot")
            ]
            drafts = [option.actions[0].draft for option in again]
            sizes = {_size(draft) for draft in drafts}
            assert _size(full) - 1 in sizes
            back = [one for one in commands(view, moment.legal, full) if one.key is Key.BACK]
            assert back or full == start(view)


def _size(draft: Picks) -> int:
    return sum(pick.amount if isinstance(pick, act.Produce) else 1 for pick in draft.picks)


def test_every_position_of_a_product_of_picks_is_reachable() -> None:
    """All pairs of kinds, in both orders, for two resources of free choice."""
    moment = next(
        moment
        for moment in collects(due.PlacingGoods)
        if moment.entry.left == 2  # type: ignore[union-attr]
    )
    entry = moment.entry
    assert isinstance(entry, due.PlacingGoods)
    kinds = [pick for pick in offers(moment.before, Picks()) if isinstance(pick, act.ChooseResource)]
    states = {
        (one, other): played(moment.true, settled(moment.before, Picks((one, other))))
        for one, other in product(kinds, repeat=2)
    }
    assert all(states[one, other] == states[other, one] for one, other in states)
    assert len(set(states.values())) == len(kinds) * (len(kinds) + 1) // 2


# Single options ------------------------------------------------------------------------------------------


def test_a_section_with_one_line_that_costs_nothing_is_that_line() -> None:
    """Produce has one line: while it is free, its section begins it; what costs something is still asked."""
    seen = set()
    for moment in some(list(of_kind(due.ChoosingSection)), 80):
        table: GestureTable[Any] = GestureTable(gestures(moment.before, moment.legal, None))
        for section in range(4):
            for option in table.options(at.section(section), at.section(section)):
                state = played(moment.true, option.actions)
                lines = [
                    one
                    for one in RULES.legal_actions(played(moment.true, option.actions[:1]))
                    if isinstance(one, act.TakeTop)
                ]
                human = moment.true.human
                if len(option.actions) > 1:
                    assert len(lines) == 1
                    paid = played(moment.true, option.actions[:2]).human
                    assert (paid.coins, paid.power, paid.popularity) >= (
                        human.coins,
                        human.power,
                        human.popularity,
                    )
                    seen.add(type(state.pending[-1]))
                else:
                    seen.add(due.ChoosingTop)
    assert due.ChoosingTop in seen
    assert len(seen) > 1


def paid_for(place: int | None) -> State:
    """Two resources of free choice are due, here or on one of two territories with own workers."""
    state = game(0, Faction.NORDIC)[0].true
    gains = due.Gaining((due.Due(Gain.ANY_RESOURCE, 2, Source.ENCOUNTER),), place)
    return evolve(state, pending=(due.EndingTurn(), gains))


def test_resources_of_free_choice_are_chosen_without_a_question_before() -> None:
    """Paid for or found: their kinds are chosen at once; to leave all of them is a button."""
    where = PLACE_OF["h04"]
    state = paid_for(where)
    legal = RULES.legal_actions(state)
    view, before = opened(state)
    assert before == (act.Accept(),)
    assert [one.name for one in ScythePresenter().commands(state, legal)] == ["decline"]
    for picks in sets(view, Picks()):
        (settling,) = (one for one in commands(state, legal, Picks(picks)) if one.key is Key.CONFIRM)
        after = played(state, (*settling.actions, *settling.following))
        assert sum(after.board.goods[where]) == sum(state.board.goods[where]) + 2


def test_where_they_come_is_pressed_without_a_question_before() -> None:
    """Nordic's workers stand on h04 and h05."""
    state = paid_for(None)
    legal = RULES.legal_actions(state)
    found = ScythePresenter().gestures(state, legal)
    assert {one.source for one in found} == {at.place(PLACE_OF["h04"]), at.place(PLACE_OF["h05"])}
    for gesture in found:
        top = played(state, gesture.actions).pending[-1]
        assert isinstance(top, due.PlacingGoods)
        assert at.place(top.place if top.place is not None else 0) == gesture.source


def test_without_power_there_is_nothing_to_set() -> None:
    """A dial on which only 0 can be pressed is not asked for; cards can be added and the fight begun at once."""
    moment = of_kind(due.ChoosingPower)[0]
    view = evolve(moment.before, human=evolve(moment.before.human, power=0))
    begun = start(view)
    assert begun == Picks((act.SetPower(0),))
    assert is_complete(view, begun)
    assert Key.CONFIRM in [command.key for command in commands(view, RULES.legal_actions(view), begun)]
    assert start(moment.before) == Picks()


def test_only_at_its_start_a_unit_is_said_to_take_all_along() -> None:
    """Half-way what lies there is not loaded by itself, so it is not said to be."""
    said: dict[bool, set[bool]] = {False: set(), True: set()}
    for moment in collects(due.Travelling):
        entry, draft = moment.entry, start(moment.before)
        assert isinstance(entry, due.Travelling)
        assert isinstance(draft, Load)
        words = collected(draft, RULES.turn(moment.true), moment.before)[1]
        all_aboard = draft.numbers == tuple(most for _, most in load_limits(moment.before, entry))
        said[entry.stepped].add("All goes along" in words)
        if not entry.stepped:
            assert all_aboard
    assert said == {False: {True}, True: {False}}


def test_nothing_steps_aside_while_a_load_is_chosen() -> None:
    """Whoever is aboard keeps its room ashore: the unit stays where it was pressed, whatever is loaded (mocks/table.md 6)."""
    moved = 0
    table = layout(1280, 700)
    for moment in of_kind(due.Travelling):
        view = moment.before
        draft = start(view)
        entry = view.pending[-1]
        if not isinstance(draft, Load):
            continue
        assert isinstance(entry, due.Travelling)
        limits = load_limits(view, entry)
        feet = set()
        for numbers in (tuple(least for least, _ in limits), tuple(most for _, most in limits)):
            seen = seen_with(view, Load(numbers))
            _, units = footings(seen, table)[entry.place]
            feet |= {spot for group, spot in units if group.unit is entry.unit and group.seat == HUMAN}
            moved += numbers != draft.numbers
        assert len(feet) == 1, entry
    assert moved


def test_a_payment_after_which_a_card_is_drawn_is_settled() -> None:
    """With every recruit out Enlist brings only its bonus: the last food paid ran on to a card that nobody may see."""
    gains = (
        due.Due(Gain.RECRUIT, 1, Source.BOTTOM),
        due.Due(Gain.COMBAT_CARDS, 1, Source.ONGOING),
    )
    tried = 0
    for moment in of_kind(due.Paying):
        view, entry = moment.before, moment.entry
        assert isinstance(entry, due.Paying)
        works = evolve(
            view.human.works, recruits=(Bonus.POWER, Bonus.COMBAT_CARDS, Bonus.POPULARITY, Bonus.COINS)
        )
        human = evolve(view.human, works=works)
        goods = tuple(
            (*count[:2], 3, *count[3:]) if place in human_territories(view) else count
            for place, count in enumerate(view.board.goods)
        )
        paying = evolve(
            view,
            options=evolve(view.options, ask_gains=False),
            human=human,
            board=evolve(view.board, goods=goods),
            pending=(due.EndingTurn(), due.Gaining(gains, None), evolve(entry, bottom=Bottom.ENLIST)),
        )
        draft = start(paying)
        while isinstance(draft, Picks) and not is_complete(paying, draft):
            draft = Picks((*draft.picks, offers(paying, draft)[0]))
        if isinstance(draft, Picks):
            assert settled(paying, draft)
            tried += 1
    assert tried
