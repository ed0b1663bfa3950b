"""Noria's hints in words: every number is one of the state or of the ranking (table.md 3.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from noria_desktop.app.players import player
from noria_desktop.bots.noria.advice import Advised, Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import Finished, Options, State
from noria_desktop.games.noria.terms import Chamber, Side
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.i18n import signed
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words import hints as worded
from noria_desktop.ui.noria.words.hint_steps import played as as_played
from tests.bots.noria.test_noria_look_ahead import played

Found = tuple[State, Advised, tuple[Hint, ...]]


def asked() -> Iterator[Found]:
    for count, (state, _) in enumerate(played(1, 11, LookAhead())):
        if not isinstance(state.pending, Finished) and count % 5 == 1:
            view = RULES.observe(state, HUMAN)
            choice, _ = Adviser(turns=20).choose(view, RULES.legal_actions(state), Rng(1))
            assert isinstance(choice, Advised)
            assert GAME_UI.hints is not None
            yield view, choice, GAME_UI.hints(choice, view)


@pytest.fixture(scope="module")
def found() -> list[Found]:
    return list(asked())


def test_the_adviser_of_the_door_is_a_player_of_the_game() -> None:
    assert isinstance(player("noria", GAME_UI.adviser), Adviser)


def test_a_choice_without_ways_gives_no_hint(found: list[Found]) -> None:
    view = found[0][0]
    assert GAME_UI.hints is not None
    assert GAME_UI.hints(Choice(EndPhase()), view) == ()


def test_a_hint_plays_what_it_says_and_shows_the_number_it_ranks_by(found: list[Found]) -> None:
    for _, choice, hints in found:
        for hint, plan in zip(hints, choice.plans, strict=True):
            assert hint.actions == plan.actions
            assert hint.after == signed(plan.worth)
            assert hint.before == ("" if choice.still is None else signed(choice.still))
            assert ("→" in hint.measure) == bool(hint.before), "it says which end stands on which side"
            assert hint.before in hint.compared
            assert hint.after in hint.compared
            assert hint.title
            assert hint.steps
            assert all(hint.steps)
            assert len(hint.shares) == len(hint.steps)
            assert sum(hint.shares) == len(hint.actions)


def test_the_game_that_is_told_ends_with_the_lead_that_is_shown(found: list[Found]) -> None:
    for _, choice, hints in found:
        for hint, plan in zip(hints, choice.plans, strict=True):
            assert f"{plan.mine} to {plan.bot}" in hint.cause
            assert plan.mine - plan.bot == plan.worth


def test_what_speaks_against_a_way_sums_to_the_difference(found: list[Found]) -> None:
    seen = 0
    for _, choice, hints in found:
        best = choice.plans[0]
        assert hints[0].why_not == ""
        for hint, plan in zip(hints[1:], choice.plans[1:], strict=True):
            numbers = re.findall(r"[+−]?\d+", hint.why_not)
            if not numbers:
                assert plan.worth == best.worth
                continue
            seen += 1
            short, *parts = (int(one.replace("−", "-")) for one in numbers)
            bots = parts.pop() if plan.bot != best.bot else 0
            assert short == best.worth - plan.worth > 0
            assert sum(parts) - bots == -short
    assert seen > 20


def test_the_chips_sum_to_the_points_that_change(found: list[Found]) -> None:
    changed = 0
    for view, _, hints in found:
        for hint in hints:
            after = as_played(view, hint.actions)[-1][3]
            mine = points(after, after.human.levels) - points(view, view.human.levels)
            theirs = points(after, after.bot.levels) - points(view, view.bot.levels)
            numbers = [
                int(chip.removeprefix("! ").removeprefix("✓ ").split()[0].replace("−", "-"))
                for chip in hint.chips
            ]
            bots = numbers.pop() if theirs else 0
            assert (sum(numbers), bots) == (mine, theirs)
            changed += bool(mine)
    assert changed > 5


def test_a_chamber_is_worth_what_the_last_politician_of_the_way_makes_it() -> None:
    """Seen before: "Make Specialisation worth 4" over steps that end with 6."""
    state = RULES.setup(Options(), 1).state
    seated = [ev.PoliticianSeated(Side.HUMAN, Chamber.SPECIALISATION, value) for value in (4, 6)]
    steps: Any = tuple((state, None, (event,), state) for event in seated)
    assert worded._title(steps, state, best=True) == "Make Specialisation worth 6"
