"""Nautilus' marks of honour: each on a line that earns it and on one that only just does not. Source: lessons/nautilus.md.

A round is told by its events: who laid what, what arrows did, who took which domain card. Spaces 0 to 4 are yours.
"""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.honours.honour import Line
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.actions import Advance
from noria_desktop.games.nautilus.positions import position
from noria_desktop.games.nautilus.state import Finished
from noria_desktop.games.nautilus.terms import Card, Domain, DomainCard
from tests.app.honours.worked import found, steps, told
from tests.games.nautilus.positions import domain_card

SCIENCE, EXPLORATION, NAVIGATION, ENGINEERING, WAR = Domain
BEGUN, NEXT = ev.RoundBegan(1, HUMAN), ev.RoundBegan(2, BOT)
STAR, TWO, BLOT = (domain_card(SCIENCE, points) for points in (1, 2, -1))


def laid(seat: Seat, card: Card, space: int, *, with_anchor: bool = False) -> ev.CardPlaced:
    """Somebody laid a card."""
    return ev.CardPlaced(seat, card, space, with_anchor)


def award(seat: Seat, card: DomainCard, winner: Card = 9, loser: Card = 2) -> ev.CardAwarded:
    """Somebody took a domain card."""
    return ev.CardAwarded(seat, 0, card, winner, loser)


def test_a_domain_that_you_won() -> None:
    assert found("nautilus-first-flag", told(BEGUN, ev.DomainWon(HUMAN, WAR, 3))) == 2
    assert found("nautilus-first-flag", told(BEGUN, ev.DomainWon(BOT, WAR, 3))) is None


def test_a_real_award_is_read_as_well() -> None:
    """You took +2 and +1 of war before and take its other +1 now: four points, which win it whatever becomes of its blot."""
    war = (domain_card(WAR, 2), domain_card(WAR, 1))
    third = domain_card(WAR, 1, 1)
    full = dict(zip(range(10), (13, 2, 3, 4, 5, 12, 6, 7, 8, 9), strict=True))
    row = (third, *[domain_card(one, 1) for one in (SCIENCE, EXPLORATION, NAVIGATION, ENGINEERING)])
    before = position(round=2, spaces=full, row=row, taken=(war, ()))
    assert found("nautilus-first-flag", steps("nautilus", before, Advance())) == 1
    lost = dict(zip(range(10), (2, 13, 3, 4, 5, 12, 6, 7, 8, 9), strict=True))
    before = position(round=2, spaces=lost, row=row, taken=(war, ()))
    assert found("nautilus-first-flag", steps("nautilus", before, Advance())) is None


@pytest.mark.parametrize(
    ("layer", "taker", "card", "earned"),
    [(BOT, HUMAN, TWO, True), (HUMAN, HUMAN, TWO, False), (BOT, BOT, TWO, False), (BOT, HUMAN, STAR, False)],
)
def test_a_two_by_a_card_of_the_rival_s(layer: Seat, taker: Seat, card: DomainCard, earned: bool) -> None:
    line = told(BEGUN, laid(layer, 9, 1), award(taker, card, winner=9))
    assert found("nautilus-rivals-card", line) == (3 if earned else None)
    later = told(BEGUN, laid(layer, 9, 1), NEXT, laid(HUMAN, 9, 1), award(taker, card, winner=9))
    assert found("nautilus-rivals-card", later) is None


@pytest.mark.parametrize(
    ("taker", "card", "winner", "earned"),
    [(HUMAN, TWO, 5, True), (HUMAN, TWO, 6, False), (HUMAN, STAR, 5, False), (BOT, TWO, 5, False)],
)
def test_a_two_by_a_card_of_five_or_less(taker: Seat, card: DomainCard, winner: Card, earned: bool) -> None:
    line = told(BEGUN, award(taker, card, winner=winner))
    assert found("nautilus-low-tide", line) == (2 if earned else None)


@pytest.mark.parametrize(
    ("blot_to", "when", "domain", "points", "earned"),
    [
        (BOT, NEXT, SCIENCE, 3, True),
        (HUMAN, NEXT, SCIENCE, 3, False),
        (BOT, BEGUN, SCIENCE, 3, False),
        (BOT, NEXT, WAR, 3, False),
        (BOT, NEXT, SCIENCE, 4, False),
    ],
    ids=["won", "your own blot", "the blot came earlier", "another domain", "four points"],
)
def test_a_domain_won_with_three_because_the_rival_took_its_blot(
    blot_to: Seat, when: ev.RoundBegan, domain: Domain, points: int, earned: bool
) -> None:
    blot = award(blot_to, BLOT)
    line = told(
        BEGUN, *([blot, NEXT] if when is BEGUN else [NEXT, blot]), ev.DomainWon(HUMAN, domain, points)
    )
    assert found("nautilus-blot", line) == (4 if earned else None)


def row(*takers: Seat, cards: tuple[DomainCard, ...]) -> Line:
    """The award of a round, as one step."""
    return told(BEGUN, [award(seat, card) for seat, card in zip(takers, cards, strict=True)])


