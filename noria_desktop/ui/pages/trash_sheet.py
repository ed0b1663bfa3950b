"""The trash as a sheet over the window: look at a game, put it back, or empty the trash for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import SaveRow
from noria_desktop.ui.pages.save_rows import Index
from noria_desktop.ui.pages.saves_sheet import SavesList
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import put
from noria_desktop.ui.widgets.list_sheet import ListSheet, Question


class TrashList(SavesList):
    """Games that were thrown away; Enter and a double click put one back."""

    looked_at = Signal(object)

    def _open(self, index: Index) -> None:
        row = self.row(index)
        if row is not None:
            self.chosen.emit(row.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing is deleted one by one here."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            event.ignore()
            return
        super().keyPressEvent(event)

    def _offers(self, row: SaveRow) -> Iterator[tuple[str, SignalInstance]]:
        yield translate("TrashSheet", "Put back"), self.chosen
        if row.damaged is None:
            yield translate("TrashSheet", "Look at it"), self.looked_at


class TrashSheet(ListSheet):
    """What was thrown away, and what can be done with it."""

    open_requested = Signal(object)
    """Path of a game to look at."""
    back_requested = Signal(object)
    empty_requested = Signal(object)
    """Paths of everything that the player has seen in the list."""

    def __init__(self, style: ShellStyle, parent: QWidget | None = None) -> None:
        """Without rows."""
        self.list = TrashList(style)
        super().__init__(style, self.list, parent)
        self.setWindowTitle(translate("TrashSheet", "Trash"))
        self.title.setText(translate("TrashSheet", "Trash"))
        self.intro.setText(
            translate(
                "TrashSheet",
                "Games that you threw away, and finished ones from long ago. They stay until you empty the trash.",
            )
        )
        self.empty.setText(translate("TrashSheet", "The trash is empty."))
        self.reading.setText(translate("TrashSheet", "Reading the trash…"))
        self.list.setAccessibleName(translate("TrashSheet", "Games in the trash"))
        self.wipe = BrassButton(style, icon="trash")
        self.wipe.set_words(translate("TrashSheet", "Empty the trash…"))
        self.look_at = BrassButton(style)
        self.look_at.set_words(
            translate("TrashSheet", "Look at it"),
            tip=translate("TrashSheet", "Going on from there makes a game of its own; this one stays here."),
        )
        self.back = BrassButton(style, Kind.PRIMARY, icon="undo")
        self.back.set_words(translate("TrashSheet", "Put back"))
        put(self.foot, self.wipe, 1, self.close_button, self.look_at, self.back)
        self.list.chosen.connect(self.back_requested)
        self.list.looked_at.connect(self.open_requested)
        self.back.clicked.connect(self._put_back)
        self.look_at.clicked.connect(self._look)
        self.wipe.clicked.connect(self._ask)
        self.list.rows.changed.connect(self._can)
        self.list.selectionModel().currentChanged.connect(self._can)
        self._can()
        self.list.setFocus()

    def set_rows(self, rows: tuple[SaveRow, ...]) -> None:
        """What has been read of the trash."""
        self.list.rows.show(rows)
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.rows.index(0))
        self._can()

    def filled(self) -> None:
        """Everything is known: now it may be empty."""
        self._can()
        if not self.list.rows.rows:
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self) -> SaveRow | None:
        return self.list.row(self.list.currentIndex())

    def _can(self) -> None:
        row = self._row()
        self.back.setEnabled(row is not None)
        self.look_at.setEnabled(row is not None and row.damaged is None)
        # What is deleted is what was listed, so all must be listed first.
        self.wipe.setEnabled(bool(self.list.rows.rows) and not self.is_filling)
        self.list.setVisible(bool(self.list.rows.rows))
        self.empty.setVisible(not self.list.rows.rows and not self.is_filling)

    def _put_back(self) -> None:
        row = self._row()
        if row is not None:
            self.back_requested.emit(row.path)

    def _look(self) -> None:
        row = self._row()
        if row is not None:
            self.open_requested.emit(row.path)

    def _ask(self) -> None:
        """Deleting cannot be undone, so it is asked, and No is the answer unless Yes is chosen."""
        listed: tuple[Path, ...] = tuple(row.path for row in self.list.rows.rows)
        count = len(listed)
        question = Question(
            self.look,
            translate("TrashSheet", "Delete %n game(s) for good?\nThis cannot be undone.", "", count),
            translate("TrashSheet", "Delete for good"),
            translate("TrashSheet", "Keep them"),
            self,
        )
        question.setWindowTitle(translate("TrashSheet", "Empty the trash"))
        question.accepted.connect(lambda: self.empty_requested.emit(listed))
        question.open()
