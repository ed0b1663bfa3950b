"""The coach as it is seen and heard at a table: its line in the strip, what it marks, why it says so, and "not again".

What it says and when is the matter of ``coaching``; here it is shown, gives way to what another has just done, and goes
with the first thing that the player does. Source: mocks/way-in.md 3; decision 43.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Final
from unicodedata import east_asian_width

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from noria_desktop.bots.coaching import Remark
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.game_says import Coached, Told
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.coach_line import CoachPrompt
from noria_desktop.ui.table.coach_sheet import CoachSheet, said_of
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import UNREAD_S
from noria_desktop.ui.widgets.key_names import KEY_NAMES

COACH_WHY: Final = ("coach: why",)
"""Stands for what the link to the reason does."""
NOT_AGAIN: Final = ("coach: not again",)
"""Stands for what sends this kind of line away."""
CALL_BACK: Final = ("coach: again",)
"""Stands for what takes that back."""
TAKE_IT_BACK: Final = ("coach: undo",)
"""Stands for what takes back the play that it speaks of."""
REPENT_MS: Final = 6000
"""So long a line that was sent away can be called back in the strip."""
TO_COACH: Final = ("coach: speak",)
"""Stands for what brings the coach's line up, while what another has just done stands in its place."""
TO_TOLD: Final = ("coach: last turn",)
"""Stands for what brings that back."""
COACH_LINKS: Final = (COACH_WHY, NOT_AGAIN, CALL_BACK, TO_COACH, TO_TOLD)
TOLD_MS: Final = 4000
TOLD_LETTER_MS: Final = 80
"""What another has just done stands before the coach's line so long, and so long more for each letter; twice as long for
each letter of full width, which is most of a word."""
FULL_WIDTH: Final = frozenset("WF")


def reading_ms(told: Told) -> int:
    """How long a told line is given to be read; its reason is there for whoever wants more."""
    letters = "".join((*told.parts, told.effect))
    return TOLD_MS + TOLD_LETTER_MS * sum(1 + (east_asian_width(letter) in FULL_WIDTH) for letter in letters)


def _taking_back(remark: Remark) -> tuple[str, str]:
    """Words and key cap of what takes back all that a remark speaks of; the key of Undo takes back one step."""
    if remark.steps <= 1:
        return translate("Table", "Undo"), KEY_NAMES.cap("undo")
    return translate("Table", "Undo {count} steps").format(count=remark.steps), ""


def _leads(words: str, what: tuple[str]) -> StripButton:
    return StripButton(words, Key.NONE, False, ((words, what),), flat=True)


