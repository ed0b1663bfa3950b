"""Pictures of Noria's table to look at: ``python -m tests.ui.noria.picture_sheet FOLDER``.

Writes the sample page and a sheet of all single pictures in every theme and both languages. The sample
position is the one of the design's picture: round 9, a journey in hand.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Letter, Phase, Ring, Side, Space, Track
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.noria.board import arts, arts_panels, measures
from noria_desktop.ui.noria.board.layout import NoriaLayout, layout
from noria_desktop.ui.noria.paint.table import PICTURES
from tests.ui.words import JapaneseWords

WHEEL = {
    Space.S1: (Disc.OBSIDIAN, False),
    Space.S2: (Disc.JOURNEY, True),
    Space.M1: (Disc.ENERGY, False),
    Space.M3: (Disc.TOOL, True),
    Space.M4: (Disc.BONUS, False),
    Space.L1: (Disc.MYCELIUM, False),
    Space.L2: (Disc.ENERGY, False),
    Space.L4: (Disc.OBSIDIAN, False),
    Space.L6: (Disc.CITY, False),
}
TAGS = {Space.S2: "1/3", Space.M4: "✓", Space.L6: "0/1"}
BOT_WHEEL = {
    Space.S1: (Letter.D, True),
    Space.M2: (Letter.A, False),
    Space.M4: (Letter.C, False),
    Space.L1: (Letter.F, False),
    Space.L3: (Letter.B, False),
    Space.L4: (Letter.E, False),
}
ISLANDS = (
    (7, (1, 1, 1), (None, None, None, None)),
    (4, (1, 2, 0), (None, None, None, None)),
    (2, (2, 1, 0), (None, None, None, Side.HUMAN)),
    (8, (1, 1, 2), (None, None, None, Side.BOT)),
    (9, (1, 0, 1), (None, None, None, Side.HUMAN)),
)
SEATS = ((1, 2), (1, 1), (2, 2), (0, 2), (1, 0), (3, 1))
HUMAN_LEVELS, BOT_LEVELS = (4, 2, 3, 1), (2, 1, 1, 4)
STACKS = (3, 4, 3, 4, 4, 4, 3)
PRICES = (0, 0, 0, 1, 2, 3, 4)
STORES = ((0, 0), (1, 1), (0, 1), (0, 1), (1, 1))

ROWS = {
    "en": (
        (Letter.A, False, "Airship", "Island 7: one energy ship leaves"),
        (Letter.B, False, "Factory", "Island 4: builds on the right space"),
        (Letter.D, True, "Invest", "Twice: Research 4 → 6"),
    ),
    "ja": (
        (Letter.A, False, "飛空船", "空島7でエネルギー船を1隻取り除く"),
        (Letter.B, False, "工場", "空島4の右端に工場を建てる"),
        (Letter.D, True, "投資", "2回：研究 4 → 6"),
    ),
}
LAST = {
    "en": ("E · Follow: Refinement 1 → 2", "Last bot turn · your highest track"),
    "ja": ("E・追従：精錬 1 → 2", "前回の手番・あなたが最も高いコース"),
}

Placed = tuple[Any, float, float]
"""Art and the centre of its picture."""


def wheels(table: NoriaLayout) -> Iterator[Placed]:
    """Both wheels with everything on them."""
    for side in Side:
        axle, radius = table.axle(side), table.radius(side)
        yield arts.WheelArt(side, radius), axle.x, axle.y
        for ring in Ring:
            yield arts.RingArt(side, ring, radius), axle.x, axle.y
    own, other = table.wheel_centre, table.sky_centre
    top = own.y + measures.mist_top(table.wheel_radius)
    yield arts.MistArt(table.width, table.height - top), table.width / 2, (table.height + top) / 2
    x, y = measures.gear_offset(table.wheel_radius)
    yield arts.GearArt(), own.x + x, own.y + y
    chain, others = ((Space.L6, Space.M4), (Space.M4, Space.S2)), ((Space.S2, Space.M3), (Space.M3, Space.L4))
    yield arts.LinksArt(table.wheel_radius, chain, others), own.x, own.y
    radius = table.wheel_radius * measures.DISC
    for space, (disc, upgraded) in WHEEL.items():
        q = table.space(Side.HUMAN, space)
        tag = TAGS.get(space, "")
        yield (
            arts.DiscArt(disc, radius, upgraded, resting=not space.active, lit=bool(tag), tag=tag),
            q.x,
            q.y,
        )
    yield arts.HubArt(table.wheel_radius, 0, 4, in_hand=True), own.x, own.y
    for active in (False, True):
        x, y = measures.plaque_offset(table.wheel_radius, active)
        yield arts.PlaqueArt(active), own.x + x, own.y + y
    entering = tuple(
        space
        for space in BOT_WHEEL
        if not space.active and space.position == measures.RING_SIZE[space.ring] // 2
    )
    yield arts.ArcsArt(table.bot_radius, entering), other.x, other.y
    radius = table.bot_radius * measures.DISC
    for space, (letter, upgraded) in BOT_WHEEL.items():
        q = table.space(Side.BOT, space)
        yield arts.LetterArt(letter, radius, upgraded, not space.active, space in entering), q.x, q.y
    yield arts.MarkerArt(9, table.bot_radius * 0.142), other.x, other.y


def islands(table: NoriaLayout) -> Iterator[Placed]:
    """The circle of islands with ships, houses and flags."""
    width = measures.ISLAND_WIDTH
    for index, (number, ships, built) in enumerate(ISLANDS):
        at = table.island(index)
        yield arts.IslandArt(number, width, built), at.x, at.y
        for berth, count in enumerate(ships):
            resource = components().islands[number].berths[berth].resource
            for ship in reversed(range(count)):
                x, y = measures.berth(width, berth, ship, count)
                yield arts.ShipArt(resource), at.x + x, at.y + y
        for space, owner in enumerate(built):
            if owner is not None:
                x, y = measures.niche(width, space)
                yield arts.HouseArt(owner), at.x + x, at.y + y
        for side, there in ((Side.HUMAN, 7), (Side.BOT, 9)):
            if number == there:
                x, y = measures.pennant(width, side)
                yield arts.PennantArt(side), at.x + x, at.y + y
    for index, letter in ((0, Letter.A), (1, Letter.B)):
        q = table.before_island(index)
        yield arts.AnnouncedArt(letter), q.x, q.y
    yield arts.HarbourArt(), table.home.x, table.home.y


def council(table: NoriaLayout) -> Iterator[Placed]:
    """Council, busts and representatives."""
    room = table.council
    seats = tuple(arts_panels.Seating(*pair) for pair in SEATS)
    values = [components().chamber_value(c, SEATS[c.index][1]) for c in Chamber]
    points = []
    for levels in (HUMAN_LEVELS, BOT_LEVELS):
        rows = [level * value for level, value in zip(levels, values, strict=False)]
        points.append((*rows, max(levels) * values[4], min(levels) * values[5]))
    yield (
        arts_panels.CouncilArt(
            room.width,
            room.height,
            seats,  # type: ignore[arg-type]
            HUMAN_LEVELS,
            BOT_LEVELS,
            points[0],  # type: ignore[arg-type]
            points[1],  # type: ignore[arg-type]
            2,
            ((Track.RESEARCH, 5), (Track.RESEARCH, 6)),
        ),
        room.x,
        room.y,
    )
    for chamber in Chamber:
        upper, seated = SEATS[chamber.index]
        for i in range(upper):
            x, y = measures.upper_seat(room.width, room.height, chamber, i)
            yield arts_panels.PoliticianArt(seated=False), room.x + x, room.y + y
        for i in range(seated):
            x, y = measures.seat(room.width, room.height, chamber, i)
            yield arts_panels.PoliticianArt(seated=True), room.x + x, room.y + y
    radius = measures.car_radius(room.width, room.height)
    for track in Track:
        for side, level in ((Side.HUMAN, HUMAN_LEVELS), (Side.BOT, BOT_LEVELS)):
            x, y = measures.car(room.width, room.height, track, side, level[track.index])
            yield arts_panels.CarArt(side, radius), room.x + x, room.y + y


def shelf(table: NoriaLayout) -> Iterator[Placed]:
    """Market and workshop."""
    room = table.market
    yield arts_panels.MarketArt(room.width, room.height), room.x, room.y
    for disc in Disc:
        rack = measures.market_rack(room.width, room.height, disc)
        x, y = room.x + rack.x, room.y + rack.y
        price, left = PRICES[disc.index], STACKS[disc.index]
        yield arts_panels.StackArt(disc, rack.width, rack.height, price, left), x, y
        dx, dy, radius = measures.rack_disc(rack.width, rack.height)
        yield arts.DiscArt(disc, radius), x + dx, y + dy
        dx, dy = measures.rack_badge(rack.width, rack.height)
        yield arts_panels.BadgeArt(str(left)), x + dx, y + dy
    room = table.workshop
    yield workshop_art(room.width, room.height), room.x, room.y
    for good in Good:
        full, total = STORES[good.index]
        states = [arts_panels.CrateState.FULL] * full + [arts_panels.CrateState.EMPTY] * (total - full)
        if good in (Good.SAIL, Good.PROPELLER):
            states.append(arts_panels.CrateState.COMING)
        for i, state in enumerate(states):
            x, y = measures.crate(room.width, room.height, good, i, len(states))
            yield arts_panels.CrateArt(good, state), room.x + x, room.y + y


def workshop_art(width: float, height: float) -> arts_panels.WorkshopArt:
    """The human's belongings in the sample position."""
    coming = arts_panels.Coming((2, 1, 3), (3, 1, 3), 3, 2, 4)
    return arts_panels.WorkshopArt(width, height, (2, 1, 3), (3, 1, 4), 3, 1, 5, (0, 1, 1, 1, 1), coming)


