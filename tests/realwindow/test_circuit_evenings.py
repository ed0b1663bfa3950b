"""The Circuit's first evening and its tenth, by mouse and in Japanese. Source: issue "The Circuit", done when 5.

First: a chapter is left in the middle, taken up again and lost, tried again by the lamp's advice, won, read in the logbook.
Tenth: a campaign with nine evenings behind it comes in from a file, the chapter that opens its third volume is won; a
second campaign stands beside it, goes out as a file and comes in on another profile.

While the program is closed in the middle of a chapter, a script plays on to the last round: the hours in between are those
of an ordinary game, which other evenings play whole. The tenth evening is slow: ``python -m pytest -m "realwindow and slow"
tests/realwindow/test_circuit_evenings.py``; with NORIA_DESKTOP_SHOTS=FOLDER both leave pictures on the way.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.campaign import files
from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import OPENING_STARS
from noria_desktop.app.campaign.sample import NAME, Sample, sample
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from tests.realwindow.driver import Display, Player, centre, missing_tools
from tests.realwindow.evening import SHOTS, Evening

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(900),
]

SIXTH = "2-nautilus"
"""The chapter that the later evening plays."""
HINT = "ヒント"
ENOUGH = 10
"""Steps after which somebody gets up in the middle of a chapter."""
BEFORE, EVENINGS_BEFORE, MISSING = 14, 9, 1
"""Attempts of the sample that the tenth evening's nine are taken from, how many those are, and how many stars are missing
in the second volume after them."""


class CarelessEvening(Evening):
    """Carries whatever can be carried anywhere, and quickly."""

    patience = 15.0
    """All gestures do something; an Escape that comes late would lead on from the page at the end."""

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

    patience = CarelessEvening.patience

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


def some_of(evening: Evening) -> dict[str, Any]:
    """A few decisions of an evening; what is asked when somebody gets up."""
    whole = evening.ready

    def ready() -> dict[str, Any]:
        sheet = whole()
        return {**sheet, "page": "enough"} if sheet.get("ply", 0) >= ENOUGH else sheet

    evening.ready = ready  # type: ignore[method-assign]
    evening.play("mouse")
    return evening.player.sheet()


def hours_later(profile: Path, decides: Callable[[Session], Any]) -> None:
    """Play the game that goes on to its last round while the program is closed.

    Args:
        profile: whose game.
        decides: what the human does.
    """
    store = Store(profile)
    campaigns = Campaigns(store)
    (campaign,) = (one for one in campaigns.all() if any(not at.is_over for at in one.attempts))
    (attempt,) = (at for at in campaign.attempts if not at.is_over)
    file, game = campaigns.running_file(attempt), kit(attempt.where.game)
    session = store.open(file).session
    kept = KeptGame(session, game, source=file)
    while not session.is_over:
        progress = game.progress(session.state)
        own = not session.turn.automatic and session.turn.seat == HUMAN
        if own and progress.done >= progress.total - 1:
            break
        if session.turn.automatic:
            session.run_automatic()
        elif own:
            session.dispatch(decides(session))
        else:
            assert session.turn.seat is not None
            someone = player(game.game_id, session.programs[session.turn.seat])
            session.dispatch(_chosen(session, someone))
    assert not session.is_over
    kept.keep(store, Results(store.results))


def carelessly(session: Session) -> Any:
    """The first thing that is legal."""
    return session.legal[0]


def advised(session: Session) -> Any:
    """What the adviser would do."""
    return _chosen(session, import_module(f"noria_desktop.bots.{session.rules.game_id}.adviser").adviser())


def _chosen(session: Session, someone: Any) -> Any:
    seat = session.turn.seat
    assert seat is not None
    rng = Rng(player_rng(session.seed, seat).key, session.cursor)
    return someone.choose(session.view(seat), session.legal, rng)[0].action


def shines(sheet: dict[str, Any]) -> bool:
    """Whether a hint can be done."""
    keys = [command["key"] for command in sheet["commands"]]
    return "confirm" in keys and "back" in keys


class Seat:
    """Somebody with a mouse before the window of a profile, in Japanese."""

    def __init__(self, display: Display, profile: Path) -> None:
        """Start the program in a window of 1280 x 800."""
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "settings.ini").write_text("[settings]\nbot_speed=instant\ncoach=off\n", encoding="utf-8")
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


def left_and_taken_up(
    display: Display,
    profile: Path,
    seat: Seat,
    evening: Evening,
    decides: Callable[[Session], Any],
    name: str,
) -> Seat:
    """Some decisions, then quit; started again the same is asked. Quit again, and hours later it is the last round."""
    left = some_of(evening)
    seat.shot(f"{name}-left")
    seat.leave()
    seat = Seat(display, profile)
    seat.on("home")
    seat.shot(f"{name}-home-again")
    seat.press("続ける(&C)")
    again = seat.player.wait(lambda s: s["page"] == "table" and not s["busy"] and s["gestures"], 30)
    seat.shot(f"{name}-table-again")
    assert (again["ply"], again["prompt"]) == (left["ply"], left["prompt"])
    seat.leave()
    hours_later(profile, decides)
    seat = Seat(display, profile)
    seat.on("home")
    seat.press("続ける(&C)")
    seat.player.wait(lambda s: s["page"] == "table" and not s["busy"], 30)
    return seat


def test_the_first_evening(display: Display, tmp_path: Path) -> None:
    """Launch, chapter, quit in the middle, continue, loss, retry, win, star, logbook."""
    seat = Seat(display, tmp_path)
    try:
        seat.on("home")
        seat.shot("1-home")
        seat.press("始める")
        seat.begin("1-solani")
        careless = CarelessEvening(seat.player, 3)
        seat = left_and_taken_up(display, tmp_path, seat, careless, carelessly, "1")
        CarelessEvening(seat.player, 3).play("mouse")
        seat.on("chapter")
        time.sleep(1)
        seat.shot("1-lost")
        seat.press("もう一度挑む")
        seat.on("chapter")
        seat.shot("1-again")
        seat.press("始める")
        seat.player.wait(lambda s: s["page"] == "table", 15)
        some_of(AdvisedEvening(seat.player, 3))
        seat.leave()
        hours_later(tmp_path, advised)
        seat = Seat(display, tmp_path)
        seat.on("home")
        seat.press("続ける(&C)")
        seat.player.wait(lambda s: s["page"] == "table" and not s["busy"], 30)
        AdvisedEvening(seat.player, 3).play("mouse")
        seat.on("chapter")
        time.sleep(1.5)
        seat.shot("1-won")
        seat.press(name="page")
        seat.on("logbook")
        seat.shot("1-logbook")
        seat.press("戻る")
        seat.on("campaign")
        seat.shot("1-map")
        seat.leave()
    finally:
        seat.player.close()
    (campaign,) = Campaigns(Store(tmp_path)).all()
    chapters = [(one.chapter, [end.won for end in one.endings]) for one in campaign.attempts]
    assert chapters == [("1-solani", [False]), ("1-solani", [True])]
    assert standing(campaign).stars >= 1


def nine_evenings() -> bytes:
    """Nine finished games of the sample as an exported file, a loss among them: one star is missing in the second volume."""
    campaign, games = files.read(sample(Sample.WHOLE, BEFORE), files.MOST_BYTES)
    kept = [one for one in campaign.attempts if one.chapter != SIXTH]
    for one in reversed(list(kept)):
        fewer = [other for other in kept if other is not one]
        if len(kept) > EVENINGS_BEFORE and is_eve(changed(campaign, attempts=tuple(fewer))):
            kept = fewer
    known = {one.id for one in kept}
    made = changed(campaign, attempts=tuple(kept))
    assert is_eve(made)
    assert len(made.attempts) == EVENINGS_BEFORE
    assert all(one.is_over for one in made.attempts)
    return files.written(made, [one for one in games if one.attempt in known])


def is_eve(campaign: Campaign) -> bool:
    """Whether the third volume opens with the next star of the second."""
    volumes = standing(campaign).volumes
    return volumes[0].stars >= OPENING_STARS and volumes[1].stars == OPENING_STARS - MISSING


@pytest.mark.slow
def test_the_tenth_evening(display: Display, tmp_path: Path) -> None:
    """A campaign with nine evenings behind it comes in, opens a volume, has a second one beside it, goes out and comes in on another profile."""
    first, second, out = tmp_path / "first", tmp_path / "second", tmp_path / "out.ndcampaign"
    brought = tmp_path / "brought.ndcampaign"
    brought.write_bytes(nine_evenings())
    seat = Seat(display, first)
    try:
        seat.bring_in(brought)
        seat.shot("2-map")
        seat.begin(SIXTH)
        lamp = AdvisedEvening(seat.player, 5)
        seat = left_and_taken_up(display, first, seat, lamp, advised, "2")
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
    assert len(mine.attempts) == EVENINGS_BEFORE + 1
    assert newest.chapter == SIXTH
    assert there.final(newest, newest.endings[0]) is not None
