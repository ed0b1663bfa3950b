"""The stars of a volume counted up after a chapter, and what that opens. Source: mocks/campaign.md 3."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.app.campaign.chapters import OPENING_STARS
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import lines, polygon
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.end_model import EndModel
from noria_desktop.ui.pages.campaign.model import STARS_OF_VOLUME
from noria_desktop.ui.pages.campaign.paper import paint_flag_bar, paint_lock, paint_plate
from noria_desktop.ui.widgets.painted import PaintedWidget


class Opening(PaintedWidget):
    """The stars of the volume counted up, and what that opens."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 380, 74, line=True)
        self._model: EndModel | None = None
        self._shown = True

    def show_model(self, model: EndModel) -> None:
        """Of which volume."""
        self._model = model
        told = translate("Circuit", "{volume}: from {before} to {after} stars").format(
            volume=words.volume_name(model.volume), before=model.before, after=model.after
        )
        self.say(f"{told}. {model.closing}. {model.closing_sub}")
        self.setToolTip(words.flag_words(model.volume))

    def reveal(self, shown: bool) -> None:
        """The route runs on, the lock falls."""
        self._shown = shown
        self.update()

    def paint(self, canvas: Canvas) -> None:
        model, scale, theme = self._model, self._style.scale, self._style.theme
        if model is None:
            return
        middle = self.height() * 0.5
        paint_plate(canvas, 28 * scale, middle, 24 * scale, model.volume)
        wide = min(236 * scale, self.width() * 0.3)
        left = 64 * scale
        line = QRectF(left, middle - 30 * scale, wide, 24 * scale)
        canvas.words(line, words.volume_name(model.volume), 15, theme.text, True)
        told = f"{model.before} → {model.after}" if model.after > model.before else f"{model.after} / 12"
        took = canvas.width(told, 15, True)
        canvas.words(line.adjusted(wide - took - 2, 0, 0, 0), told, 15, theme.text, True)
        canvas.glyph("star", line.right() - took - 14 * scale, line.center().y(), 7.5 * scale, theme.accent)
        bar = QRectF(left, middle + 8 * scale, wide, 9 * scale)
        value = model.after if self._shown else model.before
        paint_flag_bar(canvas, bar, value, STARS_OF_VOLUME, OPENING_STARS, before=model.before)
        x = left + wide + 16 * scale
        if model.volume < 4:
            end = x + 54 * scale
            is_open = self._shown and model.after >= OPENING_STARS
            colour = theme.accent if is_open else theme.muted
            canvas.stroke(
                lines([(x, middle), (end, middle)]), colour, 2.4 * scale, dash=() if is_open else (1, 2)
            )
            if is_open:
                tip = [(end, middle - 6 * scale), (end + 11 * scale, middle), (end, middle + 6 * scale)]
                canvas.fill(polygon(tip), colour)
                paint_plate(
                    canvas, end + 42 * scale, middle, 28 * scale, model.volume + 1, here=bool(model.opened)
                )
            else:
                paint_lock(canvas, end + 36 * scale, middle, 20 * scale)
            x = end + 84 * scale
        room = QRectF(x, middle - 28 * scale, self.width() - x, 28 * scale)
        size = next((s for s in (18, 16, 14) if canvas.width(model.closing, s, True) <= room.width()), 12.5)
        canvas.words(room, model.closing, size, theme.text, True)
        canvas.words(room.translated(0, 28 * scale), model.closing_sub, 13, theme.muted)
