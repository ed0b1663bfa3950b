"""The New game page of a game that has none of its own: a row of buttons for each setting that its kit declares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from noria_desktop.app.catalogue import GameKit, NotationFault, Setting, kit
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.setup_line import Fault, Parsed, Reason
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import GameCover, game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import NewGameModel
from noria_desktop.ui.pages.new_game import LinePage, SetupLine
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.pages.setup_line_words import line_fault_sentence
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


def plain_line(game: GameKit) -> SetupLine:
    """A game's notation as the line of the page; the seed is not in it."""
    usual = game.default_options()

    def parse(text: str) -> Parsed[Any]:
        try:
            return Parsed(game.read_setup(text), None, ())
        except NotationFault as fault:
            reason = Reason.UNKNOWN_VALUE if fault.token else Reason.NO_VALUE
            place = Fault(fault.line, fault.column - 1, len(fault.token), reason, fault.token)
        except ImpossibleState as wrong:
            place = Fault(1, 0, 0, Reason.IMPOSSIBLE, str(wrong.found))
        return Parsed(usual, None, (place,))

    def fault(place: Fault) -> str:
        words = translate("SetupLine", "“{token}” is not known here.")
        if place.reason is Reason.NO_VALUE:
            words = translate("SetupLine", "nothing is written here yet.")
        if place.reason is Reason.IMPOSSIBLE:
            words = translate("SetupLine", "no game can be set up with “{token}”.")
        return line_fault_sentence(place, {}, words.format(token=place.token))

    return SetupLine(usual, parse, lambda options, _language, _seed: game.write_setup(options), fault)


def plain_word(word: str) -> str:
    """A word of the declaration as it stands on a button."""
    return word.replace("_", " ").capitalize()


class SettingsColumn(Sheet):
    """Every setting with its values."""

    def __init__(self, style: ShellStyle, settings: Sequence[Setting]) -> None:
        """Nothing chosen."""
        super().__init__(style)
        self.heading = Heading(style, 17)
        self.choices: dict[str, Buttons[str]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.heading)
        for setting in settings:
            name = Words(style, 14, bold=True)
            name.setText(plain_word(setting.name))
            buttons: dict[str, QAbstractButton] = {}
            for value in setting.values:
                button = BrassButton(style, Kind.CHOICE, wide=True)
                button.set_words(plain_word(value))
                buttons[value] = button
            self.choices[setting.name] = Buttons(buttons)
            self._column.addWidget(name)
            self._column.addWidget(self.choices[setting.name])
        self._column.addStretch(1)

    def retranslate(self) -> None:
        """The heading."""
        self.heading.set_words(translate("NewGamePage", "In this game"))

    def focus_chain(self) -> list[QWidget]:
        """Buttons in the order of Tab."""
        return [button for choice in self.choices.values() for button in choice.buttons.values()]


class EmblemPicture(QWidget):
    """The picture on the game's cover."""

    def __init__(self, style: ShellStyle, cover: GameCover) -> None:
        """Of this game."""
        super().__init__()
        self._style, self._cover = style, cover

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The emblem."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        box = QRectF(self.rect())
        canvas.clip(rounded_rect(box, 10 * self._style.scale))
        self._cover.paint_emblem(canvas, box)
        canvas.p.restore()
        painter.end()


class PlainNewGamePage(LinePage):
    """Choose the settings of a game and start it."""

    def __init__(self, game_id: str, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        self._game = kit(game_id)
        super().__init__(plain_line(self._game), model, style)
        self._settings = tuple(setting for setting in self._game.settings if not setting.open)
        self.settings = SettingsColumn(style, self._settings)
        for setting in self._settings:
            self.settings.choices[setting.name].chosen.connect(partial(self._chosen, setting))
        picture = EmblemPicture(style, game_cover(game_id))
        self._compose(((self.settings, 320),), SetupColumn(style, picture), 385)

    def game_id(self) -> str:
        """Whose page."""
        return self._game.game_id

    def _first_stops(self) -> Sequence[QWidget]:
        return self.settings.focus_chain()

    def _show_records(self, model: NewGameModel) -> None:
        pass

    def _take(self, options: Any) -> None:
        self._options = options
        for setting in self._settings:
            for value in setting.values:
                if setting.choose(options, value) == options:
                    self.settings.choices[setting.name].choose(value)

    def _chosen(self, setting: Setting) -> None:
        """A value of a setting was pressed."""
        if not self._busy:
            self._options = setting.choose(self._options, self.settings.choices[setting.name].choice)
            self._put_into_words()

    def _all_read(self) -> str:
        return ""

    def _show_table(self) -> str:
        return game_cover(self.game_id()).name()

    def _columns_retranslate(self) -> None:
        self.settings.retranslate()
