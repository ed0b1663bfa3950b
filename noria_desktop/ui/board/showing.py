"""What a board shows: the last picture given, from whose place, how much of a choice is collected, and what can be done.

Everything here is a projection: the presenter is asked again whenever one of these changes. It never asks the rules
anything and never changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.aiming import Aiming, OnBoard
from noria_desktop.ui.board.animator import AnimationStep, Scene
from noria_desktop.ui.board.beats import Cue
from noria_desktop.ui.board.gestures import GestureTable, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.landing import without_turns
from noria_desktop.ui.board.looking import Lookout
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.presenter import BoardLayout, Framed, Framing, Presenter
from noria_desktop.ui.board.sprites import Layer
from noria_desktop.ui.board.view import BoardView

if TYPE_CHECKING:
    from noria_desktop.ui.board.portrait import Portrait

UNSEEN = (1280.0, 678.0)
"""Room for which a board is laid out that is not on the screen."""


@frozen
class BoardStep:
    """One picture of a game, and how the board comes to it."""

    view: Any
    legal: tuple[Any, ...]
    """The actions allowed there."""
    beats: tuple[Cue, ...] = ()


class Showing(QObject):
    """The projection on one board."""

    looked = Signal(object)
    """What is looked at now; None: the own view again."""
    idle = Signal()
    """All beats are over and the board shows the last state given."""

    def __init__(self, view: BoardView, aiming: Aiming, put_back: Callable[[], None]) -> None:
        """Nothing is shown.

        Args:
            view: where it is shown.
            aiming: what a drop would do; it forgets its answers when something else is shown.
            put_back: ends what the hand is at.
        """
        super().__init__(view)
        self._view, self._aiming, self._put_back = view, aiming, put_back
        self._lookout = Lookout()
        self._pictures: Pictures = {}
        self.skin: Skin | None = None
        """What it is dressed in."""
        self.table: BoardLayout | None = None
        """Geometry shown now."""
        self._shown: BoardStep | None = None
        self._playable = False
        self._pictured: BoardStep | None = None
        """What the scene shows now, at rest."""
        self._draft_of: Any = None
        """The view to which belongs what is collected."""
        self.answered = True
        """Whether something was shown since the last gesture."""
        self._laid_at = 0.0
        """How much larger than usual it was laid the last time."""
        self.least = (0.0, 0.0)
        """In a smaller room the board stays as large as in this one, and is panned."""
        view.animator.landed.connect(self._landed)
        view.animator.finished.connect(self.idle)

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        """Change what is shown without any movement: what still moved is dropped, and rest is told afterwards."""
        self._put_back()
        interrupted = self._view.animator.drop()
        yield
        if interrupted:
            self.idle.emit()

    # The game ---------------------------------------------------------------------------------------------

    def set_presenter(self, presenter: Presenter, pictures: Pictures) -> None:
        """Choose the game; the board is empty until something is shown."""
        self._lookout.look_at(None)
        self._lookout.collect(None)
        self._lookout.settle(presenter)
        self._view.hand.away = False
        self._pictures, self._shown, self._pictured = pictures, None, None
        self._view.board_scene.clear_board()
        self._view.hand.renew(GestureTable(), ())

    def renew_presenter(self, presenter: Presenter) -> None:
        """The same game with other knowledge, from the next picture on."""
        self._lookout.settle(presenter)

    @property
    def presenter(self) -> Presenter | None:
        """Who answers for the game now."""
        return self._lookout.presenter

    def dress(self, skin: Skin) -> None:
        """Another theme or language, at once."""
        self.skin = skin
        with self._stopped():
            self._view.board_scene.dress(self._pictures, skin)
            if self._shown is not None:
                self._snap(self._shown)

    @property
    def zoomed(self) -> float:
        """How much larger than usual it is shown: never smaller, whatever the size of words."""
        return max(1.0, self.skin.zoom if self.skin is not None else 1.0)

    def lay_out(self) -> None:
        """Lay the board for the room that its view has."""
        room = self._view.viewport().size()
        if self.presenter is None or room.width() < 2 or room.height() < 2:
            return
        board = self._view.parentWidget()
        assert board is not None
        if board.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent) and board.window().isHidden():
            return  # not shown yet, the size it will have is still to come
        first = self.table is None
        self._put_back()
        # Dropped, not finished: the page hears of rest only when the new picture stands.
        interrupted = self._view.animator.drop()
        # Words of another size leave another room; a board is never laid for less than it can be read in.
        zoom = self.zoomed
        room_for = (QSizeF(room) / zoom).expandedTo(QSizeF(*self.least))
        table: BoardLayout = self.presenter.layout(room_for.width(), room_for.height())
        self.table = table
        # A small window shows all of the board; words made larger are larger on the board too, and it is panned.
        words_changed, self._laid_at = zoom != self._laid_at, zoom
        self._view.lay_out(
            table.width,
            table.height,
            table.scale * zoom,
            self._enlarged(),
            opens_whole=zoom <= 1,
            words_changed=words_changed,
        )
        if self._shown is not None:
            self._snap(self._shown)
        if interrupted or (first and self._shown is not None):
            self.idle.emit()

    def _enlarged(self) -> QRectF | None:
        """The part that alone is enlarged by a zoom, as the game lies now; None: all of the board."""
        presenter: object = self.presenter
        table: object = self.table
        if not isinstance(table, Framed):
            return None
        part = table.enlarged
        if isinstance(presenter, Framing) and self._shown is not None:
            part = presenter.framed(self._shown.view, table)
        return QRectF(part.left, part.top, part.width, part.height)

    # Pictures ---------------------------------------------------------------------------------------------

    def show(self, steps: Sequence[BoardStep], turned: frozenset[Handle], *, playable: bool) -> None:
        """Play the steps' beats from the picture shown now, then show exactly the last view.

        Args:
            steps: at least one.
            turned: what the player's own hand has turned already.
            playable: whether what is allowed can be done.
        """
        self.forget_draft(steps[-1].view)
        self._shown, self._playable = steps[-1], playable
        if not self._lookout.stands(steps[-1].view):
            self.come_home()
        if self.table is None:
            self.lay_out()
            if self.table is None:
                return
        self._put_back()
        # While beats play nothing can be picked: what is legal belongs to the last view.
        self._view.hand.renew(GestureTable(), self._view.hand.spots)
        self._view.animator.play(
            [
                AnimationStep(
                    tuple(without_turns(beat, turned) for beat in step.beats), self._projection(step)
                )
                for step in steps
            ]
        )

    def show_again(self) -> None:
        """The last picture once more, without any movement."""
        if self._shown is not None:
            self._snap(self._shown)

    def moment(self) -> OnBoard | None:
        """What is shown now, and what of it can be done."""
        if self._shown is None:
            return None
        return OnBoard(self.presenter, self._shown.view, self._legal(self._shown), self.table)

    def _legal(self, shown: BoardStep) -> tuple[Any, ...]:
        return shown.legal if self._playable else ()

    def _projection(self, shown: BoardStep) -> Scene:
        assert self.presenter is not None
        spots = self._lookout.pressable(shown.view, self.presenter.spots(shown.view, self.table))
        return Scene(self.presenter.project(shown.view, self.table, shown.legal), spots)

    def _snap(self, shown: BoardStep) -> None:
        """Show a view without any movement."""
        scene = self._projection(shown)
        self._view.board_scene.show(scene.sprites, scene.spots)
        self._renew(shown, scene)

    def _renew(self, shown: BoardStep, scene: Scene) -> None:
        """What can be done now, and what of it shows itself."""
        assert self.presenter is not None
        self._pictured = shown
        self._view.frame(self._enlarged())
        view, legal = shown.view, self._legal(shown)
        self._aiming.forget()
        self._view.hand.looks, self._view.hand.looked = self._lookout.handles(view)
        table = GestureTable(self.presenter.gestures(view, legal))
        invited = self.presenter.subject(view, HUMAN, legal) if table.gestures else ()
        commands = self.presenter.commands(view, legal)
        confirms = any(command.key is Key.CONFIRM for command in commands)
        self._view.hand.renew(table, scene.spots, invited, enter_confirms=confirms)
        self._view.bring_in_sight(tuple(invited) or table.sources())
        accessible.changed(self._view)

    def _landed(self, scene: object) -> None:
        if self.presenter is None or self._shown is None or self._view.animator.busy:
            return
        assert isinstance(scene, Scene)
        self._renew(self._shown, scene)

    # What is looked at ------------------------------------------------------------------------------------

    @property
    def looking(self) -> Any:
        """What is looked at; None: the own view."""
        return self._lookout.thing

    def look_at(self, thing: Any) -> None:
        """Look at something else; None: at the own view."""
        if thing == self._lookout.thing:
            return
        with self._stopped():
            self._lookout.look_at(thing)
            self._view.hand.away = self._lookout.thing is not None
            if self._shown is not None and self.table is not None:
                self._snap(self._shown)
        self.looked.emit(self._lookout.thing)

    def come_home(self) -> None:
        """A human has decided: what comes next is shown in the own view."""
        if self._lookout.thing is None:
            return
        self._lookout.look_at(None)
        self._view.hand.away = False
        if self._pictured is not None and not self._view.animator.busy:
            scene = self._projection(self._pictured)
            self._view.board_scene.show(scene.sprites, scene.spots)
        self.looked.emit(None)

    def press(self, handle: Handle) -> bool:
        """Look where this place leads, or back; False for a place that leads nowhere."""
        look = self._lookout.looks(self._shown.view).get(handle) if self._shown is not None else None
        if look is not None:
            self.look_at(None if look.thing == self.looking else look.thing)
        return look is not None

    # What is collected ------------------------------------------------------------------------------------

    @property
    def draft(self) -> Any:
        """What is collected of a choice without an order; None: nothing yet."""
        return self._lookout.draft

    def collect(self, draft: Any) -> None:
        """Show so much collected, and what can be done from there; nothing is decided by it."""
        with self._stopped():
            self.hold(draft, self._shown.view if self._shown is not None else None)
            if self._shown is not None and self.table is not None:
                self.answered = True
                self._snap(self._shown)

    def forget_draft(self, view: Any) -> None:
        """What was collected belongs to one view: before another one is shown it is gone."""
        if self._draft_of is not view:
            self._lookout.collect(None)

    def hold(self, draft: Any, view: Any) -> None:
        """With the view that is shown next something lies open, as if it were collected; None: nothing does."""
        self._lookout.collect(draft)
        self._draft_of = view

    # A picture of its own ---------------------------------------------------------------------------------

    def portrait(self, *, centre: bool, thing: Any) -> Portrait | None:
        """The board at rest as a picture of its own; None while nothing is on it.

        Args:
            centre: only the part that the game's table has for that, else the whole board.
            thing: what is looked at in the picture, such as another player's place; None: what is looked at now.
        """
        from noria_desktop.ui.board.portrait import Centred, Portrait

        presenter = self._lookout.seen_from(thing)
        if presenter is None or self._shown is None or self.skin is None:
            return None
        table = self.table or presenter.layout(*UNSEEN)
        sprites = presenter.project(self._shown.view, table, self._shown.legal)
        area = QRectF(0, 0, table.width, table.height)
        found: object = table
        if centre and isinstance(found, Centred):
            box = found.picture_box
            area = QRectF(box.left, box.top, box.width, box.height)
            # What lies beside it does not reach into it.
            inside = (one for one in sprites if one.layer is Layer.GROUND or area.contains(one.x, one.y))
            sprites = tuple(inside)
        return Portrait.of(sprites, self._pictures, self.skin, area, table.scale)
