"""The board as game pages use it: show a state, hear what the player plays.

A page gives its presenter, its painter table and four ways to word things; the board shows states, plays
beats, and reports finished gestures. It never asks the rules anything and never changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from attrs import evolve
from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.aiming import Aiming, Foresee, OnBoard, Preview, Tell
from noria_desktop.ui.board.animator import AnimationStep, Scene
from noria_desktop.ui.board.beats import Beat, Orbit, Together, Turn
from noria_desktop.ui.board.bubble import Bubble
from noria_desktop.ui.board.cards import Card, FloatingCard
from noria_desktop.ui.board.chooser import Chooser, Icon
from noria_desktop.ui.board.drag import RimTurn
from noria_desktop.ui.board.gestures import Gesture, GestureTable
from noria_desktop.ui.board.hand import Reason
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.looking import Lookout
from noria_desktop.ui.board.overlays import MARKS_MS, VEIL_MS, LampLight
from noria_desktop.ui.board.picture_store import PictureStore
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.portrait import Centred, Portrait
from noria_desktop.ui.board.presenter import BoardLayout, Presenter
from noria_desktop.ui.board.selection import Stage
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from noria_desktop.ui.board.view import BoardView

Inspect: TypeAlias = Callable[[Handle], Card | None]
"""What a thing is, and its value now; None: nothing to tell."""
Describe: TypeAlias = Callable[[Gesture[Any]], str]
"""An option's words on its button."""
Label: TypeAlias = Callable[[Handle], str]
"""A spot's name for a screen reader, in the user's language."""
OptionIcon: TypeAlias = Callable[[QPainter, QRectF, Gesture[Any]], None]
"""Draws an option's picture."""

UNSEEN = (1280.0, 678.0)
"""Room for which a board is laid out that is not on the screen."""
CLOSE = 0.01
"""Zooms that differ by less are the same."""
FIRST_FRAME_MS = 2000
"""After that long a table's first frame is painted, and the player is still looking."""


