"""Why: the bot's reasoning in sentences, and why an action is refused."""

from __future__ import annotations

from typing import Final, assert_never

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.events import Cancellation, Candidate, Criterion, Question
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Landing, Letter, Track
from noria_desktop.ui.i18n import Text, Texts, capital
from noria_desktop.ui.noria.words.names import chamber_name, landing_name, listed, say, track_name

RULE_OF: Final[dict[Question, tuple[str, str]]] = {
    Question.WHICH_SHIP_LEAVES: ("5.3 A", "bot-a"),
    Question.WHERE_TO_BUILD: ("5.3 B", "bot-b"),
    Question.WHERE_TO_SEAT: ("5.3 C", "bot-c"),
    Question.WHERE_TO_REMOVE: ("5.3 C", "bot-c"),
    Question.WHERE_TO_INVEST: ("5.3 D", "bot-d"),
    Question.WHICH_TRACK_TO_FOLLOW: ("5.3 E", "bot-e"),
    Question.WHICH_LETTER_TO_ENHANCE: ("5.3 F", "bot-f"),
}
"""Number and anchor on the rules page of the rule that decides each question."""


def candidate_name(candidate: Candidate) -> str:
    """What the bot was choosing among, one of them."""
    match candidate:
        case Landing():
            return landing_name(candidate)
        case Track():
            return track_name(candidate)
        case Chamber():
            return chamber_name(candidate)
        case Letter():
            return candidate.value
        case _:
            assert_never(candidate)


def candidates_text(candidates: tuple[Candidate, ...]) -> str:
    """Several candidates; "none" for an empty list."""
    if not candidates:
        return say("none")
    return listed(candidate_name(candidate) for candidate in candidates)


question_text: Final = Texts(
    Question,
    WHICH_SHIP_LEAVES=Text("Noria", "Which ship leaves the island?"),
    WHERE_TO_BUILD=Text("Noria", "Where does the bot build?"),
    WHERE_TO_SEAT=Text("Noria", "Which chamber gains a seated politician?"),
    WHERE_TO_REMOVE=Text("Noria", "Which chamber loses a politician?"),
    WHERE_TO_INVEST=Text("Noria", "On which track does the bot rise?"),
    WHICH_TRACK_TO_FOLLOW=Text("Noria", "Which of your tracks does the bot follow?"),
    WHICH_LETTER_TO_ENHANCE=Text("Noria", "Which letter is upgraded?"),
)
"""What the bot had to choose."""


criterion_text: Final = Texts(
    Criterion,
    STILL_HAS_SHIPS=Text("Noria", "Only kinds that still have a ship"),
    FEWEST_SHIPS=Text("Noria", "Fewest ships"),
    FREE_SPACE=Text("Noria", "Only free spaces"),
    MOST_WAREHOUSES=Text("Noria", "Most warehouses"),
    HAS_BOT_REPRESENTATIVE=Text("Noria", "Only tracks with a bot representative"),
    HAS_HUMAN_REPRESENTATIVE=Text("Noria", "Only tracks with one of your representatives"),
    BOT_STANDS_HIGHEST=Text("Noria", "Where the bot stands highest"),
    HUMAN_STANDS_HIGHEST=Text("Noria", "Where you stand highest"),
    POLITICIAN_IN_UPPER_ROW=Text("Noria", "Only chambers with a politician in the upper row"),
    FALLBACK_CHAMBER=Text("Noria", "Set by rule, as no track's chamber fits"),
    BELOW_TOP_LEVEL=Text("Noria", "Only tracks where the bot is below the top level"),
    MOST_VALUABLE=Text("Noria", "Highest chamber value now"),
    STILL_NORMAL=Text("Noria", "Only letters still on their normal side"),
    ENTERS_SOONEST=Text("Noria", "Enters the active half soonest"),
    HIGHEST_RING=Text("Noria", "Highest ring"),
    RIGHTMOST=Text("Noria", "Rightmost of equals"),
)
"""The rule or tie-break that narrowed the choice."""

