"""Colours of the pieces and territories of Scythe. Source: ux.md 4.2; mocks/scythe.md 3."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.terms import Faction, Resource, Terrain

RESOURCE: Final[dict[Resource, str]] = {
    Resource.OIL: "#2B2F36",
    Resource.METAL: "#7E8C9C",
    Resource.FOOD: "#D9A62E",
    Resource.WOOD: "#96602F",
}
TERRAIN: Final[dict[Terrain, str]] = {
    Terrain.MOUNTAIN: "#A89F98",
    Terrain.FOREST: "#476D53",
    Terrain.FARM: "#EDD963",
    Terrain.TUNDRA: "#CFE5E7",
    Terrain.VILLAGE: "#DB7F57",
    Terrain.LAKE: "#71A3C9",
    Terrain.FACTORY: "#6D5C85",
}
DARK_TERRAIN: Final = (Terrain.FOREST, Terrain.FACTORY, Terrain.LAKE)
"""Where numbers are white."""
FACTION: Final[dict[Faction, str]] = {
    Faction.NORDIC: "#2F6FD0",
    Faction.RUSVIET: "#C8352B",
    Faction.CRIMEA: "#F2C230",
    Faction.SAXONY: "#3A3A42",
    Faction.POLANIA: "#F4F1E8",
    Faction.ALBION: "#4F7A54",
    Faction.TOGAWA: "#7B5A94",
}
YOU: Final = "#27A5F3"
BOT: Final = "#E74A0F"
"""Sides away from the table; at it they have the colour of their pieces (decisions 44)."""
GOLD: Final = "#E3B341"
PALE_GOLD: Final = "#FFE08A"
CORAL: Final = "#FF8A75"
INK: Final = "#14161A"
WOODEN: Final = "#A9713C"


def side(own: bool) -> str:
    """Colour of a side."""
    return YOU if own else BOT
