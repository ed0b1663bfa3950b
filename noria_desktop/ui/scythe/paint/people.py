"""The four automata of Scythe. Source: mocks/way-in.md."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QBrush, QLinearGradient

from noria_desktop.games.scythe.terms import Level
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
from noria_desktop.ui.art.shapes import gear, polygon, rounded, segment
from noria_desktop.ui.art.style import tone


def ground(brush: Brush) -> None:
    """Evening over the fields."""
    brush.gradient((0, "#8FA8B4"), (0.5, "#D9C9A2"), (0.72, "#E7D08A"), (1, "#B48B3C"))
    brush.fill(curve(0, 132, (40, 104, 86, 126), (130, 146, 200, 108), (200, 240), (0, 240)), "#5F7A5C", 0.75)
    brush.fill(curve(0, 160, (70, 140, 200, 158), (200, 240), (0, 240)), "#DDBE5A")
    for i in range(9):
        brush.stroke(curve(100 + (i - 4) * 9, 152, (100 + (i - 4) * 46, 240), close=False), "#8A6A22", 2, 0.4)


def autometta(brush: Brush) -> None:
    """A painted wooden doll with a key in her side and a flowered scarf."""
    for k in range(2):
        brush.ink(disc(178, 142 + k * 30, 13), BRASS)
        brush.fill(disc(178, 142 + k * 30, 5.4), "#DDBE5A")
    brush.ink(rounded(146, 152, 34, 9, 3), BRASS_LO)
    brush.shaded(
        curve(24, 240, (34, 178, 100, 176), (166, 178, 176, 240)), "#B83A32", "#E2786A", "#7C1F1C", 9, 5
    )
    for x, y in ((60, 216), (100, 224), (140, 216)):
        for i in range(5):
            t = 2 * math.pi * i / 5
            brush.fill(disc(x + 6.4 * math.cos(t), y + 6.4 * math.sin(t), 4.6), "#F6E3B8")
        brush.fill(disc(x, y, 4), BRASS)
    brush.shaded(disc(100, 112, 72, 76), "#B83A32", "#E2786A", "#7C1F1C", 9, 7)
    for i in range(9):
        t = math.radians(-170 + 20 * i)
        brush.fill(disc(100 + 61 * math.cos(t), 112 + 64 * math.sin(t), 4.4), "#F6E3B8")
    face = disc(100, 120, 50, 54)
    brush.shaded(face, "#F6E8D4", "#FFFFFF", "#DCC5A4", 5, 4)
    with brush.within(face):
        brush.ink(curve(46, 132, (58, 96, 100, 88), (142, 96, 154, 132), (160, 56), (40, 56)), "#6B4326", 2.6)
        brush.stroke(segment(100, 60, 100, 88), "#3A2314", 2.2)
    brush.stroke(face, INK, 3.2)
    for side in (-1, 1):
        x = 100 + side * 20
        brush.ink(disc(x, 122, 8.4, 10), "#FFFFFF", 2.2)
        brush.fill(disc(x, 123, 6.2, 7.4), "#3C78A8")
        brush.fill(disc(x, 123, 3.2), INK)
        brush.fill(disc(x - 2.4, 119, 2.2), "#FFFFFF")
        for k in range(3):
            brush.stroke(
                segment(x + side * (4 + k * 3), 112 - 1 + k * 2.4, x + side * (8 + k * 4), 106 + k * 3),
                INK,
                2,
            )
        brush.fill(disc(100 + side * 32, 142, 10), "#E88A78", 0.7)
    brush.ink(curve(91, 154, (96, 149, 100, 153), (104, 149, 109, 154), (100, 162, 91, 154)), "#B83A32", 2)
    brush.ink(polygon([(100, 178), (82, 192), (88, 200), (100, 188), (112, 200), (118, 192)]), "#8A2522")


def robot_head(brush: Brush, body: tuple[str, str, str]) -> None:
    """Shoulders of an iron figure."""
    base, light, dark = body
    brush.shaded(
        curve(10, 240, (20, 190, 70, 184), (130, 184), (180, 190, 190, 240)), base, light, dark, 8, 5
    )
    brush.ink(rounded(78, 162, 44, 30, 6), dark)
    for k in range(3):
        brush.stroke(segment(80, 170 + k * 8, 120, 170 + k * 8), light, 2.4)


def automa(brush: Brush) -> None:
    """A clockwork clerk: flat cap, two lenses, brass moustache, a card in hand."""
    robot_head(brush, ("#6A7B62", "#93A488", "#45523F"))
    brush.ink(polygon([(70, 186), (100, 222), (130, 186)]), "#F6F0E0")
    brush.ink(polygon([(94, 200), (106, 200), (110, 240), (90, 240)]), "#B83A32")
    brush.shaded(rounded(54, 78, 92, 92, 26), "#D2B98A", "#F1DFB8", "#9C8152", 7, 6)
    brush.shaded(
        curve(44, 84, (46, 38, 106, 38), (160, 40, 158, 80), (150, 88, 100, 80), (70, 80, 44, 84)),
        "#59636E",
        "#8793A0",
        "#3A424B",
        6,
        4,
    )
    brush.ink(curve(36, 92, (60, 74, 118, 80), (118, 90), (70, 88, 36, 92)), "#3A424B")
    for x in (80, 120):
        brush.ink(disc(x, 114, 17), BRASS)
        brush.ink(disc(x, 114, 12), "#1F2A30", 2.4)
        brush.fill(disc(x, 114, 6.4), "#8EE0C4")
        brush.fill(disc(x - 4, 110, 3), "#FFFFFF", 0.9)
    brush.ink(
        curve(100, 138, (84, 132, 66, 148), (84, 156, 100, 146), (116, 156, 134, 148), (116, 132, 100, 138)),
        BRASS,
    )
    brush.rivets([(64, 158), (136, 158), (62, 98), (138, 98)])
    brush.p.save()
    brush.p.translate(164, 208)
    brush.p.rotate(14)
    brush.ink(rounded(-19, -27, 38, 54, 5), "#F6F0E0")
    brush.ink(polygon([(0, -14), (12, 2), (6, 2), (6, 14), (-6, 14), (-6, 2), (-12, 2)]), "#B83A32", 2)
    brush.p.restore()


def automaszyna(brush: Brush) -> None:
    """Iron and steam: a boiler with a slit that glows and a chimney on each shoulder."""
    for x, s in ((34, 1), (166, -1)):
        for k, r in enumerate((10, 14, 18)):
            brush.fill(disc(x + s * k * 5, 62 - k * 24, r), "#F2EBDD", 0.75 - k * 0.12)
        brush.shaded(rounded(x - 12, 76, 24, 130, 4), "#4E555E", "#7B8590", "#2C3138", 5, 2)
        brush.ink(rounded(x - 16, 72, 32, 13, 4), "#2C3138")
    robot_head(brush, ("#5A626C", "#8A949F", "#353B43"))
    brush.rivets([(52, 214), (76, 208), (124, 208), (148, 214)], 4, "#B9C4D0")
    brush.shaded(
        curve(52, 168, (48, 58, 100, 56), (152, 58, 148, 168), (100, 184, 52, 168)),
        "#6B747F",
        "#A3AEBA",
        "#3D444D",
        9,
        7,
    )
    brush.ink(curve(50, 118, (100, 108, 150, 118), (150, 138), (100, 130, 50, 138)), "#171A1F")
    embers = QLinearGradient(56, 0, 144, 0)
    for at, c in ((0, "#7A2A08"), (0.3, "#FF9A3C"), (0.5, "#FFF0B0"), (0.7, "#FF9A3C"), (1, "#7A2A08")):
        embers.setColorAt(at, tone(c))
    brush.p.fillPath(curve(58, 122, (100, 114, 142, 122), (142, 130), (100, 123, 58, 130)), QBrush(embers))
    brush.ink(rounded(94, 52, 12, 62, 4), "#3D444D")
    brush.rivets([(100, 66), (100, 82), (100, 98)], 2.6, "#B9C4D0")
    for k in range(5):
        brush.ink(rounded(74 + k * 11, 146, 7, 22, 3), "#171A1F", 1.6)
    brush.rivets([(62, 104), (138, 104), (62, 152), (138, 152)], 3.4, "#B9C4D0")


def ultimaszyna(brush: Brush) -> None:
    """Black iron, three red lenses, a cog for a crown."""
    brush.p.save()
    brush.p.translate(100, 100)
    brush.ink(gear(0, 0, 14, 92, 76), BRASS_LO)
    brush.ink(gear(0, 0, 14, 88, 73), BRASS)
    brush.ink(disc(0, 0, 62), "#B48B3C")
    for i in range(14):
        t = 2 * math.pi * i / 14
        brush.ink(disc(67 * math.cos(t), 67 * math.sin(t), 3), BRASS_HI, 1.4)
    brush.p.restore()
    robot_head(brush, ("#2C2E36", "#565A66", "#15161B"))
    brush.ink(polygon([(20, 240), (34, 200), (64, 192), (56, 240)]), "#8A2522")
    brush.ink(polygon([(180, 240), (166, 200), (136, 192), (144, 240)]), "#8A2522")
    head = polygon([(62, 66), (138, 66), (150, 104), (138, 160), (112, 182), (88, 182), (62, 160), (50, 104)])
    brush.shaded(head, "#33363F", "#666B78", "#191A20", 8, 6)
    brush.ink(polygon([(100, 66), (112, 66), (106, 112), (100, 128), (94, 112), (88, 66)]), BRASS)
    for x, y, r in ((76, 116, 14), (124, 116, 14), (100, 88, 9)):
        brush.glow(x, y, r * 2, "#FF2828", 0.67, 0.2)
        brush.ink(disc(x, y, r), "#15161B")
        brush.fill(disc(x, y, r * 0.72), "#D22828")
        brush.fill(disc(x, y, r * 0.36), "#FFC9A8")
        brush.fill(disc(x - r * 0.3, y - r * 0.34, r * 0.2), "#FFFFFF", 0.9)
    for k in range(4):
        brush.ink(
            polygon([(80 + k * 11, 150), (87 + k * 11, 150), (86 + k * 9.4, 170), (81.6 + k * 9.4, 170)]),
            BRASS,
            1.8,
        )


_AUTOMATA: Final[dict[Level, Draw]] = {
    Level.AUTOMETTA: autometta,
    Level.AUTOMA: automa,
    Level.AUTOMASZYNA: automaszyna,
    Level.ULTIMASZYNA: ultimaszyna,
}


def face(level: Level) -> Portrait:
    """The automaton of a level."""
    return Portrait(ground, _AUTOMATA[level], above=112)
