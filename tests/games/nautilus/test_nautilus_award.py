"""Awards, domains and the end. Source: rules.md 5 (R6, R7), 9 to 11, 15; N2, N20 to N25, N29, N30."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.games.nautilus.actions import Advance
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.domains import is_won, minus_taken, net_points, settled_now
from noria_desktop.games.nautilus.events import CardAwarded, DomainWon, GameEnded, Learned, TableCleared
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Awarding, Clearing, Finished, Knowledge, Opening, State
from noria_desktop.games.nautilus.terms import Domain, DomainCard, DomainCards, Phase, Special
from tests.games.nautilus.positions import PLAIN_ROW, of, play, position, step

MINE_WINS = "14 13 12 11 10"
THEIRS_LOSES = "2 3 4 5 6"


def full(ours: str = MINE_WINS, theirs: str = THEIRS_LOSES, **more: Any) -> State:
    """A table about to be awarded."""
    return position(ours, theirs, pending=Awarding(), **more)


# Awards -----------------------------------------------------------------------------------------------


def test_worked_example_13_10_7_15_8_against_11_12_4_9_5() -> None:
    """The document's row: rival, me, rival, rival, rival."""
    made = step(full(ours="11 12 4 9 5", theirs="13 10 7 15 8"), Advance())
    assert made.events[:5] == (
        CardAwarded(BOT, 0, PLAIN_ROW[0], 13, 11),
        CardAwarded(HUMAN, 1, PLAIN_ROW[1], 12, 10),
        CardAwarded(BOT, 2, PLAIN_ROW[2], 7, 4),
        CardAwarded(BOT, 3, PLAIN_ROW[3], 15, 9),
        CardAwarded(BOT, 4, PLAIN_ROW[4], 8, 5),
    )
    taken = made.state.match.taken
    assert taken == ((PLAIN_ROW[1],), (PLAIN_ROW[0], PLAIN_ROW[2], PLAIN_ROW[3], PLAIN_ROW[4]))


def test_the_side_decides_whoever_laid_the_card() -> None:
    """N2: the position does not even remember who laid what."""
    made = step(full(ours="1 13 12 11 10", theirs="14 3 4 5 6"), Advance())
    assert len(made.state.match.taken[HUMAN]) == 5  # 1 beats 14, the rest is higher


def test_taking_is_compulsory_the_minus_included() -> None:
    """R6."""
    minus = of(Domain.WAR, -1)
    state = full(row=(*PLAIN_ROW[:4], *minus))
    assert play(state, Advance()).match.taken[HUMAN][-1:] == minus


def test_the_award_is_one_automatic_beat_and_empties_the_row() -> None:
    state = full()
    turn = RULES.turn(state)
    assert (turn.phase, turn.automatic) == (Phase.AWARD, True)
    after = play(state, Advance())
    assert after.deal.row == (None,) * 5
    assert after.table.spaces == state.table.spaces
    assert after.table.pending == Clearing()


# Domains ----------------------------------------------------------------------------------------------


def test_worked_example_four_points_in_science_win_it() -> None:
    """The document: 4 points in science, won."""
    science = of(Domain.SCIENCE, 2, 1)
    row = (*of(Domain.SCIENCE, 1, but=science), *of(Domain.WAR, 1), *of(Domain.NAVIGATION, 1),
           *of(Domain.EXPLORATION, 1), *of(Domain.ENGINEERING, 1))  # fmt: skip
    # only column 0 is mine: 2 + 1 + 1 = 4; the rival has one point in each of the others
    made = step(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, taken=(science, ())), Advance())
    assert made.state.match.settled == (HUMAN, None, None, None, None)
    assert made.events[5:] == (DomainWon(HUMAN, Domain.SCIENCE, 4),)


def test_worked_example_three_points_in_exploration_win_it_when_the_rival_has_the_minus() -> None:
    """The document: 3 points in exploration, and the rival holds its -1; the other domains stay open."""
    mine, theirs = of(Domain.EXPLORATION, 2), of(Domain.EXPLORATION, -1)
    row = (*of(Domain.EXPLORATION, 1), *PLAIN_ROW[2:], *of(Domain.SCIENCE, 1))
    made = step(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, taken=(mine, theirs)), Advance())
    assert made.state.match.settled == (None, HUMAN, None, None, None)
    assert made.events[5:] == (DomainWon(HUMAN, Domain.EXPLORATION, 3),)


def test_three_points_do_not_win_while_the_minus_is_out() -> None:
    """Section 10."""
    mine = of(Domain.EXPLORATION, 2)
    row = (*of(Domain.EXPLORATION, 1), *PLAIN_ROW[2:], *of(Domain.SCIENCE, 1))
    after = play(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, taken=(mine, ())), Advance())
    assert after.match.settled == (None,) * 5


