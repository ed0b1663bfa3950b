"""What lessons point at on the table of the night sky, by their own words. Places are counted from 1.

``counter 2,5``, ``circle 2,4``, ``gap 2,5``, ``held branch``, ``cluster 2``, ``branch 1``, ``station 4``, ``anchor 4``,
``feature F2-01``, ``feature row 3``, ``deck 3``, ``bonus B4``, ``score clusters``; whole zones: ``sky``, ``holding``,
``market``, ``market clusters``, ``track``, ``features``, ``cards``, ``bonus``, ``score``, ``sum``, ``rounds``,
``coyote``, ``plan``, ``legend``; ``sun`` is where the Sun is shown; ``guiding`` are all Guiding Stars, ``loose`` the marks of loose nodes;
``read``: figures and titles that no line strikes out.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.state import State, seat_count
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import GAPS, PLANETS, SIDE, Bonus, Kind, Line, Row, Sector, Tile
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project_docks import score_lines
from noria_desktop.ui.solani.board.project_market import open_counts
from noria_desktop.ui.solani.board.project_sky import counter_sprite
from noria_desktop.ui.solani.board.spots import spots
from noria_desktop.ui.solani.board.viewpoint import viewer

COUNTER_WIDE = 2.4
"""A counter's box is so many times as wide as it is high."""
RING = 6.0
"""So far a frame stands out of what it frames: that of a row of cards would cut through the heading above it."""
COUNTER_REACH = 0.78
"""How far a counter, which lies on the south rim of its circle, stands out of it: in heights of a counter."""


def lesson_places(words: str, view: State, table: SolaniLayout) -> tuple[Spot, ...]:
    """The places that these words of a lesson mean now; none where they mean nothing that is there."""
    return tuple(_places(words.split(), view, table))


def _places(words: list[str], view: State, table: SolaniLayout) -> Iterator[Spot]:
    sky = view.skies[viewer(view)]
    match words:
        case ["counter" | "change" as name, where]:
            lies = table.counter if name == "counter" else table.delta
            place = lies(_space(where, SIDE))
            high = table.counter_height
            yield Spot(Handle("lesson", where), place.x, place.y, COUNTER_WIDE * high, 1.6 * high, "lesson")
        case ["loose"]:
            fates = tally(sky).fates
            yield from (_circle(space, table) for space, fate in enumerate(fates) if fate is Fate.LOOSE)
        case ["read"]:
            yield from _read(view, table)
        case ["sun"]:
            yield _zone("sun", sun_box(view, table))
        case ["planets"]:
            yield from (_circle(space, table) for space, tile in enumerate(sky.circles) if tile in PLANETS)
        case ["guiding"]:
            stars = components().guiding[sky.board.index]
            yield from (_circle(space, table) for space, printed in enumerate(stars) if printed)
        case ["circle", where]:
            yield _circle(_space(where, SIDE), table)
        case ["feature", "row", number]:
            counts = open_counts(view)
            row = Row(number)
            cards = view.supply.rows[row.index]
            first, last = (table.card(row, one, counts) for one in (0, max(0, len(cards) - 1)))
            high = last.bottom - first.top - 2 * RING
            yield _zone("features", box(first.left, first.top + RING, first.width, high))
        case _:
            zones = tuple(_zones(" ".join(words), table))
            if zones:
                yield from zones
                return
            handle = _handle(words)
            yield from (lesson_frame(spot, table) for spot in spots(view, table) if spot.handle == handle)


def sun_box(view: State, table: SolaniLayout) -> Box:
    """The head of the score sheet's column of whoever holds the Sun, where its sign stands."""
    centre, sheet = viewer(view), table.sheet
    behind = (view.sun - centre) % seat_count(view)
    others = seat_count(view) - 1
    (own, step), (_, least) = measures.SCORE_COLUMNS[0], measures.SCORE_COLUMNS[-1]
    if behind == 0:
        left, right = sheet.right - others * step - own, sheet.right - others * least
    else:
        left, right = sheet.right - (others - behind + 1) * step, sheet.right - (others - behind) * least
    return box(left, sheet.top, right - left + 2, measures.SCORE_HEAD)


