"""What the strip asks is what the rules allow. Source: issue 13, "True sentences"."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import PlaceBranch, PlaceCircle
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Placing, State
from noria_desktop.games.solani.terms import Player
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.game_ui import GAME_UI, looking
from noria_desktop.ui.solani.words.prompts import prompt_text
from tests.ui.solani.walks import moments


def held_both(state: State) -> bool:
    if not isinstance(state.pending, Placing):
        return False
    sky = state.skies[state.pending.seat]
    return sky.held_branch is not None and sky.held_circle is not None


def test_both_tiles_may_come_first_only_where_the_rules_let_them() -> None:
    """Before: "in either order" in round 1, where no circle has a space until the branch tile lies."""
    said = set()
    for moment in moments():
        if not moment.legal or not held_both(moment.before):
            continue
        first = {type(action) for action in RULES.legal_actions(moment.true)}
        title, _ = prompt_text(RULES.turn(moment.before), moment.before)
        if first == {PlaceBranch}:
            assert title.endswith("the branch tile first")
        elif first == {PlaceCircle}:
            assert title.endswith("the circular tile first")
        elif first == {PlaceBranch, PlaceCircle}:
            assert title.endswith("in either order")
        said.add(title.split(": ")[-1])
    assert len(said) > 1


def test_a_computer_player_is_named_as_at_the_table_and_as_it_was_chosen(language: str) -> None:
    """Chosen as Stargazer it was only told by its board, and nobody knew who that was."""
    options = Options(players=(Player.HUMAN, Player.LEVEL_1))
    state = RULES.setup(options, 2).state
    while RULES.turn(state).seat != 1:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    both = {"en": "Coyote board (Stargazer)", "ja": "コヨーテのボード（星見人）"}[language]
    assert both in prompt_text(RULES.turn(state), state)[0]
    assert both in looking(Seat(1), state)
    assert both in GAME_UI.inspect(at.sky(Seat(1)), state)[0]
    alone = RULES.setup(Options(), 2).state
    assert "(" not in GAME_UI.inspect(at.coyote(), alone)[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_people_have_one_name(seat: int) -> None:
    state = RULES.setup(Options(players=(Player.HUMAN, Player.HUMAN)), 2).state
    assert "(" not in GAME_UI.inspect(at.sky(Seat(seat)), state)[0]
