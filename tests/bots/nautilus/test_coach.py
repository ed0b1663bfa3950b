"""The coach's lines in Nautilus: each on a position on which it is true, and beside it on one on which it is not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.bots.appraising import Appraised
from noria_desktop.bots.coaching import Occasion, Said, first_remark
from noria_desktop.bots.nautilus.coach import COACH, DEARER, Line, lines, may_come, turn
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import AnchorTarget, DeclineSpecial, Place
from noria_desktop.games.nautilus.positions import position
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Knowledge, Options, Placing, State, UsingSpecial
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Domain, DomainCards, FirstPlayer, Special
from tests.bots.nautilus.positions import decisions, seat_of, shuffled_secrets

STARTS = Options(first_player=FirstPlayer.HUMAN)
SCIENCE, EXPLORATION, NAVIGATION, ENGINEERING, WAR = (6 * number for number in range(5))
"""The +2 of each domain; four +1 and the −1 follow it."""
BLOT = 5
ROW = (SCIENCE + 1, EXPLORATION + 1, NAVIGATION + 1, ENGINEERING + 1, WAR + 1)
"""A row of +1 in all five domains."""
OTHERS = (EXPLORATION + 2, NAVIGATION + 2, WAR + 2), (ENGINEERING + 2, EXPLORATION + 3, NAVIGATION + 3)
"""What both took of other domains in two rounds, beside four cards more."""


def ten_taken(mine: tuple[int, ...], theirs: tuple[int, ...] = ()) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ten cards of two rounds: these, and of other domains too few to decide anything."""
    more = iter((WAR + 3, ENGINEERING + 3, EXPLORATION + 4, NAVIGATION + 4))
    both = [*mine, *OTHERS[0]], [*theirs, *OTHERS[1]]
    for cards in both:
        cards += [next(more) for _ in range(5 - len(cards))]
    return tuple(both[0]), tuple(both[1])


def seen(**what: Any) -> State:
    """A position with seat 0 to lay a card, as seat 0 sees it; unless said otherwise a first round with that row."""
    what = {"row": ROW, "specials": (Special.EYE, Special.SUBMARINE), **what}
    state = position(what.pop("options", STARTS), **what)
    assert RULES.turn(state).seat == HUMAN
    return RULES.observe(state, HUMAN)


def said(view: State, action: Any, better: Any = None) -> list[Line]:
    """Every line that is true of a card over a place."""
    return [Line(remark.kind) for remark in lines(view, action, better)]


def test_a_column_that_wins_a_domain_is_named_while_a_card_held_takes_it() -> None:
    # Three points of Science; the 8 faces an empty space in its column.
    taken = ((SCIENCE, SCIENCE + 2), (EXPLORATION, WAR, NAVIGATION))
    view = seen(
        row=ROW,
        round=2,
        taken=taken,
        spaces={5: 8},
        hands=((2, 9, 11, 12, 13), (1, 3, 4, 5)),
        specials=(None, None),
    )
    remark = next(lines(view, Place(12, 1)))
    assert Line(remark.kind) is Line.WIN_DOMAIN
    assert (remark.field("column"), remark.field("domain")) == (0, Domain.SCIENCE)
    assert remark.things == (0,)
    assert remark.least_loss == DEARER
    # The card that takes it needs no word, nor does a hand with nothing above the 8.
    assert Line.WIN_DOMAIN not in said(view, Place(12, 0))
    weak = seen(row=ROW, round=2, taken=taken, spaces={5: 8}, hands=((2, 3, 4, 5, 6), (1, 9, 10, 11)))
    assert Line.WIN_DOMAIN not in said(weak, Place(6, 1))
    # Two points of Science: the column would bring the third, not the fourth.
    early = seen(
        row=ROW,
        round=2,
        taken=((SCIENCE,), (EXPLORATION, WAR, NAVIGATION, ENGINEERING)),
        spaces={5: 8},
        hands=((2, 9, 11, 12, 13), ()),
    )
    assert Line.WIN_DOMAIN not in said(early, Place(12, 1))


