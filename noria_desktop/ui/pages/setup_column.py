"""The third column of every New game page: seed, written set-up, and the picture it makes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.notation_editor import NotationEditor
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class EditorFrame(QFrame):
    """The field around the notation; it lights up while the caret is inside."""

    def __init__(self, style: ShellStyle, editor: NotationEditor) -> None:
        """Around an editor."""
        super().__init__()
        self._style, self._editor = style, editor
        frame = QVBoxLayout(self)
        frame.setContentsMargins(4, 4, 4, 4)
        frame.addWidget(editor)

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounded field."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        theme, radius = self._style.theme, 9 * self._style.scale
        canvas.fill(rounded_rect(box, radius), self._style.colours.field)
        on = self._editor.hasFocus()
        canvas.stroke(rounded_rect(box, radius), theme.focus if on else theme.line, 2 if on else 1.2)
        painter.end()


class SetupColumn(Sheet):
    """Seed, notation, and the picture it makes; *More* turns the picture over to what is seldom chosen."""

    def __init__(self, style: ShellStyle, picture: QWidget | None, extras: QWidget | None = None) -> None:
        """Nothing set; ``picture`` is the game's own and fills what is left, ``extras`` are behind it."""
        super().__init__(style, gap=6)
        self.heading = Heading(style, 17)
        self.seed_label = Words(style, 13, colour="muted")
        self.seed = Field(style, 150)
        self.dice = BrassButton(style, Kind.SMALL, icon="dice")
        self.keep = BrassButton(style, Kind.SMALL, icon="lock")
        self.keep.setCheckable(True)
        self.notation_label = Words(style, 14, bold=True)
        self.paste = BrassButton(style, Kind.SMALL, icon="clip")
        self.copy = BrassButton(style, Kind.SMALL)
        self.editor = NotationEditor(style)
        self.frame = EditorFrame(style, self.editor)
        self.mark = Mark(style, "check", 15, "success")
        self.status = Words(style, 12.5, bold=True, colour="success", wrap=True)
        self.preview = Words(style, 14, bold=True)
        self.picture = picture or QWidget()
        self.extras = extras
        self.more = BrassButton(style, Kind.SMALL, icon="gear")
        self.more.setCheckable(True)
        self.seed_label.setBuddy(self.seed)
        self.notation_label.setBuddy(self.editor)
        seed = row(style, self.seed_label, self.seed, self.dice, self.keep, 1, gap=5)
        text = row(style, (self.notation_label, 1), self.paste, self.copy, gap=0)
        status = row(style, self.mark, (self.status, 1), gap=7)
        status.setAlignment(self.mark, Qt.AlignmentFlag.AlignTop)
        preview = row(style, (self.preview, 1))
        put(self.column, self.heading, seed, text, self.frame, status, preview)
        self.preview.setHidden(picture is None)
        if extras is None:
            put(self.column, (self.picture, 1))
        else:
            preview.addWidget(self.more)
            self._stack = QStackedWidget()
            self._stack.addWidget(self.picture)
            self._stack.addWidget(extras)
            put(self.column, (self._stack, 1))
            self.more.toggled.connect(self._turn)
            self._turn(False)

    def _turn(self, over: bool) -> None:
        """The picture, or what is behind it."""
        # What is not seen takes no room either.
        shown, hidden = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for side in (self.picture, self.extras):
            if side is not None:
                side.setSizePolicy(shown, shown if (side is self.extras) is over else hidden)
        self._stack.setCurrentIndex(int(over))
        self._say_preview()

    def _say_preview(self) -> None:
        """Over the picture, or over what is behind it."""
        if self.more.isChecked():
            self.preview.setText(translate("NewGamePage", "In this game"))
        else:
            self.preview.setText(translate("NewGamePage", "This is what you will meet"))

    def show_status(self, mark: str, token: str, sentence: str) -> None:
        """The sentence under the text: how much of it was read, or the first fault."""
        self.mark.set_mark(mark, token)
        self.status.set_colour(token)
        self.status.setText(sentence)

    def retranslate(self) -> None:
        """Words of the column; status, picture and what the text is called are the page's."""
        self.heading.set_words(translate("NewGamePage", "Set-up"))
        self.seed_label.setText(translate("NewGamePage", "Seed"))
        self.seed.setAccessibleName(translate("NewGamePage", "Seed"))
        self.seed.setToolTip(
            translate("NewGamePage", "Eight characters or a number. The same seed lays the same table.")
        )
        dice = translate("NewGamePage", "Throw the dice: another seed")
        self.dice.set_words("", name=dice, tip=dice)
        self.keep.set_words(
            translate("NewGamePage", "keep"),
            tip=translate("NewGamePage", "Offer this seed again for the next game"),
        )
        self.notation_label.setText(translate("NewGamePage", "Notation"))
        self.paste.set_words(translate("NewGamePage", "Paste"))
        self.copy.set_words(translate("NewGamePage", "Copy"))
        self.more.set_words(translate("NewGamePage", "More"))
        self._say_preview()
