"""What is printed on the components of Scythe, read once from ``resources/data/scythe/``.

Rules modules ask here for every number and never repeat one. Tables are tuples by ``index`` of a word, by number of a
place or, from 1, of a card (entry n - 1), so that a look-up costs next to nothing.

Source: rules.md 2 to 14, automa.md 3 to 13, and the data files, where every block carries its mark of confidence.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.engine.printed import read_file
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.printed_automa import AutomaParts, read_automa
from noria_desktop.games.scythe.printed_cards import Cards, read_cards
from noria_desktop.games.scythe.printed_map import PrintedMap, read_map
from noria_desktop.games.scythe.printed_mats import Mats, read_mats


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
    mats = read_file("scythe", "mats.json", read_mats)
    return Components(
        map=read_file("scythe", "map.json", read_map),
        mats=mats,
        cards=read_file("scythe", "cards.json", read_cards),
        automa=read_file("scythe", "automa.json", lambda data: read_automa(data, mats.most_power)),
    )
