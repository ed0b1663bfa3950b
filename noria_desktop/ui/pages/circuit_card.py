"""The Circuit on the home page: the chapter that comes next, its volume's stars, the way to the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import field
from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.paper import paint_flag_bar
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Sheet, Words

if TYPE_CHECKING:
    from noria_desktop.ui.pages.campaign.model import Picture

_SHARE, _LEAST_SHARE = 0.4, 0.24
"""Of the card's width, for the picture; the smaller one where words need the room."""
_ROOMY = 390
"""Design pixels of the card from which on they do not."""
_OTHERS = 0.66
"""How far the cards of the other games step back."""
_WIDEST = 230
"""Design pixels of it."""


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
    chapter: str = ""
    """Which one it tells of and plays; empty before the first campaign."""
    attempted: bool = False
    """Whether the chapter was played before."""
    rival: str = ""
    """Such as "against Bot 2"; empty before the first campaign."""
    sub: str = ""
    """The volume, and how far the game is that goes on."""
    closing: str = ""
    """What a win or the missing stars open."""
    flag: str = ""
    """What the flag in the bar means."""
    picture: Callable[[], Picture | None] | None = field(default=None, eq=False)
    """Makes the player's own position, which may take a moment; None where there is none."""
    picture_key: object = None
    """Changes when the position does."""


class StarBar(PaintedWidget):
    """The stars of a volume with the flag at those that open the next."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 96, 30, line=True)
        self._card: CircuitCard | None = None

    def show_card(self, card: CircuitCard) -> None:
        """Of which chapter."""
        self._card = card
        told = translate("Circuit", "{volume}: {stars} of {most} stars")
        self.say(told.format(volume=card.volume, stars=card.stars, most=card.most))
        self.setToolTip(card.flag)

    def paint(self, canvas: Canvas) -> None:
        card, scale, theme = self._card, self._style.scale, self._style.theme
        if card is None:
            return
        middle = self.height() / 2 + 2 * scale
        told = f"{card.stars} / {card.most}"
        took = canvas.width(told, 14, True)
        right = self.width() - took - 4 * scale
        canvas.words(QRectF(right, 2 * scale, took + 4, self.height()), told, 14, theme.text, True)
        canvas.glyph("star", right - 13 * scale, middle, 7 * scale, theme.accent)
        bar = QRectF(scale, middle - 3.5 * scale, right - 32 * scale, 7 * scale)
        paint_flag_bar(canvas, bar, card.stars, card.most, card.needed)


class ChapterPicture(PaintedWidget):
    """The player's own position of the chapter; until there is one the cards of all games, that of the chapter lit."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 60, 120)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._card: CircuitCard | None = None
        self._own: Picture | None = None
        self._own_key: object = None

    def show_card(self, card: CircuitCard, own: Picture | None, key: object) -> None:
        """Of which chapter; ``key``: what the player's own position shows."""
        self._card, self._own, self._own_key = card, own, key
        self.say("")

    def facts(self) -> object:
        return self._card, self._own_key

    def paint(self, canvas: Canvas) -> None:
        card, scale = self._card, self._style.scale
        if card is None:
            return
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = 10 * scale
        canvas.clip(rounded_rect(box, radius))
        if self._own is not None:
            self._own.cover(canvas.p, box)
        else:
            games = game_ids()
            high = box.height() / len(games)
            for number, game in enumerate(games):
                part = QRectF(box.left(), box.top() + number * high, box.width(), high)
                canvas.clip(rounded_rect(part, 0))
                game_cover(game).paint_emblem(canvas, part)
                if card.name and game != card.game:
                    canvas.fill(rounded_rect(part, 0), self._style.theme.surface, _OTHERS)
                canvas.p.restore()
        canvas.p.restore()
        canvas.stroke(rounded_rect(box, radius), self._style.colours.brass, 1.5)
        if card.name and self._own is not None:
            half = 18 * scale
            x, y = box.left() + half + 8 * scale, box.bottom() - half - 8 * scale
            game_cover(card.game).paint_medallion(canvas, x, y, half)


