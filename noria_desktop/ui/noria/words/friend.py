"""Why the bot chose so, as a friend would say it: one sentence, above the exact criterion and its candidates.

A sentence is said only where it is true of the record of this very choice, whichever criterion came last; its pieces
and numbers are the record's. Source: lessons/noria.md, "What a friend would say"; rules.md 5.3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.bot_letters import STEPS_TO_ENTRY
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Criterion, Question
from noria_desktop.games.noria.state import BotTurn, Levels, State
from noria_desktop.games.noria.terms import BERTHS, SPACES, Chamber, Landing, Letter, Track
from noria_desktop.ui.noria.words.names import listed, say, track_name

SEVERAL: Final = 2
"""From so many warehouses on a space on, the bot takes something away by building there."""


def friend_text(event: ev.Decided, state: State) -> str:
    """What a friend would say of a choice; empty where only the exact criterion is right. ``state``: before the step."""
    return _SENTENCES[event.question](event, state)


def cancelled_text(event: ev.LetterCancelled, state: State) -> str:
    """What a friend would say of a letter that did nothing; on the small ring it invests instead, if anything is left."""
    words = say("Nothing left for {letter} to do here.", letter=event.letter)
    if not _invests_instead(event.letter, state):
        return words
    return say("{first} {second}", first=words, second=say("So it climbs instead."))


def _invests_instead(letter: Letter, state: State) -> bool:
    """Whether the use that is up stands on the small ring and some track has a level left. Source: R17, R18."""
    pending = state.pending
    if letter is Letter.D or not isinstance(pending, BotTurn) or not pending.queue:
        return False
    use = pending.queue[0]
    return use.letter is letter and use.small_ring and min(state.bot.levels) < components().max_level


# A and B -------------------------------------------------------------------------------------------------


def _which_ship(event: ev.Decided, state: State) -> str:
    if event.island is None or not isinstance(event.chosen, Landing):
        return ""
    rarest = _narrowed(event, Criterion.FEWEST_SHIPS)
    if _met(event, Criterion.RIGHTMOST):
        return say("Several kinds are equally rare there: it takes the rightmost of them.")
    if rarest is None:
        return ""
    island = state.islands[event.island].number
    printed = components().islands[island].berths[BERTHS.index(event.chosen)]
    return say(
        "It takes what is rarest on island {number}: the {resource} ship.",
        number=island,
        resource=printed.resource,
    )


def _where_to_build(event: ev.Decided, state: State) -> str:
    found = _narrowed(event, Criterion.MOST_WAREHOUSES)
    if found is None:
        return ""
    warehouses = found.worths[found.before.index(event.chosen)]
    if warehouses < SEVERAL:
        return ""
    return say("It builds where %n warehouse(s) are printed, so that you do not get them.", warehouses)


# C -------------------------------------------------------------------------------------------------------


def _where_to_seat(event: ev.Decided, state: State) -> str:
    """Its favourite is the chamber of the track on which it stands highest."""
    if not isinstance(event.chosen, Chamber) or event.chosen.index >= len(Track) or not any(state.bot.levels):
        return ""
    if not _is_highest(event.chosen, state.bot.levels):
        return say("Its favourite chamber has nobody left to seat, so it helps the next one.")
    value = components().chamber_value(event.chosen, state.council[event.chosen.index].seated + 1)
    return say(
        "It makes the track it stands highest on worth more: {chamber} is now {value}.",
        chamber=event.chosen,
        value=value,
    )


def _where_to_remove(event: ev.Decided, state: State) -> str:
    if (
        not isinstance(event.chosen, Chamber)
        or event.chosen.index >= len(Track)
        or not _is_highest(event.chosen, state.human.levels)
    ):
        return ""
    if _are_level(state.human.levels):
        return say(
            "Your highest tracks are level: it thins out the chamber of one, {chamber}.", chamber=event.chosen
        )
    return say("It thins out {chamber}, the chamber of your highest track.", chamber=event.chosen)


def _is_highest(chamber: Chamber, levels: Levels) -> bool:
    """Whether no track is higher than that of the chamber, whoever else stands as high."""
    return 0 < levels[chamber.index] == max(levels)


# D, E and F ----------------------------------------------------------------------------------------------


def _where_to_invest(event: ev.Decided, state: State) -> str:
    if not isinstance(event.chosen, Track):
        return ""
    found = _narrowed(event, Criterion.MOST_VALUABLE)
    if found is not None:
        value = found.worths[found.before.index(event.chosen)]
        if len(found.after) > 1:
            return say(
                "{tracks} are worth most now, {value} a level: of equals it climbs the rightmost, {track}.",
                tracks=listed(track_name(one) for one in found.after if isinstance(one, Track)),
                value=value,
                track=event.chosen,
            )
        return say(
            "It climbs where a level is worth most now: {track}, %n point(s).", value, track=event.chosen
        )
    if _met(event, Criterion.RIGHTMOST):
        return say("All those tracks are worth the same, so it takes the one on the right.")
    return ""


def _which_to_follow(event: ev.Decided, state: State) -> str:
    if not isinstance(event.chosen, Track):
        return ""
    levels = state.human.levels
    if not 0 < levels[event.chosen.index] == max(levels):
        return ""
    if _are_level(levels):
        return say(
            "It runs after you: your highest tracks are level, and it takes {track}.", track=event.chosen
        )
    return say("It runs after you: {track} is your highest track.", track=event.chosen)


def _are_level(levels: Levels) -> bool:
    """Whether several tracks are the highest."""
    return levels.count(max(levels)) > 1


def _which_to_enhance(event: ev.Decided, state: State) -> str:
    """Only while no surge can come in between: those bring letters in out of turn, and are one use even upgraded."""
    if not isinstance(event.chosen, Letter):
        return ""
    wheel = state.bot.wheel
    steps = next(
        STEPS_TO_ENTRY[space.index]
        for space in SPACES
        if (disc := wheel[space.index]) is not None and disc.letter is event.chosen
    )
    if state.round + steps >= components().surge_from_round or not _met(event, Criterion.ENTERS_SOONEST):
        return ""
    return say(
        "It sharpens {letter}, the next normal letter to come round; from now on that acts twice.",
        letter=event.chosen,
    )


# What the record says --------------------------------------------------------------------------------------


def _narrowed(event: ev.Decided, criterion: Criterion) -> ev.Narrowed | None:
    """The step in which this criterion dropped somebody."""
    return next((one for one in event.trail if one.criterion is criterion and one.before != one.after), None)


def _met(event: ev.Decided, criterion: Criterion) -> bool:
    """Whether this criterion was asked of several."""
    return any(one.criterion is criterion and len(one.before) > 1 for one in event.trail)


_SENTENCES: Final[dict[Question, Callable[[ev.Decided, State], str]]] = {
    Question.WHICH_SHIP_LEAVES: _which_ship,
    Question.WHERE_TO_BUILD: _where_to_build,
    Question.WHERE_TO_SEAT: _where_to_seat,
    Question.WHERE_TO_REMOVE: _where_to_remove,
    Question.WHERE_TO_INVEST: _where_to_invest,
    Question.WHICH_TRACK_TO_FOLLOW: _which_to_follow,
    Question.WHICH_LETTER_TO_ENHANCE: _which_to_enhance,
}
