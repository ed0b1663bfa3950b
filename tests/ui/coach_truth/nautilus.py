"""What the coach says in Nautilus, read once more from the table by the rulebook's words; nothing is shared with the coach.

Each of them returns what is wrong with a remark, empty when it is true. Spaces: 0 to 4 before seat 0, 5 to 9 before the rival;
domain cards: six a domain, +2, four +1, -1. Source: rules.md 4 to 10; lessons/nautilus.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from noria_desktop.bots.coaching import Occasion, Remark
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Special
from tests.bots.nautilus.positions import worlds

KRAKEN, BONE = 15, 0


def beats(card: int, other: int) -> bool:
    """The bigger number, but the 1 against the 14."""
    if {card, other} == {1, 14}:
        return card == 1
    return card > other


class Table:
    """The table as seat 0 sees it, and the card that hangs over a space; of one laid just now, as it hung there."""

    def __init__(self, occasion: Occasion) -> None:
        self.view: State = occasion.view
        self.best = None if occasion.found is None else occasion.found.action
        laid = occasion.aimed
        if laid is None and occasion.pressed:
            laid, self.view = occasion.actions[0], occasion.before
        if not isinstance(laid, Place):
            return
        self.card, self.space, self.anchored = laid.card, laid.space, laid.with_anchor
        self.lying: list[int | None] = list(self.view.table.spaces)
        held = self.view.table.specials[HUMAN]
        self.special = held[0] if held else None
        self.divers = [card for card in self.view.table.hands[HUMAN] if card is not None]
        extra = {Special.KRAKEN: [KRAKEN], Special.BONE: [BONE]}.get(self.special, []) if self.special else []
        self.hand = self.divers + extra

    def points(self, seat: int, domain: int) -> int:
        """Stars less blots of a domain that a seat has taken."""
        return sum(
            self.of(card) for card in self.view.match.taken[seat] if card is not None and card // 6 == domain
        )

    def of(self, card: int) -> int:
        return (2, 1, 1, 1, 1, -1)[card % 6]

    def flag(self, domain: int) -> int:
        """Where the flag stands: at four, at three once anybody has the blot."""
        taken = {*self.view.match.taken[0], *self.view.match.taken[1]}
        return 3 if 6 * domain + 5 in taken else 4

    def domain(self, column: int) -> int:
        return self.row(column) // 6

    def row(self, column: int) -> int:
        card = self.view.deal.row[column]
        assert card is not None
        return card

    def worth(self, column: int) -> int:
        settled = self.view.match.settled[self.domain(column)] is not None
        return 0 if settled else self.of(self.row(column))

    def near(self, column: int) -> int | None:
        return self.lying[column]

    def far(self, column: int) -> int | None:
        return self.lying[column + 5]

    def laid(self) -> list[int | None]:
        return [self.card if space == self.space else card for space, card in enumerate(self.lying)]

    def own(self, spaces: list[int | None], column: int) -> bool:
        mine, theirs = spaces[column], spaces[column + 5]
        return mine is not None and theirs is not None and beats(mine, theirs)

    def elsewhere(self, column: int) -> bool:
        return self.space % 5 != column

    def may_come(self) -> set[int]:
        """Cards that the rival holds in some true state that looks like this one."""
        found: set[int] = set()
        for state, _ in worlds(self.view, HUMAN):
            found |= {card for card in state.table.hands[1] if card is not None}
            found |= {
                KRAKEN if one is Special.KRAKEN else BONE for one in state.table.specials[1] if one in LAID
            }
        return found

    def moves(self) -> Iterator[list[int | None]]:
        """The table after each move that the card's arrow could make; nothing where it has none, or nothing to move."""
        spaces, side = self.laid(), range(self.space // 5 * 5, self.space // 5 * 5 + 5)
        for origin in side:
            if spaces[origin] is None or origin in (self.space, self.view.table.anchored):
                continue
            goals = [(origin + 5) % 10] if self.card in (6, 9) else list(side) if self.card in (7, 8) else []
            for goal in goals:
                if spaces[goal] is None:
                    after = list(spaces)
                    after[goal], after[origin] = after[origin], None
                    yield after

    def sum_of_own(self, spaces: list[int | None]) -> int:
        return sum(self.worth(column) for column in range(5) if self.own(spaces, column))


LAID: Final = (Special.KRAKEN, Special.BONE)


def _wins_a_domain(table: Table, remark: Remark) -> str:
    column = remark.field("column")
    if table.points(0, table.domain(column)) + table.of(table.row(column)) < table.flag(table.domain(column)):
        return "the column does not win the domain"
    if table.view.match.settled[table.domain(column)] is not None:
        return "the domain is decided"
    mine, theirs = table.near(column), table.far(column)
    if (mine is None) == (theirs is None):
        return "the column is not open on one side"
    takes = (beats(card, theirs) if mine is None else beats(mine, card) for card in table.hand)  # type: ignore[arg-type]
    if not any(takes):
        return "no card held takes it"
    return "this card takes it" if table.own(table.laid(), column) else ""


def _wins_the_rival_a_domain(table: Table, remark: Remark) -> str:
    column = remark.field("column")
    if table.points(1, table.domain(column)) + table.of(table.row(column)) < table.flag(table.domain(column)):
        return "the column does not win the rival the domain"
    theirs = table.far(column)
    if theirs is None or table.near(column) is not None:
        return "the rival's card does not lie alone"
    if not any(beats(card, theirs) for card in table.hand):
        return "no card held beats it"
    return "this card stops it" if table.own(table.laid(), column) else ""


def _blot_wins(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    if table.of(table.row(column)) != -1 or table.points(0, table.domain(column)) != 3:
        return "no blot, or not three points"
    if table.near(column) is not None and table.far(column) is not None:
        return "the column is full"
    return "" if table.elsewhere(column) else "the card goes there"


def _special_left(table: Table, remark: Remark) -> str:
    laid = [action for action in table.view.table.course if isinstance(action, Place)]
    mine = laid[0 if table.view.match.start == HUMAN else 1 :: 2]
    if len(mine) != 4:
        return "not the last card of the round"
    return "" if table.special in LAID and table.card in range(1, 15) else "nothing would be left over"


def _last_space(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    empty = [space for space in range(10) if table.lying[space] is None]
    if empty != [column, column + 5] or table.worth(column) <= 0:
        return "not the last column, or it is worth nothing"
    cards = table.may_come()

    def sure(card: int, near: bool) -> bool:
        return all(beats(card, other) if near else beats(other, card) for other in cards)

    if sure(table.card, table.space < 5):
        return "this card is sure"
    return "" if any(sure(card, near) for card in table.hand for near in (True, False)) else "no card is sure"


def _arrow_hurts(table: Table, remark: Remark) -> str:
    now, after = table.sum_of_own(table.laid()), list(table.moves())
    if not after or table.anchored:
        return "the arrow moves nothing"
    if any(table.sum_of_own(spaces) >= now for spaces in after):
        return "a move costs nothing"
    moved = {
        space
        for spaces in after
        for space in range(10)
        if table.laid()[space] is not None and spaces[space] is None
    }
    return "" if set(remark.things) == moved else "other cards are marked than move"


def _blot_comes(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    mine = table.near(column)
    if table.worth(column) != -1 or mine is None or table.far(column) is not None:
        return "no card of one's own lies alone at a blot"
    if mine != remark.field("card") or not any(beats(card, mine) for card in table.hand):
        return "no card held beats it"
    return "" if table.elsewhere(column) else "the card goes there"


def _blot_stays(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    theirs = table.far(column)
    if table.worth(column) != -1 or theirs is None or table.near(column) is not None:
        return "no card of the rival's lies alone at a blot"
    if theirs != remark.field("card") or not any(beats(theirs, card) for card in table.hand):
        return "it beats no card held"
    return "" if table.elsewhere(column) else "the card goes there"


def _decided(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    if table.elsewhere(column) or table.view.match.settled[table.domain(column)] is None:
        return "the domain is open"
    return "" if table.card > 10 else "the card is low enough"


def _rivals_side(table: Table, remark: Remark) -> str:
    column = table.space - 5
    if column < 0 or table.worth(column) <= 0 or not 11 <= table.card <= 14:
        return "not a high diver on the rival's side at a star"
    mine = table.near(column)
    return "" if mine is None or beats(table.card, mine) else "it does not win there"


def _one_unseen(table: Table, remark: Remark) -> str:
    if table.card != 14 or table.space > 4 or table.far(table.space) is not None:
        return "not the 14 alone on one's own side"
    return "" if 1 in table.may_come() else "the 1 cannot come"


def _kraken_given(table: Table, remark: Remark) -> str:
    knowledge = table.view.deal.knowledge[HUMAN]
    if knowledge is None or knowledge.given is not Special.KRAKEN or KRAKEN in table.lying:
        return "the rival does not hold it"
    if table.view.table.specials[1] == ():
        return "the rival holds no special any more"
    alone = table.space < 5 and table.far(table.space) is None
    return "" if alone and table.card == max(table.divers) else "not the highest diver alone"


def _close_column(table: Table, remark: Remark) -> str:
    (column,) = remark.things
    mine = table.near(column)
    if mine is None or mine != remark.field("card") or mine < 10 or table.far(column) is not None:
        return "no good card lies alone there"
    if table.worth(column) <= 0 or not any(beats(mine, card) for card in table.divers):
        return "nothing to close it with, or nothing to win"
    if not table.elsewhere(column):
        return "the card goes there"
    return "" if any(beats(card, mine) for card in table.may_come()) else "nothing can beat it any more"


def _anchor_pays(table: Table, remark: Remark) -> str:
    if table.special is not Special.ANCHOR or table.anchored:
        return "no anchor is kept back"
    return (
        ""
        if table.best is None or getattr(table.best, "with_anchor", False)
        else "the best move does without it"
    )


def _special_lost(table: Table, remark: Remark) -> str:
    (special,) = remark.things
    return "" if special in (Special.SUBMARINE, Special.HARPOON, Special.EYE) else "it can still be used"


WRONG: Final[Mapping[str, Callable[[Table, Remark], str]]] = {
    f"nautilus.k{number}": reading
    for number, reading in enumerate(
        (
            _wins_a_domain,
            _wins_the_rival_a_domain,
            _blot_wins,
            _special_left,
            _last_space,
            _arrow_hurts,
            _blot_comes,
            _blot_stays,
            _decided,
            _rivals_side,
            _one_unseen,
            _kraken_given,
            _close_column,
            _anchor_pays,
            _special_lost,
        ),
        start=1,
    )
}


def wrong(occasion: Occasion, remark: Remark) -> str:
    """What is wrong with a remark; empty when it is true."""
    return WRONG[remark.kind](Table(occasion), remark)


def _is_true(occasion: Occasion, remark: Remark) -> bool:
    return not wrong(occasion, remark)


READINGS: Final = dict.fromkeys(WRONG, _is_true)
