"""What lessons of Scythe may claim of a state, by the first word of a claim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.app.kits.scythe_lesson_words import number_in, place_of, section_of
from noria_desktop.app.lessons.language import LessonError, word_of
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.automa_moves import decide
from noria_desktop.games.scythe.automa_turn import card_half
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import goods_on, human_territories, placed_structures
from noria_desktop.games.scythe.record import Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import (
    MoveSymbol,
    Prompt,
    Resource,
    Unit,
)
from noria_desktop.games.scythe.turn import open_sections


def _totals(state: State, both: str) -> bool:
    scores = RULES.scores(state)
    return f"{scores.total(HUMAN)}:{scores.total(BOT)}" == both


def _placed(state: State, both: str) -> bool:
    return f"{sum(state.human.stars)}:{sum(state.automa.stars)}" == both


def _power(state: State, number: str) -> bool:
    return state.human.power == number_in(number)


def _unspent(state: State, number: str) -> bool:
    """Power and the values of the combat cards in hand, together: what a fight has left of them."""
    human = state.human
    return human.power + sum(card for card in human.hand if card is not None) == number_in(number)


def _popularity(state: State, number: str) -> bool:
    return state.human.popularity == number_in(number)


def _coins(state: State, number: str) -> bool:
    return state.human.coins == number_in(number)


def _workers(state: State, *places: str) -> bool:
    return state.human.army.workers == tuple(sorted(map(place_of, places)))


def _mech(state: State, where: str) -> bool:
    return place_of(where) in state.human.army.mechs


def _goods(state: State, where: str, number: str, kind: str) -> bool:
    return state.board.goods[place_of(where)][word_of(Resource, kind).index] == number_in(number)


def _owns(state: State, number: str, kind: str) -> bool:
    """So many tokens or more, wherever they lie: what is paid comes from any territory."""
    held = goods_on(state.board.goods, human_territories(state))
    return held[word_of(Resource, kind).index] >= number_in(number)


def _begun(state: State) -> bool:
    """The token stands on its section of this turn."""
    return RULES.turn(state).prompt is not Prompt.SECTION


def _chosen(state: State, top: str) -> bool:
    """It was put on the section of this top row last, in this turn or in the one before."""
    return state.human.last_section == section_of(top)


def _open(state: State, top: str) -> bool:
    """It may be put on the section of this top row next: it was not there last."""
    return section_of(top) in open_sections(state.human)


def _territories(state: State, *places: str) -> bool:
    return tuple(sorted(human_territories(state))) == tuple(sorted(map(place_of, places)))


def _missing(state: State, what: str, number: str) -> bool:
    """How many mechs or recruits are still to come."""
    held = {"recruits": state.human.works.recruits, "mechs": state.human.army.mechs}
    if what not in held:
        raise LessonError(what)
    return held[what].count(None) == number_in(number)


def _turn(state: State, number: str) -> bool:
    return state.turn == number_in(number)


def _tracker(state: State, number: str) -> bool:
    return state.automa.token == number_in(number)


def _character(state: State, where: str) -> bool:
    return state.human.army.character == place_of(where)


def _reaches(state: State, where: str) -> bool:
    """The learner's character can step there at once, by what it is able to now."""
    start = state.human.army.character
    return place_of(where) in steps(state, Unit.CHARACTER, start)


def _rival_character(state: State, where: str) -> bool:
    return state.automa.character == place_of(where)


def _held(state: State, where: str) -> bool:
    return place_of(where) in human_territories(state)


def _built(state: State, *places: str) -> bool:
    """A structure of the learner's stands on one of these."""
    return not set(map(place_of, places)).isdisjoint(placed_structures(state.human))


def _fetched(state: State) -> bool:
    """The learner has a Factory card."""
    return state.human.factory_card is not None


def _met(state: State) -> bool:
    """An encounter is over, with all that it brought."""
    return bool(state.decks.used_encounters)


def _most(state: State, number: str) -> bool:
    """The highest total that the Automa can reach by its power and the number of its cards, whatever it draws."""
    automa, printed = state.automa, components()
    strongest = max(printed.cards.combat)
    column = printed.automa.column_of[automa.power]
    totals = (
        min(card.power[column], automa.power) + strongest * min(card.combat_cards, len(automa.hand))
        for card in printed.automa.cards
    )
    return max(totals) == number_in(number)


def _next_worker(state: State, where: str) -> bool:
    """Where the Automa's next card would lead a worker as things stand."""
    automa = state.automa
    (card,), _ = automa.deck.draw()
    moves = decide(state, components().automa.cards[card - 1].schemes[automa.scheme.index].moves)
    done = next((one for one in moves if one.outcome is Outcome.DONE), None)
    return done is not None and done.symbol is MoveSymbol.MOVE_WORKER and done.destination == place_of(where)


def _looks_for(state: State, where: str) -> bool:
    """Where the first symbol of the Automa's open card that can be obeyed leads it."""
    done = next(
        (one for one in decide(state, card_half(state.automa).moves) if one.outcome is Outcome.DONE), None
    )
    return done is not None and done.destination == place_of(where)


def _asked(state: State, prompt: str) -> bool:
    return RULES.turn(state).prompt is word_of(Prompt, prompt)


def _over(state: State) -> bool:
    return RULES.turn(state).prompt is Prompt.FINISHED


CLAIMS: Final[dict[str, Callable[..., bool]]] = {
    "totals": _totals,
    "stars": _placed,
    "power": _power,
    "unspent": _unspent,
    "popularity": _popularity,
    "coins": _coins,
    "workers": _workers,
    "mech": _mech,
    "goods": _goods,
    "owns": _owns,
    "begun": _begun,
    "chosen": _chosen,
    "open": _open,
    "territories": _territories,
    "missing": _missing,
    "turn": _turn,
    "tracker": _tracker,
    "character": _character,
    "reaches": _reaches,
    "rival-character": _rival_character,
    "held": _held,
    "built": _built,
    "fetched": _fetched,
    "met": _met,
    "their-most": _most,
    "next-worker": _next_worker,
    "looks-for": _looks_for,
    "asked": _asked,
    "over": _over,
}
"""What may be claimed by its first word; what a word lacks of its places is refused."""
