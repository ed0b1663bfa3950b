"""Nautilus' words for lessons: ``own 3`` is the third space of the learner's side from the left, ``rival 3`` faces it.

Actions: ``12 > own 3``, ``kraken > own 2``, ``3 > own 5 with anchor``, ``move rival 2 > own 2``, ``hold own 2``,
``keep kraken``, ``use``, ``decline``, ``return 6``, ``give 5``, ``seen``; ``award`` for what comes when ten cards lie. A
``*`` in place of a card or a space means every legal one, and ``|`` stands between actions any of which is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.lessons.language import LessonError, any_of, is_claimed, word_of
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.domains import domains_won, net_points
from noria_desktop.games.nautilus.positions import check, position
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Clearing,
    Finished,
    KeepingSpecial,
    Knowledge,
    Opening,
    Options,
    State,
    known_hand,
)
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    SPECIALS,
    Card,
    Domain,
    DomainCard,
    FirstPlayer,
    Space,
    Special,
    opposite,
)

SIDES: Final = {"own": HUMAN, "rival": BOT}
"""Who learns sits at seat 0."""
LAID: Final = {"kraken": KRAKEN, "bone": BONE}
"""Special cards that lie like divers."""


@frozen
class Position:
    """A position as a lesson writes it: a deal, and what was played since."""

    round: int
    starts: str
    """Who starts this round, ``own`` or ``rival``."""
    row: tuple[str, ...]
    """The domain cards from the left, such as ``science +2``."""
    own: tuple[Card, ...]
    """Divers dealt to the learner."""
    rival: tuple[Card, ...]
    pile: tuple[Card, ...]
    """The other four, the one that is drawn first in front."""
    drawn: tuple[str, str]
    """The special cards that the start player drew."""
    taken: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Domain cards of earlier rounds, the learner's first."""
    spent: tuple[str, ...] = ()
    """Special cards of the earlier rounds of this half."""
    seed: int = 0
    """What the harpoon draws follows from it."""
    played: tuple[str, ...] = ()
    """Since the special cards were drawn, by whoever's turn it was."""


def space_of(side: str, number: str) -> Space:
    """The space that ``own 3`` means.

    Raises:
        LessonError: there is no such space.
    """
    if side not in SIDES or number not in "12345" or len(number) != 1:
        raise LessonError(f"{side} {number}")
    return SIDES[side] * COLUMNS + int(number) - 1


def words_of(space: Space) -> str:
    """The words for a space."""
    side, column = divmod(space, COLUMNS)
    return f"{list(SIDES)[side]} {column + 1}"


def _card(word: str) -> Card:
    if word in LAID:
        return LAID[word]
    if not word.isdigit() or int(word) not in components().divers:
        raise LessonError(word)
    return int(word)


def _card_word(card: Card) -> str:
    return next((word for word, value in LAID.items() if value == card), str(card))


