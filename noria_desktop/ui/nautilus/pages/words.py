"""What the pages say about Nautilus: choices of a new game, what is wrong with its line, a finished game."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.setup_line import Fault
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.notation import LABELS
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence


def first_player_name(first: FirstPlayer) -> str:
    """Who starts round 1, as a choice."""
    match first:
        case FirstPlayer.RANDOM:
            return translate("Nautilus", "By lot")
        case FirstPlayer.HUMAN:
            return translate("Nautilus", "I start")
        case FirstPlayer.OPPONENT:
            return translate("Nautilus", "Opponent")
        case _:
            assert_never(first)


def domain_cards_name(cards: DomainCards) -> str:
    """Whether collected domain cards lie open, as a choice."""
    match cards:
        case DomainCards.VISIBLE:
            return translate("Nautilus", "Visible")
        case DomainCards.HIDDEN:
            return translate("Nautilus", "Hidden")
        case _:
            assert_never(cards)


def domain_cards_line(cards: DomainCards) -> str:
    """What the choice means, in one line."""
    match cards:
        case DomainCards.VISIBLE:
            return translate("Nautilus", "All points lie open; three domains win.")
        case DomainCards.HIDDEN:
            return translate("Nautilus", "You see only your own; six rounds.")
        case _:
            assert_never(cards)


def harpoon_name(wording: HarpoonWording) -> str:
    """In which words the harpoon is told, as a choice."""
    match wording:
        case HarpoonWording.SEED:
            return translate("Nautilus", "Draw, then give")
        case HarpoonWording.PRINTED:
            return translate("Nautilus", "Draw and exchange")
        case _:
            assert_never(wording)


def opponent_about(opponent: Opponent) -> str:
    """A few sentences about an opponent, under its picture."""
    honest = translate("Nautilus", "Knows only what a person in that place would know.")
    match opponent:
        case Opponent.LEVEL_1:
            own = translate(
                "Nautilus",
                "Good for a first evening: it looks one card ahead and sometimes takes the second best.",
            )
        case Opponent.LEVEL_2:
            own = translate("Nautilus", "Looks one card ahead, sees where arrows lead, and takes the best.")
        case Opponent.LEVEL_3:
            own = translate(
                "Nautilus", "Plays the rest of the round in mind, many times, with hands you might hold."
            )
        case Opponent.LEVEL_4:
            own = translate(
                "Nautilus",
                "Thinks for a second, judges your hand by what you lay, and counts the last cards out.",
            )
        case Opponent.HUMAN:
            return translate("Nautilus", "Pass the screen to each other. The log shows only what both know.")
        case _:
            assert_never(opponent)
    return translate("Nautilus", "{about} {honest}").format(about=own, honest=honest)


def opening_sentence(options: Options) -> str:
    """What will start, in one sentence."""
    whole = options.domain_cards is DomainCards.HIDDEN
    rounds = (
        translate("Nautilus", "{count} rounds") if whole else translate("Nautilus", "up to {count} rounds")
    ).format(count=components().rounds)
    match options.first_player:
        case FirstPlayer.HUMAN:
            words = translate("Nautilus", "You start; {rounds}.")
        case FirstPlayer.OPPONENT:
            words = translate("Nautilus", "The opponent starts; {rounds}.")
        case _:
            words = translate("Nautilus", "The lot decides who starts; {rounds}.")
    return words.format(rounds=rounds)


# The line of a set-up -------------------------------------------------------------------------------------


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return line_fault_sentence(fault, LABELS)
