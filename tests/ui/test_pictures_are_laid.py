"""Every picture that a game can paint is laid on its table by somebody: one that nobody lays is gone."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import game_ids

UI = Path(__file__).resolve().parents[2] / "noria_desktop" / "ui"


def made_in(game: str) -> set[str]:
    """Names that are called in a game's rooms: the values that are made there are among them."""
    return {
        node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        for path in (UI / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name)
    }


@pytest.mark.parametrize("game", game_ids())
def test_every_picture_is_laid_by_somebody(game: str) -> None:
    known = {art.__name__ for art in import_module(f"noria_desktop.ui.{game}.paint.table").PICTURES}
    assert len(known) > 20
    assert known - made_in(game) == set()
