"""A finished game of Solani told from its last position: where the points of every row came from."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.state import Collection, Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import CIRCLES, CLUSTERS, Bonus, Line, Sector, Tile
from noria_desktop.ui.i18n import minus
from noria_desktop.ui.solani.words.bonuses import bonus_name
from noria_desktop.ui.solani.words.names import feature_name, listed, say, sector_name, tile_name

ROWS: Final = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE, Line.BONUS)
"""Rows of a table of several players; against Coyote those of what it kept stand among them."""
ALONE: Final = (
    Line.PLANETS,
    Line.CLUSTERS,
    Line.GUIDING,
    Line.KEPT_PLAIN,
    Line.KEPT_WHITE,
    Line.FEATURES,
    Line.LOOSE,
    Line.BONUS,
)


def lines_of(state: State) -> tuple[Line, ...]:
    """The rows of a finished game in their order."""
    return ROWS if state.coyote is None else ALONE


# Where points came from -------------------------------------------------------------------------------


def pieces(line: Line | None, seat: Seat, state: State) -> str:
    """The tiles behind the points of a row, in a line of words; empty where there is nothing to tell."""
    if line is None:
        return ""
    if line is Line.BONUS:
        return _bonuses(seat, state)
    if seat >= len(state.skies):
        return "" if state.coyote is None else _of_coyote(line, state.coyote, state)
    sky = state.skies[seat]
    counted = tally(sky)
    match line:
        case Line.PLANETS:
            return _planets(counted, sky)
        case Line.CLUSTERS:
            return _clusters(counted, sky)
        case Line.GUIDING:
            return _guiding(counted, sky)
        case Line.FEATURES:
            return _features(counted, sky)
        case Line.LOOSE:
            return _loose(counted)
        case _:
            return ""


def _planets(counted: Tally, sky: Sky) -> str:
    """Sets by sector, then planets that are counted and alone there, then those at which a node points."""
    words = []
    for found in counted.sets:
        count = len(found.circles)
        kind = (
            say("%n different colour(s)", count)
            if found.colour is None
            else say("{count} × {planet}", count=count, planet=tile_name(found.colour))
        )
        words.append(
            say("{sector}: {set} {points}", sector=sector_name(found.sector), set=kind, points=found.points)
        )
    in_sets = {space for found in counted.sets for space in found.circles}
    for space, fate in enumerate(counted.fates):
        # One that is in no set is the only one of its sector: two of them would make a set of some kind.
        tile = sky.circles[space]
        if fate is Fate.UNTETHERED and tile is not None and space not in in_sets:
            words.append(
                say(
                    "{sector}: {set} {points}",
                    sector=sector_name(_sector(space)),
                    set=say("{planet} alone", planet=tile_name(tile)),
                    points=0,
                )
            )
    tethered = sum(fate is Fate.TETHERED for fate in counted.fates)
    if tethered:
        words.append(say("%n planet(s) with a node", tethered))
    return listed(words) or say("no planets in sets")


def _clusters(counted: Tally, sky: Sky) -> str:
    """Clusters by what they score; those whose white star was counted; those that score nothing."""
    scoring: dict[int, int] = {}
    white = idle = 0
    for space in range(CIRCLES):
        tile = sky.circles[space]
        if tile is None or tile not in CLUSTERS:
            continue
        if counted.fates[space] is not Fate.SCORES:
            idle += 1
            continue
        points = counted.points[space]
        scoring[points] = scoring.get(points, 0) + 1
        white += points > components().stars[tile.index]
    words = [
        say("{count} × {points} stars", count=scoring[points], points=points)
        for points in sorted(scoring, reverse=True)
    ]
    if white:
        words.append(say("%n white star(s) counted", white))
    if idle:
        words.append(say("%n without points", idle))
    return listed(words) or say("no clusters")


def _guiding(counted: Tally, sky: Sky) -> str:
    """The four Guiding Stars with nodes against stars."""
    words = []
    for space, stars in enumerate(components().guiding[sky.board.index]):
        if stars:
            words.append(
                say(
                    "{sector} {nodes} / {stars}",
                    sector=sector_name(_sector(space)),
                    nodes=counted.nodes[space],
                    stars=stars,
                )
            )
    return listed(words)


def _sector(space: int) -> Sector:
    from noria_desktop.games.solani.geometry import SECTOR_OF

    return SECTOR_OF[space]


def _features(counted: Tally, sky: Sky) -> str:
    """Every card clause by clause."""
    laid = {found.feature: found.clauses for found in counted.features}
    words = []
    for feature in sky.features:
        clauses = laid.get(feature)
        if clauses is None:
            words.append(say("{feature} not laid", feature=feature_name(feature)))
        else:
            words.append(
                say(
                    "{feature} {points}",
                    feature=feature_name(feature),
                    points=" + ".join(map(minus, clauses)),
                )
            )
    return listed(words) or say("no features")


def _loose(counted: Tally) -> str:
    """Loose nodes by sector."""
    words = tuple(
        say("{sector} {count}", sector=sector_name(sector), count=counted.loose[sector.index])
        for sector in Sector
        if counted.loose[sector.index]
    )
    return listed(words) or say("none")


def _bonuses(seat: Seat, state: State) -> str:
    """Bonus tiles that were won."""
    standing = bonus_standing(state)
    words = tuple(
        say("{feature} {points}", feature=bonus_name(bonus), points=standing[bonus.index][seat].points)
        for bonus in Bonus
        if standing[bonus.index][seat].points
    )
    return listed(words) or say("none")


def _of_coyote(line: Line, coyote: Collection, state: State) -> str:
    """What Coyote gathered for a row."""
    white = components().white
    tiles: tuple[Tile, ...]
    match line:
        case Line.PLANETS:
            tiles = coyote.planets
        case Line.KEPT_PLAIN:
            tiles = tuple(tile for tile in coyote.clusters if not white[tile.index])
        case Line.KEPT_WHITE:
            tiles = tuple(tile for tile in coyote.clusters if white[tile.index])
        case Line.FEATURES:
            tiles = coyote.features
        case _:
            return ""
    counts = {tile: tiles.count(tile) for tile in tiles}
    words = tuple(
        tile_name(tile) if count == 1 else say("{count} × {planet}", count=count, planet=tile_name(tile))
        for tile, count in counts.items()
    )
    return listed(words) or say("none")
