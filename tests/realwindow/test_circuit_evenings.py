"""The Circuit's first evening and a later one, by mouse and in Japanese. Source: issue "The Circuit", done when 5.

First: a chapter lost and tried again by the lamp's advice, won, read in the logbook; another left in the middle and taken
up again. Later: a campaign comes in from a file, the chapter that opens its third volume is won; a second campaign stands
beside it, goes out as a file and comes in on another profile.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.campaign import files
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.sample import NAME, Sample, sample
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.saves.store import Store
from noria_desktop.engine.values import changed
from tests.realwindow.driver import Display, Player, centre, missing_tools
from tests.realwindow.evening import SHOTS, Evening

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

SIXTH = "2-nautilus"
"""The chapter that the later evening plays."""
HINT = "ヒント"
ENOUGH = 24
"""Steps after which somebody gets up in the middle of a chapter."""
BEFORE = 14
"""Attempts of the sample before that evening, its own ones left out: one star is missing in the second volume."""


class CarelessEvening(Evening):
    """Carries whatever can be carried anywhere, and quickly."""

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """A drag without lingering."""
        places = sheet["places"]
        start, goal = (centre(places[gesture[end]]["rect"]) for end in ("source", "target"))
        if start == goal:
            self.player.click(start)
        else:
            self.player.drag(start, goal, steps=4)


class AdvisedEvening(Evening):
    """Presses the lamp's button and does what it shows."""

    def decide(self, sheet: dict[str, Any]) -> dict[str, Any] | None:
        """Ask whenever there is something to be decided."""
        return sheet["gestures"][0] if sheet["gestures"] else None

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """The lamp, then the button that does it."""
        self._click(sheet, HINT)
        lit = self.player.wait(lambda s: s["page"] != "table" or shines(s) or s["ply"] != sheet["ply"], 60)
        if lit["page"] == "table" and shines(lit):
            self._click(
                lit, next(command["text"] for command in lit["commands"] if command["key"] == "confirm")
            )

    def leave(self, sheet: dict[str, Any]) -> None:
        """The last button of the strip."""
        self.click_button(sheet, sheet["commands"][-1])

    def _click(self, sheet: dict[str, Any], words: str) -> None:
        self.player.click(centre(next(one["rect"] for one in sheet["buttons"] if one["text"] == words)))


class SomeMoves(CarelessEvening):
    """Gets up again after a few decisions."""

    def ready(self) -> dict[str, Any]:
        """What is asked; somebody who has had enough sees no table."""
        sheet = super().ready()
        return {**sheet, "page": "enough"} if sheet.get("ply", 0) >= ENOUGH else sheet


def shines(sheet: dict[str, Any]) -> bool:
    """Whether a hint can be done."""
    keys = [command["key"] for command in sheet["commands"]]
    return "confirm" in keys and "back" in keys


class Seat:
    """Somebody with a mouse before the window of a profile, in Japanese."""

    def __init__(self, display: Display, profile: Path) -> None:
        """Start the program in a window of 1280 x 800."""
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "settings.ini").write_text("[settings]\nbot_speed=instant\n", encoding="utf-8")
        self.player = Player(display, profile, "--lang", "ja")
        self.player.resize(1280, 800)

    def on(self, page: str) -> dict[str, Any]:
        """The sheet once this page is shown and nothing moves any more."""
        self.player.wait(lambda s: s["page"] == page, 20)
        time.sleep(0.6)
        return self.player.sheet()

    def press(self, words: str = "", *, name: str = "") -> None:
        """The last button with these words, or of this name; pages lie over the header's."""
        buttons = self.player.sheet()["buttons"]
        found = [one for one in buttons if (one["name"] == name if name else one["text"] == words)]
        assert found, (words or name, [(one["text"], one["name"]) for one in buttons])
        self.player.click(centre(found[-1]["rect"]))
        time.sleep(0.4)

    def begin(self, chapter: str) -> None:
        """From the map to the table of a chapter."""
        self.on("campaign")
        self.press(name=chapter)
        self.shot(f"sheet-{chapter}")
        self.press("始める")
        self.on("chapter")
        self.shot(f"begin-{chapter}")
        self.press("始める")
        self.player.wait(lambda s: s["page"] == "table", 15)

    def answer(self, text: str) -> None:
        """A name that a dialog asks for, and Enter."""
        time.sleep(0.8)
        self.player.key("ctrl+a")
        self.player._x("type", "--delay", "8", text)
        self.player.key("Return")
        time.sleep(0.8)

    def files(self) -> None:
        """The list of campaigns beside the title, and its line about files."""
        self.press(name="campaigns")
        self.press("ファイルの読み込み・書き出し・統合…")

    def bring_in(self, file: Path) -> None:
        """Take a campaign in from a file."""
        self.on("home")
        self.press("地図を開く")
        self.on("campaign")
        self.files()
        self.shot("files")
        self.press("読み込む・統合する…")
        self.answer(str(file))
        self.on("campaign")

    def leave(self) -> None:
        """Ctrl+Q; without a window manager nobody gives the keyboard back to the window under a dialog."""
        self.player._x("windowfocus", self.player.window)
        self.player.quit()
        self.player.close()

    def shot(self, name: str) -> None:
        """A picture on the way."""
        if SHOTS:
            self.player.shot(Path(SHOTS) / f"{name}.png")


