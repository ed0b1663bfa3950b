"""Laying the table: mats, decks, both sides. Source: rules.md 2; automa.md 3.

Random steps come in the order of rules.md 2.9: mats, encounter, combat and objective decks, Factory cards, structure
tile, Automa deck. They are always made in full and a given option replaces what was drawn, so that a game's own
options with its seed give the same game again. The human's two mats come as one pair out of all that are not
discouraged, which is what drawing both anew until they fit amounts to.
"""

from __future__ import annotations

from typing import Final, TypeVar

from noria_desktop.engine.contract import HUMAN, Step
from noria_desktop.engine.piles import shuffle
from noria_desktop.engine.rng import Rng, seeded
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import Event, GameBegan, TurnBegan
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import ChoosingSection
from noria_desktop.games.scythe.state import (
    NO_STARS,
    TODAYS_RULINGS,
    Army,
    Automa,
    Board,
    Decks,
    Human,
    Options,
    State,
    Works,
)
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    BASE_MATS,
    NO_GOODS,
    PLACES,
    Cube,
    Faction,
    Mat,
    Scheme,
    StructureTile,
    home_base,
)

C = TypeVar("C")

_NOWHERE: Final = (None, None, None, None)
_NO_SLOTS: Final = (0, 0, 0, 0)


def setup(options: Options, seed: int) -> Step[State, Event]:
    """The table before the human's first turn.

    Raises:
        BadOptions: an option is impossible.
        ValueError: the seed is out of range.
    """
    check_options(options)
    printed = components()
    faction, mat, rival, rng = _mats(options, seeded(seed))
    encounters, rng = shuffle(_numbers(printed.cards.encounters), rng)
    combat, rng = shuffle(printed.cards.combat, rng)
    objectives, rng = shuffle(_numbers(printed.cards.objectives), rng)
    factory, rng = shuffle(_numbers(printed.cards.factory), rng)
    tile, rng = rng.pick(tuple(StructureTile))
    automa_deck, rng = shuffle(_numbers(printed.automa.cards), rng)

    mine, theirs = printed.mats.factions[faction.index], printed.mats.factions[rival.index]
    board = printed.mats.players[mat.index]
    hand, combat = combat.draw(mine.combat_cards)
    rival_hand, combat = combat.draw(theirs.combat_cards)
    dealt, objectives = objectives.draw(board.objectives)
    laid_out, unused = factory.draw(printed.cards.factory_dealt)

    bases = geography().base_neighbourhood
    human = Human(
        faction=faction,
        mat=mat,
        power=mine.power,
        popularity=board.popularity,
        coins=board.coins,
        hand=tuple(sorted(hand)),
        army=Army(home_base(faction), _NOWHERE, bases[faction.index]),
        works=Works((False,) * len(Cube), _NO_SLOTS, _NOWHERE, _NOWHERE),
        stars=NO_STARS,
        objectives=dealt,
    )
    automa = Automa(
        faction=rival,
        level=options.level,
        power=theirs.power,
        coins=printed.automa.coins,
        hand=tuple(sorted(rival_hand)),
        character=home_base(rival),
        mechs=(),
        workers=bases[rival.index],
        stars=NO_STARS,
        token=0,
        scheme=Scheme.I,
        deck=automa_deck,
    )
    filled = changed(options, faction=faction, mat=mat, automa=rival)
    state = State(
        rng=rng,
        options=filled,
        turn=1,
        pending=(ChoosingSection(),),
        human=human,
        automa=automa,
        board=Board((NO_GOODS,) * PLACES, printed.map.encounters),
        decks=Decks(combat, (), encounters, (), objectives, laid_out, unused, tile),
    )
    return Step(state, (GameBegan(), TurnBegan(HUMAN, 1)))


def options_of(state: State) -> Options:
    """The options of a game, every gap filled; with the game's seed they repeat it."""
    return state.options


def check_options(options: Options) -> None:
    """Make sure that a game can be set up like this.

    Raises:
        BadOptions: naming the first option at fault.
    """
    if options.faction is not None and options.faction not in BASE_FACTIONS:
        raise BadOptions("faction", options.faction.value)
    if options.mat is not None and options.mat not in mats_offered(options.expansion):
        raise BadOptions("mat", options.mat.value)
    if options.automa is not None and (
        options.automa not in BASE_FACTIONS or options.automa is options.faction
    ):
        raise BadOptions("automa", options.automa.value)
    if not 1 <= options.rulings <= TODAYS_RULINGS:
        raise BadOptions("rulings", str(options.rulings))


def mats_offered(expansion: bool) -> tuple[Mat, ...]:
    """Player mats that may be chosen."""
    return tuple(Mat) if expansion else BASE_MATS


def is_discouraged(faction: Faction, mat: Mat) -> bool:
    """Whether a free choice of this pair is warned of."""
    return (faction, mat) in components().mats.discouraged


def farthest_opponent(faction: Faction) -> Faction:
    """The Automa's faction to propose for a first game: its home base is farthest away. Source: automa.md R1.

    Of equally far ones the first in the order of the factions.
    """
    distances = geography().distance[home_base(faction)]
    return max(
        (other for other in BASE_FACTIONS if other is not faction),
        key=lambda other: distances[home_base(other)],
    )


# What chance decides ------------------------------------------------------------------------------------


def _mats(options: Options, rng: Rng) -> tuple[Faction, Mat, Faction, Rng]:
    """The human's faction and mat, the Automa's faction."""
    pairs, rng = rng.dealt(
        tuple(
            (faction, mat)
            for faction in BASE_FACTIONS
            for mat in mats_offered(options.expansion)
            if not is_discouraged(faction, mat)
        )
    )
    rivals, rng = rng.dealt(BASE_FACTIONS)
    if options.faction is not None and options.mat is not None:
        faction, mat = options.faction, options.mat
    else:
        faction, mat = next(
            (faction, mat)
            for faction, mat in pairs
            if options.faction in (None, faction)
            and options.mat in (None, mat)
            and faction is not options.automa
        )
    rival = next(rival for rival in rivals if rival is not faction and options.automa in (None, rival))
    return faction, mat, rival, rng


def _numbers(deck: tuple[C, ...]) -> tuple[int, ...]:
    """The numbers of a deck's cards, from 1."""
    return tuple(range(1, len(deck) + 1))
