"""What the others did in their last turn, in a line: what each took and laid, what that left, and Coyote's rule for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.order import type_now
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import Drafting, State
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.game_says import StoryStep, Told
from noria_desktop.ui.i18n import signed
from noria_desktop.ui.solani.board.viewpoint import decides, viewer
from noria_desktop.ui.solani.words.coyote import rule_text
from noria_desktop.ui.solani.words.events import actor, as_read, describe_event, has_line
from noria_desktop.ui.solani.words.friend import coyote_text
from noria_desktop.ui.solani.words.names import branch_name, listed, reader_of, say, seat_name, tile_name

Done = tuple[Seat, ev.Event, State]
"""Who did something, what it was as the reader may know it, and the state before it."""


def told(steps: Sequence[StoryStep], view: State) -> Told | None:
    """What the others did, oldest first; None where nobody else did anything."""
    done = deeds(steps, viewer(view))
    if not done:
        return None
    reader = reader_of(view)
    sides = {seat for seat, _, _ in done}
    parts = tuple(
        words
        if number and done[number - 1][0] == seat
        else say("{seat}: {what}", seat=seat_name(seat, before, reader), what=words)
        for number, (seat, event, before) in enumerate(done)
        for words in (describe_event(event, before, reader),)
    )
    return Told(done[-1][0], parts, listed(_effects(steps, view, sides)), _why(steps))


def deeds(steps: Sequence[StoryStep], me: Seat) -> tuple[Done, ...]:
    """What others than this seat did, in order; what runs by itself is nobody's deed."""
    return tuple(
        (seat, seen, step.before)
        for step in steps
        for event in step.events
        for seen in (as_read(event, step.before),)
        if has_line(seen)
        for seat in (actor(seen, step.before),)
        if seat is not None and seat != me
    )


def _effects(steps: Sequence[StoryStep], view: State, sides: set[Seat]) -> Iterator[str]:
    """What came to them by it in points, and what they left to take."""
    was, now = scores(steps[0].before), scores(steps[-1].after)
    for seat in sorted(sides):
        change = now.total(seat) - was.total(seat)
        if change:
            yield say("{seat} {change}", seat=seat_name(seat, view, reader_of(view)), change=signed(change))
    left = _left(view)
    if left:
        yield say("left for you: {tiles}", tiles=listed(left))


def _left(view: State) -> tuple[str, ...]:
    """The tiles of the type drafted now, while the reader drafts after others."""
    pending = view.pending
    if not isinstance(pending, Drafting) or pending.first is None or not decides(view):
        return ()
    market = view.market
    if type_now(pending.first, pending.second) is Kind.CIRCLE:
        offered: Any = zip(market.clusters, market.cluster_takers, strict=True)
        return tuple(tile_name(tile) for tile, taker in offered if taker is None)
    offered = zip(market.branches, market.branch_takers, strict=True)
    return tuple(branch_name(branch) for branch, taker in offered if taker is None)


def _why(steps: Sequence[StoryStep]) -> str:
    """Why Coyote took its last tile, as a friend would say it; empty for players who weigh."""
    for step in reversed(steps):
        for event in reversed(step.events):
            if isinstance(event, ev.CoyoteDecided):
                return coyote_text(event, step.before) or rule_text(event.rule)
    return ""
