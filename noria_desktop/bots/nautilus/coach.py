"""What the coach says in Nautilus of a card that hangs over a space, and of a special card kept back.

All of it follows from what the seat sees, so equal views bring equal words, and nothing that only the rival knows decides
whether a line is spoken. Each line is true as it stands; that the space is worth a word at all is for a search to say
(``DEARER``). *Worth* of a column is its points, 0 once its domain is decided; *near* is the player's own side of it, *far*
the rival's. Source: rules.md 4 to 10; lessons/nautilus.md, coach lines.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Collection, Iterator
from typing import Final, TypeAlias

from noria_desktop.bots.coaching import Coach, Occasion, Remark
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.nautilus.actions import Action, DeclineSpecial, MoveCard, Place
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import is_won, minus_taken, net_points
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Clearing,
    Finished,
    Moving,
    Placing,
    Spaces,
    State,
    UsingSpecial,
    is_hidden,
)
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    SPACES,
    Card,
    Domain,
    Special,
    column_of,
    opposite,
    side_of,
)

DEARER: Final = 300
"""A line is spoken where the space costs at least so much of the chance to win the game, in hundredths of a percent."""
HIGH: Final = 11
"""A diver from which on giving it away is worth a word."""
KEPT: Final = 10
"""A diver from which on the column that it holds alone is worth closing."""
_A_ROUND: Final = 10
"""Numbers of turns in a round."""


class Line(enum.Enum):
    """What may be said, in the order in which the first that is true is spoken.

    What the card itself gives away stands before what it leaves open elsewhere, as taking it back mends that first.
    """

    WIN_DOMAIN = "nautilus.k1"
    """A card held makes a column one's own that alone wins a domain."""
    STOP_DOMAIN = "nautilus.k2"
    """The rival's card lies alone in a column that alone wins it a domain, and a card held beats it."""
    BLOT_WINS = "nautilus.k3"
    """With three points in a domain, its -1 in the rival's hands wins it."""
    SPECIAL_LEFT = "nautilus.k4"
    """The last card of the round, and kraken or bone would stay in hand."""
    LAST_SPACE = "nautilus.k5"
    """Two spaces are left that face each other, and one way to lay is safe from all that the rival may hold."""
    ARROW_HURTS = "nautilus.k6"
    """The card's arrow must move a card of a column that is being won."""
    DECIDED = "nautilus.k9"
    """A high card where the domain is decided."""
    RIVALS_SIDE = "nautilus.k10"
    """A high diver on the rival's side, where it wins for the rival."""
    BLOT_COMES = "nautilus.k7"
    """The own card lies alone at a -1, and a card held beats it."""
    BLOT_STAYS = "nautilus.k8"
    """The rival's card lies alone at a -1, and it beats a card held."""
    ONE_UNSEEN = "nautilus.k11"
    """The 14 alone, while the 1 may still come."""
    KRAKEN_GIVEN = "nautilus.k12"
    """The highest diver alone, while the rival holds the kraken that it was given."""
    CLOSE_COLUMN = "nautilus.k13"
    """A low card would close the column that a good card holds alone."""
    ANCHOR_PAYS = "nautilus.k14"
    """The anchor stays in hand though it is worth most with this card."""
    SPECIAL_LOST = "nautilus.k15"
    """Submarine, harpoon or eye is kept back, and so lost."""


NEEDS_POINTS: Final = frozenset({Line.WIN_DOMAIN, Line.STOP_DOMAIN, Line.BLOT_WINS, Line.DECIDED})
"""Lines about points in a domain: not where those are hidden."""


def lines(view: State, action: Action, better: Action | None = None) -> Iterator[Remark]:
    """Every line that is true of an action not yet played, the first to be spoken first.

    Args:
        view: what the seat sees that decides.
        action: the card over a space, or a special about to be kept back; nothing is said about other actions.
        better: what a search finds best; None while nobody asked one, and what it would have to find is then left open.
    """
    pending = view.table.pending
    if isinstance(action, DeclineSpecial) and isinstance(pending, UsingSpecial):
        for special in view.table.specials[pending.seat]:
            yield _line(Line.SPECIAL_LOST, special, special=special)
    if not isinstance(action, Place) or not isinstance(pending, Placing):
        return
    over = _Over(view, pending.seat, action, better)
    for line, holds in _CONDITIONS.items():
        said = None if line in NEEDS_POINTS and is_hidden(view) else holds(over)
        if said is not None:
            yield said


