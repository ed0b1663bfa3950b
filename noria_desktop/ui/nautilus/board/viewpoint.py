"""What a view of the game says to the one who looks: whose things are whose, and what is known.

Everything here comes from an observed state, so it can say no more than the viewer may know. Source:
rules.md 13.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.domains import domains_won, points_by_domain, settled_with
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
    Placing,
    Returning,
    Spaces,
    State,
    UsingSpecial,
    is_hidden,
    known_hand,
)
from noria_desktop.games.nautilus.terms import (
    COLUMNS,
    Card,
    Domain,
    DomainCard,
    Space,
    Special,
    side_of,
)
from noria_desktop.ui.nautilus.board.arts_dock import Blot, Fate, Whereabouts


@frozen
class Lean:
    """Which side a column leans to."""

    own: bool
    faced: bool
    """Two cards face each other; else one is alone and leads for want of a rival."""


def viewer(view: State) -> Seat:
    """The seat that looks: the one whose knowledge is there. Seat 0 of a state that hides nothing."""
    return BOT if view.deal.knowledge[HUMAN] is None else HUMAN


def other(seat: Seat) -> Seat:
    """The rival of a seat."""
    return BOT if seat == HUMAN else HUMAN


def is_own(view: State, where: Space) -> bool:
    """Whether a place lies before the viewer."""
    return side_of(where) == viewer(view)


def own_first(view: State) -> tuple[Space, ...]:
    """All places as the viewer reads them: the own row from the left, then the rival's."""
    first = viewer(view) * COLUMNS
    return tuple((first + number) % (2 * COLUMNS) for number in range(2 * COLUMNS))


def decider(view: State) -> Seat | None:
    """Who decides now; None when nobody does or something automatic waits."""
    pending = view.table.pending
    match pending:
        case KeepingSpecial():
            return view.match.start
        case Opening() | Awarding() | Clearing() | Finished():
            return None
        case UsingSpecial() | Returning() | Giving() | Looking() | Placing() | Anchoring() | Moving():
            return pending.seat


def decides(view: State) -> bool:
    """Whether the viewer decides now."""
    return decider(view) == viewer(view)


# Columns ------------------------------------------------------------------------------------------------


def lean(spaces: Spaces, number: int, seat: Seat) -> Lean | None:
    """Which side a column leans to, as ``seat`` sees it; None while it is empty."""
    mine, theirs = spaces[seat * COLUMNS + number], spaces[other(seat) * COLUMNS + number]
    if mine is None and theirs is None:
        return None
    if mine is None or theirs is None:
        return Lean(own=mine is not None, faced=False)
    return Lean(own=beats(mine, theirs), faced=True)


def layer_of(view: State, card: Card) -> bool | None:
    """Whether the viewer laid a card that lies on the table; None when the round's course is over."""
    laid = [action.card for action in view.table.course if isinstance(action, Place)]
    if card not in laid:
        return None
    seat = view.match.start if laid.index(card) % 2 == 0 else other(view.match.start)
    return seat == viewer(view)


def is_round_over(view: State) -> bool:
    """Whether the domain cards of a round were taken and its table still lies there."""
    return isinstance(view.table.pending, Clearing | Finished) and None not in view.table.spaces


def row_card(view: State, number: int) -> DomainCard | None:
    """The domain card between the sides of a column; while the round's end is looked at, the one that lay there."""
    if is_round_over(view):
        return view.match.revealed[-COLUMNS:][number]
    return view.deal.row[number]


@frozen
class Outcome:
    """What a column brought at the round's end."""

    card: DomainCard
    own: bool
    winner: Card
    loser: Card
    mine: int
    """The viewer's points in its domain with this card."""
    theirs: int | None
    """The rival's; None in the hidden variant."""
    settles: bool
    """The domain was decided by this round."""


def outcomes(view: State) -> tuple[Outcome, ...]:
    """What the columns of a finished round brought, left to right."""
    if not is_round_over(view):
        return ()
    seat = viewer(view)
    row = view.match.revealed[-COLUMNS:]
    counts = [len(cards) for cards in view.match.taken]
    leans = [lean(view.table.spaces, number, seat) for number in range(COLUMNS)]
    owners = [seat if found is not None and found.own else other(seat) for found in leans]
    held = [list(view.match.taken[one][: counts[one] - owners.count(one)]) for one in (HUMAN, BOT)]
    settled = settled_with((tuple(held[0]), tuple(held[1])), (None,) * len(Domain))
    found = []
    for number, (card, owner) in enumerate(zip(row, owners, strict=True)):
        domain = domain_of(card)
        held[owner].append(card)
        mine, theirs = view.table.spaces[number], view.table.spaces[number + COLUMNS]
        assert mine is not None
        assert theirs is not None
        pair = (mine, theirs) if beats(mine, theirs) else (theirs, mine)
        found.append(
            Outcome(
                card=card,
                own=owner == seat,
                winner=pair[0],
                loser=pair[1],
                mine=points_by_domain(held[seat])[domain.index],
                theirs=None if is_hidden(view) else points_by_domain(held[other(seat)])[domain.index],
                settles=not is_hidden(view)
                and settled[domain.index] is None
                and view.match.settled[domain.index] is not None,
            )
        )
    return tuple(found)


# The race -----------------------------------------------------------------------------------------------


def points(view: State, seat: Seat) -> tuple[int, ...]:
    """Net points in each domain of what may be seen."""
    return tuple(points_by_domain(view.match.taken[seat]))


