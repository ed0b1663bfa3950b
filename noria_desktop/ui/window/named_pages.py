"""Pages by their names, as the command line asks for them: ``home``, ``rules-scythe``, a game, a save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.new_games import NewGames
from noria_desktop.ui.window.side_pages import SidePages

if TYPE_CHECKING:
    from noria_desktop.ui.window.circuit import Circuit
    from noria_desktop.ui.window.circuit_sample import SampleWays


class SampleSource(Protocol):
    """Shows pages out of a sample profile, never the player's own."""

    def show_sample(self, name: str) -> bool:
        """Show the page of that name; False where there is none."""
        ...


class NamedPagesHost(Protocol):
    """What is asked of the window."""

    @property
    def circuit(self) -> Circuit:
        """The campaign's pages."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """How shall a new game be begun?"""
        ...

    def seat(self, session: Session, source: Path | None = None, /) -> None:
        """Put a game on the table."""
        ...


class NamedPages:
    """All pages of a window that have a name."""

    def __init__(
        self,
        host: NamedPagesHost,
        files: Files,
        side: SidePages,
        new_games: NewGames,
        samples: Callable[[], tuple[SampleSource, ...]],
    ) -> None:
        """Nothing is shown yet.

        Args:
            host: the window.
            files: the player's files.
            side: rules, keys and settings.
            new_games: the ways to a new game.
            samples: what else shows pages out of a sample profile.
        """
        self._host, self._files, self._side, self._new_games = host, files, side, new_games
        self._sources = samples
        self._circuit_sample: SampleWays | None = None

    def show(self, name: str) -> None:
        """A page by its name, a game by its id, or a save by its path.

        A game is shown where a human first decides, at seed 1.
        ``new``, ``setup`` and ``rules`` are the first game's; ``new-nautilus`` and the like are another's.

        Raises:
            SaveError: the save cannot be opened.
        """
        match name:
            case "home":
                self._host.show_home()
            case _ if self._shows_sample(name):
                pass
            case "new":
                self._host.show_new_game(game_ids()[0])
            case "settings":
                self._side.show_settings()
            case "keys":
                self._side.show_keys()
            case "rules":
                self._side.show_rules(game_ids()[0])
            case _ if _game_after("new-", name):
                self._host.show_new_game(_game_after("new-", name))
            case "setup":
                self._new_games.show_whole(game_ids()[0])
            case _ if _game_after("setup-", name):
                self._new_games.show_whole(_game_after("setup-", name))
            case _ if _game_after("rules-", name):
                self._side.show_rules(_game_after("rules-", name))
            case _ if name in game_ids():
                self._show_first_decision(name)
            case _:
                self._host.seat(self._files.open(Path(name)))

    def _shows_sample(self, name: str) -> bool:
        """Whether a page of one of the sample profiles is shown."""
        from noria_desktop.ui.window.circuit_sample import SampleWays, is_sample

        if is_sample(name):
            if self._circuit_sample is None:
                self._circuit_sample = SampleWays(self._host.circuit)
            self._circuit_sample.show(name)
            return True
        return any(source.show_sample(name) for source in self._sources())

    def _show_first_decision(self, game_id: str) -> None:
        from noria_desktop.app.players import play_to_human

        session = self._files.begin(game_id, kit(game_id).default_options(), 1, fresh=True)
        play_to_human(session)
        self._host.seat(session)

    def leave(self) -> None:
        """The window closes: sample profiles go."""
        if self._circuit_sample is not None:
            self._circuit_sample.leave()


def _game_after(prefix: str, name: str) -> str:
    """The game that a name asks for after a prefix; empty where it is not such a name."""
    game = name.removeprefix(prefix)
    return game if game != name and game in game_ids() else ""
