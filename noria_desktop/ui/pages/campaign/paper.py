"""Paper, stars, plates and books: what the pages of the Circuit are drawn with. Source: mocks/campaign.md 1 and 3."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import circle, lines, polygon, rounded_rect, star
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.pages.campaign.volumes import ROMAN


@frozen
class Paper:
    """Colours of a sheet of paper in one theme."""

    sheet: str
    under: str
    """The sheets below it."""
    ink: str
    soft: str
    line: str
    box: str
    """Ground of a quiet box on the sheet."""
    spot: str
    """Words and stars in brass."""
    button: str
    on_button: str


_PAPER: Final = Paper(
    "#EFE4C8", "#CDBB93", "#221C14", "#5B5140", "#C2A86F", "#E3D4AC", "#8A5A0C", "#241D14", "#F3D58A"
)
_CONTRAST: Final = Paper(
    "#000000", "#000000", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#000000", "#FFD400", "#000000", "#FFD400"
)
LEATHERS: Final = ("#8A3A22", "#2E4F73", "#3E6A3C", "#5C4A86", "#7A5A1E", "#4A4F58")
"""What a campaign's logbook is bound in."""


def paper(style: ShellStyle) -> Paper:
    """The paper of a style."""
    return _CONTRAST if style.contrast else _PAPER


def paint_paper(canvas: Canvas, box: QRectF, rings: bool = True) -> QRectF:
    """A pad of paper with a double rule, bound at its left; the room for words."""
    style, look, scale = canvas.style, paper(canvas.style), canvas.style.scale
    radius = 12 * scale
    if style.colours.shadow:
        canvas.fill(rounded_rect(box.translated(0, 4 * scale), radius), "#000000", 0.3)
    for shift in (6, 3):
        canvas.fill(rounded_rect(box.adjusted(shift * scale, shift * scale, 0, 0), radius), look.under)
    sheet = box.adjusted(0, 0, -6 * scale, -6 * scale)
    canvas.fill(rounded_rect(sheet, radius), look.sheet)
    canvas.stroke(rounded_rect(sheet, radius), look.line, 1.2, 0.7)
    left = 22 * scale if rings else 8 * scale
    rule = sheet.adjusted(left, 8 * scale, -8 * scale, -8 * scale)
    canvas.stroke(rounded_rect(rule, 8 * scale), look.line, 1.1)
    inner = rule.adjusted(3.5 * scale, 3.5 * scale, -3.5 * scale, -3.5 * scale)
    canvas.stroke(rounded_rect(inner, 6 * scale), look.line, 0.8, 0.6)
    if rings:
        x, y = sheet.left() + 11 * scale, sheet.top() + 26 * scale
        while y < sheet.bottom() - 20 * scale:
            canvas.stroke(lines([(x, y), (x, y + 18 * scale)]), look.line, 2.4 * scale, 0.55)
            for end in (y, y + 18 * scale):
                canvas.fill(circle(x, end, 2.6 * scale), look.ink, 0.55)
            y += 50 * scale
    return inner.adjusted(14 * scale, 12 * scale, -14 * scale, -12 * scale)


def paint_stars(
    canvas: Canvas,
    x: float,
    y: float,
    half: float,
    earned: int,
    *,
    count: int = 3,
    gap: float = 2.9,
    on_paper: bool = False,
) -> float:
    """A row of stars from its left middle; the right end."""
    theme, look = canvas.style.theme, paper(canvas.style)
    full = look.spot if on_paper else theme.accent
    edge = look.line if on_paper else theme.muted
    for number in range(count):
        shape = star(x + half + number * gap * half, y, half)
        if number < earned:
            canvas.fill(shape, full if not on_paper or canvas.style.contrast else "#C9902A")
            if on_paper:
                canvas.stroke(shape, look.ink, max(0.8, half * 0.09))
        else:
            canvas.stroke(shape, edge, max(1.0, half * 0.13))
    return x + 2 * half + (count - 1) * gap * half


def paint_plate(canvas: Canvas, x: float, y: float, half: float, number: int, *, here: bool = False) -> None:
    """The brass plate of an open volume; a halo where the player is."""
    colours, style = canvas.style.colours, canvas.style
    if here and not style.contrast:
        canvas.fill(circle(x, y, half * 1.28), style.theme.accent, 0.25)
    if colours.shadow:
        canvas.fill(circle(x, y + half * 0.1, half), "#000000", 0.4)
    canvas.fill(circle(x, y, half), colours.brass)
    canvas.stroke(circle(x, y, half * 0.97), colours.brass_lit, half * 0.05)
    canvas.fill(circle(x, y, half * 0.76), "#14110B")
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    canvas.words(box, ROMAN[number], 0.66 * half / style.scale, colours.brass_lit, True, CENTRE)


def paint_lock(canvas: Canvas, x: float, y: float, half: float) -> None:
    """The place of a volume that is not open yet."""
    theme = canvas.style.theme
    canvas.fill(circle(x, y, half), theme.raised)
    canvas.stroke(circle(x, y, half), theme.line, 1.4)
    canvas.glyph("lock", x, y, half * 0.42, theme.text)


def paint_flag_bar(
    canvas: Canvas, box: QRectF, value: int, most: int, flag: int, *, before: int | None = None
) -> None:
    """A bar with a flag at the stars that open the next volume; what is new since ``before`` is lighter."""
    theme, colours, style = canvas.style.theme, canvas.style.colours, canvas.style
    radius = box.height() / 2
    canvas.fill(rounded_rect(box, radius), theme.line, 0.9 if not style.contrast else 0.0)
    if style.contrast:
        canvas.stroke(rounded_rect(box, radius), theme.text, 1)
    wide = box.width() * min(value, most) / most
    if wide:
        canvas.fill(rounded_rect(QRectF(box.left(), box.top(), wide, box.height()), radius), theme.accent)
    if before is not None and value > before:
        start = box.left() + box.width() * before / most
        new = QRectF(start, box.top(), box.left() + wide - start, box.height())
        canvas.fill(rounded_rect(new, radius), colours.brass_lit)
    x, high = box.left() + box.width() * flag / most, box.height() * 1.5
    ink = theme.text
    canvas.stroke(lines([(x, box.bottom() + 2), (x, box.top() - high)]), ink, 1.4)
    top = box.top() - high
    canvas.fill(polygon([(x, top), (x + high, top + high * 0.4), (x, top + high * 0.8)]), ink)


def paint_book(canvas: Canvas, box: QRectF, leather: int) -> None:
    """A small book in its leather."""
    colours = canvas.style.colours
    radius = box.width() * 0.12
    canvas.fill(rounded_rect(box, radius), LEATHERS[leather % len(LEATHERS)])
    canvas.stroke(rounded_rect(box, radius), colours.brass, 1.4)
    edge = box.width() * 0.16
    canvas.stroke(
        lines([(box.left() + edge, box.top()), (box.left() + edge, box.bottom())]), colours.brass, 1
    )
    middle = box.center()
    canvas.glyph("wheel", middle.x() + edge / 2, middle.y(), box.width() * 0.26, colours.brass_lit)