def test_a_low_card_opposite_takes_a_column_as_well() -> None:
    # The 13 lies alone; with the 2 facing it the column is closed and Science won.
    view = seen(
        round=3,
        taken=ten_taken((SCIENCE, SCIENCE + 2)),
        spaces={0: 13, 6: 8},
        hands=((2, 9, 12, 11), (1, 3, 4, 5)),
    )
    assert said(view, Place(12, 2))[0] is Line.WIN_DOMAIN
    assert Line.WIN_DOMAIN not in said(view, Place(2, 5))
    # The −1 of Science was taken: three points are enough, and one more column wins from two.
    minus = seen(
        round=3,
        taken=ten_taken((SCIENCE,), (SCIENCE + BLOT,)),
        spaces={0: 13, 6: 8},
        hands=((2, 9, 12, 11), ()),
    )
    assert said(minus, Place(12, 2))[0] is Line.WIN_DOMAIN


def test_the_rivals_column_is_named_while_it_can_be_stopped() -> None:
    taken = ((), (WAR, WAR + 2))
    view = seen(round=2, taken=taken, spaces={9: 10}, hands=((2, 3, 11, 12, 13), (1, 4, 5, 6)))
    assert said(view, Place(12, 0))[0] is Line.STOP_DOMAIN
    assert next(lines(view, Place(12, 0))).field("column") == 4
    assert Line.STOP_DOMAIN not in said(view, Place(12, 4))
    # Nothing in hand beats the 14 but the 1.
    high = {"round": 2, "taken": taken, "spaces": {9: 14}}
    assert Line.STOP_DOMAIN not in said(seen(**high, hands=((2, 3, 11, 12, 13), ())), Place(12, 0))
    assert Line.STOP_DOMAIN in said(seen(**high, hands=((1, 3, 11, 12, 13), ())), Place(12, 0))


def test_three_points_and_an_open_blot_are_a_domain() -> None:
    row = (SCIENCE + BLOT, *ROW[1:])
    at_three = {"round": 3, "row": row, "taken": ten_taken((SCIENCE, SCIENCE + 1))}
    view = seen(**at_three, hands=((2, 3, 11, 12, 13), ()))
    assert Line.BLOT_WINS in said(view, Place(13, 1))
    assert Line.BLOT_WINS not in said(view, Place(13, 5)), "that card goes to the blot"
    two = seen(round=3, row=row, taken=ten_taken((SCIENCE,)), hands=((2, 3, 11, 12, 13), ()))
    assert Line.BLOT_WINS not in said(two, Place(13, 1))
    full = seen(**at_three, spaces={0: 4, 5: 10}, hands=((2, 3, 11, 12), ()))
    assert Line.BLOT_WINS not in said(full, Place(12, 1)), (
        "both spaces are full: nothing can be done about it"
    )


def test_kraken_and_bone_are_remembered_with_the_last_card() -> None:
    spaces = {0: 3, 1: 4, 2: 5, 3: 11, 5: 8, 6: 10, 7: 1, 8: 2}
    for special in (Special.KRAKEN, Special.BONE):
        view = seen(spaces=spaces, hands=((12,), (13,)), specials=(special, Special.EYE))
        assert Line.SPECIAL_LEFT in said(view, Place(12, 4))
        assert next(
            one for one in lines(view, Place(12, 4)) if one.kind == Line.SPECIAL_LEFT.value
        ).things == (special,)
        assert Line.SPECIAL_LEFT not in said(view, Place(KRAKEN if special is Special.KRAKEN else BONE, 4))
    eye = seen(spaces=spaces, hands=((12,), (13,)), specials=(Special.EYE, Special.KRAKEN))
    assert Line.SPECIAL_LEFT not in said(eye, Place(12, 4))
    early = seen(spaces={0: 3, 5: 8}, hands=((12, 2, 5, 6), ()), specials=(Special.KRAKEN, Special.EYE))
    assert Line.SPECIAL_LEFT not in said(early, Place(12, 4))


def test_the_last_column_has_a_sure_card_only_against_all_that_may_come() -> None:
    spaces = {0: 3, 1: 4, 2: 5, 3: 11, 5: 8, 6: 10, 7: 1, 8: 2}
    # The submarine has shown both: the rival holds the 9 alone, and no special any more.
    knows = (
        Knowledge((Special.SUBMARINE, Special.EYE), given=Special.EYE, rival_cards=(9,)),
        Knowledge((Special.EYE, Special.SUBMARINE)),
    )
    view = seen(
        spaces=spaces,
        hands=((6, 12), (9,)),
        specials=(None, None),
        used=(Special.SUBMARINE, Special.EYE),
        knowledge=knows,
    )
    assert may_come(view, HUMAN) == {9}
    assert Line.LAST_SPACE in said(view, Place(6, 4)), (
        "the 9 beats the 6; the 12 here, or the 6 there, is sure"
    )
    assert Line.LAST_SPACE not in said(view, Place(12, 4))
    assert Line.LAST_SPACE not in said(view, Place(6, 9))
    # Nobody knows what the rival holds: 14 and 1 are out, and no card is sure.
    blind = seen(spaces=spaces, hands=((12,), (9,)), specials=(Special.EYE, Special.SUBMARINE))
    assert {9, 14} <= set(may_come(blind, HUMAN))
    assert Line.LAST_SPACE not in said(blind, Place(12, 4))


