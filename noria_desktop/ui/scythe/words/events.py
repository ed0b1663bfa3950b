"""The log: one line for everything that happened.

Subjects are left out, for a badge before each line says who acted; lines of the table's own course name sides.
"""

from __future__ import annotations

from typing import Final, assert_never

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Source, Star
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.words.actions import section_name
from noria_desktop.ui.scythe.words.amounts import (
    bonus_amount,
    gains_text,
    goods_text,
    one_time,
    paid_text,
    values_text,
    workers_amount,
)
from noria_desktop.ui.scythe.words.automa import done_text, gained_text, nothing_possible, tracker_text
from noria_desktop.ui.scythe.words.events_moves import combat_line, move_line
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    choice_name,
    cube_name,
    listed,
    mech_name,
    place_name,
    scheme_name,
    seat_name,
    short_place,
    source_name,
    star_name,
    structure_name,
    unit_name,
)
from noria_desktop.ui.scythe.words.titles import encounter_title, factory_title, objective_title

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
    match event:
        case (
            ev.GameBegan()
            | ev.TurnBegan()
            | ev.SectionChosen()
            | ev.AutomaCardDrawn()
            | ev.TurnEnded()
            | ev.CombatDeckShuffled()
            | ev.AutomaDeckShuffled()
            | ev.CombatBegan()
            | ev.CombatRevealed()
            | ev.MovesUndone()
            | ev.GameEnded()
        ):
            return None
        case (
            ev.Gained(seat)
            | ev.CombatCardsDrawn(seat)
            | ev.WorkersGained(seat)
            | ev.WorkersRouted(seat)
            | ev.FactoryCardTaken(seat)
            | ev.StarPlaced(seat)
        ):
            return seat
        case (
            ev.AutomaSkipped()
            | ev.AutomaDecided()
            | ev.AutomaMoved()
            | ev.AutomaGained()
            | ev.AutomaUnitArrived()
            | ev.AutomaUnitRetreated()
            | ev.OfferMade()
            | ev.TrackerMoved()
            | ev.TokenRemoved()
            | ev.BattleCardDrawn()
            | ev.GoodsRemoved()
        ):
            return BOT
        case _:
            return HUMAN


def describe_event(event: ev.Event, state: State) -> str:
    """One line for an event as the human sees it (``events.seen_by``); ``state`` is the one before it."""
    match event:
        case ev.GameBegan():
            return translate("Scythe", "The game begins")
        case ev.TurnBegan(seat, turn):
            return translate("Scythe", "Turn {number} · {side}").format(number=turn, side=seat_name(seat))
        case ev.TurnEnded():
            return translate("Scythe", "Your turn is over")
        case ev.GameEnded(totals, winners):
            return _ended(totals, winners)
        case ev.SectionChosen() | ev.TopTaken() | ev.FactoryCardUsed() | ev.BottomTaken() | ev.RowSkipped():
            return _row(event, state)
        case (
            ev.Gained()
            | ev.CombatCardsDrawn()
            | ev.CombatDeckShuffled()
            | ev.GoodsGained()
            | ev.GoodsPaid()
            | ev.GoodsRemoved()
            | ev.CardPaid()
            | ev.Produced()
            | ev.WorkersGained()
            | ev.GainLost()
        ):
            return _gain(event)
        case ev.Upgraded() | ev.Deployed() | ev.Built() | ev.Enlisted():
            return _made(event, state)
        case (
            ev.MoverPicked()
            | ev.Loaded()
            | ev.Unloaded()
            | ev.UnitStepped()
            | ev.MoveEnded()
            | ev.WorkersRouted()
            | ev.PopularityLost()
            | ev.MovesUndone()
        ):
            return move_line(event, state)
        case (
            ev.CombatBegan()
            | ev.PowerStruck()
            | ev.CardScouted()
            | ev.CombatCommitted()
            | ev.BattleCardDrawn()
            | ev.CombatRevealed()
            | ev.UnitRetreated()
            | ev.WorkersRetreated()
            | ev.AutomaUnitRetreated()
        ):
            return combat_line(event, state)
        case (
            ev.EncounterDrawn()
            | ev.OptionChosen()
            | ev.EncounterEnded()
            | ev.FactoryCardsSeen()
            | ev.FactoryCardTaken()
            | ev.ObjectiveRevealed()
            | ev.StarPlaced()
        ):
            return _cards(event)
        case (
            ev.AutomaDeckShuffled()
            | ev.TokenRemoved()
            | ev.AutomaCardDrawn()
            | ev.AutomaSkipped()
            | ev.AutomaDecided()
            | ev.AutomaMoved()
            | ev.AutomaGained()
            | ev.AutomaUnitArrived()
            | ev.OfferMade()
            | ev.TrackerMoved()
        ):
            return _automa(event, state)
        case _:
            assert_never(event)


