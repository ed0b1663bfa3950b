"""Positions of the Automa's turn: a named faction's pieces on the map, a card on top of its deck.

Rivers and lakes are open to it unless a test says ``token=0``. The human's units are all on the home base unless a
test puts some elsewhere, and the human has no workers on the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from noria_desktop.engine.contract import Step
from noria_desktop.engine.piles import Pile
from noria_desktop.games.scythe.actions import Action, Advance
from noria_desktop.games.scythe.automa_moves import decide
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.record import MoveEntry, Outcome, Rejection
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Army, Options, State
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACE_OF,
    PLACES,
    AutomaStage,
    Bonus,
    Bottom,
    Faction,
    Goods,
    Level,
    Mat,
    Place,
    Scheme,
    Structure,
    home_base,
    place_id,
)

FREE = 5
"""A tracker space without the no-river mark, of every level."""


def at(name: str) -> Place:
    """The place of a name: ``h07``, ``base_nordic``."""
    return PLACE_OF[name]


def all_at(names: str) -> tuple[Place, ...]:
    """The places of several names, ascending."""
    return tuple(sorted(PLACE_OF[name] for name in names.split()))


def a_table(
    automa: Faction,
    human: Faction = Faction.NORDIC,
    *,
    level: Level = Level.AUTOMA,
    tokens: str | None = None,
    character: str | None = None,
    mechs: str = "",
    workers: str | None = None,
    enemy: str | None = None,
    enemy_mechs: str = "",
    enemy_workers: str = "",
    token: int = FREE,
    ask_offer: bool = True,
    **fields: Any,
) -> State:
    """A game with the Automa's pieces and the human's (``enemy``) where they are named.

    ``character="-"`` is the Automa's faction mat; ``fields`` are more of ``Automa``.
    """
    state = setup(Options(human, Mat.ENGINEERING, automa, level, ask_offer=ask_offer), 1).state
    out: list[Place | None] = [at(name) for name in enemy_mechs.split()]
    first, second, third, fourth = (*out, None, None, None, None)[:4]
    army = Army(
        at(enemy) if enemy else home_base(human), (first, second, third, fourth), all_at(enemy_workers)
    )
    start = state.automa
    rival = evolve(
        start,
        character=start.character if character is None else None if character == "-" else at(character),
        mechs=all_at(mechs),
        workers=start.workers if workers is None else all_at(workers),
        token=token,
        **fields,
    )
    board = state.board if tokens is None else evolve(state.board, tokens=all_at(tokens))
    return evolve(state, automa=rival, human=evolve(state.human, army=army), board=board)


def with_automa(state: State, **fields: Any) -> State:
    """The Automa's belongings changed."""
    return evolve(state, automa=evolve(state.automa, **fields))


def with_human(
    state: State,
    *,
    structures: Mapping[Structure, str] | None = None,
    recruits: Mapping[Bottom, Bonus] | None = None,
    **fields: Any,
) -> State:
    """The human's belongings changed: structures built, recruits enlisted, anything else by its name."""
    built = [None if (name := (structures or {}).get(kind)) is None else at(name) for kind in Structure]
    enlisted = [(recruits or {}).get(bottom) for bottom in Bottom]
    works = evolve(
        state.human.works,
        structures=(built[0], built[1], built[2], built[3]),
        recruits=(enlisted[0], enlisted[1], enlisted[2], enlisted[3]),
    )
    return evolve(state, human=evolve(state.human, works=works, **fields))


def with_goods(state: State, **goods: Goods) -> State:
    """Tokens (oil, metal, food, wood) on these territories and none elsewhere."""
    placed = {at(name): here for name, here in goods.items()}
    table = tuple(placed.get(place, NO_GOODS) for place in range(PLACES))
    return evolve(state, board=evolve(state.board, goods=table))


def with_card(state: State, card: int, scheme: Scheme = Scheme.I) -> State:
    """The Automa is about to draw this card; the others lie below it in their order."""
    rest = tuple(other for other in range(1, 20) if other != card)
    automa = evolve(state.automa, deck=Pile((card, *rest)), main=(), battle=(), scheme=scheme)
    return evolve(state, automa=automa, pending=(AutomaTurn(AutomaStage.CARD),))


def decided(state: State, card: int, scheme: Scheme = Scheme.I) -> tuple[MoveEntry, ...]:
    """What becomes of the card's move symbols."""
    return decide(state, components().automa.cards[card - 1].schemes[scheme.index].moves)


def done(state: State, card: int, scheme: Scheme = Scheme.I) -> MoveEntry:
    """The symbol that is carried out."""
    (entry,) = [entry for entry in decided(state, card, scheme) if entry.outcome is Outcome.DONE]
    return entry


def advanced(state: State, beats: int = 1) -> Step[State, Event]:
    """So many beats later, with everything that happened."""
    return played(state, *(Advance(),) * beats)


def played(state: State, *actions: Action) -> Step[State, Event]:
    """After these legal actions, with everything that happened."""
    events: list[Event] = []
    for action in actions:
        step = RULES.apply(state, action)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def whole_turn(state: State) -> Step[State, Event]:
    """After all beats of the Automa's turn up to the next decision of the human or the end."""
    events: list[Event] = []
    while RULES.turn(state).automatic:
        step = RULES.apply(state, Advance())
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def names(places: tuple[Place, ...]) -> str:
    """The names of places."""
    return " ".join(place_id(place) for place in places)


def valid(entry: MoveEntry) -> dict[str, tuple[int, int]]:
    """Valid territories with what is compared: the symbol's own number, the distance to the Factory."""
    return {place_id(found.place): (found.value, found.factory_distance) for found in entry.valid}


def rejected(entry: MoveEntry) -> dict[str, Rejection]:
    """Territories in reach that are not valid, and why."""
    return {place_id(found.place): found.why for found in entry.rejected}
