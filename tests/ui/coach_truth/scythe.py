"""Scythe's lines read off the state again: by playing on and by the printed tables, without the coach's own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.coaching import Occasion, Remark
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Moving
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bottom, Prompt, Resource, Top, TopChoice, home_base

NEEDS: Final = {Bottom.UPGRADE: "oil", Bottom.DEPLOY: "metal", Bottom.BUILD: "wood", Bottom.ENLIST: "food"}


def _total(state: State, seat: int) -> int:
    return sum(line.points for line in RULES.scores(state).lines if line.seat == seat)


def _after(state: State, *actions: Any) -> State | None:
    for action in actions:
        if action not in RULES.legal_actions(state):
            return None
        state = RULES.apply(state, action).state
    return state


def _begins(state: State) -> bool:
    return RULES.turn(state).prompt is Prompt.SECTION


def _move(state: State) -> State | None:
    """The midst of a Move action in which the character may be picked."""
    sections = components().mats.players[state.human.mat.index].sections
    number = [section.top for section in sections].index(Top.MOVE)
    return _after(state, act.ChooseSection(number), act.TakeTop(TopChoice.MOVE))


def _steps_of_character(state: State) -> set[int]:
    """Where the rules let it step, once it is picked."""
    moving = _move(state)
    if moving is None:
        return set()
    for pick in RULES.legal_actions(moving):
        if isinstance(pick, act.PickMover) and pick.unit.value == "character":
            picked = RULES.apply(moving, pick).state
            stack, found = [picked], set[int]()
            for _ in range(6):
                for one in list(stack):
                    for action in RULES.legal_actions(one):
                        if isinstance(action, act.MoveTo):
                            found.add(action.place)
                        elif isinstance(action, act.Finish | act.Skip):
                            stack.append(RULES.apply(one, action).state)
            return found
    return set()


def _c1(occasion: Occasion, remark: Remark) -> bool:
    """The lower row may be taken, and its tokens lie on own territories (Crimea pays one with a card)."""
    state: State = occasion.before
    bottom = remark.field("bottom")
    kind = Resource(NEEDS[bottom]).index
    held = sum(state.board.goods[place][kind] for place in _mine(state))
    cost = components().mats.players[state.human.mat.index].sections[bottom.index].cost
    cost -= state.human.works.slots[bottom.index]
    taken = act.TakeBottom() in RULES.legal_actions(state)
    return taken and remark.things[0].section == bottom.index and held + 1 >= cost


def _c2(occasion: Occasion, remark: Remark) -> bool:
    """It is produced as well as it can be, and then the bottom row is legal where it was not before."""
    state: State = occasion.view
    bottom = remark.field("bottom")
    start = _after(state, act.ChooseSection(bottom.index), act.TakeTop(TopChoice.PRODUCE))
    if start is None or NEEDS[bottom] != remark.field("resource").value:
        return False
    kind = Resource(NEEDS[bottom]).index

    def held(one: State) -> int:
        return sum(one.board.goods[place][kind] for place in _mine(one))

    cost = components().mats.players[state.human.mat.index].sections[bottom.index].cost
    cost -= state.human.works.slots[bottom.index]
    best, stack = 0, [start]
    while stack:
        one = stack.pop()
        best = max(best, held(one))
        most: dict[int, Any] = {}
        for action in RULES.legal_actions(one):
            if isinstance(action, act.Produce) and (
                action.place not in most or most[action.place].amount < action.amount
            ):
                most[action.place] = action
        stack += [RULES.apply(one, action).state for action in most.values()]
    told: tuple[int, int] = (remark.field("cost"), remark.field("held"))
    return held(state) < cost <= best and told == (cost, held(state))


def _mine(state: State) -> list[int]:
    return [place for place in range(len(state.board.goods)) if controller(state, place) == 0]


def _c3(occasion: Occasion, remark: Remark) -> bool:
    """The Trade is really made for popularity, and the coin that it costs given back."""
    state: State = occasion.view
    sections = components().mats.players[state.human.mat.index].sections
    number = [section.top for section in sections].index(Top.TRADE)
    done = _after(state, act.ChooseSection(number), act.TakeTop(TopChoice.POPULARITY))
    if done is None or not _begins(state):
        return False
    raised = evolve(state, human=evolve(state.human, popularity=done.human.popularity))
    gain = _total(raised, 0) - _total(state, 0)
    return (
        gain == remark.field("gain") >= 6
        and done.human.popularity - state.human.popularity == remark.field("popularity")
        and max(sum(state.human.stars), sum(state.automa.stars)) >= 3
    )


def _c4(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.before
    for action in occasion.actions:
        step = RULES.apply(state, action)
        routed = sum(event.number for event in step.events if isinstance(event, ev.WorkersRouted))
        if routed:
            now = state.human.popularity
            tiers = [sum(level >= edge for edge in (7, 13)) for level in (now, now - routed)]
            return routed == remark.field("count") and tiers[0] > tiers[1]
        state = step.state
    return False


def _c5(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    place, kind = remark.field("place"), remark.field("resource")
    return (
        isinstance(state.pending[-1], Moving)
        and controller(state, place) is None
        and state.board.goods[place][kind.index] > 0
        and sum(state.board.goods[place]) == remark.field("count")
    )


def _c6(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    reach = _steps_of_character(state)
    return _begins(state) and all(
        thing.place in state.board.tokens and thing.place in reach for thing in remark.things
    )


def _c7(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    middle = geography().factory
    fighters = (state.automa.character, *state.automa.mechs)
    return (
        _begins(state)
        and remark.things[0].place == middle
        and middle in _steps_of_character(state)
        and middle not in fighters
        and state.human.factory_card is None
    )


def _c8(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    track = components().automa.trackers[state.automa.level.index]
    return (
        _begins(state)
        and sum(state.automa.stars) == 5
        and state.automa.token + 1 in track.stars
        and (remark.field("mine"), remark.field("theirs")) == (_total(state, 0), _total(state, 1))
    )


def _c11(occasion: Occasion, remark: Remark) -> bool:
    before, after = (len(one.human.army.workers) for one in (occasion.before, occasion.view))
    return bool(before < 6 <= after)


def _c12(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    place = remark.field("place")
    army, automa = state.human.army, state.automa
    near = {
        other
        for unit in (automa.character, *automa.mechs, *automa.workers)
        if unit is not None
        for other in (unit, *geography().neighbours[unit])
    }
    return (
        RULES.turn(state).prompt is Prompt.END
        and place in army.workers
        and place not in (army.character, *army.mechs)
        and sum(state.board.goods[place]) == remark.field("count") >= 3
        and place in near
    )


def _c13(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    return _begins(state) and state.turn >= 4 and state.human.army.character == home_base(state.human.faction)


def _c14(occasion: Occasion, remark: Remark) -> bool:
    """It is revealed instead, and a star is placed."""
    state: State = occasion.before
    revealed = _after(state, act.RevealObjective(remark.field("objective")))
    return revealed is not None and sum(revealed.human.stars) == sum(state.human.stars) + 1


def _c15(occasion: Occasion, remark: Remark) -> bool:
    state: State = occasion.view
    place = remark.field("place")
    return (
        controller(state, place) == 0
        and sum(state.board.goods[place]) == remark.field("count") > 6
        and max(sum(state.human.stars), sum(state.automa.stars)) >= 4
    )


READINGS: Final[dict[str, Callable[[Occasion, Remark], bool]]] = {
    "scythe.c1": _c1,
    "scythe.c2": _c2,
    "scythe.c3": _c3,
    "scythe.c4": _c4,
    "scythe.c5": _c5,
    "scythe.c6": _c6,
    "scythe.c7": _c7,
    "scythe.c8": _c8,
    "scythe.c11": _c11,
    "scythe.c12": _c12,
    "scythe.c13": _c13,
    "scythe.c14": _c14,
    "scythe.c15": _c15,
}
"""By kind: whether what a line says is so."""
