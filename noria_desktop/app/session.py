"""The running game: one history of decisions, total undo and redo, automatic beats one at a time.

Qt-free. The history holds the states themselves (they share structure), so going anywhere in it costs
nothing and repeats every draw exactly. Source: decisions 3 and 4; architecture 2.7.
"""

from __future__ import annotations

import enum
import uuid
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from attrs import evolve, field

from noria_desktop.app import record
from noria_desktop.app.record import Branches, LogEntry, Record
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN, IllegalAction, Rules, Seat, Step, Turn
from noria_desktop.engine.values import LATER, frozen


class ChangeKind(enum.Enum):
    """How the session came from one state to the next."""

    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"
    JUMPED = "jumped"


@frozen
class Change:
    """What listeners hear after the cursor moved."""

    kind: ChangeKind
    before: Any
    after: Any
    events: tuple[Any, ...]
    """What happened, for PLAYED and single-step REDONE; empty when going back or jumping."""
    entry: LogEntry | None
    """The action played, when exactly one was."""


Listener = Callable[[Change], None]

AnyRules = Rules[Any, Any, Any, Any]


class HasRules(Protocol):
    """A game's kit, or anything else that knows the rules."""

    @property
    def rules(self) -> AnyRules:
        """The game's rules."""
        ...


def _rules_of(game: HasRules | AnyRules) -> AnyRules:
    rules: AnyRules = getattr(game, "rules", game)  # type: ignore[arg-type]
    return rules


def _programs_of(game: HasRules | AnyRules, options: Any) -> Mapping[Seat, str]:
    """Rules alone say nothing of players: then every decision is a human's."""
    programs: Callable[[Any], Mapping[Seat, str]] | None = getattr(game, "programs", None)
    return {} if programs is None else programs(options)


def repeated(rules: AnyRules, state: Any, entry: LogEntry) -> Step[Any, Any] | None:
    """The step of a log entry taken from this state; None where it is not legal or another seat's turn."""
    if rules.turn(state).seat != entry.seat:
        return None
    try:
        return rules.apply(state, entry.action)
    except IllegalAction:
        return None


@frozen
class Tally:
    """What was counted while playing; none of it changes the game."""

    undos: int = 0
    """How often the player took something back."""
    hints: int = 0
    """How often the player asked for advice."""
    seconds: int = 0
    """Time spent at the table."""
    remarks: int = field(default=0, metadata=LATER)
    """How often the coach spoke."""


class HistoryEnd(RuntimeError):
    """There is nothing to take back, to repeat or to let happen at this end of the history."""


