"""How what happened moves under the night sky.

Beats only lead from one picture to the next; whatever they leave where it does not belong is put right when the
step is over. ``before`` and ``after`` are the views around the whole step. What happens on a sky that is not in
the centre happens on its small picture. Durations are milliseconds at normal speed. Source: mocks/solani.md 5, 6.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.tally import LINES
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.board.beats import (
    STAGGER,
    Appear,
    Beat,
    Flip,
    Glide,
    Mark,
    Movement,
    Pulse,
    Show,
    Together,
    Vanish,
    one_by_one,
)
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project import project
from noria_desktop.ui.solani.board.project_tiles import counted
from noria_desktop.ui.solani.board.viewpoint import other_skies, viewer

DROP = 120
ARMS = 160
"""The glow of what a laid tile has changed."""
FIGURE = 240
"""A circle that scores, or a row of the score sheet."""
FLY = 340
TRADE = 420
SINK = 200
SUN = 400
DEAL = 180
ECLIPSE = 320
RETURN = 240
CHOOSE = 450
SMALL = 0.16
"""Scale of a tile on its way to a small sky."""

TOUCHED = ("laid", "tile", "counter", "orbit", "scenery_sheet", "bonus", "feature")
"""Kinds of pictures that a placement changes where they are."""


def beats(
    event: ev.Event, before: State, after: State, table: SolaniLayout, centre: Seat
) -> tuple[Beat, ...]:
    """The movement of one event with this seat's sky in the centre; none is fine."""
    whose = None if centre == viewer(before) else centre
    event = ev.seen_by(event, viewer(before))
    match event:
        case ev.GameBegan():
            return (Pulse(at.sun(), SUN),)
        case ev.RoundBegan():
            return _sun(after, table, centre)
        case ev.ReserveTurned(spaces=spaces):
            return (one_by_one((at.planet(space) for space in spaces), DEAL),)
        case ev.MarketFilled(clusters, branches):
            names = [at.cluster(slot) for slot in range(len(clusters))]
            names += [at.branch(slot) for slot in range(len(branches))]
            return (one_by_one(names, DEAL),)
        case ev.QuartzSpent(kind=kind):
            row = table.market_row(kind)
            return (Together((Glide(at.quartz(), row.x, row.y, FLY), Vanish(at.quartz(), SINK, FLY - SINK))),)
        case ev.ClusterTaken(seat, slot):
            return _taken(at.cluster(slot), seat, Kind.CIRCLE, before, after, table, centre)
        case ev.BranchTaken(seat, slot):
            return _taken(at.branch(slot), seat, Kind.BRANCH, before, after, table, centre)
        case ev.PlanetTraded(seat, slot, space=space):
            sunk = Together((Vanish(at.cluster(slot), SINK), Pulse(at.station(space), SINK)))
            planet = at.planet(space)
            return (sunk, *_taken(planet, seat, Kind.CIRCLE, before, after, table, centre, TRADE))
        case ev.BranchPlaced(seat, space) if seat == centre:
            source, goal = at.held(Kind.BRANCH, whose), at.laid(seat, space)
            drop = _dropped(source, table.gap(space), goal, after, table, seat)
            return drop, _settled(at.gap(space, whose), before, after, table, seat, whose)
        case ev.CirclePlaced(seat, space) | ev.FeaturePlaced(seat, space) if seat == centre:
            source, goal = at.held(Kind.CIRCLE, whose), at.tile(seat, space)
            drop = _dropped(source, table.circle(space), goal, after, table, seat)
            return drop, _settled(at.circle(space, whose), before, after, table, seat, whose)
        case ev.TileDiscarded(seat) if seat == centre:
            return (Vanish(at.held(Kind.CIRCLE, whose), SINK),)
        case ev.DarkSkySurrounded(seat, space) if seat == centre:
            return (Pulse(at.circle(space, whose), ECLIPSE),)
        case (
            ev.BranchPlaced()
            | ev.CirclePlaced()
            | ev.FeaturePlaced()
            | ev.TileDiscarded()
            | ev.DarkSkySurrounded()
        ):
            return (_small_change(event.seat, after, table, centre),)
        case _:
            return _other_beats(event, before, after, table, centre)


