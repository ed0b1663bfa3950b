"""Thinking beside the window: one worker process in which players search, asked and answered by messages.

The process is started at the first question (method spawn, so it works alike everywhere) and lives until it is
closed. It is sent what a seat sees, never the state. A new question or a cancellation ends the search
under way after a few milliseconds. Answers are fetched by polling; nothing here waits, and nothing here knows Qt.

A worker that does not listen holds nobody up. A new question is handed over when the one before is done with, so
that never more than a question and a cancellation lie in the pipe, and sending them never waits; whoever is still not
done after ``STUBBORN`` seconds is replaced. Closing takes ``LONGEST_END`` seconds at the most, also with a worker that
the system has stopped, and a worker whose program was killed ends by itself.

``think`` does the same in the caller's own process, for where no worker can be had.

Source: decision 8; engines-and-bots 10.
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from attrs import evolve, frozen

from noria_desktop.app import catalogue
from noria_desktop.app.installed import Guest
from noria_desktop.app.players import UnknownPlayer, player
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.bots.appraising import weigher
from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.rng import Rng

NICENESS: Final = 5
"""By so much the worker steps back behind the window where the system has such a thing."""
_ENDS: Final = (0.5, 0.4, 0.6)
"""Seconds a closed worker gets to leave by itself, then after the request to end, then after being killed."""
LONGEST_END: Final = sum(_ENDS)
"""Closing takes so many seconds at the most."""
STUBBORN: Final = 2.0
"""A worker that is not done with a dropped question after so many seconds is replaced when it is needed."""


class ThinkingFailed(RuntimeError):
    """The player broke down, or its worker did. The message is for logs."""


class NoWorker(ThinkingFailed):
    """There is no worker to be had here; ``think`` can still be tried."""


@frozen
class Question:
    """A decision that is wanted."""

    game_id: str
    player: str
    """A name of ``app/players``."""
    view: Any
    """What the seat that decides sees."""
    legal: tuple[Any, ...]
    """Every legal action."""
    rng: Rng
    """The player's own chance; the same question gets the same answer unless time decides."""
    seconds: float | None = None
    """Time for players that take one; None: fixed numbers of iterations."""
    played: Any = None
    """A move that was made here and is to be compared with the best; then nobody decides."""
    effort: int = 1
    """How long that is compared (``bots/appraising``)."""
    coached: bool = False
    """It is compared for the coach (``bots/appraising.weigher``)."""


@frozen
class Answer:
    """What a player decided."""

    ticket: int
    """The question's number, as ``ask`` returned it."""
    digest: str
    """``digest_of_view`` of what was asked about; an answer to something else is out of date."""
    choice: Choice[Any]
    rng: Rng
    """The player's chance afterwards."""


@frozen
class _Failure:
    ticket: int
    why: str


@frozen
class _Cancel:
    """Stop thinking."""


@frozen
class _Ready:
    """The worker is there; what becomes of it from now on is the player's doing."""


def digest_of_view(game_id: str, view: Any) -> str:
    """A number for what a seat sees, equal on every platform."""
    kit = catalogue.kit(game_id)
    return digest_of(unstructured(kit, view, kit.state_type))


def think(question: Question, stopped: Callable[[], bool]) -> tuple[Choice[Any], Rng]:
    """Decide here and now.

    Args:
        question: what is to be decided.
        stopped: asked now and then; when it says yes, the best so far is the answer.

    Raises:
        UnknownPlayer: the game has no such player.
    """
    if question.played is not None:
        appraise = import_module(f"noria_desktop.bots.{question.game_id}.appraisal").appraise
        if question.coached:
            appraise = weigher(question.game_id)
        found: Choice[Any] = appraise(
            question.view, question.legal, question.played, question.rng, question.effort, stopped
        )
        return found, question.rng
    policy = _policy(question, stopped)
    return policy.choose(question.view, question.legal, question.rng)


def _policy(question: Question, stopped: Callable[[], bool]) -> Policy:
    """The player, stoppable and with its time where it can be had.

    A game's module of players may have a function ``timed`` for that, with the name, ``stopped`` and the time; installed
    players have a method ``within``.
    """
    try:
        timed = import_module(f"noria_desktop.bots.{question.game_id}.players").timed
        made: Policy = timed(question.player, stopped, question.seconds)
    except (ImportError, AttributeError, KeyError):
        made = player(question.game_id, question.player)
    return made.within(question.seconds, stopped) if isinstance(made, Guest) else made


