"""The prompt strip: whose turn, what is asked; and the words of its buttons.

The observation decides what is said, not the true turn: what the rival is asked may be a secret (rules.md 13,
N34).
"""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.contract import Turn
from noria_desktop.games.nautilus.arrows import legal_moves
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Clearing,
    Finished,
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Opening,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Arrow, HarpoonWording, Opponent, Special, side_of
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.nautilus.words.actions import advance_text, held_special, lying, use_text
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    cards_text,
    listed,
    side_name,
    viewer,
)
from noria_desktop.ui.nautilus.words.specials import special_text

Words = tuple[str, str]


def prompt_text(turn: Turn, state: State) -> Words:
    """What is asked, and a second line that says how to do it; ``state`` is an observation."""
    pending = state.table.pending
    me = viewer(state)
    match pending:
        case Opening():
            return (
                Text("Nautilus", "Round {number} of {rounds} begins").format(
                    number=state.match.round, rounds=components().rounds
                ),
                translate(
                    "Nautilus", "Five domain cards are turned up and five divers dealt to each player."
                ),
            )
        case Awarding():
            return (
                translate("Nautilus", "All ten spaces are full"),
                translate("Nautilus", "Each domain card goes to the side with the winning card."),
            )
        case Clearing():
            return (
                Text("Nautilus", "Round {number} is over").format(number=state.match.round),
                translate("Nautilus", "All divers are shuffled anew, and the other player starts."),
            )
        case Finished():
            return _finished(state)
        case KeepingSpecial():
            return _keeping() if state.match.start == me else _waiting(pending, state)
        case _ if pending.seat != me:
            return _waiting(pending, state)
        case UsingSpecial():
            special = held_special(state)
            if special is None:
                return translate("Nautilus", "Use your special card now?"), ""
            return (
                Text("Nautilus", "Use {special} now?").format(special=special),
                special_text(special, state.match.options.harpoon),
            )
        case Returning():
            return (
                translate("Nautilus", "Submarine: choose the diver that goes back"),
                translate("Nautilus", "The other of the two joins your hand."),
            )
        case Giving(_, drawn):
            return _giving(drawn, state)
        case Looking():
            return _looking(state)
        case Placing():
            return _placing(state)
        case Anchoring(_, space):
            return (
                translate("Nautilus", "Anchor: choose the card to fix"),
                Text(
                    "Nautilus",
                    "Any card on the table, the {card} just laid too. No arrow moves it this round.",
                ).format(card=lying(space, state)),
            )
        case Moving():
            return _moving(pending, state)
        case _:
            assert_never(pending)


def _keeping() -> Words:
    return (
        translate("Nautilus", "Keep one special card; the other goes to the rival"),
        translate("Nautilus", "Choose the card to keep. You know your hand already."),
    )


def _giving(drawn: int, state: State) -> Words:
    if state.match.options.harpoon is HarpoonWording.PRINTED:
        return (
            Text("Nautilus", "Harpoon: exchange the {card} for a diver of yours, or hand it back").format(
                card=drawn
            ),
            translate("Nautilus", "Choose the card that goes to the rival."),
        )
    return (
        translate("Nautilus", "Harpoon: choose the diver for the rival"),
        Text("Nautilus", "You drew the {card}; it may go back.").format(card=drawn),
    )


def _looking(state: State) -> Words:
    knowledge = state.deal.knowledge[viewer(state)]
    cards = knowledge.rival_cards if knowledge is not None else ()
    return (
        translate("Nautilus", "Eye: the rival's divers"),
        Text("Nautilus", "The rival holds {cards}. The tracker keeps them for this round.").format(
            cards=cards_text(cards)
        ),
    )


