"""The crew of the Nautilus that one plays against, from the novice to the captain. Source: mocks/way-in.md."""

from __future__ import annotations

import math
from typing import Final

from noria_desktop.ui.art.bust import bust, eyes, nose
from noria_desktop.ui.art.people import (
    BRASS,
    BRASS_HI,
    BRASS_LO,
    INK,
    Brush,
    Draw,
    Portrait,
    curve,
    disc,
)
from noria_desktop.ui.art.shapes import band, polygon, rounded, segment


def ground(brush: Brush) -> None:
    """Water behind a porthole."""
    brush.gradient((0, "#3F98A0"), (0.6, "#1D6470"), (1, "#0E3A48"))
    for x0, x1, x2, x3 in ((20, 60, 10, -50), (110, 140, 150, 90)):
        brush.fill(polygon([(x0, 0), (x1, 0), (x2, 240), (x3, 240)]), "#D9FFF4", 0.10)
    for x, y, r in ((28, 60, 5), (36, 44, 3), (172, 82, 6), (180, 64, 3.4), (166, 50, 2.4), (22, 122, 3)):
        brush.stroke(disc(x, y, r), "#D9FFF4", 1.6, 0.6)


def novice(brush: Brush) -> None:
    """The novice: red hair under a cap with a pompom, freckles, striped shirt, all smile."""
    skin, shade = "#F3C6A0", "#D79A72"
    bust(brush, skin, shade, "#F6F0E0", "#D5CBB4")
    shirt = curve(6, 240, (10, 196, 62, 186), (100, 200, 138, 186), (190, 196, 194, 240))
    with brush.within(shirt):
        for k in range(5):
            brush.stroke(
                curve(0, 206 + k * 13, (100, 222 + k * 13, 200, 206 + k * 13), close=False), "#2B5C8A", 5.6
            )
    brush.stroke(shirt, INK, 3.4)
    brush.ink(
        polygon(
            [(66, 186), (100, 212), (134, 186), (146, 196), (112, 226), (100, 218), (88, 226), (54, 196)]
        ),
        "#C23B3B",
    )
    hair = curve(
        50,
        112,
        (46, 70, 78, 62),
        (130, 56, 150, 82, 150, 112),
        (142, 96, 136, 92),
        (124, 100, 112, 92),
        (98, 104, 88, 92),
        (72, 104, 64, 92),
        (54, 100, 50, 112),
    )
    brush.shaded(hair, "#D2632B", "#F09A5A", "#95401A", 4, 3)
    brush.shaded(
        curve(48, 78, (46, 34, 100, 32), (154, 34, 152, 78), (100, 66, 48, 78)),
        "#F6F0E0",
        "#FFFFFF",
        "#CFC5AE",
        5,
        4,
    )
    brush.ink(band(curve(49, 80, (100, 66, 151, 80), close=False), 13), "#2B4A6E")
    brush.shaded(disc(100, 30, 13), "#C23B3B", "#EE7A70", "#842020", 3, 3)
    eyes(brush, 120, "#3E8E6E", 20, 7.6, "#95401A")
    nose(brush, shade)
    brush.ink(curve(80, 152, (100, 176, 120, 152), (100, 158, 80, 152)), "#FFFFFF", 3)
    for x, y in ((70, 138), (78, 143), (66, 146), (130, 138), (122, 143), (134, 146)):
        brush.fill(disc(x, y, 1.9), "#B8693F")


def sailor(brush: Brush) -> None:
    """The sailor: dark curls under a watch cap, gold earring, roll-neck, one raised brow."""
    skin, shade = "#8F5B3C", "#6B3F27"
    bust(brush, skin, shade, "#2E4B4B", "#1B3030")
    brush.ink(curve(66, 182, (100, 196, 134, 182), (140, 206), (100, 222, 60, 206)), "#3E6463")
    for k in range(5):
        brush.stroke(segment(74 + k * 13, 190 + 3 * math.sin(k * 0.8), 72 + k * 14, 208), "#1B3030", 2, 0.7)
    for x, y, r in (
        (48, 96, 15),
        (44, 118, 14),
        (50, 138, 12),
        (152, 96, 15),
        (156, 118, 14),
        (150, 138, 12),
    ):
        brush.ink(disc(x, y, r), "#2A1C18")
    brush.shaded(
        curve(46, 92, (42, 28, 100, 26), (158, 28, 154, 92), (100, 76, 46, 92)),
        "#D08A2E",
        "#F0BE6A",
        "#96591A",
        7,
        5,
    )
    brush.ink(band(curve(46, 92, (100, 74, 154, 92), close=False), 17), "#B87322")
    for k in range(9):
        left = 52.0 + k * 12
        top = 92 - 17 * (1 - ((left - 100) / 54) ** 2) * 0.5
        brush.stroke(segment(left, top - 7, left, top + 7), "#7A4A14", 2, 0.75)
    eyes(brush, 124, "#3A2416", 20, 6.6, "#2A1C18", -1)
    nose(brush, shade, 146)
    brush.stroke(curve(82, 160, (104, 168, 120, 154), close=False), "#4A2418", 4.4)
    brush.stroke(disc(150, 146, 8), BRASS_HI, 4)
    brush.stroke(disc(150, 146, 10.4), INK, 1.6)


