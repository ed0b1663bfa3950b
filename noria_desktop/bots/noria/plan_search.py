"""Comparing turns by playing on: each of the best proposals is followed to the end of the game against the wheel bot.

The bot's turns are public and nothing is left to chance, so the lead at the end of a game played on is one that can be had:
who goes on as the planner does ends there or better. The effort is counted in turns of one's own that are played in mind.

First every proposal is played on by quick play. Then the best of them are looked at again: in their next turn, other
proposals than that of quick play are tried. Source: engines-and-bots 7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.bots.noria.bot_turn import lead
from noria_desktop.bots.noria.codes import (
    ACTING,
    END,
    FINISHED,
    INFLUENCING,
    INTRIGUING,
    NAMING,
    PHASE,
    PLACING,
    ROUND,
)
from noria_desktop.bots.noria.printed import ROUNDS
from noria_desktop.bots.noria.proposals import proposals
from noria_desktop.bots.noria.quick import best_rest
from noria_desktop.bots.noria.search_state import play

LEAST: Final = 8
"""So many proposals are played on however long the game still is, if the whole effort allows it."""
MOST: Final = 40
"""More are not."""
FIRST: Final = 0.7
"""Share of the effort for playing proposals on; the rest is for looking again."""
AGAIN: Final = 4
"""The best so many are looked at again."""
THEN: Final = 8
"""Proposals of their next turn."""
MOST_ENDS: Final = 16384
"""Beginnings of turns of which it is remembered how quick play ends the game; then it begins anew."""


def nothing_more(cells: list[int]) -> list[int]:
    """Leaving this phase, and the actions after influence; empty where that cannot be."""
    if cells[PHASE] == INFLUENCING:
        return [END, END]
    return [END] if cells[PHASE] in (NAMING, ACTING, INTRIGUING, PLACING) else []


class Candidate:
    """A way to play the rest of this part of the turn, and what comes of it."""

    __slots__ = ("codes", "final", "following", "lead", "tried")

    codes: list[int]
    lead: int
    """Points ahead at the end of the best game found that begins with it."""
    final: list[int]
    """The end of that game."""
    following: list[int]
    """The position in which the next turn of one's own begins, or the end."""
    tried: bool
    """Whether its next turn was looked at."""

    def __init__(self, codes: list[int], lead: int, final: list[int], following: list[int]) -> None:
        """Played on once."""
        self.codes = codes
        self.lead = lead
        self.final = final
        self.following = following
        self.tried = False


class PlanSearch:
    """A comparison under way."""

    __slots__ = ("again", "candidates", "ends", "games", "stopped", "taste", "turns")

    candidates: list[Candidate]
    ends: dict[tuple[int, ...], list[int]]
    """By the position in which a turn of one's own begins, the end of the game to which quick play leads from there."""
    taste: list[float]
    again: int
    """Candidates that are looked at again."""
    turns: int
    """Turns that may still be played in mind."""
    games: int
    """Games played on so far."""
    stopped: Callable[[], bool]

    def __init__(
        self,
        taste: list[float],
        turns: int,
        stopped: Callable[[], bool],
        again: int = AGAIN,
        ends: dict[tuple[int, ...], list[int]] | None = None,
    ) -> None:
        """Nothing is compared yet.

        Args:
            taste: the planner's prices.
            turns: turns of one's own to play in mind.
            stopped: asked before each game; when it says yes, the best so far is the answer.
            again: so many of the best candidates are looked at again.
            ends: what other searches with the same prices have played to the end; it is added to. Ways to play come
                together again so often that this saves most of the work; it changes nothing of what is found.
        """
        self.ends = {} if ends is None else ends
        self.again = again
        self.candidates = []
        self.taste = taste
        self.turns = turns
        self.games = 0
        self.stopped = stopped

    def run(self, cells: list[int]) -> None:
        """Compare the proposals for the part of the turn that begins here; the best stands first afterwards.

        Doing nothing more is always one of them, where it is allowed.
        """
        reserve = int(self.turns * (1.0 - FIRST))
        lines = [line.codes for line in proposals(cells, self.taste, MOST)]
        leaving = nothing_more(cells)
        if leaving and leaving != lines[0]:
            lines = [lines[0], leaving, *[codes for codes in lines[1:] if codes != leaving]]
        for codes in lines:
            if self.candidates and self.stopped():
                break
            if len(self.candidates) >= LEAST and self.turns <= reserve:
                break
            if len(self.candidates) >= 2 and self.turns <= 0:
                break
            self._add(cells, codes)
        self._rank()
        if len(self.candidates) < 2:
            return
        for _ in range(self.again):
            best: Candidate | None = None
            for one in self.candidates:
                if not one.tried:
                    best = one
                    break
            if best is None or not self._again(best):
                break
            self._rank()

    def _rank(self) -> None:
        self.candidates.sort(key=_lead, reverse=True)

    def _add(self, cells: list[int], codes: list[int]) -> None:
        """A proposal, played on by quick play; the first one to its end whoever wishes to stop."""
        at = cells[:]
        for code in codes:
            play(at, code)
        self._to_next_turn(at)
        following = at[:]
        if self._to_the_end(at):
            self.candidates.append(Candidate(codes, lead(at), at, following))

    def _to_next_turn(self, at: list[int]) -> None:
        while at[PHASE] not in (FINISHED, INFLUENCING):
            for code in best_rest(at, self.taste):
                play(at, code)

    def _to_the_end(self, at: list[int]) -> bool:
        """Quick play to the end of the game; whether it came there before somebody wished to stop."""
        self.games += 1
        self.turns -= ROUNDS - at[ROUND] + 1
        begun: list[tuple[int, ...]] = []
        while at[PHASE] != FINISHED:
            if at[PHASE] == INFLUENCING:
                if self.candidates and self.stopped():
                    return False
                here = tuple(at)
                known = self.ends.get(here)
                if known is not None:
                    at[:] = known
                    break
                begun.append(here)
            for code in best_rest(at, self.taste):
                play(at, code)
        if len(self.ends) + len(begun) > MOST_ENDS:
            self.ends.clear()
        if begun:
            final = at[:]
            for here in begun:
                self.ends[here] = final
        return True

    def _again(self, one: Candidate) -> bool:
        """Try other proposals in a candidate's next turn; whether there was time to."""
        one.tried = True
        if one.following[PHASE] == FINISHED:
            return True
        lines = proposals(one.following, self.taste, THEN)
        self.turns -= 2
        for line in lines:
            if self.turns <= 0 or self.stopped():
                return False
            at = one.following[:]
            for code in line.codes:
                play(at, code)
            if not self._to_the_end(at):
                return False
            ahead = lead(at)
            if ahead > one.lead:
                one.lead = ahead
                one.final = at
        return True


def _lead(one: Candidate) -> int:
    return one.lead