class CircuitSheet(Sheet):
    """The card."""

    play_asked = Signal(str)
    """The chapter that is told of."""
    map_asked = Signal()

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, (9, 9, 14, 10), gap=0)
        self._card: CircuitCard | None = None
        self._own: Picture | None = None
        self._own_key: object = None
        self.picture = ChapterPicture(style)
        self.kicker = Words(style, 13, bold=True, colour="accent")
        self.title = Words(style, 19, bold=True, wrap=True)
        self.sub = Words(style, 13, colour="muted", wrap=True)
        self.bar = StarBar(style)
        self.closing = Words(style, 13.5, wrap=True)
        self.play = BrassButton(style, icon="play", wide=True)
        self.map = BrassButton(style, icon="book", wide=True)
        words = column(style, self.kicker, self.title, self.sub, gap=2, edges=(8, 4, 4, 0))
        rest = column(style, self.bar, self.closing, gap=2, edges=(8, 4, 4, 0))
        ways = column(style, self.play, self.map, gap=0)
        put(
            self.column, (row(style, self.picture, (column(style, words, rest, 1, ways, gap=0), 1), gap=6), 1)
        )
        self.play.clicked.connect(self._ask_to_play)
        self.map.clicked.connect(self.map_asked)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._read)
        self.hide()

    def show_card(self, card: CircuitCard | None) -> None:
        """Tell of a campaign; without one the sheet is not there."""
        self._card = card
        self.setVisible(card is not None)
        if card is not None:
            if card.picture_key != self._own_key:
                self._own, self._own_key = None, None
            self.bar.show_card(card)
            self.picture.show_card(card, self._own, self._own_key)
            if card.picture is not None and self._own_key is None and self.isVisible():
                self._reading.start()
        self.retranslate()

    def _ask_to_play(self) -> None:
        if self._card is not None:
            self.play_asked.emit(self._card.chapter)

    def _read(self) -> None:
        """The player's own position, when the page stands there already."""
        card = self._card
        if card is not None and card.picture is not None and self._own_key is None:
            self._own, self._own_key = card.picture(), card.picture_key
            self.picture.show_card(card, self._own, self._own_key)

    def read_now(self) -> None:
        """Make the picture at once, for a picture of the page."""
        self._reading.stop()
        self._read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._card is not None and self._card.picture is not None and self._own_key is None:
            self._reading.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._reading.stop()

    def fit_width(self, width: int) -> None:
        """The picture has its share of the card's width, in logical pixels."""
        scale = self._style.scale
        share = _SHARE if width >= _ROOMY * scale else _LEAST_SHARE
        self.picture.setFixedWidth(round(min(_WIDEST * scale, width * share)))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.play, self.map]

    def retranslate(self) -> None:
        """Words of the card."""
        card = self._card
        if card is None:
            return
        self.kicker.setText(translate("Circuit", "The Circuit"))
        is_first = not card.name
        self.title.setText(
            translate("Circuit", "A campaign over all four games")
            if is_first
            else translate("Circuit", "{game} {rival}").format(
                game=game_cover(card.game).name(), rival=card.rival
            )
        )
        self.sub.setText(
            translate("Circuit", "Sixteen chapters in four volumes") if is_first else card.sub or card.volume
        )
        self.closing.setText(card.closing)
        self.closing.setVisible(bool(card.closing))
        if card.running:
            self.play.set_words(translate("Circuit", "Continue"))
        elif card.name:
            again = card.attempted
            self.play.set_words(translate("Circuit", "Play again") if again else translate("Circuit", "Play"))
        else:
            self.play.set_words(translate("Circuit", "Begin"))
        told = (self.title.text(), self.sub.text(), self.bar.accessibleName(), card.closing)
        self.play.setAccessibleDescription(". ".join(one for one in told if one))
        self.map.set_words(translate("Circuit", "The map"))
