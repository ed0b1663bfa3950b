"""The player's hand: one selection, driven alike by mouse, keyboard and screen reader, shown on the scene.

Mouse and keyboard say what they point at and press; the hand tells the selection, shows halos and the
ghost, and reports finished gestures.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.dial_way import DialWay, face_at
from noria_desktop.ui.board.gestures import QUARTERS, Gesture, GestureTable, Turned, unique
from noria_desktop.ui.board.hand_motion import HandMotion
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.lighting import halos_of
from noria_desktop.ui.board.presenter import DialFace
from noria_desktop.ui.board.reach import Reach
from noria_desktop.ui.board.scene import BoardScene
from noria_desktop.ui.board.selection import Nothing, Offered, Outcome, Played, Refused, Selection, Stage
from noria_desktop.ui.board.sprites import Spot

REST_MS = 250
"""A pointer that stands still so long over a place looks at it."""


class Reason(enum.Enum):
    """Why something in hand was put back."""

    ESCAPE = "escape"
    RIGHT_CLICK = "right_click"
    FOCUS_LOST = "focus_lost"
    NEW_STATE = "new_state"
    ELSEWHERE = "elsewhere"


@frozen
class Vain:
    """A press or a drag that can do nothing now."""

    things: tuple[Handle, ...]
    """What it met, the smallest first."""
    held: Handle | None = None
    """What is in hand; None for an empty hand."""
    carried: bool = False
    """True for a drag of something that can only be pressed."""
    astray: bool = False
    """True for a thing that was carried and let go where nothing lies; it is back in its place."""
    given_back: bool = False
    """Whether what was in hand is back in its place, so that nothing is lit for it any more."""


class Hand(QObject):
    """What is in hand, what is aimed at, where the keyboard is."""

    played = Signal(object)
    """A ``Gesture`` is complete."""
    refused = Signal(object)
    """``Vain``: something was pressed, dragged or dropped in vain."""
    offered = Signal(object, object)
    """(options, target): one must be chosen."""
    touched = Signal(object)
    """Handle of a spot that is a button, pressed with an empty hand."""
    returned = Signal()
    """Escape with an empty hand, while another place is looked at."""
    turned = Signal()
    """The piece in hand was turned; ``changed`` was sent before."""
    changed = Signal()
    """Hand, aim, hover or focus changed; halos are already right."""

    def __init__(self, scene: BoardScene, pixel: Callable[[], float], glide_ms: Callable[[int], int]) -> None:
        """``pixel``: board units of one logical pixel; ``glide_ms``: a duration at the player's speed."""
        super().__init__(scene)
        self.scene = scene
        self.selection: Selection[Any] = Selection()
        self.reach = Reach(self.selection, pixel)
        """What lies under a point of the board, and near it."""
        self.spots: tuple[Spot, ...] = ()
        self.hovered: Handle | None = None
        """Under the mouse, with an empty hand."""
        self.aim: Handle | None = None
        """Lit place that a drop would choose now, or the parent on the way to it."""
        self.aimed: Handle | None = None
        """Target that was aimed at last since the piece was taken; a dial speaks about it."""
        self.dial: tuple[DialFace, ...] = ()
        """Places that turn the piece in hand when pressed."""
        self.passing = False
        """The pointer is on its way to the dial: what is shown is not what lies under it."""
        self.rested: Handle | None = None
        """Where the pointer has stood still with the piece in hand."""
        self._held_at: QPointF | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._rests)
        self._dial_way = DialWay()
        self.dialled: DialFace | None = None
        """Such a place under the mouse."""
        self.focus: Handle | None = None
        """Where the keyboard is."""
        self.focus_visible = False
        self._follows = False
        """The keyboard's place goes with the game: something was played from it, and it was moved nowhere since."""
        self.looks: frozenset[Handle] = frozenset()
        """Buttons that lead to something else to look at."""
        self.looked: frozenset[Handle] = frozenset()
        """Those of them that lead to what is looked at already, so back from it."""
        self.away = False
        """True while another place than the own is looked at."""
        self.invited: tuple[Handle, ...] = ()
        """Sources that show themselves while the hand is empty."""
        self.called: frozenset[Handle] | None = None
        """What a lesson asks for now: of all that can be taken or pressed only this shows itself; None: all of it."""
        self.asked: tuple[Handle, ...] = ()
        """What lies there would be given up: shown while it is asked about."""
        self.barred: Handle | None = None
        """What was pressed in vain, while the reason is told."""
        self.coached: tuple[Handle, ...] = ()
        """What the coach speaks of."""
        self._under: tuple[Handle, ...] = ()
        """What the press that is carried out met."""
        self._haloed: object = None
        """What the halos shown now were worked out for."""
        self._motion = HandMotion(self, scene, glide_ms, self._put_down)

    # the moment
    def renew(
        self,
        table: GestureTable[Any],
        spots: tuple[Spot, ...],
        invited: tuple[Handle, ...] = (),
        *,
        enter_confirms: bool = False,
    ) -> None:
        """Another moment of the game: the hand is empty, the focus is where the next step is asked for.

        That is after something was played, where nothing more can be done from its place; else the focus stays where
        it was if that still exists.

        Args:
            table: what can be done.
            spots: where one can point at.
            invited: of these those show themselves that can be picked up or pressed.
            enter_confirms: Enter means a button beside the board: no place takes it from there by itself.
        """
        self._put_down()
        self._haloed = None
        self.selection.renew(table, spots)
        self.spots = spots
        self.reach.renew(spots)
        self.aim = None
        self.invited = tuple(handle for handle in unique(invited) if self.selection.is_source(handle))
        if self.spot(self.hovered) is None:
            self.hovered = None
        if self._follows and self.invited and not enter_confirms and not self.selection.is_source(self.focus):
            self.focus = self.invited[0]
        elif self.spot(self.focus) is None:
            self.focus = None
        self.refresh()

    def spot(self, handle: Handle | None) -> Spot | None:
        """Place of a handle now; None where it has none."""
        return self.reach.spot(handle)

    def is_button(self, handle: Handle | None) -> bool:
        """True for a spot whose press is the page's business."""
        return self.reach.is_button(handle)

    def is_taken_up(self, handle: Handle | None) -> bool:
        """True when a press only takes it in hand now, so that nothing is played by it."""
        return (
            handle is not None
            and self.selection.is_source(handle)
            and not self.selection.table.acts_at_once(handle)
        )

    @property
    def holding(self) -> bool:
        """Something is in hand."""
        return self.selection.stage is Stage.PICKED

    # pointing
    @property
    def turnable(self) -> Handle | None:
        """What R takes up and turns with an empty hand: where the keyboard is, else what the mouse is over."""
        if self.selection.stage is not Stage.IDLE:
            return None
        found = self.focus if self.focus_visible else self.hovered
        return found if self.reach.is_turnable(found) else None

    def hover(self, at: QPointF | None) -> None:
        """The mouse moves with an empty hand."""
        found = self.reach.under(at) if at is not None else ()
        alive = (h for h in found if self.selection.is_source(h) or self.is_button(h))
        best = next(alive, found[0] if found else None)
        if best != self.hovered:
            self.hovered = best
            self.refresh()

    def hold(self, at: QPointF, *, moves: bool = False) -> None:
        """The piece in hand is over a point of the board; ``moves``: the pointer passes with no button held."""
        selection = self.selection
        self.dialled = None
        self.scene.move_hand(at)
        targets = selection.targets()
        concerned = {*targets, *(a for t in targets for a in selection.ancestors(t))}
        self._held_at = at
        self._rest.start(REST_MS)
        self.passing = moves and self._on_the_way_to_dial(at)
        if self.passing:
            return
        under = self.reach.under(at)
        first = self.spot(under[0]) if under else None
        if first is not None and first.firm and first.handle not in concerned:
            selection.point(None)
            self._aim_at(None)
            return
        over = next((h for h in under if h in concerned or h == selection.source), None)
        if over is not None and over == selection.source:
            # A second press here means the piece itself, however near a lit place may be.
            selection.point(over)
            self._aim_at(None)
            return
        if over is None:
            over = self.reach.meant((*selection.lit(), *selection.steps()), at)
        selection.point(over)
        target = self.reach.meant(selection.lit(), at)
        self._aim_at(target or (over if over in selection.steps() else None))

    def _on_the_way_to_dial(self, at: QPointF) -> bool:
        """Whether the pointer goes from the place aimed at straight to the dial about it: what it passes is not meant.

        It has rested on that place before, as somebody does who looks at the dial. As soon as it rests on the way or comes
        no nearer, what lies under it is meant.
        """
        looked_at = self.aimed is not None and self.aim == self.aimed == self.rested
        return self._dial_way.leads_nearer(at, self.spot(self.aimed) if looked_at else None, self.dial)

    def _rests(self) -> None:
        """The pointer stands still over the board, with something in hand."""
        if not self.holding or self._held_at is None or self.dialled is not None:
            return
        at = self._held_at
        self._dial_way.stop()
        self.hold(at)
        self._rest.stop()
        self.rested = self.aim

    def point_at_dial(self, at: QPointF) -> bool:
        """The mouse is over a dial: what it speaks about stays aimed at; False beside every dial."""
        self.dialled = face_at(self.dial, at) if self.holding else None
        if self.dialled is None:
            return False
        spot = self.spot(self.aimed)
        if spot is not None:
            self.selection.point(spot.handle)
            # Where it would be dropped, out of the dial's way.
            self.scene.move_hand(QPointF(spot.x, spot.y))
            self._aim_at(spot.handle)
        return True

    def aim_by_key(self, handle: Handle) -> None:
        """The keyboard points at a stop with something in hand."""
        self._rest.stop()  # where the mouse was left means nothing any more
        self.selection.point(handle)
        self.focus, self.dialled = handle, None
        spot = self.spot(handle)
        if spot is not None:
            self.scene.move_hand(QPointF(spot.x, spot.y))
        self._aim_at(handle if handle in (*self.selection.lit(), *self.selection.steps()) else None)

    def focus_on(self, handle: Handle | None, *, visible: bool) -> None:
        """Move the keyboard's place."""
        if (handle, visible) != (self.focus, self.focus_visible):
            self._follows &= handle == self.focus
            self.focus, self.focus_visible = handle, visible
            self.refresh()

    # doing
    def pick(self, source: Handle) -> bool:
        """Take something in hand."""
        self._put_down()
        if not self.selection.pick(source):
            return False
        self._took()
        return True

    def press(self, handle: Handle | None, under: tuple[Handle, ...] = ()) -> Outcome[Any]:
        """A click, Enter or a screen reader's press; ``under``: whatever else it met, the smallest first."""
        if self.selection.stage is Stage.IDLE and handle is not None:
            if self.is_button(handle):
                self.touched.emit(handle)
                return Nothing()
            if not self.selection.is_source(handle):
                self.refuse(Vain(self._met(handle, under)))
                return Nothing()
        self._under = under
        before = self.selection.source if self.holding else None
        outcome = self.selection.press(handle)
        if self.holding and self.selection.source != before:
            self._took()
        self._conclude(outcome)
        return outcome

    def drop(self, handle: Handle | None, under: tuple[Handle, ...] = ()) -> Outcome[Any]:
        """The end of a drag; ``under``: whatever else it met."""
        self._under = under
        held = self.selection.source
        outcome = self.selection.drop(handle)
        self._conclude(outcome)
        if handle is None and held is not None and not self.holding:
            # Beside the board, on bare ground, over the log or the strip.
            self.refuse(Vain((held,), astray=True))
        return outcome

    def refuse(self, vain: Vain) -> None:
        """Something was pressed or dragged that can do nothing now: let it be told why."""
        self.refused.emit(vain)

    def call_for(self, things: frozenset[Handle] | None) -> None:
        """Only these show themselves while the hand is empty, though more can be done; None: all that can."""
        if things != self.called:
            self.called = things
            self.refresh()

    def speak_of(self, things: tuple[Handle, ...]) -> None:
        """Show what the coach speaks of; nothing: it is silent."""
        if things != self.coached:
            self.coached = things
            self.refresh()

    def mark(self, *, asked: tuple[Handle, ...] | None = None, barred: Handle | None = None) -> None:
        """Show what is asked about, else (without it) what was pressed in vain."""
        if asked is not None:
            self.asked = asked
        else:
            self.barred = barred
        self.refresh()

    def choose(self, index: int) -> None:
        """One of the options offered."""
        self._conclude(self.selection.choose(index))

    def turn_by(self, steps: int) -> bool:
        """Turn the piece in hand by quarter turns, clockwise when positive; False when that means nothing."""
        if not self.selection.turn_to(self.selection.turn + steps):
            return False
        self._motion.turn(steps, self.selection.turn)
        self.refresh()
        self.turned.emit()
        return True

    def turn_to(self, turn: int) -> bool:
        """Turn the piece in hand the short way to so many quarter turns."""
        return self.turn_by((turn - self.selection.turn + 1) % QUARTERS - 1)

    def turn_to_option(self, number: int) -> bool:
        """Turn the piece in hand to one of the turns that differ where it is held; beside every place, so far."""
        now = self.turned_now()
        if now is None:
            return False
        turn = now.numbered(number)
        return turn is None or self.turn_to(turn)

    def turned_now(self) -> Turned[Any] | None:
        """How the piece in hand is turned and what that means; None when turning it means nothing."""
        return self.selection.turned(self.aimed)

    def cancel(self, reason: Reason) -> bool:
        """Put back what is in hand; Escape first closes an opened parent. False when there was nothing."""
        source = self.selection.source
        undone = self.selection.cancel() if reason is Reason.ESCAPE else self.selection.put_back()
        if not undone:
            return False
        if self.holding:
            if self.selection.over is not None:
                self.aim_by_key(self.selection.over)
        else:
            if self.focus_visible:
                self.focus = source
            self._give_back(at_once=reason is Reason.NEW_STATE)
        self.refresh()
        return True

    # showing
    def refresh(self) -> None:
        """Halos as the selection has it now; unchanged ones are not even worked out."""
        selection = self.selection
        now = (
            (selection.stage, selection.source, selection.over, selection.pinned, selection.target),
            (self.aim, self.hovered, self.focus, self.focus_visible),
            (selection.table, self.spots, self.invited, self.called, self.asked, self.barred, self.coached),
        )
        if now != self._haloed:
            self._haloed = now
            self.scene.show_halos(halos_of(self))
        self.changed.emit()

    # inside
    def _met(self, handle: Handle, under: tuple[Handle, ...]) -> tuple[Handle, ...]:
        """What a press met: the thing, what else lay under it, and what it is a part of."""
        return unique((handle, *under, *reversed(self.selection.ancestors(handle))))

    def _aim_at(self, aim: Handle | None) -> None:
        self.aim = aim
        if aim is not None and aim in self.selection.lit():
            self.aimed = aim
        self.refresh()

    def _took(self) -> None:
        source = self.selection.source
        assert source is not None
        self._motion.stop()
        self._rest.stop()
        self.hovered, self.aim, self.aimed, self.rested = None, None, None, None
        self.passing = False
        self.selection.point(source)
        self.scene.take_in_hand(source)
        self.refresh()

    def _conclude(self, outcome: Outcome[Any]) -> None:
        match outcome:
            case Played(gesture):
                self._motion.end_turn()
                self.aim = self._haloed = None
                self.scene.show_halos(())
                self.changed.emit()
                self._report(gesture)
            case Offered(options):
                self._motion.end_turn()
                self.aim = None
                self.refresh()
                self.offered.emit(options, options[0].target)
            case Refused(source, target):
                if not self.holding:
                    self._give_back()
                self.refresh()
                self.refuse(Vain(self._met(target, self._under), source, given_back=not self.holding))
            case _:
                if self.selection.stage is Stage.IDLE:
                    self._give_back()
                self.refresh()

    def _report(self, gesture: Gesture[Any]) -> None:
        # The ghost is still there: the page's new state may let the piece settle from where it was dropped.
        self._follows = self.focus is not None
        self.played.emit(gesture)
        if self.selection.stage is Stage.IDLE:
            self._put_down()
            self.refresh()

    def _give_back(self, *, at_once: bool = False) -> None:
        """The ghost glides home, then the origin shows again."""
        self.aim = None
        self._motion.glide_home(at_once=at_once)

    def _put_down(self) -> None:
        self._motion.stop()
        self.aimed = self.dialled = None
        self.scene.end_hand()
