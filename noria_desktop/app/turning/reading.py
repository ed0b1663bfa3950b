"""Reading a game for its turning points: which question comes next, and what is known so far.

Every decision of the player's is looked at once, quickly. Then all of them are searched again, ten times as long, the move that was
made as often as the best; where there are too many, every second or third. After that come those of which the changes rest that
may have moved most, at the upper end of their doubt, until whatever may still be heaviest rests on careful searches. A chance to
win mostly moves by little and little, so that doubt hides all of it: where fewer than three can be told, those that may weigh
most are searched ten times as long again. What a rival could have done better is asked last, and only where everything it knew
lies open by now. A game in which everything could be foreseen is read otherwise (``foreseen``).

Nothing here waits or thinks: ``question`` says what is wanted, ``take`` hears the answer. Source: mocks/library.md 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import BOTS, player_rng
from noria_desktop.app.replaying.course import points_of
from noria_desktop.app.session import Session
from noria_desktop.app.thinking import Question
from noria_desktop.app.turning import foreseen
from noria_desktop.app.turning.changes import (
    CAREFUL,
    FIRST,
    MOST,
    Between,
    Cause,
    Change,
    Look,
    Point,
    changes,
    curve,
    had_before,
    turning,
    unsure,
)
from noria_desktop.bots.appraising import SCALE, Appraised, Measure
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import frozen

CONTESTED: Final = 8
"""So many of the changes that may be heaviest must rest on careful looks: some more than may be told."""
SPREAD: Final = 56
"""So many careful looks are spread evenly over the game; a quick one may not have seen what was missed."""
MOST_CAREFUL: Final = 75
"""No more careful looks at a game than that."""
MOST_THOROUGH: Final = 20
"""No more looks than that are thorough, where careful ones leave too much in doubt."""
MODULE: Final = "appraisal"


class Unread(ValueError):
    """A game without turning points: nobody can appraise its moves, or people played it at one screen."""


@frozen
class Moment:
    """A turning point."""

    change: Change
    best: tuple[Any, ...] = ()
    """What would have been better, with what it means to do afterwards; empty where chance decided or nobody may know."""
    instead: int | None = None
    """What the player could have expected after that, in hundredths."""
    choices: int = 0
    """How many moves there were."""
    hands: int = 0
    """So many possible hands were counted out; 0: it was searched."""


def measure_of(game_id: str) -> Measure | None:
    """What a game's adviser expects of a position; None: the game has no turning points."""
    package = f"{BOTS}.{game_id}"
    if find_spec(package) is None or find_spec(f"{package}.{MODULE}") is None:
        return None
    found: Measure = import_module(f"{package}.{MODULE}").MEASURE
    return found


def can_be_read(session: Session) -> bool:
    """Whether there are turning points in a game: it is over, an adviser knows it, and one person played it."""
    return (
        session.is_over
        and not session.closed
        and measure_of(session.rules.game_id) is not None
        and kit(session.rules.game_id).taken(session.options) - len(session.programs) == 1
    )


