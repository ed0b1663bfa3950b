"""What the other side did in its last turn, for the line that stays until the player's next step."""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import opposite
from noria_desktop.ui.game_says import StoryStep, Told
from noria_desktop.ui.nautilus.words.drags import leanings
from noria_desktop.ui.nautilus.words.events import actor, as_read, describe_event, has_line
from noria_desktop.ui.nautilus.words.friend import friend_text
from noria_desktop.ui.nautilus.words.names import card_name, reader_of_log, say, special_name, viewer, who
from noria_desktop.ui.nautilus.words.things_cards import comparison

DEEDS = (
    ev.SpecialGiven,
    ev.SpecialUsed,
    ev.SubmarineReturned,
    ev.HarpoonDrew,
    ev.HarpoonGave,
    ev.HandShown,
    ev.CardPlaced,
    ev.CardAnchored,
    ev.CardMoved,
    ev.ArrowIdle,
)
"""What somebody does; the rest befalls everybody."""


def told(steps: Sequence[StoryStep], view: State) -> Told | None:
    """Its cards, whom the anchor fixed and what the arrow moved; None where nobody did anything that may be told.

    Where a round was counted since and nothing done yet, it has no parts: the count is no deed of the side that won the
    last column.
    """
    reader, me = reader_of_log(view), viewer(view)
    done: list[tuple[ev.Event, State]] = []
    for step in steps:
        for event in step.events:
            seen = as_read(event, reader)
            if seen is not None and isinstance(seen, DEEDS) and actor(seen) != me and has_line(seen):
                done.append((seen, RULES.observe(step.before, me)))
    if not done:
        counted = any(isinstance(event, ev.CardAwarded) for step in steps for event in step.events)
        return Told(int(rival(me)), ()) if counted else None
    seat = actor(done[0][0])
    assert seat is not None
    parts = tuple(describe_event(event, before, reader) for event, before in done)
    return Told(
        side=int(seat != (HUMAN if reader is None else reader)),
        parts=parts,
        effect=_effect(done, steps, me),
        why=_why(done, steps, me) if reader is None else _plainly(done, seat) or _why(done, steps, me),
        actor=who(seat, reader),
    )


def _effect(done: Sequence[tuple[ev.Event, State]], steps: Sequence[StoryStep], me: Seat) -> str:
    """What came to the player by it: a card, or columns that lean otherwise."""
    for event, _ in done:
        match event:
            case ev.SpecialGiven(_, _, given):
                return say("{special} is yours.", special=special_name(given))
            case ev.HarpoonGave(_, card):
                return say("The {card} is yours now.", card=card)
    laid = [(event, before) for event, before in done if isinstance(event, ev.CardPlaced | ev.CardMoved)]
    if not laid:
        return ""
    found = leanings(laid[0][1], RULES.observe(steps[-1].after, me))
    return found[0] if found else ""


def _plainly(done: Sequence[tuple[ev.Event, State]], seat: Seat) -> str:
    """What a friend would say of the card that was laid; empty where no sentence fits."""
    return next(
        (
            friend_text(act.Place(event.card, event.space), seat, before, None)
            for event, before in done
            if isinstance(event, ev.CardPlaced)
        ),
        "",
    )


def _why(done: Sequence[tuple[ev.Event, State]], steps: Sequence[StoryStep], me: Seat) -> str:
    """What both see of the card that was laid: whom it beats."""
    laid = next((event for event, _ in done if isinstance(event, ev.CardPlaced)), None)
    after = RULES.observe(steps[-1].after, me)
    if laid is None or laid.card not in after.table.spaces:
        return ""
    space = after.table.spaces.index(laid.card)
    if after.table.spaces[opposite(space)] is None:
        # Behind what its arrow did: "it" would be anything.
        return say("Nothing faces the {card} yet.", card=card_name(laid.card))
    return comparison(space, after)