def test_a_rival_that_may_hold_the_bone_makes_no_low_column_sure() -> None:
    spaces = {0: 3, 1: 4, 2: 5, 3: 11, 5: 8, 6: 10, 7: 1, 8: 2}
    knows = (
        Knowledge((Special.EYE, Special.BONE), given=Special.BONE, rival_cards=(9,)),
        Knowledge((Special.BONE, Special.EYE)),
    )
    view = seen(
        spaces=spaces, hands=((6,), (9,)), specials=(None, Special.BONE), used=(Special.EYE,), knowledge=knows
    )
    assert may_come(view, HUMAN) == {9, BONE}
    assert Line.LAST_SPACE not in said(view, Place(6, 4)), (
        "the 9 opposite would be beaten by nothing: the bone comes"
    )


def test_an_arrow_that_must_take_a_needed_card_is_told_before_it_does() -> None:
    # The 13 takes column 2 from the 4. The 7 would move it: it is the only other card of that side.
    view = seen(spaces={1: 13, 6: 4}, hands=((2, 5, 7, 12), ()))
    remark = next(one for one in lines(view, Place(7, 0)) if one.kind == Line.ARROW_HURTS.value)
    assert remark.things == (1,)
    # A second card of the side can be moved instead.
    free = seen(spaces={1: 13, 6: 4, 2: 3, 8: 10}, hands=((5, 7, 12), ()))
    assert Line.ARROW_HURTS not in said(free, Place(7, 0))
    assert Line.ARROW_HURTS not in said(view, Place(12, 0)), "the 12 has no arrow"
    # The 9 closes a blot that its player takes: its own doing, not its arrow's.
    own = seen(row=(SCIENCE + BLOT, *ROW[1:]), spaces={0: 13, 9: 4}, hands=((2, 5, 9, 12), ()))
    assert Line.ARROW_HURTS not in said(own, Place(9, 5))


def test_a_blot_where_ones_card_lies_alone() -> None:
    row = (SCIENCE + BLOT, *ROW[1:])
    view = seen(row=row, spaces={0: 10, 6: 4}, hands=((2, 3, 5, 12), ()))
    assert Line.BLOT_COMES in said(view, Place(5, 1))
    assert Line.BLOT_COMES not in said(view, Place(12, 5)), "that card pushes it onto the rival"
    low = seen(row=row, spaces={0: 10, 6: 4}, hands=((2, 3, 5, 8), ()))
    assert Line.BLOT_COMES not in said(low, Place(5, 1)), "nothing in hand beats the 10"


def test_a_blot_where_the_rivals_card_lies_alone() -> None:
    row = (SCIENCE + BLOT, *ROW[1:])
    view = seen(row=row, spaces={5: 10, 1: 4}, hands=((2, 3, 5, 12), ()))
    assert Line.BLOT_STAYS in said(view, Place(5, 2))
    assert Line.BLOT_STAYS not in said(view, Place(5, 0))
    high = seen(row=row, spaces={5: 4, 1: 10}, hands=((13, 11, 5, 12), ()))
    assert Line.BLOT_STAYS not in said(high, Place(5, 2)), "the 4 beats nothing in hand"


def test_a_high_card_is_wasted_where_the_domain_is_decided() -> None:
    taken = ((SCIENCE, SCIENCE + 2, SCIENCE + 3), ())
    view = seen(round=3, taken=taken, hands=((2, 3, 10, 12, 13), ()))
    assert view.match.settled[0] == HUMAN
    assert Line.DECIDED in said(view, Place(12, 0))
    assert Line.DECIDED not in said(view, Place(10, 0))
    assert Line.DECIDED not in said(view, Place(12, 1))


