"""Trade: tokens of free choice, or popularity. Source: rules.md 4; where and which tokens is ``goods``' part (H6)."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.gains import gain
from noria_desktop.games.scythe.pending import PlacingGoods
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bonus, Source


def buy_tokens(table: StateBuilder, amount: int) -> None:
    """So many tokens, all on one controlled territory with an own worker."""
    table.push(PlacingGoods(Source.TOP, amount))


def gain_popularity(table: StateBuilder, amount: int) -> None:
    """Popularity, up to the end of its track."""
    gain(table, HUMAN, Bonus.POPULARITY, amount, Source.TOP)
