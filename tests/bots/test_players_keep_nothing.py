"""The law of ``bots/policy``: a player keeps nothing between two decisions, so equal views get equal answers in any order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from noria_desktop.app import catalogue, simulate
from noria_desktop.app.players import player, player_rng
from noria_desktop.bots.noria.advice import Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead as NoriaLookAhead
from noria_desktop.bots.policy import Choice, Policy, RandomPlayer
from noria_desktop.bots.resolute import Resolute, resolute
from noria_desktop.bots.scythe.look_ahead import LookAhead as ScytheLookAhead
from noria_desktop.bots.scythe.planner import Effort, Planner
from noria_desktop.bots.scythe.turn_search import Search
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng

NARROW = Search(width=2, most=40)
PLANNING: dict[str, tuple[str, Callable[[], Policy]]] = {
    "noria's adviser": ("noria", lambda: Adviser(turns=10)),
    "noria's player before it": ("noria", NoriaLookAhead),
    "scythe's adviser": ("scythe", lambda: Planner(Effort(candidates=2, width=4))),
    "scythe's player before it": ("scythe", lambda: ScytheLookAhead(search=NARROW)),
}
"""Who compares whole turns, with little effort."""
ENOUGH = 10
"""Decisions that are looked at."""


class Enough(Exception):
    """So many decisions have been seen."""


class Watched:
    """A player whose decisions are remembered by somebody else."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.asked: list[tuple[Any, tuple[Any, ...], Choice[Any]]] = []

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        if len(self.asked) == ENOUGH:
            raise Enough
        choice, rng = self.policy.choose(view, legal, rng)
        self.asked.append((view, legal, choice))
        return choice, rng


def watched(game: str, policy: Policy) -> Watched:
    """The first decisions of a game."""
    kit, found = catalogue.kit(game), Watched(policy)
    with pytest.raises(Enough):
        simulate.play(kit, kit.default_options(), 7, {HUMAN: found})
    return found


@pytest.mark.parametrize("name", PLANNING)
def test_who_compares_whole_turns_chooses_by_nothing_but_what_it_sees(name: str) -> None:
    """One that has decided on the whole turn says the same as one that never saw its beginning."""
    game, made = PLANNING[name]
    for view, legal, choice in watched(game, made()).asked:
        assert made().choose(view, legal, player_rng(view))[0] == choice


@pytest.mark.parametrize("name", PLANNING)
def test_a_turn_that_was_decided_on_is_played_to_its_end_without_being_asked_again(name: str) -> None:
    game, made = PLANNING[name]
    inner = Watched(made())
    inner.rest_of_turn = inner.policy.rest_of_turn  # type: ignore[attr-defined]
    played = watched(game, resolute(inner)).asked
    assert len(inner.asked) < len(played)
    going_on = [
        (choice.then[0], after.action) for (_, _, choice), (_, _, after) in pairwise(played) if choice.then
    ]
    assert going_on
    assert sum(meant == done for meant, done in going_on) >= len(going_on) - 2


def test_who_does_not_plan_turns_is_asked_at_each_decision() -> None:
    for policy in (RandomPlayer(), player("solani", "level4"), player("nautilus", "level4")):
        assert resolute(policy) is policy
    assert isinstance(resolute(NoriaLookAhead()), Resolute)