def _other_beats(
    event: ev.Event, before: State, after: State, table: SolaniLayout, centre: Seat
) -> tuple[Beat, ...]:
    """Features, Coyote, the end of a round and of the game."""
    match event:
        case ev.FeatureTaken(seat, feature):
            return _card(at.feature(feature), seat, after, table, centre)
        case ev.FeaturesDrawn(seat, row, features):
            known = [at.feature(feature) for feature in features if feature is not None]
            if seat != centre or not known:
                return (Pulse(at.deck(row), DEAL),)
            return (Appear(at.scenery("stage"), DEAL), one_by_one(known, DEAL))
        case ev.FeatureKept():
            return _kept(event, after, table, centre)
        case ev.CoyoteDecided():
            return _decided(event)
        case ev.CoyoteFeature(feature):
            return _card(at.feature(feature), Seat(len(before.skies)), after, table, centre)
        case ev.TilesReturned(clusters, branches):
            there = _picture(before, table, centre)
            kinds = ("cluster",) * bool(clusters) + ("branch",) * bool(branches)
            left = [name for name in there if name.kind in kinds]
            return (Together(tuple(Vanish(name, RETURN) for name in left)),) if left else ()
        case ev.RowRefilled(feature=feature):
            return (Appear(at.feature(feature), DEAL),)
        case ev.SunPassed():
            return (Pulse(at.sun(), SUN),)
        case ev.GameEnded():
            return (Pulse(at.score(None), SUN),)
        case _:
            return ()


@lru_cache(maxsize=4)
def _picture(view: State, table: SolaniLayout, centre: Seat) -> dict[Handle, Sprite]:
    """Sprites of a view by their names."""
    return {sprite.handle: sprite for sprite in project(view, table, centre)}


def _home(handle: Handle, after: State, table: SolaniLayout, centre: Seat, duration: int) -> Glide | None:
    """A thing goes where the picture of ``after`` has it; None when it is not there."""
    goal = _picture(after, table, centre).get(handle)
    return Glide(handle, goal.x, goal.y, duration, scale=goal.scale) if goal is not None else None


def _sun(after: State, table: SolaniLayout, centre: Seat) -> tuple[Beat, ...]:
    """The Sun moves on by one station."""
    glide = _home(at.sun(), after, table, centre, SUN)
    return (glide,) if glide is not None else ()


def small_place(seat: Seat, view: State, table: SolaniLayout, centre: Seat) -> Box:
    """Where a seat's things go that are not in the centre: its small sky, or Coyote's collection."""
    others = other_skies(view, centre)
    if seat in others:
        return table.small_sky(others.index(seat), len(others))
    return table.collection


def _small_name(seat: Seat, view: State) -> Handle:
    """What glows when a seat that is not in the centre gets something."""
    return at.sky(seat) if seat < len(view.skies) else at.coyote()


# Draft --------------------------------------------------------------------------------------------------


def _taken(
    source: Handle,
    seat: Seat,
    kind: Kind,
    before: State,
    after: State,
    table: SolaniLayout,
    centre: Seat,
    duration: int = FLY,
) -> tuple[Beat, ...]:
    """A tile of the market or the track goes to a holding space, or to a seat that is not in the centre."""
    if seat == centre:
        # The very size it will have there: taking a tile and finding it held are one movement.
        whose = None if centre == viewer(after) else centre
        goal = _picture(after, table, centre).get(at.held(kind, whose))
        place = table.holding(kind)
        scale = goal.scale if goal is not None else None
        return (Glide(source, place.x, place.y, min(duration, FLY), scale=scale),)
    if kind is Kind.BRANCH and seat >= len(before.skies):
        return (Vanish(source, SINK),)  # Coyote denies it: it leaves the game
    box = small_place(seat, before, table, centre)
    fly = Glide(source, box.x, box.y, duration, scale=SMALL)
    return (Together((fly, Vanish(source, SINK, duration - SINK))), Pulse(_small_name(seat, before), ARMS))


# Placement ----------------------------------------------------------------------------------------------


def _small_change(seat: Seat, after: State, table: SolaniLayout, centre: Seat) -> Together:
    """A small sky shows what was laid on it, and glows."""
    glow, found = Pulse(at.sky(seat), FLY), _picture(after, table, centre).get(at.sky(seat))
    # A flip without length only changes the picture.
    return Together((Flip(at.sky(seat), found.art, 0), glow) if found is not None else (glow,))


def _dropped(
    source: Handle, place: Point, goal: Handle, after: State, table: SolaniLayout, seat: Seat
) -> Together:
    """A held tile comes to its place, turned as it will lie there."""
    glide = Glide(source, place.x, place.y, DROP, scale=1.0)
    lying = _picture(after, table, seat).get(goal)
    return Together((glide, Flip(source, lying.art, 0)) if lying is not None else (glide,))


