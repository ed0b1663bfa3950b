"""The Circuit on the home page: the chapter that comes next, its volume's stars, the way to the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.paper import paint_flag_bar
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet


@frozen
class CircuitCard:
    """What home tells of the campaign."""

    name: str
    """The campaign's; empty before the first one."""
    volume: str
    game: str
    running: bool
    """Whether the chapter's game goes on."""
    stars: int
    most: int
    needed: int
    """Stars of the volume that open the next one."""


class StarBar(PaintedWidget):
    """The chapter's game, and the stars of its volume with the flag at those that open the next."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 96, 30, line=True)
        self._card: CircuitCard | None = None

    def show_card(self, card: CircuitCard) -> None:
        """Of which chapter."""
        self._card = card
        told = translate("Circuit", "{volume}: {stars} of {most} stars")
        self.say(told.format(volume=card.volume, stars=card.stars, most=card.most))

    def paint(self, canvas: Canvas) -> None:
        card, scale, theme = self._card, self._style.scale, self._style.theme
        if card is None:
            return
        half, middle = 13 * scale, self.height() / 2
        game_cover(card.game).paint_medallion(canvas, half + scale, middle, half)
        told = f"{card.stars} / {card.most}"
        took = canvas.width(told, 13, True)
        right = self.width() - took - 4 * scale
        canvas.words(QRectF(right, 0, took + 4, self.height()), told, 13, theme.text, True)
        left = 2 * half + 14 * scale
        bar = QRectF(left, middle - 1 * scale, right - left - 14 * scale, 7 * scale)
        paint_flag_bar(canvas, bar, card.stars, card.most, card.needed)


class CircuitSheet(Sheet):
    """The card."""

    play_asked = Signal()
    map_asked = Signal()

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, (18, 10, 14, 10), gap=2)
        self._card: CircuitCard | None = None
        self.heading = Heading(style, 15)
        self.bar = StarBar(style)
        self.play = BrassButton(style, Kind.SMALL, icon="play")
        self.map = BrassButton(style, Kind.SMALL, icon="book")
        self.map.set_compact(True)
        put(self.column, self.heading, row(style, (self.bar, 1), self.play, self.map, gap=4))
        self.play.clicked.connect(self.play_asked)
        self.map.clicked.connect(self.map_asked)
        self.hide()

    def show_card(self, card: CircuitCard | None) -> None:
        """Tell of a campaign; without one the sheet is not there."""
        self._card = card
        self.setVisible(card is not None)
        if card is not None:
            self.bar.show_card(card)
        self.retranslate()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.play, self.map]

    def retranslate(self) -> None:
        """Words of the card."""
        card = self._card
        if card is None:
            return
        game = game_cover(card.game).name()
        self.heading.set_words(
            translate("Circuit", "The Circuit"),
            translate("Circuit", "{volume} · {game}").format(volume=card.volume, game=game)
            if card.name
            else translate("Circuit", "a campaign over all four games"),
        )
        if card.running:
            self.play.set_words(translate("Circuit", "Continue"))
        elif card.name:
            self.play.set_words(translate("Circuit", "Play on"))
        else:
            self.play.set_words(translate("Circuit", "Begin"))
        self.map.set_words(translate("Circuit", "The map"))
