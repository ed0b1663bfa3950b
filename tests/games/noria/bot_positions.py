"""Positions of the bot's turn, built from a fixed table by hand.

The circle is islands 1, 2, 3, 4, 5 and the bot's ambassador stands on island 1, so that the first move
leads to island 2: ships 2 mycelium, 1 obsidian, 1 energy; factory spaces with 2, 1, 1, 2 warehouses.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from noria_desktop.games.noria.bot_wheel import advance_bot
from noria_desktop.games.noria.events import Event
from noria_desktop.games.noria.notation_writing import write_wheel
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.state import BotTurn, BotWheel, LetterDisc, Levels, Options, Seats, State, Use
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Ring, Space, Track


def table(round_number: int = 1) -> State:
    """The bot is about to turn its rings; its representative and the human's are on refinement 1."""
    options = Options(
        market=(Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.BONUS),
        islands=(1, 2, 3, 4, 5),
        bot_ambassador=0,
        bot_track=Track.REFINEMENT,
        bot_wheel=bot_presets()[0],
        player_wheel=suggested_wheels()[0],
        player_track=Track.REFINEMENT,
    )
    return position(options, round=round_number, pending=BotTurn())


def wheel(text: str, upgraded: str = "") -> BotWheel:
    """A wheel at any moment of the game from the notation's rings, such as ``2D - 1C 3A - 2B 3E 6F``."""
    lying: dict[Space, LetterDisc] = {}
    for ring, part in zip(Ring, text.split("-"), strict=True):
        for word in part.split():
            space = next(s for s in SPACES if s.ring is ring and s.position == int(word[0]))
            lying[space] = LetterDisc(Letter(word[1]), word[1] in upgraded)
    return tuple(lying.get(space) for space in SPACES)


def written(bot_wheel: BotWheel) -> str:
    """The wheel in notation."""
    return write_wheel([None if disc is None else disc.letter for disc in bot_wheel])


def turning(text: str, upgraded: str = "", round_number: int = 1) -> State:
    """The bot is about to turn the rings of this wheel."""
    state = table(round_number)
    return evolve(state, bot=evolve(state.bot, wheel=wheel(text, upgraded)))


def with_bot(state: State, **changes: Any) -> State:
    """The bot's belongings changed."""
    return evolve(state, bot=evolve(state.bot, **changes))


def with_levels(state: State, *, bot: Levels | None = None, human: Levels | None = None) -> State:
    """Representatives moved."""
    state = evolve(state, bot=evolve(state.bot, levels=bot or state.bot.levels))
    return evolve(state, human=evolve(state.human, levels=human or state.human.levels))


def with_council(state: State, upper: tuple[int, ...], seated: tuple[int, ...]) -> State:
    """Politicians of the six chambers, left to right."""
    first, second, third, fourth, fifth, sixth = (Seats(u, s) for u, s in zip(upper, seated, strict=True))
    return evolve(state, council=(first, second, third, fourth, fifth, sixth))


def with_island(state: State, index: int, **changes: Any) -> State:
    """An island of the circle changed."""
    island = evolve(state.islands[index], **changes)
    first, second, third, fourth, fifth = (
        island if spot == index else old for spot, old in enumerate(state.islands)
    )
    return evolve(state, islands=(first, second, third, fourth, fifth))


def lined_up(state: State, *uses: Use) -> State:
    """The rings have turned, and these uses are still to come."""
    return evolve(state, pending=BotTurn(uses))


def acting(state: State, letter: Letter, *, small_ring: bool = False) -> tuple[State, tuple[Event, ...]]:
    """One use of a letter."""
    step = advance_bot(lined_up(state, Use(letter, small_ring)))
    return step.state, step.events


def played_out(state: State) -> tuple[State, list[tuple[Event, ...]]]:
    """The bot's turn up to, but without, its end: the state and the beats."""
    beats = []
    while isinstance(state.pending, BotTurn) and state.pending.queue != ():
        step = advance_bot(state)
        state = step.state
        beats.append(step.events)
    return state, beats


def of_kind(events: tuple[Event, ...], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
