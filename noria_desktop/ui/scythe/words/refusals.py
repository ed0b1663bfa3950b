"""Why a thing that was pressed can do nothing now: its own state first, then what is due instead.

Where the rules have a reason for this very thing it is said in their words (``reasons``); where the thing is only not
asked for now, how it stands, and what comes first. Source: mocks/table.md 7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller, human_territories
from noria_desktop.games.scythe.costs import unpaid
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.legal import turn, why_not
from noria_desktop.games.scythe.payment import can_pay_tokens, token_cost
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingOffer,
    ChoosingPower,
    ChoosingSection,
    ChoosingTop,
    Encountering,
    EndingTurn,
    Finished,
    Gaining,
    Moving,
    Paying,
    PayingCard,
    PlacingGoods,
    Producing,
    Retreating,
    Revealing,
    Travelling,
)
from noria_desktop.games.scythe.printed_mats import Cost
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import why_no_step
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACE_OF,
    SECTIONS,
    TERRITORIES,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Gain,
    Place,
    Section,
    Structure,
    TopChoice,
    Unit,
)
from noria_desktop.games.scythe.top_row import printed_top, top_cost
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board.collected import move_section, way_to_move
from noria_desktop.ui.scythe.board.collecting import load_limits
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.board.project_hand import progress
from noria_desktop.ui.scythe.words.actions import section_name
from noria_desktop.ui.scythe.words.amounts import bonus_amount, cost_text, resource_amount
from noria_desktop.ui.scythe.words.names import (
    ability_name,
    bottom_name,
    cargo_name,
    mover_name,
    place_name,
    resource_name,
    say,
    unit_name,
)
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.things import inspect

Said: TypeAlias = tuple[str, str]
"""Reason, and what is asked for instead."""
Legal: TypeAlias = tuple[act.Action, ...]

OUT_OF_ORDER: Final = frozenset(
    {Why.ORDER_OF_PLACES, Why.ORDER_OF_KINDS, Why.ORDER_OF_CARDS, Why.REST_UNPAYABLE}
)
"""The rules' own order of small actions, which a player never meets (decisions 37)."""


def refused(view: State, legal: Legal, thing: Handle, held: Handle | None) -> Refusal:
    """Why pressing a thing does nothing now.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        thing: what was pressed.
        held: what is in hand; None for an empty hand.
    """
    if held is not None:
        return Refusal(*_carried(view, held, thing))
    chapter = CHAPTERS.get(thing.kind)
    return Refusal(*(chapter(view, legal, thing) if chapter is not None else _plain(view, thing)))


def now(view: State) -> str:
    """What is due before anything else."""
    entry = view.pending[-1]
    match entry:
        case Finished():
            return say("The game is over.")
        case Revealing():
            return say("The combat is revealed first.")
        case AutomaTurn():
            return say("It is the Automa's turn.")
        case ChoosingOffer():
            return say("First take or decline the recruit bonus.")
        case EndingTurn():
            return say("Your turn is done: end it.")
        case _:
            return why_text(DECISIONS[type(entry)].first)


def _idle(view: State) -> bool:
    """Whether the human decides nothing."""
    asked = turn(view)
    return asked.seat != HUMAN or asked.automatic


def _carried(view: State, held: Handle, thing: Handle) -> Said:
    """Something in hand was let go where it may not go."""
    why = why_refused(view, held, thing)
    if why is not None:
        return why_text(why), ""
    what, where = inspect(held, view)[0], inspect(thing, view)[0]
    return (
        say("{thing} does not go there: {place}.", thing=what, place=where),
        say("Drop it on a lit place, or press Escape to put it back."),
    )


def _plain(view: State, thing: Handle) -> Said:
    """Something that is only read: what it says."""
    title, lines = inspect(thing, view)
    return say("{thing}: nothing is chosen here.", thing=title), lines[0] if lines else now(view)


# The map ------------------------------------------------------------------------------------------------


def _there(place: Place, why: Why) -> str:
    """The rule that keeps something from a place, and which place it is."""
    return say("{place}: {why}", place=capital(place_name(place)), why=why_text(why))


