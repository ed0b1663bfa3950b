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
from noria_desktop.games.nautilus.terms import Arrow, Card, HarpoonWording, Opponent, Special, side_of
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.viewpoint import outcomes, own_cards
from noria_desktop.ui.nautilus.words.actions import advance_text, held_special, lying, use_text
from noria_desktop.ui.nautilus.words.by_itself import LAID, idle_arrow, last_by_itself, moved_by_itself
from noria_desktop.ui.nautilus.words.foretold import before_a_card, beside
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    cards_text,
    listed,
    say,
    side_name,
    space_name,
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
                say(
                    "Round {number} of {rounds} begins", number=state.match.round, rounds=components().rounds
                ),
                say("Five domain cards are turned up and five divers dealt to each player."),
            )
        case Awarding():
            rule = say("Each domain card goes to the side with the winning card.")
            return say("All ten spaces are full"), _after(last_by_itself(state) or idle_arrow(state), rule)
        case Clearing():
            return _round_over(state)
        case Finished():
            return _finished(state)
        case KeepingSpecial():
            return _keeping() if state.match.start == me else _waiting(pending, state)
        case _ if pending.seat != me:
            return _waiting(pending, state)
        case UsingSpecial():
            special = held_special(state)
            if special is None:
                return say("Use your special card now?"), ""
            return (
                say("Use {special} now?", special=special),
                special_text(special, state.match.options.harpoon),
            )
        case Returning():
            return (
                say("Submarine: choose the diver that goes back"),
                say("The other of the two joins your hand."),
            )
        case Giving(_, drawn):
            return _giving(drawn, state)
        case Looking():
            return _looking(state)
        case Placing():
            return _placing(state)
        case Anchoring(_, space):
            return (
                say("Anchor: choose the card to fix"),
                say(
                    "Any card on the table, the {card} just laid too. No arrow moves it this round.",
                    card=lying(space, state),
                ),
            )
        case Moving():
            return _moving(pending, state)
        case _:
            assert_never(pending)


def _keeping() -> Words:
    return (
        say("Keep one special card; the other goes to the rival"),
        say("Choose the card to keep. You know your hand already."),
    )


def _giving(drawn: int, state: State) -> Words:
    if state.match.options.harpoon is HarpoonWording.PRINTED:
        return (
            say("Harpoon: exchange the {card} for a diver of yours, or hand it back", card=drawn),
            say("Choose the card that goes to the rival."),
        )
    return (
        say("Harpoon: choose the diver for the rival"),
        say("You drew the {card}; it may go back.", card=drawn),
    )


def _looking(state: State) -> Words:
    knowledge = state.deal.knowledge[viewer(state)]
    cards = knowledge.rival_cards if knowledge is not None else ()
    return (
        say("Eye: the rival's divers"),
        say("The rival holds {cards}. The tracker keeps them for this round.", cards=cards_text(cards)),
    )


def _placing(state: State) -> Words:
    """A placement; what is certain of the last cards or what the special card adds stands in the second line."""
    # Where one space is left on the whole table there are no two sides to choose from.
    one = state.table.spaces.count(None) == 1
    title = say("Lay a card on the only empty space") if one else say("Lay a card on any empty space")
    if certain := before_a_card(state):
        return title, _after(idle_arrow(state), certain)
    held = held_special(state)
    match held:
        case Special.ANCHOR if one:
            hint = say("With the anchor: press it, then the space, then the card.")
        case Special.KRAKEN | Special.BONE if one:
            hint = say("{special} can be laid instead of a diver.", special=held)
        case _ if one:
            hint = ""
        case Special.KRAKEN | Special.BONE:
            hint = say("On either side. {special} can be laid instead of a diver.", special=held)
        case Special.ANCHOR:
            hint = say("On either side. With the anchor: press it, then a space, then the card.")
        case _:
            hint = _arrows_in_hand(state)
    return title, idle_arrow(state) or hint


