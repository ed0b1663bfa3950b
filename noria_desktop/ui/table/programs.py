"""Programs at the table: they think beside the window and decide when they are asked.

The worker of ``app/thinking`` does the work; where none can be had, a thread does, stepping back for the window as often
as it looks whether it is to stop. What was asked about and what lies on the table now are compared by the page.

A player that breaks down, answers what is not legal or does not answer at all has failed: that is told like an answer,
so that the table never waits for ever.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from attrs import field

from noria_desktop.app.players import ADVISER, player_rng
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.table.clock import Clock

if TYPE_CHECKING:
    from noria_desktop.app.thinking import Question, SearchWorker

log = logging.getLogger(__name__)

POLL_MS: Final = 12
"""Between two looks whether a program has decided."""
ABSURD_MS: Final = 60_000
"""Nobody thinks that long; whoever does has failed."""


@frozen
class SearchRequest:
    """Who is to decide, and for what."""

    session: Session = field(eq=False, repr=False)
    ply: int
    """Where the session stood when it was asked."""
    seat: Seat
    hint: bool
    """Advice for a human, not the program's own decision."""
    past: bool = False
    """About a moment that the session has gone past."""
    compares: bool = False
    """What a human has just played is held against the best, for the coach; nobody decides."""

    @property
    def holds(self) -> bool:
        """Whether the table still stands where it stood."""
        return self.past or self.session.cursor == self.ply


