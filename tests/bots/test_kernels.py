"""The kernels are the same modules compiled and not; this says which of the two a run of the tests is about."""

from __future__ import annotations

import ast
import os
from importlib import import_module
from pathlib import Path

import pytest
from compile_kernels import KERNELS, modules

from noria_desktop.app.catalogue import kit
from noria_desktop.app.thinking import think
from noria_desktop.app.turning.changes import FIRST
from noria_desktop.app.turning.reading import question_about
from noria_desktop.bots.appraising import SCALE, Appraised
from noria_desktop.bots.policy import never
from noria_desktop.engine.contract import HUMAN
from tests.app.playing import lively

IS_COMPILED = os.environ.get("KERNELS") == "compiled"
BOTS = Path(__file__).resolve().parents[2] / "noria_desktop" / "bots"


@pytest.mark.parametrize("name", modules())
def test_every_kernel_is_what_the_run_is_about(name: str) -> None:
    """Plain, unless the run was started with ``KERNELS=compiled``: nothing compiled may lie about unnoticed."""
    file = import_module(name).__file__
    assert file is not None
    assert (Path(file).suffix != ".py") == IS_COMPILED


@pytest.mark.parametrize("game", KERNELS)
def test_kernels_make_no_objects_past_their_class(game: str) -> None:
    """``X.__new__(X)`` would end in an exception once it is compiled."""
    for name in KERNELS[game]:
        tree = ast.parse((BOTS / game / f"{name}.py").read_text(encoding="utf-8"))
        assert not [
            node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "__new__"
        ]


@pytest.mark.parametrize("game", KERNELS)
def test_the_adviser_compares_moves_on_either_kind(game: str) -> None:
    """Turning points of Nautilus ended in an exception where the kernels were compiled: a plain class had a compiled parent."""
    session = lively(kit(game), 3, 12)
    ply = next(
        number
        for number, entry in reversed(list(enumerate(session.log)))
        if entry.seat == HUMAN and len(session.rules.legal_actions(session.state_at(number))) > 2
    )
    played = session.log[ply].action
    found, _ = think(question_about(session, ply, played, FIRST), never)
    assert isinstance(found, Appraised)
    assert found.best >= found.played - 100 * SCALE


@pytest.mark.parametrize("game", KERNELS)
def test_no_plain_class_has_a_compiled_parent(game: str) -> None:
    """Python refuses to make it; without a compiler nobody would know."""
    compiled = {
        node.name
        for name in KERNELS[game]
        for node in ast.parse((BOTS / game / f"{name}.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    for file in sorted((BOTS / game).glob("*.py")):
        if file.stem in KERNELS[game]:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert not {ast.unparse(base) for base in node.bases} & compiled, (file.name, node.name)
