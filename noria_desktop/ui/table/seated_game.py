"""The game at the table, as it can be asked about: where it stands, who sees it, who is to decide, and what is waited for.

Nothing here moves anything; that is the conductor's. It knows no window, no picture and no word.
"""

from __future__ import annotations

from typing import Any

from noria_desktop.app.session import ChangeKind, Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.ui.board.moment import Moment, Moments
from noria_desktop.ui.table.again import Again
from noria_desktop.ui.table.coaching import Coaching
from noria_desktop.ui.table.history import PendingSteps, is_forced, last_bot_turn, own_ply, undo_ply
from noria_desktop.ui.table.listener import PlayedGame, TableListener
from noria_desktop.ui.table.mode import COVERED, STILL, Mode, mode_at
from noria_desktop.ui.table.pace import BotSpeed, Pace
from noria_desktop.ui.table.waiting import Wait, is_beat_left, is_draft, is_end_left


class SeatedGame:
    """What whoever shows the table, or answers a press at it, may ask."""

    pace: Pace
    """How fast others move."""
    coaching: Coaching
    """What the coach has to say."""

    def __init__(self, listener: TableListener) -> None:
        """An empty table, shown by this listener."""
        self._listener = listener
        self.mode = Mode.EMPTY
        self.seat = HUMAN
        """Whose eyes the table is shown to; the other one's too when two people share the screen."""
        self.auto_resolve = True
        """Whether a phase with nothing to choose ends by itself."""
        self.reveals = True
        """Whether what is revealed lies open until the player goes on."""
        self._game: PlayedGame | None = None
        self._moments: Moments | None = None
        self._clear()

    def _clear(self) -> None:
        """What belongs to one game."""
        self.seat = HUMAN
        self.pending_steps = PendingSteps()
        self.watched = 0
        """The ply shown of a game that is watched."""
        self._parted = -1
        """The ply at which the player has parted with the own turn."""
        self._again = Again(self._listener)
        """What is shown a second time."""
        self.held: Any = None
        """What lies open until the player goes on, such as a combat that was revealed; None mostly."""
        self.passed_over: Any = None
        """What would have lain open, while its outcome is still to be told: its player wants no reveals."""
        self._arrived_by: ChangeKind | None = None
        """How the present moment was reached; None: the game was opened there."""

    # Where it stands ------------------------------------------------------------------------------------

    @property
    def game(self) -> PlayedGame:
        """How the game at the table is played."""
        assert self._game is not None, "no game was ever opened"
        return self._game

    @property
    def moments(self) -> Moments:
        """The moments of the game at the table."""
        assert self._moments is not None, "no game lies on the table"
        return self._moments

    @property
    def session(self) -> Session:
        """The game at the table."""
        return self.moments.session

    @property
    def moment(self) -> Moment:
        """Where the game stands."""
        return self.moments.now

    @property
    def is_open(self) -> bool:
        """True for a game that hides nothing but in secret decisions: several people share the screen freely."""
        return self.game.secret is not None

    @property
    def eyes(self) -> Seat:
        """Whose observation is shown: before a secret decision that of somebody who does not take it."""
        if self.mode in COVERED and self.is_open:
            return HUMAN if self.moment.turn.seat != HUMAN else Seat(1)
        return self.seat

    @property
    def view(self) -> Any:
        """The state as whoever sits at the screen may see it."""
        return self.moment.view(self.eyes)

    @property
    def is_watching(self) -> bool:
        """True while a game is only looked at."""
        return self.mode is Mode.WATCHING

    @property
    def shown(self) -> Moment:
        """The moment on the board: of a game that is watched the ply that is looked at."""
        return self.moments.at(self.watched) if self.is_watching else self.moment

    @property
    def shown_view(self) -> Any:
        """The same as whoever sits at the screen may see it."""
        return self.shown.view(self.eyes)

    @property
    def is_own_choice_shown(self) -> bool:
        """Whether whoever sits at the screen had something to choose at the moment shown."""
        turn = self.shown.turn
        return not turn.automatic and turn.seat == self.seat and len(self.shown.legal) > 1

    @property
    def own(self) -> bool:
        """True when whoever sits at the screen has a decision to make."""
        return self.mode is Mode.PLAYING and self.held is None and self.moment.turn.seat == self.seat

    @property
    def free(self) -> bool:
        """True when the history may be moved."""
        return self.mode not in STILL

    @property
    def at_once(self) -> bool:
        """True when what others do is not to be watched."""
        return self.mode is Mode.SKIPPING or self.pace.speed is BotSpeed.INSTANT

    @property
    def by_steps(self) -> bool:
        """True when each move of the programs at an open table waits for Space."""
        return self.is_open and self.pace.speed is BotSpeed.STEP

    def _beat_is_due(self) -> bool:
        """True while the rules alone move the game."""
        return self.moment.turn.automatic

    def _mode_now(self) -> Mode:
        """What there is to do at the present moment."""
        return mode_at(self.moment, self.seat, self.session.programs, self.game.secret)

    def _is_forced(self) -> bool:
        """True when the human can now only end the phase."""
        return is_forced(self.moment, self.game.presenter)

    def _would_pass(self) -> bool:
        """True where the table does the only thing that the player could do, in the player's name."""
        return self.auto_resolve and self._arrived_by is ChangeKind.PLAYED and self._is_forced()

    @property
    def passes(self) -> bool:
        """Whether it does so as soon as the board stands still: nothing is asked of the player meanwhile."""
        playing = self.mode is Mode.PLAYING and self.own and self.wait is Wait.NOTHING
        return playing and self._would_pass()

    # For which press it waits ---------------------------------------------------------------------------

    @property
    def wait(self) -> Wait:
        """For which press the table waits before anything goes on by itself."""
        if self.mode in (Mode.EMPTY, Mode.WATCHING):
            return Wait.NOTHING
        if self.mode is Mode.REPLAYING:
            return Wait.STEP if self._again.by_steps else Wait.NOTHING
        if self.held is not None:
            return Wait.REVEAL
        moment, presenter = self.moment, self.game.presenter
        if self._can_part and is_draft(self.session, moment, presenter):
            return Wait.PARTING
        if self._can_end and is_end_left(moment, self.eyes, presenter):
            return Wait.END
        if is_beat_left(moment, self.eyes, presenter):
            return Wait.BEAT
        if self._coach_waits:
            return Wait.REMARK
        return Wait.STEP if self.by_steps and self.session.awaits_program else Wait.NOTHING

    @property
    def _coach_waits(self) -> bool:
        """Whether the game would go on by itself past what the coach has just said."""
        if not self.coaching.waits or self.moments.session.cursor == 0:
            return False
        if self.mode is Mode.PLAYING:
            return self.own and self.auto_resolve and self._is_forced()
        return self.mode in (Mode.MOVING, Mode.THINKING, Mode.SKIPPING)

    @property
    def _can_part(self) -> bool:
        """Whether the player has not parted with the own turn; from a game opened when it was over nobody parts."""
        if self.session.cursor == self._parted:
            return False
        return self._can_end or self.mode in (Mode.MOVING, Mode.THINKING)

    @property
    def _can_end(self) -> bool:
        """Whether the game has come to its end at this table, and its player has not gone on to the result."""
        ended = self.mode is Mode.OVER and self._arrived_by is not None
        return ended and self.session.cursor != self._parted

    @property
    def space_goes_on(self) -> bool:
        """True while Space means the next beat, or the end of the present movement."""
        if self.mode is Mode.EMPTY:
            return False
        if self.mode is Mode.REPLAYING:
            return True
        wait = self.wait
        if wait is Wait.PARTING:
            return self._listener.busy
        return wait is not Wait.NOTHING or self.moment.turn.automatic or self._listener.busy

    # Back and again --------------------------------------------------------------------------------------

    @property
    def undo_ply(self) -> int | None:
        """Where Undo leads to; None at the start."""
        return undo_ply(
            self.moments,
            self.game.presenter,
            pass_forced=self.auto_resolve,
            pending_steps=self.pending_steps,
        )

    @property
    def replay_span(self) -> tuple[int, int] | None:
        """First and last ply of what can be shown again."""
        return last_bot_turn(self.session, self.seat, several=self.is_open)

    @property
    def remark_ply(self) -> int | None:
        """Where taking back leads to what the coach speaks of; None where it says nothing that can be."""
        remark = self.coaching.remark
        if remark is None or remark.steps <= 1:
            return self.undo_ply
        return own_ply(self.session, self.seat, remark.steps)

    def _is_passed_over(self) -> bool:
        """True in the midst of a gesture, and where the table goes on by itself."""
        return self.session.cursor in self.pending_steps or (self.auto_resolve and self._is_forced())
