"""What is offered in a human turn a second time, in the plainest way: sections, bottom rows, territories to produce on.

Nothing here uses the program's control or costs; mats and map are read off the data files. Source: rules.md 3, 4, 9;
H1, H4, H7.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from noria_desktop.games.scythe.actions import Action, ChooseSection, Produce, TakeBottom
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingSection, Producing
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Faction, Structure, place_id
from noria_desktop.resource_files import resource
from tests.games.scythe.plain_steps import Plain
from tests.games.scythe.test_scythe_random_games import busy, options_of_number


def _data(name: str) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(
        resource("data", "scythe", f"{name}.json").read_text(encoding="utf-8")
    )
    return parsed


_TERRAIN = {entry["id"]: entry["terrain"] for entry in _data("map")["hexes"]["list"]}
_MATS = {entry["id"]: entry for entry in _data("mats")["player_mats"]["list"]}
_COST = {"upgrade": 0, "deploy": 1, "build": 3, "enlist": 2}
"""Oil, metal, wood, food, by their place among the tokens."""


def open_sections(state: State) -> set[int]:
    """H1: all but the last one used; Rusviet may repeat one of the mat."""
    human, found = state.human, set()
    for section in range(5):
        exists = section < 4 or human.factory_card is not None
        repeats = human.faction is Faction.RUSVIET and section < 4
        if exists and (section != human.last_section or repeats):
            found.add(section)
    return found


def can_take_bottom(state: State, section: int) -> bool:
    """H4: the tokens on controlled territories, with Crimea a card for one of them once a turn."""
    human, plain = state.human, Plain(state)
    printed = _MATS[human.mat.value]["sections"][section]
    kind = _COST[printed["bottom"]]
    have = sum(state.board.goods[PLACE_OF[name]][kind] for name in plain.controlled)
    if human.faction is Faction.CRIMEA and human.hand and not human.coerced:
        have += 1
    return bool(have >= printed["cost"] - human.works.slots[section])


def yields(state: State, entry: Producing) -> dict[str, int]:
    """H7: territories after the last one, with the most that workers and Mill give there."""
    human, plain, found = state.human, Plain(state), {}
    mill = human.works.structures[Structure.MILL.index] if entry.mill else None
    for name, terrain in _TERRAIN.items():
        own = mill is not None and name == place_id(mill)
        number = plain.workers.count(name) + own
        if terrain == "village":
            number = min(number, 8 - len(human.army.workers))
        barred = terrain in ("lake", "factory") or name in plain.theirs or PLACE_OF[name] <= entry.after
        if number and not barred and (entry.left or own):
            found[name] = number
    return found


def check(state: State, actions: tuple[Action, ...]) -> None:
    """Compare what is offered now."""
    top = state.pending[-1]
    if isinstance(top, ChoosingSection):
        offered = {action.section for action in actions if isinstance(action, ChooseSection)}
        assert offered == open_sections(state)
    elif isinstance(top, ChoosingBottom) and top.section < 4:
        assert (TakeBottom() in actions) == can_take_bottom(state, top.section)
    elif isinstance(top, Producing):
        # Ascending, so the last one of each territory is the most.
        most = {place_id(action.place): action.amount for action in actions if isinstance(action, Produce)}
        assert most == yields(state, top)


@pytest.mark.parametrize("number", range(10))
def test_what_is_offered_comes_to_the_same(number: int) -> None:
    """H1, H4, H7: in three random games each of other sides."""
    for game in range(number + 500, number + 530, 10):
        choose = busy(game)
        state = RULES.setup(options_of_number(game), game).state
        while actions := RULES.legal_actions(state):
            check(state, actions)
            state = RULES.apply_unchecked(state, choose(state, actions)).state