def test_the_first_evening(display: Display, tmp_path: Path) -> None:
    """Launch, chapter, loss, retry, win, star, logbook; quit in the middle of another chapter, go on with it."""
    seat = Seat(display, tmp_path)
    try:
        seat.on("home")
        seat.shot("1-home")
        seat.press("始める")
        seat.begin("1-solani")
        CarelessEvening(seat.player, 3).play("mouse")
        seat.on("chapter")
        time.sleep(1)
        seat.shot("1-lost")
        seat.press("もう一度挑む")
        seat.on("chapter")
        seat.shot("1-again")
        seat.press("始める")
        seat.player.wait(lambda s: s["page"] == "table", 15)
        AdvisedEvening(seat.player, 3).play("mouse")
        seat.on("chapter")
        time.sleep(1.5)
        seat.shot("1-won")
        seat.press(name="page")
        seat.on("logbook")
        seat.shot("1-logbook")
        seat.press("戻る")
        seat.shot("1-map")
        seat.begin("1-nautilus")
        SomeMoves(seat.player, 4).play("mouse")
        left = seat.player.sheet()
        seat.shot("1-left")
        seat.leave()
        seat = Seat(display, tmp_path)
        seat.on("home")
        seat.shot("1-home-again")
        seat.press("続ける(&C)")
        again = seat.player.wait(lambda s: s["page"] == "table" and not s["busy"] and s["gestures"], 20)
        seat.shot("1-table-again")
        assert (again["ply"], again["prompt"]) == (left["ply"], left["prompt"])
        seat.leave()
    finally:
        seat.player.close()
    (campaign,) = Campaigns(Store(tmp_path)).all()
    chapters = [(one.chapter, [end.won for end in one.endings]) for one in campaign.attempts]
    assert chapters == [("1-solani", [False]), ("1-solani", [True]), ("1-nautilus", [])]
    assert standing(campaign).stars >= 1


def one_star_missing() -> bytes:
    """The sample as an exported file, as it stood before its sixth chapter was played."""
    campaign, games = files.read(sample(Sample.WHOLE, BEFORE), files.MOST_BYTES)
    kept = tuple(one for one in campaign.attempts if one.chapter != SIXTH)
    known = {one.id for one in kept}
    return files.written(changed(campaign, attempts=kept), [one for one in games if one.attempt in known])


def test_a_later_evening(display: Display, tmp_path: Path) -> None:
    """A campaign comes in, opens a volume, has a second one beside it, goes out and comes in on another profile."""
    first, second, out = tmp_path / "first", tmp_path / "second", tmp_path / "out.ndcampaign"
    brought = tmp_path / "brought.ndcampaign"
    brought.write_bytes(one_star_missing())
    seat = Seat(display, first)
    try:
        seat.bring_in(brought)
        seat.shot("2-map")
        seat.begin(SIXTH)
        AdvisedEvening(seat.player, 5).play("mouse")
        seat.on("chapter")
        time.sleep(2)
        seat.shot("2-won")
        seat.press("第3巻へ進む")
        seat.on("campaign")
        seat.shot("2-map-opened")
        seat.press("航海日誌をめくる")
        seat.on("logbook")
        seat.shot("2-logbook")
        seat.press("戻る")
        seat.on("campaign")
        seat.press(name="campaigns")
        seat.press("新しい巡航録…")
        seat.shot("2-name")
        seat.answer("Mika")
        seat.on("campaign")
        seat.press(name="campaigns")
        seat.shot("2-list")
        seat.press(name=NAME)
        seat.on("campaign")
        seat.files()
        seat.press("書き出す…")
        seat.answer(str(out))
        seat.shot("2-written")
        seat.press("閉じる")
        seat.leave()
        seat = Seat(display, second)
        seat.bring_in(out)
        seat.shot("2-elsewhere")
        seat.leave()
    finally:
        seat.player.close()
    here, there = (Campaigns(Store(profile)) for profile in (first, second))
    mine = next(one for one in here.all() if one.name == NAME)
    assert {one.name for one in here.all()} == {NAME, "Mika"}
    assert there.all() == (mine,)
    assert standing(mine).current == 3
    newest = mine.attempts[-1]
    assert newest.chapter == SIXTH
    assert there.final(newest, newest.endings[0]) is not None