class CoachVoice(QObject):
    """The coach of one table, as it is seen."""

    sent_away = Signal(str, bool)
    """A kind of line, and whether it is not to be heard again, or is after all."""

    def __init__(self, board: Board, strip: PromptStrip, conductor: Conductor, page: QObject) -> None:
        """Silent; whoever owns it shows the prompt again at ``changed``."""
        super().__init__(page)
        self._board, self._strip, self._conductor = board, strip, conductor
        self.face: AnyGameUi | None = None
        """How the game at the table is worded."""
        self.sheet = CoachSheet(strip.skin, board.parentWidget() or board, board)
        self.sheet.closed.connect(self.close_why)
        self._told_for: Remark | None = None
        """The remark before which what another did has stood long enough."""
        self._told_again = False
        """Whether the player has called that line back: it stands until the coach is asked for."""
        self._asked_at: int | None = None
        """The ply at which the player asked for the coach, whatever it says there by now."""
        self._came_by_itself = -math.inf
        """When the coach's line last took that one's place unasked, in seconds."""
        self.other: StripButton | None = None
        """What leads from the one line to the other, where both are there."""
        self._away = ""
        """What was sent away just now and can be called back."""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._reading_is_over)
        self._repenting = QTimer(self)
        self._repenting.setSingleShot(True)
        self._repenting.timeout.connect(self._repented)
        board.view.resized.connect(self._lay_out)
        board.view.installEventFilter(self)

    changed = Signal()
    """What it says has changed: the prompt is to be shown again."""

    # What the table tells -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Another game lies on the table."""
        self._away = ""
        self._told_for, self._told_again, self.other = None, False, None
        self._asked_at = None
        self._reading.stop()
        self._repenting.stop()
        self.hush()

    def hush(self) -> None:
        """Nothing of it is seen: something moves, or something else is asked."""
        self.sheet.put_away()
        self._board.show_coached(())

    def prompt(self, told: Told | None, *, silent: bool) -> CoachPrompt | None:
        """What it says in the strip now, with its marks on the board; None: something else stands there.

        Where both have something to say, ``other`` leads from one line to the other: neither is lost.

        Args:
            told: what another has just done, which comes first.
            silent: a piece is in hand, or the strip speaks of something else.
        """
        remark, self.other = self._conductor.coaching.remark, None
        if self._away and not silent:
            return CoachPrompt(
                translate("Table", "It won't say this again."),
                ((translate("Table", "Undo"), "", CALL_BACK),),
            )
        if remark is None or silent or self._conductor.held is not None:
            self._reading.stop()
            self.hush()
            return None
        asked = self._asked_at == self._conductor.session.cursor
        if told is not None and self._told_for is not remark and not asked:
            if not self._reading.isActive() and not self._told_again:
                self._reading.start(reading_ms(told))
            self.other = _leads(translate("Table", "Coach"), TO_COACH)
            self.hush()
            return None
        self._reading.stop()
        if told is not None:
            self.other = _leads(translate("Table", "What happened"), TO_TOLD)
        coached = self._worded(remark)
        self._conductor.coaching.hear()
        self._board.show_coached(coached.things)
        if self.sheet.coached is not None:
            self._lay_out()
        links = [
            (translate("Table", "Why?"), KEY_NAMES.cap("why"), COACH_WHY),
            (translate("Table", "Not again"), translate("Table", "Del"), NOT_AGAIN),
        ]
        if remark.of_press and self._conductor.session.can_undo:
            links.insert(0, (*_taking_back(remark), TAKE_IT_BACK))
        return CoachPrompt(coached.line, tuple(links))

    @property
    def speaks(self) -> bool:
        """Whether its line is the one in the strip."""
        shown = self._strip.coach.shown
        return shown is not None and not self._away and self._conductor.coaching.remark is not None

    def _worded(self, remark: Remark) -> Coached:
        assert self.face is not None, "no game was ever shown"
        coached: Coached = self.face.coached(remark, self._conductor.view)
        return coached

    def _reading_is_over(self) -> None:
        self._came_by_itself = monotonic()
        self._told_is_read()

    def _told_is_read(self) -> None:
        self._told_for, self._told_again = self._conductor.coaching.remark, False
        self.changed.emit()

    def _tell_again(self) -> None:
        self._told_for, self._told_again, self._asked_at = None, True, None
        self.changed.emit()

    # What the player does -------------------------------------------------------------------------------

    def press(self, what: object) -> None:
        """One of its links."""
        if what == COACH_WHY:
            self.toggle_why()
        elif what == NOT_AGAIN:
            self.send_away()
        elif what == CALL_BACK:
            self.call_back()
        elif what == TO_COACH:
            self._asked_at = self._conductor.session.cursor
            self._told_is_read()
        elif what == TO_TOLD and monotonic() - self._came_by_itself >= UNREAD_S:
            # Sooner the press was on its way to the button that stood in this place, which leads to the coach.
            self._tell_again()

    def key(self, event: QKeyEvent) -> bool:
        """A key of the page; False when the coach does not answer to it."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and self.sheet.coached is not None:
            self.close_why()
            return True
        if not self.speaks:
            return False
        if key is Qt.Key.Key_W:
            self.toggle_why()
            return True
        if key is Qt.Key.Key_Delete:
            self.send_away()
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc closes the sheet before the board hears of it; Del reaches the line from the board."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self._board.busy:
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Escape, Qt.Key.Key_Delete):
                return self.key(event)
        return super().eventFilter(watched, event)

    def toggle_why(self) -> None:
        """W: the reason, or away with it."""
        remark = self._conductor.coaching.remark
        if self.sheet.coached is not None:
            self.close_why()
        elif remark is not None and self.speaks:
            coached = self._worded(remark)
            self._show(coached)
            announce(self.sheet, " ".join((coached.title, said_of(coached))))

    def close_why(self) -> None:
        """Esc: the reason has been read."""
        had_keyboard = self.sheet.isAncestorOf(self.sheet.window().focusWidget())
        self.sheet.put_away()
        if had_keyboard:
            self._board.setFocus()

    def send_away(self) -> None:
        """Del: nothing of this kind any more."""
        kind = self._conductor.coaching.send_away()
        if kind:
            self._away = kind
            self.hush()
            self._repenting.start(REPENT_MS)
            self.sent_away.emit(kind, True)
            self.changed.emit()

    def call_back(self) -> None:
        """It may be said after all."""
        kind, self._away = self._away, ""
        self._repenting.stop()
        if kind:
            self._conductor.coaching.call_back(kind)
            self.sent_away.emit(kind, False)
            self.changed.emit()

    def _repented(self) -> None:
        """Nobody called it back."""
        self._away = ""
        self.changed.emit()
        self._conductor.coach_is_done()

    # The sheet ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        remark = self._conductor.coaching.remark
        if self.sheet.coached is not None and remark is not None:
            self._show(self._worded(remark))

    def _show(self, coached: Coached) -> None:
        board = self._board
        boxes = [box for thing in coached.things if not (box := board.geometry_of(thing)).isNull()]
        sources = [board.geometry_of(source) for source in board.gestures().sources()]
        # What lies round it is compared with it.
        zones = {spot.zone for spot in board.spots() if spot.handle in coached.things}
        near = [board.box_of(spot) for spot in board.spots() if spot.zone in zones]
        self.sheet.tell(coached, boxes, [box for box in (*sources, *near) if not box.isNull()])
