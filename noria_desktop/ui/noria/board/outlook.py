"""What everybody can know of the bot's coming turn, gathered for the board.

Source: mocks/noria.md 2, point 4: orange things are public information, not a hint.
"""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.events import Event, Invested, LetterActs, Travelled
from noria_desktop.games.noria.forecast import forecast, letters_by_round, state_after_bot
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import BotTurn, Finished, State
from noria_desktop.games.noria.terms import SPACES, Letter, Side, Space, Track
from noria_desktop.games.noria.wheel import ENTRY_SPACES, RING_SPACES
from noria_desktop.ui.noria.board.arts_panels import ComingRound

_BEFORE_ENTRY = tuple(RING_SPACES[entry.ring.index][entry.position - 2] for entry in ENTRY_SPACES)
"""Where a disc lies that enters with the next step, small ring first."""


@frozen
class Outlook:
    """The bot's coming turn as things stand, or what is left of the one being played."""

    letters: tuple[Letter, ...]
    """Letters that will act, in order."""
    entering: tuple[Space, ...]
    """Spaces of the bot's wheel whose letter enters with the next step; empty once the rings turned."""
    acting: frozenset[Letter]
    """Letters lined up to act in the turn being played."""
    spent: frozenset[Letter]
    """Letters that entered in the turn being played and have acted."""
    visits: tuple[tuple[Letter, int], ...]
    """Where the bot's ambassador will step: letter and island."""
    levels: tuple[tuple[Track, int], ...]
    """Levels the bot will reach."""
    points_after: int | None
    """The bot's points after that turn; None when there is none to come."""
    coming: tuple[ComingRound, ...]
    """Letters of the next two rounds."""


NOTHING_TOLD = Outlook((), (), frozenset(), frozenset(), (), (), None, ())


def looked_ahead(view: State, foretell: bool) -> Outlook:
    """What the board shows of it: nothing before the bot's turn when the player wants no forecast."""
    return outlook(view) if foretell or isinstance(view.pending, BotTurn) else NOTHING_TOLD


@lru_cache(maxsize=16)
def outlook(view: State) -> Outlook:
    """Look at the bot's coming turn."""
    beats = forecast(view)
    events = tuple(event for beat in beats for event in beat)
    letters = dict.fromkeys(event.letter for event in events if isinstance(event, LetterActs))
    queue = view.pending.queue if isinstance(view.pending, BotTurn) else None
    lined_up = frozenset(use.letter for use in queue or ())
    after = state_after_bot(view)
    return Outlook(
        letters=tuple(letters),
        entering=_entering(view) if queue is None and not isinstance(view.pending, Finished) else (),
        acting=lined_up,
        spent=_entered(view) - lined_up if queue is not None else frozenset(),
        visits=tuple(visit for beat in beats for visit in _visits(beat)),
        levels=tuple(
            (event.track, event.level)
            for event in events
            if isinstance(event, Invested) and event.side is Side.BOT
        ),
        points_after=points(after, after.bot.levels) if events else None,
        coming=_coming(view),
    )


def letter_place(view: State, letter: Letter) -> Space | None:
    """Where a letter lies on the bot's wheel."""
    for space in SPACES:
        lying = view.bot.wheel[space.index]
        if lying is not None and lying.letter is letter:
            return space
    return None


def _entering(view: State) -> tuple[Space, ...]:
    """Spaces whose letter enters with the next step."""
    return tuple(space for space in _BEFORE_ENTRY if view.bot.wheel[space.index])


def _entered(view: State) -> frozenset[Letter]:
    """Letters that lie where the last step brought them in."""
    lying = (view.bot.wheel[space.index] for space in ENTRY_SPACES)
    return frozenset(disc.letter for disc in lying if disc)


def _visits(beat: tuple[Event, ...]) -> tuple[tuple[Letter, int], ...]:
    """Steps of the bot's ambassador in one use of a letter."""
    acting = next((event.letter for event in beat if isinstance(event, LetterActs)), None)
    if acting is None:
        return ()
    return tuple(
        (acting, event.island) for event in beat if isinstance(event, Travelled) and event.side is Side.BOT
    )


def _coming(view: State) -> tuple[ComingRound, ...]:
    """The two rounds after the coming bot turn; sides of discs as they are now."""
    upgraded = {disc.letter for disc in view.bot.wheel if disc and disc.upgraded}
    rounds = letters_by_round(view, 3)
    return tuple(
        ComingRound(entry.round, tuple((letter, letter in upgraded) for letter in entry.letters))
        for entry in rounds
        if entry.round > max(view.round, 1)
    )[:2]
