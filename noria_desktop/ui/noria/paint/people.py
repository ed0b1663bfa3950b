"""Noria's bots as machines: Kettle, Governor and Dynamo on the wheel they stand on, a stranger, and the plan of one's own.

Source: mocks/way-in.md 4.
"""

from __future__ import annotations

import math
from typing import Final

from noria_desktop.ui.art.people import (
    BRASS,
    BRASS_HI,
    BRASS_LO,
    COPPER,
    COPPER_HI,
    COPPER_LO,
    INK,
    STEEL,
    STEEL_HI,
    STEEL_LO,
    Brush,
    Draw,
    Portrait,
    curve,
    disc,
    lamp_eye,
)
from noria_desktop.ui.art.shapes import band, lines, polygon, rounded, segment, tapered


def ground(brush: Brush) -> None:
    """Dusk behind a great wheel."""
    brush.gradient((0, "#2A2148"), (0.55, "#6B3E55"), (1, "#C47A48"))
    for r, a in ((128, 0.20), (92, 0.16), (56, 0.12)):
        brush.stroke(disc(100, 128, r), BRASS_HI, 2.2, a)
    for i in range(24):
        t = math.radians(15 * i)
        brush.stroke(
            segment(
                100 + 122 * math.cos(t),
                128 + 122 * math.sin(t),
                100 + 133 * math.cos(t),
                128 + 133 * math.sin(t),
            ),
            BRASS_HI,
            2.4,
            0.22,
        )


def wheel_foot(brush: Brush, tone: str, dark: str) -> None:
    """The wheel every machine of Noria stands on, cut by the frame."""
    brush.ink(disc(100, 300, 104), dark)
    brush.ink(disc(100, 300, 92), tone)
    brush.stroke(disc(100, 300, 78), dark, 3)
    for i in range(-4, 5):
        t = math.radians(-90 + 15 * i)
        brush.ink(disc(100 + 85 * math.cos(t), 300 + 85 * math.sin(t), 3), BRASS_HI, 1.4)


def kettle(brush: Brush) -> None:
    """Bot 1: a round copper kettle with sleepy lamps and steam."""
    for x, y, r in ((178, 40, 9), (164, 22, 12), (184, 12, 10), (150, 6, 8)):
        brush.fill(disc(x, y, r), "#F6E9DC", 0.82)
    wheel_foot(brush, BRASS, BRASS_LO)
    handle = curve(38, 128, (20, 26, 100, 24), (180, 26, 162, 128), close=False)
    brush.ink(band(handle, 11), BRASS_LO)
    brush.stroke(curve(42, 110, (34, 34, 98, 29), close=False), BRASS_HI, 3, 0.9)
    brush.shaded(
        tapered([(150, 150), (176, 122), (180, 78), (190, 62)], 34, 13), COPPER, COPPER_HI, COPPER_LO, 5, 3
    )
    brush.shaded(disc(100, 146, 68, 66), COPPER, COPPER_HI, COPPER_LO, 12, 9)
    brush.shaded(
        curve(58, 90, (60, 62, 100, 60), (140, 62, 142, 90), (100, 104, 58, 90)),
        BRASS,
        BRASS_HI,
        BRASS_LO,
        5,
        4,
    )
    brush.ink(disc(100, 58, 8), "#3A2A22")
    brush.fill(disc(97.5, 55.5, 2.6), "#FFFFFF", 0.6)
    brush.ink(band(curve(36, 172, (100, 214, 164, 172), close=False), 12), BRASS)
    brush.rivets([(48, 181), (66, 189), (84, 193.4), (116, 193.4), (134, 189), (152, 181)])
    lamp_eye(brush, 74, 132, 14, "#FFD978", 0.42)
    lamp_eye(brush, 126, 132, 14, "#FFD978", 0.42)
    brush.stroke(curve(82, 164, (100, 176, 118, 164), close=False), INK, 4)
    brush.fill(disc(52, 154, 8, 5), "#FF9E7A", 0.5)
    brush.fill(disc(148, 154, 8, 5), "#FF9E7A", 0.5)


