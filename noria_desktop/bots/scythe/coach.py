"""Scythe's coach: what lies open at the start of a turn, and what a press gives up. Source: lessons/scythe.md, coach lines.

Every condition is a function of what the player may see: the Automa's cards count, their values do not. Line 9 of the
page (an end of the game that is not won) is asked before it is done, as a question of the table; line 10 (a combat that
cannot be lost) is silent as long as the table shows beside the dial how often each total wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.coaching import Coach, Occasion, Remark
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.bottom_row import is_used_up
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_combat_units,
    automa_territories,
    goods_on,
    human_combat_units,
    human_territories,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.neighbourhood import base_set
from noria_desktop.games.scythe.objectives import revealable
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import ChoosingBottom, Moving, Producing
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    RESOURCES,
    Bottom,
    Cube,
    Place,
    Prompt,
    Resource,
    Section,
    Top,
    TopChoice,
    Unit,
    home_base,
)

KINDS: Final = tuple(f"scythe.c{number}" for number in (8, 3, 4, 14, 1, 2, 5, 7, 6, 13, 12, 11, 15))
PASSED_OVER: Final = frozenset(
    {"scythe.c2", "scythe.c3", "scythe.c6", "scythe.c7", "scythe.c13", "scythe.c15"}
)
"""Chances, no mistakes: named where a turn has gone by that they were there in, if the adviser finds that turn too dear."""
OF_THE_TURN: Final = frozenset({"scythe.c11", "scythe.c12"})
"""A good turn may bring that with it: named if the adviser finds this turn too dear."""
DEAR: Final = 100
"""So many hundredths of a coin must be given away by a turn that is spoken of."""
ONCE: Final = frozenset({"scythe.c7", "scythe.c8", "scythe.c11", "scythe.c15"})
"""Said once in a game."""
TWICE: Final = frozenset({"scythe.c1", "scythe.c13", "scythe.c14"})
"""Said twice in a game at most."""
APART: Final = 3
"""The same line is not said again before so many turns have gone by."""
TIERS: Final = (7, 13)
"""Popularity from which on everything is worth more."""
MOST_POPULARITY: Final = 18
MUCH: Final = 6
"""Coins from which on popularity now is worth a word."""
STARS_NEAR_END: Final = 3
"""Stars of either side from which on the final score is worth a word."""
STARS_AT_END: Final = 4
LAST_BUT_ONE: Final = 5
COUNTED: Final = 6
"""Workers from which on producing costs popularity; resources of a territory that count in the end."""
BARE: Final = 3
"""Resources without anybody to guard them."""
AT_HOME: Final = 4
"""The turn from which on a character at home is worth a word."""
PAID_WITH: Final = {
    Bottom.UPGRADE: Resource.OIL,
    Bottom.DEPLOY: Resource.METAL,
    Bottom.BUILD: Resource.WOOD,
    Bottom.ENLIST: Resource.FOOD,
}


@frozen
class At:
    """A place of the map as what is spoken of."""

    place: Place


@frozen
class Column:
    """A section of the player mat; ``bottom``: its bottom row."""

    section: Section
    bottom: bool = False


# What is counted ----------------------------------------------------------------------------------------


def totals(state: State) -> tuple[int, int]:
    """Coins of both sides if the game ended now."""
    lines = RULES.scores(state).lines
    mine, theirs = (sum(line.points for line in lines if line.seat == seat) for seat in (HUMAN, BOT))
    return mine, theirs


def _asked(state: State) -> object:
    return RULES.turn(state).prompt


def _section(state: State, top: Top) -> Section:
    sections = components().mats.players[state.human.mat.index].sections
    return next(number for number, found in enumerate(sections) if found.top is top)


def _is_free(state: State, section: Section) -> bool:
    return act.ChooseSection(section) in RULES.legal_actions(state)


def _with_popularity(state: State, popularity: int) -> int:
    return totals(evolve(state, human=evolve(state.human, popularity=popularity)))[0]


def _steps_to(state: State) -> tuple[Place, ...]:
    """Where the character may step from where it stands."""
    return steps(state, Unit.CHARACTER, state.human.army.character)


def _most_stars(state: State) -> int:
    return max(sum(state.human.stars), sum(state.automa.stars))


def _goods(state: State, place: Place) -> int:
    return sum(state.board.goods[place])


# At the start of a turn -----------------------------------------------------------------------------------


def _last_star(state: State) -> Iterator[Remark]:
    """The Automa has five stars, and the next space of its tracker is a whole one."""
    tracker = components().automa.trackers[state.automa.level.index]
    if sum(state.automa.stars) == LAST_BUT_ONE and state.automa.token + 1 in tracker.stars:
        mine, theirs = totals(state)
        yield Remark("scythe.c8", ("tracker",), (("mine", mine), ("theirs", theirs)))


def _popularity(state: State) -> Iterator[Remark]:
    """A Trade for popularity would pass an edge from which everything is worth more."""
    if _most_stars(state) < STARS_NEAR_END:
        return
    section = _section(state, Top.TRADE)
    brings = 2 if state.human.works.cubes[Cube.TRADE_POPULARITY.index] else 1
    now = state.human.popularity
    then = min(MOST_POPULARITY, now + brings)
    if state.human.coins < 1 or not any(now < tier <= then for tier in TIERS) or not _is_free(state, section):
        return
    total, raised = _with_popularity(state, now), _with_popularity(state, then)
    if raised - total >= MUCH:
        fields = (("popularity", then - now), ("gain", raised - total), ("now", total), ("then", raised))
        yield Remark("scythe.c3", (Column(section),), fields, raised - total)


def _produce_pays(state: State) -> Iterator[Remark]:
    """Producing brings what the bottom row of the same section lacks."""
    section = _section(state, Top.PRODUCE)
    if not _is_free(state, section):
        return
    bottom = list(Bottom)[section]
    kind, cost = PAID_WITH[bottom], token_cost(state.human, bottom)
    held = goods_on(state.board.goods, human_territories(state))[kind.index]
    chosen, take = RULES.apply(state, act.ChooseSection(section)).state, act.TakeTop(TopChoice.PRODUCE)
    if held >= cost or is_used_up(state.human, bottom) or take not in RULES.legal_actions(chosen):
        return
    after = RULES.apply(chosen, take).state
    printed, most = components().map, dict[Place, int]()
    for action in RULES.legal_actions(after):
        if isinstance(action, act.Produce) and printed.yields[printed.terrain[action.place].index] is kind:
            most[action.place] = max(most.get(action.place, 0), action.amount)
    picks = 3 if state.human.works.cubes[Cube.PRODUCE_HEXES.index] else 2
    brought = sum(sorted(most.values(), reverse=True)[:picks])
    if held + brought >= cost:
        fields = (
            ("resource", kind),
            ("bottom", bottom),
            ("cost", cost),
            ("held", held),
            ("brought", brought),
        )
        yield Remark("scythe.c2", (Column(section),), fields)


def _factory_near(state: State) -> Iterator[Remark]:
    """The character can step into the Factory, where no enemy fights."""
    middle = geography().factory
    if (
        state.human.factory_card is None
        and middle in _steps_to(state)
        and not automa_combat_units(state.automa, middle)
        and _is_free(state, _section(state, Top.MOVE))
    ):
        yield Remark("scythe.c7", (At(middle),))


def _encounter_near(state: State) -> Iterator[Remark]:
    """The character can step to people."""
    if any(_factory_near(state)):
        return  # that is the better one of the two
    there = tuple(place for place in _steps_to(state) if place in state.board.tokens)
    if there and _is_free(state, _section(state, Top.MOVE)):
        yield Remark("scythe.c6", tuple(map(At, there)))


def _idle_character(state: State) -> Iterator[Remark]:
    home = home_base(state.human.faction)
    if state.turn >= AT_HOME and state.human.army.character == home:
        yield Remark("scythe.c13", (At(home),))


def _more_than_count(state: State) -> Iterator[Remark]:
    """More resources on a territory than the final score counts."""
    if _most_stars(state) < STARS_AT_END:
        return
    heaps = [place for place in human_territories(state) if _goods(state, place) > COUNTED]
    if heaps:
        place = max(heaps, key=lambda one: _goods(state, one))
        yield Remark("scythe.c15", (At(place),), (("place", place), ("count", _goods(state, place))))


START: Final[dict[str, Callable[[State], Iterator[Remark]]]] = {
    "scythe.c8": _last_star,
    "scythe.c3": _popularity,
    "scythe.c2": _produce_pays,
    "scythe.c7": _factory_near,
    "scythe.c6": _encounter_near,
    "scythe.c13": _idle_character,
    "scythe.c15": _more_than_count,
}
"""What is said when a turn begins, in the order of importance."""


# In the midst and at the end of a turn ----------------------------------------------------------------------


def _unguarded(state: State) -> Iterator[Remark]:
    """Workers with resources and without a fighter, where the Automa's fighters may land."""
    automa = state.automa
    tracker = components().automa.trackers[automa.level.index]
    if automa.token < tracker.first_free or (not automa.mechs and automa.character is None):
        return
    near = base_set(automa)
    bare = [
        place
        for place in human_territories(state)
        if place in near
        and place in state.human.army.workers
        and not human_combat_units(state.human.army, place)
        and _goods(state, place) >= BARE
    ]
    if bare:
        place = max(bare, key=lambda one: _goods(state, one))
        fields = (("place", place), ("count", _goods(state, place)))
        yield Remark("scythe.c12", (At(place),), fields, _goods(state, place))


