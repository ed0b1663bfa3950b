"""Scythe's words for lessons: territories go by the numbers on the board, ``base`` is the side's own home base.

Actions: ``section trade``, ``top popularity``, ``bottom``, ``enlist enlist coins``, ``deploy riverwalk 35``, ``build mill 29``,
``produce 34 2``, ``put 34``, ``kind metal``, ``pick mech 35``, ``load 2 workers``, ``to 28``, ``keep 6`` (a Factory card), ``use``
(its top row), ``option 1`` (of an encounter), ``dial 3``, ``add 4`` (a combat card), ``accept``, ``skip``, ``decline``, ``finish``,
``halt``, ``end``. Sections go by their top row; those of the Industrial mat are ``bolster``, ``produce``, ``move`` and ``trade``
from the left, ``factory`` is that of the Factory card. ``build *`` is every legal one of its kind, so are the others with a ``*``;
``|`` stands between several.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from attrs import field

from noria_desktop.app.kits.scythe_lesson_claims import CLAIMS
from noria_desktop.app.kits.scythe_lesson_words import (
    board_name,
    board_names,
    number_in,
    place_number,
    place_of,
    section_of,
    slot_of,
)
from noria_desktop.app.lessons.language import LessonError, any_of, is_claimed, word_of
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import ChoosingSection, EndingTurn
from noria_desktop.games.scythe.positions import position
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    Ability,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Level,
    Mat,
    Resource,
    Star,
    Structure,
    TopChoice,
    Unit,
)

SEED: Final = 1
"""What a position does not name is as in a new game with this seed."""
WORKERS: Final = "workers"
"""Workers that ride along and may still take a step of their own."""
_ALONE: Final[dict[str, Action]] = {
    "use": act.UseFactoryCard(0),
    "bottom": act.TakeBottom(),
    "accept": act.Accept(),
    "skip": act.Skip(),
    "decline": act.Decline(),
    "finish": act.Finish(),
    "halt": act.Halt(),
    "end": act.EndTurn(),
}
_KINDS: Final[dict[str, type]] = {
    "section": act.ChooseSection,
    "pick": act.PickMover,
    "load": act.Take,
    "to": act.MoveTo,
    "build": act.Build,
    "deploy": act.Deploy,
    "enlist": act.Enlist,
    "option": act.ChooseOption,
    "dial": act.SetPower,
    "add": act.CommitCard,
}
"""What may stand before a ``*``."""


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
    """A position as a lesson writes it: Saxony with the Industrial mat at the beginning of a turn, or at its end."""

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
    encounters: tuple[int, ...] = ()
    """Cards on top of that deck."""
    factory: tuple[int, ...] = ()
    """Cards that lie at the Factory."""
    ending: bool = False
    """Nothing is left of the turn but to end it."""


class ScytheLanguage:
    """Scythe's words for lessons."""

    # Positions ------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any]) -> State:
        """The beginning of a turn, see ``Position``."""
        said = structured(data, Position)
        rival: dict[str, Any] = {
            name: getattr(said.rival, name) for name in ("power", "coins", "hand") if name != ""
        }
        rival |= {
            "mechs": board_names(said.rival.mechs),
            "token": said.rival.tracker,
            "deck": said.rival.cards,
        }
        rival["character"] = None if said.rival.character is None else board_name(said.rival.character)
        rival["stars"] = {word_of(Star, star): count for star, count in said.rival.stars.items()}
        if said.rival.workers is not None:
            rival["workers"] = board_names(said.rival.workers)
        if said.rival.last:
            rival["remembered"] = said.rival.last
        return position(
            Options(Faction.SAXONY, Mat.INDUSTRIAL, Faction.RUSVIET, Level.AUTOMETTA),
            SEED,
            turn=said.turn,
            pending=(EndingTurn() if said.ending else ChoosingSection(),),
            character=board_name(said.character),
            mechs={word_of(Ability, ability): board_name(place) for ability, place in said.mechs.items()},
            workers=board_names(said.workers),
            upgrades={word_of(Cube, cube): word_of(Bottom, to) for cube, to in said.upgrades.items()},
            recruits={word_of(Bottom, row): word_of(Bonus, to) for row, to in said.recruits.items()},
            power=said.power,
            popularity=said.popularity,
            coins=said.coins,
            hand=said.hand,
            stars={word_of(Star, star): count for star, count in said.stars.items()},
            objectives=said.objectives or None,
            revealed=said.revealed,
            last_section=section_of(said.last),
            goods={board_name(place): text for place, text in said.goods.items()},
            encounters=None if said.tokens is None else board_names(said.tokens),
            encounter_deck=said.encounters,
            factory=said.factory,
            automa=rival,
        )

    # Actions --------------------------------------------------------------------------------------------

    def actions(self, words: str, state: State) -> tuple[Action, ...]:
        """The actions that these words mean."""
        return any_of(words, lambda one: _meant(one, state))

    # Claims ---------------------------------------------------------------------------------------------

    def holds(self, claim: str, before: State, state: State) -> bool:
        """Whether a claim holds, such as ``totals 52:50``, ``popularity 7``, ``goods 34 3 metal``."""
        return is_claimed(claim, CLAIMS, state)

    def stays(self, state: State) -> bool:
        """The Automa's turn is played whole."""
        return False

    def forced(self, state: State) -> None:
        """Nothing is decided for the player."""

    def told(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        """What went on by itself.

        Of the Automa ``card 3``, ``skips``, ``worker 19 25``; of a combat ``fight 10:10``, the learner's total first; ``turn 6``
        when the learner's next one begins.
        """
        return tuple(_told(events))


def _told(events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case ev.AutomaCardDrawn(card=card):
                yield f"card {card}"
            case ev.AutomaSkipped():
                yield "skips"
            case ev.AutomaMoved(unit=unit, origin=origin, place=place):
                yield f"{unit.value} {place_number(origin)} {place_number(place)}"
            case ev.CombatRevealed(power=(mine, theirs), cards=(own, other)):
                yield f"fight {mine + sum(own)}:{theirs + sum(other)}"
            case ev.TurnBegan(seat=seat, turn=number) if seat == HUMAN:
                yield f"turn {number}"


def _meant(words: list[str], state: State) -> tuple[Action, ...]:
    if words[-1:] == ["*"]:
        kind = _KINDS.get(" ".join(words[:-1]))
        if kind is None:
            raise LessonError(" ".join(words))
        return tuple(one for one in RULES.legal_actions(state) if isinstance(one, kind))
    return (_one_meant(words, state),)


def _one_meant(words: list[str], state: State) -> Action:
    match words:
        case ["section", name]:
            return act.ChooseSection(section_of(name))
        case ["top", name]:
            return act.TakeTop(word_of(TopChoice, name))
        case ["enlist", row, bonus]:
            return act.Enlist(word_of(Bottom, row), word_of(Bonus, bonus))
        case ["deploy", ability, where]:
            return act.Deploy(slot_of(ability, state), place_of(where))
        case ["build", structure, where]:
            return act.Build(word_of(Structure, structure), place_of(where))
        case ["produce", where, number]:
            return act.Produce(place_of(where), number_in(number))
        case ["put", where]:
            return act.ChoosePlace(place_of(where))
        case ["kind", resource]:
            return act.ChooseResource(word_of(Resource, resource))
        case ["keep", card]:
            return act.TakeFactoryCard(number_in(card))
        case ["option", number]:
            return act.ChooseOption(number_in(number) - 1)
        case ["dial", number]:
            return act.SetPower(number_in(number))
        case ["add", card]:
            return act.CommitCard(number_in(card))
        case ["pick", unit, where]:
            return act.PickMover(word_of(Unit, unit), place_of(where))
        case ["load", number, cargo]:
            kind = Cargo.FRESH_WORKERS if cargo == WORKERS else word_of(Cargo, cargo)
            return act.Take(kind, number_in(number))
        case ["to", where]:
            return act.MoveTo(place_of(where))
        case [word] if word in _ALONE:
            return _ALONE[word]
        case _:
            raise LessonError(" ".join(words))


LANGUAGE: Final = ScytheLanguage()
