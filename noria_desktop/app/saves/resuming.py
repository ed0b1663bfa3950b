"""A game comes back from its save: its snapshot, its log repeated beside it, and what was doubted on the way."""

from __future__ import annotations

import enum
import logging
from typing import Any

from noria_desktop.app.record import Branches, left
from noria_desktop.app.saves.envelope import Save
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.thoughts import recalled
from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)


class Doubt(enum.Enum):
    """Why a game goes on without its earlier turns."""

    OTHER_RULES = "other_rules"
    """The save was made under older rules."""
    DIVERGED = "diverged"
    """The log does not lead to the snapshot."""
    TAIL_LOST = "tail_lost"
    """Only what had been taken back cannot be repeated; everything before the cursor is there."""


@frozen
class Opened:
    """A game come back from a save."""

    session: Session
    save: Save
    doubt: Doubt | None
    """None: complete, with everything before and after the cursor."""
    entry: int
    """The first log entry that could not be replayed, from 0; meaningless without a doubt."""


def opened(save: Save) -> Opened:
    """The session a save stands for.

    The log is replayed; when it leads to the snapshot, everything can be taken back and repeated.
    Otherwise the game goes on from the snapshot and its earlier turns are closed. Whatever cannot be repeated
    stays in the record. Only a game that is replayed from its set-up can be sealed.

    Raises:
        SaveError: the set-up itself is not possible.
    """
    envelope, kit = save.envelope, save.kit
    if envelope.rules_version != kit.rules.version:
        return _from_snapshot(save, Doubt.OTHER_RULES, 0)
    session = _replayable(save)
    played = session.replay(save.log[envelope.closed :])
    cursor = envelope.cursor - envelope.closed
    if played < cursor or session.state_at(cursor) != save.snapshot:
        entry = envelope.closed + min(played, cursor)
        log.warning("replay of game %s left its save at entry %d", envelope.id, entry)
        return _from_snapshot(save, Doubt.DIVERGED, entry)
    reached = envelope.closed + played
    sealed = envelope.sealed and envelope.closed == 0 and not _went_back_past_a_reveal(session, cursor)
    session.restore(
        ply=cursor,
        sealed=sealed,
        tally=envelope.tally,
        branches=_with_tail(save, reached),
        dropped=envelope.dropped,
    )
    session.recall(recalled(kit, envelope.thoughts, session))
    doubt = Doubt.TAIL_LOST if reached < len(save.log) else None
    return Opened(session, save, doubt, reached)


def _went_back_past_a_reveal(session: Session, cursor: int) -> bool:
    """Whether what was taken back had shown something, whatever the file says of itself."""
    plies = range(cursor + 1, len(session.log) + 1)
    return any(event.reveals for ply in plies for event in session.events_at(ply))


def _with_tail(save: Save, reached: int) -> Branches:
    """The branches, with a tail of the log that cannot be repeated any more among them."""
    tail = save.log[reached:]
    if not tail:
        return save.branches
    number = max((one.number for one in save.branches), default=save.envelope.dropped) + 1
    return left(save.branches, reached, tail, number)


def _replayable(save: Save) -> Session:
    """The game at the point from which its log is to be replayed."""
    envelope = save.envelope
    if envelope.closed:
        return _resumed(save, save.base, envelope.closed)
    try:
        return Session(save.kit, save.options, envelope.setup.seed, identity=envelope.id)
    except ValueError as error:
        raise SaveError(None, "$.setup.options", Reason.WRONG_VALUE, str(error)) from None


def _resumed(save: Save, state: Any, closed: int) -> Session:
    """The game from this state on; so many entries of its log lie before it."""
    return Session.resumed(
        save.kit,
        save.options,
        save.envelope.setup.seed,
        identity=save.envelope.id,
        state=state,
        closed=save.log[:closed],
    )


def _from_snapshot(save: Save, doubt: Doubt, entry: int) -> Opened:
    envelope = save.envelope
    session = _resumed(save, save.snapshot, envelope.cursor)
    session.restore(
        ply=0,
        sealed=False,
        tally=envelope.tally,
        branches=_with_tail(save, envelope.cursor),
        dropped=envelope.dropped,
    )
    return Opened(session, save, doubt, entry)
