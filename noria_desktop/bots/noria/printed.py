"""What is printed on the components, as rows of numbers for searching. Source: ``games/noria/components``."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from noria_desktop.games.noria.activation import may_be_named
from noria_desktop.games.noria.components import Payment, components
from noria_desktop.games.noria.terms import SPACES, Disc, Good, Ring
from noria_desktop.games.noria.wheel import ACTIVE_SPACES, ENTRY_SPACES, is_connected

_CARD: Final = components()

ROUNDS: Final[int] = _CARD.rounds
SURGE_FROM: Final[int] = _CARD.surge_from_round
FACTORY_COUNT: Final[int] = _CARD.factories
INCOMES: Final[list[int]] = list(_CARD.incomes)
COGS: Final[list[int]] = list(_CARD.cog_bases)
SHIFT_BASE: Final[int] = _CARD.night_shift_base
MODIFY_BASE: Final[int] = _CARD.modification_base
SURCHARGE: Final[list[int]] = [
    _CARD.surcharge if number >= _CARD.surcharge_from_round else 0 for number in range(_CARD.rounds + 1)
]
"""On top of what influencing the wheel costs, by round."""
NORMAL: Final[int] = _CARD.normal_actions
UPGRADED: Final[int] = _CARD.upgraded_actions
BONUS_EXTRA: Final[int] = _CARD.bonus_extra
BONUS_UPGRADED: Final[int] = _CARD.bonus_upgraded_extra
SUBSTITUTE: Final[int] = _CARD.substitute_knowledge
SALES: Final[list[int]] = [_CARD.sale_value(good) for good in Good]
RESOURCE_COST: Final[int] = _CARD.buy_resource_cost
TRAVEL_FEE: Final[int] = _CARD.travel_fee
INVEST_FEE: Final[int] = _CARD.investment_fee
TOP: Final[int] = _CARD.max_level
CHAMBERS: Final = 6
VALUES: Final[list[list[int]]] = [list(row) for row in _CARD.chamber_values]
OTHER_CHAMBER: Final[bool] = _CARD.removal_must_be_other_chamber
COSTS: Final[list[list[int]]] = [list(track.costs) for track in _CARD.tracks]
"""Units of each level of each track: ``COSTS[track][level already reached]``."""
ON_GOODS: Final[list[bool]] = [bool(track.goods) for track in _CARD.tracks]
TRACK_GOODS: Final[list[list[int]]] = [[good.index for good in track.goods] for track in _CARD.tracks]
TRACK_KINDS: Final[list[list[int]]] = [[kind.index for kind in track.resources] for track in _CARD.tracks]
HALVES: Final[list[bool]] = [track.payment is Payment.ONE_KIND_OR_HALVES for track in _CARD.tracks]
RECIPES: Final[list[list[int]]] = [list(_CARD.recipes[good.index]) for good in Good]

ISLAND_BERTHS: Final[list[list[int]]] = [
    [berth.resource.index for berth in _CARD.islands[number].berths] if number in _CARD.islands else []
    for number in range(max(_CARD.islands) + 1)
]
"""Kind of ship at each berth, by printed number."""
ISLAND_SPACES: Final[list[list[list[int]]]] = [
    [[good.index for good in space] for space in _CARD.islands[number].spaces]
    if number in _CARD.islands
    else []
    for number in range(max(_CARD.islands) + 1)
]
"""Goods of the warehouses of each factory space, by printed number."""

# The wheel ------------------------------------------------------------------------------------------------

CITY: Final[int] = Disc.CITY.index
JOURNEY: Final[int] = Disc.JOURNEY.index
TOOL: Final[int] = Disc.TOOL.index
BONUS: Final[int] = Disc.BONUS.index
RING_STARTS: Final[list[int]] = [0, 2, 6]
RING_ENDS: Final[list[int]] = [1, 5, 11]
"""First and last space of each ring."""
ENTRIES: Final[list[int]] = [space.index for space in ENTRY_SPACES]
ACTIVE: Final[list[int]] = [space.index for space in ACTIVE_SPACES]
MEDIUM: Final[int] = Ring.MEDIUM.index
LARGE: Final[int] = Ring.LARGE.index


def _steps_to_entry(index: int) -> int:
    space = SPACES[index]
    size = RING_ENDS[space.ring.index] - RING_STARTS[space.ring.index] + 1
    entry = ENTRY_SPACES[space.ring.index]
    return (entry.position - space.position) % size or size


TO_ENTRY: Final[list[int]] = [_steps_to_entry(index) for index in range(len(SPACES))]
"""Turns until what lies on a space enters the active half. Source: R14."""

_JOINING: Final[dict[int, list[int]]] = {}
_CONNECTED: Final[dict[int, bool]] = {}


def bits(some: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [index for index in range(some.bit_length()) if some >> index & 1]


def joining(occupied: int, named: int) -> list[int]:
    """Spaces whose discs may be named next, when the active spaces of these bits hold one."""
    key = occupied << 12 | named
    found = _JOINING.get(key)
    if found is None:
        discs = tuple(SPACES[index] for index in bits(named))
        found = [index for index in bits(occupied & ~named) if may_be_named(SPACES[index], discs, occupied)]
        _JOINING[key] = found
    return found


def connected(named: int) -> bool:
    """Whether discs on these spaces hang together."""
    found = _CONNECTED.get(named)
    if found is None:
        found = is_connected(tuple(SPACES[index] for index in bits(named)))
        _CONNECTED[named] = found
    return found


_USABLE: Final[dict[int, list[list[int]]]] = {}


def usable_sets(occupied: int) -> list[list[int]]:
    """The largest connected sets of discs when the active spaces with these bits hold one."""
    found = _USABLE.get(occupied)
    if found is None:
        sets: list[int] = []
        for some in range(1, 1 << len(ACTIVE)):
            named = 0
            rings: list[Ring] = []
            for place, space in enumerate(ACTIVE):
                if some >> place & 1:
                    named |= 1 << space
                    rings.append(SPACES[space].ring)
            if named & occupied == named and len(set(rings)) == len(rings) and connected(named):
                sets.append(named)
        found = [bits(one) for one in sets if not any(one != big and one & big == one for big in sets)]
        _USABLE[occupied] = found
    return found


# What a bonus disc hands out ------------------------------------------------------------------------------

_AIMS: Final[dict[int, list[int]]] = {}


def aims_of(targets: int, extra: int) -> list[int]:
    """Every way to hand out extra actions to the discs on these spaces: a nibble each, space and one."""
    key = targets << 4 | extra
    found = _AIMS.get(key)
    if found is None:
        found = []
        for some in combinations_with_replacement(bits(targets), extra):
            code = 0
            for place, space in enumerate(some):
                code |= (space + 1) << 4 * place
            found.append(code)
        _AIMS[key] = found
    return found