def test_a_high_diver_on_the_rivals_side_wins_for_the_rival() -> None:
    view = seen(spaces={0: 10, 6: 14}, hands=((2, 3, 12, 13), ()))
    assert Line.RIVALS_SIDE in said(view, Place(12, 5)), "it beats the 10"
    assert Line.RIVALS_SIDE in said(view, Place(12, 7)), "nothing faces it"
    assert Line.RIVALS_SIDE not in said(view, Place(3, 7))
    assert Line.RIVALS_SIDE not in said(view, Place(12, 2))
    blot = seen(row=(*ROW[:4], WAR + BLOT), hands=((2, 3, 4, 12, 13), ()))
    assert Line.RIVALS_SIDE not in said(blot, Place(12, 9)), "a blot is to be pushed there"


def test_what_the_card_gives_away_is_said_before_a_blot_elsewhere() -> None:
    """The 13 gave a star away and the line, with Undo beside it, spoke of a blot that the rival's arrow had made."""
    row = (SCIENCE + BLOT, *ROW[1:])
    view = seen(row=row, spaces={0: 2, 1: 8, 7: 10, 8: 4}, hands=((3, 5, 13), ()))
    assert Line.BLOT_COMES in said(view, Place(13, 6))
    assert said(view, Place(13, 6))[0] is Line.RIVALS_SIDE


def test_the_14_is_safe_once_the_1_was_seen() -> None:
    view = seen(hands=((2, 3, 12, 13, 14), ()))
    assert Line.ONE_UNSEEN in said(view, Place(14, 0))
    assert Line.ONE_UNSEEN not in said(view, Place(13, 0))
    held = seen(hands=((1, 3, 12, 13, 14), ()))
    assert Line.ONE_UNSEEN not in said(held, Place(14, 0))
    lying = seen(spaces={7: 1, 2: 5}, hands=((3, 12, 13, 14), ()))
    assert Line.ONE_UNSEEN not in said(lying, Place(14, 0))


def test_whoever_gave_the_kraken_away_is_reminded_of_it() -> None:
    view = seen(hands=((2, 3, 4, 5, 12), ()), specials=(Special.EYE, Special.KRAKEN))
    assert Line.KRAKEN_GIVEN in said(view, Place(12, 0))
    assert Line.KRAKEN_GIVEN not in said(view, Place(5, 0))
    laid = seen(spaces={7: KRAKEN, 1: 3}, hands=((2, 4, 5, 12), ()), specials=(Special.EYE, None))
    assert Line.KRAKEN_GIVEN not in said(laid, Place(12, 0))


def test_a_good_card_alone_is_worth_closing_while_something_beats_it() -> None:
    view = seen(spaces={0: 12, 6: 4}, hands=((2, 3, 5, 8), ()))
    assert Line.CLOSE_COLUMN in said(view, Place(8, 2))
    assert Line.CLOSE_COLUMN not in said(view, Place(3, 5))
    # The 13, the 14 and the kraken lie there or are held: nothing beats the 12 any more.
    safe = seen(spaces={0: 12, 6: 14, 7: KRAKEN, 1: 4}, hands=((2, 5, 13), ()), specials=(Special.EYE, None))
    assert Line.CLOSE_COLUMN not in said(safe, Place(5, 2))


def test_the_anchor_is_spoken_of_only_where_a_search_would_play_it_now() -> None:
    view = seen(spaces={0: 12, 6: 4}, hands=((2, 3, 5, 8), ()), specials=(Special.ANCHOR, Special.EYE))
    assert Line.ANCHOR_PAYS in said(view, Place(8, 2), Place(8, 2, with_anchor=True))
    assert Line.ANCHOR_PAYS not in said(view, Place(8, 2), Place(3, 5))
    assert Line.ANCHOR_PAYS not in said(view, Place(8, 2, with_anchor=True), Place(3, 5, with_anchor=True))


def test_a_special_kept_back_is_lost_with_the_round() -> None:
    state = position(STARTS, pending=UsingSpecial(HUMAN), specials=(Special.EYE, Special.KRAKEN), row=ROW)
    view = RULES.observe(state, HUMAN)
    (remark,) = lines(view, DeclineSpecial())
    assert remark.things == (Special.EYE,)
    after = RULES.observe(RULES.apply(state, DeclineSpecial()).state, HUMAN)
    occasion = Occasion(after, RULES.legal_actions(after), before=view, actions=(DeclineSpecial(),))
    spoken = first_remark(COACH, occasion)
    assert spoken is not None
    assert (spoken.kind, spoken.of_press, spoken.least_loss) == (Line.SPECIAL_LOST.value, True, 0)
    told = evolve(occasion, said=(Said(Line.SPECIAL_LOST.value, 0),))
    assert first_remark(COACH, told) is None, "once a game is enough"


