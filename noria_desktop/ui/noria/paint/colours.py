"""Colours of Noria's pieces and of the two machines. Source: ux.md 4.2.

Pieces keep their colours in every theme; only grounds change.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.terms import Disc, Resource, Side
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.theme import Theme

DISC_FILL: Final[dict[Disc, str]] = {
    Disc.CITY: "#B23F25",
    Disc.JOURNEY: "#1354C0",
    Disc.TOOL: "#D4D9DD",
    Disc.BONUS: "#C972A0",
    Disc.ENERGY: "#F9DA42",
    Disc.MYCELIUM: "#2AB477",
    Disc.OBSIDIAN: "#352443",
}
WHITE_GLYPH: Final = frozenset({Disc.CITY, Disc.JOURNEY, Disc.OBSIDIAN})
"""Discs dark enough for a white sign; all others carry an ink one."""
RESOURCE_DISC: Final[dict[Resource, Disc]] = {resource: Disc(resource.value) for resource in Resource}
COMING: Final = "#FF8A4F"
"""Orange of everything the bot is about to do, and of nothing else."""
CREAM: Final = "#FFF0C2"
"""Light of a disc that was named."""
CORE: Final = "#FFF6D8"
"""Middle of a lit conduit."""
VEIL: Final = "#0E1230"
"""Night over resting discs."""
NICHE: Final = "#221C2A"
"""Dark of an arch."""
SIMPLE: Final = "#FBF6E8"
COMPLEX: Final = "#FFD98F"
"""Goods: paper white when simple, pale brass when complex."""
STRAW: Final = "#E3BE72"
STRAW_EDGE: Final = "#A87B33"
GOLD_BUST: Final = "#F3D28A"
GREY_BUST: Final = "#CDD3DC"
GREY_BUST_DAY: Final = "#6B7482"
LETTER_DARK: Final = "#2B3646"
LETTER_PALE: Final = "#E6EBF1"
HUB: Final = "#211A22"
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"


def sign_colour(disc: Disc, theme: Theme) -> str:
    """Colour of the glyph on a disc's fill."""
    return WHITE if disc in WHITE_GLYPH else theme.ink


@frozen
class Metal:
    """The metal a wheel is made of, and its plates."""

    body: str
    light: str
    shade: str
    resting: tuple[str, ...]
    active: tuple[str, ...]
    """Plates of the three rings, small to large."""


def metal(side: Side, theme: Theme) -> Metal:
    """Brass for the human, cooler steel for the bot: someone else's machine."""
    if side is Side.HUMAN:
        return Metal(theme.brass, theme.brass_hi, theme.brass_lo, theme.plate_rest, theme.plate_active)
    cold = "#5B6F8C" if theme.day else "#4B6384"
    resting = tuple(mix(plate, "#39465A", 0.35) for plate in theme.plate_rest)
    active = tuple(mix(plate, cold, 0.74) for plate in theme.plate_active)
    return Metal(theme.steel, theme.steel_hi, theme.steel_lo, resting, active)
