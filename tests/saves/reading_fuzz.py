"""Hostile files through everything that the program reads: what home shows, campaigns, profiles, lines, set-ups, commands.

``python -m tests.saves.reading_fuzz --inputs N --seed S``: files are read in worker processes, so that one that ends
the program, hangs it or fills the memory is seen and named; the same seed and number make the same file again
(``--only NUMBER``). Exit code 1 when any file did harm.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import selectors
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from attrs import define, field

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QMainWindow

from noria_desktop.app.results import Results
from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.settings import SettingsFile
from tests.saves.hostile_files import EDITION, GAMES, KINDS, HostileFile, Workshop, picture_keys
from tests.saves.memory import most_memory
from tests.saves.reading_others import OtherReader
from tests.saves.sound_files import OTHERS

SLOW: Final = 2.0
"""Seconds of work for one file."""
SILENT: Final = 60.0
"""Seconds without a word from a worker; more than ``SLOW`` because other programs need the machine too."""
TOLD: Final = 50_000
"""Files after which is said how far it is."""
STARTS: Final = 3
"""How often a worker may end before its first file."""
MOST_MEMORY: Final = 200_000_000
"""Bytes above what a worker has before its first file; besides ``OF_ITS_SIZE`` times the file's own size."""
OF_ITS_SIZE: Final = 6
"""A whole book of a campaign may have 200 MB: its bytes (twice: the check
holds them too), its text and its values stand in memory together."""
PAINTED: Final = 25
"""Every so many saves, home is also painted."""


class Reader:
    """One profile folder and one application, in which file after file is read."""

    def __init__(self, profile: Path) -> None:
        """Needs an application."""
        self._profile = profile
        self._window = QMainWindow()
        self._home: HomePage | None = None
        self._read = 0
        for folder in ("saves", "autosave", "others"):
            (profile / folder).mkdir()
        self._others = OtherReader(profile / "others")

    def read(self, file: HostileFile) -> None:
        """Let the program read this file in place of its own.

        Raises:
            Exception: none should.
        """
        if file.kind in OTHERS:
            self._others.read(file.kind, file.data)
            return
        {
            "settings": self._settings,
            "results": self._results,
            "pictures": self._pictures,
            "saves": self._saves,
        }[file.kind](file)

    def _settings(self, file: HostileFile) -> None:
        with self._there("settings.ini", file):
            settings = SettingsFile(self._profile)
            if settings.geometry is not None:
                self._window.restoreGeometry(QByteArray(settings.geometry))
            settings.notice()
            if file.number % 64 == 0:
                settings.change(theme="night")
                assert SettingsFile(self._profile).settings.theme == "night"

    def _results(self, file: HostileFile) -> None:
        with self._there("results.jsonl", file) as path:
            results = Results(path)
            while not results.read_some(0):
                pass
            assert len({one.id for one in results.all()}) == len(results.all())
            for game in GAMES:
                results.standings(game)
            if file.number % 16 == 2:
                self._show_home()

    def _pictures(self, file: HostileFile) -> None:
        with self._there("pictures.cache", file) as path:
            store = PictureStore(path, EDITION)
            for key in picture_keys():
                image = store.find(key)
                assert image is None or image.width() < 10, "a picture that nobody painted"

    def _saves(self, file: HostileFile) -> None:
        name = f"autosave/noria-{'0' * 32}.ndsave" if file.number % 5 else "saves/one.ndsave"
        with self._there(name, file):
            self._show_home()

    def _show_home(self) -> None:
        """What the window does to show home; the only place here that knows how."""
        model = PageModels(Files(self._profile), lambda: Skin(NIGHT)).home_model()
        if self._home is None:
            self._home = HomePage(model, shell_style("night", still=True))
            self._home.resize(1024, 700)
        self._home.set_model(model)
        self._read += 1
        if self._read % PAINTED == 0:
            self._home.grab()
        rows = self._home.saves.list.rows
        for row in range(rows.rowCount()):
            rows.data(rows.index(row), 3)

    @contextlib.contextmanager
    def _there(self, name: str, file: HostileFile) -> Iterator[Path]:
        """The file in its place, and nothing of it left afterwards."""
        path = self._profile / name
        path.write_bytes(file.data)
        try:
            yield path
        finally:
            for left in path.parent.iterdir():
                if left.is_file():
                    left.unlink()


# In a worker --------------------------------------------------------------------------------------------------


def work(seed: int, first: int, last: int, step: int) -> int:
    """Read the files of these numbers, saying each number before it is read and whatever was wrong after it."""
    import faulthandler

    faulthandler.enable()
    logging.disable(logging.CRITICAL)
    application = QApplication(["reading_fuzz"])
    workshop = Workshop(seed)
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(Path(folder))
        reader._show_home()
        before, largest = most_memory(), 0
        for number in range(first, last, step):
            file = workshop.file(number)
            largest = max(largest, len(file.data))
            _say(f"begin {number}")
            begun = time.process_time()
            try:
                reader.read(file)
            except Exception:
                _say(f"wrong {number} {_last_lines()}")
            took = time.process_time() - begun
            if took > SLOW:
                _say(f"wrong {number} took {took:.1f} s")
            if number % (step * 64) < step:
                application.processEvents()
            more = most_memory() - before
            if more > MOST_MEMORY + OF_ITS_SIZE * largest:
                _say(f"wrong {number} took {more // 1_000_000} MB")
                return 3
    return 0