class Session:
    """One game being played: its start, everything done so far, and where in it the table stands.

    ``ply`` counts actions from the start; the state of ply 0 is the set-up. Entries beyond the cursor
    are the redo tail. A session that was resumed without its earlier turns starts at the ``closed``
    entry: nothing before it can be shown or taken back, and plies go on counting from it.

    Nothing that was played is forgotten: a redo tail that is left for something else stays as a branch.
    """

    def __init__(
        self, game: HasRules | AnyRules, options: Any, seed: int, *, identity: str | None = None
    ) -> None:
        """Lay the table.

        Args:
            game: the game's kit or its rules.
            options: the game's set-up options.
            seed: unsigned 32-bit number of the deal.
            identity: name of this very game in results and saves; a fresh one by default.

        Raises:
            ValueError: the options or the seed do not describe a set-up.
        """
        self._rules = _rules_of(game)
        self._options = options
        self._seed = seed
        self._programs = _programs_of(game, options)
        self._identity = uuid.uuid4().hex if identity is None else identity
        self._begin(self._rules.setup(options, seed), ())

    @classmethod
    def resumed(
        cls,
        game: HasRules | AnyRules,
        options: Any,
        seed: int,
        *,
        identity: str,
        state: Any,
        closed: tuple[LogEntry, ...],
    ) -> Session:
        """A session that goes on from a state whose earlier turns cannot be replayed, or that was never played.

        Nobody can tell how it came about, so the game is open.

        Args:
            game: the game's kit or its rules.
            options: the options the game was set up with.
            seed: the seed the game was set up with.
            identity: name of this very game.
            state: the position to go on from.
            closed: the earlier entries, kept for the record only.
        """
        session = cls.__new__(cls)
        session._rules = _rules_of(game)
        session._options = options
        session._seed = seed
        session._programs = _programs_of(game, options)
        session._identity = identity
        session._begin(Step(state), closed)
        session._sealed = False
        return session

    def _begin(self, start: Step[Any, Any], closed: tuple[LogEntry, ...]) -> None:
        """An empty history that starts here."""
        self._steps: list[Step[Any, Any]] = [start]
        self._entries: list[LogEntry] = []
        self._closed = closed
        self._cursor = 0
        self._branches: Branches = ()
        self._dropped = 0
        self._novelty = 0
        self._sealed = True
        self._tally = Tally()
        self._choices: dict[int, Choice[Any]] = {}
        self._listeners: list[Listener] = []

    # What the session is ------------------------------------------------------------------------------

    @property
    def rules(self) -> AnyRules:
        """The rules of the game being played."""
        return self._rules

    @property
    def options(self) -> Any:
        """The options the game was set up with; gaps were filled by the seed."""
        return self._options

    @property
    def seed(self) -> int:
        """Number of the deal."""
        return self._seed

    @property
    def programs(self) -> Mapping[Seat, str]:
        """Seats at which a program decides, and which one; automatons are rules and stand nowhere here."""
        return self._programs

    @property
    def awaits_program(self) -> bool:
        """True when a program has a real decision to make."""
        turn = self.turn
        return turn.seat in self._programs and not turn.automatic

    @property
    def identity(self) -> str:
        """Name of this very game, the same in all its saves."""
        return self._identity

    def become_another(self, identity: str | None = None) -> None:
        """From now on this is a game of its own, with the past of the one it was; it is open.

        That is so once somebody goes on from an older save: the newer record of that game stays as it is.
        """
        self._identity = uuid.uuid4().hex if identity is None else identity
        self._sealed = False

    @property
    def record(self) -> Record:
        """Everything that was ever played in this game."""
        return Record((*self._closed, *self._entries), self._branches)

    @property
    def dropped(self) -> int:
        """How many branches had to go because there was no room for them."""
        return self._dropped

    @property
    def novelty(self) -> int:
        """How many actions were played here that nobody had played before in this game."""
        return self._novelty

    @property
    def has_decision(self) -> bool:
        """True once a human has decided something, taken back or not."""
        if self._closed or self._branches:
            return True
        return any(self.is_decision(ply) for ply in range(len(self._entries)))

    @property
    def choices(self) -> Mapping[int, Choice[Any]]:
        """What programs chose and why, by the ply that each choice led to; taken back or not."""
        return self._choices

    @property
    def tally(self) -> Tally:
        """Undos, hints and time so far."""
        return self._tally

    @property
    def sealed(self) -> bool:
        """False once the game was taken back past something that had been revealed."""
        return self._sealed

    # Where the table stands ---------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The true state at the cursor; boards and bots get ``view`` instead."""
        return self._steps[self._cursor].state

    def view(self, seat: Seat = HUMAN) -> Any:
        """The state at the cursor as a seat may see it."""
        return self._rules.observe(self.state, seat)

    @property
    def turn(self) -> Turn:
        """Who decides what now."""
        return self._rules.turn(self.state)

    @property
    def legal(self) -> tuple[Any, ...]:
        """Every action allowed now."""
        return self._rules.legal_actions(self.state)

    @property
    def is_over(self) -> bool:
        """True when nobody has anything left to decide."""
        return self.turn.seat is None

    @property
    def cursor(self) -> int:
        """The ply the table stands at: how many actions of ``log`` have been played."""
        return self._cursor

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The history that can be replayed, redo tail included."""
        return tuple(self._entries)

    @property
    def closed(self) -> tuple[LogEntry, ...]:
        """Entries from before this session's first state; kept for the record."""
        return self._closed

    @property
    def start(self) -> Step[Any, Any]:
        """The set-up, or the state the session was resumed from."""
        return self._steps[0]

    def state_at(self, ply: int) -> Any:
        """The true state after so many actions.

        Raises:
            IndexError: the history is not that long.
        """
        return self._steps[self._checked(ply)].state

    def events_at(self, ply: int) -> tuple[Any, ...]:
        """What happened in the step that led to this ply; at ply 0 the events of the set-up."""
        return self._steps[self._checked(ply)].events

    def would_open(self, ply: int) -> bool:
        """Whether going back there would open the sealed record, past something that was revealed."""
        undone = self._steps[self._checked(ply) + 1 : self._cursor + 1]
        return self._sealed and any(event.reveals for step in undone for event in step.events)

    def peek(self, actions: Iterable[Any], seat: Seat = HUMAN) -> Any | None:
        """What the table would look like to a seat after these actions; nothing is changed.

        None when one of them is not possible, or when chance or something hidden decides what happens:
        nobody may look at that beforehand.
        """
        state = self.state
        for action in actions:
            try:
                step = self._rules.apply(state, action)
            except IllegalAction:
                return None
            if any(event.reveals for event in step.events):
                return None
            state = step.state
        return self._rules.observe(state, seat)

    # Going on -----------------------------------------------------------------------------------------

    def dispatch(self, action: Any, *, choice: Choice[Any] | None = None) -> Change:
        """Carry out the action for whoever's turn it is.

        Playing what the redo tail begins with steps forward into it; anything else leaves the tail as a branch.

        Args:
            action: what is done.
            choice: the choice of the program that does it; None for people and for what the rules do.

        Raises:
            IllegalAction: the rules do not allow the action now.
        """
        before = self.state
        turn = self._rules.turn(before)
        if turn.seat is None:
            raise IllegalAction(action, turn)
        entry = LogEntry(turn.seat, action)
        if not (self._cursor < len(self._entries) and self._entries[self._cursor] == entry):
            step = self._rules.apply(before, action)
            self._leave_tail()
            self._branches = record.grown(self._branches, len(self._closed) + self._cursor, entry)
            self._novelty += 1
            self._entries.append(entry)
            self._steps.append(step)
        if choice is not None:
            self._choices[self._cursor + 1] = choice
        return self._arrive(self._cursor + 1, ChangeKind.PLAYED)

    def _leave_tail(self) -> None:
        """What was taken back is left for something else: it becomes a branch."""
        tail = tuple(self._entries[self._cursor :])
        if tail:
            number = max((branch.number for branch in self._branches), default=self._dropped) + 1
            self._branches = record.left(self._branches, len(self._closed) + self._cursor, tail, number)
            del self._entries[self._cursor :]
            del self._steps[self._cursor + 1 :]
            self._choices = {ply: one for ply, one in self._choices.items() if ply <= self._cursor}

    def step_automatic(self) -> Change:
        """One beat of an automaton or of a forced moment.

        Raises:
            HistoryEnd: somebody has a real decision to make, or the game is over.
        """
        if not self.turn.automatic:
            raise HistoryEnd("no automatic beat is due")
        return self.dispatch(self.legal[0])

    def run_automatic(self) -> tuple[Change, ...]:
        """All automatic beats that are due, up to the next real decision or the end."""
        changes = []
        while self.turn.automatic:
            changes.append(self.step_automatic())
        return tuple(changes)

    # Back and forth -----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """True when an earlier human decision can be come back to."""
        return self._decision_before() is not None

    @property
    def can_redo(self) -> bool:
        """True when something was taken back and can be repeated."""
        return self._cursor < len(self._entries)

    def is_decision(self, ply: int) -> bool:
        """True when a human had a real choice in the state of this ply."""
        turn = self._rules.turn(self._steps[ply].state)
        return turn.seat is not None and turn.seat not in self._programs and not turn.automatic

    def undo(self, ply: int | None = None) -> Change:
        """Back to the previous decision of a human, or at once to an earlier one; everything since then goes with it.

        Raises:
            HistoryEnd: there is none.
            IndexError: the history is not that long.
        """
        target = self._decision_before() if ply is None else self._checked(ply)
        if target is None or target >= self._cursor:
            raise HistoryEnd("nothing to take back")
        return self._take_back(target)

    def redo(self) -> Change:
        """Forward to the next decision of a human, or to the end of what was taken back.

        Raises:
            HistoryEnd: nothing was taken back.
        """
        if not self.can_redo:
            raise HistoryEnd("nothing to repeat")
        last = len(self._entries)
        target = next((ply for ply in range(self._cursor + 1, last) if self.is_decision(ply)), last)
        return self._arrive(target, ChangeKind.REDONE)

    def jump(self, ply: int) -> Change:
        """To any moment of the history. Going back this way counts as taking back.

        Raises:
            IndexError: the history is not that long.
        """
        target = self._checked(ply)
        if target < self._cursor:
            self._count_going_back(target)
        return self._arrive(target, ChangeKind.JUMPED)

    # Listeners and counts -----------------------------------------------------------------------------

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` after every move of the cursor; the result ends that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def count_hint(self) -> None:
        """The player asked for advice."""
        self._tally = evolve(self._tally, hints=self._tally.hints + 1)

    def count_remark(self) -> None:
        """The coach said something; it breaks nothing."""
        self._tally = evolve(self._tally, remarks=self._tally.remarks + 1)

    def add_time(self, seconds: int) -> None:
        """The player spent time at the table."""
        self._tally = evolve(self._tally, seconds=self._tally.seconds + max(0, seconds))

    # Coming back from a save --------------------------------------------------------------------------

    def replay(self, entries: Iterable[LogEntry]) -> int:
        """Play entries one after the other from the cursor, silently; how many were possible.

        Replaying stops at the first entry that is not legal or belongs to another seat.
        """
        done = 0
        for entry in entries:
            step = repeated(self._rules, self.state, entry)
            if step is None:
                break
            self._entries.append(entry)
            self._steps.append(step)
            self._cursor += 1
            done += 1
        return done

    def restore(
        self, *, ply: int, sealed: bool, tally: Tally, branches: Branches = (), dropped: int = 0
    ) -> None:
        """Take over from a save where the table stood, what was left and what was counted; nobody is told.

        Raises:
            IndexError: the history is not that long.
        """
        self._cursor = self._checked(ply)
        self._sealed = sealed
        self._tally = tally
        self._branches = branches
        self._dropped = dropped

    def recall(self, choices: Mapping[int, Choice[Any]]) -> None:
        """Take over what programs once thought on the way through this history."""
        self._choices = dict(choices)

    # ---------------------------------------------------------------------------------------------------

    def _checked(self, ply: int) -> int:
        if not 0 <= ply <= len(self._entries):
            raise IndexError(f"ply {ply} is outside the history of {len(self._entries)} actions")
        return ply

    def _decision_before(self) -> int | None:
        return next((ply for ply in range(self._cursor - 1, -1, -1) if self.is_decision(ply)), None)

    def _take_back(self, target: int) -> Change:
        self._count_going_back(target)
        return self._arrive(target, ChangeKind.UNDONE)

    def _count_going_back(self, target: int) -> None:
        """However far, it counts once; the game is open once something that was revealed lies on the way back."""
        self._tally = evolve(self._tally, undos=self._tally.undos + 1)
        if self.would_open(target):
            self._sealed = False

    def _arrive(self, target: int, kind: ChangeKind) -> Change:
        before, origin = self.state, self._cursor
        self._cursor = target
        single = target == origin + 1 and kind is not ChangeKind.JUMPED
        change = Change(
            kind=kind,
            before=before,
            after=self.state,
            events=self._steps[target].events if single else (),
            entry=self._entries[origin] if single else None,
        )
        for listener in tuple(self._listeners):
            listener(change)
        return change
