"""Saves of Noria that were edited: every impossible position is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.games.noria.positions import check
from tests.app.playing import played

DATA = written(played(kit("noria"), seed=3, decisions=30), kit("noria"))
Edit = Callable[[dict[str, Any]], object]


def setting(path: str, value: object) -> Edit:
    """Put a value at a path such as ``human.wheel.3``."""

    def edit(snapshot: dict[str, Any]) -> None:
        at: Any = snapshot
        *steps, last = path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = value

    return edit


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (setting("human.resources.1", -1), "$.snapshot.human.resources[1]"),
        (setting("human.resources.0", 1_000_000), "$.snapshot.human.resources[0]"),
        (setting("human.knowledge", -2), "$.snapshot.human.knowledge"),
        (setting("human.stored.0", 9), "$.snapshot.human.stored[0]"),
        (setting("human.warehouses.4", 3), "$.snapshot.human.warehouses[4]"),
        (setting("human.factories", 8), "$.snapshot.human.factories"),
        (setting("human.levels.2", 10), "$.snapshot.human.levels[2]"),
        (setting("human.ambassador", 5), "$.snapshot.human.ambassador"),
        (lambda snapshot: snapshot["human"]["wheel"].append(None), "$.snapshot.human.wheel"),
        (lambda snapshot: snapshot["bot"]["wheel"].pop(), "$.snapshot.bot.wheel"),
        (setting("bot.wheel", [None] * 12), "$.snapshot.bot.wheel"),
        (setting("bot.ambassador", -1), "$.snapshot.bot.ambassador"),
        (setting("bot.factories", 99), "$.snapshot.bot.factories"),
        (setting("round", 17), "$.snapshot.round"),
        (setting("round", 0), "$.snapshot.round"),
        (setting("rng.key", None), "$.snapshot.rng.key"),
        (setting("rng.counter", -5), "$.snapshot.rng.counter"),
        (setting("market.stock.0", 5), "$.snapshot.market.stock[0]"),
        (setting("market.prices", [1, 2, 3, 4, 0, 0, 0]), "$.snapshot.market.prices[0]"),
        (setting("islands.1.number", 12), "$.snapshot.islands[1].number"),
        (setting("islands.0.ships.0", 7), "$.snapshot.islands[0].ships[0]"),
        (setting("council.3.seated", 6), "$.snapshot.council[3].seated"),
        (setting("council.0.upper", -1), "$.snapshot.council[0].upper"),
        (setting("pending", {"type": "Influencing", "night_shifts": 10**9, "modifications": 0}), "$.snapshot.pending.night_shifts"),
        (setting("pending", {"type": "Naming", "named": ["S1"]}), "$.snapshot.pending.named[0]"),
        (setting("pending", {"type": "Naming", "named": ["L4", "L5"]}), "$.snapshot.pending.named"),
        (setting("pending", {"type": "Finished"}), "$.snapshot.round"),
        (setting("pending", {"type": "ChoosingTrack"}), "$.snapshot.round"),
        (setting("pending", {"type": "Acting", "named": [], "upgraded": None, "tasks": [], "in_use": None}), "$.snapshot.pending.named"),
        (setting("pending", {"type": "Acting", "named": [], "upgraded": None, "tasks": [{"space": "L4", "left": 0}], "in_use": None}), "$.snapshot.pending.named"),
        (setting("pending", {"type": "Intriguing", "intrigues": -1}), "$.snapshot.pending.intrigues"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_place(edit: Edit, place: str) -> None:
    raw = json.loads(DATA)
    edit(raw["snapshot"])
    raw["digest"] = digest_of(raw["snapshot"])
    with pytest.raises(SaveError) as caught:
        opened(read(json.dumps(raw).encode()))
    assert (caught.value.reason, caught.value.place) == (Reason.IMPOSSIBLE, place)


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_real_games_is_possible(seed: int) -> None:
    session = played(kit("noria"), seed=seed)
    for ply in range(len(session.log) + 1):
        check(session.state_at(ply))
