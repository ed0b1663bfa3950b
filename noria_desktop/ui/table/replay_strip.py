"""The band under a game that is watched again: its time line with the score above it, the way along it, three speeds.

It knows neither board nor conductor: it says which ply is to be shown. Source: mocks/library.md 2.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from noria_desktop.app.replaying.forks import Fork
from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look, plate
from noria_desktop.ui.table.replay.film import Film
from noria_desktop.ui.table.replay.time_line import TimeLine
from noria_desktop.ui.table.replay.way_buttons import PlaySpeed, SpeedButton, WayButton

HEIGHT: Final = 160
LOW: Final = 112
"""In a low window."""
ROOMY: Final = 770
"""From this height of the page on there is room for all of it and a whole table."""
WAYS_WIDTH: Final = 206
NARROW: Final = 900
"""In a narrower window the speeds are one button."""
READING_S: Final = 0.012
"""Time for working out points between two frames."""
QUIET: Final = 3
"""A step that tells nothing takes so many times less."""


class ReplayStrip(Bar):
    """Bottom band while watching."""

    moved = Signal(int)
    """The ply to show."""
    left = Signal()
    """Back to where the watching began."""
    resumed = Signal()
    """The brass button: play on from the ply shown, or go on with a game that is not over."""
    branch_wanted = Signal(int)
    """The number of a branch to be looked at; 0: the game itself again."""
    why_wanted = Signal()
    turning_wanted = Signal()
    """The whole record at the step shown."""
    speed_chosen = Signal(object)
    course_grown = Signal()
    """More points are known."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty time line."""
        super().__init__(skin, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._film: Film | None = None
        self.speed = PlaySpeed.NORMAL
        self.is_still: Callable[[], bool] = lambda: True
        """Whether the board has come to rest: a step that is played by itself waits for it."""
        self.first, self.back, self.play, self.forward, self.last = (
            WayButton(skin, sign, self) for sign in ("first", "back", "play", "on", "last")
        )
        self.ways = (self.first, self.back, self.play, self.forward, self.last)
        self.speeds = tuple(SpeedButton(skin, speed, self) for speed in PlaySpeed)
        self._group = QButtonGroup(self)
        for button in self.speeds:
            self._group.addButton(button)
            button.clicked.connect(lambda _=False, speed=button.speed: self.set_speed(speed))
        self.slider = TimeLine(skin, self)
        self.out = BarButton(skin, Look.RAISED, parent=self)
        self.out.hide()
        self._timer, self._reading = QTimer(self), QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)
        self._reading.timeout.connect(self._read_on)
        self.slider.valueChanged.connect(self._changed)
        self.slider.fork_pressed.connect(self.branch_wanted)
        self.out.clicked.connect(lambda: self.branch_wanted.emit(0))
        self.first.clicked.connect(lambda: self.go(0))
        self.last.clicked.connect(lambda: self.go(self.slider.maximum()))
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.play.clicked.connect(self.toggle)
        self.speeds[1].setChecked(True)
        self.set_room(ROOMY)
        self.retranslate()

    # What it shows --------------------------------------------------------------------------------------

    def begin(self, film: Film, forks: tuple[Fork, ...] = ()) -> None:
        """A game, shown from its start."""
        self._timer.stop()
        self._take(film, 0)
        self.slider.show_film(film, forks)
        self.out.hide()
        self._changed(self.slider.value())

    def begin_branch(self, film: Film, trunk: Film, left_at: int, forks: tuple[Fork, ...]) -> None:
        """A branch as the way on, shown from where it left the game."""
        self._timer.stop()
        self._take(film, left_at)
        self.slider.show_branch(film, trunk, left_at, forks)
        self.out.show()
        self._place()
        self._changed(self.slider.value())

    def _take(self, film: Film, ply: int) -> None:
        """Another line of play; the caller tells what of it is shown."""
        self._film = film
        self.slider.blockSignals(True)
        self.slider.setMaximum(film.plies)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._read_on()
        if not film.course.is_whole:
            self._reading.start(0)

    def _read_on(self) -> None:
        """Some more points."""
        film = self._film
        until = monotonic() + READING_S
        if film is None or film.course.read_on(lambda: monotonic() > until):
            self._reading.stop()
        self.slider.update()
        self.course_grown.emit()

    def load_all(self) -> None:
        """All points at once, for a picture of it."""
        self.film.course.read_on(lambda: False)
        self._read_on()

    @property
    def film(self) -> Film:
        """The line of play that is watched."""
        assert self._film is not None, "nothing is watched"
        return self._film

    # Along the line -------------------------------------------------------------------------------------

    def go(self, ply: int) -> None:
        """To a moment."""
        self.slider.setValue(ply)

    def step(self, by: int) -> None:
        """One action forward or back."""
        self.go(self.slider.value() + by)

    @property
    def at_end(self) -> bool:
        """Whether nothing comes any more."""
        return self.slider.value() == self.slider.maximum()

    @property
    def playing(self) -> bool:
        """Whether the game plays by itself."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play or pause; from the end once more from the start."""
        if self.playing:
            self._timer.stop()
        else:
            if self.at_end:
                self.go(0)
            self._timer.start(self._pause())
        self._word_play()

    def _pause(self) -> int:
        """How long the step shown stands."""
        quiet = self._film is None or self._film.is_quiet(self.slider.value())
        return self.speed.value // (QUIET if quiet else 1)

    def _play_on(self) -> None:
        self._timer.stop()
        if not self.is_still():
            self._timer.start(30)
            return
        self.step(1)
        if not self.at_end:
            self._timer.start(self._pause())
        self._word_play()

    def set_speed(self, speed: PlaySpeed) -> None:
        """How fast it plays by itself."""
        self.speed = speed
        self.speeds[list(PlaySpeed).index(speed)].setChecked(True)
        if self.playing:
            self._timer.start(self._pause())
        self.speed_chosen.emit(speed)

    def _faster(self, by: int) -> None:
        every = list(PlaySpeed)
        at = every.index(self.speed) + by
        if 0 <= at < len(every):
            self.set_speed(every[at])

    def stop(self) -> None:
        """Nothing moves by itself any more."""
        self._timer.stop()
        self._reading.stop()
        self._word_play()

    def _changed(self, ply: int) -> None:
        self._word_play()
        self.first.setEnabled(ply > 0)
        self.back.setEnabled(ply > 0)
        self.forward.setEnabled(not self.at_end)
        self.last.setEnabled(not self.at_end)
        self.update()
        if self._film is not None:
            self.moved.emit(ply)

    # Keys -----------------------------------------------------------------------------------------------

    def means(self, event: QKeyEvent) -> bool:
        """Whether a key is one of the time line's."""
        return self._meaning(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Use a key of the time line; False when it is none of them."""
        meaning = self._meaning(event)
        if meaning is None:
            return False
        meaning()
        return True

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does; None: it is none of the time line's."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        held = modifiers & ~Qt.KeyboardModifier.KeypadModifier
        if self._film is None:
            return None
        line, at = self._film.line, self.slider.value()
        forward = key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if held == Qt.KeyboardModifier.NoModifier:
                return lambda: self.step(1 if forward else -1)
            if held == Qt.KeyboardModifier.ControlModifier:
                return lambda: self.go(line.turn_from(at, forward=forward))
            if held == Qt.KeyboardModifier.AltModifier:
                return lambda: self._go_or_stay(line.mark_from(at, forward=forward))
            return None
        if held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return None
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            return lambda: self._faster(1 if key is Qt.Key.Key_Plus else -1)
        if held:
            return None
        return {
            Qt.Key.Key_PageDown: lambda: self.go(line.round_from(at, forward=True)),
            Qt.Key.Key_PageUp: lambda: self.go(line.round_from(at, forward=False)),
            Qt.Key.Key_Home: lambda: self.go(0),
            Qt.Key.Key_End: lambda: self.go(self.slider.maximum()),
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_P: self.toggle,
            Qt.Key.Key_N: lambda: self._go_or_stay(line.others_step_from(at)),
            Qt.Key.Key_W: self.why_wanted.emit,
            Qt.Key.Key_T: self.turning_wanted.emit,
            Qt.Key.Key_Return: self.resumed.emit,
            Qt.Key.Key_Enter: self.resumed.emit,
            Qt.Key.Key_Escape: self._leave,
        }.get(key)

    def _go_or_stay(self, ply: int | None) -> None:
        if ply is not None:
            self.go(ply)

    def _leave(self) -> None:
        """From a branch to the game, from the game to where it was opened."""
        if not self.out.isHidden():
            self.branch_wanted.emit(0)
        else:
            self.left.emit()

    # Looks ----------------------------------------------------------------------------------------------

    def set_room(self, height: float) -> None:
        """How high the page is, in board units: in a low one the band gives way to the board."""
        self._low = height < ROOMY
        self.setFixedHeight(round((LOW if self._low else HEIGHT) * self._skin.zoom))
        self._place()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        for way in self.ways:
            way.set_skin(skin)
        for speed in self.speeds:
            speed.set_skin(skin)
        self.slider.set_skin(skin)
        self.setFixedHeight(round((LOW if self._low else HEIGHT) * skin.zoom))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(round((WAYS_WIDTH + 240) * self._skin.zoom), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        zoom = self._skin.zoom
        top = 48.0 if self._low else 59.0
        x, high = 18.0, (30.0 if self._low else 36.0)
        for button in self.ways:
            wide = 38.0 if button is self.play else 34.0
            _put(button, QRectF(x, top, wide, high), zoom)
            x += wide + 3
        gap, tall = (3, 26) if self._low else (9, 28)
        row = QRectF(18, top + high + gap, x - 21, tall)
        third = row.width() / len(self.speeds)
        for number, speed in enumerate(self.speeds):
            _put(speed, QRectF(row.left() + number * third, row.top(), third, row.height()), zoom)
        wide, high = self.width() / zoom, self.height() / zoom
        _put(self.slider, QRectF(WAYS_WIDTH, 2, wide - WAYS_WIDTH, high - 2), zoom)
        self.out.adjustSize()
        right = self.width() - self.out.width() - round(10 * zoom)
        self.out.move(right, self.height() - self.out.height() - round(2 * zoom))
        self.out.raise_()

    def retranslate(self) -> None:
        """Word the buttons again."""
        self.first.word(translate("Replay", "To the start"), "Home")
        self.back.word(translate("Replay", "One step back"), "←")
        self.forward.word(translate("Replay", "One step on"), "→")
        self.last.word(translate("Replay", "To the end"), "End")
        self.out.word(translate("Replay", "Back to the game"), key="Esc")
        for button in self.speeds:
            button.retranslate()
        if self._film is not None:
            self._film.reword()
        self._word_play()
        self.slider.retranslate()
        self._place()

    def _word_play(self) -> None:
        if self.playing:
            self.play.sign = "pause"
            self.play.word(translate("Replay", "Pause"), translate("Table", "Space"))
        elif self.slider.maximum() > 0 and self.at_end:
            self.play.sign = "again"
            self.play.word(translate("Replay", "Again"), translate("Table", "Space"))
        else:
            self.play.sign = "play"
            self.play.word(translate("Replay", "Play"), translate("Table", "Space"))
        self.play.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, self.width(), 2 * zoom), rgba(theme.accent))
        painter.scale(zoom, zoom)
        if self._film is not None:
            ply = self.slider.value()
            top = 4.0 if self._low else 10.0
            wide = WAYS_WIDTH - 22.0
            text(painter, QRectF(20, top, wide, 24), self._film.how_far(ply), 15.5, theme.text, True, LEFT)
            box = QRectF(20, top + (21 if self._low else 24), wide, 20)
            text(painter, box, self._film.step_of(ply), 12.5, theme.muted, align=LEFT)
        first, last = self.speeds[0].geometry(), self.speeds[-1].geometry()
        row = QRectF(first.united(last))
        row = QRectF(row.left() / zoom, row.top() / zoom, row.width() / zoom, row.height() / zoom)
        plate(painter, row, 8, theme.bg, pen(rgba(theme.line, 150), 1))
        painter.end()


def _put(widget: QWidget, box: QRectF, zoom: float) -> None:
    """Lay a widget on board units."""
    scaled = QRectF(box.left() * zoom, box.top() * zoom, box.width() * zoom, box.height() * zoom)
    widget.setGeometry(scaled.toRect())
