"""The second column of Solani's New game page: the sky that will be yours, and what may be chosen about it."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.games.solani.state import PRINTED_SECTORS, BonusSectors, Options, Sky
from noria_desktop.games.solani.terms import Board, SetupCard
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.pages.art import paint_sky
from noria_desktop.ui.solani.pages.words import turned_name
from noria_desktop.ui.solani.words.names import board_name, listed, setup_card_name
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons, MiddleChoice
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class Bonuses(enum.Enum):
    """Which sectors the bonus tiles look at."""

    PRINTED = "printed"
    SHUFFLED = "shuffled"
    WRITTEN = "written"
    """As the line says, in an order of its own."""


class SkyPicture(QWidget):
    """The sky before the first round: Guiding Stars and Dark Sky tokens."""

    def __init__(self, style: ShellStyle) -> None:
        """No sky yet."""
        super().__init__()
        self._style = style
        self._sky: Sky | None = None
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def show_sky(self, sky: Sky, words: str) -> None:
        """Another sky; ``words`` say what is seen."""
        self._sky = sky
        self.setAccessibleName(words)
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(220), style.px(200))
        self.update()

    def sizeHint(self) -> QSize:
        """What the column gives."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sky."""
        if self._sky is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 12 * self._style.scale
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setClipPath(rounded_rect(frame, radius))
        facts = (self._style, self._sky)
        self._cache.show(painter, self, facts, self._paint)
        painter.setClipping(False)
        Canvas(painter, self._style).stroke(rounded_rect(frame, radius), self._style.theme.heaven.rim, 1.4)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        assert self._sky is not None
        paint_sky(Canvas(painter, self._style), QRectF(self.rect()), self._sky)


class Choices(QWidget):
    """Board, Dark Sky card, how it is turned, sectors of the bonus tiles."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Everything by lot, bonus tiles as printed."""
        super().__init__()
        self.board_title = Words(style, 14, bold=True)
        boards: dict[Board | None, QAbstractButton] = {
            board: BrassButton(style, Kind.CHOICE, wide=True, icon="dice" if board is None else "")
            for board in (None, *Board)
        }
        self.board: Buttons[Board | None] = Buttons(boards)
        self.card_title = Words(style, 14, bold=True)
        cards: dict[SetupCard | None, QAbstractButton] = {
            card: MiddleChoice(style) for card in (None, *SetupCard)
        }
        self.card: Buttons[SetupCard | None] = Buttons(cards, across=True)
        self.turned_title = Words(style, 14, bold=True)
        turns: dict[int | None, QAbstractButton] = {turn: MiddleChoice(style) for turn in (None, *range(4))}
        self.turned: Buttons[int | None] = Buttons(turns, across=True)
        self.bonus_title = Words(style, 14, bold=True)
        bonuses: dict[Bonuses, QAbstractButton] = {
            bonus: BrassButton(style, Kind.CHOICE, wide=True) for bonus in Bonuses
        }
        self.bonus: Buttons[Bonuses] = Buttons(bonuses, across=True)
        self.written: BonusSectors | None = None
        self._column = QVBoxLayout(self)
        for part in (
            self.board_title,
            self.board,
            self.card_title,
            self.card,
            self.turned_title,
            self.turned,
            self.bonus_title,
            self.bonus,
        ):
            self._column.addWidget(part)
        self._column.addStretch(1)
        for group in (self.board, self.card, self.turned, self.bonus):
            group.chosen.connect(self.changed)
        self.set_style(style)

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

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        groups = (self.board, self.card, self.turned, self.bonus)
        return [button for group in groups for button in group.buttons.values()]

    def retranslate(self) -> None:
        """Words of the choices."""
        lot = translate("Solani", "By lot")
        self.board_title.setText(translate("Solani", "Your board"))
        self.card_title.setText(translate("Solani", "Dark Sky card"))
        self.turned_title.setText(translate("Solani", "Turned clockwise"))
        self.bonus_title.setText(translate("Solani", "Sectors of the bonus tiles"))
        for board, button in self.board.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(lot if board is None else board_name(board))
        for card, button in self.card.buttons.items():
            assert isinstance(button, BrassButton)
            if card is None:
                button.set_words(lot)
            else:
                button.set_words(str(card.index + 1), name=setup_card_name(card), tip=setup_card_name(card))
        for turn, button in self.turned.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(turned_name(turn))
        for bonus, button in self.bonus.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(bonuses_name(bonus))

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        px = style.px
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(2))
        for words in (self.board_title, self.card_title, self.turned_title, self.bonus_title):
            words.setContentsMargins(px(RING), px(8), px(RING), 0)


def bonuses_name(bonus: Bonuses) -> str:
    """Where the sectors come from, as a choice."""
    match bonus:
        case Bonuses.PRINTED:
            return translate("Solani", "As printed")
        case Bonuses.SHUFFLED:
            return translate("Solani", "By lot")
        case Bonuses.WRITTEN:
            return translate("Solani", "As written")


class SkyColumn(Sheet):
    """Your sky; *More* turns it over to the choices."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """The sky in front."""
        super().__init__(style)
        self.heading = Heading(style, 17, inset=RING)
        self.more = BrassButton(style, Kind.SMALL, icon="gear")
        self.more.setCheckable(True)
        self.picture = SkyPicture(style)
        self.facts = Words(style, 12.5, colour="muted", wrap=True)
        self.choices = Choices(style)
        front = QWidget()
        self._front = QVBoxLayout(front)
        self._front.addWidget(self.picture, 1)
        self._front.addWidget(self.facts)
        self.stack = QStackedWidget()
        self.stack.addWidget(front)
        self.stack.addWidget(self.choices)
        self._head = QHBoxLayout()
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.more)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.stack, 1)
        self.more.toggled.connect(self._turn)
        self.choices.changed.connect(self.changed)
        self.set_style(style)

    def _turn(self, on: bool) -> None:
        self.stack.setCurrentIndex(int(on))

    def show_sky(self, sky: Sky, options: Options) -> None:
        """What the choices and the seed lead to; ``options`` without gaps."""
        assert options.setup_card is not None
        words = listed(
            (
                board_name(sky.board),
                setup_card_name(options.setup_card)
                if not options.orientation
                else translate("Solani", "{card}, turned {degrees}").format(
                    card=setup_card_name(options.setup_card), degrees=turned_name(options.orientation)
                ),
            )
        )
        self.facts.setText(words)
        self.picture.show_sky(sky, words)

    def retranslate(self) -> None:
        """Words of the column; the facts are the page's."""
        self.heading.set_words(translate("Solani", "Your sky"))
        self.more.set_words(
            translate("Solani", "More"),
            tip=translate("Solani", "Choose board, Dark Sky card and bonus sectors yourself"),
        )
        self.choices.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(10), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(4))
        self._front.setContentsMargins(px(RING), 0, px(RING), 0)
        self._front.setSpacing(px(6))
