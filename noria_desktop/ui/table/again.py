"""What is shown a second time while the game itself stands still."""

from __future__ import annotations

from itertools import pairwise

from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.table.listener import Shown, TableListener
from noria_desktop.ui.table.mode import Mode


class Again:
    """What others did last, shown at one go or step by step."""

    def __init__(self, listener: TableListener) -> None:
        """Nothing is shown again."""
        self._listener = listener
        self._left: list[tuple[Shown, Shown]] = []
        self.by_steps = False
        """Whether each step, and the end, waits for a press."""
        self.then = Mode.PLAYING
        """What the table does afterwards."""

    def begin(self, steps: tuple[Shown, ...], then: Mode, *, by_steps: bool) -> None:
        """Show the moment before and those that led on from it."""
        self.then, self.by_steps = then, by_steps
        if by_steps:
            self._left = list(pairwise(steps))
            self.step()
        else:
            self._listener.show_again(steps)

    def step(self) -> bool:
        """Show one step more; False after the last one."""
        if not self._left:
            return False
        step = self._left.pop(0)
        self._listener.show_again(step, left=len(self._left))
        return True

    def drop(self) -> None:
        """Nothing more of it is shown."""
        self._left, self.by_steps = [], False


def past(moments: Moments, seat: Seat, ply: int, *, moves: bool = False) -> Shown:
    """A moment of the history before the eyes of a seat; with what led to it where it moves."""
    moment = moments.at(ply)
    if not moves:
        return Shown(moment, moment.view(seat))
    before = moments.at(ply - 1).view(seat)
    return Shown(moment, moment.view(seat), events=moments.session.events_at(ply), before=before)
