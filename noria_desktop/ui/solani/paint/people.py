"""The five computer players by their tools, a table of several, and who of all these faces is whose.

Source: mocks/way-in.md 4.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.terms import CoyoteLevel, Player
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
from noria_desktop.ui.art.shapes import band, lines, polygon, rounded, segment, tapered
from noria_desktop.ui.solani.paint.people_coyote import ground, pup, scatterer, star4, thief, trickster


def _hand(brush: Brush, x: float, y: float, skin: str) -> None:
    """A hand that holds something."""
    brush.ink(disc(x, y, 12, 10), skin, 3)
    for k in range(3):
        brush.stroke(segment(x - 6 + k * 5, y - 6, x - 6 + k * 5, y + 5), INK, 1.6, 0.7)


def stargazer(brush: Brush) -> None:
    """Level 1: looks up and smiles; the stars are in the eyes."""
    skin, shade = "#E9BE97", "#C08F68"
    brush.ink(curve(40, 176, (26, 60, 100, 48), (174, 60, 160, 176), (138, 186), (62, 186)), "#3A2418")
    bust(brush, skin, shade, "#3E7A86", "#21505A")
    hair = curve(
        48,
        122,
        (44, 54, 100, 52),
        (156, 54, 152, 122),
        (140, 100, 126, 86),
        (92, 106, 62, 96),
        (54, 104, 48, 122),
    )
    brush.shaded(hair, "#5A3A26", "#855A3C", "#38220F", 5, 4)
    for side in (-1, 1):
        x = 100 + side * 21
        brush.ink(disc(x, 122, 11, 11), "#FFFFFF", 2.6)
        brush.fill(disc(x, 118, 7.4), "#3E5F9E")
        brush.fill(star4(x, 117, 6), "#FFFFFF")
        brush.stroke(curve(x - 12, 104, (x, 97, x + 12, 104), close=False), "#38220F", 4.2)
        brush.fill(disc(100 + side * 34, 144, 9, 6), "#F08A74", 0.5)
    nose(brush, shade, 144)
    brush.ink(curve(86, 156, (100, 172, 114, 156), (100, 160, 86, 156)), "#8E3B34", 2.6)
    brush.ink(polygon([(70, 188), (100, 206), (130, 188), (122, 214), (100, 224), (78, 214)]), "#F2D27C")
    for x, y, r in ((60, 26, 9), (100, 16, 13), (142, 30, 8)):
        brush.fill(disc(x, y, r * 1.6), "#FFE9A8", 0.16)
        brush.fill(star4(x, y, r), "#FFFFFF")


def pathseeker(brush: Brush) -> None:
    """Level 1b: a hood against the wind, and a lantern."""
    skin, shade = "#A86E48", "#7D4C2E"
    bust(brush, skin, shade, "#6B4A35", "#452C1C")
    hood = curve(
        30,
        206,
        (24, 54, 100, 38),
        (176, 54, 170, 206),
        (148, 192, 142, 176),
        (160, 76, 100, 74),
        (40, 76, 58, 176),
        (52, 192, 30, 206),
    )
    brush.shaded(hood, "#8A5A34", "#BC8A58", "#5C3A1E", 8, 6)
    brush.ink(
        curve(62, 112, (62, 82, 100, 80), (138, 82, 138, 112), (118, 92, 100, 96), (82, 92, 62, 112)),
        "#2A1A12",
        3,
    )
    eyes(brush, 126, "#3A2416", 19, 6.6, "#2A1A12", -1)
    nose(brush, shade, 148)
    brush.stroke(curve(86, 164, (102, 171, 116, 162), close=False), "#5A2C1C", 4)
    brush.glow(40, 196, 74, "#FFD978", 0.75, 0.1)
    brush.stroke(curve(26, 172, (40, 150, 54, 172), close=False), INK, 5)
    brush.ink(rounded(22, 170, 36, 9, 3), BRASS)
    brush.ink(rounded(25, 179, 30, 40, 4), "#FFE9A8")
    brush.fill(star4(40, 199, 13), "#FFFFFF")
    for x in (33, 47):
        brush.stroke(segment(x, 180, x, 218), BRASS_LO, 2.4)
    brush.ink(rounded(21, 218, 38, 10, 3), BRASS)


def wayfinder(brush: Brush) -> None:
    """Level 2: a wide hat, and a compass that is looked at and nothing else."""
    skin, shade = "#D79C74", "#AC7450"
    bust(brush, skin, shade, "#4A6A4E", "#2C4430")
    brush.ink(polygon([(62, 186), (100, 220), (138, 186), (130, 180), (100, 202), (70, 180)]), "#C94F3D")
    brush.ink(
        curve(
            54,
            116,
            (58, 92, 60, 84),
            (140, 84),
            (142, 92, 146, 116),
            (136, 104, 132, 98),
            (68, 98),
            (64, 104, 54, 116),
        ),
        "#8E3B20",
    )
    brush.shaded(
        curve(60, 80, (58, 22, 100, 26), (142, 22, 140, 80), (100, 92, 60, 80)),
        "#7A5A34",
        "#A98454",
        "#4F3819",
        6,
        4,
    )
    brush.shaded(disc(100, 84, 84, 17), "#8A683E", "#B8925E", "#5A421F", 4, 5)
    brush.ink(band(curve(60, 74, (100, 88, 140, 74), close=False), 9), "#C94F3D", 2.6)
    eyes(brush, 124, "#4F7A4A", 20, 6, "#8E3B20", 2, 0.4, skin)
    nose(brush, shade, 146)
    brush.stroke(curve(84, 162, (100, 166, 116, 162), close=False), "#7C3A28", 4)
    _hand(brush, 150, 232, skin)
    brush.ink(disc(150, 204, 30), BRASS_LO)
    brush.shaded(disc(150, 204, 27), BRASS, BRASS_HI, BRASS_LO, 4, 3)
    brush.ink(disc(150, 204, 20), "#F6F0E0", 2.6)
    brush.fill(polygon([(150, 187), (155, 204), (145, 204)]), "#C23B3B")
    brush.fill(polygon([(150, 221), (155, 204), (145, 204)]), "#2B3A55")
    brush.ink(disc(150, 204, 3), BRASS, 1.4)


def chartmaker(brush: Brush) -> None:
    """Level 3: a quill behind the ear, and a chart with lines from star to star."""
    skin, shade = "#F0D2BC", "#CFA58B"
    brush.ink(disc(100, 42, 24), "#22202C")
    bust(brush, skin, shade, "#7A3550", "#501F33")
    brush.shaded(
        curve(50, 116, (46, 54, 100, 52), (154, 54, 150, 116), (142, 92, 100, 82), (58, 92, 50, 116)),
        "#2E2B3B",
        "#585468",
        "#191722",
        5,
        4,
    )
    eyes(brush, 124, "#6B4A86", 20, 6.2, "#22202C", 3)
    brush.stroke(disc(120, 124, 16), INK, 5)
    brush.stroke(disc(120, 124, 16), BRASS_HI, 2.6)
    brush.stroke(curve(136, 130, (146, 158, 140, 186), close=False), BRASS, 2.2)
    nose(brush, shade, 146)
    brush.stroke(curve(90, 164, (102, 167, 113, 163), close=False), "#9C4F45", 4)
    quill = curve(140, 112, (158, 72, 184, 22), (192, 56, 168, 96), (156, 112, 140, 112))
    brush.shaded(quill, "#F6F0E0", "#FFFFFF", "#CFC5AE", 4, 3)
    brush.stroke(curve(134, 124, (156, 86, 180, 36), close=False), "#8A7A5A", 2.6)
    chart = polygon([(28, 198), (160, 186), (172, 240), (34, 244)])
    brush.ink(chart, "#F3E7C8")
    places = ((50, 214), (78, 226), (102, 206), (130, 220), (150, 202))
    brush.stroke(lines(places), "#7A3550", 2.4)
    for x, y in places:
        brush.fill(star4(x, y, 7), "#3A2A6A")
    _hand(brush, 28, 224, skin)


def astronomer(brush: Brush) -> None:
    """Level 4: a tall hat of night, and a telescope that has seen it already."""
    skin, shade = "#8F5B3C", "#6B3F27"
    bust(brush, skin, shade, "#22286A", "#131746")
    for x, y in ((40, 214), (66, 228), (140, 226), (166, 212)):
        brush.fill(star4(x, y, 6), "#FFE9A8")
    beard = curve(
        54, 132, (66, 152, 100, 150), (134, 152, 146, 132), (146, 190, 100, 228), (54, 190, 54, 132)
    )
    brush.shaded(beard, "#E6E1D5", "#FFFFFF", "#B4AC9C", 5, 4)
    brush.stroke(curve(86, 166, (100, 171, 114, 166), close=False), "#4A2418", 4)
    eyes(brush, 122, "#2B3A8A", 20, 6, "#E6E1D5", 3)
    nose(brush, shade, 146)
    hat = curve(42, 98, (60, 84, 78, 8), (100, -6, 122, 8), (140, 84, 158, 98), (100, 112, 42, 98))
    brush.shaded(hat, "#2B3186", "#545CC0", "#171B54", 7, 5)
    brush.ink(band(curve(44, 98, (100, 110, 156, 98), close=False), 11), BRASS)
    brush.stroke(lines([(80, 66), (98, 40), (116, 62), (106, 82)]), "#BFD4FF", 1.6, 0.8)
    for x, y, r in ((80, 66, 6), (98, 40, 8), (116, 62, 6), (106, 82, 5)):
        brush.fill(star4(x, y, r), "#FFFFFF")
    brush.shaded(tapered([(118, 126), (152, 106), (196, 80)], 15, 30), BRASS, BRASS_HI, BRASS_LO, 4, 3)
    brush.ink(disc(120, 125, 10), BRASS_LO)
    brush.stroke(segment(150, 96, 160, 116), BRASS_LO, 4)


def stargazers(brush: Brush) -> None:
    """Two at the same table under the sky: one with a glass, one with a chart."""
    for x, coat, dark, hair, skin, shade in (
        (62, "#5A4B8A", "#33285A", "#2A1C18", "#B98058", "#8F5B3C"),
        (142, "#2E6470", "#173A44", "#B9AF9C", "#E8C3A0", "#C4977A"),
    ):
        brush.shaded(
            curve(x - 62, 240, (x - 56, 186, x, 184), (x + 56, 186, x + 62, 240)), coat, coat, dark, 8, 4
        )
        brush.ink(curve(x - 13, 160, (x - 13, 190), (x, 202, x + 13, 190), (x + 13, 160)), shade)
        head = disc(x, 132, 33, 39)
        brush.ink(head, skin)
        with brush.within(head):
            brush.fill(disc(x + 26, 140, 22, 44), shade, 0.5)
        brush.stroke(head, INK, 3.4)
        brush.ink(
            curve(
                x - 35,
                126,
                (x - 38, 84, x, 84),
                (x + 38, 84, x + 35, 126),
                (x + 18, 104, x, 106),
                (x - 20, 104, x - 35, 126),
            ),
            hair,
        )
        for side in (-1, 1):
            brush.fill(disc(x + side * 12, 134, 3.6), INK)
            brush.fill(disc(x + side * 12 - 1, 132.6, 1.2), "#FFFFFF")
        brush.stroke(curve(x - 9, 154, (x, 159, x + 9, 154), close=False), INK, 3)
    brush.shaded(tapered([(20, 214), (66, 188), (112, 162)], 24, 15), BRASS, BRASS_HI, BRASS_LO, 4, 3)
    brush.ink(disc(112, 162, 9), "#20262F")
    brush.fill(disc(110, 160, 3.6), "#BFD4FF")
    chart = polygon([(118, 206), (176, 196), (184, 236), (122, 240)])
    brush.ink(chart, "#F6F0E0")
    places = ((134, 214), (148, 222), (160, 208), (172, 220))
    brush.stroke(lines(places), "#5A4B8A", 1.6)
    for x, y in places:
        brush.fill(star4(x, y, 5), "#5A4B8A")
    for x, y, r in ((100, 26, 11), (36, 42, 7), (168, 34, 8), (132, 54, 5), (70, 60, 5)):
        brush.fill(disc(x, y, r * 1.6), "#BFD4FF", 0.14)
        brush.fill(star4(x, y, r), "#FFFFFF")


_COYOTES: Final[dict[CoyoteLevel, Draw]] = {
    CoyoteLevel.PUP: pup,
    CoyoteLevel.TRICKSTER: trickster,
    CoyoteLevel.SCATTERER: scatterer,
    CoyoteLevel.THIEF: thief,
}


_LEVELS: Final[dict[Player, Draw]] = {
    Player.LEVEL_1: stargazer,
    Player.LEVEL_1B: pathseeker,
    Player.LEVEL_2: wayfinder,
    Player.LEVEL_3: chartmaker,
    Player.LEVEL_4: astronomer,
}
_HORIZON: Final = 118
"""So much of the sky is out of sight over a wide picture, so that the hills are seen."""


def level_face(player: Player) -> Portrait:
    """A computer player."""
    return Portrait(ground, _LEVELS[player], above=_HORIZON)


def coyote_face(level: CoyoteLevel) -> Portrait:
    """Coyote at a level."""
    return Portrait(ground, _COYOTES[level], above=_HORIZON)


def table_face() -> Portrait:
    """Everybody else at a table of three."""
    return Portrait(ground, stargazers)