def _place(view: State, legal: Legal, thing: Handle) -> Said:
    place = PLACE_OF[thing.key]
    why: Why | None
    match view.pending[-1]:
        case Producing():
            why = why_not(view, act.Produce(place, 1))
            if why is None or why in OUT_OF_ORDER:
                return (
                    say(
                        "{place} is one too many: all that may produce is chosen.",
                        place=capital(place_name(place)),
                    ),
                    say("Press one of them again to give it back."),
                )
            return _there(place, why), ""
        case Paying() as entry:
            why = why_not(view, act.PayToken(place))
            if why is None or why in OUT_OF_ORDER:
                return say("All that is to be paid is chosen."), say("Press a slot to give something back.")
            kind = components().mats.bottoms[entry.bottom.index].resource
            if why is Why.NO_SUCH_TOKEN:
                return say(
                    "No {resource} lies on {place}.", resource=resource_name(kind), place=place_name(place)
                ), ""
            return _there(place, why), ""
        case PlacingGoods(place=None):
            return _there(place, why_not(view, act.ChoosePlace(place)) or Why.NOT_NOW), ""
        case PlacingGoods(place=chosen) if chosen is not None:
            return say(
                "{place} is not asked for: the resources come to {chosen}.",
                place=capital(place_name(place)),
                chosen=place_name(chosen),
            ), say("Choose their kinds in the box.")
        case Travelling() as entry:
            why = (
                Why.SAME_PLACE if place == entry.place else why_no_step(view, entry.unit, entry.place, place)
            )
            return _there(place, why or Why.NO_PASSAGE), ""
        case ChoosingCombat():
            return _there(place, Why.NO_COMBAT_HERE), ""
        case Gaining() as entry if (site := _site(view, entry, place)) is not None:
            return site
        case Retreating():
            return _there(place, Why.NO_RETREAT_THERE), ""
        case _:
            return _ground(view, place), _units_ask(view, legal) or now(view)


def _ground(view: State, place: Place) -> str:
    """Whose a territory is; it is not asked for."""
    name = capital(place_name(place))
    if place >= TERRITORIES:
        return say("{place} is no territory: nothing is chosen there.", place=name)
    side = controller(view, place)
    if side is None:
        return say("{place} is nobody's, and not asked for now.", place=name)
    if side == HUMAN:
        return say("{place} is yours, and not asked for now.", place=name)
    return say("{place} is the Automa's, and not asked for now.", place=name)


def _units_ask(view: State, legal: Legal) -> str:
    """How to come to a place, where units may move."""
    if isinstance(view.pending[-1], Moving) or way_to_move(view, legal):
        return say("Drag one of your units there, or press the unit first.")
    return ""


def _site(view: State, entry: Gaining, place: Place) -> Said | None:
    """Where a mech or structure is put; None while something else is gained."""
    gain = entry.due[0].gain
    action: act.Action
    if gain is Gain.MECH:
        free = [slot for slot, where in enumerate(view.human.army.mechs) if where is None]
        action, words = act.Deploy(free[0] if free else 0, place), say("Drag a mech from your mat to it.")
    elif gain is Gain.STRUCTURE:
        left = [one for one in Structure if view.human.works.structures[one.index] is None]
        action, words = (
            act.Build(left[0] if left else Structure.MINE, place),
            say("Drag a structure from your mat to it."),
        )
    else:
        return None
    why = why_not(view, action)
    if why is not None:
        return _there(place, why), ""
    return say("{place} is free for it.", place=capital(place_name(place))), words


def _own(view: State, legal: Legal, thing: Handle) -> Said:
    word, _, key = thing.key.partition(".")
    unit, place = Unit(word), PLACE_OF[key]
    name = capital(say("{unit} on {place}", unit=unit_name(unit), place=place_name(place)))
    match view.pending[-1]:
        case Moving():
            return why_text(why_not(view, act.PickMover(unit, place)) or Why.NO_STEP), ""
        case Travelling() as entry:
            other = mover_name(entry.unit, view.human.faction, entry.slot)
            if (unit, place) == (entry.unit, entry.place):
                return say("It has no step left."), say("End its move.")
            return (
                say("{name} waits: another unit is on its way.", name=name),
                say("First the {unit} on {place} makes its move.", unit=other, place=place_name(entry.place)),
            )
        case ChoosingSection() | ChoosingTop() | ChoosingBottom():
            way = way_to_move(view, legal)
            if way:
                state = view
                for action in way:
                    state = RULES.apply_unchecked(state, action).state
                return why_text(why_not(state, act.PickMover(unit, place)) or Why.NO_STEP), ""
            return _unmoved(view, name)
        case _:
            return say("{name} does not move now.", name=name), now(view)


def _unmoved(view: State, name: str) -> Said:
    """No unit moves in this turn, or not any more."""
    move = move_section(view)
    if isinstance(view.pending[-1], ChoosingSection):
        return (
            say("{name} cannot move: Move was last turn's section.", name=name),
            why_text(Why.SECTION_USED),
        )
    chosen = view.human.last_section
    if chosen == move:
        return say("{name} does not move any more: the moves of this turn are done.", name=name), now(view)
    return (
        say(
            "{name} stays: this turn's section is {section}.",
            name=name,
            section=section_name(_current(view), view),
        ),
        now(view),
    )


