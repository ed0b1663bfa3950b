"""What the pages say about Solani: choices of a new game, and what is wrong with its line."""

from __future__ import annotations

from noria_desktop.engine.setup_line import Fault
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.notation import LABELS
from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.words.names import say
from noria_desktop.ui.solani.words.opponents import coyote_sentence
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence


def count_name(count: int) -> str:
    """How many play."""
    return say("%n player(s)", count)


def table_about(options: Options) -> str:
    """A few sentences about who sits round the table."""
    if len(options.players) == 1:
        return say(
            "{level} Coyote takes tiles by fixed rules and has no sky. A tie is Coyote's.",
            level=coyote_sentence(options.coyote),
        )
    if all(player is Player.HUMAN for player in options.players):
        return say("All skies lie open: pass the mouse on, there is nothing to hide.")
    return say("Computer players know only what lies open, like you.")


def level_line(level: CoyoteLevel) -> str:
    """What a level of Coyote means, in figures."""
    printed = components().coyote[level.index]
    goals = translate("Solani", " and ", "between two figures").join(
        str(threshold) for threshold in printed.thresholds if threshold is not None
    )
    return say(
        "White star {white}, feature {feature}; your goals {goals}",
        white=printed.white,
        feature=str(printed.feature),
        goals=goals,
    )


def turned_name(turns: int | None) -> str:
    """How the Dark Sky card lies."""
    if turns is None:
        return say("Random")
    return say("{degrees}°", degrees=90 * turns)


def opening_sentence(options: Options, *, own_sun: bool) -> str:
    """What will start, in one sentence."""
    rounds = components().rounds
    words = (
        say("{players}, {rounds} rounds; you have the Sun.")
        if own_sun
        else say("{players}, {rounds} rounds; the Sun begins elsewhere.")
    )
    return words.format(players=count_name(len(options.players)), rounds=rounds)


# The line of a set-up -------------------------------------------------------------------------------------


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return line_fault_sentence(fault, LABELS)