def _settled(
    place: Handle, before: State, after: State, table: SolaniLayout, seat: Seat, whose: Seat | None
) -> Together:
    """A tile has come to its place: it glows, then what scores otherwise now, then its rows of the score sheet."""
    was, now = counted(before.skies[seat]), counted(after.skies[seat])
    parts: list[Movement] = [*_changed(before, after, table, seat), Pulse(place, ARMS)]
    for space, (old, new) in enumerate(zip(was.points, now.points, strict=True)):
        handle = at.circle(space, whose)
        if old != new and handle != place:
            parts.append(Pulse(handle, FIGURE, STAGGER))
    changed = [line for line, old, new in zip(LINES, was.sums, now.sums, strict=True) if old != new]
    parts += [Pulse(at.score(line), FIGURE, ARMS) for line in changed]
    if was.total != now.total:
        parts.append(Pulse(at.score(None), FIGURE, ARMS))
    return Together(tuple(parts))


def _changed(before: State, after: State, table: SolaniLayout, seat: Seat) -> Iterator[Movement]:
    """Arms, stars, counters and numbers show at once what a tile has brought, not only when all is at rest."""
    old, new = _picture(before, table, seat), _picture(after, table, seat)
    stays = viewer(before) == viewer(after)  # else another person's sky comes next
    for handle, sprite in new.items():
        if handle.kind not in TOUCHED:
            continue
        shown = old.get(handle)
        if shown is None:
            if stays and handle.kind in ("counter", "orbit"):
                yield Appear(handle, ARMS)
        elif shown.art != sprite.art:
            yield Flip(handle, sprite.art, 0)
    for handle in old:
        if handle.kind in ("counter", "orbit") and handle not in new:
            yield Vanish(handle, ARMS)


# Features -----------------------------------------------------------------------------------------------


def _card(card: Handle, seat: Seat, after: State, table: SolaniLayout, centre: Seat) -> tuple[Beat, ...]:
    """A feature card goes to whoever won it."""
    if seat == centre:
        glide = _home(card, after, table, centre, FLY)
        whose = None if centre == viewer(after) else centre
        return (glide, Pulse(at.own_cards(whose), ARMS)) if glide is not None else ()
    box = small_place(seat, after, table, centre)
    fly = Glide(card, box.x, box.y, FLY, scale=SMALL)
    return (Together((fly, Vanish(card, SINK, FLY - SINK))), Pulse(_small_name(seat, after), ARMS))


def _kept(event: ev.FeatureKept, after: State, table: SolaniLayout, centre: Seat) -> tuple[Beat, ...]:
    """The card kept goes to its owner, the other one to its row; both lie open now."""
    if event.seat == centre:
        parts: list[Movement] = [Vanish(at.scenery("stage"), SINK)]
        for feature in (event.kept, event.other):
            glide = _home(at.feature(feature), after, table, centre, FLY) if feature is not None else None
            if glide is not None:
                parts.append(glide)
        return (Together(tuple(parts)),)
    shown = Appear(at.feature(event.other), DEAL) if event.other is not None else None
    glow = Pulse(at.sky(event.seat), FLY)
    return (Together((shown, glow)),) if shown is not None else (glow,)


# Coyote -------------------------------------------------------------------------------------------------


def _decided(event: ev.CoyoteDecided) -> tuple[Beat, ...]:
    """What Coyote looks at is ringed; all but the chosen one fade."""
    branches = event.rule is ev.CoyoteRule.MOST_NODES
    names = [
        at.station(found.planet)
        if found.planet is not None
        else (at.branch(found.slot) if branches else at.cluster(found.slot))
        for found in event.candidates
    ]
    looked = Show(tuple((name, Mark.CANDIDATE) for name in dict.fromkeys(names)), CHOOSE)
    if event.chosen is None:
        if event.rule is not ev.CoyoteRule.LEADS_BRANCHES:
            return (looked,)
        # No white star among the clusters: they are left alone.
        return (looked, Show(tuple((name, Mark.DROPPED) for name in names), 0))
    chosen = names[event.chosen]
    marks = tuple((name, Mark.CHOSEN if name == chosen else Mark.DROPPED) for name in dict.fromkeys(names))
    return (looked, Show(marks, CHOOSE))
