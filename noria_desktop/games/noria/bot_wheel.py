"""The bot's turn, one beat after the other.

Beat by beat: the marker leaves the hub, the rings turn and the entering letters are lined up; then every
beat is one use of one letter; the last beat, with nothing lined up, ends the turn.

How many uses a letter has is settled when it is lined up: one, or two if it is upgraded. That may be
settled so early because only F upgrades, F acts last (R15), and a surge comes first (R16). The energy
surge is one use even of an upgraded A: it turns the rings by exactly one step.

Source: rules.md 5.2, 5.3; R15 to R18, R25.
"""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.administration import begin_round, end_game
from noria_desktop.games.noria.bot_letters import (
    LetterResult,
    airship,
    energy_surge,
    enhance,
    entered,
    factory,
    follow,
    intrigue,
    investment,
)
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import (
    Event,
    LetterActs,
    LettersEntered,
    RingsTurned,
    Substituted,
    Surged,
)
from noria_desktop.games.noria.state import BotTurn, BotWheel, State, Use
from noria_desktop.games.noria.terms import Letter, Ring, Side
from noria_desktop.games.noria.wheel import ENTRY_SPACES, turned

ALL_RINGS: tuple[Ring, ...] = tuple(Ring)

_LETTERS: dict[Letter, Callable[[State], LetterResult]] = {
    Letter.A: airship,
    Letter.B: factory,
    Letter.C: intrigue,
    Letter.D: investment,
    Letter.E: follow,
    Letter.F: enhance,
}


def advance_bot(state: State) -> Step[State, Event]:
    """The next beat of the bot's turn.

    Raises:
        ValueError: it is not the bot's turn.
    """
    pending = state.pending
    if not isinstance(pending, BotTurn):
        raise ValueError(f"the bot is not to move in {pending!r}")
    if pending.queue is None:
        return _rings_turn(state)
    if pending.queue:
        return _letter_acts(state, pending.queue[0], pending.queue[1:])
    if state.round >= components().rounds:
        return end_game(state)
    return begin_round(state)


def surges(round_number: int) -> bool:
    """Whether letter A is the energy surge in this round."""
    return round_number >= components().surge_from_round


def _rings_turn(state: State) -> Step[State, Event]:
    """First beat: all three rings turn one step, and the letters that enter are lined up."""
    wheel = turned(state.bot.wheel, ALL_RINGS)
    discs = entered(wheel, ALL_RINGS)
    on_small_ring = wheel[ENTRY_SPACES[Ring.SMALL.index].index]
    queue = tuple(
        use
        for disc in discs
        for use in _uses(wheel, disc.letter, small_ring=disc is on_small_ring, round_number=state.round)
    )
    after = changed(changed(state, bot=changed(state.bot, wheel=wheel)), pending=BotTurn(queue))
    return Step(after, (RingsTurned(Side.BOT), LettersEntered(tuple(disc.letter for disc in discs))))


def _uses(wheel: BotWheel, letter: Letter, *, small_ring: bool, round_number: int) -> tuple[Use, ...]:
    """What a letter that entered will do: one use, two if upgraded; a surge is always one."""
    first = Use(letter, small_ring)
    if not _is_upgraded(wheel, letter) or (letter is Letter.A and surges(round_number)):
        return (first,)
    return (first, Use(letter, small_ring, second=True))


def _letter_acts(state: State, use: Use, rest: tuple[Use, ...]) -> Step[State, Event]:
    """One beat: one use of the letter that is first in line."""
    begins = LetterActs(use.letter, _is_upgraded(state.bot.wheel, use.letter), use.second)
    if use.letter is Letter.A and surges(state.round):
        result = energy_surge(state)
        rest = _joined(result, rest)
    else:
        result = _LETTERS[use.letter](state)
    events = result.events
    if result.cancelled and use.small_ring and use.letter is not Letter.D:
        # R17: the investment replaces this use at once. A cancelled D has nothing to become (R18).
        result = investment(result.state)
        events = (*events, Substituted(use.letter), *result.events)
    return Step(changed(result.state, pending=BotTurn(rest)), (begins, *events))


def _joined(surge: LetterResult, rest: tuple[Use, ...]) -> tuple[Use, ...]:
    """The line after a surge: letters that entered by it take their alphabetical places (R16)."""
    wheel, round_number = surge.state.bot.wheel, surge.state.round
    joining = [
        use
        for event in surge.events
        if isinstance(event, Surged)
        for letter in event.entered
        for use in _uses(wheel, letter, small_ring=False, round_number=round_number)
    ]
    return tuple(sorted((*rest, *joining), key=lambda use: (use.letter.index, use.second)))


def _is_upgraded(wheel: BotWheel, letter: Letter) -> bool:
    """Whether the letter shows its upgraded side."""
    return any(disc is not None and disc.letter is letter and disc.upgraded for disc in wheel)
