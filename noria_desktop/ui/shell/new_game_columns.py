"""The three columns of the New game page: you, the opponent, the set-up."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
)

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation import Parsed, Status
from noria_desktop.games.noria.terms import Letter, Track
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.bot_wheel_view import BotWheelView
from noria_desktop.ui.shell.buttons import RING, BrassButton, Kind
from noria_desktop.ui.shell.canvas import Canvas
from noria_desktop.ui.shell.fault_words import fault_sentence
from noria_desktop.ui.shell.field import Field
from noria_desktop.ui.shell.game_names import TRACK_GLYPHS
from noria_desktop.ui.shell.marks import Mark
from noria_desktop.ui.shell.notation_editor import NotationEditor
from noria_desktop.ui.shell.opponent_list import OpponentList
from noria_desktop.ui.shell.setup_picture import SetupPicture
from noria_desktop.ui.shell.shapes import rr
from noria_desktop.ui.shell.style import ShellStyle
from noria_desktop.ui.shell.wheel_editor import WheelEditor
from noria_desktop.ui.shell.widgets import Heading, Sheet, Words
from noria_desktop.ui.text.noria.names import track_name


class YouColumn(Sheet):
    """Your wheel and your first representative."""

    track_chosen = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Empty wheel, track asked in the game."""
        super().__init__(style)
        self.heading = Heading(style, 17, mark=True, inset=RING)
        self.title = Words(style, 14, bold=True)
        self.line = Words(style, 12, colour="muted", wrap=True)
        self.wheel = WheelEditor(style, components().start_discs)
        self.suggested = BrassButton(style, Kind.SMALL, icon="hint", wide=True)
        self.random = BrassButton(style, Kind.SMALL, icon="dice", wide=True)
        self.clear = BrassButton(style, Kind.SMALL, wide=True)
        self.first = Words(style, 14, bold=True)
        self.tracks: dict[Track | None, BrassButton] = {}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        for index, track in enumerate((*Track, None)):
            icon = "ask" if track is None else TRACK_GLYPHS[track]
            button = BrassButton(style, Kind.CHOICE, icon=icon, wide=True)
            self.tracks[track] = button
            self._group.addButton(button)
            span = 2 if track is None else 1
            self._grid.addWidget(button, index // 2, index % 2, 1, span)
        self.tracks[None].setChecked(True)
        self._buttons = QHBoxLayout()
        for widget in (self.suggested, self.random, self.clear):
            self._buttons.addWidget(widget)
        self._column = QVBoxLayout(self)
        for part in (self.heading, self.title, self.line):
            self._column.addWidget(part)
        self._column.addWidget(self.wheel, 1)
        self._column.addLayout(self._buttons)
        self._column.addWidget(self.first)
        self._column.addLayout(self._grid)
        self._group.buttonToggled.connect(self._toggled)
        self.set_style(style)

    def _toggled(self, button: QAbstractButton, checked: bool) -> None:
        if checked:
            self.track_chosen.emit()

    @property
    def track(self) -> Track | None:
        """The chosen track; None = asked in the game."""
        return next((track for track, button in self.tracks.items() if button.isChecked()), None)

    def set_track(self, track: Track | None) -> None:
        """Choose without telling."""
        self.blockSignals(True)
        self.tracks[track].setChecked(True)
        self.blockSignals(False)

    def retranslate(self) -> None:
        """Words of the column."""
        self.heading.set_words(translate("NewGamePage", "You"))
        self.title.setText(translate("NewGamePage", "Your wheel"))
        self.line.setText(
            translate("NewGamePage", "Drag discs: 1, 2 and 3 on the rings, four of them in the resting half.")
        )
        self.wheel.setAccessibleName(translate("NewGamePage", "Your wheel"))
        self.suggested.set_words(
            translate("NewGamePage", "Suggested"),
            tip=translate("NewGamePage", "The next of the suggested wheels"),
        )
        self.random.set_words(
            translate("NewGamePage", "Random"), tip=translate("NewGamePage", "Any legal wheel")
        )
        self.clear.set_words(translate("NewGamePage", "Clear"))
        self.first.setText(translate("NewGamePage", "First representative"))
        for track, button in self.tracks.items():
            if track is not None:
                button.set_words(track_name(track))
        self.tracks[None].set_words(translate("NewGamePage", "Ask me in the game"))
        self.wheel.update()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(2))
        self._buttons.setSpacing(0)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        for widget in (self.title, self.line, self.first):
            widget.setContentsMargins(px(RING), 0, px(RING), 0)


