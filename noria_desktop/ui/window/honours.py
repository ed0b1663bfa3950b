"""The way through the marks of honour: their page, the games and rules they lead to, and the line on a result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_host import WatchingHost
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from noria_desktop.ui.pages.honours.honour_line import HonourLine
    from noria_desktop.ui.pages.honours.honours_page import HonoursPage
    from noria_desktop.ui.window.honours_contents import HonoursContents

HONOURS: Final = "honours"
"""Name of the page, and of the picture of its sample."""
READING_S: Final = 0.012
"""Time for reading between two frames."""
SHOWING_MS: Final = 500
"""So often, at the most, is shown what was read meanwhile."""
READ_WHOLE_S: Final = 60.0
"""Time for reading the sample."""


class HonoursHost(WatchingHost, Protocol):
    """What the way through the marks asks of the window."""

    def drop_page(self, name: str) -> None:
        """Forget a page that is not shown any more."""
        ...

    def show_rules(self, game_id: str, anchor: str = "", *, back: Callable[[], None] | None = None) -> None:
        """How to play, at a rule; ``back`` leads to where it was asked for."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...

    def show_library(self, back: Callable[[], None], /) -> None:
        """Every game, and from there back to what is given."""
        ...

    def show_statistics(self, back: Callable[[], None], /) -> None:
        """What the games come to, and from there back to what is given."""
        ...


class EndOfGame(Protocol):
    """A page that tells how a game ended, and which marks it was the first to earn."""

    honours: HonourLine
    honours_requested: SignalInstance

    def offer_honours(self, keys: tuple[str, ...]) -> None:
        """Name these marks."""
        ...

    def isVisible(self) -> bool:
        """Whether somebody looks at it."""
        ...


