"""The log: one line for everything that happened.

Subjects are left out, for a badge before each line says who acted; lines of the table's own course name sides.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Gain, Source, Star
from noria_desktop.ui.i18n import Sentences, Text
from noria_desktop.ui.scythe.words.actions import section_name
from noria_desktop.ui.scythe.words.amounts import (
    bonus_amount,
    gain_amount,
    gains_text,
    goods_text,
    paid_text,
    values_text,
    workers_amount,
)
from noria_desktop.ui.scythe.words.automa import done_text, nothing_possible
from noria_desktop.ui.scythe.words.automa_gains import gained_text, held_text, offered_amount, tracker_text
from noria_desktop.ui.scythe.words.events_moves import combat_line, move_line
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    choice_name,
    listed,
    mech_name,
    say,
    short_place,
    star_name,
)
from noria_desktop.ui.scythe.words.titles import encounter_title, factory_title, objective_title

COURSE: Final = (
    ev.GameBegan,
    ev.TurnBegan,
    ev.SectionChosen,
    ev.AutomaCardDrawn,
    ev.TurnEnded,
    ev.CombatDeckShuffled,
    ev.AutomaDeckShuffled,
    ev.CombatBegan,
    ev.CombatRevealed,
    ev.MovesUndone,
    ev.GameEnded,
)
"""Events that nobody in particular did."""
AUTOMAS: Final = (
    ev.AutomaSkipped,
    ev.AutomaDecided,
    ev.AutomaMoved,
    ev.AutomaGained,
    ev.AutomaUnitArrived,
    ev.AutomaUnitRetreated,
    ev.OfferMade,
    ev.TrackerMoved,
    ev.TrackerHeld,
    ev.TokenRemoved,
    ev.BattleCardDrawn,
    ev.GoodsRemoved,
)
"""What the Automa alone does; other events name their seat or are the human's."""

QUIET: Final = (
    ev.TurnBegan,
    ev.TurnEnded,
    ev.MoverPicked,
    ev.MoveEnded,
    ev.EncounterEnded,
    ev.AutomaGained,
    ev.AutomaMoved,
)
"""Events without a line of their own: another one says it."""


def has_line(event: ev.Event) -> bool:
    """Whether the log has a line for an event."""
    if isinstance(event, ev.OfferMade):
        return event.unlocked
    if isinstance(event, ev.BottomTaken):
        return event.bottom is None
    return not isinstance(event, QUIET)


def is_heading(event: ev.Event) -> bool:
    """Whether a turn, or the end, begins with an event's line."""
    return isinstance(event, ev.SectionChosen | ev.AutomaCardDrawn | ev.GameEnded)


def actor(event: ev.Event) -> Seat | None:
    """Whose line it is; None for the course of the game."""
    if isinstance(event, COURSE):
        return None
    return BOT if isinstance(event, AUTOMAS) else getattr(event, "seat", HUMAN)


LINES: Final = Sentences(
    {
        ev.GameBegan: Text("Scythe", "The game begins"),
        ev.TurnEnded: Text("Scythe", "Your turn is over"),
        ev.CombatDeckShuffled: Text("Scythe", "The discarded combat cards are shuffled into a new deck"),
        ev.GoodsPaid: Text("Scythe", "paid {goods} from {place}"),
        ev.GoodsRemoved: Text("Scythe", "removed {goods} from {place}"),
        ev.Built: Text("Scythe", "built the {structure} on {place}"),
        ev.Enlisted: Text("Scythe", "enlisted the recruit of {bottom} for {bonus}"),
        ev.MovesUndone: Text("Scythe", "The combat on {place} is not fought; the units go back"),
        ev.AutomaUnitRetreated: Text("Scythe", "{unit} went back to the faction mat"),
        ev.AutomaDeckShuffled: Text("Scythe", "All Automa cards are shuffled into a new deck"),
        ev.TokenRemoved: Text("Scythe", "removed the encounter token on {place}"),
        ev.AutomaSkipped: Text("Scythe", "its card bears a skip mark: it does nothing this turn"),
        ev.AutomaMoved: Text("Scythe", "{unit}: {origin} → {place}"),
        ev.AutomaUnitArrived: Text("Scythe", "{unit} came to the home base"),
    }
)
"""Events that are said with their own attributes alone."""


def describe_event(event: ev.Event, state: State) -> str:
    """One line for an event as the human sees it (``events.seen_by``); ``state`` is the one before it."""
    for chapter in (_row, _gain, _made, move_line, combat_line, _cards, _automa):
        words = chapter(event, state)
        if words is not None:
            return words
    return LINES(event)


def _row(event: ev.Event, state: State) -> str | None:
    match event:
        case ev.TurnBegan(seat, turn):
            return say("Turn {number} · {side}", number=turn, side=seat)
        case ev.GameEnded(totals, winners):
            return _ended(totals, winners)
        case ev.SectionChosen(section):
            return say("You · turn {turn} · {section}", turn=state.turn, section=section_name(section, state))
        case ev.TopTaken(choice, power, popularity, coins):
            return _paying(choice_name(choice), paid_text(power, popularity, coins))
        case ev.FactoryCardUsed(card, option, power, popularity, coins):
            words = say(
                "Factory card: {gains}",
                gains=gains_text(components().cards.factory[card - 1].options[option]),
            )
            return _paying(words, paid_text(power, popularity, coins))
        case ev.BottomTaken(bottom):
            return say("Factory move") if bottom is None else bottom_name(bottom)
        case ev.RowSkipped(top):
            if top:
                return say("skipped the top row")
            return say("skipped the bottom row")
        case _:
            return None