def test_the_own_minus_counts_as_taken_and_is_deducted() -> None:
    """N29: 2 + 1 + 1 - 1 = 3 with the minus out of the deck is a win; 2 + 1 - 1 = 2 is not."""
    mine = of(Domain.SCIENCE, 2, 1, -1)
    row = (*of(Domain.SCIENCE, 1, but=mine), *PLAIN_ROW[1:])
    after = play(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, taken=(mine, ())), Advance())
    assert net_points(after.match.taken[HUMAN], Domain.SCIENCE) == 3
    assert after.match.settled[0] == HUMAN
    assert not is_won(2, minus=True)


def test_a_minus_in_the_same_award_counts() -> None:
    """N21, N29: all five cards are awarded before any domain is looked at, whatever the order of columns."""
    mine = of(Domain.SCIENCE, 2)
    row = (*of(Domain.SCIENCE, 1), *PLAIN_ROW[1:4], *of(Domain.SCIENCE, -1))
    after = play(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, taken=(mine, ())), Advance())
    assert minus_taken(after.match, Domain.SCIENCE)
    assert after.match.settled[0] == HUMAN


def test_a_minus_still_lying_in_the_row_does_not_count() -> None:
    state = full(row=(*PLAIN_ROW[:4], *of(Domain.SCIENCE, -1)))
    assert not minus_taken(state.match, Domain.SCIENCE)


def test_a_settled_domain_stays_settled_when_points_fall() -> None:
    """N22: 4 points, then the own -1: 3 are left and the domain stays won. N30: the card is taken all the same."""
    mine = of(Domain.SCIENCE, 2, 1, 1)
    row = (*of(Domain.SCIENCE, -1), *PLAIN_ROW[1:])
    state = full(
        ours="14 2 3 4 5",
        theirs="6 7 8 9 10",
        row=row,
        taken=(mine, ()),
        settled=(HUMAN, None, None, None, None),
    )
    made = step(state, Advance())
    assert net_points(made.state.match.taken[HUMAN], Domain.SCIENCE) == 3
    assert made.state.match.settled[0] == HUMAN
    assert not any(isinstance(event, DomainWon) for event in made.events)


def test_the_conditions_are_exactly_those_that_cannot_be_lost_any_more() -> None:
    """Section 11: in all 729 splits of a domain into mine, the rival's and still out."""
    cards = [card for card in components().domain_cards if domain_of(card) is Domain.SCIENCE]
    splits = 0
    for places in product(("mine", "theirs", "out"), repeat=6):
        splits += 1
        lying = {
            place: [points_of(card) for card, at in zip(cards, places, strict=True) if at == place]
            for place in ("mine", "theirs", "out")
        }
        won = is_won(sum(lying["mine"]), minus=-1 not in lying["out"])
        # Worst for me: every positive card still out goes to the rival, the -1 to me.
        worst_mine = sum(lying["mine"]) + sum(points for points in lying["out"] if points < 0)
        best_theirs = sum(lying["theirs"]) + sum(points for points in lying["out"] if points > 0)
        assert won == (worst_mine > best_theirs), lying
    assert splits == 729


def test_both_players_never_fulfil_a_condition_in_one_domain() -> None:
    """Section 10."""
    cards = [card for card in components().domain_cards if domain_of(card) is Domain.WAR]
    for places in product((0, 1, 2), repeat=6):
        points = [
            sum(points_of(card) for card, at in zip(cards, places, strict=True) if at == who)
            for who in (0, 1)
        ]
        minus = any(points_of(card) < 0 and at < 2 for card, at in zip(cards, places, strict=True))
        assert not (is_won(points[0], minus) and is_won(points[1], minus))


# End --------------------------------------------------------------------------------------------------


def won_so_far(*domains: Domain) -> dict[str, Any]:
    """Seat 0 has won these domains with four points each."""
    cards: tuple[DomainCard, ...] = tuple(card for domain in domains for card in of(domain, 2, 1, 1))
    settled = tuple(HUMAN if domain in domains else None for domain in Domain)
    return {"taken": (cards, ()), "settled": settled}


def test_three_domains_end_the_game_at_once() -> None:
    """N21: science and exploration are won, the third is navigation; no cleanup follows."""
    so_far = won_so_far(Domain.SCIENCE, Domain.EXPLORATION)
    navigation = of(Domain.NAVIGATION, 2, 1)
    so_far["taken"] = ((*so_far["taken"][0], *navigation), ())
    row = (*of(Domain.NAVIGATION, 1, but=navigation), *of(Domain.WAR, 1, 1), *of(Domain.ENGINEERING, 1, 1))
    made = step(full(ours="14 2 3 4 5", theirs="6 7 8 9 10", row=row, round_number=4, **so_far), Advance())
    assert made.state.table.pending == Finished()
    assert made.events[-2:] == (DomainWon(HUMAN, Domain.NAVIGATION, 4), GameEnded(HUMAN, (3, 0)))
    assert RULES.turn(made.state).seat is None
    assert RULES.legal_actions(made.state) == ()
    assert RULES.scores(made.state).winner == HUMAN


