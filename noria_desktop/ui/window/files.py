"""The files of one profile as sessions: what is begun, opened, saved and thrown away.

A new game is on the table before any file is needed, so saves and results are imported where they are first used.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.replaying.forks import game_from
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.progress_words import game_and_progress

if TYPE_CHECKING:
    from noria_desktop.app.campaign.campaigns import Campaigns
    from noria_desktop.app.library.index import Index
    from noria_desktop.app.library.known import KnownDeals
    from noria_desktop.app.results import Results
    from noria_desktop.app.saves.archive import Brought, Packed, Progress
    from noria_desktop.app.saves.heads import Head
    from noria_desktop.app.saves.listing import Mark
    from noria_desktop.app.saves.resuming import Doubt, Opened
    from noria_desktop.app.saves.store import Store
    from noria_desktop.app.saves.trash import TrashReader

log = logging.getLogger(__name__)


class Files:
    """Files of one profile, as the window needs them."""

    def __init__(self, profile: Path, cache: Path | None = None, *, writes: bool = True) -> None:
        """Use a profile folder.

        Args:
            profile: its data.
            cache: where the index of the library is kept; None: nowhere.
            writes: False leaves the index as it is.
        """
        self._profile, self._cache, self._writes = profile, cache, writes
        self._doubt: Doubt | None = None
        self._of_older_form: Session | None = None
        self.laid: dict[str, Session] = {}
        """The table of each kind that was laid last, whether anything was decided at it or not."""

    @cached_property
    def store(self) -> Store:
        """The profile's saves."""
        from noria_desktop.app.saves.store import Store

        store = Store(self._profile)
        if self._cache is not None:
            store.listing.memory = self
        return store

    @cached_property
    def _index(self) -> Index | None:
        """What was read of the saves in earlier runs; None where that is not kept."""
        if self._cache is None:
            return None
        # Imported where a profile has files: a first game must not wait for it.
        from noria_desktop.app.library.index import FILE, Index

        return Index(self._cache / FILE, writes=self._writes)

    def recall(self, file: Path, mark: Mark) -> Head | None:
        """What was read of a file in an earlier run, if it is still as it was."""
        return None if self._index is None else self._index.recall(file, mark)

    def remember(self) -> None:
        """Everything is read: keep it for the next run."""
        listing = self.store.listing
        if self._index is not None and listing.has_news and self._index.remember(listing.sound()):
            listing.has_news = False

    @cached_property
    def results(self) -> Results:
        """The profile's finished games."""
        from noria_desktop.app.results import Results

        return Results(self.store.results)

    @cached_property
    def campaigns(self) -> Campaigns:
        """The profile's campaigns."""
        from noria_desktop.app.campaign.campaigns import Campaigns

        return Campaigns(self.store)

    @property
    def has_campaigns(self) -> bool:
        """Whether there is any campaign; told by the folder, without reading what reads them."""
        return (self._profile / "campaigns").is_dir()

    def is_named(self, file: Path) -> bool:
        """Whether a file is one that the player saves into, and not one that the program keeps by itself."""
        own = (self.store.autosaves, self.store.trash.folder)
        return file.parent not in own and file.suffix in (".ndsave", ".json")

    # Sessions -------------------------------------------------------------------------------------------

    def begin(self, game_id: str, options: Any, seed: int, *, fresh: bool = False) -> Session:
        """Lay the table for a new game; on a deal that is known it is open from its beginning.

        Args:
            game_id: the game.
            options: with or without gaps.
            seed: number of the deal.
            fresh: whether chance alone chose the deal just now, so that nobody can know it and no file need be read.
        """
        session = self.laid[game_id] = Session(kit(game_id), options, seed)
        if not fresh and self.known_deals().has(kit(game_id), options, seed):
            session.restore(ply=0, sealed=False, tally=session.tally)
        return session

    def known_deals(self) -> KnownDeals:
        """The deals of every game that there is, those in the trash too; what cannot be read is passed over."""
        from noria_desktop.app.library.known import KnownDeals

        files = [*self.store.listed()]
        try:
            trashed = self.trashed()
            while not trashed.go_on(1.0):
                pass
            files += (listed for _, listed in trashed.found())
        except SaveError as error:
            log.info("no trash: %s", error)
        try:
            results = self.results.all()
        except SaveError as error:
            log.info("no results: %s", error)
            results = self.results.so_far()
        return KnownDeals(files, results)

    def branch(self, session: Session, ply: int) -> Session:
        """A game of its own with the past of another one up to ``ply``."""
        return game_from(session, self._kit(session), ply)

    def _kit(self, session: Session) -> GameKit:
        return kit(session.rules.game_id)

    def game_title(self, session: Session) -> str:
        """Game and opponent, for the window's title."""
        game = game_ui(session.rules.game_id)
        opponent = game.called(self.options_of(session))
        return translate("Window", "{game} · {opponent}").format(game=game.title(), opponent=opponent)

    def open(self, file: Path) -> Session:
        """A game from a file.

        Raises:
            SaveError: it cannot be read; nothing changed.
        """
        return self._opened(self.store.open(file))

    def _opened(self, opened: Opened) -> Session:
        """A game that came from a file, and what is to be told of it."""
        self._doubt = opened.doubt
        self._of_older_form = opened.session if opened.save.older_form else None
        return opened.session

    def is_of_older_form(self, session: Session) -> bool:
        """Whether a game has just come from a file as an older version wrote it."""
        return session is self._of_older_form

    def continue_latest(self) -> tuple[Session, Path] | None:
        """The unfinished game played last, and the file it is in."""
        found = self.store.resume()
        if found is None:
            return None
        file, opened = found
        return self._opened(opened), file

    def doubt_text(self) -> str:
        """What the player should know about the game just opened; empty when it is complete."""
        doubt, self._doubt = self._doubt, None
        if doubt is None:
            return ""
        from noria_desktop.app.saves.resuming import Doubt

        match doubt:
            case Doubt.OTHER_RULES:
                return translate(
                    "Window", "Saved under older rules: the game goes on, its earlier turns are closed."
                )
            case Doubt.DIVERGED:
                return translate(
                    "Window", "The history does not lead to this position: the game goes on from here."
                )
            case Doubt.TAIL_LOST:
                return translate("Window", "What had been taken back can no longer be repeated.")

    def kept(self, session: Session, source: Path | None = None) -> KeptGame:
        """A game that comes to the table, new or from a file."""
        return KeptGame(session, self._kit(session), source=source)

    def keep(self, game: KeptGame) -> bool:
        """Write what is new about a game; True when it has just become another one.

        Raises:
            SaveError: it cannot be written; the last version is as it was.
        """
        in_campaigns = self.has_campaigns or "campaigns" in vars(self)
        if in_campaigns:
            self.campaigns.note_begun(game.session.identity)
        is_another = game.keep(self.store, self.results)
        if in_campaigns and game.session.is_over:
            self.campaigns.finish(game.session)
        return is_another

    def tidy(self) -> None:
        """Put the profile in order, and record results that were lost to a sudden end."""
        from noria_desktop.app.keeping import record_finished

        try:
            record_finished(self.store, self.results)
            if self.has_campaigns:
                self.campaigns.mend()
        except SaveError as error:
            log.info("no results: %s", error)
        self.store.tidy()

    def save(self, session: Session, file: Path | None) -> Path:
        """Save under a name of the player's or a fitting one that is free.

        Raises:
            SaveError: it cannot be written; nothing changed.
        """
        game = self._kit(session)
        if file is None:
            return self.store.save(session, game, self._proposed_title(session))
        return self.store.save_to(file, session, game)

    def proposed_name(self, session: Session) -> Path:
        """File name that Save as… starts from."""
        return self.store.file_for(self._proposed_title(session))

    def _proposed_title(self, session: Session) -> str:
        door = game_ui(session.rules.game_id)
        if name := door.save_name(session.view(HUMAN)):
            return translate("Window", "{game} · {name}").format(game=door.title(), name=name)
        game = self._kit(session)
        progress = game.progress(session.state)
        return game_and_progress(self.game_title(session), game.counts, progress.done, progress.total)

    # The trash, and everything at once ----------------------------------------------------------------

    def trashed(self) -> TrashReader:
        """What is in the trash, to be read a little at a time."""
        from noria_desktop.app.saves.trash import TrashReader

        return TrashReader(self.store.trash, self.store.find_kit)

    def export(self, settings: Path, target: Path) -> Generator[Progress, None, Packed]:
        """Write everything into one file, a step a file.

        Raises:
            SaveError: it cannot be written there.
        """
        from noria_desktop.app.saves.archive import pack

        return pack(self.store, settings, target)

    def bring_in(self, settings: Path, file: Path) -> Generator[Progress, None, Brought]:
        """Add what such a file holds, a step a file.

        Raises:
            SaveError: it is none, or something cannot be written.
        """
        from noria_desktop.app.saves.archive import bring_in

        return bring_in(self.store, settings, file)

    def options_of(self, session: Session) -> Any:
        """What a session was set up with, chance's choices included."""
        return self._kit(session).options_of(session.rules.setup(session.options, session.seed).state)

    def notation(self, session: Session) -> str:
        """The set-up in the game's notation, with its first track once that was chosen; read in both languages."""
        return self._kit(session).write_setup(self.options_of(session))
