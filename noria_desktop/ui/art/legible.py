"""A colour that was chosen for something else, as it can be made out on a ground. Source: WCAG 2, contrast ratio."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from noria_desktop.ui.art.pens import mix

MARK: Final = 3.0
"""Least contrast of a mark or a line."""
WORD: Final = 4.5
"""Least contrast of words and figures."""
_STEPS: Final = 20


def luminance(colour: str) -> float:
    """Relative luminance, 0 for black to 1 for white."""
    seen = QColor(colour)
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (seen.redF(), seen.greenF(), seen.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@lru_cache(maxsize=512)
def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=512)
def legible(colour: str, ground: str, least: float = MARK) -> str:
    """The colour itself where it stands out from the ground, else as little lighter or darker as it takes."""
    end = max("#FFFFFF", "#000000", key=lambda one: contrast(one, ground))
    shades = (mix(colour, end, step / _STEPS) for step in range(_STEPS + 1))
    return next((shade for shade in shades if contrast(shade, ground) >= least), end)
