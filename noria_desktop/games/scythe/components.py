"""What is printed on the components of Scythe, read once from ``resources/data/scythe/``.

Rules modules ask here for every number and never repeat one. Tables are tuples by ``index`` of a word, by number of a
place or, from 1, of a card (entry n - 1), so that a look-up costs next to nothing.

Source: rules.md 2 to 14, automa.md 3 to 13, and the data files, where every block carries its mark of confidence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.printed_automa import AutomaParts, read_automa
from noria_desktop.games.scythe.printed_cards import Cards, read_cards
from noria_desktop.games.scythe.printed_map import PrintedMap, read_map
from noria_desktop.games.scythe.printed_mats import Mats, read_mats
from noria_desktop.resource_files import resource

T = TypeVar("T")


class ComponentsError(ValueError):
    """A data file contradicts itself or lacks something; ``str()`` says what."""


@frozen
class Components:
    """Everything printed, and the numbers of the rules that the data files keep."""

    map: PrintedMap
    mats: Mats
    cards: Cards
    automa: AutomaParts


@cache
def components() -> Components:
    """The printed components of Scythe.

    Raises:
        ComponentsError: a data file contradicts itself.
    """
    mats = _read("mats.json", read_mats)
    return Components(
        map=_read("map.json", read_map),
        mats=mats,
        cards=_read("cards.json", read_cards),
        automa=_read("automa.json", lambda data: read_automa(data, mats.most_power)),
    )


def read_file(text: str, name: str, reader: Callable[[Mapping[str, Any]], T]) -> T:
    """The tables in the text of a data file.

    Raises:
        ComponentsError: naming the file and what is wrong with it.
    """
    try:
        return reader(json.loads(text))
    except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
        raise ComponentsError(f"{name}: {error!r}") from error


def _read(name: str, reader: Callable[[Mapping[str, Any]], T]) -> T:
    path = resource("data", "scythe", name)
    return read_file(path.read_text(encoding="utf-8"), name, reader)
