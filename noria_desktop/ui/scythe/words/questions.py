"""What is asked once before something of a turn is given up: a lower row, a move, a yield, a star.

Nothing is asked where nothing goes. Source: mocks/table.md 7.
"""

from __future__ import annotations

from functools import reduce

from attrs import evolve

from noria_desktop.bots.scythe.coach import totals
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.contract import Step
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.encounters import out_of_reach, printed_options
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.moving import movers
from noria_desktop.games.scythe.objectives import newly_lost, revealable
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
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, Bonus, Bottom, CombatCard, Source, Unit
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Picks, offers, territories_left
from noria_desktop.ui.scythe.board.outlook import PER_CENT, outlook, stakes
from noria_desktop.ui.scythe.words.actions import offer_text, section_name
from noria_desktop.ui.scythe.words.amounts import cost_text, gain_amount, gains_text, resource_amount
from noria_desktop.ui.scythe.words.goals import objective_lines
from noria_desktop.ui.scythe.words.marches import driven_home, goods_left
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    choice_name,
    either,
    listed,
    mover_name,
    place_name,
    say,
)
from noria_desktop.ui.scythe.words.titles import objective_title

MOST_NAMED = 3
EVEN = 50
"""Per cent: a fight that wins more seldom is asked about while cards could be added."""
LAST_BUT_ONE = 5
"""Stars: the next one ends the game."""
LASTING = (act.Accept, act.Deploy, act.Produce, act.TakeFactoryCard, act.TakePart, act.Upgrade)
"""What brings something that never goes again: an objective that asks for less of it may be lost by it."""


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
        _ending_behind(view, actions)
        or _left_over(view, legal, actions)
        or _tier_left(view, actions)
        or _marched(view, actions)
        or _objective_lost(view, actions)
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
            return _fight(view, entry, actions)
        case _:
            return None


def _fight(
    view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> Question | None:
    """What a victory ends or costs, and what could still be added; both in one question where both hold.

    Each worker that a won attack drives home costs popularity, and that may fall to a lower tier (rules.md 7, 12).
    """
    asked = _game_ending(view, entry) or _cards_left(view, entry, actions)
    lost = stakes(view, entry.place, entry.attacker).popularity
    tiers = components().mats.tiers
    had, left = view.human.popularity, view.human.popularity - lost
    if tiers[left].star >= tiers[had].star or not _chance(view, entry, actions):
        return asked
    least = tiers.index(tiers[had])
    track = at.track(Bonus.POPULARITY)
    if asked is not None:
        falls = say("A victory takes popularity below {least}: all counts less.", least=least)
        detail = say("{first} {second}", first=asked.detail, second=falls)
        return evolve(asked, detail=detail, things=(*asked.things, track))
    fallen = evolve(view, human=evolve(view.human, popularity=left))
    (before, _), (after, _) = totals(view), totals(fallen)
    return Question(
        say("A victory takes popularity below {least}: all counts less. Fight all the same?", least=least),
        say(
            "%n worker(s) driven home: what is yours now counts {after} coins, not {before}.",
            lost,
            before=before,
            after=after,
        ),
        (track,),
    )


def _chance(view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]) -> int:
    """How often what is committed wins, in per cent."""
    power, laid = _committed(entry, actions)
    chances = outlook(view, entry.attacker).wins
    return chances[min(power + sum(card or 0 for card in laid), len(chances) - 1)]


