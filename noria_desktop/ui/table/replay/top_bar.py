"""Above a game that is watched again: the way back by its name, which game it is, its keys, its result and record."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.app.replaying.course import Points
from noria_desktop.ui.art.marks import stamp
from noria_desktop.ui.art.pens import pen, rgba, stroke
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import CENTRE, LEFT, RIGHT, text, text_width
from noria_desktop.ui.i18n import Text, Texts, minus, translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.replay.origin import Origin

HEIGHT: Final = 40
KEYS_FROM: Final = 1180
"""In a narrower window there is no room for key caps."""


back_text: Final = Texts(
    Origin,
    HOME=Text("Replay", "Home"),
    RESULT=Text("Replay", "Back to the result"),
    LIBRARY=Text("Replay", "Back to the library"),
    LOGBOOK=Text("Replay", "Back to the logbook"),
    STATISTICS=Text("Replay", "Back to the statistics"),
    TURNING=Text("Replay", "Back to the turning points"),
    HONOURS=Text("Replay", "Back to the marks of honour"),
    CAMPAIGN=Text("Replay", "Back to the campaign"),
)


class ReplayBar(Bar):
    """The bar at the top; nothing in it is ever cut: keys go first, then the game's name."""

    left = Signal()
    """Back."""
    turning_wanted = Signal()
    """What turned the game."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Of no game."""
        super().__init__(skin, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._origin, self._game, self._sealed, self._over = Origin.HOME, "", True, True
        self._points: Points | None = None
        self._branch = False
        self.back = BarButton(skin, Look.RAISED, icon="back", parent=self)
        self.back.clicked.connect(self.left)
        self.turning = BarButton(skin, Look.RAISED, parent=self)
        self.turning.hide()
        self.turning.clicked.connect(self.turning_wanted)
        self.set_skin(skin)

    def show_game(self, game: str, *, sealed: bool, over: bool, origin: Origin) -> None:
        """Another game."""
        self._game, self._sealed, self._over, self._origin = game, sealed, over, origin
        self._points, self._branch = None, False
        self.retranslate()

    def rename(self, game: str) -> None:
        """The same game in another language."""
        self._game = game
        self.retranslate()

    def show_result(self, points: Points, *, branch: bool) -> None:
        """How it ended, or stands; ``branch``: that of a line that was taken back."""
        if (points, branch) != (self._points, self._branch):
            self._points, self._branch = points, branch
            self.retranslate()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.back.word(back_text(self._origin), key="Esc")
        self.turning.word(translate("Replay", "Turning points"), key="T")
        self._place()
        self.setAccessibleName(
            translate("Replay", "{replay}: {game}. {result}").format(
                replay=translate("Replay", "Replay"), game=self._game, result=self._result()
            )
        )
        self.update()

    def _result(self) -> str:
        if self._points is None:
            return ""
        return f"{minus(self._points.mine)} – {minus(self._points.theirs)}"

    def _record(self) -> str:
        if self._branch:
            return translate("Replay", "taken back")
        if not self._over:
            return translate("Replay", "not over yet")
        return translate("Table", "Sealed record") if self._sealed else translate("Table", "Open")

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(360 * self._skin.zoom), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        zoom = self._skin.zoom
        self.back.adjustSize()
        self.back.move(round(12 * zoom), (self.height() - self.back.height()) // 2)
        self.turning.adjustSize()
        self.turning.move(
            self.back.x() + self.back.width() + round(8 * zoom), (self.height() - self.turning.height()) // 2
        )

    def offer_turning(self, offered: bool) -> None:
        """Whether there is a way to what turned the game."""
        self.turning.setVisible(offered)
        self.update()

    def _keys(self) -> tuple[tuple[str, str], ...]:
        return (
            ("← →", translate("Replay", "step")),
            ("Ctrl ← →", translate("Replay", "turn")),
            ("Alt ← →", translate("Replay", "mark")),
            (translate("Table", "Space"), translate("Replay", "play")),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.scale(zoom, zoom)
        wide = self.width() / zoom
        right = wide - 16
        record = self._record()
        used = text_width(record, 13.5)
        text(
            painter,
            QRectF(right - used - 2, 0, used + 4, HEIGHT),
            record,
            13.5,
            theme.text,
            align=RIGHT,
            fit=False,
        )
        right -= used + 8
        if self._sealed and self._over and not self._branch:
            stamp(painter, right - 10, HEIGHT / 2, 18)
            right -= 30
        result = self._result()
        used = text_width(result, 17, True)
        text(
            painter,
            QRectF(right - used - 12, 0, used + 2, HEIGHT),
            result,
            17,
            theme.text,
            True,
            RIGHT,
            fit=False,
        )
        right -= used + 30
        last = self.back if self.turning.isHidden() else self.turning
        x = (last.x() + last.width()) / zoom + 16
        title = translate("Replay", "Replay")
        used = text_width(title, 16, True)
        if x + used < right:
            text(painter, QRectF(x, 0, used + 4, HEIGHT), title, 16, theme.text, True, LEFT, fit=False)
            x += used + 12
        used = text_width(self._game, 14)
        if x + 60 < right:
            box = QRectF(x, 0, min(used + 2, right - x), HEIGHT)
            x += text(painter, box, self._game, 14, theme.muted, align=LEFT) + 32
        if wide >= KEYS_FROM:
            self._paint_keys(painter, x, right)
        painter.end()

    def _paint_keys(self, painter: QPainter, x: float, right: float) -> None:
        theme = self._skin.theme
        for cap, words in self._keys():
            high, long = text_width(cap, 12) + 12, text_width(words, 12.5)
            if x + high + 6 + long > right:
                return
            box = QRectF(x, HEIGHT / 2 - 9, high, 18)
            stroke(painter, rounded_rect(box, 4), pen(rgba(theme.line, 180), 1))
            text(painter, box, cap, 12, theme.muted, align=CENTRE, fit=False)
            text(
                painter,
                QRectF(x + high + 6, 0, long + 2, HEIGHT),
                words,
                12.5,
                theme.muted,
                align=LEFT,
                fit=False,
            )
            x += high + long + 24
