"""Between the game's frozen states and the searching kernel.

Only encoding exists: what a player decides goes back as an action of the game, a kernel never becomes a state.
Hidden identities are left out of the kernel's lists; ``imagined`` fills them in.
"""

from __future__ import annotations

import random

from noria_desktop.bots.solani import codes
from noria_desktop.bots.solani.printed import EMPTY, FIRST_FEATURE, FIRST_PLANET, NUMBER_ROW
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import (
    PRINTED_SECTORS,
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    State,
    seat_count,
)
from noria_desktop.games.solani.state import Sky as FrozenSky
from noria_desktop.games.solani.terms import TILES, Kind, Row


def table_of(state: State) -> SearchState:
    """The kernel of a state or of what a seat sees of it; what is hidden is missing in it.

    The kernel knows no quartz: whoever searches spends none, and is not asked before Coyote's first pick.

    Raises:
        ValueError: somebody is asked whether to spend quartz.
    """
    table = SearchState()
    market, supply = state.market, state.supply
    table.round, table.sun, table.seats = state.round, state.sun, seat_count(state)
    table.skies = [sky_of(sky) for sky in state.skies]
    table.clusters = [
        tile.index if taker is None else NOTHING
        for tile, taker in zip(market.clusters, market.cluster_takers, strict=True)
    ]
    table.branches = [
        kind.index if taker is None else NOTHING
        for kind, taker in zip(market.branches, market.branch_takers, strict=True)
    ]
    table.cluster_bag, table.branch_bag = list(supply.cluster_bag), list(supply.branch_bag)
    table.final = [kind.index for kind in supply.final_branches]
    table.track = [NOTHING if planet is None else planet.index for planet in supply.track]
    table.reserve = [planet.index for planet in supply.reserve.cards if planet is not None][::-1]
    table.rows = [[card.index for card in row] for row in supply.rows]
    table.decks = [[card.index for card in deck.cards if card is not None][::-1] for deck in supply.decks]
    table.gone = [tile.index for tile in supply.gone]
    table.gone_branches = [kind.index for kind in supply.gone_branches]
    table.drawn, table.feature = [], NOTHING
    table.coyote_level = NOTHING
    table.coyote_clusters, table.coyote_planets, table.coyote_features = [], [], []
    if state.coyote is not None:
        table.coyote_level = state.options.coyote.index
        table.coyote_clusters = [tile.index for tile in state.coyote.clusters]
        table.coyote_planets = [tile.index for tile in state.coyote.planets]
        table.coyote_features = [tile.index for tile in state.coyote.features]
    table.bonus_sectors = [sector.index for sector in state.options.bonus_sectors or PRINTED_SECTORS]
    table.seat, table.first, table.second = state.sun, codes.EITHER, False
    _pending(table, state)
    return table


def _pending(table: SearchState, state: State) -> None:
    """What is being decided, and by whom."""
    match state.pending:
        case Preparing():
            table.phase = codes.PREPARING
        case HoldingQuartz():
            raise ValueError("the kernel knows no quartz")
        case Drafting(seat, first, second):
            table.phase, table.seat, table.first, table.second = codes.DRAFTING, seat, _type(first), second
        case Placing(seat, first):
            table.phase, table.seat, table.first, table.second = codes.PLACING, seat, _type(first), True
        case Picking(seat):
            table.phase, table.seat = codes.PICKING, seat
        case Keeping(seat, drawn):
            table.phase, table.seat = codes.KEEPING, seat
            table.drawn = [card.index for card in drawn if card is not None]
        case PlacingFeature(seat, feature):
            table.phase, table.seat, table.feature = codes.PLACING_FEATURE, seat, feature.index
        case CoyoteDrafting(first, second):
            table.phase, table.seat = codes.COYOTE_DRAFTING, len(state.skies)
            table.first, table.second = _type(first), second
        case CoyotePicking():
            table.phase = codes.COYOTE_PICKING
        case CleaningUp():
            table.phase = codes.CLEANING
        case Finished():
            table.phase = codes.FINISHED


