#!/usr/bin/env python3
"""Set Noria Desktop up and run it, or test it, from a fresh copy of the sources.

    python3 run.py [ARGUMENTS]         make ./.venv if need be, then open the program (arguments are passed on)
    python3 run.py test [ARGUMENTS]    make it ready for tests, then run every check and test
                                       (arguments are passed to pytest instead of the full suite)
    python3 run.py test GAME           all that belongs to one game: rules, players, its rooms, conformance

Needs Python 3.11 or newer and nothing else; the first start fetches PySide6, the later ones start at once.
Versions are those of constraints.txt. On Linux, system libraries that Qt needs are installed where this may be done
(root, with apt); elsewhere the command that installs them is printed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "noria-desktop.json"
OLDEST = (3, 11)
WINDOW_TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool", "import": "imagemagick"}
WINDOWLESS = {"simulate", "replay", "check", "--version", "--help", "-h"}
"""Commands of the program that need none of Qt's system libraries."""
OFFSCREEN = "not realwindow and not slow"
"""Tests that need no screen, in pytest's words."""
GAMES = ("noria", "nautilus", "solani", "scythe")
SHARED_BY_GAMES = ("tests/conformance", "tests/golden", "tests/saves")
"""Tests that play every game; each names the game it plays."""
NO_TESTS = 5
"""pytest's exit code when it found nothing to run."""


def say(text: str) -> None:
    """A line of ours between the lines of the tools."""
    print(text, flush=True)


def fail(text: str, code: int = 1) -> int:
    """A sentence on stderr."""
    print(text, file=sys.stderr, flush=True)
    return code


def newer_python() -> str | None:
    """Another Python on this machine that is new enough."""
    for minor in range(14, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    return None


def venv_python() -> Path:
    """The interpreter of the private environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def may_install() -> bool:
    """Whether system packages can be installed without asking anybody."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages; False, with apt's last lines shown, when that fails."""
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    commands = (["apt-get", "update", "-qq"], install)
    say("System packages are missing. As root, these commands are run now:")
    for command in commands:
        say(f"    {shlex.join(command)}")
    for command in commands:
        done = subprocess.run(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-10:]), file=sys.stderr)
    return done.returncode == 0


def have_venv_module() -> int:
    """See that environments can be made; Debian keeps that part of Python in a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return 0
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if may_install() and apt_install([package]):
        importlib.invalidate_caches()
        return 0
    if shutil.which("apt-get"):
        return fail(f"Python's venv module is missing. Install it with: sudo apt install {package}")
    return fail(
        "Python's venv and ensurepip modules are missing. Install them with your system's package tool."
    )


def fingerprint() -> str:
    """Changes whenever the environment has to be made anew."""
    digest = hashlib.sha256(f"{ROOT}\n{sys.version}\n".encode())
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamped() -> tuple[str, bool]:
    """What the environment was made from, and whether it has the tools for tests."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return str(stamp["made_from"]), bool(stamp["tests"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", False


def set_up(*, tests: bool) -> int:
    """Make the private environment, or bring it up to date; nothing to do is the usual case."""
    made_from, has_tests = stamped()
    wanted = fingerprint()
    if venv_python().exists() and made_from == wanted and (has_tests or not tests):
        return 0
    say("Setting up the private environment in .venv (the first time this fetches about 100 MB) ...")
    if not (venv_python().exists() and _works(venv_python())):
        code = have_venv_module()
        if code:
            return code
        if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
            return fail(
                f"The environment could not be made in {VENV}; is the folder writable and the disk not full?"
            )
    tests = tests or has_tests
    pip = [str(venv_python()), "-m", "pip", "install", "--disable-pip-version-check", "-c", "constraints.txt"]
    quiet = [] if sys.stdout.isatty() else ["-q"]
    target = ".[test]" if tests else "."
    if subprocess.run([*pip, *quiet, "-e", target], cwd=ROOT, check=False).returncode:
        return fail(
            "The packages could not be installed; pip's last lines above say why. "
            "Check the network connection and start again: what was fetched is kept."
        )
    STAMP.write_text(json.dumps({"made_from": wanted, "tests": tests}) + "\n", encoding="utf-8")
    return 0