def _of_itself(occasion: Occasion) -> Iterator[Remark]:
    state: State = occasion.view
    match _asked(state):
        case Prompt.SECTION:
            for kind, lines in START.items():
                for remark in lines(state):
                    if kind == "scythe.c8" and not occasion.first_game and _wins(remark):
                        continue  # whoever has seen an end knows what comes; one that is won may come
                    if kind not in PASSED_OVER:
                        yield remark
                    else:
                        yield from _if_passed_over(occasion, lines, remark)
        case Prompt.END:
            for remark in _unguarded(state):
                yield _if_dear(occasion, remark)
        case _:
            pass


def _wins(remark: Remark) -> bool:
    return bool(remark.field("mine") > remark.field("theirs"))


def _if_passed_over(
    occasion: Occasion, lines: Callable[[State], Iterator[Remark]], remark: Remark
) -> Iterator[Remark]:
    """A chance that was there at the start of one of the three turns before, too: that turn is weighed.

    In a game of which no earlier turn is known it is named as it stands.
    """
    now: int = occasion.view.turn
    if not occasion.earlier and now > 1:
        yield remark
    for index in range(len(occasion.earlier) - 1, -1, -1):
        view: State = occasion.earlier[index].view
        if view.turn < now - APART:
            return
        if view.turn < now and _asked(view) is Prompt.SECTION and any(lines(view)):
            yield evolve(remark, least_loss=DEAR, weighed=index)
            return


