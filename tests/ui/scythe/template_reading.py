"""How Scythe's words are read back, and the register of what is compared with the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from attrs import frozen

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    RESOURCES,
    TERRITORIES,
    Bonus,
    Gain,
    Place,
    Terrain,
    home_base,
)
from tests.ui.scythe.walks import Moment


@frozen
class Case:
    """Where something is said."""

    moment: Moment
    event: Any = None
    """Of log and reason."""

    @property
    def view(self) -> State:
        """Before the step."""
        return self.moment.before

    @property
    def entry(self) -> Any:
        """What is decided."""
        return self.moment.entry

    @property
    def action(self) -> Any:
        """What was done."""
        return self.moment.action


Check: TypeAlias = Callable[[Case, dict[str, Any], int], bool]


# Reading words back ------------------------------------------------------------------------------------------

_AMOUNT: Final = re.compile(r"(\d+) ([a-z ]+?)(?:\(s\))?(?=, |$)")


def amounts(words: str) -> Counter[str]:
    """By thing: 2 coins, 1 popularity."""
    return Counter({thing.strip(): int(number) for number, thing in _AMOUNT.findall(words)})


def place(words: Any) -> Place:
    """A place that is named; its terrain must be the printed one."""
    if isinstance(words, int):
        return words
    if words == "the Factory":
        return components().map.factory
    if words == "home base":
        return -1
    for faction in FACTIONS:
        if words == f"the {faction.value.capitalize()} home base":
            return home_base(faction)
    terrain, number = words.rsplit(" ", 1)
    assert components().map.terrain[int(number) - 1] is Terrain(terrain), words
    return int(number) - 1


def same(words: Any, where: Place) -> bool:
    """Whether a place is named, in full or as a side's own home base."""
    found = place(words)
    return found == where or (found == -1 and where >= TERRITORIES)


def goods(words: str) -> tuple[tuple[int, ...], int]:
    """Tokens by kind, and workers."""
    found = amounts(words)
    return tuple(found[kind.value] for kind in RESOURCES), found["worker"]


def gain_words(gain: Gain | Bonus, amount: int) -> Counter[str]:
    """What a gain is called and how much of it there is."""
    names = {
        "coins": "coin",
        "combat_cards": "combat card",
        "any_resource": "resource",
    }
    return Counter({names.get(gain.value, gain.value): amount})


def of_your_choice(found: Counter[str]) -> Counter[str]:
    """Without what is said of tokens of free choice."""
    return Counter({thing.removesuffix(" of your choice"): n for thing, n in found.items()})


def names_mover(view: State, words: str, entry: Any) -> bool:
    """Whether a unit of the human's is called what it is."""
    if entry.unit.value != "mech":
        return bool(words.lower() == entry.unit.value)
    ability = components().mats.factions[view.human.faction.index].mechs[entry.slot]
    return words.lower().replace("'", "").replace(" ", "_") == f"{ability.value}_mech"


def done(moves: Iterable[MoveEntry]) -> MoveEntry | None:
    """The symbol that was carried out."""
    return next((entry for entry in moves if entry.outcome is Outcome.DONE), None)


def stands(view: State, unit: str) -> tuple[Place | None, ...]:
    """Where the Automa's units of a kind stand."""
    automa = view.automa
    return {"worker": automa.workers, "mech": automa.mechs, "character": (automa.character,)}[unit]


# The register ------------------------------------------------------------------------------------------------

CHECKS: Final[dict[str, Check]] = {}


def check(*templates: str) -> Callable[[Check], Check]:
    """This is how these templates are compared."""

    def register(one: Check) -> Check:
        CHECKS.update(dict.fromkeys(templates, one))
        return one

    return register
