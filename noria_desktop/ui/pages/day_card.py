"""The day's game on the home page: what it is, how it went, and the way to it. Source: mocks/campaign.md 6."""

from __future__ import annotations

import enum

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.marks import Stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class Way(enum.Enum):
    """What the card's button does."""

    PLAY = "play"
    """Shows the day, where the sealed try begins."""
    GO_ON = "go on"
    COPY = "copy"


@frozen
class DayCard:
    """What home tells of the day's game."""

    game: str
    title: str
    """Game and rival."""
    line: str
    """The date and what can be done, or how it went."""
    way: Way = Way.PLAY
    seal: bool | None = None
    """Whether the result is sealed; None where there is none."""


class Medallion(PaintedWidget):
    """A game's sign."""

    def __init__(self, style: ShellStyle, half: float) -> None:
        """``half`` its size, design pixels."""
        self._half, self._game = half, ""
        super().__init__(style, 2 * half + 4, 2 * half + 4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_game(self, game: str) -> None:
        """Another game's."""
        self._game = game
        self.update()

    def sizeHint(self) -> QSize:
        """As large as it is."""
        return self.minimumSize()

    def paint(self, canvas: Canvas) -> None:
        """The sign."""
        if self._game:
            middle = self.rect().center()
            half = self._half * self._style.scale
            game_cover(self._game).paint_medallion(canvas, middle.x() + 0.5, middle.y() + 0.5, half)


class DayCardSheet(Sheet):
    """Medallion, date, game and rival, one button."""

    day_asked = Signal()
    """The page of the day's game."""
    go_on_asked = Signal()
    copy_asked = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Nothing to tell yet."""
        super().__init__(style, (16, 8, 14, 8), gap=2)
        self._card: DayCard | None = None
        self.medallion = Medallion(style, 26)
        self.heading = Heading(style, 13.5)
        self.title = Words(style, 16.5, bold=True, wrap=True)
        self.line = Words(style, 12.5, colour="muted", wrap=True)
        self.stamp = Stamp(style, size=12)
        self.play = BrassButton(style)
        self.look = BrassButton(style)
        texts = column(style, 1, self.heading, self.title, self.line, self.stamp, 1, gap=1)
        buttons = column(style, 1, self.play, self.look, 1, gap=0)
        put(self.column, row(style, self.medallion, (texts, 1), buttons, gap=10))
        self.play.clicked.connect(self._ask)
        self.look.clicked.connect(self.day_asked)

    def show_card(self, card: DayCard | None) -> None:
        """Another day, or what became of it; None: there is none."""
        self._card = card
        self.setVisible(card is not None)
        self.retranslate()

    def _ask(self) -> None:
        if self._card is None:
            return
        match self._card.way:
            case Way.PLAY:
                self.day_asked.emit()
            case Way.GO_ON:
                self.go_on_asked.emit()
            case Way.COPY:
                self.copy_asked.emit()

    def say_copied(self) -> None:
        """The line lies in the clipboard."""
        self.play.set_words(translate("Today", "Copied"))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.play, self.look]

    def retranslate(self) -> None:
        """Words of the card."""
        card = self._card
        self.heading.set_words(translate("Today", "The day's game"))
        if card is None:
            return
        self.medallion.show_game(card.game)
        self.title.setText(card.title)
        self.line.setText(card.line)
        self.stamp.setVisible(card.seal is not None)
        word = translate("Today", "sealed") if card.seal else translate("Today", "open")
        self.stamp.set_words(bool(card.seal), word)
        match card.way:
            case Way.PLAY:
                self.play.set_words(
                    translate("Today", "Play"), name=translate("Today", "Play the day's game")
                )
            case Way.GO_ON:
                self.play.set_words(
                    translate("Today", "Go on"), name=translate("Today", "Go on with the day's game")
                )
            case Way.COPY:
                self.play.set_words(
                    translate("Today", "Copy"), name=translate("Today", "Copy the line of the day's game")
                )
        self.look.set_words(
            translate("Today", "The day"), name=translate("Today", "The page of the day's game")
        )
        self.look.setVisible(card.way is not Way.PLAY)
