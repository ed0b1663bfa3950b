"""The private environment in .venv: made once, brought up to date when the list of packages changes.

Nothing of it depends on where the folder lies, so a copied or moved one starts as it is. Packages are fetched only where
one is missing or too old; without a network the program starts with what is there.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import qt_support
from setup_words import words

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = VENV / "noria-desktop.json"
LINK = "noria_desktop.pth"
"""Lets the environment's Python find the sources."""
OLD_LINK = "_editable_impl_noria_desktop.pth"
"""What earlier versions left for that: it named the folder in full, and would lead back to it after a copy."""
NEEDED = "import PySide6.QtWidgets, attrs, cattrs"
"""What the program cannot start without."""


def say(text: str) -> None:
    """A line of ours between the lines of the tools."""
    print(text, flush=True)


def fail(text: str, code: int = 1) -> int:
    """A sentence on stderr."""
    print(text, file=sys.stderr, flush=True)
    return code


def venv_python() -> Path:
    """The interpreter of the private environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def packages(*, tests: bool) -> list[str]:
    """What pip is asked for, as pyproject.toml says it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    return [*project["dependencies"], *(project["optional-dependencies"]["test"] if tests else ())]


def fingerprint() -> str:
    """Changes whenever other packages are needed."""
    digest = hashlib.sha256("\n".join(packages(tests=True)).encode())
    digest.update((ROOT / "constraints.txt").read_bytes())
    return digest.hexdigest()


def stamped() -> tuple[str, bool, bool]:
    """What the environment was made from, whether it has the tools for tests, and whether Qt's support is unpacked."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return str(stamp["made_from"]), bool(stamp["tests"]), bool(stamp.get("unpacked"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return "", False, False


def is_ready(*, tests: bool) -> bool:
    """Whether nothing is to be done, told without starting anything."""
    made_from, has_tests, is_unpacked = stamped()
    return _is_alive() and made_from == fingerprint() and (has_tests or not tests) and is_unpacked


def set_up(*, tests: bool) -> int:
    """Make the private environment, or bring it up to date; nothing to do is the usual case.

    Two starts at the same time wait for each other.
    """
    if is_ready(tests=tests):
        return 0
    with _alone():
        return 0 if is_ready(tests=tests) else _make(tests=tests)


def _make(*, tests: bool) -> int:
    """Do what is lacking."""
    wanted, has_tests = fingerprint(), stamped()[1]
    tests = tests or has_tests
    if not _works() and not _revived():
        say(words("making"))
        code = _have_venv_module() or _new_venv()
        if code:
            return code
    _link_sources()
    if stamped()[0] != wanted or tests != has_tests:
        pip = [
            str(venv_python()),
            "-m",
            "pip",
            "install",
            "--disable-pip-version-check",
            "-c",
            "constraints.txt",
        ]
        quiet = [] if sys.stdout.isatty() else ["-q"]
        if subprocess.run([*pip, *quiet, *packages(tests=tests)], cwd=ROOT, check=False).returncode:
            if not tests and _works(NEEDED):
                say(words("not renewed"))
                return 0
            return fail(words("no packages"))
    qt_support.unpack(venv_python())
    stamp = {"made_from": wanted, "tests": tests, "unpacked": True}
    STAMP.write_text(json.dumps(stamp) + "\n", encoding="utf-8")
    return 0


def _new_venv() -> int:
    """An environment with nothing in it but pip."""
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        return fail(words("no environment", folder=VENV))
    return 0


def _is_alive() -> bool:
    """Whether the environment's Python is still where it was made from."""
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return False
    home = next((line.partition("=")[2].strip() for line in lines if line.startswith("home")), "")
    return venv_python().exists() and Path(home).is_dir()


def _works(what: str = "import pip") -> bool:
    """Whether the environment can be used: one that is half made cannot."""
    try:
        done = subprocess.run([str(venv_python()), "-c", what], check=False, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0


def _revived() -> bool:
    """Give an environment whose Python has gone this one instead; its packages stay, if they are for the same Python."""
    if not _site().is_dir():
        return False
    for old in venv_python().parent.glob("python*"):
        old.unlink()
    make = [sys.executable, "-m", "venv", "--without-pip", str(VENV)]
    return subprocess.run(make, check=False, stderr=subprocess.DEVNULL).returncode == 0 and _works()


def _site() -> Path:
    """Where an environment of this Python keeps its packages."""
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    return VENV / "Lib" / "site-packages" if os.name == "nt" else VENV / "lib" / version / "site-packages"


def _link_sources() -> None:
    """Let the environment's Python find the sources beside it, wherever the folder may be moved together with it."""
    for site in (*VENV.glob("lib/python3*/site-packages"), *VENV.glob("Lib/site-packages")):
        (site / LINK).write_text(os.path.relpath(ROOT, site) + "\n", encoding="utf-8")
        (site / OLD_LINK).unlink(missing_ok=True)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One set-up at a time; where a lock cannot be had, none is needed to go on."""
    try:
        file = (ROOT / ".venv.lock").open("a")
    except OSError:
        yield
        return
    with file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# System packages ----------------------------------------------------------------------------------------------------


def may_install() -> bool:
    """Whether system packages can be installed without asking anybody."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages; False, with apt's last lines shown, when that fails."""
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    commands = (["apt-get", "update", "-qq"], install)
    say(words("as root"))
    for command in commands:
        say(f"    {shlex.join(command)}")
    for command in commands:
        done = subprocess.run(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-10:]), file=sys.stderr)
    return done.returncode == 0


def _have_venv_module() -> int:
    """See that environments can be made; Debian keeps that part of Python in a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return 0
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if may_install() and apt_install([package]):
        importlib.invalidate_caches()
        return 0
    if shutil.which("apt-get"):
        return fail(words("no venv", command=f"sudo apt install {package}"))
    return fail(words("no venv, no apt"))


def system_libraries(*, x11: bool) -> int:
    """See that Qt's system libraries are there, and install them where that is allowed."""
    sys.path.insert(0, str(ROOT))
    from noria_desktop.ui.window.preflight import EXIT_NO_WINDOW, install_command, missing_packages

    missing = missing_packages(x11=x11)
    if not missing:
        return 0
    if may_install() and apt_install(sorted({package.apt for package in missing})):
        return 0
    return fail(words("no libraries", command=install_command(missing)), EXIT_NO_WINDOW)
