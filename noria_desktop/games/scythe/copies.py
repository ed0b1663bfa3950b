"""Tokens added up and taken away, units moved, rows with one thing exchanged."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.scythe.terms import RESOURCES, Goods, Place, Resource


def with_goods(goods: tuple[Goods, ...], place: Place, here: Goods) -> tuple[Goods, ...]:
    """The tokens of all places, those on one exchanged."""
    return (*goods[:place], here, *goods[place + 1 :])


def of_kind(kind: Resource, number: int) -> Goods:
    """So many tokens of one kind."""
    oil, metal, food, wood = [number if other is kind else 0 for other in RESOURCES]
    return oil, metal, food, wood


def more(one: Goods, other: Goods) -> Goods:
    """Tokens of both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def less(one: Goods, other: Goods) -> Goods:
    """What is left of the first without the second."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def moved(places: tuple[Place, ...], origin: Place, place: Place, number: int = 1) -> tuple[Place, ...]:
    """Ascending places of units, so many of those on one place now on another."""
    rest = list(places)
    for _ in range(number):
        rest.remove(origin)
        rest.append(place)
    rest.sort()
    return tuple(rest)


def replaced(row: Any, index: int, item: object) -> Any:
    """A row of things, as long as before, with another one at ``index``."""
    return (*row[:index], item, *row[index + 1 :])
