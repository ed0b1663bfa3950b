"""What the pages say about Nautilus: choices of a new game, what is wrong with its line, a finished game."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.setup_line import Fault
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.notation import LABELS
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent
from noria_desktop.ui.nautilus.words.names import say
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence


def first_player_name(first: FirstPlayer) -> str:
    """Who starts round 1, as a choice."""
    match first:
        case FirstPlayer.RANDOM:
            return say("By lot")
        case FirstPlayer.HUMAN:
            return say("I start")
        case FirstPlayer.OPPONENT:
            return say("Opponent")
        case _:
            assert_never(first)


def domain_cards_name(cards: DomainCards) -> str:
    """Whether collected domain cards lie open, as a choice."""
    match cards:
        case DomainCards.VISIBLE:
            return say("Visible")
        case DomainCards.HIDDEN:
            return say("Hidden")
        case _:
            assert_never(cards)


def domain_cards_line(cards: DomainCards) -> str:
    """What the choice means, in one line."""
    match cards:
        case DomainCards.VISIBLE:
            return say("All points lie open; three domains win.")
        case DomainCards.HIDDEN:
            return say("You see only your own; six rounds.")
        case _:
            assert_never(cards)


def harpoon_name(wording: HarpoonWording) -> str:
    """In which words the harpoon is told, as a choice."""
    match wording:
        case HarpoonWording.SEED:
            return say("Draw, then give")
        case HarpoonWording.PRINTED:
            return say("Draw and exchange")
        case _:
            assert_never(wording)


def opponent_about(opponent: Opponent) -> str:
    """A few sentences about an opponent, under its picture."""
    honest = say("Knows only what a person in that place would know.")
    match opponent:
        case Opponent.LEVEL_1:
            own = say(
                "Good for a first evening: it looks one card ahead and sometimes takes the second best."
            )
        case Opponent.LEVEL_2:
            own = say("Looks one card ahead, sees where arrows lead, and takes the best.")
        case Opponent.LEVEL_3:
            own = say("Plays the rest of the round in mind, many times, with hands you might hold.")
        case Opponent.LEVEL_4:
            own = say("Thinks for a second, judges your hand by what you lay, and counts the last cards out.")
        case Opponent.HUMAN:
            return say("Pass the screen to each other. The log shows only what both know.")
        case _:
            assert_never(opponent)
    return say("{about} {honest}", about=own, honest=honest)


def opening_sentence(options: Options) -> str:
    """What will start, in one sentence."""
    whole = options.domain_cards is DomainCards.HIDDEN
    rounds = (say("{count} rounds") if whole else say("up to {count} rounds")).format(
        count=components().rounds
    )
    match options.first_player:
        case FirstPlayer.HUMAN:
            words = say("You start; {rounds}.")
        case FirstPlayer.OPPONENT:
            words = say("The opponent starts; {rounds}.")
        case _:
            words = say("The lot decides who starts; {rounds}.")
    return words.format(rounds=rounds)


# The line of a set-up -------------------------------------------------------------------------------------


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return line_fault_sentence(fault, LABELS)
