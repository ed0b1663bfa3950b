"""A friend's sentence over each reason of the rival: by the open table alone. Source: lessons/nautilus.md."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.domains import is_won, minus_taken, net_points
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Moving, Options, State
from noria_desktop.games.nautilus.terms import DomainCards, Opponent
from noria_desktop.ui.nautilus.words.friend import friend_text
from noria_desktop.ui.nautilus.words.reasons import reason
from tests.ui.nautilus.walks import placing
from tests.ui.nautilus.words.test_equal_words import Decided, decisions

NUMBERED = {
    "There was only one place left.": 1,
    "It needed this card for": 2,
    "You were about to win": 3,
    "It does not want the blot": 4,
    "This column counts for nothing": 5,
    "It beat ": 6,
    "It laid a card on your side": 6,
    "A low card on the blot": 7,
    "for its arrow.": 8,
    "It claims": 9,
    "A low card on your side": 9,
    "It brought the": 10,
    "It sent the": 10,
    "It moved the": 10,
    "shall stay where it is": 11,
    "It uses its": 11,
    "It gives this column up": 12,
}
"""The page's number of each sentence, by words of it."""


def number_of(words: str) -> int:
    """Which sentence of the page it is; 0 for none."""
    found = {number for part, number in NUMBERED.items() if part in words}
    assert len(found) == bool(words), words
    return found.pop() if found else 0


def by_the_page(before: State, action: Any) -> int:
    """The first condition of the page that holds, worked out from the full state as the page's script does."""
    if isinstance(action, act.UseSpecial | act.AnchorTarget):
        return 11
    if isinstance(action, act.MoveCard):
        return 10
    if not isinstance(action, act.Place):
        return 0
    after = RULES.apply(before, action).state
    spaces, row, at = before.table.spaces, before.deal.row, action.space % 5
    stake, own = row[at], action.space >= 5
    assert stake is not None
    worth = 0 if before.match.settled[domain_of(stake).index] is not None else points_of(stake)
    near, far = after.table.spaces[at], after.table.spaces[at + 5]
    ahead = None if near is None or far is None else HUMAN if beats(near, far) else BOT

    def decides(seat: Seat) -> bool:
        domain = domain_of(stake)
        points = net_points(before.match.taken[seat], domain) + points_of(stake)
        return worth > 0 and is_won(points, minus_taken(before.match, domain))

    claim = spaces[(action.space + 5) % 10]
    laid = [one.card for one in before.table.course if isinstance(one, act.Place)]
    first = HUMAN if before.match.start == HUMAN else BOT
    mine = laid[0 if first == HUMAN else 1 :: 2]
    claimed = own and claim is not None and claim >= 10 and claim in mine
    empty = spaces[(action.space + 5) % 10] is None
    conditions = (
        (1, spaces.count(None) == 1),
        (2, ahead == BOT and decides(BOT)),
        (3, ahead == BOT and claimed and decides(HUMAN)),
        (4, ahead == HUMAN and worth < 0),
        (5, worth == 0 and not isinstance(after.table.pending, Moving)),
        (6, ahead == BOT and worth > 0),
        (7, worth < 0 and own and empty and action.card <= 7),
        (8, isinstance(after.table.pending, Moving)),
        (9, empty and worth > 0 and (action.card >= 10 if own else action.card <= 5)),
        (12, ahead == HUMAN and worth > 0),
    )
    return next((number for number, holds in conditions if holds), 0)


@cache
def some() -> tuple[Decided, ...]:
    return decisions(24)


def test_the_first_condition_that_holds_chooses_the_sentence() -> None:
    met: Counter[int] = Counter()
    for one in some():
        explained = reason(one.choice, one.before, RULES.observe(one.after, HUMAN))
        if explained is None:
            continue
        number = by_the_page(one.before, one.choice.action)
        if isinstance(one.choice.action, act.Place) and one.choice.action.with_anchor and number in (0, 5):
            continue  # whom the anchor fixes may stop the arrow
        assert number_of(explained.friend) == number, (explained.friend, one.choice.action)
        met[number] += 1
    assert set(range(1, 13)) - set(met) <= {2, 3, 4, 7}, "rare ones"
    assert met.total() - met[0] > 0.6 * met.total()


def test_after_the_round_it_is_said_still_and_the_numbers_stand_below() -> None:
    for one in some():
        now, later = (
            reason(one.choice, one.before, RULES.observe(state, HUMAN)) for state in (one.after, one.end)
        )
        assert (now is None) == (later is None)
        if now is not None and later is not None:
            assert now.friend == later.friend
            assert later.lines


def test_in_the_hidden_variant_nothing_is_said_of_domains_that_nobody_sees() -> None:
    """rules.md 12: what the rival took lies face down, so whether a column wins a domain is not known."""
    said = 0
    for seed in range(6):
        state = RULES.setup(Options(Opponent.LEVEL_1, DomainCards.HIDDEN), seed).state
        while (turn := RULES.turn(state)).seat is not None:
            action = RULES.legal_actions(state)[seed % len(RULES.legal_actions(state))]
            if turn.seat == BOT and isinstance(action, act.Place):
                seen = RULES.observe(state, HUMAN)
                words = friend_text(action, BOT, seen, None)
                assert number_of(words) not in (2, 3, 5)
                said += bool(words)
            state = RULES.apply(state, action).state
    assert said > 20


# A domain that was nearly won -----------------------------------------------------------------------------


def claimed(card: int, *, by: Seat = HUMAN, taken: int = 0) -> State:
    """A card lies alone on the human's side of a column whose domain card and those ``taken`` are of one domain."""
    table = placing((None,) * 10, (3, 4))
    column = next(
        number for number, one in enumerate(table.deal.row) if one is not None and points_of(one) > 0
    )
    stake = table.deal.row[column]
    assert stake is not None
    domain = domain_of(stake)
    mine = [one for one, of in enumerate(components().domains) if of is domain and one != stake]
    mine = [one for one in mine if points_of(one) > 0][:taken]
    spaces = tuple(card if number == column else None for number in range(10))
    match = evolve(table.match, taken=(tuple(mine), ()), start=by, revealed=table.match.revealed)
    lying = evolve(table.table, spaces=spaces, course=(act.Place(card, column),))
    return evolve(table, match=match, table=lying)


def over(state: State, card: int) -> str:
    """What is said of the rival's card on the other side of that column, on its own side."""
    column = next(number for number, one in enumerate(state.table.spaces) if one is not None)
    return friend_text(act.Place(card, column + 5), BOT, state, None)


def enough() -> int:
    """So many cards of the domain that one column more wins it."""
    return next(number for number in range(6) if "about to win" in over(claimed(12, taken=number), 13))


def test_who_was_about_to_win_a_domain_had_claimed_the_column_with_a_high_card() -> None:
    cards = enough()
    assert over(claimed(12, taken=cards), 13).startswith("You were about to win")
    assert over(claimed(2, taken=cards), 13) == "It beat your 2.", "a low card claims nothing"
    assert over(claimed(12, by=BOT, taken=cards), 13) == "It beat the 12 on your side.", (
        "it was the rival's own"
    )
    assert over(claimed(12, taken=0), 13) == "It beat your 12.", "the column would not have won the domain"
