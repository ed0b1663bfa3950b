"""The keys of the table that are no part of the board's: who of those that lie there takes a press, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.keyboard import ENTER, TURN
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.beside import Beside
from noria_desktop.ui.table.conductor import SPEAKING, Conductor
from noria_desktop.ui.table.display import TableDisplay
from noria_desktop.ui.table.history import last_bot_turn
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.tool_bar import ToolBar
from noria_desktop.ui.widgets.key_names import KEY_NAMES

if TYPE_CHECKING:
    from noria_desktop.ui.table.replay.watching import Watching

_CHORDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""Keys pressed with one of these are none of the table's."""
_EARLY: Final = {Qt.Key.Key_E: "end", TURN: "turn", Qt.Key.Key_Space: "go_on"}
"""Keys that are answered where they do nothing, with the names of their commands."""


class KeyedTable(Protocol):
    """What a key may be meant for."""

    board: Board
    strip: PromptStrip
    tool_bar: ToolBar
    conductor: Conductor
    display: TableDisplay
    rules: Beside

    @property
    def replay(self) -> Watching:
        """What shows a watched game."""

    def mute(self) -> None:
        """M: sound off, or on again."""

    def lesson_takes(self, event: QKeyEvent) -> bool:
        """Whether a lesson takes a key for itself."""

    def ask_for_hint(self) -> None:
        """H."""

    def tell_why_last(self) -> None:
        """W, where another has moved."""

    @property
    def has_overlay(self) -> bool:
        """Whether G means something."""

    def toggle_overlay(self) -> None:
        """G: what the game can lay over its board."""


class TableKeys:
    """Gives a press to whoever it is meant for."""

    def __init__(self, page: KeyedTable) -> None:
        """For one table."""
        self._page = page

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; False: it stands for nothing here.

        A key that is held down is pressed once, but for Space: what it lets go on is never the player's own.
        """
        page, key, plain = self._page, Qt.Key(event.key()), not event.modifiers()
        if key is Qt.Key.Key_M and plain and not event.isAutoRepeat():
            page.mute()
            return True
        if page.lesson_takes(event):
            return True
        if key is Qt.Key.Key_Escape and plain and self._put_away_refusal():
            return True
        if key is Qt.Key.Key_Escape and page.rules.shown is not None:
            page.rules.take_away()
            return True
        if page.conductor.is_watching and page.replay.press(event):
            return True
        if event.isAutoRepeat() and key is not Qt.Key.Key_Space:
            return True
        if page.display.lamp.key(event) or page.display.coach.key(event):
            return True
        if event.matches(QKeySequence.StandardKey.Undo) and page.tool_bar.tell_vain(page.tool_bar.undo):
            return True  # the menu's own key is greyed with it and lets this one through
        if key is Qt.Key.Key_Space and page.conductor.space_goes_on:
            self._go_on(whole=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key is Qt.Key.Key_H and plain:
            page.ask_for_hint()
        elif key is Qt.Key.Key_W and plain and page.display.last_turn.span is not None:
            page.tell_why_last()
        elif key is Qt.Key.Key_W and plain and self._tell_nothing_to_explain():
            pass
        elif key is Qt.Key.Key_G and plain and page.has_overlay:
            page.toggle_overlay()
        elif not event.modifiers() & _CHORDS and (page.strip.press_key(key) or self._tell_early(key, event)):
            pass
        else:
            return key in ENTER and page.board.press_focused()
        return True

    def _put_away_refusal(self) -> bool:
        """Esc on anything but the board, which does the same: why a press did nothing has been read."""
        bubble = self._page.board.bubble
        if bubble.isHidden() or bubble.by_escape:
            return False
        bubble.put_away()
        return True

    def _go_on(self, *, whole: bool) -> None:
        """Space: the next beat; ``whole``, with Shift: all up to the next decision of a person."""
        if whole:
            self._page.conductor.finish_bot_turn()
        else:
            self._page.conductor.go_on()

    def _tell_nothing_to_explain(self) -> bool:
        """W while no turn of another waits for an answer: said, for whoever pressed it looks for one."""
        page, conductor = self._page, self._page.conductor
        if conductor.mode not in SPEAKING or not page.strip.isVisible():
            return False
        key = KEY_NAMES.cap("why")
        if not conductor.own:
            words = translate("Table", "{key} tells why the others moved as they did, once it is your turn.")
        elif last_bot_turn(conductor.session, conductor.seat, several=conductor.is_open) is not None:
            words = translate(
                "Table", "{key}: nobody else has moved since your last step; the log tells of earlier ones."
            )
        else:
            words = translate("Table", "{key}: nobody else has moved yet, so there is nothing to explain.")
        page.strip.show_notice(words.format(key=key))
        return True

    def _tell_early(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """E, R or Space while nothing waits for it: said, for whoever pressed it thinks that something does."""
        page, conductor = self._page, self._page.conductor
        if conductor.mode not in SPEAKING or not page.strip.isVisible() or key not in _EARLY:
            return False
        if event.isAutoRepeat():
            return False
        if not conductor.own:
            words = translate("Table", "{key}: nothing waits for you now; the game goes on by itself.")
        elif key is Qt.Key.Key_E:
            words = translate("Table", "{key} ends nothing yet. {asked}")
        elif key is TURN:
            words = translate(
                "Table", "{key} turns a piece in hand; none is there that could be turned. {asked}"
            )
        else:
            words = translate("Table", "{key} lets nothing go on now. {asked}")
        name = KEY_NAMES.cap(_EARLY[key])
        asked = page.strip.question or page.display.face.prompt(conductor.moment.turn, conductor.view)
        # Beside what the others did, what is asked stands before the notice anyway.
        also = "" if page.strip.told is not None and page.strip.question is None else asked[0]
        page.strip.show_notice(words.format(key=name, asked=also).strip())
        return True
