"""The ladder of opponents, each with its wheel as a pattern of dots and the user's record against it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QVBoxLayout, QWidget

from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.terms import SPACES, Space
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import OptionRow
from noria_desktop.ui.shell.canvas import Canvas
from noria_desktop.ui.shell.game_names import opponent_line, opponent_name
from noria_desktop.ui.shell.models import Opponent, OpponentRecord
from noria_desktop.ui.shell.pictures import paint_dots
from noria_desktop.ui.shell.style import ShellStyle

_PRINTED = (Opponent.BOT_1, Opponent.BOT_2, Opponent.BOT_3)


class OpponentRow(OptionRow):
    """One opponent."""

    def __init__(self, style: ShellStyle, opponent: Opponent) -> None:
        """Its picture follows from who it is."""
        super().__init__(style, "dice" if opponent is Opponent.RANDOM else "gear")
        self.opponent = opponent
        self._spaces: tuple[Space, ...] = ()
        if opponent in _PRINTED:
            wheel = bot_presets()[_PRINTED.index(opponent)]
            self._spaces = tuple(s for s, letter in zip(SPACES, wheel, strict=True) if letter is not None)

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """The wheel, where it is known."""
        if self._spaces:
            paint_dots(canvas, x, y, half, self._spaces)
        else:
            super().paint_picture(canvas, x, y, half)


class OpponentList(QWidget):
    """Choose one; arrows move through the list."""

    chosen = Signal(object)
    """The ``Opponent`` the user chose."""

    def __init__(self, style: ShellStyle) -> None:
        """Bot 1 chosen."""
        super().__init__()
        self._records: dict[Opponent, OpponentRecord] = {}
        self._group = QButtonGroup(self)
        self.rows = {opponent: OpponentRow(style, opponent) for opponent in Opponent}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in self.rows.values():
            self._group.addButton(row)
            self._column.addWidget(row)
        self.rows[Opponent.BOT_1].setChecked(True)
        self._group.buttonClicked.connect(self._clicked)
        self.set_style(style)

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, OpponentRow):
            self.chosen.emit(button.opponent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows change the choice; everything else is the page's."""
        before = self.opponent
        super().keyPressEvent(event)
        if self.opponent is not before:
            self.chosen.emit(self.opponent)

    @property
    def opponent(self) -> Opponent:
        """Who is chosen."""
        return next(opponent for opponent, row in self.rows.items() if row.isChecked())

    def set_opponent(self, opponent: Opponent) -> None:
        """Choose without telling."""
        self.rows[opponent].setChecked(True)

    def set_records(self, records: Sequence[OpponentRecord]) -> None:
        """The user's results so far."""
        self._records = {record.opponent: record for record in records}
        self.retranslate()

    def retranslate(self) -> None:
        """Names, sentences, records."""
        self.setAccessibleName(translate("NewGamePage", "Opponent"))
        for opponent, row in self.rows.items():
            record = self._records.get(opponent)
            if record is not None and record.played:
                text = translate("NewGamePage", "won {won} of {played}")
                note = text.format(won=record.won, played=record.played)
            else:
                note = translate("NewGamePage", "not met yet") if opponent in _PRINTED else ""
            row.set_words(opponent_name(opponent), opponent_line(opponent), note)

    def set_style(self, style: ShellStyle) -> None:
        """Rows stand as close as their focus rings allow."""
        self._column.setSpacing(0)
