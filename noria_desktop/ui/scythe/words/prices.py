"""What is paid, in words: the whole price of a row, what of it goes by itself, and from where the rest may come."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.games.scythe.bottom_row import is_used_up
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.payment import token_cost, tokens_held
from noria_desktop.games.scythe.pending import Paying
from noria_desktop.games.scythe.printed_mats import FREE
from noria_desktop.games.scythe.stars import most
from noria_desktop.games.scythe.state import Human, State
from noria_desktop.games.scythe.terms import Bottom, Section, Star
from noria_desktop.games.scythe.top_row import printed_top, top_cost
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board.paying import forced, price
from noria_desktop.ui.scythe.board.viewpoint import objective_ready
from noria_desktop.ui.scythe.words.amounts import cost_text, resource_amount
from noria_desktop.ui.scythe.words.names import place_name, say

Words: TypeAlias = tuple[str, str]


def top_sentence(state: State, section: Section) -> str:
    """How a top row is taken, and what it costs where it is not free."""
    cost = top_cost(state.human, printed_top(state.human, section))
    if cost == FREE:
        return say("Press one of its framed lines, or skip it and go on to the bottom row.")
    return say(
        "Press one of its framed lines: it costs {cost}. Or skip it and go on to the bottom row.",
        cost=cost_text(cost),
    )


def dearer_sentence(state: State, more: int) -> str:
    """That Produce costs more once so many more workers are off the mat; empty where its price stays (rules.md 4)."""
    costs, out = components().mats.produce_costs, len(state.human.army.workers)
    workers = min(out + more, len(costs) - 1)
    if costs[workers] == costs[out]:
        return ""
    return say(
        "With {workers} workers Produce costs {cost} next time (now: {before}).",
        workers=workers,
        cost=cost_text(costs[workers]),
        before=cost_text(costs[out]),
    )


def factory_top_sentence(state: State) -> str:
    """How the top row of the own Factory card is taken, and what it costs."""
    card = state.human.factory_card
    printed = None if card is None else components().cards.factory[card - 1]
    cost = cost_text(FREE if printed is None else printed.cost)
    if printed is not None and len(printed.options) == 1:
        return say("Press its gains: they cost {cost}. Or skip them and go on to the move.", cost=cost)
    return say("Press one of its sides: it costs {cost}. Or skip it and go on to the move.", cost=cost)


def bottom_sentence(state: State, cost: str, bottom: Bottom, *, payable: bool) -> str:
    """How the bottom row is taken, or that it cannot be."""
    if payable and is_used_up(state.human, bottom):
        words = say(
            "It costs {cost}. All of it is done: it brings no more than its coins and its bonus. Or skip it."
        )
    elif payable and tokens_held(state, bottom) < token_cost(state.human, bottom):
        words = say(
            "Press the framed bottom box: it costs {cost}, a combat card of yours for the last of it. Or skip it."
        )
    elif payable:
        words = say("Press the framed bottom box: it costs {cost}. Or skip it.")
    else:
        words = say("It costs {cost} and cannot be taken now.")
    return with_objective(words.format(cost=cost), state)


def gives_up_the_other(human: Human) -> bool:
    """Whether revealing an objective discards another card: only whoever may place more stars for them keeps it."""
    more = most(human.faction, Star.OBJECTIVE) - human.stars[Star.OBJECTIVE.index]
    return more == 1 and len(human.objectives) > 1


def with_objective(words: str, state: State) -> str:
    """A sentence, and another one where an objective can be revealed."""
    if not objective_ready(state):
        return words
    also = say("An objective is ready: press it for a star.")
    if gives_up_the_other(state.human):
        also = say("An objective is ready: press it for a star; the other card is then out of the game.")
    return say("{first} {second}", first=words, second=also)


def pay_words(state: State, entry: Paying, picked: int) -> Words:
    """The whole price, what of it went by itself, and how the rest is paid with so many pieces picked."""
    kind = components().mats.bottoms[entry.bottom.index].resource
    whole, more = price(state, entry), entry.left - picked
    cost = resource_amount(kind, whole)
    title = (
        say("Pay {cost}", cost=cost)
        if more == whole
        else say("Pay {cost}: {more} more", cost=cost, more=more)
        if more
        else say("Pay {cost}: complete", cost=cost)
    )
    if not more:
        return title, say("Press a slot to give it back; Enter pays.")
    gone = forced(state, entry)
    if gone is not None:
        return title, say(
            "{paid} from {place} went by itself: the other places hold too little. The rest from any lit place.",
            paid=capital(resource_amount(kind, gone.number)),
            place=place_name(gone.place),
        )
    if entry.coercible:
        return title, say(
            "From any lit place or one combat card, in any order. Press a slot to give it back."
        )
    return title, say("From any lit place, in any order. Press a slot to give it back.")
