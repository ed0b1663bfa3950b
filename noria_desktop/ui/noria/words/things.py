"""What each thing on the board is and what it is worth now: names for screen readers, hover cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import scores
from noria_desktop.games.noria.state import Acting, ChoosingTrack, State
from noria_desktop.games.noria.terms import (
    Chamber,
    Disc,
    Good,
    Letter,
    Phase,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board.project_wheel import actions_used
from noria_desktop.ui.noria.words.costs import intrigue_now, level_price, night_shift_now
from noria_desktop.ui.noria.words.forecast import forecast_rows
from noria_desktop.ui.noria.words.names import (
    chamber_name,
    disc_name,
    good_name,
    letter_name,
    listed,
    phase_name,
    resource_name,
    resources_text,
    say,
    space_name,
    track_name,
)

Card = tuple[str, tuple[str, ...]]


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then all that its card says, in one breath."""
    title, lines = inspect(handle, state)
    return listed(words.rstrip(".。") for words in (title, *lines))


def inspect(handle: Handle, state: State) -> Card:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    card = CARDS.get(handle.kind)
    return (str(handle), ()) if card is None else card(handle.key, state)


def _index_and_place(key: str) -> tuple[int, int]:
    """An island and one of its places."""
    index, place = key.split(".")
    return int(index), int(place)


def _rounds(state: State) -> Card:
    """The round track."""
    printed = components()
    return say("Round {round} of {rounds}", round=max(state.round, 1), rounds=printed.rounds), (
        say(
            "From round {round} on, influence costs more and letter A is the surge.",
            round=printed.surge_from_round,
        ),
    )


def _waiting(disc: Disc) -> Card:
    """A bought disc in the hub."""
    return disc_name(disc), (say("Bought: place it in administration."),)


def _factories(state: State) -> Card:
    """Factories built and left."""
    left = state.human.factories
    built = components().factories - left
    return say("Factories"), (
        say("{built} built, {left} left", built=built, left=left),
        say("They bring {knowledge} knowledge a round.", knowledge=components().income(built)),
        *_more_income(built),
    )


def _more_income(built: int) -> tuple[str, ...]:
    """With how many factories the income rises next; nothing where it never does."""
    table = components()
    now = table.income(built)
    for count in range(built + 1, table.factories + 1):
        if table.income(count) > now:
            return (say("With {count} built: {knowledge}.", count=count, knowledge=table.income(count)),)
    return ()


def _letter_row(place: int, state: State) -> Card:
    """A letter of the bot's coming turn."""
    rows = forecast_rows(state)
    if place >= len(rows):
        return say("What the bot does next"), ()
    row = rows[place]
    return f"{row.letter.value} · {row.name}", (row.text,)


def _space(space: Space, state: State) -> Card:
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


def _bot_space(space: Space, state: State) -> Card:
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


def _ring(ring: Ring, state: State) -> Card:
    """A rim: the night shift."""
    return say("Night shift: {ring}", ring=ring), (
        say(
            "Costs {cost} of your {knowledge} knowledge now.",
            cost=night_shift_now(state),
            knowledge=state.human.knowledge,
        ),
        say("Turn it one space clockwise for knowledge. Each further one this turn costs double."),
    )


def _centre(state: State) -> Card:
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


def _island(index: int, state: State) -> Card:
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


def _berth(index: int, place: int, state: State) -> Card:
    """A berth."""
    island = state.islands[index]
    berth = components().islands[island.number].berths[place]
    left = island.ships[place]
    return say("{resource} ships of island {number}", resource=berth.resource, number=island.number), (
        say("%n ship(s) left", left),
        *(_landing(index, state) if left else ()),
    )


def _niche(index: int, place: int, state: State) -> Card:
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


def _ambassador(side: Side, state: State) -> Card:
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


