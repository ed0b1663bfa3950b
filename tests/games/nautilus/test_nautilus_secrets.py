"""What a seat may see, and what an event tells it. Source: rules.md 13; N17, N23, N25, N32 to N34; decision 6."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import MaskedRng
from noria_desktop.games.nautilus.actions import Advance, DeclineSpecial, UseSpecial
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.events import (
    CardAwarded,
    CardPlaced,
    DiversDealt,
    DomainWon,
    Event,
    HandShown,
    HarpoonDrew,
    Learned,
    SpecialDeclined,
    SpecialGiven,
    SpecialsDrawn,
    SubmarineDrew,
    SubmarineReturned,
    fades,
    seen_by,
)
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Clearing,
    Finished,
    KeepingSpecial,
    Knowledge,
    Opening,
    Options,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Domain, DomainCards, Special
from tests.games.nautilus.positions import SEATS, opened, play, position, step, with_specials


def states(seed: int, variant: DomainCards = DomainCards.VISIBLE) -> list[State]:
    """Every state of a random game."""
    pick = random.Random(seed)
    found = [RULES.setup(Options(domain_cards=variant), seed).state]
    while RULES.turn(found[-1]).seat is not None:
        legal = RULES.legal_actions(found[-1])
        found.append(RULES.apply(found[-1], pick.choice(legal)).state)
    return found


def otherwise(state: State, seat: Seat, pick: random.Random) -> State:
    """Another state that looks the same to the seat: everything it cannot see is dealt anew."""
    match, deal, table = state.match, state.deal, state.table
    other = rival(seat)
    pending: Any = table.pending

    def mixed(cards: list[Any]) -> list[Any]:
        pick.shuffle(cards)
        return cards

    drawn = list(pending.drawn) if isinstance(pending, Returning) and pending.seat == other else []
    divers = mixed([*deal.pile, *table.hands[other], *drawn])
    drawn = [divers.pop() for _ in drawn]
    hand: Any = tuple(sorted(divers.pop() for _ in table.hands[other]))
    held = table.specials[other]
    keeping = list(pending.drawn) if isinstance(pending, KeepingSpecial) and match.start == other else []
    specials = mixed([*match.special_deck.cards, *held, *keeping])
    keeping = [specials.pop() for _ in keeping]
    held = tuple(specials.pop() for _ in held)
    if drawn:
        pending = evolve(pending, drawn=(drawn[0], drawn[1]))
    if keeping:
        pending = KeepingSpecial((keeping[0], keeping[1]))
    knowledge = list(deal.knowledge)
    knowledge[other] = Knowledge(rival_cards=(3,), pile_card=4)
    hands: list[Any] = list(table.hands)
    both: list[Any] = list(table.specials)
    hands[other], both[other] = hand, held
    return evolve(
        state,
        rng=evolve(state.rng, key=99),
        match=evolve(
            match,
            domain_deck=Pile(tuple(mixed(list(match.domain_deck.cards)))),
            special_deck=Pile(tuple(specials)),
        ),
        deal=evolve(deal, pile=tuple(divers), knowledge=(knowledge[0], knowledge[1])),
        table=evolve(table, pending=pending, hands=(hands[0], hands[1]), specials=(both[0], both[1])),
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_does_not_change_with_what_it_hides(seed: int, seat: Seat) -> None:
    """Hidden cards are permuted in every position of whole games; no view differs."""
    pick = random.Random(seed)
    changed = 0
    for state in states(seed):
        if isinstance(state.table.pending, UsingSpecial):
            continue  # the question shows who holds what; see the test about it below
        other = otherwise(state, seat, pick)
        changed += other.table.hands != state.table.hands
        assert RULES.observe(other, seat) == RULES.observe(state, seat)
    assert changed > 20


@pytest.mark.parametrize("variant", list(DomainCards))
@pytest.mark.parametrize("seed", range(4))
def test_a_view_keeps_counts_and_the_own_cards_and_can_be_asked(seed: int, variant: DomainCards) -> None:
    for state in states(seed, variant):
        for seat in SEATS:
            other, view = rival(seat), RULES.observe(state, seat)
            assert view.table.hands[seat] == state.table.hands[seat]
            assert view.table.hands[other] == (None,) * len(state.table.hands[other])
            assert view.table.specials[seat] == state.table.specials[seat]
            assert view.table.specials[other] == (None,) * len(state.table.specials[other])
            assert view.deal.knowledge[seat] == state.deal.knowledge[seat]
            assert view.deal.knowledge[other] is None
            assert view.deal.pile == (None,) * len(state.deal.pile)
            assert view.match.domain_deck == state.match.domain_deck.hidden()
            assert RULES.observe(view, seat) == view
            assert RULES.turn(view).seat == RULES.turn(state).seat
            if RULES.turn(state).seat == seat:
                assert RULES.legal_actions(view) == RULES.legal_actions(state)
            with pytest.raises(MaskedRng):
                view.rng.below(2)


def test_the_question_of_the_rounds_start_does_not_betray_its_special() -> None:
    """N34: to the rival, who does not know the special, it looks like what surely comes or goes on.

    That is placement, or before a question of its own the choice between two special cards. The start player knows the special given away and sees the question.
    """
    state = with_specials(opened(3), Special.EYE, Special.HARPOON)
    start = state.match.start
    state = play(state, RULES.legal_actions(state)[0])
    assert state.table.pending == UsingSpecial(start)
    assert RULES.observe(state, start).table.pending == UsingSpecial(start)
    assert RULES.observe(state, rival(start)).table.pending == KeepingSpecial((None, None))
    unasked = with_specials(opened(3), Special.EYE, Special.BONE)
    unasked = play(unasked, RULES.legal_actions(unasked)[0])
    assert unasked.table.pending == UsingSpecial(start)
    assert RULES.observe(unasked, rival(start)).table.pending == Placing(start)
    state = play(state, DeclineSpecial())
    assert RULES.observe(state, start).table.pending == UsingSpecial(rival(start))


def test_a_declined_special_is_never_shown() -> None:
    """N33: not in the rival's view after the round either, and the rival's event says nothing."""
    state = with_specials(opened(3), Special.EYE, Special.KRAKEN)
    start = state.match.start
    made = step(play(state, RULES.legal_actions(state)[0]), DeclineSpecial())
    assert [seen_by(event, rival(start)) for event in made.events] == [None]
    assert RULES.observe(made.state, rival(start)).table.specials[start] == (None,)
    known = made.state.deal.knowledge[rival(start)]
    assert known is not None
    assert Special.EYE not in known.specials


# The hidden variant -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_the_hidden_variant_plays_six_rounds_and_settles_at_the_end(seed: int) -> None:
    """N23, section 12."""
    game = states(seed, DomainCards.HIDDEN)
    for state in game[:-1]:
        assert state.match.settled == (None,) * 5
        assert not isinstance(state.table.pending, Finished)
    assert game[-1].match.round == 6
    assert all(winner is not None for winner in game[-1].match.settled)


@pytest.mark.parametrize("seed", range(5))
def test_the_hidden_variant_shows_of_the_rival_only_how_many_domain_cards(seed: int) -> None:
    """N32: rows stay known, so the rival's cards are those seen less one's own; at the end all is shown."""
    game = states(seed, DomainCards.HIDDEN)
    for state in game:
        for seat in SEATS:
            view, other = RULES.observe(state, seat), rival(seat)
            assert view.match.taken[seat] == state.match.taken[seat]
            assert view.match.revealed == state.match.revealed
            if isinstance(state.table.pending, Finished):
                assert view.match.taken == state.match.taken
            else:
                assert view.match.taken[other] == (None,) * len(state.match.taken[other])
                assert len(RULES.scores(state).lines) == 2, "no points are shown while they are hidden"


@pytest.mark.parametrize("seed", range(12))
def test_the_hidden_variant_names_the_winner_that_the_same_awards_would_have_named(seed: int) -> None:
    """Section 12: by section 11 only the length differs.

    The same game is played with visible cards by the same choices, for as long as that one lasts.
    """
    pick = random.Random(seed)
    hidden = RULES.setup(Options(domain_cards=DomainCards.HIDDEN), seed).state
    visible = RULES.setup(Options(domain_cards=DomainCards.VISIBLE), seed).state
    winner = None
    while RULES.turn(hidden).seat is not None:
        action = pick.choice(RULES.legal_actions(hidden))
        hidden = RULES.apply(hidden, action).state
        if winner is None:
            visible = RULES.apply(visible, action).state
            winner = RULES.scores(visible).winner if RULES.turn(visible).seat is None else None
    assert winner is not None
    assert RULES.scores(hidden).winner == winner


def test_awards_fade_from_the_hidden_variants_log() -> None:
    """N32: the log names no award of an earlier round."""
    assert fades(CardAwarded(HUMAN, 0, 1, 5, 4))
    assert not fades(CardPlaced(HUMAN, 3, 0, False))


# Events -----------------------------------------------------------------------------------------------

SECRETS: tuple[tuple[Event, Seat, Event | None], ...] = (
    (SpecialsDrawn(BOT, (Special.EYE, Special.BONE)), HUMAN, SpecialsDrawn(BOT, (None, None))),
    (SpecialGiven(BOT, Special.EYE, Special.BONE), HUMAN, SpecialGiven(BOT, None, Special.BONE)),
    (SpecialDeclined(BOT, Special.EYE), HUMAN, None),
    (SubmarineDrew(BOT, (3, 4)), HUMAN, SubmarineDrew(BOT, (None, None))),
    (SubmarineReturned(BOT, 3, 4), HUMAN, SubmarineReturned(BOT, None, None)),
    (DiversDealt(((1, 2), (3, 4))), HUMAN, DiversDealt(((1, 2), None))),
    (DiversDealt(((1, 2), (3, 4))), BOT, DiversDealt((None, (3, 4)))),
    (Learned(HUMAN), BOT, None),
)


@pytest.mark.parametrize(("event", "seat", "seen"), SECRETS)
def test_an_event_tells_a_seat_only_what_it_may_know(event: Event, seat: Seat, seen: Event | None) -> None:
    """Section 13."""
    assert seen_by(event, seat) == seen
    if seen is not None:
        assert seen_by(seen, seat) == seen
    owner = getattr(event, "seat", None)
    if owner is not None:
        assert seen_by(event, owner) == event


@pytest.mark.parametrize(
    "event",
    [
        HarpoonDrew(BOT, 4),
        HandShown(BOT, (1, 2, 3)),
        CardPlaced(BOT, 15, 3, False),
        DomainWon(BOT, Domain.WAR, 4),
    ],
)
def test_what_both_see_is_told_to_both(event: Event) -> None:
    """Both know a harpooned card; the eye shows the rival's own hand, which the rival knows."""
    assert all(seen_by(event, seat) == event for seat in SEATS)


