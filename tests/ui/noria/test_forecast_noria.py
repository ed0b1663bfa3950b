"""What the forecast says of a letter that comes to nothing is true of the council as it lies there."""

from __future__ import annotations

from noria_desktop.games.noria.terms import Letter
from noria_desktop.ui.noria.words.forecast import outcome
from tests.games.noria.bot_positions import acting, table, with_council, with_levels

NOBODY = (0, 0, 0, 0, 0, 0)


def test_an_intrigue_without_effect_says_why_politicians_that_are_left_do_not_count() -> None:
    """R11, R12: two grey politicians stood in the chamber of a track on which nobody has a representative."""
    state = with_levels(table(), bot=(6, 2, 1, 0), human=(8, 3, 0, 0))
    state = with_council(state, (0, 0, 0, 2, 0, 0), NOBODY)
    after, events = acting(state, Letter.C)
    assert after.council == state.council
    assert outcome(events, state) == "cancelled (no politician left where a representative stands)"
