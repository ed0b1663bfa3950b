"""Whether a position of Nautilus can occur: what an edited save is refused for, with the place.

Types are checked before; here is what types cannot say. A round leaves its course on the table, so the
cards that lie there are compared with the placements that brought them. Source: rules.md 1, 5 to 10.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.positions import Finding, chance, require
from noria_desktop.games.nautilus.actions import AnchorTarget, MoveCard, Place
from noria_desktop.games.nautilus.arrows import moves
from noria_desktop.games.nautilus.census import (
    diver_places,
    domain_card_places,
    is_dealt,
    special_places,
)
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import domains_won, settled_late, settled_now
from noria_desktop.games.nautilus.specials import is_asked
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Clearing,
    Finished,
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Opening,
    Pending,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    SPACES,
    Card,
    Domain,
    DomainCards,
    FirstPlayer,
    Space,
    Special,
)

_LAID: Final = {KRAKEN: Special.KRAKEN, BONE: Special.BONE}


def check(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    parts = (_match, _domain_cards, _settlement, _sizes, _divers, _specials, _course, _hands, _knowledge)
    require(chain(chance(state.rng), *[part(state) for part in parts]))


def _match(state: State) -> Iterator[Finding]:
    match, rounds = state.match, components().rounds
    first = match.options.first_player
    yield "match.options.first_player", first.value, first is not FirstPlayer.RANDOM
    yield "match.round", match.round, 1 <= match.round <= rounds
    opener = HUMAN if first is FirstPlayer.HUMAN else BOT
    yield "match.start", match.start, match.start == (opener if match.round % 2 else rival(opener))
    seat = getattr(state.table.pending, "seat", match.start)
    yield "table.pending.seat", seat, seat in (HUMAN, BOT)


def _domain_cards(state: State) -> Iterator[Finding]:
    """Thirty cards once each; what was revealed is taken or lies in the row. Source: N30, N31."""
    match, deal = state.match, state.deal
    cards = components().domain_cards
    opened = match.round if is_dealt(state) else match.round - 1
    awarded = _rounds_awarded(state) * COLUMNS
    yield "match.revealed", f"{len(match.revealed)} cards", len(match.revealed) == opened * COLUMNS
    yield from _once(domain_card_places(state), cards)
    for index, card in enumerate(match.revealed):
        yield f"match.revealed[{index}]", card, card in cards and card not in match.revealed[:index]
    row = match.revealed[awarded:] or (None,) * COLUMNS
    yield "deal.row", list(deal.row), deal.row == row
    order = {card: index for index, card in enumerate(match.revealed[:awarded])}
    for seat, taken in enumerate(match.taken):
        for index, taken_card in enumerate(taken):
            yield f"match.taken[{seat}][{index}]", taken_card, taken_card in order
        places = [order[card] for card in taken if card is not None]
        yield f"match.taken[{seat}]", list(taken), places == sorted(places)
    count = sum(map(len, match.taken))
    yield "match.taken", f"{count} cards", count == awarded
    left = len(cards) - len(match.revealed)
    yield "match.domain_deck.cards", f"{len(match.domain_deck)} cards", len(match.domain_deck) == left


def _rounds_awarded(state: State) -> int:
    """Rounds whose domain cards are with the players."""
    done = isinstance(state.table.pending, Clearing | Finished)
    return state.match.round if done else state.match.round - 1


def _settlement(state: State) -> Iterator[Finding]:
    """Domains are settled as the cards taken say, round by round, and the game goes on until it is decided."""
    match, printed = state.match, components()
    yield "match.settled", f"{len(match.settled)} domains", len(match.settled) == len(Domain)
    over, rounds = isinstance(state.table.pending, Finished), _rounds_awarded(state)
    hidden = match.options.domain_cards is DomainCards.HIDDEN
    order = {card: index for index, card in enumerate(match.revealed)}
    then = evolve(match, settled=(None,) * len(Domain))
    for number in range(1, rounds + 1):
        until = number * COLUMNS
        mine, theirs = (
            tuple(card for card in taken if card is not None and order[card] < until) for taken in match.taken
        )
        then = evolve(then, taken=(mine, theirs))
        if not hidden:
            then = evolve(then, settled=settled_now(then))
        elif number == printed.rounds:
            then = evolve(then, settled=settled_late(then.taken))
        decided = number == printed.rounds or any(
            domains_won(then.settled, seat) >= printed.domains_needed for seat in (HUMAN, BOT)
        )
        yield "match.round", match.round, decided == (over and number == rounds)
    for index, (winner, found) in enumerate(zip(then.settled, match.settled, strict=True)):
        yield f"match.settled[{index}]", found, found == winner


def _sizes(state: State) -> Iterator[Finding]:
    """Tables of fixed length, and cards that everybody has or nobody."""
    table, deal = state.table, state.deal
    yield "deal.row", f"{len(deal.row)} columns", len(deal.row) == COLUMNS
    yield "table.spaces", f"{len(table.spaces)} spaces", len(table.spaces) == len(SPACES)
    for space, card in enumerate(table.spaces):
        yield f"table.spaces[{space}]", card, card is None or BONE <= card <= KRAKEN
    anchored = table.anchored
    yield "table.anchored", anchored, anchored is None or (anchored in SPACES and _lies(state, anchored))
    if isinstance(table.pending, Anchoring | Moving):
        space = table.pending.space
        yield "table.pending.space", space, space in SPACES and _lies(state, space)


def _lies(state: State, space: Space) -> bool:
    return state.table.spaces[space] is not None


def _divers(state: State) -> Iterator[Finding]:
    """Fourteen divers once each while a round runs; none between rounds."""
    table = state.table
    if not is_dealt(state):
        yield "table.hands", [list(hand) for hand in table.hands], table.hands == ((), ())
        yield "deal.pile", list(state.deal.pile), not state.deal.pile
        yield "table.spaces", list(table.spaces), not any(card is not None for card in table.spaces)
        return
    divers = components().divers
    yield from _once(diver_places(state), divers)
    there = {card for _, card in diver_places(state)}
    missing = [card for card in divers if card not in there]
    yield "table.hands", missing, not missing
    for seat, hand in enumerate(table.hands):
        known = [card for card in hand if card is not None]
        yield f"table.hands[{seat}]", list(hand), known == sorted(known)


def _specials(state: State) -> Iterator[Finding]:
    """Two specials a round, none twice in three rounds; the deck holds the rest. Source: N19."""
    match, printed = state.match, components()
    halves = printed.reshuffled_before_round - 1
    spent = (match.round - 1) % halves + is_dealt(state)
    drawn = printed.specials_per_round * spent
    if match.round == printed.reshuffled_before_round and not is_dealt(state):
        drawn = len(Special)
    size = len(match.special_deck)
    yield "match.special_deck.cards", f"{size} cards", size == len(Special) - drawn
    places = [
        *((f"match.special_deck.cards[{i}]", card) for i, card in enumerate(match.special_deck.cards)),
        *special_places(state),
    ]
    yield from _once(places, tuple(Special))
    here = len(tuple(special_places(state)))
    yield "table.specials", f"{here} cards", here == (printed.specials_per_round if is_dealt(state) else 0)
    for seat, held in enumerate(state.table.specials):
        yield f"table.specials[{seat}]", f"{len(held)} cards", len(held) <= 1
    pending = state.table.pending
    if isinstance(pending, UsingSpecial):
        held = state.table.specials[pending.seat]
        yield "table.pending.seat", pending.seat, is_asked(held)
    if isinstance(pending, Returning | Giving | Looking):
        special = _EFFECTS[type(pending)]
        yield "table.pending", special.value, state.deal.used[-1:] == (special,)


_EFFECTS: Final[dict[type, Special]] = {
    Returning: Special.SUBMARINE,
    Giving: Special.HARPOON,
    Looking: Special.EYE,
}


def _course(state: State) -> Iterator[Finding]:
    """What was laid, fixed and moved leads to the cards that lie there, and to whoever's turn it is."""
    table, start = state.table, state.match.start
    spaces: list[Card | None] = [None] * len(SPACES)
    anchored: Space | None = None
    laid: list[Special] = []
    expected: Pending = Placing(start)
    for index, action in enumerate(table.course):
        possible = False
        match expected, action:
            case Placing(seat), Place(card, space, with_anchor):
                possible = space in SPACES and spaces[space] is None and BONE <= card <= KRAKEN
                if possible:
                    spaces[space] = card
                    laid += [_LAID[card]] if card in _LAID else []
                    laid += [Special.ANCHOR] if with_anchor else []
                    expected = Anchoring(seat, space)
                    if not with_anchor:
                        expected = _after(seat, spaces, anchored, space)
            case Anchoring(seat, origin), AnchorTarget(space):
                possible = space in SPACES and spaces[space] is not None
                if possible:
                    anchored = space
                    expected = _after(seat, spaces, anchored, origin)
            case Moving(seat, origin), MoveCard() as move:
                possible = move in moves(tuple(spaces), anchored, origin)
                if possible:
                    spaces[move.to], spaces[move.origin] = spaces[move.origin], None
                    expected = _turn_after(seat, spaces)
            case _:
                pass
        yield f"table.course[{index}]", action, possible
    for space, (lies, found) in enumerate(zip(spaces, table.spaces, strict=True)):
        yield f"table.spaces[{space}]", found, found == lies
    yield "table.anchored", table.anchored, table.anchored == anchored
    pending = table.pending
    before = isinstance(pending, Opening | KeepingSpecial | UsingSpecial | Returning | Giving | Looking)
    if before:
        yield "table.course", f"{len(table.course)} actions", not table.course
    elif isinstance(pending, Awarding | Clearing | Finished):
        yield "table.pending", type(pending).__name__, expected == Awarding()
    else:
        yield "table.pending", type(pending).__name__, pending == expected
    used = [special for special in state.deal.used if special not in components().at_start]
    yield "deal.used", [special.value for special in state.deal.used], used == laid


