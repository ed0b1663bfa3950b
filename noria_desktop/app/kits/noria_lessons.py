"""Noria's words for lessons: ``S2`` is a space of the wheel, islands go by their number, places on them from 1.

Actions: ``track refinement``, ``shift medium``, ``name S2``, ``begin``, ``gather L4``, ``know L4``, ``buy S2 city 1O``,
``invest S2 refinement 2O``, ``travel M3 7 berth 3``, ``travel M3 2 space 1 fee E``, ``upgrade M3 M2``,
``produce M3 sail propeller``, ``sell sail``, ``get obsidian``, ``seat refinement``, ``remove settlement``,
``place city S2``, ``end``. What is paid stands behind: ``1E``, ``2M``, ``4O`` or the goods by their names; a ``*`` in
place of what follows means every legal one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from noria_desktop.app.lessons.language import LessonError, word_of
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.forecast import forecast, state_after_bot
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import chamber_value, points
from noria_desktop.games.noria.state import (
    Acting,
    Finished,
    Goods,
    Influencing,
    Intriguing,
    LetterDisc,
    Naming,
    Options,
    Pending,
    Resources,
    Seats,
    State,
    Task,
    WheelDisc,
)
from noria_desktop.games.noria.terms import (
    Chamber,
    Disc,
    Good,
    Landing,
    Letter,
    Phase,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)

LETTERS: Final = dict(zip("EMO", Resource, strict=True))
"""Resources as they are paid."""
ISLANDS: Final = 5
"""In the circle. Source: rules.md 4.1."""
WAITING: Final = 4
"""Politicians in a chamber's upper row and seated together, where nobody has been removed. Source: rules.md 4.1."""


@frozen
class Position:
    """A position as a lesson writes it; what is left out is as at the beginning of a game."""

    round: int
    now: str
    """``influence``, ``discs``, ``actions S2 M3`` (these are named and have begun) or ``politics``."""
    market: str
    """Discs on the priced spaces, cheapest first, such as ``J1 C2 T3 B4``."""
    islands: str
    """Clockwise from the top, ``(x)`` behind the one where the bot's ambassador is."""
    bot: str
    """Its wheel ring by ring, such as ``2A - 1B 3C - 1D 2E 4F``."""
    wheel: str
    """The human's, such as ``2C+ - 3E - 4O``; a ``+`` behind a disc that shows its upgraded side."""
    levels: tuple[int, int, int, int] = (0, 0, 0, 0)
    bot_levels: tuple[int, int, int, int] = (0, 0, 0, 0)
    resources: tuple[int, int, int] = (0, 0, 0)
    ships: tuple[int, int, int] = (1, 1, 1)
    knowledge: int = 0
    ambassador: int = 0
    """Number of an island; 0: not on its way yet."""
    built: tuple[str, ...] = ()
    """The human's factories, such as ``9.1``."""
    seated: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    """Politicians in the lower rows."""
    waiting: tuple[int, ...] = ()
    """Those in the upper rows; empty: nobody was removed."""


def _wheel(words: str, make: Callable[[str, bool], Any]) -> dict[Space, Any]:
    found: dict[Space, Any] = {}
    for ring, part in zip("SML", [one.strip() for one in words.split("-")], strict=True):
        for one in part.split():
            piece = re.fullmatch(r"(\d)([A-Z])(\+?)", one)
            if piece is None:
                raise LessonError(one)
            found[word_of(Space, f"{ring}{piece[1]}")] = make(piece[2], bool(piece[3]))
    return found


def _disc(code: str, upgraded: bool) -> WheelDisc:
    return WheelDisc(_coded(code), upgraded)


def _coded(code: str) -> Disc:
    found = components().disc_codes.get(code)
    if found is None:
        raise LessonError(code)
    return found


def _paid(words: list[str]) -> tuple[Resources, Goods]:
    """Resources and goods as they are paid."""
    resources, goods = [0, 0, 0], [0, 0, 0, 0, 0]
    for word in words:
        if len(word) == 2 and word[0].isdigit() and word[1] in LETTERS:
            resources[LETTERS[word[1]].index] += int(word[0])
        else:
            goods[word_of(Good, word).index] += 1
    energy, mycelium, obsidian = resources
    sail, compass, propeller, piston, lamp = goods
    return (energy, mycelium, obsidian), (sail, compass, propeller, piston, lamp)


def island_at(state: State, number: str) -> int:
    """Place in the circle of the island with this number.

    Raises:
        LessonError: it does not lie there.
    """
    for index, island in enumerate(state.islands):
        if str(island.number) == number:
            return index
    raise LessonError(number)


