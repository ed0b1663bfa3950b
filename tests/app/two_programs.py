"""Two real windows over one profile, killed at random moments, and a judge of what is left then.

``python -m tests.app.two_programs --evenings 200 --seed S`` starts two processes an evening. Each runs the window's code
without a display: it begins games of all kinds, goes on with others (also the one that the other program plays), takes back,
saves, leaves and closes, some at a machine's pace and some at a human's. Every decision is noted in a journal outside of
the profile at once. Both are killed, some in the midst of a write; then each decision that was written or is older than
half a second must be found in some game of the profile, told by set-up, seed and everything played before it.

``--locked`` starts the program itself, a second time while the first one plays: that one must hand its file over and end.
``--tree`` lets the programs run from another source tree, to compare with. ``--program dist/noria-desktop/noria-desktop``
lets them be that program of a package: Python, Qt and all code of the program are the package's own, only this module
is the tree's. ``--kills 1000`` goes on until so many were killed.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import define, field, frozen

if TYPE_CHECKING:
    from noria_desktop.app.session import Session
    from noria_desktop.ui.window.main_window import MainWindow

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ("noria", "nautilus", "solani", "scythe")
WITHIN_A_PACKAGE: Final = ("-B", "-S", "-I", "-c")
"""With these a program that PyInstaller built runs lines of Python, if they begin as those of a helper process do."""
LINES: Final = (
    "from multiprocessing.resource_tracker import main; import sys; sys.path.append({root!r}); "
    "from tests.app.two_programs import main; sys.exit(main({arguments!r}))"
)
SURE_S: Final = 0.5
"""A decision as old as that must be in a file."""
MACHINE_MS: Final = (15, 60)
HUMAN_MS: Final = (250, 600)
PLAYED, BEGINS, KEPT, OPENED = "played", "begins", "kept", "opened"
DOINGS: Final = {
    "play": 160,
    "undo": 8,
    "redo": 5,
    "restart": 1,
    "save": 4,
    "new": 3,
    "home": 3,
    "continue": 3,
    "open": 5,
    "close": 0.3,
}


# In the program ---------------------------------------------------------------------------------------


class Journal:
    """What happened, outside of the profile; nothing of it waits in memory."""

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def note(self, what: str, told: str = "") -> None:
        os.write(self._handle, f"{time.monotonic():.6f} {what} {told}\n".encode())


class Player:
    """Does in a window what somebody might do, again and again."""

    def __init__(
        self, window: MainWindow, profile: Path, journal: Journal, dice: random.Random, *, alone: str
    ) -> None:
        """Begin at once.

        Args:
            window: the window.
            profile: its profile.
            journal: where decisions are noted.
            dice: what is done and when.
            alone: the only game that is begun; empty for all.
        """
        from PySide6.QtCore import QTimer

        self._window, self._profile, self._journal, self._dice = window, profile, journal, dice
        self._games = (alone,) if alone else GAMES
        self._pace = dice.choice((MACHINE_MS, MACHINE_MS, HUMAN_MS)) if not alone else (15, 15)
        self._heard: Session | None = None
        self._timer = QTimer(window)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do)
        self._timer.start(0)
        files = window._files
        name = "keep" if hasattr(files, "keep") else "autosave"
        real = getattr(files, name)

        def keeping(game: Any) -> Any:
            journal.note(BEGINS)
            found = real(game)
            journal.note(KEPT)
            return found

        setattr(files, name, keeping)
        opening = window.open_file

        def open_file(path: Path) -> None:
            journal.note(OPENED, Path(path).name)
            opening(path)

        window.open_file = open_file  # type: ignore[method-assign]

    def _do(self) -> None:
        self._timer.start(self._dice.randint(*self._pace))
        window, dice = self._window, self._dice
        doing = dice.choices(list(DOINGS), list(DOINGS.values()))[0]
        if window.page_name != "table" or window.table.session is None:
            doing = dice.choice(("new", "continue", "open"))
        match doing:
            case "play":
                self._decide()
            case "undo":
                window.table.conductor.undo()
            case "redo":
                window.table.conductor.redo()
            case "restart":
                window.table.conductor.restart()
            case "save":
                window.games.save()
            case "new":
                self._new()
            case "home":
                window.show_home()
            case "continue":
                window.continue_latest()
                if window.page_name != "table":
                    self._new()
            case "open":
                files = [*self._profile.glob("saves/*.ndsave"), *self._profile.glob("autosave/*.ndsave")]
                # The newest ones: there the other program is at play.
                files.sort(key=lambda file: file.stat().st_mtime if file.exists() else 0.0)
                if files:
                    window.open_file(dice.choice(files[-8:]))
            case "close":
                window.close()

    def _new(self) -> None:
        from noria_desktop.app.catalogue import kit

        game = self._dice.choice(self._games)
        self._window.start(game, kit(game).default_options(), self._dice.getrandbits(32))

    def _decide(self) -> None:
        session = self._window.table.session
        assert session is not None
        turn = session.turn
        if turn.seat is None or turn.automatic or session.awaits_program:
            return
        if session is not self._heard:
            self._heard = session
            session.listen(lambda change: self._note(session, change))
        self._window.table.board.played.emit((self._dice.choice(session.legal),))

    def _note(self, session: Session, change: Any) -> None:
        if (
            change.kind.value == "played"
            and change.entry is not None
            and change.entry.seat not in session.programs
        ):
            from noria_desktop.app.catalogue import kit

            entries = [*session.closed, *session.log[: session.cursor]]
            self._journal.note(
                PLAYED, list(keys(kit(session.rules.game_id), session.options, session.seed, entries))[-1]
            )


def keys(game: Any, options: Any, seed: int, entries: Iterable[Any]) -> Iterator[str]:
    """A name for everything up to each entry, the same in all processes."""
    from noria_desktop.app.saves.writing import _entry_line, _notation

    key = f"{game.game_id} {_notation(game, options, seed)} {seed}"
    for entry in entries:
        key = blake2b(f"{key} {_entry_line(game, entry)}".encode(), digest_size=16).hexdigest()
        yield key


def die_at_call(number: int) -> None:
    """Be killed at this call to the system of those that a write is made of."""
    left = [number]

    def deadly(real: Callable[..., Any]) -> Callable[..., Any]:
        def calling(*arguments: Any, **options: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*arguments, **options)

        return calling

    for name in ("fsync", "replace", "link"):
        setattr(os, name, deadly(getattr(os, name)))


def at_once(window: MainWindow) -> MainWindow:
    """The window, in which nobody watches the others move."""
    window._settings_file.override(bot_speed="instant", coach="off")
    window._apply_settings(window.settings)
    return window


def only_the_packages_own() -> None:
    """See that a package plays its own code, not that of the tree that this module is from.

    Raises:
        RuntimeError: it does not.
    """
    import noria_desktop

    if getattr(sys, "frozen", False) and Path(noria_desktop.__file__).is_relative_to(ROOT / "noria_desktop"):
        raise RuntimeError(f"a package plays with {noria_desktop.__file__}")


def play(profile: Path, journal: Path, seed: int, *, fatal: int, alone: str, locked: bool) -> int:
    """One evening; ends when the window is closed or the process is killed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    only_the_packages_own()
    from noria_desktop.app.command_line import WindowArguments
    from noria_desktop.app.profile import Profile, make_folders
    from noria_desktop.ui.window import application

    dice = random.Random(seed)
    if fatal >= 0:
        die_at_call(fatal)
    if locked:
        real = application._window

        def windowed(*arguments: Any, **options: Any) -> MainWindow:
            window = at_once(real(*arguments, **options))
            window.player = Player(window, profile, Journal(journal), dice, alone=alone)  # type: ignore[attr-defined]
            return window

        application._window = windowed
        return application.run(WindowArguments(profile_dir=profile))
    qt = application._application()
    folders = Profile.within(profile)
    make_folders(folders)
    window = at_once(application._window(folders, "en"))
    window.show_home()
    window.show()
    player = Player(window, profile, Journal(journal), dice, alone=alone)
    code = qt.exec()
    del player
    return code


