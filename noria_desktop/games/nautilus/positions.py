"""Positions of Nautilus in public: any moment of a round from few words, and whether a position can occur.

``position`` puts there what it is told and makes the rest fit: who took which domain cards before, what both hands and
the decks hold, and a course of placements that leads to the cards on the table. ``check`` (see ``position_check``) says
what is impossible about a position that no log vouches for. Source: rules.md 1, 5 to 10; N19, N26, N30.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import Finding, ImpossibleState, require
from noria_desktop.games.nautilus.actions import AnchorTarget, MoveCard, Place
from noria_desktop.games.nautilus.arrows import moves
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import domains_won, settled_now
from noria_desktop.games.nautilus.position_check import check
from noria_desktop.games.nautilus.setup import EMPTY_TABLE, setup
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Deal,
    Giving,
    Hand,
    KeepingSpecial,
    Knowledge,
    Match,
    Moving,
    Opening,
    Options,
    Pending,
    Placing,
    Returning,
    Round,
    Spaces,
    State,
)
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    SPACES,
    SPECIALS,
    Card,
    Domain,
    DomainCard,
    DomainCards,
    Space,
    Special,
)

__all__ = ["check", "position"]

Course: TypeAlias = tuple[Place | AnchorTarget | MoveCard, ...]
Cards: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards of seat 0 and of seat 1."""

_MOST_TRIES: Final = 20_000
"""Placements tried to find a course, and ways to hand out earlier domain cards; a lawful position takes a few dozen."""
_LAID: Final = {KRAKEN: Special.KRAKEN, BONE: Special.BONE}
_ARROWS: Final = frozenset(card for card in components().divers if components().arrows[card] is not None)


def position(
    options: Options | None = None,
    seed: int = 0,
    *,
    round: int = 1,  # noqa: A002 - the game's own word
    pending: Pending | None = None,
    spaces: Mapping[Space, Card] | None = None,
    course: Course | None = None,
    hands: Cards = ((), ()),
    specials: tuple[Special | None, Special | None] = (None, None),
    used: tuple[Special, ...] = (),
    row: Sequence[DomainCard] = (),
    taken: Cards = ((), ()),
    knowledge: tuple[Knowledge, Knowledge] | None = None,
) -> State:
    """A position of a game with these options and this seed, in a round of it.

    What lies on the ``spaces`` was laid in an order that is found; ``course`` says it where it matters, then ``spaces``
    need not. ``pending`` follows from it: the next placement, an arrow's move, the award when all spaces are full; it is
    named for the beginning of a round (``Opening``, ``KeepingSpecial``, ``UsingSpecial``, ``Returning``, ``Giving``,
    ``Looking``). Hands are filled up to their number; what is left is the pile. ``specials`` are those still held;
    ``used`` those used when the round began, laid ones follow from the table. ``row`` is that of this round; ``taken``
    are domain cards of earlier rounds, and both are filled up without anything being decided.

    Raises:
        ImpossibleState: with the first place at fault.
        ValueError: the seed is out of range.
    """
    start = setup(Options() if options is None else options, seed).state
    chance = random.Random(seed)
    match = _earlier(start.match, round, taken, row, chance)
    if isinstance(pending, Opening):
        opening = evolve(start, match=_between(match, chance), table=EMPTY_TABLE)
        check(opening)
        return opening
    first = match.start
    require(_named(spaces or {}, course or ()))
    course = _course(spaces or {}) if course is None else course
    lying, anchored, following = _played(first, course)
    used = (*used, *_laid(course))
    named = following if pending is None else pending
    held = _specials(named, specials, used, chance)
    extra = rival(first) if len(hands[rival(first)]) > len(hands[first]) else first
    counts = _counts(first, course, named, extra if Special.SUBMARINE in used else None)
    hand, pile = _dealt(hands, counts, lying, named, chance)
    shown = match.domain_deck.cards[:COLUMNS]
    drawn = named.drawn if isinstance(named, KeepingSpecial) else ()
    here = (*(one for both in held for one in both), *used, *drawn)
    left = _left(match, here, chance)
    if knowledge is None:
        knowledge = _learned(first, named, held, used)
    state = State(
        start.rng,
        evolve(
            match,
            domain_deck=Pile(match.domain_deck.cards[COLUMNS:]),
            special_deck=Pile(left),
            revealed=(*match.revealed, *[card for card in shown if card is not None]),
        ),
        Deal(shown, pile, used, knowledge),
        Round(named, lying, anchored, hand, held, course),
    )
    check(state)
    return state


# Earlier rounds -----------------------------------------------------------------------------------------


