"""For which press the table waits before anything goes on by itself: one value beside the mode."""

from __future__ import annotations

import enum

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.gestures import Command, Key
from noria_desktop.ui.board.moment import Moment, Moments
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
    END = "end"
    """The game is over, and what its last step brought stays on the table until the player goes on to the result."""
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


def is_end_left(moment: Moment, seat: Seat, presenter: Presenter) -> bool:
    """True where the game is over, and a button leads from its table to the result; ending a turn is another one."""
    goes_on = (one.key is Key.GO_ON and only_parts(one) for one in _waiting(moment, seat, presenter))
    return moment.turn.seat is None and any(goes_on)


def is_next_press_of(session: Session, seat: Seat, presenter: Presenter) -> bool:
    """True where a game that is gone on with waits for this seat, be it only to go on or to end the turn that is laid."""
    moment = Moments(session).now
    if is_draft(session, moment, presenter):
        return session.log[session.cursor - 1].seat == seat
    return moment.turn.seat == seat or is_beat_left(moment, seat, presenter)


def only_parts(command: Command[object]) -> bool:
    """True for the button that only lets others go on: nothing is played by it."""
    return command.waits and not command.actions


def _waiting(moment: Moment, seat: Seat, presenter: Presenter) -> list[Command[object]]:
    """The buttons that the table waits for, as this seat sees them."""
    return [command for command in presenter.commands(moment.view(seat), moment.legal) if command.waits]
