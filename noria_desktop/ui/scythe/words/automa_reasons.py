"""The Why panel for the Automa's turn: a question, the rule, how it was decided, what was compared.

Source: automa.md 6, 7, 9 and 15.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_places, human_territories
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaGain, Faction, MoveSymbol
from noria_desktop.ui.i18n import Text, capital, one_by_one
from noria_desktop.ui.scythe.words.amounts import values_text
from noria_desktop.ui.scythe.words.automa import (
    BATTLE_RULE,
    GAIN_RULE,
    OFFER_RULE,
    RULE_OF,
    SELECTION_RULE,
    TRACKER_RULE,
    TURN_RULE,
    brought_lines,
    decision_text,
    entry_lines,
    entry_title,
)
from noria_desktop.ui.scythe.words.automa_gains import gain_text, held_text, offer_line, tracker_text
from noria_desktop.ui.scythe.words.battles import table_text
from noria_desktop.ui.scythe.words.names import place_name, say, seat_name

Rule: TypeAlias = tuple[str, str]
"""Number and anchor on the rules page."""
Bar: TypeAlias = tuple[str, int, bool]
"""Candidate, the number compared, whether it was chosen."""

EXPLAINED = (
    ev.AutomaSkipped,
    ev.AutomaDecided,
    ev.CombatRevealed,
    ev.AutomaGained,
    ev.OfferMade,
    ev.TrackerMoved,
    ev.TrackerHeld,
)
"""Events that have reasons."""


def question_text(event: ev.Event) -> str:
    """What happened, as a question; empty where there is nothing to explain."""
    match event:
        case ev.AutomaSkipped():
            return say("Why did the Automa not move?")
        case ev.AutomaDecided(moves):
            entry = done(moves)
            if entry is None or entry.selected is None or entry.destination is None:
                return say("Why did the Automa not move?")
            if entry.selected.place == entry.destination:
                return say(
                    "Why does the {unit} stay on {place}?", unit=entry.selected.unit, place=entry.destination
                )
            return say("Why did the {unit} go to {place}?", unit=entry.selected.unit, place=entry.destination)
        case ev.CombatRevealed(place):
            return say("How did the battle on {place} come out?", place=place)
        case ev.AutomaGained():
            return say("What did the card bring the Automa?")
        case ev.OfferMade(_, unlocked):
            return say("Why is there a bonus for you?") if unlocked else say("Why is there no bonus for you?")
        case ev.TrackerMoved() | ev.TrackerHeld():
            return say("What did the star tracker do?")
        case _:
            return ""


def rule_of(event: ev.Event) -> Rule:
    """The rule under which it falls."""
    match event:
        case ev.AutomaSkipped():
            return TURN_RULE
        case ev.AutomaDecided(moves):
            entry = done(moves)
            return SELECTION_RULE if entry is None else RULE_OF[entry.symbol]
        case ev.CombatRevealed():
            return BATTLE_RULE
        case ev.AutomaGained():
            return GAIN_RULE
        case ev.OfferMade():
            return OFFER_RULE
        case _:
            return TRACKER_RULE


def reason_lines(event: ev.Event, before: State) -> tuple[str, ...]:
    """Symbol by symbol what became of it, and of the one carried out each step; ``before``: the table before it."""
    match event:
        case ev.AutomaSkipped(card):
            return (say("Card {number} bears a skip mark, which ends the turn at this level.", number=card),)
        case ev.AutomaDecided(moves, power, brought):
            lines: list[str] = []
            for entry in moves:
                lines += (entry_title(entry, power), *entry_lines(entry))
                if entry.outcome is Outcome.DONE:
                    lines += (*brought_lines(brought), *_gave_way(entry, before))
            return tuple(lines)
        case ev.CombatRevealed():
            return tuple(_battle_lines(event))
        case ev.AutomaGained():
            return tuple(_gain_lines(event, before.automa.faction))
        case ev.OfferMade(bonus, unlocked):
            return (offer_line(bonus, unlocked),)
        case ev.TrackerMoved(step):
            return (capital(tracker_text(step)),)
        case ev.TrackerHeld():
            return (capital(held_text()),)
        case _:
            return ()


def reason_in_short(event: ev.Event) -> str:
    """What decided where its unit went, or what became of each symbol if none went; empty: the first line says so."""
    if not isinstance(event, ev.AutomaDecided):
        return ""
    entry = done(event.moves)
    if entry is None:
        return one_by_one(entry_title(tried, event.power) for tried in event.moves)
    return decision_text(entry) if entry.destination is not None else entry_title(entry, event.power)


def _gave_way(entry: MoveEntry, before: State) -> Iterator[str]:
    """A structure that alone held the territory to which its unit went: it holds nothing against a unit."""
    there = entry.destination
    alone = set(before.human.works.structures) - human_places(before.human.army)
    if there in alone and there in human_territories(before):
        yield say("Your structure stays on {place}, but the territory is no longer yours.", place=there)


def _gain_lines(event: ev.AutomaGained, faction: Faction) -> Iterator[str]:
    """Symbol by symbol what it brought, and the star of a power track that came to its end."""
    arrived = iter(event.arrived)
    for entry in event.gains:
        comes = entry.gain is AutomaGain.CHARACTER_OR_MECH and entry.gained
        yield capital(gain_text(entry, faction, next(arrived, None) if comes else None))
    if event.star:
        yield say("{power} power for the first time: a star.", power=components().mats.power_star)


def _battle_lines(event: ev.CombatRevealed) -> Iterator[str]:
    """The battle card's table at the Automa's power, what both sides used, and who won."""
    if event.battle_card is not None:
        yield say("{words}.", words=capital(table_text(event.battle_card, event.column)))
    for seat in (HUMAN, BOT):
        yield say(
            "{side}: {power} power, cards {cards}",
            side=seat,
            power=event.power[seat],
            cards=values_text(event.cards[seat]) or say("none"),
        )
    totals = [event.power[seat] + sum(event.cards[seat]) for seat in (HUMAN, BOT)]
    if totals[HUMAN] == totals[BOT]:
        yield say("A tie goes to the attacker.")
    yield (say("You win the battle.") if event.winner == HUMAN else say("The Automa wins the battle."))


def compared(event: ev.Event) -> tuple[Bar, ...]:
    """Valid territories by what decided first, in reading order, or both sides of a battle; else nothing."""
    if isinstance(event, ev.CombatRevealed):
        return tuple(
            (seat_name(seat), event.power[seat] + sum(event.cards[seat]), event.winner == seat)
            for seat in (HUMAN, BOT)
        )
    entry = done(event.moves) if isinstance(event, ev.AutomaDecided) else None
    if entry is None or len(entry.valid) < 2:
        return ()
    plain = entry.symbol is MoveSymbol.ENCOUNTER_FACTORY
    return tuple(
        (
            capital(place_name(one.place)),
            one.factory_distance if plain else one.value,
            one.place == entry.destination,
        )
        for one in entry.valid
    )


_FIGURES: Final = {
    MoveSymbol.MOVE_WORKER: Text(
        "Scythe", "Behind each territory: Automa units beside it, the moved one left out."
    ),
    MoveSymbol.MOVE_MECH: Text(
        "Scythe", "Behind each territory: territories to the nearest of your combat units."
    ),
    MoveSymbol.MOVE_CHARACTER: Text(
        "Scythe", "Behind each territory: territories to the nearest of your combat units."
    ),
    MoveSymbol.ENCOUNTER_FACTORY: Text("Scythe", "Behind each territory: territories to the Factory."),
    MoveSymbol.ATTACK_COMBAT: Text("Scythe", "Behind each territory: your combat units there."),
    MoveSymbol.ATTACK_WORKER: Text("Scythe", "Behind each territory: resource tokens there."),
}
"""What the bars of each symbol count."""


def figures_lines(event: ev.Event) -> tuple[str, ...]:
    """What the bars count; nothing where there are none."""
    if not compared(event):
        return ()
    if isinstance(event, ev.CombatRevealed):
        return (say("Behind each side: power and cards together."),)
    entry = done(event.moves) if isinstance(event, ev.AutomaDecided) else None
    return () if entry is None else (str(_FIGURES[entry.symbol]),)


def done(moves: tuple[MoveEntry, ...]) -> MoveEntry | None:
    """The symbol that was carried out."""
    return next((entry for entry in moves if entry.outcome is Outcome.DONE), None)
