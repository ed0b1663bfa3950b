"""What is asked of where actions lead, followed by the rules: the end of the game, a tier, an objective, what stays behind.

A drag says of a march what it costs while it is aimed; whoever presses the unit and then the territory sees none of that.
Source: rules.md 2, 5, 7, 12.
"""

from __future__ import annotations

from functools import reduce

from noria_desktop.bots.scythe.coach import totals
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.contract import Step
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.objectives import newly_lost
from noria_desktop.games.scythe.pending import ChoosingBottom, Gaining
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.words.amounts import goods_text
from noria_desktop.ui.scythe.words.goals import objective_lines
from noria_desktop.ui.scythe.words.names import place_name, say
from noria_desktop.ui.scythe.words.titles import objective_title

LAST_BUT_ONE = 5
"""Stars: the next one ends the game."""


LASTING = (act.Accept, act.Deploy, act.Produce, act.TakeFactoryCard, act.TakePart, act.Upgrade)
"""What brings something that never goes again: an objective that asks for less of it may be lost by it."""


def _followed(view: State, actions: tuple[act.Action, ...]) -> list[Step[State, Event]]:
    """What these actions do one after the other; none where they cannot be followed.

    Any cards stand in for those that are hidden: that one is drawn is seen, which one is not.
    """
    state = stand_in(view)
    steps: list[Step[State, Event]] = []
    for action in actions:
        if action not in RULES.legal_actions(state):
            return []
        steps.append(RULES.apply_unchecked(state, action))
        state = steps[-1].state
    return steps


def tier_left(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """Popularity that is paid falls to a lower tier: all that is counted in the end counts less (rules.md 12)."""
    # What can be done in one way only is done behind it in the same gesture.
    if not any(
        isinstance(one, act.TakeTop | act.UseFactoryCard | act.ChooseOption | act.MoveTo) for one in actions
    ):
        return None
    tiers = components().mats.tiers
    had = tiers[view.human.popularity]
    steps = _followed(view, actions) if had != tiers[0] else None
    if not steps or tiers[steps[-1].state.human.popularity].star >= had.star:
        return None
    state = steps[-1].state
    (before, _), (after, _) = totals(view), totals(state)
    driven = state.human.routed - view.human.routed
    ended = say("If it ended now: {before} coins before it, {after} after it.", before=before, after=after)
    cause = say("Driving %n worker(s) home costs popularity.", driven)
    return Question(
        say("Popularity falls below {least}: all counts less in the end. Do it?", least=tiers.index(had)),
        say("{first} {second}", first=cause, second=ended) if driven else ended,
        (at.track(Bonus.POPULARITY),),
    )


def marched(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """What a unit gives up by going where it goes."""
    steps = _followed(view, actions) if any(isinstance(one, act.MoveTo) for one in actions) else None
    if not steps:
        return None
    return _goods_left(view, steps[-1].state) or _driven_home(view, steps[-1].state)


def _goods_left(view: State, state: State) -> Question | None:
    """Tokens that stay behind on a territory that is the player's no more.

    Args:
        view: before the unit goes.
        state: after it.
    """
    kept = human_territories(state)
    left = [place for place in human_territories(view) if place not in kept and any(state.board.goods[place])]
    if not left:
        return None
    place = left[0]
    return Question(
        say(
            "{goods} would stay behind, yours no more. Go all the same?",
            goods=capital(goods_text(state.board.goods[place])),
        ),
        say(
            "Nobody of yours holds {place} then. A unit that goes can take resources along.",
            place=place_name(place),
        ),
        (at.place(place),),
    )


def _driven_home(view: State, state: State) -> Question | None:
    """Popularity for workers of the Automa's that a unit drives home by coming; within its tier, below it all counts less.

    Args:
        view: before the unit comes.
        state: after it.
    """
    driven = state.human.routed - view.human.routed
    had, left = view.human.popularity, state.human.popularity
    if not driven or left >= had:
        return None
    return Question(
        say("%n worker(s) of the Automa's would be driven home. Do it?", driven),
        say("That costs popularity: {had} now, {left} then.", had=had, left=left),
        (at.track(Bonus.POPULARITY),),
    )


def objective_lost(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """An objective of the hand that could still be fulfilled, and never again after it."""
    steps = _followed(view, actions) if any(isinstance(one, LASTING) for one in actions) else None
    lost = newly_lost(view, steps[-1].state) if steps else ()
    if not lost:
        return None
    return Question(
        say("“{title}” can never be fulfilled then. Do it?", title=objective_title(lost[0])),
        reduce(
            lambda first, second: say("{first} {second}", first=first, second=second),
            objective_lines(lost[0]),
        ),
        tuple(at.objective(card) for card in lost),
    )


def ending_behind(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """The own sixth star would end the game, won or not. Source: lessons/scythe.md, C9."""
    if sum(view.human.stars) != LAST_BUT_ONE:
        return None
    steps = _followed(view, actions)
    if not steps or any(event.reveals for step in steps for event in step.events):
        return None  # nobody knows yet how that ends
    state = steps[-1].state
    end, doomed = _sure_end(state), _sure_end(stand_in(view)) is not None
    # Where taking and declining what is left both end it, that was asked before: nothing is kept by not going on.
    if end is None or doomed:
        return None
    mine, theirs = totals(end)
    lost = any(isinstance(entry, ChoosingBottom) for entry in view.pending[:-1])
    if mine > theirs:
        return Question(
            say(
                "That places your sixth star and wins the game, {mine} to {theirs}. Do it?",
                mine=mine,
                theirs=theirs,
            ),
            say("The sixth star ends the game at once: the bottom row is not played any more.")
            if lost
            else say("The sixth star ends the game at once: nothing more is scored."),
        )
    return Question(
        say("That would end the game at {mine} to {theirs}. Go on all the same?", mine=mine, theirs=theirs),
        say("The sixth star ends the game at once: the bottom row is not played any more.")
        if lost
        else say("The sixth star ends the game at once, before the Automa moves again."),
    )


def _sure_end(state: State) -> State | None:
    """The game as it ends if what is left of the gains is taken; None where it may go on, whatever is taken of them.

    A star that is due is placed only when the last gain is taken or declined.
    """
    if RULES.turn(state).seat is None:
        return state
    if not isinstance(state.pending[-1], Gaining):
        return None
    ends = [_sure_end(RULES.apply_unchecked(state, one).state) for one in RULES.legal_actions(state)]
    return ends[0] if all(end is not None for end in ends) else None