def governor(brush: Brush) -> None:
    """Bot 2: a tall brass head under a centrifugal governor, shutters half closed."""
    wheel_foot(brush, BRASS, BRASS_LO)
    brush.shaded(polygon([(46, 240), (62, 182), (138, 182), (154, 240)]), BRASS, BRASS_HI, BRASS_LO, 6, 4)
    brush.ink(disc(100, 212, 17), "#F6F0E0")
    for i in range(7):
        t = math.radians(150 + 40 * i)
        brush.stroke(
            segment(
                100 + 11 * math.cos(t), 212 + 11 * math.sin(t), 100 + 14 * math.cos(t), 212 + 14 * math.sin(t)
            ),
            INK,
            1.8,
        )
    brush.stroke(segment(100, 212, 108, 202), "#B4231B", 3)
    brush.fill(disc(100, 212, 2.6), INK)
    brush.ink(rounded(78, 168, 44, 16, 4), BRASS_LO)
    # spindle and balls
    brush.ink(rounded(96, 14, 8, 74, 3), STEEL)
    for side in (-1, 1):
        x = 100 + side * 52
        brush.stroke(lines([(100, 22), (x, 50), (100, 74)]), INK, 9)
        brush.stroke(lines([(100, 22), (x, 50), (100, 74)]), BRASS, 4.4)
        brush.shaded(disc(x, 50, 16), BRASS, BRASS_HI, BRASS_LO, 4, 4)
    brush.ink(rounded(90, 14, 20, 11, 4), BRASS)
    brush.ink(rounded(88, 68, 24, 12, 4), BRASS)
    brush.stroke(disc(100, 50, 74, 15), BRASS_HI, 1.6, 0.5, (3, 4))
    brush.shaded(rounded(56, 84, 88, 88, 16), BRASS, BRASS_HI, BRASS_LO, 8, 6)
    brush.ink(rounded(50, 96, 100, 10, 5), BRASS_LO)
    for x in (80, 120):
        brush.ink(rounded(x - 16, 112, 32, 24, 5), "#20262F")
        brush.fill(rounded(x - 12, 122, 24, 10, 3), "#FFD978")
        brush.fill(disc(x, 127, 4), "#FFFBEA")
        brush.ink(rounded(x - 16, 110, 32, 10, 3), BRASS_HI, 2.6)
    for i in range(5):
        brush.stroke(segment(84 + i * 8, 150, 84 + i * 8, 160), INK, 3.6)
    brush.rivets([(64, 92), (136, 92), (64, 164), (136, 164)])


def dynamo(brush: Brush) -> None:
    """Bot 3: dark steel, one red lens, copper windings and a spark between two horns."""
    wheel_foot(brush, STEEL, STEEL_LO)
    brush.shaded(polygon([(20, 240), (40, 192), (160, 192), (180, 240)]), STEEL_LO, STEEL, "#2A313B", 6, 4)
    brush.rivets([(52, 210), (148, 210), (42, 230), (158, 230)], 4, STEEL_HI)
    brush.ink(rounded(70, 178, 60, 22, 4), "#20262F")
    for k in range(3):
        brush.stroke(segment(72, 184 + k * 5, 128, 184 + k * 5), STEEL_HI, 2)
    for side in (-1, 1):
        x = 100 + side * 46
        for k in range(4):
            brush.ink(
                rounded(x - 10 + k, 62 - k * 12, 20 - 2 * k, 11, 4), "#D9D2C2" if k % 2 else "#B9AF9C", 2.6
            )
        brush.shaded(disc(x, 16, 10), COPPER, COPPER_HI, COPPER_LO, 3, 3)
    bolt = lines([(64, 14), (84, 24), (92, 8), (110, 26), (118, 10), (136, 16)])
    brush.stroke(bolt, "#BFE8FF", 9, 0.35)
    brush.stroke(bolt, "#F4FCFF", 3.2)
    # coil drum
    brush.shaded(rounded(34, 74, 132, 112, 30), STEEL, STEEL_HI, STEEL_LO, 10, 8)
    for side in (0, 1):
        left = 26 if not side else 142
        brush.ink(rounded(left, 86, 32, 88, 8), COPPER_LO)
        for k in range(7):
            brush.stroke(segment(left + 4, 94 + k * 12, left + 28, 92 + k * 12), COPPER_HI, 5)
    brush.ink(disc(100, 124, 36), "#20262F")
    brush.glow(100, 124, 60, "#FF6028", 0.59, 0.3)
    brush.stroke(disc(100, 124, 30), STEEL_HI, 3)
    brush.ink(disc(100, 124, 23), "#C23A0E", 3)
    brush.fill(disc(100, 124, 15), "#FF7A3C")
    brush.fill(disc(100, 124, 7), "#FFE9C8")
    brush.fill(disc(92, 114, 5), "#FFFFFF", 0.8)
    brush.shaded(
        polygon([(62, 92), (100, 104), (138, 92), (138, 80), (62, 80)]), STEEL_LO, STEEL, "#2A313B", 4, 3
    )
    for k in range(4):
        brush.ink(rounded(76 + k * 13, 166, 9, 12, 2), "#20262F", 1.6)