def test_nothing_is_said_of_points_where_they_are_hidden() -> None:
    hidden = evolve(STARTS, domain_cards=DomainCards.HIDDEN)
    taken = ((SCIENCE, SCIENCE + 2), (EXPLORATION, WAR, NAVIGATION))
    what = {"round": 2, "taken": taken, "spaces": {5: 8}, "hands": ((2, 9, 11, 12, 13), (1, 3, 4, 5))}
    assert Line.WIN_DOMAIN in said(seen(**what), Place(12, 1))
    assert not {Line.WIN_DOMAIN, Line.STOP_DOMAIN, Line.BLOT_WINS, Line.DECIDED} & set(
        said(seen(options=hidden, **what), Place(12, 1))
    )


def test_nothing_is_said_of_what_is_no_card_over_a_place() -> None:
    view = seen(hands=((2, 3, 12, 13, 14), ()))
    assert said(view, AnchorTarget(0)) == []
    assert said(view, DeclineSpecial()) == [], "nothing is to be kept back now"


def hanging(view: State, action: Any, **more: Any) -> Occasion:
    """A card hangs over a place."""
    return Occasion(view, RULES.legal_actions(view), aimed=action, **more)


def test_each_line_once_a_round_and_one_a_turn() -> None:
    view = seen(spaces={0: 10, 6: 14}, hands=((2, 3, 12, 13), ()))
    first = first_remark(COACH, hanging(view, Place(12, 7)))
    assert first is not None
    assert Line(first.kind) is Line.RIVALS_SIDE
    now = turn(view)
    assert first_remark(COACH, hanging(view, Place(12, 7), said=(Said(first.kind, now),))) is None
    earlier = first_remark(COACH, hanging(view, Place(12, 7), said=(Said(first.kind, now - 1),)))
    assert earlier is None or earlier.kind != first.kind
    before = first_remark(COACH, hanging(view, Place(12, 7), said=(Said(first.kind, now - 10),)))
    assert before is not None
    assert before.kind == first.kind


def test_what_a_search_would_have_to_find_is_asked_of_it() -> None:
    """Before the search the anchor's line may hold; afterwards it does only if the best move is one with it."""
    view = seen(hands=((2, 3, 4, 5, 6), ()), specials=(Special.ANCHOR, Special.EYE))
    asked = first_remark(COACH, hanging(view, Place(6, 0)))
    assert asked is not None
    assert Line(asked.kind) is Line.ANCHOR_PAYS
    other = hanging(view, Place(6, 0), found=Appraised(Place(5, 0), best=5000, played=4000))
    assert first_remark(COACH, other) is None
    same = hanging(view, Place(6, 0), found=Appraised(Place(5, 0, with_anchor=True), best=5000, played=4000))
    assert first_remark(COACH, same) is not None


def test_turns_only_grow() -> None:
    for seed in (1, 2, 3):
        turns = [turn(RULES.observe(state, HUMAN)) for state in decisions(seed)]
        assert turns == sorted(turns)
        own = [
            state
            for state in decisions(seed)
            if isinstance(state.table.pending, Placing) and seat_of(state) == 0
        ]
        numbers = [turn(RULES.observe(state, HUMAN)) for state in own]
        assert len(set(numbers)) == len(numbers), "each card laid is a turn of its own"


@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_decides_nothing(seed: int) -> None:
    """Whatever the rival holds that its player cannot tell: equal views, equal words (decision 32)."""
    pick = random.Random(seed)
    for state in decisions(seed + 20):
        if seat_of(state) != HUMAN:
            continue
        view = RULES.observe(state, HUMAN)
        other = RULES.observe(shuffled_secrets(state, HUMAN, pick), HUMAN)
        for action in pick.sample(RULES.legal_actions(view), min(4, len(RULES.legal_actions(view)))):
            assert list(lines(view, action)) == list(lines(other, action))


def test_the_second_seat_is_told_of_its_own_side() -> None:
    """Near and far are those of whoever lays the card."""
    state = position(
        STARTS, row=ROW, spaces={5: 8}, hands=((), (2, 3, 4, 9, 12)), specials=(Special.EYE, Special.BONE)
    )
    view = RULES.observe(state, BOT)
    assert Line.RIVALS_SIDE in said(view, Place(12, 0))
    assert Line.RIVALS_SIDE not in said(view, Place(12, 6))
