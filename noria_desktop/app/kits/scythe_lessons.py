"""Scythe's words for lessons: territories go by the numbers on the board, ``base`` is the side's own home base.

Actions: ``section trade``, ``top popularity``, ``bottom``, ``enlist enlist coins``, ``deploy riverwalk 35``, ``build mill 29``,
``produce 34 2``, ``pick mech 35``, ``load 2 workers``, ``to 28``, ``skip``, ``decline``, ``finish``, ``end``. Sections go by
their top row; those of the Industrial mat are ``bolster``, ``produce``, ``move`` and ``trade`` from the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from attrs import field

from noria_desktop.app.lessons.language import LessonError
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.positions import position
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACE_OF,
    Ability,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Level,
    Mat,
    Place,
    Prompt,
    Resource,
    Star,
    Structure,
    TopChoice,
    Unit,
    home_base,
)

SEED: Final = 1
"""What a position does not name is as in a new game with this seed."""
WORKERS: Final = "workers"
"""Workers that ride along and may still take a step of their own."""
_ALONE: Final[dict[str, Action]] = {
    "bottom": act.TakeBottom(),
    "skip": act.Skip(),
    "decline": act.Decline(),
    "finish": act.Finish(),
    "halt": act.Halt(),
    "end": act.EndTurn(),
}


@frozen
class Rival:
    """The Automa as a position names it; what is left out is as at the beginning."""

    character: str | None = None
    """Its territory; None where it stands at home."""
    mechs: str = ""
    workers: str | None = None
    power: int = 3
    coins: int = 5
    hand: tuple[int, ...] = ()
    stars: Mapping[str, int] = field(factory=dict)
    tracker: int = 0
    """The space of its star tracker."""
    cards: tuple[int, ...] = ()
    """The cards that it turns next."""
    last: int = 0
    """The card that it turned last; 0: any."""


@frozen
class Position:
    """A position as a lesson writes it: Saxony with the Industrial mat at the beginning of a turn."""

    turn: int
    last: str
    """The section where the action token stands."""
    character: str
    workers: str
    power: int
    popularity: int
    coins: int
    hand: tuple[int, ...]
    rival: Rival
    mechs: Mapping[str, str] = field(factory=dict)
    upgrades: Mapping[str, str] = field(factory=dict)
    """Cubes by name, with the bottom-row action to which each went."""
    recruits: Mapping[str, str] = field(factory=dict)
    """Bottom-row actions whose recruit was enlisted, with the bonus that it went to."""
    stars: Mapping[str, int] = field(factory=dict)
    """Those that no longer show on the table."""
    objectives: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()
    goods: Mapping[str, str] = field(factory=dict)
    """Tokens by territory, such as ``2 metal``."""
    tokens: str | None = None
    """Territories that still have their encounter."""


class ScytheLanguage:
    """Scythe's words for lessons."""

    # Positions ------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any]) -> State:
        """The beginning of a turn, see ``Position``."""
        said = structured(data, Position)
        rival: dict[str, Any] = {
            name: getattr(said.rival, name) for name in ("power", "coins", "hand") if name != ""
        }
        rival |= {"mechs": _names(said.rival.mechs), "token": said.rival.tracker, "deck": said.rival.cards}
        rival["character"] = None if said.rival.character is None else _name(said.rival.character)
        rival["stars"] = {_word(Star, star): count for star, count in said.rival.stars.items()}
        if said.rival.workers is not None:
            rival["workers"] = _names(said.rival.workers)
        if said.rival.last:
            rival["remembered"] = said.rival.last
        return position(
            Options(Faction.SAXONY, Mat.INDUSTRIAL, Faction.RUSVIET, Level.AUTOMETTA),
            SEED,
            turn=said.turn,
            character=_name(said.character),
            mechs={_word(Ability, ability): _name(place) for ability, place in said.mechs.items()},
            workers=_names(said.workers),
            upgrades={_word(Cube, cube): _word(Bottom, to) for cube, to in said.upgrades.items()},
            recruits={_word(Bottom, row): _word(Bonus, to) for row, to in said.recruits.items()},
            power=said.power,
            popularity=said.popularity,
            coins=said.coins,
            hand=said.hand,
            stars={_word(Star, star): count for star, count in said.stars.items()},
            objectives=said.objectives or None,
            revealed=said.revealed,
            last_section=_section(said.last),
            goods={_name(place): text for place, text in said.goods.items()},
            encounters=None if said.tokens is None else _names(said.tokens),
            automa=rival,
        )

    # Actions --------------------------------------------------------------------------------------------

    def actions(self, words: str, state: State) -> tuple[Action, ...]:
        """The actions that these words mean; ``|`` stands between several."""
        return tuple(_meant(part.split(), state) for part in words.split("|"))

    # Claims ---------------------------------------------------------------------------------------------

    def holds(self, claim: str, before: State, state: State) -> bool:
        """Whether a claim holds, such as ``totals 52:50``, ``popularity 7``, ``goods 34 3 metal``."""
        word, *rest = claim.split()
        test = _CLAIMS.get(word)
        if test is None:
            raise LessonError(claim)
        try:
            return test(state, *rest)
        except TypeError:
            raise LessonError(claim) from None

    def stays(self, state: State) -> bool:
        """The Automa's turn is played whole."""
        return False

    def forced(self, state: State) -> None:
        """Nothing is decided for the player."""

    def told(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        """What the Automa did is told by its card alone, such as ``card 3``."""
        return tuple(f"card {event.card}" for event in events if type(event).__name__ == "AutomaCardDrawn")


def _word(kind: Any, word: str) -> Any:
    try:
        return kind(word)
    except ValueError:
        raise LessonError(word) from None


def _name(word: str) -> str:
    """The public name of a place."""
    if word == "base":
        return word
    if not word.isdigit():
        raise LessonError(word)
    return f"h{int(word):02}"


def _names(words: str) -> str:
    return " ".join(map(_name, words.split()))


def place_of(word: str) -> Place:
    """The place of a number on the board; ``base`` is the player's own.

    Raises:
        LessonError: there is no such place.
    """
    name = _name(word)
    if name == "base":
        return home_base(Faction.SAXONY)
    if name not in PLACE_OF:
        raise LessonError(word)
    return PLACE_OF[name]


def _section(word: str) -> int:
    """The section of a top-row action; ``factory`` is that of the Factory card."""
    if word == "factory":
        return FACTORY_SECTION
    tops = [column.top.value for column in components().mats.players[Mat.INDUSTRIAL.index].sections]
    if word not in tops:
        raise LessonError(word)
    return tops.index(word)


def _slot(word: str, state: State) -> int:
    mechs = components().mats.factions[state.human.faction.index].mechs
    ability = _word(Ability, word)
    if ability not in mechs:
        raise LessonError(word)
    return mechs.index(ability)


def _number(word: str) -> int:
    if not word.isdigit():
        raise LessonError(word)
    return int(word)


def _meant(words: list[str], state: State) -> Action:
    match words:
        case ["section", name]:
            return act.ChooseSection(_section(name))
        case ["top", name]:
            return act.TakeTop(_word(TopChoice, name))
        case ["enlist", row, bonus]:
            return act.Enlist(_word(Bottom, row), _word(Bonus, bonus))
        case ["deploy", ability, where]:
            return act.Deploy(_slot(ability, state), place_of(where))
        case ["build", structure, where]:
            return act.Build(_word(Structure, structure), place_of(where))
        case ["produce", where, number]:
            return act.Produce(place_of(where), _number(number))
        case ["pick", unit, where]:
            return act.PickMover(_word(Unit, unit), place_of(where))
        case ["load", number, cargo]:
            kind = Cargo.FRESH_WORKERS if cargo == WORKERS else _word(Cargo, cargo)
            return act.Take(kind, _number(number))
        case ["to", where]:
            return act.MoveTo(place_of(where))
        case [word] if word in _ALONE:
            return _ALONE[word]
        case _:
            raise LessonError(" ".join(words))


# Claims -------------------------------------------------------------------------------------------------


def _totals(state: State, both: str) -> bool:
    scores = RULES.scores(state)
    return f"{scores.total(HUMAN)}:{scores.total(BOT)}" == both


def _placed(state: State, both: str) -> bool:
    return f"{sum(state.human.stars)}:{sum(state.automa.stars)}" == both


def _power(state: State, number: str) -> bool:
    return state.human.power == _number(number)


def _popularity(state: State, number: str) -> bool:
    return state.human.popularity == _number(number)


def _coins(state: State, number: str) -> bool:
    return state.human.coins == _number(number)


def _workers(state: State, *places: str) -> bool:
    return state.human.army.workers == tuple(sorted(map(place_of, places)))


def _mech(state: State, where: str) -> bool:
    return place_of(where) in state.human.army.mechs


def _goods(state: State, where: str, number: str, kind: str) -> bool:
    return state.board.goods[place_of(where)][_word(Resource, kind).index] == _number(number)


def _territories(state: State, *places: str) -> bool:
    return tuple(sorted(human_territories(state))) == tuple(sorted(map(place_of, places)))


def _missing(state: State, what: str, number: str) -> bool:
    """How many mechs or recruits are still to come."""
    held = {"recruits": state.human.works.recruits, "mechs": state.human.army.mechs}
    if what not in held:
        raise LessonError(what)
    return held[what].count(None) == _number(number)


def _turn(state: State, number: str) -> bool:
    return state.turn == _number(number)


def _tracker(state: State, number: str) -> bool:
    return state.automa.token == _number(number)


def _over(state: State) -> bool:
    return RULES.turn(state).prompt is Prompt.FINISHED


_CLAIMS: Final[dict[str, Callable[..., bool]]] = {
    "totals": _totals,
    "stars": _placed,
    "power": _power,
    "popularity": _popularity,
    "coins": _coins,
    "workers": _workers,
    "mech": _mech,
    "goods": _goods,
    "territories": _territories,
    "missing": _missing,
    "turn": _turn,
    "tracker": _tracker,
    "over": _over,
}
"""What may be claimed by its first word; what a word lacks of its places is refused by ``holds``."""


LANGUAGE: Final = ScytheLanguage()
