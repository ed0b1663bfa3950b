"""Tokens of free choice, from Trade, encounters and the Factory card. Source: H6.

First the territory where there is a choice, in ascending order; then one token after the other, in the order oil,
metal, food, wood and never back.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, ChoosePlace, ChooseResource
from noria_desktop.games.scythe.control import human_territories, worked_territories
from noria_desktop.games.scythe.copies import of_kind
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import GainLost
from noria_desktop.games.scythe.gaining import PHASES, gain_goods
from noria_desktop.games.scythe.pending import PlacingGoods
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import RESOURCES, TERRITORIES, Gain, Phase, Prompt

_KINDS: Final = tuple(ChooseResource(kind) for kind in RESOURCES)
_PLACES: Final = tuple(ChoosePlace(place) for place in range(TERRITORIES))
_LAST: Final = RESOURCES[-1]


def goods_turn(state: State, entry: PlacingGoods) -> Turn:
    """Where, then which."""
    prompt = Prompt.GOODS_PLACE if entry.place is None else Prompt.GOODS_KIND
    return _TURNS[PHASES[entry.source], prompt]


def goods_actions(state: State, entry: PlacingGoods) -> tuple[Action, ...]:
    """Territories, or kinds from the last one chosen on."""
    if entry.place is None:
        return tuple([_PLACES[place] for place in worked_territories(state)])
    return _KINDS[entry.least.index :]


def go_on(table: StateBuilder, entry: PlacingGoods) -> bool:
    """What is no choice is done at once: the only territory, the last kind."""
    if entry.place is None:
        places = worked_territories(table)
        if len(places) > 1:
            return False
        if places:
            table.swap(changed(entry, place=places[0]))
        else:
            table.pop()
            table.tell(GainLost(entry.source, Gain.ANY_RESOURCE, entry.left, declined=False))
        return True
    if entry.least is not _LAST:
        return False
    table.pop()
    gain_goods(table, entry.place, of_kind(_LAST, entry.left), entry.source)
    return True


def choose_place(table: StateBuilder, entry: PlacingGoods, action: ChoosePlace) -> None:
    """All tokens go to one territory."""
    table.swap(changed(entry, place=action.place))


def choose_resource(table: StateBuilder, entry: PlacingGoods, action: ChooseResource) -> None:
    """The next token is of this kind."""
    assert entry.place is not None
    if entry.left > 1:
        table.swap(changed(entry, left=entry.left - 1, least=action.resource))
    else:
        table.pop()
    gain_goods(table, entry.place, of_kind(action.resource, 1), entry.source)


def _why_not_place(state: State, entry: PlacingGoods, action: ChoosePlace) -> Why:
    if entry.place is not None:
        return Why.CHOOSE_KIND
    controlled = action.place in human_territories(state)
    return Why.NO_WORKER_ON_TERRITORY if controlled else Why.NOT_CONTROLLED


def _why_not_kind(state: State, entry: PlacingGoods, action: ChooseResource) -> Why:
    return Why.CHOOSE_PLACE if entry.place is None else Why.ORDER_OF_KINDS


_TURNS: Final = {
    (phase, prompt): humans(phase, prompt)
    for phase in (Phase.TOP, Phase.ENCOUNTER, Phase.BOTTOM)
    for prompt in (Prompt.GOODS_PLACE, Prompt.GOODS_KIND)
}

DECISIONS: Final = (
    Decision(
        PlacingGoods,
        goods_turn,
        goods_actions,
        {ChoosePlace: choose_place, ChooseResource: choose_resource},
        {ChoosePlace: _why_not_place, ChooseResource: _why_not_kind},
        Why.GOODS_FIRST,
        go_on,
        amid=True,
    ),
)
