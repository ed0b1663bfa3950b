"""The table as it will lie, with the rival and what is told of it on the sky above. Source: mocks/campaign.md 3."""

from __future__ import annotations

from attrs import field
from PySide6.QtCore import QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_frame
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.paper import paint_plate
from noria_desktop.ui.pages.faces import paint_face
from noria_desktop.ui.widgets.game_book import Face
from noria_desktop.ui.widgets.painted import PaintedWidget

_WHOLE = 0.8
"""Share of the room from which on a table is shown whole, with more sky above it, and not cut off at its sides."""


@frozen
class Foretold:
    """What is told above the table."""

    game: str
    plate: int
    """The number on the plate: of a volume, or of a night."""
    kicker: str
    title: str
    sentence: str
    """How the rival plays."""
    chips: tuple[str, ...]
    face: Face | None = field(eq=False)


class Scene(PaintedWidget):
    """The table as it will lie, with words on its sky."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style, 400, 340)
        self._told: Foretold | None = None
        self._picture: Picture | None = None

    def show_told(self, told: Foretold, picture: Picture | None) -> None:
        """What is told of the game, and its table."""
        self._told, self._picture = told, picture
        self.say(". ".join((told.kicker, told.title, told.sentence, *told.chips)))

    def facts(self) -> object:
        return self._told, id(self._picture)

    def paint(self, canvas: Canvas) -> None:
        told, style, scale = self._told, self._style, self._style.scale
        if told is None:
            return
        box = QRectF(self.rect()).adjusted(1, 1, -1, -4 * scale)
        radius = 14 * scale
        cover = game_cover(told.game)
        canvas.clip(rounded_rect(box, radius))
        head = 178 * scale
        if self._picture is not None:
            table = QRectF(
                box.left(), box.top() + head - 16 * scale, box.width(), box.height() - head + 16 * scale
            )
            whole = box.width() / self._picture.shape
            if _WHOLE * table.height() <= whole < table.height():
                table.setTop(box.bottom() - whole)
                head = table.top() + 16 * scale - box.top()
            self._picture.cover(canvas.p, table)
        else:
            cover.paint_scene(canvas, box, 0.6 * box.width())
        top = QRectF(box.left(), box.top(), box.width(), head)
        veil = style.colours.veil
        canvas.fill(rounded_rect(top, 0), veil)
        soft = QRectF(box.left(), top.bottom(), box.width(), 26 * scale)
        for part in range(8):
            strip = QRectF(
                soft.left(), soft.top() + part * soft.height() / 8, soft.width(), soft.height() / 8 + 0.5
            )
            canvas.fill(rounded_rect(strip, 0), veil, (1 - (part + 0.5) / 8))
        canvas.p.restore()
        paint_frame(canvas, box, radius)
        half = (84 if box.width() > 520 * scale else 56) * scale
        half = min(half, 75 * scale)
        x = box.right() - 26 * scale - half
        self._paint_words(canvas, box, told, x - half - 20 * scale)
        paint_face(canvas, x, box.top() + 88 * scale, half, told.game, told.face)

    def _paint_words(self, canvas: Canvas, box: QRectF, told: Foretold, right: float) -> None:
        colours, scale = self._style.colours, self._style.scale
        paint_plate(canvas, box.left() + 58 * scale, box.top() + 58 * scale, 28 * scale, told.plate)
        left = box.left() + 102 * scale
        wide = right - left
        canvas.words(
            QRectF(left, box.top() + 24 * scale, wide, 22 * scale),
            told.kicker,
            13.5,
            colours.on_sky_kicker,
            True,
        )
        size = next(
            (size for size in (32, 28, 24, 20, 17) if canvas.width(told.title, size, True) <= wide), 14
        )
        canvas.words(
            QRectF(left, box.top() + 44 * scale, wide, 44 * scale), told.title, size, colours.on_sky, True
        )
        said = QRectF(
            box.left() + 34 * scale, box.top() + 98 * scale, right - box.left() - 34 * scale, 40 * scale
        )
        canvas.words(said, told.sentence, 14.5, colours.on_sky, wrap=True)
        x = box.left() + 32 * scale
        for chip in told.chips:
            took = canvas.width(chip, 12.5) + 24 * scale
            pill = QRectF(x, box.top() + 140 * scale, took, 28 * scale)
            canvas.stroke(rounded_rect(pill, 14 * scale), colours.on_sky_soft, 1.1, 0.7)
            canvas.words(pill.adjusted(12 * scale, 0, 0, 0), chip, 12.5, colours.on_sky)
            x += took + 10 * scale
