"""What decided a chapter that was lost: the piece of the board, the sentence, its worth and the margin, two ways to look.

Source: mocks/campaign.md 3.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.end_model import Decided, EndModel
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

_CHIP: Final = 32
_SIDE: Final = 232
"""Design pixels that the piece of the board has at the most."""


class PieceOfBoard(PaintedWidget):
    """Where it happened."""

    def __init__(self, style: ShellStyle, picture: Picture) -> None:
        super().__init__(style, 120, 120)
        self._picture = picture

    def facts(self) -> object:
        return id(self._picture)

    def paint(self, canvas: Canvas) -> None:
        scale = self._style.scale
        side = min(self.width(), self.height())
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side).adjusted(1, 1, -1, -1)
        canvas.clip(rounded_rect(box, 12 * scale))
        self._picture.cover(canvas.p, box)
        canvas.p.restore()
        canvas.stroke(rounded_rect(box, 12 * scale), self._style.colours.brass, 1.4)


class Worth(PaintedWidget):
    """What the step was worth and how far it was in the end, each with the mark of its side."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 120, _CHIP, line=True)
        self._told: tuple[tuple[bool, str], ...] = ()

    def show_told(self, told: tuple[tuple[bool, str], ...]) -> None:
        """Short words, each with whose they are."""
        self._told = told
        self.say(". ".join(words for _, words in told))

    def paint(self, canvas: Canvas) -> None:
        scale, theme = self._style.scale, self._style.theme
        left = 0.0
        for mine, words in self._told:
            wide = canvas.width(words, 13.5, True) + 42 * scale
            if left + wide > self.width() + 1:
                return
            box = QRectF(left, 1, wide, self.height() - 2)
            canvas.fill(rounded_rect(box, 8 * scale), theme.raised)
            canvas.badge(mine, box.left() + 17 * scale, box.center().y(), 6.5 * scale)
            canvas.words(box.adjusted(31 * scale, 0, 0, 0), words, 13.5, theme.text, True)
            left += wide + 10 * scale


class DecidedSheet(Sheet):
    """The left sheet of a chapter that was lost."""

    better_requested = Signal(int)
    """Look at the game before this step; a turn of one's own comes there."""
    reasons_requested = Signal(int)
    """Look at the game after this step, and why the others did what they did."""

    def __init__(self, style: ShellStyle, piece: Picture | None) -> None:
        """``piece``: the board where it happened; None where there is nothing to be seen."""
        super().__init__(style)
        self._decided: Decided | None = None
        self.head = Heading(style, 16)
        self.text = Words(style, 14.5, wrap=True)
        self.worth = Worth(style)
        self.better = BrassButton(style, icon="hint")
        self.reasons = BrassButton(style)
        self.piece = None if piece is None else PieceOfBoard(style, piece)
        self._across = QHBoxLayout()
        if self.piece is not None:
            self._across.addWidget(self.piece, 2)
        beside, ways = QVBoxLayout(), QHBoxLayout()
        for part in (self.head, self.text, self.worth):
            beside.addWidget(part)
        beside.addStretch(1)
        for button in (self.better, self.reasons):
            ways.addWidget(button)
        ways.addStretch(1)
        beside.addLayout(ways)
        self._across.addLayout(beside, 3)
        self.column.addLayout(self._across, 1)
        self.better.clicked.connect(self._ask_better)
        self.reasons.clicked.connect(self._ask_reasons)
        self.fit(style)

    def fit(self, style: ShellStyle) -> None:
        """Take over sizes."""
        self._across.setSpacing(style.px(18))
        if self.piece is not None:
            self.piece.setMaximumWidth(style.px(_SIDE))

    def _ask_better(self) -> None:
        if self._decided is not None:
            self.better_requested.emit(self._decided.own)

    def _ask_reasons(self) -> None:
        if self._decided is not None:
            self.reasons_requested.emit(self._decided.ply)

    def show_model(self, model: EndModel) -> None:
        """What is told, in the language of now."""
        decided = self._decided = model.decided
        self.head.set_words(translate("Circuit", "What decided it"))
        self.text.setText("" if decided is None else decided.text)
        self.worth.show_told(_told(model, decided))
        self.better.set_words(translate("Circuit", "Find a better turn"))
        self.reasons.set_words(translate("Circuit", "Its reasons"))
        for button in (self.better, self.reasons):
            button.setVisible(decided is not None)
        if self.piece is not None:
            self.piece.say(translate("Circuit", "The board where it happened"))


def _told(model: EndModel, decided: Decided | None) -> tuple[tuple[bool, str], ...]:
    margin = translate("Circuit", "Margin in {unit}: {margin}").format(
        unit=model.unit, margin=_signed(model.own - model.rival)
    )
    if decided is None or not decided.worth:
        return ((True, margin),)
    worth = translate("Circuit", "This step: {points}").format(points=_signed(abs(decided.worth)))
    return ((decided.worth > 0, worth), (True, margin))


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "±0"
