"""The steps of ``run.py``: open the program, or run every check and test."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from environment import ROOT, apt_install, may_install, say, set_up, system_libraries, venv_python

WINDOW_TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool", "import": "imagemagick"}
WINDOWLESS = {"simulate", "ladder", "examine", "replay", "check", "--version", "--help", "-h"}
"""Commands of the program that need none of Qt's system libraries."""
OFFSCREEN = "not realwindow and not slow"
"""Tests that need no screen, in pytest's words."""
WINDOW_TESTS = ("tests/realwindow", "tests/project/test_real_start.py", "-m", "realwindow and not slow")
"""Whole games played at a person's pace, and what else is looked at in a real window."""
WINDOWS = "3"
"""Games that are played in real windows at once: of its time each spends most on waiting."""
GAMES = ("noria", "nautilus", "solani", "scythe")
SHARED_BY_GAMES = ("tests/conformance", "tests/golden", "tests/saves")
"""Tests that play every game; each names the game it plays."""
KERNEL_TESTS = (
    "tests/bots/test_kernels.py",
    "tests/bots/nautilus",
    "tests/bots/solani",
    "tests/bots/noria",
    "tests/bots/scythe",
)
"""Tests of what can be compiled."""
NO_TESTS = 5
"""pytest's exit code when it found nothing to run."""


def open_program(arguments: list[str]) -> int:
    """Set up and start the program; its exit code."""
    code = set_up(tests=False)
    if not code and not WINDOWLESS.intersection(arguments[:1]):
        code = system_libraries(x11=_wants_x11())
    if code:
        return code
    command = [str(venv_python()), "-m", "noria_desktop", *arguments]
    env = dict(os.environ, PYTHONNOUSERSITE="1")
    if os.name != "nt":
        os.execve(command[0], command, env)
    return subprocess.run(command, env=env, check=False).returncode


def _wants_x11() -> bool:
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") or (not platform and not os.environ.get("WAYLAND_DISPLAY"))


class Beside:
    """A check that runs beside others."""

    passed = False
    """Whether it did, once it has ended."""


class Report:
    """Runs the checks, and remembers which failed."""

    def __init__(self, bytecode: Path | None = None) -> None:
        """Nothing has been run.

        Args:
            bytecode: where what is compiled of the sources is kept, for somebody who wants none beside them: the program is
                started a hundred times, and would be compiled as often.
        """
        self.lines: list[str] = []
        self.failed = False
        self._bytecode = bytecode

    def run(self, name: str, command: list[str], cwd: Path | str = ROOT, **extra: str) -> bool:
        """Run one check from the top folder or another, with ``extra`` in its environment; whether it passed."""
        say(f"== {name}")
        start = time.monotonic()
        code = subprocess.run(command, cwd=cwd, env=self._env(extra), check=False).returncode
        return self._ended(name, code, start)

    @contextmanager
    def beside(self, name: str, command: list[str], **extra: str) -> Iterator[Beside]:
        """Run one check beside those of the ``with`` block, after which its end is waited for and its output is shown."""
        check = Beside()
        say(f"== {name}: begun, shown when it has ended")
        start = time.monotonic()
        with tempfile.TemporaryFile() as told:
            process = subprocess.Popen(
                command, cwd=ROOT, env=self._env(extra), stdout=told, stderr=subprocess.STDOUT
            )
            try:
                yield check
                code = process.wait()
            except BaseException:  # also Ctrl+C: nothing is left behind
                process.terminate()
                process.wait()
                raise
            told.seek(0)
            say(f"== {name}")
            sys.stdout.buffer.write(told.read())
            sys.stdout.flush()
            check.passed = self._ended(name, code, start)

    def _env(self, extra: dict[str, str]) -> dict[str, str]:
        env = dict(os.environ, PYTHONNOUSERSITE="1", **extra)
        if self._bytecode is not None:
            env.pop("PYTHONDONTWRITEBYTECODE", None)
            env["PYTHONPYCACHEPREFIX"] = str(self._bytecode)
        if env.get("QT_QPA_PLATFORM") == "offscreen":
            env.pop("DISPLAY", None)
            env.pop("WAYLAND_DISPLAY", None)
        return env

    def _ended(self, name: str, code: int, start: float) -> bool:
        word = "passed" if code == 0 else "NO TEST FOUND" if code == NO_TESTS else f"FAILED ({code})"
        self.lines.append(f"{name}: {word}, {time.monotonic() - start:.0f} s")
        self.failed = self.failed or code != 0
        return code == 0

    def skip(self, name: str, why: str) -> None:
        """Say that a check could not be run here."""
        self.lines.append(f"{name}: not run, {why}")


