"""Why: the bot's reasoning in sentences, and why an action is refused."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.events import Cancellation, Candidate, Criterion, Question
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Landing, Letter, Track
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.words.names import chamber_name, landing_name, listed, track_name

RULE_OF_QUESTION: dict[Question, str] = {
    Question.WHICH_SHIP_LEAVES: "bot-a",
    Question.WHERE_TO_BUILD: "bot-b",
    Question.WHERE_TO_SEAT: "bot-c",
    Question.WHERE_TO_REMOVE: "bot-c",
    Question.WHERE_TO_INVEST: "bot-d",
    Question.WHICH_TRACK_TO_FOLLOW: "bot-e",
    Question.WHICH_LETTER_TO_ENHANCE: "bot-f",
}
"""Anchor of the rules page that decides each question."""

RULE_NUMBER: dict[Question, str] = {
    Question.WHICH_SHIP_LEAVES: "5.3 A",
    Question.WHERE_TO_BUILD: "5.3 B",
    Question.WHERE_TO_SEAT: "5.3 C",
    Question.WHERE_TO_REMOVE: "5.3 C",
    Question.WHERE_TO_INVEST: "5.3 D",
    Question.WHICH_TRACK_TO_FOLLOW: "5.3 E",
    Question.WHICH_LETTER_TO_ENHANCE: "5.3 F",
}
"""Number of the rule, as the rules page counts them."""


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
        return translate("Noria", "none")
    return listed(tuple(candidate_name(candidate) for candidate in candidates))


def question_text(question: Question) -> str:
    """What the bot had to choose."""
    match question:
        case Question.WHICH_SHIP_LEAVES:
            return translate("Noria", "Which ship leaves the island?")
        case Question.WHERE_TO_BUILD:
            return translate("Noria", "Where does the bot build?")
        case Question.WHERE_TO_SEAT:
            return translate("Noria", "Which chamber gains a seated politician?")
        case Question.WHERE_TO_REMOVE:
            return translate("Noria", "Which chamber loses a politician?")
        case Question.WHERE_TO_INVEST:
            return translate("Noria", "On which track does the bot rise?")
        case Question.WHICH_TRACK_TO_FOLLOW:
            return translate("Noria", "Which of your tracks does the bot follow?")
        case Question.WHICH_LETTER_TO_ENHANCE:
            return translate("Noria", "Which letter is upgraded?")
        case _:
            assert_never(question)


def criterion_text(criterion: Criterion) -> str:
    """The rule or tie-break that narrowed the choice."""
    match criterion:
        case Criterion.STILL_HAS_SHIPS:
            return translate("Noria", "Only kinds that still have a ship")
        case Criterion.FEWEST_SHIPS:
            return translate("Noria", "Fewest ships")
        case Criterion.FREE_SPACE:
            return translate("Noria", "Only free spaces")
        case Criterion.MOST_WAREHOUSES:
            return translate("Noria", "Most warehouses")
        case Criterion.HAS_BOT_REPRESENTATIVE:
            return translate("Noria", "Only tracks with a bot representative")
        case Criterion.HAS_HUMAN_REPRESENTATIVE:
            return translate("Noria", "Only tracks with one of your representatives")
        case Criterion.BOT_STANDS_HIGHEST:
            return translate("Noria", "Where the bot stands highest")
        case Criterion.HUMAN_STANDS_HIGHEST:
            return translate("Noria", "Where you stand highest")
        case Criterion.POLITICIAN_IN_UPPER_ROW:
            return translate("Noria", "Only chambers with a politician in the upper row")
        case Criterion.FALLBACK_CHAMBER:
            return translate("Noria", "No track's chamber is possible: the chamber kept for that")
        case Criterion.BELOW_TOP_LEVEL:
            return translate("Noria", "Only tracks where the bot is below the top level")
        case Criterion.MOST_VALUABLE:
            return translate("Noria", "Highest chamber value now")
        case Criterion.STILL_NORMAL:
            return translate("Noria", "Only letters still on their normal side")
        case Criterion.ENTERS_SOONEST:
            return translate("Noria", "Enters the active half soonest")
        case Criterion.HIGHEST_RING:
            return translate("Noria", "Highest ring")
        case Criterion.RIGHTMOST:
            return translate("Noria", "Rightmost")
        case _:
            assert_never(criterion)


def narrowed_text(step: ev.Narrowed) -> str:
    """One step of the reasoning as a sentence."""
    if step.before == step.after:
        return translate("Noria", "{criterion} → no difference").format(
            criterion=criterion_text(step.criterion)
        )
    return translate("Noria", "{criterion} → {kept}").format(
        criterion=criterion_text(step.criterion), kept=candidates_text(step.after)
    )


def deciding(trail: tuple[ev.Narrowed, ...]) -> Criterion | None:
    """The rule or tie-break that left a single candidate; None when there never was a choice."""
    for step in trail:
        if len(step.after) == 1 < len(step.before):
            return step.criterion
    return None


def choice_text(event: ev.Decided, state: State) -> str:
    """The choice and what decided it, in one line."""
    chosen = candidate_name(event.chosen)
    criterion = deciding(event.trail)
    if criterion is None:
        return translate("Noria", "{chosen}: the only one possible").format(chosen=chosen)
    return translate("Noria", "{chosen}: {criterion}").format(
        chosen=chosen, criterion=criterion_text(criterion)
    )


def cancellation_text(reason: Cancellation) -> str:
    """Why a letter's use has no effect."""
    match reason:
        case Cancellation.NO_SHIP_ON_ISLAND:
            return translate("Noria", "no ship is left on the island")
        case Cancellation.NO_FREE_SPACE:
            return translate("Noria", "no factory space is free")
        case Cancellation.NO_FACTORY_LEFT:
            return translate("Noria", "the bot has no factory left")
        case Cancellation.NO_POLITICIAN:
            return translate("Noria", "no politician can move or leave")
        case Cancellation.ALL_AT_TOP:
            return translate("Noria", "all bot representatives stand at the top")
        case Cancellation.NO_TRACK_TO_FOLLOW:
            return translate("Noria", "there is no track to follow")
        case Cancellation.ALL_UPGRADED:
            return translate("Noria", "all letters are upgraded")
        case _:
            assert_never(reason)
