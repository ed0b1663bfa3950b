"""What lies below the sky of Noria and what it is worth now: council, market, workshop and what one holds."""

from __future__ import annotations

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import ChoosingTrack, State
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Track
from noria_desktop.ui.noria.words.costs import intrigue_now, level_price
from noria_desktop.ui.noria.words.names import (
    chamber_name,
    disc_name,
    good_name,
    listed,
    resource_name,
    resources_text,
    say,
    track_name,
)
from noria_desktop.ui.noria.words.things_sky import Card, disc_rule


def factories_card(state: State) -> Card:
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


def track_card(track: Track, state: State) -> Card:
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


def car_card(track: Track, state: State) -> Card:
    """The human's representative on a track."""
    level = state.human.levels[track.index]
    _, lines = track_card(track, state)
    if level:
        where = say("Your representative on {track}, level {level}", track=track, level=level)
    else:
        where = say("Your representative for {track}, in the cave", track=track)
    return where, lines[1:]


def chamber_card(chamber: Chamber, state: State) -> Card:
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


def upper_row_card(chamber: Chamber, state: State) -> Card:
    """Politicians who wait, and what it costs to move one."""
    waiting = state.council[chamber.index].upper
    lines = [say("%n politician(s) in the upper row", waiting)]
    if waiting and state.round:
        lines.append(say("An intrigue costs {cost} knowledge.", cost=intrigue_now(state)))
    return say("Upper row of {name}", name=chamber_name(chamber)), tuple(lines)


def lower_row_card(chamber: Chamber, state: State) -> Card:
    """Politicians who sit, and the values of the row."""
    seated = state.council[chamber.index].seated
    values = components().chamber_values[chamber.index]
    return say("Lower row of {name}", name=chamber_name(chamber)), (
        say("%n politician(s) in the lower row", seated),
        say("Worth {value} now", value=_worth(chamber, state)),
        say("Values: {values}", values=listed(str(value) for value in values)),
    )


def market_card(disc: Disc, state: State) -> Card:
    """A stack of the market."""
    row = list(Disc).index(disc)
    price, left = state.market.prices[row], state.market.stock[row]
    cost = say("free") if price == 0 else say("%n resource(s) of any kinds", price)
    return disc_name(disc), (
        say("Price: {price}", price=cost),
        say("%n disc(s) left", left),
        disc_rule(disc),
    )


def resource_card(resource: Resource, state: State) -> Card:
    """A store of resources."""
    row = list(Resource).index(resource)
    ships = state.human.ships[row]
    return resource_name(resource), (
        say("{amount} in store", amount=state.human.resources[row]),
        say("%n ship(s)", ships),
    )


def crate_card(good: Good, state: State) -> Card:
    """The warehouses of a good."""
    row = list(Good).index(good)
    sell = components().sell_simple if row < len(components().simple_goods) else components().sell_complex
    return good_name(good), (
        say("{full} of {all} warehouses full", full=state.human.stored[row], all=state.human.warehouses[row]),
        say("Costs {cost} each", cost=resources_text(components().recipe(good))),
        say("Black market: {knowledge} knowledge", knowledge=sell),
    )


def knowledge_card(state: State) -> Card:
    """Knowledge."""
    return say("Knowledge"), (
        say("{amount} in store", amount=state.human.knowledge),
        say(
            "Pays for influence and intrigue; {cost} buy a resource on the black market.",
            cost=components().buy_resource_cost,
        ),
    )


def black_market_card(state: State) -> Card:
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