def _works(python: Path) -> bool:
    """Whether an environment that is there can be used: a moved or half-made one cannot."""
    check = f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.run([str(python), "-c", check], check=False, stderr=subprocess.DEVNULL).returncode == 0


def system_libraries(*, x11: bool) -> int:
    """See that Qt's system libraries are there, and install them where that is allowed."""
    sys.path.insert(0, str(ROOT))
    from noria_desktop.ui.window.preflight import EXIT_NO_WINDOW, install_command, missing_packages

    missing = missing_packages(x11=x11)
    if not missing:
        return 0
    if may_install() and apt_install(sorted({package.apt for package in missing})):
        return 0
    return fail(
        f"System libraries that Qt needs are missing. Install them with: {install_command(missing)}",
        EXIT_NO_WINDOW,
    )


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


class Report:
    """Runs the checks one after the other, and remembers which failed."""

    def __init__(self) -> None:
        """Nothing has been run."""
        self.lines: list[str] = []
        self.failed = False

    def run(self, name: str, command: list[str], **extra: str) -> None:
        """Run one check from the top folder, with ``extra`` in its environment."""
        say(f"== {name}")
        env = dict(os.environ, PYTHONNOUSERSITE="1", **extra)
        if env.get("QT_QPA_PLATFORM") == "offscreen":
            env.pop("DISPLAY", None)
            env.pop("WAYLAND_DISPLAY", None)
        start = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
        seconds = time.monotonic() - start
        word = "passed" if code == 0 else "NO TEST FOUND" if code == NO_TESTS else f"FAILED ({code})"
        self.lines.append(f"{name}: {word}, {seconds:.0f} s")
        self.failed = self.failed or code != 0

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
    report = Report()
    workers = str(min(4, os.cpu_count() or 1))
    spread = ["-n", workers, "--dist", "worksteal"]
    if arguments and arguments[0] in GAMES:
        game, *rest = arguments
        report.run(
            f"tests of {game}", [*pytest, *spread, *tests_of(game), *rest], QT_QPA_PLATFORM="offscreen"
        )
        return 1 if report.failed else 0
    if arguments:
        report.run("pytest", [*pytest, *arguments])
        return 1 if report.failed else 0
    report.run("ruff check", [python, "-m", "ruff", "check", "."])
    report.run("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    report.run("mypy", [python, "-m", "mypy"])
    lint_imports = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    report.run("layers", [python, "-c", lint_imports])
    report.run("translations", [python, "tools/check_translations.py"])
    report.run("tests", [*pytest, *spread, "-m", OFFSCREEN], QT_QPA_PLATFORM="offscreen")
    # Whole games played at a person's pace: mostly waiting, so two of them at a time.
    _real_window_tests(report, [*pytest, "-n", "2", "-m", "realwindow and not slow"], lacking)
    say("\n" + "\n".join(report.lines))
    say("Something failed." if report.failed else "All passed.")
    return 1 if report.failed else 0


def _real_window_tests(report: Report, command: list[str], lacking: list[str]) -> None:
    """Run the tests that drive a window from outside, on an X server of their own."""
    name = "tests in a real window"
    if sys.platform != "linux" or lacking:
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
            return
        report.run(name, command, DISPLAY=f":{number}", QT_QPA_PLATFORM="xcb")
    finally:
        server.terminate()
        server.wait()


def main(arguments: list[str]) -> int:
    """Open the program or test it; the exit code."""
    if sys.version_info < OLDEST:
        other = newer_python()
        if other is None:
            return fail(f"Noria Desktop needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
        return subprocess.run([other, str(Path(__file__).resolve()), *arguments], check=False).returncode
    if arguments[:1] == ["test"]:
        return run_tests(arguments[1:])
    return open_program(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
