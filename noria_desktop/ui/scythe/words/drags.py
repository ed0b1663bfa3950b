"""Words while a thing is in hand: what dropping it there would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_workers, contested
from noria_desktop.games.scythe.objectives import newly_lost
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import ChoosingBottom, Moving, Travelling
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES, Bonus, Bottom, Line, Place
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board.foretold import joined
from noria_desktop.ui.scythe.words.actions import describe_action
from noria_desktop.ui.scythe.words.amounts import bonus_amount, gains_text, resource_amount
from noria_desktop.ui.scythe.words.names import bottom_name, say
from noria_desktop.ui.scythe.words.scores import line_name
from noria_desktop.ui.scythe.words.titles import objective_title

Told: TypeAlias = tuple[str, ...]


def preview(before: State, after: State, action: Action) -> tuple[str, Told]:
    """What the action would change: tracks and purse, rows of the score, what follows from it."""
    lines = [
        *_track_lines(before, after),
        *_consequences(before, after, action),
        *_given_up(before, after),
        *_score_lines(before, after),
    ]
    return describe_action(action, before), tuple(lines)


def spoken(before: State, after: State, action: Action) -> str:
    """The same for screen readers, signs in words."""
    words = (
        *(_spoken(change, bonus_amount(bonus, abs(change))) for bonus, change in _tracks(before, after)),
        *_consequences(before, after, action),
        *_given_up(before, after),
        *(
            say("{line} {change}", line=line_name(line), change=_signed(change))
            for line, change in _rows(before, after)
        ),
    )
    return translate("Scythe", "; ", "separator of clauses").join(word.rstrip(".。") for word in words)


def _tracks(before: State, after: State) -> Iterator[tuple[Bonus, int]]:
    """Power, popularity, coins and cards in hand that change."""
    was, now = before.human, after.human
    for bonus, change in (
        (Bonus.POWER, now.power - was.power),
        (Bonus.POPULARITY, now.popularity - was.popularity),
        (Bonus.COINS, now.coins - was.coins),
        (Bonus.COMBAT_CARDS, len(now.hand) - len(was.hand)),
    ):
        if change:
            yield bonus, change


def _track_lines(before: State, after: State) -> Iterator[str]:
    for bonus, change in _tracks(before, after):
        words = say("+{gain}") if change > 0 else say("−{gain}")
        yield words.format(gain=bonus_amount(bonus, abs(change)))


def _consequences(before: State, after: State, action: Action) -> Told:
    """What follows from an action besides numbers."""
    match action:
        case act.MoveTo(place):
            return tuple(_arrival(before, after, place))
        case act.Upgrade(_, bottom):
            return (_cheaper(bottom, after),)
        case act.ChooseSection(section) if section < len(Bottom):
            bottom = tuple(Bottom)[section]
            cost = resource_amount(
                components().mats.bottoms[section].resource, token_cost(before.human, bottom)
            )
            return (say("{action}: costs {cost} now.", action=bottom_name(bottom), cost=cost),)
        case act.TakeFactoryCard(card):
            printed = components().cards.factory[card - 1]
            return tuple(gains_text(side) for side in printed.options)
        case _:
            return ()


def _arrival(before: State, after: State, place: Place) -> Iterator[str]:
    """What a step sets off."""
    if place >= TERRITORIES:
        return
    driven = automa_workers(before.automa, place) - automa_workers(after.automa, place)
    if driven > 0:
        yield say("%n worker(s) of the Automa's go home.", driven)
    fights = place in contested(after) and place not in contested(before)
    if fights:
        yield say("Combat there after the moves.")
    room = joined(before, after, place)
    if room is not None:
        yield say(
            "It joins the combat there: room for %n combat card(s) instead of {before}.",
            room[1],
            before=room[0],
        )
    if (fights or room is not None or driven > 0) and _stopped(before, after):
        yield say("Its move ends there.")
    if after.human.army.character != place or before.human.army.character == place:
        return
    if place in after.board.tokens:
        yield say("The character stops there for the encounter.")
    if place == components().map.factory and after.human.factory_card is None:
        yield say("If it stays there, you take a Factory card.")


def _given_up(before: State, after: State) -> Iterator[str]:
    """Objectives in the hand that could be fulfilled before and never again after."""
    for card in newly_lost(before, after):
        yield say("“{objective}” can never be fulfilled then.", objective=objective_title(card))


def _stopped(before: State, after: State) -> bool:
    """Whether a unit that had steps left may use them no more."""
    entry, going = before.pending[-1], after.pending[-1]
    if not isinstance(entry, Travelling):
        # Picked up and moved in one.
        return _allowance(before, after) > 1 and not isinstance(going, Travelling)
    if entry.steps < 2:
        return False
    return not (isinstance(going, Travelling) and (going.unit, going.slot) == (entry.unit, entry.slot))


def _allowance(before: State, after: State) -> int:
    """How many steps the unit had that was picked up and moved in one: Speed adds to those of characters and mechs."""
    moving = next((entry for entry in before.pending if isinstance(entry, Moving)), None)
    if moving is not None:
        most = moving.steps
    else:
        most = components().mats.factory_steps if isinstance(before.pending[-1], ChoosingBottom) else 1
    was, now = before.human.army, after.human.army
    led = (was.character, was.mechs) != (now.character, now.mechs)
    return most + (speed_steps(before.human) if led else 0)


def _cheaper(bottom: Bottom, after: State) -> str:
    resource = components().mats.bottoms[bottom.index].resource
    return say(
        "{action}: {cost} from now on.",
        action=bottom_name(bottom),
        cost=resource_amount(resource, token_cost(after.human, bottom)),
    )


def _rows(before: State, after: State) -> Iterator[tuple[Line, int]]:
    """Rows of the score sheet that change, coins left out: the purse tells them."""
    for old, new in zip(scores(before).of(HUMAN), scores(after).of(HUMAN), strict=True):
        change = new.points - old.points
        if change and isinstance(new.code, Line) and new.code is not Line.COINS:
            yield new.code, change


def _score_lines(before: State, after: State) -> Iterator[str]:
    """The total if it ended now, then the rows that change."""
    was, now = scores(before).total(HUMAN), scores(after).total(HUMAN)
    if was != now:
        yield say("Total {before} → {after}", before=was, after=now)
    for line, change in _rows(before, after):
        yield say("{change} {line}", change=f"{change:+}".replace("-", "−"), line=line_name(line))


def _spoken(change: int, things: str) -> str:
    words = say("plus {things}") if change > 0 else say("minus {things}")
    return words.format(things=things)


def _signed(change: int) -> str:
    return _spoken(change, str(abs(change)))
