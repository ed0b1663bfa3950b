"""Steps a second time, in the plainest way: one question for each rule, asked of the data file itself.

Nothing here uses the program's geography, abilities or control. Source: rules.md 5 and 13.
"""

from __future__ import annotations

import json
from typing import Any, Final

from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Structure, Unit, place_id
from noria_desktop.resource_files import resource

_DATA: Final[dict[str, Any]] = {
    name: json.loads(resource("data", "scythe", f"{name}.json").read_text(encoding="utf-8"))
    for name in ("map", "mats")
}
_HEXES: Final = {entry["id"]: entry for entry in _DATA["map"]["hexes"]["list"]}
_BASES: Final = {f"base_{entry['faction']}": entry for entry in _DATA["map"]["home_bases"]["list"]}
_CELLS: Final = {name: (entry["q"], entry["r"]) for name, entry in (_HEXES | _BASES).items()}
_RIVERS: Final = {frozenset(pair) for pair in _DATA["map"]["rivers"]["list"]}
_MATS: Final = {entry["id"]: entry for entry in _DATA["mats"]["factions"]["list"]}
ALL: Final = tuple(_CELLS)
"""Every place by its name."""


class Plain:
    """A position as names."""

    def __init__(self, state: State) -> None:
        """Read everything off the state once."""
        human, automa = state.human, state.automa
        self.mat = _MATS[human.faction.value]
        self.rival = automa.faction.value
        self.abilities = {self.mat["ability"]} | {
            word for word, place in zip(self.mat["mechs"], human.army.mechs, strict=True) if place is not None
        }
        mechs = [place_id(place) for place in human.army.mechs if place is not None]
        self.workers = [place_id(place) for place in human.army.workers]
        self.mechs = mechs
        self.fighters = [*mechs, place_id(human.army.character)]
        their_fighters = [place_id(place) for place in automa.mechs]
        if automa.character is not None:
            their_fighters.append(place_id(automa.character))
        self.their_fighters = their_fighters
        self.theirs = {*their_fighters, *[place_id(place) for place in automa.workers]}
        mine = human.works.structures[Structure.MINE.index]
        self.mine = None if mine is None else place_id(mine)
        built = {place_id(place) for place in human.works.structures if place is not None}
        held = {*self.workers, *self.fighters, *built}
        self.controlled = {name for name in held if name in _HEXES and name not in self.theirs}

    def is_lake(self, name: str) -> bool:
        return name in _HEXES and _HEXES[name]["terrain"] == "lake"

    def is_tunnel(self, name: str) -> bool:
        return name == self.mine or bool(_HEXES.get(name, {}).get("tunnel"))

    def is_adjacent(self, one: str, other: str) -> bool:
        dq, dr = (a - b for a, b in zip(_CELLS[one], _CELLS[other], strict=True))
        return (dq, dr) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}

    def may_step(self, unit: Unit, origin: str, target: str) -> bool:
        """Whether a unit of this kind standing at ``origin`` may step to ``target``."""
        if origin == target or (origin in self.fighters and origin in self.their_fighters):
            return False
        alone_there = self.is_lake(origin) and origin in self.workers and origin not in self.mechs
        if unit is Unit.CHARACTER and alone_there:
            return False
        if target in _BASES:
            if unit is Unit.WORKER or "wayfare" not in self.abilities:
                return False
            return target != f"base_{self.rival}"
        if unit is Unit.WORKER and target in self.theirs:
            return False
        if self.is_tunnel(origin) and self.is_tunnel(target):
            return True
        if unit is not Unit.WORKER and (self._township(origin, target) or self._underpass(origin, target)):
            return True
        if self.is_lake(origin) and self.is_lake(target):
            return unit is not Unit.WORKER and "submerge" in self.abilities
        if not self.is_adjacent(origin, target):
            return False
        if self.is_lake(origin) or self.is_lake(target):
            return unit is not Unit.WORKER and bool({"submerge", "seaworthy"} & self.abilities)
        if frozenset((origin, target)) not in _RIVERS:
            return True
        if unit is Unit.WORKER:
            return "swim" in self.abilities
        terrains = self.mat["riverwalk"]
        return "riverwalk" in self.abilities and _HEXES[target]["terrain"] in terrains

    def _township(self, origin: str, target: str) -> bool:
        """Villages controlled, and the Factory."""
        return "township" in self.abilities and all(
            _terrain(name) == "factory" or (_terrain(name) == "village" and name in self.controlled)
            for name in (origin, target)
        )

    def _underpass(self, origin: str, target: str) -> bool:
        """Mountains controlled, tunnels, the Mine."""
        return "underpass" in self.abilities and all(
            self.is_tunnel(name) or (_terrain(name) == "mountain" and name in self.controlled)
            for name in (origin, target)
        )

    def steps(self, unit: Unit, origin: str) -> set[str]:
        """All of them."""
        return {target for target in ALL if self.may_step(unit, origin, target)}


def _terrain(name: str) -> str:
    return str(_HEXES[name]["terrain"]) if name in _HEXES else "base"
