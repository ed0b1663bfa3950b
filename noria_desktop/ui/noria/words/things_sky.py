"""What lies in the sky of Noria and what it is worth now: wheels and their discs, the bot's letters, islands and ambassadors."""

from __future__ import annotations

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import Disc, Letter, Ring, Side, Space
from noria_desktop.ui.noria.board.project_wheel import actions_used
from noria_desktop.ui.noria.words.costs import night_shift_now
from noria_desktop.ui.noria.words.forecast import forecast_rows
from noria_desktop.ui.noria.words.names import (
    disc_name,
    good_name,
    letter_name,
    listed,
    resource_name,
    say,
    space_name,
)

Card = tuple[str, tuple[str, ...]]


def waiting_card(disc: Disc) -> Card:
    """A bought disc in the hub."""
    return disc_name(disc), (say("Bought: place it in administration."),)


def letter_row_card(place: int, state: State) -> Card:
    """A letter of the bot's coming turn."""
    rows = forecast_rows(state)
    if place >= len(rows):
        return say("What the bot does next"), ()
    row = rows[place]
    return f"{row.letter.value} · {row.name}", (row.text,)


def space_card(space: Space, state: State) -> Card:
    """A space of the human's wheel."""
    lying = state.human.wheel[space.index]
    half = say("active half") if space.active else say("resting half")
    where = listed((space_name(space), half))
    if lying is None:
        return say("Empty space"), (where,)
    title = disc_name(lying.disc)
    if lying.upgraded:
        title = say("{disc}, upgraded", disc=title)
    return title, (where, disc_rule(lying.disc))


def disc_rule(disc: Disc) -> str:
    """What a disc does, in one sentence."""
    match disc:
        case Disc.ENERGY | Disc.MYCELIUM | Disc.OBSIDIAN:
            return say(
                "An action brings 1 {resource} for each of your ships of that kind.", resource=disc_name(disc)
            )
        case Disc.JOURNEY:
            return say("An action moves your ambassador; take a ship or build a factory there.")
        case Disc.CITY:
            return say("An action takes a disc from the market or raises a representative.")
        case Disc.TOOL:
            return say("An action upgrades another disc or fills warehouses.")
        case Disc.BONUS:
            return say("Gives another disc of the set one more action, two when upgraded.")


def bot_space_card(space: Space, state: State) -> Card:
    """A space of the bot's wheel."""
    lying = state.bot.wheel[space.index]
    if lying is None:
        return say("Empty space of the bot's wheel"), (space_name(space),)
    surge = state.round >= components().surge_from_round
    name = letter_name(lying.letter, surge=surge)
    title = f"{lying.letter.value} · {name}"
    if lying.upgraded:
        title = say("{disc}, upgraded", disc=title)
    return title, (space_name(space), letter_rule(lying.letter, surge=surge))


def letter_rule(letter: Letter, *, surge: bool) -> str:
    """What a letter does, in one sentence."""
    match letter:
        case Letter.A:
            if surge:
                return say("The bot's medium and large rings turn once more.")
            return say("The bot flies on clockwise; the scarcest ship of that island leaves.")
        case Letter.B:
            return say("The bot flies on clockwise and builds where most warehouses are printed.")
        case Letter.C:
            return say("Raises the chamber of the bot's best track and thins that of yours.")
        case Letter.D:
            return say("The bot rises on the most valuable track.")
        case Letter.E:
            return say("The bot rises where you stand highest.")
        case Letter.F:
            return say("Upgrades the letter that enters soonest.")


def ring_card(ring: Ring, state: State) -> Card:
    """A rim: the night shift."""
    return say("Night shift: {ring}", ring=ring), (
        say(
            "Costs {cost} of your {knowledge} knowledge now.",
            cost=night_shift_now(state),
            knowledge=state.human.knowledge,
        ),
        say("Turn it one space clockwise for knowledge. Each further one this turn costs double."),
    )


def centre_card(state: State) -> Card:
    """The hub: what waits there, and what its count means."""
    lines = [say("Bought discs wait here.")]
    if state.human.centre:
        lines = [say("Waiting: {discs}", discs=listed(disc_name(d) for d in state.human.centre))]
    used, promised = actions_used(state)
    if promised and isinstance(state.pending, Acting):
        lines.append(say("{used} of %n action(s) used this turn.", promised, used=used))
    elif promised:
        lines.append(say("The chosen discs give %n action(s).", promised))
    return say("Hub of your wheel"), tuple(lines)


def island_card(index: int, state: State) -> Card:
    """An island with who is there."""
    island = state.islands[index]
    lines = []
    if state.human.ambassador == index:
        lines.append(say("Your ambassador is here."))
    lines += _landing(index, state)
    printed = components().islands[island.number]
    ships = listed(
        say("{amount} {name}", amount=left, name=resource_name(berth.resource))
        for berth, left in zip(printed.berths, island.ships, strict=True)
        if left
    )
    lines.append(say("Ships: {ships}", ships=ships) if ships else say("No ship is left."))
    free = sum(owner is None for owner in island.factories)
    lines.append(say("%n free factory space(s)", free))
    return say("Island {number}", number=island.number), tuple(lines)


def _landing(index: int, state: State) -> tuple[str, ...]:
    """What landing on an island costs, and why; nothing where it is free."""
    if state.bot.ambassador != index:
        return ()
    return (say("The bot's ambassador is here: landing costs 1 resource."),)


def berth_card(index: int, place: int, state: State) -> Card:
    """A berth."""
    island = state.islands[index]
    berth = components().islands[island.number].berths[place]
    left = island.ships[place]
    return say("{resource} ships of island {number}", resource=berth.resource, number=island.number), (
        say("%n ship(s) left", left),
        *(_landing(index, state) if left else ()),
    )


def niche_card(index: int, place: int, state: State) -> Card:
    """A factory space."""
    island = state.islands[index]
    goods = components().islands[island.number].spaces[place]
    owner = island.factories[place]
    title = say("Island {number}, space {place} of 4", number=island.number, place=place + 1)
    brings = say("Warehouses: {goods}", goods=listed(good_name(good) for good in goods))
    if owner is Side.HUMAN:
        return title, (say("Your factory"), brings)
    if owner is Side.BOT:
        return title, (say("The bot's factory"), brings)
    return title, (say("Free"), brings, *_landing(index, state))


def ambassador_card(side: Side, state: State) -> Card:
    """An ambassador with the place it stands on."""
    index = state.human.ambassador if side is Side.HUMAN else state.bot.ambassador
    where = (
        say("on the home island")
        if index is None
        else say("on island {number}", number=state.islands[index].number)
    )
    if side is Side.HUMAN:
        return say("Your ambassador"), (where,)
    return say("The bot's ambassador"), (where, say("Landing on its island costs you 1 resource."))