def _current(view: State) -> Section:
    chosen = view.human.last_section
    return 0 if chosen is None else chosen


def _rival(view: State, legal: Legal, thing: Handle) -> Said:
    word, _, key = thing.key.partition(".")
    unit, place = Unit(word), PLACE_OF[key]
    return (
        say(
            "The Automa's {unit} on {place} is not yours to move.",
            unit=unit_name(unit),
            place=place_name(place),
        ),
        say("Entering its territory means combat.") if unit is not Unit.WORKER else now(view),
    )


# The mat ------------------------------------------------------------------------------------------------


def _token(view: State, legal: Legal, thing: Handle) -> Said:
    if view.human.last_section is None:
        return say("The action token is not placed yet."), now(view)
    return say("The action token stands on {section}.", section=section_name(_current(view), view)), now(view)


def _section(view: State, legal: Legal, thing: Handle) -> Said:
    return _of_section(view, int(thing.key))


def _of_section(view: State, section: Section) -> Said:
    """Why a section cannot be used now."""
    if section == FACTORY_SECTION and view.human.factory_card is None:
        return why_text(Why.NO_FACTORY_CARD), say("Your character brings one from the Factory.")
    if isinstance(view.pending[-1], ChoosingSection):
        why = why_not(view, act.ChooseSection(section))
        if why is None:
            return say("First put the token on {section}.", section=section_name(section, view)), ""
        return why_text(why), say("Last turn: {section}.", section=section_name(_current(view), view))
    if _idle(view):
        return say("{section} waits for your next turn.", section=section_name(section, view)), now(view)
    chosen = _current(view)
    if section == chosen:
        return say("{section} is this turn's section already.", section=section_name(section, view)), now(
            view
        )
    return (
        say(
            "The token stands on {chosen} this turn, not on {section}.",
            chosen=section_name(chosen, view),
            section=section_name(section, view),
        ),
        now(view),
    )


def _top(view: State, legal: Legal, thing: Handle) -> Said:
    choice = TopChoice(thing.key)
    section = next(
        number
        for number in range(SECTIONS)
        if choice in [side.choice for side in printed_top(view.human, number).sides]
    )
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop) and entry.section == section:
        top = printed_top(view.human, section)
        cost = top_cost(view.human, top)
        if unpaid(view.human, cost) is not None:
            return _unaffordable(view, cost)
        return why_text(why_not(view, act.TakeTop(choice)) or Why.NOT_NOW), ""
    return _row_of(view, section, top=True)


def _row_of(view: State, section: Section, *, top: bool) -> Said:
    """Why a row of a section is not asked for now."""
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop | ChoosingBottom) and entry.section == section:
        if top:
            return say("The upper row of {section} is done.", section=section_name(section, view)), now(view)
        return say("The lower row of {section} comes second.", section=section_name(section, view)), now(view)
    if view.human.last_section == section and not isinstance(entry, ChoosingSection) and not _idle(view):
        return say(
            "This row of {section} is being played, or is done.", section=section_name(section, view)
        ), now(view)
    return _of_section(view, section)


def _unaffordable(view: State, cost: Cost) -> Said:
    """What it costs, and what there is."""
    human = view.human
    parts = (
        (cost.coins, human.coins, bonus_amount(Bonus.COINS, human.coins)),
        (cost.power, human.power, bonus_amount(Bonus.POWER, human.power)),
        (cost.popularity, human.popularity, bonus_amount(Bonus.POPULARITY, human.popularity)),
        (cost.combat_cards, len(human.hand), bonus_amount(Bonus.COMBAT_CARDS, len(human.hand))),
    )
    have = next((words for needed, number, words in parts if number < needed), "")
    return say("It costs {cost}; you have {have}.", cost=cost_text(cost), have=have), ""


def _side(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop) and entry.section == FACTORY_SECTION:
        why = why_not(view, act.UseFactoryCard(int(thing.key)))
        return why_text(why or Why.NOT_NOW), ""
    return _row_of(view, FACTORY_SECTION, top=True)


def _bottom(view: State, legal: Legal, thing: Handle) -> Said:
    section, entry = int(thing.key), view.pending[-1]
    if isinstance(entry, ChoosingBottom) and entry.section == section < SECTIONS:
        return _unpayable(view, tuple(Bottom)[section])
    return _row_of(view, section, top=False)


