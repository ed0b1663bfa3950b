"""Places under the night sky one can point at, zone by zone in Tab order."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Bonus, Kind, Row
from noria_desktop.ui.board.boxes import Box, Point, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import GapArt
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project_docks import score_lines
from noria_desktop.ui.solani.board.project_market import open_counts
from noria_desktop.ui.solani.board.viewpoint import other_skies, staged, viewer

HELD = 1.16
"""A holding space's spot is so much wider than its tile."""

INSET = 4.0
"""A market slot's spot is so much smaller on every side: its halo leaves the heading in sight."""
LIT = 2.5
"""The same of a line of the score sheet, above and below."""
CARD_INSET = 3.0
"""The same of a feature card and a deck, above and below: their halos do not meet."""


def spots(view: State, table: SolaniLayout, centre: Seat | None = None) -> tuple[Spot, ...]:
    """Every place one can point at; ``centre``: whose sky is looked at."""
    seat = viewer(view) if centre is None else centre
    whose = None if seat == viewer(view) else seat
    # The stage lies over market and open features.
    covered = bool(staged(view, seat))
    return (
        *_stage(view, table, seat),
        *_holding(table, whose),
        *_sky(table, whose),
        *(() if covered else _market(view, table)),
        *_track(table),
        *(() if covered else _features(view, table)),
        *_legend(table),
        *_bonus(view, table),
        *_score(view, table),
        *_cards(view, table, seat, whose),
        *_skies(view, table, seat),
    )


def _boxed(handle: Handle, box: Box, zone: str, *, button: bool = False) -> Spot:
    """A rectangular place."""
    return Spot(handle, box.x, box.y, box.width, box.height, zone, button=button)


def _round(handle: Handle, place: Point, diameter: float, zone: str) -> Spot:
    """A round place."""
    return Spot(handle, place.x, place.y, diameter, diameter, zone, round=True)


def _flat(box: Box) -> Box:
    """A card or deck without its upper and lower edge."""
    return Box(box.x, box.y, box.width, box.height - 2 * CARD_INSET)


def _stage(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Spot]:
    """Cards drawn from a deck."""
    cards = staged(view, centre)
    for number, feature in enumerate(cards):
        yield _boxed(at.feature(feature), table.stage_card(number, len(cards)), "stage")


def _holding(table: SolaniLayout, whose: Seat | None) -> Iterator[Spot]:
    """Both holding spaces."""
    size = table.held_size * HELD
    yield _round(at.held(Kind.CIRCLE, whose), table.holding(Kind.CIRCLE), size, "holding")
    place = table.holding(Kind.BRANCH)
    yield Spot(at.held(Kind.BRANCH, whose), place.x, place.y, size, size, "holding")


def _sky(table: SolaniLayout, whose: Seat | None) -> Iterator[Spot]:
    """Circles and gaps of the sky in the centre.

    A gap's box reaches under the circles round it, which are the smaller ones: on a circle the circle is meant.
    """
    if whose is not None:
        yield _boxed(at.home(), table.plaque, "sky", button=True)
    for space in range(CIRCLES):
        place, wide = table.circle(space), 2 * table.radius
        yield Spot(at.circle(space, whose), place.x, place.y, wide, wide, "sky", round=True, firm=True)
    size = table.gap_size
    for gap in range(BRANCHES):
        place = table.gap(gap)
        outline = GapArt(table.pitch)
        yield Spot(at.gap(gap, whose), place.x, place.y, size, size, "sky", outline=outline, firm=True)


def _market(view: State, table: SolaniLayout) -> Iterator[Spot]:
    """Slots of both rows."""
    clusters, branches = len(view.market.clusters), len(view.market.branches)
    count = view.options.quartz
    if count:
        first, last = table.quartz(0, count), table.quartz(count - 1, count)
        yield _boxed(at.quartz(), box(first.left, first.top, last.right - first.left, first.height), "market")
        for kind in Kind:
            yield _boxed(at.market_row(kind), table.market_row(kind).grown(3), "market")
    for slot in range(clusters):
        yield _boxed(at.cluster(slot), table.slot(Kind.CIRCLE, slot, clusters).grown(-INSET), "market")
    for slot in range(branches):
        yield _boxed(at.branch(slot), table.slot(Kind.BRANCH, slot, branches).grown(-INSET), "market")


def _track(table: SolaniLayout) -> Iterator[Spot]:
    """Planets and anchors from the west; the rounds."""
    wide, high = table.station_size
    for index in range(len(components().deal_order)):
        place = table.station(index)
        yield Spot(at.station(index), place.x, place.y, wide, high, "track")
    for stars in sorted(set(components().anchors) - {0}):
        place = table.anchor(stars)
        yield Spot(at.anchor(stars), place.x, place.y, wide, high, "track")
    yield _boxed(at.rounds(), table.rounds, "track")


def _features(view: State, table: SolaniLayout) -> Iterator[Spot]:
    """Decks with their open cards."""
    counts = open_counts(view)
    for row in Row:
        yield _boxed(at.deck(row), _flat(table.deck(row, counts)), "features")
        for number, feature in enumerate(view.supply.rows[row.index]):
            yield _boxed(at.feature(feature), _flat(table.card(row, number, counts)), "features")


def _legend(table: SolaniLayout) -> Iterator[Spot]:
    """The key to the counters."""
    if table.key is not None:
        yield _boxed(at.legend(), table.key, "features")


def _bonus(view: State, table: SolaniLayout) -> Iterator[Spot]:
    """Bonus tiles at their sectors' corners."""
    sectors = view.options.bonus_sectors
    for bonus in Bonus:
        if sectors is not None:
            yield _boxed(at.bonus(bonus), table.chip(sectors[bonus.index]), "bonus")


def _score(view: State, table: SolaniLayout) -> Iterator[Spot]:
    """Rows of the score sheet and the total."""
    lines = score_lines(view)
    for number, line in enumerate((*lines, None)):
        row = table.score_row(number, len(lines))
        # What lights a line is wider than its spot and leaves the words of the next lines whole.
        lit = row if line is None else Box(row.x, row.y, row.width, row.height - 2 * LIT)
        yield _boxed(at.score(line), lit, "score")


def _cards(view: State, table: SolaniLayout, centre: Seat, whose: Seat | None) -> Iterator[Spot]:
    """The place of the cards won, and the cards."""
    yield _boxed(at.own_cards(whose), table.cards, "cards")
    features = view.skies[centre].features
    for number, feature in enumerate(features):
        yield _boxed(at.feature(feature), table.own_card(number, len(features)), "cards")


def _skies(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Spot]:
    """The other skies, each a button; Coyote's collection and plan."""
    others = other_skies(view, centre)
    for number, seat in enumerate(others):
        yield _boxed(at.sky(seat), table.small_sky(number, len(others)), "skies", button=True)
    if view.coyote is not None:
        yield _boxed(at.coyote(), table.collection, "skies")
        yield _boxed(at.plan(), table.plan, "skies")
