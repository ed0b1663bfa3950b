"""The lamp lights what an advised turn uses, also what is collected or a button; its signs leave the words whole."""

from __future__ import annotations

from typing import Any

from noria_desktop.bots.policy import Choice
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import SECTIONS, TopChoice, place_id
from noria_desktop.ui.board.overlays import LINE, LampLight, Shine, corner
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.words.lamp import hints
from noria_desktop.ui.table.lamp_plan import light_of
from tests.ui.scythe.walks import Moment, of_kind

TABLE = layout(1280, 680)


def light(view: State, *actions: act.Action) -> LampLight:
    return light_of(RULES, GAME_UI, view, Hint(actions, "", ()), TABLE)


def shown(found: LampLight) -> dict[str, Shine]:
    return {str(one.spot.handle): one.shine for one in found.lights}


def of(kind: type, fits: Any = lambda one: True) -> Moment:
    return next(one for one in of_kind(kind) if fits(one))


def test_a_recruit_bonus_is_shown_at_the_counter_that_it_changes() -> None:
    """Nothing was lit, and the card's tail pointed to the middle of the map, where the Factory is."""
    moment = of(due.ChoosingOffer)
    assert isinstance(moment.entry, due.ChoosingOffer)
    for action in (act.Accept(), act.Decline()):
        assert shown(light(moment.before, action)) == {f"counter:{moment.entry.bonus.value}": Shine.SOURCE}


def test_every_territory_that_produces_is_lit() -> None:
    """Yields are collected and settled in one press: none of them was lit."""
    moment = of(due.Producing, lambda one: sum(isinstance(a, act.Produce) for a in one.legal) > 1)
    yields = [action for action in moment.legal if isinstance(action, act.Produce)]
    first = yields[0]
    after = RULES.apply(moment.before, first).state
    second = next(one for one in RULES.legal_actions(after) if isinstance(one, act.Produce))
    lit = shown(light(moment.before, first, second))
    assert {f"place:{place_id(first.place)}", f"place:{place_id(second.place)}"} <= lit.keys()


def test_a_unit_that_leaves_its_load_is_shown_where_it_goes() -> None:
    """By hand it takes all along; advised without a load it was lit where it stood and went nowhere."""
    for moment in of_kind(due.Moving):
        for gesture in PRESENTER.gestures(moment.before, moment.legal):
            pick, step = gesture.actions[0], gesture.actions[-1]
            loaded = len(gesture.actions) > 2
            if isinstance(pick, act.PickMover) and loaded and isinstance(step, act.MoveTo):
                lit = shown(light(moment.before, pick, step))
                assert lit[str(gesture.source)] is Shine.SOURCE
                assert lit[f"place:{place_id(step.place)}"] is Shine.PLACE
                return
    raise AssertionError("nothing is carried in these games")


def hinted_turn(chosen: TopChoice, kind: type, count: int) -> tuple[State, Hint]:
    """The first turn in these games in which something is done so often, as the lamp says it."""
    for moment in of_kind(due.ChoosingSection):
        for choose in (one for one in moment.legal if isinstance(one, act.ChooseSection)):
            line: list[act.Action] = [choose]
            state = RULES.apply(moment.before, choose).state
            if act.TakeTop(chosen) not in RULES.legal_actions(state):
                continue
            line.append(act.TakeTop(chosen))
            state = RULES.apply(state, line[-1]).state
            while sum(isinstance(one, act.Produce | act.MoveTo) for one in line) < count:
                steps = [one for one in RULES.legal_actions(state) if isinstance(one, kind | act.MoveTo)]
                if not steps or not isinstance(
                    state.pending[-1], due.Moving | due.Travelling | due.Producing
                ):
                    break
                line.append(steps[0])
                state = RULES.apply(state, line[-1]).state
            else:
                return moment.before, hints(Choice(line[0], (), then=tuple(line[1:])), moment.before)[0]
    raise AssertionError("nobody does so in these games")


def test_the_places_of_a_turn_bear_the_numbers_of_the_card() -> None:
    """Seen before: the card told 1 and 2, and no hexagon that produces bore a number."""
    view, hint = hinted_turn(TopChoice.PRODUCE, act.Produce, 2)
    assert len(hint.steps) == 2
    found = light_of(RULES, GAME_UI, view, hint, TABLE)
    assert [bead.words for bead in found.beads] == ["1", "2"]
    places = {str(spot.handle): spot for spot in PRESENTER.spots(view, TABLE)}
    spots = [places[f"place:{place_id(one.place)}"] for one in hint.actions if isinstance(one, act.Produce)]
    assert [bead.at for bead in found.beads] == [corner(spot) for spot in spots]


def test_the_section_of_a_move_is_lit() -> None:
    """Seen before: a unit may be carried at once, and only it was lit, while Produce lit its section and its row."""
    view, hint = hinted_turn(TopChoice.MOVE, act.PickMover, 1)
    choose = hint.actions[0]
    assert isinstance(choose, act.ChooseSection)
    lit = shown(light_of(RULES, GAME_UI, view, hint, TABLE))
    assert f"section:{choose.section}" in lit
    move = next(one for one in hint.actions if isinstance(one, act.MoveTo))
    assert lit[f"place:{place_id(move.place)}"] is Shine.PLACE


def test_what_is_only_there_later_is_not_lit() -> None:
    """The kinds to choose from lie open once the territory is chosen."""
    moment = of(due.PlacingGoods, lambda one: one.entry.place is None)
    choose = next(one for one in moment.legal if isinstance(one, act.ChoosePlace))
    after = RULES.apply(moment.before, choose).state
    kind = next(one for one in RULES.legal_actions(after) if isinstance(one, act.ChooseResource))
    assert shown(light(moment.before, choose, kind)) == {f"place:{place_id(choose.place)}": Shine.SOURCE}


def test_no_route_runs_through_the_words_on_the_flags() -> None:
    """From one flag of the action token to the other: "last" and "this turn" were struck through."""
    tried = set()
    for moment in of_kind(due.ChoosingSection):
        last = moment.before.human.last_section
        for gesture in PRESENTER.gestures(moment.before, moment.legal):
            choose = gesture.actions[0]
            if gesture.source != at.token() or last is None or not isinstance(choose, act.ChooseSection):
                continue
            if max(last, choose.section) >= SECTIONS or (last, choose.section) in tried:
                continue
            tried.add((last, choose.section))
            found = light(moment.before, *gesture.actions)
            flags = [TABLE.action_token(one) for one in (last, choose.section)]
            assert all(flag.height <= LINE for flag in flags)
            for point in (end for route in found.routes for end in route):
                assert all(abs(point.x - flag.x) >= flag.width / 2 - 0.5 for flag in flags)
            assert bool(found.routes) == (abs(last - choose.section) > 1), "side by side their lights say it"
    assert len(tried) > 6
    assert any(abs(one - other) > 1 for one, other in tried)
