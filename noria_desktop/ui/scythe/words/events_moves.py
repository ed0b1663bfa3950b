"""The log's lines of moves and combats."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus
from noria_desktop.ui.scythe.words.amounts import bonus_amount, goods_text, workers_amount
from noria_desktop.ui.scythe.words.battles import combat_total, table_text
from noria_desktop.ui.scythe.words.names import mover_name, place_name, say, short_place


def move_line(event: ev.Event, state: State) -> str | None:
    """Moves and what they set off."""
    faction = state.human.faction
    match event:
        case ev.MoverPicked(unit, slot, place):
            return say("{unit} on {place} moves", unit=mover_name(unit, faction, slot), place=place)
        case ev.Loaded(_, goods, workers):
            return say("loaded {goods}", goods=goods_text(goods, workers))
        case ev.Unloaded(place, goods, workers):
            return say("unloaded {goods} on {place}", goods=goods_text(goods, workers), place=place)
        case ev.UnitStepped(unit, slot, origin, place, goods, workers):
            words = say(
                "{unit}: {origin} → {place}",
                unit=mover_name(unit, faction, slot),
                origin=short_place(origin),
                place=short_place(place),
            )
            cargo = goods_text(goods, workers)
            if not cargo:
                return words
            return say("{move}, with {cargo}", move=words, cargo=cargo)
        case ev.MoveEnded(unit, slot, place):
            return say("{unit} stays on {place}", unit=mover_name(unit, faction, slot), place=place)
        case ev.WorkersRouted(_, place, number, home):
            return say(
                "{workers} driven from {place} to {home}",
                workers=workers_amount(number),
                place=place,
                home=short_place(home),
            )
        case ev.PopularityLost(amount):
            return say("−{gain} for workers driven home", gain=bonus_amount(Bonus.POPULARITY, amount))
        case _:
            return None


def combat_line(event: ev.Event, state: State) -> str | None:
    """Combats, from their beginning to the retreat."""
    match event:
        case ev.CombatBegan(place, attacker):
            words = (
                say("Combat on {place}: you attack")
                if attacker == HUMAN
                else say("Combat on {place}: the Automa attacks")
            )
            return words.format(place=place_name(place))
        case ev.PowerStruck(paid, lost):
            if paid:
                return say("Artillery: paid {paid} power; the Automa lost {lost}", paid=paid, lost=lost)
            return say("Disarm: the Automa lost {lost} power", lost=lost)
        case ev.CardScouted(card):
            if card is None:
                return say("Scout: the Automa has no combat card")
            return say("Scout: took the combat card {value} from the Automa", value=card)
        case ev.CombatCommitted(power, cards):
            return say("committed {total}", total=combat_total(power, cards))
        case ev.BattleCardDrawn(card, column):
            return table_text(card, column)
        case ev.CombatRevealed(_, attacker, power, cards, winner):
            return _revealed(attacker, power, cards, winner)
        case ev.UnitRetreated(unit, slot, _, place):
            return say(
                "{unit} retreated to {place}",
                unit=mover_name(unit, state.human.faction, slot),
                place=short_place(place),
            )
        case ev.WorkersRetreated(_, place, number):
            return say("{unit} retreated to {place}", unit=workers_amount(number), place=place)
        case _:
            return None


def _revealed(
    attacker: Seat, power: tuple[int, int], cards: tuple[tuple[int, ...], tuple[int, ...]], winner: Seat
) -> str:
    won = (
        say("You {mine}, the Automa {theirs}: you win")
        if winner == HUMAN
        else say("You {mine}, the Automa {theirs}: the Automa wins")
    )
    totals = [power[seat] + sum(cards[seat]) for seat in (HUMAN, BOT)]
    words = won.format(
        mine=combat_total(power[HUMAN], cards[HUMAN]), theirs=combat_total(power[BOT], cards[BOT])
    )
    if totals[HUMAN] == totals[BOT] and winner == attacker:
        return say("{result} (a tie goes to the attacker)", result=words)
    return words
