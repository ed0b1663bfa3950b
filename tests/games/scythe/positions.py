"""Positions of Scythe, built by hand.

Places go by their names, ``h01`` to ``h47`` and ``base_nordic``; ``base`` is the own home base. Several are written
in a row: ``workers="h04 h05 h05"``. Mechs stand under the ability on their slot: ``mechs={Ability.SPEED: "h12"}``.
Tokens are written like ``goods={"h12": "2 oil, wood"}``. Unless a test says otherwise the human is Nordic with the
Industrial mat, everything on its base, on an empty map with all encounter tokens, against Crimea on its base, and
has 5 power, 7 popularity, 10 coins, no combat cards and no objectives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest
from attrs import evolve

from noria_desktop.engine.contract import IllegalAction, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.games.scythe.actions import Action, MoveTo, PickMover
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.pending import Aftermath, ChoosingBottom, ChoosingSection, Moving, Pending
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import (
    TODAYS_RULINGS,
    Army,
    Automa,
    Board,
    Human,
    Options,
    State,
    Works,
)
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACE_OF,
    PLACES,
    STARS,
    Ability,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Goods,
    Mat,
    Place,
    Resource,
    Star,
    Structure,
    Unit,
    home_base,
    place_id,
)

E = TypeVar("E", bound=Event)


def at(name: str) -> Place:
    """The place of this name."""
    return PLACE_OF[name]


def places(text: str, base: Place) -> tuple[Place, ...]:
    """Places in a row, ascending; ``base`` stands for a home base."""
    return tuple(sorted(base if word == "base" else PLACE_OF[word] for word in text.split()))


def tokens(text: str) -> Goods:
    """Tokens such as ``2 oil, wood``."""
    counts = dict.fromkeys(Resource, 0)
    for part in filter(None, (part.strip() for part in text.split(","))):
        *number, word = part.split()
        counts[Resource(word)] += int(number[0]) if number else 1
    oil, metal, food, wood = counts.values()
    return oil, metal, food, wood


def slot_of(faction: Faction, ability: Ability) -> int:
    """The place on the faction mat of the mech over an ability."""
    return components().mats.factions[faction.index].mechs.index(ability)


def today(*chosen: Any, **named: Any) -> Options:
    """Options as a new game has them, with these chosen."""
    return evolve(Options(*chosen, **named), rulings=TODAYS_RULINGS)


def position(
    faction: Faction = Faction.NORDIC,
    automa: Faction = Faction.CRIMEA,
    *,
    mat: Mat = Mat.INDUSTRIAL,
    character: str = "base",
    mechs: Mapping[Ability, str] | None = None,
    workers: str = "base base",
    structures: Mapping[Structure, str] | None = None,
    recruits: Mapping[Bottom, Bonus] | None = None,
    cubes: tuple[Cube, ...] = (),
    slots: tuple[int, int, int, int] = (0, 0, 0, 0),
    power: int = 5,
    popularity: int = 7,
    coins: int = 10,
    hand: tuple[int, ...] = (),
    stars: Mapping[Star, int] | None = None,
    objectives: tuple[int, ...] = (),
    factory_card: int | None = None,
    last_section: int | None = None,
    their_character: str | None = "base",
    their_mechs: str = "",
    their_workers: str = "",
    their_power: int = 0,
    their_hand: tuple[int, ...] = (),
    their_stars: Mapping[Star, int] | None = None,
    their_factory_card: int | None = None,
    remembered: int | None = None,
    token: int = 0,
    automa_deck: tuple[int, ...] | None = None,
    goods: Mapping[str, str] | None = None,
    encounters: str | None = None,
    encounter_deck: tuple[int, ...] | None = None,
    combat_deck: tuple[int, ...] | None = None,
    combat_discard: tuple[int, ...] | None = None,
    factory: tuple[int, ...] | None = None,
    pending: tuple[Pending, ...] = (ChoosingSection(),),
    turn: int = 3,
    seed: int = 1,
    **options: Any,
) -> State:
    """A position; what is not named is as the module says.

    ``automa_deck`` and ``encounter_deck`` are numbers on top of those decks, in the order of drawing, the rest lies
    below. So it is with ``combat_deck``; given together with ``combat_discard`` it is the whole deck. ``remembered``
    is the card of the Automa's last turn, whose resource box counts; further names are fields of ``Options``.
    """
    start = setup(Options(faction=faction, mat=mat, automa=automa, **options), seed).state
    base, rival_base = home_base(faction), home_base(automa)
    printed = components()
    standing: list[Place | None] = [None] * 4
    for ability, name in (mechs or {}).items():
        standing[slot_of(faction, ability)] = base if name == "base" else at(name)
    built: list[Place | None] = [None] * 4
    for structure, name in (structures or {}).items():
        built[structure.index] = at(name)
    enlisted: list[Bonus | None] = [None] * 4
    for bottom, bonus in (recruits or {}).items():
        enlisted[bottom.index] = bonus
    human = Human(
        faction=faction,
        mat=mat,
        power=power,
        popularity=popularity,
        coins=coins,
        hand=tuple(sorted(hand)),
        army=Army(places(character, base)[0], _four(standing), places(workers, base)),
        works=Works(tuple(cube in cubes for cube in Cube), slots, _four(built), _four(enlisted)),
        stars=_stars(stars),
        objectives=objectives,
        factory_card=factory_card,
        last_section=last_section,
    )
    deck, main = start.automa.deck.cards, ()
    if automa_deck is not None:
        deck = (*automa_deck, *[card for card in deck if card not in automa_deck])
    rival = Automa(
        faction=automa,
        level=start.automa.level,
        power=their_power,
        coins=start.automa.coins,
        hand=tuple(sorted(their_hand)),
        character=None if their_character is None else places(their_character, rival_base)[0],
        mechs=places(their_mechs, rival_base),
        workers=places(their_workers, rival_base),
        stars=_stars(their_stars),
        token=token,
        scheme=start.automa.scheme,
        deck=Pile(deck),
        main=main,
        remembered=remembered,
        factory_card=() if their_factory_card is None else (their_factory_card,),
    )
    lying = [NO_GOODS] * PLACES
    for name, text in (goods or {}).items():
        lying[base if name == "base" else at(name)] = tokens(text)
    board = Board(tuple(lying), printed.map.encounters if encounters is None else places(encounters, base))
    drawn = start.decks.encounters.cards
    if encounter_deck is not None:
        drawn = (*encounter_deck, *[card for card in drawn if card not in encounter_deck])
    dealt = factory if factory is not None else start.decks.factory
    out = {factory_card, their_factory_card, *dealt}
    if factory is None:
        dealt = tuple(card for card in dealt if card not in (factory_card, their_factory_card))
    unused = tuple(card for card in range(1, len(printed.cards.factory) + 1) if card not in out)
    cards, discard = _combat(hand, their_hand, combat_deck, combat_discard)
    others = tuple(card for card in range(1, len(printed.cards.objectives) + 1) if card not in objectives)
    decks = evolve(
        start.decks,
        objectives=Pile(others),
        combat=Pile(cards),
        combat_discard=discard,
        encounters=Pile(drawn),
        factory=dealt,
        unused_factory=Pile(unused),
    )
    return evolve(start, turn=turn, pending=pending, human=human, automa=rival, board=board, decks=decks)


def _four(entries: list[Any]) -> Any:
    return tuple(entries)


def _stars(stars: Mapping[Star, int] | None) -> tuple[int, ...]:
    return tuple((stars or {}).get(star, 0) for star in STARS)


def _combat(
    hand: tuple[int, ...],
    rival_hand: tuple[int, ...],
    top: tuple[int, ...] | None,
    discard: tuple[int, ...] | None,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The combat deck and its discards, whole unless a test asks for less."""
    if top is not None and discard is not None:
        return top, discard
    rest = list(components().cards.combat)
    for card in (*hand, *rival_hand, *(top or ()), *(discard or ())):
        rest.remove(card)
    return (*(top or ()), *rest), discard or ()


