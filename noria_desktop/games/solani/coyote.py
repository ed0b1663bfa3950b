"""Coyote, the opponent of a single player: what it takes and why. Source: rules.md 9.

It has no sky: it keeps clusters, planets and feature cards, and its branch tiles leave the game. Each choice comes
with the record ``CoyoteDecided``: what was looked at, by which rule it was compared, what was chosen.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.copies import replaced
from noria_desktop.games.solani.draft import reachable, without_branch, without_cluster
from noria_desktop.games.solani.events import (
    BranchTaken,
    ClusterTaken,
    CoyoteCandidate,
    CoyoteDecided,
    CoyoteFeature,
    CoyoteRule,
    Event,
    PlanetTraded,
)
from noria_desktop.games.solani.order import after_draft, concluded, end_of_round, type_now
from noria_desktop.games.solani.state import CoyoteDrafting, Market, State
from noria_desktop.games.solani.terms import Kind, Tile

SEAT: Final = BOT
"""Coyote sits opposite the only player."""


def coyote_draft(state: State) -> Step[State, Event]:
    """The beat with which Coyote takes a tile; with the Sun it chooses the type first."""
    pending = state.pending
    assert isinstance(pending, CoyoteDrafting)
    events: list[Event] = []
    kind = type_now(pending.first, pending.second)
    if kind is None:
        leads = lead(state.market)
        events.append(leads)
        kind = Kind.CIRCLE if leads.rule is CoyoteRule.LEADS_CLUSTERS else Kind.BRANCH
    decided = cluster_choice(state) if kind is Kind.CIRCLE else branch_choice(state.market)
    events.append(decided)
    assert decided.chosen is not None
    chosen = decided.candidates[decided.chosen]
    taken = _cluster_taken if kind is Kind.CIRCLE else _branch_taken
    return concluded(taken(state, pending.first or kind, pending.second, chosen, events))


def coyote_feature(state: State) -> Step[State, Event]:
    """The beat with which Coyote takes a feature card: the leftmost of the row, else the deck's top card."""
    row = components().coyote_features[state.round]
    assert row is not None
    assert state.coyote is not None
    supply, coyote = state.supply, state.coyote
    rows, decks = supply.rows, supply.decks
    feature: Tile
    from_deck = not rows[row.index]
    if from_deck:
        (feature,), deck = decks[row.index].draw()
        decks = _both(decks, row.index, deck)
    else:
        feature, *others = rows[row.index]
        rows = (tuple(others), rows[1]) if row.index == 0 else (rows[0], tuple(others))
    return concluded(
        Step(
            changed(
                state,
                pending=end_of_round(state),
                supply=changed(supply, rows=rows, decks=decks),
                coyote=changed(coyote, features=(*coyote.features, feature)),
            ),
            (CoyoteFeature(feature, from_deck),),
        )
    )


def _both(
    decks: tuple[Pile[Tile], Pile[Tile]], index: int, deck: Pile[Tile]
) -> tuple[Pile[Tile], Pile[Tile]]:
    """Both decks, one of them exchanged."""
    return (deck, decks[1]) if index == 0 else (decks[0], deck)


# Which tile -----------------------------------------------------------------------------------------------


def lead(market: Market) -> CoyoteDecided:
    """With the Sun: clusters first if one with a white star is on offer."""
    white = components().white
    candidates = tuple(
        CoyoteCandidate(slot, None, white[cluster.index]) for slot, cluster in _clusters(market)
    )
    clusters = any(candidate.worth for candidate in candidates)
    return CoyoteDecided(
        CoyoteRule.LEADS_CLUSTERS if clusters else CoyoteRule.LEADS_BRANCHES, candidates, None
    )


