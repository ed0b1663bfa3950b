"""Pictures of Solani's table to look at: ``python -m tests.ui.solani.picture_sheet FOLDER``.

Writes a sheet of all single pictures, and the position of the design's picture (round 10 of three players, a
three-node branch over a gap) in every theme and both languages.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.games.solani.actions import PlaceBranch
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.placement import place_branch
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    Collection,
    Finished,
    Keeping,
    Market,
    Options,
    Placing,
    Sky,
    State,
)
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    FEATURES,
    PLANETS,
    Board,
    Bonus,
    Branch,
    Kind,
    Line,
    Mask,
    Player,
    Row,
    Sector,
    Tile,
    circle_space,
)
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.solani.board import arts, arts_docks
from noria_desktop.ui.solani.board.arts import Light, Side
from noria_desktop.ui.solani.board.ghosts import ghosts
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.measures import orbit_middle, orbit_order
from noria_desktop.ui.solani.board.project import project
from noria_desktop.ui.solani.board.project_tiles import arm_lights, lights
from noria_desktop.ui.solani.paint.table import PICTURES
from tests.games.solani.skies import gap
from tests.ui.words import JapaneseWords

N = None
Pos = tuple[int, int]
TARGET, MASK = gap(1, 2), 7


def _sky(
    board: Board,
    dark: tuple[Pos, ...],
    branches: Mapping[Pos, Mask],
    circles: Mapping[Pos, Tile],
    **more: Any,
) -> Sky:
    """A sky from rows and columns."""
    laid = [0] * BRANCHES
    for place, mask in branches.items():
        laid[gap(*place)] = mask
    lying: list[Tile | None] = [None] * CIRCLES
    for place, tile in circles.items():
        lying[circle_space(*place)] = tile
    tokens = tuple(circle_space(*place) for place in dark)
    surrounded = tuple(all(laid[gap] for gap in _gaps(token)) for token in tokens)
    features = tuple(tile for tile in lying if tile in FEATURES)
    return Sky(board, tokens, surrounded, tuple(lying), tuple(laid), features=features, **more)


def _gaps(space: int) -> list[int]:
    row, column = divmod(space, 6)
    return [gap(y, x) for y in (row - 1, row) for x in (column - 1, column) if 0 <= y < 5 and 0 <= x < 5]


def skies() -> tuple[Sky, Sky, Sky]:
    """The three skies of mocks/solani.md."""
    mine = _sky(
        Board.FIRST_WOMAN,
        ((2, 2), (0, 4), (5, 3), (4, 0)),
        {(0, 3): 12, (0, 4): 8, (1, 1): 11, (1, 3): 13, (2, 1): 5, (2, 2): 14, (3, 1): 15, (4, 2): 3, (4, 3): 3},
        {
            (1, 3): Tile.C3, (2, 3): Tile.W21, (2, 1): Tile.C2, (3, 2): Tile.C2, (4, 2): Tile.W31, (4, 3): Tile.C2,
            (0, 3): Tile.RED, (0, 5): Tile.BLUE, (3, 3): Tile.YELLOW,
            (2, 4): Tile.LONG_RIVER, (5, 2): Tile.DUST_LANE,
        },
        held_circle=Tile.C3,
        held_branch=Branch.T3,
    )  # fmt: skip
    coyote = _sky(
        Board.COYOTE,
        ((0, 1), (3, 0), (4, 5), (2, 3)),
        {(0, 0): 12, (0, 1): 14, (1, 1): 3, (1, 2): 9, (2, 0): 3, (3, 0): 14, (3, 4): 11, (4, 2): 15, (4, 4): 12},
        {
            (0, 2): Tile.C3, (1, 1): Tile.W31, (2, 2): Tile.W21, (3, 1): Tile.C3, (4, 0): Tile.C2,
            (4, 4): Tile.C3, (5, 3): Tile.C2, (5, 4): Tile.C2, (3, 5): Tile.YELLOW,
            (1, 0): Tile.CHAIN, (1, 2): Tile.TRIAD, (4, 1): Tile.BEACON,
        },
        held_circle=Tile.C4,
        held_branch=Branch.X4,
    )  # fmt: skip
    fire = _sky(
        Board.FIRE_MAN,
        ((0, 2), (1, 5), (3, 3), (5, 1)),
        {(0, 1): 9, (0, 2): 10, (0, 3): 13, (0, 4): 11, (1, 4): 13, (2, 0): 14, (3, 0): 15, (3, 1): 13, (4, 3): 15},
        {
            (1, 2): Tile.W31, (1, 3): Tile.W31, (2, 4): Tile.C3, (3, 0): Tile.C2, (3, 1): Tile.W31,
            (4, 2): Tile.C3, (4, 3): Tile.C4, (5, 4): Tile.C2, (2, 0): Tile.WHITE,
            (0, 4): Tile.NEXUS, (2, 5): Tile.REFLECTION,
        },
        held_circle=Tile.W21,
    )  # fmt: skip
    return mine, coyote, fire


def sample(seats: int = 3) -> State:
    """The position of mocks/solani.md; with other numbers of seats as much of it as there is."""
    players = (Player.HUMAN, Player.LEVEL_2, Player.LEVEL_3, Player.HUMAN)[:seats]
    begun = RULES.setup(Options(players), 1).state
    whole = skies()
    fourth = evolve(whole[1], board=Board.FIRST_MAN, circles=whole[1].circles)
    found = (*whole, fourth)[:seats]
    two = (Tile.COMET, Tile.CRADLE, Tile.MOON_HALO, Tile.LONE_WANDERER, Tile.CROSSROADS)
    three = (Tile.CROWN_OF_WORLDS, Tile.COMPASS, Tile.NORTH_ROAD, Tile.HEART_OF_THE_SKY, Tile.HARVEST_LIGHTS)
    rows = (two[: seats - 1], three[:seats]) if seats < 4 else (two, three)
    takers = (2, 0, N, 1, 3)[: max(2, seats) + 1]
    market = Market(
        clusters=(Tile.W21, Tile.C3, Tile.C2, Tile.C4, Tile.W31)[: max(2, seats) + 1],
        cluster_takers=tuple(Seat(taker) if taker is not None and taker < seats else N for taker in takers),
        branches=(Branch.V2, Branch.X4, Branch.T3, Branch.L2, Branch.I1)[: max(2, seats) + 1],
        branch_takers=tuple(
            Seat(taker) if taker is not None and taker < seats else N
            for taker in (N, 1, 0, N, 3)[: max(2, seats) + 1]
        ),
    )
    supply = evolve(
        begun.supply,
        track=(N, N, Tile.WHITE, Tile.BLUE, Tile.RED, N, N, N, Tile.YELLOW, Tile.RED, N, N),
        rows=rows,
        decks=(Pile(begun.supply.decks[0].cards[:6]), Pile(begun.supply.decks[1].cards[:6])),
    )
    return evolve(
        begun,
        round=10,
        sun=Seat(min(2, seats - 1)),
        pending=Placing(HUMAN, Kind.CIRCLE),
        market=market,
        supply=supply,
        skies=found,
    )


def solo() -> State:
    """Alone against Coyote, late in the game."""
    begun = RULES.setup(Options((Player.HUMAN,)), 1).state
    base = sample(2)
    market = Market(
        (Tile.C3, Tile.C4, Tile.C2), (HUMAN, N, N), (Branch.T3, Branch.V2, Branch.X4), (HUMAN, N, N)
    )
    collection = Collection(
        (Tile.W31, Tile.C4, Tile.C3, Tile.W21, Tile.C4, Tile.C3, Tile.C2, Tile.C4),
        (Tile.RED, Tile.WHITE),
        (Tile.COMET, Tile.COMPASS, Tile.TRIAD),
    )
    return evolve(
        begun,
        round=12,
        sun=Seat(1),
        pending=Placing(HUMAN, Kind.CIRCLE),
        market=market,
        supply=evolve(base.supply, rows=((Tile.CRADLE,), (Tile.NEXUS, Tile.DRAWN_BOW))),
        skies=base.skies[:1],
        coyote=collection,
    )


def keeping() -> State:
    """Two cards were drawn and one is kept."""
    return evolve(sample(), pending=Keeping(HUMAN, (Tile.HARVEST_LIGHTS, Tile.EDGE_OF_NIGHT)))


def over() -> State:
    """The game is over."""
    return evolve(sample(), round=12, pending=Finished())


def pictures(view: State, width: float, height: float, *, held: bool = False) -> tuple[Sprite, ...]:
    """A position as the board shows it; ``held``: the branch tile is held over gap (1, 2)."""
    table = layout(width, height)
    whole = project(view, table)
    if not held:
        return tuple(sorted(whole, key=lambda sprite: sprite.layer))
    after = RULES.apply(view, PlaceBranch(TARGET, MASK)).state
    foreseen = ghosts(view, after, table)
    replaced = {ghost.handle for ghost in foreseen}
    legal = [action.space for action in RULES.legal_actions(view) if isinstance(action, PlaceBranch)]
    gaps = [
        Sprite(
            Handle("lit", str(gap)), arts.GapArt(table.pitch, gap == TARGET), place.x, place.y, Layer.SCENERY
        )
        for gap, place in ((gap, table.gap(gap)) for gap in dict.fromkeys(legal))
    ]
    turns = tuple(
        arts.Turn(mask, change, arm_lights(place_branch(view.skies[0], TARGET, mask), TARGET))
        for mask, change in ((7, 3), (14, 3), (13, -1), (11, 1))
    )
    box = table.dial(TARGET)
    dial = Sprite(Handle("dial"), arts.DialArt(turns, table.dial_size), box.x, box.y, Layer.CALLOUT)
    left = [sprite for sprite in whole if sprite.handle not in replaced]
    return tuple(sorted((*left, *gaps, *foreseen, dial), key=lambda sprite: sprite.layer))


def page_image(
    view: State, width: int, height: int, theme: str, language: str, ratio: float = 1.0, *, held: bool = False
) -> QImage:
    """A position as the board shows it, without halos."""
    table = layout(width, height)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].bg))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(table.scale * ratio, table.scale * ratio)
    skin = Skin(THEMES[theme], language)
    for sprite in pictures(view, width, height, held=held):
        painter.save()
        painter.translate(sprite.x, sprite.y)
        painter.rotate(sprite.rotation)
        painter.scale(sprite.scale, sprite.scale)
        painter.setOpacity(sprite.opacity)
        PICTURES[type(sprite.art)].paint(painter, sprite.art, skin)
        painter.restore()
    painter.end()
    return image


# Single pictures ----------------------------------------------------------------------------------------


def singles() -> Iterator[Any]:
    """Every kind of picture, in the ways it can look."""
    yield from _tiles()
    yield from _marks()
    yield from _docks()
    yield from _large()


def _tiles() -> Iterator[Any]:
    radius, pitch = 34.0, 96.6
    lights = tuple(Light)
    for kind, mask in zip(Branch, (1, 5, 3, 7, 15), strict=True):
        first = kind.index
        shown = (lights[first], lights[(first + 1) % 6], lights[(first + 2) % 6], lights[(first + 3) % 6])
        yield arts.BranchArt(mask, pitch, shown)
    for light in Light:
        yield arts.BranchArt(15, pitch, (light,) * 4)
    yield arts.BranchArt(14, pitch, held=True)
    yield arts.BranchArt(14, pitch, pale=True)
    yield arts.BranchArt(13, 40)
    for tile in (Tile.C2, Tile.C3, Tile.C4, Tile.W21, Tile.W31):
        yield arts.ClusterArt(tile, radius, placed=False)
        yield arts.ClusterArt(tile, radius)
        yield arts.ClusterArt(tile, radius, 0b0101, Light.SCORES)
    yield arts.ClusterArt(Tile.W21, radius, 0b0111, Light.SCORES)
    yield arts.ClusterArt(Tile.C4, radius, 0b1111, Light.SCORES)
    yield arts.ClusterArt(Tile.C2, radius, 0b0111, Light.OVERFILLED)
    yield arts.ClusterArt(Tile.C4, radius, 0b0001, Light.LOST)
    yield arts.ClusterArt(Tile.C3, radius, 0b0001, held=True, placed=False)
    yield arts.ClusterArt(Tile.C3, radius, 0b0001, pale=True)
    yield arts.ClusterArt(Tile.W31, 15, placed=False)
    for stars, mask, light in (
        (2, 0, Light.OPEN), (2, 3, Light.SCORES), (3, 15, Light.OVERFILLED), (4, 1, Light.LOST), (4, 15, Light.SCORES),
    ):  # fmt: skip
        yield arts.GuidingArt(stars, radius, mask, light)
    for planet in PLANETS:
        yield arts.PlanetArt(planet, radius)
        yield arts.PlanetArt(planet, radius, tethered=True)
        yield arts.PlanetArt(planet, 16, glow=False)
    yield arts.PlanetArt(Tile.YELLOW, radius, held=True, glow=False)
    yield arts.PlanetArt(Tile.WHITE, radius, pale=True)
    yield from (arts.FeatureArt(feature, radius) for feature in FEATURES)
    yield arts.FeatureArt(Tile.NEXUS, radius, scores=True)
    yield arts.FeatureArt(Tile.NEXUS, radius, held=True)
    yield arts.FeatureArt(Tile.NEXUS, radius, pale=True)
    yield from (arts.FeatureArt(feature, 13, numbered=False) for feature in FEATURES[:6])
    filled = (Side.NONE, Side.EMPTY, Side.FILLED, Side.FORESEEN)
    yield arts.DarkArt(radius, (Side.EMPTY,) * 4)
    yield arts.DarkArt(radius, filled)
    yield arts.DarkArt(radius, (Side.FILLED, Side.FILLED, Side.FORESEEN, Side.NONE))
    yield arts.DarkArt(radius, (Side.FILLED,) * 4, surrounded=True)


def _marks() -> Iterator[Any]:
    for changed in (False, True):
        yield arts.CounterArt(Light.OPEN, 2, (3,), 16, changed)
        yield arts.CounterArt(Light.OPEN, 2, (3, 4), 16, changed)
        yield arts.CounterArt(Light.SCORES, 3, (3,), 16, changed)
        yield arts.CounterArt(Light.OVERFILLED, 4, (2, 3), 16, changed)
        yield arts.CounterArt(Light.LOST, 1, (4,), 16, changed)
        yield arts.CounterArt(Light.LOOSE, 2, (), 16, changed)
        yield arts.CounterArt(Light.TETHERED, 1, (), 16, changed)
    yield from (arts.DeltaArt(points, 21) for points in (3, -12, 0))
    yield from (arts.PickArt(count, 21) for count in (1, 2))
    for aimed in (False, True):
        yield arts.GapArt(96.6, aimed)
    yield orbit(Point(0, 0), Point(193, 0))
    yield orbit(Point(0, 0), Point(97, 0))
    yield orbit(Point(0, 0), Point(0, 193))
    yield orbit(Point(0, 97), Point(193, 0), Point(97, 193))
    yield orbit(Point(193, 0), Point(0, 193), Point(97, 97), Point(193, 193))
    turns = (arts.Turn(7, 3), arts.Turn(14, 0), arts.Turn(13, -11, (Light.SCORES,) * 4), arts.Turn(11, None))
    yield arts.DialArt(turns, 33, 1)
    yield arts.DialArt(turns[:2], 30)
    for aimed in (False, True):
        yield arts_docks.ThreadArt(-4, 190, aimed)
        yield arts_docks.ThreadArt(6, -120, aimed)
    yield arts_docks.SunArt(10, 9.5)
    yield arts_docks.SunArt(N, 9.5)


def orbit(*places: Point) -> arts.OrbitArt:
    """The orbit through planets at these places."""
    middle = orbit_middle(places)
    return arts.OrbitArt(
        orbit_order(place.moved(-middle.x, -middle.y) for place in places),
        34,
        3 if len(places) < 3 else 12,
        16,
    )


def _standing(values: tuple[int, ...], *paid: int) -> tuple[arts_docks.Standing, ...]:
    return tuple(arts_docks.Standing(Seat(seat), value, seat in paid) for seat, value in enumerate(values))


def _docks() -> Iterator[Any]:
    for words in arts.Words:
        high = 110 if words is arts.Words.NO_CARDS else 60
        yield arts.PanelArt(words, 200 if words.value in ("market", "features", "legend") else 250, high)
    for bonus, sector in zip(Bonus, Sector, strict=True):
        yield arts_docks.BonusArt(bonus, sector, 5, _standing((2, 3, 0), 1), 262, 30)
        yield arts_docks.BonusArt(bonus, sector, 4, _standing((12, 3, 0, 9), 0, 3), 157, 30)
    after = (arts_docks.Standing(Seat(0), 2, False, 4), *_standing((1, 3), 1)[1:])
    yield arts_docks.BonusArt(Bonus.GREAT_FIGURE, Sector.SW, 5, after, 218, 30)
    yield arts_docks.TrayArt(121, 50)
    yield arts_docks.TrayArt(240, 50)
    for branches in (False, True):
        yield arts_docks.MarketRowArt(branches, 25, 180)
    for spent, held in ((False, False), (True, False), (False, True)):
        yield arts_docks.QuartzArt(23, spent=spent, held=held)
    for rival in (Seat(1), Seat(2)):
        yield arts_docks.TraceArt(rival, 20, rival == 1)
        yield arts_docks.BeadArt(rival, int(rival))
    yield arts_docks.SlotArt(43)
    yield arts_docks.SlotArt(43, cluster=Tile.W31, taker=Seat(1))
    yield arts_docks.SlotArt(37, mask=7, taker=Seat(2))
    for row, count in zip(Row, (6, 0), strict=True):
        yield arts_docks.DeckArt(row, count, 180, 18, open=count > 0)
        yield arts_docks.DeckArt(row, 2, 208, 18)
    yield arts_docks.LegendArt(208, 66)
    yield arts_docks.LegendArt(240, 66)
    for feature in FEATURES:
        yield arts_docks.CardArt(feature, 172, 30)
        yield arts_docks.CardArt(feature, 208, 36, 6)
        yield arts_docks.CardArt(feature, 36, 36)
    yield arts_docks.CardArt(Tile.HARVEST_LIGHTS, 258, 36, 3, 6)
    yield arts_docks.CardArt(Tile.HARVEST_LIGHTS, 222, 29, 6, 3)
    yield arts_docks.CardArt(Tile.HARVEST_LIGHTS, 222, 29, 0, placed=False)
    lines = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE, Line.BONUS)
    values = (3, 10, 2, 8, -13, 4)
    columns = tuple(
        arts_docks.Column(
            Seat(seat),
            values,
            14,
            (3, 6, 2, 8, -12, 4) if seat == 0 else (),
            11 if seat == 0 else None,
            own=seat == 0,
            winner=seat == 2,
        )
        for seat in range(4)
    )
    for count in (1, 2, 3, 4):
        yield arts_docks.ScoreArt(lines, columns[:count], Seat(1), 258, 201)
        yield arts_docks.ScoreArt(lines, columns[:count], Seat(0), 222, 173)
    kept = (*lines, Line.KEPT_PLAIN, Line.KEPT_WHITE)
    alone = (
        arts_docks.Column(Seat(0), (*values, N, N), 14, own=True),
        arts_docks.Column(Seat(1), (7, N, N, 6, N, 10, 5, 4), 32, winner=True),
    )
    yield arts_docks.ScoreArt(kept, alone, Seat(1), 258, 201)
    yield arts_docks.ScoreArt(kept, alone, Seat(0), 222, 173)
    view = sample(4)
    for size in (67.0, 124.0, 166.0):
        for seat in range(4):
            yield sky_art(view, seat, size, turn=seat == 2)
    for board, player, doing in zip(
        Board, (Player.HUMAN, *tuple(Player)[1:4]), arts_docks.Doing, strict=True
    ):
        for width, height in ((124.0, 42.0), (79.0, 42.0), (67.0, 42.0), (82.0, 166.0)):
            yield arts_docks.SeatArt(
                Seat(board.index), board, player, 19 if height > 42 else -3, Tile.C4, 15, doing, width, board.index < 2, height
            )  # fmt: skip
    yield arts_docks.SeatArt(Seat(3), Board.FIRST_MAN, Player.LEVEL_4, 0, N, 0, arts_docks.Doing.PICKING, 138)
    many = tuple(Tile)
    yield arts_docks.CollectionArt(many[:5] + many[:5] + many[:2], many[5:9], many[9:13], 258, 120)
    yield arts_docks.CollectionArt((), (), (), 222, 70)
    yield arts_docks.CollectionArt(many[:3], many[5:6], (), 258, 120)
    yield arts_docks.PlanArt(CoyoteRule.NEW_PLANET, Tile.C3, Tile.BLUE, 15, False, False, Row.TWO, 258, 66)
    yield arts_docks.PlanArt(CoyoteRule.WHITE_STARS, Tile.W31, N, 15, True, True, N, 222, 60)
    yield arts_docks.PlanArt(CoyoteRule.MOST_STARS, Tile.C4, N, 0, True, False, Row.THREE, 222, 60)
    yield arts_docks.PlanArt(N, N, N, 7, False, False, N, 258, 66)
    yield arts_docks.PlanArt(N, N, N, 0, False, False, N, 258, 66)


def sky_art(view: State, seat: int, size: float, *, turn: bool = False) -> arts_docks.SkyArt:
    """A seat's sky."""
    sky = view.skies[seat]
    return arts_docks.SkyArt(
        Seat(seat), sky.board, sky.circles, sky.branches, sky.dark, sky.surrounded, lights(sky), size, turn
    )


