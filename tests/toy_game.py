"""A small game that uses the whole contract: the second user of it beside Noria.

Pebbles: a hidden pile of numbered pebbles. In each of six rounds the human takes the top pebble, or
swaps one of their own against it, or passes. Then the bot has two automatic beats: it rolls a die, and
takes the top pebble when the roll is at least the pebbles it has. Most points win.
"""

from __future__ import annotations

import enum
from typing import ClassVar, Final, TypeAlias

from attrs import evolve, frozen

from noria_desktop.app.catalogue import (
    GameKit,
    NotationFault,
    Progress,
    Setting,
    UnknownGame,
)
from noria_desktop.engine.contract import BOT, HUMAN, Event, Rules, Seat, Step, Turn
from noria_desktop.engine.piles import Pile, shuffle
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import Rng, seeded
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet

ROUNDS: Final = 6
PEBBLES: Final = tuple(range(1, 19))
"""Values of the pebbles in the box: once each."""
DIE: Final = 6


class Mood(enum.Enum):
    """How the bot was set up."""

    CALM = "calm"
    GREEDY = "greedy"


class Phase(enum.Enum):
    """Parts of a round."""

    CHOICE = "choice"
    BOT = "bot"
    OVER = "over"


# State ------------------------------------------------------------------------------------------------


@frozen
class Choosing:
    """The human decides."""


@frozen
class Rolling:
    """The bot is about to roll."""


@frozen
class Rolled:
    """The bot rolled and is about to take or not."""

    roll: int


@frozen
class Over:
    """Six rounds were played."""


Pending: TypeAlias = Choosing | Rolling | Rolled | Over


@frozen
class Options:
    """How a game is set up."""

    mood: Mood = Mood.CALM
    gift: int | None = None
    """A pebble the human starts with; None: none."""


@frozen
class State:
    """A whole game at one moment."""

    rng: Rng
    round: int
    """1 to 6."""
    pending: Pending
    pile: Pile[int]
    mine: tuple[int, ...]
    """The human's pebbles in the order taken."""
    theirs: frozenset[int]
    away: frozenset[int]
    """Pebbles out of the game."""
    mood: Mood
    gift: int | None


# Actions and events -----------------------------------------------------------------------------------


@frozen
class Take:
    """Take the top pebble."""


@frozen
class Swap:
    """Put one of the own pebbles away and take the top one."""

    index: int
    """Which of ``mine``."""


@frozen
class Pass:
    """Take nothing."""


@frozen
class Advance:
    """The bot's next beat."""


Action: TypeAlias = Take | Swap | Pass | Advance


@frozen
class Began(Event):
    """The pile was shuffled."""

    reveals: ClassVar[bool] = True


@frozen
class Taken(Event):
    """A pebble came off the pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    pebble: int


@frozen
class PutAway(Event):
    """The human gave a pebble up."""

    pebble: int


@frozen
class Passed(Event):
    """Nothing was taken."""

    seat: Seat


@frozen
class DieRolled(Event):
    """The bot's roll."""

    reveals: ClassVar[bool] = True
    roll: int


TableEvent: TypeAlias = Began | Taken | PutAway | Passed | DieRolled


class Row(enum.Enum):
    """The only row of the score sheet."""

    PEBBLES = "pebbles"


# Rules ------------------------------------------------------------------------------------------------


def setup(options: Options, seed: int) -> Step[State, TableEvent]:
    gift = () if options.gift is None else (options.gift,)
    if options.gift is not None and options.gift not in PEBBLES:
        raise ValueError(f"no pebble {options.gift}")
    pile, rng = shuffle(tuple(p for p in PEBBLES if p not in gift), seeded(seed))
    state = State(rng, 1, Choosing(), pile, gift, frozenset(), frozenset(), options.mood, options.gift)
    return Step(state, (Began(),))


def turn(state: State) -> Turn:
    match state.pending:
        case Choosing():
            return Turn(HUMAN, Phase.CHOICE, Phase.CHOICE)
        case Rolling() | Rolled():
            return Turn(BOT, Phase.BOT, Phase.BOT, automatic=True)
        case Over():
            return Turn(None, Phase.OVER, Phase.OVER)


def legal_actions(state: State) -> tuple[Action, ...]:
    match state.pending:
        case Choosing():
            return (Take(), *(Swap(index) for index in range(len(state.mine))), Pass())
        case Rolling() | Rolled():
            return (Advance(),)
        case Over():
            return ()


