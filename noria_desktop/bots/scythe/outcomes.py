"""What may come of a way through a turn, as rows of numbers: how likely, and the rows that the human may then choose among.

Where the turn goes on, the rows are those after its bottom row; a combat is both won and lost, by its exact odds; behind
an encounter or at the Factory stands what such a card usually brings. Source: rules.md 6 to 9; automa.md 10; H15.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from noria_desktop.bots.scythe.building import bottoms
from noria_desktop.bots.scythe.danger import danger
from noria_desktop.bots.scythe.flat import (
    BEATEN,
    CARDS,
    CHARACTER,
    FACTORY,
    GOODS,
    HOPES,
    OVER,
    POPULARITY,
    POWER,
    SECTION,
    STARS,
    TURN,
    VICTORIES,
    Row,
    flat,
)
from noria_desktop.bots.scythe.marching import ENCOUNTER
from noria_desktop.bots.scythe.odds import odds
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.bots.scythe.turn_search import Line
from noria_desktop.bots.scythe.worth import due_worth, factory_worth
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import TakeFactoryCard
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingBottom,
    ChoosingFactoryCard,
    Encountering,
    Finished,
    Moving,
    Revealing,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES, Star

Outcomes: TypeAlias = list[tuple[float, list[Row]]]
"""Shares that add up to 1, and rows, never none."""

_MOST: Final = components().mats.most_stars[Star.COMBAT.index]
"""Stars for combats, but for who has no limit."""
_TERRITORY: Final = 300
"""Hundredths of a coin that the Automa loses with a territory."""


def outcomes(state: State, line: Line, start: State, sheet: Sheet) -> Outcomes:
    """What may come of a position.

    Args:
        state: where the way has led.
        line: the actions that led there.
        start: where it began.
        sheet: what stays as it is, made there.
    """
    top, row = state.pending[-1], flat(state)
    own_turn = not isinstance(start.pending[0], AutomaTurn)
    row[BEATEN] = _beaten(start, state)
    # What a card is worth beside the others stands in no row.
    taken = sum([factory_worth(action) for action in line if isinstance(action, TakeFactoryCard)])
    row[HOPES] += round(100 * (due_worth(state) + taken))
    if isinstance(top, Revealing):
        return _fought(state, top, row, sheet, own_turn=own_turn)
    rows: list[Row] = []
    if isinstance(top, Encountering) and not top.chosen:
        row[HOPES] += ENCOUNTER
        row[POPULARITY] = min(components().mats.most_popularity, row[POPULARITY] + 1)
        bottoms(row, sheet, row[SECTION], rows)
    elif isinstance(top, ChoosingFactoryCard):
        row[FACTORY] = 1
        bottoms(row, sheet, row[SECTION], rows)
    elif isinstance(top, (Moving, ChoosingBottom)):
        bottoms(row, sheet, row[SECTION], rows)
    else:
        row[OVER] = int(isinstance(top, Finished))
        if own_turn and not row[OVER]:
            row[HOPES] -= int(100 * danger(row, sheet))
        row[TURN] += own_turn
        rows.append(row)
    return [(1.0, rows)]


def _fought(state: State, top: Revealing, row: Row, sheet: Sheet, *, own_turn: bool) -> Outcomes:
    """A combat whose commitment is sealed, won and lost."""
    total = top.power + sum([card for card in top.cards if card is not None])
    chance = odds(state, attacking=top.attacker == HUMAN)[total]
    row[POWER] -= top.power
    won, lost = row, row.copy()
    won[BEATEN] |= 1 << top.place
    won[HOPES] += _TERRITORY
    if sheet.unlimited or won[VICTORIES] < _MOST:
        won[VICTORIES] += 1
        won[STARS] += 1
        won[OVER] = int(won[STARS] >= components().mats.end_stars)
    lost[CARDS] += 1
    for index in range(CHARACTER, GOODS):
        if lost[index] == top.place:
            lost[index] = sheet.home
    for kind, number in enumerate(state.board.goods[top.place]):
        lost[GOODS + kind] = max(0, lost[GOODS + kind] - number)
    found: Outcomes = []
    for share, one in ((chance, won), (1.0 - chance, lost)):
        rows: list[Row] = []
        if own_turn and not one[OVER]:
            bottoms(one, sheet, one[SECTION], rows)
        else:
            one[TURN] += own_turn
            rows.append(one)
        found.append((share, rows))
    return found


def _beaten(start: State, state: State) -> int:
    """A bit for each territory on which units of the Automa's stood and stand no more."""
    before = {*start.automa.mechs, *start.automa.workers, start.automa.character}
    after = {*state.automa.mechs, *state.automa.workers, state.automa.character}
    return sum([1 << place for place in before - after if place is not None and place < TERRITORIES])
