"""What the bot will do: it has no secrets, so anybody may look ahead.

The forecast is the bot's own turn played on a copy; it can therefore never disagree with the turn that
follows, as long as the human changes nothing more. Source: rules.md 5.2, 5.3.
"""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.bot_letters import entered
from noria_desktop.games.noria.bot_wheel import ALL_RINGS, advance_bot, surges
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.state import BotTurn, BotWheel, Finished, State
from noria_desktop.games.noria.terms import Letter, Ring
from noria_desktop.games.noria.wheel import turned


@frozen
class LetterRound:
    """The letters that will act in a round."""

    round: int
    entering: tuple[Letter, ...]
    """By the ordinary turn, in alphabetical order."""
    surging: tuple[Letter, ...]
    """Those that the energy surge adds; empty without one."""

    @property
    def letters(self) -> tuple[Letter, ...]:
        """All of them, in the order in which they act."""
        return tuple(sorted((*self.entering, *self.surging), key=lambda letter: letter.index))


def forecast(state: State) -> tuple[tuple[Event, ...], ...]:
    """The beats of the bot's coming turn if the human ended the turn as things stand.

    During the bot's turn: what is left of it. Empty once the game is over. The end of the turn (the next
    round, or the end of the game) is not part of it.
    """
    return _played(state)[1]


def state_after_bot(state: State) -> State:
    """The position after that turn, with nothing left for the bot to do; for projected points."""
    return _played(state)[0]


def letters_by_round(state: State, rounds: int = 3) -> tuple[LetterRound, ...]:
    """The letters that will act in the coming ``rounds`` bot turns, the surges among them known.

    Starts with the coming turn; during the bot's turn with the one after it once the rings turned. Ends
    with the game. Which letters will be upgraded by then is not told.
    """
    if isinstance(state.pending, Finished):
        return ()
    turned_already = isinstance(state.pending, BotTurn) and state.pending.queue is not None
    first = max(state.round, 1) + turned_already
    wheel = _after_surge_to_come(state)
    coming: list[LetterRound] = []
    for number in range(first, min(first + rounds, components().rounds + 1)):
        wheel = turned(wheel, ALL_RINGS)
        entering = tuple(disc.letter for disc in entered(wheel, ALL_RINGS))
        surging: tuple[Letter, ...] = ()
        if Letter.A in entering and surges(number):
            wheel = turned(wheel, (Ring.MEDIUM, Ring.LARGE))
            surging = tuple(disc.letter for disc in entered(wheel, (Ring.MEDIUM, Ring.LARGE)))
        coming.append(LetterRound(number, entering, surging))
    return tuple(coming)


def _after_surge_to_come(state: State) -> BotWheel:
    """The bot's wheel, after the surge that is still lined up in its current turn."""
    pending = state.pending
    queue = (pending.queue or ()) if isinstance(pending, BotTurn) else ()
    if surges(state.round) and any(use.letter is Letter.A for use in queue):
        return turned(state.bot.wheel, (Ring.MEDIUM, Ring.LARGE))
    return state.bot.wheel


def _played(state: State) -> tuple[State, tuple[tuple[Event, ...], ...]]:
    """The bot's coming turn played out, without its end."""
    if isinstance(state.pending, Finished):
        return state, ()
    if not isinstance(state.pending, BotTurn):
        state = evolve(state, round=max(state.round, 1), pending=BotTurn())
    beats: list[tuple[Event, ...]] = []
    while isinstance(state.pending, BotTurn) and state.pending.queue != ():
        step = advance_bot(state)
        state = step.state
        beats.append(step.events)
    return state, tuple(beats)