class HonoursWays(QObject):
    """Marks of honour in a window."""

    def __init__(
        self,
        parent: QObject,
        host: HonoursHost,
        files: Files,
        models: PageModels,
        cache: Path,
        *,
        close_game: Callable[[], None],
        writes: bool,
    ) -> None:
        """Nothing is read yet.

        Args:
            parent: owns it.
            host: the window.
            files: of the profile.
            models: read the files, a little at a time.
            cache: the profile's folder of what may be deleted.
            close_game: puts what lies on the table away.
            writes: False leaves every file as it is.
        """
        super().__init__(parent)
        self._host, self._files, self._models = host, files, models
        self._cache, self._close_game, self._writes = cache, close_game, writes
        self._page: HonoursPage | None = None
        self._result: tuple[Session, EndOfGame] | None = None
        """The result that still waits for what its game earned first."""
        self._back: Callable[[], None] = host.show_home
        self._at = ""
        """The mark that was pressed last."""
        self._contents: HonoursContents | None = None
        self._timer, self._since = QTimer(self), QElapsedTimer()
        self._timer.timeout.connect(self._read_on)
        self._sample: TemporaryDirectory[str] | None = None

    def _begin(self) -> HonoursContents:
        """Look again which files there are."""
        from noria_desktop.app.honours.remembered import FILE, Remembered
        from noria_desktop.ui.window.honours_contents import HonoursContents

        if self._contents is not None:
            self._contents.remember()
        if self._sample is None:
            memory = Remembered(self._cache / FILE, writes=self._writes)
            self._contents = HonoursContents(self._files, self._models, memory)
        else:
            from noria_desktop.app.library.sample import TODAY

            self._contents = HonoursContents(self._files, self._models, None, TODAY)
        self._since.start()
        self._timer.start(0)
        return self._contents

    # The page -------------------------------------------------------------------------------------------

    def show(self, *, back: Callable[[], None] | None = None, at: str = "") -> None:
        """The page as the files are now.

        Args:
            back: where it was asked for; by default where it was asked for last, at first home.
            at: the mark where the keyboard begins; by default the one that was pressed last.
        """
        from noria_desktop.ui.pages.honours.honours_page import HonoursPage

        self._close_game()
        if back is not None:
            self._back = back
        self._result, self._at = None, at or self._at
        page = HonoursPage(self._begin().model(), self._host.page_style(), self._at)
        page.back_requested.connect(lambda: self._back())
        page.rules_requested.connect(lambda game: self._host.show_rules(game, back=self.show))
        page.library_requested.connect(lambda: self._host.show_library(self.show))
        page.statistics_requested.connect(lambda: self._host.show_statistics(self.show))
        page.pressed.connect(self._press)
        self._page = page
        self._host.put_page(HONOURS, page)

    @property
    def is_read(self) -> bool:
        """Whether nothing is being read."""
        return not self._timer.isActive()

    def _read_on(self) -> None:
        """The next few files and games, while somebody waits for them."""
        contents = self._contents
        if contents is None or not (self._page_waits or self._result_waits):
            self.forget()
        elif contents.go_on(READING_S):
            self._timer.stop()
            self._show()
        elif self._page_waits and self._since.elapsed() > SHOWING_MS:
            self._since.restart()
            self._show()

    @property
    def _page_waits(self) -> bool:
        return self._page is not None and self._page.isVisible()

    @property
    def _result_waits(self) -> bool:
        return self._result is not None and self._result[1].isVisible()

    def _show(self) -> None:
        """What was read."""
        contents = self._contents
        assert contents is not None
        if self._page is not None:
            self._page.show_model(contents.model())
        elif self._result is not None and contents.is_read:
            self._tell(*self._result, contents)
            self._result = None

    def forget(self) -> None:
        """The page was left: what was read is kept, and let go of."""
        self._timer.stop()
        if self._contents is not None:
            self._contents.remember()
        self._page = self._result = self._contents = None
        self._host.drop_page(HONOURS)

    def _press(self, key: str) -> None:
        """An earned mark leads to its game at that very moment, another to its rule."""
        self._at = key
        first = None if self._contents is None else self._contents.firsts.get(key)
        if first is None:
            self._show_rule(key)
            return
        file = first.entry.file
        assert file is not None
        try:
            session = self._files.open(file)
        except SaveError as error:
            self._host.complain(error)
            return
        ply = min(first.ply, len(session.log))
        self._host.watch(session, ply, back=self.show, origin=Origin.HONOURS)

    def _show_rule(self, key: str) -> None:
        from noria_desktop.app.catalogue import game_ids
        from noria_desktop.app.honours.honour import honours_of

        for game in game_ids():
            for one in honours_of(game):
                if one.key == key:
                    self._host.show_rules(game, one.rule, back=self.show)

    # The result -----------------------------------------------------------------------------------------

    def follow(self, session: Session, page: EndOfGame, back: Callable[[], None]) -> None:
        """Tell on the result of a game, or of a chapter, which marks it was the first to earn; ``back`` leads to that result again."""
        from noria_desktop.app.honours.earning import earned

        page.honours_requested.connect(lambda: self.show(back=back, at=page.honours.keys[0]))
        if earned(session):
            self._page, self._result = None, (session, page)
            self._begin()

    def _tell(self, session: Session, page: EndOfGame, contents: HonoursContents) -> None:
        from noria_desktop.app.honours.earning import earned

        firsts, identity = contents.firsts, session.identity
        # A game that nobody could keep is in no file.
        keys = tuple(key for key in earned(session) if key not in firsts or firsts[key].entry.key == identity)
        page.offer_honours(keys)

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        if name != HONOURS:
            return False
        from noria_desktop.app.library.sample import fill

        self.leave()
        self._sample = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self._sample.name)
        fill(folder, self._host.language())
        self._files = Files(folder)
        self._models = PageModels(self._files, self._models.skin)
        self.show()
        contents = self._contents
        assert contents is not None
        while not contents.go_on(READ_WHOLE_S):
            pass
        self._timer.stop()
        self._show()
        return True

    def leave(self) -> None:
        """The window closes: what was read is kept; away with the sample."""
        if self._contents is not None:
            self._contents.remember()
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None
