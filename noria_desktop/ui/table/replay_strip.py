"""The strip under a game that is watched again: a timeline, steps both ways, and a way back into play."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget

from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.prompt_strip import HEIGHT

PLAY_MS = 500


class ReplayStrip(Bar):
    """Bottom bar while watching."""

    moved = Signal(int)
    """The ply to show."""
    left = Signal()
    """Back to where the watching began."""
    resumed = Signal()
    """Play on from the ply shown."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty timeline."""
        super().__init__(skin, parent)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.back = BarButton(skin, Look.RAISED, key="←", parent=self)
        self.play = BarButton(skin, Look.RAISED, key="P", parent=self)
        self.forward = BarButton(skin, Look.RAISED, key="→", parent=self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.place = QLabel(self)
        self.place.setTextFormat(Qt.TextFormat.PlainText)
        self.resume = BarButton(skin, Look.RAISED, parent=self)
        self.leave = BarButton(skin, Look.PRIMARY, key="Esc", parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 14, 0)
        row.setSpacing(8)
        for part in (self.back, self.play, self.forward):
            row.addWidget(part)
        row.addWidget(self.slider, 1)
        row.addWidget(self.place)
        row.addWidget(self.resume)
        row.addWidget(self.leave)
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_MS)
        self._timer.timeout.connect(lambda: self.step(1))
        self.slider.valueChanged.connect(self._changed)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.play.clicked.connect(self.toggle)
        self.resume.clicked.connect(self.resumed)
        self.leave.clicked.connect(self.left)
        self.place.setFont(face(14))
        self.retranslate()

    def begin(self, plies: int) -> None:
        """A game of so many actions, shown from its start."""
        self._timer.stop()
        self.slider.setMaximum(plies)
        self.slider.setPageStep(max(1, plies // 16))
        if self.slider.value() == 0:
            self._changed(0)
        self.slider.setValue(0)
        self.retranslate()

    def step(self, by: int) -> None:
        """One action forward or back."""
        self.slider.setValue(self.slider.value() + by)
        if self.slider.value() == self.slider.maximum():
            self._timer.stop()
            self.retranslate()

    def toggle(self) -> None:
        """Play or pause."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.slider.value() == self.slider.maximum():
                self.slider.setValue(0)
            self._timer.start()
        self.retranslate()

    def press(self, key: Qt.Key) -> bool:
        """Keys of the timeline; False when a key is none of them."""
        match key:
            case Qt.Key.Key_Right:
                self.step(1)
            case Qt.Key.Key_Left:
                self.step(-1)
            case Qt.Key.Key_P | Qt.Key.Key_Space:
                self.toggle()
            case Qt.Key.Key_Home:
                self.slider.setValue(0)
            case Qt.Key.Key_End:
                self.slider.setValue(self.slider.maximum())
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                return False
        return True

    def stop(self) -> None:
        """Nothing moves by itself any more."""
        self._timer.stop()
        self.retranslate()

    def _changed(self, ply: int) -> None:
        self.place.setText(f"{ply} / {self.slider.maximum()}")
        self.moved.emit(ply)

    def retranslate(self) -> None:
        """Word the buttons again."""
        self.back.word(translate("Table", "Back"))
        self.forward.word(translate("Table", "Forward"))
        self.play.word(translate("Table", "Pause") if self._timer.isActive() else translate("Table", "Play"))
        self.resume.word(translate("Table", "Play on from here"))
        self.leave.word(translate("Table", "Stop watching"))
        self.slider.setAccessibleName(translate("Table", "Timeline"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._skin.theme
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, self.width(), 2), rgba(theme.accent))
        painter.end()
