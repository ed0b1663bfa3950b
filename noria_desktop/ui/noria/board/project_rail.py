"""Pictures of rail and forecast: where the game stands, and what the bot does next.

Source: mocks/noria.md 1 and 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeAlias, assert_never

from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import Letter, Phase
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.arts_panels import ForecastArt, ForecastRow, RailArt, RowState
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.outlook import looked_ahead


class LetterText(Protocol):
    """A letter of the bot's coming turn in words."""

    @property
    def letter(self) -> Letter:
        """Which letter acts."""
        ...

    @property
    def upgraded(self) -> bool:
        """True when it acts twice."""
        ...

    @property
    def name(self) -> str:
        """What the letter is called."""
        ...

    @property
    def text(self) -> str:
        """What it will do as things stand."""
        ...


Texts: TypeAlias = Callable[[State], Sequence[LetterText]]
"""Words for the bot's coming turn, in the player's language, one entry a letter."""
Remark: TypeAlias = tuple[str, str]
"""The bot's last step in one line, and a note under it; empty before its first."""

NO_REMARK: Remark = ("", "")


def no_texts(_view: State) -> Sequence[LetterText]:
    """No words at all: the board then shows letters only."""
    return ()


def phase_of(view: State) -> Phase:
    """The phase the rail shows."""
    pending = view.pending
    match pending:
        case ChoosingTrack():
            return Phase.SETUP
        case Influencing():
            return Phase.INFLUENCE
        case Naming() | Acting():
            return Phase.ACTION
        case Intriguing() | Removing():
            return Phase.POLITICS
        case TurningRings() | PlacingDiscs():
            return Phase.ADMINISTRATION
        case BotTurn():
            return Phase.BOT_TURN
        case Finished():
            return Phase.GAME_OVER
        case _:
            assert_never(pending)


def round_of(view: State) -> int:
    """The round the board shows; during the set-up the first one, which is about to begin."""
    return max(view.round, 1)


def rail_sprites(view: State, table: NoriaLayout, foretell: bool = True) -> Iterator[Sprite]:
    """Phases, rounds and score."""
    yield lay(at.scenery("rail"), rail_art(view, table, foretell), table.rail, Layer.PANEL)


def rail_art(view: State, table: NoriaLayout, foretell: bool = True) -> RailArt:
    """Picture of the rail."""
    return RailArt(
        width=table.rail.width,
        phase=phase_of(view),
        round=round_of(view),
        human_points=points(view, view.human.levels),
        bot_points=points(view, view.bot.levels),
        bot_points_after=looked_ahead(view, foretell).points_after,
    )


def forecast_sprites(
    view: State, table: NoriaLayout, texts: Texts, remark: Remark, foretell: bool = True
) -> Iterator[Sprite]:
    """What the bot does next, letter by letter."""
    room = table.forecast
    words = {entry.letter: entry for entry in texts(view)}
    ahead = looked_ahead(view, foretell)
    upgraded = {disc.letter for disc in view.bot.wheel if disc and disc.upgraded}
    acting = isinstance(view.pending, BotTurn) and view.pending.queue is not None
    rows: list[ForecastRow] = []
    for number, letter in enumerate(ahead.letters):
        entry = words.get(letter)
        state = RowState.ACTING if acting and number == 0 else RowState.WAITING
        name, text = (entry.name, entry.text) if entry else ("", "")
        rows.append(ForecastRow(letter, letter in upgraded, name, text, state))
    last, note = remark
    art = ForecastArt(
        *room.size,
        round_of(view),
        tuple(rows),
        ahead.coming,
        last=last,
        last_note=note,
        done=acting and bool(ahead.spent) and not rows,
        over=isinstance(view.pending, Finished),
        untold=not foretell and not isinstance(view.pending, BotTurn),
    )
    yield lay(at.scenery("forecast"), art, room, Layer.PANEL)
