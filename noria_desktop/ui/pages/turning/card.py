"""A card of a turning point: where it was, the position, what was played and what was better, and what it came to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.turning.changes import SCALE, Cause, Measure
from noria_desktop.ui.art.canvas import CENTRE, LEFT, RIGHT, Canvas, ImageCache
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.pages.turning.model import Card, TurningModel
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Sheet

_WORDS: Final = 178
"""Design pixels of the words where each move fits on a line; longer ones take more."""
_MOVE: Final = (14.5, 24)
"""Size of a move's letters, and how far in it stands."""
_MOVE_HIGH: Final = 21
"""Design pixels of a move on one line."""
_REASON: Final = (13, 42)
"""Size of the sentence's letters, and the design pixels that it has at the least."""
_HEAD: Final = 38
_FOOT: Final = 58
"""Design pixels for the button."""
_SHARE: Final = 0.48
"""Part of a wide card that its picture takes; the words lie beside it."""
_BESIDE: Final = 18
"""Design pixels between the two."""
_LEAST: Final = {False: 360, True: _HEAD + _WORDS + 4}
"""Design pixels of a card's height, by whether it is wide."""
_PICTURE: Final = 104
"""Design pixels of the picture's height that it keeps where moves are long."""


class Face(PaintedWidget):
    """All of a card but its button."""

    def __init__(self, style: ShellStyle) -> None:
        """Of nothing yet."""
        self._card: Card | None = None
        self._number, self._measure = 0, Measure.CHANCE
        self._bounds = (0, 100 * SCALE)
        self._image = ImageCache()
        self._is_wide = False
        self._more = (0.0, 0.0, 0.0)
        """Logical pixels that the two moves and the sentence take beyond what they have at the least."""
        super().__init__(style, 230, _LEAST[False])

    def set_wide(self, wide: bool) -> None:
        """Whether the words lie beside the picture and not below it."""
        self._is_wide = wide
        self._image.drop()
        self._measure_words()

    def show_card(self, number: int, model: TurningModel) -> None:
        """A turning point by its number, from 1; nothing while it is not known."""
        card = model.cards[number - 1] if number <= len(model.cards) else None
        if card is None or self._card is None or card.key != self._card.key:
            self._image.drop()
        self._card, self._number, self._measure = card, number, model.measure
        values = [0, *(one.value for one in model.curve.points)]
        if card is not None:
            values += [card.before, card.after]
        self._bounds = (0, 100 * SCALE) if model.measure is Measure.CHANCE else (min(values), max(values))
        self._measure_words()
        if card is None:
            self.say(translate("Turning", "Not known yet"))
            return
        course = words.course_of(card.before, card.after, model.measure)
        self.say(card.spoken(number, len(model.cards), course, words.head(number, len(model.cards))))

    def set_style(self, style: ShellStyle) -> None:
        """Sizes and colours."""
        self._image.drop()
        super().set_style(style)
        self._measure_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the moves elsewhere."""
        super().resizeEvent(event)
        self._measure_words()

    def _measure_words(self) -> None:
        """Find how many lines the moves and the sentence take: nothing of them is cut, the card grows instead."""
        card, scale = self._card, self._style.scale
        self._more = (0.0, 0.0, 0.0)
        if card is not None:
            wide = self.width() * (1 - _SHARE) - _BESIDE * scale if self._is_wide else float(self.width())
            size, inset = _MOVE
            moves = (wide - inset * scale, size)
            self._more = (
                max(0.0, self._high(card.played, *moves, bold=False) - _MOVE_HIGH * scale),
                max(0.0, self._high(card.better, *moves, bold=True) - _MOVE_HIGH * scale),
                max(0.0, self._high(card.reason, wide, _REASON[0], bold=False) - _REASON[1] * scale),
            )
        more = sum(self._more)
        usual = _LEAST[self._is_wide]
        needed = usual + more / scale if self._is_wide else _HEAD + _WORDS + _PICTURE + more / scale
        wanted = (230.0, max(float(usual), needed))
        if self._least != wanted:
            self.need(*wanted)
            self.updateGeometry()

    def _high(self, text: str, wide: float, size: float, *, bold: bool) -> float:
        """Logical pixels of words that are broken at a width."""
        flags = int(LEFT | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        box = QRectF(0, 0, max(40.0, wide), 10_000)
        return QFontMetricsF(self._style.font(size, bold)).boundingRect(box, flags, unbroken(text)).height()

    def paint(self, canvas: Canvas) -> None:
        """From the top: head, picture, moves, bar, sentence."""
        scale, theme, colours = self._style.scale, self._style.theme, self._style.colours
        card = self._card
        wide = float(self.width())
        centre = 13 * scale
        known = card is not None
        canvas.fill(circle(centre, centre, 13 * scale), colours.brass if known else colours.hair)
        box = QRectF(0, 0, 26 * scale, 26 * scale)
        canvas.words(box, str(self._number), 15, colours.on_accent, True, CENTRE)
        frame, told = self._places()
        if card is None:
            canvas.fill(rounded_rect(frame, 9 * scale), colours.hair, 0.35)
            return
        head = QRectF(36 * scale, 0, wide - 36 * scale, 26 * scale)
        canvas.words(head, card.title, 16, theme.text, True)
        canvas.clip(rounded_rect(frame, 9 * scale))
        image = self._image.image(frame.size(), self.devicePixelRatioF(), card.paint)
        if image is not None:
            canvas.p.drawImage(frame, image)
        canvas.p.restore()
        canvas.stroke(rounded_rect(frame, 9 * scale), colours.hair, 1)
        first, second, sentence = self._more
        row = told.adjusted(0, 8 * scale, 0, 0)
        self._move(canvas, row, card.played_title, card.played, card.cause is not Cause.CHANCE)
        below = row.adjusted(0, 43 * scale + first, 0, 0)
        if card.better:
            self._move(canvas, below, card.better_title, card.better, None)
        self._bar(canvas, card, below.adjusted(0, 41 * scale + second, 0, 0))
        rest = QRectF(told.left(), below.top() + 85 * scale + second, told.width(), 42 * scale + sentence)
        canvas.words(rest, card.reason, _REASON[0], theme.muted, False, LEFT, wrap=True)

    def _places(self) -> tuple[QRectF, QRectF]:
        """Where the picture and the words lie."""
        scale, wide, high = self._style.scale, float(self.width()), float(self.height())
        top = _HEAD * scale
        if self._is_wide:
            frame = QRectF(0, top, wide * _SHARE, max(40.0, high - top))
            left = frame.right() + _BESIDE * scale
            return frame, QRectF(left, top - 8 * scale, wide - left, high - top)
        words_high = _WORDS * scale + sum(self._more)
        frame = QRectF(0, top, wide, max(40.0, high - top - words_high))
        return frame, QRectF(0, frame.bottom(), wide, words_high)

    def _move(self, canvas: Canvas, row: QRectF, title: str, text: str, bad: bool | None) -> None:
        """A title and a move, on as many lines as it takes, from the top of a column on; a cross before a bad one, a check before a better one."""
        scale, theme = self._style.scale, self._style.theme
        x, y = row.left() + 7 * scale, row.top() + 20 * scale
        if bad is None:
            canvas.glyph("check", x, y, 7 * scale, theme.success)
        elif bad:
            canvas.glyph("cross", x, y, 6 * scale, theme.danger)
        else:
            canvas.glyph("dice", x, y, 7 * scale, theme.muted)
        size, inset = _MOVE
        room = QRectF(row.left() + inset * scale, row.top(), row.width() - inset * scale, 18 * scale)
        canvas.words(room, title, 12.5, theme.muted)
        lines = QRectF(room.left(), room.bottom(), room.width(), row.bottom() - room.bottom())
        canvas.words(lines, text, size, theme.text, bad is None, LEFT, wrap=True)

    def _bar(self, canvas: Canvas, card: Card, column: QRectF) -> None:
        """From before to after at the top of a column: what remained, and what was lost or gained."""
        scale, theme, colours = self._style.scale, self._style.theme, self._style.colours
        low, high = self._bounds
        before, after = words.worth(card.before, self._measure), words.worth(card.after, self._measure)
        left = max(46 * scale, canvas.width(before, 14) + 10 * scale)
        right = max(56 * scale, canvas.width(after, 16, True) + 12 * scale)
        top, start = column.top(), column.left()
        track = QRectF(start + left, top + 7 * scale, column.width() - left - right, 12 * scale)
        canvas.words(QRectF(start, top, left, 26 * scale), before, 14, theme.muted)
        end = QRectF(column.right() - right, top, right, 26 * scale)
        canvas.words(end, after, 17, theme.text, True, RIGHT)
        canvas.fill(rounded_rect(track, 6 * scale), colours.hair)
        span = max(1, high - low)

        def x(value: int) -> float:
            return track.left() + track.width() * (min(high, max(low, value)) - low) / span

        canvas.clip(rounded_rect(track, 6 * scale))
        kept, ends = min(card.before, card.after), max(card.before, card.after)
        canvas.p.fillRect(
            QRectF(track.left(), track.top(), x(kept) - track.left(), track.height()), colours.bar_you
        )
        gained = card.after > card.before
        colour = theme.success if gained else theme.danger
        canvas.p.fillRect(QRectF(x(kept), track.top(), x(ends) - x(kept), track.height()), colour)
        canvas.p.restore()
        line = QRectF(start, top + 22 * scale, column.width(), 20 * scale)
        canvas.words(line, card.moved, 13, colour, True, CENTRE)


class CardSheet(Sheet):
    """A card with its button."""

    pressed = Signal(int)
    """Its number, from 1."""

    def __init__(self, style: ShellStyle, number: int) -> None:
        """Not known yet."""
        super().__init__(style, (16, 12, 16, 12), gap=6)
        self.number = number
        self.face = Face(style)
        self.button = BrassButton(style, icon="replay", key=str(number), wide=True)
        # As high as the brass one, so that the faces of all three are alike.
        self._foot = QWidget()
        put(column(style, self.button, edges=NO_EDGES, within=self._foot))
        put(self.column, (self.face, 1), self._foot)
        self._fit()
        self.button.clicked.connect(lambda: self.pressed.emit(self.number))

    def set_style(self, style: ShellStyle) -> None:
        """Sizes."""
        super().set_style(style)
        if hasattr(self, "_foot"):
            self._fit()

    def set_wide(self, wide: bool) -> None:
        """Whether the card has the whole width of the page."""
        self.face.set_wide(wide)

    def _fit(self) -> None:
        self._foot.setFixedHeight(self._style.px(_FOOT))

    def show_model(self, model: TurningModel) -> None:
        """Another game, or more of it."""
        self.face.show_card(self.number, model)
        card = model.cards[self.number - 1] if self.number <= len(model.cards) else None
        self.button.setEnabled(card is not None)
        brass = card is not None and model.brass == self.number - 1
        self.button.kind = Kind.PRIMARY if brass else Kind.NORMAL
        self.button.set_icon("check" if card is not None and card.found else "replay")
        words_ = card.button if card is not None else translate("Turning", "Try again from here")
        # Three buttons of the same words: a reader hears which of them it is.
        which = translate("Turning", "{button}: turning point {number}")
        self.button.set_words(words_, name=which.format(button=words_, number=self.number))
