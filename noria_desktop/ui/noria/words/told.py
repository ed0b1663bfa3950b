"""The bot's last turn in a line: a part for every use of a letter, with the rule that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Letter
from noria_desktop.ui.game_says import StoryStep, Told
from noria_desktop.ui.noria.words.forecast import outcome
from noria_desktop.ui.noria.words.friend import friend_text
from noria_desktop.ui.noria.words.names import letter_name, listed, say
from noria_desktop.ui.noria.words.reasons import deciding, short_reason

BOT_SIDE: Final = 1
"""The bot in the log."""


def told(steps: Sequence[StoryStep], view: State) -> Told | None:
    """What the bot did in its last turn, oldest first; None where nothing of the bot's is among the steps."""
    uses = uses_of(steps)
    events = [event for step in steps for event in step.events]
    if not uses and not any(isinstance(event, ev.LettersEntered) for event in events):
        return None
    parts = tuple(use_text(step.events, step.before) for step in uses) or (
        say("No letter enters: the bot does nothing"),
    )
    return Told(BOT_SIDE, parts, _effect(steps), _why(uses))


def uses_of(steps: Sequence[StoryStep]) -> tuple[StoryStep, ...]:
    """The steps in which a letter acted, one a use."""
    return tuple(step for step in steps if any(isinstance(event, ev.LetterActs) for event in step.events))


def use_text(events: Sequence[Any], state: State) -> str:
    """One use: what the letter does, what comes of it, and what decides; empty where no letter acts."""
    acts = next((event for event in events if isinstance(event, ev.LetterActs)), None)
    if acts is None:
        return ""
    name = letter_name(acts.letter, surge=state.round >= components().surge_from_round)
    what = outcome(tuple(events), state)
    criterion = None if acts.letter is Letter.C else _criterion(events)
    if criterion is None:
        return say("{name}: {what}", name=name, what=what)
    return say("{name}: {what}, {why}", name=name, what=what, why=criterion)


def _criterion(events: Sequence[Any]) -> str | None:
    """The rule that left one candidate, as part of a sentence; None where there was never a choice."""
    for event in events:
        if isinstance(event, ev.Decided) and (found := deciding(event.trail)) is not None:
            return short_reason(found)
    return None


def _effect(steps: Sequence[StoryStep]) -> str:
    """What came to both sides' points by it; empty where nothing did."""
    before, after = steps[0].before, steps[-1].after
    mine = points(after, after.human.levels) - points(before, before.human.levels)
    theirs = points(after, after.bot.levels) - points(before, before.bot.levels)
    return listed(_changes(mine, theirs))


def _changes(mine: int, theirs: int) -> Iterator[str]:
    if mine:
        yield say("you {change}", change=f"+{mine}" if mine > 0 else f"−{-mine}")
    if theirs:
        yield say("bot {change}", change=f"+{theirs}" if theirs > 0 else f"−{-theirs}")


def _why(uses: Sequence[StoryStep]) -> str:
    """The last choice among several as a friend would say it; its parts name the criterion already."""
    return next(
        (
            friend_text(event, step.before)
            for step in reversed(uses)
            for event in reversed(step.events)
            if isinstance(event, ev.Decided) and deciding(event.trail) is not None
        ),
        "",
    )