# The judge --------------------------------------------------------------------------------------------


@define
class Profile:
    """What can be found in a profile, each file read once for each of its contents."""

    folder: Path
    _read: dict[bytes, frozenset[str]] = field(factory=dict)

    def found(self) -> tuple[set[str], list[str]]:
        """The names of all that was played, and files that cannot be read."""
        there: set[str] = set()
        bad = []
        for folder in ("saves", "autosave", "trash"):
            for file in sorted((self.folder / folder).glob("[!.]*.ndsave*")):
                known = self._keys(file)
                if known is None:
                    bad.append(file.name)
                else:
                    there |= known
        return there, bad

    def _keys(self, file: Path) -> frozenset[str] | None:
        from noria_desktop.app.record import Record, whole_line
        from noria_desktop.app.saves.envelope import read
        from noria_desktop.app.saves.errors import SaveError

        data = file.read_bytes()
        digest = blake2b(data, digest_size=16).digest()
        if digest not in self._read:
            try:
                save = read(data)
            except SaveError:
                return None
            known = Record(save.log, save.branches)
            lines = [known.line, *(whole_line(known, branch.number) for branch in known.branches)]
            setup = save.kit, save.options, save.envelope.setup.seed
            self._read[digest] = frozenset(key for line in lines for key in keys(*setup, line))
        return self._read[digest]


