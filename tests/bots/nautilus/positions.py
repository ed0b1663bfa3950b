"""Positions for the players' tests, and worlds counted without the players' own code."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, islice

from attrs import evolve

from noria_desktop.bots.nautilus.levels import PLAYERS
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.components import beats
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Finished, Options, Placing, Spaces, State
from noria_desktop.games.nautilus.terms import COLUMNS, DomainCards, Special

AT_THE_START = (Special.SUBMARINE, Special.HARPOON, Special.EYE)


def decisions(seed: int) -> Iterator[State]:
    """Real decisions of a game in which level 1 and chance take turns at random."""
    pick = random.Random(seed)
    hidden = DomainCards.HIDDEN if seed % 3 == 0 else DomainCards.VISIBLE
    state = RULES.setup(Options(domain_cards=hidden), seed).state
    novice, rng = PLAYERS["level1"](), Rng(seed)
    while not isinstance(state.table.pending, Finished):
        legal = RULES.legal_actions(state)
        turn = RULES.turn(state)
        action = legal[0]
        if len(legal) > 1:
            yield state
            action = pick.choice(legal)
            if pick.random() < 0.5:
                assert turn.seat is not None
                choice, rng = novice.choose(RULES.observe(state, turn.seat), legal, rng)
                action = choice.action
        state = RULES.apply_unchecked(state, action).state


def found(
    count: int, wanted: Callable[[State], bool], first_seed: int = 1, a_game: int = 4
) -> Iterator[State]:
    """So many wanted positions, a few from each game."""

    def all_of_them() -> Iterator[State]:
        seed = first_seed
        while True:
            yield from islice((state for state in decisions(seed) if wanted(state)), a_game)
            seed += 1

    return islice(all_of_them(), count)


def free_spaces(state: State) -> int:
    """Empty spaces of the board."""
    return state.table.spaces.count(None)


def laying_with(*free: int) -> Callable[[State], bool]:
    """Positions in which a card is laid while so many spaces are free."""
    return lambda state: isinstance(state.table.pending, Placing) and free_spaces(state) in free


def seat_of(state: State) -> Seat:
    """Who decides."""
    seat = RULES.turn(state).seat
    assert seat is not None
    return seat


def worlds(state: State, seat: Seat) -> Iterator[tuple[State, float]]:
    """Every true state that this seat may be in, with its weight, counted from what rules.md 13 lets it know.

    A rival who still holds submarine, harpoon or eye after the round's start kept it back, which one in ten does.
    """
    view = RULES.observe(state, seat)
    rival = Seat(1 - seat)
    table, knowledge = view.table, view.deal.knowledge[seat]
    assert knowledge is not None
    known = [card for card in knowledge.rival_cards if card not in table.spaces]
    gone = {*table.spaces, *table.hands[seat], *known, knowledge.pile_card}
    open_cards = [card for card in range(1, 15) if card not in gone]
    specials: list[tuple[Special, ...]] = [()]
    if table.specials[rival]:
        given = knowledge.given
        unseen = [one for one in Special if one not in knowledge.specials] if given is None else [given]
        specials = [(one,) for one in unseen]
    for cards in combinations(open_cards, len(table.hands[rival]) - len(known)):
        hand = tuple(sorted((*known, *cards)))
        for held in specials:
            hands = (hand, table.hands[1]) if rival == 0 else (table.hands[0], hand)
            both = (held, table.specials[1]) if rival == 0 else (table.specials[0], held)
            weight = 0.1 if held and held[0] in AT_THE_START else 1.0
            yield evolve(state, table=evolve(table, hands=hands, specials=both)), weight


def shuffled_secrets(state: State, seat: Seat, pick: random.Random) -> State:
    """Another true state that looks the same to a seat."""
    rival = Seat(1 - seat)
    deal, table, match = state.deal, state.table, state.match
    knowledge = deal.knowledge[seat]
    assert knowledge is not None
    fixed = [card for card in knowledge.rival_cards if card in table.hands[rival]]
    free = [card for card in (*table.hands[rival], *deal.pile) if card not in (*fixed, knowledge.pile_card)]
    pick.shuffle(free)
    count = len(table.hands[rival]) - len(fixed)
    hand = tuple(sorted(card for card in (*fixed, *free[:count]) if card is not None))
    pile = free[count:]
    pick.shuffle(pile)
    if knowledge.pile_card is not None:
        pile.append(knowledge.pile_card)
    held = table.specials[rival]
    deck = list(match.special_deck.cards)
    if held and knowledge.given is None:
        pool = [*held, *deck]
        pick.shuffle(pool)
        held, deck = (pool[0],), pool[1:]
    pick.shuffle(deck)
    domains = list(match.domain_deck.cards)
    pick.shuffle(domains)
    hands = (hand, table.hands[1]) if rival == 0 else (table.hands[0], hand)
    both = (held, table.specials[1]) if rival == 0 else (table.specials[0], held)
    return evolve(
        state,
        rng=Rng(pick.getrandbits(32), 7),
        match=evolve(
            match,
            domain_deck=evolve(match.domain_deck, cards=tuple(domains)),
            special_deck=evolve(match.special_deck, cards=tuple(deck)),
        ),
        deal=evolve(deal, pile=tuple(pile)),
        table=evolve(table, hands=hands, specials=both),
    )


def cards_laid(state: State) -> list[Place]:
    """Placements of this round, in order."""
    return [action for action in state.table.course if isinstance(action, Place)]


def column_winner(spaces: Spaces, column: int) -> Seat:
    """The player on whose side the winning card of a full column lies (N2)."""
    mine, theirs = spaces[column], spaces[column + COLUMNS]
    assert mine is not None
    assert theirs is not None
    return HUMAN if beats(mine, theirs) else BOT
