"""Several processes of this machine that play games, each with a pipe of its own.

A process that dies is replaced, and its games are played again elsewhere; a game that brings one down after the other is
given up. All of them end with the program, whatever becomes of it.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from attrs import define, field

from noria_desktop.app.lab.crew import CrewLost
from noria_desktop.app.lab.match import GameFailed, Job, Line, OtherVersion, play

AHEAD: Final = 8
"""Games a process that may be under way or done before the first of them is needed: a long one must not leave others
idle."""
IN_HAND: Final = 2
"""Games that a process has at a time, so that it never waits for the next."""
MOST_DEATHS: Final = 3
"""A game that takes down so many processes is given up."""
MADE_BETWEEN_SEARCHES: Final = 100_000
"""Values after which a process looks for garbage. Games make millions of values and hardly a ring of them; looking as
often as Python does by itself takes a tenth of the time of a game that is thought about."""
_END: Final = 2.0
"""Seconds a process gets to end before it is killed."""


@define(eq=False)
class _Hand:
    """A process at work."""

    process: BaseProcess
    pipe: Connection
    busy: deque[int] = field(factory=deque)
    """The numbers of the games that it has, the one it plays first."""


class Processes:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        """They are started with the first games."""
        self._count = count
        self._hands: list[_Hand] = []
        self._handed = 0
        self._jobs: dict[int, Job] = {}
        """Games that are wanted and not done, by number."""
        self._deaths: dict[int, int] = {}

    @property
    def pids(self) -> tuple[int, ...]:
        """Of the processes that are at work."""
        return tuple(hand.process.pid for hand in self._hands if hand.process.pid is not None)

    def lines(self, jobs: Iterable[Job]) -> Iterator[Line]:
        """Some games ahead are under way while the next line is waited for."""
        rest, following = iter(jobs), self._handed
        done: dict[int, Line | Exception] = {}
        again: deque[int] = deque()
        all_out = False
        try:
            while True:
                all_out = self._hand_out(rest, again, following) or all_out
                if all_out and not self._jobs and not done:
                    return
                if following not in done:
                    self._listen(done, again)
                    continue
                found = done.pop(following)
                following += 1
                if isinstance(found, Exception):
                    raise found
                yield found
        finally:
            self._jobs.clear()
            self._deaths.clear()

    def close(self) -> None:
        """End the processes at once."""
        hands, self._hands = self._hands, []
        for hand in hands:
            hand.pipe.close()
            hand.process.terminate()
        for hand in hands:
            hand.process.join(_END)
            if hand.process.is_alive():
                hand.process.kill()
                hand.process.join()
            hand.process.close()

    def _hand_out(self, rest: Iterator[Job], again: deque[int], following: int) -> bool:
        """Keep everybody busy: first with what another died over. Whether there are no more games."""
        while again or self._handed - following < AHEAD * self._count:
            hand = self._free()
            if hand is None:
                return False
            if again:
                number = again.popleft()
            else:
                job = next(rest, None)
                if job is None:
                    return True
                number = self._handed
                self._jobs[number] = job
                self._handed += 1
            hand.busy.append(number)
            with contextlib.suppress(OSError):  # it is gone, which shows when it is listened to
                hand.pipe.send((number, self._jobs[number]))
        return False

    def _free(self) -> _Hand | None:
        """Whoever has least to do; somebody new while there are too few."""
        least = min(self._hands, key=lambda hand: len(hand.busy), default=None)
        if least is not None and (not least.busy or len(self._hands) == self._count):
            return least if len(least.busy) < IN_HAND else None
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="laboratory", daemon=True)
        try:
            with _uninterrupted():
                process.start()
        except OSError as error:
            raise CrewLost(str(error)) from error
        theirs.close()
        self._hands.append(_Hand(process, ours))
        return self._hands[-1]

    def _listen(self, done: dict[int, Line | Exception], again: deque[int]) -> None:
        """Wait until somebody is done, or gone."""
        ready = wait([hand.pipe for hand in self._hands])
        for hand in [one for one in self._hands if one.pipe in ready]:
            try:
                number, found = hand.pipe.recv()
            except (EOFError, OSError):
                self._bury(hand, again)
                continue
            hand.busy.remove(number)
            # Others than the wanted ones are of a match that was broken off.
            if self._jobs.pop(number, None) is not None:
                done[number] = found

    def _bury(self, hand: _Hand, again: deque[int]) -> None:
        """Somebody died: what it had is to be played again."""
        self._hands.remove(hand)
        hand.pipe.close()
        hand.process.join(_END)
        for place, number in enumerate(one for one in hand.busy if one in self._jobs):
            again.append(number)
            if place == 0:
                self._deaths[number] = self._deaths.get(number, 0) + 1
                if self._deaths[number] == MOST_DEATHS:
                    job = self._jobs[number]
                    raise CrewLost(f"{job.game}, seed {job.seed}: exit code {hand.process.exitcode}")


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl+C waits meanwhile; whatever is started never hears of it, not even before it can say so itself."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # the first start would begin it, and that lets Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection) -> None:
    """A process's life: one game after the other, until nobody is at the other end."""
    # Only the program is interrupted; it takes this one along, whatever becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_program, name="program", daemon=True).start()
    gc.set_threshold(MADE_BETWEEN_SEARCHES)
    try:
        while True:
            number, job = pipe.recv()
            found: Line | Exception
            try:
                found = play(job)
            except (GameFailed, OtherVersion) as error:
                found = error
            pipe.send((number, found))
    except (EOFError, OSError):
        return


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)