def _handle(words: list[str]) -> Handle | None:
    """A place of the table that is a spot of its own."""
    match words:
        case ["gap", where]:
            return at.gap(_space(where, GAPS))
        case ["held", kind]:
            return at.held(Kind.BRANCH if kind == "branch" else Kind.CIRCLE)
        case ["cluster", slot]:
            return at.cluster(int(slot) - 1)
        case ["branch", slot]:
            return at.branch(int(slot) - 1)
        case ["station", number]:
            return at.station(int(number) - 1)
        case ["anchor", stars]:
            return at.anchor(int(stars))
        case ["feature", card]:
            return at.feature(Tile(card))
        case ["deck", row]:
            return at.deck(Row(row))
        case ["bonus", number]:
            return at.bonus(tuple(Bonus)[int(number[1:]) - 1])
        case ["score", line]:
            return at.score(Line(line))
        case ["sum"]:
            return at.score(None)
        case ["coyote" | "plan" | "rounds" | "legend" as name]:
            return Handle(name)
        case _:
            return None


def _zones(name: str, table: SolaniLayout) -> Iterator[Spot]:
    """Panels and other parts of the table as a whole."""
    match name:
        case "sky":
            yield _zone(name, table.plate)
        case "holding":
            yield _zone(name, table.tray)
        case "market":
            yield _zone(name, table.market)
        case "market clusters":
            head, below = table.market_row(Kind.CIRCLE), table.market_row(Kind.BRANCH)
            high = below.top - head.top - 2 * RING
            yield _zone(name, box(head.left, head.top + RING / 2, head.width, high))
        case "track":
            yield _zone(name, table.track)
        case "features":
            yield _zone(name, table.features)
        case "cards":
            yield _zone(name, table.cards)
        case "score":
            yield _zone(name, table.score)
        case "legend" if table.legend is not None:
            yield _zone(name, table.legend)
        case "bonus":
            yield from (_zone(f"{name} {sector.value}", table.chip(sector)) for sector in Sector)
        case _:
            return


def _zone(name: str, where: Box) -> Spot:
    return Spot(Handle("lesson", name), where.x, where.y, where.width, where.height, "lesson")


def lesson_frame(spot: Spot, table: SolaniLayout) -> Spot:
    """A place as its frame lies round it: a circle with its counter, a gap between those of the circles round it."""
    reach = COUNTER_REACH * table.counter_height
    if spot.handle.kind == "circle":
        wide = 2 * (table.radius + reach)
        return evolve(spot, width=wide, height=wide)
    if spot.handle.kind == "gap":
        wide = min(spot.width, table.pitch - COUNTER_WIDE * table.counter_height - 2 * RING)
        return evolve(spot, width=wide, height=wide)
    return spot


def _circle(space: int, table: SolaniLayout) -> Spot:
    place, wide = table.circle(space), 2 * table.radius
    spot = Spot(at.circle(space), place.x, place.y, wide, wide, "sky", round=True)
    return lesson_frame(spot, table)


def _read(view: State, table: SolaniLayout) -> Iterator[Spot]:
    """Counters, the score sheet's lines, bonus tiles, headings of the market, titles of the panels."""
    seat = viewer(view)
    sky, high = view.skies[seat], table.counter_height
    for space in range(SIDE * SIDE):
        if (counter := counter_sprite(sky, space, table, seat)) is not None:
            yield Spot(Handle("lesson", "read"), counter.x, counter.y, COUNTER_WIDE * high, high, "lesson")
    lines = len(score_lines(view))
    yield from (_zone("read", table.score_row(number, lines)) for number in range(lines + 1))
    yield from (_zone("read", table.chip(sector)) for sector in Sector)
    yield from (_zone("read", table.market_row(kind)) for kind in Kind)
    for panel in (table.market, table.features, table.score, table.cards, table.collection):
        yield _zone("read", box(panel.left, panel.top, panel.width, measures.PANEL_HEAD))


def _space(where: str, side: int) -> int:
    row, column = where.split(",")
    return (int(row) - 1) * side + int(column) - 1
