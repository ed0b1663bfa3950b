"""The upper half of a page after a game: the final position, the verdict, both totals. Source: mocks/campaign.md 3."""

from __future__ import annotations

from typing import Final

from attrs import field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient

from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.landscape import paint_frame
from noria_desktop.ui.art.shapes import circle, point, polygon, rounded_rect, star
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.faces import paint_face
from noria_desktop.ui.widgets.game_book import Face
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.painted import PaintedWidget

STEPS: Final = 5
"""Three marks, the figures, what opens."""
_RAYS: Final = 28
_FACE: Final = 54
"""Design pixels of half the rival's face."""


@frozen
class Figures:
    """How a game ended, as the upper half tells it."""

    chapter: Chapter
    kicker: str
    title: str
    won: bool
    own: int
    rival: int
    unit: str
    sealed: bool
    remark: str
    face: Face | None = field(eq=False)
    """The rival's; None where it has none of its own."""


class Band(PaintedWidget):
    """Base: the final position, the verdict, both totals; what was earned stands between them."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 520, 300)
        self._model: Figures | None = None
        self._picture: Picture | None = None
        self._shown = STEPS

    def show_model(self, model: Figures, picture: Picture | None, earned: str) -> None:
        """Whose end; ``earned`` is what the marks between verdict and totals say."""
        self._model, self._picture = model, picture
        parts = (model.kicker, model.title, earned, f"{model.own} – {model.rival}", model.remark)
        self.say(". ".join(part for part in parts if part))

    def paint_earned(self, canvas: Canvas, left: float, y: float) -> None:
        """What was earned, in the middle of the height ``y``."""

    def show_steps(self, count: int) -> None:
        """How much of it is uncovered."""
        self._shown = count
        self.update()

    def facts(self) -> object:
        return self._model, id(self._picture), self._shown

    def paint(self, canvas: Canvas) -> None:
        model, style, scale = self._model, self._style, self._style.scale
        if model is None:
            return
        box = QRectF(self.rect()).adjusted(1, 1, -1, -4 * scale)
        radius = 14 * scale
        canvas.clip(rounded_rect(box, radius))
        canvas.fill(rounded_rect(box, 0), style.colours.veil)
        right = QRectF(box.left() + box.width() * 0.4, box.top(), box.width() * 0.6, box.height())
        if self._picture is not None:
            self._picture.cover(canvas.p, right)
        else:
            canvas.p.save()
            canvas.p.setClipRect(right, Qt.ClipOperation.IntersectClip)
            game_cover(model.chapter.game).paint_emblem(canvas, right)
            canvas.p.restore()
        veil = QLinearGradient(right.left(), 0, right.left() + right.width() * 0.45, 0)
        veil.setColorAt(0.0, tone(style.colours.veil))
        veil.setColorAt(1.0, tone(style.colours.veil, 0.0))
        canvas.p.fillRect(right, veil)
        if model.won:
            self._paint_rays(canvas, box)
        else:
            self._paint_moon(canvas, box)
        canvas.p.restore()
        paint_frame(canvas, box, radius)
        half = _FACE * scale
        x, y = box.right() - 30 * scale - half, box.top() + 26 * scale + half
        paint_face(canvas, x, y, half, model.chapter.game, model.face)
        self._paint_words(canvas, box, model)

    def _paint_rays(self, canvas: Canvas, box: QRectF) -> None:
        """Light behind the stars."""
        if self._style.contrast:
            return
        x, y = box.left() + 208 * self._style.scale, box.top() + box.height() * 0.46
        reach = box.width() * 0.36
        for ray in range(_RAYS):
            angle = 360 / _RAYS * ray
            corners = [QPointF(x, y), point(reach, angle - 2.6, x, y), point(reach, angle + 2.6, x, y)]
            canvas.fill(polygon(corners), self._style.theme.accent, 0.05)

    def _paint_moon(self, canvas: Canvas, box: QRectF) -> None:
        scale = self._style.scale
        x, y, r = box.left() + 430 * scale, box.top() + box.height() * 0.34, 38 * scale
        if not self._style.contrast:
            canvas.fill(circle(x, y, r * 1.55), self._style.colours.on_sky_soft, 0.1)
        canvas.fill(
            circle(x, y, r).subtracted(circle(x + r * 0.5, y - r * 0.2, r * 0.84)),
            self._style.colours.on_sky_soft,
        )

    def _paint_words(self, canvas: Canvas, box: QRectF, model: Figures) -> None:
        colours, scale = self._style.colours, self._style.scale
        left, wide = box.left() + 36 * scale, box.width() * 0.44
        line = QRectF(left, box.top() + 24 * scale, wide, 22 * scale)
        canvas.words(line, model.kicker, 13.5, colours.on_sky_kicker, True)
        size = next((size for size in (30, 26, 22) if canvas.width(model.title, size, True) <= wide), 19)
        canvas.words(QRectF(left, line.bottom(), wide, 44 * scale), model.title, size, colours.on_sky, True)
        self.paint_earned(canvas, left, box.top() + box.height() * 0.46)
        if self._shown < STEPS - 1:
            return
        low = QRectF(left, box.bottom() - 92 * scale, wide, 50 * scale)
        canvas.badge(True, left + 9 * scale, low.center().y(), 9 * scale)
        x = left + 28 * scale
        x += (
            canvas.words(low.adjusted(x - left, 0, 0, 0), str(model.own), 40, colours.on_sky, True)
            + 10 * scale
        )
        x += (
            canvas.words(low.adjusted(x - left, 10 * scale, 0, 0), model.unit, 13, colours.on_sky_soft)
            + 24 * scale
        )
        canvas.badge(False, x, low.center().y(), 8 * scale)
        x += 16 * scale
        x += (
            canvas.words(low.adjusted(x - left, 0, 0, 0), str(model.rival), 30, colours.on_sky_soft, True)
            + 26 * scale
        )
        if model.sealed:
            paint_stamp(canvas, x + 14 * scale, low.center().y(), 15 * scale)
            sealed = translate("Shell", "sealed record")
            canvas.words(low.adjusted(x + 40 * scale - left, 0, 0, 0), sealed, 13.5, colours.on_sky, True)
        last = QRectF(left, box.bottom() - 38 * scale, wide, 24 * scale)
        canvas.words(last, model.remark, 13.5, colours.on_sky_soft)


@frozen
class Stars:
    """The three stars of a chapter and what stands under them."""

    earned: int
    marks: tuple[str, str, str]


class StarBand(Band):
    """A chapter's end: its stars are lit one after the other."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._stars = Stars(0, ("", "", ""))

    def show_stars(self, model: Figures, picture: Picture | None, stars: Stars) -> None:
        """Whose end, and what it earned."""
        self._stars = stars
        self.show_model(model, picture, translate("Circuit", "%n star(s)", "", stars.earned))

    def facts(self) -> object:
        return super().facts(), self._stars

    def paint_earned(self, canvas: Canvas, left: float, y: float) -> None:
        colours, scale = self._style.colours, self._style.scale
        for number, mark in enumerate(self._stars.marks):
            x = left + (44 + 100 * number) * scale
            half = (30 if number == 1 else 25) * scale
            middle = y - (8 * scale if number == 1 else 0)
            if number < min(self._stars.earned, self._shown):
                canvas.fill(star(x, middle + 3 * scale, half), "#000000", 0.35)
                canvas.fill(star(x, middle, half), self._style.theme.accent)
            else:
                canvas.stroke(star(x, middle, half * 0.92), colours.on_sky_soft, 2.4 * scale, 0.75)
            under = QRectF(x - 48 * scale, y + 34 * scale, 96 * scale, 20 * scale)
            canvas.words(under, mark, 13, colours.on_sky_soft, False, CENTRE)
