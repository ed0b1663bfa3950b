"""The picture of an objective: the land it asks for, or the sign of what it counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Demand
from noria_desktop.games.scythe.terms import Objective
from noria_desktop.ui.scythe.paint.ink import Ink
from noria_desktop.ui.scythe.paint.landscapes import draw_hex

SIGN: Final = {
    Demand.CONTROL_TUNNELS: "tunnel",
    Demand.CONTROL_HEX: "gear",
    Demand.HIGHEST_POWER: "power",
    Demand.ROUTED: "worker",
    Demand.POWER_MIN: "power",
    Demand.POWER_MAX: "power",
    Demand.POPULARITY_MIN: "popularity",
    Demand.COINS_MIN: "coin",
    Demand.COINS_MAX: "coin",
    Demand.COMBAT_CARDS_MIN: "card",
    Demand.COMBAT_STARS_MIN: "attack",
    Demand.FACTORY_CARDS: "gear",
    Demand.MECHS_MIN: "mech",
    Demand.MECHS_MAX: "mech",
    Demand.WORKERS_MIN: "worker",
    Demand.WORKERS_MAX: "worker",
    Demand.STRUCTURES_MIN: "build",
    Demand.UPGRADES_MIN: "upgrade",
    Demand.UPGRADES_MAX: "upgrade",
    Demand.RECRUITS_MIN: "enlist",
    Demand.WORKERS_EQUAL_RECRUITS: "enlist",
    Demand.EACH_RESOURCE: "trade",
    Demand.ONE_RESOURCE: "trade",
    Demand.BESIDE_FACTORY: "gear",
    Demand.AROUND_ONE_LAKE: "river",
    Demand.ONE_TERRITORY: "hex",
}
"""By what the first condition asks for; a terrain is drawn itself."""


def draw_goal(k: Ink, x: float, y: float, size: float, card: Objective) -> None:
    """A small hex of the land, or a sign, centred on (x, y)."""
    condition = components().cards.objectives[card - 1].conditions[0]
    if condition.demand is Demand.CONTROL_TERRAIN and condition.terrain is not None:
        draw_hex(k, QPointF(x, y), size * 0.56, condition.terrain, card)
    else:
        k.sign(SIGN[condition.demand], x, y, size * 0.9, k.gilt)