def _after(seat: Seat, spaces: list[Card | None], anchored: Space | None, space: Space) -> Pending:
    """The arrow on the space, or the next turn."""
    return Moving(seat, space) if moves(tuple(spaces), anchored, space) else _turn_after(seat, spaces)


def _turn_after(seat: Seat, spaces: list[Card | None]) -> Pending:
    return Placing(rival(seat)) if None in spaces else Awarding()


def _hands(state: State) -> Iterator[Finding]:
    """Five cards each, one more after the submarine, less those that were laid."""
    if not is_dealt(state):
        return
    table, seat = state.table, state.match.start
    size = components().hand_size
    pending = table.pending
    counts = [size, size]
    divers = components().divers
    for action in table.course:
        if isinstance(action, Place):
            counts[seat] -= action.card in divers
            seat = rival(seat)
    if isinstance(pending, Giving):
        counts[pending.seat] += 1
        counts[rival(pending.seat)] -= 1
        yield "table.pending.drawn", pending.drawn, pending.drawn in table.hands[pending.seat]
    # The pile tells whether the submarine brought its card home.
    extra = sum(map(len, table.hands)) - sum(counts)
    dived = Special.SUBMARINE in state.deal.used and not isinstance(pending, Returning)
    yield "table.hands", f"{sum(map(len, table.hands))} cards", extra == dived
    for place, hand in enumerate(table.hands):
        found = len(hand)
        yield f"table.hands[{place}]", f"{found} cards", counts[place] <= found <= counts[place] + dived