def forecast_art(width: float, height: float, language: str) -> arts_panels.ForecastArt:
    """The bot's coming turn in the sample position."""
    rows = tuple(arts_panels.ForecastRow(*row) for row in ROWS[language])
    coming = (
        arts_panels.ComingRound(10, ()),
        arts_panels.ComingRound(11, ((Letter.C, False), (Letter.D, True), (Letter.F, False))),
    )
    return arts_panels.ForecastArt(width, height, 9, rows, coming, *LAST[language])


def page(width: float, height: float, language: str) -> tuple[NoriaLayout, list[Placed]]:
    """The whole sample table for a view of so many pixels."""
    table = layout(width, height)
    ground = arts.GroundArt(
        table.width,
        table.height,
        table.wheel_centre.x,
        table.wheel_centre.y,
        table.wheel_radius,
        table.sky_centre.x,
        table.sky_centre.y,
        table.sky_across,
        table.sky_down,
        table.bot_radius,
    )
    room, rail = table.forecast, table.rail
    return table, [
        (ground, table.width / 2, table.height / 2),
        *wheels(table),
        *islands(table),
        (arts_panels.RailArt(rail.width, Phase.ACTION, 9, 50, 52, 68), rail.x, rail.y),
        *council(table),
        (forecast_art(room.width, room.height, language), room.x, room.y),
        *shelf(table),
    ]


