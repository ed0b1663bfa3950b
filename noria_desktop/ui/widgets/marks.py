"""Marks of the shell: stamps, emblems, rows of rounds and results, lines of scores."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, lines, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import words_width


def paint_stamp(canvas: Canvas, x: float, y: float, half: float, angle: float = -8) -> None:
    """The red stamp of a sealed record: square, carved wheel."""
    colours = canvas.style.colours
    canvas.p.save()
    canvas.p.translate(x, y)
    canvas.p.rotate(angle)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    inner = half * 0.16
    canvas.fill(rounded_rect(box, half * 0.24), colours.red)
    canvas.stroke(
        rounded_rect(box.adjusted(inner, inner, -inner, -inner), half * 0.14), colours.stamp_line, half * 0.07
    )
    canvas.glyph("wheel", 0, 0, half * 0.58, colours.stamp_line)
    canvas.p.restore()


def paint_medallion(canvas: Canvas, x: float, y: float, half: float, dim: bool = False) -> None:
    """Noria's emblem: ground colour, brass ring, wheel."""
    theme, colours = canvas.style.theme, canvas.style.colours
    ground = "#B4523B" if not canvas.style.contrast else "#000000"
    if colours.shadow:
        canvas.fill(circle(x, y + half * 0.1, half), "#000000", 0.35)
    canvas.fill(circle(x, y, half), mix(ground, theme.surface, 0.7) if dim else ground)
    canvas.stroke(circle(x, y, half), theme.line if dim else colours.brass, half * 0.1)
    if not dim:
        canvas.stroke(circle(x, y, half * 0.86), colours.brass_lit, half * 0.04, 0.7)
    canvas.glyph("wheel", x, y, half * 0.6, theme.muted if dim else "#FFF3D0", 0.6 if dim else 1.0)


class Stamp(PaintedWidget):
    """Sealed record as stamp and word, or *open* as an outlined word."""

    def __init__(self, style: ShellStyle, *, size: float = 13, colour: str = "text") -> None:
        """``colour`` is the token of the word."""
        super().__init__(style, 0, 0)
        self._size, self._token = size, colour
        self._sealed, self._word = True, ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_words(self, sealed: bool, word: str) -> None:
        """State and its word."""
        self._sealed, self._word = sealed, word
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Stamp, gap, word."""
        words = words_width(self._style, self._word, self._size, True)
        side = self._style.px(self._size * 2.2)
        return QSize(words + (side + self._style.px(10) if self._sealed else self._style.px(20)), side)

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        """Stamp or outlined word."""
        theme, colours = self._style.theme, self._style.colours
        value = getattr(theme, self._token, None) or getattr(colours, self._token)
        box = QRectF(self.rect())
        if self._sealed:
            half = box.height() * 0.4
            paint_stamp(canvas, box.height() / 2, box.center().y(), half)
            left = box.height() + self._style.px(6)
            canvas.words(
                QRectF(left, 0, box.width() - left, box.height()), self._word, self._size, value, True
            )
        else:
            pill = box.adjusted(1, 2, -1, -2)
            canvas.stroke(rounded_rect(pill, pill.height() / 2), value, 1.2, 0.8)
            canvas.words(pill, self._word, self._size, value, True, Qt.AlignmentFlag.AlignHCenter)


_STAR = 17.0
"""Design pixels of a star among the pips."""
MOST_PIPS = 24
"""Of a longer game the words tell; no game of ours is, but a file can say so."""
_FARTHEST = 10**9
"""Points beyond this have no place of their own on a line."""


class Pips(PaintedWidget):
    """How far a game is: rounds as small bars (done, current, to come), or stars that are placed or not.

    There are at most ``MOST_PIPS`` of them; of more none are shown.
    """

    def __init__(self, style: ShellStyle) -> None:
        """Empty row."""
        super().__init__(style, 0, 0)
        self._now, self._count = 0, 16
        self._stars = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_round(self, now: int, count: int) -> None:
        """Round being played, 1 to ``count``."""
        self._show(now, count, stars=False)

    def set_stars(self, placed: int, count: int) -> None:
        """So many stars of ``count``; there is no current one."""
        self._show(placed + 1, count, stars=True)

    def _show(self, now: int, count: int, *, stars: bool) -> None:
        self._now, self._stars = now, stars
        self._count = max(1, count) if count <= MOST_PIPS else 0
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One bar a round, or one star a star."""
        if self._stars:
            return QSize(self._style.px(_STAR * self._count), self._style.px(_STAR))
        return QSize(self._style.px(11.8 * self._count), self._style.px(9))

    def paint(self, canvas: Canvas) -> None:
        """The bars."""
        scale, colours = self._style.scale, self._style.colours
        for index in range(self._count):
            if self._stars:
                x, half = (index + 0.5) * _STAR * scale, _STAR * 0.44 * scale
                placed = index + 1 < self._now
                colour = colours.on_sky_kicker if placed else colours.on_sky
                canvas.glyph("star", x, _STAR * scale / 2, half, colour, 1.0 if placed else 0.24)
                continue
            bar = QRectF(index * 11.8 * scale, scale, 9 * scale, 7 * scale)
            path = rounded_rect(bar, 2 * scale)
            if index + 1 < self._now:
                canvas.fill(path, colours.on_sky_kicker)
            elif index + 1 == self._now:
                canvas.fill(path, self._style.theme.focus)
            else:
                canvas.fill(path, colours.on_sky, 0.24)