def cluster_choice(state: State) -> CoyoteDecided:
    """The cluster Coyote takes, or the planet it trades one for."""
    printed, offer = components(), _clusters(state.market)
    whites = tuple(
        CoyoteCandidate(
            slot,
            None,
            printed.stars[cluster.index] + printed.white[cluster.index]
            if printed.white[cluster.index]
            else 0,
        )
        for slot, cluster in offer
    )
    if any(candidate.worth for candidate in whites):
        return CoyoteDecided(CoyoteRule.WHITE_STARS, whites, _first_best(whites))
    if printed.coyote_trades[state.round]:
        planets = _planets(state, offer)
        if any(candidate.worth for candidate in planets):
            return CoyoteDecided(CoyoteRule.NEW_PLANET, planets, _first_best(planets))
    plain = tuple(CoyoteCandidate(slot, None, printed.stars[cluster.index]) for slot, cluster in offer)
    return CoyoteDecided(CoyoteRule.MOST_STARS, plain, _first_best(plain))


def branch_choice(market: Market) -> CoyoteDecided:
    """The branch tile Coyote denies."""
    nodes = components().nodes
    candidates = tuple(
        CoyoteCandidate(slot, None, nodes[branch.index])
        for slot, (branch, taker) in enumerate(zip(market.branches, market.branch_takers, strict=True))
        if taker is None
    )
    return CoyoteDecided(CoyoteRule.MOST_NODES, candidates, _first_best(candidates))


def _planets(state: State, offer: tuple[tuple[int, Tile], ...]) -> tuple[CoyoteCandidate, ...]:
    """Every planet Coyote could trade for, in the order in which it looks at them."""
    track = state.supply.track
    assert state.coyote is not None
    owned = state.coyote.planets
    return tuple(
        CoyoteCandidate(slot, space, int(track[space] not in owned))
        for slot, cluster in offer
        for space in reachable(track, cluster)
    )


def _clusters(market: Market) -> tuple[tuple[int, Tile], ...]:
    """Clusters on offer with their slots."""
    return tuple(
        (slot, cluster)
        for slot, (cluster, taker) in enumerate(zip(market.clusters, market.cluster_takers, strict=True))
        if taker is None
    )


def _first_best(candidates: tuple[CoyoteCandidate, ...]) -> int:
    """Index of the candidate worth most, the first of equals."""
    return max(range(len(candidates)), key=lambda index: candidates[index].worth)


# Taking it ------------------------------------------------------------------------------------------------


def _cluster_taken(
    state: State, first: Kind, second: bool, chosen: CoyoteCandidate, events: list[Event]
) -> Step[State, Event]:
    """Coyote keeps the cluster, or discards it for a planet that it keeps."""
    supply, coyote, slot, space = state.supply, state.coyote, chosen.slot, chosen.planet
    assert coyote is not None
    cluster = state.market.clusters[slot]
    if space is None:
        coyote = changed(coyote, clusters=(*coyote.clusters, cluster))
        events.append(ClusterTaken(SEAT, slot, cluster))
    else:
        planet = supply.track[space]
        assert planet is not None
        coyote = changed(coyote, planets=(*coyote.planets, planet))
        events.append(PlanetTraded(SEAT, slot, cluster, space, planet))
        supply = changed(supply, track=replaced(supply.track, space, None), gone=(*supply.gone, cluster))
    return Step(
        changed(
            state,
            pending=after_draft(state, SEAT, first, second),
            market=without_cluster(state.market, slot, SEAT),
            supply=supply,
            coyote=coyote,
        ),
        tuple(events),
    )


def _branch_taken(
    state: State, first: Kind, second: bool, chosen: CoyoteCandidate, events: list[Event]
) -> Step[State, Event]:
    """Coyote takes a branch tile out of the game."""
    branch = state.market.branches[chosen.slot]
    events.append(BranchTaken(SEAT, chosen.slot, branch))
    supply = state.supply
    return Step(
        changed(
            state,
            pending=after_draft(state, SEAT, first, second),
            market=without_branch(state.market, chosen.slot, SEAT),
            supply=changed(supply, gone_branches=(*supply.gone_branches, branch)),
        ),
        tuple(events),
    )