def window_tests_lack() -> list[str]:
    """The system packages that tests in a real window still need, after installing what may be installed."""
    if sys.platform != "linux":
        return []
    sys.path.insert(0, str(ROOT))
    from noria_desktop.ui.window.preflight import missing_packages

    lacking = {package for tool, package in WINDOW_TOOLS.items() if not shutil.which(tool)}
    lacking |= {package.apt for package in missing_packages(x11=True)}
    return [] if not lacking or (may_install() and apt_install(sorted(lacking))) else sorted(lacking)


def tests_of(game: str) -> list[str]:
    """What pytest is told to run all that belongs to one game."""
    rooms = [f"tests/{room}/{game}" for room in ("games", "bots", "ui")]
    return [*rooms, *SHARED_BY_GAMES, "-k", game, "-m", OFFSCREEN]


def run_tests(arguments: list[str]) -> int:
    """Set up for tests and run everything, or pytest with the given arguments."""
    code = set_up(tests=True)
    lacking = window_tests_lack() if not code and not arguments else []
    code = code or system_libraries(x11=False)
    if code:
        return code
    python = str(venv_python())
    pytest = [python, "-m", "pytest"]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        report = Report(Path(folder) if os.environ.get("PYTHONDONTWRITEBYTECODE") else None)
        workers = str(min(4, os.cpu_count() or 1))
        spread = ["-n", workers, "--dist", "worksteal"]
        if arguments and arguments[0] in GAMES:
            game, *rest = arguments
            report.run(
                f"tests of {game}", [*pytest, *spread, *tests_of(game), *rest], QT_QPA_PLATFORM="offscreen"
            )
        elif arguments:
            report.run("pytest", [*pytest, *arguments])
        else:
            with _real_window_tests(report, [*pytest, "-n", WINDOWS, *WINDOW_TESTS], lacking):
                _everything_else(report, python, spread)
            say("\n" + "\n".join(report.lines))
            say("Something failed." if report.failed else "All passed.")
    return 1 if report.failed else 0


def _everything_else(report: Report, python: str, spread: list[str]) -> None:
    """All checks, and the tests that need no screen.

    They stand back behind the windows that are played beside them: whoever plays there at a person's pace mostly waits,
    but gives up when nothing answers.
    """
    patient = ["nice", "-n", "10"] if shutil.which("nice") else []
    run = [*patient, python]
    report.run("ruff check", [*run, "-m", "ruff", "check", "."])
    report.run("ruff format", [*run, "-m", "ruff", "format", "--check", "."])
    lint_imports = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    report.run("layers", [*run, "-c", lint_imports])
    # What keeps one core busy runs beside the tests, which keep all of them: alone it leaves the others idle.
    with report.beside("mypy", [*run, "-m", "mypy"]), _compiled_kernels(report, run, spread):
        report.run("tests", [*run, "-m", "pytest", *spread, "-m", OFFSCREEN], QT_QPA_PLATFORM="offscreen")


@contextmanager
def _compiled_kernels(report: Report, run: list[str], spread: list[str]) -> Iterator[None]:
    """Compile the searching players' kernels once, beside what the block does, and then run their tests on them."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        yield
        report.skip("compiled kernels", "they need a C compiler")
        return
    with tempfile.TemporaryDirectory() as folder:
        compile_them = [*run, "tools/compile_kernels.py", folder, "--quick"]
        with report.beside("compiled kernels", compile_them) as compiling:
            yield
        if compiling.passed:
            tests = [*run, "-m", "pytest", "-p", "no:cacheprovider", *spread, *KERNEL_TESTS]
            report.run("tests of compiled kernels", tests, cwd=folder, KERNELS="compiled")


@contextmanager
def _real_window_tests(report: Report, command: list[str], lacking: list[str]) -> Iterator[None]:
    """Run the tests that drive a window from outside, on an X server of their own, beside what the block does."""
    name = "tests in a real window"
    if sys.platform != "linux" or lacking:
        yield
        report.skip(name, f"they need: {' '.join(lacking)}" if lacking else "they need an X server")
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            report.run(name, [sys.executable, "-c", "raise SystemExit('Xvfb did not start')"])
            yield
            return
        with report.beside(name, command, DISPLAY=f":{number}", QT_QPA_PLATFORM="xcb"):
            yield
    finally:
        server.terminate()
        server.wait()


def main(arguments: list[str]) -> int:
    """Open the program or test it; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark instead of an exception.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return run_tests(arguments[1:]) if arguments[:1] == ["test"] else open_program(arguments)
