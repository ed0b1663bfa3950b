"""Random games of Scythe for the presenter's tests, as the human sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from attrs import evolve, frozen

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Action,
    Decline,
    EndTurn,
    Finish,
    Halt,
    MoveTo,
    PickMover,
    Skip,
    TakeTop,
)
from noria_desktop.games.scythe.control import automa_places
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Pending
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, PLACE_OF, Faction, Level, TopChoice, Unit

LEAVING = (Skip, Finish, EndTurn, Decline, Halt)
"""What leaves something out."""
LEAVES = 0.12
"""How often something is left out where something can be done."""
EAGER = 0.6
"""How often somebody prosperous goes where something happens."""
GAMES_OF_EACH = 6
COMMANDS = (
    "skip_top",
    "skip_bottom",
    "end_turn",
    "finish_moves",
    "halt",
    "finish_producing",
    "finish_cards",
    "finish_encounter",
    "workers_home",
    "accept",
    "decline",
    "take_all",
    "in_parts",
    "take_part",
    "fire",
    "hold_fire",
    "accept_offer",
    "decline_offer",
    "advance",
)
"""Names of all buttons; the game's text words each."""


@frozen
class Moment:
    """One step of a game: what was, what could be done, what happened, as the human sees it."""

    true: State
    """Before the step, with nothing hidden."""
    before: State
    legal: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: State

    @property
    def entry(self) -> Pending:
        """What was decided."""
        return self.before.pending[-1]


def prosperous(state: State) -> State:
    """The human begins with wealth and two mechs, all beside the Factory: such games see more of the rules.

    The mechs are those of the second and fourth slot; the fourth one gives Speed to most factions. Both land
    neighbours of the Factory on the left have encounters near: h16 and h30.
    """
    human = state.human
    near = (PLACE_OF["h16"], PLACE_OF["h30"])
    army = evolve(human.army, character=near[0], mechs=(None, near[0], None, near[1]))
    army = evolve(army, workers=tuple(sorted((*army.workers, *near))))
    rich = (*near, *human.army.workers)
    goods = tuple((4, 4, 4, 4) if place in rich else here for place, here in enumerate(state.board.goods))
    return evolve(
        state,
        human=evolve(human, power=10, popularity=12, coins=20, army=army),
        board=evolve(state.board, goods=goods),
    )


def eager(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Of several actions those that lead to where something happens."""
    goals = {geography().factory, *state.board.tokens, *automa_places(state.automa)}
    there = [action for action in actions if isinstance(action, MoveTo) and action.place in goals]
    moves = [action for action in actions if action == TakeTop(TopChoice.MOVE)]
    first = [action for action in actions if isinstance(action, PickMover) and action.unit is not Unit.WORKER]
    return there or moves or first or actions


def walk(seed: int, options: Options, *, rich: bool = False) -> Iterator[Moment]:
    """A whole game of random decisions that seldom leave out what can be done; ``rich``: from a prosperous start."""
    choose = random.Random(seed)
    state = RULES.setup(options, seed).state
    if rich:
        state = prosperous(state)
    while legal := RULES.legal_actions(state):
        doing: Sequence[Action] = [action for action in legal if not isinstance(action, LEAVING)]
        leaving = [action for action in legal if isinstance(action, LEAVING)]
        leaves = not doing or (leaving and choose.random() < LEAVES)
        if rich and choose.random() < EAGER:
            doing = eager(state, doing)
        action = choose.choice(leaving if leaves else doing)
        step = RULES.apply(state, action)
        yield Moment(
            state,
            RULES.observe(state, HUMAN),
            legal,
            action,
            step.events,
            RULES.observe(step.state, HUMAN),
        )
        state = step.state


@cache
def game(seed: int, faction: Faction, level: Level = Level.AUTOMA) -> tuple[Moment, ...]:
    """One game with this faction, asking for every gain; odd seeds begin prosperous."""
    options = Options(faction=faction, level=level, ask_gains=True)
    return tuple(walk(seed, options, rich=seed % 2 == 1))


@cache
def moments() -> tuple[Moment, ...]:
    """Steps of several games of every faction and level."""
    levels = tuple(Level)
    return tuple(
        moment
        for faction in BASE_FACTIONS
        for seed in range(GAMES_OF_EACH)
        for moment in game(seed, faction, levels[seed % len(levels)])
    )


def sample(every: int = 17) -> tuple[Moment, ...]:
    """Some of the steps, for what takes long."""
    return moments()[::every]


@cache
def of_kind(kind: type) -> tuple[Moment, ...]:
    """Steps that decide such an entry."""
    found = tuple(moment for moment in moments() if isinstance(moment.entry, kind))
    assert found, kind
    return found