def test_one_award_can_bring_more_than_three() -> None:
    """N21: three or more. Two won already, two more at once."""
    so_far = won_so_far(Domain.SCIENCE, Domain.EXPLORATION)
    others = (*of(Domain.NAVIGATION, 2, 1), *of(Domain.WAR, 2, 1))
    so_far["taken"] = ((*so_far["taken"][0], *others), ())
    row = (
        *of(Domain.NAVIGATION, 1, but=others),
        *of(Domain.WAR, 1, but=others),
        *of(Domain.ENGINEERING, 1, 1, 1),
    )
    made = step(full(ours="14 13 2 3 4", theirs="5 6 7 8 9", row=row, **so_far), Advance())
    assert made.events[-1] == GameEnded(HUMAN, (4, 0))


def test_two_domains_do_not_end_the_game() -> None:
    made = step(full(**won_so_far(Domain.SCIENCE, Domain.EXPLORATION)), Advance())
    assert made.state.table.pending == Clearing()


def all_but_the_row(row: tuple[DomainCard, ...]) -> tuple[DomainCard, ...]:
    """Twenty-five cards."""
    return tuple(card for card in components().domain_cards if card not in row)


def last_round(variant: DomainCards, mine: tuple[Domain, ...]) -> State:
    """Round 6: seat 0 has every card of some domains so far and wins the whole row."""
    rest = all_but_the_row(PLAIN_ROW)
    taken = (
        tuple(card for card in rest if domain_of(card) in mine),
        tuple(card for card in rest if domain_of(card) not in mine),
    )
    state = full(round_number=6, taken=taken, variant=variant)
    match = (
        state.match
        if variant is DomainCards.HIDDEN
        else evolve(state.match, settled=settled_now(state.match))
    )
    return evolve(state, match=match)


@pytest.mark.parametrize("variant", list(DomainCards))
def test_after_six_rounds_more_domains_win(variant: DomainCards) -> None:
    """Sections 3, 10; N23: both ways of settling name the same winner here.

    Seat 0 has science and war whole (5 net points each), the rival the other three but for one +1: 4 to 1.
    """
    made = step(last_round(variant, (Domain.SCIENCE, Domain.WAR)), Advance())
    assert made.state.table.pending == Finished()
    assert made.state.match.settled == (HUMAN, BOT, BOT, BOT, HUMAN)
    ended = GameEnded(BOT, (2, 3))
    # The end of the hidden variant shows what the rival collected.
    assert made.events[-1] == (Learned(HUMAN) if variant is DomainCards.HIDDEN else ended)
    assert ended in made.events
    sheet = RULES.scores(made.state)
    assert (sheet.winner, sheet.ranking) == (BOT, ((BOT,), (HUMAN,)))


def test_the_score_sheet_counts_domains_and_shows_net_points() -> None:
    sheet = RULES.scores(step(last_round(DomainCards.VISIBLE, (Domain.SCIENCE, Domain.WAR)), Advance()).state)
    counts = {(line.seat, line.code.value): line.count for line in sheet.lines}
    # Science: +2 +1 +1 +1 +1 -1 = 5; exploration: one +1 of the last row is mine, 5 - 1 = 4 the rival's.
    assert (counts[0, "science"], counts[1, "science"]) == (5, 0)
    assert (counts[0, "exploration"], counts[1, "exploration"]) == (1, 4)
    assert (sheet.total(0), sheet.total(1)) == (2, 3)
    assert all(line.points == 0 for line in sheet.lines if line.code in Domain)


# Cleanup ----------------------------------------------------------------------------------------------


def test_the_table_is_cleared_unseen_and_the_other_player_starts() -> None:
    """R7; N20, N25: left-over divers and unused specials are gone; what was seen of the specials stays known."""
    state = position(
        MINE_WINS,
        THEIRS_LOSES,
        pending=Clearing(),
        anchored=3,
        hand="1",
        special=Special.EYE,
        rival_special=Special.ANCHOR,
        pile="7 8 9",
        knowledge=(
            Knowledge((Special.EYE, Special.ANCHOR), Special.ANCHOR, (7,), 8),
            Knowledge((Special.ANCHOR,)),
        ),
        special_deck=(Special.KRAKEN, Special.BONE, Special.SUBMARINE, Special.HARPOON),
    )
    made = step(state, Advance())
    after = made.state
    assert made.events == (TableCleared(1),)
    assert after.table.spaces == (None,) * 10
    assert after.table.hands == ((), ())
    assert after.table.specials == ((), ())
    assert after.table.anchored is None
    assert after.deal.pile == ()
    assert after.deal.knowledge == (Knowledge((Special.EYE, Special.ANCHOR)), Knowledge((Special.ANCHOR,)))
    assert after.match.special_deck == Pile(
        (Special.KRAKEN, Special.BONE, Special.SUBMARINE, Special.HARPOON)
    )
    assert (after.match.round, after.match.start) == (2, BOT)
    assert after.table.pending == Opening()


def test_the_beats_between_rounds_belong_to_the_start_player() -> None:
    for start in (HUMAN, BOT):
        state = full(start=Seat(start))
        assert RULES.turn(state).seat == start
