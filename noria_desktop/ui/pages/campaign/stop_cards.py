"""The four games of an evening or a voyage side by side, and what they come to."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import lines, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.together import Stop, StopState, Together
from noria_desktop.ui.pages.campaign.together_sheet import paint_mark, paint_quartz
from noria_desktop.ui.widgets.painted import PaintedWidget


class StopCard(PaintedWidget):
    """One of the four."""

    def __init__(self, style: ShellStyle, stop: Stop, picture: Picture | None = None) -> None:
        """``picture``: how it ended; without one the picture of its game's card stands there."""
        super().__init__(style, 118, 120)
        self._stop, self._picture = stop, picture
        self.say(stop.spoken)

    def facts(self) -> object:
        return self._stop, id(self._picture)

    def paint(self, canvas: Canvas) -> None:
        stop, scale, theme = self._stop, self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = 11 * scale
        ahead = stop.state in (StopState.AHEAD, StopState.NEXT)
        canvas.fill(rounded_rect(box, radius), theme.raised, 0.55 if stop.state is StopState.AHEAD else 1.0)
        area = box.adjusted(4 * scale, 4 * scale, -4 * scale, -74 * scale)
        if area.height() > 26 * scale:
            canvas.clip(rounded_rect(area, 8 * scale))
            if self._picture is not None:
                self._picture.cover(canvas.p, area)
            else:
                game_cover(stop.chapter.game).paint_emblem(canvas, area)
            if ahead and not self._style.contrast:
                canvas.fill(rounded_rect(area, 0), theme.bg, 0.5 if stop.state is StopState.AHEAD else 0.2)
            canvas.p.restore()
            canvas.stroke(rounded_rect(area, 8 * scale), self._style.colours.brass, 1.2)
        here = stop.state in (StopState.NEXT, StopState.RUNNING)
        canvas.stroke(rounded_rect(box, radius), theme.focus if here else theme.line, 2 if here else 1.1)
        low = box.bottom() - 74 * scale
        paint_mark(canvas, stop, box.left() + 24 * scale, low, 16 * scale)
        left = box.left() + 46 * scale
        line = QRectF(left, low + 3 * scale, box.right() - left - 8 * scale, 22 * scale)
        colour = theme.muted if stop.state is StopState.AHEAD else theme.text
        canvas.words(line, stop.title, 14, colour, True)
        line = QRectF(box.left() + 12 * scale, line.bottom(), box.width() - 20 * scale, 19 * scale)
        canvas.words(line, stop.rival, 12, theme.muted)
        line.translate(0, 21 * scale)
        if stop.state is StopState.ENDED:
            took = canvas.words(line, stop.worth, 15, theme.text, True)
            x = line.left() + took + 15 * scale
            if stop.won:
                if stop.chapter.night:
                    paint_quartz(canvas, x, line.center().y(), 9 * scale)
                else:
                    canvas.glyph("check", x, line.center().y(), 6.5 * scale, theme.success)
                x += 14 * scale
            rest = QRectF(x, line.top(), line.right() - x, line.height())
            if canvas.width(stop.result, 12) <= rest.width():
                canvas.words(rest, stop.result, 12, theme.muted)
        elif here:
            word = (
                translate("Circuit", "goes on")
                if stop.state is StopState.RUNNING
                else translate("Circuit", "comes next")
            )
            canvas.words(line, word, 12.5, theme.text, True)


class Sum(PaintedWidget):
    """What the four come to so far."""

    def __init__(self, style: ShellStyle, told: Together) -> None:
        super().__init__(style, 380, 58, line=True)
        self._told = told
        parts = (told.title, told.sub, told.total, told.total_words, told.best)
        self.say(". ".join(part for part in parts if part))

    def facts(self) -> object:
        return self._told

    def paint(self, canvas: Canvas) -> None:
        told, scale, theme = self._told, self._style.scale, self._style.theme
        box = QRectF(self.rect())
        title = translate("Circuit", "{title} · {which}").format(title=told.title, which=told.sub)
        canvas.words(QRectF(4 * scale, 4 * scale, box.width() * 0.4, 26 * scale), title, 16, theme.text, True)
        if told.best:
            low = QRectF(4 * scale, 30 * scale, box.width() * 0.4, 22 * scale)
            canvas.words(low, told.best, 12.5, theme.muted)
        if not told.total:
            return
        took = canvas.width(told.total, 30, True)
        said = canvas.width(told.total_words, 13)
        left = max(box.width() * 0.42, box.width() - took - said - 16 * scale)
        canvas.words(QRectF(left, 0, took + 4, box.height()), told.total, 30, theme.accent, True)
        room = QRectF(left + took + 12 * scale, 0, box.right() - left - took - 12 * scale, box.height())
        canvas.words(room, told.total_words, 13, theme.text)


def paint_share(canvas: Canvas, box: QRectF, share: int) -> None:
    """A bar whose flag stands at the whole target."""
    theme, colours, style = canvas.style.theme, canvas.style.colours, canvas.style
    radius = box.height() / 2
    full = 1.25
    canvas.fill(rounded_rect(box, radius), colours.on_sky_soft, 0.25 if not style.contrast else 0.0)
    if style.contrast:
        canvas.stroke(rounded_rect(box, radius), theme.text, 1)
    wide = box.width() * min(share / 100, full) / full
    if wide > 1:
        canvas.fill(rounded_rect(QRectF(box.left(), box.top(), wide, box.height()), radius), theme.accent)
    x, high = box.left() + box.width() / full, box.height() * 1.5
    canvas.stroke(lines([(x, box.bottom() + 2), (x, box.top() - high)]), colours.on_sky, 1.4)
    top = box.top() - high
    canvas.fill(polygon([(x, top), (x + high, top + high * 0.4), (x, top + high * 0.8)]), colours.on_sky)
    canvas.words(
        QRectF(x - 40 * style.scale, box.bottom() + 3 * style.scale, 80 * style.scale, 18 * style.scale),
        translate("Circuit", "target"),
        12,
        colours.on_sky_soft,
        False,
        CENTRE,
    )