# Playing ------------------------------------------------------------------------------------------------


def play(state: State, *actions: Action) -> Step[State, Event]:
    """Carry out actions through the rules; the events of all of them in order."""
    events: list[Event] = []
    for action in actions:
        step = RULES.apply(state, action)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def after(state: State, *actions: Action) -> State:
    """The position after these actions."""
    return play(state, *actions).state


def legal(state: State) -> tuple[Action, ...]:
    """What may be done."""
    return RULES.legal_actions(state)


def of_kind(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def refused(state: State, action: Action) -> Why | None:
    """Why the rules refuse an action; a test fails if they do not."""
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, action)
    why = caught.value.why
    assert why is None or isinstance(why, Why)
    return why


# A Move action going on ---------------------------------------------------------------------------------


def moving(units: int = 2, steps: int = 1) -> tuple[Pending, ...]:
    """The stack while a Move action of a mat, or of a Factory card, is going on."""
    return (ChoosingBottom(0), Aftermath(), Moving(units, steps))


def move(unit: Unit, *way: str) -> tuple[Action, ...]:
    """Pick a unit and send it along a way, its first place included; without stops of its own it carries nothing."""
    start, *others = way
    return (PickMover(unit, at(start)), *[MoveTo(at(name)) for name in others])


def names(found: Iterable[Place]) -> str:
    """Places by their names, ascending."""
    return " ".join(place_id(place) for place in sorted(found))


def ways(state: State) -> str:
    """Where the unit that is moving may step."""
    return names(action.place for action in legal(state) if isinstance(action, MoveTo))


def on(state: State, name: str) -> Goods:
    """Tokens on a place."""
    return state.board.goods[home_base(state.human.faction) if name == "base" else at(name)]
