"""The second column of Solani's New game page: the sky that will be yours, and what may be chosen about it."""

from __future__ import annotations

import enum
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QWidget

from noria_desktop.games.solani.state import PRINTED_SECTORS, BonusSectors, Options, Sky
from noria_desktop.games.solani.terms import Board, SetupCard
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.pages.art import paint_sky
from noria_desktop.ui.solani.pages.words import turned_name
from noria_desktop.ui.solani.words.names import board_name, listed, say, setup_card_name
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons, MiddleChoice
from noria_desktop.ui.widgets.form_column import FormColumn, Say
from noria_desktop.ui.widgets.layouts import column, row
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Words


class Bonuses(enum.Enum):
    """Which sectors the bonus tiles look at."""

    PRINTED = "printed"
    SHUFFLED = "shuffled"
    WRITTEN = "written"
    """As the line says, in an order of its own."""


class SkyPicture(PaintedWidget):
    """The sky before the first round: Guiding Stars and Dark Sky tokens."""

    def __init__(self, style: ShellStyle) -> None:
        """No sky yet."""
        super().__init__(style, 220, 200)
        self._sky: Sky | None = None

    def show_sky(self, sky: Sky, words: str) -> None:
        """Another sky; ``words`` say what is seen."""
        self._sky = sky
        self.setAccessibleName(words)
        self.update()

    def paint(self, canvas: Canvas) -> None:
        """The sky in its frame."""
        if self._sky is None:
            return
        radius = 12 * self._style.scale
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.p.setClipPath(rounded_rect(frame, radius))
        self._cache.show(canvas.p, self, (self._style, self._sky), self._paint_sky)
        canvas.p.setClipping(False)
        canvas.stroke(rounded_rect(frame, radius), self._style.theme.heaven.rim, 1.4)

    def _paint_sky(self, painter: QPainter) -> None:
        assert self._sky is not None
        paint_sky(Canvas(painter, self._style), QRectF(self.rect()), self._sky)


_lot: Final = Text("Solani", "Random")


class Choices(FormColumn):
    """Board, Dark Sky card, how it is turned, sectors of the bonus tiles."""

    def __init__(self, style: ShellStyle) -> None:
        """Everything by lot, bonus tiles as printed."""
        super().__init__(style, gap=2)
        self.board: Buttons[Board | None] = Buttons(
            {
                board: BrassButton(style, Kind.CHOICE, wide=True, icon="dice" if board is None else "")
                for board in (None, *Board)
            },
            say=lambda board, button: button.set_words(_lot() if board is None else board_name(board)),
        )
        self.card: Buttons[SetupCard | None] = Buttons(
            {card: MiddleChoice(style) for card in (None, *SetupCard)}, across=True, say=_say_card
        )
        self.turned: Buttons[int | None] = Buttons(
            {turn: MiddleChoice(style) for turn in (None, *range(4))},
            across=True,
            say=lambda turn, button: button.set_words(turned_name(turn)),
        )
        self.bonus: Buttons[Bonuses] = Buttons(
            {bonus: BrassButton(style, Kind.CHOICE, wide=True) for bonus in Bonuses},
            across=True,
            say=lambda bonus, button: button.set_words(bonuses_name(bonus)),
        )
        self.written: BonusSectors | None = None
        self._ask(Text("Solani", "Your board"), self.board)
        self._ask(Text("Solani", "Dark Sky card"), self.card)
        self._ask(Text("Solani", "Turned clockwise"), self.turned)
        self._ask(Text("Solani", "Sectors of the bonus tiles"), self.bonus)
        self.column.addStretch(1)

    def _ask(self, title: Say, buttons: Buttons[Any]) -> None:
        self.add_words(title, bold=True, above=8)
        self.add_buttons(buttons)

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.board.choose(None if options.boards is None else options.boards[0])
        self.board.buttons[Board.COYOTE].setEnabled(len(options.players) > 1)
        self.card.choose(options.setup_card)
        self.turned.choose(options.orientation)
        sectors = options.bonus_sectors
        own = sectors is not None and sectors != PRINTED_SECTORS
        self.written = sectors if own else self.written
        self.bonus.buttons[Bonuses.WRITTEN].setVisible(self.written is not None)
        self.bonus.choose(
            Bonuses.WRITTEN if own else Bonuses.SHUFFLED if sectors is None else Bonuses.PRINTED
        )

    def sectors(self) -> BonusSectors | None:
        """The sectors of the bonus tiles; None: dealt by lot."""
        match self.bonus.choice:
            case Bonuses.PRINTED:
                return PRINTED_SECTORS
            case Bonuses.SHUFFLED:
                return None
            case Bonuses.WRITTEN:
                return self.written

    def boards(self, count: int, now: tuple[Board, ...] | None) -> tuple[Board, ...] | None:
        """A board for each seat: the chosen one first, Coyote's among them; None: dealt by lot."""
        own, seats = self.board.choice, max(2, count)
        if own is None or (own is Board.COYOTE and count == 1):
            return None
        if now is not None and now[0] is own and len(now) == seats:
            return now
        rest = [board for board in (Board.COYOTE, *Board) if board is not own]
        return (own, *dict.fromkeys(rest))[:seats]


def _say_card(card: SetupCard | None, button: BrassButton) -> None:
    if card is None:
        button.set_words(_lot())
    else:
        button.set_words(str(card.index + 1), name=setup_card_name(card), tip=setup_card_name(card))


def bonuses_name(bonus: Bonuses) -> str:
    """Where the sectors come from, as a choice."""
    match bonus:
        case Bonuses.PRINTED:
            return say("As printed")
        case Bonuses.SHUFFLED:
            return say("Random")
        case Bonuses.WRITTEN:
            return say("As written")


class SkyColumn(FormColumn):
    """Your sky; *More* turns it over to the choices."""

    def __init__(self, style: ShellStyle) -> None:
        """The sky in front."""
        super().__init__(style, Text("Solani", "Your sky"), gap=4, margins=(10, 15))
        self.more = BrassButton(style, Kind.SMALL, icon="gear")
        self.more.setCheckable(True)
        self.picture = SkyPicture(style)
        self.facts = Words(style, 12.5, colour="muted", wrap=True)
        self.choices = Choices(style)
        front = QWidget()
        column(style, (self.picture, 1), self.facts, gap=6, edges=(RING, 0, RING, 0), within=front)
        self.stack = QStackedWidget()
        self.stack.addWidget(front)
        self.stack.addWidget(self.choices)
        self.column.addLayout(row(style, (self.heading, 1), self.more))
        self.add(self.stack, 1)
        self.told(self._say_more)
        self.told(self.choices.retranslate)
        self.more.toggled.connect(lambda on: self.stack.setCurrentIndex(int(on)))

    def show_sky(self, sky: Sky, options: Options) -> None:
        """What the choices and the seed lead to; ``options`` without gaps."""
        assert options.setup_card is not None
        words = listed(
            (
                board_name(sky.board),
                setup_card_name(options.setup_card)
                if not options.orientation
                else say(
                    "{card}, turned {degrees}",
                    card=setup_card_name(options.setup_card),
                    degrees=turned_name(options.orientation),
                ),
            )
        )
        self.facts.setText(words)
        self.picture.show_sky(sky, words)

    def _say_more(self) -> None:
        self.more.set_words(
            say("More"),
            tip=say("Choose board, Dark Sky card and bonus sectors yourself"),
        )
