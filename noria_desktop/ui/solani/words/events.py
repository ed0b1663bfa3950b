"""The log: one line for everything that happened.

Subjects are left out, for a badge before each line says who acted; lines of the table's own course name seats.
"""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.solani.words.names import (
    Reader,
    branch_name,
    circle_place,
    feature_name,
    gap_place,
    listed,
    one_tile,
    placed_branch,
    reader_of,
    row_name,
    say,
    seat_name,
    tile_name,
)

QUIET = (ev.GameBegan, ev.CoyoteDecided, ev.SunPassed)
"""Events without a line of their own: the next one says it."""


def as_read(event: ev.Event, state: State) -> ev.Event:
    """The event as the reader may know it; several people at one screen read what all of them know."""
    reader = reader_of(state)
    if reader is not None:
        return ev.seen_by(event, reader)
    if isinstance(event, ev.FeaturesDrawn):
        return ev.FeaturesDrawn(event.seat, event.row, (None,) * len(event.features))
    return event


def has_line(event: ev.Event) -> bool:
    """Whether the log has a line for an event."""
    if isinstance(event, ev.TilesReturned):
        return bool(event.clusters or event.branches)
    return not isinstance(event, QUIET)


def actor(event: ev.Event, state: State) -> Seat | None:
    """Whose line it is; None for the course of the game."""
    if isinstance(event, ev.CoyoteDecided | ev.CoyoteFeature):
        return Seat(len(state.skies))
    return None if isinstance(event, ev.SunPassed) else getattr(event, "seat", None)


def describe_event(event: ev.Event, state: State, reader: Reader) -> str:
    """One line for an event that went through ``as_read``; ``state`` is the one before it."""
    match event:
        case ev.GameBegan(sun):
            return _sun(sun, state, reader)
        case ev.RoundBegan(number, sun):
            return say("Round {number} · {sun}", number=number, sun=_sun(sun, state, reader))
        case ev.ReserveTurned(planets):
            count = len(planets)
            return say("%n planet(s) of the reserve come onto the track", count)
        case ev.QuartzSpent(_, kind, left):
            return say("spent a quartz to draw the {kind} anew, {left} left", kind=kind, left=left)
        case ev.MarketFilled(clusters, ()):
            return say("Market: stars {stars}", stars=listed(stars_sign(tile) for tile in clusters))
        case ev.MarketFilled((), branches):
            nodes = listed(str(components().nodes[branch.index]) for branch in branches)
            return say("Market: nodes {nodes}", nodes=nodes)
        case ev.MarketFilled(clusters, branches):
            return say(
                "Market: stars {stars}; nodes {nodes}",
                stars=listed(stars_sign(tile) for tile in clusters),
                nodes=listed(str(components().nodes[branch.index]) for branch in branches),
            )
        case ev.ClusterTaken(_, _, cluster):
            return say("took the {tile}", tile=tile_name(cluster))
        case ev.PlanetTraded(_, _, cluster, _, planet):
            return say("traded the {tile} for the {planet}", tile=tile_name(cluster), planet=planet)
        case ev.BranchTaken(seat, _, branch):
            if seat == len(state.skies):
                return say("took the {branch} out of the game", branch=branch)
            return say("took the {branch}", branch=branch)
        case ev.BranchPlaced(_, space, mask):
            return say("{tile} → {place}", tile=placed_branch(mask), place=gap_place(space))
        case ev.CirclePlaced(_, space, tile):
            return say("{tile} → {place}", tile=tile_name(tile), place=circle_place(space))
        case ev.TileDiscarded(_, tile):
            return say("no space for {tile}: out of the game", tile=one_tile(tile))
        case ev.DarkSkySurrounded(_, space):
            return say("surrounded the Dark Sky token at {place}", place=circle_place(space))
        case ev.FeatureTaken(_, feature):
            return say("won the feature {feature}", feature=feature)
        case ev.FeaturesDrawn():
            return _drawn(event)
        case ev.FeatureKept(_, kept, other):
            if other is None:
                return say("kept {feature}", feature=kept)
            return say("kept {feature}; {other} joins its row", feature=kept, other=feature_name(other))
        case ev.FeaturePlaced(_, space, feature):
            return say("{tile} → {place}", tile=feature_name(feature), place=circle_place(space))
        case ev.CoyoteDecided():
            return say("Coyote weighs the market")
        case ev.CoyoteFeature(feature, from_deck):
            if from_deck:
                return say("took {feature} from the deck", feature=feature)
            return say("took the first open feature, {feature}", feature=feature)
        case ev.TilesReturned(clusters, branches):
            words = (
                *(tile_name(tile) for tile in clusters),
                *(branch_name(branch) for branch in branches),
            )
            return say("Back into the bags: {tiles}", tiles=listed(words))
        case ev.RowRefilled(row, feature):
            return say("{row}: {feature} is turned up", row=row_name(row), feature=feature)
        case ev.SunPassed(seat):
            return _sun(seat, state, reader)
        case ev.GameEnded(totals, winners):
            return _ended(totals, winners, state, reader)
        case _:
            assert_never(event)


def stars_sign(cluster: Tile) -> str:
    """The stars of a cluster in signs: "3", or "2+1" with a white one."""
    stars, white = components().stars[cluster.index], components().white[cluster.index]
    return f"{stars}+{white}" if white else str(stars)


def _sun(seat: Seat, state: State, reader: Reader) -> str:
    """Who has the Sun."""
    if seat == reader:
        return say("the Sun is yours")
    return say("the Sun goes to {seat}", seat=seat_name(seat, state, reader))


def _drawn(event: ev.FeaturesDrawn) -> str:
    """Cards of a deck, named only to who drew them."""
    known = tuple(feature for feature in event.features if feature is not None)
    if known:
        return say("drew {features}", features=listed(feature_name(feature) for feature in known))
    count = len(event.features)
    return say("drew %n card(s) from the {row}", count, row=row_name(event.row))


def _ended(totals: tuple[int, ...], winners: tuple[Seat, ...], state: State, reader: Reader) -> str:
    """The end, with all totals in the order of the seats."""
    scores = translate("Solani", " : ", "between totals").join(minus(total) for total in totals)
    if len(winners) == 1:
        if winners[0] == reader:
            return say("You win, {scores}", scores=scores)
        return say("{seat} wins, {scores}", seat=seat_name(winners[0], state, reader), scores=scores)
    return say(
        "{seats} share the victory, {scores}",
        seats=listed(seat_name(seat, state, reader) for seat in winners),
        scores=scores,
    )
