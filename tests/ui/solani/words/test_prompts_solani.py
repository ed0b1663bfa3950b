"""What the strip asks is what the rules allow. Source: issue 13, "True sentences"."""

from __future__ import annotations

from noria_desktop.games.solani.actions import PlaceBranch, PlaceCircle
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Placing, State
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