def _track(track: Track, state: State) -> Card:
    """A track: both levels, what the next one costs, what it is worth."""
    row = list(Track).index(track)
    level, rival = state.human.levels[row], state.bot.levels[row]
    value = components().chamber_value(list(Chamber)[row], state.council[row].seated)
    lines = [
        say("You {level}, bot {rival}", level=level, rival=rival),
        say("Each level is worth {value} now.", value=value),
    ]
    if isinstance(state.pending, ChoosingTrack):
        lines.append(say("Your first representative starts on level 1, free of charge."))
    elif level < components().max_level:
        lines.append(say("Level {level} costs {price}.", level=level + 1, price=level_price(state, track)))
    return track_name(track), tuple(lines)


def _car(track: Track, state: State) -> Card:
    """The human's representative on a track."""
    level = state.human.levels[track.index]
    _, lines = _track(track, state)
    if level:
        where = say("Your representative on {track}, level {level}", track=track, level=level)
    else:
        where = say("Your representative for {track}, in the cave", track=track)
    return where, lines[1:]


def _chamber(chamber: Chamber, state: State) -> Card:
    """A chamber: value now and politicians left."""
    seats = state.council[chamber.index]
    meaning = {
        Chamber.SPECIALISATION: say("Multiplies your highest level."),
        Chamber.DIVERSIFICATION: say("Multiplies your lowest level."),
    }.get(chamber, say("Multiplies the level on its track."))
    return say("Chamber: {name}", name=chamber_name(chamber)), (
        say("Worth {value} now", value=_worth(chamber, state)),
        say("%n politician(s) in the upper row", seats.upper),
        meaning,
    )


def _worth(chamber: Chamber, state: State) -> int:
    """What a chamber multiplies with now."""
    return components().chamber_value(chamber, state.council[chamber.index].seated)


def _upper_row(chamber: Chamber, state: State) -> Card:
    """Politicians who wait, and what it costs to move one."""
    waiting = state.council[chamber.index].upper
    lines = [say("%n politician(s) in the upper row", waiting)]
    if waiting and state.round:
        lines.append(say("An intrigue costs {cost} knowledge.", cost=intrigue_now(state)))
    return say("Upper row of {name}", name=chamber_name(chamber)), tuple(lines)


def _lower_row(chamber: Chamber, state: State) -> Card:
    """Politicians who sit, and the values of the row."""
    seated = state.council[chamber.index].seated
    values = components().chamber_values[chamber.index]
    return say("Lower row of {name}", name=chamber_name(chamber)), (
        say("%n politician(s) in the lower row", seated),
        say("Worth {value} now", value=_worth(chamber, state)),
        say("Values: {values}", values=listed(str(value) for value in values)),
    )


def _market(disc: Disc, state: State) -> Card:
    """A stack of the market."""
    row = list(Disc).index(disc)
    price, left = state.market.prices[row], state.market.stock[row]
    cost = say("free") if price == 0 else say("%n resource(s) of any kinds", price)
    return disc_name(disc), (
        say("Price: {price}", price=cost),
        say("%n disc(s) left", left),
        disc_rule(disc),
    )


def _resource(resource: Resource, state: State) -> Card:
    """A store of resources."""
    row = list(Resource).index(resource)
    ships = state.human.ships[row]
    return resource_name(resource), (
        say("{amount} in store", amount=state.human.resources[row]),
        say("%n ship(s)", ships),
    )


def _crate(good: Good, state: State) -> Card:
    """The warehouses of a good."""
    row = list(Good).index(good)
    sell = components().sell_simple if row < len(components().simple_goods) else components().sell_complex
    return good_name(good), (
        say("{full} of {all} warehouses full", full=state.human.stored[row], all=state.human.warehouses[row]),
        say("Costs {cost} each", cost=resources_text(components().recipe(good))),
        say("Black market: {knowledge} knowledge", knowledge=sell),
    )


def _knowledge(state: State) -> Card:
    """Knowledge."""
    return say("Knowledge"), (
        say("{amount} in store", amount=state.human.knowledge),
        say(
            "Pays for influence and intrigue; {cost} buy a resource on the black market.",
            cost=components().buy_resource_cost,
        ),
    )


