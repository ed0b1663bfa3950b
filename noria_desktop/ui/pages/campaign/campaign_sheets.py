"""Sheets over the map: a new campaign, and everything that can be done with campaigns as files."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.app.campaign.campaign import BOOKS, LONGEST_NAME
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.campaign.paper import paint_book
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.list_sheet import OverWindow
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.sheets import Rule, Words

_LEATHERS = (
    Text("Circuit", "red leather"),
    Text("Circuit", "blue leather"),
    Text("Circuit", "green leather"),
    Text("Circuit", "violet leather"),
    Text("Circuit", "brown leather"),
    Text("Circuit", "grey leather"),
)


class BookButton(PaintedButton):
    """A colour of leather."""

    def __init__(self, style: ShellStyle, number: int) -> None:
        super().__init__(style)
        self._number = number
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(str(_LEATHERS[number]))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(54), self._style.px(66))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale = Canvas(painter, self._style), self._style.scale
        box = self.body()
        if self.isChecked():
            canvas.stroke(rounded_rect(box, 7 * scale), self._style.theme.accent, 2 * scale)
        self.paint_ring(canvas, box, 7 * scale)
        inner = box.adjusted(7 * scale, 6 * scale, -7 * scale, -6 * scale)
        paint_book(canvas, QRectF(inner), self._number)
        painter.end()


class NameSheet(OverWindow):
    """A campaign's name and the colour of its book; Enter begins it."""

    def __init__(self, style: ShellStyle, proposed: str, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        title = Words(style, 22, bold=True)
        title.setText(translate("Circuit", "A new campaign"))
        intro = Words(style, 13.5, colour="muted", wrap=True)
        intro.setText(
            translate("Circuit", "It stands beside the others: each has its own stars, deals and logbook.")
        )
        label = Words(style, 13.5)
        label.setText(translate("Circuit", "Name"))
        self.field = Field(style, 380, size=16)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setText(proposed)
        self.field.selectAll()
        self.field.setAccessibleName(label.text())
        self.books = OneOf(self)
        shelf = QHBoxLayout()
        for number in range(BOOKS):
            button = BookButton(style, number)
            self.books.addButton(button, number)
            shelf.addWidget(button)
        shelf.addStretch(1)
        self.books.button(0).setChecked(True)
        self.go = BrassButton(style, Kind.PRIMARY, key="Enter")
        self.go.set_words(translate("Circuit", "Begin it"))
        self.no = BrassButton(style)
        self.no.set_words(translate("Circuit", "Cancel"))
        self.go.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.field.returnPressed.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(self.no)
        foot.addStretch(1)
        foot.addWidget(self.go)
        for widget in (title, intro, label, self.field):
            self.column.addWidget(widget)
        self.column.addLayout(shelf)
        self.column.addStretch(1)
        self.column.addLayout(foot)
        self.setAccessibleName(title.text())
        self.resize(style.px(470), style.px(330))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def name(self) -> str:
        """What was typed."""
        return self.field.text().strip()

    def book(self) -> int:
        """The colour that was chosen."""
        return self.books.checkedId()


class FilesSheet(OverWindow):
    """Export, import and merge, another name, the trash."""

    export_asked = Signal()
    import_asked = Signal()
    renamed = Signal(str)
    thrown_away = Signal()
    put_back = Signal(int)
    """Which of the campaigns in the trash."""

    def __init__(
        self,
        style: ShellStyle,
        name: str,
        trash: tuple[str, ...],
        *,
        is_written: bool,
        parent: QWidget | None = None,
    ) -> None:
        """For a campaign.

        Args:
            style: looks.
            name: the campaign's name.
            trash: names of the campaigns in the trash.
            is_written: False for a campaign in which nothing was begun yet: there is no file.
            parent: the window.
        """
        super().__init__(style, parent)
        title = Words(style, 22, bold=True)
        title.setText(translate("Circuit", "Campaigns as files"))
        self.column.addWidget(title)
        self.notice = Words(style, 13.5, colour="accent", wrap=True)
        self.notice.hide()
        self.field = Field(style, 300, size=14)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setText(name)
        self.field.setAccessibleName(translate("Circuit", "Name"))
        self.rename = self._button(style, translate("Circuit", "Rename"), "")
        self.rename.clicked.connect(lambda: self.renamed.emit(self.field.text()))
        row = QHBoxLayout()
        row.addWidget(self.field)
        row.addWidget(self.rename)
        row.addStretch(1)
        self.column.addLayout(row)
        self.export = self._line(
            style,
            translate("Circuit", "Export…"),
            translate("Circuit", "The campaign with all its games in one file, to keep or to take along."),
        )
        self.import_ = self._line(
            style,
            translate("Circuit", "Import or merge…"),
            translate(
                "Circuit",
                "Another copy of a campaign is joined with yours; nothing is lost or counted twice.",
            ),
        )
        self.throw = self._line(
            style,
            translate("Circuit", "Throw away"),
            translate("Circuit", "Into the trash below; its games stay."),
        )
        self.export.clicked.connect(self.export_asked)
        self.import_.clicked.connect(self.import_asked)
        self.throw.clicked.connect(self.thrown_away)
        for button in (self.export, self.throw, self.rename):
            button.setEnabled(is_written)
        self.column.addWidget(Rule(style))
        self.trash = QVBoxLayout()
        self.column.addLayout(self.trash)
        self._style = style
        self.back_buttons: list[BrassButton] = []
        self.show_trash(trash)
        self.column.addWidget(self.notice)
        self.column.addStretch(1)
        foot = QHBoxLayout()
        self.close_button = self._button(style, translate("Shell", "Close"), "")
        self.close_button.clicked.connect(self.reject)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.column.addLayout(foot)
        self.setAccessibleName(title.text())
        self.resize(style.px(640), style.px(400 + 36 * min(3, len(trash))))

    def _button(self, style: ShellStyle, text: str, icon: str) -> BrassButton:
        button = BrassButton(style, icon=icon)
        button.set_words(text)
        return button

    def _line(self, style: ShellStyle, text: str, about: str) -> BrassButton:
        """A button and what it does beside it."""
        button = self._button(style, text, "")
        words = Words(style, 12.5, colour="muted", wrap=True)
        words.setText(about)
        button.setAccessibleDescription(about)
        row = QHBoxLayout()
        row.addWidget(button)
        row.addWidget(words, 1)
        self.column.addLayout(row)
        return button

    def show_trash(self, names: tuple[str, ...]) -> None:
        """The campaigns that were thrown away."""
        for button in self.back_buttons:
            button.deleteLater()
        self.back_buttons = []
        for number, name in enumerate(names):
            text = translate("Circuit", "Put “{name}” back").format(name=name)
            button = self._button(self._style, text, "undo")
            button.clicked.connect(lambda _=False, number=number: self.put_back.emit(number))
            self.trash.addWidget(button)
            self.back_buttons.append(button)

    def say(self, text: str) -> None:
        """What was done, or why not."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        announce(self, text)
