"""Programs at the table: when one is to decide, what becomes of its answer, and the advice it gives to a person."""

from __future__ import annotations

from typing import Any, Final, Protocol

from noria_desktop.app.players import adviser_of, player_rng
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.table.clock import Clock
from noria_desktop.ui.table.listener import PlayedGame, TableListener
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed, Pace
from noria_desktop.ui.table.programs import Programs, SearchRequest

LEAST_THOUGHT_MS: Final = 350
"""A program's move comes no sooner, so that eyes can follow; no thinking is feigned beyond that."""
THOUGHT_S: Final = 1.0
"""Time for a decision of players that take one."""


class DecidedTable(Protocol):
    """What is asked of the table at which programs decide."""

    mode: Mode
    """Changed where a program could not decide, and where it tries again."""
    seat: Seat
    """Who is advised."""
    pace: Pace
    """How fast others move."""

    @property
    def session(self) -> Session:
        """The game."""
        ...

    @property
    def moment(self) -> Moment:
        """Where it stands."""
        ...

    @property
    def game(self) -> PlayedGame:
        """How it is played."""
        ...

    @property
    def own(self) -> bool:
        """Whether whoever sits at the screen has a decision to make."""
        ...

    @property
    def is_watching(self) -> bool:
        """Whether the game is only looked at."""
        ...

    @property
    def shown(self) -> Moment:
        """The moment on the board."""
        ...

    @property
    def is_own_choice_shown(self) -> bool:
        """Whether whoever sits at the screen had something to choose there."""
        ...

    @property
    def is_open(self) -> bool:
        """Whether several rivals move in a row."""
        ...

    def not_weighed(self) -> None:
        """That search has failed."""
        ...

    def weighed(self, choice: Choice[Any]) -> None:
        """What was just played was held against the best."""
        ...

    def hinted(self) -> None:
        """A hint was asked for."""
        ...

    @property
    def at_once(self) -> bool:
        """Whether what others do is not to be watched."""
        ...


class Deciding:
    """Lets programs decide at one table."""

    def __init__(self, table: DecidedTable, clock: Clock, listener: TableListener) -> None:
        """Nobody thinks yet."""
        self.advises = True
        """Whether a person at the table may be advised."""
        self._table, self._listener = table, listener
        self.programs = Programs(clock, self.decided, self.failed)

    def let_decide(self) -> None:
        """A program thinks beside the window, no longer than its strength needs."""
        table = self._table
        seat = table.moment.turn.seat
        if table.mode is Mode.STUCK or self.is_busy or seat is None:
            return
        speed = table.pace.speed
        least = 0 if table.at_once or speed is BotSpeed.FAST else LEAST_THOUGHT_MS
        if table.is_open and least:
            # Several in a row are told apart by the pause between them.
            least = max(least, PAUSE_MS[speed])
        name = table.session.programs[seat]
        self.programs.ask(table.session, table.moment, seat, name, seconds=THOUGHT_S, least_ms=least)

    @property
    def is_busy(self) -> bool:
        """Whether somebody thinks whose answer is waited for: the coach's comparison gives way to everything else."""
        thinking = self.programs.thinking
        return thinking is not None and not thinking.compares

    def _is_heard(self, request: SearchRequest) -> bool:
        """Whether the game that was asked about still lies on the table, at the moment that is shown."""
        table = self._table
        if table.mode is Mode.EMPTY or request.session is not table.session:
            return False
        return not table.is_watching or request.ply == table.shown.ply

    def decided(self, request: SearchRequest, choice: Choice[Any]) -> None:
        """Play what a program chose, or tell what it advises."""
        if not self._is_heard(request):
            return
        if request.hint:
            self._listener.advise(choice)
            return
        if request.compares:
            self._table.weighed(choice)
            return
        self._table.session.dispatch(choice.action, choice=choice)
        self._listener.committed()

    def failed(self, request: SearchRequest) -> None:
        """There will be no move or no advice: say how to go on."""
        if not self._is_heard(request):
            return
        if request.hint:
            self._listener.advise(None)
            return
        if request.compares:
            self._table.not_weighed()  # the coach is silent, that is all
            return
        self._table.mode = Mode.STUCK
        self._listener.show_prompt()

    def let_try_again(self) -> None:
        """Ask a program once more that could not decide."""
        if self._table.mode is Mode.STUCK:
            self._table.mode = Mode.THINKING
            self._listener.show_prompt()
            self.let_decide()

    def let_chance_decide(self) -> None:
        """Play any legal action for a program that could not decide, so that the game goes on."""
        moment = self._table.moment
        seat = moment.turn.seat
        if self._table.mode is Mode.STUCK and seat is not None:
            # The program's own chance of that moment: what was taken back is decided the same way again.
            rng = player_rng(moment.view(seat), moment.ply)
            self._table.session.dispatch(rng.pick(moment.legal)[0])
            self._listener.committed()

    @property
    def has_hints(self) -> bool:
        """Whether the game at the table has advice to give, and may."""
        return self.advises and (self._table.game.advice is not None or self._table.game.hints is not None)

    def ask_for_hint(self) -> None:
        """What a strong player would do at this seat, seeing no more than its player sees."""
        table = self._table
        if table.mode is Mode.EMPTY or not self.has_hints or not table.own:
            return
        if self.is_busy:
            return  # it is being thought about already
        table.session.count_hint()
        table.hinted()
        self._listener.seek_advice()
        adviser = adviser_of(table.session.rules.game_id, table.game.adviser)
        self.programs.ask(table.session, table.moment, table.seat, adviser, seconds=THOUGHT_S, hint=True)

    def ask_about_shown(self) -> None:
        """What a strong player would have done at the moment that is looked at; nothing is counted, the game is over."""
        table = self._table
        if not table.is_watching or not self.has_hints or not table.is_own_choice_shown:
            return
        if self.programs.thinking is not None:
            return
        self._listener.seek_advice()
        adviser = adviser_of(table.session.rules.game_id, table.game.adviser)
        self.programs.ask(
            table.session, table.shown, table.seat, adviser, seconds=THOUGHT_S, hint=True, past=True
        )

    def stop_hint(self) -> None:
        """Nobody wants the advice any more."""
        if self.programs.thinking is not None and self.programs.thinking.hint:
            self.programs.cancel()