def _line(line: Line, *things: object, **fields: object) -> Remark:
    return Remark(line.value, things, tuple(fields.items()), least_loss=DEARER)


@frozen
class Column:
    """A column before the card is laid, as the player who lays it sees it."""

    at: int
    domain: Domain
    worth: int
    near: Card | None
    far: Card | None


class _Over:
    """A card over a space, with what the conditions ask about."""

    def __init__(self, view: State, seat: Seat, action: Place, better: Action | None) -> None:
        self.view, self.seat, self.action, self.better = view, seat, action, better
        self.columns = tuple(_columns(view, seat))
        held = view.table.specials[seat]
        self.special = held[0] if held else None
        self.divers = tuple(card for card in view.table.hands[seat] if card is not None)
        laid_as = components().placed_as
        also = None if self.special is None else laid_as[self.special.index]
        self.held = self.divers if also is None else (*self.divers, also)
        """Everything that can be laid."""
        self.unseen = may_come(view, seat)
        self.empty = tuple(space for space in SPACES if view.table.spaces[space] is None)
        self.after = RULES.apply(view, action).state
        """The card lies there; its arrow has moved nothing yet."""
        self.column = self.columns[column_of(action.space)]
        self.on_own_side = side_of(action.space) == seat
        self.facing = view.table.spaces[opposite(action.space)]

    def wins(self, seat: Seat, column: Column) -> bool:
        """Whether the column's card alone would win a player an open domain."""
        match = self.view.match
        points = net_points(match.taken[seat], column.domain) + column.worth
        return column.worth > 0 and is_won(points, minus_taken(match, column.domain))

    def takes(self, column: Column) -> bool:
        """Whether the card, once laid, makes this column the player's own."""
        return _is_own(self.after.table.spaces, column.at, self.seat)

    def led(self, spaces: Spaces) -> int:
        """Worth of all columns that would be the player's own if the table stayed so."""
        return sum(column.worth for column in self.columns if _is_own(spaces, column.at, self.seat))


def _columns(view: State, seat: Seat) -> Iterator[Column]:
    spaces = view.table.spaces
    for at, card in enumerate(view.deal.row):
        assert card is not None, "a row is complete while cards are laid"
        domain = domain_of(card)
        decided = view.match.settled[domain.index] is not None
        near = at + COLUMNS * seat
        yield Column(at, domain, 0 if decided else points_of(card), spaces[near], spaces[opposite(near)])


def _is_own(spaces: Spaces, column: int, seat: Seat) -> bool:
    near, far = spaces[column + COLUMNS * seat], spaces[column + COLUMNS * rival(seat)]
    return near is not None and far is not None and beats(near, far)


def may_come(view: State, seat: Seat) -> Collection[Card]:
    """Every card that the rival may still lay, as far as the seat can tell; kraken and bone among them."""
    # The search's tables take longer to make than a frame: not before the first card hangs over a space.
    from noria_desktop.bots.nautilus.kernel import CARDS_OF
    from noria_desktop.bots.nautilus.sight import rival_of

    known = rival_of(view, seat)
    cards = CARDS_OF[known.known]
    if len(cards) < known.count:
        cards = (*cards, *CARDS_OF[known.unseen])
    placed_as = components().placed_as
    laid = (placed_as[special.index] for special, _ in known.specials if special is not None)
    return frozenset((*cards, *(card for card in laid if card is not None)))


# Each line's condition ----------------------------------------------------------------------------------


def _win_domain(over: _Over) -> Remark | None:
    for column in over.columns:
        if not over.wins(over.seat, column) or over.takes(column):
            continue
        near, far = column.near, column.far
        beaten = near is None and far is not None and any(beats(card, far) for card in over.held)
        closed = near is not None and far is None and any(beats(near, card) for card in over.held)
        if beaten or closed:
            return _line(Line.WIN_DOMAIN, column.at, column=column.at, domain=column.domain)
    return None


