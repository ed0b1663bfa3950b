"""A night begins: the sky as it will lie, Coyote, the voyage so far, the quartz in hand, on the last night the board.

Nothing needs to be touched: Enter begins. Source: solani/rules.md 9; mocks/campaign.md 3.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal

from noria_desktop.app.campaign.campaign import Attempt, Campaign
from noria_desktop.app.campaign.nights import BOARDS, Spent, board_of
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.begin_model import chips_of
from noria_desktop.ui.pages.campaign.begin_page import BeginPage, BeginPaper
from noria_desktop.ui.pages.campaign.begin_scene import Foretold
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paper
from noria_desktop.ui.pages.campaign.together import (
    StopState,
    Together,
    night_name,
    no_quartz,
    told_voyage,
    voyage_of,
)
from noria_desktop.ui.pages.campaign.together_sheet import paint_mark, paint_quartz

_BOARDS = {
    "first_woman": Text("Circuit", "First Woman"),
    "first_man": Text("Circuit", "First Man"),
    "fire_man": Text("Circuit", "Fire Man"),
}


@frozen
class NightModel:
    """What is told before a night."""

    told: Together
    """The voyage so far."""
    above: Foretold
    night: int
    board: str
    may_choose: bool
    """Whether the player chooses the board."""
    first: bool
    """Whether this deal is new to the campaign."""
    quartz: int


def night_model(campaign: Campaign, attempt: Attempt, board: str, spent: Spent = no_quartz) -> NightModel:
    """What is told of a night before its table is laid."""
    where = attempt.where
    told = told_voyage(campaign, voyage_of(campaign, attempt.deal), spent)
    return NightModel(
        told=told,
        above=Foretold(
            game=where.game,
            plate=where.night,
            kicker=translate("Circuit", "{title} · {which}").format(title=told.title, which=told.sub),
            title=translate("Circuit", "{night} {against}").format(
                night=night_name(where.night), against=words.against(where)
            ),
            sentence=words.rival(where)[1],
            chips=(*chips_of(campaign, attempt), card_name(where.night)),
            face=words.face(where, attempt.level),
        ),
        night=where.night,
        board=board_of(where) or board,
        may_choose=board_of(where) is None,
        first=attempt.first,
        quartz=told.quartz,
    )


def card_name(night: int) -> str:
    """The Dark Sky card of a night."""
    return translate("Circuit", "Dark Sky card {number}").format(number=f"S{night}")


def board_name(board: str) -> str:
    """A board by the value of its setting."""
    return str(_BOARDS[board])


class NightSheet(BeginPaper):
    """The paper beside the table: the four nights, the board, the quartz, the deal, the way on."""

    def __init__(self, style: ShellStyle, model: NightModel) -> None:
        super().__init__(style, len(BOARDS))
        self._model = model
        self.boards = self.choices

    def show_model(self, model: NightModel) -> None:
        """Another board."""
        self._model = model
        for button, board in zip(self.boards, BOARDS, strict=True):
            button.set_words(board_name(board))
            button.setChecked(board == model.board)
            button.setVisible(model.may_choose)
        nights = (stop.spoken for stop in model.told.stops)
        self.tell((*nights, self._board_words(), self._quartz_words(), self._deal_words()))

    def _board_words(self) -> str:
        if self._model.may_choose:
            return translate("Circuit", "On the last night the board is yours to choose.")
        return translate("Circuit", "Your board: {board}").format(board=board_name(self._model.board))

    def _quartz_words(self) -> str:
        quartz = self._model.quartz
        if quartz:
            return translate(
                "Circuit",
                "%n quartz in hand: spend it before the first pick of a round to draw a whole market of one type anew.",
                "",
                quartz,
            )
        if self._model.night == 1:
            return translate("Circuit", "Each night won gives a quartz for the nights that follow.")
        return translate("Circuit", "No quartz in hand.")

    def _deal_words(self) -> str:
        if self._model.first:
            return translate("Circuit", "A deal that is new to you: it can become a sealed record.")
        return translate("Circuit", "You have seen this deal: the game is open, and counts all the same.")

    # Places ---------------------------------------------------------------------------------------------

    def _tops(self) -> tuple[float, float, float]:
        """Where board, quartz and deal begin."""
        scale, room = self._style.scale, self.room()
        board = room.top() + 252 * scale
        quartz = board + (98 * scale + self.second_row() if self._model.may_choose else 74 * scale)
        return board, quartz, quartz + 100 * scale

    def place(self) -> None:
        super().place()
        board, _, _ = self._tops()
        self.lay_choices(board + 24 * self._style.scale)

    def paint(self, canvas: Canvas) -> None:
        look, scale = paper(self._style), self._style.scale
        room, model = self.room(), self._model
        board, quartz, deal = self._tops()
        line = QRectF(room.left(), room.top(), room.width(), 26 * scale)
        self.paint_title(canvas, translate("Circuit", "The four nights"))
        if model.told.total:
            canvas.words(line, model.told.total, 18, look.ink, True, RIGHT)
        self._paint_nights(canvas, room.top() + 38 * scale)
        self.paint_head(canvas, board, translate("Circuit", "Board"))
        line.moveTop(board - 3 * scale)
        if model.may_choose:
            frame = QRectF(
                room.left(), board + 26 * scale, room.width(), self.choices_bottom() - board - 28 * scale
            )
            canvas.stroke(rounded_rect(frame, 9 * scale), look.line, 1.2)
        else:
            canvas.words(line.translated(0, 26 * scale), board_name(model.board), 15, look.ink, True)
        self.paint_head(canvas, quartz, translate("Circuit", "Quartz"))
        left = room.left()
        for _ in range(model.quartz):
            paint_quartz(canvas, left + 12 * scale, quartz + 44 * scale, 14 * scale)
            left += 26 * scale
        left += 8 * scale if model.quartz else 0
        said = QRectF(left, quartz + 26 * scale, room.right() - left, 58 * scale)
        canvas.words(said, self._quartz_words(), 13, look.ink, wrap=True)
        self.paint_deal(canvas, deal, self._deal_words(), first=model.first)

    def _paint_nights(self, canvas: Canvas, top: float) -> None:
        look, scale, room = paper(self._style), self._style.scale, self.room()
        for number, stop in enumerate(self._model.told.stops):
            middle = top + (24 + 48 * number) * scale
            if number + 1 == self._model.night:
                box = QRectF(
                    room.left() - 6 * scale, middle - 23 * scale, room.width() + 12 * scale, 46 * scale
                )
                canvas.fill(rounded_rect(box, 8 * scale), look.box)
            paint_mark(canvas, stop, room.left() + 16 * scale, middle, 14 * scale)
            left = room.left() + 42 * scale
            line = QRectF(left, middle - 20 * scale, room.right() - left, 20 * scale)
            canvas.words(line, stop.title, 14, look.ink, True)
            canvas.words(line.translated(0, 19 * scale), stop.rival, 12.5, look.soft)
            if stop.state is StopState.ENDED:
                canvas.words(line, stop.worth, 15, look.ink, True, RIGHT)
                canvas.words(line.translated(0, 19 * scale), stop.result, 12.5, look.soft, False, RIGHT)
                if stop.won:
                    x = room.right() - canvas.width(stop.worth, 15, True) - 15 * scale
                    paint_quartz(canvas, x, line.center().y(), 9 * scale)


class NightBeginPage(BeginPage):
    """Before a night is played."""

    board_chosen = Signal(str)

    def __init__(self, model: NightModel, style: ShellStyle, picture: Picture | None = None) -> None:
        """Show a night; ``picture`` is its table as it will lie."""
        self.model = model
        self.sheet = NightSheet(style, model)
        super().__init__(style, self.sheet)
        self.set_model(model, picture)
        self.ready()

    def set_model(self, model: NightModel, picture: Picture | None) -> None:
        """Another board."""
        self.model = model
        self.scene.show_told(model.above, picture)
        self.sheet.show_model(model)

    def game_id(self) -> str:
        return self.model.above.game

    def retranslate(self) -> None:
        super().retranslate()
        self.header.title.setText(self.model.told.title)
        self.sheet.show_model(self.model)

    def current(self) -> int:
        return BOARDS.index(self.model.board)

    def chosen(self, number: int) -> None:
        self.board_chosen.emit(BOARDS[number])