def _earlier(
    match: Match, number: int, taken: Cards, row: Sequence[DomainCard], chance: random.Random
) -> Match:
    """The match when this round opens; the row of this round lies on top of the deck."""
    known = (*taken[0], *taken[1], *row)
    deck = [card for card in match.domain_deck.cards if card is not None and card not in known]
    missing = (number - 1) * COLUMNS - sum(map(len, taken))
    if missing < 0:
        raise ImpossibleState("match.taken", [list(cards) for cards in taken])
    begins = match.start if number % 2 else rival(match.start)
    match = evolve(match, round=number, start=begins)
    for _ in range(100):
        chance.shuffle(deck)
        mine, theirs = list(taken[0]), list(taken[1])
        for card in deck[:missing]:
            (mine if len(mine) <= len(theirs) else theirs).append(card)
        order = [*mine, *theirs]
        chance.shuffle(order)
        tried = evolve(match, revealed=tuple(order), taken=(_in(order, mine), _in(order, theirs)))
        settled = _settled(tried)
        if settled is not None:
            break
    rest = (*row, *deck[missing:])
    # Where nothing else is found the check says that the game would have been decided.
    return evolve(tried, settled=tried.settled if settled is None else settled, domain_deck=Pile(rest))


def _in(order: Sequence[DomainCard], cards: Sequence[DomainCard]) -> tuple[DomainCard, ...]:
    return tuple(card for card in order if card in cards)


def _settled(match: Match) -> Any:
    """Domains won when these cards were taken round by round; None when that decided the game."""
    then = evolve(match, settled=(None,) * len(Domain))
    if match.options.domain_cards is DomainCards.HIDDEN:
        return then.settled
    for until in range(COLUMNS, len(match.revealed) + 1, COLUMNS):
        known = match.revealed[:until]
        mine, theirs = (tuple(card for card in cards if card in known) for cards in match.taken)
        then = evolve(then, taken=(mine, theirs))
        then = evolve(then, settled=settled_now(then))
        if any(domains_won(then.settled, seat) >= components().domains_needed for seat in (HUMAN, BOT)):
            return None
    return then.settled


def _between(match: Match, chance: random.Random) -> Match:
    """The match before a round opens: its specials are still in the deck."""
    printed = components()
    spent = (match.round - 1) % (printed.reshuffled_before_round - 1) * printed.specials_per_round
    if match.round == printed.reshuffled_before_round:
        spent = len(SPECIALS)
    return evolve(match, special_deck=Pile(tuple(chance.sample(SPECIALS, len(SPECIALS) - spent))))


# This round ---------------------------------------------------------------------------------------------


def _named(spaces: Mapping[Space, Card], course: Course) -> Iterator[Finding]:
    """Spaces and cards that there are, each card once."""
    for space, card in spaces.items():
        alone = list(spaces.values()).count(card) == 1
        yield f"table.spaces[{space}]", card, space in SPACES and BONE <= card <= KRAKEN and alone
    for index, action in enumerate(course):
        ends = (action.origin, action.to) if isinstance(action, MoveCard) else (action.space,)
        known = not isinstance(action, Place) or BONE <= action.card <= KRAKEN
        yield f"table.course[{index}]", action, known and set(ends) <= set(SPACES)


def _laid(course: Course) -> Iterator[Special]:
    """Specials that were used by laying them, in order."""
    for action in course:
        if isinstance(action, Place):
            if action.card in _LAID:
                yield _LAID[action.card]
            if action.with_anchor:
                yield Special.ANCHOR


def _played(first: Seat, course: Course) -> tuple[Spaces, Space | None, Pending]:
    """What lies on the table after a course, and what comes next; a course that is impossible is left to the check."""
    cells: list[Card | None] = [None] * len(SPACES)
    anchored: Space | None = None
    pending: Pending = Placing(first)
    seat, space = first, 0
    for action in course:
        if isinstance(action, Place):
            cells[action.space] = action.card
            space = action.space
            if action.with_anchor:
                pending = Anchoring(seat, space)
                continue
        elif isinstance(action, AnchorTarget):
            anchored = action.space
        else:
            cells[action.to], cells[action.origin] = cells[action.origin], None
        if not isinstance(action, MoveCard) and moves(tuple(cells), anchored, space):
            pending = Moving(seat, space)
            continue
        seat = rival(seat)
        pending = Placing(seat) if None in cells else Awarding()
    return tuple(cells), anchored, pending


def _course(goal: Mapping[Space, Card]) -> Course:
    """Placements, and moves that their arrows demand, that lead to these cards. Source: rules.md 6, 7.

    Raises:
        ImpossibleState: there are none, or none was found.
    """
    # Cards with an arrow come first: they find nothing to move yet.
    order = sorted(goal.items(), key=lambda entry: entry[1] not in _ARROWS)
    found = next(_ways([None] * len(SPACES), order, goal, count()), None)
    if found is None:
        raise ImpossibleState("table.spaces", dict(goal))
    return found


