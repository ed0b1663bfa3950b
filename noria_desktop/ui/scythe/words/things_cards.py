"""Hover cards of the cards: combat, objectives, encounters, Factory, structure tile, the Automa's."""

from __future__ import annotations

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import placed_structures
from noria_desktop.games.scythe.encounters import out_of_reach
from noria_desktop.games.scythe.objectives import fulfilled, lost_for_good
from noria_desktop.games.scythe.pending import Encountering
from noria_desktop.games.scythe.scoring import structure_coins, structure_count, structure_places
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard, CombatCard, Encounter, FactoryCard, Objective, Scheme
from noria_desktop.ui.scythe.words.amounts import automa_gain_amount, bonus_amount, cost_text, gains_text
from noria_desktop.ui.scythe.words.automa import order_text
from noria_desktop.ui.scythe.words.goals import objective_lines, tile_table, tile_text
from noria_desktop.ui.scythe.words.names import approach_name, listed, place_name, say, timing_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.things_map import Sheet
from noria_desktop.ui.scythe.words.titles import factory_title, objective_title, tile_title


def combat_card_sheet(value: CombatCard, state: State) -> Sheet:
    """Combat cards of one value in the hand."""
    held = state.human.hand.count(value)
    return say("Combat card {value}", value=value), (
        say("You hold %n of it.", held),
        say("Adds its value in a combat; one card for each character or mech there."),
    )


def objective_sheet(card: Objective, state: State) -> Sheet:
    """An objective with its conditions, and whether they hold."""
    lines = [*objective_lines(card), timing_name(components().cards.objectives[card - 1].timing)]
    if card in state.human.revealed:
        lines.append(say("Revealed; it brought a star."))
    elif fulfilled(state, card):
        lines.append(say("All conditions hold now."))
    elif lost_for_good(state, card):
        lines.append(say("This objective can never be fulfilled any more."))
    return objective_title(card), tuple(lines)


def factory_lines(card: FactoryCard) -> tuple[str, ...]:
    """What a Factory card costs and gives."""
    printed, mats = components().cards.factory[card - 1], components().mats
    sides = [gains_text(side) for side in printed.options]
    lines = [say("Top row costs {cost}.", cost=cost_text(printed.cost))]
    if len(sides) > 1:
        lines.append(say("It gives {first} or {second}.", first=sides[0], second=sides[1]))
    else:
        lines.append(say("It gives {gains}.", gains=sides[0]))
    lines.append(say("Bottom row: one unit moves up to {steps} steps.", steps=mats.factory_steps))
    return tuple(lines)


def factory_sheet(card: FactoryCard) -> Sheet:
    """A Factory card."""
    return factory_title(card), factory_lines(card)


def option_lines(card: Encounter, option: int) -> tuple[str, ...]:
    """An option of an encounter."""
    printed = components().cards.encounters[card - 1][option]
    return (
        say("Cost: {cost}.", cost=cost_text(printed.cost)),
        say("Gain: {gains}.", gains=gains_text(printed.gains)),
    )


def option_sheet(option: int, state: State) -> Sheet:
    """An option of the encounter card that lies open."""
    entry = state.pending[-1]
    if not isinstance(entry, Encountering):
        return say("Option {number}", number=option + 1), ()
    printed = components().cards.encounters[entry.card - 1][option]
    lines = option_lines(entry.card, option)
    missing = [printed.gains[number] for number in out_of_reach(state, entry, option)]
    if missing and option not in entry.chosen:
        lines = (*lines, say("Not to be had now: {gains}.", gains=gains_text(tuple(missing))))
    if option in entry.chosen:
        lines = (*lines, say("Taken already."))
    return approach_name(printed.approach), lines


def tile_sheet(state: State) -> Sheet:
    """The structure bonus tile and what it pays now."""
    tile, structures = state.decks.tile, placed_structures(state.human)
    counted = structure_places(tile, structures)
    lines: tuple[str, ...] = (
        tile_text(tile),
        say("Coins by count: {table}.", table=tile_table(tile)),
        say(
            "Yours now: {count}, worth {coins}.",
            count=structure_count(tile, structures),
            coins=structure_coins(tile, structures),
        ),
    )
    if counted:
        lines = (*lines, say("They count: {places}.", places=listed(map(place_name, counted))))
    return tile_title(tile), (*lines, say("Press it to light on the map what counts now."))


