"""A lesson's file is read strictly, and what is wrong in it is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from noria_desktop.app.lessons.lesson import read
from noria_desktop.engine.printed import ComponentsError
from noria_desktop.resource_files import resource

Data = dict[str, Any]


def _spoiled(spoil: Callable[[Data], object]) -> str:
    data = json.loads(resource("data", "lessons", "solani", "1.json").read_text(encoding="utf-8"))
    spoil(data)
    return json.dumps(data)


def _wordy(data: Data) -> None:
    data["goal"]["en"] = "fine"
    data["steps"][0]["say"]["en"] = "word " * 27


def test_a_real_game_refuses_nothing_so_no_refusal_is_answered_in_it() -> None:
    data = json.loads(resource("data", "lessons", "scythe", "7.json").read_text(encoding="utf-8"))
    step = next(one for one in data["steps"] if one["id"] == "7.2b")
    step["wrong"][0]["why"] = "river"
    with pytest.raises(ComponentsError, match=r"7\.2b: a real game answers what was played"):
        read(json.dumps(data), "scythe/7.json")


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda data: data["steps"][0].pop("say"), "say"),
        (lambda data: data["steps"][0].update(sya="x"), "sya"),
        (lambda data: data["steps"][0]["say"].pop("ja"), "ja"),
        (lambda data: data.update(minutes="2"), "'2' is no int"),
        (lambda data: data.update(more=1), "more"),
        (lambda data: data["steps"][0].pop("position"), "1a"),
        (lambda data: data["steps"].append(data["steps"][0]), "one twice"),
        (lambda data: data["steps"][1]["wrong"][2].pop("at"), "1.2"),
        (_wordy, "more than 26 words"),
    ],
)
def test_a_mistake_is_named_with_its_file(spoil: Callable[[Data], object], named: str) -> None:
    with pytest.raises(ComponentsError, match=r"solani/1\.json") as caught:
        read(_spoiled(spoil), "solani/1.json")
    assert named in str(caught.value)