def _gain(event: ev.Event, state: State) -> str | None:
    match event:
        case ev.Gained(_, bonus, amount, source):
            return _from(say("+{gain}", gain=bonus_amount(bonus, amount)), source)
        case ev.CombatCardsDrawn(_, cards, source):
            words = say("+{gain}", gain=bonus_amount(Bonus.COMBAT_CARDS, len(cards)))
            if None not in cards:
                words = say("{gain}: {values}", gain=words, values=values_text(cards))
            return _from(words, source)
        case ev.GoodsGained(place, goods, source):
            return _from(
                say("{goods} → {place}", goods=goods_text(goods), place=place),
                source,
            )
        case ev.CardPaid(card, source):
            return _from(say("paid the combat card {value}", value=card), source)
        case ev.Produced(place, goods, workers):
            return say("{place}: +{goods}", place=place, goods=goods_text(goods, workers))
        case ev.WorkersGained(_, place, number, source):
            return _from(
                say("{goods} → {place}", goods=workers_amount(number), place=short_place(place)),
                source,
            )
        case ev.GainLost(source, gain, amount, declined):
            return _from(_lost(gain, gain_amount(gain, amount), declined=declined), source)
        case _:
            return None


def _lost(gain: Gain, words: str, *, declined: bool) -> str:
    """A gain that was declined, or of which nothing came."""
    if declined:
        return say("declined {gain}", gain=words)
    if gain in (Gain.POWER, Gain.POPULARITY):
        return say("no {gain}: the track is at its end", gain=words)
    return say("{gain} could not be had", gain=words)


def _made(event: ev.Event, state: State) -> str | None:
    match event:
        case ev.Upgraded(cube, bottom):
            return say("upgraded “{box}”; {bottom} costs one less", box=cube, bottom=bottom)
        case ev.Deployed(slot, place):
            return say(
                "deployed the {mech} to {place}", mech=mech_name(state.human.faction, slot), place=place
            )
        case _:
            return None


def _cards(event: ev.Event, state: State) -> str | None:
    match event:
        case ev.EncounterDrawn(place, card):
            return say("encounter on {place}: “{title}”", place=place, title=encounter_title(card))
        case ev.OptionChosen(card, option, power, popularity, coins):
            gains = gains_text(components().cards.encounters[card - 1][option].gains)
            return _paying(say("chose: {gains}", gains=gains), paid_text(power, popularity, coins))
        case ev.EncounterEnded(card):
            return say("“{title}” is over", title=encounter_title(card))
        case ev.FactoryCardsSeen(cards):
            titles = listed(factory_title(card) for card in cards if card is not None)
            if not titles:
                return say("looked at the Factory cards")
            return say("Factory cards: {titles}", titles=titles)
        case ev.FactoryCardTaken(_, factory):
            if factory is None:
                return say("took a Factory card, face down")
            return say("took the Factory card “{title}”", title=factory_title(factory))
        case ev.ObjectiveRevealed(objective, discarded):
            words = say("objective “{title}”", title=objective_title(objective))
            others = listed(objective_title(card) for card in discarded if card is not None)
            if not others:
                return words
            return say("{objective}; discarded: {others}", objective=words, others=others)
        case ev.StarPlaced(_, star, total):
            if star is Star.TRACKER:
                return say("star {total} from the star tracker", total=total)
            return say("star {total}: {reason}", total=total, reason=star_name(star))
        case _:
            return None


def _automa(event: ev.Event, state: State) -> str | None:
    match event:
        case ev.AutomaCardDrawn(card, scheme):
            return say(
                "Automa · turn {turn} · card {number}, {scheme}",
                turn=state.automa.turns + 1,
                number=card,
                scheme=scheme,
            )
        case ev.AutomaDecided(moves):
            done = next((text for entry in moves if (text := done_text(entry))), "")
            return done or nothing_possible()
        case ev.AutomaGained(gains, arrived):
            return gained_text(gains, state.automa.faction, arrived)
        case ev.OfferMade(bonus):
            return say("offers a recruit bonus: {bonus}", bonus=offered_amount(bonus))
        case ev.TrackerMoved(step):
            return tracker_text(step)
        case ev.TrackerHeld():
            return held_text()
        case _:
            return None


def _ended(totals: tuple[int, int], winners: tuple[Seat, ...]) -> str:
    words = (
        say("Game over, {mine} to {theirs} coins: both share the victory")
        if len(winners) > 1
        else say("Game over, {mine} to {theirs} coins: you win")
        if winners == (HUMAN,)
        else say("Game over, {mine} to {theirs} coins: the Automa wins")
    )
    return words.format(mine=totals[HUMAN], theirs=totals[BOT])


def _paying(words: str, paid: str) -> str:
    """What was done, with what it cost."""
    return say("{action} (paid {paid})", action=words, paid=paid) if paid else words


def _from(words: str, source: Source) -> str:
    """What happened, with where it came from."""
    return say("{gain} ({source})", gain=words, source=source)
