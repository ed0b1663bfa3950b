"""Why a press beside the wheel does nothing: islands, council, market, stores."""

from __future__ import annotations

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import (
    Acting,
    ChoosingTrack,
    Influencing,
    Intriguing,
    Naming,
    Removing,
    State,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Good, Resource, Side, Track
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.noria.words.costs import intrigue_now, level_means, level_price
from noria_desktop.ui.noria.words.names import good_count, listed, resource_name, resources_text, say


def _phase(view: State) -> str:
    """Whether the action phase is still to come or over."""
    if isinstance(view.pending, Influencing):
        return say("First end influence.")
    if isinstance(view.pending, Naming):
        return say("Choose discs below the horizon and begin.")
    return say("The action phase of this turn is over.")


def _has(view: State, disc: Disc) -> bool:
    """Whether an activated disc of a type has an action left."""
    pending, wheel = view.pending, view.human.wheel
    return isinstance(pending, Acting) and any(
        (lying := wheel[task.space.index]) is not None and lying.disc is disc for task in pending.tasks
    )


def _without(view: State, disc: Disc, use: str) -> Refusal | None:
    """What is said while no disc of the type can be used; ``use``: what it would do."""
    if _has(view, disc):
        return None
    if isinstance(view.pending, Acting):
        chosen = (view.human.wheel[space.index] for space in view.pending.named)
        if not any(lying is not None and lying.disc is disc for lying in chosen):
            return Refusal(say("No {disc} was chosen for this turn.", disc=disc), use)
        return Refusal(say("No {disc} has an action left.", disc=disc), use)
    return Refusal(use, _none_ahead(view, disc) or _phase(view))


def _none_ahead(view: State, disc: Disc) -> str:
    """That no disc of the type can be chosen as the wheel lies; empty where one can, or none is chosen any more."""
    if not isinstance(view.pending, Influencing | Naming):
        return ""
    lying = (view.human.wheel[space.index] for space in SPACES if space.active)
    if any(one is not None and one.disc is disc for one in lying):
        return ""
    return say("No {disc} lies below the horizon now.", disc=disc)


# Sky ----------------------------------------------------------------------------------------------------


def _journey(view: State, index: int) -> Refusal | None:
    """Why no journey can end on an island; None when one can."""
    without = _without(view, Disc.JOURNEY, say("A Journey moves your ambassador."))
    if without is not None:
        return without
    number = view.islands[index].number
    if index == view.human.ambassador:
        return Refusal(
            say("Your ambassador is on island {number} already.", number=number),
            say("The journey must end on another island."),
        )
    if index == view.bot.ambassador and not any(view.human.resources):
        return Refusal(
            say("The bot's ambassador is on island {number}, and you have no resource.", number=number),
            say("Landing there costs 1 resource."),
        )
    return None


def island(key: str, view: State) -> Refusal:
    """An island as a whole."""
    index = int(key)
    return _journey(view, index) or Refusal(
        say("You can travel to island {number}.", number=view.islands[index].number),
        say("Drag your ambassador or the Journey here."),
    )


def berth(key: str, view: State) -> Refusal:
    """A berth of an island."""
    index, place = (int(part) for part in key.split("."))
    standing = view.islands[index]
    kind = components().islands[standing.number].berths[place].resource
    if not standing.ships[place]:
        return Refusal(
            say("No {resource} ship is left on island {number}.", resource=kind, number=standing.number)
        )
    return _journey(view, index) or Refusal(
        say("A Journey can take this {resource} ship.", resource=kind),
        say("Drag your ambassador or the Journey here."),
    )


def niche(key: str, view: State) -> Refusal:
    """A factory space of an island."""
    index, place = (int(part) for part in key.split("."))
    owner = view.islands[index].factories[place]
    if owner is Side.HUMAN:
        return Refusal(say("Your factory stands here."))
    if owner is Side.BOT:
        return Refusal(say("The bot's factory stands here."))
    if not view.human.factories:
        return Refusal(say("All your factories are built."))
    return _journey(view, index) or Refusal(
        say("A Journey can build a factory here."),
        say("Drag your ambassador or the Journey here."),
    )


def ambassador(side: Side, view: State) -> Refusal:
    """An ambassador that cannot be carried."""
    if side is Side.BOT:
        return Refusal(say("This is the bot's ambassador."), say("It moves by itself."))
    without = _without(view, Disc.JOURNEY, say("A Journey moves your ambassador."))
    return without or Refusal(say("Drag your ambassador to an island."))


# Council ------------------------------------------------------------------------------------------------


def chamber(which: Chamber, view: State) -> Refusal:
    """A chamber or one of its rows."""
    seats = view.council[which.index]
    if isinstance(view.pending, Intriguing | Removing) and not seats.upper:
        return Refusal(
            say("No politician is left in the upper row of {chamber}.", chamber=which),
        )
    if isinstance(view.pending, Removing):
        return Refusal(
            say("Press a grey politician of the upper row."),
            say("The intrigue is half done: now one politician leaves the game."),
        )
    if isinstance(view.pending, Intriguing):
        cost, knowledge = intrigue_now(view), view.human.knowledge
        if knowledge < cost:
            return Refusal(
                say(
                    "An intrigue costs {cost} knowledge; you have {knowledge}.",
                    cost=cost,
                    knowledge=knowledge,
                ),
            )
        return Refusal(
            say("Drag a grey politician of {chamber} from the upper to the lower row.", chamber=which),
        )
    ahead = isinstance(view.pending, ChoosingTrack | Influencing | Naming | Acting)
    return Refusal(
        say("Politicians of {chamber} move in politics.", chamber=which),
        say("That phase comes after your actions.") if ahead else _politics_over(view),
    )


def _politics_over(view: State) -> str:
    """When politicians move again."""
    if view.round >= components().rounds:
        return say("Politics is over, and this was the last round.")
    return say("Politics is over for this round; it comes again after your next actions.")


def track(which: Track, view: State) -> Refusal:
    """A track or the representative on it."""
    without = _without(view, Disc.CITY, say("A City raises your representatives."))
    if without is not None:
        return without
    level = view.human.levels[which.index]
    if level >= components().max_level:
        return Refusal(say("Your representative stands on level {level}, the top.", level=level))
    return Refusal(
        say(
            "Level {level} of {track} costs {price}.",
            level=level + 1,
            track=which,
            price=level_price(view, which),
        ),
        say("You have {means}.", means=level_means(view, which)),
    )


# Shelf --------------------------------------------------------------------------------------------------


def market(disc: Disc, view: State) -> Refusal:
    """A stack of the market."""
    if not view.market.stock[disc.index]:
        return Refusal(say("The market has no {disc} left.", disc=disc))
    without = _without(view, Disc.CITY, say("A City takes discs from the market."))
    if without is not None:
        return without
    owned = sum(view.human.resources)
    return Refusal(
        say(
            "{disc} costs {price} resources; you have {owned}.",
            disc=disc,
            price=view.market.prices[disc.index],
            owned=owned,
        )
    )


def _black_market(view: State) -> Refusal | None:
    """What is said while it is closed."""
    if isinstance(view.pending, Naming | Acting):
        return None
    use = say("The black market is open in the action phase.")
    return Refusal(use, _phase(view))


def _too_little(view: State) -> Refusal:
    return Refusal(
        say(
            "A resource costs {cost} knowledge; you have {knowledge}.",
            cost=components().buy_resource_cost,
            knowledge=view.human.knowledge,
        )
    )


def resource(kind: Resource, view: State) -> Refusal:
    """A store of resources."""
    closed = _black_market(view)
    if closed is not None:
        return closed
    cost = components().buy_resource_cost
    if view.human.knowledge < cost:
        return _too_little(view)
    return Refusal(
        say("{cost} knowledge buy 1 {resource}.", cost=cost, resource=kind),
        say("Drag your knowledge here."),
    )


def knowledge(view: State) -> Refusal:
    """The human's knowledge."""
    return _black_market(view) or _too_little(view)


def black_market(view: State) -> Refusal:
    """The line that shows what the black market pays and asks."""
    table = components()
    return _black_market(view) or Refusal(
        say(
            "A good brings {simple} or {complex} knowledge, a resource costs {cost}.",
            simple=table.sell_simple,
            complex=table.sell_complex,
            cost=table.buy_resource_cost,
        ),
        say("Drag a good to your knowledge, or knowledge to a resource."),
    )


def crate(good: Good, view: State) -> Refusal:
    """The warehouses of a good."""
    owned, full = view.human.warehouses[good.index], view.human.stored[good.index]
    if not owned:
        return Refusal(
            say("You have no warehouse for {good}.", good=good),
            say("A factory on an island that shows one brings it."),
        )
    if full:
        return _black_market(view) or Refusal(
            say("{amount} in store.", amount=good_count(good, full)),
            say("Drag it to your knowledge to sell it."),
        )
    if _has(view, Disc.TOOL):
        return _too_dear(good, view) or Refusal(
            say("No {good} is in store.", good=good), say("Drag the Tool here to fill the warehouse.")
        )
    return Refusal(say("No {good} is in store.", good=good), say("A Tool fills empty warehouses."))


def _enough(good: Good, view: State) -> bool:
    """Whether one of a good could be made of the resources in store."""
    recipe = components().recipe(good)
    return all(have >= need for have, need in zip(view.human.resources, recipe, strict=True))


def _too_dear(good: Good, view: State) -> Refusal | None:
    """Why a Tool can fill no empty warehouse of a good; None where its resources are there."""
    if _enough(good, view):
        return None
    return Refusal(
        say("{good}: each costs {cost}.", good=good, cost=resources_text(components().recipe(good))),
        say("You have {owned}.", owned=_owned(view)),
    )


def _owned(view: State) -> str:
    """All resources in store, none included."""
    amounts = zip(Resource, view.human.resources, strict=True)
    return listed(say("{amount} {name}", amount=amount, name=resource_name(kind)) for kind, amount in amounts)


def filling(good: Good, view: State) -> Refusal:
    """The warehouses of a good onto which a Tool was dropped in vain."""
    built, full = view.human.warehouses[good.index], view.human.stored[good.index]
    if built and full == built:
        return Refusal(
            say("All your warehouses for {good} are full.", good=good),
            say("A factory on an island that shows one brings another."),
        )
    return (_too_dear(good, view) if built else None) or crate(good, view)


def warehouses(view: State) -> Refusal:
    """All warehouses together."""
    human = view.human
    if not any(human.warehouses):
        return Refusal(say("You have no warehouse yet."), say("Factories bring them."))
    without = _without(view, Disc.TOOL, say("A Tool fills empty warehouses."))
    if without is not None:
        return without
    if human.warehouses == human.stored:
        return Refusal(say("All your warehouses are full."))
    room = [good for good in Good if human.stored[good.index] < human.warehouses[good.index]]
    if not any(_enough(good, view) for good in room):
        return Refusal(
            say("Your resources fill none of your empty warehouses."),
            say("You have {owned}.", owned=_owned(view)),
        )
    return Refusal(
        say("The Tool fills empty warehouses."), say("Drag it onto the good, if its resources are there.")
    )


def factories(view: State) -> Refusal:
    """Factories not yet built."""
    left = view.human.factories
    if not left:
        return Refusal(say("All your factories are built."))
    use = say("A Journey builds a factory on a free space of an island.")
    return _without(view, Disc.JOURNEY, use) or Refusal(use, say("Drag your ambassador onto the free space."))
