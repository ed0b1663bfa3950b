"""The Automa's turn, beat by beat, and the record of why it went so.

A beat is one step of the rules: the card (1), the move (2a), the gains (2b), the offer to the human (2c), the tracker
(3). A battle or an offer that is to be decided lies above the next beat on the stack; the record lies with the
Automa's belongings meanwhile, so that its parts stay together. Source: automa.md 5, 15; R4, R17, R28.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from noria_desktop.engine.contract import BOT, Turn
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Accept, Advance, Decline
from noria_desktop.games.scythe.automa_deck import draw_turn_card
from noria_desktop.games.scythe.automa_gains import (
    gain_all,
    is_unlocked,
    is_worth_taking,
    leave_offer,
    take_offer,
)
from noria_desktop.games.scythe.automa_moves import decide, make_move
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.decisions import ADVANCE, Decision, beat, humans
from noria_desktop.games.scythe.events import (
    AutomaCardDrawn,
    AutomaDecided,
    AutomaGained,
    AutomaSkipped,
    AutomaUnitArrived,
    Brought,
    Event,
    FactoryCardTaken,
    GoodsRemoved,
    OfferMade,
    StarPlaced,
    TokenRemoved,
    TrackerHeld,
    WorkersRouted,
)
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingOffer
from noria_desktop.games.scythe.printed_automa import PrintedAutomaCard, SchemeHalf
from noria_desktop.games.scythe.record import TurnRecord
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Automa, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import NO_GOODS, AutomaStage, Phase, Prompt
from noria_desktop.games.scythe.tracker import advance as advance_token
from noria_desktop.games.scythe.turn import begin_turn

_MOVE, _GAIN = AutomaTurn(AutomaStage.MOVE), AutomaTurn(AutomaStage.GAIN)
_OFFER, _TRACKER = AutomaTurn(AutomaStage.OFFER), AutomaTurn(AutomaStage.TRACKER)


def draw_card(table: StateBuilder) -> None:
    """The card of the turn; step 1: under Autometta the skip mark ends the turn, nothing else happens."""
    card = draw_turn_card(table)
    automa = table.automa
    half = components().automa.cards[card - 1].schemes[automa.scheme.index]
    tracker = components().automa.trackers[automa.level.index]
    skipped = half.skip and tracker.honours_skip_mark
    record = TurnRecord(automa.turns + 1, card, automa.scheme, skipped, offer=half.offer)
    table.automa = changed(automa, turns=record.turn, record=record)
    table.tell(AutomaCardDrawn(card, automa.scheme))
    if skipped:
        table.tell(AutomaSkipped(card))
        begin_turn(table)
    else:
        table.swap(_MOVE)


def move(table: StateBuilder) -> None:
    """Step 2a: at most one move action; a battle comes to lie above the gains."""
    power = table.automa.power
    entries = decide(table, card_half(table.automa).moves)
    _note(table, moves=entries)
    table.swap(_GAIN)
    told = len(table.events)
    make_move(table, entries)
    table.events.insert(told, AutomaDecided(entries, power, _brought(table.events[told:])))


def gain(table: StateBuilder) -> None:
    """Step 2b; a card that offers nothing goes on to step 3."""
    half = card_half(table.automa)
    told = len(table.events)
    entries = gain_all(table, half.gains)
    _note(table, gains=entries)
    since = table.events[told:]
    arrived = tuple([event.unit for event in since if isinstance(event, AutomaUnitArrived)])
    star = any(isinstance(event, StarPlaced) and event.seat == BOT for event in since)
    table.events.insert(told, AutomaGained(entries, arrived, star))
    if not is_over(table):
        table.swap(_TRACKER if half.offer is None else _OFFER)


def offer(table: StateBuilder) -> None:
    """Step 2c: the human is asked, or takes the bonus at once if the options say so (R17)."""
    bonus = card_half(table.automa).offer
    assert bonus is not None
    unlocked = is_unlocked(table.human, bonus)
    _note(table, offer_unlocked=unlocked)
    table.tell(OfferMade(bonus, unlocked))
    table.swap(_TRACKER)
    if not unlocked:
        return
    if not is_worth_taking(table, bonus):
        leave_offer(table, bonus, declined=False)
    elif table.options.ask_offer:
        table.push(ChoosingOffer(bonus))
    else:
        take_offer(table, bonus)


def track(table: StateBuilder) -> None:
    """Step 3, unless the card's star is crossed out; then it is the human's turn."""
    record = table.automa.record
    assert record is not None
    if turn_card(table.automa).advances:
        _note(table, tracker=advance_token(table))
    else:
        table.tell(TrackerHeld(record.card))
    if not is_over(table):
        begin_turn(table)


def _brought(events: Sequence[Event]) -> Brought:
    """What a move brought, by what was told of it."""
    return Brought(
        token=any(isinstance(event, TokenRemoved) for event in events),
        factory_card=any(isinstance(event, FactoryCardTaken) for event in events),
        workers=sum([event.number for event in events if isinstance(event, WorkersRouted)]),
        goods=next((event.goods for event in events if isinstance(event, GoodsRemoved)), NO_GOODS),
    )


def turn_card(automa: Automa) -> PrintedAutomaCard:
    """The card of the turn going on."""
    assert automa.record is not None
    return components().automa.cards[automa.record.card - 1]


def card_half(automa: Automa) -> SchemeHalf:
    """The half of it that is in force; the scheme of the moment when it was drawn."""
    assert automa.record is not None
    return turn_card(automa).schemes[automa.record.scheme.index]


def _note(table: StateBuilder, **parts: Any) -> None:
    """Write something into the record of this turn."""
    assert table.automa.record is not None
    table.automa = changed(table.automa, record=changed(table.automa.record, **parts))


# How its entries are decided ----------------------------------------------------------------------------

_BEATS: Final[dict[AutomaStage, tuple[Turn, Callable[[StateBuilder], None]]]] = {
    AutomaStage.CARD: (beat(Phase.AUTOMA, Prompt.AUTOMA_CARD), draw_card),
    AutomaStage.MOVE: (beat(Phase.AUTOMA, Prompt.AUTOMA_MOVE), move),
    AutomaStage.GAIN: (beat(Phase.AUTOMA, Prompt.AUTOMA_GAIN), gain),
    AutomaStage.OFFER: (beat(Phase.AUTOMA, Prompt.AUTOMA_OFFER), offer),
    AutomaStage.TRACKER: (beat(Phase.AUTOMA, Prompt.AUTOMA_TRACKER), track),
}


def _turn(state: State, entry: AutomaTurn) -> Turn:
    return _BEATS[entry.stage][0]


def _advance(table: StateBuilder, entry: AutomaTurn, action: Advance) -> None:
    _BEATS[entry.stage][1](table)


def _accept(table: StateBuilder, entry: ChoosingOffer, action: Accept) -> None:
    table.pop()
    take_offer(table, entry.bonus)


def _decline(table: StateBuilder, entry: ChoosingOffer, action: Decline) -> None:
    table.pop()
    leave_offer(table, entry.bonus, declined=True)


DECISIONS: Final = (
    Decision(AutomaTurn, _turn, ADVANCE, {Advance: _advance}),
    Decision(
        ChoosingOffer,
        humans(Phase.AUTOMA, Prompt.OFFER),
        (Accept(), Decline()),
        {Accept: _accept, Decline: _decline},
    ),
)