def _placing(state: State) -> Words:
    """A placement; what the special card adds stands in the second line."""
    held = held_special(state)
    match held:
        case Special.KRAKEN | Special.BONE:
            hint = Text("Nautilus", "On either side. {special} can be laid instead of a diver.").format(
                special=held
            )
        case Special.ANCHOR:
            hint = translate("Nautilus", "On either side. Choose the anchor first to use it with this card.")
        case _:
            hint = translate(
                "Nautilus",
                "On either side. The arrows of 6, 7, 8 and 9 move another card of the side they are laid on.",
            )
    return translate("Nautilus", "Lay a card on any empty space"), hint


def _moving(pending: Moving, state: State) -> Words:
    """An arrow that must be followed, with the cards it can move."""
    card = state.table.spaces[pending.space]
    assert card is not None
    name = card_name(card)
    movable = tuple(dict.fromkeys(state.table.spaces[move.origin] for move in legal_moves(state)))
    cards = listed(tuple(card_name(one) for one in movable if one is not None))
    side = side_name(side_of(pending.space), viewer(state))
    if components().arrows[card] is Arrow.VERTICAL:
        return (
            Text("Nautilus", "The {card} sends another card across: choose which").format(card=name),
            Text("Nautilus", "On {side}, {cards} can cross to an empty space. One of them must.").format(
                side=side, cards=cards
            ),
        )
    return (
        Text("Nautilus", "The {card} moves another card along: choose the card, then the space").format(
            card=name
        ),
        Text("Nautilus", "On {side}, {cards} can move to an empty space. One of them must.").format(
            side=side, cards=cards
        ),
    )


def _waiting(
    pending: KeepingSpecial | UsingSpecial | Returning | Giving | Looking | Placing | Anchoring | Moving,
    state: State,
) -> Words:
    """The rival decides."""
    match pending:
        case KeepingSpecial():
            return (
                translate("Nautilus", "The rival chooses between two special cards"),
                translate("Nautilus", "One of them will be yours."),
            )
        case UsingSpecial():
            return (
                translate("Nautilus", "The rival decides about the special card"),
                translate("Nautilus", "You gave it away, so you know which one it is."),
            )
        case Returning():
            return (
                translate("Nautilus", "The rival's submarine dives"),
                translate("Nautilus", "One of two divers of the pile joins the rival's hand."),
            )
        case Giving(_, drawn):
            return (
                Text("Nautilus", "The rival's harpoon took your {card}").format(card=drawn),
                translate("Nautilus", "You get one diver for it."),
            )
        case Looking():
            return (
                translate("Nautilus", "The rival looks at your divers"),
                translate("Nautilus", "Your special card stays hidden."),
            )
        case Placing():
            return (
                translate("Nautilus", "The rival's turn"),
                translate("Nautilus", "Pass the screen on.")
                if state.match.options.opponent is Opponent.HUMAN
                else translate("Nautilus", "The reason for the choice stands beside the log afterwards."),
            )
        case Anchoring():
            return (
                translate("Nautilus", "The rival chooses a card to anchor"),
                translate("Nautilus", "No arrow moves that card this round."),
            )
        case Moving():
            return (
                translate("Nautilus", "The rival's arrow moves a card"),
                translate("Nautilus", "It must, as long as a card can move."),
            )
        case _:
            assert_never(pending)


def _finished(state: State) -> Words:
    me = viewer(state)
    own, other = (domains_won(state.match.settled, seat) for seat in (me, 1 - me))  # type: ignore[arg-type]
    if own == other:
        title = translate("Nautilus", "The game ends in a draw")
    elif own > other:
        title = translate("Nautilus", "You have won the game")
    else:
        title = translate("Nautilus", "The rival has won the game")
    return title, Text("Nautilus", "Domains won: {own} to {other}.").format(own=own, other=other)


def command_text(name: str, state: State) -> str:
    """Words of a button of the prompt strip."""
    match name:
        case "use":
            return use_text(held_special(state))
        case "decline":
            return translate("Nautilus", "Not this round")
        case "seen":
            return translate("Nautilus", "Yes, I have seen it")
        case "advance":
            return advance_text(state)
        case _:
            return name
