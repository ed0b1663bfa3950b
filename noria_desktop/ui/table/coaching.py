"""When the coach speaks at a table, and what it said before. It knows no window, no picture and no word.

It looks once at every moment to which playing led and at which the board has come to rest: what it finds stands until
the game goes on, and where nobody at the screen decides next, the game waits for a press, so that it can be read and
taken back. Source: mocks/way-in.md 3; decisions 42 and 43.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, overload

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.coach_memory import CoachMemory
from noria_desktop.app.session import Session
from noria_desktop.bots.coaching import Coach, Decision, Occasion, Remark, Said, first_remark
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import changed, frozen
from noria_desktop.ui.board.moment import Moment, Moments

if TYPE_CHECKING:
    from noria_desktop.bots.appraising import Appraised


class CoachedTable(Protocol):
    """What is asked of the table at which a coach may speak."""

    seat: Seat
    """Who is spoken to."""

    @property
    def session(self) -> Session:
        """The game."""
        ...

    @property
    def moment(self) -> Moment:
        """Where it stands."""
        ...

    @property
    def moments(self) -> Moments:
        """Its moments."""
        ...


def one_at_the_screen(session: Session) -> bool:
    """Whether a single person sits at a game: between people nobody whispers to one of them."""
    game_id = session.rules.game_id
    if game_id not in game_ids():
        return True
    return kit(game_id).taken(session.options) - len(session.programs) <= 1


Compare: TypeAlias = Callable[[Session, Moment, Seat, Any], None]
"""The game, the moment before the gesture, who made it, its first action; or the moment now, whose turn it is and what is
aimed at."""


def gives_away(found: Appraised, remark: Remark) -> bool:
    """Whether a search found as much given away as the remark asks for, and not by luck alone."""
    return found.lost >= max(remark.least_loss, found.doubt)


@frozen
class Gesture:
    """What one gesture of the player did: from one ply to another."""

    first: int
    last: int


class Coaching:
    """The coach at one table."""

    def __init__(self, table: CoachedTable, compare: Compare, drop: Callable[[], None]) -> None:
        """Silent.

        Args:
            table: where it speaks.
            compare: has a search hold an action against the best, and ``weighed`` told of it.
            drop: nobody wants to know any more.
        """
        self._table, self._compare, self._drop = table, compare, drop
        self.coach: Coach | None = None
        """The coach of the game at the table; None: nobody speaks."""
        self.sent_away: frozenset[str] = frozenset()
        """Kinds of remarks that the player does not want to hear again."""
        self.first_game = True
        """Whether the player has finished no game of this kind yet."""
        self.memory: CoachMemory | None = None
        """What was said in games that were put aside; None: nobody keeps it."""
        self.begin(None)

    def begin(self, coach: Coach | None) -> None:
        """Another game lies on the table; None: in this one the coach is silent."""
        self.coach = coach
        self._said = self._remembered()
        self._gesture: Gesture | None = None
        self._seen = -1
        """The latest ply that was looked at: whoever goes back is not told again."""
        self._remark: Remark | None = None
        self._at = -1
        """The ply at which the remark was made."""
        self._let_go = False
        self._unheard = False
        """Whether the remark has not stood before the player yet."""
        self._doubtful: tuple[Remark, Occasion] | None = None
        """What would be said if a search bears it out."""
        self._at_doubt = -1
        self._aimed: Any = None
        """What the piece in hand would play where it hangs; None: nothing hangs anywhere."""
        self._about: Any = None
        """What was aimed at when the remark was made; None: it is about something else."""
        self._weighed: dict[Any, Appraised] = {}
        """What searches found of all that was aimed at in this moment."""
        self._hinted = -1
        """The ply at which the player was given a hint: nothing more is said there."""
        self._confirmed = -1
        """The ply at which the player answered a question of the table: what was played there is meant."""

    def _remembered(self) -> list[Said]:
        """What was said in this game before it was put aside; what lies beyond an older save of it was not said yet."""
        if self.coach is None or self.memory is None:
            return []
        table = self._table
        now = self.coach.turn(table.moment.view(table.seat))
        return [one for one in self.memory.of(table.session.identity) if one.turn <= now]

    # What the table tells -------------------------------------------------------------------------------

    def played(self, first: int, last: int) -> None:
        """The player's gesture led from one ply to another."""
        self._gesture, self._remark = Gesture(first, last), None
        self._seen = min(self._seen, first)
        self._aimed, self._weighed = None, {}

    def confirmed(self) -> None:
        """What is played next was asked about, and the player does it all the same: nothing more is said of that press."""
        self._confirmed = self._table.session.cursor

    def would_speak(self, actions: tuple[Any, ...]) -> bool:
        """Whether something would be said of these actions, were they played now."""
        table, coach = self._table, self.coach
        if coach is None:
            return False
        view = table.moment.view(table.seat)
        occasion = Occasion(
            view,
            table.moment.legal,
            table.seat,
            view,
            actions,
            earlier=self._earlier(),
            said=tuple(self._said),
            first_game=self.first_game,
        )
        return first_remark(coach, occasion, self.sent_away) is not None

    def hinted(self) -> None:
        """The player has asked what a strong player would do here."""
        self._hinted = self._table.session.cursor

    def aim(self, action: Any, *, rests: bool) -> bool:
        """The piece in hand hangs where it would play this; whether the strip changes by it.

        Args:
            action: None: it hangs nowhere.
            rests: it has stayed there for a moment: it is meant to go there.
        """
        if self.coach is None or not self.coach.of_aims or self.weighs_press:
            return False
        before, self._aimed = self.remark, action
        self._doubtful = None
        self._drop()
        if rests and action is not None and self._hinted != self._table.session.cursor:
            self._look_at_aim()
        return self.remark is not before

    def _look_at_aim(self) -> None:
        """Say what there is to say of what is aimed at, or ask a search first whether it is worth a word."""
        coach, action = self.coach, self._aimed
        occasion = self._occasion() if coach is not None else None
        if coach is None or occasion is None:
            return
        occasion = changed(occasion, aimed=action, found=self._weighed.get(action))
        remark = first_remark(coach, occasion, self.sent_away)
        if remark is None:
            return
        if remark.least_loss and occasion.found is None:
            self._doubtful, self._at_doubt = (remark, occasion), self._table.session.cursor
            self._compare(self._table.session, self._table.moment, self._table.seat, action)
        elif not remark.least_loss or (occasion.found is not None and gives_away(occasion.found, remark)):
            self._say(coach, remark, occasion)

    def look(self) -> bool:
        """The board stands still: whether something is said now that was not said before."""
        ply = self._table.session.cursor
        coach, gesture = self.coach, self._gesture
        if coach is None or ply <= self._seen:
            return False
        if gesture is not None and gesture.first < ply < gesture.last:
            return False  # in the midst of it
        self._seen = ply
        occasion = self._occasion()
        if occasion is None:
            return False
        found = first_remark(coach, occasion, self.sent_away)
        if found is None:
            return False
        if found.of_press and gesture is not None and gesture.first == self._confirmed:
            return False
        weighed = self._weighed_ply(found)
        if weighed is not None:
            self._doubtful, self._at_doubt = (found, occasion), ply
            session, before = self._table.session, self._table.moments.at(weighed)
            self._compare(session, before, self._table.seat, session.log[weighed].action)
            return False
        self._say(coach, found, occasion)
        return True

    def _weighed_ply(self, remark: Remark) -> int | None:
        """Where the decision was taken that a search is to weigh first; None: nothing is searched."""
        gesture = self._gesture
        if not remark.least_loss:
            return None
        if remark.weighed is not None:
            return self._earlier().ply_of(remark.weighed)
        return None if gesture is None else gesture.first

    def weighed(self, found: Choice[Any]) -> bool:
        """A search has held the latest gesture against the best: whether something is said now."""
        from noria_desktop.bots.appraising import Appraised

        doubtful, self._doubtful = self._doubtful, None
        if doubtful is None or self.coach is None or not isinstance(found, Appraised):
            return False
        remark, occasion = doubtful
        if self._at_doubt != self._table.session.cursor:
            return False
        if occasion.aimed is not None:
            before = self.remark
            self._weighed[occasion.aimed] = found
            if self._aimed == occasion.aimed:
                self._look_at_aim()
            return self.remark is not before
        if not gives_away(found, remark):
            return False
        self._say(self.coach, remark, occasion)
        return True

    @property
    def weighs_press(self) -> bool:
        """Whether a search is to say first if something is said of what was just played: it takes a moment only.

        Of a piece that hangs somewhere a coach speaks before it is dropped; what was dropped at once is spoken of then.
        """
        if self.coach is None or not self.coach.of_aims or self._doubtful is None:
            return False
        return self._doubtful[1].pressed and self._at_doubt == self._table.session.cursor

    def unweighed(self) -> None:
        """The search has found nothing: nothing is said."""
        self._doubtful = None

    def _say(self, coach: Coach, remark: Remark, occasion: Occasion) -> None:
        self._remark, self._at, self._let_go = remark, self._table.session.cursor, False
        self._about = occasion.aimed
        self._said.append(Said(remark.kind, coach.turn_at(occasion)))
        self._unheard = True
        if self.memory is not None:
            self.memory.note(self._table.session.identity, self._said)

    def hear(self) -> None:
        """What is said stands before the player: it counts, once."""
        if self._unheard:
            self._unheard = False
            self._table.session.count_remark()

    # What is said ---------------------------------------------------------------------------------------

    @property
    def remark(self) -> Remark | None:
        """What is said at the present moment."""
        if self._remark is None or self._at != self._table.session.cursor:
            return None
        # Over another place it would be about something else; once put back it can be read.
        if self._about is not None and self._aimed not in (None, self._about):
            return None
        return self._remark

    @property
    def aims(self) -> bool:
        """Whether what is said is about a piece in hand: then it is said while it is held."""
        return self._about is not None and self.remark is not None

    @property
    def waits(self) -> bool:
        """Whether what is said keeps the game from going on by itself."""
        return self.remark is not None and not self._let_go

    def let_go(self) -> None:
        """The player has read it: the game may go on."""
        self._let_go = True

    def send_away(self) -> str:
        """Nothing of this kind any more; which kind it was, empty where nothing is said."""
        remark = self.remark
        if remark is None:
            return ""
        self._remark = None
        self.sent_away |= {remark.kind}
        return remark.kind

    def call_back(self, kind: str) -> None:
        """It may be said again after all."""
        self.sent_away -= {kind}

    # What it looks at -----------------------------------------------------------------------------------

    def _occasion(self) -> Occasion | None:
        """The present moment as the coach looks at it; None where it has nothing to look at."""
        table = self._table
        session, moments, seat, now = table.session, table.moments, table.seat, table.moment
        gesture = self._gesture
        if gesture is not None and gesture.last > session.cursor:
            gesture = None  # it was taken back
        own = now.turn.seat == seat and not now.turn.automatic
        pressed = gesture is not None and gesture.last == session.cursor
        if not own and not pressed:
            return None  # others are moving
        before = None
        actions: tuple[Any, ...] = ()
        between: tuple[Any, ...] = ()
        if gesture is not None:
            before = moments.at(gesture.first).view(seat)
            between = tuple(moments.at(ply).view(seat) for ply in range(gesture.first + 1, gesture.last))
            actions = tuple(entry.action for entry in session.log[gesture.first : gesture.last])
        return Occasion(
            now.view(seat),
            now.legal,
            seat,
            before,
            actions,
            not pressed and gesture is not None,
            self._earlier(),
            tuple(self._said),
            self.first_game,
            between=between,
        )

    def _earlier(self) -> Earlier:
        """The player's decisions up to the latest gesture and without it."""
        table, gesture = self._table, self._gesture
        cursor = table.session.cursor
        until = cursor if gesture is None or gesture.last > cursor else gesture.first
        return Earlier(table.moments, table.seat, until)


