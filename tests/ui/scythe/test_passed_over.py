"""What the table left out by itself in one's own turn is told with what it would have cost. Source: rules.md 4."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import RowSkipped
from noria_desktop.games.scythe.pending import ChoosingTop
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, SECTIONS, Top
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.scythe.words.names import top_name
from noria_desktop.ui.scythe.words.passed_over import passed_over


def left_out(section: int) -> tuple[State, StoryStep]:
    """The upper row of a section, which could not be paid for."""
    game = kit("scythe")
    state = game.rules.setup(game.default_options(), 7).state
    before = changed(state, pending=(ChoosingTop(section),))
    return before, StoryStep(1, before, (RowSkipped(top=True),), before)


@pytest.mark.parametrize("section", range(SECTIONS))
def test_an_upper_row_that_was_left_out_is_named_with_its_cost(section: int) -> None:
    before, step = left_out(section)
    top: Top = components().mats.players[before.human.mat.index].sections[section].top
    assert passed_over([step], before).startswith(f"{top_name(top)} is left out: it costs ")


def test_the_factory_card_whose_upper_row_was_left_out_is_named_too() -> None:
    """Seen before: its move was asked for at once, without a word about the row that could not be paid for."""
    before, _ = left_out(0)
    human = changed(before.human, factory_card=1)
    state = changed(before, human=human, pending=(ChoosingTop(FACTORY_SECTION),))
    told = passed_over([StoryStep(1, state, (RowSkipped(top=True),), state)], state)
    assert told.startswith("The top row of your Factory card is left out: it costs ")


def test_what_was_chosen_is_not_told() -> None:
    before, step = left_out(0)
    assert passed_over([changed(step, events=())], before) == ""
