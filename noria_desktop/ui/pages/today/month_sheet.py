"""A month of days: each with its game, the player's score, won or lost, and the stamp. Days left out are a dot.

There are no streaks, and nothing is lost. Source: mocks/campaign.md 4.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from noria_desktop.app.today.days import DayState, Stand, month_of, won
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import circle, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.today import words
from noria_desktop.ui.pages.today.model import TodayModel
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.layouts import row
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

_WEEK: Final = 7
_LEAST: Final = (62, 44)
"""Design pixels of a day."""


class TurnButton(PaintedButton):
    """A round button that turns to another month."""

    def __init__(self, style: ShellStyle, *, forward: bool) -> None:
        """``forward``: to the next one."""
        super().__init__(style)
        self._forward = forward
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A disc with its focus ring."""
        side = self._style.px(38)
        return QSize(side, side)

    def paint(self, canvas: Canvas) -> None:
        """Disc and arrow."""
        scale, theme = self._style.scale, self._style.theme
        box = self.body()
        x, y, half = box.center().x(), box.center().y(), box.width() / 2
        canvas.fill(circle(x, y, half), theme.raised)
        lit = self._hovered and self.isEnabled()
        canvas.stroke(circle(x, y, half), theme.accent if lit else theme.line, 1.2)
        canvas.p.save()
        canvas.p.translate(x, y)
        canvas.p.rotate(-90 if self._forward else 90)
        canvas.glyph("caret", 0, 0, 5.5 * scale, theme.text if self.isEnabled() else theme.muted)
        canvas.p.restore()
        self.paint_ring(canvas, box, half)


class DayButton(PaintedButton):
    """One day."""

    def __init__(self, style: ShellStyle) -> None:
        """No day yet."""
        super().__init__(style)
        self.state: DayState | None = None
        self._today: date | None = None
        self._chosen = self._can_go = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_day(self, state: DayState, today: date, *, chosen: bool, can_go: bool) -> None:
        """A day; only the chosen one is reached by Tab, as arrows walk from there.

        One that cannot be looked at is pressed all the same: the page says why not.
        """
        self.state, self._today, self._chosen, self._can_go = state, today, chosen, can_go
        policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        spoken = words.spoken_day(state, today)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(translate("Today", "chosen") if chosen else "")
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """The least in which it can be read."""
        return QSize(self._style.px(_LEAST[0]), self._style.px(_LEAST[1]))

    def body(self) -> QRectF:
        """Days stand closer than buttons."""
        gap = 3 * self._style.scale
        return QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)

    def paint(self, canvas: Canvas) -> None:
        """Ground, number, game, score."""
        state, scale, theme = self.state, self._style.scale, self._style.theme
        if state is None:
            return
        box, radius = self.body(), 9 * scale
        is_today, counted = state.day == self._today, state.counted
        has_game = counted is not None or is_today
        shape = rounded_rect(box, radius)
        if is_today:
            canvas.fill(shape, theme.accent, 0.16)
        elif has_game or self._chosen or (self._hovered and self._can_go):
            canvas.fill(shape, theme.raised)
        if is_today:
            canvas.stroke(shape, theme.accent, 2 * scale)
        if self._chosen:
            inner = 3 * scale if is_today else 0
            ring = box.adjusted(inner, inner, -inner, -inner)
            canvas.stroke(rounded_rect(ring, radius - inner), theme.text, 1.6 * scale)
        elif has_game and not is_today:
            contrast = self._style.contrast
            canvas.stroke(shape, theme.line if contrast else self._style.colours.hair, 1.2 if contrast else 1)
        number = QRectF(box.left() + 8 * scale, box.top() + 3 * scale, 28 * scale, 18 * scale)
        colour = theme.text if has_game else theme.muted
        canvas.words(number, str(state.day.day), 12.5, colour, is_today)
        if has_game:
            self._paint_game(canvas, box, state)
        elif state.stand in (Stand.PAST, Stand.OPENED):
            canvas.fill(circle(box.center().x(), box.center().y(), 1.8 * scale), theme.muted)
        self.paint_focus(canvas, box, radius)

    def _paint_game(self, canvas: Canvas, box: QRectF, state: DayState) -> None:
        scale, theme, counted = self._style.scale, self._style.theme, state.counted
        low = box.height() < 56 * scale
        half = min(13 * scale, (box.height() - 24 * scale) / 2)
        narrow = box.width() < 76 * scale
        if narrow:
            half = min(half, 10 * scale)
        game = counted.game if counted is not None else "" if state.game is None else state.game.game
        if half > 5 * scale and game:
            x = box.center().x() + (6 if narrow or low else 0) * scale
            game_cover(game).paint_medallion(canvas, x, box.top() + half + 4 * scale, half)
        if state.is_over and state.sealed:
            side = (6 if narrow else 7) * scale
            paint_stamp(canvas, box.right() - side - 4 * scale, box.top() + side + 5 * scale, side, 7)
        foot = QRectF(box.left(), box.bottom() - 21 * scale, box.width(), 20 * scale)
        if counted is None or not counted.is_over:
            begun = state.stand is Stand.BEGUN
            said = translate("Today", "begun") if begun else translate("Today", "today")
            if counted is not None and not begun:
                said = words.seal_word(sealed=False)
            canvas.words(foot, said, 12.5, theme.text, True, CENTRE)
            return
        text = words.score(counted)
        size = 12.5 if canvas.width(text, 12.5, True) + 17 * scale <= box.width() else 11.0
        wide = canvas.width(text, size, True)
        left = box.center().x() - (wide + 15 * scale) / 2
        x, y = left + 5 * scale, foot.center().y()
        if won(counted):
            canvas.badge(True, x, y, 4.6 * scale)
        else:
            q = 5.4 * scale
            diamond = polygon([(x, y - q), (x + q, y), (x, y + q), (x - q, y)])
            canvas.stroke(diamond, self._style.colours.bar_bot, 1.8 * scale)
        canvas.words(
            QRectF(left + 15 * scale, foot.top(), wide + 4, foot.height()), text, size, theme.text, True
        )

    def paint_focus(self, canvas: Canvas, box: QRectF, radius: float) -> None:
        """The ring lies on the day's own edge: its neighbours are too near for one outside."""
        if self.hasFocus():
            scale = self._style.scale
            canvas.stroke(rounded_rect(box, radius), self._style.theme.focus, 3 * scale)