@define
class Verdict:
    """What a series of evenings showed."""

    evenings: int = 0
    kills: int = 0
    in_a_write: int = 0
    closed: int = 0
    """Programs that ended by themselves."""
    decisions: int = 0
    young: int = 0
    """Decisions that were less than half a second old and are not in a file."""
    most_at_once: int = 0
    """Most decisions of one program missing after a kill, of any age."""
    lost: list[str] = field(factory=list)
    slowest: float = 0.0
    """Longest time between a decision and the end of the write that has it."""
    handed_over: int = 0

    def text(self) -> str:
        """The figures in a few lines."""
        return (
            f"{self.evenings} evenings, {self.kills} kills, {self.in_a_write} of them in a write, {self.closed} closed\n"
            f"{self.decisions:,} decisions, {len(self.lost)} lost; {self.young} in hand at a kill, "
            f"at most {self.most_at_once} of a program\n"
            f"slowest write {self.slowest * 1e3:.0f} ms after its decision; {self.handed_over} second starts handed over"
        )


@frozen
class Program:
    """One running program."""

    process: subprocess.Popen[bytes]
    journal: Path
    errors: Path


def started(
    folder: Path, number: int, seed: int, more: Sequence[str], tree: Path | None, program: Path | None
) -> Program:
    """Start a program over the profile of this folder."""
    journal, errors = folder / f"journal {number}", folder / f"errors {number}"
    journal.write_text("")
    arguments = ["play", str(folder / "profile"), str(journal), str(seed), *more]
    if program is None:
        command = [sys.executable, "-m", "tests.app.two_programs", *arguments]
    else:
        command = [str(program), *WITHIN_A_PACKAGE, LINES.format(root=str(ROOT), arguments=arguments)]
    with errors.open("wb") as stream:
        process = subprocess.Popen(
            command, cwd=tree, stderr=stream, stdin=subprocess.DEVNULL, start_new_session=True
        )
    return Program(process, journal, errors)


def judge(
    evenings: int,
    seed: int = 1,
    *,
    tree: Path | None = None,
    program: Path | None = None,
    kills: int = 0,
    alone: str = "",
    locked: bool = False,
    longest: float = 3.0,
    programs: int = 2,
    sure: float = SURE_S,
) -> Verdict:
    """Let programs play and die so often; each evening goes on with what the last one left.

    Args:
        evenings: how many.
        seed: chooses what is played, and when programs are killed.
        tree: the source tree that the programs run from.
        program: the program of a package that is run instead.
        kills: if given, go on until so many programs were killed, however many evenings that takes.
        alone: the only game that is played, at the fastest pace.
        locked: start the program itself, and once more while it plays.
        longest: seconds that a program lives at most once all play.
        programs: how many at a time.
        sure: seconds after which a decision must be in a file, whether it was written or not.
    """
    dice = random.Random(seed)
    verdict = Verdict()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        profile = Profile(folder / "profile")
        for evening in itertools.count():
            if verdict.kills >= kills if kills else evening == evenings:
                break
            more = [*(["--alone", alone] if alone else []), *(["--locked"] if locked else [])]
            running = []
            for number in range(1 if locked else programs):
                # About half are killed by a call of their own that a write consists of.
                fatal = ["--fatal", str(dice.randrange(20, 400))] if dice.random() < 0.5 and not alone else []
                running.append(started(folder, number, dice.getrandbits(32), [*more, *fatal], tree, program))
            if locked:
                _start_again(folder, running[0], verdict, evening, program)
            _let_play(running, dice, longest, alone=bool(alone))
            _end(running, verdict, evening)
            _judge_one(profile, running, verdict, evening, sure)
            verdict.evenings += 1
    return verdict


def _let_play(running: list[Program], dice: random.Random, longest: float, *, alone: bool) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and not all(
        p.journal.stat().st_size > (1_000 if alone else 0) or p.process.poll() is not None for p in running
    ):
        time.sleep(0.02)
    for program in running:
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.process.wait(dice.uniform(0, longest))
        _kill(program)