def _committed(
    entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> tuple[int, tuple[CombatCard | None, ...]]:
    """Power and cards with which the fight begins."""
    power, cards = (entry.power, entry.cards) if isinstance(entry, ChoosingCards) else (0, ())
    power = next((one.power for one in actions if isinstance(one, act.SetPower)), power)
    return power, (*cards, *(one.card for one in actions if isinstance(one, act.CommitCard)))


def _game_ending(view: State, entry: ChoosingPower | ChoosingCards) -> Question | None:
    """A victory would place the own sixth star and end the game, though the own total is not ahead."""
    stake = stakes(view, entry.place, entry.attacker)
    mine, theirs = totals(view)
    if not stake.last_star or (mine > theirs and not stake.popularity):
        return None
    return Question(
        say("Winning would place your sixth star and end the game. Fight all the same?"),
        say("If it ended now: {mine} to {theirs}, without that star.", mine=mine, theirs=theirs),
        (at.arena(),),
    )


def _cards_left(
    view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> Question | None:
    """A fight with nothing, or without the cards that could be added, that more often loses than wins."""
    power, laid = _committed(entry, actions)
    already = len(entry.cards) if isinstance(entry, ChoosingCards) else 0
    left = len(view.human.hand) - len(laid) + already
    free = min(most_cards(view, entry.place) - len(laid), left)
    chance = _chance(view, entry, actions)
    settable = isinstance(entry, ChoosingPower) and most_power(view.human) > 0
    if chance >= PER_CENT:
        return None
    if not power and not laid and (settable or free > 0):
        return Question(
            say("You commit nothing, which wins {chance}%. Fight all the same?", chance=chance),
            say(
                "You have {power} power and %n combat card(s). A defeat with nothing committed brings no card.",
                len(view.human.hand),
                power=view.human.power,
            ),
            (at.arena(),),
        )
    if laid or free <= 0 or chance >= EVEN:
        return None
    return Question(
        say("You add no card, which wins {chance}%. Fight all the same?", chance=chance),
        say("Up to %n combat card(s) could be added.", free),
        (at.arena(),),
    )


def _followed(view: State, actions: tuple[act.Action, ...]) -> list[Step[State, Event]]:
    """What these actions do one after the other; none where they cannot be followed.

    Any cards stand in for those that are hidden: that one is drawn is seen, which one is not.
    """
    state = stand_in(view)
    steps: list[Step[State, Event]] = []
    for action in actions:
        if action not in RULES.legal_actions(state):
            return []
        steps.append(RULES.apply_unchecked(state, action))
        state = steps[-1].state
    return steps


def _tier_left(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """Popularity that is paid falls to a lower tier: all that is counted in the end counts less (rules.md 12)."""
    # What can be done in one way only is done behind it in the same gesture.
    if not any(
        isinstance(one, act.TakeTop | act.UseFactoryCard | act.ChooseOption | act.MoveTo) for one in actions
    ):
        return None
    tiers = components().mats.tiers
    had = tiers[view.human.popularity]
    steps = _followed(view, actions) if had != tiers[0] else None
    if not steps or tiers[steps[-1].state.human.popularity].star >= had.star:
        return None
    state = steps[-1].state
    (before, _), (after, _) = totals(view), totals(state)
    driven = state.human.routed - view.human.routed
    ended = say("If it ended now: {before} coins before it, {after} after it.", before=before, after=after)
    cause = say("Driving %n worker(s) home costs popularity.", driven)
    return Question(
        say("Popularity falls below {least}: all counts less in the end. Do it?", least=tiers.index(had)),
        say("{first} {second}", first=cause, second=ended) if driven else ended,
        (at.track(Bonus.POPULARITY),),
    )


def _marched(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """What a unit gives up by going where it goes."""
    steps = _followed(view, actions) if any(isinstance(one, act.MoveTo) for one in actions) else None
    if not steps:
        return None
    return goods_left(view, steps[-1].state) or driven_home(view, steps[-1].state)


def _objective_lost(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """An objective of the hand that could still be fulfilled, and never again after it."""
    steps = _followed(view, actions) if any(isinstance(one, LASTING) for one in actions) else None
    lost = newly_lost(view, steps[-1].state) if steps else ()
    if not lost:
        return None
    return Question(
        say("“{title}” can never be fulfilled then. Do it?", title=objective_title(lost[0])),
        reduce(
            lambda first, second: say("{first} {second}", first=first, second=second),
            objective_lines(lost[0]),
        ),
        tuple(at.objective(card) for card in lost),
    )


def _ending_behind(view: State, actions: tuple[act.Action, ...]) -> Question | None:
    """The own sixth star would end the game, won or not. Source: lessons/scythe.md, C9."""
    if sum(view.human.stars) != LAST_BUT_ONE:
        return None
    steps = _followed(view, actions)
    if not steps or any(event.reveals for step in steps for event in step.events):
        return None  # nobody knows yet how that ends
    state = steps[-1].state
    end, doomed = _sure_end(state), _sure_end(stand_in(view)) is not None
    # Where taking and declining what is left both end it, that was asked before: nothing is kept by not going on.
    if end is None or doomed:
        return None
    mine, theirs = totals(end)
    lost = any(isinstance(entry, ChoosingBottom) for entry in view.pending[:-1])
    if mine > theirs:
        return Question(
            say(
                "That places your sixth star and wins the game, {mine} to {theirs}. Do it?",
                mine=mine,
                theirs=theirs,
            ),
            say("The sixth star ends the game at once: the bottom row is not played any more.")
            if lost
            else say("The sixth star ends the game at once: nothing more is scored."),
        )
    return Question(
        say("That would end the game at {mine} to {theirs}. Go on all the same?", mine=mine, theirs=theirs),
        say("The sixth star ends the game at once: the bottom row is not played any more.")
        if lost
        else say("The sixth star ends the game at once, before the Automa moves again."),
    )


def _sure_end(state: State) -> State | None:
    """The game as it ends if what is left of the gains is taken; None where it may go on, whatever is taken of them.

    A star that is due is placed only when the last gain is taken or declined.
    """
    if RULES.turn(state).seat is None:
        return state
    if not isinstance(state.pending[-1], Gaining):
        return None
    ends = [_sure_end(RULES.apply_unchecked(state, one).state) for one in RULES.legal_actions(state)]
    return ends[0] if all(end is not None for end in ends) else None


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
