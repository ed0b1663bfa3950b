"""Players of other packages: the example of PLAYERS.md built, installed and played, and what becomes of bad ones."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app import installed, players
from noria_desktop.app.cli import run
from noria_desktop.app.installed import BrokenPlayer, Guest, UnfairPlayer
from noria_desktop.app.lab.crew import CrewLost
from noria_desktop.app.lab.examine import Fault, examine
from noria_desktop.app.lab.match import Match
from noria_desktop.app.lab.processes import Processes
from noria_desktop.app.players import UnknownPlayer
from noria_desktop.app.thinking import Question, think
from noria_desktop.bots.policy import RandomPlayer, never
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.rules import RULES
from tests.app.lab import guests

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "PLAYERS.md").read_text(encoding="utf-8")


# The example of the documentation ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment in which this program and the example's package are installed."""
    folder = tmp_path_factory.mktemp("environment")
    (toml,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    module, _ = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    source = folder / "source"
    source.mkdir()
    (source / "pyproject.toml").write_text(toml, encoding="utf-8")
    (source / "nearsighted.py").write_text(module, encoding="utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    venv.create(folder / "env", with_pip=False)
    (site,) = (folder / "env").glob("[Ll]ib/**/site-packages")
    # What pip would do with a pure wheel; the program and what it needs are those of this environment.
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(site)
    here = [str(ROOT), *(path for path in sys.path if path.endswith("site-packages"))]
    (site / "program.pth").write_text("\n".join(here) + "\n", encoding="utf-8")
    return folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def said(environment: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(environment), "-m", "noria_desktop", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=environment.parent)


def test_the_example_is_some_forty_lines() -> None:
    module, _ = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(module.splitlines()) <= 45


def test_the_example_plays_and_beats_chance(environment: Path) -> None:
    players = ("--players", "nearsighted,random", "--pairs", "--games", "4", "--jobs", "2", "--jsonl")
    done = said(environment, "simulate", "solani", *players)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["players"][line["winner"]] for line in lines] == ["nearsighted"] * 4
    assert {"one action ahead", "chance"} == {one for line in lines for one in line["effort"]}


def test_the_example_is_as_it_should_be(environment: Path) -> None:
    done = said(environment, "examine", "solani", "nearsighted", "--games", "1", "--seconds", "60")
    assert (done.returncode, done.stderr) == (0, "")
    assert "nearsighted plays solani as it should" in done.stdout


def test_it_is_among_the_names_that_are_told(environment: Path) -> None:
    done = said(environment, "simulate", "solani", "--players", "farsighted")
    assert done.returncode == 2
    assert "nearsighted" in done.stderr
    assert "nearsighted" not in said(environment, "simulate", "noria", "--players", "farsighted").stderr


# Good and bad guests ------------------------------------------------------------------------------------


@pytest.fixture
def installing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Makes players of ``tests.app.lab.guests`` installed ones of Noria, also in processes that are started."""
    folder = tmp_path / "guests-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")

    def install(**named: str) -> None:
        points = "\n".join(f"{name.replace('_', '-')} = {value}" for name, value in named.items())
        (folder / "entry_points.txt").write_text(f"[{installed.GROUP}noria]\n{points}\n")

    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    return install


def view_of_noria() -> tuple[Any, tuple[Any, ...]]:
    from noria_desktop.app.catalogue import kit

    state = RULES.setup(kit("noria").default_options(), 1).state
    while RULES.turn(state).automatic or len(RULES.legal_actions(state)) < 2:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    return RULES.observe(state, HUMAN), RULES.legal_actions(state)


def test_ours_cannot_be_replaced_and_odd_names_are_passed_over(installing: Callable[..., None]) -> None:
    installing(
        random="tests.app.lab.guests:Fair", fair="tests.app.lab.guests:Fair", Odd="x:y", **{"1st": "x:y"}
    )
    assert isinstance(players.player("noria", "random"), RandomPlayer)
    assert players.player_names("noria")[-1] == "fair"
    assert installed.names("noria") == ("fair", "random")
    assert installed.names("solani") == ()
    with pytest.raises(UnknownPlayer):
        players.player("noria", "Odd")


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_module:Fair", "ModuleNotFoundError"),
        ("tests.app.lab.guests:Nobody", "AttributeError"),
        ("tests.app.lab.guests:Crooked", "ZeroDivisionError"),
        ("tests.app.lab.guests:Dumb", "nothing that can choose"),
    ],
)
def test_a_player_that_cannot_be_made_is_told_in_one_sentence(
    installing: Callable[..., None], capsys: pytest.CaptureFixture[str], value: str, why: str
) -> None:
    installing(broken=value)
    with pytest.raises(BrokenPlayer):
        players.player("noria", "broken")
    for command in (["simulate", "noria", "--players"], ["examine", "noria"]):
        assert run([*command, "broken", "--lang", "en"], lambda _: 9, lambda _: 9) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert why in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("kind", [guests.Cheat, guests.Mute])
def test_an_installed_player_is_held_to_the_legal_actions(kind: type) -> None:
    view, legal = view_of_noria()
    with pytest.raises(UnfairPlayer):
        Guest("one", kind()).choose(view, legal, Rng(1))


def test_at_the_table_a_player_is_told_how_long_it_may_think(installing: Callable[..., None]) -> None:
    installing(patient="tests.app.lab.guests:Patient", fair="tests.app.lab.guests:Fair")
    view, legal = view_of_noria()
    hurried, _ = think(Question("noria", "patient", view, legal, Rng(1), 0.5), never)
    assert hurried.action == legal[-1]
    assert think(Question("noria", "patient", view, legal, Rng(1), None), never)[0].action == legal[0]
    assert think(Question("noria", "fair", view, legal, Rng(1), 0.5), never)[0].action == legal[0]


def test_a_game_that_takes_everybody_down_is_given_up(installing: Callable[..., None]) -> None:
    installing(deadly="tests.app.lab.guests:Deadly")
    from noria_desktop.app.catalogue import kit

    crew = Processes(2)
    try:
        with pytest.raises(CrewLost, match="noria, seed 5: exit code 7"):
            list(crew.lines(Match("noria", kit("noria").default_options(), ("deadly",), 5, 1).jobs()))
    finally:
        crew.close()


def test_a_fair_player_passes(installing: Callable[..., None]) -> None:
    installing(fair="tests.app.lab.guests:Fair")
    report = examine("noria", "fair", games=1, seconds=60)
    assert report.finding is None
    assert report.games == 1
    assert report.decisions > 20


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        ("Cheat", Fault.UNFAIR),
        ("Mute", Fault.UNFAIR),
        ("Clumsy", Fault.FAILS),
        ("Meddler", Fault.ALTERS),
        ("Gambler", Fault.KNOWS_MORE),
        ("Rememberer", Fault.KNOWS_MORE),
        ("Peeker", Fault.KNOWS_MORE),
    ],
)
def test_the_examination_finds_what_is_wrong(
    installing: Callable[..., None], capsys: pytest.CaptureFixture[str], player: str, fault: Fault
) -> None:
    random.seed(3)
    installing(guest=f"tests.app.lab.guests:{player}")
    report = examine("noria", "guest", games=1, seconds=60)
    assert report.finding is not None
    assert report.finding.fault is fault
    code = run(["examine", "noria", "guest", "--seconds", "60", "--lang", "en"], lambda _: 9, lambda _: 9)
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    assert err.startswith("guest ")
    assert len(err.splitlines()) == 1


def test_a_slow_player_is_found_by_the_clock_it_is_given(installing: Callable[..., None]) -> None:
    installing(fair="tests.app.lab.guests:Fair")
    ticks = iter(range(0, 1_000, 2))
    report = examine("noria", "fair", games=1, seconds=1.5, clock=lambda: float(next(ticks)))
    assert report.finding is not None
    assert (report.finding.fault, report.finding.decision, report.finding.detail) == (Fault.SLOW, 1, "2.00")
    assert report.longest == 2.0