class NoriaLanguage:
    """Noria's words for lessons."""

    # Positions ------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any]) -> State:
        """A moment of a round, see ``Position``."""
        said = structured(data, Position)
        islands = re.findall(r"(\d+)(\(x\))?", said.islands)
        places = {number: index for index, (number, _) in enumerate(islands)}
        wheel = _wheel(said.wheel, _disc)
        waiting = said.waiting or tuple(WAITING - seats for seats in said.seated)
        built = [one.partition(".") for one in said.built]
        market: Any = tuple(_coded(word[0]) for word in said.market.split())
        circle: Any = tuple(int(number) for number, _ in islands)
        if len(market) != len(components().prices) or len(circle) != ISLANDS:
            raise LessonError(f"{said.market}, {said.islands}")
        return position(
            Options(
                market=market,
                islands=circle,
                bot_ambassador=next(index for index, (_, here) in enumerate(islands) if here),
                bot_wheel=bot_presets()[0],
                bot_track=Track.REFINEMENT,
            ),
            seed=1,
            round=said.round,
            pending=_pending(said.now, wheel),
            wheel=wheel,
            ambassador=places[str(said.ambassador)] if said.ambassador else None,
            levels=dict(zip(Track, said.levels, strict=True)),
            resources=said.resources,
            ships=said.ships,
            knowledge=said.knowledge,
            bot_wheel=_wheel(
                said.bot, lambda letter, upgraded: LetterDisc(word_of(Letter, letter), upgraded)
            ),
            bot_levels=dict(zip(Track, said.bot_levels, strict=True)),
            factories={(places[number], int(space) - 1): Side.HUMAN for number, _, space in built},
            council={
                chamber: Seats(upper, seated)
                for chamber, upper, seated in zip(Chamber, waiting, said.seated, strict=True)
            },
        )

    # Actions --------------------------------------------------------------------------------------------

    def actions(self, words: str, state: State) -> tuple[Action, ...]:
        """The actions that these words mean."""
        verb, *rest = words.split()
        if rest[-1:] == ["*"]:
            kind = _KINDS.get(verb)
            if kind is None:
                raise LessonError(words)
            meant = [one for one in RULES.legal_actions(state) if isinstance(one, kind)]
            space = word_of(Space, rest[0]) if len(rest) == 2 else None
            return tuple(one for one in meant if space in (None, getattr(one, "space", None)))
        try:
            return _action(verb, rest, state)
        except (ValueError, IndexError) as error:
            raise LessonError(words) from error

    def forced(self, state: State) -> Action | None:
        """A phase in which nothing can be done is ended."""
        legal = RULES.legal_actions(state)
        return legal[0] if legal == (act.EndPhase(),) else None

    def stays(self, state: State) -> bool:
        """Nothing waits for the next step: rings turn and the bot moves as far as a step lets them."""
        return False

    # Claims ---------------------------------------------------------------------------------------------

    def holds(self, claim: str, before: State, state: State) -> bool:
        """Whether a claim holds, such as ``points 8:6``, ``level refinement 4``, ``lies M3 energy+``."""
        word, *rest = claim.split()
        found = _CLAIMS.get(word)
        if found is None:
            raise LessonError(claim)
        try:
            return found(state, rest[:-1]) == (rest[-1] if rest else "yes")
        except (ValueError, IndexError) as error:
            raise LessonError(claim) from error

    def told(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        """What went on by itself.

        ``action`` and ``politics`` (a phase begins), ``rings``, ``round 4``; of the bot ``nothing``, ``A energy ship``, ``B factory``, ``C settlement 6``, ``C removes research``, ``E refinement 1``.
        """
        return tuple(_told(events))


def _pending(words: str, wheel: Mapping[Space, WheelDisc]) -> Pending:
    match words.split():
        case ["influence"]:
            return Influencing()
        case ["discs"]:
            return Naming()
        case ["politics"]:
            return Intriguing()
        case ["actions", *spaces]:
            named = tuple(sorted((word_of(Space, one) for one in spaces), key=lambda space: int(space.index)))
            upgraded = next((space for space in named if wheel[space].upgraded), None)
            tasks = tuple(Task(space, 2 if space is upgraded else 1) for space in named)
            return Acting(named, upgraded, tasks)
        case _:
            raise LessonError(words)


_KINDS: Final[dict[str, type]] = {
    "buy": act.BuyDisc,
    "invest": act.Invest,
    "travel": act.Travel,
    "upgrade": act.Upgrade,
    "produce": act.Produce,
    "seat": act.SeatPolitician,
    "remove": act.RemovePolitician,
    "place": act.PlaceDisc,
    "shift": act.NightShift,
    "swap": act.Modify,
    "name": act.NameDisc,
    "know": act.TakeKnowledge,
}


def _action(verb: str, rest: list[str], state: State) -> tuple[Action, ...]:
    match verb, rest:
        case "begin", []:
            legal = [one for one in RULES.legal_actions(state) if isinstance(one, act.BeginActions)]
            return tuple(legal) or (act.BeginActions(None, ()),)
        case "end", []:
            return (act.EndPhase(),)
        case "track", [track]:
            return (act.ChooseTrack(Track(track)),)
        case "shift", [ring]:
            return (act.NightShift(Ring(ring)),)
        case "swap", [first, second]:
            return (act.Modify(Space(first), Space(second)),)
        case "name", [space]:
            return (act.NameDisc(Space(space)),)
        case "gather", [space]:
            return (act.Gather(Space(space)),)
        case "know", [space]:
            return (act.TakeKnowledge(Space(space)),)
        case "buy", [space, disc, *paid]:
            return (act.BuyDisc(Space(space), Disc(disc), _paid(paid)[0]),)
        case "invest", [space, track, *paid]:
            return (act.Invest(Space(space), Track(track), *_paid(paid)),)
        case "travel", [space, number, *where]:
            return (_journey(Space(space), island_at(state, number), where),)
        case "upgrade", [space, target]:
            return (act.Upgrade(Space(space), Space(target)),)
        case "produce", [space, *goods]:
            return (act.Produce(Space(space), _paid(goods)[1]),)
        case "sell", [good]:
            return (act.SellGood(Good(good)),)
        case "get", [resource]:
            return (act.BuyResource(Resource(resource)),)
        case "seat", [chamber]:
            return (act.SeatPolitician(Chamber(chamber)),)
        case "remove", [chamber]:
            return (act.RemovePolitician(Chamber(chamber)),)
        case "place", [disc, space]:
            return (act.PlaceDisc(Disc(disc), Space(space)),)
        case _:
            raise ValueError(verb)


def _journey(space: Space, index: int, where: list[str]) -> act.Travel:
    fee = None
    if where[-2:-1] == ["fee"]:
        fee = LETTERS[where[-1]] if where[-1] in LETTERS else word_of(Resource, where[-1])
        where = where[:-2]
    landing = Landing("_".join(where) if where else "nothing")
    return act.Travel(space, index, landing, fee)


# Claims: what is found, in the words in which it is claimed ---------------------------------------------


def _both(state: State) -> str:
    return f"{points(state, state.human.levels)}:{points(state, state.bot.levels)}"


def _of_track(levels: tuple[int, ...], track: str) -> str:
    return str(levels[Track(track).index])


def _of_chamber(state: State, chamber: str) -> int:
    return Chamber(chamber).index


def _lying(state: State, space: str) -> str:
    disc = state.human.wheel[Space(space).index]
    return "nothing" if disc is None else disc.disc.value + ("+" if disc.upgraded else "")


def _letters(state: State) -> str:
    """What the bot is about to do, joined by commas and without blanks, such as ``E:research:2``."""
    said = [one.replace(" ", ":") for beat in forecast(state) for one in _told(beat)]
    return ",".join(said)


def _named(state: State) -> int:
    return len(state.pending.named) if isinstance(state.pending, Naming | Acting) else 0


_CLAIMS: Final[dict[str, Callable[[State, list[str]], str]]] = {
    "points": lambda state, _: _both(state),
    "after": lambda state, _: _both(state_after_bot(state)),
    "level": lambda state, of: _of_track(state.human.levels, of[0]),
    "bot": lambda state, of: _of_track(state.bot.levels, of[0]),
    "value": lambda state, of: str(chamber_value(state, Chamber(of[0]))),
    "waiting": lambda state, of: str(state.council[_of_chamber(state, of[0])].upper),
    "knowledge": lambda state, _: str(state.human.knowledge),
    "resources": lambda state, _: ",".join(map(str, state.human.resources)),
    "ships": lambda state, _: ",".join(map(str, state.human.ships)),
    "round": lambda state, _: str(state.round),
    "lies": lambda state, of: _lying(state, of[0]),
    "empty": lambda state, _: str(sum(state.human.warehouses) - sum(state.human.stored)),
    "stored": lambda state, _: str(sum(state.human.stored)),
    "named": lambda state, _: str(_named(state)),
    "prompt": lambda state, _: RULES.turn(state).prompt.value,
    "forecast": lambda state, _: _letters(state),
    "over": lambda state, _: "yes" if isinstance(state.pending, Finished) else "no",
    "won": lambda state, _: "yes" if RULES.scores(state).winner == HUMAN else "no",
}
"""What may be claimed by its first word."""


def _told(events: tuple[Any, ...]) -> list[str]:
    said: list[str] = []
    letter = next((one.letter.value for one in events if isinstance(one, ev.LetterActs)), "")
    for event in events:
        match event:
            case ev.RingsTurned(Side.HUMAN):
                said.append("rings")
            case ev.LettersEntered(()):
                said.append("nothing")
            case ev.ShipTaken(Side.BOT, resource=kind):
                said.append(f"{letter} {kind.value} ship")
            case ev.FactoryBuilt(Side.BOT):
                said.append(f"{letter} factory")
            case ev.PoliticianSeated(Side.BOT, chamber, value):
                said.append(f"{letter} {chamber.value} {value}")
            case ev.PoliticianRemoved(Side.BOT, chamber):
                said.append(f"{letter} removes {chamber.value}")
            case ev.Invested(Side.BOT, track, level):
                said.append(f"{letter} {track.value} {level}")
            case ev.LetterUpgraded(which):
                said.append(f"{letter} upgrades {which.value}")
            case ev.LetterCancelled():
                said.append(f"{letter} cancelled")
            case ev.RoundBegan(number):
                said.append(f"round {number}")
            case ev.PhaseBegan(Phase.ACTION | Phase.POLITICS as phase):
                said.append(phase.value)
            case _:
                pass
    return said


LANGUAGE: Final = NoriaLanguage()
