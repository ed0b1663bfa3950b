"""Top row and bottom row of the section that the action token stands on."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.actions import Action, RevealObjective, Skip
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingTop
from noria_desktop.games.scythe.reveal import reveal, reveals
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Phase, Prompt
from noria_desktop.games.scythe.turn import skip_bottom, skip_top

_SKIP: Final = Skip()


def bottom_actions(state: State, entry: ChoosingBottom) -> tuple[Action, ...]:
    """The bottom row, skip, objectives."""
    return (_SKIP, *reveals(state))


DECISIONS: Final = (
    Decision(
        ChoosingTop,
        humans(Phase.TOP, Prompt.TOP),
        lambda state, entry: (_SKIP,),
        {Skip: skip_top},
    ),
    Decision(
        ChoosingBottom,
        humans(Phase.BOTTOM, Prompt.BOTTOM),
        bottom_actions,
        {Skip: skip_bottom, RevealObjective: reveal},
    ),
)
