"""The prompt strip: whose turn, what is asked; and how to do it in a sentence."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.engine.contract import HUMAN, Seat, Turn
from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.payment import can_pay_tokens, token_cost
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingCards,
    ChoosingOffer,
    ChoosingPower,
    ChoosingTop,
    Encountering,
    Gaining,
    Moving,
    Paying,
    PlacingGoods,
    Producing,
    RetreatingWorkers,
    Travelling,
)
from noria_desktop.games.scythe.stars import tokens_left
from noria_desktop.games.scythe.state import Human, State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import SECTIONS, Ability, Bonus, Bottom, Gain, Place, Prompt, Unit
from noria_desktop.ui.i18n import Text, capital
from noria_desktop.ui.scythe.board.viewpoint import objective_ready
from noria_desktop.ui.scythe.words.actions import offer_text
from noria_desktop.ui.scythe.words.amounts import gain_amount, goods_text, resource_amount
from noria_desktop.ui.scythe.words.battles import cards_sentence
from noria_desktop.ui.scythe.words.names import bottom_name, mover_name, place_name, say, top_name
from noria_desktop.ui.scythe.words.prices import (
    Words,
    bottom_sentence,
    dearer_sentence,
    factory_top_sentence,
    gives_up_the_other,
    pay_words,
    top_sentence,
    with_objective,
)
from noria_desktop.ui.scythe.words.prompts_automa import automa_prompt
from noria_desktop.ui.scythe.words.titles import encounter_title

ASKED: Final[dict[Prompt, tuple[Text, Text]]] = {
    Prompt.GOODS_PLACE: (
        Text("Scythe", "Where to put the resources?"),
        Text("Scythe", "A territory you control, with a worker of yours. All go to the same one."),
    ),
    Prompt.PAY_CARD: (
        Text("Scythe", "Pay a combat card"),
        Text("Scythe", "Press one of your hand: any value will do."),
    ),
    Prompt.UPGRADE: (
        Text("Scythe", "Upgrade: move a cube"),
        Text(
            "Scythe",
            "Drag a cube from a top box, which then counts more, to a bottom box, which gets cheaper.",
        ),
    ),
    Prompt.DEPLOY: (
        Text("Scythe", "Deploy a mech"),
        Text(
            "Scythe",
            "Drag a framed mech to the map. The ability under it works at once for your character and all mechs.",
        ),
    ),
    Prompt.BUILD: (
        Text("Scythe", "Build a structure"),
        Text(
            "Scythe",
            "Drag it from the mat to the map. It stays there and holds it while no enemy unit comes.",
        ),
    ),
    Prompt.ENLIST: (
        Text("Scythe", "Enlist a recruit"),
        Text(
            "Scythe",
            "Drag one to a round space, which pays at once; its bottom box brings its bonus from now on.",
        ),
    ),
    Prompt.COMBAT: (
        Text("Scythe", "Choose the next combat"),
        Text("Scythe", "Press a lit territory; all are fought, in the order you like."),
    ),
    Prompt.RETREAT: (
        Text("Scythe", "The combat is lost: retreat"),
        Text("Scythe", "Seaworthy: drag it home, or to a lake beside that no enemy holds."),
    ),
    Prompt.SECOND_OPTION: (
        Text("Scythe", "Meander: a second option?"),
        Text("Scythe", "Another one that you can pay for now, or none."),
    ),
    Prompt.FACTORY_CARD: (
        Text("Scythe", "Take a Factory card"),
        Text("Scythe", "It becomes your fifth section for the rest of the game."),
    ),
}
"""What is always asked in the same words."""


def prompt_text(turn: Turn, state: State) -> Words:
    """What is asked, and a second line that says how to do it; ``state`` is an observation."""
    asked = Prompt(turn.prompt)
    for chapter in (_rows, _moves, _gains, _fights, _cards, automa_prompt):
        words = chapter(asked, state)
        if words is not None:
            return words
    title, how = ASKED[asked]
    return str(title), str(how)


def past_reveal(turn: Turn, state: State) -> Words:
    """What is asked where a step of this turn revealed something: taking that back makes a sealed record open."""
    title, how = prompt_text(turn, state)
    if Prompt(turn.prompt) is not Prompt.END or objective_ready(state):
        return title, how
    return title, say(
        "Nothing is left to do this turn. Taking back what was revealed makes the game open instead of sealed."
    )


def _rows(asked: Prompt, state: State) -> Words | None:
    entry = _entry(state)
    match asked:
        case Prompt.SECTION:
            relentless = components().mats.factions[state.human.faction.index].ability is Ability.RELENTLESS
            words = (
                say("Press a framed section: its top action comes first, then its bottom one.")
                if relentless or state.human.last_section is None
                else say(
                    "Press a framed section: its top action comes first, then its bottom one. Not last turn's."
                )
            )
            return _section_title(state), with_objective(words, state)
        case Prompt.TOP:
            section = entry.section if isinstance(entry, ChoosingTop) else 0
            top = components().mats.players[state.human.mat.index].sections[section].top
            return (
                say("Top row: {action}", action=top_name(top)),
                top_sentence(state, section),
            )
        case Prompt.FACTORY_TOP:
            return say("Top row of your Factory card"), factory_top_sentence(state)
        case Prompt.BOTTOM if _on_factory_card(entry):
            return (
                say("Bottom row of your Factory card"),
                _factory_move(state),
            )
        case Prompt.BOTTOM:
            section = entry.section if isinstance(entry, ChoosingBottom) else 0
            bottom = tuple(Bottom)[section]
            cost = resource_amount(
                components().mats.bottoms[section].resource, token_cost(state.human, bottom)
            )
            return (
                say("Bottom row: {action}", action=bottom_name(bottom)),
                bottom_sentence(
                    state, cost, bottom, payable=section >= SECTIONS or can_pay_tokens(state, bottom)
                ),
            )
        case Prompt.END:
            return (
                say("End your turn"),
                _objective(state.human)
                if objective_ready(state)
                else say("Nothing is left to do this turn; each step can still be taken back."),
            )
        case _:
            return None


def _section_title(state: State) -> str:
    """What a turn begins with, and whose next star is the sixth: the line below may tell the Automa's turn instead."""
    mine, theirs = (tokens_left(stars) == 1 for stars in (state.human.stars, state.automa.stars))
    words = (
        say("Turn {number} (the next star of either side ends the game): choose a section of your mat")
        if mine and theirs
        else say("Turn {number} (the Automa's next star ends the game): choose a section of your mat")
        if theirs
        else say("Turn {number} (your next star ends the game): choose a section of your mat")
        if mine
        else say("Turn {number}: choose a section of your mat")
    )
    return words.format(number=state.turn)


