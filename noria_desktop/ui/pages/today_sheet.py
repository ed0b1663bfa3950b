"""Today's seed: the same for everybody on this day, made from the date alone; one try in every game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words, clear_layout


class MedallionButton(PaintedButton):
    """A game as its medallion; ticked once it was played."""

    def __init__(self, style: ShellStyle, game_id: str) -> None:
        """Not played."""
        super().__init__(style)
        self.game_id = game_id
        self._done = False
        self._half = 18.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_half(self, half: float) -> None:
        """Design pixels of half the medallion."""
        self._half = half
        self.updateGeometry()

    def set_done(self, done: bool) -> None:
        """Whether it was played."""
        self._done = done
        self.retranslate()

    def retranslate(self) -> None:
        """The game's name, and whether it was played."""
        name = game_cover(self.game_id).name()
        words = translate("HomePage", "{game}, played today") if self._done else "{game}"
        self.setAccessibleName(words.format(game=name))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        """A medallion with its focus ring."""
        side = self._style.px(2 * (self._half + RING))
        return QSize(side, side)

    def paint(self, canvas: Canvas) -> None:
        """Medallion, tick, focus ring."""
        scale, theme = self._style.scale, self._style.theme
        box = self.body()
        half = box.width() / 2
        middle = box.center()
        lift = scale if self._hovered else 0.0
        game_cover(self.game_id).paint_medallion(canvas, middle.x(), middle.y() - lift, half * 0.94)
        if self._done:
            x, y = box.right() - 5 * scale, box.bottom() - 5 * scale
            canvas.fill(circle(x, y, 7.5 * scale), theme.surface)
            canvas.glyph("check", x, y, 6 * scale, theme.success)
        self.paint_ring(canvas, box, half)


class TodaySheet(Sheet):
    """Today's seed and the ways to play it."""

    asked = Signal(str)
    """The game to play it in."""

    def __init__(self, style: ShellStyle) -> None:
        """No seed yet."""
        super().__init__(style, gap=4)
        self._seed: int | None = None
        self._games: tuple[str, ...] = ()
        self._played: frozenset[str] = frozenset()
        self.heading = Heading(style, 15)
        self.code = Words(style, 17, bold=True)
        self.line = Words(style, 12.5, colour="muted", wrap=True)
        self.tick = Mark(style, "check", 16, "success")
        self.play = BrassButton(style, Kind.SMALL)
        self.medallions: list[MedallionButton] = []
        self._several = row(style, gap=0)
        foot = row(style, self.code, self.tick, 1, self.play, self._several, gap=6)
        put(self.column, self.heading, self.line, foot)
        self.play.clicked.connect(self._ask_only)

    def _ask_only(self) -> None:
        if self._games:
            self.asked.emit(self._games[0])

    def show_seed(self, seed: int | None, games: tuple[str, ...], played: frozenset[str]) -> None:
        """Today's seed, the games it can be played in, those in which it was."""
        self._seed, self._played = seed, played
        if games != self._games:
            self._games = games
            clear_layout(self._several)
            self.medallions = [MedallionButton(self._style, game) for game in games] if len(games) > 1 else []
            for button in self.medallions:
                # Four stand beside the seed in the narrowest column.
                button.set_half(18 if len(games) < 4 else 15)
                self._several.addWidget(button)
                button.clicked.connect(lambda *_, game=button.game_id: self.asked.emit(game))
        for button in self.medallions:
            button.set_done(button.game_id in played)
        self.setVisible(seed is not None)
        self.play.setVisible(not self.medallions)
        self.tick.setVisible(not self.medallions and bool(played))
        self.retranslate()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [*self.medallions] if self.medallions else [self.play]

    def retranslate(self) -> None:
        """Words of the sheet."""
        self.heading.set_words(translate("HomePage", "Today's set-up"))
        if self.medallions:
            line = translate("HomePage", "One seed a day for all games, with their usual options.")
        elif self._played:
            line = translate("HomePage", "Played today. Another try is welcome.")
        else:
            line = translate("HomePage", "One table a day, drawn from the date.")
        self.line.setText(line)
        self.code.setText("" if self._seed is None else seed_code(self._seed))
        self.play.set_words(translate("HomePage", "Look at it…"))
        for button in self.medallions:
            button.retranslate()
