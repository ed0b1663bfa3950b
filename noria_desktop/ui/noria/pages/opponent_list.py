"""The ladder of opponents, each with its wheel as a pattern of dots and the user's record against it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.terms import SPACES, Space
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.page_shapes import disc, rr
from noria_desktop.ui.art.style import ShellStyle, mix
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.opponents import Opponent, opponent_line, opponent_name
from noria_desktop.ui.noria.pages.pictures import paint_dots
from noria_desktop.ui.widgets.buttons import RING, PaintedButton
from noria_desktop.ui.widgets.new_game import OpponentRecord

_PRINTED = (Opponent.BOT_1, Opponent.BOT_2, Opponent.BOT_3)


class OptionRow(PaintedButton):
    """A wide choice: radio mark, picture, title, one plain sentence, a note at the right."""

    def __init__(self, style: ShellStyle, icon: str = "") -> None:
        """``icon`` stands in the round frame where no picture is given."""
        super().__init__(style)
        self.setCheckable(True)
        self._glyph = icon
        self._line, self._note = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, title: str, line: str, note: str) -> None:
        """Title, sentence, note."""
        self.setText(title)
        self._line, self._note = line, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (line, note) if part))
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(self._style.px(240), self._style.px(48 + 8))

    def minimumSizeHint(self) -> QSize:
        """Same height, less width."""
        return QSize(self._style.px(200), self._style.px(48 + 8))

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """What stands in the round frame."""
        theme = self._style.theme
        canvas.stroke(disc(x, y, half * 0.92), theme.line, 1.5, 1.0, (3, 3))
        canvas.glyph(self._glyph or "gear", x, y, half * 0.48, theme.muted)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        style, theme, colours = self._style, self._style.theme, self._style.colours
        scale = style.scale
        box = QRectF(self.rect()).adjusted(RING * scale, 4 * scale, -RING * scale, -4 * scale)
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.1) if self._hovered and not on else theme.raised
        canvas.fill(rr(box, 10 * scale), body, 1.0 if on or self._hovered else 0.5)
        canvas.stroke(rr(box, 10 * scale), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, 10 * scale)
        middle = box.center().y()
        x = box.left() + 18 * scale
        canvas.stroke(disc(x, middle, 7.5 * scale), theme.accent if on else theme.line, 1.8 * scale)
        if on:
            canvas.fill(disc(x, middle, 4.2 * scale), theme.accent)
        left = box.left() + 38 * scale
        need = canvas.width(self._line, 12) + 100 * scale
        if box.width() >= need:
            self.paint_picture(canvas, box.left() + 55 * scale, middle, 21 * scale)
            left = box.left() + 86 * scale
        right = box.right() - 12 * scale
        note = canvas.width(self._note, 12) if self._note else 0.0
        canvas.words(
            QRectF(left, box.top() + 5 * scale, right - left - note - 6, 20 * scale),
            self.text(),
            14,
            theme.text,
            True,
        )
        if self._note:
            canvas.words(
                QRectF(right - note - 2, box.top() + 5 * scale, note + 2, 20 * scale),
                self._note,
                12,
                theme.muted,
                False,
                RIGHT,
            )
        canvas.words(
            QRectF(left, box.top() + 24 * scale, right - left, 19 * scale), self._line, 12, theme.muted
        )
        painter.end()


class OpponentRow(OptionRow):
    """One opponent."""

    def __init__(self, style: ShellStyle, opponent: Opponent) -> None:
        """Its picture follows from who it is."""
        super().__init__(style, "dice" if opponent is Opponent.RANDOM else "gear")
        self.opponent = opponent
        self._spaces: tuple[Space, ...] = ()
        if opponent in _PRINTED:
            wheel = bot_presets()[_PRINTED.index(opponent)]
            self._spaces = tuple(s for s, letter in zip(SPACES, wheel, strict=True) if letter is not None)

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """The wheel, where it is known."""
        if self._spaces:
            paint_dots(canvas, x, y, half, self._spaces)
        else:
            super().paint_picture(canvas, x, y, half)


class OpponentList(QWidget):
    """Choose one; arrows move through the list."""

    chosen = Signal(object)
    """The ``Opponent`` the user chose."""

    def __init__(self, style: ShellStyle) -> None:
        """Bot 1 chosen."""
        super().__init__()
        self._records: dict[Opponent, OpponentRecord] = {}
        self._group = QButtonGroup(self)
        self.rows = {opponent: OpponentRow(style, opponent) for opponent in Opponent}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in self.rows.values():
            self._group.addButton(row)
            self._column.addWidget(row)
        self.rows[Opponent.BOT_1].setChecked(True)
        self._group.buttonClicked.connect(self._clicked)
        self.set_style(style)

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, OpponentRow):
            self.chosen.emit(button.opponent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows change the choice; everything else is the page's."""
        before = self.opponent
        super().keyPressEvent(event)
        if self.opponent is not before:
            self.chosen.emit(self.opponent)

    @property
    def opponent(self) -> Opponent:
        """Who is chosen."""
        return next(opponent for opponent, row in self.rows.items() if row.isChecked())

    def set_opponent(self, opponent: Opponent) -> None:
        """Choose without telling."""
        self.rows[opponent].setChecked(True)

    def set_records(self, records: Sequence[OpponentRecord]) -> None:
        """The user's results so far."""
        self._records = {record.opponent: record for record in records}
        self.retranslate()

    def retranslate(self) -> None:
        """Names, sentences, records."""
        self.setAccessibleName(translate("NewGamePage", "Opponent"))
        for opponent, row in self.rows.items():
            record = self._records.get(opponent)
            if record is not None and record.played:
                text = translate("NewGamePage", "won {won} of {played}")
                note = text.format(won=record.won, played=record.played)
            else:
                note = translate("NewGamePage", "not met yet") if opponent in _PRINTED else ""
            row.set_words(opponent_name(opponent), opponent_line(opponent), note)

    def set_style(self, style: ShellStyle) -> None:
        """Rows stand as close as their focus rings allow."""
        self._column.setSpacing(0)
