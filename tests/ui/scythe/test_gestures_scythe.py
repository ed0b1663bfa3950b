"""What can be done at Scythe's table with pointer and keyboard is what the rules allow, each thing in one way."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from attrs import evolve

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Faction, TopChoice, Unit, home_base
from noria_desktop.ui.board.gestures import GestureTable, Key
from noria_desktop.ui.board.places import Direction, neighbour
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collected import move_section
from noria_desktop.ui.scythe.board.gestures import commands, gestures
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.viewpoint import decides
from tests.ui.scythe.walks import COMMANDS, game, moments, of_kind


def setting(faction: Faction = Faction.NORDIC) -> State:
    """The start of a game, before its first section is chosen."""
    return game(0, faction)[0].true


def moving(state: State, left: int = 2, *, character_moved: bool = False) -> State:
    """The same table in the middle of a Move action."""
    below = (due.ChoosingBottom(0), due.Aftermath())
    entry = due.Moving(left, 1, character_moved)
    return evolve(state, pending=(*below, entry))


def offered(state: State) -> GestureTable[act.Action]:
    """What can be carried and pressed."""
    return GestureTable(gestures(state, RULES.legal_actions(state)))


# Everything is offered -----------------------------------------------------------------------------------


def test_every_legal_action_is_offered_in_exactly_one_way() -> None:
    """One way of carrying or one button; or else one press. A press may stand beside the carrying."""
    for moment in moments():
        carried, pressed = Counter[act.Action](), Counter[act.Action]()
        for gesture in gestures(moment.before, moment.legal):
            if len(gesture.actions) == 1:
                kind = pressed if gesture.source == gesture.target else carried
                kind[gesture.actions[0]] += 1
        for command in commands(moment.before, moment.legal):
            if not command.following:
                carried.update(command.actions)
        for action in moment.legal:
            assert carried[action] == 1 or (carried[action], pressed[action]) == (0, 1), (
                action,
                moment.entry,
            )
            assert pressed[action] <= 1
        assert set(carried) | set(pressed) == set(moment.legal)


def test_what_is_picked_and_moved_in_one_gesture_is_legal_step_by_step() -> None:
    """H8: picked, then a first step, and every first step is among them."""
    for moment in of_kind(due.Moving):
        first: dict[act.Action, set[act.Action]] = {}
        for gesture in gestures(moment.before, moment.legal):
            if len(gesture.actions) == 2:
                first.setdefault(gesture.actions[0], set()).add(gesture.actions[1])
        for action in moment.legal:
            if isinstance(action, act.PickMover):
                after = RULES.legal_actions(RULES.apply(moment.true, action).state)
                steps = {step for step in after if isinstance(step, act.MoveTo)}
                assert first[action] == steps != set()


def test_nothing_is_carried_while_something_automatic_waits() -> None:
    """Only the button goes on; Space presses it."""
    for moment in moments():
        if not decides(moment.before):
            assert gestures(moment.before, moment.legal) == ()
            (only,) = commands(moment.before, moment.legal)
            assert (only.name, only.key, only.primary) == ("advance", Key.GO_ON, True)


def test_every_button_has_a_known_name_and_no_two_share_a_key() -> None:
    """The game's text words these names; a key means one thing at a time."""
    for moment in moments():
        found = commands(moment.before, moment.legal)
        assert {command.name for command in found} <= set(COMMANDS)
        keys = [command.key for command in found if command.key is not Key.NONE]
        assert len(keys) == len(set(keys))
        assert sum(command.primary for command in found) <= 1


def test_all_gains_in_a_row_can_be_taken_in_one_press() -> None:
    """H13: an encounter's gains are asked one by one; where nothing but yes or no is asked, one press takes them all."""
    seen = 0
    for moment in of_kind(due.Gaining):
        buttons = {command.name: command for command in commands(moment.before, moment.legal)}
        whole = buttons.get("take_all")
        if whole is None:
            continue
        assert {"accept", "decline"} <= set(buttons)
        assert buttons["accept"].following == ()
        state, taken = moment.true, (*whole.actions, *whole.following)
        assert isinstance(moment.entry, due.Gaining)
        for _ in taken:
            assert isinstance(state.pending[-1], due.Gaining)
            state = RULES.apply(state, act.Accept()).state
        top = state.pending[-1]
        assert not (isinstance(top, due.Gaining) and top.due == moment.entry.due)
        seen += 1
    assert seen


def test_alternatives_of_one_gesture_are_numbers_from_one_on_and_the_most_is_usual() -> None:
    """The key of a digit takes so many; Enter takes all."""
    for kind in (due.Travelling, due.Producing):
        for moment in of_kind(kind):
            table = offered(moment.before)
            for source in table.sources():
                for target in table.targets(source):
                    options = [option.actions[0] for option in table.options(source, target)]
                    assert len(options) == len(set(options))
                    numbers = [
                        action.number if isinstance(action, act.Take | act.Drop) else action.amount
                        for action in options
                        if isinstance(action, act.Take | act.Drop | act.Produce)
                    ]
                    assert numbers in ([], list(range(1, len(numbers) + 1)))
                    usual = [option.usual for option in table.options(source, target)]
                    if numbers:
                        assert usual == [False] * (len(numbers) - 1) + [True]


# What each thing is carried to ---------------------------------------------------------------------------


def test_the_action_token_goes_to_a_section_or_the_section_is_pressed() -> None:
    """H1: on the first turn all four sections of the mat are open."""
    table = offered(setting())
    assert table.targets(at.token()) == tuple(at.section(number) for number in range(4))
    assert all(table.is_press(at.section(number)) for number in range(4))