def _row(
    event: ev.SectionChosen | ev.TopTaken | ev.FactoryCardUsed | ev.BottomTaken | ev.RowSkipped, state: State
) -> str:
    match event:
        case ev.SectionChosen(section):
            return translate("Scythe", "You · turn {turn} · {section}").format(
                turn=state.turn, section=section_name(section, state)
            )
        case ev.TopTaken(choice, power, popularity, coins):
            return _paying(choice_name(choice), paid_text(power, popularity, coins))
        case ev.FactoryCardUsed(card, option, power, popularity, coins):
            words = translate("Scythe", "Factory card: {gains}").format(
                gains=gains_text(components().cards.factory[card - 1].options[option])
            )
            return _paying(words, paid_text(power, popularity, coins))
        case ev.BottomTaken(bottom):
            return translate("Scythe", "Factory move") if bottom is None else bottom_name(bottom)
        case ev.RowSkipped(top):
            if top:
                return translate("Scythe", "skipped the top row")
            return translate("Scythe", "skipped the bottom row")
        case _:
            assert_never(event)


def _gain(
    event: ev.Gained
    | ev.CombatCardsDrawn
    | ev.CombatDeckShuffled
    | ev.GoodsGained
    | ev.GoodsPaid
    | ev.GoodsRemoved
    | ev.CardPaid
    | ev.Produced
    | ev.WorkersGained
    | ev.GainLost,
) -> str:
    match event:
        case ev.Gained(_, bonus, amount, source):
            return _from(translate("Scythe", "+{gain}").format(gain=bonus_amount(bonus, amount)), source)
        case ev.CombatCardsDrawn(_, cards, source):
            words = translate("Scythe", "+{gain}").format(gain=bonus_amount(Bonus.COMBAT_CARDS, len(cards)))
            if None not in cards:
                words = translate("Scythe", "{gain}: {values}").format(gain=words, values=values_text(cards))
            return _from(words, source)
        case ev.CombatDeckShuffled():
            return translate("Scythe", "The discarded combat cards are shuffled into a new deck")
        case ev.GoodsGained(place, goods, source):
            return _from(
                translate("Scythe", "{goods} → {place}").format(
                    goods=goods_text(goods), place=place_name(place)
                ),
                source,
            )
        case ev.GoodsPaid(place, goods):
            return translate("Scythe", "paid {goods} from {place}").format(
                goods=goods_text(goods), place=place_name(place)
            )
        case ev.GoodsRemoved(place, goods):
            return translate("Scythe", "removed {goods} from {place}").format(
                goods=goods_text(goods), place=place_name(place)
            )
        case ev.CardPaid(card, source):
            return _from(translate("Scythe", "paid the combat card {value}").format(value=card), source)
        case ev.Produced(place, goods, workers):
            return translate("Scythe", "{place}: +{goods}").format(
                place=place_name(place), goods=goods_text(goods, workers)
            )
        case ev.WorkersGained(_, place, number, source):
            return _from(
                translate("Scythe", "{goods} → {place}").format(
                    goods=workers_amount(number), place=short_place(place)
                ),
                source,
            )
        case ev.GainLost(source, declined):
            words = (
                translate("Scythe", "declined a gain")
                if declined
                else translate("Scythe", "a gain came to nothing")
            )
            return _from(words, source)
        case _:
            assert_never(event)


def _made(event: ev.Upgraded | ev.Deployed | ev.Built | ev.Enlisted, state: State) -> str:
    match event:
        case ev.Upgraded(cube, bottom):
            return translate("Scythe", "upgraded “{box}”; {bottom} costs one less").format(
                box=cube_name(cube), bottom=bottom_name(bottom)
            )
        case ev.Deployed(slot, place):
            return translate("Scythe", "deployed the {mech} to {place}").format(
                mech=mech_name(state.human.faction, slot), place=place_name(place)
            )
        case ev.Built(structure, place):
            return translate("Scythe", "built the {structure} on {place}").format(
                structure=structure_name(structure), place=place_name(place)
            )
        case ev.Enlisted(bottom, bonus):
            return translate("Scythe", "enlisted from {bottom} for {bonus}").format(
                bottom=bottom_name(bottom), bonus=one_time(bonus)
            )
        case _:
            assert_never(event)


