"""The steps of a hint in words: a line for each part of the way, with what the rules say comes of it."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, Naming, State
from noria_desktop.games.noria.terms import Side, Space
from noria_desktop.ui.noria.words.actions import end_phase_text
from noria_desktop.ui.noria.words.names import (
    disc_name,
    disc_on,
    good_name,
    listed,
    payment_text,
    resource_name,
    resources_text,
    say,
)

Step = tuple[State, Any, tuple[Any, ...], State]
"""State before, action, what happened, state after."""


def played(view: State, actions: tuple[Any, ...]) -> tuple[Step, ...]:
    """The actions as the rules play them."""
    steps: list[Step] = []
    state = view
    for action in actions:
        step = RULES.apply_unchecked(state, action)
        steps.append((state, action, step.events, step.state))
        state = step.state
    return tuple(steps)


def told_steps(steps: tuple[Step, ...], view: State) -> tuple[tuple[str, int], ...]:
    """A line for each part with how many actions it takes; those that are the same are told once.

    What has no line of its own (a disc named, influence ended) belongs to what follows it.
    """
    lines: list[tuple[str, int, int]] = []
    silent = 0
    for step in steps:
        line, silent = _line(step), silent + 1
        if not line:
            continue
        if lines and lines[-1][0] == line:
            lines[-1] = (line, lines[-1][1] + 1, lines[-1][2] + silent)
        else:
            lines.append((line, 1, silent))
        silent = 0
    if not lines:
        return ((end_phase_text(view), len(steps)),)
    return tuple(
        (line if times == 1 else say("{times} times: {what}", times=times, what=line), count)
        for line, times, count in lines
    )


def _line(step: Step) -> str:
    """One action; naming is told when the actions begin."""
    before, action, events, after = step
    disc = ""
    if isinstance(before.pending, Acting) and (where := getattr(action, "space", None)) is not None:
        disc = disc_on(before.human.wheel, where)
    for event in events:
        words = _event_line(event, disc, before, after)
        if words:
            return words
    match action:
        case act.BeginActions():
            return _begun(action, before)
        case act.RemovePolitician(chamber):
            return say("Remove a politician of {chamber}", chamber=chamber)
        case _:
            return ""


def _event_line(event: Any, disc: str, before: State, after: State) -> str:
    """What an event of one's own action brings, with the disc that does it."""
    match event:
        case ev.TrackChosen(track):
            return say("Your first representative on {track}, free of charge", track=track)
        case ev.NightShifted(ring, knowledge):
            return say(
                "Night shift for {knowledge} knowledge: turn the {ring}", knowledge=knowledge, ring=ring
            )
        case ev.Gathered(_, resource, amount):
            return say(
                "{disc}: ships bring {amount} {resource}",
                disc=disc,
                amount=amount,
                resource=resource_name(resource),
            )
        case ev.KnowledgeTaken(_, amount):
            return say("{disc}: take {amount} knowledge instead", disc=disc, amount=amount)
        case ev.ShipTaken(Side.HUMAN, island, _, resource):
            return _with_fee(
                say(
                    "{disc}: fly to island {number} and take its {resource} ship",
                    disc=disc,
                    number=before.islands[island].number,
                    resource=resource,
                ),
                before,
                after,
            )
        case ev.FactoryBuilt(Side.HUMAN, island, _, goods):
            return _with_fee(
                say(
                    "{disc}: fly to island {number} and build for {goods}",
                    disc=disc,
                    number=before.islands[island].number,
                    goods=listed(good_name(good) for good in goods),
                ),
                before,
                after,
            )
        case ev.Invested(Side.HUMAN, track, level, resources, goods):
            return say(
                "{disc}: pay {payment} and raise {track} to {level}",
                disc=disc,
                payment=payment_text(resources, goods),
                track=track,
                level=level,
            )
        case ev.DiscBought(_, bought, payment):
            if not any(payment):
                return say("{disc}: take {bought} for free", disc=disc, bought=disc_name(bought))
            return say(
                "{disc}: take {bought} for {payment}", disc=disc, bought=disc_name(bought), payment=payment
            )
        case ev.DiscUpgraded(_, upgraded):
            return say("{disc}: upgrade {other}", disc=disc, other=disc_name(upgraded))
        case ev.Produced(goods, paid):
            return say("{disc}: produce {goods} from {paid}", disc=disc, goods=goods, paid=paid)
        case ev.ResourceBought(resource, knowledge):
            return say(
                "Black market: {knowledge} knowledge for 1 {resource}", knowledge=knowledge, resource=resource
            )
        case ev.GoodSold(good, knowledge):
            return say("Black market: {good} for {knowledge} knowledge", good=good, knowledge=knowledge)
        case ev.PoliticianSeated(Side.HUMAN, chamber, value):
            return say("Seat a politician: {chamber} is worth {value}", chamber=chamber, value=value)
        case ev.DiscPlaced(placed, space, replaced):
            if replaced is None:
                return say("Put {disc} on {space}", disc=placed, space=space)
            return say("Put {disc} on {space} for {replaced}", disc=placed, space=space, replaced=replaced)
        case _:
            return ""


def _with_fee(words: str, before: State, after: State) -> str:
    """A journey with what the bot's ambassador costs."""
    paid = tuple(had - has for had, has in zip(before.human.resources, after.human.resources, strict=True))
    if not any(paid):
        return words
    first, second, third = paid
    return say("{journey}, fee {paid}", journey=words, paid=resources_text((first, second, third)))


def _begun(action: act.BeginActions, before: State) -> str:
    """The discs that act, the one on its upgraded side, where extra actions go."""
    pending, wheel = before.pending, before.human.wheel
    assert isinstance(pending, Naming)
    spaces: tuple[Space, ...] = tuple(sorted(pending.named, key=lambda space: space.index))
    words = say("Activate {discs}", discs=listed(disc_on(wheel, space) for space in spaces))
    parts = []
    if action.upgraded is not None:
        parts.append(say("{disc} upgraded", disc=disc_on(wheel, action.upgraded)))
    parts += [say("+1 {disc}", disc=disc_on(wheel, aim)) for aim in action.aims]
    if not parts:
        return words
    return say("{words} ({details})", words=words, details=listed(parts))
