"""What the 24 Special Features score: in full, short enough for a row of cards, and clause by clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.conditions import Count, Location
from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.words.names import say


def connection_text(feature: Tile) -> str:
    """The clause that all features of a number share."""
    number = components().numbers[feature.index]
    return say("{number} VP if exactly {number} nodes touch it.", number=number)


def feature_text(feature: Tile) -> str:
    """The clause of its own, in one sentence."""
    return CLAUSES[feature].format(**figures_of(feature))


def feature_short(feature: Tile) -> str:
    """The clause of its own in a few words, with the most it scores."""
    words, most = feature_brief(feature), most_of(feature)
    return words if most is None else say("{scores}, {most} at most", scores=words, most=most)


def feature_brief(feature: Tile) -> str:
    """The same without the most, where that stands beside it, as on a row of cards."""
    return SHORT[feature].format(**figures_of(feature))


def most_of(feature: Tile) -> int | None:
    """The most that the clause of its own scores; None where it scores once or not."""
    return figures_of(feature).get("most")


def most_text(most: int) -> str:
    """The most that a clause scores, where there is little room."""
    return say("max {most}", most=most)


def feature_lines(feature: Tile) -> tuple[str, str]:
    """Both clauses."""
    return connection_text(feature), feature_text(feature)


def figures_of(feature: Tile) -> Mapping[str, int | None]:
    """The printed figures of the clause that is a feature's own, by the names they have in the texts."""
    own = components().features[feature.index][-1]
    match own:
        case Location(bands):
            return {"points": bands[0].points, **{band.zone.value: band.points for band in bands}}
        case Count():
            return {
                "points": own.points,
                "most": own.most,
                "per": own.per,
                "offset": own.offset,
                "stars": own.may_score_as,
            }
        case _:
            return {"points": own.points}


CLAUSES: Final[dict[Tile, Text]] = {
    Tile.COMET: Text("Solani", "{points} VP if it lies on the outer border."),
    Tile.MOON_HALO: Text(
        "Solani", "{points} VP for each planet directly above, below, left or right; {most} at most."
    ),
    Tile.DOUBLE_STAR: Text(
        "Solani", "{points} VP for each linked cluster that may score as {stars} stars; {most} at most."
    ),
    Tile.DUST_LANE: Text(
        "Solani", "{points} VP for each Dark Sky token on the eight spaces round it; {most} at most."
    ),
    Tile.BEACON: Text("Solani", "{points} VP for each Guiding Star in its row or column; {most} at most."),
    Tile.LONE_WANDERER: Text(
        "Solani", "{points} VP for each empty space among the eight round it; {most} at most."
    ),
    Tile.CROSSROADS: Text("Solani", "{points} VP for each 4-node branch beside it; {most} at most."),
    Tile.THREAD: Text("Solani", "{points} VP for each straight branch beside it; {most} at most."),
    Tile.CRADLE: Text("Solani", "{points} VP for each cluster of its sector that scores; {most} at most."),
    Tile.CHAIN: Text(
        "Solani", "{points} VP for every {per} circles of its constellation, itself included; {most} at most."
    ),
    Tile.REFLECTION: Text(
        "Solani", "{points} VP if a circular tile lies on the space opposite through the board's centre."
    ),
    Tile.HORIZON: Text("Solani", "{points} VP for each other circular tile in its row; {most} at most."),
    Tile.HEART_OF_THE_SKY: Text(
        "Solani", "{core} VP on the four central spaces, {inner} VP elsewhere off the border."
    ),
    Tile.CROWN_OF_WORLDS: Text(
        "Solani", "{points} VP for each planet colour in its sector, nodes or not; {most} at most."
    ),
    Tile.TRIAD: Text(
        "Solani", "{points} VP for each linked cluster that may score as {stars} stars; {most} at most."
    ),
    Tile.EDGE_OF_NIGHT: Text(
        "Solani",
        "{points} VP for each surrounded Dark Sky token on the eight spaces round it; {most} at most.",
    ),
    Tile.NORTH_ROAD: Text(
        "Solani", "{points} VP for each Guiding Star in its constellation; {most} at most."
    ),
    Tile.CROWDED_SKY: Text(
        "Solani", "{points} VP for each circular tile on the eight spaces round it; {most} at most."
    ),
    Tile.NEXUS: Text("Solani", "{points} VP for each 3-node branch beside it; {most} at most."),
    Tile.DRAWN_BOW: Text("Solani", "{points} VP for each bent branch beside it; {most} at most."),
    Tile.HARVEST_LIGHTS: Text(
        "Solani",
        "{points} VP for each cluster directly above, below, left or right that scores; {most} at most.",
    ),
    Tile.LONG_RIVER: Text(
        "Solani",
        "{points} VP for each circle of its constellation beyond the first {offset}; {most} at most.",
    ),
    Tile.COMPASS: Text(
        "Solani", "{points} VP for each other sector with a feature of yours; {most} at most."
    ),
    Tile.MERIDIAN: Text("Solani", "{points} VP for each other circular tile in its column; {most} at most."),
}
"""The clause of each feature, with places for the figures."""


SHORT: Final[dict[Tile, Text]] = {
    Tile.COMET: Text("Solani", "{points} on the border"),
    Tile.MOON_HALO: Text("Solani", "{points} per planet next to it"),
    Tile.DOUBLE_STAR: Text("Solani", "{points} per linked {stars}-star cluster"),
    Tile.DUST_LANE: Text("Solani", "{points} per Dark Sky around it"),
    Tile.BEACON: Text("Solani", "{points} per Guiding Star in line"),
    Tile.LONE_WANDERER: Text("Solani", "{points} per empty space around it"),
    Tile.CROSSROADS: Text("Solani", "{points} per 4-node branch"),
    Tile.THREAD: Text("Solani", "{points} per straight branch"),
    Tile.CRADLE: Text("Solani", "{points} per scoring cluster in sector"),
    Tile.CHAIN: Text("Solani", "{points} per {per} circles linked up"),
    Tile.REFLECTION: Text("Solani", "{points} for a tile opposite"),
    Tile.HORIZON: Text("Solani", "{points} per other tile in its row"),
    Tile.HEART_OF_THE_SKY: Text("Solani", "{core} in the core, {inner} around it"),
    Tile.CROWN_OF_WORLDS: Text("Solani", "{points} per planet colour in sector"),
    Tile.TRIAD: Text("Solani", "{points} per linked {stars}-star cluster"),
    Tile.EDGE_OF_NIGHT: Text("Solani", "{points} per surrounded Dark Sky"),
    Tile.NORTH_ROAD: Text("Solani", "{points} per linked Guiding Star"),
    Tile.CROWDED_SKY: Text("Solani", "{points} per tile around it"),
    Tile.NEXUS: Text("Solani", "{points} per 3-node branch"),
    Tile.DRAWN_BOW: Text("Solani", "{points} per bent branch"),
    Tile.HARVEST_LIGHTS: Text("Solani", "{points} per scoring cluster next to it"),
    Tile.LONG_RIVER: Text("Solani", "{points} per circle beyond {offset}"),
    Tile.COMPASS: Text("Solani", "{points} per other feature sector"),
    Tile.MERIDIAN: Text("Solani", "{points} per other tile in its column"),
}
"""A few words for each feature, with places for the figures."""