def winner(view: State, domain: Domain) -> bool | None:
    """True when the viewer has won the domain, False for the rival, None while it is open."""
    settled = view.match.settled[domain.index]
    return None if settled is None else settled == viewer(view)


def won(view: State, seat: Seat) -> int:
    """Domains won."""
    return domains_won(view.match.settled, seat)


def blot(view: State, domain: Domain) -> Blot:
    """Where a domain's card of minus one is."""
    seat = viewer(view)
    for card in components().minus_cards[domain.index]:
        if card in view.deal.row:
            return Blot.ROW
        if card in view.match.taken[seat]:
            return Blot.OWN
        if card in view.match.taken[other(seat)]:
            return Blot.RIVAL
    # What the rival has taken is not on record in the hidden variant (N32), so neither is what is left.
    return Blot.ELSEWHERE if is_hidden(view) else Blot.DECK


def promised(before: State, after: State) -> tuple[tuple[Domain, bool, int], ...]:
    """Points that columns would bring whose lean a drop has changed: domain, own side, points."""
    seat = viewer(before)
    found = []
    for number, card in enumerate(before.deal.row):
        then = lean(after.table.spaces, number, seat)
        if card is None or then is None:
            continue
        now = lean(before.table.spaces, number, seat)
        if now is None or now.own != then.own:
            found.append((domain_of(card), then.own, points_of(card)))
    return tuple(found)


# Cards and what is known of them ------------------------------------------------------------------------


def own_cards(view: State) -> tuple[Card, ...]:
    """The viewer's divers, ascending."""
    return tuple(card for card in view.table.hands[viewer(view)] if card is not None)


def whereabouts(view: State) -> tuple[Whereabouts, ...]:
    """Where each diver is, from public knowledge and what the viewer has learned this round."""
    seat = viewer(view)
    known = view.deal.knowledge[seat]
    drawn = view.table.pending.drawn if isinstance(view.table.pending, Returning) else ()
    mine, theirs = own_cards(view), known_hand(view, seat)
    found = []
    for card in components().divers:
        if card in view.table.spaces:
            found.append(Whereabouts.TABLE)
        elif card in mine or card in drawn:
            found.append(Whereabouts.OWN)
        elif card in theirs:
            found.append(Whereabouts.RIVAL)
        elif known is not None and known.pile_card == card:
            found.append(Whereabouts.PILE)
        else:
            found.append(Whereabouts.UNSEEN)
    return tuple(found)


def pile_count(view: State) -> int:
    """Divers in the pile; before a round opens all of them."""
    if isinstance(view.table.pending, Opening):
        return len(components().divers)
    return len(view.deal.pile)


def pile_card(view: State) -> Card | None:
    """A diver the viewer put back into the pile this round."""
    known = view.deal.knowledge[viewer(view)]
    return known.pile_card if known is not None else None


def own_special(view: State) -> Special | None:
    """The viewer's special card of this round, used or not; None before it is there."""
    seat = viewer(view)
    held = view.table.specials[seat]
    if held:
        return held[0]
    return next((special for special in view.deal.used if special != rival_special(view)), None)


def kept_back(view: State, *, own: bool = True) -> bool:
    """Whether the viewer, or the rival as far as known, did without a special card of the round's start.

    It can be used no more.
    """
    me, pending = viewer(view), view.table.pending
    seat = me if own else other(me)
    special = own_special(view) if own else rival_special(view)
    if not view.table.specials[seat] or special not in components().at_start:
        return False
    match pending:
        case Opening() | KeepingSpecial():
            return False
        case UsingSpecial() | Returning() | Giving() | Looking():
            # The start player is asked first (R4): what another decides comes after that answer.
            return pending.seat != seat and view.match.start == seat
        case _:
            return True


def rival_special(view: State) -> Special | None:
    """The rival's special card of this round as far as the viewer knows it."""
    seat = viewer(view)
    held = view.table.specials[other(seat)]
    if held and held[0] is not None:
        return held[0]
    known = view.deal.knowledge[seat]
    if known is not None and known.given is not None:
        return known.given
    if held:
        return None
    used = view.deal.used
    if view.table.specials[seat] or len(used) == 1:
        return used[0] if used else None
    # Both were used: the viewer's own was given first and seen before the rival's.
    order = known.specials if known is not None else ()
    return max(used, key=order.index) if used and all(special in order for special in used) else None


def fates(view: State) -> tuple[Fate, ...]:
    """What has become of each special card in this half."""
    known = view.deal.knowledge[viewer(view)]
    seen = known.specials if known is not None else ()
    drawn = view.table.pending.drawn if isinstance(view.table.pending, KeepingSpecial) else ()
    mine = view.table.specials[viewer(view)]
    theirs = view.table.specials[other(viewer(view))]
    given = known.given if known is not None and theirs else None
    found = []
    for special in Special:
        if special in mine or special in drawn:
            found.append(Fate.OWN)
        elif special is given or special in theirs:
            found.append(Fate.RIVAL)
        elif special in seen or special in view.deal.used:
            found.append(Fate.SPENT)
        else:
            found.append(Fate.LEFT)
    return tuple(found)


def half(view: State) -> tuple[int, int]:
    """First and last round of the half whose specials are counted."""
    second = components().reshuffled_before_round
    return (1, second - 1) if view.match.round < second else (second, components().rounds)
