"""What of a moment is heard: the effects of what happened, between the movements that show it. Free of Qt.

A door says what each of its events sounds like; what has no sound of its own is heard as a step where another did it.
A game that ends is heard as it ended for whoever sits at the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.ui.board.beats import Beat, Cue, Sound
from noria_desktop.ui.sound.effects import Effect, heaviest

SoundOf = Callable[[Any], Effect | None]
"""The effect of an event, as the game's door says it."""


def cues(
    session: Session,
    ply: int,
    seat: Seat,
    sound: SoundOf,
    parts: Sequence[tuple[Any, tuple[Beat, ...]]],
) -> tuple[Cue, ...]:
    """Movements with what is heard of them.

    Args:
        session: the game.
        ply: the one that the events led to.
        seat: who sits at the screen.
        sound: what the game's events sound like.
        parts: the events, each with its movements; none: nothing is heard either.
    """
    return tuple(_cues(session, ply, seat, sound, parts)) if parts else ()


def _cues(
    session: Session, ply: int, seat: Seat, sound: SoundOf, parts: Sequence[tuple[Any, tuple[Beat, ...]]]
) -> Iterator[Cue]:
    told = any(sound(event) for event, _ in parts)
    seen = any(beats for _, beats in parts)  # what only another knows of is not heard either
    if seen and not told and _is_of_another(session, ply, seat):
        yield Sound(Effect.STEP)
    for event, beats in parts:
        effect = sound(event)
        if effect is not None:
            yield Sound(effect)
        yield from beats
    end = end_of(session, ply, seat)
    if end is not None:
        yield Sound(end)


def at_once(session: Session, ply: int, seat: Seat, sound: SoundOf, events: Sequence[Any]) -> Effect | None:
    """The one effect of a step that is not watched; None: it is not heard."""
    heard = cues(session, ply, seat, sound, [(event, ()) for event in events])
    return heaviest(tuple(cue.effect for cue in heard if isinstance(cue, Sound)))


def end_of(session: Session, ply: int, seat: Seat) -> Effect | None:
    """How a game ended at a ply; None: it goes on."""
    state = session.state_at(ply)
    if session.rules.turn(state).seat is not None:
        return None
    best = session.rules.scores(state).ranking[0]
    return Effect.WIN if HUMAN in best or seat in best else Effect.LOSE


def _is_of_another(session: Session, ply: int, seat: Seat) -> bool:
    """Whether another side than this seat took the step."""
    return 0 < ply <= len(session.log) and session.log[ply - 1].seat != seat
