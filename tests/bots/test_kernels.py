"""The kernels are the same modules compiled and not; this says which of the two a run of the tests is about."""

from __future__ import annotations

import ast
import os
from importlib import import_module
from pathlib import Path

import pytest
from compile_kernels import KERNELS, modules

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
