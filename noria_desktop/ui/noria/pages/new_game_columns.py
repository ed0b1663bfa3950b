"""The first two columns of Noria's New game page: you and the opponent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QGridLayout, QStackedWidget, QWidget

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Letter, Track
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.noria.pages.bot_wheel_view import BotWheelView
from noria_desktop.ui.noria.pages.opponents import PRINTED, Opponent, opponent_line, opponent_name
from noria_desktop.ui.noria.pages.people import PEOPLE
from noria_desktop.ui.noria.pages.pictures import TRACK_GLYPHS, tokens_of
from noria_desktop.ui.noria.pages.wheel_editor import WheelEditor
from noria_desktop.ui.noria.words.names import track_name
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.form_column import FormColumn, opponent_heading
from noria_desktop.ui.widgets.layouts import row
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.option_row import OptionRow
from noria_desktop.ui.widgets.person import paint_round
from noria_desktop.ui.widgets.plain import plain_tip

BY_OPPONENT: Final = dict(
    zip((*PRINTED, Opponent.RANDOM, Opponent.OWN), PEOPLE, strict=True),
)
"""Each opponent as a person."""


def _track_button(style: ShellStyle, track: Track | None) -> QAbstractButton:
    icon = "ask" if track is None else TRACK_GLYPHS[track]
    return BrassButton(style, Kind.CHOICE, icon=icon, wide=True)


class YouColumn(FormColumn):
    """Your wheel and your first representative."""

    def __init__(self, style: ShellStyle) -> None:
        """Empty wheel, track asked in the game."""
        super().__init__(style, Text("NewGamePage", "You"), mark=True, gap=2)
        self.wheel = WheelEditor(style, components().start_discs)
        self.suggested = BrassButton(style, Kind.SMALL, icon="hint", wide=True)
        self.random = BrassButton(style, Kind.SMALL, icon="dice", wide=True)
        self.clear = BrassButton(style, Kind.SMALL, wide=True)
        grid = QGridLayout()
        self.tracks: Buttons[Track | None] = Buttons(
            {track: _track_button(style, track) for track in (*Track, None)},
            layout=grid,
            say=lambda track, button: button.set_words(
                translate("NewGamePage", "Ask me in the game") if track is None else track_name(track)
            ),
        )
        self.tracks.choose(None)
        for index, (track, button) in enumerate(self.tracks.buttons.items()):
            grid.addWidget(button, index // 2, index % 2, 1, 2 if track is None else 1)
        self.add_words(Text("NewGamePage", "Your wheel"), bold=True)
        self.add_line(
            Text("NewGamePage", "Drag discs: 1, 2 and 3 on the rings, four of them in the resting half.")
        )
        self.add(self.wheel, 1)
        self.column.addLayout(row(style, self.suggested, self.random, self.clear, gap=0))
        self.add_words(Text("NewGamePage", "First representative"), bold=True)
        self.add_buttons(self.tracks)
        self.told(self._say_wheel)
        self.wheel.edited.connect(self.changed)

    @property
    def track(self) -> Track | None:
        """The chosen track; None = asked in the game."""
        return self.tracks.choice

    def set_track(self, track: Track | None) -> None:
        """Choose without telling."""
        self.tracks.choose(track)

    def focus_chain(self) -> list[QWidget]:
        """The wheel first."""
        return [self.wheel, self.suggested, self.random, self.clear, *super().focus_chain()]

    def _say_wheel(self) -> None:
        self.wheel.setAccessibleName(translate("NewGamePage", "Your wheel"))
        self.suggested.set_words(
            translate("NewGamePage", "Suggested"),
            tip=translate("NewGamePage", "The next of the suggested wheels"),
        )
        self.random.set_words(
            translate("NewGamePage", "Random"), tip=translate("NewGamePage", "Any legal wheel")
        )
        self.clear.set_words(translate("NewGamePage", "Clear"))
        self.wheel.update()


def _opponent_row(style: ShellStyle, opponent: Opponent) -> OptionRow:
    return OptionRow(style, partial(paint_round, BY_OPPONENT[opponent].face))


class OpponentColumn(FormColumn):
    """The ladder and the wheel you will face."""

    def __init__(self, style: ShellStyle) -> None:
        """Bot 1 chosen."""
        super().__init__(style, opponent_heading, mark=False, gap=2)
        self._model = NewGameModel(seed=0)
        self.ladder: Buttons[Opponent] = Buttons(
            {opponent: _opponent_row(style, opponent) for opponent in Opponent}, say=self._say_opponent
        )
        self.view = BotWheelView(style)
        self.editor = WheelEditor(style, tuple(Letter), bot=True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.editor)
        self.add_buttons(self.ladder, opponent_heading)
        self.caption = self.add_words(bold=True)
        self.add(self.stack, 1)
        self.add_line(
            Text(
                "NewGamePage",
                "A airship / surge · B factory · C intrigue\nD investment · E follow · F enhance",
            )
        )
        self.told(self.view.retranslate)
        self.told(lambda: self.editor.setAccessibleName(translate("NewGamePage", "The opponent's wheel")))

    def focus_chain(self) -> list[QWidget]:
        """The opponents, then their wheel."""
        return [*super().focus_chain(), self.view, self.editor]

    def _say_opponent(self, opponent: Opponent, row: OptionRow) -> None:
        known = opponent in PRINTED or self._model.record(opponent) is not None
        note = self._model.record_words(opponent) if known else ""
        person = BY_OPPONENT[opponent]
        name = person.full_name if opponent in PRINTED else opponent_name(opponent)
        row.set_words(name, opponent_line(opponent), note)
        row.setToolTip(plain_tip(f"{person.name}: {person.line}\n{person.strength}"))

    def show_model(self, model: NewGameModel) -> None:
        """Records, and whom the last game was against."""
        self._model = model
        self.ladder.choose(model.opponent or Opponent.BOT_1)
        self.ladder.retranslate(opponent_heading())

    def show_wheel(self, wheel: Sequence[Letter | None]) -> None:
        """The wheel of the chosen opponent; one's own is edited."""
        chosen = self.ladder.choice
        self.stack.setCurrentIndex(int(chosen is Opponent.OWN))
        name = opponent_name(chosen)
        caption = translate("NewGamePage", "Wheel of {name}").format(name=name)
        self.caption.setText(caption if chosen in PRINTED else name)
        self.view.set_tokens(tokens_of(wheel))