def _ways(
    cells: list[Card | None], left: list[tuple[Space, Card]], goal: Mapping[Space, Card], tries: Iterator[int]
) -> Iterator[Course]:
    """Courses that lay these cards and bring all to their goal; each where it belongs, or where an arrow takes it."""
    if not left:
        yield ()
    for index, (belongs, card) in enumerate(left):
        rest = [*left[:index], *left[index + 1 :]]
        for space in (belongs, *[other for other in SPACES if other != belongs]):
            if cells[space] is not None or next(tries) > _MOST_TRIES:
                continue
            laid = [*cells]
            laid[space] = card
            for move in moves(tuple(laid), None, space) or (None,):
                after = [*laid]
                if move is not None:
                    after[move.to], after[move.origin] = after[move.origin], None
                astray = [at for at, lies in enumerate(after) if lies is not None and goal.get(at) != lies]
                if len(astray) <= len([1 for _, other in rest if other in _ARROWS]):
                    step = (Place(card, space),) if move is None else (Place(card, space), move)
                    yield from ((*step, *more) for more in _ways(after, rest, goal, tries))


def _counts(first: Seat, course: Course, pending: Pending, dived: Seat | None) -> list[int]:
    """How many divers each seat holds."""
    counts = [components().hand_size] * 2
    seat = first
    for action in course:
        if isinstance(action, Place):
            counts[seat] -= action.card not in _LAID
            seat = rival(seat)
    if isinstance(pending, Giving):
        counts[pending.seat] += 1
        counts[rival(pending.seat)] -= 1
    if dived is not None and not isinstance(pending, Returning):
        counts[dived] += 1
    return counts


def _dealt(
    hands: Cards, counts: list[int], lying: Spaces, pending: Pending, chance: random.Random
) -> tuple[tuple[Hand, Hand], Hand]:
    """Hands filled up to their number, and the pile."""
    given = (*hands[0], *hands[1], *lying, *(pending.drawn if isinstance(pending, Returning) else ()))
    drawn = () if not isinstance(pending, Giving) or pending.drawn in given else (pending.drawn,)
    free = [card for card in components().divers if card not in (*given, *drawn)]
    chance.shuffle(free)
    filled = []
    for seat, cards in enumerate(hands):
        cards = (*cards, *drawn) if isinstance(pending, Giving) and pending.seat == seat else cards
        missing = max(0, counts[seat] - len(cards))
        filled.append(tuple(sorted((*cards, *free[:missing]))))
        free = free[missing:]
    return (filled[0], filled[1]), tuple(free)


def _specials(
    pending: Pending,
    held: tuple[Special | None, Special | None],
    used: tuple[Special, ...],
    chance: random.Random,
) -> tuple[tuple[Special, ...], tuple[Special, ...]]:
    """What both seats hold; a special that was neither used nor named is held by somebody without one."""
    hands = [[one] if one is not None else [] for one in held]
    if not isinstance(pending, KeepingSpecial):
        free = [special for special in SPECIALS if special not in (*used, *held)]
        chance.shuffle(free)
        for hand in hands:
            if len(used) + sum(map(len, hands)) < components().specials_per_round and not hand:
                hand.append(free.pop())
    return tuple(hands[0]), tuple(hands[1])


def _left(match: Match, here: Sequence[Special | None], chance: random.Random) -> tuple[Special, ...]:
    """The special deck after this round's were drawn; those of earlier rounds are out of it."""
    printed = components()
    spent = (match.round - 1) % (printed.reshuffled_before_round - 1) + 1
    free = [special for special in SPECIALS if special not in here]
    chance.shuffle(free)
    return tuple(free[: max(0, len(SPECIALS) - printed.specials_per_round * spent)])


def _learned(
    first: Seat, pending: Pending, held: tuple[tuple[Special, ...], ...], used: tuple[Special, ...]
) -> tuple[Knowledge, Knowledge]:
    """What both know of this round's specials alone."""
    if isinstance(pending, KeepingSpecial):
        mine, theirs = Knowledge(tuple(one for one in pending.drawn if one is not None)), Knowledge()
    else:
        both = (*held[first], *held[rival(first)], *used)
        given = held[rival(first)] or used[-1:]
        mine = Knowledge(both, given=given[0] if given else None)
        theirs = Knowledge(tuple(dict.fromkeys((*given, *used))))
    return (mine, theirs) if first == HUMAN else (theirs, mine)
