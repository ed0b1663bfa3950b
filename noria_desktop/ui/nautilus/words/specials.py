"""What the six special cards do, and what the numbers of a few divers mean."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Arrow, Card, HarpoonWording, Special
from noria_desktop.ui.nautilus.words.names import say


def special_text(special: Special, wording: HarpoonWording) -> str:
    """The effect of a special card in two sentences at most."""
    match special:
        case Special.KRAKEN:
            return say("Laid instead of a diver, it counts {value}. No card beats it.", value=KRAKEN)
        case Special.BONE:
            return say("Laid instead of a diver, it counts {value} and loses to every card.", value=BONE)
        case Special.ANCHOR:
            return say(
                "Announce it before you lay a diver, then choose any card on the table: no arrow moves that card this round."
            )
        case Special.SUBMARINE:
            return say(
                "At the start of the round: draw two divers of the pile, put one back, the other joins your hand."
            )
        case Special.HARPOON:
            return harpoon_text(wording)
        case Special.EYE:
            return say(
                "At the start of the round: look at the rival's divers. A hidden special card stays hidden."
            )
        case _:
            assert_never(special)


def harpoon_text(wording: HarpoonWording) -> str:
    """The harpoon in the words of the document or of the printed rules; both come to the same."""
    if wording is HarpoonWording.PRINTED:
        return say(
            "At the start of the round: draw a diver of the rival unseen and look at it. Exchange it for a diver of yours, or hand it back."
        )
    return say(
        "At the start of the round: draw a diver of the rival unseen, then give the rival any one of your six."
    )


def timing_text(special: Special) -> str:
    """When it can be used."""
    if special in components().at_start:
        return say("Only at the start of a round")
    return say("While cards are laid")


def card_rule(card: Card) -> str:
    """What is special about a card that lies on a space; empty for plain divers."""
    if card in (BONE, KRAKEN):
        special = Special.BONE if card == BONE else Special.KRAKEN
        return special_text(special, HarpoonWording.SEED)
    arrow = components().arrows[card]
    if arrow is Arrow.VERTICAL:
        return say(
            "When laid, another card of the same side must cross to the space facing it, if that is empty."
        )
    if arrow is Arrow.HORIZONTAL:
        return say("When laid, another card of the same side must move to any empty space of that side.")
    if card == 1:
        return say("Beats only the bone and the 14.")
    if card == KRAKEN - 1:
        return say("Beats everything but the kraken and the 1.")
    return ""