class NautilusLanguage:
    """Nautilus' words for lessons."""

    # Positions ------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any]) -> State:
        """A round in the midst, see ``Position``; all that was played has been played by the rules."""
        said = structured(data, Position)
        state = _dealt(said)
        for words in said.played:
            meant = self.actions(words, state)
            if len(meant) != 1 or meant[0] not in RULES.legal_actions(state):
                raise LessonError(words)
            state = RULES.apply(state, meant[0]).state
        return state

    # Actions --------------------------------------------------------------------------------------------

    def actions(self, words: str, state: State) -> tuple[Action, ...]:
        """The actions that these words mean."""
        return any_of(words, lambda one: _meant(one, state))

    # Claims ---------------------------------------------------------------------------------------------

    def holds(self, claim: str, before: State, state: State) -> bool:
        """Whether a claim holds, such as ``won science``, ``points war 3``, ``own 3 12``, ``columns own rival …``."""
        return is_claimed(claim, _CLAIMS, state)

    def stays(self, state: State) -> bool:
        """A round that is over or not begun waits for the next step."""
        return isinstance(state.table.pending, Opening | Clearing | Finished)

    def forced(self, state: State) -> None:
        """Every decision of Nautilus is a player's own."""

    def told(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        """What the rival did, in the words of actions; ``award`` for the award."""
        return tuple(_told(events))


# Positions ----------------------------------------------------------------------------------------------


def _dealt(said: Position) -> State:
    """The position when the start player has drawn two special cards."""
    free = list(components().domain_cards)
    row, *taken = (_found(cards, free) for cards in (said.row, *said.taken))
    drawn = (word_of(Special, said.drawn[0]), word_of(Special, said.drawn[1]))
    spent = tuple(word_of(Special, word) for word in said.spent)
    if said.starts not in SIDES:
        raise LessonError(said.starts)
    start = SIDES[said.starts]
    first = start if said.round % 2 else Seat(BOT - start)
    options = Options(first_player=FirstPlayer.HUMAN if first == HUMAN else FirstPlayer.OPPONENT)
    state = position(
        options,
        said.seed,
        round=said.round,
        pending=KeepingSpecial(drawn),
        hands=(said.own, said.rival),
        row=row,
        taken=(taken[0], taken[1]),
    )
    if sorted(said.pile) != sorted(card for card in state.deal.pile if card is not None):
        raise ImpossibleState("deal.pile", list(said.pile))
    rest = tuple(special for special in SPECIALS if special not in (*drawn, *spent))
    mine, theirs = Knowledge((*spent, *drawn)), Knowledge(spent)
    state = evolve(
        state,
        match=evolve(state.match, special_deck=Pile(rest)),
        deal=evolve(
            state.deal, pile=said.pile, knowledge=(mine, theirs) if start == HUMAN else (theirs, mine)
        ),
    )
    check(state)
    return state


def _found(cards: tuple[str, ...], free: list[DomainCard]) -> tuple[DomainCard, ...]:
    """The domain cards that these words mean, taken out of those that are free."""
    found = []
    for words in cards:
        name, _, points = words.partition(" ")
        domain = word_of(Domain, name)
        fitting = (c for c in free if domain_of(c) is domain and f"{points_of(c):+d}" == points)
        card = next(fitting, None)
        if card is None:
            raise LessonError(words)
        free.remove(card)
        found.append(card)
    return tuple(found)


# Actions ------------------------------------------------------------------------------------------------


def _meant(words: list[str], state: State) -> tuple[Action, ...]:
    legal = RULES.legal_actions(state)
    match words:
        case ["move", side, number, ">", "*"]:
            origin = space_of(side, number)
            return tuple(one for one in legal if isinstance(one, act.MoveCard) and one.origin == origin)
        case ["move", side, number, ">", to, place]:
            return (act.MoveCard(space_of(side, number), space_of(to, place)),)
        case [card, ">", *where]:
            return _laying(card, where, legal)
        case ["hold", side, number]:
            return (act.AnchorTarget(space_of(side, number)),)
        case ["keep", special]:
            return (act.KeepSpecial(word_of(Special, special)),)
        case ["return", card]:
            return (act.SubmarineReturn(_card(card)),)
        case ["give", card]:
            return (act.HarpoonGive(_card(card)),)
        case [word] if word in _ALONE:
            return (_ALONE[word],)
        case _:
            raise LessonError(" ".join(words))


_ALONE: Final[dict[str, Action]] = {
    "use": act.UseSpecial(),
    "decline": act.DeclineSpecial(),
    "seen": act.EyeSeen(),
    "award": act.Advance(),
}


def _laying(card: str, where: list[str], legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """A card on a space; with a ``*`` every legal one without the anchor that fits."""
    match where:
        case [side, number, "with", "anchor"]:
            return (act.Place(_card(card), space_of(side, number), with_anchor=True),)
        case [side, number]:
            space: Space | None = space_of(side, number)
        case ["*"]:
            space = None
        case _:
            raise LessonError(f"{card} > {' '.join(where)}")
    if card != "*" and space is not None:
        return (act.Place(_card(card), space),)
    wanted = None if card == "*" else _card(card)
    return tuple(
        one
        for one in legal
        if isinstance(one, act.Place)
        and not one.with_anchor
        and wanted in (None, one.card)
        and space in (None, one.space)
    )


def _told(events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case ev.CardPlaced(seat=seat, card=card, space=space, with_anchor=anchor) if seat == BOT:
                yield f"{_card_word(card)} > {words_of(space)}{' with anchor' if anchor else ''}"
            case ev.CardAnchored(seat=seat, space=space) if seat == BOT:
                yield f"hold {words_of(space)}"
            case ev.CardMoved(seat=seat, origin=origin, to=to) if seat == BOT:
                yield f"move {words_of(origin)} > {words_of(to)}"
            case ev.SpecialUsed(seat=seat) if seat == BOT:
                yield "use"
            case ev.SpecialDeclined(seat=seat) if seat == BOT:
                yield "decline"
            case _:
                continue
    if any(isinstance(event, ev.CardAwarded) for event in events):
        yield "award"


# Claims -------------------------------------------------------------------------------------------------


def _won(state: State, domain: str) -> bool:
    return state.match.settled[word_of(Domain, domain).index] == HUMAN


def _lost(state: State, domain: str) -> bool:
    return state.match.settled[word_of(Domain, domain).index] == BOT


def _domains(state: State, count: str) -> bool:
    return domains_won(state.match.settled, HUMAN) == int(count)


def _points(state: State, domain: str, count: str) -> bool:
    return net_points(state.match.taken[HUMAN], word_of(Domain, domain)) == int(count)


def _columns(state: State, *sides: str) -> bool:
    """Who took what lay in each column."""
    if len(sides) != COLUMNS or not set(sides) <= SIDES.keys():
        raise LessonError(" ".join(sides))
    row = state.match.revealed[-COLUMNS:]
    return all(card in state.match.taken[SIDES[side]] for card, side in zip(row, sides, strict=True))


def _took(state: State, count: str) -> bool:
    """So many of the row's domain cards are the learner's."""
    row = state.match.revealed[-COLUMNS:]
    return len([card for card in row if card in state.match.taken[HUMAN]]) == int(count)


def _closed(state: State, side: str, number: str) -> bool:
    """Both spaces of a column are full, and the card on this one wins it."""
    space = space_of(side, number)
    here, facing = state.table.spaces[space], state.table.spaces[opposite(space)]
    return here is not None and facing is not None and beats(here, facing)


def _holds(state: State, card: str) -> bool:
    return _card(card) in state.table.hands[HUMAN]


def _special(state: State, special: str) -> bool:
    return word_of(Special, special) in state.table.specials[HUMAN]


def _gave(state: State, special: str) -> bool:
    known = state.deal.knowledge[HUMAN]
    return known is not None and known.given is word_of(Special, special)


def _knows(state: State, *cards: str) -> bool:
    """These are the divers of the rival that are known, no more and no less."""
    return known_hand(state, HUMAN) == tuple(map(_card, cards))


def _unseen(state: State, *cards: str) -> bool:
    """These divers may be in the rival's hand as far as the learner knows."""
    known = state.deal.knowledge[HUMAN]
    seen = (*state.table.spaces, *state.table.hands[HUMAN], None if known is None else known.pile_card)
    return tuple(card for card in components().divers if card not in seen) == tuple(map(_card, cards))


def _held(state: State, side: str, number: str) -> bool:
    return state.table.anchored == space_of(side, number)


def _awarded(state: State, number: str) -> bool:
    """This round was counted, and its table not cleared yet."""
    return state.match.round == int(number) and isinstance(state.table.pending, Clearing | Finished)


def _victory(state: State) -> bool:
    finished = isinstance(state.table.pending, Finished)
    return finished and domains_won(state.match.settled, HUMAN) > domains_won(state.match.settled, BOT)


def _lies(side: str) -> Callable[..., bool]:
    """What lies on a space of a side: a card, or ``empty``."""

    def lies(state: State, number: str, card: str) -> bool:
        found = state.table.spaces[space_of(side, number)]
        return found is None if card == "empty" else found == _card(card)

    return lies


_CLAIMS: Final[dict[str, Callable[..., bool]]] = {
    **{side: _lies(side) for side in SIDES},
    "won": _won,
    "lost": _lost,
    "domains": _domains,
    "points": _points,
    "columns": _columns,
    "took": _took,
    "closed": _closed,
    "holds": _holds,
    "special": _special,
    "gave": _gave,
    "knows": _knows,
    "unseen": _unseen,
    "held": _held,
    "awarded": _awarded,
    "victory": _victory,
}
"""What may be claimed by its first word; what a word lacks of its places is refused."""


LANGUAGE: Final = NautilusLanguage()