def _unpayable(view: State, bottom: Bottom) -> Said:
    """A lower row whose resources are lacking."""
    kind = components().mats.bottoms[bottom.index].resource
    have = sum(view.board.goods[place][kind.index] for place in human_territories(view))
    cost = resource_amount(kind, token_cost(view.human, bottom))
    if can_pay_tokens(view, bottom):
        return say("{action} can be paid now: press its framed box.", action=bottom_name(bottom)), ""
    return say("It costs {cost}; your territories hold {have}.", cost=cost, have=have), ""


def _piece(view: State, bottom: Bottom, gone: Why | None, blocked: act.Action | None) -> Said:
    """A cube, mech, structure or recruit on the mat: gone, blocked, or moved by its action alone."""
    if gone is not None:
        return why_text(gone), ""
    entry = view.pending[-1]
    if blocked is not None and isinstance(entry, Gaining):
        why = why_not(view, blocked)
        if why is not None and why is not Why.OTHER_GAIN:
            return why_text(why), ""
    kind = components().mats.bottoms[bottom.index].resource
    return (
        say(
            "Only {action} moves it, a lower row: it costs {cost}.",
            action=bottom_name(bottom),
            cost=resource_amount(kind, token_cost(view.human, bottom)),
        ),
        now(view),
    )


def _cube(view: State, legal: Legal, thing: Handle) -> Said:
    cube = Cube(thing.key)
    gone = Why.ALREADY_UPGRADED if view.human.works.cubes[cube.index] else None
    return _piece(view, Bottom.UPGRADE, gone, None)


def _berth(view: State, legal: Legal, thing: Handle) -> Said:
    slot = int(thing.key)
    gone = Why.ALREADY_DEPLOYED if view.human.army.mechs[slot] is not None else None
    return _piece(view, Bottom.DEPLOY, gone, _first_site(view, lambda place: act.Deploy(slot, place)))


def _structure(view: State, legal: Legal, thing: Handle) -> Said:
    which = Structure(thing.key)
    gone = Why.ALREADY_BUILT if view.human.works.structures[which.index] is not None else None
    return _piece(view, Bottom.BUILD, gone, _first_site(view, lambda place: act.Build(which, place)))


def _first_site(view: State, action: Callable[[Place], act.Action]) -> act.Action | None:
    """What would be done on the first own territory."""
    own = human_territories(view)
    return action(own[0]) if own else None


def _recruit(view: State, legal: Legal, thing: Handle) -> Said:
    bottom = tuple(Bottom)[int(thing.key)]
    gone = Why.ALREADY_ENLISTED if view.human.works.recruits[bottom.index] is not None else None
    return _piece(view, Bottom.ENLIST, gone, None)


def _one_time(view: State, legal: Legal, thing: Handle) -> Said:
    bonus = Bonus(thing.key)
    if bonus in view.human.works.recruits:
        return why_text(Why.SPACE_TAKEN), ""
    return say("A recruit comes here when you enlist, and pays once."), now(view)


def _workers_left(view: State, legal: Legal, thing: Handle) -> Said:
    left = components().mats.workers - len(view.human.army.workers)
    if not left:
        return why_text(Why.NO_MORE_WORKERS), ""
    return say("%n worker(s) wait on your mat; producing on a village brings them.", left), now(view)


def _ability(view: State, legal: Legal, thing: Handle) -> Said:
    ability = components().mats.factions[view.human.faction.index].ability
    return say("{ability} works by itself; nothing is pressed for it.", ability=ability_name(ability)), now(
        view
    )


# Cards --------------------------------------------------------------------------------------------------


def _card(view: State, legal: Legal, thing: Handle) -> Said:
    value = int(thing.key)
    match view.pending[-1]:
        case ChoosingPower():
            return say("First set your power on the dial, then add cards."), ""
        case ChoosingCards(place=place):
            most = most_cards(view, place)
            return say("%n combat card(s) at most here, and all are chosen.", most), say(
                "Press one to give it back."
            )
        case Paying() as entry:
            why = why_not(view, act.PayCard(value))
            if why is None:
                return say("One combat card at most stands for a resource."), say(
                    "Press a slot to give something back."
                )
            kind = components().mats.bottoms[entry.bottom.index].resource
            if why is Why.CARD_BEFORE_TOKENS:
                return say("The rest is paid in {resource}.", resource=resource_name(kind)), ""
            return why_text(why), ""
        case PayingCard():
            return why_text(why_not(view, act.PayCard(value)) or Why.NOT_NOW), ""
        case _:
            return say("A combat card {value} is kept for combats.", value=value), now(view)


