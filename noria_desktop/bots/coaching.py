"""What a coach may say of a decision: the occasion it looks at, and the remark it makes of it.

A coach looks at nothing that its player does not see, and keeps nothing: what was said and decided before stands in the
occasion. Each game that has one says so in ``noria_desktop.bots.<game_id>.coach`` with the constant ``COACH``; it knows
conditions and figures, and no sentence (``ui/<game>/words/coach`` has those). It says what lies open and what that is
worth, and names no best move. Source: lessons/<game>.md, coach lines; mocks/way-in.md 3.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from noria_desktop.bots.appraising import Appraised


@frozen
class Decision:
    """One action of the player, and what its seat saw when it was chosen."""

    view: Any
    action: Any


@frozen
class Said:
    """A remark that was heard in this game."""

    kind: str
    turn: int
    """The own turn in which it was, as ``Coach.turn`` counts them."""


@frozen
class Occasion:
    """A moment at which the coach may speak: something was played just now, or the player is asked something."""

    view: Any
    """What the seat sees now."""
    legal: tuple[Any, ...]
    """Every action allowed now, whoever's turn it is."""
    seat: Seat = HUMAN
    before: Any = None
    """What the seat saw before its latest gesture; None: it has played nothing yet."""
    actions: tuple[Any, ...] = ()
    """What that gesture played; nothing: see ``before``."""
    answered: bool = False
    """Whether others, or the rules, have moved since that gesture."""
    earlier: Sequence[Decision] = ()
    """The player's decisions of this game up to that gesture and without it, the oldest first."""
    said: tuple[Said, ...] = ()
    """What the coach said in this game so far, the oldest first."""
    first_game: bool = True
    """Whether the player has finished no game of this kind yet."""
    aimed: Any = None
    """An action that the piece in hand would play where it hangs now, not played yet; None: nothing is in hand."""
    found: Appraised | None = None
    """What a search found of that action, or of the first of ``actions``; None: nothing was searched."""
    between: tuple[Any, ...] = ()
    """What the seat saw between the actions of the latest gesture, one view less than there are actions."""

    @property
    def pressed(self) -> bool:
        """True while the latest gesture lies there as it was played: nobody else has moved since."""
        return bool(self.actions) and not self.answered

    @property
    def played(self) -> tuple[Decision, ...]:
        """The actions of the latest gesture, each with what the seat saw when it came."""
        return tuple(map(Decision, (self.before, *self.between), self.actions))

    def times(self, kind: str) -> int:
        """How often a remark of this kind was made in this game."""
        return sum(one.kind == kind for one in self.said)

    def last_turn_of(self, kind: str) -> int | None:
        """The own turn in which a remark of this kind was made last; None: it never was."""
        return next((one.turn for one in reversed(self.said) if one.kind == kind), None)


@frozen
class Remark:
    """One thing that the coach says."""

    kind: str
    """Which line, for ever the same: the game, a dot, its number: ``noria.k1``."""
    things: tuple[Any, ...] = ()
    """What of the table it speaks of, in the game's own terms (a chamber, a space, a place); the door finds their handles."""
    fields: tuple[tuple[str, Any], ...] = ()
    """What its words and its reason need, by name, in the game's own terms."""
    worth: int = 0
    """Points at stake, where they can be counted."""
    of_press: bool = False
    """Whether it speaks of what the latest gesture played, so that taking it back is offered."""
    steps: int = 1
    """How many of the player's decisions that takes back, the latest first: all that the words speak of. 1: the latest
    gesture, however many actions it stands for."""
    least_loss: int = 0
    """Said only if a search finds that the gesture's first action gave away at least so much, in hundredths of what the
    game's ``appraisal`` measures; 0: it is true as it stands, nothing is searched."""
    weighed: int | None = None
    """Which decision a search weighs in its place: where that stands among ``Occasion.earlier``."""

    def field(self, name: str) -> Any:
        """One of the fields.

        Raises:
            KeyError: the remark has no such field.
        """
        return dict(self.fields)[name]


@frozen
class Coach:
    """The coach of one game."""

    kinds: tuple[str, ...]
    """Every kind of remark, the most important first."""
    turn: Callable[[Any], int]
    """A view: the number of the player's own turn, within which at most one remark is made; it only grows."""
    remarks: Callable[[Occasion], Iterator[Remark]]
    """Everything that holds at an occasion, the most important first; worked out no further than it is asked for."""
    may_repeat: Callable[[str, Occasion], bool]
    """Whether a kind may be said (again) now by what was said before in this game; ``at_most`` makes the usual ones."""
    of_aims: bool = False
    """Whether it also speaks of what a piece in hand would play; others are never asked about that."""

    def turn_at(self, occasion: Occasion) -> int:
        """The own turn of which an occasion is: that of the latest gesture until others have answered it."""
        return self.turn(occasion.before if occasion.pressed else occasion.view)


def at_most(times: int) -> Callable[[str, Occasion], bool]:
    """``may_repeat`` of a coach that says each kind so often in a game and no oftener."""

    def may_repeat(kind: str, occasion: Occasion) -> bool:
        return occasion.times(kind) < times

    return may_repeat


def first_remark(coach: Coach, occasion: Occasion, sent_away: Collection[str] = ()) -> Remark | None:
    """What is said at an occasion: the first remark that holds and may be made; None: the coach is silent.

    Args:
        coach: the game's coach.
        occasion: the moment.
        sent_away: kinds that the player does not want to hear again.
    """
    now = coach.turn_at(occasion)
    if any(one.turn == now for one in occasion.said):
        return None
    for remark in coach.remarks(occasion):
        if remark.kind not in sent_away and coach.may_repeat(remark.kind, occasion):
            return remark
    return None
