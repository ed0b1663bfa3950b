"""A game dealt by chance for the searching kernel: to fit and measure players without the engine.

Source: rules.md 3.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.solani.codes import EITHER, PREPARING, TRACK
from noria_desktop.bots.solani.printed import EMPTY, FIRST_FEATURE, FIRST_PLANET, NUMBER_ROW
from noria_desktop.bots.solani.search_state import SearchState
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import turned
from noria_desktop.games.solani.terms import Board

_CARD: Final = components()


def new_game(
    boards: Sequence[int],
    card: int,
    orientation: int,
    chance: random.Random,
    coyote: int = NOTHING,
    sectors: Sequence[int] = (0, 1, 3, 2),
) -> SearchState:
    """A game before its first round; sectors are those of the bonus tiles."""
    table = SearchState()
    table.seats = len(boards) + (coyote != NOTHING)
    table.round, table.phase, table.seat = 1, PREPARING, 0
    table.first, table.second = EITHER, False
    table.skies = [
        Sky.empty(
            _CARD.guiding[board], [turned(space, (orientation - seat) % 4) for space in _CARD.dark[card]]
        )
        for seat, board in enumerate(boards)
    ]
    sun = boards.index(Board.COYOTE.index) if coyote == NOTHING else table.seats - 1
    table.sun = (sun + 1) % table.seats
    table.clusters, table.branches = [], []
    table.cluster_bag = list(_CARD.tile_counts[:FIRST_PLANET])
    table.branch_bag = list(_CARD.branch_counts)
    table.final = [kind.index for kind in _CARD.final_branches]
    for kind in table.final:
        table.branch_bag[kind] -= 1
    planets = [
        FIRST_PLANET + colour for colour in range(4) for _ in range(_CARD.tile_counts[FIRST_PLANET + colour])
    ]
    chance.shuffle(planets)
    table.track = [NOTHING] * TRACK
    for space in _CARD.deal_order[: _CARD.planets_dealt[table.seats]]:
        table.track[space] = planets.pop()
    table.reserve = [planets.pop() for _ in range(_CARD.reserve)]
    table.rows, table.decks = [], []
    for row in (0, 1):
        deck = [tile for tile in range(FIRST_FEATURE, EMPTY) if NUMBER_ROW[tile] == row]
        chance.shuffle(deck)
        table.rows.append([deck.pop() for _ in range(_CARD.row_size[table.seats])])
        table.decks.append(deck)
    table.drawn, table.feature = [], NOTHING
    table.gone, table.gone_branches = [], []
    table.coyote_level = coyote
    table.coyote_clusters, table.coyote_planets, table.coyote_features = [], [], []
    table.bonus_sectors = sectors
    return table
