"""Why the computer moved so, as a friend would say it: one sentence, above the exact reason.

It is chosen by the first condition that holds of the open table, the move and who makes it. Nothing of a hand is used, so
that in two games which look the same the words are the same (decisions 28 and 32); where none holds, the exact reason
stands alone. Source: lessons/nautilus.md, "What a friend would say".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.arrows import legal_moves, moves
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.domains import is_won, minus_taken, net_points
from noria_desktop.games.nautilus.state import Spaces, State, is_hidden
from noria_desktop.games.nautilus.terms import (
    BONE,
    KRAKEN,
    Card,
    DomainCard,
    Special,
    column_of,
    opposite,
    side_of,
)
from noria_desktop.ui.nautilus.board.viewpoint import layer_of
from noria_desktop.ui.nautilus.words.actions import lying
from noria_desktop.ui.nautilus.words.names import card_name, column_name, domain_name, say

HIGH: Final = 10
"""From this card on, one that nothing faces yet claims its column."""
LOW: Final = 5
"""Up to this card, one on your side is soon beaten."""


def friend_text(action: Action, seat: Seat, seen: State, special: Special | None) -> str:
    """What a friend would say of a move to whoever it is played against; empty where no sentence fits.

    Args:
        action: the move.
        seat: who makes it.
        seen: what the reader saw before it.
        special: the card that is used by it in the open.
    """
    match action:
        case act.Place(card, space):
            found = next(_of_placement(_placed(card, space, seat, seen)), "")
        case act.MoveCard(origin, to):
            found = _of_move(origin, to, seat, seen)
        case act.AnchorTarget(space):
            found = say("The {card} shall stay where it is.", card=lying(space, seen))
        case act.UseSpecial() if special is not None:
            found = say("It uses its {special} now: later it could not.", special=special)
        case _:
            found = ""
    return found


@frozen
class _Placed:
    """A card that was laid, and what everybody sees of it."""

    card: Card
    column: int
    seat: Seat
    own: bool
    """It lies on the side of whoever laid it."""
    facing: Card | None
    last: bool
    """There was no other empty space."""
    only: bool
    """It was the last diver of whoever laid it: what it was chosen for among others, nobody can say."""
    arrow: bool
    """Another card must move now."""
    stake: DomainCard | None
    worth: int | None
    """What the column brings; 0 where its domain is won already, None where its card lies face down."""
    seen: State

    @property
    def winner(self) -> Seat | None:
        """Who is ahead in the column now that it is full; None before."""
        if self.facing is None:
            return None
        return self.seat if beats(self.card, self.facing) == self.own else Seat(1 - self.seat)

    @property
    def low(self) -> bool:
        """Most divers that do not lie yet beat it: at least two of three."""
        return 3 * sum(beats(one, self.card) for one in self._not_laid) >= 2 * len(self._not_laid)

    @property
    def high(self) -> bool:
        """It beats most divers that do not lie yet: at least two of three."""
        return 3 * sum(beats(self.card, one) for one in self._not_laid) >= 2 * len(self._not_laid)

    @property
    def _not_laid(self) -> tuple[Card, ...]:
        """The other divers in hands and pile, as the open table tells them."""
        lying = self.seen.table.spaces
        return tuple(one for one in components().divers if one != self.card and one not in lying)

    @property
    def beats_a_claim(self) -> bool:
        """The reader had claimed the column with a high card of their own, and nothing faced it."""
        claim = self.facing
        return self.own and claim is not None and claim >= HIGH and layer_of(self.seen, claim) is True

    def decides(self, seat: Seat) -> bool:
        """Whether the column would win its domain for a seat."""
        if self.stake is None or not self.worth or self.worth < 0 or is_hidden(self.seen):
            return False
        match, domain = self.seen.match, domain_of(self.stake)
        return is_won(net_points(match.taken[seat], domain) + self.worth, minus_taken(match, domain))


def _placed(card: Card, space: int, seat: Seat, seen: State) -> _Placed:
    spaces, column = seen.table.spaces, column_of(space)
    after: Spaces = tuple(card if number == space else one for number, one in enumerate(spaces))
    stake = seen.deal.row[column]
    return _Placed(
        card=card,
        column=column,
        seat=seat,
        own=side_of(space) == seat,
        facing=spaces[opposite(space)],
        last=spaces.count(None) == 1,
        only=len(seen.table.hands[seat]) == 1 and BONE < card < KRAKEN,
        arrow=bool(moves(after, seen.table.anchored, space)),
        stake=stake,
        worth=None if stake is None else _worth(stake, seen),
        seen=seen,
    )


def _worth(stake: DomainCard, seen: State) -> int:
    """What a domain card brings now: nothing once its domain is won, as far as the reader knows."""
    if not is_hidden(seen) and seen.match.settled[domain_of(stake).index] is not None:
        return 0
    return points_of(stake)


def _of_placement(placed: _Placed) -> Iterator[str]:
    """What holds of a card that was laid, the first first."""
    wins = placed.winner == placed.seat
    yours = placed.winner is not None and not wins
    domain = "" if placed.stake is None else domain_name(domain_of(placed.stake))
    worth = placed.worth
    if placed.last:
        yield say("There was only one place left.")
    if worth is not None:
        if wins and placed.decides(placed.seat):
            yield say("It needed this card for {domain}, and took it.", domain=domain)
        if wins and placed.beats_a_claim and placed.decides(Seat(1 - placed.seat)):
            yield say("You were about to win {domain}. It took the column away from you.", domain=domain)
        if yours and worth < 0:
            yield say("It does not want the blot, so now it is yours.")
        if worth == 0 and not placed.arrow:
            if placed.only:
                yield say("This column counts for nothing any more; its last diver went here.")
            yield say("This column counts for nothing any more; it gets rid of a card here.")
        if wins and worth > 0 and placed.facing is not None:
            yield _closed(placed, placed.facing)
        if worth < 0 and placed.own and placed.facing is None and placed.low and not placed.only:
            yield say("A low card on the blot: it hopes to lose here.")
    if placed.arrow:
        if placed.only:
            yield say(
                "It laid its last diver, the {card}, where its arrow works.", card=card_name(placed.card)
            )
        yield say("It laid the {card} for its arrow.", card=card_name(placed.card))
    if worth is not None and worth > 0:
        if placed.only:
            yield from _of_the_last_diver(placed)
            return
        if placed.facing is None and placed.own and placed.card >= HIGH and placed.high:
            yield say("It claims %n star(s) early with a high card.", worth)
        if placed.facing is None and not placed.own and placed.card <= LOW and placed.low:
            yield say("A low card on your side: now almost anything of its own will win here.")
        if yours:
            # Which cards are left in its hand nobody else sees: of the 1, which beats the 14, and of all that is not
            # low it is not said that it could be spared.
            if 1 < placed.card <= LOW:
                yield say("It gives this column up with a card it can spare.")
            yield say("It gives this column up with the {card}.", card=card_name(placed.card))


def _of_the_last_diver(placed: _Placed) -> Iterator[str]:
    """Where the last diver of a hand went to a column that brings something: only the space was chosen."""
    if placed.winner is not None:
        yield say("It had one diver left, and gives this column up with it.")
    elif placed.own and placed.card >= HIGH and placed.high:
        yield say("It had one diver left, a high one, and claims this column with it.")


def _closed(placed: _Placed, facing: Card) -> str:
    """A column that is full and brings something to whoever laid the last card."""
    # A card belongs to nobody once it lies: "yours" is said only of what the reader laid.
    laid = layer_of(placed.seen, facing)
    if placed.own:
        if laid is True:
            return say("It beat your {card}.", card=card_name(facing))
        return say("It beat the {card} on your side.", card=card_name(facing))
    if laid is False:
        return say(
            "It laid a card on your side that loses to its {card}: the column is closed.",
            card=card_name(facing),
        )
    return say(
        "It laid a card on your side that loses to the {card} facing it: the column is closed.",
        card=card_name(facing),
    )


def _of_move(origin: int, to: int, seat: Seat, seen: State) -> str:
    """What an arrow moved, and where to."""
    card = lying(origin, seen)
    if len(legal_moves(seen)) == 1:
        return say("Its arrow had to move the {card}: nothing else could move.", card=card)
    if column_of(origin) != column_of(to):
        return say(
            "It moved the {card} out of {column}.", card=card, column=column_name(column_of(origin), seen)
        )
    if side_of(to) == seat:
        return say("It brought the {card} over to its side.", card=card)
    return say("It sent the {card} over to you.", card=card)