def mate(brush: Brush) -> None:
    """The mate: silver bob, round spectacles, blue coat with a compass at the collar."""
    skin, shade = "#F0D2BC", "#CFA58B"
    brush.ink(
        curve(
            38,
            178,
            (34, 66, 100, 50),
            (166, 66, 162, 178),
            (140, 188, 128, 178),
            (72, 178),
            (56, 190, 38, 178),
        ),
        "#9AA3AE",
    )
    bust(brush, skin, shade, "#274A7A", "#162C4C")
    brush.ink(polygon([(100, 236), (64, 190), (84, 184), (100, 206), (116, 184), (136, 190)]), "#F6F0E0")
    brush.ink(polygon([(60, 188), (88, 240), (56, 240), (40, 196)]), "#1B3760")
    brush.ink(polygon([(140, 188), (112, 240), (144, 240), (160, 196)]), "#1B3760")
    brush.ink(disc(100, 214, 9), BRASS)
    brush.fill(polygon([(100, 207), (102.6, 214), (100, 221), (97.4, 214)]), INK)
    fringe = curve(
        48,
        128,
        (46, 58, 100, 54),
        (154, 58, 152, 128),
        (142, 110, 140, 92),
        (110, 96, 84, 80),
        (76, 98, 60, 100),
        (54, 112, 48, 128),
    )
    brush.shaded(fringe, "#C3CAD3", "#EEF2F6", "#8C96A3", 5, 4)
    brush.shaded(
        curve(52, 62, (60, 30, 100, 30), (140, 30, 148, 62), (100, 48, 52, 62)),
        "#F6F0E0",
        "#FFFFFF",
        "#CFC5AE",
        4,
        3,
    )
    brush.ink(band(curve(50, 68, (100, 50, 150, 68), close=False), 12), "#162C4C")
    brush.ink(disc(100, 57, 7), BRASS_HI, 2.4)
    eyes(brush, 124, "#4A7FB0", 21, 6, "#7E8894", 1)
    for x in (79, 121):
        brush.stroke(disc(x, 124, 16), INK, 5)
        brush.stroke(disc(x, 124, 16), BRASS, 2.6)
        brush.fill(polygon([(x - 10, 118), (x - 4, 112), (x + 2, 112), (x - 10, 126)]), "#FFFFFF", 0.4)
    brush.stroke(curve(95, 121, (100, 117, 105, 121), close=False), BRASS_LO, 3)
    nose(brush, shade, 147)
    brush.stroke(curve(86, 162, (100, 167, 114, 162), close=False), "#9C4F45", 4)


def captain(brush: Brush) -> None:
    """The captain: white beard, peaked cap with laurel, epaulettes, a look that counts cards."""
    skin, shade = "#DBA582", "#B57B58"
    bust(brush, skin, shade, "#1C2740", "#0E1526")
    for side in (-1, 1):
        x = 100 + side * 74
        brush.shaded(disc(x, 204, 24, 10), BRASS, BRASS_HI, BRASS_LO, 3, 2)
        for k in range(5):
            brush.ink(rounded(x - 21 + k * 9, 208, 7, 15, 3), BRASS, 2)
    for y in (214, 232):
        brush.ink(disc(84, y, 4.6), BRASS_HI, 2)
        brush.ink(disc(116, y, 4.6), BRASS_HI, 2)
    brush.ink(curve(48, 118, (46, 78), (154, 78), (152, 118), (146, 102), (54, 102)), "#D9D6CE")
    beard = curve(
        50,
        118,
        (58, 150, 66, 146),
        (80, 138, 100, 146),
        (120, 138, 134, 146),
        (142, 150, 150, 118),
        (158, 176, 132, 202),
        (112, 218, 100, 220),
        (88, 218, 68, 202),
        (42, 176, 50, 118),
    )
    brush.shaded(beard, "#ECE8DE", "#FFFFFF", "#BDB6A6", 6, 4)
    for dx in (-26, -12, 12, 26):
        brush.stroke(
            curve(100 + dx, 168, (100 + dx * 0.9, 190, 100 + dx * 0.6, 204), close=False), "#A9A192", 2.6, 0.8
        )
    brush.ink(
        curve(70, 152, (84, 138, 100, 148), (116, 138, 130, 152), (116, 160, 100, 154), (84, 160, 70, 152)),
        "#F6F2E8",
        3,
    )
    brush.shaded(
        curve(40, 84, (44, 34, 100, 32), (156, 34, 160, 84), (100, 70, 40, 84)),
        "#22304E",
        "#41547E",
        "#121B30",
        6,
        4,
    )
    brush.ink(band(curve(50, 86, (100, 72, 150, 86), close=False), 14), BRASS)
    brush.shaded(
        curve(48, 94, (100, 78, 152, 94), (140, 108, 100, 104), (60, 108, 48, 94)),
        "#141A28",
        "#3B4760",
        "#0A0D16",
        4,
        3,
    )
    brush.ink(disc(100, 60, 11), BRASS, 2.6)
    brush.fill(
        polygon(
            [
                (
                    100 + (8 if i % 2 == 0 else 3.4) * math.sin(math.pi * i / 5),
                    60 - (8 if i % 2 == 0 else 3.4) * math.cos(math.pi * i / 5),
                )
                for i in range(10)
            ]
        ),
        BRASS_HI,
    )
    eyes(brush, 122, "#5C7C8C", 20, 5.6, "#E6E1D5", 5, 0.34, skin)
    nose(brush, shade, 143)


_CREW: Final[tuple[Draw, ...]] = (novice, sailor, mate, captain)


def face(level: int) -> Portrait:
    """Who plays at a level, from 1."""
    return Portrait(ground, _CREW[level - 1])
