"""What somebody with sense would do in a game of Scythe, decided beside the window by the rules alone.

The look-ahead player says what one would like to do; now and then something new is tried instead. Nothing here is
read from the screen: what the window must show after a step is known before the step is made.
"""

from __future__ import annotations

import random
from typing import Any

from attrs import frozen

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.pending import ChoosingBottom, Travelling
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bottom, Place, Prompt, TopChoice, Unit
from noria_desktop.ui.board.gestures import Collect, Command, Gesture, Key
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.scythe.board.collecting import Draft, Picks, opened, start
from noria_desktop.ui.scythe.board.loading import Load
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.table.history import PendingSteps, is_forced, undo_ply

NEWS = 0.5
"""How often something is done that was never done in this game, though something else seems better."""
DEPLOY = Bottom.DEPLOY.index
MOST_SEEDS, MOST_STEPS, LEAST_KINDS = 30, 230, 19
"""Games looked at for one to play; its steps, and the kinds of its decisions."""
REGRETS = 13
"""Every so many steps something is taken back, if the record stays sealed."""
COMBAT = (Prompt.COMBAT_POWER, Prompt.COMBAT_CARDS)
LEAVING = (act.Skip, act.Finish, act.EndTurn, act.Decline, act.Halt, act.Drop)
IN_PART = (act.TakeInParts, act.TakePart)
"""Chosen in a menu of the strip, which has no key of its own."""


@frozen
class Wish:
    """One thing to do at the window: a gesture, or a button of the strip."""

    actions: tuple[Any, ...]
    gesture: Gesture[Any] | None = None
    option: int = 0
    """Of several meanings of the gesture's two ends, this one."""
    several: bool = False
    button: int = -1
    """Place of the button in the strip."""