def apply_unchecked(state: State, action: Action) -> Step[State, TableEvent]:
    match action, state.pending:
        case Take(), _:
            (pebble,), pile = state.pile.draw()
            after = evolve(state, pile=pile, mine=(*state.mine, pebble), pending=Rolling())
            return Step(after, (Taken(HUMAN, pebble),))
        case Swap(index), _:
            (pebble,), pile = state.pile.draw()
            given = state.mine[index]
            mine = (*state.mine[:index], *state.mine[index + 1 :], pebble)
            after = evolve(state, pile=pile, mine=mine, away=state.away | {given}, pending=Rolling())
            return Step(after, (PutAway(given), Taken(HUMAN, pebble)))
        case Pass(), _:
            return Step(evolve(state, pending=Rolling()), (Passed(HUMAN),))
        case Advance(), Rolled(roll):
            return _bot_takes(state, roll)
        case _:
            roll, rng = state.rng.below(DIE)
            return Step(evolve(state, rng=rng, pending=Rolled(roll + 1)), (DieRolled(roll + 1),))


def observe(state: State, seat: Seat) -> State:
    return evolve(state, rng=state.rng.masked(), pile=state.pile.hidden())


def scores(state: State) -> ScoreSheet:
    points = {HUMAN: sum(state.mine), BOT: sum(state.theirs)}
    lines = tuple(ScoreLine(seat, Row.PEBBLES, 1, value) for seat, value in points.items())
    if points[HUMAN] == points[BOT]:
        return ScoreSheet(lines, ((HUMAN, BOT),), None)
    first, second = sorted(points, key=lambda seat: -points[seat])
    return ScoreSheet(lines, ((first,), (second,)), first)


def _bot_takes(state: State, roll: int) -> Step[State, TableEvent]:
    last = state.round == ROUNDS
    after = evolve(
        state, round=state.round if last else state.round + 1, pending=Over() if last else Choosing()
    )
    if roll < len(state.theirs) and state.mood is Mood.CALM:
        return Step(after, (Passed(BOT),))
    (pebble,), pile = state.pile.draw()
    return Step(evolve(after, pile=pile, theirs=state.theirs | {pebble}), (Taken(BOT, pebble),))


RULES: Final[Rules[State, Action, TableEvent, Options]] = Rules(
    game_id="pebbles",
    setup=setup,
    turn=turn,
    legal_actions=legal_actions,
    apply_unchecked=apply_unchecked,
    observe=observe,
    scores=scores,
)


# Kit --------------------------------------------------------------------------------------------------


def census(state: State) -> None:
    """Every pebble is somewhere, once."""
    if not 1 <= state.round <= ROUNDS:
        raise ImpossibleState("round", state.round)
    if state.rng.key is None or not 0 <= state.rng.key < 1 << 32 or state.rng.counter < 0:
        raise ImpossibleState("rng", state.rng.key)
    if isinstance(state.pending, Rolled) and not 1 <= state.pending.roll <= DIE:
        raise ImpossibleState("pending.roll", state.pending.roll)
    if isinstance(state.pending, Over) and state.round != ROUNDS:
        raise ImpossibleState("round", state.round)
    there = [p for p in (*state.pile.cards, *state.mine, *state.theirs, *state.away) if p is not None]
    if len(there) != len(PEBBLES) or set(there) != set(PEBBLES):
        raise ImpossibleState("pile.cards", len(there))


def read_line(text: str) -> tuple[Options, None]:
    mood, _, gift = text.strip().partition(" ")
    if mood not in ("calm", "greedy"):
        raise NotationFault(1, 1, mood)
    if gift and not gift.isdigit():
        raise NotationFault(1, len(mood) + 2, gift)
    return Options(Mood(mood), int(gift) if gift else None), None


def write_setup(options: Options) -> str:
    return options.mood.value + ("" if options.gift is None else f" {options.gift}")


KIT: Final = GameKit(
    game_id="pebbles",
    rules=RULES,
    state_version=1,
    state_type=State,
    options_type=Options,
    unions=(Action, Pending),
    action_bound=ROUNDS * 3,
    default_options=Options,
    read_line=read_line,
    write_setup=write_setup,
    options_of=lambda state: Options(state.mood, state.gift),
    progress=lambda state: Progress(
        state.round if isinstance(state.pending, Over) else state.round - 1, ROUNDS
    ),
    census=census,
    opponent=lambda options: options.mood.value,
    settings=(Setting("mood", ("calm", "greedy"), lambda options, value: evolve(options, mood=Mood(value))),),
)


def find_kit(game_id: str) -> GameKit:
    """A catalogue of this game alone."""
    if game_id != KIT.game_id:
        raise UnknownGame(game_id)
    return KIT