def _arrows_in_hand(state: State) -> str:
    """Where a card goes, and which cards of the hand have an arrow, if any has."""
    cards = tuple(card for card in own_cards(state) if components().arrows[card] is not None)
    if not cards:
        return say("On either side of the table.")
    return say(
        "On either side. With an arrow in your hand: {cards}. It moves another card of the side it is laid on.",
        cards=cards_text(cards),
    )


def _moving(pending: Moving, state: State) -> Words:
    """An arrow that must be followed, with the cards it can move."""
    card = state.table.spaces[pending.space]
    assert card is not None
    name = card_name(card)
    movable = tuple(dict.fromkeys(state.table.spaces[move.origin] for move in legal_moves(state)))
    cards = movers_text(tuple(one for one in movable if one is not None))
    side = side_name(side_of(pending.space), viewer(state))
    # One card is no choice, and "one of them" would name nobody.
    only = card_name(movable[0]) if len(movable) == 1 and movable[0] is not None else ""
    if components().arrows[card] is Arrow.VERTICAL:
        if only:
            return (
                say("The {card} sends the {moved} across", card=name, moved=only),
                say("On {side} only the {moved} can move, and it must.", side=side, moved=only),
            )
        return (
            say("The {card} sends another card across: choose which", card=name),
            say("On {side}, {cards} can cross to an empty space. One of them must.", side=side, cards=cards),
        )
    if only:
        return (
            say("The {card} moves the {moved} along: take it, then choose the space", card=name, moved=only),
            say("On {side} only the {moved} can move, and it must.", side=side, moved=only),
        )
    return (
        say("The {card} moves another card along: choose the card, then the space", card=name),
        say("On {side}, {cards} can move to an empty space. One of them must.", side=side, cards=cards),
    )


