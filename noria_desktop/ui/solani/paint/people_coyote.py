"""Coyote in its four guises, drawn in stars, under the night sky that lies behind everybody of this game.

Source: mocks/way-in.md 4.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtGui import QPainterPath

from noria_desktop.ui.art.people import (
    INK,
    Brush,
    curve,
    disc,
    mirrored,
)
from noria_desktop.ui.art.shapes import lines, polygon


def ground(brush: Brush) -> None:
    """Night sky over a low horizon."""
    brush.gradient((0, "#0A1030"), (0.6, "#26286B"), (1, "#5A3F86"))
    for i in range(46):
        x, y = (i * 73.3 + 11) % 200, (i * 41.7 + 7) % 200
        brush.fill(disc(x, y, 0.7 + (i * 7 % 5) * 0.28), "#FFFFFF", 0.35 + (i * 3 % 5) * 0.12)
    hills = curve(0, 216, (50, 196, 100, 212), (150, 228, 200, 204), (200, 240), (0, 240))
    brush.fill(hills, "#120F33", 0.9)


def star4(x: float, y: float, r: float) -> QPainterPath:
    """A four-pointed star."""
    return polygon(
        [
            (
                x + (r if i % 2 == 0 else r * 0.26) * math.sin(math.pi * i / 4),
                y - (r if i % 2 == 0 else r * 0.26) * math.cos(math.pi * i / 4),
            )
            for i in range(8)
        ]
    )


def coyote(
    brush: Brush,
    tones: tuple[str, str, str, str],
    ear: float,
    wide: float,
    eye: Callable[[float, float, int], None],
    chain: Sequence[tuple[float, float]],
    glow: str,
) -> None:
    """A faceted head: forehead, cheeks, muzzle, ears; stars joined by a thin line lie over it."""
    fur, light, dark, muzzle = tones
    brush.shaded(curve(30, 240, (40, 190, 78, 172), (122, 172), (160, 190, 170, 240)), fur, light, dark, 8, 3)
    for k in range(4):
        brush.stroke(lines([(76 + k * 14, 206), (83 + k * 14, 218), (90 + k * 14, 206)]), dark, 3)
    for m in (False, True):
        outer = [(100 - 22 * wide, 84), (100 - 62 * wide, 98), (100 - 58 * wide, 84 - ear)]
        inner = [(100 - 32 * wide, 86), (100 - 54 * wide, 94), (100 - 54 * wide, 84 - ear * 0.72)]
        outer, inner = (mirrored(outer), mirrored(inner)) if m else (outer, inner)
        brush.ink(polygon(outer), fur if not m else dark)
        brush.fill(polygon(inner), "#E7A08A" if fur != "#2C3472" else "#7A63C8")
    left = [
        (100, 70),
        (100 - 44 * wide, 82),
        (100 - 66 * wide, 126),
        (100 - 56 * wide, 150),
        (100 - 20, 168),
        (100, 204),
        (100, 70),
    ]
    brush.ink(polygon(left), fur)
    brush.ink(polygon(mirrored(left)), dark)
    brush.fill(polygon([(100, 70), (100 - 44 * wide, 82), (100 - 30, 112), (100, 104)]), light)
    brush.fill(polygon(mirrored([(100, 70), (100 - 44 * wide, 82), (100 - 30, 112), (100, 104)])), fur)
    cheek = [(100 - 66 * wide, 126), (100 - 56 * wide, 150), (100 - 20, 168), (100 - 28, 140)]
    brush.fill(polygon(cheek), light)
    brush.fill(polygon(mirrored(cheek)), muzzle, 0.7)
    snout = [(100, 104), (82, 142), (84, 176), (100, 192), (116, 176), (118, 142)]
    brush.ink(polygon(snout), muzzle)
    brush.fill(polygon([(100, 104), (100, 192), (116, 176), (118, 142)]), dark, 0.28)
    brush.ink(curve(86, 172, (100, 164, 114, 172), (110, 184, 100, 188), (90, 184, 86, 172)), "#1A1626")
    brush.fill(disc(95, 174, 3, 2), "#FFFFFF", 0.6)
    for side in (-1, 1):
        eye(100 + side * 33 * wide, 124, side)
    if len(chain) > 1:
        brush.stroke(lines(list(chain)), glow, 1.5, 0.75)
    for i, (x, y) in enumerate(chain):
        brush.fill(disc(x, y, 7), glow, 0.18)
        brush.fill(star4(x, y, 6.4 if i % 2 == 0 else 4.6), "#FFFFFF")


def pup(brush: Brush) -> None:
    """Coyote Pup: ears too large, eyes wide open."""

    def eye(x: float, y: float, _side: int) -> None:
        brush.ink(disc(x, y, 13), "#FFFFFF", 3)
        brush.fill(disc(x, y + 1, 9.6), "#D98A2B")
        brush.fill(disc(x, y + 1, 5.8), INK)
        brush.fill(disc(x - 4, y - 4, 3.4), "#FFFFFF")

    coyote(
        brush,
        ("#C98F5B", "#EBC08D", "#9A6238", "#F7E6CC"),
        78,
        0.94,
        eye,
        [(30, 22), (52, 38), (100, 50), (148, 30), (172, 46)],
        "#FFE9A8",
    )


def trickster(brush: Brush) -> None:
    """Trickster: one eye shut, a star in the open one."""

    def eye(x: float, y: float, side: int) -> None:
        if side < 0:
            brush.stroke(curve(x - 13, y, (x, y + 11, x + 13, y - 3), close=False), INK, 5)
        else:
            brush.ink(
                curve(x - 15, y + 3, (x, y - 16, x + 15, y - 7), (x + 2, y + 10, x - 15, y + 3)), "#FFE07A", 3
            )
            brush.fill(star4(x + 1, y - 2, 7.6), INK)
        brush.stroke(
            lines([(x - side * 16, y - 12 - (4 if side > 0 else 0)), (x + side * 12, y - 20)]), INK, 4.4
        )

    coyote(
        brush,
        ("#8C6A86", "#BE9AB0", "#5E4263", "#F0DCCB"),
        60,
        1.0,
        eye,
        [(22, 44), (44, 24), (100, 34), (140, 18), (178, 36)],
        "#FFE9A8",
    )
    brush.stroke(curve(104, 190, (120, 192, 126, 178), close=False), INK, 3.4)


def scatterer(brush: Brush) -> None:
    """Star Scatterer: a head made of night, white stars in its fur."""

    def eye(x: float, y: float, side: int) -> None:
        brush.ink(
            polygon([(x - side * 16, y + 7), (x + side * 15, y - 9), (x + side * 3, y + 7)]), "#EAF2FF", 2.6
        )
        brush.fill(disc(x + side * 2, y + 1, 3.4), "#2B5BD0")

    coyote(
        brush,
        ("#2C3472", "#4A57A8", "#171B47", "#8E9ADB"),
        72,
        1.06,
        eye,
        [(40, 150), (62, 108), (100, 82), (138, 108), (160, 150)],
        "#BFD4FF",
    )
    for x, y, r in (
        (24, 60, 9),
        (178, 70, 11),
        (100, 24, 13),
        (150, 34, 6),
        (56, 30, 6),
        (184, 128, 6),
        (14, 112, 6),
    ):
        brush.fill(disc(x, y, r * 1.6), "#BFD4FF", 0.14)
        brush.fill(star4(x, y, r), "#FFFFFF")


def thief(brush: Brush) -> None:
    """Star Thief: a dark mask, a chain with its stars gone, and a bag that shines."""

    def eye(x: float, y: float, side: int) -> None:
        brush.ink(
            curve(x - 14, y - 2 * side, (x, y - 13, x + 14, y + 2 * side), (x, y + 9, x - 14, y - 2 * side)),
            "#FFE07A",
            3,
        )
        brush.fill(disc(x + 5, y, 4.6, 6.4), INK)

    coyote(brush, ("#5A5A68", "#85859A", "#33333F", "#C9C9D6"), 66, 0.98, _no_eye, [(100, -20)], "#FFE9A8")
    mask = curve(
        36,
        116,
        (66, 96, 100, 112),
        (134, 96, 164, 116),
        (156, 146, 124, 142),
        (100, 124, 76, 142),
        (44, 146, 36, 116),
    )
    brush.ink(mask, "#16131F")
    for side in (-1, 1):
        eye(100 + side * 32, 123, side)
    hollow = [(20, 46), (46, 22), (100, 34), (150, 20), (182, 44)]
    brush.stroke(lines(hollow), "#FFE9A8", 1.5, 0.6)
    for x, y in hollow:
        brush.stroke(star4(x, y, 7), "#FFE9A8", 1.4, 0.9, (1.6, 1.6))
    brush.glow(156, 210, 58, "#FFE9A8", 0.7, 0.1)
    bag = curve(120, 240, (112, 206, 146, 194), (138, 182), (176, 182), (168, 194), (202, 206, 196, 240))
    brush.shaded(bag, "#6A4B86", "#9A78B8", "#402B58", 6, 4)
    brush.stroke(curve(142, 194, (157, 200, 172, 194), close=False), "#FFE9A8", 4)
    for x, y, r in ((148, 178, 9), (164, 172, 11), (156, 190, 5), (176, 182, 6)):
        brush.fill(star4(x, y, r), "#FFFFFF")
    for x, y in ((140, 222), (160, 214), (178, 228)):
        brush.fill(star4(x, y, 5), "#FFE9A8", 0.9)


def _no_eye(_x: float, _y: float, _side: int) -> None:
    """Its eyes lie over a mask."""