def _stop_domain(over: _Over) -> Remark | None:
    for column in over.columns:
        far = column.far
        if column.near is not None or far is None or not over.wins(rival(over.seat), column):
            continue
        if any(beats(card, far) for card in over.held) and not over.takes(column):
            return _line(Line.STOP_DOMAIN, column.at, column=column.at, domain=column.domain)
    return None


def _blot_wins(over: _Over) -> Remark | None:
    for column in over.columns:
        points = net_points(over.view.match.taken[over.seat], column.domain)
        is_open = column.near is None or column.far is None
        # Won as it stands as soon as the blot is taken, but not before.
        at_the_flag = is_won(points, minus=True) and not is_won(points, minus=False)
        if column.worth < 0 and is_open and at_the_flag and over.column is not column:
            return _line(Line.BLOT_WINS, column.at, domain=column.domain)
    return None


def _special_left(over: _Over) -> Remark | None:
    is_last = len(over.empty) <= 2
    if is_last and over.special in (Special.KRAKEN, Special.BONE) and over.action.card not in (KRAKEN, BONE):
        return _line(Line.SPECIAL_LEFT, over.special, special=over.special)
    return None


def _last_space(over: _Over) -> Remark | None:
    if len(over.empty) != 2 or over.empty[1] != opposite(over.empty[0]) or over.column.worth <= 0:
        return None
    if _is_sure(over, over.action.card, own_side=over.on_own_side):
        return None
    if any(_is_sure(over, card, own_side=side) for card in over.held for side in (True, False)):
        return _line(Line.LAST_SPACE, over.column.at)
    return None


def _is_sure(over: _Over, card: Card, *, own_side: bool) -> bool:
    """Whether a card on one side of the last column makes it the player's, whatever the rival lays opposite."""
    if own_side:
        return all(beats(card, other) for other in over.unseen)
    return all(beats(other, card) for other in over.unseen)


def _arrow_hurts(over: _Over) -> Remark | None:
    if not isinstance(over.after.table.pending, Moving):
        return None
    # What the card itself does to a column is not its arrow's doing.
    now = over.led(over.after.table.spaces)
    moves = tuple(move for move in RULES.legal_actions(over.after) if isinstance(move, MoveCard))
    if all(over.led(RULES.apply(over.after, move).state.table.spaces) < now for move in moves):
        return _line(Line.ARROW_HURTS, *dict.fromkeys(move.origin for move in moves), card=over.action.card)
    return None


def _blot_comes(over: _Over) -> Remark | None:
    for column in over.columns:
        near = column.near
        if column.worth >= 0 or near is None or column.far is not None or over.column is column:
            continue
        if any(beats(card, near) for card in over.held):
            return _line(Line.BLOT_COMES, column.at, card=near)
    return None


def _blot_stays(over: _Over) -> Remark | None:
    for column in over.columns:
        far = column.far
        if column.worth >= 0 or far is None or column.near is not None or over.column is column:
            continue
        if any(beats(far, card) for card in over.held):
            return _line(Line.BLOT_STAYS, column.at, card=far)
    return None


def _decided(over: _Over) -> Remark | None:
    if over.action.card >= HIGH and over.column.worth == 0:
        return _line(Line.DECIDED, over.column.at, domain=over.column.domain)
    return None


def _rivals_side(over: _Over) -> Remark | None:
    card = over.action.card
    if over.on_own_side or over.column.worth <= 0 or not HIGH <= card < KRAKEN:
        return None
    if over.facing is None or beats(card, over.facing):
        return _line(Line.RIVALS_SIDE, over.column.at, card=card)
    return None


def _one_unseen(over: _Over) -> Remark | None:
    divers = components().divers
    lowest, highest = min(divers), max(divers)
    # Of all divers only the 1 beats the 14.
    alone = over.on_own_side and over.facing is None
    if alone and over.action.card == highest and lowest in over.unseen:
        return _line(Line.ONE_UNSEEN, over.column.at)
    return None


