"""What the words of Nautilus are about, and the figures of a position worked out by a model of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import (
    KeepingSpecial,
    Opening,
    Options,
    Returning,
    State,
)
from noria_desktop.games.nautilus.terms import Domain, DomainCards, HarpoonWording, Opponent, Special

MINUS: Final = "\N{MINUS SIGN}"
SPECIALS: Final = ("Kraken", "Bone", "Anchor", "Submarine", "Harpoon", "Eye")
SETTINGS: Final = (
    Options(Opponent.LEVEL_1),
    Options(Opponent.LEVEL_4, DomainCards.HIDDEN),
    Options(Opponent.LEVEL_3, harpoon=HarpoonWording.PRINTED),
    Options(Opponent.LEVEL_2),
)


@frozen
class About:
    """What words are about."""

    view: State
    """What the reader sees."""
    true: State
    me: Seat
    action: Any = None
    after: State | None = None
    event: Any = None
    thing: Any = None
    choice: Any = None
    shares: tuple[int, ...] = ()
    """Shown chances of the hints, best first."""

    @property
    def pending(self) -> Any:
        """What is being decided, as the reader sees it."""
        return self.view.table.pending

    @property
    def truth(self) -> Any:
        """What is being decided."""
        return self.true.table.pending


@frozen
class Said:
    """A template that was filled in."""

    english: str
    number: int
    fields: dict[str, Any]
    about: About


# The model: nothing of the words' own modules --------------------------------------------------------------


def beats(one: int, other: int) -> bool:
    """rules.md 9."""
    return (one == 1 and other == 14) or (one > other and not (one == 14 and other == 1))


def named(card: Any) -> str:
    return {0: "Bone", 15: "Kraken"}.get(card, str(card))


def listed(cards: Any) -> str:
    return ", ".join(named(card) for card in cards)


def special(one: Any) -> str:
    return SPECIALS[list(Special).index(one)] if isinstance(one, Special) else str(one)


def domain(one: Any) -> str:
    return one.value.capitalize() if isinstance(one, Domain) else str(one)


def sign(points: int) -> str:
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def number(text: Any) -> int:
    return int(str(text).replace(MINUS, "-"))


def row(view: State) -> tuple[int, ...]:
    """The domain cards of the round that is played or has just been awarded."""
    return () if isinstance(view.table.pending, Opening) else tuple(view.match.revealed[-5:])


def card_text(card: int) -> str:
    printed = components()
    return f"{domain(printed.domains[card])} {sign(printed.points[card])}"


def spot(space: int, about: About) -> str:
    """A space by its side and its column's domain; with the column's number where the domain lies there twice."""
    cards, column = row(about.view), space % 5
    side = "your" if space // 5 == about.me else "the rival's"
    if not cards:
        return f"{side} column {column + 1}"
    domains = [components().domains[card] for card in cards]
    twice = domains.count(domains[column]) > 1
    return f"{side} {domain(domains[column])}" + (f" ({column + 1})" if twice else "")


def ahead(spaces: Any, column: int) -> Seat | None:
    mine, theirs = spaces[column], spaces[column + 5]
    if mine is None or theirs is None:
        return None
    return HUMAN if beats(mine, theirs) else BOT


def points(state: State, seat: Seat, one: Domain) -> int:
    printed = components()
    return sum(
        printed.points[card]
        for card in state.match.taken[seat]
        if card is not None and printed.domains[card] is one
    )


def movable(view: State) -> list[int]:
    """rules.md 7."""
    pending: Any = view.table.pending
    spaces, laid = view.table.spaces, pending.space
    side = range(laid // 5 * 5, laid // 5 * 5 + 5)
    cards = [s for s in side if spaces[s] is not None and s not in (laid, view.table.anchored)]
    if spaces[laid] in (6, 9):
        return [s for s in cards if spaces[(s + 5) % 10] is None]
    return cards if any(spaces[s] is None for s in side) else []


def still_to_lay(about: About) -> int:
    """How many of the five cards of a round the reader lays from here on; rules.md 6."""
    view = about.view
    laid = [one.card for one in view.table.course if isinstance(one, act.Place)]
    return 5 - len(laid[0 if view.match.start == about.me else 1 :: 2])


def kept_with(about: About) -> list[int]:
    """What the reader can lay after the card of the action: divers, then kraken or bone."""
    extra = {Special.KRAKEN: [15], Special.BONE: [0]}
    special = held(about.true, about.me)
    cards = [*about.true.table.hands[about.me], *(extra.get(special, []) if special is not None else [])]
    return [card for card in cards if card is not None and card != about.action.card]


def held(view: State, seat: Seat) -> Special | None:
    found = view.table.specials[seat]
    return found[0] if found else None


def unseen(about: About) -> list[int]:
    """Divers that the reader cannot place: everything that does not lie open to it."""
    table, known = about.view.table, about.view.deal.knowledge[about.me]
    drawn = table.pending.drawn if isinstance(table.pending, Returning) else ()
    gone = {*table.spaces, *table.hands[about.me], *drawn}
    if known is not None:
        gone |= {*known.rival_cards, known.pile_card}
    return [card for card in range(1, 15) if card not in gone]


def of_settled(seat: Seat, state: State) -> int:
    return sum(winner == seat for winner in state.match.settled)


def columns_taken(about: About) -> list[Seat]:
    return [found for column in range(5) if (found := ahead(about.view.table.spaces, column)) is not None]


def rival(about: About) -> Seat:
    return Seat(1 - about.me)


def final(about: About) -> State:
    assert about.after is not None
    return about.after


def stakes(about: About, seat: Seat) -> set[str]:
    """What the columns that lean to a seat afterwards would bring."""
    cards = row(about.view)
    spaces = final(about).table.spaces
    return {card_text(cards[column]) for column in range(5) if ahead(spaces, column) == seat}


def settles(name: str, seat: Seat, about: About) -> bool:
    """Whether a column that leans so would win its domain (rules.md 10)."""
    printed, spaces = components(), final(about).table.spaces
    for column, card in enumerate(row(about.view)):
        one = printed.domains[card]
        if domain(one) != name or ahead(spaces, column) != seat:
            continue
        gone = printed.points[card] < 0 or any(
            printed.points[c] < 0 and printed.domains[c] is one
            for taken in about.view.match.taken
            for c in taken
            if c is not None
        )
        if points(about.view, seat, one) + printed.points[card] >= (3 if gone else 4):
            return True
    return False


def here(about: About) -> int:
    """The space that is pointed at, or on which the card of the action came to lie."""
    if about.thing is not None and about.thing.kind in ("space", "anchored_space"):
        return int(about.thing.key)
    if about.thing is not None:
        return about.view.table.spaces.index(int(about.thing.key))
    if isinstance(about.action, act.MoveCard):
        return about.action.to
    return about.action.space  # type: ignore[no-any-return]


def lying(about: About) -> Any:
    return (about.after or about.view).table.spaces


def facing(about: About) -> Any:
    return lying(about)[(here(about) + 5) % 10]


def drawn(about: About) -> tuple[Any, ...]:
    pending = about.view.table.pending
    return tuple(pending.drawn) if isinstance(pending, KeepingSpecial | Returning) else ()


def goal(about: About, text: str, *spaces: int) -> bool:
    return text in [spot(space, about) for space in spaces]


def known_specials(about: About) -> tuple[Special, ...]:
    """The specials that the reader has seen in this half."""
    known = about.true.deal.knowledge[about.me]
    return () if known is None else known.specials


def at_column(about: About) -> int:
    return int(about.thing.key) if about.thing.kind in ("column", "outcome") else -1


def seat_of(about: About) -> Seat:
    """Whose plate is pointed at."""
    return about.me if about.thing.key != "rival" else rival(about)


def weighed(about: About) -> tuple[Any, ...]:
    return about.choice.thoughts.considered  # type: ignore[no-any-return]


def leading(about: About) -> Seat | None:
    """Who is ahead in the column of the action afterwards."""
    return ahead(lying(about), here(about) % 5)


def would_win(name: Any, seat: Seat, about: About) -> bool:
    """Whether the column of the action is of that domain, and would win it for a seat (rules.md 10)."""
    printed, card = components(), row(about.view)[here(about) % 5]
    one = printed.domains[card]
    gone = any(
        c is not None and printed.points[c] < 0 and printed.domains[c] is one
        for taken in about.view.match.taken
        for c in taken
    )
    needed = 3 if gone else 4
    return domain(one) == domain(name) and points(about.view, seat, one) + printed.points[card] >= needed


def moved_by(f: dict[str, Any], about: About) -> bool:
    """The card that the arrow moved, by the space that it left."""
    return bool(f["card"] == named(about.view.table.spaces[about.action.origin]))


F = dict[str, Any]
Check = Callable[[F, int, About], bool]


def arrow_of(cards: tuple[int, ...]) -> Check:
    return lambda f, n, a: (
        f["card"] == named(a.view.table.spaces[a.pending.space]) and int(f["card"]) in cards
    )


def laid_by(card: Any, about: About) -> Seat | None:
    """Who laid a card of this round, by whose turn it was."""
    laid = [one.card for one in about.view.table.course if isinstance(one, act.Place)]
    if card not in laid:
        return None
    start = about.view.match.start
    return start if laid.index(card) % 2 == 0 else Seat(1 - start)


def as_things(text: str) -> str:
    """The cards of "the 6, the 1 and the Kraken" alone."""
    return ", ".join(one.removeprefix("the ") for one in text.replace(" and ", ", ").split(", "))


def last_laid(f: F, n: int, a: About) -> bool:
    """The tenth card, laid by the reader without a choice."""
    last = a.view.table.course[-1]
    return (
        isinstance(last, act.Place)
        and f["card"] == named(last.card)
        and laid_by(last.card, a) == a.me
        and None not in a.view.table.spaces
        and not a.true.table.hands[a.me]
        and held(a.true, a.me) not in (Special.KRAKEN, Special.BONE, Special.ANCHOR)
    )


def idled(anchored: bool, crossing: bool | None = None, others: int | None = None) -> Check:
    """The arrow of the card that the reader laid last moved nothing, for such a reason.

    Args:
        anchored: the anchor is a part of it.
        crossing: whether the arrow is an upright one; None: either.
        others: how many other cards lay on its side; None: two or more.
    """

    def check(f: F, n: int, a: About) -> bool:
        course = list(a.view.table.course)
        mine = [
            number
            for number, one in enumerate(course)
            if isinstance(one, act.Place) and laid_by(one.card, a) == a.me
        ][-1]
        laid = course[mine]
        assert isinstance(laid, act.Place)
        table: list[Any] = [None] * 10
        fixed = None
        end = next((i for i in range(mine + 1, len(course)) if isinstance(course[i], act.Place)), len(course))
        for one in course[:end]:
            match one:
                case act.Place(card, space):
                    table[space] = card
                case act.MoveCard(origin, to):
                    table[origin], table[to] = None, table[origin]
                case act.AnchorTarget(space):
                    fixed = space
        side = [space for space in range(10) if space // 5 == laid.space // 5]
        rest = [space for space in side if table[space] is not None and space != laid.space]
        return (
            f["card"] == named(laid.card)
            and not any(isinstance(one, act.MoveCard) for one in course[mine + 1 : end])
            and f["side"] == ("your side" if laid.space // 5 == a.me else "the rival's side")
            and (len(rest) >= 2 if others is None else len(rest) == others)
            and (not anchored or (fixed is not None and fixed in rest and f["held"] == named(table[fixed])))
            and (crossing is None or (laid.card in (6, 9)) == crossing)
            and ("other" not in f or f["other"] == named(table[rest[0]]))
        )

    return check


def moved_alone(f: F, n: int, a: About) -> bool:
    """The reader's arrow has moved the only card that it could, to the only space."""
    *_, place, move = a.view.table.course
    if isinstance(place, act.AnchorTarget):
        place = a.view.table.course[-3]
    assert isinstance(place, act.Place)
    assert isinstance(move, act.MoveCard)
    spaces = list(a.view.table.spaces)
    spaces[move.origin], spaces[move.to] = spaces[move.to], None
    side = [space for space in range(10) if space // 5 == place.space // 5]
    free = [
        one for one in side if spaces[one] is not None and one not in (place.space, a.view.table.anchored)
    ]
    ways = (
        [one for one in free if spaces[(one + 5) % 10] is None]
        if place.card in (6, 9)
        else [(one, to) for one in free for to in side if spaces[to] is None]
    )
    return (
        (f["card"], f["moved"]) == (named(place.card), named(spaces[move.origin]))
        and laid_by(place.card, a) == a.me
        and f["space"] == spot(move.to, a)
        and len(ways) == 1
    )


def moves_on_side(f: F, n: int, a: About) -> bool:
    side = "your side" if a.pending.space // 5 == a.me else "the rival's side"
    cards = [named(a.view.table.spaces[s]) for s in movable(a.view)]
    return f["side"] in (side, None) and sorted(f["cards"].split(", ")) == sorted(cards)


def is_own_card(f: F, n: int, a: About) -> bool:
    return str(f["card"]) in [named(card) for card in a.view.table.hands[a.me]]


def said_of_space(f: F, n: int, a: About) -> bool:
    return goal(a, f["space"], here(a))


def of_lying_card(f: F, n: int, a: About) -> bool:
    return f["card"] == named(a.view.table.spaces[here(a)])  # type: ignore[no-any-return]


def aims(own: bool, won: bool) -> Check:
    def check(f: F, n: int, a: About) -> bool:
        mine, other = lying(a)[here(a)], facing(a)
        stake = card_text(row(a.view)[here(a) % 5])
        side_is_mine = here(a) // 5 == a.me
        return (
            f["card"] == named(other)
            and f["stake"] == stake
            and beats(mine, other) == won
            and (side_is_mine == won) == own
        )

    return check


def unopposed(*, own: bool, strong: bool, positive: bool) -> Check:
    """A card that nothing faces, on whose side it lies, whether it beats more than half, and for what."""

    def check(f: F, n: int, a: About) -> bool:
        card, stake = lying(a)[here(a)], row(a.view)[here(a) % 5]
        beaten = sum(beats(card, other) for other in range(1, 15) if other != card)
        return (
            f["stake"] == card_text(stake)
            and facing(a) is None
            and (here(a) // 5 == a.me) == own
            and (beaten > 7) == strong
            and (components().points[stake] > 0) == positive
        )

    return check


def still_out(f: F, n: int, a: About) -> bool:
    printed = components()
    one = Domain(a.thing.key)
    left = [c for c in range(30) if printed.domains[c] is one and c not in a.view.match.revealed]
    return sorted(f["cards"].split(", ")) == sorted(sign(printed.points[c]) for c in left)


def race_needs(f: F, n: int, a: About) -> bool:
    printed, one = components(), Domain(a.thing.key)
    taken = [c for cards in a.view.match.taken for c in cards]
    gone = any(c is not None and printed.domains[c] is one and printed.points[c] < 0 for c in taken)
    return bool(f["points"] == (3 if gone else 4))


def race_points(f: F, n: int, a: About) -> bool:
    if a.thing.kind == "outcome":
        return outcome_points(f, a)
    one = Domain(a.thing.key)
    mine = number(f["own"]) == points(a.view, a.me, one)
    return mine and ("other" not in f or number(f["other"]) == points(a.true, rival(a), one))


def outcome_points(f: F, a: About) -> bool:
    """Points as the cards were taken, left to right: the later cards of the round are taken off again."""
    printed, cards, spaces = components(), row(a.view), a.view.table.spaces
    column = at_column(a)
    one = printed.domains[cards[column]]
    for seat, key in ((a.me, "own"), (rival(a), "other")):
        later = sum(
            printed.points[cards[c]]
            for c in range(column + 1, 5)
            if printed.domains[cards[c]] is one and ahead(spaces, c) == seat
        )
        if key in f and number(f[key]) != points(a.true, seat, one) - later:
            return False
    return True


def duel(f: F, n: int, a: About) -> bool:
    """``winner`` beats ``loser``, and both face each other."""
    one, other = f.get("winner", f.get("high")), f.get("loser", f.get("low"))
    cards = {named(c): c for c in range(16)}
    spaces = a.view.table.spaces
    one, other = cards[named(one)], cards[named(other)]
    return beats(one, other) and (spaces.index(one) + 5) % 10 == spaces.index(other)


def leans(to_me: bool) -> Check:
    def check(f: F, n: int, a: About) -> bool:
        cards = {named(c): c for c in range(16)}
        column = a.view.table.spaces.index(cards[f["high"]]) % 5
        return duel(f, n, a) and (ahead(a.view.table.spaces, column) == a.me) == to_me

    return check


def event_has(**wanted: str) -> Check:
    """Fields that name what the event says itself."""

    def check(f: F, n: int, a: About) -> bool:
        for field, attribute in wanted.items():
            value = getattr(a.event, attribute)
            plain = (
                special(value)
                if isinstance(value, Special)
                else domain(value)
                if isinstance(value, Domain)
                else named(value)
            )
            told = f[field]
            told = (
                special(told)
                if isinstance(told, Special)
                else domain(told)
                if isinstance(told, Domain)
                else named(told)
            )
            if told != plain:
                return False
        return True

    return check


def to_space(f: F, n: int, a: About) -> bool:
    """A card and where it goes, in whatever is told: an event, an action or a candidate."""
    one = a.event if a.event is not None else a.action
    found = []
    if isinstance(one, ev.CardPlaced | ev.CardAnchored | act.Place):
        card = one.card
        found.append((named(card), spot(one.space, a)))
    elif isinstance(one, ev.CardMoved):
        found.append((named(one.card), spot(one.to, a)))
    elif isinstance(one, act.MoveCard):
        found.append((named(a.view.table.spaces[one.origin]), spot(one.to, a)))
    elif isinstance(one, act.AnchorTarget):
        found.append((named(a.view.table.spaces[one.space]), spot(one.space, a)))
    for some in weighed(a) if a.choice is not None else ():
        match some.action:
            case act.Place(card, space):
                found.append((named(card), spot(space, a)))
            case act.MoveCard(origin, to):
                found.append((named(a.view.table.spaces[origin]), spot(to, a)))
            case act.AnchorTarget(space):
                found.append((named(a.view.table.spaces[space]), spot(space, a)))
    if a.choice is not None:
        for step in a.choice.then:
            if isinstance(step, act.MoveCard | act.AnchorTarget):
                return True  # its card lies there only after what comes before; `hints` tests play it
    return (named(f["card"]), f["space"]) in found