def _kill(program: Program) -> None:
    """The program and whatever it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(program.process.pid, signal.SIGKILL)
    program.process.wait()


def _end(running: list[Program], verdict: Verdict, evening: int) -> None:
    for program in running:
        code = program.process.returncode
        if code == -signal.SIGKILL:
            verdict.kills += 1
            lines = program.journal.read_text().splitlines()
            marks = [line.split()[1] for line in lines if line.count(" ") >= 2]
            marks = [mark for mark in marks if mark in (BEGINS, KEPT)]
            verdict.in_a_write += marks[-1:] == [BEGINS]
        elif code == 0:
            verdict.closed += 1
        else:
            verdict.lost.append(f"evening {evening}: exit {code}: {program.errors.read_text()[-2_000:]}")
        if "Traceback" in program.errors.read_text():
            verdict.lost.append(f"evening {evening}: {program.errors.read_text()[-2_000:]}")


def _judge_one(profile: Profile, running: list[Program], verdict: Verdict, evening: int, sure: float) -> None:
    there, bad = profile.found()
    verdict.lost += [f"evening {evening}: {name} cannot be read" for name in bad]
    for program in running:
        lines = [line.split() for line in program.journal.read_text().splitlines()]
        ended = max((float(line[0]) for line in lines), default=0.0)
        last_begin, promised = 0.0, 0.0
        for moment, what, *_ in lines:
            if what == BEGINS:
                last_begin = float(moment)
            elif what == KEPT:
                promised = last_begin
        waiting: list[float] = []
        missing = 0
        for moment, what, *told in lines:
            if what == PLAYED:
                verdict.decisions += 1
                waiting.append(float(moment))
                if told[0] not in there:
                    missing += 1
                    if (
                        float(moment) < promised
                        or ended - float(moment) > sure
                        or program.process.returncode == 0
                    ):
                        verdict.lost.append(
                            f"evening {evening}: a decision {ended - float(moment):.2f} s old"
                        )
                    else:
                        verdict.young += 1
            elif what == KEPT and waiting:
                verdict.slowest = max(verdict.slowest, float(moment) - waiting[0])
                waiting = []
        verdict.most_at_once = max(verdict.most_at_once, missing)


def _start_again(folder: Path, first: Program, verdict: Verdict, evening: int, program: Path | None) -> None:
    """The command once more with a file: the second start ends, the first window opens the file."""
    profile = folder / "profile"
    until = time.monotonic() + 30
    # The first one must play by then: of two that start together, either may be the one that opens the window.
    while (
        time.monotonic() < until
        and first.process.poll() is None
        and not (first.journal.stat().st_size and list(profile.glob("autosave/*.ndsave")))
    ):
        time.sleep(0.05)
    files = sorted(profile.glob("autosave/*.ndsave"))
    if not files or first.process.poll() is not None:
        return
    start = [str(program)] if program else [sys.executable, "-m", "noria_desktop"]
    command = [*start, "--profile-dir", str(profile), str(files[0])]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    try:
        second = subprocess.run(command, env=environment, timeout=30, capture_output=True, check=False)
    except subprocess.TimeoutExpired:
        if first.process.poll() is not None:
            return  # The first was closed just then, so the second one was alone.
        verdict.lost.append(f"evening {evening}: the second start opened a window of its own")
        return
    time.sleep(1.0)
    opened = any(
        line.split()[1:] == [OPENED, files[0].name] for line in first.journal.read_text().splitlines()
    )
    if second.returncode == 0 and (opened or first.process.poll() is not None):
        verdict.handed_over += 1
    else:
        verdict.lost.append(
            f"evening {evening}: the second start ended with {second.returncode}, opened: {opened}"
        )


def main(arguments: list[str]) -> int:
    """Play, or let play and judge."""
    parser = argparse.ArgumentParser(prog="two_programs")
    parser.add_argument("--evenings", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--locked", action="store_true")
    parser.add_argument("--tree", type=Path, default=None)
    parser.add_argument(
        "--program", type=Path, default=None, help="the program of a package, to be run instead"
    )
    parser.add_argument("--kills", type=int, default=0, help="go on until so many were killed")
    parser.add_argument("--alone", default="", help="only this game, at the fastest pace")
    parser.add_argument("--programs", type=int, default=2)
    parser.add_argument("--fatal", type=int, default=-1)
    parser.add_argument("play", nargs="*", help="play PROFILE JOURNAL SEED: what each process does")
    options = parser.parse_args(arguments)
    if options.play:
        _, profile, journal, seed = options.play
        return play(
            Path(profile),
            Path(journal),
            int(seed),
            fatal=options.fatal,
            alone=options.alone,
            locked=options.locked,
        )
    verdict = judge(
        options.evenings,
        options.seed,
        tree=options.tree,
        program=options.program and options.program.resolve(),
        kills=options.kills,
        alone=options.alone,
        locked=options.locked,
        programs=options.programs,
    )
    print(verdict.text())
    for line in verdict.lost:
        print(line)
    return 1 if verdict.lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