def _say(line: str) -> None:
    os.write(sys.stdout.fileno(), line.encode("ascii", "backslashreplace") + b"\n")


def _last_lines() -> str:
    return " | ".join(traceback.format_exc().strip().splitlines()[-3:])


# Over the workers ---------------------------------------------------------------------------------------------


@define
class Worker:
    """A process, and what it still has to read."""

    seed: int
    next: int
    last: int
    step: int
    number: int | None = None
    """The file it is reading."""
    heard: float = 0.0
    process: subprocess.Popen[bytes] = field(init=False)
    rest: bytes = b""
    lost: int = 0
    """How often it ended before its first file."""

    def start(self) -> None:
        """Begin with the next file."""
        ways = ["--work", str(self.next), str(self.last), str(self.step)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.saves.reading_fuzz", "--seed", str(self.seed), *ways],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.number, self.heard, self.rest = None, time.monotonic(), b""

    @property
    def out(self) -> IO[bytes]:
        """What it says."""
        assert self.process.stdout is not None
        return self.process.stdout

    def take(self) -> tuple[bool, list[str]]:
        """Whether it goes on, and what it found wrong."""
        said = os.read(self.out.fileno(), 1 << 16)
        self.heard = time.monotonic()
        *lines, self.rest = (self.rest + said).split(b"\n")
        wrong = []
        for line in lines:
            kind, number, *what = line.decode().split(" ", 2)
            if kind == "begin":
                self.number = int(number)
                self.next = self.number + self.step
            else:
                wrong.append(f"{number}: {what[0]}")
        return bool(said), wrong

    def end(self, *, hangs: bool) -> list[str]:
        """What its end says about the file it was reading."""
        if hangs:
            self.process.kill()
        _, errors = self.process.communicate()
        if self.process.returncode in (0, 3):
            return []
        if self.number is None:
            self.lost += 1
            if self.lost == STARTS:
                self.next = self.last  # it would never come to a file
        tail = " | ".join(errors.decode(errors="replace").strip().splitlines()[:6])
        how = "hangs" if hangs else f"ended with {self.process.returncode}"
        return [f"{self.number}: {how}: {tail[:600]}"]


def run(inputs: int, seed: int, processes: int) -> list[str]:
    """Read so many files; what was wrong, with the file's number."""
    wrong: list[str] = []
    told = 0

    def add(found: list[str]) -> None:
        wrong.extend(found)
        for line in found:
            print(line, file=sys.stderr, flush=True)

    with selectors.DefaultSelector() as watched:
        workers = [Worker(seed, first, inputs, processes) for first in range(min(processes, inputs))]
        for worker in workers:
            worker.start()
            watched.register(worker.out, selectors.EVENT_READ, worker)
        while watched.get_map():
            ready = [key.data for key, _ in watched.select(1.0)]
            for worker in [key.data for key in watched.get_map().values()]:
                hangs = time.monotonic() - worker.heard > SILENT
                goes_on = not hangs
                if worker in ready:
                    goes_on, found = worker.take()
                    hangs = False
                    add(found)
                if not goes_on:
                    watched.unregister(worker.out)
                    add(worker.end(hangs=hangs))
                    if worker.next < worker.last:
                        worker.start()
                        watched.register(worker.out, selectors.EVENT_READ, worker)
            furthest = min(worker.next for worker in workers)
            if furthest >= told + TOLD and furthest < inputs:
                told = furthest - furthest % TOLD
                print(f"{told} files read, {len(wrong)} did harm", file=sys.stderr, flush=True)
    return wrong


def only(seed: int, number: int) -> None:
    """Read one file in this process and show what happens."""
    QApplication(["reading_fuzz"])
    file = Workshop(seed).file(number)
    print(f"{file.kind}, {len(file.data)} bytes: {file.data[:2000]!r}")
    with tempfile.TemporaryDirectory() as folder:
        Reader(Path(folder)).read(file)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.saves.reading_fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", type=int, help="read the file of this number and show what happens")
    parser.add_argument("--work", type=int, nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work is not None:
        return work(asked.seed, *asked.work)
    if asked.only is not None:
        only(asked.seed, asked.only)
        return 0
    begun = time.monotonic()
    wrong = run(asked.inputs, asked.seed, asked.processes)
    took = time.monotonic() - begun
    kinds = Counter(KINDS[number % len(KINDS)] for number in range(asked.inputs))
    shares = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    print(
        f"{asked.inputs} files of seed {asked.seed} ({shares}) in {took:.0f} s, {asked.inputs / took:.0f} a second"
    )
    for line in wrong:
        print(f"WRONG {line}")
    print(f"{len(wrong)} did harm")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
