"""Colours of the pieces under the night sky. Source: ux.md 4.2; mocks/solani.md 3."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.terms import Sector, Tile
from noria_desktop.ui.art.theme import SolaniColours, Theme
from noria_desktop.ui.solani.board.arts import Light

PLANET_FILL: Final[dict[Tile, str]] = {
    Tile.RED: "#E54764",
    Tile.BLUE: "#2F86D6",
    Tile.YELLOW: "#EDBF50",
    Tile.WHITE: "#DCE9FE",
}
BANDS: Final = "#5A0F26"
"""Dark bands of the red planet, and the bright one."""
BAND_LIT: Final = "#FFD9DF"
CRATER: Final = "#0A2A5A"
CRATER_LIT: Final = "#CFE6FF"
STRIPES: Final = "#8A5A10"
NIGHT_SIDE: Final = "#3E4C86"
SHADE: Final = "#0A0E24"
MARE: Final = "#20243F"
"""Plains and craters of a Dark Sky token."""
MARE_RIM: Final = "#454B78"
WHITE_STAR: Final = "#FFFFFF"
WHITE_STAR_OFF: Final = "#E8EEFF"
SECTOR_TINT: Final[dict[Sector, str]] = {
    Sector.NW: "#FFB36B",
    Sector.NE: "#B88CFF",
    Sector.SW: "#63D2C4",
    Sector.SE: "#6FA8FF",
}
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"


def light_colours(heaven: SolaniColours, light: Light) -> tuple[str, str]:
    """Line and core of what nodes do."""
    match light:
        case Light.OPEN:
            return heaven.ice, heaven.ice_hi
        case Light.SCORES:
            return heaven.gold, heaven.gold_hi
        case Light.OVERFILLED:
            return heaven.orange, heaven.gold_hi if heaven.glow else heaven.orange
        case Light.LOOSE:
            return heaven.coral, heaven.coral
        case Light.TETHERED:
            return heaven.violet, heaven.violet
        case Light.LOST:
            return heaven.star_off, heaven.star_off


def sector_mark(theme: Theme, sector: Sector) -> str:
    """Colour of a sector's mark on a panel."""
    return theme.accent if theme.day else SECTOR_TINT[sector]
