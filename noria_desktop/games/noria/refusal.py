"""Saying why an action is refused: the first rule it breaks, checked in the order a player would.

Only called for actions that are not legal, so nothing here decides what is legal; ``legal`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from noria_desktop.games.noria.actions import (
    Action,
    BeginActions,
    BuyDisc,
    BuyResource,
    Gather,
    Invest,
    Modify,
    NameDisc,
    NightShift,
    PlaceDisc,
    Produce,
    RemovePolitician,
    SeatPolitician,
    SellGood,
    TakeKnowledge,
    Travel,
    Upgrade,
)
from noria_desktop.games.noria.activation import disc_on
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.copies import goods_minus
from noria_desktop.games.noria.influence import NIGHT_SHIFT_RINGS
from noria_desktop.games.noria.investment import fee, level_payments
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.market import payments
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import (
    Acting,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
)
from noria_desktop.games.noria.terms import BERTHS, FACTORY_SPACES, Disc, Landing, Space
from noria_desktop.games.noria.wheel import is_connected

_RESOURCE_DISCS = (Disc.ENERGY, Disc.MYCELIUM, Disc.OBSIDIAN)


Refusal: TypeAlias = Why | Callable[[State, Any], Why]
"""The reason, or what finds it."""


def why_not(state: State, action: Action) -> Why | None:
    """The first rule that ``action`` breaks in this position; None when it is legal."""
    if action in legal_actions(state):
        return None
    phase, why = _VERBS.get(type(action), (None, Why.NOT_NOW))
    if phase is None or not isinstance(state.pending, phase):
        return Why.REMOVAL_DUE if isinstance(state.pending, Removing) else Why.NOT_NOW
    space = getattr(action, "space", None)
    if isinstance(state.pending, Acting) and space is not None:
        activated = _not_activated(state, state.pending, space, type(action))
        if activated is not None:
            return activated
    return why if isinstance(why, Why) else why(state, action)


def _not_activated(state: State, pending: Acting, space: Space, verb: type) -> Why | None:
    """Whether a disc that allows this verb lies on the space and has actions left."""
    if all(task.space is not space for task in pending.tasks):
        return Why.NOT_ACTIVATED
    if verb is not TakeKnowledge and disc_on(state, space).disc not in _DISCS_FOR[verb]:
        return Why.OTHER_DISC
    return None


def _night_shift(state: State, action: NightShift) -> Why:
    return Why.NOT_AFFORDABLE if action.ring in NIGHT_SHIFT_RINGS else Why.SMALL_RING_FIXED


def _modify(state: State, action: Modify) -> Why:
    wheel = state.human.wheel
    if wheel[action.first.index] == wheel[action.second.index]:
        return Why.NOTHING_TO_EXCHANGE
    if action.first.index > action.second.index:
        return Why.WRONG_ORDER
    return Why.NOT_AFFORDABLE


def _name_disc(state: State, action: NameDisc) -> Why:
    pending, space = state.pending, action.space
    assert isinstance(pending, Naming)
    if space in pending.named:
        return Why.ALREADY_NAMED
    if state.human.wheel[space.index] is None:
        return Why.EMPTY_SPACE
    if not space.active:
        return Why.RESTING
    if any(space.ring is other.ring for other in pending.named):
        return Why.RING_TAKEN
    return Why.NOT_CONNECTED


def _begin_actions(state: State, action: BeginActions) -> Why:
    pending = state.pending
    assert isinstance(pending, Naming)
    if not is_connected(pending.named):
        return Why.NOT_CONNECTED
    if all(disc_on(state, space).disc is Disc.BONUS for space in pending.named):
        return Why.ONLY_BONUS if pending.named else Why.NOTHING_CHOSEN
    usable: list[Space | None] = [space for space in pending.named if disc_on(state, space).upgraded]
    if action.upgraded not in (usable or [None]):
        return Why.ONE_UPGRADED
    return Why.WRONG_AIMS


def _buy_disc(state: State, action: BuyDisc) -> Why:
    if not state.market.stock[action.disc.index]:
        return Why.SOLD_OUT
    price = state.market.prices[action.disc.index]
    if tuple(action.payment) not in payments(price, (price, price, price)):
        return Why.WRONG_PAYMENT
    return Why.NOT_AFFORDABLE


def _invest(state: State, action: Invest) -> Why:
    level = state.human.levels[action.track.index] + 1
    if level > components().max_level:
        return Why.TOP_LEVEL
    makeups = {
        (tuple(a + b for a, b in zip(resources, on_top, strict=True)), goods)
        for resources, goods in level_payments(action.track, level)
        for on_top in payments(
            fee(state, action.track),
            (fee(state, action.track), fee(state, action.track), fee(state, action.track)),
        )
    }
    if (tuple(action.resources), tuple(action.goods)) not in makeups:
        return Why.WRONG_PAYMENT
    return Why.NOT_AFFORDABLE


def _travel(state: State, action: Travel) -> Why:
    human = state.human
    if not 0 <= action.island < len(state.islands):
        return Why.NO_SUCH_ISLAND
    if action.island == human.ambassador:
        return Why.SAME_ISLAND
    if action.landing is not Landing.NOTHING:
        blocked = _no_landing(state, action)
        if blocked is not None:
            return blocked
    if action.island != state.bot.ambassador:
        return Why.NO_FEE_DUE
    return Why.FEE_DUE if action.fee is None else Why.NOT_AFFORDABLE


def _no_landing(state: State, action: Travel) -> Why | None:
    """Why the ship or space cannot be had; None when it can."""
    island = state.islands[action.island]
    if action.landing in BERTHS:
        return None if island.ships[BERTHS.index(action.landing)] else Why.NO_SHIP
    if not state.human.factories:
        return Why.NO_FACTORY_LEFT
    return None if island.factories[FACTORY_SPACES.index(action.landing)] is None else Why.SPACE_TAKEN


def _upgrade(state: State, action: Upgrade) -> Why:
    pending = state.pending
    assert isinstance(pending, Acting)
    if action.target in pending.named:
        return Why.ACTIVATED_THIS_TURN
    return Why.EMPTY_SPACE if state.human.wheel[action.target.index] is None else Why.ALREADY_UPGRADED


def _produce(state: State, action: Produce) -> Why:
    human = state.human
    if sum(action.goods) < 1:
        return Why.NOTHING_CHOSEN
    kinds = [count for count in action.goods if count]
    if min(kinds) < 0 or (len(kinds) > 1 and max(kinds) > 1):
        return Why.ONE_KIND_OR_ONE_EACH
    empty = goods_minus(human.warehouses, human.stored)
    if any(count > free for count, free in zip(action.goods, empty, strict=True)):
        return Why.NO_EMPTY_WAREHOUSE
    return Why.NOT_AFFORDABLE


def _seat_politician(state: State, action: SeatPolitician) -> Why:
    return Why.NOT_AFFORDABLE if state.council[action.chamber.index].upper else Why.NO_POLITICIAN


def _remove_politician(state: State, action: RemovePolitician) -> Why:
    return Why.OTHER_CHAMBER if state.council[action.chamber.index].upper else Why.NO_POLITICIAN


def _place_disc(state: State, action: PlaceDisc) -> Why:
    return Why.FILLED_THIS_TURN if action.disc in state.human.centre else Why.NOT_BOUGHT


_DISCS_FOR: dict[type, tuple[Disc, ...]] = {
    Gather: _RESOURCE_DISCS,
    BuyDisc: (Disc.CITY,),
    Invest: (Disc.CITY,),
    Travel: (Disc.JOURNEY,),
    Upgrade: (Disc.TOOL,),
    Produce: (Disc.TOOL,),
}

_VERBS: dict[type, tuple[type | tuple[type, ...], Refusal]] = {
    NightShift: (Influencing, _night_shift),
    Modify: (Influencing, _modify),
    NameDisc: (Naming, _name_disc),
    BeginActions: (Naming, _begin_actions),
    Gather: (Acting, Why.NOT_ACTIVATED),
    TakeKnowledge: (Acting, Why.NOT_ACTIVATED),
    BuyDisc: (Acting, _buy_disc),
    Invest: (Acting, _invest),
    Travel: (Acting, _travel),
    Upgrade: (Acting, _upgrade),
    Produce: (Acting, _produce),
    SellGood: ((Naming, Acting), Why.NOT_STORED),
    BuyResource: ((Naming, Acting), Why.NOT_AFFORDABLE),
    SeatPolitician: (Intriguing, _seat_politician),
    RemovePolitician: (Removing, _remove_politician),
    PlaceDisc: (PlacingDiscs, _place_disc),
}
"""The phase of each action, and what is wrong with one that is not legal then."""