class Programs:
    """Asks players and tells what they decided; one question at a time."""

    def __init__(
        self,
        clock: Clock,
        decided: Callable[[SearchRequest, Choice[Any]], None],
        failed: Callable[[SearchRequest], None],
    ) -> None:
        """Nobody thinks yet.

        Args:
            clock: when to look for the answer.
            decided: hears what was decided.
            failed: hears that nothing will be decided; what went wrong stands in the log.
        """
        self._clock = clock
        self._decided, self._failed = decided, failed
        self._request: SearchRequest | None = None
        self._choice: Choice[Any] | None = None
        self._aside: _Aside | None = None
        self._since = 0.0
        self._looks = 0
        """How often it was looked for the answer; unlike the clock it stands still while the computer sleeps."""
        self._least_ms = 0
        self._timer = clock.timer(self._look)

    @cached_property
    def _worker(self) -> SearchWorker:
        """The worker; games without programs never ask for it, and start without its modules."""
        from noria_desktop.app.thinking import SearchWorker

        return SearchWorker()

    @property
    def thinking(self) -> SearchRequest | None:
        """What is being thought about."""
        return self._request

    def warm_up(self) -> None:
        """Start the worker before it is needed; failing is told when a question is put."""
        try:
            self._worker.warm_up()
        except OSError as error:
            log.info("no worker: %s", error)

    def ask(
        self,
        session: Session,
        moment: Moment,
        seat: Seat,
        name: str,
        *,
        seconds: float | None,
        least_ms: int = 0,
        hint: bool = False,
        past: bool = False,
    ) -> None:
        """Let the player of this name decide for a seat; an earlier question is dropped.

        Args:
            session: the game.
            moment: where it stands; the player is shown what the seat sees of it.
            seat: who is to decide.
            name: a name of ``app/players``.
            seconds: time for players that take one; None: a fixed amount of thought.
            least_ms: the answer is not told sooner, so that eyes can follow.
            hint: advice for a human.
            past: the moment lies behind the one at which the session stands.
        """
        from noria_desktop.app.thinking import Question

        # One chance for each moment, so that what was taken back is decided the same way again.
        view = moment.view(seat)
        rng = player_rng(view, moment.ply)
        question = Question(session.rules.game_id, name, view, moment.legal, rng, seconds)
        self._put(question, SearchRequest(session, moment.ply, seat, hint, past), least_ms)

    def compare(self, session: Session, before: Moment, seat: Seat, played: Any) -> None:
        """Hold what was just played against the best; an earlier question is dropped.

        Args:
            session: the game; the answer is told while it stands where it stands now.
            before: the moment at which it was played.
            seat: who played it.
            played: the action.
        """
        from noria_desktop.app.thinking import Question

        view = before.view(seat)
        rng = player_rng(view, before.ply)
        game = session.rules.game_id
        question = Question(game, ADVISER, view, before.legal, rng, played=played, coached=True)
        self._put(question, SearchRequest(session, session.cursor, seat, hint=False, compares=True), 0)

    def _put(self, question: Question, request: SearchRequest, least_ms: int) -> None:
        from noria_desktop.app.thinking import ThinkingFailed

        self.cancel()
        self._request = request
        self._least_ms = least_ms
        self._looks = 0
        self._since = self._clock.now()
        self._question = question
        try:
            self._worker.ask(question)
        except ThinkingFailed as error:
            self._think_aside(error)
        self._timer.start(POLL_MS)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._timer.stop()
        if self._request is not None:
            self._worker.cancel()
        if self._aside is not None:
            self._aside.stop()
        self._request = self._choice = self._aside = None

    def stop_comparing(self) -> None:
        """The coach does not want to know any more; whoever else thinks goes on."""
        if self._request is not None and self._request.compares:
            self.cancel()

    def close(self) -> None:
        """End the worker."""
        self.cancel()
        if "_worker" in vars(self):
            self._worker.close()

    def _look(self) -> None:
        """Has it decided?"""
        request = self._request
        if request is None:
            return
        try:
            if self._choice is None:
                self._choice = self._answer()
        except Failed as failure:
            self._fail(request, str(failure))
            return
        self._looks += 1
        if self._choice is None and self._looks * POLL_MS > ABSURD_MS:
            self._fail(request, f"no answer in {ABSURD_MS // 1000} seconds")
            return
        if self._choice is None or self._clock.now() - self._since < self._least_ms:
            self._timer.start(POLL_MS)
            return
        choice = self._choice
        self._request = self._choice = self._aside = None
        if request.holds:
            self._decided(request, choice)

    def _answer(self) -> Choice[Any] | None:
        """What was decided; None: nothing yet.

        Raises:
            Failed: nothing that could be played will come.
        """
        from noria_desktop.app.thinking import NoWorker, ThinkingFailed

        choice: Choice[Any] | None = None
        if self._aside is not None:
            if self._aside.fault:
                raise Failed(self._aside.fault)
            choice = self._aside.choice
        else:
            try:
                answer = self._worker.poll()
            except NoWorker as error:
                self._think_aside(error)
                return None
            except ThinkingFailed as error:
                raise Failed(str(error)) from error
            choice = None if answer is None else answer.choice
        if choice is not None and choice.action not in self._question.legal:
            raise Failed(f"not legal: {choice.action!r}")
        return choice

    def _think_aside(self, error: Exception) -> None:
        log.info("thinking in a thread: %s", error)
        self._aside = _Aside(self._question)

    def _fail(self, request: SearchRequest, why: str) -> None:
        """There will be no decision."""
        question = self._question
        self.cancel()
        log.error(
            "%s, player %s, seat %s, step %s: %s",
            question.game_id,
            question.player,
            request.seat,
            request.ply,
            why,
        )
        if request.holds:
            self._failed(request)


class Failed(RuntimeError):
    """A player has nothing that could be played. The message is for logs."""


class _Aside:
    """A question that is answered in a thread."""

    def __init__(self, question: Question) -> None:
        self.choice: Choice[Any] | None = None
        self.fault = ""
        """What went wrong, for the log."""
        self._stopped = False
        self._question = question
        threading.Thread(target=self._run, name="thinking", daemon=True).start()

    def stop(self) -> None:
        """End it soon; there will be no answer."""
        self._stopped = True

    def _run(self) -> None:
        from noria_desktop.app.thinking import think

        try:
            choice, _ = think(self._question, self._asked_to_stop)
        except BaseException as error:  # a thread that dies silently would leave the table waiting for ever
            import traceback

            self.fault = "".join(traceback.format_exception(error)).rstrip()
            return
        if not self._stopped:
            self.choice = choice

    def _asked_to_stop(self) -> bool:
        time.sleep(0)  # the window first
        return self._stopped