def _large() -> Iterator[Any]:
    yield arts.PlaqueArt(Seat(1), Board.FIRST_WOMAN, 230, own=False)
    yield arts.PlaqueArt(Seat(0), Board.FIRE_MAN, 182)
    yield arts_docks.TrackArt(64, 572, 15.6)
    yield arts_docks.TrackArt(64, 450, 12.3, (2, 4))
    for number in (1, 10, 12):
        yield arts_docks.RoundsArt(44, 538, number, 9.5)
    yield arts_docks.StageArt(arts_docks.Question.KEEP, 280, 240)
    yield arts_docks.StageArt(arts_docks.Question.KEEP, 192, 240)
    for feature in FEATURES:
        yield arts_docks.BigCardArt(feature, 271, 290)
    for feature in FEATURES:
        yield arts_docks.BigCardArt(feature, 176, 210, held=feature.index % 2 == 0)
    yield arts.FrameArt(Seat(2), 300, 50)
    yield arts.VeilArt(300, 50)
    table = layout(1280, 678)
    yield arts.GroundArt(table.width, table.height, table.pitch, table.origin)


def sheet_image(theme: str, language: str, ratio: float = 1.0) -> QImage:
    """All single pictures in rows."""
    gap, wide = 12.0, 1640.0
    places, x, y, row = [], gap, gap, 0.0
    for art in singles():
        width, height = PICTURES[type(art)].size(art)
        if x + width > wide:
            x, y, row = gap, y + row + gap, 0.0
        places.append((art, x + width / 2, y + height / 2))
        x, row = x + width + gap, max(row, height)
    image = QImage(round(wide * ratio), round((y + row + gap) * ratio), QImage.Format.Format_RGB32)
    heaven = THEMES[theme].heaven
    image.fill(QColor(heaven.glass if theme == "day" else heaven.sky[1]))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio, ratio)
    for art, left, top in places:
        painter.save()
        painter.translate(left, top)
        PICTURES[type(art)].paint(painter, art, Skin(THEMES[theme], language))
        painter.restore()
    painter.end()
    return image


