"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
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
from noria_desktop.games.nautilus.terms import Special, column_of, opposite
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.nautilus.words.names import card_name, space_name, special_name, viewer


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
                return translate("Nautilus", "Do not use the special card")
            return Text("Nautilus", "Do not use {special} this round").format(special=special_held)
        case act.SubmarineReturn(card):
            return _put_back(card, state)
        case act.HarpoonGive(card):
            pending = state.table.pending
            if isinstance(pending, Giving) and pending.drawn == card:
                return Text("Nautilus", "Give the {card} back").format(card=card)
            return Text("Nautilus", "Give the {card} to the rival").format(card=card)
        case act.EyeSeen():
            return translate("Nautilus", "Yes, I have seen it")
        case act.Place(card, space, with_anchor):
            words = Text("Nautilus", "{card} to {space}").format(
                card=card_name(card), space=space_name(space, state, viewer(state))
            )
            if with_anchor:
                return Text("Nautilus", "{placement}, with the anchor").format(placement=words)
            return words
        case act.AnchorTarget(space):
            return Text("Nautilus", "Anchor the {card}: {space}").format(
                card=lying(space, state), space=space_name(space, state, viewer(state))
            )
        case act.MoveCard(origin, to):
            return _move(origin, to, state)
        case act.Advance():
            return advance_text(state)
        case _:
            assert_never(action)


def held_special(state: State) -> Special | None:
    """The special card of the player whose observation this is."""
    held = state.table.specials[viewer(state)]
    return held[0] if held else None


def lying(space: int, state: State) -> str:
    """The card on a space, short."""
    card = state.table.spaces[space]
    return translate("Nautilus", "empty space") if card is None else card_name(card)


def use_text(special: Special | None) -> str:
    """Words of the button that uses a special card of the round's start."""
    if special is None:
        return translate("Nautilus", "Use the special card")
    return Text("Nautilus", "Use {special} now").format(special=special)


def advance_text(state: State) -> str:
    """The next automatic beat."""
    match state.table.pending:
        case Opening():
            return Text("Nautilus", "Begin round {number}").format(number=state.match.round)
        case Awarding():
            return translate("Nautilus", "Award the domain cards")
        case Clearing():
            return translate("Nautilus", "Clear the table")
        case Finished():
            return translate("Nautilus", "Game over")
        case _:
            return translate("Nautilus", "Go on")


def _keep(special: Special, state: State) -> str:
    """What is kept and what the rival gets."""
    pending = state.table.pending
    drawn = pending.drawn if isinstance(pending, KeepingSpecial) else ()
    others = [other for other in drawn if other is not None and other is not special]
    if not others:
        return Text("Nautilus", "Keep {special}").format(special=special)
    return Text("Nautilus", "Keep {special}, give {other}").format(
        special=special, other=special_name(others[0])
    )


def _put_back(card: int, state: State) -> str:
    """What goes back and what joins the hand."""
    pending = state.table.pending
    drawn = pending.drawn if isinstance(pending, Returning) else ()
    others = [other for other in drawn if other is not None and other != card]
    if not others:
        return Text("Nautilus", "Put the {card} back").format(card=card)
    return Text("Nautilus", "Put the {card} back, keep the {other}").format(card=card, other=others[0])


def _move(origin: int, to: int, state: State) -> str:
    """Across is told by the column left, along by both columns."""
    who_reads = viewer(state)
    if to == opposite(origin):
        return Text("Nautilus", "Move the {card} across to {space}").format(
            card=lying(origin, state), space=space_name(to, state, who_reads)
        )
    assert column_of(to) != column_of(origin)
    return Text("Nautilus", "Move the {card} to {space}").format(
        card=lying(origin, state), space=space_name(to, state, who_reads)
    )
