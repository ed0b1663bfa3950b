"""A hint in words: what a way to play the rest of the phase is good for, its steps, and what speaks against the others.

Everything is read off the actions as the rules play them; the points that rank the ways are those at the end of the games
that the adviser played on from each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.bots.noria.advice import Advised, Plan
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.scoring import chamber_value, counted, points
from noria_desktop.games.noria.state import (
    Acting,
    ChoosingTrack,
    Influencing,
    Naming,
    State,
)
from noria_desktop.games.noria.terms import Chamber, Side
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.i18n import signed, signed_of_rival
from noria_desktop.ui.noria.words.actions import end_phase_text
from noria_desktop.ui.noria.words.hint_steps import Step, played, told_steps
from noria_desktop.ui.noria.words.names import (
    chamber_name,
    goods_text,
    listed,
    resources_text,
    say,
)


def hints(choice: Any, view: State) -> tuple[Hint, ...]:
    """What a program advises, the best first; nothing where it did not compare."""
    if not isinstance(choice, Advised):
        return ()
    best = choice.plans[0]
    return tuple(
        Hint(
            actions=plan.actions,
            title=_title(steps, view, best=plan is best),
            steps=tuple(line for line, _ in told),
            cover=_cover(view),
            measure=_measure(choice),
            before="" if choice.still is None else signed(choice.still),
            after=signed(plan.worth),
            compared=_compared(choice, plan),
            chips=tuple(_chips(view, steps[-1][3])),
            cause=_with_outlook(_cause(steps), plan),
            why_not="" if plan is best else _why_not(best, plan),
            shares=tuple(count for _, count in told),
        )
        for plan in choice.plans
        for steps in (played(view, plan.actions),)
        for told in (told_steps(steps, view),)
    )


def _measure(choice: Advised) -> str:
    """What the number is, and what stands before and behind the arrow: both are ends of games, none is the lead now."""
    if choice.still is None:
        return say("Lead at the end of the game, if it is played on this way")
    return say("Lead at the end of the game: if you end the phase now → this way")


def _compared(choice: Advised, plan: Plan) -> str:
    """The same two numbers for who listens."""
    if choice.still is None:
        return say(
            "Lead at the end of the game, if it is played on this way: {after}", after=signed(plan.worth)
        )
    return say(
        "Lead at the end of the game: {before} if you end the phase now, {after} this way",
        before=signed(choice.still),
        after=signed(plan.worth),
    )


def _cover(view: State) -> str:
    """How much of the turn a way covers."""
    match view.pending:
        case Influencing():
            return say("influence and actions")
        case Naming() | Acting():
            return say("all actions")
        case ChoosingTrack():
            return say("the start")
        case _:
            return say("whole phase")


# What it is good for --------------------------------------------------------------------------------------


MATTERS: Final = (
    ev.FactoryBuilt,
    ev.ShipTaken,
    ev.DiscBought,
    ev.DiscUpgraded,
    ev.Produced,
    ev.Gathered,
    ev.PoliticianSeated,
    ev.PoliticianRemoved,
    ev.DiscPlaced,
    ev.KnowledgeTaken,
)
"""What a way is named by, where no representative rises; what comes first matters most."""


def _title(steps: tuple[Step, ...], view: State, *, best: bool) -> str:
    """The most that a way brings, in one line."""
    events = [event for _, _, happened, _ in steps for event in happened]
    for event in events:
        if isinstance(event, ev.TrackChosen):
            return say("Start on {track}", track=event.track)
    raised = [event for event in events if isinstance(event, ev.Invested)]
    if raised:
        last = raised[-1]
        ships = [event for event in events if isinstance(event, ev.ShipTaken)]
        if ships:
            return say("Fetch a ship and raise {track} to {level}", track=last.track, level=last.level)
        return say("Raise {track} to {level}", track=last.track, level=last.level)
    for kind in MATTERS:
        for event in events:
            if isinstance(event, kind) and (words := _main(_in_the_end(event, events), view)) is not None:
                return words
    return say("Nothing found ends better: {end}", end=end_phase_text(view)) if best else end_phase_text(view)


def _in_the_end(event: Any, events: list[Any]) -> Any:
    """Of politicians who sit down in one chamber one after the other the last: the chamber is worth what he makes it."""
    if not isinstance(event, ev.PoliticianSeated):
        return event
    seated = [one for one in events if isinstance(one, ev.PoliticianSeated)]
    return [one for one in seated if (one.side, one.chamber) == (event.side, event.chamber)][-1]


def _main(event: Any, view: State) -> str | None:
    """A title for the first thing of a kind that matters."""
    match event:
        case ev.FactoryBuilt(Side.HUMAN, island):
            return say("Build on island {number}", number=view.islands[island].number)
        case ev.ShipTaken(Side.HUMAN, island, _, resource):
            return say(
                "Take the {resource} ship of island {number}",
                resource=resource,
                number=view.islands[island].number,
            )
        case ev.Produced(goods):
            return say("Produce {goods}", goods=goods_text(goods))
        case ev.DiscBought(_, disc):
            return say("Take {disc} from the market", disc=disc)
        case ev.DiscUpgraded(_, disc):
            return say("Upgrade {disc}", disc=disc)
        case ev.Gathered(_, resource, amount):
            return say("Bring in {amount} {resource}", amount=amount, resource=resource)
        case ev.PoliticianSeated(Side.HUMAN, chamber, value):
            return say("Make {chamber} worth {value}", chamber=chamber, value=value)
        case ev.PoliticianRemoved(Side.HUMAN, chamber):
            return say("Remove a politician of {chamber}", chamber=chamber)
        case ev.DiscPlaced(disc, space):
            return say("{disc} on {space}", disc=disc, space=space)
        case ev.KnowledgeTaken():
            return say("Take knowledge")
        case _:
            return None


# What changes, and why ------------------------------------------------------------------------------------


def _chips(before: State, after: State) -> Iterator[str]:
    """Score lines that change: one's own by chamber, the bot's together."""
    for chamber in Chamber:
        now = counted(before.human.levels, chamber) * chamber_value(before, chamber)
        then = counted(after.human.levels, chamber) * chamber_value(after, chamber)
        if now != then:
            yield say("{change} {name}", change=signed(then - now), name=chamber_name(chamber))
    change = points(after, after.bot.levels) - points(before, before.bot.levels)
    if change:
        yield say("{change} for the bot", change=signed_of_rival(change))


def _cause(steps: tuple[Step, ...]) -> str:
    """One sentence of cause: what the thing that the title names is worth."""
    after = steps[-1][3]
    events = [event for _, _, happened, _ in steps for event in happened]
    for event in reversed(events):
        if isinstance(event, ev.Invested | ev.TrackChosen):
            chamber = Chamber(event.track.value)
            return say(
                "A level of {track} is worth {value} now, {most} at most.",
                track=event.track,
                value=chamber_value(after, chamber),
                most=_at_most(after, chamber),
            )
    for kind in MATTERS:
        for event in events:
            if isinstance(event, kind) and (words := _why(event, after)) is not None:
                return words
    return ""


def _at_most(state: State, chamber: Chamber) -> int:
    """What a chamber can still become worth: all that wait take a seat."""
    seats = state.council[chamber.index]
    values = components().chamber_values[chamber.index]
    return values[min(len(values) - 1, seats.seated + seats.upper)]


def _why(event: Any, after: State) -> str | None:
    """What speaks for a thing of a kind that matters."""
    match event:
        case ev.FactoryBuilt(Side.HUMAN):
            table = components()
            built = table.factories - after.human.factories
            return say("Factories then bring {knowledge} knowledge a round.", knowledge=table.income(built))
        case ev.ShipTaken(Side.HUMAN, _, _, resource):
            return say(
                "{ships} {resource} ships bring as many with every action.",
                ships=after.human.ships[resource.index],
                resource=resource,
            )
        case ev.DiscBought():
            return say("A new disc can lie on any space, also on one that acts next.")
        case ev.DiscUpgraded():
            return say("One upgraded disc of a turn acts twice.")
        case ev.Produced():
            return say("Goods pay for levels of Exploration and Research.")
        case ev.PoliticianSeated(Side.HUMAN, chamber) | ev.PoliticianRemoved(Side.HUMAN, chamber):
            return say(
                "{chamber} multiplies your {mine} and the bot's {theirs}.",
                chamber=chamber,
                mine=counted(after.human.levels, chamber),
                theirs=counted(after.bot.levels, chamber),
            )
        case ev.Gathered():
            return say("You then have {owned}.", owned=resources_text(after.human.resources))
        case _:
            return None


def _with_outlook(cause: str, plan: Plan) -> str:
    """The sentence of cause, and how the game ends that the adviser played on."""
    if not cause:
        return say("Played on, the game ends {mine} to {theirs}.", mine=plan.mine, theirs=plan.bot)
    return say(
        "{cause} Played on, the game ends {mine} to {theirs}.", cause=cause, mine=plan.mine, theirs=plan.bot
    )


def _why_not(best: Plan, plan: Plan) -> str:
    """By how many points a way ends behind the best, and on which score lines; the lines sum to the whole."""
    short = best.worth - plan.worth
    if not short:
        return say("As good as the first by this count.")
    apart = [
        say("{change} {name}", change=signed(mine - other), name=chamber_name(chamber))
        for chamber, mine, other in zip(Chamber, plan.lines, best.lines, strict=True)
        if mine != other
    ]
    if plan.bot != best.bot:
        apart.append(say("{change} for the bot", change=signed(plan.bot - best.bot)))
    return say("{short} fewer than the first: {parts}.", short=short, parts=listed(apart))
