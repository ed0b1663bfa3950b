"""Positions of the human's turn, built by hand.

Unless a test says otherwise: the circle is islands 1, 2, 3, 4, 5 (indices 0 to 4), the bot's ambassador
stands on island 5 (index 4), the human's at home; journey, city, tool, bonus cost 1, 2, 3, 4; nobody has a
representative outside the cave, and the human owns one ship of each kind and nothing else. It is a possible table,
but for warehouses, stores and factories that a test names without building anything.
"""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from attrs import evolve

from noria_desktop.engine.contract import IllegalAction, Step
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    Levels,
    Options,
    Pending,
    Seats,
    State,
    Task,
    Wheel,
    WheelDisc,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Side, Space, Track

A = TypeVar("A")


def a_wheel(text: str) -> Wheel:
    """A wheel from words such as ``S2 city+, M3 tool``; ``+`` marks the upgraded side."""
    lying: dict[str, WheelDisc] = {}
    for entry in text.split(","):
        if entry.strip():
            space, disc = entry.split()
            lying[space] = WheelDisc(Disc(disc.rstrip("+")), disc.endswith("+"))
    assert set(lying) <= {space.value for space in SPACES}
    return tuple(lying.get(space.value) for space in SPACES)


OPTIONS = Options(
    market=(Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.BONUS),
    islands=(1, 2, 3, 4, 5),
    bot_track=Track.REFINEMENT,
    bot_wheel=bot_presets()[0],
)
_NAMED = {"resources", "ships", "levels", "knowledge", "centre", "ambassador"}


def a_council(*seats: tuple[int, int]) -> Any:
    """Chambers left to right as (upper, seated); those not given are (4, 0)."""
    rows = [Seats(*pair) for pair in seats]
    return tuple(rows + [Seats(4, 0)] * (6 - len(rows)))


def a_state(
    pending: Pending | None = None,
    *,
    wheel: str = "S1 city, M1 journey, M3 energy, L1 tool, L2 mycelium, L4 obsidian",
    round_number: int = 1,
    bot_levels: Levels = (0, 0, 0, 0),
    bot_ambassador: int = 4,
    council: Any = None,
    stock: Any = None,
    **belongings: Any,
) -> State:
    """A position; ``belongings`` are fields of ``Human``."""
    known = {name: belongings.pop(name) for name in _NAMED & set(belongings)}
    if "levels" in known:
        known["levels"] = dict(zip(Track, known["levels"], strict=True))
    state = position(
        OPTIONS,
        round=round_number,
        pending=pending,
        wheel={space: disc for space, disc in zip(SPACES, a_wheel(wheel), strict=True) if disc is not None},
        bot_levels=dict(zip(Track, bot_levels, strict=True)),
        bot_ambassador=bot_ambassador,
        council=None if council is None else dict(zip(Chamber, council, strict=True)),
        stock=None if stock is None else dict(zip(Disc, stock, strict=True)),
        **{"levels": {}, **known},
    )
    return evolve(state, human=evolve(state.human, **belongings))


def acting(*tasks: tuple[Space, int], also: tuple[Space, ...] = (), **more: Any) -> Acting:
    """Discs in use with their actions left; ``also`` are activated discs without any."""
    return Acting(
        named=(*(space for space, _ in tasks), *also),
        upgraded=more.get("upgraded"),
        tasks=tuple(Task(space, left) for space, left in tasks),
        in_use=more.get("in_use"),
    )


def with_factories(state: State, island: int, *owners: Side | None) -> State:
    """The position with factories on the four spaces of an island."""
    return _with_island(state, island, factories=owners)


def with_ships(state: State, island: int, *ships: int) -> State:
    """The position with other ships at an island's berths."""
    return _with_island(state, island, ships=ships)


def _with_island(state: State, island: int, **parts: Any) -> State:
    """The position with parts of an island exchanged."""
    circle: Any = tuple(
        evolve(there, **parts) if index == island else there for index, there in enumerate(state.islands)
    )
    return evolve(state, islands=circle)


def play(state: State, *actions: Action) -> State:
    """The position after these actions, each of them legal."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state


def step(state: State, action: Action) -> Step[State, Event]:
    """One legal action with its events."""
    return RULES.apply(state, action)


def legal(state: State, verb: type[A]) -> list[A]:
    """The legal actions of one verb, in order."""
    return [action for action in legal_actions(state) if isinstance(action, verb)]


def refused(state: State, action: Any) -> Why:
    """Why an action is refused; it must be."""
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, action)
    error = caught.value
    assert error.action is action
    assert error.turn == RULES.turn(state)
    assert isinstance(error.why, Why)
    return error.why
