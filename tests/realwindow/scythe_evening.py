"""Somebody who plays Scythe through a real window, with sense and with the mishaps of a real hand.

The same game runs beside the window, by the rules alone (``scythe_sense``): after each step the window must stand where
the rules stand. So a game is as long as a sensible one, and not one step of it can go astray unseen.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, ClassVar

from tests.realwindow.driver import Display, centre
from tests.realwindow.evening import SHOTS, EveningPutAside
from tests.realwindow.scythe_sense import Sense, Wish

SCREENS = ((1280, 775), (1024, 700))
"""Sizes of the window, the first one also that of the beginning."""
WALKS = 0.5
"""How often one walks to a number although it could be typed."""
WAIT = 8.0
"""Seconds in which a step must have come about, the Automa's turn after it included."""
PICTURES = 6
"""Between two pictures lie so many steps."""


class ScytheEvening(EveningPutAside):
    """Plays like the look-ahead player, tries everything once, thinks better of it at times, is put aside twice."""

    patience: ClassVar = 3.0
    """Some of what is tried does nothing."""
    most: ClassVar = 900
    rethinks: ClassVar = 9
    """Every so many steps a piece is put back half-way before it is carried at last."""

    def __init__(
        self, display: Display, profile: Path, line: str, seed: int, hand: str, language: str
    ) -> None:
        """Begin a game in the window and beside it."""
        self.sense = Sense(line, seed, carries=hand == "mouse")
        self.steps = self.put_back = self.taken_back = 0
        self.pictured: set[str] = set()
        written = ("--setup", line, "--seed", str(seed), "--lang", language)
        super().__init__(display, profile, seed, hand, "--new", "scythe", *written)

    def _start_again(self) -> None:
        """After the first pause on a smaller screen, after the second one on the whole again."""
        super()._start_again()
        self.sense.forget_gestures()
        self.player.resize(*SCREENS[len(self.stopped) % len(SCREENS)])

    def due(self, sheet: dict[str, Any]) -> str | None:
        """Once with cargo aboard, once in a combat."""
        if "load" not in self.stopped and self.sense.loaded():
            assert any(place.startswith("aboard") for place in sheet["places"])
            self.sense.load_wanted = False
            return "load"
        return "combat" if "combat" not in self.stopped and self.sense.fights() else None

    def play(self, hand: str) -> None:
        """To the result page, step by step beside the rules."""
        session = self.sense.session
        while True:
            sheet = self.ready()
            if sheet["page"] != "table":
                assert session.is_over
                return
            self.steps += 1
            assert self.steps < self.most, "the game does not end"
            assert (sheet["ply"], sheet["prompt"]) == (session.cursor, session.turn.prompt.value)
            if SHOTS:
                self._take_picture(sheet["prompt"])
            request = self.sense.request()
            if request.gesture is not None and self.steps % self.rethinks == 0:
                self._think_better(sheet, str(request.gesture.source), str(request.gesture.target))
                sheet = self.ready()
            self.sense.follow(request)
            self._do(sheet, request)
            assert self._arrived(), f"nothing came of {request}; {self._in_short()}"
            if self.sense.regrets(self.steps):
                self._regret()

    def _in_short(self) -> str:
        """What the window says of itself, without where everything lies."""
        sheet = self.player.sheet()
        return str({key: value for key, value in sheet.items() if key not in ("places", "buttons")})[:1500]

    def _take_picture(self, prompt: str) -> None:
        """Of what is asked for the first time, and now and then."""
        if prompt not in self.pictured or self.steps % PICTURES == 1:
            self.pictured.add(prompt)
            time.sleep(0.15)  # what is told is painted a moment later
            self.player.shot(Path(SHOTS) / f"scythe-{self.hand}-{self.steps:03}-{prompt}.png")

    # Steps

    def _do(self, sheet: dict[str, Any], request: Wish) -> None:
        if request.gesture is None:
            self._press_button(sheet, request.button)
            return
        ends = {"source": str(request.gesture.source), "target": str(request.gesture.target)}
        getattr(self, self.hand)(sheet, ends)
        if request.several and self.seen(lambda s: s["chooser"] or s["ply"] != sheet["ply"]):
            shown = self.player.sheet()
            if shown["page"] == "table" and shown["chooser"]:
                self._choose_option(shown, request.option)

    def _press_button(self, sheet: dict[str, Any], number: int) -> None:
        # The strip's own ways, back and to the reasons, stand among the game's buttons.
        command = [command for command in sheet["commands"] if command["key"] not in ("back", "none")][number]
        if self.hand == "mouse":
            self.click_button(sheet, command)
        else:
            self.press_button_key(command["key"])

    def _choose_option(self, sheet: dict[str, Any], option: int) -> None:
        if self.hand == "mouse":
            self.player.click(centre(sheet["options"][option]))
        else:
            self.player.key(str(option + 1))

    def _arrived(self, *, back: bool = False) -> bool:
        """True once the window stands where the rules stand; on the way ``back`` no question is expected."""
        goal, end = self.sense.session.cursor, time.monotonic() + WAIT
        while time.monotonic() < end:
            sheet = self.player.sheet()
            if sheet["page"] == "table" and _goes_on(sheet):
                # A combat that was revealed lies open until one goes on.
                self.player.key("space")
                # Once: what comes next may be the result, whose buttons heed that key too.
                self.seen(lambda s: s["ply"] != goal or not _goes_on(s))
                continue
            if sheet["page"] != "table":
                return True
            if sheet["question"] and not back:
                self.do_all_the_same()
                continue
            if sheet["ply"] == goal and not sheet["automatic"] and self._holds(sheet):
                return True
            time.sleep(0.02)
        return False

    def _holds(self, sheet: dict[str, Any]) -> bool:
        """Whether so much is collected in the window as beside it."""
        return bool(sheet["collected"] == repr(self.sense.draft))

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Carry it; what can be carried and is only to be pressed is pressed twice."""
        super().mouse(sheet, gesture)
        if gesture["source"] == gesture["target"] and _can_be_carried(sheet, gesture["source"]):
            self.seen(lambda s: s["holding"])
            super().mouse(sheet, gesture)

    def keyboard(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Walk with the page keys, or type the number that is printed where it goes."""
        source, target = gesture["source"], gesture["target"]
        number = printed_number(target)
        if number is None or self.chance.random() < WALKS:
            super().keyboard(sheet, gesture)
            return
        if source != target:
            if not self.walk("sources", source):
                return
            self.player.key("Return")
            if not self.seen(lambda s: s["holding"]):
                return
        self.player.key(*number)
        assert self.seen(lambda s: s["focus"] == target), f"{number} does not lead to {target}"
        self.player.key("Return")

    # Mishaps

    def _think_better(self, sheet: dict[str, Any], source: str, target: str) -> None:
        """Take something up, hold it over its goal, and put it back: by the right button or by Escape."""
        if not _can_be_carried(sheet, source):
            return
        if self.hand == "mouse":
            places = sheet["places"]
            self.player.carry_and_put_back(*(centre(places[end]["rect"]) for end in (source, target)))
        else:
            if not self.walk("sources", source):
                return
            self.player.key("Return")
            assert self.seen(lambda s: s["holding"])
            self.player.key("Next", "Escape")
        assert self.seen(lambda s: not s["holding"] and not s["busy"])
        assert self.player.sheet()["ply"] == sheet["ply"]
        self.put_back += 1

    def _regret(self) -> None:
        """Undo, by the button of the tool bar or by its key."""
        decided = self.sense.take_back()
        if self.hand == "mouse":
            button = next(b for b in self.player.sheet()["buttons"] if b["name"] == "undo")
            self.player.click(centre(button["rect"]))
        else:
            self.player.key("ctrl+z")
        assert self._arrived(back=True), f"nothing was taken back; {self._in_short()}"
        self.taken_back += decided


def printed_number(place: str) -> str | None:
    """The number that a territory, a section, the dial or an option bears; None where none is printed."""
    kind, _, key = place.partition(":")
    match kind:
        case "place" if key.startswith("h"):
            return str(int(key[1:]))
        case "dial":
            return key
        case "section" | "option":
            return str(int(key) + 1)
        case _:
            return None


def _goes_on(sheet: dict[str, Any]) -> bool:
    """Whether something lies open until one goes on."""
    return any(one["key"] == "go_on" for one in sheet["commands"])


def _can_be_carried(sheet: dict[str, Any], source: str) -> bool:
    return any(g["source"] == source != g["target"] for g in sheet["gestures"])
