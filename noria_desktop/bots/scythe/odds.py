"""How often a total wins a combat: counted over every card of the Automa's that may come, with the combat cards not seen.

Nothing here knows more than a player who has kept count. Source: automa.md 10; H15.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noria_desktop.games.scythe.card_count import Counts, sums_of, unseen_battle_cards, unseen_combat_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard

MOST: Final = 40
"""No total is higher."""


def odds(view: State, *, attacking: bool) -> tuple[float, ...]:
    """By the human's total, from 0 to ``MOST``: how likely it wins now.

    Args:
        view: the position as the human sees it.
        attacking: the human attacks, so that it wins a tie.
    """
    automa = view.automa
    return _odds(
        unseen_battle_cards(view), automa.power, len(automa.hand), unseen_combat_cards(view), attacking
    )


@lru_cache(maxsize=256)
def _odds(
    cards: tuple[AutomaCard, ...], power: int, hand: int, unseen: Counts, attacking: bool
) -> tuple[float, ...]:
    printed = components().automa
    column = printed.column_of[power]
    shares = [0.0] * (MOST + 1)
    for number in cards:
        row = printed.cards[number - 1]
        base = min(row.power[column], power)
        sums = sums_of(unseen, min(row.combat_cards, hand))
        every = sum(sums.values())
        for total, ways in sums.items():
            shares[min(MOST, base + total)] += ways / every / len(cards)
    found, below = [], 0.0
    for share in shares:
        found.append(min(1.0, below + share if attacking else below))
        below += share
    return tuple(found)
