"""The face of each game: its presenter, pictures and words, as the table page uses them.

Games are looked up here by id; nothing else in the user interface asks which game it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from noria_desktop.engine.contract import Turn
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Sprite


@frozen
class Explained:
    """A bot's choice for the Why panel: sentences, and the last comparison as bars."""

    title: str
    rule: str
    """Number of the rule on the rules page."""
    anchor: str
    """Anchor of the rule on the rules page."""
    lines: tuple[str, ...]
    bars: tuple[tuple[str, int, bool], ...]
    """Candidate, the number compared, whether it was chosen."""


@frozen
class LogLine:
    """One line of the log; ``event`` lets it be worded again in another language."""

    ply: int
    event: Any
    side: int | None
    text: str
    heading: bool = False


@frozen
class GameFace:
    """Everything the table page needs to know about one game."""

    game_id: str
    title: Callable[[], str]
    presenter: Presenter
    pictures: Pictures
    prompt: Callable[[Turn, Any], tuple[str, str]]
    command: Callable[[str, Any], str]
    describe: Callable[[Any, Any], str]
    log_line: Callable[[Any, Any, int], LogLine | None]
    explain: Callable[[Any, Any], Explained | None]
    label: Callable[[Any, Any], str]
    inspect: Callable[[Any, Any], tuple[str, tuple[str, ...]]]
    preview: Callable[[Any, Any, Any], tuple[str, tuple[str, ...]]]
    """State, state after the action, action: what it would change."""
    refusal: Callable[[Any, Any, Any], str]
    """State, source handle, target handle: why that cannot be done."""
    rule: Callable[[Any], tuple[str, str]]
    """State: title and text of the rule that matters now."""
    opponent: Callable[[Any], str]
    """Set-up options: name of the opponent."""
    in_general: Callable[[Any, Any], str] | None = None
    """Action, state: its words without what is still to be chosen among several ways of doing it."""
    recall: Callable[[Iterable[tuple[tuple[Any, ...], Any]]], Presenter] | None = None
    """The bot's steps, newest first, each with its events and the state before it: a presenter that shows the
    latest of them."""
    ghosts: Callable[[Any, Any, Any], tuple[Sprite, ...]] | None = None
    """State, state after a drop, table: pictures of what the drop would change."""
    spoken: Callable[[Any, Any, Any], str] | None = None
    """State, state after the action, action: what it would change, in one breath for screen readers; None: the lines
    of the preview."""
    ribbon: bool = False
    """What a drop would change is told in the prompt strip and not beside the target: the board shows the rest."""
    foreseeable: Callable[[Any, Any], bool] | None = None
    """Action, view: whether what the player sees is enough to say what the action leads to; None: always."""
    reason: Callable[[Any, Any, Any], Explained | None] | None = None
    """A program's ``Choice``, the state it decided in, the view now: why it chose so, as far as that may be told.
    None for games whose automatons explain themselves in events."""
    advice: Callable[[Any, Any], tuple[str, str]] | None = None
    """A program's ``Choice`` made for the human, and the view: what it advises, and what speaks for it."""
    adviser: str = "level4"
    """The player of ``app/players`` whose advice is asked."""
    forgets: Callable[[Any, Any, Any], bool] | None = None
    """Event, the state before it, the state now: whether the log no longer tells of it."""
    without_forecast: Callable[[], GameFace] | None = None
    """The same face that does not foretell the opponent's coming turn."""
    takes_back: Callable[[Any], bool] | None = None
    """View: whether the strip offers to take the last decision back, being a part of something that still goes on."""
    secret: Callable[[Any], bool] | None = None
    """State: whether whoever decides now sees what other people at the screen must not. A game that says so lies
    open: without a secret the screen goes from one to the next by itself. None: everybody has secrets always."""
    looking: Callable[[Any, Any], str] | None = None
    """What is looked at, None for the own place again, and the view: words that say so."""
    overlay: Any = None
    """What the presenter lets one look at over the whole board with one key; None: nothing."""


def face(game_id: str) -> GameFace:
    """The face of a game of the catalogue.

    Raises:
        KeyError: no such game.
    """
    if game_id == "noria":
        from noria_desktop.ui.noria.game_ui import noria_face

        return noria_face()
    if game_id == "nautilus":
        from noria_desktop.ui.nautilus.game_ui import nautilus_face

        return nautilus_face()
    if game_id == "solani":
        from noria_desktop.ui.solani.game_ui import solani_face

        return solani_face()
    if game_id == "scythe":
        from noria_desktop.ui.scythe.game_ui import scythe_face

        return scythe_face()
    raise KeyError(game_id)