# The Automa -------------------------------------------------------------------------------------------


def automa_card_sheet(card: AutomaCard, scheme: Scheme) -> Sheet:
    """A card of the Automa's, with the half of a scheme."""
    printed = components().automa.cards[card - 1]
    title = say("Automa card {number}, {scheme}", number=card, scheme=scheme)
    return title, (*scheme_lines(card, scheme), *battle_lines(card), *_advance_lines(printed.advances))


def scheme_lines(card: AutomaCard, scheme: Scheme) -> tuple[str, ...]:
    """What one half makes the Automa do."""
    half = components().automa.cards[card - 1].schemes[scheme.index]
    gains = [automa_gain_amount(one.gain, one.amount) for one in half.gains if one.faction is None]
    lines = []
    if half.skip:
        lines.append(say("Skip mark: Autometta's turn ends at once."))
    if half.moves:
        lines.append(say("Tries in order: {moves}.", moves=listed(order_text(one) for one in half.moves)))
    if gains:
        lines.append(say("Gains: {gains}.", gains=listed(gains)))
    for one in half.gains:
        if one.faction is not None:
            amount = automa_gain_amount(one.gain, one.amount)
            lines.append(say("As {faction} also: {gain}.", faction=one.faction, gain=amount))
    if half.offer is not None:
        ongoing = dict(one.ongoing for one in components().mats.bottoms)
        lines.append(
            say(
                "Recruit bonus, if you enlisted for it: {bonus}.",
                bonus=bonus_amount(half.offer, ongoing[half.offer]),
            )
        )
    return tuple(lines)


def battle_lines(card: AutomaCard) -> tuple[str, ...]:
    """Battle table and resource box."""
    printed, starts = components().automa.cards[card - 1], _column_starts()
    cards = printed.combat_cards
    table = tuple(
        say("from {power} power: {used}", power=start, used=used)
        for start, used in zip(starts, printed.power, strict=True)
    )
    return (
        say("In battle: {table}.", table=listed(table)),
        say("And up to %n combat card(s).", cards),
        say("Resource box: {number}.", number=printed.resource_box),
    )


def last_card_sheet(state: State) -> Sheet:
    """The Automa's card of its last turn, or of the one going on."""
    record, left = state.automa.record, len(state.automa.deck)
    if record is None:
        return say("Automa card"), (
            say("The Automa has not had a turn yet."),
            say("%n card(s) in its deck.", left),
        )
    title, lines = automa_card_sheet(record.card, record.scheme)
    return title, (*lines, say("%n card(s) in its deck.", left))


def tracker_sheet(state: State) -> Sheet:
    """The star tracker: where the token stands and what comes next."""
    automa = state.automa
    tracker = components().automa.trackers[automa.level.index]
    ahead = [space for space in tracker.stars if space > automa.token]
    lines = [
        say(
            "Space {number} of {spaces}; {scheme} is in force.",
            number=automa.token + 1,
            spaces=tracker.spaces,
            scheme=automa.scheme,
        )
    ]
    if ahead:
        far = ahead[0] - automa.token
        lines.append(say("Next star in %n space(s).", far))
    if automa.token < tracker.scheme_switch:
        lines.append(say("The first star here switches to scheme II and reshuffles its cards."))
    if automa.token < tracker.first_free:
        more = tracker.first_free - automa.token
        lines.append(say("Confined to its peninsula for %n more space(s).", more))
    else:
        lines.append(say("Rivers and lakes do not stop it."))
    return say("Star tracker: {level}", level=level_title(automa.level)), tuple(lines)


def _advance_lines(advances: bool) -> tuple[str, ...]:
    return (
        say("Whole star: the tracker moves on.") if advances else say("Crossed star: the tracker stays."),
    )


def _column_starts() -> tuple[int, ...]:
    """The least power of each column of the battle table."""
    columns = components().automa.column_of
    return tuple(columns.index(column) for column in sorted(set(columns)))