def _knowledge(state: State) -> Iterator[Finding]:
    """What players learned is true."""
    deal, table, start = state.deal, state.table, state.match.start
    divers = components().divers
    given_away = is_dealt(state) and not isinstance(table.pending, KeepingSpecial)
    for seat in (HUMAN, BOT):
        known, place = deal.knowledge[seat], f"deal.knowledge[{seat}]"
        yield place, known, known is not None
        assert known is not None
        yield (
            f"{place}.specials",
            [special.value for special in known.specials],
            len(set(known.specials)) == len(known.specials)
            and not any(special in state.match.special_deck.cards for special in known.specials),
        )
        held = (*table.specials[rival(seat)], *deal.used)
        if given_away and seat == start:
            yield f"{place}.given", known.given, known.given in held
        else:
            yield f"{place}.given", known.given, known.given is None
        cards = known.rival_cards
        there = (*table.hands[rival(seat)], *table.spaces)
        for index, card in enumerate(cards):
            possible = card in divers and card in there and card not in cards[:index]
            yield f"{place}.rival_cards[{index}]", card, possible
        back = known.pile_card
        yield f"{place}.pile_card", back, back is None or back in deal.pile


def _once(places: object, known: tuple[object, ...]) -> Iterator[Finding]:
    """Every card is one of the known ones and lies in one place only."""
    seen: set[object] = set()
    for place, card in places:  # type: ignore[attr-defined]
        yield place, getattr(card, "value", card), card in known and card not in seen
        seen.add(card)
