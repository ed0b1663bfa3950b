"""For which press the table waits before anything goes on by itself: one value beside the mode."""

from __future__ import annotations

import enum

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.gestures import Command
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.board.presenter import Presenter


class Wait(enum.Enum):
    """What a press is waited for."""

    NOTHING = "nothing"
    """It goes on by itself, or somebody decides."""
    REVEAL = "reveal"
    """What a step uncovered, such as a combat, lies open until the player goes on."""
    PARTING = "parting"
    """The own turn is over and lies there as a draft: nobody goes on before its player says so."""
    BEAT = "beat"
    """The next beat of the rules is left to a press: what a round brought stays as long as one likes."""
    REMARK = "remark"
    """The coach said something of what was played: it can still be taken back."""
    STEP = "step"
    """At the speed of single steps: the next move of others, or the next one of what is shown again."""


def is_draft(session: Session, moment: Moment, presenter: Presenter) -> bool:
    """True where a person has just decided and a button lets the others go on; Undo takes the decision back."""
    ply = session.cursor
    if not ply or not session.is_decision(ply - 1):
        return False
    by = session.log[ply - 1].seat
    return by not in session.programs and any(map(only_parts, _waiting(moment, by, presenter)))


def is_beat_left(moment: Moment, seat: Seat, presenter: Presenter) -> bool:
    """True where the rules alone move the game, and a button plays what comes next."""
    return moment.turn.automatic and any(command.actions for command in _waiting(moment, seat, presenter))


def only_parts(command: Command[object]) -> bool:
    """True for the button that only lets others go on: nothing is played by it."""
    return command.waits and not command.actions


def _waiting(moment: Moment, seat: Seat, presenter: Presenter) -> list[Command[object]]:
    """The buttons that the table waits for, as this seat sees them."""
    return [command for command in presenter.commands(moment.view(seat), moment.legal) if command.waits]