class Reading:
    """A game that is being read."""

    def __init__(
        self,
        session: Session,
        known: Mapping[int, Look] | None = None,
        *,
        lies_open: Callable[[Any, Any, Any], bool] | None = None,
    ) -> None:
        """Begin to read.

        Args:
            session: a finished game of one person.
            known: what was found before, by ply.
            lies_open: an action, the state before it, the end: whether all that its player knew is known by now.

        Raises:
            Unread: it has no turning points.
        """
        measure = measure_of(session.rules.game_id)
        if measure is None or not can_be_read(session):
            raise Unread(session.rules.game_id)
        self.session, self.measure = session, measure
        self._lies_open = lies_open
        self.looks: dict[int, Look] = {}
        """The player's decisions, by ply."""
        self.rivals: dict[int, Look] = {}
        """Decisions of others, by ply."""
        for ply, look in (known or {}).items():
            (self.looks if session.log[ply].seat == HUMAN else self.rivals)[ply] = look
        self._careful = sum(one.effort >= CAREFUL for one in self.looks.values())

    @cached_property
    def plies(self) -> tuple[int, ...]:
        """The player's decisions between at least two moves, of which the adviser can say something."""
        session = self.session
        passes = getattr(self._module, "passes", None)
        return tuple(
            ply
            for ply, entry in enumerate(session.log)
            if entry.seat == HUMAN
            and session.is_decision(ply)
            and len(self._legal(ply)) > 1
            and not (passes is not None and passes(session.state_at(ply)))
        )

    @cached_property
    def between(self) -> Mapping[int, Between]:
        """What others did and what was drawn, by the player's decision before it."""
        found: dict[int, Between] = {}
        if self.measure is Measure.LEAD and not self._has_luck:
            return found
        ends = (*self.plies[1:], len(self.session.log))
        for ply, end in zip(self.plies, ends, strict=True):
            step = self._step_between(ply, end)
            if step is not None:
                found[ply] = step
        return found

    @property
    def _has_luck(self) -> bool:
        """Whether others or chance move anything that could not be foreseen."""
        return bool(getattr(self._module, "LUCK", True))

    @property
    def _module(self) -> ModuleType:
        return import_module(f"{BOTS}.{self.session.rules.game_id}.{MODULE}")

    def _step_between(self, ply: int, end: int) -> Between | None:
        session = self.session
        rival: int | None = None
        drawn: int | None = None
        for at in range(ply, end):
            automatic = session.rules.turn(session.state_at(at)).automatic
            reveals = any(event.reveals for event in session.events_at(at + 1))
            if reveals and (automatic or at == ply) and drawn is None:
                drawn = at
            if session.log[at].seat in session.programs and rival is None:
                rival = at
        if drawn is not None:
            return Between(Cause.CHANCE, drawn, rival is not None)
        return None if rival is None else Between(Cause.RIVAL, rival)

    def _legal(self, ply: int) -> tuple[Any, ...]:
        return self.session.rules.legal_actions(self.session.state_at(ply))

    # What is wanted -------------------------------------------------------------------------------------

    @property
    def wanted(self) -> tuple[int, int] | None:
        """The ply that is to be looked at next, and with what effort; None: everything is known."""
        if self._is_certain:
            return foreseen.wanted(self.plies, self.looks, self.changes, self.measure)
        for ply in self.plies:
            if ply not in self.looks:
                return ply, FIRST
        if self._careful < MOST_CAREFUL:
            for ply in self.plies[:: -(-len(self.plies) // SPREAD) or 1]:
                if not self.looks[ply].is_sure:
                    return ply, CAREFUL
            ply_unsure = unsure(self.changes, self.looks, self.measure, CONTESTED)
            if ply_unsure is not None:
                return ply_unsure, CAREFUL
        ply_hidden = self._hidden
        if ply_hidden is not None:
            return ply_hidden, foreseen.THOROUGH
        for one in self.told:
            if one.cause is Cause.RIVAL and one.ply not in self.rivals and self._is_told(one.ply):
                return one.ply, CAREFUL
        return None

    @property
    def _hidden(self) -> int | None:
        """The ply of a look whose doubt may hide a turning point, if there are too few; None: none does, or none may be searched."""
        if self.measure is not Measure.CHANCE or len(self.told) >= MOST:
            return None
        thorough = sum(one.effort >= foreseen.THOROUGH for one in self.looks.values())
        if thorough >= MOST_THOROUGH:
            return None
        return unsure(self.changes, self.looks, self.measure, CONTESTED, foreseen.THOROUGH)

    @property
    def question(self) -> Question | None:
        """The same as it is asked of a worker, who is shown what the seat saw."""
        wanted = self.wanted
        return None if wanted is None else self.asked(*wanted)

    def asked(self, ply: int, effort: int) -> Question:
        """A decision of the log as it is asked about."""
        return question_about(self.session, ply, self.session.log[ply].action, effort)

    def take(self, ply: int, effort: int, found: Choice[Any]) -> None:
        """Hear what was found about a decision."""
        assert isinstance(found, Appraised), "that is no comparison"
        if self.session.log[ply].seat == HUMAN:
            self._careful += effort >= CAREFUL
            self.looks[ply] = Look(ply, effort, found)
            if self._is_certain:
                played = [(at, one.action) for at, one in enumerate(self.session.log) if one.seat == HUMAN]
                for look in foreseen.as_planned(self.looks[ply], played, self.plies):
                    if look.ply not in self.looks:
                        self._careful += 1
                        self.looks[look.ply] = look
        else:
            self.rivals[ply] = Look(ply, effort, found)

    @property
    def _searched(self) -> int:
        """Careful and thorough looks; counted by what is known, so that a game that is read on later is as far as it was."""
        efforts = [one.effort for one in self.looks.values()]
        return sum(one >= CAREFUL for one in efforts) + sum(one >= foreseen.THOROUGH for one in efforts)

    @property
    def progress(self) -> tuple[int, int]:
        """How much is done, of how much as far as can be told."""
        if self._is_certain:
            done, usual = self._searched, len(self._whole) + foreseen.MOST_THOROUGH // 2
        else:
            done = len(self.looks) + self._searched
            usual = len(self.plies) + min(SPREAD, len(self.plies)) + CONTESTED
            if self.measure is Measure.CHANCE:
                usual += MOST_THOROUGH // 2
        return (done, done) if self.wanted is None else (done, max(done + 1, usual))

    @property
    def known_to(self) -> int:
        """Up to which ply every decision was looked at that is to be."""
        return next((ply for ply in self._whole if ply not in self.looks), len(self.session.log))

    @cached_property
    def _whole(self) -> tuple[int, ...]:
        """The decisions that are looked at in any case."""
        return foreseen.spread(self.plies) if self._is_certain else self.plies

    # What is known --------------------------------------------------------------------------------------

    @property
    def settled(self) -> Mapping[int, Look]:
        """The player's decisions by all that is known of the game."""
        if not getattr(self._module, "EXACT", False):
            return self.looks
        if not self._is_certain:
            return had_before(self.looks, self.between, None)
        return foreseen.carried_on(self.plies, had_before(self.looks, self.between, self._whole_end))

    @property
    def _is_certain(self) -> bool:
        """Whether the player could foresee the whole game."""
        return self.measure is Measure.LEAD and not self._has_luck

    @cached_property
    def end(self) -> int | None:
        """What the end of the game was worth to the player, in hundredths; None where the measure does not say."""
        state = self.session.state_at(len(self.session.log))
        sheet = self.session.rules.scores(state)
        if self.measure is Measure.CHANCE:
            return 50 * SCALE if sheet.winner is None else 100 * SCALE * (sheet.winner == HUMAN)
        return SCALE * points_of(sheet).lead if self.measure is Measure.LEAD else None

    @property
    def _whole_end(self) -> int | None:
        """The end, once everything before it is known."""
        return self.end if all(ply in self.looks for ply in self._whole) else None

    @property
    def changes(self) -> tuple[Change, ...]:
        """All that moved, as far as it is known."""
        return changes(self.settled, self.between, len(self.session.log), self._whole_end)

    @property
    def curve(self) -> tuple[Point, ...]:
        """What the player could expect, from the left as far as it is known."""
        until = self.known_to
        known = {ply: look for ply, look in self.settled.items() if ply < until}
        return curve(known, len(self.session.log), self._whole_end)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The turning points in the order of the game; they are sure once nothing is ``wanted`` any more."""
        return tuple(self._moment(one) for one in sorted(self.told, key=lambda one: one.ply))

    @property
    def told(self) -> tuple[Change, ...]:
        """The changes that are told, the heaviest first."""
        if self._is_certain:
            return foreseen.told(self.plies, self.looks, self.changes, self.measure)
        return turning(self.changes, self.measure)

    def _moment(self, change: Change) -> Moment:
        if change.cause is Cause.CHANCE:
            return Moment(change)
        look = (self.settled if change.cause is Cause.OWN else self.rivals).get(change.ply)
        if look is None:
            return Moment(change)
        found = look.found
        played = self.session.log[change.ply].action
        choices = len(self._legal(change.ply))
        if found.action == played or found.lost <= 0:
            return Moment(change, choices=choices, hands=found.hands)
        best = (found.action, *found.then)
        instead = found.best
        small = change.cause is Cause.RIVAL and 2 * found.lost < abs(change.moved)
        if change.cause is Cause.RIVAL:
            # Both looked at from the rival's side, so only their difference is told beside the player's own number.
            instead = change.after - found.lost
            if self.measure is Measure.CHANCE:
                instead = max(0, instead)
        # A move of another's that it could hardly have bettered moved things all the same: nobody is blamed for it.
        return Moment(change, () if small else best, instead, choices, found.hands)

    def _is_told(self, ply: int) -> bool:
        """Whether what a rival compared may be told."""
        if self._lies_open is None or len(self._legal(ply)) < 2:
            return False
        session = self.session
        return self._lies_open(
            session.log[ply].action, session.state_at(ply), session.state_at(len(session.log))
        )


def question_about(session: Session, ply: int, played: Any, effort: int) -> Question:
    """A move at a moment of a game, as it is asked about; it need not be the one of the log."""
    state = session.state_at(ply)
    seat = session.rules.turn(state).seat
    assert seat is not None, "nobody decides there"
    view = session.rules.observe(state, Seat(seat))
    return Question(
        session.rules.game_id,
        "",
        view,
        session.rules.legal_actions(state),
        player_rng(view, ply),
        played=played,
        effort=effort,
    )
