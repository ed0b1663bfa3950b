"""A game for pictures of what is watched again: one of the sample, with a line that was tried and taken back."""

from __future__ import annotations

from typing import Final

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.replaying.timeline import timeline
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN

SHARE: Final = 0.6
"""How far into the game the picture looks."""
LEFT_AT: Final = 0.42
"""How far into it a line is tried."""
STEPS: Final = 6
"""How long that line is."""


def with_branch(session: Session, kit: GameKit) -> Session:
    """The same game as if its player had once tried something else and taken it back."""
    log = session.log
    played = Session(kit, session.options, session.seed, identity=session.identity)
    at = next(
        (
            ply
            for ply in range(int(len(log) * LEFT_AT), len(log))
            if session.is_decision(ply)
            and log[ply].seat == HUMAN
            and len(session.rules.legal_actions(session.state_at(ply))) > 1
        ),
        None,
    )
    if at is None:
        return session
    played.replay(log[:at])
    other = next(action for action in reversed(played.legal) if action != log[at].action)
    played.dispatch(other)
    while played.cursor < at + STEPS and not played.is_over and not played.awaits_program:
        played.dispatch(played.legal[0])
    sealed = not played.would_open(at)
    played.jump(at)
    for entry in log[at:]:
        played.dispatch(entry.action)
    played.restore(
        ply=len(log), sealed=session.sealed and sealed, tally=session.tally, branches=played.record.branches
    )
    played.recall(session.choices)
    return played


def moment_to_show(session: Session) -> int:
    """A moment in the midst of a turn of others."""
    line = timeline(session, _kit_of(session))
    wanted = int(line.plies * SHARE)
    turns = [one for one in line.stretches if one.seat != HUMAN and one.last >= wanted]
    return min(turns[0].first + 1, turns[0].last) if turns else wanted


def _kit_of(session: Session) -> GameKit:
    from noria_desktop.app.catalogue import kit

    return kit(session.rules.game_id)
