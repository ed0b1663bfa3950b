"""What portraits of people have in common: shoulders, face, eyes, nose. Hair and clothes are their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.people import INK, Brush, curve, disc


def bust(brush: Brush, skin: str, shade: str, coat: str, dark: str) -> None:
    """Shoulders, neck, ears and face; hair and clothes come on top."""
    brush.shaded(
        curve(6, 240, (10, 196, 62, 186), (100, 200, 138, 186), (190, 196, 194, 240)), coat, coat, dark, 8, 4
    )
    brush.ink(curve(80, 160, (80, 196), (100, 212, 120, 196), (120, 160)), shade)
    for x in (54, 146):
        brush.ink(disc(x, 124, 10, 13), skin)
        brush.fill(disc(x, 125, 4.6, 7), shade)
    head = curve(
        56,
        104,
        (56, 62, 100, 60),
        (144, 62, 144, 104),
        (144, 154, 128, 176, 100, 178),
        (72, 176, 56, 154, 56, 104),
    )
    brush.fill(head, skin)
    with brush.within(head):
        brush.fill(curve(118, 60, (150, 110, 112, 180), (160, 190), (160, 60)), shade, 0.55)
    brush.stroke(head, INK, 3.4)


def eyes(
    brush: Brush,
    y: float,
    iris: str,
    gap: float = 20,
    r: float = 6.4,
    brow: str = INK,
    tilt: float = 0.0,
    lid: float = 0.0,
    skin: str = "",
) -> None:
    """Two eyes with brows; ``tilt`` lowers the inner ends, ``lid`` closes from above."""
    for side in (-1, 1):
        x = 100 + side * gap
        brush.ink(disc(x, y, r * 1.25, r), "#FFFFFF", 2.2)
        brush.fill(disc(x, y + 0.6, r * 0.74), iris)
        brush.fill(disc(x, y + 0.6, r * 0.36), INK)
        brush.fill(disc(x - r * 0.26, y - r * 0.22, r * 0.2), "#FFFFFF")
        if lid:
            with brush.within(disc(x, y, r * 1.25, r)):
                box = QPainterPath()
                box.addRect(QRectF(x - 20, y - r * 1.2, 40, r * 2 * lid))
                brush.ink(box, skin, 2.2)
            brush.stroke(disc(x, y, r * 1.25, r), INK, 2.2)
        brush.stroke(
            curve(x - side * 10, y - r - 5 + tilt, (x, y - r - 10, x + side * 11, y - r - 4), close=False),
            brow,
            4.4,
        )


def nose(brush: Brush, shade: str, y: float = 142) -> None:
    """A plain nose."""
    brush.stroke(curve(99, y - 18, (96, y - 4, 93, y), (100, y + 6, 106, y), close=False), shade, 3.4)
