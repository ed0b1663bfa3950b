"""What a drop would change: gains, costs, and what it does to the opponent."""

from __future__ import annotations

import re

from attrs import evolve

from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.terms import Chamber
from noria_desktop.ui.board.cards import AMOUNT
from noria_desktop.ui.noria.words.drags import preview
from tests.games.noria.positions import a_state


def test_what_helps_the_bot_is_a_warning_and_what_harms_it_is_welcome() -> None:
    """One more politician in the lower row raises what the bot's level is worth (rules.md 4.2)."""
    before = a_state()
    before = evolve(before, bot=evolve(before.bot, levels=(2, 0, 0, 0)))
    old = before.council[Chamber.REFINEMENT.index]
    raised = (evolve(old, upper=old.upper - 1, seated=old.seated + 1), *before.council[1:])
    after = evolve(before, council=raised)
    for one, other, mark in ((before, after, "! +"), (after, before, "✓ −")):
        (line,) = [line for line in preview(one, other, EndPhase())[1] if "bot" in line]
        assert line.startswith(mark), line
        amount = re.match(AMOUNT, line)
        assert amount is not None
        assert amount[1].startswith(mark)
        assert amount[2] == "points for the bot"