def test_all_stars_yours_and_every_blot_the_rival_s() -> None:
    war = domain_card(WAR, -1)
    cards = (STAR, TWO, BLOT, domain_card(WAR, 1), domain_card(WAR, 2))
    assert found("nautilus-clear-water", row(HUMAN, HUMAN, BOT, HUMAN, HUMAN, cards=cards)) == 2
    assert found("nautilus-clear-water", row(HUMAN, HUMAN, HUMAN, HUMAN, HUMAN, cards=cards)) is None
    assert found("nautilus-clear-water", row(HUMAN, BOT, BOT, HUMAN, HUMAN, cards=cards)) is None
    two = (STAR, TWO, BLOT, war, domain_card(WAR, 2))
    assert found("nautilus-clear-water", row(HUMAN, HUMAN, BOT, BOT, HUMAN, cards=two)) == 2
    assert found("nautilus-clear-water", row(HUMAN, HUMAN, BOT, HUMAN, HUMAN, cards=two)) is None
    plain = (STAR, TWO, domain_card(NAVIGATION, 1), domain_card(WAR, 1), domain_card(WAR, 2))
    assert found("nautilus-clear-water", row(*[HUMAN] * 5, cards=plain)) is None


@pytest.mark.parametrize(
    ("taker", "card", "pair", "earned"),
    [
        (HUMAN, STAR, (1, 14), True),
        (BOT, STAR, (1, 14), False),
        (HUMAN, BLOT, (1, 14), False),
        (HUMAN, STAR, (14, 13), False),
    ],
)
def test_the_one_beats_the_fourteen(taker: Seat, card: DomainCard, pair: Any, earned: bool) -> None:
    line = told(BEGUN, award(taker, card, *pair))
    assert found("nautilus-one-beats-fourteen", line) == (2 if earned else None)


@pytest.mark.parametrize(
    ("layer", "mover", "way", "winner", "earned"),
    [
        (BOT, HUMAN, (6, 1), 9, True),
        (HUMAN, HUMAN, (6, 1), 9, False),
        (BOT, BOT, (6, 1), 9, False),
        (BOT, HUMAN, (2, 1), 9, False),
        (BOT, HUMAN, (1, 6), 9, False),
        (BOT, HUMAN, (6, 1), 8, False),
    ],
    ids=[
        "ferried",
        "your own card",
        "the rival's arrow",
        "along your side",
        "away from you",
        "another card won",
    ],
)
def test_a_card_of_the_rival_s_that_your_arrow_brought_over(
    layer: Seat, mover: Seat, way: tuple[int, int], winner: Card, earned: bool
) -> None:
    line = told(BEGUN, laid(layer, 9, way[0]), ev.CardMoved(mover, 9, *way), award(HUMAN, STAR, winner))
    assert found("nautilus-ferry", line) == (4 if earned else None)
    apart = told(
        BEGUN, laid(layer, 9, way[0]), ev.CardMoved(mover, 9, *way), NEXT, award(HUMAN, STAR, winner)
    )
    assert found("nautilus-ferry", apart) is None


@pytest.mark.parametrize(
    ("number", "winner", "earned"), [(4, HUMAN, True), (5, HUMAN, False), (4, BOT, False)]
)
def test_a_game_won_by_round_four(number: int, winner: Seat, earned: bool) -> None:
    state = position(round=number)
    end = evolve(state, table=evolve(state.table, pending=Finished()))
    line = told(BEGUN, ev.GameEnded(winner, (3, 0)), before=state, after=end)
    assert found("nautilus-home-early", line) == (2 if earned else None)


@pytest.mark.parametrize(
    ("blots", "winner", "earned"),
    [
        ((BOT, BOT, BOT), HUMAN, True),
        ((BOT, BOT), HUMAN, False),
        ((BOT, BOT, BOT, HUMAN), HUMAN, False),
        ((BOT, BOT, BOT), BOT, False),
    ],
)
def test_a_game_won_without_a_blot_and_three_with_the_rival(
    blots: tuple[Seat, ...], winner: Seat, earned: bool
) -> None:
    taken = [award(seat, domain_card(domain, -1)) for seat, domain in zip(blots, Domain, strict=False)]
    line = told(BEGUN, *taken[:1], NEXT, *taken[1:], award(HUMAN, STAR), ev.GameEnded(winner, (3, 0)))
    assert found("nautilus-no-ink", line) == (len(line) if earned else None)


@pytest.mark.parametrize(
    ("anchored", "tried", "winner", "card", "earned"),
    [
        ((HUMAN, 9, 1), ev.CardMoved(BOT, 4, 2, 7), 9, STAR, True),
        ((HUMAN, 9, 1), ev.ArrowIdle(BOT, 6, 3), 9, STAR, True),
        ((HUMAN, 9, 1), ev.CardMoved(BOT, 4, 7, 8), 9, STAR, False),
        ((HUMAN, 9, 1), ev.CardMoved(HUMAN, 4, 2, 7), 9, STAR, False),
        ((BOT, 9, 1), ev.CardMoved(BOT, 4, 2, 7), 9, STAR, False),
        ((HUMAN, 9, 1), ev.CardMoved(BOT, 4, 2, 7), 8, STAR, False),
        ((HUMAN, 9, 1), ev.CardMoved(BOT, 4, 2, 7), 9, BLOT, False),
    ],
    ids=[
        "held",
        "nothing else to move",
        "on the other side",
        "your own arrow",
        "the rival's anchor",
        "another card",
        "a blot",
    ],
)
def test_an_anchored_card_that_an_arrow_could_not_move(
    anchored: tuple[Seat, Card, int], tried: ev.Event, winner: Card, card: DomainCard, earned: bool
) -> None:
    held = ev.CardAnchored(*anchored)
    assert found("nautilus-held-fast", told(BEGUN, held, tried, award(HUMAN, card, winner))) == (
        4 if earned else None
    )
    assert found("nautilus-held-fast", told(BEGUN, tried, held, award(HUMAN, card, winner))) is None
    assert found("nautilus-held-fast", told(BEGUN, held, tried, NEXT, award(HUMAN, card, winner))) is None
