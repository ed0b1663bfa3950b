"""Somebody who plays a whole game through a real window, whatever the game."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from tests.realwindow.driver import Display, Player, centre

SHOTS = os.environ.get("NORIA_DESKTOP_SHOTS", "")
"""Folder for pictures on the way; none are taken without it."""
BUTTON_KEYS = {"end": "e", "go_on": "space", "confirm": "Return", "decline": "n", "substitute": "k"}
HELD_S = 0.4
"""Ending something asks for a press of its own, so long after the last one."""


class Evening:
    """Somebody who plays anything legal, but rather does something than nothing."""

    leaves: ClassVar[Mapping[str, float]] = {}
    """How often nothing is done although something could be, by what is asked."""
    patience: ClassVar = 10.0
    """Seconds after which a gesture has done nothing, and what was begun is given up by Escape; a busy machine may take
    several of them for a press that does something."""
    most: ClassVar = 700
    """Steps after which no game can still be going on."""

    def __init__(self, player: Player, seed: int) -> None:
        """Sit down at a window."""
        self.player = player
        self.chance = random.Random(seed)
        self.kinds: set[str] = set()
        self.idle: list[str] = []

    def ready(self) -> dict[str, Any]:
        """The window when it asks for something, or has left the table; a curtain is opened."""
        while True:
            sheet: dict[str, Any] = self.player.wait(
                lambda s: (
                    s["page"] != "table"
                    or s["curtain"]
                    or (not s["busy"] and not s["automatic"] and (s["gestures"] or s["commands"]))
                ),
                30,
            )
            if sheet["page"] != "table" or not sheet["curtain"]:
                return sheet
            self.player.key("space")
            self.player.wait(lambda s: s["page"] != "table" or not s["curtain"], 5)

    def decide(self, sheet: dict[str, Any]) -> dict[str, Any] | None:
        """A gesture, or None for the button that goes on."""
        commands = {command["key"] for command in sheet["commands"]}
        gestures = sheet["gestures"]
        if not gestures:
            return None
        leave = self.leaves.get(sheet["prompt"], 0.0)
        if "confirm" in commands:
            leave = 0.4
        if commands and self.chance.random() < leave:
            return None
        fresh = [g for g in gestures if self.kind(g) not in self.kinds]
        chosen: dict[str, Any] = self.chance.choice(fresh or gestures)
        return chosen

    @staticmethod
    def kind(gesture: dict[str, Any]) -> str:
        """What sort of gesture it is, whatever it is done with."""
        source, target = gesture["source"], gesture["target"]
        if source == target:
            return str(source.split(":")[0])
        return f"{source.split(':')[0]} -> {target.split(':')[0]}"

    def leave(self, sheet: dict[str, Any]) -> None:
        """Begin the actions if that is offered, else end the phase."""
        keys = {command["key"]: command for command in sheet["commands"]}
        if "confirm" in keys:
            self.player.key("Return")
            if keys["confirm"]["options"] > 1:
                time.sleep(0.15)
                self.player.key("Down", "Return")
        else:
            self.press_button_key(next(key for key in BUTTON_KEYS if key in keys))

    def press_button_key(self, key: str) -> None:
        """The key of a button."""
        if key == "end":
            time.sleep(HELD_S)
        self.player.key(BUTTON_KEYS[key])

    def click_button(self, sheet: dict[str, Any], command: dict[str, Any]) -> None:
        """A button of the strip; one that ends something takes no click that follows another press at once."""
        if command["key"] == "end":
            time.sleep(HELD_S)
        button = next(one for one in sheet["buttons"] if one["text"] == command["text"])
        self.player.click(centre(button["rect"]))

    def do_all_the_same(self) -> None:
        """Asked whether something is to be given up, one does so; that asks for a press of its own as well."""
        time.sleep(HELD_S)
        self.player.key(BUTTON_KEYS["end"])
        self.seen(lambda s: not s["question"], 1)

    def play(self, hand: str) -> None:
        """To the result page."""
        steps = 0
        while True:
            sheet = self.ready()
            if sheet["page"] != "table":
                return
            steps += 1
            assert steps < self.most, "the game does not end"
            if SHOTS and steps % 12 == 5:
                self.player.shot(Path(SHOTS) / f"{hand}-{steps:03}.png")
            ply = sheet["ply"]
            gesture = self.decide(sheet)
            if gesture is None:
                self.leave(sheet)
            else:
                self.kinds.add(self.kind(gesture))
                getattr(self, hand)(sheet, gesture)
            moved = self.moved(ply)
            if not moved:
                self.idle.append(f"{sheet['prompt']}: {gesture}")
                self.player.key("Escape", "Escape")
                time.sleep(0.1)

    def moved(self, ply: int) -> bool:
        """True once the history grew; a chooser of options is answered with its first one, a question with yes."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            sheet = self.player.sheet()
            if sheet["page"] != "table" or sheet["ply"] != ply:
                return True
            if sheet["chooser"]:
                self.choose(sheet)
                time.sleep(0.1)
            if sheet["question"]:
                self.do_all_the_same()
            time.sleep(0.03)
        return False

    def choose(self, sheet: dict[str, Any]) -> None:
        """The first of several meanings."""
        self.player.key("1")

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Carry it, or click what is only pressed."""
        places = sheet["places"]
        start = centre(places[gesture["source"]]["rect"])
        if gesture["source"] == gesture["target"]:
            if gesture["source"].startswith("ring_rim"):
                self.player.click(grip(places[gesture["source"]]["rect"]))
            else:
                self.player.click(start)
        else:
            self.player.drag(start, centre(places[gesture["target"]]["rect"]))

    def keyboard(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Go to the source, pick it up, go to the target, put it down."""
        if not self.walk("sources", gesture["source"]):
            return
        self.player.key("Return")
        if gesture["source"] == gesture["target"]:
            self._press_again(sheet, gesture)
            return
        if not self.seen(lambda s: s["holding"]):
            return
        parent = sheet["places"][gesture["target"]]["parent"]
        if parent is not None:
            self.walk("stops", parent)
            if gesture["target"] not in self.player.sheet()["stops"]:
                self.player.key("Return")
            if not self.seen(lambda s: gesture["target"] in s["stops"]):
                return
        if self.walk("stops", gesture["target"]):
            self.player.key("Return")

    def _press_again(self, before: dict[str, Any], gesture: dict[str, Any]) -> None:
        """What can be carried as well is in hand now; it is pressed a second time where it is."""
        self.seen(
            lambda s: (
                s["holding"]
                or s["chooser"]
                or s["question"]
                or s["ply"] != before["ply"]
                or s["collected"] != before["collected"]
            )
        )
        sheet = self.player.sheet()
        if sheet["page"] == "table" and sheet["holding"]:
            self.player.key("Return")

    def seen(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 2) -> bool:
        """True once the table shows it; False when it does not in time."""
        try:
            return bool(
                self.player.wait(lambda s: s["page"] != "table" or wanted(s), seconds)["page"] == "table"
            )
        except TimeoutError:
            return False

    def walk(self, order: str, place: str) -> bool:
        """Page down until the focus is there; one glance tells how many presses are left.

        With something in hand an island's places open as one walks over it, so that walk looks at every step.
        """
        for _ in range(60):
            sheet = self.player.sheet()
            if sheet["page"] != "table" or sheet["focus"] == place:
                return bool(sheet["page"] == "table")
            stops = sheet[order]
            if place not in stops:
                return False
            at = stops.index(sheet["focus"]) if sheet["focus"] in stops else -1
            presses = (stops.index(place) - at) % len(stops) if at >= 0 and order == "sources" else 1
            self.player.key(*["Next"] * presses)
            # On a busy machine a press that was given up on would come after the next one, and lead too far.
            self.seen(partial(_moved_on, sheet["focus"]))
            if presses > 1:
                self.seen(partial(_stands_on, place))
        return bool(self.player.sheet()["focus"] == place)


