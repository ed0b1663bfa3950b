"""What several plots are painted with. A side is shape, colour and stroke: never colour alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from noria_desktop.app.statistics.measures import Share
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import circle, rhombus, rounded_rect, segment
from noria_desktop.ui.widgets.sheets import paint_sheet

RIGHT = Qt.AlignmentFlag.AlignRight
SHADOW = 5
"""Design pixels below a sheet."""


def paint_paper(canvas: Canvas, box: QRectF, title: str, sub: str = "") -> float:
    """The sheet with its heading; where the words of the heading end, in logical pixels."""
    scale, theme = canvas.style.scale, canvas.style.theme
    paint_sheet(canvas, box.adjusted(0, 0, 0, -SHADOW * scale), 14 * scale)
    top, left = box.top() + 10 * scale, box.left() + 16 * scale
    tick = QRectF(left, top + 5 * scale, 3.5 * scale, 16 * scale)
    canvas.fill(rounded_rect(tick, 1.7 * scale), theme.accent)
    left += 12 * scale
    room = QRectF(left, top, box.right() - 16 * scale - left, 26 * scale)
    left += canvas.words(room, title, 16, theme.text, True) + 11 * scale
    if sub and left + canvas.width(sub, 12.5) <= box.right() - 12 * scale:
        room = QRectF(left, top + scale, box.right() - left, 26 * scale)
        left += canvas.words(room, sub, 12.5, theme.muted) + 14 * scale
    return left


def rim(canvas: Canvas) -> str:
    """Colour of the line about a mark."""
    return canvas.style.theme.ink if canvas.style.dark and not canvas.style.contrast else "#FFFFFF"


def paint_mark(
    canvas: Canvas, own: bool, x: float, y: float, half: float, *, filled: bool = True, colour: str = ""
) -> None:
    """A game: your disc or the other's diamond; hollow where it was not won. ``colour``: that of the pieces."""
    colours, theme = canvas.style.colours, canvas.style.theme
    colour = colour or (colours.bar_you if own else colours.bar_bot)
    shape = circle(x, y, half) if own else rhombus(x, y, half * 1.15)
    if filled:
        canvas.fill(shape, colour)
        canvas.stroke(shape, rim(canvas), max(0.8, 0.9 * canvas.style.scale))
    else:
        canvas.fill(shape, theme.surface)
        canvas.stroke(shape, colour, 1.6 * canvas.style.scale)


def hatch(canvas: Canvas, shape: QPainterPath, colour: str, alpha: float) -> None:
    """The other's area: its colour with strokes."""
    canvas.fill(shape, colour, alpha)
    canvas.clip(shape)
    bounds, step = shape.boundingRect(), 7 * canvas.style.scale
    x = bounds.left() - bounds.height()
    while x < bounds.right():
        stroke = segment(x, bounds.bottom(), x + bounds.height(), bounds.top())
        canvas.stroke(stroke, colour, 1.1 * canvas.style.scale, min(1.0, alpha + 0.3))
        x += step
    canvas.p.restore()


def paint_bar(canvas: Canvas, own: bool, box: QRectF, *, lost: bool = False) -> None:
    """A plain bar for you, a hatched one for the other; hollow for points that were lost."""
    colours, scale = canvas.style.colours, canvas.style.scale
    shape = rounded_rect(box, 3 * scale)
    if lost:
        canvas.stroke(shape, colours.bar_you if own else colours.bar_bot, 1.4 * scale)
    elif own:
        canvas.fill(shape, colours.bar_you)
    else:
        hatch(canvas, shape, colours.bar_bot, 0.45)


def paint_share(canvas: Canvas, left: float, right: float, y: float, share: Share) -> None:
    """A share with its interval on a line from 0 to 100 %, a mark at 50; grey where there are too few games."""
    scale, theme = canvas.style.scale, canvas.style.theme
    wide = right - left
    canvas.stroke(segment(left, y, right, y), theme.line, 1, 0.4)
    canvas.stroke(
        segment(left + wide / 2, y - 8 * scale, left + wide / 2, y + 8 * scale), theme.line, 1, 0.55
    )
    low, high = (left + wide * one for one in share.interval)
    tone = theme.muted if share.is_few else theme.accent
    canvas.fill(rounded_rect(QRectF(low, y - 3 * scale, high - low, 6 * scale), scale), tone, 0.4)
    for x in (low, high):
        canvas.stroke(segment(x, y - 6 * scale, x, y + 6 * scale), tone, 1.6 * scale)
    at = left + wide * share.value
    canvas.fill(circle(at, y, 5.5 * scale), theme.surface if share.is_few else tone)
    canvas.stroke(circle(at, y, 5.5 * scale), tone, 2 * scale)


def paint_axis(canvas: Canvas, x: float, top: float, text: str) -> None:
    """A number under a plot."""
    scale = canvas.style.scale
    box = QRectF(x - 40 * scale, top, 80 * scale, 18 * scale)
    canvas.words(box, text, 12, canvas.style.theme.muted, False, CENTRE)