def _type(kind: Kind | None) -> int:
    if kind is None:
        return codes.EITHER
    return codes.CIRCLE if kind is Kind.CIRCLE else codes.BRANCH


def sky_of(frozen: FrozenSky) -> Sky:
    """The kernel of one sky."""
    sky = Sky.empty(components().guiding[frozen.board.index], frozen.dark)
    for space, mask in enumerate(frozen.branches):
        if mask:
            sky.lay_branch(space, mask)
    for space, tile in enumerate(frozen.circles):
        if tile is not None:
            sky.lay_circle(space, tile.index)
    sky.surrounded = sum(
        1 << space for space, done in zip(frozen.dark, frozen.surrounded, strict=True) if done
    )
    sky.held_circle = NOTHING if frozen.held_circle is None else frozen.held_circle.index
    sky.held_branch = NOTHING if frozen.held_branch is None else frozen.held_branch.index
    sky.features = [tile.index for tile in frozen.features]
    sky.picks = frozen.picks
    return sky


# Decisions ----------------------------------------------------------------------------------------------


def decoded(code: int) -> Action:
    """The action that a code stands for."""
    if code >= codes.ADVANCE:
        return Advance()
    if code >= codes.LAY_FEATURE:
        return PlaceFeature(code - codes.LAY_FEATURE)
    if code >= codes.KEEP:
        return KeepFeature(TILES[code - codes.KEEP])
    if code >= codes.DRAW:
        return DrawFeatures(tuple(Row)[code - codes.DRAW])
    if code >= codes.TAKE:
        return TakeFeature(TILES[code - codes.TAKE])
    if code == codes.DISCARD:
        return Discard()
    if code >= codes.LAY_CIRCLE:
        return PlaceCircle(code - codes.LAY_CIRCLE)
    if code >= codes.LAY_BRANCH:
        return PlaceBranch(*divmod(code - codes.LAY_BRANCH, 16))
    if code >= codes.DRAFT_BRANCH:
        return DraftBranch(code - codes.DRAFT_BRANCH)
    slot, trade = divmod(code - codes.DRAFT_CLUSTER, codes.TRACK + 1)
    return DraftCluster(slot, trade - 1 if trade else None)


# What cannot be seen ------------------------------------------------------------------------------------


def imagined(view: State, chance: random.Random) -> SearchState:
    """A table as it may be, with everything a seat cannot see dealt at random.

    Unseen are the order of the decks, the reserve and the planets that were not dealt. Source: rules.md 8, ruling 29.
    """
    table = table_of(view)
    for row, deck in enumerate(view.supply.decks):
        cards = unseen_features(table, row)
        chance.shuffle(cards)
        table.decks[row] = cards[: len(deck)]
    planets = _unseen_planets(table)
    chance.shuffle(planets)
    table.reserve = planets[: len(view.supply.reserve)]
    return table


def unseen_features(table: SearchState, row: int) -> list[int]:
    """Feature cards of a number that lie in no open place."""
    seen = {tile for sky in table.skies for tile in sky.features}
    seen.update(table.rows[0], table.rows[1], table.coyote_features, table.gone, table.drawn)
    return [tile for tile in range(FIRST_FEATURE, EMPTY) if NUMBER_ROW[tile] == row and tile not in seen]


def _unseen_planets(table: SearchState) -> list[int]:
    left = list(components().tile_counts)
    for tile in (*table.track, *table.gone, *table.coyote_planets):
        if tile != NOTHING:
            left[tile] -= 1
    for sky in table.skies:
        for tile in (*sky.code, sky.held_circle):
            if FIRST_PLANET <= tile < FIRST_FEATURE:
                left[tile] -= 1
    return [tile for tile in range(FIRST_PLANET, FIRST_FEATURE) for _ in range(left[tile])]