class Earlier(Sequence[Decision]):
    """A seat's own decisions up to a ply, the oldest first; found and shown as its player saw them when asked for."""

    def __init__(self, moments: Moments, seat: Seat, until: int) -> None:
        """Nothing is worked out yet."""
        self._moments, self._seat, self._until = moments, seat, until
        self._known: list[int] | None = None

    @property
    def _plies(self) -> list[int]:
        if self._known is None:
            session = self._moments.session
            self._known = [
                ply
                for ply in range(self._until)
                if session.log[ply].seat == self._seat and session.is_decision(ply)
            ]
        return self._known

    def ply_of(self, index: int) -> int:
        """Where in the game one of them was taken."""
        return self._plies[index]

    def __len__(self) -> int:
        """How many there were."""
        return len(self._plies)

    @overload
    def __getitem__(self, index: int) -> Decision: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Decision]: ...

    def __getitem__(self, index: int | slice) -> Decision | Sequence[Decision]:
        """One of them, or several."""
        if isinstance(index, slice):
            return [self._at(ply) for ply in self._plies[index]]
        return self._at(self._plies[index])

    def __iter__(self) -> Iterator[Decision]:
        """From the first to the latest."""
        return map(self._at, self._plies)

    def _at(self, ply: int) -> Decision:
        moments = self._moments
        return Decision(moments.at(ply).view(self._seat), moments.session.log[ply].action)