class LastFive(PaintedWidget):
    """The last results, oldest first: filled disc = won, hollow diamond = not won."""

    def __init__(self, style: ShellStyle) -> None:
        """No results."""
        super().__init__(style, 0, 0)
        self._results: tuple[bool, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_results(self, results: tuple[bool, ...], words: str) -> None:
        """Results and how a screen reader says them."""
        self._results = results[-5:]
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Five marks."""
        return QSize(self._style.px(17 * 5), self._style.px(18))

    def paint(self, canvas: Canvas) -> None:
        """The marks; places without a game are dots."""
        scale, colours = self._style.scale, self._style.colours
        middle = self.height() / 2
        for index in range(5):
            x = (8.5 + index * 17) * scale
            if index >= len(self._results):
                canvas.fill(circle(x, middle, 2 * scale), self._style.theme.line, 0.7)
            elif self._results[index]:
                canvas.badge(True, x, middle, 5.6 * scale)
            else:
                half = 6.2 * scale
                diamond = polygon(
                    [(x, middle - half), (x + half, middle), (x, middle + half), (x - half, middle)]
                )
                canvas.stroke(diamond, colours.bar_bot, 1.8 * scale)


class Sparkline(PaintedWidget):
    """Own points of the last games as a line; the best one has a star."""

    def __init__(self, style: ShellStyle) -> None:
        """No games."""
        super().__init__(style, 80, 30)
        self._scores: tuple[int, ...] = ()

    def set_scores(self, scores: tuple[int, ...], words: str) -> None:
        """Scores, oldest first, and how a screen reader says them."""
        self._scores = tuple(max(-_FARTHEST, min(score, _FARTHEST)) for score in scores[-12:])
        self.setAccessibleName(words)
        self.update()

    def paint(self, canvas: Canvas) -> None:
        """Line, dots, star, the last number."""
        scale, theme, colours = self._style.scale, self._style.theme, self._style.colours
        box = QRectF(self.rect()).adjusted(8 * scale, 15 * scale, -34 * scale, -8 * scale)
        base = lines([(box.left() - 6, box.bottom() + 5), (box.right() + 6, box.bottom() + 5)])
        canvas.stroke(base, colours.hair, 1)
        if self._scores:
            low, high = min(self._scores), max(self._scores)
            span = max(1, high - low)
            step = box.width() / max(1, len(self._scores) - 1)
            points = [
                (box.left() + i * step, box.bottom() - (score - low) / span * box.height())
                for i, score in enumerate(self._scores)
            ]
            if len(points) > 1:
                area = QPainterPath(
                    polygon([*points, (points[-1][0], box.bottom() + 5), (points[0][0], box.bottom() + 5)])
                )
                canvas.fill(area, colours.bar_you, 0.12)
                canvas.stroke(lines(points), colours.bar_you, 2 * scale, 0.9)
            best = max(range(len(points)), key=lambda i: (self._scores[i], i))
            for index, (x, y) in enumerate(points):
                last = index == len(points) - 1
                canvas.fill(circle(x, y, (4.4 if last else 2.8) * scale), colours.bar_you)
            x, y = points[best]
            canvas.glyph("star", x, y - 10 * scale, 5.4 * scale, theme.accent)
            x, y = points[-1]
            label = QRectF(x + 8 * scale, y - 10 * scale, 40 * scale, 20 * scale)
            canvas.words(label, str(self._scores[-1]), 13, theme.text, True)


class Mark(PaintedWidget):
    """A glyph standing alone, such as a tick, a warning sign or the app's wheel."""

    def __init__(self, style: ShellStyle, name: str, size: float, colour: str = "accent") -> None:
        """``size`` is the side of its box."""
        self._name, self._size, self._token = name, size, colour
        super().__init__(style, size, size)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_mark(self, name: str, colour: str) -> None:
        """Another glyph; an empty name shows nothing, ``stamp`` and ``medallion`` are the drawn marks."""
        self._name, self._token = name, colour
        self.update()

    def _fit(self) -> None:
        """Always of that size."""
        self.setFixedSize(self._style.px(self._size), self._style.px(self._size))

    def paint(self, canvas: Canvas) -> None:
        """The glyph."""
        if not self._name:
            return
        middle: QPointF = QRectF(self.rect()).center()
        half = self.width() * 0.46
        if self._name == "stamp":
            paint_stamp(canvas, middle.x(), middle.y(), half * 0.86)
        elif self._name == "medallion":
            paint_medallion(canvas, middle.x(), middle.y(), half)
        else:
            value = getattr(self._style.theme, self._token, None) or getattr(self._style.colours, self._token)
            canvas.glyph(self._name, middle.x(), middle.y(), half, value)
