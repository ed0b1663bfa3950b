"""What the pages say about Solani: choices of a new game, and what is wrong with its line."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.notation import Fault, Part, Reason
from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.text.solani.opponents import coyote_sentence, player_sentence


def count_name(count: int) -> str:
    """How many play."""
    return translate("Solani", "%n player(s)", "", count)


def table_about(options: Options) -> str:
    """A few sentences about who sits round the table."""
    if len(options.players) == 1:
        return translate(
            "Solani", "{level} Coyote takes tiles by fixed rules and has no sky. A tie is Coyote's."
        ).format(level=coyote_sentence(options.coyote))
    if all(player is Player.HUMAN for player in options.players):
        return translate("Solani", "All skies lie open: pass the mouse on, there is nothing to hide.")
    return translate("Solani", "Computer players know only what lies open, like you.")


def player_line(player: Player) -> str:
    """What a seat's choice means."""
    return player_sentence(player)


def level_line(level: CoyoteLevel) -> str:
    """What a level of Coyote means, in figures."""
    printed = components().coyote[level.index]
    goals = translate("Solani", " and ", "between two figures").join(
        str(threshold) for threshold in printed.thresholds if threshold is not None
    )
    return translate("Solani", "White star {white}, feature {feature}; your goals {goals}").format(
        white=printed.white, feature=printed.feature, goals=goals
    )


def turned_name(turns: int | None) -> str:
    """How the Dark Sky card lies."""
    if turns is None:
        return translate("Solani", "By lot")
    return translate("Solani", "{degrees}°").format(degrees=90 * turns)


def opening_sentence(options: Options, *, own_sun: bool) -> str:
    """What will start, in one sentence."""
    rounds = components().rounds
    words = (
        translate("Solani", "{players}, {rounds} rounds; you have the Sun.")
        if own_sun
        else translate("Solani", "{players}, {rounds} rounds; the Sun begins elsewhere.")
    )
    return words.format(players=count_name(len(options.players)), rounds=rounds)


# The line of a set-up -------------------------------------------------------------------------------------


def part_name(part: Part) -> str:
    """What a part of the line is about."""
    match part:
        case Part.PLAYERS:
            return translate("Solani", "Players")
        case Part.COYOTE:
            return translate("Solani", "Coyote")
        case Part.BOARDS:
            return translate("Solani", "Boards")
        case Part.SETUP_CARD:
            return translate("Solani", "Dark Sky card")
        case Part.ORIENTATION:
            return translate("Solani", "Turned")
        case Part.BONUS_SECTORS:
            return translate("Solani", "Bonus tiles")
        case Part.SEED:
            return translate("NewGamePage", "Seed")
        case _:
            assert_never(part)


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return translate("Solani", "Line {number}, character {column}: {what}").format(
        number=fault.line, column=fault.column + 1, what=_what(fault)
    )


def _what(fault: Fault) -> str:
    """The sentence alone."""
    match fault.reason:
        case Reason.EMPTY:
            words = translate("Solani", "nothing is written here yet.")
        case Reason.TOO_LONG:
            words = translate("Solani", "the text is far too long for a set-up.")
        case Reason.NO_LABEL:
            words = translate("Solani", "before “{token}” a word with a colon is missing, such as Players:")
        case Reason.UNKNOWN_LABEL:
            words = translate("Solani", "“{token}” is none of {labels}.").replace(
                "{labels}", translate("Solani", ", ", "separator of a list").join(map(part_name, Part))
            )
        case Reason.DOUBLE_PART:
            words = translate("Solani", "“{token}” was already given.")
        case Reason.NO_VALUE:
            words = translate("Solani", "nothing stands after the colon.")
        case Reason.UNKNOWN_VALUE:
            words = translate("Solani", "“{token}” is not known here.")
        case Reason.IMPOSSIBLE:
            words = translate("Solani", "no game can be set up with “{token}”.")
        case _:
            assert_never(fault.reason)
    return words.format(token=fault.token)
