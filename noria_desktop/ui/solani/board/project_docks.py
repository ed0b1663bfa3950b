"""Pictures of what counts: bonus tiles at their corners, score sheet, feature cards won, the other skies, Coyote."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.solani.bonuses import Standings, sectors_of, standings
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.coyote import branch_choice, cluster_choice, lead
from noria_desktop.games.solani.events import CoyoteDecided, CoyoteRule
from noria_desktop.games.solani.scoring import sheet_of
from noria_desktop.games.solani.state import (
    CoyoteDrafting,
    Drafting,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    State,
    seat_count,
)
from noria_desktop.games.solani.terms import Bonus, Line, Tile
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import Words
from noria_desktop.ui.solani.board.arts_docks import (
    BonusArt,
    CardArt,
    CollectionArt,
    Column,
    Doing,
    PlanArt,
    ScoreArt,
    SeatArt,
    SkyArt,
    Standing,
)
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project_market import panel
from noria_desktop.ui.solani.board.project_tiles import base_mask, counted, lights
from noria_desktop.ui.solani.board.viewpoint import decider, is_over, other_skies, people, viewer

SKY_LINES = (Line.PLANETS, Line.CLUSTERS, Line.GUIDING, Line.FEATURES, Line.LOOSE, Line.BONUS)


# Bonus tiles --------------------------------------------------------------------------------------------


def bonus_sprites(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    """Each bonus tile at the corner of its sector."""
    for bonus in Bonus:
        yield bonus_sprite(view, table, bonus)


def bonuses_of(view: State) -> Standings:
    """Who stands how at each bonus tile."""
    level = view.options.coyote if view.coyote is not None else None
    return standings(tuple(counted(sky) for sky in view.skies), sectors_of(view), level)


def bonus_sprite(view: State, table: SolaniLayout, bonus: Bonus, after: State | None = None) -> Sprite:
    """A bonus tile; ``after`` is what a drop would lead to."""
    sector = sectors_of(view)[bonus.index]
    box = table.chip(sector)
    printed = components().bonuses[bonus.index]
    now = bonuses_of(view)[bonus.index]
    then = bonuses_of(after)[bonus.index] if after is not None else now
    standing = tuple(
        Standing(Seat(seat), found.value, found.points > 0, then[seat].value if then[seat] != found else None)
        for seat, found in enumerate(now)
        if seat < len(view.skies) or found.value
    )
    art = BonusArt(bonus, sector, printed.points, standing, *box.size)
    return lay(at.bonus(bonus), art, box, Layer.BOARD)


# Score sheet --------------------------------------------------------------------------------------------


def score_lines(view: State) -> tuple[Line, ...]:
    """Rows of the score sheet."""
    if view.coyote is None:
        return SKY_LINES
    return (*SKY_LINES, Line.KEPT_PLAIN, Line.KEPT_WHITE)


def points_of(view: State) -> ScoreSheet:
    """Points as they stand."""
    return sheet_of(view, tuple(counted(sky) for sky in view.skies))


def score_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """The panel with the score sheet."""
    yield panel("score", Words.SCORE, table.score)
    yield score_sprite(view, table, centre)


def score_sprite(view: State, table: SolaniLayout, centre: Seat, after: State | None = None) -> Sprite:
    """The score sheet; ``after`` is what a drop would lead to."""
    box, lines = table.sheet, score_lines(view)
    now = points_of(view)
    then = points_of(after) if after is not None else None
    order = (centre, *(Seat((centre + step) % seat_count(view)) for step in range(1, seat_count(view))))
    best = now.ranking[0] if is_over(view) else ()

    def values(sheet: ScoreSheet, seat: Seat) -> tuple[int | None, ...]:
        rows = {line.code: line.points for line in sheet.of(seat)}
        return tuple(rows.get(line) for line in lines)

    columns = tuple(
        Column(
            seat,
            values(now, seat),
            now.total(seat),
            values(then, seat) if then is not None else (),
            then.total(seat) if then is not None else None,
            own=seat == viewer(view) and people(view) == 1,
            winner=seat in best,
        )
        for seat in order
    )
    art = ScoreArt(lines, columns, None if is_over(view) else view.sun, *box.size)
    return lay(at.scenery("sheet"), art, box, Layer.BOARD)


# Feature cards won --------------------------------------------------------------------------------------


def card_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """The panel of the cards won by whose sky is in the centre."""
    words = Words.OWN_CARDS if view.skies[centre].features else Words.NO_CARDS
    yield panel("cards", words, table.cards)
    for feature in view.skies[centre].features:
        yield card_sprite(view, table, centre, feature)


def card_sprite(
    view: State, table: SolaniLayout, centre: Seat, feature: Tile, after: State | None = None
) -> Sprite:
    """A feature card that was won, with what it brings."""
    sky = view.skies[centre]
    box = table.own_card(sky.features.index(feature), len(sky.features))
    points = feature_points(view, centre, feature)
    then = feature_points(after, centre, feature) if after is not None else None
    waiting = isinstance(view.pending, PlacingFeature) and view.pending.feature is feature
    art = CardArt(
        feature,
        *box.size,
        points if points is not None else 0,
        then if then != points else None,
        placed=points is not None or waiting,
    )
    return lay(at.feature(feature), art, box, Layer.BOARD)


def feature_points(view: State, seat: Seat, feature: Tile) -> int | None:
    """What a feature brings now; None while its tile lies nowhere."""
    sky = view.skies[seat]
    if feature not in sky.circles:
        return None
    return counted(sky).points[sky.circles.index(feature)]


# The other skies ----------------------------------------------------------------------------------------


def skies_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """The panel of the other skies; alone against Coyote its collection and plan."""
    others = other_skies(view, centre)
    words = Words.COYOTE if view.coyote is not None else Words.OTHER_SKIES
    if len(others) == 1:
        words = Words.OTHER_SKY
    yield panel("skies", words, table.skies)
    for number, seat in enumerate(others):
        yield from _sky(view, table, seat, number, len(others))
    if view.coyote is not None:
        yield from _coyote(view, table)


def _sky(view: State, table: SolaniLayout, seat: Seat, number: int, count: int) -> Iterator[Sprite]:
    sky, place = view.skies[seat], table.small_sky(number, count)
    art = SkyArt(
        seat,
        sky.board,
        sky.circles,
        sky.branches,
        sky.dark,
        sky.surrounded,
        lights(sky),
        place.width,
        turn=decider(view) == seat,
    )
    yield lay(at.sky(seat), art, place, Layer.BOARD)
    words = table.seat(number, count)
    line = SeatArt(
        seat,
        sky.board,
        view.options.players[seat],
        points_of(view).total(seat),
        sky.held_circle,
        base_mask(sky.held_branch) if sky.held_branch is not None else 0,
        doing(view, seat),
        words.width,
        sun=view.sun == seat,
        height=words.height,
    )
    yield lay(at.mark("seat", str(seat)), line, words, Layer.PANEL)


def doing(view: State, seat: Seat) -> Doing:
    """What a seat does just now."""
    pending = view.pending
    if decider(view) != seat:
        return Doing.WAITING
    match pending:
        case Drafting():
            return Doing.PICKING
        case Placing():
            return Doing.PLACING
        case Picking() | Keeping() | PlacingFeature():
            return Doing.FEATURE
        case _:
            return Doing.WAITING


# Coyote -------------------------------------------------------------------------------------------------


def _coyote(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    found = view.coyote
    assert found is not None
    box = table.collection
    art = CollectionArt(found.clusters, found.planets, found.features, *box.size)
    yield lay(at.coyote(), art, box, Layer.BOARD)
    yield lay(at.plan(), plan_art(view, table), table.plan, Layer.BOARD)


def plan_art(view: State, table: SolaniLayout) -> PlanArt:
    """What Coyote's rules would make of the market as it lies now."""
    box, market, coyote_seat = table.plan, view.market, Seat(len(view.skies))
    drafts = isinstance(view.pending, HoldingQuartz | Drafting | CoyoteDrafting | Placing)
    wants_cluster = drafts and coyote_seat not in market.cluster_takers and None in market.cluster_takers
    wants_branch = drafts and coyote_seat not in market.branch_takers and None in market.branch_takers
    choice = cluster_choice(view) if wants_cluster else None
    slot, planet = _chosen(choice)
    denied, _ = _chosen(branch_choice(market)) if wants_branch else (None, None)
    pending = view.pending
    leads = isinstance(pending, HoldingQuartz) or (
        isinstance(pending, CoyoteDrafting) and pending.first is None
    )
    return PlanArt(
        choice.rule if choice is not None else None,
        market.clusters[slot] if slot is not None else None,
        view.supply.track[planet] if planet is not None else None,
        base_mask(market.branches[denied]) if denied is not None else 0,
        leads,
        leads and lead(market).rule is CoyoteRule.LEADS_BRANCHES,
        components().coyote_features[view.round],
        *box.size,
    )


def _chosen(choice: CoyoteDecided | None) -> tuple[int | None, int | None]:
    """Slot and planet that a choice takes."""
    if choice is None or choice.chosen is None:
        return None, None
    found = choice.candidates[choice.chosen]
    return found.slot, found.planet