figures_text: Final = Texts(
    Criterion,
    STILL_HAS_SHIPS=Text("Noria", "Behind each kind: ships left of it."),
    FEWEST_SHIPS=Text("Noria", "Behind each kind: ships left of it."),
    FREE_SPACE=Text("Noria", "Behind each space: 1 if it is free, else 0."),
    MOST_WAREHOUSES=Text("Noria", "Behind each space: its warehouses."),
    HAS_BOT_REPRESENTATIVE=Text("Noria", "Behind each track: the level of the bot's representative."),
    HAS_HUMAN_REPRESENTATIVE=Text("Noria", "Behind each track: the level of your representative."),
    BOT_STANDS_HIGHEST=Text("Noria", "Behind each track: the level of the bot's representative."),
    HUMAN_STANDS_HIGHEST=Text("Noria", "Behind each track: the level of your representative."),
    POLITICIAN_IN_UPPER_ROW=Text("Noria", "Behind each chamber: politicians in its upper row."),
    FALLBACK_CHAMBER=Text("Noria", "Behind each chamber: politicians in its upper row."),
    BELOW_TOP_LEVEL=Text("Noria", "Behind each track: levels that the bot can still climb."),
    MOST_VALUABLE=Text("Noria", "Behind each track: the value of its chamber now."),
    STILL_NORMAL=Text("Noria", "Behind each letter: 1 on its normal side, else 0."),
    ENTERS_SOONEST=Text("Noria", "Behind each letter: spaces until it is active."),
    HIGHEST_RING=Text("Noria", "Behind each letter: its ring, from 1 (large) to 3 (small)."),
    RIGHTMOST=Text("Noria", "Behind each: its place, counted from the left."),
)
"""What is counted of the candidates: what their bars show."""

short_reason: Final = Texts(
    Criterion,
    STILL_HAS_SHIPS=Text("Noria", "the only kind left"),
    FEWEST_SHIPS=Text("Noria", "fewest ships"),
    FREE_SPACE=Text("Noria", "the only free one"),
    MOST_WAREHOUSES=Text("Noria", "most warehouses"),
    HAS_BOT_REPRESENTATIVE=Text("Noria", "the bot's only track"),
    HAS_HUMAN_REPRESENTATIVE=Text("Noria", "your only track"),
    BOT_STANDS_HIGHEST=Text("Noria", "where it stands highest"),
    HUMAN_STANDS_HIGHEST=Text("Noria", "where you stand highest"),
    POLITICIAN_IN_UPPER_ROW=Text("Noria", "the only one with politicians"),
    FALLBACK_CHAMBER=Text("Noria", "set by rule, as no track's chamber fits"),
    BELOW_TOP_LEVEL=Text("Noria", "the only one below the top"),
    MOST_VALUABLE=Text("Noria", "worth most now"),
    STILL_NORMAL=Text("Noria", "the only normal one"),
    ENTERS_SOONEST=Text("Noria", "enters soonest"),
    HIGHEST_RING=Text("Noria", "of those entering next the highest"),
    RIGHTMOST=Text("Noria", "rightmost of equals"),
)
"""What left a single candidate, as the end of a sentence."""


def narrowed_text(step: ev.Narrowed) -> str:
    """One step of the reasoning as a sentence."""
    if step.before == step.after and step.criterion is not Criterion.FALLBACK_CHAMBER:
        return say("{criterion} → no difference", criterion=criterion_text(step.criterion))
    return say(
        "{criterion} → {kept}", criterion=criterion_text(step.criterion), kept=candidates_text(step.after)
    )


def deciding(trail: tuple[ev.Narrowed, ...]) -> Criterion | None:
    """The rule or tie-break that left a single candidate; None when there never was a choice.

    Where no track's chamber was possible in the end, what narrowed those decided nothing.
    """
    if trail and trail[-1].criterion is Criterion.FALLBACK_CHAMBER:
        return Criterion.FALLBACK_CHAMBER
    for step in trail:
        if len(step.after) == 1 < len(step.before):
            return step.criterion
    return None


def choice_text(event: ev.Decided, state: State) -> str:
    """The choice and what decided it, in one sentence that answers what had to be chosen."""
    chosen = capital(candidate_name(event.chosen))
    criterion = deciding(event.trail)
    if criterion is None:
        return say("{chosen}, the only one possible", chosen=chosen)
    return say("{chosen}, {why}", chosen=chosen, why=short_reason(criterion))


cancellation_text: Final = Texts(
    Cancellation,
    NO_SHIP_ON_ISLAND=Text("Noria", "no ship is left on the island"),
    NO_FREE_SPACE=Text("Noria", "no factory space is free"),
    NO_FACTORY_LEFT=Text("Noria", "the bot has no factory left"),
    NO_POLITICIAN=Text("Noria", "no politician where a representative stands"),
    ALL_AT_TOP=Text("Noria", "all bot representatives stand at the top"),
    NO_TRACK_TO_FOLLOW=Text("Noria", "there is no track to follow"),
    ALL_UPGRADED=Text("Noria", "all letters are upgraded"),
)
"""Why a letter's use has no effect."""
