"""Colours can be read and told apart, also by colour-blind eyes (ux.md 4.1 and 4.2)."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from noria_desktop.games.noria.terms import Side
from noria_desktop.ui.art.theme import DAY, THEMES, Theme
from noria_desktop.ui.noria.paint.colours import (
    COMPLEX,
    CREAM,
    DISC_FILL,
    HUB,
    LETTER_DARK,
    LETTER_PALE,
    NICHE,
    SIMPLE,
    WHITE,
    metal,
    sign_colour,
)

Rgb = tuple[float, float, float]
Lab = tuple[float, float, float]


def linear(colour: str) -> Rgb:
    """Linear light of an sRGB colour (IEC 61966-2-1)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast ratio of WCAG 2."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_have_4_5_and_lines_3_on_every_ground(theme: Theme) -> None:
    for ground in (theme.bg, theme.surface, theme.raised, theme.panel):
        for name in ("text", "muted", "accent", "danger", "success", "you_text", "bot_text"):
            assert contrast(getattr(theme, name), ground) >= 4.5, (name, ground)
        for name in ("focus", "line"):
            assert contrast(getattr(theme, name), ground) >= 3, (name, ground)
        assert contrast(theme.focus, ground) >= 4.5, "changes are written in the focus colour"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_on_metal_and_signs_on_pieces_can_be_read(theme: Theme) -> None:
    for metal_colour in (theme.brass, theme.brass_hi, theme.paper):
        assert contrast(theme.ink, metal_colour) >= 4.5
    on_accent = WHITE if theme is DAY else theme.ink
    assert contrast(on_accent, theme.accent) >= 4.5
    for disc, fill in DISC_FILL.items():
        assert contrast(sign_colour(disc, theme), fill) >= 4.5, disc
    for good in (SIMPLE, COMPLEX):
        assert contrast(good, NICHE) >= 4.5
    assert contrast(CREAM, HUB) >= 4.5
    assert contrast(WHITE, LETTER_DARK) >= 4.5
    assert contrast(theme.ink, LETTER_PALE) >= 4.5


def over(top: str, share: float, ground: str) -> str:
    """What a colour of this opacity looks like on a ground."""
    parts = [(int(top[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in parts)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_position_numbers_can_be_read_on_every_plate(theme: Theme) -> None:
    """Numerals lie on an ink coin of 67 % (170 of 255)."""
    stuff = metal(Side.HUMAN, theme)
    for plate in (*stuff.resting, *stuff.active):
        assert contrast(theme.on_plate, over(theme.ink, 170 / 255, plate)) >= 4.5


# Distance of colours ----------------------------------------------------------------------------

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light
VISION: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour: str, vision: str) -> Lab:
    """CIE L*a*b* (D65) of a colour as an eye sees it."""
    light = linear(colour)
    seen = [min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in VISION[vision]]
    r, g, b = seen
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Lab, two: Lab) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dbig = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    if not c1 * c2:
        mh = h1 + h2
    elif abs(h1 - h2) <= 180:
        mh = (h1 + h2) / 2
    else:
        mh = (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mh - 30))
        + 0.24 * math.cos(math.radians(2 * mh))
        + 0.32 * math.cos(math.radians(3 * mh + 6))
        - 0.20 * math.cos(math.radians(4 * mh - 63))
    )
    turn = 30 * math.exp(-(((mh - 275) / 25) ** 2))
    rc = 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    rt = -math.sin(math.radians(2 * turn)) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dbig / sh) ** 2 + rt * (dc / sc) * (dbig / sh))


def test_the_distance_is_right() -> None:
    """Two pairs of the published test data (Sharma, Wu and Dalal 2005)."""
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )


@pytest.mark.parametrize("vision", list(VISION))
def test_discs_differ_in_colour_for_every_eye(vision: str) -> None:
    """ux.md 4.2: 26.3 / 19.0 / 18.9 / 19.4."""
    least = min(distance(lab(a, vision), lab(b, vision)) for a, b in combinations(DISC_FILL.values(), 2))
    assert least >= (26 if vision == "normal" else 18.8)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_sides_differ_in_colour_for_every_eye(theme: Theme) -> None:
    for vision in VISION:
        assert distance(lab(theme.you, vision), lab(theme.bot, vision)) >= 30