class EveningPutAside(Evening):
    """Plays with one kind of input alone; the window is closed in the middle of a decision and comes back."""

    stops: ClassVar[tuple[str, ...]] = ()
    """Prompts at the first of which the window is closed."""
    lasting: ClassVar = ("prompt", "ply", "gestures", "commands")
    """What a decision consists of; it is the same after the program was started again."""

    def __init__(self, display: Display, profile: Path, seed: int, hand: str, *arguments: str) -> None:
        """Begin a game; the arguments name the language."""
        self.display, self.profile, self.hand = display, profile, hand
        super().__init__(Player(display, profile, *arguments), seed)
        self.language = arguments[arguments.index("--lang") + 1]
        self.stopped: list[str] = []

    def due(self, sheet: dict[str, Any]) -> str | None:
        """What the window is closed in the middle of now; None: it stays open."""
        return sheet["prompt"] if not self.stopped and sheet["prompt"] in self.stops else None

    def ready(self) -> dict[str, Any]:
        """The window when it asks for something, after it was closed and opened again if it is time."""
        sheet = super().ready()
        due = self.due(sheet) if sheet["page"] == "table" else None
        if due is not None:
            self.stopped.append(due)
            self._start_again()
            again = super().ready()
            assert {key: again[key] for key in self.lasting} == {key: sheet[key] for key in self.lasting}
            ends = {gesture[end] for gesture in again["gestures"] for end in ("source", "target")}
            assert ends <= set(again["places"])
            return again
        return sheet

    def _start_again(self) -> None:
        if self.hand == "keyboard":
            self.player.quit()
        self.player.close()
        self.player = Player(self.display, self.profile, "--continue", "--lang", self.language)

    def decide(self, sheet: dict[str, Any]) -> dict[str, Any] | None:
        """With the mouse everything that can be carried is carried."""
        if self.hand == "mouse":
            carried = [g for g in sheet["gestures"] if g["source"] != g["target"]]
            sheet = {**sheet, "gestures": carried or sheet["gestures"]}
        return super().decide(sheet)

    def leave(self, sheet: dict[str, Any]) -> None:
        """The last button of the strip: what is not used is kept back, what was seen is put away."""
        command = sheet["commands"][-1]
        if self.hand == "keyboard":
            self.press_button_key(command["key"])
        else:
            self.click_button(sheet, command)

    def choose(self, sheet: dict[str, Any]) -> None:
        """The first of several meanings."""
        if self.hand == "keyboard":
            self.player.key("Return")
        else:
            self.player.click(centre(sheet["options"][0]))


def _moved_on(before: str | None, sheet: dict[str, Any]) -> bool:
    """True when the focus has left a place."""
    return bool(sheet["focus"] != before)


def _stands_on(place: str, sheet: dict[str, Any]) -> bool:
    """True when the focus has arrived."""
    return bool(sheet["focus"] == place)


def grip(rect: list[int]) -> tuple[int, int]:
    """The rim of a ring, at its top."""
    x, y, width, _ = rect
    return x + width // 2, y + 6