def stranger(brush: Brush) -> None:
    """A wheel that nobody knows: a hooded traveller, three lamps of three colours in the dark, a blank dial."""
    cloak = curve(
        10,
        240,
        (18, 176, 58, 160),
        (40, 120, 44, 60, 100, 26),
        (156, 60, 160, 120, 142, 160),
        (182, 176, 190, 240),
    )
    brush.shaded(cloak, "#4A4660", "#77718F", "#2C2940", 10, 7)
    hood = curve(60, 158, (50, 76, 100, 50), (150, 76, 140, 158), (100, 176, 60, 158))
    brush.ink(hood, "#15121F")
    with brush.within(hood):
        brush.fill(disc(100, 176, 54, 24), "#2A2540")
    lamp_eye(brush, 82, 112, 11, "#FFD978")
    lamp_eye(brush, 120, 106, 8, "#8EE0C4")
    lamp_eye(brush, 104, 136, 6, "#FF8A6A")
    brush.ink(band(curve(40, 190, (100, 222, 160, 190), close=False), 15), "#8A4A3A")
    brush.rivets([(60, 200), (140, 200)], 3.4)
    brush.ink(disc(100, 214, 22), BRASS_LO)
    brush.ink(disc(100, 214, 18), BRASS)
    brush.stroke(disc(100, 214, 12), "#5A3D10", 2, 0.9, (2, 2))
    for i in range(6):
        t = math.radians(60 * i)
        brush.ink(disc(100 + 12 * math.cos(t), 214 + 12 * math.sin(t), 3), "#2A2148", 1.2)


_PAPER, _CHALK = "#16314A", "#BFE0FF"


def plan(brush: Brush) -> None:
    """Paper that a machine is drawn on."""
    brush.gradient((0, _PAPER), (1, "#102538"))
    for i in range(14):
        brush.stroke(segment(i * 20 - 40, 0, i * 20 - 40, 240), _CHALK, 1, 0.12)
        brush.stroke(segment(0, i * 20, 200, i * 20), _CHALK, 1, 0.12)


def drawn(brush: Brush) -> None:
    """A machine in chalk, half of it still dashed: whoever plays builds it."""
    brush.stroke(disc(100, 300, 98), _CHALK, 3)
    brush.stroke(disc(100, 300, 78), _CHALK, 2, 0.8, (3, 3))
    brush.stroke(rounded(52, 72, 96, 92, 24), _CHALK, 3.6)
    brush.stroke(rounded(80, 164, 40, 22, 5), _CHALK, 2.4, 0.9, (3, 2.4))
    brush.stroke(polygon([(44, 240), (62, 190), (138, 190), (156, 240)]), _CHALK, 2.6, 0.9, (4, 3))
    brush.stroke(disc(80, 114, 13), _CHALK, 3)
    brush.stroke(disc(120, 114, 13), _CHALK, 2.4, 1.0, (2.4, 2.4))
    brush.fill(disc(80, 114, 5), _CHALK)
    brush.stroke(curve(78, 142, (100, 154, 122, 142), close=False), _CHALK, 3)
    brush.stroke(segment(100, 72, 100, 40), _CHALK, 3)
    brush.stroke(disc(100, 30, 10), _CHALK, 2.6, 1.0, (2.4, 2.2))
    for side in (-1, 1):
        brush.stroke(segment(100 + side * 48, 118, 100 + side * 64, 118), _CHALK, 2.4, 0.9, (3, 2.4))
        brush.stroke(disc(100 + side * 74, 118, 10), _CHALK, 2.4, 0.9, (2.6, 2.4))
    brush.stroke(lines([(24, 54), (24, 64), (20, 59), (180, 59), (176, 54)]), _CHALK, 1, 0.35)
    pencil = polygon([(150, 236), (186, 172), (196, 178), (160, 240), (147, 244)])
    brush.shaded(pencil, BRASS, BRASS_HI, BRASS_LO, 3, 2)


_BOTS: Final[tuple[Draw, ...]] = (kettle, governor, dynamo)


def face(number: int) -> Portrait:
    """The bot of the rulebook with this number, from 1."""
    return Portrait(ground, _BOTS[number - 1])


def stranger_face() -> Portrait:
    """A bot with a wheel that the seed draws."""
    return Portrait(ground, stranger)


def own_face() -> Portrait:
    """A bot that the player builds."""
    return Portrait(plan, drawn)