def test_the_character_is_carried_from_its_base_to_either_land_neighbour() -> None:
    """Nordic starts beside h04 and h05 (rules.md 14); pressing it twice only picks it."""
    base = home_base(Faction.NORDIC)
    table = offered(moving(setting()))
    source = at.own(Unit.CHARACTER, base)
    assert set(table.targets(source)) == {source, at.place(PLACE_OF["h04"]), at.place(PLACE_OF["h05"])}
    (option,) = table.options(source, at.place(PLACE_OF["h04"]))
    assert option.actions == (act.PickMover(Unit.CHARACTER, base), act.MoveTo(PLACE_OF["h04"]))


def test_both_rows_are_pressed_on_the_mat() -> None:
    """Sides of the top row, then the bottom row of the same section."""
    for moment in of_kind(due.ChoosingTop):
        assert isinstance(moment.entry, due.ChoosingTop)
        table = offered(moment.before)
        assert all(table.is_press(source) and source.kind in ("top", "side") for source in table.sources())
    for moment in of_kind(due.ChoosingBottom):
        assert isinstance(moment.entry, due.ChoosingBottom)
        sources = offered(moment.before).sources()
        assert set(sources) - {at.bottom(moment.entry.section)} <= {
            at.objective(number) for number in moment.before.human.objectives if number is not None
        }


def test_a_card_is_committed_by_carrying_or_pressing_it_twice() -> None:
    """H12: to the arena, or pressed."""
    for moment in of_kind(due.ChoosingCards):
        table = offered(moment.before)
        for source in table.sources():
            assert table.targets(source) == (at.arena(), source)


# Refusals -------------------------------------------------------------------------------------------------


def test_a_drop_that_is_not_lit_is_refused_by_the_rule_it_breaks() -> None:
    """h30 is far from h04; a home base is not entered, not even the own one (rules.md 5)."""
    state = moving(setting())
    worker = at.own(Unit.WORKER, PLACE_OF["h04"])
    assert why_refused(state, worker, at.place(PLACE_OF["h30"])) is Why.NO_PASSAGE
    assert why_refused(state, worker, at.place(home_base(Faction.NORDIC))) is Why.HOME_BASE
    character = at.own(Unit.CHARACTER, home_base(Faction.NORDIC))
    assert why_refused(state, character, at.place(PLACE_OF["h04"])) is None


def test_before_move_was_chosen_a_unit_is_refused_by_the_rule_of_its_step_too() -> None:
    """A worker that is carried over a river as the first thing of a turn chooses Move: the river is what keeps it."""
    state = setting(Faction.RUSVIET)
    worker = at.own(Unit.WORKER, PLACE_OF["h19"])
    beyond, near = at.place(PLACE_OF["h12"]), at.place(PLACE_OF["h25"])
    assert isinstance(state.pending[-1], due.ChoosingSection)
    assert why_refused(state, worker, beyond) is Why.RIVER
    assert why_refused(state, worker, near) is None
    choosing = RULES.apply_unchecked(state, act.ChooseSection(move_section(state))).state
    assert why_refused(choosing, worker, beyond) is Why.RIVER


def test_whatever_is_lit_is_not_refused() -> None:
    """The rules have nothing against a legal gesture."""
    for moment in moments()[::7]:
        for gesture in gestures(moment.before, moment.legal):
            assert why_refused(moment.before, gesture.source, gesture.target) is None, gesture


@pytest.mark.parametrize("faction", [Faction.RUSVIET, Faction.CRIMEA])
def test_a_unit_that_has_moved_says_so(faction: Faction) -> None:
    """H8: each unit moves once in an action."""
    state = moving(setting(faction), left=1, character_moved=True)
    base = home_base(faction)
    source = at.own(Unit.CHARACTER, base)
    near = at.place(geography().neighbours[base][0])
    assert why_refused(state, source, near) is Why.ALREADY_MOVED


def test_nothing_is_refused_while_nobody_decides() -> None:
    """The Automa's turn asks nothing of the human."""
    state = of_kind(due.AutomaTurn)[0].before
    assert why_refused(state, at.token(), at.section(0)) is None


def test_the_top_row_of_a_section_is_named_by_its_sides() -> None:
    """Move has two sides: moving and coins."""
    state = evolve(setting(), pending=(due.ChoosingTop(_move_section(setting())),))
    assert set(offered(state).sources()) == {at.top(TopChoice.MOVE), at.top(TopChoice.GAIN)}


def _move_section(state: State) -> int:
    """Where this mat has Move."""
    for section in range(4):
        table = RULES.legal_actions(evolve(state, pending=(due.ChoosingTop(section),)))
        if act.TakeTop(TopChoice.MOVE) in table:
            return section
    raise AssertionError


def test_moments_show_every_decision_of_the_human() -> None:
    """The games above come by every kind of decision but the cost of one Factory card."""
    seen = {type(moment.entry) for moment in moments()}
    resting = set(get_args(due.Pending))
    assert resting - seen <= {due.Aftermath, due.InParts, due.Settling, due.Finished, due.PayingCard}


# By keyboard ----------------------------------------------------------------------------------------------


def test_four_arrows_lead_from_anything_to_any_place_it_may_go() -> None:
    """Nothing is out of reach of the arrow keys, and nothing is far. Source: mocks/scythe.md 7."""
    presenter = ScythePresenter()
    table = presenter.layout(1280, 678)
    for moment in moments()[::23]:
        spots = {spot.handle: spot for spot in presenter.spots(moment.before, table)}
        offered = GestureTable(gestures(moment.before, moment.legal))
        for source in offered.sources():
            goals = [spots[goal] for goal in offered.targets(source) if goal != source]
            reached = {source}
            for _ in range(4):
                steps = {neighbour(spots[here], goals, way) for here in reached for way in Direction}
                reached |= {step for step in steps if step is not None}
            assert {goal.handle for goal in goals} <= reached, (source, moment.entry)
