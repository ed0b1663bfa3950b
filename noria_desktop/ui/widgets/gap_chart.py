"""Row by row, who was ahead and by how much: up for the human, down for the other side."""

from __future__ import annotations

from attrs import field
from PySide6.QtCore import QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, LEFT, Canvas
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import minus, side_by_side
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.score_rows import Sign


@frozen
class Gap:
    """The difference in one row of a score."""

    name: str
    """The row, in the language of now."""
    lead: int
    """Points by which the human is ahead; negative when behind."""
    sign: Sign | None = field(default=None, eq=False)


class GapChart(PaintedWidget):
    """Bars on a middle line, signs below."""

    def __init__(self, style: ShellStyle) -> None:
        """No rows."""
        super().__init__(style, 150, 64)
        self._gaps: tuple[Gap, ...] = ()

    def show_gaps(self, gaps: tuple[Gap, ...], words: str) -> None:
        """The rows; ``words`` has a place ``{list}`` for them."""
        self._gaps = gaps
        text = words.format(list=side_by_side(f"{gap.name} {gap.lead:+d}" for gap in gaps))
        self.say(text, text)

    def paint(self, canvas: Canvas) -> None:
        """The bars."""
        if not self._gaps:
            return
        scale, theme, colours = self._style.scale, self._style.theme, self._style.colours
        leads = [gap.lead for gap in self._gaps]
        up, down = max(0, *leads), max(0, *(-lead for lead in leads))
        label, foot = 17 * scale, 22 * scale
        # The line stands where the largest bars of both directions have the same scale.
        room = max(4.0, self.height() - foot - label * (1 + (down > 0)))
        unit = room / max(1, up + down)
        middle = label + up * unit
        wide = self.width() / len(self._gaps)
        canvas.stroke(segment(0, middle, self.width(), middle), colours.hair, 1.2)
        for index, gap in enumerate(self._gaps):
            x = (index + 0.5) * wide
            high = abs(gap.lead) * unit
            bar = QRectF(x - 8 * scale, middle - high if gap.lead > 0 else middle, 16 * scale, high)
            if gap.lead:
                canvas.fill(
                    rounded_rect(bar, 2.5 * scale), colours.bar_you if gap.lead > 0 else colours.bar_bot
                )
            if gap.lead < 0:
                y = bar.top() + 7 * scale
                while y < bar.bottom():
                    hatch = segment(bar.left() + 2, y, bar.right() - 2, y - 5 * scale)
                    canvas.stroke(hatch, "#14161A", 1.1, 0.4)
                    y += 7 * scale
            text = ("+" if gap.lead > 0 else "") + minus(gap.lead)
            edge = bar.top() - 17 * scale if gap.lead >= 0 else bar.bottom()
            number = canvas.width(text, 12, True)
            half = 4 * scale
            mark = 2 * half + 4 * scale
            if gap.lead and number + mark <= wide:
                # Whose it is, by shape too.
                left = x - (number + mark) / 2
                canvas.badge(gap.lead > 0, left + half, edge + 8.5 * scale, half)
                canvas.words(
                    QRectF(left + mark, edge, number + 2, 17 * scale), text, 12, theme.text, True, LEFT
                )
            else:
                canvas.words(QRectF(x - wide / 2, edge, wide, 17 * scale), text, 12, theme.text, True, CENTRE)
            if gap.sign is not None:
                tint = colours.brass_lit if self._style.dark else theme.accent
                gap.sign(canvas, x, self.height() - 10 * scale, 8 * scale, tint)
