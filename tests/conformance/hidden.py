"""Other worlds that look the same to a seat: whatever it cannot see is dealt anew.

Chance to come and the order of every face-down pile are exchanged for any game; what else lies hidden in a game
(cards in a hand, drawn, committed, out of the game) is said here for each. None of it asks ``observe``: a game that
shows too much must not be able to say what counts as hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import attrs
from attrs import evolve

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.state import KeepingSpecial, Knowledge, Returning, UsingSpecial
from noria_desktop.games.scythe.pending import ChoosingCards, ChoosingFactoryCard, Revealing
from noria_desktop.games.solani.features import row_of
from noria_desktop.games.solani.state import Keeping


def dealt_anew(game_id: str, state: Any, seat: Seat, pick: random.Random) -> Any:
    """Another position that the seat cannot tell from this one."""
    exchanged = _EXCHANGES.get(game_id, _nothing)(state, seat, pick)
    return evolve(_reshuffled(exchanged, pick), rng=Rng(pick.getrandbits(32), state.rng.counter))


def _nothing(state: Any, _seat: Seat, _pick: random.Random) -> Any:
    return state


def _reshuffled(value: Any, pick: random.Random) -> Any:
    """The same with every pile in another order."""
    if isinstance(value, Pile):
        return Pile(_mixed(value.cards, pick))
    if isinstance(value, tuple):
        return tuple(_reshuffled(item, pick) for item in value)
    if attrs.has(type(value)):
        names = [field.name for field in attrs.fields(type(value))]
        return evolve(value, **{name: _reshuffled(getattr(value, name), pick) for name in names})
    return value


def _mixed(cards: Sequence[Any], pick: random.Random) -> tuple[Any, ...]:
    return tuple(pick.sample(cards, len(cards)))


def _among(pick: random.Random, *places: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The cards of several places dealt among them anew; each place keeps its number."""
    cards = iter(_mixed([card for place in places for card in place], pick))
    return [tuple(next(cards) for _ in place) for place in places]


def _replaced(pair: tuple[Any, Any], seat: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _nautilus(state: Any, seat: Seat, pick: random.Random) -> Any:
    """The rival's divers and special, but for what the seat has learned. Source: rules.md 13."""
    rival, table, deal, match = 1 - seat, state.table, state.deal, state.match
    known, pending = deal.knowledge[seat], state.table.pending
    learned = [card for card in table.hands[rival] if card in known.rival_cards]
    hand = [card for card in table.hands[rival] if card not in learned]
    back = [card for card in deal.pile if card == known.pile_card]
    pile = tuple(card for card in deal.pile if card not in back)
    drawn = pending.drawn if isinstance(pending, Returning) and pending.seat == rival else ()
    others, pile, drawn = _among(pick, hand, pile, drawn)
    if drawn:
        pending = evolve(pending, drawn=drawn)
    keeping = pending.drawn if isinstance(pending, KeepingSpecial) and match.start == rival else ()
    # Who gave the rival its special knows it; while its use is being decided it is one of the three that ask.
    fixed = known.given is not None or isinstance(pending, UsingSpecial)
    held = () if fixed else table.specials[rival]
    held, deck, keeping = _among(pick, held, match.special_deck.cards, keeping)
    if keeping:
        pending = KeepingSpecial(keeping)
    return evolve(
        state,
        match=evolve(match, special_deck=Pile(deck)),
        deal=evolve(
            deal,
            pile=_mixed((*pile, *back), pick),
            knowledge=_replaced(deal.knowledge, rival, Knowledge(given=deal.knowledge[rival].given)),
        ),
        table=evolve(
            table,
            pending=pending,
            hands=_replaced(table.hands, rival, tuple(sorted((*learned, *others)))),
            specials=table.specials if fixed else _replaced(table.specials, rival, held),
        ),
    )


def _solani(state: Any, seat: Seat, pick: random.Random) -> Any:
    """Planets nobody has turned up, cards that somebody else has just drawn. Source: rules.md 8, ruling 29."""
    supply, pending = state.supply, state.pending
    reserve, undealt = _among(pick, supply.reserve.cards, supply.undealt.cards)
    decks = list(supply.decks)
    if isinstance(pending, Keeping) and pending.seat != seat:
        row = row_of(pending.drawn[0]).index
        drawn, deck = _among(pick, pending.drawn, decks[row].cards)
        pending, decks[row] = evolve(pending, drawn=drawn), Pile(deck)
    supply = evolve(supply, reserve=Pile(reserve), undealt=Pile(undealt), decks=tuple(decks))
    return evolve(state, supply=supply, pending=pending)


def _scythe(state: Any, seat: Seat, pick: random.Random) -> Any:
    """The Automa's hand and Factory card for everybody; for the Automa's seat also what the human holds. Source: H15."""
    human, automa, decks, pending = state.human, state.automa, state.decks, list(state.pending)
    hand, combat = _among(pick, automa.hand, decks.combat.cards)
    looking = seat == HUMAN and isinstance(pending[-1], ChoosingFactoryCard)
    theirs, factory, unused = _among(
        pick, automa.factory_card, () if looking else decks.factory, decks.unused_factory.cards
    )
    factory = decks.factory if looking else factory
    if seat != HUMAN:
        mine, combat = _among(pick, human.hand, combat)
        objectives, discarded, others = _among(
            pick, human.objectives, human.discarded, decks.objectives.cards
        )
        human = evolve(human, hand=tuple(sorted(mine)), objectives=objectives, discarded=discarded)
        decks = evolve(decks, objectives=Pile(others))
        for index, entry in enumerate(pending):
            if isinstance(entry, ChoosingCards | Revealing):
                cards, combat = _among(pick, entry.cards, combat)
                pending[index] = evolve(entry, power=0, cards=tuple(sorted(cards)))
    automa = evolve(automa, hand=tuple(sorted(hand)), factory_card=theirs)
    decks = evolve(decks, combat=Pile(combat), factory=factory, unused_factory=Pile(unused))
    return evolve(state, human=human, automa=automa, decks=decks, pending=tuple(pending))


_EXCHANGES: Final[Mapping[str, Callable[[Any, Seat, random.Random], Any]]] = {
    "nautilus": _nautilus,
    "solani": _solani,
    "scythe": _scythe,
}
"""Noria hides nothing but chance; the test game nothing but its pile."""
