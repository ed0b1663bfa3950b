"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.arrows import moves
from noria_desktop.games.nautilus.state import (
    Awarding,
    Clearing,
    Finished,
    Giving,
    KeepingSpecial,
    Opening,
    Returning,
    State,
)
from noria_desktop.games.nautilus.terms import SPACES, Card, Space, Special, column_of, opposite
from noria_desktop.ui.nautilus.words.names import card_name, say, space_name, special_name, viewer


def describe_action(action: Action, state: State) -> str:
    """One line for an action that is legal in ``state``, spoken to the player who decides."""
    match action:
        case act.KeepSpecial(special):
            return _keep(special, state)
        case act.UseSpecial():
            return use_text(held_special(state))
        case act.DeclineSpecial():
            special_held = held_special(state)
            if special_held is None:
                return say("Do not use the special card")
            return say("Do not use {special} this round", special=special_held)
        case act.SubmarineReturn(card):
            return _put_back(card, state)
        case act.HarpoonGive(card):
            pending = state.table.pending
            if isinstance(pending, Giving) and pending.drawn == card:
                return say("Give the {card} back", card=card)
            return say("Give the {card} to the rival", card=card)
        case act.EyeSeen():
            return say("Yes, I have seen it")
        case act.Place(card, space, with_anchor):
            words = say(
                "{card} to {space}", card=card_name(card), space=space_name(space, state, viewer(state))
            )
            if with_anchor and arrow_follows(card, space, state):
                return say("{placement}, with the anchor; then its arrow moves a card", placement=words)
            if with_anchor:
                return say("{placement}, with the anchor", placement=words)
            return words
        case act.AnchorTarget(space):
            return say(
                "Anchor the {card}: {space}",
                card=lying(space, state),
                space=space_name(space, state, viewer(state)),
            )
        case act.MoveCard(origin, to):
            return _move(origin, to, state)
        case act.Advance():
            return advance_text(state)
        case _:
            assert_never(action)


def arrow_follows(card: Card, space: Space, state: State) -> bool:
    """Whether an arrow must be followed after the anchor's card was laid, whatever the anchor fixes."""
    spaces = list(state.table.spaces)
    spaces[space] = card
    laid = tuple(spaces)
    return all(moves(laid, fixed, space) for fixed in SPACES if laid[fixed] is not None)


def held_special(state: State) -> Special | None:
    """The special card of the player whose observation this is."""
    held = state.table.specials[viewer(state)]
    return held[0] if held else None


def lying(space: int, state: State) -> str:
    """The card on a space, short."""
    card = state.table.spaces[space]
    return say("empty space") if card is None else card_name(card)


def use_text(special: Special | None) -> str:
    """Words of the button that uses a special card of the round's start."""
    if special is None:
        return say("Use the special card")
    return say("Use {special} now", special=special)


def advance_text(state: State) -> str:
    """The next automatic beat."""
    match state.table.pending:
        case Opening():
            return say("Begin round {number}", number=state.match.round)
        case Awarding():
            return say("Award the domain cards")
        case Clearing():
            return say("Next round")
        case Finished():
            return say("Game over")
        case _:
            return say("Go on")


def _keep(special: Special, state: State) -> str:
    """What is kept and what the rival gets."""
    pending = state.table.pending
    drawn = pending.drawn if isinstance(pending, KeepingSpecial) else ()
    others = [other for other in drawn if other is not None and other is not special]
    if not others:
        return say("Keep {special}", special=special)
    return say("Keep {special}, give {other}", special=special, other=special_name(others[0]))


def _put_back(card: int, state: State) -> str:
    """What goes back and what joins the hand."""
    pending = state.table.pending
    drawn = pending.drawn if isinstance(pending, Returning) else ()
    others = [other for other in drawn if other is not None and other != card]
    if not others:
        return say("Put the {card} back", card=card)
    return say("Put the {card} back, keep the {other}", card=card, other=others[0])


def _move(origin: int, to: int, state: State) -> str:
    """Across is told by the column left, along by both columns."""
    who_reads = viewer(state)
    if to == opposite(origin):
        return say(
            "Move the {card} across to {space}",
            card=lying(origin, state),
            space=space_name(to, state, who_reads),
        )
    assert column_of(to) != column_of(origin)
    return say(
        "Move the {card} to {space}", card=lying(origin, state), space=space_name(to, state, who_reads)
    )
