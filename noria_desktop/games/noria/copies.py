"""A state with some of its parts exchanged, and sums of resources and goods."""

from __future__ import annotations

from noria_desktop.games.noria.state import Goods, Resources, Seats, State
from noria_desktop.games.noria.terms import Chamber


def minus(resources: Resources, paid: Resources) -> Resources:
    """Resources left after paying."""
    return (resources[0] - paid[0], resources[1] - paid[1], resources[2] - paid[2])


def plus(resources: Resources, kind: int, amount: int) -> Resources:
    """Resources, or ships, with ``amount`` more of one kind."""
    energy, mycelium, obsidian = resources
    if kind == 0:
        return (energy + amount, mycelium, obsidian)
    if kind == 1:
        return (energy, mycelium + amount, obsidian)
    return (energy, mycelium, obsidian + amount)


def goods_plus(goods: Goods, more: Goods) -> Goods:
    """Two rows of goods added up."""
    return (
        goods[0] + more[0],
        goods[1] + more[1],
        goods[2] + more[2],
        goods[3] + more[3],
        goods[4] + more[4],
    )


def goods_minus(goods: Goods, paid: Goods) -> Goods:
    """Goods left after paying; their warehouses are empty again."""
    return (
        goods[0] - paid[0],
        goods[1] - paid[1],
        goods[2] - paid[2],
        goods[3] - paid[3],
        goods[4] - paid[4],
    )


def single_good(kind: int, count: int = 1) -> Goods:
    """A row with goods of one kind only."""
    first, second, third, fourth, fifth = [count if kind == other else 0 for other in range(5)]
    return first, second, third, fourth, fifth


def council_with(
    state: State, chamber: Chamber, seats: Seats
) -> tuple[Seats, Seats, Seats, Seats, Seats, Seats]:
    """The council with other seats in one chamber."""
    rows = list(state.council)
    rows[chamber.index] = seats
    return (rows[0], rows[1], rows[2], rows[3], rows[4], rows[5])