def _black_market(state: State) -> Card:
    """The black market: what it pays and asks, how one deals there, and when."""
    table = components()
    every, simple = tuple(Good), len(table.simple_goods)
    rates = ((every[:simple], table.sell_simple), (every[simple:], table.sell_complex))
    return say("Black market"), (
        *(
            say("{goods}: {knowledge} knowledge each", goods=listed(map(good_name, goods)), knowledge=price)
            for goods, price in rates
        ),
        say("A resource of any kind costs {cost} knowledge.", cost=table.buy_resource_cost),
        say("Open in your action phase, as often as you like."),
        say("Drag a good to your knowledge to sell it, or knowledge to a resource to buy one."),
    )


def _score(state: State) -> Card:
    """Points as they would be counted now."""
    sheet = scores(state)
    lines = [
        say("{name}: you {human}, bot {bot}", name=chamber_name(chamber), human=mine.points, bot=rival.points)
        for chamber, mine, rival in zip(Chamber, sheet.of(HUMAN), sheet.of(BOT), strict=True)
    ]
    total = say(
        "Points as they stand: you {human}, bot {bot}", human=sheet.total(HUMAN), bot=sheet.total(BOT)
    )
    return total, tuple(lines)


PHASES: Final = (Phase.INFLUENCE, Phase.ACTION, Phase.POLITICS, Phase.ADMINISTRATION)
"""The human's phases in their order."""


def _phases(state: State) -> Card:
    """The phases in their order, and the one that is played."""
    now = RULES.turn(state).phase
    names = listed(phase_name(phase) for phase in PHASES)
    lines = [names]
    if now in PHASES:
        lines.append(say("Now: {phase}", phase=now))
    elif now is Phase.BOT_TURN:
        lines.append(say("Now: the bot's turn"))
    return say("Phases of your turn"), tuple(lines)


CARDS: Final[dict[str, Callable[[str, State], Card]]] = {
    "space": lambda key, state: _space(Space(key), state),
    "bot_space": lambda key, state: _bot_space(Space(key), state),
    "bot_centre": lambda key, state: (say("Hub of the bot's wheel"), (_rounds(state)[0],)),
    "ring_rim": lambda key, state: _ring(Ring(key), state),
    "centre": lambda key, state: _centre(state),
    "island": lambda key, state: _island(int(key), state),
    "ambassador": lambda key, state: _ambassador(Side(key), state),
    "track": lambda key, state: _track(Track(key), state),
    "car": lambda key, state: _car(Track(key), state),
    "chamber": lambda key, state: _chamber(Chamber(key), state),
    "upper_row": lambda key, state: _upper_row(Chamber(key), state),
    "lower_row": lambda key, state: _lower_row(Chamber(key), state),
    "box": lambda key, state: (
        say("Out of the game"),
        (say("A politician put here leaves the game for good."),),
    ),
    "market": lambda key, state: _market(Disc(key), state),
    "resource": lambda key, state: _resource(Resource(key), state),
    "crate": lambda key, state: _crate(Good(key), state),
    "warehouses": lambda key, state: (
        say("Warehouses"),
        (say("A tool fills any number of one good, or one of each."),),
    ),
    "knowledge": lambda key, state: _knowledge(state),
    "black_market": lambda key, state: _black_market(state),
    "why": lambda key, state: (
        say("Why?"),
        (say("Shows what decided the last step of the bot."),),
    ),
    "phases": lambda key, state: _phases(state),
    "rounds": lambda key, state: _rounds(state),
    "score": lambda key, state: _score(state),
    "berth": lambda key, state: _berth(*_index_and_place(key), state),
    "niche": lambda key, state: _niche(*_index_and_place(key), state),
    "waiting": lambda key, state: _waiting(Disc(key.split(".")[0])),
    "factories": lambda key, state: _factories(state),
    "letter_row": lambda key, state: _letter_row(int(key), state),
}
"""The hover card of each kind of thing, from its key."""