def _kraken_given(over: _Over) -> Remark | None:
    knowledge = over.view.deal.knowledge[over.seat]
    given = None if knowledge is None else knowledge.given
    card = over.action.card
    if given is not Special.KRAKEN or KRAKEN not in over.unseen or card < HIGH:
        return None
    if over.on_own_side and over.facing is None and over.column.worth > 0 and card == max(over.divers):
        return _line(Line.KRAKEN_GIVEN, over.column.at)
    return None


def _close_column(over: _Over) -> Remark | None:
    for column in over.columns:
        near = column.near
        if column.worth <= 0 or near is None or near < KEPT or column.far is not None:
            continue
        threatened = any(beats(card, near) for card in over.unseen)
        if over.column is not column and threatened and any(beats(near, card) for card in over.divers):
            return _line(Line.CLOSE_COLUMN, column.at, card=near)
    return None


def _anchor_pays(over: _Over) -> Remark | None:
    if over.special is not Special.ANCHOR or over.action.with_anchor:
        return None
    better = over.better
    pays = better is None or (isinstance(better, Place) and better.with_anchor)
    return _line(Line.ANCHOR_PAYS, Special.ANCHOR) if pays else None


_Condition: TypeAlias = Callable[[_Over], Remark | None]
_CONDITIONS: Final[dict[Line, _Condition]] = {
    Line.WIN_DOMAIN: _win_domain,
    Line.STOP_DOMAIN: _stop_domain,
    Line.BLOT_WINS: _blot_wins,
    Line.SPECIAL_LEFT: _special_left,
    Line.LAST_SPACE: _last_space,
    Line.ARROW_HURTS: _arrow_hurts,
    Line.DECIDED: _decided,
    Line.RIVALS_SIDE: _rivals_side,
    Line.BLOT_COMES: _blot_comes,
    Line.BLOT_STAYS: _blot_stays,
    Line.ONE_UNSEEN: _one_unseen,
    Line.KRAKEN_GIVEN: _kraken_given,
    Line.CLOSE_COLUMN: _close_column,
    Line.ANCHOR_PAYS: _anchor_pays,
}


# When it speaks -----------------------------------------------------------------------------------------


def turn(view: State) -> int:
    """The number of the player's own turn: ten a round, one for the special cards and one for each card laid."""
    table, match = view.table, view.match
    if not isinstance(table.pending, Placing | Anchoring | Moving | Awarding | Clearing | Finished):
        return match.round * _A_ROUND
    laid = sum(isinstance(action, Place) for action in table.course)
    own = (laid + (match.start == HUMAN)) // 2
    # An arrow and an anchor belong to the card that was laid last.
    goes_on = isinstance(table.pending, Anchoring | Moving) and table.pending.seat == HUMAN
    return match.round * _A_ROUND + 1 + own - goes_on


def remarks(occasion: Occasion) -> Iterator[Remark]:
    """What may be said of the card that hangs over a space now or was just laid, or of the special just kept back."""
    better = None if occasion.found is None else occasion.found.action
    if occasion.aimed is not None:
        if isinstance(occasion.aimed, Place):
            yield from lines(occasion.view, occasion.aimed, better)
    elif occasion.actions and isinstance(occasion.actions[0], DeclineSpecial):
        # What keeping back costs is found nowhere: some tenths of a percent. That it is lost is a rule, said once.
        for remark in lines(occasion.before, occasion.actions[0]):
            yield changed(remark, of_press=True, least_loss=0)
    elif occasion.pressed and isinstance(occasion.actions[0], Place):
        for remark in lines(occasion.before, occasion.actions[0]):
            # Whether the anchor would have paid is known only when a search was asked, which is not before this.
            if remark.kind != Line.ANCHOR_PAYS.value:
                yield changed(remark, of_press=True)


def _may_repeat(kind: str, occasion: Occasion) -> bool:
    """Each line once a round, but a rule once a game."""
    last = occasion.last_turn_of(kind)
    if kind == Line.SPECIAL_LOST.value:
        return last is None
    return last is None or last // _A_ROUND != occasion.view.match.round


COACH: Final = Coach(tuple(line.value for line in Line), turn, remarks, _may_repeat, of_aims=True)
