"""Bolster: power or combat cards. Source: rules.md 4."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.gains import draw_combat_cards, gain
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bonus, Source


def gain_power(table: StateBuilder, amount: int) -> None:
    """Power, up to the end of its track."""
    gain(table, HUMAN, Bonus.POWER, amount, Source.TOP)


def draw_cards(table: StateBuilder, amount: int) -> None:
    """Combat cards, as many as there are."""
    draw_combat_cards(table, HUMAN, amount, Source.TOP)
