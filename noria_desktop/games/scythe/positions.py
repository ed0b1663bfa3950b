"""Positions of Scythe in public: any moment of a game from few words, and whether a position can occur.

``position`` begins with the set-up of some options and a seed, puts there what it is told and makes the rest fit:
decks, stars that show on the table, what the Automa remembers. ``check`` says what is impossible about a position that
no log vouches for: the census counts every piece and card and compares the stack of decisions with the table, to which
come stars that would have been placed long ago and marks of a turn that has not begun.

Places go by their names, ``h01`` to ``h47`` and ``base_nordic``; ``base`` is the side's own home base. Several are
written in a row: ``workers="h04 h05 h05"``. Source: rules.md 2, 3, 10, 13; H3; automa.md 3, 9, 15.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, TypeVar

from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import Finding, ImpossibleState, require
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.census import findings
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.pending import ChoosingSection, Encountering, Pending
from noria_desktop.games.scythe.record import TurnRecord
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.stars import automa_due, has_dominate, human_due, is_over
from noria_desktop.games.scythe.state import Automa, Board, Decks, Human, Options, State, Works
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACE_OF,
    PLACES,
    STARS,
    Ability,
    AutomaCard,
    Bonus,
    Bottom,
    CombatCard,
    Cube,
    Encounter,
    FactoryCard,
    Goods,
    Objective,
    Place,
    Resource,
    Scheme,
    Section,
    Star,
    Structure,
    home_base,
)

C = TypeVar("C")


def position(
    options: Options | None = None,
    seed: int = 0,
    *,
    turn: int = 2,
    pending: tuple[Pending, ...] = (ChoosingSection(),),
    character: str | None = None,
    mechs: Mapping[Ability, str] | None = None,
    workers: str | None = None,
    structures: Mapping[Structure, str] | None = None,
    recruits: Mapping[Bottom, Bonus] | None = None,
    upgrades: Mapping[Cube, Bottom] | None = None,
    power: int | None = None,
    popularity: int | None = None,
    coins: int | None = None,
    hand: tuple[CombatCard, ...] | None = None,
    stars: Mapping[Star, int] | None = None,
    objectives: tuple[Objective, ...] | None = None,
    revealed: tuple[Objective, ...] = (),
    factory_card: FactoryCard | None = None,
    last_section: Section | None = None,
    automa: Mapping[str, Any] | None = None,
    goods: Mapping[str, str] | None = None,
    encounters: str | None = None,
    encounter_deck: tuple[Encounter, ...] = (),
    combat_deck: tuple[CombatCard, ...] = (),
    combat_discard: tuple[CombatCard, ...] = (),
    factory: tuple[FactoryCard, ...] = (),
) -> State:
    """A position of a game with these options and this seed; what is not named is as at the beginning.

    ``mechs`` stand under the ability on their slot, ``upgrades`` say to which bottom-row action a cube went. Tokens are
    written like ``goods={"h12": "2 oil, wood"}``. ``stars`` are those that no longer show (combat, popularity, power);
    the others follow from the table. ``encounters`` are the places that still have their token. The cards named for a
    deck, or at the Factory, lie on top in this order, the others below.

    ``automa`` are fields of the Automa: ``character`` (None on its mat), ``mechs`` and ``workers`` as places in a row,
    ``power``, ``coins``, ``hand``, ``stars``, ``factory_card``, ``token`` (the first space without the no-river mark if
    one of its units left the peninsula), ``turns`` begun, ``remembered`` and ``deck``.

    Raises:
        ImpossibleState: with the first place at fault.
        ValueError: options or seed are no set-up.
    """
    start = setup(Options() if options is None else options, seed).state
    printed, human = components(), start.human
    base = home_base(human.faction)
    army = human.army
    slots = dict(zip(printed.mats.factions[human.faction.index].mechs, range(4), strict=True))
    standing: Any = list(army.mechs)
    for ability, name in (mechs or {}).items():
        if ability not in slots:
            raise ImpossibleState("human.army.mechs", ability.value)
        standing[slots[ability]] = _place("human.army.mechs", name, base)
    recruited: Any = tuple((recruits or {}).get(bottom) for bottom in Bottom)
    built: Any = tuple(
        _place("human.works.structures", structures[kind], base)
        if structures and kind in structures
        else None
        for kind in Structure
    )
    gone = dict(upgrades or {})
    under: Any = tuple(list(gone.values()).count(bottom) for bottom in Bottom)
    dealt = (*revealed, *(start.human.objectives if objectives is None else objectives))
    number = printed.mats.players[human.mat.index].objectives
    dealt += tuple(_rest(start.decks.objectives.cards, dealt))[: max(0, number - len(dealt))]
    held: tuple[Objective | None, ...] = dealt[len(revealed) : number]
    dropped = held if revealed and not has_dominate(human.faction) else ()
    if last_section is None and turn > 1:
        last_section = 0
    human = changed(
        human,
        power=human.power if power is None else power,
        popularity=human.popularity if popularity is None else popularity,
        coins=human.coins if coins is None else coins,
        hand=human.hand if hand is None else tuple(sorted(hand)),
        army=changed(
            army,
            character=army.character
            if character is None
            else _place("human.army.character", character, base),
            mechs=tuple(standing),
            workers=army.workers if workers is None else _places("human.army.workers", workers, base),
        ),
        works=Works(tuple(cube in gone for cube in Cube), under, built, recruited),
        objectives=() if dropped else held,
        revealed=revealed,
        discarded=dropped,
        stars=_stars({**(stars or {}), Star.OBJECTIVE: len(revealed)}),
        factory_card=factory_card,
        last_section=last_section,
    )
    human = changed(human, stars=_with(human.stars, human_due(human)))
    rival = _automa(start, turn, dict(automa or {}))
    lying = [NO_GOODS] * PLACES
    for name, text in (goods or {}).items():
        lying[_place("board.goods", name, base)] = _tokens(name, text)
    tokens = start.board.tokens if encounters is None else _places("board.tokens", encounters, base)
    state = changed(
        start,
        turn=turn,
        pending=pending,
        human=human,
        automa=rival,
        board=Board(tuple(lying), tokens),
        decks=_decks(start, pending, human, rival, encounter_deck, combat_deck, combat_discard, factory),
    )
    check(state)
    return state


def _automa(start: State, turn: int, named: dict[str, Any]) -> Automa:
    """The Automa with what is named; its card, scheme, token and discards fit its turns."""
    printed, automa = components(), start.automa
    base, tracker = home_base(automa.faction), printed.automa.trackers[automa.level.index]
    for name in ("mechs", "workers"):
        if name in named:
            named[name] = _places(f"automa.{name}", named[name], base)
    if named.get("character") is not None:
        named["character"] = _place("automa.character", named["character"], base)
    named["stars"] = _stars(named.get("stars"))
    top, turns = tuple(named.pop("deck", ())), named.setdefault("turns", turn - 1)
    automa = changed(automa, **named)
    away = {automa.character, *automa.mechs, *automa.workers} - {None, base}
    if "token" not in named and not away <= set(printed.automa.peninsulas[automa.faction.index]):
        automa = changed(automa, token=tracker.first_free)
    switched = automa.token >= tracker.scheme_switch
    reached = sum(space <= automa.token for space in tracker.stars)
    stars = tuple(reached if star is Star.TRACKER else automa.stars[star.index] for star in STARS)
    automa = changed(automa, scheme=Scheme.II if switched else Scheme.I, stars=stars)
    automa = changed(automa, stars=_with(automa.stars, automa_due(automa)))
    cards = [*top, *_rest(automa.deck.cards, top)]
    if not turns:
        return changed(automa, deck=Pile(tuple(cards)))
    last: AutomaCard = cards[-1] if automa.remembered is None else automa.remembered
    return changed(
        automa,
        deck=Pile(tuple(card for card in cards if card != last)),
        main=(last,),
        remembered=last,
        record=automa.record or TurnRecord(turns, last, automa.scheme),
    )


def _decks(
    start: State,
    pending: tuple[Pending, ...],
    human: Human,
    rival: Automa,
    encounters: tuple[Encounter, ...],
    combat: tuple[CombatCard, ...],
    discard: tuple[CombatCard, ...],
    factory: tuple[FactoryCard, ...],
) -> Decks:
    """What is left of every deck."""
    cards, decks = components().cards, start.decks
    committed = [card for entry in pending for card in getattr(entry, "cards", ())]
    elsewhere = (*human.hand, *rival.hand, *discard, *committed)
    open_card = tuple(entry.card for entry in pending if isinstance(entry, Encountering))
    owned = (human.factory_card, *rival.factory_card)
    taken = tuple(card for card in owned if card is not None)
    at_factory = (*factory, *_rest(decks.factory, (*factory, *taken)))[: cards.factory_dealt - len(taken)]
    every_card = range(1, len(cards.factory) + 1)
    dealt = (*human.objectives, *human.revealed, *human.discarded)
    every_objective = (*start.human.objectives, *decks.objectives.cards)
    every_combat = (*start.human.hand, *start.automa.hand, *decks.combat.cards)
    return changed(
        decks,
        combat=Pile((*combat, *_rest(every_combat, (*combat, *elsewhere)))),
        combat_discard=discard,
        encounters=Pile((*encounters, *_rest(decks.encounters.cards, (*encounters, *open_card)))),
        objectives=Pile(tuple(_rest(every_objective, dealt))),
        factory=at_factory,
        unused_factory=Pile(tuple(_rest(every_card, (*at_factory, *taken)))),
    )


def _rest(cards: Iterable[C | None], taken: Iterable[C | None]) -> list[Any]:
    """Cards in their order without as many of each as were taken."""
    left = [card for card in cards if card is not None]
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _place(part: str, name: str, base: Place) -> Place:
    """The place of a name; ``base`` stands for a side's own home base."""
    if name != "base" and name not in PLACE_OF:
        raise ImpossibleState(part, name)
    return base if name == "base" else PLACE_OF[name]


