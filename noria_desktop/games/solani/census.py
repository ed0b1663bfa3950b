"""Whether a position can occur: every tile counted, every one where it may lie, all of it fitting the moment.

Types are checked before; here is what types cannot say. Observations are no positions: nothing may be hidden.
Source: rules.md 2 to 4, 8 (ruling 36), 9.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from noria_desktop.engine.contract import BOT, Seat
from noria_desktop.engine.positions import Finding, chance, require
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.features import row_of
from noria_desktop.games.solani.geometry import BRANCHES_ROUND, CORNERS
from noria_desktop.games.solani.moments import Moment, moment
from noria_desktop.games.solani.placement import closed_round
from noria_desktop.games.solani.setup import NOTHING_ON_OFFER, check_options, dark_spaces
from noria_desktop.games.solani.state import (
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
    Sky,
    State,
    seat_count,
)
from noria_desktop.games.solani.terms import (
    BRANCHES,
    CIRCLES,
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Branch,
    Row,
    Tile,
)
from noria_desktop.games.solani.tile_count import counted

_CLUSTERS, _PLANETS, _FEATURES = frozenset(CLUSTERS), frozenset(PLANETS), frozenset(FEATURES)


def census(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    require(findings(state))


def findings(state: State) -> Iterator[Finding]:
    """Everything that was looked at, in order. After the first impossible one the rest means nothing."""
    yield from _options(state)
    yield from _round(state)
    now = moment(state)
    yield from _skies(state)
    yield from _market(state, now)
    yield from _holding_spaces(state, now)
    yield from _dark_sky(state, now)
    yield from _supply(state, now)
    yield from _feature_cards(state)
    yield from _coyote(state, now)
    yield from _pending(state)
    yield from counted(state, now)
    yield from _prints(state)


# The table ------------------------------------------------------------------------------------------------


def _options(state: State) -> Iterator[Finding]:
    """Options without gaps, and a generator that is known."""
    options = state.options
    yield from chance(state.rng)
    try:
        check_options(options)
    except BadOptions as error:
        yield f"options.{error.place}", error.found, False
    for name in ("boards", "setup_card", "orientation", "bonus_sectors"):
        value = getattr(options, name)
        yield f"options.{name}", value, value is not None


def _round(state: State) -> Iterator[Finding]:
    """Round, Sun and whose decision it is."""
    options, rounds, pending = state.options, components().rounds, state.pending
    alone = len(options.players) == 1
    yield "round", state.round, 1 <= state.round <= rounds
    yield "skies", f"{len(state.skies)} skies", len(state.skies) == len(options.players)
    yield "coyote", state.coyote is not None, (state.coyote is not None) == alone
    assert options.boards is not None
    count = seat_count(state)
    first = options.boards.index(Board.COYOTE) + 1
    yield "sun", state.sun, state.sun == (first + state.round - 1) % count
    seat = getattr(pending, "seat", 0)
    yield "pending.seat", seat, 0 <= seat < len(state.skies)
    yield "quartz", state.quartz, 0 <= state.quartz <= options.quartz
    name = type(pending).__name__
    last = state.round == rounds
    possible = True
    match pending:
        case HoldingQuartz():
            possible = alone and state.sun == BOT and state.quartz > 0
        case Drafting():
            possible = pending.first is not None or (pending.seat == state.sun and not pending.second)
            possible = possible and (pending.first is None or pending.second or pending.seat != state.sun)
        case CoyoteDrafting():
            possible = alone and (pending.first is not None or (state.sun == BOT and not pending.second))
            possible = possible and (pending.first is None or pending.second or state.sun != BOT)
        case CoyotePicking():
            possible = alone and components().coyote_features[state.round] is not None
        case CleaningUp():
            possible = not last
        case Finished():
            possible = last
        case _:
            pass
    yield "pending", name, possible


# Skies ----------------------------------------------------------------------------------------------------


def _skies(state: State) -> Iterator[Finding]:
    """Boards and tokens as the options say; tiles only where they may lie."""
    options, printed = state.options, components()
    assert options.boards is not None
    assert options.setup_card is not None
    assert options.orientation is not None
    for seat, sky in enumerate(state.skies):
        at = f"skies[{seat}]"
        yield f"{at}.board", sky.board.value, sky.board is options.boards[seat]
        dark = dark_spaces(options.setup_card, options.orientation, Seat(seat))
        yield f"{at}.dark", list(sky.dark), sky.dark == dark
        yield f"{at}.surrounded", list(sky.surrounded), len(sky.surrounded) == len(dark)
        yield f"{at}.circles", f"{len(sky.circles)} spaces", len(sky.circles) == CIRCLES
        yield f"{at}.branches", f"{len(sky.branches)} spaces", len(sky.branches) == BRANCHES
        guiding = printed.guiding[sky.board.index]
        for space, tile in enumerate(sky.circles):
            if tile is not None:
                free = not guiding[space] and space not in dark
                beside = free and any(sky.branches[gap] for gap, _ in BRANCHES_ROUND[space])
                yield f"{at}.circles[{space}]", tile.value, beside
        for gap, mask in enumerate(sky.branches):
            if mask:
                known = 0 < mask < len(printed.branch_of)
                beside = any(sky.circles[space] is not None or guiding[space] for space in CORNERS[gap])
                yield f"{at}.branches[{gap}]", mask, known and beside
        yield f"{at}.picks", sky.picks, sky.picks >= 0


def _market(state: State, now: Moment) -> Iterator[Finding]:
    """As many tiles as the table needs, taken by those who had their turn, one each."""
    market = state.market
    if not now.filled:
        yield "market", f"{len(market.clusters)} clusters", market == NOTHING_ON_OFFER
        return
    size = components().market_size[seat_count(state)]
    clusters, branches = market.clusters, market.branches
    yield "market.clusters", f"{len(clusters)} tiles", len(clusters) == size == len(market.cluster_takers)
    yield "market.branches", f"{len(branches)} tiles", len(branches) == size == len(market.branch_takers)
    for name, takers, took in (
        ("cluster_takers", market.cluster_takers, now.clusters),
        ("branch_takers", market.branch_takers, now.branches),
    ):
        found = sorted([taker for taker in takers if taker is not None])
        yield f"market.{name}", found, found == sorted(took)
    for slot, cluster in enumerate(market.clusters):
        yield f"market.clusters[{slot}]", cluster.value, cluster in _CLUSTERS


def _holding_spaces(state: State, now: Moment) -> Iterator[Finding]:
    """Each seat holds what it took and has not laid yet; for a cluster perhaps a planet."""
    market = state.market
    for seat, sky in enumerate(state.skies):
        at, placing = f"skies[{seat}]", seat == now.placing
        circle, branch = sky.held_circle, sky.held_branch
        shown = (circle and circle.value, branch and branch.value)
        if placing:
            yield f"{at}.held_circle", shown, circle is not None or branch is not None
        due = seat in now.clusters and seat not in now.laid
        if due and circle is not None:
            cluster = market.clusters[market.cluster_takers.index(Seat(seat))]
            traded = circle in _PLANETS and components().anchors[cluster.index] > 0
            yield f"{at}.held_circle", circle.value, traded or circle is cluster
        else:
            yield f"{at}.held_circle", circle and circle.value, circle is None and (placing or not due)
        due = seat in now.branches and seat not in now.laid
        if due and branch is not None:
            taken = market.branches[market.branch_takers.index(Seat(seat))]
            yield f"{at}.held_branch", branch.value, branch is taken
        else:
            yield f"{at}.held_branch", branch and branch.value, branch is None and (placing or not due)
        laid = sum(map(bool, sky.branches))
        expected = state.round - 1 + (seat in now.laid or (placing and branch is None))
        yield f"{at}.branches", f"{laid} branch tiles", laid == expected
        circles = sum([tile is not None and tile not in _FEATURES for tile in sky.circles])
        most = state.round - 1 + (seat in now.laid or (placing and circle is None))
        yield f"{at}.circles", f"{circles} clusters and planets", circles <= most


def _prints(state: State) -> Iterator[Finding]:
    """The print of a tile taken shows what its taker holds, has laid or kept, or what left the game (ruling 50)."""
    market, supply, branch_of = state.market, state.supply, components().branch_of
    for slot, (cluster, taker) in enumerate(zip(market.clusters, market.cluster_takers, strict=True)):
        if taker is not None:
            there: tuple[Tile | None, ...] = supply.gone
            if taker < len(state.skies):
                sky = state.skies[taker]
                there = (*there, *sky.circles, sky.held_circle)
            elif state.coyote is not None:
                there = (*there, *state.coyote.clusters[-1:])
            yield f"market.clusters[{slot}]", cluster.value, cluster in there
    for slot, (branch, taker) in enumerate(zip(market.branches, market.branch_takers, strict=True)):
        if taker is not None:
            kinds: tuple[Branch | None, ...] = supply.gone_branches
            if taker < len(state.skies):
                sky = state.skies[taker]
                kinds = (*[branch_of[mask] for mask in sky.branches if mask], sky.held_branch)
            yield f"market.branches[{slot}]", branch.value, branch in kinds


def _dark_sky(state: State, now: Moment) -> Iterator[Finding]:
    """Tokens are surrounded once their branch spaces are filled, and each of them is worth a feature."""
    features_next = not isinstance(state.pending, Drafting | CoyoteDrafting | Placing)
    for seat, sky in enumerate(state.skies):
        for index, (space, done) in enumerate(zip(sky.dark, sky.surrounded, strict=True)):
            closed = closed_round(sky.branches, space)
            waits = seat == now.placing and closed  # checked when both tiles lie (ruling 9)
            yield f"skies[{seat}].surrounded[{index}]", done, done == closed or (waits and not done)
        won, tokens = len(sky.features) + sky.picks, sum(sky.surrounded)
        yield f"skies[{seat}].features", f"{len(sky.features)} and {sky.picks} to win", won == tokens
        picking = now.drafted if features_next else seat in now.laid
        yield f"skies[{seat}].picks", sky.picks, sky.picks == 0 or picking


# Beside the skies -----------------------------------------------------------------------------------------


def _supply(state: State, now: Moment) -> Iterator[Finding]:
    """Bags, tiles of round 12, the planet track and its reserve."""
    printed, supply, count = components(), state.supply, seat_count(state)
    last = state.round == printed.rounds and now.filled
    size = printed.market_size[count]
    drawn = count * (state.round - 1)
    set_aside = len(printed.final_branches)
    for name, bag, expected in (
        (
            "cluster_bag",
            supply.cluster_bag,
            sum(printed.tile_counts[: len(CLUSTERS)]) - drawn - size * now.filled,
        ),
        (
            "branch_bag",
            supply.branch_bag,
            sum(printed.branch_counts) - set_aside - drawn - size * (now.filled and not last),
        ),
    ):
        yield (
            f"supply.{name}",
            list(bag),
            len(bag) == len(CLUSTERS) and min(bag) >= 0 and sum(bag) == expected,
        )
    final = supply.final_branches
    yield (
        "supply.final_branches",
        [branch.value for branch in final],
        Counter(final) == Counter(() if last else printed.final_branches),
    )
    if last:
        known = Counter(state.market.branches) + Counter(supply.gone_branches)
        kinds = [branch.value for branch in state.market.branches]
        yield (
            "market.branches",
            kinds,
            known >= Counter(printed.final_branches) >= Counter(state.market.branches),
        )
    yield from _track(state, now)


def _track(state: State, now: Moment) -> Iterator[Finding]:
    """Planets go from the ends of the track and from its middle, so that each half keeps a single row of them."""
    printed, supply = components(), state.supply
    track, spaces = supply.track, len(printed.deal_order)
    dealt = printed.planets_dealt[seat_count(state)]
    yield "supply.track", f"{len(track)} spaces", len(track) == spaces
    left = sum(printed.tile_counts[planet.index] for planet in PLANETS) - dealt - printed.reserve
    yield "supply.undealt", f"{len(supply.undealt)} planets", len(supply.undealt) == left
    waiting = len(supply.reserve)
    yield "supply.reserve", f"{waiting} planets", waiting in (0, printed.reserve)
    opened = printed.deal_order[:dealt] if waiting else printed.refill_spaces
    lie = [space for space, planet in enumerate(track) if planet is not None]
    for space in lie:
        planet = track[space]
        yield f"supply.track[{space}]", planet and planet.value, planet in _PLANETS and space in opened
    half = spaces // 2
    for part in ([space for space in lie if space < half], [space for space in lie if space >= half]):
        yield "supply.track", part, not part or part == list(range(part[0], part[-1] + 1))
    begun = now.filled and not now.clusters and not now.branches
    yield "supply.track", lie, bool(lie) or not (begun and waiting)


def _feature_cards(state: State) -> Iterator[Finding]:
    """All twenty-four cards once each, at most two of a number with a player, each tile where its card says."""
    supply, pending = state.supply, state.pending
    places: list[tuple[str, Tile | None]] = []
    for row in Row:
        for name, cards in (
            (f"rows[{row.index}]", supply.rows[row.index]),
            (f"decks[{row.index}].cards", supply.decks[row.index].cards),
        ):
            for index, card in enumerate(cards):
                at = f"supply.{name}[{index}]"
                places.append((at, card))
                yield at, card and card.value, card in _FEATURES and row_of(card) is row
    if isinstance(pending, Keeping):
        places += [(f"pending.drawn[{index}]", card) for index, card in enumerate(pending.drawn)]
    for seat, sky in enumerate(state.skies):
        places += [(f"skies[{seat}].features[{index}]", card) for index, card in enumerate(sky.features)]
    if state.coyote is not None:
        places += [(f"coyote.features[{index}]", card) for index, card in enumerate(state.coyote.features)]
    seen: set[Tile] = set()
    for at, card in places:
        yield at, card and card.value, card in _FEATURES and card not in seen
        assert card is not None
        seen.add(card)
    yield "supply.decks", f"{len(seen)} feature cards", len(seen) == len(FEATURES)
    for seat, sky in enumerate(state.skies):
        yield from _owned(state, seat, sky)
    owned = {card for sky in state.skies for card in sky.features}
    for index, tile in enumerate(supply.gone):
        if tile in _FEATURES:
            yield f"supply.gone[{index}]", tile.value, tile in owned
    if not isinstance(pending, Picking | Keeping | PlacingFeature | CoyotePicking | CleaningUp | Finished):
        for row in Row:
            cards, deck = supply.rows[row.index], supply.decks[row.index]
            yield f"supply.rows[{row.index}]", len(cards), bool(cards) or not len(deck)


def _owned(state: State, seat: int, sky: Sky) -> Iterator[Finding]:
    """The tile of a card that was won lies on the sky of its owner, is about to, or had no space."""
    pending = state.pending
    for row in Row:
        number = sum([row_of(card) is row for card in sky.features])
        yield f"skies[{seat}].features", number, number <= components().feature_limit
    laid = [tile for tile in sky.circles if tile in _FEATURES]
    waits = pending.feature if isinstance(pending, PlacingFeature) and pending.seat == seat else None
    if waits is not None:
        yield "pending.feature", waits.value, sky.features[-1:] == (waits,)
    for tile in laid:
        yield f"skies[{seat}].circles", tile.value, laid.count(tile) == 1 and tile in sky.features
    for index, card in enumerate(sky.features):
        found = (card in laid) + (card in state.supply.gone) + (card is waits)
        yield f"skies[{seat}].features[{index}]", card.value, found == 1


def _coyote(state: State, now: Moment) -> Iterator[Finding]:
    """What Coyote has gathered by now. Source: rules.md 9."""
    coyote = state.coyote
    if coyote is None:
        return
    taken = len(coyote.clusters) + len(coyote.planets)
    yield "coyote.clusters", f"{taken} tiles", taken == state.round - 1 + (BOT in now.clusters)
    for index, cluster in enumerate(coyote.clusters):
        yield f"coyote.clusters[{index}]", cluster.value, cluster in _CLUSTERS
    for index, planet in enumerate(coyote.planets):
        possible = planet in _PLANETS and planet not in coyote.planets[:index]
        yield f"coyote.planets[{index}]", planet.value, possible
    done = state.round + isinstance(state.pending, CleaningUp | Finished)
    due = [row for row in components().coyote_features[:done] if row is not None]
    rows = [row_of(card) for card in coyote.features]
    yield "coyote.features", [card.value for card in coyote.features], rows == due


def _pending(state: State) -> Iterator[Finding]:
    """Features are won by those who have any to win; drawn cards are of one number."""
    pending, supply = state.pending, state.supply
    if isinstance(pending, Picking | Keeping):
        picks = state.skies[pending.seat].picks
        yield f"skies[{pending.seat}].picks", picks, picks > 0
    if isinstance(pending, Keeping):
        drawn = [card for card in pending.drawn if card is not None]
        shown = [card.value for card in drawn]
        rows = {row_of(card) for card in drawn}
        yield "pending.drawn", shown, len(rows) == 1 and 1 <= len(drawn) <= components().drawn
        row = rows.pop()
        yield "pending.drawn", shown, len(drawn) == components().drawn or not len(supply.decks[row.index])
        owned = sum([row_of(card) is row for card in state.skies[pending.seat].features])
        yield "pending.drawn", shown, owned < components().feature_limit
    if isinstance(pending, CoyotePicking | CleaningUp | Finished | Preparing):
        for seat, sky in enumerate(state.skies):
            yield f"skies[{seat}].picks", sky.picks, sky.picks == 0