def positions() -> dict[str, tuple[State, bool]]:
    """The positions whose pages are drawn, by name; True: a branch tile is held over a gap."""
    found = {f"seats{count}": (sample(count), False) for count in (2, 3, 4)}
    return {
        "held": (sample(), True),
        **found,
        "solo": (solo(), False),
        "keep": (keeping(), False),
        "over": (over(), False),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=list(THEMES))
    parser.add_argument("--languages", nargs="*", default=["en", "ja"], choices=["en", "ja"])
    parser.add_argument("--size", default="1280x678", help="pixels of the board's view")
    parser.add_argument("--ratio", type=float, default=1.0)
    parser.add_argument("--pages", nargs="*", default=["held"], choices=list(positions()))
    parser.add_argument("--no-sheet", action="store_true")
    given = parser.parse_args()
    application = QGuiApplication.instance() or QGuiApplication([])
    width, height = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    words = JapaneseWords(application)
    for language in given.languages:
        if language == "ja":
            QCoreApplication.installTranslator(words)
        for theme in given.themes:
            for name in given.pages:
                view, held = positions()[name]
                page = page_image(view, width, height, theme, language, given.ratio, held=held)
                page.save(str(given.folder / f"page-{name}-{given.size}-{theme}-{language}.png"))
            if not given.no_sheet:
                sheet = sheet_image(theme, language, given.ratio)
                sheet.save(str(given.folder / f"sheet-{theme}-{language}.png"))
        QCoreApplication.removeTranslator(words)


if __name__ == "__main__":
    main()
