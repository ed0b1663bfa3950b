"""Whole games of Scythe through a real window, each put aside inside a move with a load and inside a combat."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from noria_desktop.app.catalogue import game_ids
from tests.realwindow.driver import Display, missing_tools
from tests.realwindow.evening import SHOTS, EveningPutAside

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.skipif("scythe" not in game_ids(), reason="not on the home page yet"),
    pytest.mark.timeout(900),
]

COMBAT = ("combat_power", "combat_cards")
GAMES = {
    "ja": "勢力: サクソニー、オートマ: ルスヴィエト、難易度: オートメッタ",
    "en": "Faction: Polania, Automa: Crimea, Level: Automa",
}


class ScytheEvening(EveningPutAside):
    """Goes on when nothing is left that one would like to do, and is put aside twice."""

    leaves: ClassVar[Mapping[str, float]] = {
        "top": 0.05,
        "bottom": 0.1,
        "mover": 0.12,
        "load": 0.0,
        "stop": 0.4,
        "produce": 0.1,
        "end": 0.5,
        "combat_cards": 0.3,
        "section": 0.0,
    }
    most = 1200

    def due(self, sheet: dict[str, Any]) -> str | None:
        """Once with cargo aboard, once in a combat."""
        loaded = sheet["prompt"] in ("load", "stop") and any(
            place.startswith("aboard") for place in sheet["places"]
        )
        if loaded and "load" not in self.stopped:
            return "load"
        if sheet["prompt"] in COMBAT and "combat" not in self.stopped:
            return "combat"
        return None

    def decide(self, sheet: dict[str, Any]) -> dict[str, Any] | None:
        """Until it was put aside with a load, a mover's load is opened and filled."""
        if "load" not in self.stopped:
            wanted = {"mover": ("own:mech", "own:character"), "load": ("ashore",), "stop": ("ashore",)}
            for start in wanted.get(sheet["prompt"], ()):
                found = [
                    gesture
                    for gesture in sheet["gestures"]
                    if gesture["source"].startswith(start)
                    and (start == "ashore" or gesture["source"] == gesture["target"])
                ]
                if found:
                    chosen: dict[str, Any] = self.chance.choice(found)
                    return chosen
        return super().decide(sheet)

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """What can be carried as well is pressed twice."""
        super().mouse(sheet, gesture)
        source = gesture["source"]
        if source == gesture["target"] and any(
            other["source"] == source != other["target"] for other in sheet["gestures"]
        ):
            self.seen(lambda s: s["holding"])
            super().mouse(sheet, gesture)

    def leave(self, sheet: dict[str, Any]) -> None:
        """Take what is offered, mostly; else go on."""
        keys = {command["key"] for command in sheet["commands"]}
        if self.hand == "keyboard" and "confirm" in keys and self.chance.random() < 0.8:
            self.player.key("Return")
        else:
            super().leave(sheet)


@pytest.mark.parametrize(("hand", "language", "seed"), [("mouse", "ja", 41), ("keyboard", "en", 42)])
def test_a_whole_game_of_scythe_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, seed: int
) -> None:
    """Two factions, two difficulties; everything is moved, built, fought and chosen by one kind of input alone."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=instant\n", encoding="utf-8")
    begin = ("--new", "scythe", "--setup", GAMES[language], "--seed", str(seed), "--lang", language)
    evening = ScytheEvening(display, tmp_path, seed, hand, *begin)
    try:
        evening.play(hand)
        sheet = evening.player.wait(lambda s: s["page"] == "result", 10)
        if SHOTS:
            time.sleep(2)
            evening.player.shot(Path(SHOTS) / f"scythe-{hand}-result.png")
        assert sheet["page"] == "result"
        assert not evening.idle, f"gestures that did nothing: {evening.idle}"
        assert set(evening.stopped) == {"load", "combat"}
        assert len(evening.kinds) >= 8, sorted(evening.kinds)
    finally:
        evening.player.close()
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8").count("\n") == 1