def movers_text(cards: tuple[Card, ...]) -> str:
    """Cards that can move, named as things and not as bare numbers, such as "the 6, the 1 and the Kraken"."""
    names = [say("the {card}", card=card_name(card)) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return say("{cards} and {last}", cards=listed(names[:-1]), last=names[-1])


def _waiting(
    pending: KeepingSpecial | UsingSpecial | Returning | Giving | Looking | Placing | Anchoring | Moving,
    state: State,
) -> Words:
    """The rival decides."""
    match pending:
        case KeepingSpecial():
            return (
                say("The rival chooses between two special cards"),
                say("The other one is yours."),
            )
        case UsingSpecial():
            return (
                say("The rival decides about the special card"),
                say("You gave it away, so you know which one it is."),
            )
        case Returning():
            return (
                say("The rival's submarine dives"),
                say("One of two divers of the pile joins the rival's hand."),
            )
        case Giving(_, drawn):
            return (
                say("The rival's harpoon took your {card}", card=drawn),
                say("You get one diver for it."),
            )
        case Looking():
            return (
                say("The rival looks at your divers"),
                say("Your special card stays hidden."),
            )
        case Placing():
            return (
                say("The rival's turn"),
                moved_by_itself(state)
                or idle_arrow(state)
                or (
                    say("Pass the screen on.")
                    if state.match.options.opponent is Opponent.HUMAN
                    else say("The reason for the choice stands beside the log afterwards.")
                ),
            )
        case Anchoring():
            return (
                say("The rival chooses a card to anchor"),
                say("No arrow moves that card this round."),
            )
        case Moving():
            return (
                say("The rival's arrow moves a card"),
                say("It must, as long as a card can move."),
            )
        case _:
            assert_never(pending)


def _round_over(state: State) -> Words:
    """What the round brought, and that the table waits."""
    found = outcomes(state)
    own = sum(one.own for one in found)
    title = say(
        "Round {number} is over: %n card(s) for you, {other} for the rival",
        own,
        number=state.match.round,
        other=len(found) - own,
    )
    following = state.match.round + 1
    ours = last_by_itself(state)
    if state.match.start == viewer(state):
        return title, _after(
            ours,
            say("The table stays until you go on. In round {number} the rival starts.", number=following),
        )
    return title, _after(
        ours, say("The table stays until you go on. In round {number} you start.", number=following)
    )


def _finished(state: State) -> Words:
    me = viewer(state)
    own, other = (domains_won(state.match.settled, seat) for seat in (me, 1 - me))  # type: ignore[arg-type]
    if own == other:
        title = say("The game ends in a draw")
    elif own > other:
        title = say("You have won the game")
    else:
        title = say("The rival has won the game")
    domains = say("Domains won: {own} to {other}.", own=own, other=other)
    return title, _after(last_by_itself(state), domains)


def _after(before: str, sentence: str) -> str:
    """A sentence behind another one, where there is one."""
    return say("{before} {sentence}", before=before, sentence=sentence) if before else sentence


# What is in hand ----------------------------------------------------------------------------------------


def in_hand(state: State, held: Handle) -> Words | None:
    """The prompt while a card is in hand that an arrow moves, the anchor, or a card with which it may go; None else."""
    if isinstance(state.table.pending, Moving):
        return _moved_in_hand(state.table.pending, state, held)
    special, card = held_special(state), at.card_of(held)
    if not isinstance(state.table.pending, Placing) or special not in (*LAID, Special.ANCHOR):
        return None
    if held == at.special(Special.ANCHOR):
        return (
            say("The anchor is raised: choose the space"),
            say("The card that goes there is chosen next. Esc puts the anchor back."),
        )
    if card is None:
        return None
    one, name = state.table.spaces.count(None) == 1, card_name(card)
    return (
        say("Lay the {card} on the only empty space", card=name)
        if one
        else say("Lay the {card} on any empty space", card=name),
        _beside_in_hand(card, special, state) or ("" if one else say("On either side of the table.")),
    )


def _beside_in_hand(card: Card, special: Special, state: State) -> str:
    """What goes with the card in hand, or what stays in the hand for it."""
    if special is Special.ANCHOR:
        return say("Dropped on the small anchor in the corner of a space, it takes the anchor along.")
    return beside(card, state)


def choosing(state: State, source: Handle, target: Handle) -> Words | None:
    """The prompt while the anchor lies over a space and the card that goes there is chosen; None else."""
    if source != at.special(Special.ANCHOR) or target.kind != "space":
        return None
    if not isinstance(state.table.pending, Placing):
        return None
    return (
        say("The anchor is raised: choose the card"),
        say(
            "It goes to {space}. Esc puts the anchor back.",
            space=space_name(int(target.key), state, viewer(state)),
        ),
    )


def _moved_in_hand(pending: Moving, state: State, held: Handle) -> Words | None:
    """The card that an arrow moves is in hand: only the space is still to choose."""
    origin = int(held.key) if held.kind == "space" else None
    arrow = state.table.spaces[pending.space]
    goals = [move.to for move in legal_moves(state) if move.origin == origin]
    if origin is None or arrow is None or not goals:
        return None
    names = {"card": card_name(arrow), "moved": lying(origin, state)}
    if components().arrows[arrow] is Arrow.VERTICAL:
        space = space_name(goals[0], state, viewer(state))
        return say("The {card} sends the {moved} across", **names), say("It goes to {space}.", space=space)
    side = side_name(side_of(pending.space), viewer(state))
    return (
        say("The {card} moves the {moved} along: choose the space", **names),
        say("Any empty space of {side}.", side=side),
    )


def put_back(state: State, given_back: Handle, held: Handle) -> str:
    """That the anchor was lowered, as a card was taken instead of a space."""
    if given_back != at.special(Special.ANCHOR) or at.card_of(held) is None:
        return ""
    return say("The anchor lies in its place again: it goes with the card in the corner of a space.")


def command_text(name: str, state: State) -> str:
    """Words of a button of the prompt strip."""
    match name:
        case "use":
            return use_text(held_special(state))
        case "decline":
            return say("Do without it")
        case "seen":
            return say("Yes, I have seen it")
        case "result":
            return say("See the result")
        case "advance":
            return advance_text(state)
        case _:
            return name
