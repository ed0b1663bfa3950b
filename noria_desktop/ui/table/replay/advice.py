"""The adviser in a game that is watched again: what it would do at a decision of the player's, told and lit as a hint is.

It sees what the seat saw then. It is asked only where the game is over: in one that still goes on whoever took it back to
there would be helped, so a hint is asked for at its table, where it is counted. Source: decision 42.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lamp import Lamp


class Advice(QObject):
    """What is asked of the adviser about the moment that is shown."""

    changed = Signal()
    """Something is looked for or shown, or not any more."""

    def __init__(self, parent: QObject, board: Board, conductor: Conductor, lamp: Lamp) -> None:
        """Nothing is asked.

        Args:
            parent: owns it.
            board: where a hint lies.
            conductor: of the table.
            lamp: shows what was found.
        """
        super().__init__(parent)
        self._board, self._conductor, self.lamp = board, conductor, lamp
        self.is_over = False
        """Whether the game that is watched is over, whatever line of it is looked at."""
        self._has_failed = False
        lamp.changed.connect(self._tell)
        lamp.failed.connect(self._fail)

    @property
    def is_offered(self) -> bool:
        """Whether the game has an adviser who may be asked about it at all."""
        return self.is_over and self._conductor.deciding.has_hints

    @property
    def refusal(self) -> str:
        """Why it cannot be asked about the moment shown; empty where it can."""
        if not self._conductor.deciding.has_hints:
            return translate("Replay", "This game has no adviser.")
        if not self.is_over:
            return translate(
                "Replay", "The game still goes on: ask for a hint at its table, where it counts."
            )
        if not self._conductor.is_own_choice_shown:
            return translate("Replay", "Nothing was yours to choose here.")
        return ""

    @property
    def words(self) -> str:
        """What the button says."""
        if self.lamp.seeking:
            return translate("Replay", "Stop looking")
        if self.lamp.lit:
            many = self.lamp.count > 1
            return translate("Table", "Next best") if many else translate("Table", "Put away")
        return translate("Replay", "Ask the adviser")

    @property
    def note(self) -> str:
        """A line about it where there is something to say."""
        if self._has_failed:
            return translate("Table", "No good move could be worked out this time. Nothing was changed.")
        return translate("Table", "Looking for a good move… Esc stops it.") if self.lamp.seeking else ""

    def ask(self) -> str:
        """The button, or H: ask, the next best, or away with it; why it cannot be asked, else nothing."""
        if self.lamp.seeking or (self.lamp.lit and self.lamp.count < 2):
            self.put_away()
        elif self.lamp.lit:
            self.lamp.show_next()
        else:
            refusal = self.refusal
            if refusal:
                announce(self._board.view, refusal)
                return refusal
            self._has_failed = False
            self._board.finish_now()
            self._conductor.deciding.ask_about_shown()
        return ""

    def put_away(self) -> bool:
        """Esc: away with it, and nothing is looked for; False where there is neither."""
        return self.lamp.escape()

    def forget(self) -> None:
        """Another moment is shown, or none any more."""
        self._has_failed = False
        self._conductor.deciding.stop_hint()
        self.lamp.put_away(quietly=True)

    def _fail(self) -> None:
        self._has_failed = self._conductor.is_watching
        self.changed.emit()

    def _tell(self) -> None:
        """The button says something else; what is lit is read out."""
        if not self._conductor.is_watching:
            return
        if self.lamp.lit:
            announce(self._board.view, self.lamp.words().aloud())
        self.changed.emit()