def _cards(
    event: ev.EncounterDrawn
    | ev.OptionChosen
    | ev.EncounterEnded
    | ev.FactoryCardsSeen
    | ev.FactoryCardTaken
    | ev.ObjectiveRevealed
    | ev.StarPlaced,
) -> str:
    match event:
        case ev.EncounterDrawn(place, card):
            return translate("Scythe", "encounter on {place}: “{title}”").format(
                place=place_name(place), title=encounter_title(card)
            )
        case ev.OptionChosen(card, option, power, popularity, coins):
            gains = gains_text(components().cards.encounters[card - 1][option].gains)
            return _paying(
                translate("Scythe", "chose: {gains}").format(gains=gains), paid_text(power, popularity, coins)
            )
        case ev.EncounterEnded(card):
            return translate("Scythe", "“{title}” is over").format(title=encounter_title(card))
        case ev.FactoryCardsSeen(cards):
            titles = listed(tuple(factory_title(card) for card in cards if card is not None))
            if not titles:
                return translate("Scythe", "looked at the Factory cards")
            return translate("Scythe", "Factory cards: {titles}").format(titles=titles)
        case ev.FactoryCardTaken(_, factory):
            if factory is None:
                return translate("Scythe", "took a Factory card, face down")
            return translate("Scythe", "took the Factory card “{title}”").format(title=factory_title(factory))
        case ev.ObjectiveRevealed(objective, discarded):
            words = translate("Scythe", "objective “{title}”").format(title=objective_title(objective))
            others = listed(tuple(objective_title(card) for card in discarded if card is not None))
            if not others:
                return words
            return translate("Scythe", "{objective}; discarded: {others}").format(
                objective=words, others=others
            )
        case ev.StarPlaced(_, star, total):
            if star is Star.TRACKER:
                return translate("Scythe", "star {total} from the star tracker").format(total=total)
            return translate("Scythe", "star {total}: {reason}").format(total=total, reason=star_name(star))
        case _:
            assert_never(event)


def _automa(
    event: ev.AutomaDeckShuffled
    | ev.TokenRemoved
    | ev.AutomaCardDrawn
    | ev.AutomaSkipped
    | ev.AutomaDecided
    | ev.AutomaMoved
    | ev.AutomaGained
    | ev.AutomaUnitArrived
    | ev.OfferMade
    | ev.TrackerMoved,
    state: State,
) -> str:
    match event:
        case ev.AutomaDeckShuffled():
            return translate("Scythe", "All Automa cards are shuffled into a new deck")
        case ev.TokenRemoved(place):
            return translate("Scythe", "removed the encounter token on {place}").format(
                place=place_name(place)
            )
        case ev.AutomaCardDrawn(card, scheme):
            return translate("Scythe", "Automa · turn {turn} · card {number}, {scheme}").format(
                turn=state.automa.turns + 1, number=card, scheme=scheme_name(scheme)
            )
        case ev.AutomaSkipped():
            return translate("Scythe", "the skip mark ends its turn")
        case ev.AutomaDecided(moves):
            done = next((text for entry in moves if (text := done_text(entry))), "")
            return done or nothing_possible()
        case ev.AutomaMoved(unit, origin, place):
            return translate("Scythe", "{unit}: {origin} → {place}").format(
                unit=unit_name(unit), origin=place_name(origin), place=place_name(place)
            )
        case ev.AutomaGained(gains):
            return gained_text(gains)
        case ev.AutomaUnitArrived(unit):
            return translate("Scythe", "{unit} came to the home base").format(unit=unit_name(unit))
        case ev.OfferMade(bonus):
            return translate("Scythe", "offers a recruit bonus: {bonus}").format(
                bonus=bonus_amount(bonus, dict(one.ongoing for one in components().mats.bottoms)[bonus])
            )
        case ev.TrackerMoved(step):
            return tracker_text(step)
        case _:
            assert_never(event)


def _ended(totals: tuple[int, int], winners: tuple[Seat, ...]) -> str:
    words = (
        translate("Scythe", "Game over, {mine} to {theirs} coins: both share the victory")
        if len(winners) > 1
        else translate("Scythe", "Game over, {mine} to {theirs} coins: you win")
        if winners == (HUMAN,)
        else translate("Scythe", "Game over, {mine} to {theirs} coins: the Automa wins")
    )
    return words.format(mine=totals[HUMAN], theirs=totals[BOT])


def _paying(words: str, paid: str) -> str:
    """What was done, with what it cost."""
    return translate("Scythe", "{action} (paid {paid})").format(action=words, paid=paid) if paid else words


def _from(words: str, source: Source) -> str:
    """What happened, with where it came from."""
    return translate("Scythe", "{gain} ({source})").format(gain=words, source=source_name(source))
