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
from noria_desktop.games.nautilus.state import Anchoring, Moving, Options, Placing, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, DomainCards, Opponent
from noria_desktop.ui.nautilus.words.friend import friend_text
from noria_desktop.ui.nautilus.words.names import card_name
from noria_desktop.ui.nautilus.words.reasons import reason
from noria_desktop.ui.nautilus.words.thoughts import manner_text, weighs
from tests.ui.nautilus.walks import moments, placing
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
    "Its arrow had to move": 10,
    "where its arrow works": 8,
    "and claims this column with it": 9,
    "and gives this column up with it": 12,
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
    some_left = len(before.table.hands[BOT]) > 1 or action.card in (BONE, KRAKEN)
    others = [one for one in range(1, 15) if one != action.card and one not in spaces]
    low = 3 * sum(beats(one, action.card) for one in others) >= 2 * len(others)
    high = 3 * sum(beats(action.card, one) for one in others) >= 2 * len(others)
    conditions = (
        (1, spaces.count(None) == 1),
        (2, ahead == BOT and decides(BOT)),
        (3, ahead == BOT and claimed and decides(HUMAN)),
        (4, ahead == HUMAN and worth < 0),
        (5, worth == 0 and not isinstance(after.table.pending, Moving)),
        (6, ahead == BOT and worth > 0),
        (7, worth < 0 and own and empty and low and some_left),
        (8, isinstance(after.table.pending, Moving)),
        (
            9,
            empty
            and worth > 0
            and (action.card >= 10 and high if own else action.card <= 5 and low and some_left),
        ),
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


# Where there was nothing to choose ------------------------------------------------------------------------

CHOSEN = (
    "it can spare",
    "gets rid of",
    "for its arrow",
    "early with",
    "of its own will win",
    "It brought",
    "It sent",
)
"""What is said of one card among others."""


def test_of_the_last_diver_of_a_hand_nothing_is_said_that_speaks_of_choosing_it() -> None:
    """Finn gave a column up "with a card it can spare", and it was the only one."""
    met: Counter[str] = Counter()
    for one in decisions(60):
        action = one.choice.action
        if not isinstance(action, act.Place) or action.card in (BONE, KRAKEN):
            continue
        if len(one.before.table.hands[BOT]) > 1:
            continue
        words = friend_text(action, BOT, RULES.observe(one.before, HUMAN), None)
        assert not [part for part in CHOSEN if part in words], words
        met[words] += 1
    assert met["It had one diver left, and gives this column up with it."]


def on_the_blot(card: int, lying: tuple[int, ...] = (), hand: tuple[int, ...] = (9, 12)) -> str:
    """What is said of the rival's card on its own side of a blot, with these cards on the table elsewhere."""
    state = next(
        one.true
        for one in moments()
        if isinstance(one.true.table.pending, Placing)
        and any(stake is not None and points_of(stake) < 0 for stake in one.true.deal.row)
        and all(settled is None for settled in one.true.match.settled)
    )
    column = next(
        number for number, stake in enumerate(state.deal.row) if stake is not None and points_of(stake) < 0
    )
    free = [space for space in range(10) if space % 5 != column]
    spaces = tuple(lying[free.index(space)] if space in free[: len(lying)] else None for space in range(10))
    table = evolve(state.table, spaces=spaces, hands=((3, 4), (*hand, card)), anchored=None, course=())
    return friend_text(act.Place(card, column + 5), BOT, evolve(state, table=table), None)


def test_a_card_on_the_blot_is_low_only_if_most_that_do_not_lie_yet_beat_it() -> None:
    """Finn's last card was a 7, and was called low and said to hope."""
    hopes = "A low card on the blot: it hopes to lose here."
    assert on_the_blot(3) == hopes
    assert on_the_blot(10) != hopes
    # Seven of the other thirteen beat a 7: no more than half. With 1 to 6 laid all of them do.
    assert on_the_blot(7) != hopes
    assert on_the_blot(7, (1, 2, 3, 4, 5, 6)) == hopes
    # Of 11 to 14 nothing is left, and 8 to 10 are fewer than 1 to 4.
    assert on_the_blot(5, (11, 12, 13, 14, 9, 8, 10)) != hopes


def test_of_the_only_card_of_a_hand_it_is_not_said_that_it_hopes() -> None:
    assert on_the_blot(3, hand=()) == ""
    assert (
        on_the_blot(7, (1, 2, 3, 4, 5, 6), hand=()) == "It laid its last diver, the 7, where its arrow works."
    )


def test_a_high_card_is_called_so_only_if_it_beats_most_that_do_not_lie_yet() -> None:
    table = claimed(2)
    column = next(number for number, one in enumerate(table.table.spaces) if one is not None)

    def said(card: int, space: int, lying: tuple[int, ...]) -> str:
        free = [one for one in range(10) if one % 5 != column]
        spaces = tuple(lying[free.index(one)] if one in free[: len(lying)] else None for one in range(10))
        state = evolve(table, table=evolve(table.table, spaces=spaces, course=(), hands=((3,), (card, 8))))
        return friend_text(act.Place(card, space), BOT, state, None)

    low_ones, high_ones = (2, 3, 4, 5, 6, 7, 8), (14, 13, 12, 11, 10, 9, 8)
    assert "early with a high card" in said(10, column + 5, ())
    assert "early with a high card" not in said(10, column + 5, low_ones)
    assert "now almost anything" in said(4, column, ())
    assert "now almost anything" not in said(4, column, high_ones)


def test_only_of_a_low_card_is_it_said_that_it_could_be_spared() -> None:
    """Finn gave a column up with its 13, the highest of 10, 11 and 13, and called it one it could spare."""
    met: Counter[bool] = Counter()
    for one in decisions(60):
        action = one.choice.action
        if not isinstance(action, act.Place):
            continue
        words = friend_text(action, BOT, RULES.observe(one.before, HUMAN), None)
        if "gives this column up with" in words and "one diver left" not in words:
            low = action.card in (2, 3, 4, 5)
            assert low == ("can spare" in words), words
            assert low or words == f"It gives this column up with the {card_name(action.card)}."
            met[low] += 1
    assert met[True]
    assert met[False]


def test_the_only_move_of_an_arrow_is_told_as_what_it_had_to_do() -> None:
    met = 0
    for one in decisions(24):
        action, seen = one.choice.action, RULES.observe(one.before, HUMAN)
        if isinstance(action, act.MoveCard):
            only = len(RULES.legal_actions(one.before)) == 1
            words = friend_text(action, BOT, seen, None)
            assert only == ("had to move" in words), words
            assert not only or not [part for part in CHOSEN if part in words]
            met += only
    assert met


def test_an_anchor_for_the_only_card_on_the_table_was_not_compared_with_others() -> None:
    """Laid as the first card of a round, with the anchor: there is that card and no other."""
    state = evolve(claimed(12), match=evolve(claimed(12).match, options=Options(Opponent.LEVEL_2)))
    space = next(number for number, one in enumerate(state.table.spaces) if one is not None)
    alone = evolve(state, table=evolve(state.table, pending=Anchoring(BOT, space)))
    assert manner_text(act.AnchorTarget(space), alone) == "No other card lay on the table."
    assert not weighs(act.AnchorTarget(space), alone)
    two = evolve(alone, table=evolve(alone.table, spaces=(*alone.table.spaces[:9], 3)))
    assert weighs(act.AnchorTarget(space), two)
