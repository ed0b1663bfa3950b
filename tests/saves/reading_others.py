"""What the program does with everything it reads besides home's own files: campaigns, profiles, lines, lists, set-ups, commands.

Each reader hands a hostile text to the code that meets it in the program. What it may answer is a sentence: the errors of
its own kind, which are worded in both languages, and nothing else.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from noria_desktop.app.asked import kit_of, options_of
from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaigns import FOLDER, Campaigns
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.catalogue import kit
from noria_desktop.app.cli import run
from noria_desktop.app.command_line import UsageError
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.progress import Progress
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.taught import written as with_lessons
from noria_desktop.app.library.index import Index
from noria_desktop.app.library.tags import Tags
from noria_desktop.app.messages import LANGUAGES, save_error_text, say
from noria_desktop.app.saves.archive import bring_in
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.store import Store
from noria_desktop.app.today.friends import FriendsFile
from noria_desktop.app.today.line import LineError, read_line, written
from noria_desktop.app.turning.kept import Kept
from noria_desktop.app.turning.practice import Practice
from noria_desktop.ui.pages.today.words import fault
from tests.saves.sound_files import INDEXED, MARK, PARTED, game_read

LONGEST_SENTENCE: Final = 2_000
"""Letters of an answer: whoever pastes a book is not answered with one."""


class OtherReader:
    """Reads all of it in one profile folder, which it empties after each."""

    def __init__(self, profile: Path, told: Callable[[str], None] = lambda sentence: None) -> None:
        """Nothing is read yet.

        Args:
            profile: an empty folder of its own.
            told: is handed what the program answers to what it cannot read.
        """
        self._profile, self._told = profile, told
        self._session = game_read()
        self._ways: Mapping[str, Callable[[bytes], None]] = {
            "campaigns": self._campaign,
            "brought campaigns": self._brought,
            "profiles": self._profile_file,
            "friends": self._friends,
            "lines of friends": self._line,
            "tags": self._tags,
            "practice": self._practice,
            "lessons": self._lessons,
            "games read": self._game_read,
            "indexes": self._index,
            "set-ups": self._setup,
            "command lines": self._command,
        }

    def read(self, kind: str, data: bytes) -> None:
        """Let the program meet one of them.

        Raises:
            Exception: none should.
        """
        try:
            self._ways[kind](data)
        finally:
            _empty(self._profile)

    @contextlib.contextmanager
    def _answered(self) -> Iterator[None]:
        """What cannot be read is told in a sentence."""
        try:
            yield
        except SaveError as error:
            self._answer(error)

    def _answer(self, error: SaveError) -> None:
        for language in LANGUAGES:
            self._say(save_error_text(error, language))

    def _say(self, sentence: str) -> None:
        assert 0 < len(sentence) < LONGEST_SENTENCE
        self._told(sentence)

    def _put(self, name: str, data: bytes) -> Path:
        file = self._profile / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        return file

    def _campaign(self, data: bytes) -> None:
        self._put(f"{FOLDER}/winter.ndcampaign", data)
        for kept in Campaigns(Store(self._profile)).listed():
            if kept.campaign is not None:
                standing(kept.campaign)
            else:
                assert kept.error is not None
                self._answer(kept.error)

    def _brought(self, data: bytes) -> None:
        file = self._put("brought.ndcampaign", data)
        with self._answered():
            taken_along.bring_in(Campaigns(Store(self._profile / "own")), file)

    def _profile_file(self, data: bytes) -> None:
        file, own = self._put("brought.zip", data), self._profile / "own"
        own.mkdir()
        with self._answered():
            for _ in bring_in(Store(own), own / "settings.ini", file):
                pass
        outside = {one.name for one in self._profile.iterdir()} - {"brought.zip", "own"}
        assert not outside, f"it wrote outside the profile: {outside}"

    def _friends(self, data: bytes) -> None:
        self._put("today.json", data)
        with self._answered():
            file = FriendsFile(self._profile)
            found = file.read()
            file.rename("Kai")
            assert FriendsFile(self._profile).read().lines == found.lines

    def _line(self, data: bytes) -> None:
        text = data.decode(errors="surrogateescape")
        try:
            line = read_line(text)
        except LineError as error:
            self._say(fault(error))
            return
        assert read_line(written(line, "Noria", "Bot 1", "sealed")) == line

    def _tags(self, data: bytes) -> None:
        self._put("tags.jsonl", data)
        tags = Tags(self._profile)
        before = dict(tags.all())
        tags.put("f" * 32, "kept")
        assert tags.all() == {**before, "f" * 32: (*before.get("f" * 32, ()), "kept")[:6]}

    def _practice(self, data: bytes) -> None:
        self._put("practice.jsonl", data)
        for one in Practice(self._profile).all():
            assert one.ply >= 0

    def _lessons(self, data: bytes) -> None:
        file = self._put("lessons.json", data)
        progress = Progress(file)
        for game in with_lessons():
            for lesson in lessons(game):
                assert 0 <= progress.place_of(game, lesson) <= lesson.count
        run = LessonRun("noria", lessons("noria")[0])
        progress.resume(run)
        assert run.index <= len(run.lesson.steps)
        progress.finish("noria/1")
        # What a newer program has written is left alone.
        assert Progress(file).of("noria/1").done or file.read_bytes() == data

    def _game_read(self, data: bytes) -> None:
        self._put(f"turning/{self._session.identity}.json", data)
        for ply, look in Kept(self._profile).of(kit("nautilus"), self._session).items():
            assert look.found.action in self._session.rules.legal_actions(self._session.state_at(ply))

    def _index(self, data: bytes) -> None:
        file = self._put("library.sqlite", data)
        index = Index(file)
        heads = {one: index.recall(one, MARK) for one in INDEXED}
        known = {one: (MARK, head) for one, head in heads.items() if head is not None}
        assert index.remember(known)
        again = Index(file)
        assert {one: again.recall(one, MARK) for one in known} == {one: heads[one] for one in known}

    def _setup(self, data: bytes) -> None:
        name, _, text = data.decode(errors="surrogateescape").partition("\n")
        try:
            options_of(kit_of(name), text, (), 1)
        except UsageError as error:
            for language in LANGUAGES:
                self._say(say(error.message, language, **error.fields))

    def _command(self, data: bytes) -> None:
        """Only read and answered: what opens a window, paints, plays or installs is not done."""
        words = [word.decode(errors="surrogateescape") for word in data.split(PARTED)]
        if words[0] in ("simulate", "ladder", "examine") or {"--install-desktop", "--remove-desktop"} & {
            *words
        }:
            words = ["--new", *words]
        told = io.StringIO()
        with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
            try:
                code = run(words, lambda wanted: 0, lambda wanted: 0)
            except SystemExit as end:  # --help and --version
                code = end.code if isinstance(end.code, int) else 0
        assert code in (0, 1, 2), code
        assert bool(code) == bool(told.getvalue())
        if code:
            assert "Traceback" not in told.getvalue()
            self._told(told.getvalue())  # the names of files, however long, are told whole


def _empty(folder: Path) -> None:
    for one in folder.iterdir():
        if one.is_dir() and not one.is_symlink():
            _empty(one)
            one.rmdir()
        else:
            one.unlink()
