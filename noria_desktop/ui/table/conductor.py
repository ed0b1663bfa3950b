"""The conductor of the table: what happens at it, and when. It knows no window, no picture and no word.

It owns the session, the programs that play at it and the clock of automatic beats. The page tells it what was pressed
and when its board has come to rest; it tells the page, its listener, what to show. What can be asked about the game at
the table is said in ``seated_game``: what the table is doing is one value, ``Conductor.mode``, and for which press it waits
another, ``Conductor.wait``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.session import Change, ChangeKind, Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN, IllegalAction
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.table.again import past
from noria_desktop.ui.table.clock import Clock
from noria_desktop.ui.table.coaching import Coaching
from noria_desktop.ui.table.deciding import Deciding
from noria_desktop.ui.table.listener import PlayedGame, Shown, TableListener
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed, Pace
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.waiting import Wait

log = logging.getLogger(__name__)

SPEAKING: Final = frozenset({Mode.PLAYING, Mode.MOVING, Mode.THINKING})
"""The coach may speak: a person decides, or what a person has just done can still be taken back."""
WARM_UP_MS: Final = 600
"""The worker is started that long after the table was laid, when nothing moves for it any more."""


class Conductor(SeatedGame):
    """One table: at most one game at a time."""

    def __init__(self, clock: Clock, listener: TableListener) -> None:
        """An empty table."""
        super().__init__(listener)
        self.pace = Pace(self._play_beat, clock)
        self.deciding = Deciding(self, clock, listener)
        self.programs = self.deciding.programs
        self.coaching = Coaching(self, self.programs.compare, self.programs.stop_comparing)
        self._warm_up = clock.timer(lambda: self.programs.warm_up())
        self._unlisten: Callable[[], None] = _nothing
        self._reset()

    def _reset(self) -> None:
        """What belongs to one game."""
        self._clear()
        self._parts: list[Shown] | None = None
        """What a gesture of several actions has done so far, to be shown when it is complete."""
        self.coaching.begin(None)

    # The game at the table ----------------------------------------------------------------------------

    def open(self, session: Session, game: PlayedGame, *, watching: bool = False) -> None:
        """Lay a session on the table; ``show_now`` or ``watch_ply`` shows it.

        Args:
            session: the game.
            game: how it is played.
            watching: it is only looked at.
        """
        self.close()
        self._reset()
        self._moments, self._game = Moments(session), game
        self._unlisten = session.listen(self._changed)
        self.mode = Mode.WATCHING if watching else self._mode_now()
        if session.programs and not watching:
            self._warm_up.start(WARM_UP_MS)

    def close(self) -> None:
        """Leave the game; nothing goes on behind the player's back."""
        self._halt()
        self._warm_up.stop()
        self._unlisten()
        self._unlisten = _nothing
        self._moments = None
        self.coaching.begin(None)
        self.mode = Mode.EMPTY

    def leave(self) -> None:
        """The window closes: the worker ends with it."""
        self.close()
        self.programs.close()

    def use_game(self, game: PlayedGame) -> None:
        """The same game in other words or pictures."""
        self._game = game

    # The coach ------------------------------------------------------------------------------------------

    def weighed(self, choice: Choice[Any]) -> None:
        """What was just played was held against the best: the coach may say something of it."""
        waited = self.coaching.weighs_press
        if self.mode in SPEAKING and self.coaching.weighed(choice):
            self._listener.show_prompt()
        elif waited:
            self.coach_is_done()

    def not_weighed(self) -> None:
        """The search for the coach has failed: what waited for it goes on."""
        if self.coaching.weighs_press:
            self.coaching.unweighed()
            self.coach_is_done()

    @property
    def _weighs_press(self) -> bool:
        """Whether the coach's search about what was just played is on its way."""
        thinking = self.programs.thinking
        return self.coaching.weighs_press and thinking is not None and thinking.compares

    def aim(self, action: Any, *, rests: bool) -> None:
        """The piece in hand hangs where it would play this, None: nowhere any more; ``rests``: it is meant to go there."""
        if self.mode is not Mode.PLAYING or (action is not None and (not self.own or self.deciding.is_busy)):
            return
        if self.coaching.aim(action, rests=rests):
            self._listener.show_prompt()

    def hinted(self) -> None:
        """A hint was asked for: the coach leaves this decision to it."""
        self.coaching.hinted()

    def coach_is_done(self) -> None:
        """What the coach said is away: what waited for it goes on."""
        if self.mode in SPEAKING and not self._listener.busy:
            self.at_rest()

    # What has happened, and what comes next by itself ----------------------------------------------------

    def _changed(self, change: Change) -> None:
        """The game stands elsewhere: show what happened."""
        if self._parts is not None:
            self._listener.happened(change)
            before = self.moments.at(self.moment.ply - 1).view(self.seat)
            self._parts.append(Shown(self.moment, self.view, self.own, change.events, before))
            return
        moves = change.events if not self.at_once else ()
        self._arrived_by = change.kind
        found = self._to_hold(change)
        self.held = found if self.reveals else None
        if found is not None and not self.reveals:
            self.passed_over, moves = found, ()
        mode = self._mode_now()
        if self.mode is not Mode.SKIPPING or mode not in (Mode.MOVING, Mode.THINKING):
            self.mode = mode
        # Whoever took a step back looks at the own cards again.
        self._listener.open_curtain()
        self._listener.happened(change)
        self.show_now(moves)

    def _to_hold(self, change: Change) -> Any:
        """What stays open after a step until the player goes on, at every speed."""
        holds = self.game.holds
        if holds is None or change.kind is not ChangeKind.PLAYED:
            return None
        ply = self.moment.ply - 1
        return holds(change.events, lambda: self.moments.at(ply).view(self.seat))

    def show_now(self, events: tuple[Any, ...] = ()) -> None:
        """Show the present moment; ``events`` led to it from the one before."""
        moment = self.moment
        before = self.moments.at(moment.ply - 1).view(self.seat) if events else None
        self._listener.show(Shown(moment, self.view, self.own, events, before))

    def at_rest(self) -> None:
        """The board stands still: what comes next by itself?"""
        if self.mode in SPEAKING and self.held is None and self.coaching.look():
            self._listener.show_prompt()
        wait = self.wait
        if wait is Wait.BEAT:
            self.mode = Mode.MOVING
        if self._weighs_press and self.mode is not Mode.SKIPPING:
            return
        skipped = wait is Wait.STEP and self.mode is Mode.SKIPPING
        if wait is not Wait.NOTHING and not skipped:
            return
        match self.mode:
            case Mode.REPLAYING:
                self._end_replay()
            case Mode.MOVING | Mode.SKIPPING if self.moment.turn.automatic:
                own = self.moment.turn.seat == (self.seat if self.is_open else HUMAN)
                self.pace.schedule(own_turn=own or self.mode is Mode.SKIPPING)
            case Mode.SKIPPING | Mode.THINKING:
                self.deciding.let_decide()
            case Mode.HANDING_OVER | Mode.CURTAINED:
                self.mode = Mode.CURTAINED
                assert self.moment.turn.seat is not None
                self._listener.close_curtain(self.moment.turn.seat + 1)
            case Mode.PLAYING if not self.own:
                self._take_seat()
            case Mode.PLAYING:
                if self._would_pass():
                    self._decide(self.moment.legal[0])
            case Mode.OVER:
                self._listener.finished()
            case _:
                pass

    def _take_seat(self) -> None:
        """The table is shown to whoever decides now."""
        seat = self.moment.turn.seat
        assert seat is not None
        self.seat = seat
        self._listener.look_home()
        self.show_now()

    def come_to_the_screen(self) -> None:
        """The next of the players at one screen is here, and sees what is secret."""
        if self.mode is Mode.CURTAINED:
            self.mode = Mode.PLAYING
            self._take_seat()

    def _halt(self) -> None:
        """Nothing moves on by itself until the board rests again."""
        self.pace.stop()
        self.programs.cancel()

    # Playing --------------------------------------------------------------------------------------------

    def play(self, actions: tuple[Any, ...]) -> None:
        """Play one decision of a person, or a short sequence that one gesture stands for; nothing: go on."""
        if not actions:
            self.go_on()
            return
        if not self.free:
            return
        self._halt()
        if self.mode is Mode.SKIPPING:
            self.mode = self._mode_now()
        self._listener.look_home()
        first = self.session.cursor
        self._parted = -1  # what is played now is a turn of its own, also where an ended one was taken back
        self.coaching.played(first, first + len(actions))
        try:
            self.pending_steps.play(self.session, actions)
        except IllegalAction:
            log.warning("the board offered an action that is not legal: %r", actions)
            self.show_now()
            return
        self._listener.committed()

    def play_parts(self, actions: tuple[Any, ...]) -> None:
        """Play several actions that belong together, each to be seen; one Undo takes all of them back."""
        if not self.own or not actions:
            return
        self._halt()
        self._listener.look_home()
        self._parted = -1
        self._parts = []
        try:
            self.pending_steps.play(self.session, actions)
        except IllegalAction:
            log.warning("advice that cannot be carried out whole: %r", actions)
        finally:
            parts, self._parts = tuple(self._parts), None
        self._arrived_by = ChangeKind.PLAYED
        self.mode = self._mode_now()
        if parts:
            last = evolve(parts[-1], view=self.view, playable=self.own)
            self._listener.show_parts((*parts[:-1], last))
            self._listener.committed()
        else:
            self.show_now()

    def _decide(self, action: Any) -> None:
        """Play what nobody at the screen chose."""
        self.session.dispatch(action)
        self._listener.committed()

    def go_on(self) -> None:
        """Space while something automatic waits or moves: finish the movement, then the next beat."""
        if self._listener.busy:
            self._listener.finish_now()
        elif self.mode is Mode.REPLAYING:
            if not self._again.step():
                self._end_replay()
        elif self.wait is Wait.REVEAL:
            self.held = None
            self.show_now()
        elif self.wait is Wait.REMARK:
            self.coaching.let_go()
            self._listener.show_prompt()
            self.at_rest()
        elif self.wait in (Wait.PARTING, Wait.END):
            self._part()
        elif self.free and self.moment.turn.automatic:
            self._halt()
            self._play_beat()
        elif self.mode in (Mode.THINKING, Mode.SKIPPING):
            self.deciding.let_decide()

    def _part(self) -> None:
        """The player parts with the own turn: others go on, or the game is over."""
        self._parted = self.session.cursor
        self.coaching.let_go()
        if self.moment.turn.automatic:
            self._play_beat()
            return
        self._listener.show_prompt()
        self.at_rest()

    def finish_bot_turn(self) -> None:
        """Skip to the next decision of a person."""
        if self.mode in (Mode.EMPTY, Mode.WATCHING):
            return
        self._halt()
        self.held = None
        self.coaching.let_go()
        if self.mode is Mode.REPLAYING:
            self._again.drop()
            self._again.then = self._skipping_from(self._again.then)
        else:
            self.mode = self._skipping_from(self.mode)
        self._listener.finish_now()
        if self.mode is Mode.REPLAYING:
            self.mode = self._again.then
        if self.wait is Wait.BEAT:
            self.session.dispatch(self.moment.legal[0])
        self._run_automatic()
        self.show_now()
        self._listener.committed()

    def _skipping_from(self, mode: Mode) -> Mode:
        """At an open table programs play on unwatched as well; elsewhere there is nobody to skip."""
        return Mode.SKIPPING if self.is_open and mode in (Mode.MOVING, Mode.THINKING) else mode

    def _play_beat(self) -> None:
        """One automatic beat, or all of them at once when nobody watches."""
        if not self.free or not self._beat_is_due() or self.wait in (Wait.REVEAL, Wait.REMARK):
            return
        if self.wait is Wait.BEAT or not self.at_once:
            self.session.dispatch(self.moment.legal[0])
        if self.at_once:
            self._run_automatic()
        if not self._beat_is_due() or self.wait is Wait.BEAT:
            self._listener.committed()

    def _run_automatic(self) -> None:
        """All automatic beats that are due, up to one that waits, the next real decision or the end."""
        while self._beat_is_due() and self.wait not in (Wait.BEAT, Wait.REVEAL):
            self.session.dispatch(self.moment.legal[0])

    def speed_changed(self) -> None:
        """Others move faster or slower from now on."""
        if self.mode is Mode.EMPTY:
            return
        self._listener.show_bars()
        wait = self.wait
        if wait is Wait.PARTING:
            self._listener.show_prompt()
            return
        idle = self.pace.speed is not BotSpeed.STEP and not self._listener.busy
        if self.free and self.moment.turn.automatic and idle and wait is Wait.NOTHING:
            self.pace.schedule()
        elif self.is_open and self.mode in (Mode.THINKING, Mode.STUCK, Mode.SKIPPING):
            self._listener.show_prompt()
            if idle:
                self.deciding.let_decide()

    # Back, forward, again --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the previous decision of a person; phases without a choice are passed over."""
        self._take_back_to(self.undo_ply if self.free else None)

    def _take_back_to(self, target: int | None) -> None:
        """Back to a ply, which counts as one undo; None: there is nothing to take back."""
        if target is not None:
            self._halt()
            self.session.undo(target)
            self._listener.committed()

    def undo_remark(self) -> None:
        """Back to before all that the coach speaks of."""
        self._take_back_to(self.remark_ply if self.free else None)

    def restart(self) -> None:
        """Back to the start of the game; redo still leads forward."""
        if self.free and self.session.can_undo:
            self._halt()
            self.session.jump(0)
            self._listener.committed()

    def redo(self) -> None:
        """Forward to the next decision of a person; phases without a choice are passed over, gestures go whole."""
        if self.free and self.session.can_redo:
            self._halt()
            self.session.redo()
            while self._is_passed_over() and self.session.can_redo:
                self.session.redo()
            self._listener.committed()

    def replay_bot_turn(self) -> None:
        """Show again what others did last; the game itself does not move."""
        span = self.replay_span if self.free else None
        if span is None:
            return
        self._halt()
        first, last = span
        retold = (past(self.moments, self.seat, ply, moves=True) for ply in range(first + 1, last + 1))
        steps = (past(self.moments, self.seat, first), *retold)
        then, self.mode = self.mode, Mode.REPLAYING
        self._again.begin(steps, then, by_steps=self.pace.speed is BotSpeed.STEP)

    def _end_replay(self) -> None:
        """The table is again where the game stands."""
        self._again.drop()
        self.mode = self._again.then
        self.show_now()

    def watch_ply(self, ply: int) -> None:
        """Show one moment of a game that is watched; a single step forward moves as it did then."""
        if self.mode is Mode.WATCHING:
            moves = ply > 0 and ply == self.watched + 1
            self.watched = ply
            self._listener.show_past(past(self.moments, self.seat, ply, moves=moves))


def _nothing() -> None:
    """No session is listened to."""