@frozen
class BoardStep:
    """One picture of a game, and how the board comes to it."""

    view: Any
    legal: tuple[Any, ...]
    """The actions allowed there."""
    beats: tuple[Beat, ...] = ()


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
    idle = Signal()
    """All beats are over and the board shows the last state given; sent after every ``show_state``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty board."""
        super().__init__(parent)
        self.view = BoardView(self)
        self._lookout = Lookout()
        self._pictures: Pictures = {}
        self._skin: Skin | None = None
        self._table: BoardLayout | None = None
        self._shown: BoardStep | None = None
        self._playable = False
        self._pictured: BoardStep | None = None
        """What the scene shows now, at rest."""
        self._draft_of: Any = None
        """The view to which belongs what is collected."""
        self._answered = True
        self._turned: frozenset[Handle] = frozenset()
        self._inspect: Inspect = _nothing
        self._describe: Describe = _no_words
        self._icon: OptionIcon | None = None
        self._last_hovered: Handle | None = None
        self._last_picked: Handle | None = None
        self._callout = FloatingCard(self, callout=True)
        self._aiming = Aiming(self.view, self._callout, self._on_board)
        self._card = FloatingCard(self)
        self._chooser = Chooser(self)
        self._bubble = Bubble(self)
        self._keeps_pictures = False
        self._least = (0.0, 0.0)
        self._store_timer = QTimer(self)
        self._store_timer.setSingleShot(True)
        self._store_timer.setInterval(FIRST_FRAME_MS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        hand = self.view.hand
        hand.played.connect(self._hand_played)
        hand.refused.connect(self.refused)
        hand.touched.connect(self._touched)
        hand.returned.connect(lambda: self.look_at(None))
        hand.offered.connect(self._offer)
        hand.changed.connect(self._hand_changed)
        hand.turned.connect(self._say_turn)
        self.view.animator.landed.connect(self._landed)
        self.view.animator.finished.connect(self.idle)
        self.view.resized.connect(self._lay_out)
        self.view.inspect_wanted.connect(self._open_card)
        self.view.inspect_over.connect(self._card.hide)
        self.view.input_begins.connect(self._bubble.put_away)
        self._bubble.gone.connect(lambda: hand.mark(barred=None))
        self._chooser.chosen.connect(self._chose)
        self._chooser.cancelled.connect(self._chose_nothing)
        accessible.install()

    def keep_pictures_in(self, file: Path, *, writes: bool = True) -> None:
        """Use what earlier runs have painted, and keep what the first frame of a table needs if ``writes``."""
        self.view.board_scene.easel.cache.store = PictureStore(file)
        self._keeps_pictures = writes
        self._store_timer.timeout.connect(self.keep_pictures)

    def keep_pictures(self) -> None:
        """Write down what the first frame of the table needed, unless that is known already."""
        self._store_timer.stop()
        store = self.view.board_scene.easel.cache.store
        if store is not None and self._keeps_pictures:
            store.write()

    def keep_readable(self, width: float, height: float) -> None:
        """In a smaller room the board stays as large as in this one, and is panned."""
        self._least = (width, height)

    @property
    def zoomed(self) -> float:
        """How much larger than usual it is shown: never smaller, whatever the size of words."""
        return max(1.0, self._skin.zoom if self._skin is not None else 1.0)

    # what it shows
    def set_presenter(self, presenter: Presenter, pictures: Pictures, skin: Skin) -> None:
        """Choose the game; the board is empty until ``show_state``."""
        self._put_everything_back()
        self.view.animator.drop()
        store = self.view.board_scene.easel.cache.store
        if store is not None:
            store.collect()
            self._store_timer.start()
        self._lookout.look_at(None)
        self._lookout.collect(None)
        self._lookout.settle(presenter)
        self.view.hand.away = False
        self._pictures, self._shown, self._pictured = pictures, None, None
        self.view.board_scene.clear_board()
        self.view.hand.renew(GestureTable(), ())
        self.set_skin(skin)
        self._lay_out()

    def renew_presenter(self, presenter: Presenter) -> None:
        """The same game with other knowledge, from the next ``show_state`` on."""
        self._lookout.settle(presenter)

    def set_texts(
        self,
        inspect: Inspect,
        preview: Preview,
        describe: Describe,
        label: Label,
        icon: OptionIcon | None = None,
    ) -> None:
        """How the page words things: inspect card, drag callout, option buttons, accessible names."""
        self._inspect, self._aiming.preview, self._describe = inspect, preview, describe
        self.view.label = label
        self.view.describe = describe
        self._icon = icon

    def set_foresight(self, foresee: Foresee) -> None:
        """What to show on the board itself while a drop is aimed at."""
        self._aiming.foresee = foresee

    def tell_elsewhere(self, tell: Tell | None) -> None:
        """Where to tell what a drop would change, when the board itself says the rest; None: beside the target."""
        self._aiming.elsewhere = tell

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language, at once; a piece in hand goes back."""
        self._skin = skin
        self._put_everything_back()
        interrupted = self.view.animator.drop()
        for card in (self._callout, self._card, self._bubble):
            card.dress(skin.theme, skin.zoom)
        self._chooser.dress(skin.theme, skin.zoom)
        self.view.board_scene.dress(self._pictures, skin)
        if self._shown is not None:
            self._snap(self._shown)
        if interrupted:
            self.idle.emit()

    def show_state(
        self, view: Any, legal: tuple[Any, ...], beats: Sequence[Beat] = (), *, playable: bool = True
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
        self._answered = True
        self.forget_draft(steps[-1].view)
        self._bubble.put_away()
        turned, self._turned = self._turned, frozenset()
        self._shown = steps[-1]
        self._playable = playable
        if not self._lookout.stands(steps[-1].view):
            self.come_home()
        if self._table is None:
            self._lay_out()
            if self._table is None:
                return
        self._put_everything_back()
        # While beats play nothing can be picked: what is legal belongs to the last view.
        self.view.hand.renew(GestureTable(), self.view.hand.spots)
        stretches = [
            AnimationStep(tuple(without_turns(beat, turned) for beat in step.beats), self._projection(step))
            for step in steps
        ]
        self.view.animator.play(stretches)

    @property
    def presenter(self) -> Presenter | None:
        """Who answers for the game now."""
        return self._lookout.presenter

    # what is looked at
    @property
    def looking(self) -> Any:
        """What is looked at; None: the own view."""
        return self._lookout.thing

    def look_at(self, thing: Any) -> None:
        """Look at something else, as a press on its place does; None: at the own view."""
        if thing == self._lookout.thing:
            return
        self._put_everything_back()
        interrupted = self.view.animator.drop()
        self._lookout.look_at(thing)
        self.view.hand.away = self._lookout.thing is not None
        if self._shown is not None and self._table is not None:
            self._snap(self._shown)
        if interrupted:
            self.idle.emit()
        self.looked.emit(self._lookout.thing)

    def come_home(self) -> None:
        """A human has decided: what comes next is shown in the own view."""
        if self._lookout.thing is None:
            return
        self._lookout.look_at(None)
        self.view.hand.away = False
        if self._pictured is not None and not self.view.animator.busy:
            scene = self._projection(self._pictured)
            self.view.board_scene.show(scene.sprites, scene.spots)
        self.looked.emit(None)

    # what is collected
    @property
    def draft(self) -> Any:
        """What is collected of a choice without an order; None: nothing yet."""
        return self._lookout.draft

    def collect(self, draft: Any) -> None:
        """Show so much collected, and what can be done from there; nothing is decided by it."""
        self._put_everything_back()
        interrupted = self.view.animator.drop()
        self._lookout.collect(draft)
        self._draft_of = self._shown.view if self._shown is not None else None
        if self._shown is not None and self._table is not None:
            self._answered = True
            self._snap(self._shown)
        if interrupted:
            self.idle.emit()

    def forget_draft(self, view: Any) -> None:
        """What was collected belongs to one view: before another one is shown it is gone."""
        if self._draft_of is not view:
            self._lookout.collect(None)

    def hold(self, draft: Any, view: Any) -> None:
        """With the view that is shown next something lies open, as if it were collected; None: nothing does."""
        self._lookout.collect(draft)
        self._draft_of = view

    @property
    def table(self) -> BoardLayout | None:
        """Geometry shown now, for the page's own ``presenter.beats``; None without a presenter."""
        return self._table

    # what lies over it for a while
    def show_lamp(self, light: LampLight | None) -> None:
        """Shine on the places of a hint, all else stands back; None: no more."""
        lamp = self.view.board_scene.lamp
        if light is not None:
            self._card.hide()
            lamp.show(light, self.view.fade_ms(VEIL_MS))
        elif lamp.light is not None:
            lamp.fade_out(self.view.fade_ms(VEIL_MS))

    @property
    def lamp(self) -> LampLight | None:
        """What the lamp shines on now."""
        return self.view.board_scene.lamp.light

    def lamp_boxes(self) -> tuple[QRect, ...]:
        """What the lamp's ghosts cover, in this widget's logical pixels."""
        return tuple(map(self._on_board, self.view.board_scene.lamp.ghost_boxes()))

    def show_marks(self, marks: Sequence[Sprite]) -> None:
        """Show what another's last turn changed; nothing: no more."""
        self.view.board_scene.last_turn.show(marks, self.view.fade_ms(MARKS_MS))

    @property
    def marks(self) -> tuple[Sprite, ...]:
        """What shows another's last turn now."""
        return self.view.board_scene.last_turn.marks

    def box_of(self, spot: Spot) -> QRect:
        """A place's rectangle in this widget's logical pixels."""
        return self.view.rect_of(spot).translated(self._viewport_at())

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

    # what the player does
    def cancel(self) -> bool:
        """Put back what is in hand; False when nothing was."""
        self._chooser.close_quietly()
        return self.view.mouse.cancel(Reason.ELSEWHERE)

    def focus_on(self, handle: Handle, *, visible: bool = False) -> None:
        """Move the keyboard's place to a spot; ``visible``: show the ring at once, as after a key."""
        if self.view.hand.spot(handle) is not None:
            self.view.hand.focus_on(handle, visible=visible or self.view.hand.focus_visible)

    def tell_refusal(self, handle: Handle, reason: str, rule: str, name: str) -> None:
        """Say at a thing why pressing it does nothing, and aloud with the thing's name first."""
        self._callout.hide()
        self._card.hide()
        sources = self.view.hand.selection.table.sources()
        rect = self.geometry_of(handle)
        spare = [self.geometry_of(source) for source in sources if source != handle]
        self._bubble.tell(reason, rule, rect, [other for other in spare if not other.contains(rect)])
        self.view.hand.mark(barred=handle)
        said = reason if reason.startswith(name) else f"{name}: {reason}"
        accessible.announce(self.view, " ".join(words for words in (said, rule) if words), urgent=True)

    def ask_about(self, things: tuple[Handle, ...]) -> None:
        """Show what would be given up; empty: nothing is asked."""
        self.view.hand.mark(asked=things)

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
        return self._bubble

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
        spot = self.view.board_scene.spot(handle)
        if spot is None:
            return QRect()
        return self.view.rect_of(spot).translated(self._viewport_at())

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
        presenter = self._lookout.seen_from(thing)
        if presenter is None or self._shown is None or self._skin is None:
            return None
        table = self._table or presenter.layout(*UNSEEN)
        sprites = presenter.project(self._shown.view, table, self._shown.legal)
        area = QRectF(0, 0, table.width, table.height)
        found: object = table
        if centre and isinstance(found, Centred):
            box = found.picture_box
            area = QRectF(box.left, box.top, box.width, box.height)
            # What lies beside it does not reach into it.
            inside = (one for one in sprites if one.layer is Layer.GROUND or area.contains(one.x, one.y))
            sprites = tuple(inside)
        return Portrait.of(sprites, self._pictures, self._skin, area, table.scale)

    @property
    def has_centre(self) -> bool:
        """Whether a part of this board is worth a picture of its own."""
        return isinstance(self._table, Centred)

    @property
    def callout(self) -> FloatingCard:
        """The card of a drag."""
        return self._callout

    @property
    def inspect_card(self) -> FloatingCard:
        """The card of a thing."""
        return self._card

    @property
    def chooser(self) -> Chooser:
        """The panel of options."""
        return self._chooser

    def label_of(self, handle: Handle) -> str:
        """A spot's name for a screen reader."""
        return self.view.label(handle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards are placed anew when next shown."""
        super().resizeEvent(event)
        self._callout.hide()
        self._card.hide()
        self._bubble.put_away()

    # inside
    def _projection(self, shown: BoardStep) -> Scene:
        assert self.presenter is not None
        spots = self._lookout.pressable(shown.view, self.presenter.spots(shown.view, self._table))
        return Scene(self.presenter.project(shown.view, self._table, shown.legal), spots)

    def _snap(self, shown: BoardStep) -> None:
        """Show a view without any movement."""
        scene = self._projection(shown)
        self.view.board_scene.show(scene.sprites, scene.spots)
        self._renew(shown, scene)

    def _renew(self, shown: BoardStep, scene: Scene) -> None:
        """What can be done now, and what of it shows itself."""
        assert self.presenter is not None
        self._pictured = shown
        view, legal = shown.view, shown.legal if self._playable else ()
        self._aiming.forget()
        self.view.hand.looks, self.view.hand.looked = self._lookout.handles(view)
        table = GestureTable(self.presenter.gestures(view, legal))
        invited = self.presenter.subject(view, HUMAN, legal) if table.gestures else ()
        self.view.hand.renew(table, scene.spots, invited)
        self.view.bring_in_sight(tuple(invited) or table.sources())
        accessible.changed(self.view)

    def _lay_out(self) -> None:
        room = self.view.viewport().size()
        if self.presenter is None or room.width() < 2 or room.height() < 2:
            return
        if self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent) and self.window().isHidden():
            return  # not shown yet, the size it will have is still to come
        first = self._table is None
        self._put_everything_back()
        # Dropped, not finished: the page hears of rest only when the new picture stands.
        interrupted = self.view.animator.drop()
        # Words of another size leave another room; a board is never laid for less than it can be read in.
        zoom = self.zoomed
        wide, high = max(room.width() / zoom, self._least[0]), max(room.height() / zoom, self._least[1])
        table: BoardLayout = self.presenter.layout(wide, high)
        self._table = table
        self.view.lay_out(table.width, table.height, table.scale * zoom)
        if self._shown is not None:
            self._snap(self._shown)
        if interrupted or (first and self._shown is not None):
            self.idle.emit()

    def _landed(self, scene: object) -> None:
        if self.presenter is None or self._shown is None or self.view.animator.busy:
            return
        assert isinstance(scene, Scene)
        self._renew(self._shown, scene)

    def _put_everything_back(self) -> None:
        self._chooser.close_quietly()
        self.view.mouse.cancel(Reason.NEW_STATE)

    def _hand_played(self, gesture: object) -> None:
        assert isinstance(gesture, Gesture)
        self._close_chooser()
        self.come_home()
        scene = self.view.board_scene
        self._answered = False
        drag = self.view.mouse.released
        self._turned = frozenset(drag.handles()) if isinstance(drag, RimTurn) else frozenset()
        dropped, origin = scene.hand(), scene.origin()
        carried = scene.carried()
        angle = scene.angle_of_hand()
        scene.end_hand()
        if dropped is not None:
            # A following glide starts where the piece was let go.
            for handle in carried:
                item = scene.item(handle)
                if item is not None:
                    item.setPos(item.pos() + dropped - origin)
                    if angle:
                        item.setRotation(item.rotation() + angle)
        self.played.emit(gesture.actions)
        if not self._answered and self._shown is not None:
            self._turned = frozenset()
            self._snap(self._shown)
        self._answered = True

    def _touched(self, handle: object) -> None:
        """Look elsewhere, or let the page know that one of its buttons was pressed."""
        assert isinstance(handle, Handle)
        look = self._lookout.looks(self._shown.view).get(handle) if self._shown is not None else None
        if look is None:
            self.touched.emit(handle)
        else:
            self.look_at(None if look.thing == self.looking else look.thing)

    def _offer(self, options: object, target: object) -> None:
        assert isinstance(options, tuple)
        assert isinstance(target, Handle)
        self._callout.hide()
        icons: list[Icon | None] = []
        if self._icon is not None:
            draw = self._icon
            icons = [partial(_draw_icon, draw, option) for option in options]
        usual = next((number for number, option in enumerate(options) if option.usual), 0)
        words = [self._describe(option) for option in options]
        self._chooser.open(words, self.geometry_of(target), icons, usual)

    def _chose(self, index: int) -> None:
        self._close_chooser()
        self.view.hand.choose(index)

    def _chose_nothing(self) -> None:
        self._close_chooser()
        self.view.hand.cancel(Reason.ESCAPE)

    def _close_chooser(self) -> None:
        if not self._chooser.isHidden():
            self._chooser.close_quietly()
            self.view.setFocus(Qt.FocusReason.PopupFocusReason)

    def _hand_changed(self) -> None:
        hand = self.view.hand
        if hand.selection.stage is not Stage.CHOOSING:
            self._close_chooser()
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
        shown = None
        if self._shown is not None:
            legal = self._shown.legal if self._playable else ()
            shown = OnBoard(self.presenter, self._shown.view, legal, self._table)
        self._aiming.follow(shown)

    def _say_turn(self) -> None:
        """Tell a screen reader how the piece in hand is turned now."""
        hand = self.view.hand
        target = hand.aim if hand.aim in hand.selection.lit() else None
        accessible.announce(self.view, accessible.turn_words(self.view, target))

    def _open_card(self, handle: object) -> None:
        assert isinstance(handle, Handle)
        card = self._inspect(handle)
        spot = self.view.hand.spot(handle)
        if card is None or spot is None:
            return
        if self.view.hand.barred == handle and not self.view.hand.focus_visible:
            return  # it is spoken about already
        rect = self.geometry_of(handle)
        # What can be picked up next to it is better not covered.
        sources = self.view.hand.selection.table.sources()
        others = [self.geometry_of(source) for source in sources if source != handle]
        self._card.show_card(card, rect, spare=[other for other in others if not other.contains(rect)])
        if self.view.hand.focus_visible:
            title, lines = card
            accessible.announce(self.view, " ".join((title, *lines)))
        self.inspect_requested.emit(handle, rect)

    def _on_board(self, box: QRectF) -> QRect:
        """A box of board units in this widget's pixels."""
        return self.view.viewportTransform().mapRect(box).toAlignedRect().translated(self._viewport_at())

    def _viewport_at(self) -> QPoint:
        return self.view.viewport().mapTo(self, QPoint(0, 0))


def without_turns(beat: Beat, turned: frozenset[Handle]) -> Beat:
    """A beat without the turning that the player's own hand has already done."""
    if not turned:
        return beat
    if isinstance(beat, Together):
        kept = tuple(b for b in beat.beats if not (isinstance(b, Orbit | Turn) and b.handle in turned))
        return evolve(beat, beats=kept)
    if isinstance(beat, Orbit | Turn) and beat.handle in turned:
        return Together(())
    return beat


def _nothing(*handles: Handle) -> Card | None:
    return None


def _no_words(gesture: Gesture[Any]) -> str:
    return str(gesture.target)


def _draw_icon(draw: OptionIcon, option: Gesture[Any], painter: QPainter, box: QRectF) -> None:
    draw(painter, box, option)