def _objective(view: State, legal: Legal, thing: Handle) -> Said:
    card = int(thing.key)
    if card in view.human.revealed:
        return say("This objective is revealed; its star is placed."), ""
    if card in view.human.discarded:
        return say("This objective is discarded: the other one was revealed."), ""
    if isinstance(view.pending[-1], ChoosingSection | ChoosingBottom | EndingTurn):
        why = why_not(view, act.RevealObjective(card))
        if why is not None and why is not Why.CONDITION_FAILS:
            return why_text(why), ""
    have, need = progress(view, card)
    if have < need:
        return say("Not reached yet: {have} of {need}.", have=have, need=need), inspect(thing, view)[1][0]
    return (
        say("It is shown before a section, before a lower row, or at the end of your turn."),
        now(view),
    )


def _factory_card(view: State, legal: Legal, thing: Handle) -> Said:
    return why_text(why_not(view, act.TakeFactoryCard(int(thing.key))) or Why.NOT_NOW), ""


def _option(view: State, legal: Legal, thing: Handle) -> Said:
    number, entry = int(thing.key), view.pending[-1]
    if not isinstance(entry, Encountering):
        return now(view), ""
    option = components().cards.encounters[entry.card - 1][number]
    if number in entry.chosen:
        return why_text(Why.OPTION_TAKEN), ""
    if unpaid(view.human, option.cost) is not None:
        return _unaffordable(view, option.cost)
    return why_text(why_not(view, act.ChooseOption(number)) or Why.NOT_NOW), ""


# What is collected --------------------------------------------------------------------------------------


def _slot(view: State, legal: Legal, thing: Handle) -> Said:
    number = int(thing.key.partition(".")[0]) + 1
    return say("Slot {number} is empty.", number=number), say("Press a lit thing: it comes here.")


def _less(view: State, legal: Legal, thing: Handle) -> Said:
    return _stepped(view, Cargo(thing.key), more=False)


def _more(view: State, legal: Legal, thing: Handle) -> Said:
    return _stepped(view, Cargo(thing.key), more=True)


def _stepped(view: State, kind: Cargo, *, more: bool) -> Said:
    """The load is at one of its ends."""
    entry = view.pending[-1]
    if not isinstance(entry, Travelling):
        return now(view), ""
    least, most = load_limits(view, entry)[kind.index]
    cargo = cargo_name(kind)
    if more:
        return say("{cargo}: all {number} go along.", cargo=cargo, number=most), ""
    if least:
        return say("{cargo}: {number} must stay aboard here.", cargo=cargo, number=least), why_text(
            Why.LEFT_ALONE_ON_LAKE
        )
    return say("{cargo}: none is aboard.", cargo=cargo), ""


def _kind(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    left = entry.left if isinstance(entry, PlacingGoods) else 0
    return say("All %n resource(s) are chosen.", left), say("Press a slot to give one back.")


def _dial(view: State, legal: Legal, thing: Handle) -> Said:
    return (
        say("The dial goes from 0 to {most} here.", most=most_power(view.human)),
        say("You have {power} power.", power=view.human.power),
    )


def _arena(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    if isinstance(entry, ChoosingPower | ChoosingCards):
        return (
            say("Up to %n combat card(s) here.", most_cards(view, entry.place)),
            say("Drag one from your hand, or press it there."),
        )
    return now(view), ""


def _plate(view: State, legal: Legal, thing: Handle) -> Said:
    title, lines = inspect(thing, view)
    own = thing.key != "rival"
    seat = HUMAN if own else BOT
    words = say("{side}: only read here.", side=title)
    return words, lines[0] if lines else (now(view) if seat == HUMAN else "")


CHAPTERS: Final[dict[str, Callable[[State, Legal, Any], Said]]] = {
    "place": _place,
    "own": _own,
    "rival": _rival,
    "token": _token,
    "section": _section,
    "top": _top,
    "side": _side,
    "bottom": _bottom,
    "cube": _cube,
    "berth": _berth,
    "site": _structure,
    "recruit": _recruit,
    "one_time": _one_time,
    "workers_left": _workers_left,
    "ability": _ability,
    "card": _card,
    "objective": _objective,
    "factory_card": _factory_card,
    "option": _option,
    "slot": _slot,
    "less": _less,
    "more": _more,
    "aboard": _more,
    "kind": _kind,
    "dial": _dial,
    "fewer_power": _dial,
    "more_power": _dial,
    "arena": _arena,
    "plate": _plate,
}
"""What is said of each kind of thing; of all others what they show."""