def singles(language: str = "en") -> list[Any]:
    """At least one picture of every kind, in its various states."""
    found: dict[Any, None] = {}
    for art, _, _ in page(1280, 678, language)[1]:
        found[art] = None
    for disc in Disc:
        found[arts.DiscArt(disc, 26.4)] = None
        found[arts.DiscArt(disc, 26.4, upgraded=True)] = None
    for letter in Letter:
        found[arts.LetterArt(letter, 20)] = None
        found[arts.LetterArt(letter, 20, upgraded=True, entering=True)] = None
    for number in range(1, 10):
        found[arts.IslandArt(number)] = None
    for ring in Ring:
        found[arts.TurnHandleArt(ring)] = None
    for phase in Phase:
        found[arts_panels.RailArt(1264, phase, 16, 123, 145, None)] = None
    found[arts.DiscArt(Disc.BONUS, 26.4, lit=True, tag="10/12")] = None
    found[arts.DiscArt(Disc.CITY, 26.4, disabled=True)] = None
    found[arts.LetterArt(Letter.B, 20, spent=True)] = None
    found[arts.IslandArt(3, built=(Side.HUMAN, Side.BOT, None, None), dim=True)] = None
    found[arts.HubArt(213)] = None
    found[arts_panels.StackArt(Disc.TOOL, 48, 106, 3, 0, affordable=False)] = None
    found[arts_panels.KnowledgeArt()] = None
    found[arts_panels.ForecastArt(348, 194, 12, (), (), "", "")] = None
    acting = tuple(
        arts_panels.ForecastRow(
            letter, False, "Diversify", "A sentence that is far too long for its row " * 2, state
        )
        for letter, state in zip(
            (Letter.A, Letter.C, Letter.E, Letter.F),
            (*arts_panels.RowState, arts_panels.RowState.WAITING),
            strict=True,
        )
    )
    found[arts_panels.ForecastArt(348, 194, 12, acting, (), "Last", "")] = None
    for now in (True, False):
        found[arts.TraceArt(18, now)] = None
    found[arts.BeadArt("6")] = None
    for across in (160.0, -90.0):
        found[arts.RouteArt(across, 70)] = None
    return list(found)


