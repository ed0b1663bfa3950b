"""The practice list: moves of all games whose better move was not found yet, oldest first."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from noria_desktop.app.turning.practice import DAYS, Waiting
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.sheets import Sheet, Words, clear_layout


@frozen
class PracticeRow:
    """A move that waits."""

    waiting: Waiting
    game: str
    """Name of its game."""
    against: str = ""
    """Whom it was played against; empty: it is not told."""


class PracticePage(Page):
    """A sheet a move."""

    tried = Signal(int)
    """Place in ``rows``."""
    removed = Signal(int)

    def __init__(self, rows: tuple[PracticeRow, ...], style: ShellStyle) -> None:
        """Show what waits."""
        super().__init__(style, back=True)
        self.rows = rows
        self.empty = Words(style, 16, colour="muted", wrap=True)
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._column = column(style, self.empty, self._list, 1, gap=8, within=self.body)
        self._buttons: list[BrassButton] = []
        self.ready()

    def show_rows(self, rows: tuple[PracticeRow, ...]) -> None:
        """Others."""
        self.rows = rows
        self.retranslate()

    def retranslate(self) -> None:
        """All words."""
        super().retranslate()
        self.header.title.setText(translate("Turning", "Practice list"))
        count = len(self.rows)
        self.header.sub.setText(translate("Turning", "%n move(s)", "", count))
        self.empty.setVisible(not self.rows)
        self.empty.setText(
            translate("Turning", "Nothing waits here. Moves whose better one you did not find are kept here.")
        )
        clear_layout(self._rows)
        self._buttons = []
        for number, one in enumerate(self.rows):
            self._rows.addWidget(self._sheet(number, one))
        if self._buttons and self.isVisible():
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _sheet(self, number: int, one: PracticeRow) -> Sheet:
        style, waiting = self.style_now, one.waiting
        sheet = Sheet(style, (18, 10, 14, 10))
        day = QLocale().toString(
            QDate.fromString(waiting.day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat
        )
        form = (
            translate("Turning", "{game} against {opponent}, after step {ply}")
            if one.against
            else translate("Turning", "{game}, after step {ply}")
        )
        name = form.format(game=one.game, opponent=one.against, ply=waiting.ply)
        head = Words(style, 16, bold=True)
        head.setText(name)
        found = len(waiting.found)
        told = translate("Turning", "on the list since {day}").format(day=day)
        if found:
            told = translate("Turning", "on the list since {day}, found on {found} of {days} days").format(
                day=day, found=found, days=DAYS
            )
        line = Words(style, 13, colour="muted")
        line.setText(told)
        try_ = BrassButton(style, Kind.PRIMARY if not number else Kind.NORMAL, icon="replay")
        try_.set_words(translate("Turning", "Try again from here"), name=f"{name}. {told}")
        away = BrassButton(style, icon="trash")
        away.set_words(
            translate("Turning", "Off the list"),
            name=translate("Turning", "Off the list: {move}").format(move=name),
        )
        try_.clicked.connect(partial(self.tried.emit, number))
        away.clicked.connect(partial(self.removed.emit, number))
        put(sheet.column, row(style, (column(style, head, line, gap=0), 1), try_, away, gap=8))
        self._buttons.append(try_)
        return sheet

    def entrance(self) -> QWidget | None:
        """The oldest."""
        return self._buttons[0] if self._buttons else self.header.back

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        self._column.setContentsMargins(*self.margins(style))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down from move to move."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None or not self._buttons:
            super().keyPressEvent(event)
            return
        here = next((number for number, one in enumerate(self._buttons) if one.hasFocus()), -step)
        self._buttons[(here + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)
