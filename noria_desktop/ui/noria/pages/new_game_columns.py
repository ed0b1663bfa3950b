"""The three columns of the New game page: you, the opponent, the set-up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
)

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Letter, Track
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.bot_wheel_view import BotWheelView
from noria_desktop.ui.noria.pages.opponent_list import OpponentList
from noria_desktop.ui.noria.pages.pictures import TRACK_GLYPHS
from noria_desktop.ui.noria.pages.wheel_editor import WheelEditor
from noria_desktop.ui.noria.words.names import track_name
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


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