def paint(painter: QPainter, placed: list[Placed], skin: Skin) -> None:
    """Draw pictures at their places."""
    for art, x, y in placed:
        painter.save()
        painter.translate(x, y)
        PICTURES[type(art)].paint(painter, art, skin)
        painter.restore()


def page_image(width: int, height: int, theme: str, language: str, ratio: float = 1.0) -> QImage:
    """The sample table as an image; ``ratio`` is the number of device pixels a pixel."""
    table, placed = page(width, height, language)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(THEMES[theme].bg))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio * table.scale, ratio * table.scale)
    paint(painter, placed, Skin(THEMES[theme], language))
    painter.end()
    return image


def sheet_image(theme: str, language: str, ratio: float = 1.0) -> QImage:
    """All single pictures in rows, each in its box."""
    width, gap, x, y, row = 1300.0, 12.0, 12.0, 12.0, 0.0
    placed: list[Placed] = []
    boxes: list[QRectF] = []
    for art in sorted(singles(language), key=lambda art: type(art).__name__):
        if isinstance(art, arts.GroundArt | arts.MistArt):
            continue
        wide, high = PICTURES[type(art)].size(art)
        if x + wide + gap > width:
            x, y, row = gap, y + row + gap, 0.0
        placed.append((art, x + wide / 2, y + high / 2))
        boxes.append(QRectF(x, y, wide, high))
        x, row = x + wide + gap, max(row, high)
    image = QImage(
        round(width * ratio), round((y + row + gap) * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(THEMES[theme].surface))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio, ratio)
    painter.setPen(QColor(255, 0, 255, 70))
    painter.drawRects(boxes)
    paint(painter, placed, Skin(THEMES[theme], language))
    painter.end()
    return image


def main() -> None:
    """Write the pictures asked for."""
    parser = argparse.ArgumentParser(description="Draw Noria's table and all its pictures as PNG files.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=list(THEMES))
    parser.add_argument("--languages", nargs="*", default=["en", "ja"], choices=["en", "ja"])
    parser.add_argument("--size", default="1280x678", help="pixels of the board's view")
    parser.add_argument("--ratio", type=float, default=1.0)
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
            page_image(width, height, theme, language, given.ratio).save(
                str(given.folder / f"page-{given.size}-{theme}-{language}.png")
            )
            if not given.no_sheet:
                sheet_image(theme, language, given.ratio).save(
                    str(given.folder / f"sheet-{theme}-{language}.png")
                )
        QCoreApplication.removeTranslator(words)


if __name__ == "__main__":
    main()
