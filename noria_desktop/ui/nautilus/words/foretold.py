"""What is certain of the player's last cards before one is laid: which stay in hand, and which goes by itself.

Each side fills five of the ten spaces, in turns, so the empty spaces tell how many cards the player still lays; arrows move
cards and leave that number as it is. Nothing of the rival's hand is used. Source: rules.md 6.
"""

from __future__ import annotations

from noria_desktop.games.nautilus.state import Placing, State
from noria_desktop.games.nautilus.terms import Card, Special
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.viewpoint import own_cards
from noria_desktop.ui.nautilus.words.actions import held_special
from noria_desktop.ui.nautilus.words.names import card_name, cards_text, say, viewer


def before_a_card(state: State) -> str:
    """What the next card leaves certain, while the player chooses it; empty where everything is still open."""
    divers, places = len(own_cards(state)), _places(state)
    if divers > places:
        return say(
            "Of your {divers} divers you lay {places} more this round; the rest stays unused.",
            divers=divers,
            places=places,
        )
    # With two places the rival fills one space between them, and the last is no choice.
    if places == 2 and state.table.spaces.count(None) == 3 and divers + _laid_special(state) == 2:
        if held_special(state) is Special.ANCHOR:
            return ""  # whether it goes with the last card is still to be chosen
        return say("Your last card will then go to the space that is left.")
    return ""


def beside(card: Card, state: State) -> str:
    """What laying this card of the player's leaves in the hand for good, wherever it goes; empty for nothing more."""
    divers, places = tuple(one for one in own_cards(state) if one != card), _places(state) - 1
    left = len(divers) - places
    if left > 0 and not places:
        return say("Left in your hand, unused: {cards}.", cards=cards_text(divers))
    if left > max(0, len(own_cards(state)) - _places(state)):
        return say("{count} of your divers would then stay unused.", count=left)
    return ""


def after_a_card(before: State, after: State) -> tuple[str, ...]:
    """What would be certain once a card lies: ``after`` is the table with it, ``before`` the one without."""
    divers, places = own_cards(after), _places(after)
    left = len(divers) - places
    if left > 0 and not places:
        return (say("Left in your hand, unused: {cards}.", cards=cards_text(divers)),)
    if left > max(0, len(own_cards(before)) - _places(before)):
        return (say("{count} of your divers would then stay unused.", count=left),)
    return _by_itself(after)


def _by_itself(after: State) -> tuple[str, ...]:
    """The one card that is left for the one space that the rival leaves."""
    divers, held = own_cards(after), held_special(after)
    if after.table.spaces.count(None) != 2 or held is Special.ANCHOR:
        return ()
    if len(divers) + _laid_special(after) != 1:
        return ()
    card = divers[0] if divers else None if held is None else at.card_of(at.special(held))
    if card is None:
        return ()
    return (say("Then your last card, the {card}, goes to the space that is left.", card=card_name(card)),)


def _places(state: State) -> int:
    """How many cards the player still lays this round; while it is the player's choice the one chosen is among them."""
    pending, empty = state.table.pending, state.table.spaces.count(None)
    chooses = isinstance(pending, Placing) and pending.seat == viewer(state)
    return (empty + 1) // 2 if chooses else empty // 2


def _laid_special(state: State) -> int:
    """1 where the player's special card can be laid in place of a diver, else 0."""
    return int(held_special(state) in (Special.KRAKEN, Special.BONE))
