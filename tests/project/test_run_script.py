"""`python3 run.py` makes an environment once, says plainly what it cannot do, and is fast afterwards, also offline."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest
import setup_words
import shiboken6

from noria_desktop.app.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[2]


def loaded(path: str) -> ModuleType:
    """A script as a module of this test's own."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run() -> ModuleType:
    """run.py itself, which any Python reads."""
    return loaded("run.py")


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What makes the environment, with a folder of this test's own."""
    module = loaded("tools/environment.py")
    root = tmp_path / "a folder with ノーリア"
    root.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, root)
    monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setattr(module, "VENV", root / ".venv")
    monkeypatch.setattr(module, "STAMP", root / ".venv" / "stamp.json")
    monkeypatch.setattr(module, "may_install", lambda: False)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return module


@pytest.fixture
def steps(env: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What is done once the environment is there."""
    monkeypatch.setitem(sys.modules, "environment", env)
    return loaded("tools/run_steps.py")


def made(env: ModuleType, *, tests: bool, home: Path | None = None) -> None:
    """Leave what a finished set-up leaves."""
    python = env.venv_python()
    python.parent.mkdir(parents=True)
    python.touch()
    (env.VENV / "pyvenv.cfg").write_text(f"home = {home or Path(sys.executable).parent}\n", encoding="utf-8")
    stamp = {"made_from": env.fingerprint(), "tests": tests, "unpacked": True}
    env.STAMP.write_text(json.dumps(stamp))


def real_venv(env: ModuleType) -> Path:
    """An environment with a pip that can do nothing; where it keeps its packages."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(env.VENV)], check=True)
    (site,) = env.VENV.glob("lib/python3*/site-packages")
    assert isinstance(site, Path)
    (site / "pip.py").touch()
    (site / "kept.py").write_text("print('still there')\n")
    return site


def test_second_start_does_nothing(env: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made(env, tests=False)
    monkeypatch.setattr(env.subprocess, "run", lambda *_a, **_k: pytest.fail("something was started"))
    assert env.set_up(tests=False) == 0


def test_environment_for_playing_is_not_enough_for_tests(env: ModuleType) -> None:
    made(env, tests=False)
    assert env.is_ready(tests=False)
    assert not env.is_ready(tests=True)


def test_only_another_list_of_packages_asks_for_a_new_set_up(env: ModuleType) -> None:
    made(env, tests=False)
    project = env.ROOT / "pyproject.toml"
    words = project.read_text(encoding="utf-8")
    project.write_text(words.replace("line-length = 110", "line-length = 100"), encoding="utf-8")
    assert env.is_ready(tests=False)
    project.write_text(words.replace('"attrs>=24.2', '"attrs>=25.1'), encoding="utf-8")
    assert not env.is_ready(tests=False)


@pytest.mark.skipif(os.name == "nt", reason="the environment lies otherwise there")
def test_a_moved_folder_finds_its_sources_again_without_anything_being_done(
    env: ModuleType, tmp_path: Path
) -> None:
    real_venv(env)
    env._link_sources()
    (env.ROOT / "noria_desktop.py").write_text("print('found')\n")
    moved = tmp_path / "elsewhere"
    env.ROOT.rename(moved)
    python = str(moved / ".venv" / "bin" / "python")
    done = subprocess.run(
        [python, "-c", "import noria_desktop"], capture_output=True, text=True, check=True, cwd="/"
    )
    assert done.stdout == "found\n"


@pytest.mark.skipif(os.name == "nt", reason="the environment lies otherwise there")
def test_what_earlier_versions_left_does_not_lead_a_copy_back_to_where_it_came_from(env: ModuleType) -> None:
    site = real_venv(env)
    old = site / "_editable_impl_noria_desktop.pth"
    old.write_text("/where/it/came/from\n")
    env._link_sources()
    assert not old.exists()


@pytest.mark.skipif(os.name == "nt", reason="the environment lies otherwise there")
def test_an_environment_whose_python_has_gone_keeps_its_packages(env: ModuleType) -> None:
    """A patch update of Python moves it; nothing needs to be fetched again."""
    real_venv(env)
    for link in (env.VENV / "bin").glob("python*"):
        link.unlink()
    env.venv_python().symlink_to("/nowhere/bin/python3.11")
    assert not env._is_alive()
    assert env._revived()
    done = subprocess.run(
        [str(env.venv_python()), "-c", "import kept"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "still there\n"


def failing_pip(env: ModuleType, monkeypatch: pytest.MonkeyPatch, *, has_packages: bool) -> list[list[str]]:
    """No network: pip fails; whether the program's packages are there is told."""
    asked: list[list[str]] = []

    def pretend(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        code = 1 if "install" in command else int(env.NEEDED in command and not has_packages)
        return subprocess.CompletedProcess(command, code, "")

    monkeypatch.setattr(env.subprocess, "run", pretend)
    return asked


def test_without_a_network_the_program_starts_with_the_packages_that_are_there(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made(env, tests=False)
    env.STAMP.write_text(json.dumps({"made_from": "something older", "tests": False}))
    failing_pip(env, monkeypatch, has_packages=True)
    assert env.set_up(tests=False) == 0
    assert "starts with those that are there" in capsys.readouterr().out
    assert not env.is_ready(tests=False)  # tried again the next time


def test_without_a_network_and_without_packages_the_remedy_is_said(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made(env, tests=False)
    env.STAMP.unlink()
    failing_pip(env, monkeypatch, has_packages=False)
    assert env.set_up(tests=False) == 1
    assert "Check the network connection" in capsys.readouterr().err


def test_pip_is_asked_for_packages_only_so_that_nothing_is_built(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(env, tests=False)
    env.STAMP.unlink()
    asked = failing_pip(env, monkeypatch, has_packages=True)
    env.set_up(tests=True)
    (pip,) = (command for command in asked if "install" in command)
    assert "-e" not in pip
    assert "." not in pip
    assert any(name.startswith("pytest>") for name in pip)


def test_two_starts_at_once_make_one_environment(env: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    makers: list[str] = []
    begun, done = threading.Event(), threading.Event()

    def make(*, tests: bool) -> int:
        makers.append("made")
        begun.set()
        assert done.wait(20)
        made(env, tests=tests)
        return 0

    monkeypatch.setattr(env, "_make", make)
    codes: list[int] = []
    both = [threading.Thread(target=lambda: codes.append(env.set_up(tests=False))) for _ in range(2)]
    both[0].start()
    assert begun.wait(20)
    both[1].start()
    done.set()
    for one in both:
        one.join(20)
    assert codes == [0, 0]
    assert makers == ["made"]


@pytest.mark.parametrize("stamp", ["", "[]", "{}", '{"made_from": 1}', "\x00"])
def test_broken_stamp_means_not_made(env: ModuleType, stamp: str) -> None:
    made(env, tests=True)
    env.STAMP.write_text(stamp)
    assert env.stamped() == ("", False, False)


def test_what_qt_compiles_at_every_start_is_compiled_once(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An environment of before this was done gets it too, and nothing is fetched for it."""
    made(env, tests=False)
    env.STAMP.write_text(json.dumps({"made_from": env.fingerprint(), "tests": False}))
    site = tmp_path / "site"
    shutil.copytree(
        Path(shiboken6.__file__).parent, site / "shiboken6", ignore=shutil.ignore_patterns("files.dir")
    )
    monkeypatch.setenv("PYTHONPATH", str(site))
    # Who runs these tests may have what is compiled kept elsewhere.
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "elsewhere"))
    monkeypatch.setattr(env, "venv_python", lambda: Path(sys.executable))
    assert env.set_up(tests=False) == 0
    assert env.is_ready(tests=False)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    show = "import PySide6.QtCore, sys; print(sys.modules['shibokensupport.signature.loader'].__cached__)"
    told = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    kept = Path(told.stdout.strip())
    assert kept.is_relative_to(site)
    assert kept.exists()


def test_what_cannot_be_unpacked_stops_nobody(env: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made(env, tests=False)
    env.STAMP.write_text(json.dumps({"made_from": env.fingerprint(), "tests": False}))
    monkeypatch.setattr(env, "_works", lambda *_: True)
    monkeypatch.setattr(env.subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1))
    assert env.set_up(tests=False) == 0


def test_missing_venv_module_is_said_with_its_remedy(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(env.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(env.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    assert env._have_venv_module() == 1
    assert "sudo apt install python3." in capsys.readouterr().err


def test_who_has_a_japanese_system_reads_the_set_up_in_japanese(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    monkeypatch.setattr(env.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(env.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    assert env.set_up(tests=False) == 1
    told = capsys.readouterr()
    assert told.out == "専用の環境を .venv に用意しています（初回は約 100 MB を取得します）…\n"
    assert told.err.startswith(
        "Pythonの venv モジュールがありません。次のコマンドで入れてください：sudo apt install python3."
    )


def test_each_sentence_of_the_set_up_has_the_same_parts_in_both_languages() -> None:
    for english, japanese in setup_words.WORDS.values():
        parts = [{part for _, part, _, _ in Formatter().parse(text) if part} for text in (english, japanese)]
        assert parts[0] == parts[1]
        assert english.isascii()
        assert not japanese.isascii()


def test_a_terminal_that_has_no_japanese_signs_ends_no_set_up() -> None:
    """With the signs that it lacks as question marks."""
    tools = str(ROOT / "tools")
    lines = (
        f"import sys; sys.path.insert(0, {tools!r}); import run_steps, setup_words; "
        "run_steps.open_program = lambda _: print(setup_words.words('making')) or 0; sys.exit(run_steps.main([]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", lines],
        env={**os.environ, "LC_ALL": "ja_JP.UTF-8", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ".venv" in told.stdout
    assert "?" in told.stdout


def test_old_python_is_said(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST", (9, 0))
    monkeypatch.setattr(run, "newer_python", lambda: None)
    assert run.main([]) == 1
    assert "needs Python 9.0 or newer" in capsys.readouterr().err


NEW_WORDS = (
    ast.JoinedStr,
    ast.AnnAssign,
    ast.Starred,
    ast.NamedExpr,
    ast.AsyncFunctionDef,
    ast.Nonlocal,
    ast.Match,
)


def test_any_python_can_read_the_script_and_say_that_it_is_too_old() -> None:
    """2.7 and 3.6 met a syntax error once."""
    source = (ROOT / "run.py").read_bytes()
    tree = ast.parse(source.decode("ascii"), feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, NEW_WORDS)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not any(one.annotation for one in node.args.args)
            assert not node.args.kwonlyargs
        if isinstance(node, ast.ImportFrom):
            assert (node.module, [one.name for one in node.names]) == ("__future__", ["print_function"])


@pytest.mark.skipif(os.name == "nt", reason="commands are found otherwise there")
def test_a_python_that_does_not_work_is_passed_over(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version manager leaves commands behind that only say that they lead nowhere."""
    for name, words in (("python3.14", "exit 127"), ("python3.13", f'exec "{sys.executable}" "$@"')):
        command = tmp_path / name
        command.write_text(f"#!/bin/sh\n{words}\n")
        command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run.newer_python() == ["python3.13"]


def test_constraints_are_bare_versions_of_all_that_is_needed() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split("\n")[:-1]
    assert all(line.count("==") == 1 and "/" not in line and " " not in line for line in lines)
    names = {line.partition("==")[0].lower().replace("_", "-") for line in lines}
    assert {"pyside6-essentials", "attrs", "cattrs", "pytest", "ruff", "mypy"} <= names


def test_what_is_run_as_root_is_printed_first(
    env: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command, word for word, before the first of them runs."""
    printed_before: list[str] = []
    ran: list[str] = []

    def pretend(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        printed_before.append(capsys.readouterr().out)
        ran.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(env.subprocess, "run", pretend)
    assert env.apt_install(["libegl1", "libxcb-cursor0"])
    assert ran == [
        "apt-get update -qq",
        "apt-get install -y -qq --no-install-recommends libegl1 libxcb-cursor0",
    ]
    assert [line.strip() for line in printed_before[0].splitlines()[1:]] == ran
    assert "root" in printed_before[0]


def test_a_game_by_its_name_runs_all_that_belongs_to_it(
    env: ModuleType, steps: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(env, tests=True)
    commands: list[list[str]] = []
    monkeypatch.setattr(steps.Report, "run", lambda _self, _name, command, **_: commands.append(command))
    monkeypatch.setattr(steps, "system_libraries", lambda **_: 0)
    assert steps.run_tests(["solani", "-x"]) == 0
    (command,) = commands
    assert {"tests/games/solani", "tests/bots/solani", "tests/ui/solani", "tests/conformance"} <= set(command)
    assert command[-1] == "-x"


def test_every_game_can_be_tested_by_its_name(steps: ModuleType) -> None:
    assert game_ids() == steps.GAMES
    for game in steps.GAMES:
        assert all((ROOT / room).is_dir() for room in steps.tests_of(game) if room.startswith("tests/"))


def test_a_check_beside_others_is_waited_for_and_told_as_a_whole(
    steps: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    report = steps.Report()
    with report.beside("window", [sys.executable, "-c", "print('outside'); raise SystemExit(3)"]) as window:
        report.run("rules", [sys.executable, "-c", "print('inside')"])
    assert not window.passed
    told = capfd.readouterr().out
    assert told.index("inside") < told.index("outside")
    assert report.failed
    assert [line.split(",")[0] for line in report.lines] == ["rules: passed", "window: FAILED (3)"]


@pytest.mark.parametrize("compiles", [True, False])
def test_what_keeps_one_core_busy_runs_beside_the_tests_that_keep_all(
    steps: ModuleType, monkeypatch: pytest.MonkeyPatch, compiles: bool
) -> None:
    """Types were checked and kernels compiled while nothing else ran: a core was idle for a minute."""
    order: list[str] = []

    @contextmanager
    def beside(_self: object, name: str, _command: list[str], **_: str) -> Iterator[object]:
        order.append(f"{name} begins")
        check = steps.Beside()
        yield check
        check.passed = compiles
        order.append(f"{name} has ended")

    monkeypatch.setattr(steps.Report, "beside", beside)
    monkeypatch.setattr(steps.Report, "run", lambda _self, name, *_, **__: order.append(name))
    monkeypatch.setattr(steps.shutil, "which", lambda name: name)
    steps._everything_else(steps.Report(), sys.executable, [])
    assert order == [
        *("ruff check", "ruff format", "layers"),
        *("mypy begins", "compiled kernels begins", "tests", "compiled kernels has ended"),
        *(["tests of compiled kernels"] if compiles else []),
        "mypy has ended",
    ]


def test_who_wants_nothing_compiled_beside_the_sources_has_it_compiled_once_elsewhere(
    steps: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "rulebook.py").write_text("", encoding="utf-8")
    kept = tmp_path / "kept"
    assert steps.Report(kept).run("import", [sys.executable, "-c", "import rulebook"], cwd=tmp_path)
    assert list(kept.rglob("rulebook.*.pyc"))
    assert not (tmp_path / "__pycache__").exists()


def test_every_test_in_a_real_window_is_among_those_that_are_run_in_one(steps: ModuleType) -> None:
    rooms = [ROOT / room for room in steps.WINDOW_TESTS if room.startswith("tests/")]
    marked = [
        path for path in (ROOT / "tests").rglob("test_*.py") if "mark.realwindow" in path.read_text("utf-8")
    ]
    marked.remove(Path(__file__))
    assert marked
    assert [path for path in marked if not any(path.is_relative_to(room) for room in rooms)] == []