def _objective(human: Human) -> str:
    """At the end of a turn: what the star costs where there is another card."""
    if gives_up_the_other(human):
        return say(
            "Press the objective that is ready for a star, or end the turn. With the star the other card is out of the game."
        )
    return say("Press the objective that is ready for a star, or end the turn.")


def _factory_move(state: State) -> str:
    """How far the unit of a Factory card goes: characters and mechs farther with Speed."""
    steps, more = components().mats.factory_steps, speed_steps(state.human)
    if more:
        words = say("Drag one unit up to {steps} steps, your character or a mech up to {more}. Or skip it.")
        return words.format(steps=steps, more=steps + more)
    return say("Drag one unit up to {steps} steps, or skip it.", steps=steps)


def _on_factory_card(entry: Any) -> bool:
    return isinstance(entry, ChoosingBottom) and entry.section >= SECTIONS


def _moves(asked: Prompt, state: State) -> Words | None:
    entry = _entry(state)
    unit = mover_name(entry.unit, state.human.faction, entry.slot) if isinstance(entry, Travelling) else ""
    match asked:
        case Prompt.MOVER:
            number, every = _turns_of_movers(state)
            if number == every:
                return (
                    say("Move: no unit is left to move"),
                    say("Finish the move."),
                )
            return (
                say("Move: unit {number} of {all}", number=number + 1, all=every),
                say(
                    "Drag a unit to a lit territory: all that it can carry goes along. "
                    "Press it twice to choose its load. Or finish."
                ),
            )
        case Prompt.LOAD:
            title = say("{unit}: where to?", unit=capital(unit))
            return title, on_the_way(state)
        case Prompt.STOP:
            left = entry.steps if isinstance(entry, Travelling) else 1
            title = say("{unit}: %n step(s) left", left, unit=capital(unit))
            return title, on_the_way(state)
        case _:
            return None


def _turns_of_movers(state: State) -> tuple[int, int]:
    """How many units of this action have been picked to move, and how many may be."""
    moving = next((entry for entry in reversed(state.pending) if isinstance(entry, Moving)), None)
    if moving is None:
        return 0, 1
    moved = moving.character_moved + sum(moving.mechs_moved) + len(moving.workers_moved)
    return moved, moved + moving.left


def on_the_way(state: State) -> str:
    """Which unit it is, what it carries, how far it can go."""
    entry = _entry(state)
    if not isinstance(entry, Travelling):
        return ""
    number, every = _turns_of_movers(state)
    parts = [say("unit {number} of {all}", number=number, all=every)]
    carried = goods_text(entry.goods, entry.fresh + entry.moved)
    if entry.unit is not Unit.WORKER:
        parts.append(carried or say("nothing aboard"))
    if entry.steps:
        near = len(steps(state, entry.unit, entry.place))
        parts.append(say("%n territories in reach", near))
    return capital(" · ".join(parts))


