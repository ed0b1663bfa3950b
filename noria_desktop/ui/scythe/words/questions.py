"""What is asked once before something of a turn is given up: a lower row, a move, a yield, a star.

Nothing is asked where nothing goes. Source: mocks/table.md 7.
"""

from __future__ import annotations

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.encounters import out_of_reach, printed_options
from noria_desktop.games.scythe.moving import movers
from noria_desktop.games.scythe.objectives import revealable
from noria_desktop.games.scythe.payment import token_cost, tokens_held
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingCards,
    ChoosingOffer,
    ChoosingPower,
    ChoosingTop,
    Encountering,
    EndingTurn,
    Gaining,
    Moving,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, Bottom, Source, Unit
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Picks, offers, territories_left
from noria_desktop.ui.scythe.words.actions import offer_text, section_name
from noria_desktop.ui.scythe.words.amounts import cost_text, gain_amount, gains_text, resource_amount
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    choice_name,
    either,
    listed,
    mover_name,
    place_name,
    say,
)
from noria_desktop.ui.scythe.words.questions_ahead import ending_behind, marched, objective_lost, tier_left
from noria_desktop.ui.scythe.words.questions_fight import fight
from noria_desktop.ui.scythe.words.titles import objective_title

MOST_NAMED = 3


def unused(view: State, legal: tuple[act.Action, ...], actions: tuple[act.Action, ...]) -> Question | None:
    """What would be given up by playing these actions; None where nothing is lost.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        actions: what is about to be played.
    """
    if not actions:
        return None
    return (
        ending_behind(view, actions)
        or _left_over(view, legal, actions)
        or tier_left(view, actions)
        or marched(view, actions)
        or objective_lost(view, actions)
    )


def _left_over(
    view: State, legal: tuple[act.Action, ...], actions: tuple[act.Action, ...]
) -> Question | None:
    """What could still be used, or is paid in vain, where something is asked for now."""
    entry, last = view.pending[-1], actions[-1]
    match entry, last:
        case EndingTurn(), act.EndTurn():
            return _star(view)
        case Moving(), act.Finish():
            return _moves(view, entry)
        case Travelling(), act.Halt():
            return _steps(view, legal, entry)
        case Producing(), _ if isinstance(actions[0], act.Produce | act.Finish):
            return _yields(view, actions)
        case ChoosingTop(), act.Skip():
            return _top(view, legal, entry)
        case ChoosingBottom(), act.Skip():
            return _bottom(view, legal, entry)
        case Gaining(), act.Decline():
            return _gain(entry)
        case ChoosingOffer(), act.Decline():
            return _offer(entry)
        case Encountering(), act.Finish():
            return _second_option(view, legal, entry)
        case Encountering(), act.ChooseOption(option):
            return _paid_in_vain(view, legal, entry, option)
        case ChoosingPower() | ChoosingCards(), act.Finish() | act.SetPower():
            return fight(view, entry, actions)
        case _:
            return None


def _star(view: State) -> Question | None:
    """An objective that holds is not revealed."""
    ready = revealable(view)
    if not ready:
        return None
    return Question(
        say("“{title}” is ready for a star. End the turn all the same?", title=objective_title(ready[0])),
        say("It may not hold any more after the Automa's turn."),
        tuple(at.objective(card) for card in ready),
    )


def _moves(view: State, entry: Moving) -> Question | None:
    """Units that could still move."""
    able = movers(view, entry)
    if not able:
        return None
    count = min(entry.left, len(able))
    names = [
        say(
            "{unit} on {place}",
            unit=mover_name(pick.unit, view.human.faction, _berth(view, entry, pick)),
            place=place_name(pick.place),
        )
        for pick in able[:MOST_NAMED]
    ]
    return Question(
        say("%n unit(s) can still move. Finish the moves all the same?", count),
        say("For example: {names}.", names=listed(names)),
        tuple(at.own(pick.unit, pick.place) for pick in able),
    )


def _berth(view: State, entry: Moving, pick: act.PickMover) -> int:
    """Which of the mechs on a territory is picked: the first that has not moved; 0 for other units."""
    if pick.unit is not Unit.MECH:
        return 0
    mechs = zip(view.human.army.mechs, entry.mechs_moved, strict=True)
    return next(berth for berth, (place, moved) in enumerate(mechs) if place == pick.place and not moved)


def _steps(view: State, legal: tuple[act.Action, ...], entry: Travelling) -> Question | None:
    """A unit that could go on: its move is over when it stops."""
    left, ways = entry.steps, [action.place for action in legal if isinstance(action, act.MoveTo)]
    if not ways:
        return None
    named = [place_name(place) for place in ways[:MOST_NAMED]]
    places = either(named) if len(ways) <= MOST_NAMED else listed(named)
    return Question(
        say("%n step(s) left. Stop on {place} all the same?", left, place=place_name(entry.place)),
        say("It could go on to {places}.", places=places)
        if len(ways) <= MOST_NAMED
        else say("It could go on to {places} and {more} more.", places=places, more=len(ways) - MOST_NAMED),
        tuple(at.place(place) for place in ways),
    )


