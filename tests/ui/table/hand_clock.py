"""A conductor with a clock that is turned by hand, a page that only writes down, and programs that decide when told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import define, field

from noria_desktop.app.session import Change, Session
from noria_desktop.app.thinking import Question, ThinkingFailed
from noria_desktop.bots.policy import Choice
from noria_desktop.ui.game_cover import GameCover
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.listener import Shown
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.table.toy_seats import PICTURES, CardKit, CardPresenter, Cards, CardUi, Take


@define(eq=False)
class HandTimer:
    """Rings when its clock is turned past its time."""

    ring: Callable[[], None]
    clock: HandClock
    due: float | None = None

    def start(self, ms: int) -> None:
        self.due = self.clock.time + ms

    def stop(self) -> None:
        self.due = None

    @property
    def waiting(self) -> bool:
        return self.due is not None


@define(eq=False)
class HandClock:
    """Stands still until it is turned."""

    time: float = 0.0
    timers: list[HandTimer] = field(factory=list)

    def now(self) -> float:
        return self.time

    def timer(self, ring: Callable[[], None]) -> HandTimer:
        self.timers.append(HandTimer(ring, self))
        return self.timers[-1]

    def turn(self, ms: float) -> None:
        """So much time passes; what is due rings in its order."""
        end = self.time + ms
        while due := [one for one in self.timers if one.due is not None and one.due <= end]:
            first = min(due, key=lambda one: one.due or 0.0)
            self.time = max(self.time, first.due or 0.0)
            first.due = None
            first.ring()
        self.time = end


@define
class Answer:
    """What a worker has decided."""

    choice: Choice[Any]


@define
class HandWorker:
    """Thinks until it is told what to answer."""

    asked: list[Question] = field(factory=list)
    thinking: bool = False
    cancelled: int = 0
    closed: bool = False
    warmed: int = 0
    answer: Answer | Exception | None = None

    def warm_up(self) -> None:
        self.warmed += 1

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        self.thinking, self.answer = True, None

    def poll(self) -> Answer | None:
        self.thinking = self.thinking and self.answer is None
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def cancel(self) -> None:
        self.thinking, self.answer = False, None
        self.cancelled += 1

    def close(self) -> None:
        self.closed = True


class HandPage:
    """A listener that writes down what it is told; movements play until somebody ends them, or not at all."""

    def __init__(self) -> None:
        self.conductor: Conductor
        self.busy = False
        self.told: list[str] = []
        self.shown: list[Shown] = []

    def finish_now(self) -> None:
        if self.busy:
            self.busy = False
            self.conductor.at_rest()

    def _play(self, moves: bool) -> None:
        """As the board does: what still played is finished, and rest is told once."""
        self.busy = moves and self.conductor.pace.speed is not BotSpeed.INSTANT
        if not self.busy:
            self.conductor.at_rest()

    def look_home(self) -> None:
        self.told.append("home")

    def happened(self, change: Change) -> None:
        self.told.append(change.kind.value)

    def show(self, shown: Shown) -> None:
        self.shown.append(shown)
        self._play(bool(shown.events))

    def show_prompt(self) -> None:
        self.told.append("prompt")

    def show_bars(self) -> None:
        self.told.append("bars")

    def show_parts(self, parts: tuple[Shown, ...]) -> None:
        self.told.append(f"{len(parts)} parts")
        self.shown += parts
        self._play(True)

    def show_again(self, steps: tuple[Shown, ...], *, left: int | None = None) -> None:
        self.told.append(f"again {len(steps)}" if left is None else f"again, {left} left")
        self._play(True)

    def show_past(self, shown: Shown) -> None:
        self.shown.append(shown)

    def close_curtain(self, number: int) -> None:
        self.told.append(f"curtain for {number}")

    def open_curtain(self) -> None:
        self.told.append("curtain open")

    def seek_advice(self) -> None:
        self.told.append("looking")

    def advise(self, choice: Choice[Any] | None) -> None:
        self.told.append("advice" if choice is not None else "no advice")

    def committed(self) -> None:
        self.told.append("committed")

    def finished(self) -> None:
        self.told.append("finished")


class AdvisedCards(CardUi):
    """The game of cards with a hint."""

    def __init__(self) -> None:
        super().__init__(GameCover("cards"), CardPresenter(), PICTURES)

    def advice(self, choice: Any, view: Cards) -> tuple[str, str]:
        return "take it", "it is open"


class SecretCards(AdvisedCards):
    """The same where everybody always has secrets."""

    def __init__(self) -> None:
        super().__init__()
        vars(self)["secret"] = None


class HandTable:
    """A game of cards at a table without a window."""

    def __init__(
        self,
        *players: str,
        speed: BotSpeed = BotSpeed.NORMAL,
        open_game: bool = True,
        game: CardUi | None = None,
    ) -> None:
        self.clock, self.page, self.worker = HandClock(), HandPage(), HandWorker()
        self.conductor = self.page.conductor = Conductor(self.clock, self.page)
        vars(self.conductor.programs)["_worker"] = self.worker
        self.conductor.pace.speed = speed
        self.session = Session(CardKit(), players, 1)
        self.game: CardUi = game or (AdvisedCards() if open_game else SecretCards())
        self.conductor.open(self.session, self.game)
        self.conductor.show_now()

    def doing(self) -> Mode:
        return self.conductor.mode

    def play(self, *actions: Any) -> None:
        self.conductor.play(actions)

    def rest(self, ms: float = 200) -> None:
        """Movements end and time passes, until nothing but people and programs is waited for."""
        for _ in range(20):
            self.page.finish_now()
            self.clock.turn(ms)

    def decide(self, action: Any = None) -> None:
        """The program that thinks decides."""
        assert self.worker.thinking, "no program was asked"
        self.worker.answer = Answer(Choice(Take() if action is None else action))
        self.clock.turn(1000)

    def break_down(self) -> None:
        """The program that thinks fails."""
        assert self.worker.thinking, "no program was asked"
        self.worker.answer = ThinkingFailed("out of order")
        self.clock.turn(100)
