"""The divers and special cards on the table, in hands and in the pile: what each is and what it is worth now."""

from __future__ import annotations

from noria_desktop.games.nautilus.components import beats, components
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.state import Returning, State, known_hand
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, Space, Special, column_of, opposite
from noria_desktop.ui.nautilus.board.viewpoint import kept_back, rival_special
from noria_desktop.ui.nautilus.words.actions import held_special
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    card_title,
    cards_text,
    domain_card_name,
    listed,
    row_card,
    say,
    space_name,
    special_name,
    viewer,
)
from noria_desktop.ui.nautilus.words.specials import card_rule, special_text, timing_text

Sheet = tuple[str, tuple[str, ...]]
"""Title and lines of a hover card."""


# Cards -------------------------------------------------------------------------------------------------


def card_sheet(card: Card, state: State) -> Sheet:
    """A card in hand, on the stage or on the table."""
    lines = [card_rule(card)] if card_rule(card) else []
    if card in state.table.spaces:
        lines.append(comparison(state.table.spaces.index(card), state))
    elif BONE < card < KRAKEN:
        lines.append(_ranks(card))
    return card_title(card), tuple(line for line in lines if line)


def _ranks(card: Card) -> str:
    """How many of the other divers a diver beats."""
    others = [other for other in components().divers if other != card]
    won = sum(beats(card, other) for other in others)
    return say("Beats {won} of the {all} other divers.", won=won, all=len(others))


def comparison(space: Space, state: State) -> str:
    """A card on the table against the one facing it."""
    mine, facing = state.table.spaces[space], state.table.spaces[opposite(space)]
    if mine is None:
        return ""
    if facing is None:
        return say("Nothing faces it yet.")
    if beats(mine, facing):
        return say("Beats the {card} facing it.", card=card_name(facing))
    return say("Loses to the {card} facing it.", card=card_name(facing))


def space_sheet(space: Space, state: State) -> Sheet:
    """A space of the table with what lies there."""
    me, card = viewer(state), state.table.spaces[space]
    where = space_name(space, state, me)
    stake = row_card(state, column_of(space))
    if card is None:
        lines = [say("Empty: either player may lay a card here.")]
        facing = state.table.spaces[opposite(space)]
        if facing is not None:
            lines.insert(0, say("Faces the {card}.", card=card_name(facing)))
        if stake is not None:
            lines.append(say("At stake: {card}.", card=domain_card_name(stake)))
        return say("Space: {space}", space=where), tuple(lines)
    lines = [say("Lies at {space}.", space=where), comparison(space, state)]
    if state.table.anchored == space:
        lines.append(say("Anchored: no arrow moves it this round."))
    if rule := card_rule(card):
        lines.append(rule)
    return card_title(card), tuple(lines)


def anchored_space_sheet(space: Space, state: State) -> Sheet:
    """Where a card can be dropped to be laid with the anchor."""
    where = space_name(space, state, viewer(state))
    return say("With the anchor: {space}", space=where), (
        say("Drop a diver here to play the anchor with it."),
    )


def own_hand_sheet(state: State) -> Sheet:
    """The viewer's divers."""
    hand = tuple(card for card in state.table.hands[viewer(state)] if card is not None)
    if not hand:
        return say("Your hand"), (say("No divers."),)
    return say("Your hand"), (say("Divers: {cards}.", cards=cards_text(hand)),)


def rival_hand_sheet(state: State) -> Sheet:
    """How many divers the rival holds, and which of them are known."""
    me = viewer(state)
    held = len(state.table.hands[rival(me)])
    lines = [say("%n diver(s)", held)]
    if known := known_hand(state, me):
        lines.append(say("You know of {cards}.", cards=cards_text(known)))
    return say("The rival's hand"), tuple(lines)


def pile_sheet(state: State) -> Sheet:
    """Divers that nobody holds."""
    knowledge = state.deal.knowledge[viewer(state)]
    left = len(state.deal.pile)
    lines = [say("%n diver(s)", left)]
    lines.append(say("Nobody holds them this round; the submarine draws from here."))
    if knowledge is not None and knowledge.pile_card is not None:
        lines.append(say("You put the {card} back here.", card=knowledge.pile_card))
    return say("Pile of divers"), tuple(lines)


# Specials ----------------------------------------------------------------------------------------------


def special_sheet(special: Special, state: State) -> Sheet:
    """A special card: what it does, when, and where it is as far as the viewer knows."""
    lines = [special_text(special, state.match.options.harpoon), timing_text(special)]
    if special in state.deal.used:
        lines.insert(0, say("Used this round"))
    elif _is_kept_back(special, state):
        lines.insert(0, say("Kept back: it goes with the round, unused."))
    return special_name(special), tuple(lines)


def _is_kept_back(special: Special, state: State) -> bool:
    """Whether its holder, as far as the viewer knows who that is, did without it."""
    if special is held_special(state):
        return kept_back(state)
    return special is rival_special(state) and kept_back(state, own=False)


def own_special_sheet(state: State) -> Sheet:
    """The special card that one holds."""
    held = held_special(state)
    return _no_special(own=True) if held is None else special_sheet(held, state)


def _no_special(*, own: bool) -> Sheet:
    title = say("Your special card") if own else say("The rival's special card")
    return title, (say("Nothing now."),)


def rival_special_sheet(state: State) -> Sheet:
    """The rival's special: known only to who gave it away or once it is used."""
    me = viewer(state)
    held = state.table.specials[rival(me)]
    if not held:
        return _no_special(own=False)
    knowledge = state.deal.knowledge[me]
    given = knowledge.given if knowledge is not None else None
    known = held[0] or given
    if known is None:
        return say("The rival's special card"), (
            say("Face down. It is one of: {cards}.", cards=_possible(state)),
        )
    title, lines = special_sheet(known, state)
    return title, (say("The rival holds it; you gave it away."), *lines)


def _possible(state: State) -> str:
    """Specials that the viewer has not seen in this half of the game."""
    knowledge = state.deal.knowledge[viewer(state)]
    seen = knowledge.specials if knowledge is not None else ()
    return listed(special_name(special) for special in Special if special not in seen)


def fates_sheet(state: State) -> Sheet:
    """The specials of this half."""
    knowledge = state.deal.knowledge[viewer(state)]
    seen = knowledge.specials if knowledge is not None else ()
    lines = [
        say(
            "Three rounds use all six; before round {round} they are shuffled again.",
            round=components().reshuffled_before_round,
        )
    ]
    if (held := held_special(state)) is not None:
        lines.append(say("You hold {special}.", special=held))
    other = state.table.specials[rival(viewer(state))]
    if other and knowledge is not None and knowledge.given is not None:
        lines.append(say("The rival holds {special}.", special=knowledge.given))
    if seen:
        words = listed(special_name(special) for special in seen)
        lines.append(say("Seen by you: {cards}.", cards=words))
    return say("Special cards of this half"), tuple(lines)


def unseen_divers(state: State) -> tuple[Card, ...]:
    """Divers that the viewer has not seen this round; what the submarine has just brought up lies open to it."""
    me, pending = viewer(state), state.table.pending
    knowledge = state.deal.knowledge[me]
    seen = {*state.table.hands[me], *state.table.spaces, *known_hand(state, me)}
    if isinstance(pending, Returning):
        seen |= set(pending.drawn)
    if knowledge is not None:
        seen.add(knowledge.pile_card)
    return tuple(card for card in components().divers if card not in seen)
