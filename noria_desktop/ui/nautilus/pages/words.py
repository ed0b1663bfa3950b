"""What the pages say about Nautilus: choices of a new game, what is wrong with its line, a finished game."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.setup_line import Fault
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.notation import LABELS
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.nautilus.words.names import say
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence

first_player_name: Final = Texts(
    FirstPlayer,
    RANDOM=Text("Nautilus", "Random"),
    HUMAN=Text("Nautilus", "I start"),
    OPPONENT=Text("Nautilus", "Opponent"),
)
"""Who starts round 1, as a choice."""


domain_cards_name: Final = Texts(
    DomainCards, VISIBLE=Text("Nautilus", "Visible"), HIDDEN=Text("Nautilus", "Hidden")
)
"""Whether collected domain cards lie open, as a choice."""


domain_cards_line: Final = Texts(
    DomainCards,
    VISIBLE=Text("Nautilus", "All points lie open; three domains win."),
    HIDDEN=Text("Nautilus", "You see only your own; six rounds."),
)
"""What the choice means, in one line."""


harpoon_name: Final = Texts(
    HarpoonWording,
    SEED=Text("Nautilus", "Draw, then give"),
    PRINTED=Text("Nautilus", "Draw and exchange"),
)
"""In which words the harpoon is told, as a choice."""


_about: Final = Texts(
    Opponent,
    LEVEL_1=Text(
        "Nautilus",
        "Good for a first evening: it looks one card ahead and sometimes takes the second best.",
    ),
    LEVEL_2=Text("Nautilus", "Looks one card ahead, sees where arrows lead, and takes the best."),
    LEVEL_3=Text("Nautilus", "Plays the rest of the round in mind, many times, with hands you might hold."),
    LEVEL_4=Text(
        "Nautilus",
        "Thinks for a second, judges your hand by what you lay, and counts the last cards out.",
    ),
    HUMAN=Text("Nautilus", "Pass the screen to each other. The log shows only what both know."),
)


def opponent_about(opponent: Opponent) -> str:
    """A few sentences about an opponent, under its picture."""
    if opponent is Opponent.HUMAN:
        return _about(opponent)
    honest = say("Knows only what a person in that place would know.")
    return say("{about} {honest}", about=_about(opponent), honest=honest)


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
            words = say("Who starts is drawn at random; {rounds}.")
    return words.format(rounds=rounds)


# The line of a set-up -------------------------------------------------------------------------------------


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return line_fault_sentence(fault, LABELS)