@pytest.mark.parametrize("seed", range(6))
def test_no_event_names_a_diver_or_special_that_the_view_after_it_hides(seed: int) -> None:
    """What an event tells a seat, the seat's view knows too: own, on the table, used or learned."""
    pick = random.Random(seed)
    state = RULES.setup(Options(), seed).state
    while RULES.turn(state).seat is not None:
        made = RULES.apply(state, pick.choice(RULES.legal_actions(state)))
        state = made.state
        for seat in SEATS:
            view = RULES.observe(state, seat)
            known = view.deal.knowledge[seat]
            assert known is not None
            cards = {*view.table.hands[seat], *view.table.spaces, *known.rival_cards, known.pile_card}
            specials = {*view.table.specials[seat], *known.specials, *view.deal.used}
            pending = view.table.pending
            if isinstance(pending, KeepingSpecial):
                specials |= set(pending.drawn)
            if isinstance(pending, Returning):
                cards |= set(pending.drawn)
            for event in made.events:
                seen = seen_by(event, seat)
                match seen:
                    case SpecialsDrawn(_, pair):
                        assert set(pair) <= specials | {None}
                    case SpecialGiven(_, kept, given):
                        assert {kept, given} <= specials | {None}
                    case DiversDealt(hands):
                        assert {card for hand in hands if hand for card in hand} <= cards
                    case SubmarineDrew(_, drawn):
                        assert set(drawn) <= cards | {None}
                    case SubmarineReturned(_, returned, kept):
                        assert {returned, kept} <= cards | {None}
                    case HandShown(looker, shown):
                        assert set(shown) <= cards or looker != seat
                    case _:
                        pass


def test_unused_cards_are_not_shown_when_the_table_is_cleared() -> None:
    """N25."""
    state = position(pending=Clearing(), hand="3", rival_hand="4", rival_special=Special.EYE)
    made = step(state, Advance())
    assert not any(event.reveals for event in made.events)
    assert isinstance(made.state.table.pending, Opening)
    assert UseSpecial() not in RULES.legal_actions(made.state)
