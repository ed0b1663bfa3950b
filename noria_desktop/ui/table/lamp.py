"""The lamp: what a program advises, shown where it would be done, and done when the player says so.

It is lit by a question and goes out by itself with everything that the player does instead. It plays nothing without
being told to, and what it plays is one gesture: one Undo takes all of it back. Source: mocks/table.md 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.overlays import LampLight, Shine
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp_card import CardWords, LampCard
from noria_desktop.ui.table.lamp_mark import LampSign
from noria_desktop.ui.table.lamp_plan import light_of
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.strip_buttons import StripButton

PATIENCE_MS: Final = 150
"""Thought that takes no longer is not announced."""
DO_FIRST = ("do the first",)
"""Stands for the actions of the button that plays the best move."""
DO_THIS = ("do this one",)
"""Stands for those of the one that plays the move shown."""
NEXT_BEST = ("next best",)
PUT_AWAY = ("put away",)
LAMP_BUTTONS: Final = (DO_FIRST, DO_THIS, NEXT_BEST, PUT_AWAY)
LEAVE: Final = frozenset(
    {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt}
)
"""Keys that are pressed on the way to something else."""


@frozen
class LampPrompt:
    """What the strip says while the lamp is lit."""

    title: str
    detail: str
    buttons: tuple[StripButton, ...]
    spoken: str


class Lamp(QObject):
    """The lamp of one table."""

    changed = Signal()
    """Something is looked for or shown, or not any more."""
    failed = Signal()
    """Nothing was found."""

    def __init__(
        self,
        skin: Skin,
        board: Board,
        strip: PromptStrip,
        conductor: Conductor,
        show_prompt: Callable[[], None],
    ) -> None:
        """Put away; ``show_prompt`` says again what is asked."""
        super().__init__(board)
        self._board, self._strip, self._conductor = board, strip, conductor
        self._show_prompt = show_prompt
        self._hints: tuple[Hint, ...] = ()
        self._shown = 0
        self.face: AnyGameUi | None = None
        """How the game at the table is shown."""
        self.card = LampCard(skin, board)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._breathe)
        self.seeking = False
        """A program is thinking about a hint."""
        board.view.installEventFilter(self)
        board.view.viewport().installEventFilter(self)
        board.view.resized.connect(self._lay_out)

    @property
    def lit(self) -> bool:
        """Whether a hint is shown."""
        return bool(self._hints)

    @property
    def count(self) -> int:
        """How many hints there are to be shown."""
        return len(self._hints)

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._hints[self._shown] if self._hints else None

    # What the table tells -------------------------------------------------------------------------------

    def seek(self) -> None:
        """A program begins to think."""
        self.seeking = True
        self._patience.start()
        self.changed.emit()

    def _breathe(self) -> None:
        self._strip.show_lamp(LampSign.BREATHES)
        self._strip.show_notice(
            translate("Table", "Looking for a good move… Esc stops it."), calm=True, stays=True
        )

    def _end_search(self) -> None:
        self.seeking = False
        self._patience.stop()
        self._strip.show_lamp(LampSign.NONE)

    def show(self, hints: tuple[Hint, ...]) -> None:
        """What was found, the best first."""
        self._end_search()
        self._strip.clear_notice()
        if not hints:
            return
        self._board.look_at(None)
        self._hints, self._shown = hints, 0
        self._light()

    def fail(self) -> None:
        """Nothing was found."""
        self._end_search()
        self.failed.emit()

    def put_away(self, *, quietly: bool = False) -> None:
        """All is as before; ``quietly``: whoever asks says anew what is asked anyway."""
        if self.seeking:
            self._end_search()
            self._strip.clear_notice()
            self.changed.emit()
        if not self._hints:
            return
        self._hints, self._shown = (), 0
        self._board.show_lamp(None)
        self.card.hide()
        self._strip.show_lamp(LampSign.NONE)
        self.changed.emit()
        if not quietly:
            self._show_prompt()

    # What the player does -------------------------------------------------------------------------------

    def press(self, what: tuple[str, ...]) -> None:
        """One of the lamp's buttons."""
        if what == DO_FIRST:
            self.do(0)
        elif what == DO_THIS:
            self.do(self._shown)
        elif what == NEXT_BEST:
            self.show_next()
        else:
            self.put_away()

    def show_next(self) -> None:
        """The next best; after the last one the first again."""
        if len(self._hints) > 1:
            self._shown = (self._shown + 1) % len(self._hints)
            self._light()

    def do(self, which: int) -> None:
        """Play all parts of a hint as one gesture."""
        if self._hints:
            actions = self._hints[which].actions
            self.put_away(quietly=True)
            self._conductor.play_parts(actions)

    def escape(self) -> bool:
        """Esc: stop thinking, or put the lamp away; False when there is neither."""
        if self.seeking:
            self._conductor.deciding.stop_hint()
            self.put_away()
            return True
        lit = self.lit
        self.put_away()
        return lit

    def key(self, event: QKeyEvent) -> bool:
        """A key while the lamp is lit or sought; False when the lamp does not answer to it."""
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key is Qt.Key.Key_Escape:
            return self.escape()
        if not self.lit or event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        ):
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.do(self._shown if shift else 0)
            return True
        if key is Qt.Key.Key_H:
            self.show_next()
            return True
        if key not in LEAVE:
            # Whoever goes on with the keyboard goes on playing.
            self.put_away()
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys come here before the board; a press on the board puts the lamp away and acts."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and watched is self._board.view.viewport():
            self.put_away()
        elif kind == QEvent.Type.KeyPress and watched is self._board.view and isinstance(event, QKeyEvent):
            if (self.lit or self.seeking) and not self._board.busy:
                return self.key(event)
        elif kind == QEvent.Type.Wheel and self.lit:
            QTimer.singleShot(0, self._lay_out)
        return super().eventFilter(watched, event)

    # Showing --------------------------------------------------------------------------------------------

    def _light(self) -> None:
        """Board, card and strip for the hint that is shown."""
        self._lay_out()
        self._strip.show_lamp(LampSign.LIT)
        self._show_prompt()
        self.changed.emit()

    def _lay_out(self) -> None:
        hint, board, face = self.hint, self._board, self.face
        if hint is None or face is None or board.table is None:
            return
        conductor = self._conductor
        first = self._hints[0] if self._shown else None
        light = light_of(conductor.moment.rules, face, conductor.shown_view, hint, board.table, first)
        board.show_lamp(light)
        lit = [board.box_of(one.spot) for one in light.lights]
        ghosts = board.lamp_boxes()
        target, tip = self._target(light)
        self.card.show_words(self.words(), target, lit, board.rect(), ghosts, tip)

    def _target(self, light: LampLight) -> tuple[QRect, QPoint]:
        """What the card speaks about, and the point of it that is meant: where the move ends, else what is pressed last."""
        board = self._board
        for shine in (Shine.PLACE, Shine.SOURCE):
            lights = [one for one in light.lights if one.shine is shine]
            if lights:
                return board.box_of(lights[-1].spot), board.box_of(lights[-1].meant).center()
        middle = board.rect().center()
        return QRect(middle, middle), middle

    def words(self) -> CardWords:
        """What the card says of the hint that is shown."""
        hint = self._hints[self._shown]
        head, cover = translate("Table", "Hint"), hint.cover
        if self._shown:
            head = translate("Table", "Next best")
            cover = translate("Table", "{number} of {count}").format(
                number=self._shown + 1, count=len(self._hints)
            )
        return CardWords(
            head,
            cover,
            hint.title,
            # One thing is not said twice.
            hint.steps if hint.steps != (hint.title,) else (),
            hint.measure,
            hint.before,
            hint.after,
            hint.chips,
            hint.why_not if self._shown else "",
            hint.cause,
            hint.compared,
        )

    def _button(
        self, words: str, what: tuple[str, ...], cap: str, *, first: bool = False, back: bool = False
    ) -> StripButton:
        key = Key.CONFIRM if first else Key.BACK if back else Key.NONE
        return StripButton(words, key, first, ((words, what),), cap)

    def prompt(self) -> LampPrompt:
        """What the strip says while the lamp is lit."""
        hint, words = self._hints[self._shown], self.words()
        title = translate("Table", "{head}: {move}").format(head=words.head, move=hint.title)
        put_away = self._button(translate("Table", "Put away"), PUT_AWAY, "Esc", back=True)
        enter = translate("Table", "Enter")
        if self._shown:
            detail = translate("Table", "H again: the one after it, and in the end the first.")
            buttons: tuple[StripButton, ...] = (
                put_away,
                self._button(translate("Table", "Do this one"), DO_THIS, translate("Table", "⇧ Enter")),
                self._button(translate("Table", "Do the first"), DO_FIRST, enter, first=True),
            )
            keys = translate("Table", "Enter does the first, Shift and Enter this one.")
        else:
            parts = len(hint.steps) - hint.planned
            detail = translate("Table", "One Undo takes it back.")
            if hint.planned and parts == 1:
                detail = translate("Table", "Only step 1 is done now; the rest is what it is meant for.")
            elif parts > 1:
                detail = translate("Table", "%n step(s), taken back together with one Undo.", "", parts)
            more = len(self._hints) > 1
            do_it = self._button(translate("Table", "Do it"), DO_FIRST, enter, first=True)
            following = self._button(translate("Table", "Next best"), NEXT_BEST, "H")
            # The row ends at one place: what is done most often lies there, however many buttons there are.
            buttons = (put_away, *((following,) if more else ()), do_it)
            keys = translate("Table", "Enter does it.")
            if more:
                keys = translate("Table", "Enter does it, H shows the next best.")
        spoken = translate("Table", "{first} {second}").format(first=words.aloud(), second=keys)
        return LampPrompt(title, detail, buttons, spoken)
