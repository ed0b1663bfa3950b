"""The top row: what it costs, which side may be taken, and what the structure adds. Source: rules.md 4; H2.

Actions come as the mat prints the sides, then ``Skip``, then sides that may be taken in parts (H17).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from noria_desktop.engine.contract import HUMAN, Turn
from noria_desktop.games.scythe import factory, produce
from noria_desktop.games.scythe.actions import Action, Skip, TakeInParts, TakeTop, UseFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import worked_territories
from noria_desktop.games.scythe.costs import can_pay, pay_cost, unpaid
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.declining import any_matters, is_allowed
from noria_desktop.games.scythe.events import RowSkipped, TopTaken
from noria_desktop.games.scythe.gains import draw_combat_cards, gain
from noria_desktop.games.scythe.pending import (
    Aftermath,
    ChoosingBottom,
    ChoosingTop,
    Due,
    Gaining,
    InParts,
    Moving,
    PlacingGoods,
)
from noria_desktop.games.scythe.printed_mats import Cost, TopAction, TopSide
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Human, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Bonus,
    Gain,
    Phase,
    Prompt,
    Section,
    Source,
    Top,
    TopChoice,
)

_SKIP: Final = Skip()
_TAKE: Final = {choice: TakeTop(choice) for choice in TopChoice}
_TOP, _FACTORY_TOP = humans(Phase.TOP, Prompt.TOP), humans(Phase.TOP, Prompt.FACTORY_TOP)


def printed_top(human: Human, section: Section) -> TopAction:
    """The top-row action of a section of the mat."""
    mats = components().mats
    return mats.tops[mats.players[human.mat.index].sections[section].top.index]


def top_cost(human: Human, top: TopAction) -> Cost:
    """What a top-row action costs now; Produce by the workers off the mat, read before producing."""
    mats = components().mats
    if top is mats.tops[Top.PRODUCE.index]:
        return mats.produce_costs[len(human.army.workers)]
    return top.cost


def side_amount(human: Human, side: TopSide) -> int:
    """What a side of a top-row action gives now, its cube taken away or not."""
    return side.amounts[side.cube is not None and human.works.cubes[side.cube.index]]


def top_actions(state: State, entry: ChoosingTop) -> tuple[Action, ...]:
    """Sides that can be paid for; Trade for tokens needs an own worker on a controlled territory (H2)."""
    human = state.human
    if entry.section == FACTORY_SECTION:
        return (*factory.sides(human), _SKIP)
    top = printed_top(human, entry.section)
    if not can_pay(human, top_cost(human, top)):
        return (_SKIP,)
    found: list[Action] = [
        _TAKE[side.choice]
        for side in top.sides
        if side.choice is not TopChoice.RESOURCES or worked_territories(state)
    ]
    found.append(_SKIP)
    if is_allowed(state):
        found += [
            TakeInParts(side.choice)
            for side in top.sides
            if _TAKE[side.choice] in found and any_matters(state, side_gains(state, top, side))
        ]
    return tuple(found)


def side_gains(state: Observation, top: TopAction, side: TopSide) -> tuple[Due, ...]:
    """What a side brings to a track, the purse or the hand, with what its structure adds."""
    bonus, human = _BONUS.get(side.choice), state.human
    due = [] if bonus is None else [Due(Gain(bonus.value), side_amount(human, side), Source.TOP)]
    if top.bonus is not None and human.works.structures[top.structure.index] is not None:
        added, more = top.bonus
        due.append(Due(Gain(added.value), more, Source.STRUCTURE))
    return tuple(due)


def take_top(table: StateBuilder, entry: ChoosingTop, action: TakeTop) -> None:
    """Pay, gain, and let the structure add to it; what needs further choices goes on the stack."""
    table.swap(ChoosingBottom(entry.section))
    choice = action.choice
    top = printed_top(table.human, entry.section)
    side = next(side for side in top.sides if side.choice is choice)
    cost, amount = top_cost(table.human, top), side_amount(table.human, side)
    pay_cost(table, cost)
    table.tell(TopTaken(choice, cost.power, cost.popularity, cost.coins))
    _BENEFIT[choice](table, amount)
    if top.bonus is not None and table.human.works.structures[top.structure.index] is not None:
        bonus, more = top.bonus
        gain(table, HUMAN, bonus, more, Source.STRUCTURE)


def take_in_parts(table: StateBuilder, entry: ChoosingTop, action: TakeInParts) -> None:
    """The same, each gain that matters being asked about (H17); what the side does besides comes first."""
    table.swap(ChoosingBottom(entry.section))
    top = printed_top(table.human, entry.section)
    side = next(side for side in top.sides if side.choice is action.choice)
    cost, due = top_cost(table.human, top), side_gains(table, top, side)
    amount = side_amount(table.human, side)
    pay_cost(table, cost)
    table.tell(TopTaken(side.choice, cost.power, cost.popularity, cost.coins))
    table.push(InParts(), Gaining(due))
    if side.choice not in _BONUS:
        _BENEFIT[side.choice](table, amount)


def skip_top(table: StateBuilder, entry: ChoosingTop, action: Skip) -> None:
    """The top row is left out."""
    table.swap(ChoosingBottom(entry.section))
    table.tell(RowSkipped(top=True))


def _move(table: StateBuilder, amount: int) -> None:
    """So many different units may move."""
    table.push(Aftermath(), Moving(amount, components().mats.steps))


def _gained(bonus: Bonus, table: StateBuilder, amount: int) -> None:
    """Coins instead of moving; power or popularity, up to the end of its track."""
    gain(table, HUMAN, bonus, amount, Source.TOP)


def _cards(table: StateBuilder, amount: int) -> None:
    """Bolster: combat cards, as many as there are."""
    draw_combat_cards(table, HUMAN, amount, Source.TOP)


def _tokens(table: StateBuilder, amount: int) -> None:
    """Trade: so many tokens, all on one controlled territory with an own worker; ``goods`` asks which (H6)."""
    table.push(PlacingGoods(Source.TOP, amount))


_BONUS: Final = {
    TopChoice.GAIN: Bonus.COINS,
    TopChoice.POWER: Bonus.POWER,
    TopChoice.CARDS: Bonus.COMBAT_CARDS,
    TopChoice.POPULARITY: Bonus.POPULARITY,
}
"""Sides that bring nothing but this."""
_BENEFIT: Final[dict[TopChoice, Callable[[StateBuilder, int], None]]] = {
    TopChoice.MOVE: _move,
    TopChoice.GAIN: partial(_gained, Bonus.COINS),
    TopChoice.POWER: partial(_gained, Bonus.POWER),
    TopChoice.CARDS: _cards,
    TopChoice.RESOURCES: _tokens,
    TopChoice.POPULARITY: partial(_gained, Bonus.POPULARITY),
    TopChoice.PRODUCE: produce.begin,
}


def _who(state: State, entry: ChoosingTop) -> Turn:
    return _FACTORY_TOP if entry.section == FACTORY_SECTION else _TOP


def _why_not_take(state: State, entry: ChoosingTop, action: TakeTop) -> Why:
    if entry.section == FACTORY_SECTION:
        return Why.OTHER_SECTION
    human = state.human
    top = printed_top(human, entry.section)
    if action.choice not in [side.choice for side in top.sides]:
        return Why.OTHER_SECTION
    return unpaid(human, top_cost(human, top)) or Why.NO_WORKER_ON_TERRITORY


def _why_not_use(state: State, entry: ChoosingTop, action: UseFactoryCard) -> Why:
    if entry.section != FACTORY_SECTION:
        return Why.OTHER_SECTION
    return factory.why_not_use(state.human, action)


DECISIONS: Final = (
    Decision(
        ChoosingTop,
        _who,
        top_actions,
        {TakeTop: take_top, TakeInParts: take_in_parts, UseFactoryCard: factory.use, Skip: skip_top},
        {TakeTop: _why_not_take, TakeInParts: Why.TAKEN_WHOLE, UseFactoryCard: _why_not_use},
        Why.TOP_FIRST,
    ),
)