def _yields(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """Territories that could still produce."""
    picks = tuple(action for action in actions if isinstance(action, act.Produce))
    left = [pick for pick in offers(view, Picks(picks)) if isinstance(pick, act.Produce)]
    if not left:
        return None
    names = [place_name(pick.place) for pick in left[:MOST_NAMED]]
    more = territories_left(view, Picks(picks))
    # Where not all of them may be chosen, each of them alone still could.
    joined = listed(names) if more >= len(left) else either(names)
    return Question(
        say("{places} can still produce. Go on all the same?", places=capital(joined)),
        say("What is not produced now is not made up for."),
        tuple(at.place(pick.place) for pick in left),
    )


def _gain(entry: Gaining) -> Question:
    """A gain that is there for the taking; an encounter's was paid for with its option, a lower row's with its tokens."""
    due = entry.due[0]
    return Question(
        say(
            "{gain} would be yours. Decline it all the same?", gain=capital(gain_amount(due.gain, due.amount))
        ),
        say("What is declined does not come back, and nothing that was paid is returned.")
        if due.source in (Source.ENCOUNTER, Source.BOTTOM)
        else say("What is declined does not come back."),
        () if entry.place is None else (at.place(entry.place),),
    )


def _offer(entry: ChoosingOffer) -> Question:
    """A recruit bonus that the Automa's card offers: it costs nothing."""
    return Question(
        say("{gain} would be yours. Decline it all the same?", gain=capital(offer_text(entry.bonus))),
        say("What is declined does not come back."),
    )


def _second_option(view: State, legal: tuple[act.Action, ...], entry: Encountering) -> Question | None:
    """Another option of an encounter that can be paid for, and whose gains can be had."""
    printed = printed_options(entry.card)
    options = [
        action.option
        for action in legal
        if isinstance(action, act.ChooseOption)
        and len(out_of_reach(view, entry, action.option)) < len(printed[action.option].gains)
    ]
    if not options:
        return None
    gains = listed(gains_text(printed[option].gains) for option in options)
    return Question(
        say("A second option can still be taken. Go on without it all the same?"),
        say("For example: {names}.", names=gains),
        tuple(at.option(option) for option in options),
    )


def _paid_in_vain(
    view: State, legal: tuple[act.Action, ...], entry: Encountering, option: int
) -> Question | None:
    """An option whose gain cannot be had now, while another one could be chosen."""
    printed = printed_options(entry.card)[option]
    missing = tuple(printed.gains[number] for number in out_of_reach(view, entry, option))
    others = any(isinstance(one, act.ChooseOption) and one.option != option for one in legal)
    if not missing or not others:
        return None
    return Question(
        say("Not to be had now: {gains}. Choose it all the same?", gains=gains_text(missing)),
        say("Cost: {cost}.", cost=cost_text(printed.cost)),
        (at.option(option),),
    )


def _top(view: State, legal: tuple[act.Action, ...], entry: ChoosingTop) -> Question | None:
    """An upper row that can be paid for."""
    lines = [action for action in legal if isinstance(action, act.TakeTop)]
    sides = [action for action in legal if isinstance(action, act.UseFactoryCard)]
    if not lines and not sides:
        return None
    what = either(choice_name(line.choice) for line in lines) if lines else section_name(entry.section, view)
    return Question(
        say("{action} can be done now. Skip it all the same?", action=what),
        say("The top row does not come back this turn."),
        (*(at.top(line.choice) for line in lines), *(at.side(side.option) for side in sides)),
    )


def _factory_steps(view: State) -> str:
    """How far the unit of a Factory card could go: characters and mechs farther with Speed."""
    steps, more = components().mats.factory_steps, speed_steps(view.human)
    if more:
        return say(
            "One unit could move up to {steps} steps, your character or a mech up to {more}.",
            steps=steps,
            more=steps + more,
        )
    return say("One unit could move up to {steps} steps.", steps=steps)


def _bottom(view: State, legal: tuple[act.Action, ...], entry: ChoosingBottom) -> Question | None:
    """A lower row that can be paid for."""
    if act.TakeBottom() not in legal:
        return None
    if entry.section == FACTORY_SECTION:
        return Question(
            say("The move of your Factory card is unused. Skip it all the same?"),
            _factory_steps(view),
            (at.bottom(entry.section),),
        )
    bottom = tuple(Bottom)[entry.section]
    kind = components().mats.bottoms[bottom.index].resource
    cost = resource_amount(kind, token_cost(view.human, bottom))
    return Question(
        say("{action} can be paid now. Skip it all the same?", action=bottom_name(bottom)),
        say("It costs {cost}, and your territories hold that.", cost=cost)
        if tokens_held(view, bottom) >= token_cost(view.human, bottom)
        else say("It costs {cost}, and a combat card stands for the last of it.", cost=cost),
        (at.bottom(entry.section),),
    )