def _places(part: str, names: str, base: Place) -> tuple[Place, ...]:
    """Places in a row, ascending."""
    return tuple(sorted(_place(part, name, base) for name in names.split()))


def _tokens(place: str, text: str) -> Goods:
    """Tokens such as ``2 oil, wood``."""
    counts = dict.fromkeys(Resource, 0)
    for part in filter(None, (part.strip() for part in text.split(","))):
        *number, word = part.split()
        try:
            counts[Resource(word)] += int(number[0]) if number else 1
        except ValueError:
            raise ImpossibleState(f"board.goods[{place}]", part) from None
    oil, metal, food, wood = counts.values()
    return oil, metal, food, wood


def _stars(stars: Mapping[Star, int] | None) -> tuple[int, ...]:
    return tuple((stars or {}).get(star, 0) for star in STARS)


def _with(stars: tuple[int, ...], due: tuple[Star, ...]) -> tuple[int, ...]:
    """Stars, and those that would have been placed as soon as they were earned."""
    return tuple(count + (star in due) for star, count in zip(STARS, stars, strict=True))


# Whether a position can occur ---------------------------------------------------------------------------


def check(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    require(chain(findings(state), _stars_placed(state), _fresh_turn(state)))


def _stars_placed(state: State) -> Iterator[Finding]:
    """A star is placed as soon as it is earned, but not amid a combat, nor when the game is over."""
    if is_over(state) or any(DECISIONS[type(entry)].amid for entry in state.pending):
        return
    for star in human_due(state.human):
        yield f"human.stars[{star.index}]", state.human.stars[star.index], False
    for star in automa_due(state.automa):
        yield f"automa.stars[{star.index}]", state.automa.stars[star.index], False


def _fresh_turn(state: State) -> Iterator[Finding]:
    """While a section is being chosen nothing of this turn has happened yet."""
    if not isinstance(state.pending[-1], ChoosingSection):
        return
    human = state.human
    yield "human.coerced", human.coerced, not human.coerced
    yield "human.routed", human.routed, human.routed == 0
    yield "human.last_section", human.last_section, (human.last_section is None) == (state.turn == 1)
