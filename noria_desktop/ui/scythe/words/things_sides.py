"""Hover cards of what counts: stars, tracks, both sides' head lines, the dial and the load strip."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingArtillery, ChoosingCards, ChoosingPower, Revealing
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.stars import most, most_of_automa
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Cargo, Line, Resource, Star
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.words.amounts import bonus_amount, bonus_name, values_text
from noria_desktop.ui.scythe.words.automa import record_lines
from noria_desktop.ui.scythe.words.names import cargo_name, resource_name, say, star_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.scores import line_name, line_rule
from noria_desktop.ui.scythe.words.things_map import Sheet


def star_sheet(star: Star, state: State) -> Sheet:
    """A field of the star ribbon."""
    mats, human, automa = components().mats, state.human, state.automa
    title = say("Star: {reason}", reason=star_name(star))
    lines = []
    if star is not Star.TRACKER:
        allowed = min(most(human.faction, star), mats.star_tokens)
        lines.append(say("Yours: {placed} of {all}.", placed=human.stars[star.index], all=allowed))
    theirs = most_of_automa(star)
    if theirs:
        lines.append(
            say(
                "The Automa's: {placed} of {all}.",
                placed=automa.stars[star.index],
                all=min(theirs, mats.star_tokens),
            )
        )
    else:
        lines.append(say("The Automa cannot score here."))
    needed = mats.end_stars
    lines.append(say("%n star(s) of one side end the game.", needed))
    return title, tuple(lines)


def track_sheet(bonus: Bonus, state: State) -> Sheet:
    """The power or popularity track."""
    mats, human = components().mats, state.human
    if bonus is Bonus.POPULARITY:
        tier = mats.tiers[human.popularity]
        return capital(bonus_name(bonus)), (
            say(
                "You {mine}, the Automa {theirs}.",
                mine=human.popularity,
                theirs=components().automa.popularity,
            ),
            say(
                "Worth now: star {star}, territory {territory}, pair of resources {pair}.",
                star=tier.star,
                territory=tier.territory,
                pair=tier.pair,
            ),
            say("At {number} you place a star.", number=mats.popularity_star),
        )
    return capital(bonus_name(bonus)), (
        say("You {mine}, the Automa {theirs}.", mine=human.power, theirs=state.automa.power),
        say("Up to {most} of it in one combat.", most=mats.most_dial),
        say("At {number} you place a star.", number=mats.power_star),
    )


def plate_sheet(seat: Seat, state: State) -> Sheet:
    """A side's head line."""
    human, automa = state.human, state.automa
    worth = scores(state).total(seat)
    stars = sum(human.stars if seat == HUMAN else automa.stars)
    total = say("%n coin(s) if it ended now.", worth)
    if seat == HUMAN:
        return say("You: {faction}, {mat}", faction=human.faction, mat=human.mat), (
            bonus_amount(Bonus.POWER, human.power),
            bonus_amount(Bonus.POPULARITY, human.popularity),
            bonus_amount(Bonus.COINS, human.coins),
            say("Combat cards: {values}", values=values_text(human.hand) or say("none")),
            say("%n star(s)", stars),
            total,
        )
    return say("{level}: {faction}", level=level_title(automa.level), faction=automa.faction), (
        bonus_amount(Bonus.POWER, automa.power),
        bonus_amount(Bonus.COINS, automa.coins),
        bonus_amount(Bonus.COMBAT_CARDS, len(automa.hand)),
        say("%n star(s)", stars),
        total,
    )


def orders_sheet(state: State) -> Sheet:
    """Why the Automa's last turn went as it did."""
    record = state.automa.record
    title = say("Why the Automa did this")
    if record is None:
        return title, (say("The Automa has not had a turn yet."),)
    return title, record_lines(record, state)


def score_sheet(line: Line | None, state: State) -> Sheet:
    """A row of the score sheet as it stands; None for the total."""
    sheet = scores(state)
    if line is None:
        return say("Total"), tuple(
            say("{side}: {points}", side=seat, points=sheet.total(seat)) for seat in (HUMAN, BOT)
        )
    return line_name(line), (
        line_rule(line),
        *(
            say("{side}: {points}", side=Seat(row.seat), points=row.points)
            for row in sheet.lines
            if row.code is line
        ),
    )


# Decided over the board -------------------------------------------------------------------------------


def cargo_sheet(cargo: Cargo, *, aboard: bool) -> Sheet:
    """Cargo beside the travelling unit or aboard it."""
    if aboard:
        return capital(cargo_name(cargo)), (say("Aboard; drag it out to leave it here."),)
    return capital(cargo_name(cargo)), (say("Lies here; drag it in to take it along."),)


def shore_sheet() -> Sheet:
    """Where cargo is left."""
    return say("Left here"), (say("What lies on the territory of the stop."),)


def hold_sheet() -> Sheet:
    """Where cargo is carried."""
    return say("Aboard"), (say("Any number of resources; workers only aboard mechs."),)


def kind_sheet(resource: Resource) -> Sheet:
    """A kind of token to choose."""
    return capital(resource_name(resource)), (
        say("Press it to take one of it; kinds are taken in any order."),
    )


def dial_sheet(power: int, state: State) -> Sheet:
    """A number of the combat dial."""
    return say("Commit {amount} power", amount=power), (
        say("You can use up to {most}. It is lost, whoever wins.", most=most_power(state.human)),
    )


def dial_face_sheet(state: State) -> Sheet:
    """The dial itself, between its numbers."""
    return say("The dial"), (
        say("Press one of its numbers, from 0 to {most}.", most=most_power(state.human)),
        say("Power that is set is lost, whoever wins."),
    )


def opposite_sheet(state: State) -> Sheet:
    """The Automa's side of the combat: its cards are turned by the fight."""
    held = len(state.automa.hand)
    cards = say("The Automa's cards lie face down.") if held else say("The Automa has no combat card to add.")
    lines = (say("{power} power, %n combat card(s).", held, power=state.automa.power), cards)
    return say("The Automa's side of the combat"), lines


def arena_sheet(state: State) -> Sheet:
    """The human's side of the combat."""
    entry = state.pending[-1]
    title = say("Your side of the combat")
    if not isinstance(entry, ChoosingArtillery | ChoosingPower | ChoosingCards | Revealing):
        return title, ()
    lines = [say("On {place}.", place=entry.place)]
    if isinstance(entry, ChoosingCards | Revealing):
        lines.append(
            say(
                "Committed: {power} power, cards {cards}.",
                power=entry.power,
                cards=values_text(entry.cards) or say("none"),
            )
        )
    cards = most_cards(state, entry.place)
    lines.append(say("Up to %n combat card(s) here.", cards))
    return title, tuple(lines)