def _gains(asked: Prompt, state: State) -> Words | None:
    entry = _entry(state)
    decline = say("You may also decline it.")
    match asked:
        case Prompt.PRODUCE:
            left = entry.left if isinstance(entry, Producing) else 1
            return (
                say("Produce: %n territories left", left),
                say("Press a lit territory: each worker there yields one piece. Or finish."),
            )
        case Prompt.GOODS_KIND:
            left = entry.left if isinstance(entry, PlacingGoods) else 1
            return (
                say("Choose a resource: %n left", left),
                say("In any order. Press a slot to give it back; once all are chosen, Enter takes them."),
            )
        case Prompt.PAY:
            return pay_words(state, entry if isinstance(entry, Paying) else Paying(Bottom.UPGRADE, 1), 0)
        case Prompt.DEPLOY if _comes_to(entry) is not None:
            return (
                str(ASKED[asked][0]),
                say(
                    "Drag a framed mech to {place}: what an encounter gives appears there. You may also decline it.",
                    place=place_name(entry.place),
                ),
            )
        case Prompt.BUILD if _comes_to(entry) is not None:
            return (
                str(ASKED[asked][0]),
                say(
                    "Drag it from the mat to {place}: what an encounter gives appears there. You may also decline it.",
                    place=place_name(entry.place),
                ),
            )
        case Prompt.TAKE_GAIN:
            return say("Take {gain}?", gain=due_text(state)), _whither(state) or decline
        case _:
            return None


def _comes_to(entry: Any) -> Place | None:
    """The one territory on which an encounter's mech or structure appears."""
    return entry.place if isinstance(entry, Gaining) else None


def _meanders(state: State) -> bool:
    """Whether a second option may be taken after the first (Polania)."""
    return components().mats.factions[state.human.faction.index].ability is Ability.MEANDER


def _whither(state: State) -> str:
    """Where tokens and workers of a card come to; empty for what comes to a track or the hand."""
    entry = _entry(state)
    if not isinstance(entry, Gaining) or entry.place is None:
        return ""
    tracks = {bonus.value for bonus in Bonus}
    if entry.due[0].gain.value in tracks:
        return ""
    words = say("It comes to {place}. You may also decline it.", place=entry.place)
    due = entry.due[0]
    price = dearer_sentence(state, due.amount) if due.gain is Gain.WORKER else ""
    return say("{first} {second}", first=price, second=words) if price else words


def due_text(state: State) -> str:
    """The gain that is taken or declined now."""
    entry = _entry(state)
    if isinstance(entry, Gaining):
        return gain_amount(entry.due[0].gain, entry.due[0].amount)
    if isinstance(entry, ChoosingOffer):
        return offer_text(entry.bonus)
    return gain_amount(Gain.WORKER, 1)


def _fights(asked: Prompt, state: State) -> Words | None:
    entry, mats = _entry(state), components().mats
    place = place_name(entry.place) if hasattr(entry, "place") and entry.place is not None else ""
    match asked:
        case Prompt.ARTILLERY:
            return (
                say("Combat on {place}: Artillery?", place=place),
                say(
                    "Pay {cost} power so that the Automa loses {loss}.",
                    cost=mats.artillery_cost,
                    loss=mats.artillery_loss,
                ),
            )
        case Prompt.COMBAT_POWER:
            attacker = entry.attacker if isinstance(entry, ChoosingPower) else HUMAN
            return (
                say("Combat on {place}: set your power", place=place),
                _tie(attacker).format(most=most_power(state.human)),
            )
        case Prompt.COMBAT_CARDS:
            most = most_cards(state, entry.place) if isinstance(entry, ChoosingCards) else 0
            return (
                say("Combat on {place}: add combat cards", place=place),
                cards_sentence(state, most),
            )
        case Prompt.REVEAL:
            return (
                say("Combat on {place}: the reveal", place=place),
                say("An Automa card decides its power and cards."),
            )
        case Prompt.RETREAT_WORKERS:
            lake = place_name(entry.lakes[0]) if isinstance(entry, RetreatingWorkers) else ""
            return (
                say("How many workers go to {place}?", place=lake),
                say("The rest goes home."),
            )
        case _:
            return None


def _tie(attacker: Seat) -> str:
    if attacker == HUMAN:
        return say("Press a number of the dial, up to {most}. You attack, so you win a tie.")
    return say("Press a number of the dial, up to {most}. The Automa attacks: it wins a tie.")


def _cards(asked: Prompt, state: State) -> Words | None:
    entry = _entry(state)
    match asked:
        case Prompt.ENCOUNTER:
            title = encounter_title(entry.card) if isinstance(entry, Encountering) else ""
            return (
                say("Encounter: {title}", title=title),
                say(
                    "Choose one option and pay what it costs; option 1 costs nothing. "
                    "Meander lets you take another one after it."
                )
                if _meanders(state)
                else say("Choose one option and pay what it costs; option 1 costs nothing."),
            )
        case _:
            return None


def _entry(state: State) -> Any:
    return state.pending[-1]