class OpponentColumn(Sheet):
    """The ladder and the wheel you will face."""

    def __init__(self, style: ShellStyle) -> None:
        """Bot 1 chosen."""
        super().__init__(style)
        self.heading = Heading(style, 17, mark=False, inset=RING)
        self.ladder = OpponentList(style)
        self.caption = Words(style, 14, bold=True)
        self.view = BotWheelView(style)
        self.editor = WheelEditor(style, tuple(Letter), bot=True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.editor)
        self.letters = Words(style, 12, colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        for part in (self.heading, self.ladder, self.caption):
            self._column.addWidget(part)
        self._column.addWidget(self.stack, 1)
        self._column.addWidget(self.letters)
        self.set_style(style)

    def retranslate(self) -> None:
        """Words of the column; the caption is the page's."""
        self.heading.set_words(translate("NewGamePage", "Opponent"))
        self.ladder.retranslate()
        self.view.retranslate()
        self.editor.setAccessibleName(translate("NewGamePage", "The opponent's wheel"))
        self.letters.setText(
            translate(
                "NewGamePage",
                "A airship / surge · B factory · C intrigue\nD investment · E follow · F enhance",
            )
        )

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(2))
        for widget in (self.caption, self.letters):
            widget.setContentsMargins(px(RING), 0, px(RING), 0)


class EditorFrame(QFrame):
    """The field around the notation; it lights up while the caret is inside."""

    def __init__(self, style: ShellStyle, editor: NotationEditor) -> None:
        """Around an editor."""
        super().__init__()
        self._style, self._editor = style, editor
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(editor)

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
        canvas.fill(rr(box, radius), self._style.colours.field)
        on = self._editor.hasFocus()
        canvas.stroke(rr(box, radius), theme.focus if on else theme.line, 2 if on else 1.2)
        painter.end()


class SetupColumn(Sheet):
    """Seed, notation, and the picture it makes."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing set."""
        super().__init__(style)
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
        self.picture = SetupPicture(style)
        self.seed_label.setBuddy(self.seed)
        self.notation_label.setBuddy(self.editor)
        self._seed_row = QHBoxLayout()
        for part in (self.seed_label, self.seed, self.dice, self.keep):
            self._seed_row.addWidget(part)
        self._seed_row.addStretch(1)
        self._text_row = QHBoxLayout()
        self._text_row.addWidget(self.notation_label, 1)
        self._text_row.addWidget(self.paste)
        self._text_row.addWidget(self.copy)
        self._status_row = QHBoxLayout()
        self._status_row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        self._status_row.addWidget(self.status, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._seed_row)
        self._column.addLayout(self._text_row)
        self._column.addWidget(self.frame)
        self._column.addLayout(self._status_row)
        self._column.addWidget(self.preview)
        self._column.addWidget(self.picture, 1)
        self.set_style(style)

    def show_status(self, parsed: Parsed) -> None:
        """The sentence under the text: how much of it was read, or the first fault."""
        if parsed.faults:
            self._set_status("warn", "danger", fault_sentence(parsed.faults[0]))
            return
        read = sum(report.status is Status.READ for report in parsed.lines)
        text = translate("NewGamePage", "{read} of {all} lines read").format(read=read, all=len(parsed.lines))
        if read < len(parsed.lines):
            text = translate("NewGamePage", "{lines}; the rest stays as it is").format(lines=text)
        self._set_status("check", "success", text)

    def _set_status(self, mark: str, token: str, sentence: str) -> None:
        self.mark.set_mark(mark, token)
        self.status.set_colour(token)
        self.status.setText(sentence)

    def retranslate(self) -> None:
        """Words of the column; the status is the page's."""
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
        self.editor.setAccessibleName(translate("NewGamePage", "Notation of the set-up, four lines"))
        self.paste.set_words(translate("NewGamePage", "Paste"))
        self.copy.set_words(translate("NewGamePage", "Copy"))
        self.preview.setText(translate("NewGamePage", "This is what you will meet"))
        self.picture.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self._seed_row.setSpacing(px(5))
        self._text_row.setSpacing(0)
        self._status_row.setSpacing(px(7))