class SearchWorker:
    """The window's side of the worker. One question at a time; a new one replaces the old."""

    def __init__(self) -> None:
        """Nothing is started yet."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._asked = 0
        self._open: tuple[int, str] | None = None
        self._held: Question | None = None
        """The last question while the worker is still at one before it."""
        self._busy = False
        """Whether the worker has a question that it has said nothing about yet."""
        self._dropped: float | None = None
        """When that question was dropped, on the monotonic clock."""

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The worker's process id; None before it was started."""
        return None if self._process is None else self._process.pid

    def warm_up(self) -> None:
        """Start the worker before it is needed, as that takes longer than a frame.

        Raises:
            OSError: no worker can be started.
        """
        if self._process is not None and self._process.is_alive():
            return
        self._part()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="thinking", daemon=True)
        process.start()
        theirs.close()
        self._pipe, self._process = ours, process
        # Where nobody closes: multiprocessing waits at the end of the program, and for ever for a stopped worker.
        atexit.register(self.close)

    def ask(self, question: Question) -> int:
        """Put a question; the one before is dropped. Returns its number.

        Raises:
            NoWorker: no worker can be started.
        """
        self._drop()
        self._asked += 1
        self._held = question
        try:
            self._listen()
            self._go_on()
        except OSError as error:
            self.close()
            raise NoWorker(str(error)) from error
        self._open = self._asked, digest_of_view(question.game_id, question.view)
        return self._asked

    def poll(self) -> Answer | None:
        """The answer to the last question when it is there; never waits.

        Raises:
            NoWorker: the worker went before it was ready.
            ThinkingFailed: there will be no answer.
        """
        if self._open is None:
            return None
        _, digest = self._open
        try:
            found = self._listen()
            self._go_on()
        except (EOFError, OSError) as error:
            failure = ThinkingFailed if self._ready else NoWorker
            self.close()
            raise failure("the worker is gone") from error
        if found is None:
            return None
        self._open = None
        if isinstance(found, _Failure):
            raise ThinkingFailed(found.why)
        answer: Answer = evolve(found, digest=digest)
        return answer

    def cancel(self) -> None:
        """Nobody wants the answer any more: something was taken back, or the game is left."""
        self._drop()

    def close(self) -> None:
        """End the worker process. This can be used again; a new worker starts then."""
        self._open = self._held = None
        self._part()

    def _drop(self) -> None:
        """What was asked is not wanted any more."""
        self._open = self._held = None
        if self._busy and self._dropped is None and self._pipe is not None:
            self._dropped = time.monotonic()
            with contextlib.suppress(OSError):
                self._pipe.send((0, _Cancel()))

    def _listen(self) -> Answer | _Failure | None:
        """Hear everything that the worker has said; what it said to the open question, if it did.

        Raises:
            EOFError: the worker is gone, and with it the open question.
            OSError: the same.
        """
        said: Answer | _Failure | None = None
        try:
            while self._pipe is not None and self._pipe.poll():
                found = self._pipe.recv()
                if isinstance(found, _Ready):
                    self._ready = True
                    continue
                self._busy, self._dropped = False, None
                if self._open is not None and found.ticket == self._open[0]:
                    said = found
        except (EOFError, OSError):
            if self._held is None:
                raise
            # It broke down over something that nobody waits for any more.
            self._part(at_once=True)
        return said

    def _go_on(self) -> None:
        """Hand over the question that waits as soon as a worker is free for it."""
        if self._held is None:
            return
        if self._dropped is not None and time.monotonic() - self._dropped > STUBBORN:
            self._part(at_once=True)
        self.warm_up()
        if not self._busy and self._pipe is not None:
            self._pipe.send((self._asked, self._held))
            self._held, self._busy = None, True

    def _part(self, *, at_once: bool = False) -> None:
        """Be without a worker."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = self._dropped = None
        self._ready = self._busy = False
        atexit.unregister(self.close)
        if pipe is not None:
            # The worker leaves when nobody is at the other end.
            pipe.close()
        if process is not None:
            _end(process, at_once=at_once)


def _end(process: BaseProcess, *, at_once: bool) -> None:
    """Wait for a process that is about to leave, then make it; ``at_once``: it does not listen anyway."""
    by_itself, asked, killed = _ENDS
    if not at_once:
        process.join(by_itself)
        if process.is_alive():
            process.terminate()
            process.join(asked)
    if process.is_alive():
        # One that the system has stopped hears nothing else.
        process.kill()
        process.join(killed)


def _end_with_the_program() -> None:
    """A program that is killed takes its worker along, also out of a search that never looks up."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def _work(pipe: Connection) -> None:
    """The worker's life: answer one question after the other until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_program, name="program", daemon=True).start()
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    try:
        pipe.send(_Ready())
        while True:
            ticket, question = pipe.recv()
            if isinstance(question, Question):
                _answer(pipe, ticket, question)
    except (EOFError, OSError):
        return


def _answer(pipe: Connection, ticket: int, question: Question) -> None:
    """Say exactly one thing about a question.

    Raises:
        OSError: nobody is at the other end.
    """
    found: Answer | _Failure
    try:
        # Whatever comes next, a question or a cancellation, ends this search.
        found = Answer(ticket, "", *think(question, lambda: pipe.poll()))
    except Exception as error:
        found = _Failure(ticket, _told(error))
    try:
        pipe.send(found)
    except OSError:
        raise
    except Exception as error:
        # A player may come up with something that cannot be sent.
        pipe.send(_Failure(ticket, _told(error)))


def _told(error: Exception) -> str:
    """A fault of a player for the log, with the place where it happened."""
    if isinstance(error, UnknownPlayer):
        return f"unknown player {error}"
    import traceback

    return "".join(traceback.format_exception(error)).rstrip()
