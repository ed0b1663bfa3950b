"""Who sits opposite: portraits in a row of which one is chosen. Source: mocks/way-in.md 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.phrases import unbroken
from noria_desktop.ui.art.shapes import circle, rhombus, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.person import MOST, Person
from noria_desktop.ui.widgets.plain import plain_tip
from noria_desktop.ui.widgets.sheets import Heading, paint_sheet

EDGE: Final = 5
"""Design pixels round a card for the ring of the keyboard."""
WIDE_FROM: Final = 262
"""Design pixels of a card from which on its words stand beside the portrait."""
HIGH: Final = 252
HIGHEST: Final = 330
LOW: Final = 112
"""Design pixels of a card, at the least and at the most, and of one in little room."""
NARROW: Final = (218, 226)
"""The least width of each."""


class PersonCard(PaintedButton):
    """Face, name, character, strength, record."""

    def __init__(self, style: ShellStyle, person: Person) -> None:
        """Not chosen."""
        super().__init__(style)
        self.person = person
        self._record = ""
        self._low = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.toggled.connect(self._say)

    def show_record(self, record: str) -> None:
        """Results against this person, in words."""
        self._record = record
        self._say()

    def set_low(self, low: bool) -> None:
        """In little room: face, name and strength alone."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self._say()

    def _say(self) -> None:
        person = self.person
        self.setText(str(person.name))
        self.setAccessibleName(person.spoken(self._record, chosen=self.isChecked()))
        about = f"{person.full_name}\n{person.line}\n{person.strength}"
        self.setToolTip(plain_tip(about) if self._low else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(NARROW[self._low]), self._style.px(LOW if self._low else HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)

    # Painting --------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Sheet, face, words."""
        theme, scale = self._style.theme, self._style.scale
        edge = EDGE * scale
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius, on = 13 * scale, self.isChecked()
        body = mix(theme.surface, theme.raised, 0.5) if on else theme.surface
        if self._hovered and not on:
            body = mix(theme.surface, theme.raised, 0.35)
        paint_sheet(canvas, box, radius, body)
        if on or self._hovered:
            canvas.stroke(
                rounded_rect(box, radius), theme.accent if on else theme.line, (2.4 if on else 1.4) * scale
            )
        self.paint_ring(canvas, box, radius)
        inner = box.adjusted(11 * scale, 11 * scale, -11 * scale, -9 * scale)
        if self._low:
            self._paint_low(canvas, inner)
        elif box.width() >= WIDE_FROM * scale:
            self._paint_beside(canvas, inner)
        else:
            self._paint_below(canvas, inner)
        if on:
            self._tick(canvas, inner.left() + 2 * scale, inner.top() + 2 * scale)

    def _face(self, canvas: Canvas, left: float, top: float, width: float) -> QRectF:
        """The portrait in its frame; returns where."""
        scale = self._style.scale
        box = QRectF(left, top, width, width * 6 / 5)
        frame = rounded_rect(box, 9 * scale)
        canvas.clip(frame)
        self.person.face(canvas.p, box)
        canvas.p.restore()
        edge = self._style.colours.brass if self.isChecked() else self._style.theme.line
        canvas.stroke(frame, edge, 1.8 * scale)
        return box

    def _tick(self, canvas: Canvas, x: float, y: float) -> None:
        theme, scale = self._style.theme, self._style.scale
        canvas.fill(circle(x, y, 12.5 * scale), theme.surface)
        canvas.fill(circle(x, y, 10.5 * scale), theme.accent)
        canvas.glyph("check", x, y, 6 * scale, self._style.colours.on_accent)

    def _name(self, canvas: Canvas, line: QRectF) -> float:
        """Name and rank from the top of a box; returns where they end."""
        theme, scale = self._style.theme, self._style.scale
        size = _fitting(canvas, str(self.person.name), (20, 18.5, 17, 16, 15, 14), line.width())
        high = (size + 7) * scale
        canvas.words(
            QRectF(line.left(), line.top(), line.width() + 4 * scale, high),
            str(self.person.name),
            size,
            theme.text,
            True,
        )
        y = line.top() + high
        if self.person.rank is not None:
            rank = str(self.person.rank)
            small = next((one for one in (13, 12.5, 12) if canvas.width(rank, one) <= line.width()), 12)
            canvas.words(QRectF(line.left(), y, line.width(), 19 * scale), rank, small, theme.muted)
            y += 20 * scale
        return y

    def _foot(self, canvas: Canvas, inner: QRectF) -> float:
        """Lozenges and record on the lower edge; returns where they begin."""
        theme, scale = self._style.theme, self._style.scale
        y = inner.bottom() - 10 * scale
        x = inner.left() + 7 * scale
        if self.person.lozenges:
            x = _lozenges(canvas, x, y, self.person.lozenges)
        room = QRectF(x, y - 10 * scale, inner.right() - x - 2 * scale, 20 * scale)
        canvas.words(room, self._record, 13, theme.muted, False, RIGHT)
        return y - 12 * scale

    def _paint_beside(self, canvas: Canvas, inner: QRectF) -> None:
        """Words beside the portrait, strength below it."""
        theme, scale = self._style.theme, self._style.scale
        foot = self._foot(canvas, inner)
        strength = str(self.person.strength)
        need = _height(canvas, strength, 13.5, inner.width() - 4 * scale)
        top = foot - need - 4 * scale
        most = min(176 * scale, inner.width() * 0.46)
        # As if everybody's strength took three lines, so that all portraits of the row are of one size.
        lines = 3 * QFontMetricsF(canvas.style.font(13.5)).lineSpacing()
        room = (foot - lines - inner.top() - 8 * scale) * 5 / 6
        face = self._face(canvas, inner.left(), inner.top(), min(most, room))
        left = face.right() + 12 * scale
        words = QRectF(left, inner.top(), inner.right() - left, face.height())
        y = self._name(canvas, words) + 5 * scale
        rest = QRectF(left, y, words.width(), max(0.0, top - y))
        _fill(canvas, rest, str(self.person.line), (14, 13.5, 13, 12.5, 12), theme.text)
        _fill(
            canvas,
            QRectF(inner.left() + 2 * scale, top, inner.width() - 4 * scale, foot - top),
            strength,
            (13.5, 13, 12),
            theme.muted,
        )

    def _paint_below(self, canvas: Canvas, inner: QRectF) -> None:
        """Name beside a smaller portrait, all other words below it."""
        theme, scale = self._style.theme, self._style.scale
        foot = self._foot(canvas, inner)
        wide = inner.width() - 4 * scale
        line, strength = str(self.person.line), str(self.person.strength)
        # As high as three lines each, so that all portraits of the row are of one size.
        lines = QFontMetricsF(canvas.style.font(13)).lineSpacing()
        needs = [_height(canvas, words, 13, wide) for words in (line, strength)]
        room = foot - inner.top() - 6 * lines - 14 * scale
        width = max(60 * scale, min(room * 5 / 6, inner.width() * 0.5))
        face = self._face(canvas, inner.left(), inner.top(), width)
        left = face.right() + 10 * scale
        self._name(canvas, QRectF(left, inner.top() + 4 * scale, inner.right() - left, face.height()))
        y = face.bottom() + 7 * scale
        for words, need, colour in ((line, needs[0], theme.text), (strength, needs[1], theme.muted)):
            box = QRectF(inner.left() + 2 * scale, y, wide, min(need + 2, foot - y))
            _fill(canvas, box, words, (13, 12.5, 12), colour)
            y += need + 6 * scale

    def _paint_low(self, canvas: Canvas, inner: QRectF) -> None:
        """Face, name and strength."""
        theme, scale = self._style.theme, self._style.scale
        # A face a little lower than the card leaves the words beside it the width that they need.
        wide = min((inner.height() - 12 * scale) * 5 / 6, 72 * scale)
        face = self._face(canvas, inner.left(), inner.top(), wide)
        left = face.right() + 9 * scale
        line = QRectF(left, inner.top(), inner.right() - left, 24 * scale)
        size = _fitting(canvas, str(self.person.name), (16, 15, 14, 13), line.width())
        canvas.words(line, str(self.person.name), size, theme.text, True)
        rest = QRectF(left, line.bottom(), line.width(), inner.bottom() - line.bottom() - 16 * scale)
        words = str(self.person.strength).replace("。", "。\n").split(". ")[0].split("\n")[0]
        _fill(canvas, rest, words.rstrip("."), (13, 12.5, 12), theme.muted)
        if self.person.lozenges:
            _lozenges(canvas, left + 6 * scale, inner.bottom() - 7 * scale, self.person.lozenges)


def _lozenges(canvas: Canvas, x: float, y: float, count: int) -> float:
    """So many of four are full; returns where they end."""
    theme, scale = canvas.style.theme, canvas.style.scale
    for number in range(MOST):
        shape = rhombus(x + number * 13 * scale, y, 5.4 * scale)
        if number < count:
            canvas.fill(shape, theme.accent)
        canvas.stroke(shape, theme.accent if number < count else theme.muted, 1.2 * scale)
    return x + (MOST * 13 + 4) * scale


def _fitting(canvas: Canvas, words: str, sizes: Sequence[float], width: float) -> float:
    """The largest size at which words fit on a line."""
    return next((size for size in sizes if canvas.width(words, size, True) <= width), sizes[-1])


def _height(canvas: Canvas, words: str, size: float, width: float) -> float:
    """Logical pixels that wrapped words take."""
    metrics = QFontMetricsF(canvas.style.font(size))
    flags = int(Qt.TextFlag.TextWordWrap)
    return metrics.boundingRect(QRectF(0, 0, width, 4000), flags, unbroken(words)).height()


def _fill(canvas: Canvas, box: QRectF, words: str, sizes: Sequence[float], colour: str) -> None:
    """Wrapped words in the largest size that fits."""
    size = next((one for one in sizes if _height(canvas, words, one, box.width()) <= box.height()), sizes[-1])
    canvas.words(box, words, size, colour, wrap=True)


class People(QWidget):
    """Everybody who may sit opposite, in a row or, where they are many, in two that take turns."""

    chosen = Signal()

    def __init__(self, style: ShellStyle, people: Sequence[Person]) -> None:
        """The first is chosen."""
        super().__init__()
        self.setObjectName("people")
        self.heading = Heading(style, 17)
        self.cards = {person.key: PersonCard(style, person) for person in people}
        self._one = OneOf(self)
        for card in self.cards.values():
            self._one.addButton(card)
        groups = list(dict.fromkeys(person.group for person in people if person.group is not None))
        self.groups: Buttons[Text] | None = None
        if len(groups) > 1:
            self.groups = Buttons(
                {group: BrassButton(style, Kind.CHOICE) for group in groups},
                across=True,
                say=lambda group, button: button.set_words(str(group)),
            )
            self.groups.chosen.connect(self._another_group)
        head = row(style, (self.heading, 1), gap=10, edges=(EDGE, 0, EDGE, 0))
        if self.groups is not None:
            head.addWidget(self.groups)
        strip = QWidget()
        self._row = row(
            style, *((card, 1) for card in self.cards.values()), gap=4, edges=NO_EDGES, within=strip
        )
        self.view = QScrollArea()
        self.view.setWidgetResizable(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setWidget(strip)
        for widget in (self.view.viewport(), strip):
            widget.setAutoFillBackground(False)
        column(style, head, (self.view, 1), gap=2, edges=NO_EDGES, within=self)
        self._low = False
        self._style = style
        next(iter(self.cards.values())).setChecked(True)
        self._one.buttonToggled.connect(self._toggled)
        for card in self.cards.values():
            card.installEventFilter(self)
        self._show_group()
        self._fit()

    @property
    def person(self) -> Person:
        """Whoever is chosen."""
        return next(card.person for card in self.cards.values() if card.isChecked())

    @property
    def shown(self) -> list[PersonCard]:
        """The cards of the group that is shown."""
        group = self.person.group
        return [card for card in self.cards.values() if card.person.group == group]

    def choose(self, key: str) -> None:
        """Somebody, without telling."""
        if key not in self.cards:
            return
        self.blockSignals(True)
        self.cards[key].setChecked(True)
        self.blockSignals(False)
        if self.groups is not None and self.person.group is not None:
            self.groups.choose(self.person.group)
        self._show_group()

    def choose_number(self, number: int) -> bool:
        """The person at a place of the row, from 1; False where nobody is there."""
        shown = self.shown
        if not 1 <= number <= len(shown):
            return False
        card = shown[number - 1]
        card.setChecked(True)
        card.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _toggled(self, _button: object, checked: bool) -> None:
        if checked:
            self.chosen.emit()

    def _another_group(self) -> None:
        """The gentlest of the other group."""
        assert self.groups is not None
        group = self.groups.choice
        next(card for card in self.cards.values() if card.person.group == group).setChecked(True)
        self._show_group()

    def _show_group(self) -> None:
        shown = self.shown
        for card in self.cards.values():
            card.setVisible(card in shown)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """A card that the keyboard comes to is seen whole."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and isinstance(watched, PersonCard):
            self.view.ensureWidgetVisible(watched, 12, 0)
        return False

    # Frame -----------------------------------------------------------------------------------------

    def set_style(self, style: ShellStyle) -> None:
        """Heights in the style of now."""
        self._style = style
        self._fit()

    def set_low(self, low: bool) -> None:
        """In little room."""
        self._low = low
        for card in self.cards.values():
            card.set_low(low)
        self._fit()

    def _fit(self) -> None:
        bar = self.view.horizontalScrollBar().sizeHint().height() if self._low else 0
        high = self._style.px(LOW if self._low else HIGH) + bar
        self.view.setMinimumHeight(high)
        self.view.setMaximumHeight(high if self._low else self._style.px(HIGHEST))

    def retranslate(self, record: Sequence[str]) -> None:
        """Every word, with the records in the order of the people."""
        self.heading.set_words(
            translate("NewGame", "Who sits opposite?"),
            translate("NewGame", "The quick game is against whoever you choose here."),
        )
        self.view.setAccessibleName(translate("NewGame", "Who sits opposite?"))
        if self.groups is not None:
            self.groups.retranslate(translate("NewGame", "Who sits opposite?"))
        for card, words in zip(self.cards.values(), record, strict=True):
            card.show_record(words)
