"""The board as game pages use it: show a state, hear what the player plays.

A page gives its presenter, its painter table and four ways to word things; the board shows states, plays
beats, and reports finished gestures. It never asks the rules anything and never changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.aiming import Aiming, Foresee, Preview, Tell
from noria_desktop.ui.board.beats import Cue
from noria_desktop.ui.board.bubble import Bubble
from noria_desktop.ui.board.cards import FloatingCard, Over
from noria_desktop.ui.board.chooser import Chooser
from noria_desktop.ui.board.drag import RimTurn
from noria_desktop.ui.board.first_frame import FirstFrame
from noria_desktop.ui.board.floating import Describe, Floating, Inspect, OptionIcon
from noria_desktop.ui.board.gestures import Gesture, GestureTable
from noria_desktop.ui.board.hand import Reason
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.landing import put_down
from noria_desktop.ui.board.out_of_sight import OutOfSight
from noria_desktop.ui.board.overlays import MARKS_MS, VEIL_MS, LampLight
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.presenter import BoardLayout, Presenter
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.board.showing import BoardStep, Showing
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.board.view import BoardView

if TYPE_CHECKING:
    from noria_desktop.ui.board.portrait import Portrait

Label: TypeAlias = Callable[[Handle], str]
"""A spot's name for a screen reader, in the user's language."""

CLOSE = 0.01
"""Zooms that differ by less are the same."""


class Board(QWidget):
    """One game's board: picture, mouse, keyboard and screen reader."""

    played = Signal(object)
    """tuple of actions of the gesture just made; answer with ``show_state``."""
    refused = Signal(object)
    """``Vain``: something was pressed, dragged or dropped in vain; answer with ``tell_refusal``."""
    hovered = Signal(object)
    """Handle under the pointer or keyboard focus, or None."""
    picked = Signal(object)
    """Handle now in hand, or None: for the prompt strip's "put back"."""
    touched = Signal(object)
    """Handle of a spot that is a button (``Spot.button``) and was pressed."""
    inspect_requested = Signal(object, QRect)
    """(handle, its rectangle in the board): the inspect card has opened."""
    looked = Signal(object)
    """What is looked at now; None: the own view again."""
    sounded = Signal(object)
    """An ``Effect`` that goes with what moves."""
    idle = Signal()
    """All beats are over and the board shows the last state given; sent after every ``show_state``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty board."""
        super().__init__(parent)
        self.view = BoardView(self)
        self._floating = Floating(self, self.view)
        self.out_of_sight = OutOfSight(self, self.view)
        """Chips that point at what can be pressed beyond the edges of the window."""
        self._aiming = Aiming(self.view, self._floating.callout, self._floating.on_board)
        self._showing = Showing(self.view, self._aiming, self._put_everything_back)
        self._turned: frozenset[Handle] = frozenset()
        """What the hand that plays has turned itself."""
        self.last_target: Handle | None = None
        """Where the gesture just made has ended."""
        self._last_hovered: Handle | None = None
        self._last_picked: Handle | None = None
        self._first_frame = FirstFrame(self.view.board_scene.easel.cache, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        hand = self.view.hand
        hand.played.connect(self._hand_played)
        hand.refused.connect(self.refused)
        hand.touched.connect(self._touched)
        hand.returned.connect(lambda: self.look_at(None))
        hand.changed.connect(self._hand_changed)
        hand.turned.connect(self._say_turn)
        self.view.resized.connect(self._showing.lay_out)
        self._showing.idle.connect(self.idle)
        self._showing.looked.connect(self.looked)
        self.view.animator.sounded.connect(self.sounded)
        self._floating.inspected.connect(self.inspect_requested)
        accessible.install()

    def keep_pictures_in(self, file: Path, *, writes: bool = True) -> None:
        """Use what earlier runs have painted, and keep what the first frame of a table needs if ``writes``."""
        self._first_frame.keep_in(file, writes=writes)

    def keep_pictures(self) -> None:
        """Write down what the first frame of the table needed, unless that is known already."""
        self._first_frame.write()

    def keep_readable(self, width: float, height: float) -> None:
        """In a smaller room the board stays as large as in this one, and is panned."""
        self._showing.least = (width, height)

    @property
    def zoomed(self) -> float:
        """How much larger than usual it is shown: never smaller, whatever the size of words."""
        return self._showing.zoomed

    # what it shows
    def set_presenter(self, presenter: Presenter, pictures: Pictures, skin: Skin) -> None:
        """Choose the game; the board is empty until ``show_state``."""
        self._put_everything_back()
        self.view.animator.drop()
        self._first_frame.begin()
        self._showing.set_presenter(presenter, pictures)
        self.set_skin(skin)
        self._showing.lay_out()

    def renew_presenter(self, presenter: Presenter) -> None:
        """The same game with other knowledge, from the next ``show_state`` on."""
        self._showing.renew_presenter(presenter)

    def set_texts(
        self,
        inspect: Inspect,
        preview: Preview,
        describe: Describe,
        label: Label,
        icon: OptionIcon | None = None,
    ) -> None:
        """How the page words things: inspect card, drag callout, option buttons, accessible names."""
        floating = self._floating
        floating.inspect, floating.describe, floating.icon = inspect, describe, icon
        self._aiming.preview = preview
        self.view.label = label
        self.out_of_sight.name = lambda handle: (inspect(handle) or (label(handle), ()))[0]
        self.view.describe = describe

    def set_foresight(self, foresee: Foresee) -> None:
        """What to show on the board itself while a drop is aimed at."""
        self._aiming.foresee = foresee

    def tell_elsewhere(self, tell: Tell | None) -> None:
        """Where to tell what a drop would change, when the board itself says the rest; None: beside the target."""
        self._aiming.elsewhere = tell

    def keep_clear_of(self, over: Over) -> None:
        """What the board says of its things does not lie under what ``over`` tells to lie over it."""
        self._floating.keep_clear_of(over)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language, at once; a piece in hand goes back."""
        self._floating.dress(skin)
        self.out_of_sight.dress(skin)
        self._showing.dress(skin)

    def show_state(
        self, view: Any, legal: tuple[Any, ...], beats: Sequence[Cue] = (), *, playable: bool = True
    ) -> None:
        """Play ``beats`` from the picture shown now, then show exactly ``view``.

        Whatever was still playing is finished first; a piece in hand goes back.

        Args:
            view: what is to be seen.
            legal: the actions allowed now.
            beats: how the board comes there.
            playable: False shows what is allowed, but nothing can be done.
        """
        self.show_steps((BoardStep(view, legal, tuple(beats)),), playable=playable)

    def show_steps(self, steps: Sequence[BoardStep], *, playable: bool = True) -> None:
        """Several views one after the other, each reached by its own beats; the last can be played from."""
        if self.presenter is None or not steps:
            return
        self._showing.answered = True
        self._floating.bubble.put_away()
        turned, self._turned = self._turned, frozenset()
        self._showing.show(steps, turned, playable=playable)

    @property
    def presenter(self) -> Presenter | None:
        """Who answers for the game now."""
        return self._showing.presenter

    # what is looked at
    @property
    def looking(self) -> Any:
        """What is looked at; None: the own view."""
        return self._showing.looking

    def look_at(self, thing: Any) -> None:
        """Look at something else, as a press on its place does; None: at the own view."""
        self._showing.look_at(thing)

    def come_home(self) -> None:
        """A human has decided: what comes next is shown in the own view."""
        self._showing.come_home()

    # what is collected
    @property
    def draft(self) -> Any:
        """What is collected of a choice without an order; None: nothing yet."""
        return self._showing.draft

    def collect(self, draft: Any) -> None:
        """Show so much collected, and what can be done from there; nothing is decided by it."""
        self._showing.collect(draft)

    def forget_draft(self, view: Any) -> None:
        """What was collected belongs to one view: before another one is shown it is gone."""
        self._showing.forget_draft(view)

    def hold(self, draft: Any, view: Any) -> None:
        """With the view that is shown next something lies open, as if it were collected; None: nothing does."""
        self._showing.hold(draft, view)

    @property
    def table(self) -> BoardLayout | None:
        """Geometry shown now, for the page's own ``presenter.beats``; None without a presenter."""
        return self._showing.table

    # what lies over it for a while
    def show_lamp(self, light: LampLight | None) -> None:
        """Shine on the places of a hint, all else stands back, what another did last is not shown; None: no more."""
        self.view.board_scene.last_turn.hide(light is not None)
        lamp = self.view.board_scene.lamp
        if light is not None:
            self._floating.card.hide()
            lamp.show(light, self.view.fade_ms(VEIL_MS))
        elif lamp.light is not None:
            lamp.fade_out(self.view.fade_ms(VEIL_MS))

    @property
    def lamp(self) -> LampLight | None:
        """What the lamp shines on now."""
        return self.view.board_scene.lamp.light

    def lamp_boxes(self) -> tuple[QRect, ...]:
        """What the lamp's ghosts cover, in this widget's logical pixels."""
        return tuple(map(self._floating.on_board, self.view.board_scene.lamp.ghost_boxes()))

    def show_marks(self, marks: Sequence[Sprite]) -> None:
        """Show what another's last turn changed; nothing: no more."""
        self.view.board_scene.last_turn.show(marks, self.view.fade_ms(MARKS_MS))

    @property
    def marks(self) -> tuple[Sprite, ...]:
        """What shows another's last turn now."""
        return self.view.board_scene.last_turn.marks

    def box_of(self, spot: Spot) -> QRect:
        """A place's rectangle in this widget's logical pixels."""
        return self._floating.box_of(spot)

    # how it moves
    def set_motion(self, speed: float, reduced: bool = False) -> None:
        """Durations are multiplied by ``speed`` (0: no animation); ``reduced``: fades instead of movement."""
        self.view.animator.set_motion(speed, reduced)

    @property
    def busy(self) -> bool:
        """True while beats are playing."""
        return self.view.animator.busy

    def finish_now(self) -> None:
        """End all beats at once; any click or key on the board does so too."""
        self.view.animator.finish_now()
        self.view.board_scene.last_turn.finish_now()

    # what the player does
    def cancel(self) -> bool:
        """Put back what is in hand; False when nothing was."""
        self._floating.chooser.close_quietly()
        return self.view.mouse.cancel(Reason.ELSEWHERE)

    def focus_on(self, handle: Handle, *, visible: bool = False) -> None:
        """Move the keyboard's place to a spot; ``visible``: show the ring at once, as after a key."""
        if self.view.hand.spot(handle) is not None:
            self.view.hand.focus_on(handle, visible=visible or self.view.hand.focus_visible)

    def tell_refusal(
        self,
        handle: Handle,
        reason: str,
        rule: str,
        name: str,
        address: tuple[str, str] = ("", ""),
        *,
        by_escape: bool = False,
    ) -> None:
        """Say at a thing why pressing it does nothing, and aloud with the thing's name first.

        Args:
            handle: the thing.
            reason: why not.
            rule: what the rules ask for instead.
            name: the thing's.
            address: anchor of the section of the rules about it, and what the link there is called; empty: none.
            by_escape: Esc does what is asked for instead; else it only puts the words away.
        """
        self._floating.tell_refusal(handle, reason, rule, name, address, by_escape=by_escape)

    def ask_about(self, things: tuple[Handle, ...]) -> None:
        """Show what would be given up; empty: nothing is asked."""
        self.view.hand.mark(asked=things)

    def show_coached(self, things: tuple[Handle, ...]) -> None:
        """Frame what the coach speaks of; empty: it is silent."""
        self.view.hand.speak_of(things)

    def press_focused(self) -> bool:
        """Enter on the place that visibly has the keyboard, where nobody else wanted it."""
        hand = self.view.hand
        if hand.focus is None or not hand.focus_visible or hand.holding or self.busy:
            return False
        hand.press(hand.focus)
        return True

    @property
    def bubble(self) -> Bubble:
        """What says why a press does nothing."""
        return self._floating.bubble

    def zoom(self, factor: float) -> None:
        """Enlarge by ``factor`` about the middle."""
        self.view.zoom_to(self.view.zoom_factor * factor)

    def fit(self) -> None:
        """The whole board; where that is smaller than its words should be, a second time back to them."""
        whole = min(1.0, self.view.whole)
        self.view.zoom_to(1.0 if abs(self.view.zoom_factor - whole) < CLOSE else whole)

    # for tests and outside drivers
    def geometry_of(self, handle: Handle) -> QRect:
        """Rectangle of a spot (else of a sprite) in this widget's logical pixels; empty when unknown."""
        return self._floating.place(handle)

    def sprites(self) -> tuple[Sprite, ...]:
        """What the scene really shows, read back from its items."""
        return self.view.board_scene.sprites()

    def spots(self) -> tuple[Spot, ...]:
        """Places one can point at now."""
        return self.view.hand.spots

    def gestures(self) -> GestureTable[Any]:
        """What can be done now."""
        return self.view.hand.selection.table

    def meant(self, source: Handle, target: Handle) -> tuple[Gesture[Any], ...]:
        """What dropping source on target means now, with what is in hand turned as it is."""
        selection = self.view.hand.selection
        turn = selection.turn if selection.source == source else 0
        return selection.table.meant(source, target, turn)

    def portrait(self, *, centre: bool = False, thing: Any = None) -> Portrait | None:
        """The board at rest as a picture of its own; None while nothing is on it.

        ``centre``: only the part that the game's table has for that, else the whole board. ``thing``: what is looked
        at in the picture, such as another player's place; None: what is looked at now.
        """
        return self._showing.portrait(centre=centre, thing=thing)

    @property
    def has_centre(self) -> bool:
        """Whether a part of this board is worth a picture of its own."""
        from noria_desktop.ui.board.portrait import Centred

        return isinstance(self.table, Centred)

    @property
    def callout(self) -> FloatingCard:
        """The card of a drag."""
        return self._floating.callout

    @property
    def inspect_card(self) -> FloatingCard:
        """The card of a thing."""
        return self._floating.card

    @property
    def chooser(self) -> Chooser:
        """The panel of options."""
        return self._floating.chooser

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards are placed anew when next shown."""
        super().resizeEvent(event)
        self._floating.hide()

    # inside
    def _put_everything_back(self) -> None:
        self._floating.chooser.close_quietly()
        self.view.mouse.cancel(Reason.NEW_STATE)

    def _hand_played(self, gesture: object) -> None:
        assert isinstance(gesture, Gesture)
        self.last_target = gesture.target
        self._floating.close_chooser()
        self.come_home()
        self._showing.answered = False
        drag = self.view.mouse.released
        self._turned = frozenset(drag.handles()) if isinstance(drag, RimTurn) else frozenset()
        put_down(self.view.board_scene)
        self.played.emit(gesture.actions)
        if not self._showing.answered:
            self._turned = frozenset()
            self._showing.show_again()
        self._showing.answered = True

    def _touched(self, handle: object) -> None:
        """Look elsewhere, or let the page know that one of its buttons was pressed."""
        assert isinstance(handle, Handle)
        if not self._showing.press(handle):
            self.touched.emit(handle)

    def _hand_changed(self) -> None:
        hand = self.view.hand
        if hand.selection.stage is not Stage.CHOOSING:
            self._floating.close_chooser()
        pointed = hand.focus if hand.focus_visible and hand.focus is not None else hand.hovered
        held = hand.selection.source if hand.holding else None
        if held is not None and hand.aim is not None:
            pointed = hand.aim
        if pointed != self._last_hovered:
            self._last_hovered = pointed
            accessible.focused(self.view, pointed)
            self.hovered.emit(pointed)
        if held != self._last_picked:
            self._last_picked = held
            self.picked.emit(held)
        self._aiming.follow(self._showing.moment())

    def _say_turn(self) -> None:
        """Tell a screen reader how the piece in hand is turned now."""
        hand = self.view.hand
        target = hand.aim if hand.aim in hand.selection.lit() else None
        accessible.announce(self.view, accessible.turn_words(self.view, target))
