"""What one seat can tell of a round: its own cards, what the rival may hold, and what the row is worth.

Everything here comes from an observation; the rival's hand and special are never looked at. Source: rules.md 13;
engines-and-bots 5 ("Honest information").
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from attrs import frozen

from noria_desktop.bots.nautilus.encode import LIKE_DIVERS, hand_of, other
from noria_desktop.bots.nautilus.kernel import CARDS_OF, DIVERS, World
from noria_desktop.bots.nautilus.race import DOMAINS, Domain, decided, round_table
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import Returning, State, known_hand
from noria_desktop.games.nautilus.terms import Special

AT_THE_START: Final = frozenset({Special.SUBMARINE, Special.HARPOON, Special.EYE})
DECLINES: Final = 0.1
"""How often somebody is believed to keep one of these back."""


@frozen
class Rival:
    """What is known of the other player's cards."""

    known: int
    """Divers that it surely holds."""
    unseen: int
    """Divers that it may hold; the others of them lie in the pile."""
    count: int
    """Divers in its hand."""
    specials: tuple[tuple[Special | None, float], ...]
    """Specials that it may still use from now on, with their weights; None for none."""


def rival_of(view: State, seat: Seat) -> Rival:
    """What ``seat`` knows of the other player's cards."""
    table = view.table
    rival = other(seat)
    knowledge = view.deal.knowledge[seat]
    known = hand_of(known_hand(view, seat))
    seen = hand_of(table.spaces) | hand_of(table.hands[seat]) | known
    if knowledge is not None and knowledge.pile_card is not None:
        seen |= 1 << knowledge.pile_card
    pending = table.pending
    if isinstance(pending, Returning) and pending.seat == seat:
        seen |= hand_of(pending.drawn)
    return Rival(known, DIVERS & ~seen, len(table.hands[rival]), _specials(view, seat))


def _specials(view: State, seat: Seat) -> tuple[tuple[Special | None, float], ...]:
    """Specials that the rival may have and use in the placement phase."""
    held = view.table.specials[other(seat)]
    if not held:
        return ((None, 1.0),)
    knowledge = view.deal.knowledge[seat]
    possible: tuple[Special, ...]
    if held[0] is not None:
        possible = (held[0],)
    elif knowledge is not None and knowledge.given is not None:
        possible = (knowledge.given,)
    else:
        seen = () if knowledge is None else knowledge.specials
        possible = tuple(special for special in Special if special not in seen)
    useful = tuple((special, 1.0) for special in possible if special not in AT_THE_START)
    idle = DECLINES * (len(possible) - len(useful))
    return ((None, idle), *useful) if idle else useful


def open_to_rival(view: State, seat: Seat) -> int:
    """Divers of ``seat`` that the rival has seen with the eye: all of its hand, or none."""
    deal, knowledge = view.deal, view.deal.knowledge[seat]
    if Special.EYE not in deal.used or knowledge is None or view.table.specials[other(seat)]:
        return 0
    if knowledge.given is not None:
        is_theirs = knowledge.given is Special.EYE
    else:
        # Its own special is seen before the rival's is used.
        own = min(deal.used, key=knowledge.specials.index)
        is_theirs = bool(view.table.specials[seat]) or own is not Special.EYE
    return hand_of(view.table.hands[seat]) if is_theirs else 0


def hands(rival: Rival) -> Iterator[int]:
    """Every hand of divers that the rival may hold."""
    free = CARDS_OF[rival.unseen]
    for cards in combinations(free, rival.count - rival.known.bit_count()):
        hand = rival.known
        for card in cards:
            hand |= 1 << card
        yield hand


def worlds(rival: Rival) -> Iterator[tuple[World, float]]:
    """Everything the rival may hold, with what each is worth believing before looking at its play."""
    for special, weight in rival.specials:
        more = 0 if special is None else LIKE_DIVERS.get(special, 0)
        for hand in hands(rival):
            yield World(hand | more, special is Special.ANCHOR), weight


def fair_worths(view: State, seat: Seat) -> tuple[float, ...]:
    """The same between players who play well (``race.decided``)."""
    return tuple(map(decided, worths(view, seat)))


def worths(view: State, seat: Seat) -> tuple[float, ...]:
    """What each outcome of this round's row is worth to seat 0, as ``seat`` can tell.

    In the hidden variant the rival's domain cards are those that were awarded and are not the own ones (N32); the
    same count serves when they lie open.
    """
    match = view.match
    row = [card for card in view.deal.row if card is not None]
    own = {card for card in match.taken[seat] if card is not None}
    printed = components()
    leads = [0] * DOMAINS
    out: list[list[int]] = [[] for _ in range(DOMAINS)]
    for card in printed.domain_cards:
        domain, points = printed.domains[card].index, printed.points[card]
        if card in own:
            leads[domain] += points
        elif card in match.revealed and card not in row:
            leads[domain] -= points
        else:
            out[domain].append(points)
    sign = 1 if seat == 0 else -1
    domains = tuple(Domain(sign * lead, tuple(sorted(some))) for lead, some in zip(leads, out, strict=True))
    return round_table(domains, tuple((printed.domains[card].index, printed.points[card]) for card in row))