class MonthSheet(Sheet):
    """The calendar."""

    chosen = Signal(object)
    """The day to be looked at."""
    turned = Signal(int)
    """So many months on."""

    def __init__(self, style: ShellStyle, model: TodayModel) -> None:
        """The month of the chosen day."""
        super().__init__(style, (18, 10, 16, 10), gap=2)
        self._model = model
        self.heading = Heading(style, 17)
        self.sum = Words(style, 13, colour="muted")
        self.back, self.on = TurnButton(style, forward=False), TurnButton(style, forward=True)
        self.column.addLayout(row(style, (self.heading, 1), self.sum, self.back, self.on, gap=4))
        self.names = [Words(style, 12.5, colour="muted") for _ in range(_WEEK)]
        self.days = [DayButton(style) for _ in range(6 * _WEEK)]
        grid = QWidget()
        self._grid = QGridLayout(grid)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        for place, name in enumerate(self.names):
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(name, 0, place)
            self._grid.setColumnStretch(place, 1)
        for place, button in enumerate(self.days):
            self._grid.addWidget(button, 1 + place // _WEEK, place % _WEEK)
            button.clicked.connect(lambda _=False, button=button: self._choose(button))
        self.column.addWidget(grid, 1)
        self.back.clicked.connect(lambda: self.turned.emit(-1))
        self.on.clicked.connect(lambda: self.turned.emit(1))
        self.show_model(model)

    def show_model(self, model: TodayModel) -> None:
        """Another day or month."""
        self._model = model
        self.retranslate()

    @property
    def shown_days(self) -> tuple[DayButton, ...]:
        """The days of the month."""
        return tuple(button for button in self.days if button.state is not None)

    def day_button(self, day: date) -> DayButton:
        """The button of a day of the month."""
        return next(one for one in self.shown_days if one.state is not None and one.state.day == day)

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.day_button(self._model.chosen.day), self.back, self.on]

    def retranslate(self) -> None:
        """Names, days, sums."""
        model = self._model
        first = model.month[0].day
        self.heading.set_words(words.month_name(first, model.today))
        self.sum.setText(words.month_sum(month_of(model.month)))
        week = words.weekdays()
        for label, (_, name) in zip(self.names, week, strict=True):
            label.setText(name)
        start = [number for number, _ in week].index(first.isoweekday())
        rows = -(-(start + len(model.month)) // _WEEK)
        for place, button in enumerate(self.days):
            index = place - start
            state = model.month[index] if 0 <= index < len(model.month) else None
            button.state = state
            button.setVisible(state is not None)
            if state is not None:
                can_go = model.earliest <= state.day <= model.latest
                button.show_day(state, model.today, chosen=state.day == model.chosen.day, can_go=can_go)
        for line in range(6):
            self._grid.setRowStretch(1 + line, 1 if line < rows else 0)
        self.back.setAccessibleName(translate("Today", "Month before"))
        self.on.setAccessibleName(translate("Today", "Next month"))
        for turn in (self.back, self.on):
            turn.setToolTip(turn.accessibleName())
        self.back.setEnabled(first > model.earliest)
        self.on.setEnabled(model.month[-1].day < model.latest)

    def fit_narrow(self, narrow: bool) -> None:
        """Without the sums where there is no room for them."""
        self.sum.setVisible(not narrow)

    def _choose(self, button: DayButton) -> None:
        if button.state is not None:
            self.chosen.emit(button.state.day)