def _if_dear(occasion: Occasion, remark: Remark) -> Remark:
    """What is said of this turn, if the section that was chosen in it gave something away."""
    for index in range(len(occasion.earlier) - 1, -1, -1):
        view: State = occasion.earlier[index].view
        if view.turn != occasion.view.turn:
            break
        if _asked(view) is Prompt.SECTION:
            return evolve(remark, least_loss=DEAR, weighed=index)
    return remark


# Of what was played ---------------------------------------------------------------------------------------


def _of_action(state: State, action: act.Action) -> Iterator[Remark]:
    entry = state.pending[-1]
    match action:
        case act.Skip() if isinstance(entry, ChoosingBottom) and entry.section != FACTORY_SECTION:
            if act.TakeBottom() in RULES.legal_actions(state):
                bottom = list(Bottom)[entry.section]
                if is_used_up(state.human, bottom):
                    return  # it would bring no more than its coins and its bonus
                yield Remark("scythe.c1", (Column(entry.section, bottom=True),), (("bottom", bottom),))
        case act.EndTurn():
            ready = revealable(state)
            if ready:
                yield Remark("scythe.c14", ready, (("objective", ready[0]),))
        case act.MoveTo(place):
            yield from _drives_home(state, action, place)
        case act.Produce() if isinstance(entry, Producing):
            before = len(state.human.army.workers)
            after = len(RULES.apply_unchecked(state, action).state.human.army.workers)
            if before < COUNTED <= after:
                yield Remark("scythe.c11", (At(action.place),), (("count", after),))
        case _:
            pass


def _drives_home(state: State, action: act.MoveTo, place: Place) -> Iterator[Remark]:
    """A step that drives workers home and costs the popularity of an edge."""
    step = RULES.apply_unchecked(state, action)
    routed = sum(event.number for event in step.events if isinstance(event, ev.WorkersRouted))
    now = state.human.popularity
    stars = sum(step.state.human.stars) > sum(state.human.stars)
    if routed and not stars and any(now - routed < tier <= now for tier in TIERS):
        fields = (("count", routed), ("now", now), ("then", max(0, now - routed)))
        yield Remark("scythe.c4", (At(place),), fields)


def _goods_left(before: State, state: State) -> Iterator[Remark]:
    """Between two moves: resources that were the player's lie where nobody of the player's is any more."""
    if not isinstance(state.pending[-1], Moving):
        return
    held = {*human_territories(state), *automa_territories(state)}
    for place in human_territories(before):
        goods = state.board.goods[place]
        if place not in held and any(goods):
            kind = max(RESOURCES, key=lambda one: goods[one.index])
            fields = (("resource", kind), ("place", place), ("count", sum(goods)))
            yield Remark("scythe.c5", (At(place),), fields, sum(goods))


def _of_press(occasion: Occasion) -> Iterator[Remark]:
    for decision in occasion.played:
        for remark in _of_action(decision.view, decision.action):
            yield _if_dear(occasion, remark) if remark.kind in OF_THE_TURN else remark
    yield from _goods_left(_before_the_move(occasion), occasion.view)


def _before_the_move(occasion: Occasion) -> State:
    """The board before the unit was picked whose move has just ended."""
    state: State = occasion.before
    for index in range(len(occasion.earlier) - 1, -1, -1):
        view: State = occasion.earlier[index].view
        if isinstance(state.pending[-1], Moving) or view.turn != state.turn:
            break
        state = view
    return state


def _remarks(occasion: Occasion) -> Iterator[Remark]:
    found: Iterable[Remark] = _of_itself(occasion)
    if occasion.pressed:
        pressed = [evolve(remark, of_press=True) for remark in _of_press(occasion)]
        found = sorted((*pressed, *found), key=lambda remark: KINDS.index(remark.kind))
    yield from found


def _turn(view: Any) -> int:
    number: int = view.turn
    return number


def _may_repeat(kind: str, occasion: Occasion) -> bool:
    last = occasion.last_turn_of(kind)
    if last is not None and COACH.turn_at(occasion) - last <= APART:
        return False
    times = occasion.times(kind)
    return not (times and kind in ONCE) and not (times >= 2 and kind in TWICE)


COACH: Final = Coach(KINDS, _turn, _remarks, _may_repeat)
