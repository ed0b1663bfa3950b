"""Thinking beside the window: one worker process in which players search, asked and answered by messages.

The process is started at the first question (method spawn, so it works alike everywhere) and lives until it is
closed. It is sent what a seat sees, never the state. A new question or a cancellation ends the search
under way after a few milliseconds. Answers are fetched by polling; nothing here waits, and nothing here knows Qt.

``think`` does the same in the caller's own process, for where no worker can be had.

Source: decision 8; engines-and-bots 10.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from attrs import evolve, frozen

from noria_desktop.app import catalogue
from noria_desktop.app.players import UnknownPlayer, player
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.engine.rng import Rng

NICENESS: Final = 5
"""By so much the worker steps back behind the window where the system has such a thing."""
_POLITE_END: Final = 0.5
"""Seconds a closed worker gets to leave by itself."""


class ThinkingFailed(RuntimeError):
    """The worker is gone or the player broke down; ``think`` can still be tried. The message is for logs."""


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
    policy = _policy(question, stopped)
    return policy.choose(question.view, question.legal, question.rng)


def _policy(question: Question, stopped: Callable[[], bool]) -> Policy:
    """The player, stoppable and with its time where it can be had.

    A game's module of players may have a function ``timed`` for that, with the name, ``stopped`` and the time.
    """
    try:
        timed = import_module(f"noria_desktop.bots.{question.game_id}").timed
    except (ImportError, AttributeError):
        return player(question.game_id, question.player)
    try:
        made: Policy = timed(question.player, stopped, question.seconds)
    except KeyError:
        return player(question.game_id, question.player)
    return made


class Thinker:
    """The window's side of the worker. One question at a time; a new one replaces the old."""

    def __init__(self) -> None:
        """Nothing is started yet."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = 0
        self._open: tuple[int, str] | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The worker's process id; None before it was started."""
        return None if self._process is None else self._process.pid

    def warm_up(self) -> None:
        """Start the worker before it is needed, as that takes longer than a frame."""
        if self._process is not None and self._process.is_alive():
            return
        self._leave()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="thinking", daemon=True)
        process.start()
        theirs.close()
        self._pipe, self._process = ours, process

    def ask(self, question: Question) -> int:
        """Put a question; the one before is dropped. Returns its number.

        Raises:
            ThinkingFailed: no worker can be started.
        """
        self._asked += 1
        try:
            self.warm_up()
            assert self._pipe is not None
            self._pipe.send((self._asked, question))
        except OSError as error:
            self._leave()
            raise ThinkingFailed(str(error)) from error
        self._open = self._asked, digest_of_view(question.game_id, question.view)
        return self._asked

    def poll(self) -> Answer | None:
        """The answer to the last question when it is there; never waits.

        Raises:
            ThinkingFailed: there will be no answer.
        """
        while self._open is not None and self._pipe is not None:
            ticket, digest = self._open
            try:
                if not self._pipe.poll():
                    return None
                found = self._pipe.recv()
            except (EOFError, OSError) as error:
                self._leave()
                raise ThinkingFailed("the worker is gone") from error
            if found.ticket != ticket:
                continue
            self._open = None
            if isinstance(found, _Failure):
                raise ThinkingFailed(found.why)
            answer: Answer = evolve(found, digest=digest)
            return answer
        return None

    def cancel(self) -> None:
        """Nobody wants the answer any more: something was taken back, or the game is left."""
        if self._open is not None and self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send((0, _Cancel()))
        self._open = None

    def close(self) -> None:
        """End the worker. The thinker can be used again; a new worker starts then."""
        self._leave()

    def _leave(self) -> None:
        pipe, process = self._pipe, self._process
        self._pipe = self._process = self._open = None
        if pipe is not None:
            # The worker leaves when nobody is at the other end.
            pipe.close()
        if process is not None:
            process.join(_POLITE_END)
            if process.is_alive():
                process.terminate()
                process.join()


def _work(pipe: Connection) -> None:
    """The worker's life: answer one question after the other until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    while True:
        try:
            ticket, question = pipe.recv()
        except (EOFError, OSError):
            return
        if not isinstance(question, Question):
            continue
        found: Answer | _Failure
        try:
            # Whatever comes next, a question or a cancellation, ends this search.
            choice, rng = think(question, lambda: pipe.poll())
            found = Answer(ticket, "", choice, rng)
        except UnknownPlayer as error:
            found = _Failure(ticket, f"unknown player {error}")
        except Exception as error:
            found = _Failure(ticket, f"{type(error).__name__}: {error}")
        try:
            pipe.send(found)
        except OSError:
            return
