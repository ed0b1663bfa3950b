"""Where a line of play was left for another one, and the ways on from there: the branches that a file holds.

Source: mocks/library.md 2 and 7; decision 33.
"""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.app.gone_on import new_identity
from noria_desktop.app.left_lines import LeftLines, from_its_end
from noria_desktop.app.record import MAIN, Branch
from noria_desktop.app.session import HasRules, Session, Tally
from noria_desktop.engine.values import frozen

MOST: Final = 60
"""Branches that are shown, the newest; a game in which more was tried is no clearer for showing them all."""


@frozen
class Fork:
    """A branch on the line that is looked at."""

    number: int
    """Of the branch."""
    ply: int
    """Where it leaves, in plies of the session."""
    steps: int
    """How many steps were taken back."""
    revealed: bool
    """Whether something came up in it that was hidden: whoever went back from there knew more."""


def forks(session: Session, line: int = MAIN) -> tuple[Fork, ...]:
    """The branches that leave a line, by where they leave it; those that today's rules do not know are not shown.

    Args:
        session: the game.
        line: the line at its table, or one of its branches.

    Raises:
        KeyError: there is no such line.
    """
    branches = {one.number: one for one in session.record.branches}
    ways = _way(branches, line)
    lines = LeftLines(session)
    found = []
    for one in sorted(branches.values(), key=lambda one: -one.number):
        ends = ways.get(one.of)
        if one.number in ways or ends is None or one.ply > ends:
            continue
        followed = lines.follow(one.number)
        if not followed.is_whole:
            continue
        ply = one.ply - len(session.closed)
        found.append(Fork(one.number, ply, len(one.entries), _reveals(session, one, followed.states)))
        if len(found) == MOST:
            break
    return tuple(sorted(found, key=lambda one: (one.ply, one.number)))


def _way(branches: dict[int, Branch], line: int) -> dict[int, float]:
    """The lines that one is made of, and up to which ply from the set-up it goes with each."""
    found: dict[int, float] = {}
    end = float("inf")
    while line != MAIN:
        found[line] = end
        line, end = branches[line].of, branches[line].ply
    return {**found, MAIN: end}


def _reveals(session: Session, branch: Branch, states: tuple[Any, ...]) -> bool:
    return any(
        event.reveals
        for state, entry in zip(states, branch.entries, strict=False)
        for event in session.rules.apply(state, entry.action).events
    )


def fork_of(session: Session, number: int) -> int:
    """The ply of the session at which a branch leaves the line at the table, by itself or by the ones it hangs on.

    Raises:
        KeyError: there is no such branch.
    """
    branches = {one.number: one for one in session.record.branches}
    one = branches[number]
    ply = one.ply
    while one.of != MAIN:
        one = branches[one.of]
        ply = min(ply, one.ply)
    return ply - len(session.closed)


def along(session: Session, game: HasRules, number: int) -> Session | None:
    """A branch as a game to be looked at, from the first step that is known; None where the rules do not lead there.

    Raises:
        KeyError: there is no such branch.
    """
    found = from_its_end(session, game, number)
    if found is not None:
        shared = fork_of(session, number)
        found.recall({at: choice for at, choice in session.choices.items() if at <= shared})
    return found


def game_from(session: Session, game: HasRules, ply: int) -> Session:
    """Another game with the past of this one up to a ply; it is open, and the other one stays as it is.

    Raises:
        IndexError: the history is not that long.
    """
    session.state_at(ply)
    fresh = Session(game, session.options, session.seed, identity=new_identity())
    if session.closed or fresh.state != session.start.state:
        # What came before cannot be replayed, or never was: it goes on from the same position.
        fresh = Session.resumed(
            game,
            session.options,
            session.seed,
            identity=fresh.identity,
            state=session.start.state,
            closed=session.closed,
        )
    fresh.replay(session.log[:ply])
    fresh.restore(ply=ply, sealed=False, tally=Tally())
    fresh.recall({at: choice for at, choice in session.choices.items() if at <= ply})
    return fresh