class Sense:
    """The game as the rules have it, and what one would like to do in it."""

    def __init__(self, line: str, seed: int, *, carries: bool) -> None:
        """Lay the table from a written set-up; ``carries``: what can be carried is carried, not pressed."""
        self.session = Session(KIT, KIT.read_setup(line), seed)
        self.chance = random.Random(seed)
        self._moments = Moments(self.session)
        self._pending_steps = PendingSteps()
        self.done: set[str] = set()
        """Names of everything decided so far."""
        self.load_wanted = True
        """A mech or the character is still to be loaded for the sake of it."""
        self._carries = carries
        self._worker, self._rng = resolute(LookAhead()), Rng(seed)
        self.draft: Draft | None = None
        """What is collected of a choice without an order."""
        self._go_on()

    def loaded(self) -> bool:
        """Whether a mech or the character stands with cargo aboard in the middle of its move."""
        entry = self.session.state.pending[-1]
        return isinstance(entry, Travelling) and entry.unit is not Unit.WORKER and self._can_drop()

    def _can_drop(self) -> bool:
        return any(isinstance(action, act.Drop) for action in self.session.legal)

    def request(self) -> Wish:
        """What one would like to do now, as something that hands can do."""
        view, legal = self.session.view(), self.session.legal
        presenter = GAME_UI.presenter if self.draft is None else ScythePresenter(draft=self.draft)
        table, offered = presenter.gestures(view, legal), presenter.commands(view, legal)
        begun = self.draft or start(opened(view)[0])
        if isinstance(begun, Picks):
            return self._collecting(table, offered)
        action = self._special(legal) or self._sensible(view, legal)
        if isinstance(begun, Load):
            # What goes along is carried with the step.
            goals = [one for one in table if isinstance(one.actions[-1], act.MoveTo)]
            meant = [one for one in goals if one.actions[-1] == action] or goals
            if isinstance(action, act.Take | act.Drop | act.MoveTo) and meant:
                return self._by_hand(meant, table)
        ways = [gesture for gesture in table if gesture.actions[0] == action]
        if not ways:
            shown = [command for command in offered if command.key not in (Key.BACK, Key.NONE)]
            number = next(n for n, command in enumerate(shown) if action in command.actions)
            return Wish((action,), button=number)
        if isinstance(action, act.PickMover):
            ways = self._first_step(action, ways)
        return self._by_hand(ways, table)

    def _by_hand(self, ways: list[Gesture[Any]], table: tuple[Gesture[Any], ...]) -> Wish:
        """One of these ways, carried where that is wished."""
        ways = [way for way in ways if self._carries and way.source != way.target] or ways
        way = self.chance.choice(ways)
        same = [other for other in table if (other.source, other.target) == (way.source, way.target)]
        return Wish(way.actions, way, same.index(way), len(same) > 1)

    def _collecting(self, table: tuple[Gesture[Any], ...], offered: tuple[Command[Any], ...]) -> Wish:
        """Settle what is complete; else pick something, in any order."""
        for number, command in enumerate(one for one in offered if one.key is not Key.BACK):
            if command.key is Key.CONFIRM:
                return Wish((*command.actions, *command.following), button=number)
        if not table:
            return Wish(offered[-1].actions, button=len(offered) - 1)
        return self._by_hand(list(table), table)

    def follow(self, request: Wish) -> None:
        """What must come of a wish, the Automa's turn and whatever the page does by itself included."""
        if isinstance(request.actions[0], Collect):
            self.draft = request.actions[0].draft
            return
        self.draft = None
        self.done.update(type(action).__name__ for action in request.actions)
        self._pending_steps.play(self.session, request.actions)
        self._go_on()

    def take_back(self) -> bool:
        """What must come of Undo; whether a decision was taken back by it, not only something given back."""
        back = self._given_back()
        if back is not None:
            self.draft = back
            return False
        self.draft = None
        self.session.jump(self._undo_ply())
        return True

    def regrets(self, steps: int) -> bool:
        """Whether the step just made is taken back, which leaves a record sealed."""
        if steps % REGRETS or self.session.is_over:
            return False
        return self._given_back() is not None or not self.session.would_open(self._undo_ply())

    def forget_gestures(self) -> None:
        """The program was started again: what one gesture did before is taken back action by action from now on."""
        self._pending_steps = PendingSteps()

    def _given_back(self) -> Draft | None:
        """What is left of what is collected without the last of it; None where nothing was picked by hand."""
        if self.draft is None:
            return None
        offered = ScythePresenter(draft=self.draft).commands(self.session.view(), self.session.legal)
        back: Draft | None = next((one.actions[0].draft for one in offered if one.key is Key.BACK), None)
        return back

    def _undo_ply(self) -> int:
        presenter, steps = GAME_UI.presenter, self._pending_steps
        ply = undo_ply(self._moments, presenter, pass_forced=True, pending_steps=steps)
        assert ply is not None
        return ply

    def fights(self) -> bool:
        """Whether the human decides about a combat."""
        return self.session.turn.prompt in COMBAT

    def _go_on(self) -> None:
        session = self.session
        session.run_automatic()
        while not session.is_over and is_forced(self._moments.now, GAME_UI.presenter):
            session.dispatch(session.legal[0])
            session.run_automatic()

    def _special(self, legal: tuple[act.Action, ...]) -> act.Action | None:
        """Cargo while it is wanted; else now and then what is new."""
        if self.load_wanted:
            action = self._towards_a_load(legal)
            if action is not None:
                return action
        news = [
            a for a in legal if type(a).__name__ not in self.done and not isinstance(a, LEAVING + IN_PART)
        ]
        return self.chance.choice(news) if news and self.chance.random() < NEWS else None

    def _towards_a_load(self, legal: tuple[act.Action, ...]) -> act.Action | None:
        """Cargo is taken, a unit beside cargo moves, and a first mech is deployed as soon as it can be paid."""
        state = self.session.state
        entry = state.pending[-1]
        loads = [action for action in legal if isinstance(action, act.Take)]
        if isinstance(entry, Travelling):
            return self.chance.choice(loads) if loads and entry.unit is not Unit.WORKER else None
        for action in legal:
            match action:
                case act.PickMover(unit, place) if unit is not Unit.WORKER and _beside_cargo(state, place):
                    return action
                case act.TakeTop(TopChoice.MOVE) if _could_load(state):
                    return action
                case act.TakeBottom() if isinstance(entry, ChoosingBottom) and entry.section == DEPLOY:
                    return action if state.human.army.mechs == (None,) * 4 else None
        return None

    def _sensible(self, view: Any, legal: tuple[act.Action, ...]) -> act.Action:
        legal = tuple(one for one in legal if not isinstance(one, IN_PART))
        choice, self._rng = self._worker.choose(view, legal, self._rng)
        action: act.Action = choice.action
        return action

    def _first_step(self, action: act.PickMover, ways: list[Gesture[Any]]) -> list[Gesture[Any]]:
        """A unit is carried where it would go, or pressed twice when it would be loaded first."""
        after = RULES.apply(self.session.state, action).state
        view, legal = RULES.observe(after, HUMAN), RULES.legal_actions(after)
        load = self.load_wanted and any(isinstance(then, act.Take) for then in legal)
        then = None if load else self._sensible(view, legal)
        carried = [way for way in ways if way.actions[-1] == then]
        return carried or [way for way in ways if way.source == way.target]


def _could_load(state: State) -> bool:
    """Whether the character or a mech is beside something to carry."""
    army = state.human.army
    places = [army.character, *(place for place in army.mechs if place is not None)]
    return any(_beside_cargo(state, place) for place in places)


def _beside_cargo(state: State, place: Place) -> bool:
    """Whether something lies there that the character can carry too; beside a mech a worker as well."""
    goods = place < len(state.board.goods) and any(state.board.goods[place])
    return goods or (place in state.human.army.mechs and place in state.human.army.workers)


# Choosing a game ----------------------------------------------------------------------------------------


def promising_seed(line: str, first: int, *, carries: bool) -> int:
    """The first seed from here on whose game comes by a load and a combat, by most decisions, and is not too long."""
    return next(seed for seed in range(first, first + MOST_SEEDS) if _promises(line, seed, carries=carries))


def _promises(line: str, seed: int, *, carries: bool) -> bool:
    """Play it as it will be played at the window."""
    sense = Sense(line, seed, carries=carries)
    steps, fought = 0, False
    while not sense.session.is_over and steps < MOST_STEPS:
        fought = fought or sense.fights()
        sense.load_wanted = sense.load_wanted and not sense.loaded()
        steps += 1
        sense.follow(sense.request())
        if sense.regrets(steps):
            sense.take_back()
    whole = sense.session.is_over and fought and not sense.load_wanted
    return whole and len(sense.done) >= LEAST_KINDS
