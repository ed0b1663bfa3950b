"""Everything that hands do at Scythe's table, each with a position in which it can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import frozen
from PySide6.QtCore import Qt

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.session import Session
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.gestures import Collect, Gesture
from noria_desktop.ui.scythe.board.collecting import Picks
from noria_desktop.ui.scythe.game_ui import PRESENTER
from tests.ui.scythe.walks import moments
from tests.ui.table.seat import Seat

Fits: TypeAlias = Callable[[Gesture[Any]], bool]


@frozen
class Case:
    """One thing that hands do, told by its ends and by what is decided."""

    name: str
    source: str
    target: str
    kind: type
    test: Fits = lambda gesture: True
    """What else must hold."""

    def fits(self, gesture: Gesture[Any]) -> bool:
        """Whether this gesture is one of those meant."""
        pressed = gesture.source == gesture.target
        return (
            (gesture.source.kind, gesture.target.kind) == (self.source, self.target)
            and pressed == (self.target == self.source)
            and isinstance(gesture.actions[-1], self.kind)
            and self.test(gesture)
        )


def unit(which: Unit) -> Fits:
    return lambda gesture: gesture.source.key.startswith(which.value)


def first(gesture: Gesture[Any]) -> bool:
    """Picked and moved in one."""
    return isinstance(gesture.actions[0], act.PickMover)


def mover(which: Unit) -> Fits:
    """Units of this kind, picked and moved in one."""
    return lambda gesture: first(gesture) and unit(which)(gesture)


def picks(kind: type) -> Fits:
    """Adds such a thing to what is collected."""
    return lambda gesture: (
        isinstance(gesture.actions[0].draft, Picks)
        and any(isinstance(pick, kind) for pick in gesture.actions[0].draft.picks)
    )


def at_once(gesture: Gesture[Any]) -> bool:
    """Carried before Move was chosen."""
    return isinstance(gesture.actions[0], act.ChooseSection | act.TakeTop)


CASES = (
    Case("the action token to a section", "token", "section", act.ChooseSection),
    Case("a section pressed", "section", "section", act.ChooseSection),
    Case("a side of the top row", "top", "top", act.TakeTop),
    Case("the bottom row", "bottom", "bottom", act.TakeBottom),
    Case("an objective", "objective", "objective", act.RevealObjective),
    Case("a worker to a territory", "own", "place", act.MoveTo, mover(Unit.WORKER)),
    Case("a mech to a territory", "own", "place", act.MoveTo, mover(Unit.MECH)),
    Case("the character", "own", "place", act.MoveTo, mover(Unit.CHARACTER)),
    Case("a unit pressed twice", "own", "own", act.PickMover),
    Case("a unit that was picked", "own", "place", act.MoveTo, lambda g: not first(g) and not at_once(g)),
    Case("a territory for a unit that was picked", "place", "place", act.MoveTo),
    Case("a unit carried before Move was chosen", "own", "place", act.MoveTo, at_once),
    Case("one less aboard", "less", "less", Collect),
    Case("one more aboard", "more", "more", Collect),
    Case("all of a kind, or nothing", "aboard", "aboard", Collect),
    Case("a worker from the mat to a village", "workers_left", "place", Collect, picks(act.Produce)),
    Case("a territory that produces", "place", "place", Collect, picks(act.Produce)),
    Case("a territory for goods", "place", "place", act.ChoosePlace),
    Case("a kind of token", "kind", "kind", Collect, picks(act.ChooseResource)),
    Case("a token paid", "place", "place", Collect, picks(act.PayToken)),
    Case("a card paid", "card", "card", Collect, picks(act.PayCard)),
    Case("an upgrade cube", "cube", "bottom", act.Upgrade),
    Case("a mech deployed", "berth", "place", act.Deploy),
    Case("a structure", "site", "place", act.Build),
    Case("a recruit", "recruit", "one_time", act.Enlist),
    Case("a battlefield", "place", "place", act.ChooseCombat),
    Case("the dial", "dial", "dial", Collect, picks(act.SetPower)),
    Case("a combat card into the arena", "card", "arena", Collect, picks(act.CommitCard)),
    Case("a combat card pressed twice", "card", "card", Collect, picks(act.CommitCard)),
    Case("a unit in retreat", "own", "place", act.RetreatTo),
    Case("a lake to retreat to", "place", "place", act.RetreatTo),
    Case("workers in retreat", "own", "place", act.RetreatWorkers),
    Case("an option of an encounter", "option", "option", act.ChooseOption),
    Case("a Factory card", "factory_card", "factory_card", act.TakeFactoryCard),
    Case("a side of the Factory card", "side", "side", act.UseFactoryCard),
)
COLLECTED = {
    act.Take,
    act.Drop,
    act.Produce,
    act.ChooseResource,
    act.PayToken,
    act.SetPower,
    act.CommitCard,
    act.PayCard,
}
"""Collected in any order and played when that is settled."""
BUTTONS = {
    act.Skip,
    act.EndTurn,
    act.Halt,
    act.Finish,
    act.Accept,
    act.Decline,
    act.Advance,
    act.TakeInParts,
    act.TakePart,
}
"""Decided by buttons of the strip."""


def case_of(name: str) -> Case:
    return next(case for case in CASES if case.name == name)


def found(case: Case) -> tuple[State, Gesture[Any]]:
    """A position in which this can be done, and how."""
    for moment in moments():
        for gesture in PRESENTER.gestures(moment.before, moment.legal):
            if case.fits(gesture):
                return moment.true, gesture
    raise AssertionError(f"no game comes by {case.name}")


def at_the_table(state: State) -> Session:
    """A session that stands at a position."""
    return Session.resumed(KIT, Options(), 1, identity="0" * 32, state=state, closed=())


def twice(seat: Seat, gesture: Gesture[Any]) -> bool:
    """Whether it is picked up by the first press and only then pressed."""
    return gesture.source == gesture.target and not seat.board.gestures().is_press(gesture.source)


def drag(seat: Seat, gesture: Gesture[Any]) -> None:
    again = twice(seat, gesture)
    seat.drag(gesture.source, gesture.target)
    if again:
        seat.click(gesture.source)


def click(seat: Seat, gesture: Gesture[Any]) -> None:
    further = gesture.source != gesture.target or twice(seat, gesture)
    seat.click(gesture.source)
    if further:
        assert seat.session.cursor == 0
        assert seat.board.draft is None
        seat.click(gesture.target)


def keys(seat: Seat, gesture: Gesture[Any]) -> None:
    again = twice(seat, gesture)
    seat.by_keys(gesture.source, gesture.target)
    if again:
        seat.press(Qt.Key.Key_Return)


HANDS = (drag, click, keys)
