"""A small share of ``coach_check`` for Nautilus and Solani: every line that holds is true, and a false one is found."""

from __future__ import annotations

import pytest

from noria_desktop.bots.coaching import Occasion
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.state import Options as NautilusOptions
from noria_desktop.games.solani.actions import PlaceBranch, PlaceCircle
from noria_desktop.games.solani.state import Options as SolaniOptions
from noria_desktop.games.solani.terms import Player
from noria_desktop.ui.game_ui import game_ui
from tests.bots.coached_games import occasions
from tests.ui.coach_check import check
from tests.ui.coach_truth import nautilus, solani

FALSE_AT_LEAST = 0.7


@pytest.mark.parametrize("game_id", ["nautilus", "solani"])
def test_lines_are_true(game_id: str) -> None:
    count = check(game_id, "random", 60, first_seed=300)
    assert count.untrue == []
    assert sum(count.held.values()) >= 10
    assert count.spoken


def test_a_line_about_another_card_is_found_false() -> None:
    """The second reading is no rubber stamp."""
    moments = [
        one for one in occasions("nautilus", NautilusOptions(), "random", 301) if isinstance(one.aimed, Place)
    ]
    _mostly_false("nautilus", moments, ("nautilus.k10", "nautilus.k13"))


def test_a_line_about_another_turn_is_found_false() -> None:
    moments = [
        one
        for one in occasions("solani", SolaniOptions((Player.HUMAN,)), "random", 301)
        if one.aimed is None
        and one.pressed
        and isinstance(one.actions[0], PlaceBranch | PlaceCircle)
        and one.view.skies[0].held_branch is one.view.skies[0].held_circle is None
    ]
    _mostly_false("solani", moments, ("solani.k3", "solani.k6", "solani.k8"))


def _mostly_false(game_id: str, moments: list[Occasion], kinds: tuple[str, ...]) -> None:
    coach = game_ui(game_id).coach()
    wrong = {"nautilus": nautilus.wrong, "solani": solani.wrong}[game_id]
    assert coach is not None
    made = [(at, one) for at, here in enumerate(moments) for one in coach.remarks(here) if one.kind in kinds]
    others = [
        bool(wrong(there, remark))
        for at, remark in made[:4]
        for number, there in enumerate(moments[:20])
        if number != at
    ]
    assert made
    assert sum(others) > FALSE_AT_LEAST * len(others)
