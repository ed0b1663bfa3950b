"""How fast the rules engines are: random play beside another board game's, legal actions, the bot's turn.

Two ways to play at random: *plain* takes any legal action, *patient* ends a phase only once in thirty times
while something else is possible, which gives long, rich turns. Source: engines-and-bots 8 (P7, P9), 9.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from attrs import frozen

from noria_desktop.engine.contract import BOT
from noria_desktop.games.nautilus.rules import RULES as NAUTILUS
from noria_desktop.games.nautilus.state import Options as NautilusOptions
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES as NORIA
from noria_desktop.games.noria.state import BotTurn, Options
from tests.benchmarks.figures import Figure, at_share, best_of, least_of

GAMES = 60
RUNS = 5
PATIENCE = 1 - 1 / 30
P7_RATIO = 1.5
P1_RATIO = 1.3
P1_RUNS = 15
P9_MS = 2.0
BOT_TURN_MS = 5.0


@frozen
class Subject:
    """A game to be measured."""

    name: str
    rules: Any
    options: Any
    leaves: Callable[[Any], bool]
    """Whether an action leaves the phase; patient players avoid it."""


NORIA_SUBJECT = Subject("Noria", NORIA, Options(), lambda action: type(action) is EndPhase)


NAUTILUS_SUBJECT = Subject("Nautilus", NAUTILUS, NautilusOptions(), lambda action: False)


def random_games(subject: Subject, games: int, first_seed: int, patience: float) -> tuple[int, float]:
    """Decisions taken and CPU seconds needed for random games from set-up to the end."""
    pick = random.Random(first_seed).random
    rules, leaves = subject.rules, subject.leaves
    turn, legal_actions, apply_unchecked = rules.turn, rules.legal_actions, rules.apply_unchecked
    taken = 0
    begin = time.process_time()
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(subject.options, seed).state
        while turn(state).seat is not None:
            actions = legal_actions(state)
            count = len(actions)
            if patience and count > 1 and leaves(actions[-1]) and pick() < patience:
                count -= 1
            state = apply_unchecked(state, actions[int(pick() * count)]).state
            taken += 1
    return taken, time.process_time() - begin


def positions(subject: Subject, games: int, first_seed: int) -> Iterator[Any]:
    """Positions of patient games."""
    pick = random.Random(first_seed)
    rules = subject.rules
    for seed in range(first_seed, first_seed + games):
        state = rules.setup(subject.options, seed).state
        while rules.turn(state).seat is not None:
            yield state
            actions = rules.legal_actions(state)
            stays = actions[:-1] if len(actions) > 1 and subject.leaves(actions[-1]) else actions
            state = rules.apply_unchecked(state, pick.choice(stays)).state


def catanatron_speed() -> float | None:
    """Actions a second of random two-player games of catanatron; None when it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def once() -> float:
        taken = 0
        begin = time.process_time()
        for seed in range(10):
            random.seed(seed)
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                taken += 1
        return taken / (time.process_time() - begin)

    once()
    return best_of(RUNS, once)


def random_play() -> list[Figure]:
    """P1 and P7."""
    return [*nautilus_play(), *noria_play()]


def noria_play() -> list[Figure]:
    """P7."""

    def speed(patience: float) -> Callable[[], float]:
        def once() -> float:
            taken, seconds = random_games(NORIA_SUBJECT, GAMES, 1, patience)
            return taken / seconds

        return once

    speed(0.0)()
    anchor = catanatron_speed()
    own, rich = best_of(RUNS, speed(0.0)), best_of(RUNS, speed(PATIENCE))
    if anchor is None:
        return [
            Figure("P7 Noria random play", f"{own:,.0f} actions/s", "catanatron: pip install '.[bench]'"),
            Figure("   long turns", f"{rich:,.0f} actions/s"),
        ]
    beside = f"catanatron {version('catanatron')}: {anchor:,.0f} actions/s"
    ratio, rich_ratio = own / anchor, rich / anchor
    return [
        Figure(
            "P7 Noria random play",
            f"{own:,.0f} actions/s = {ratio:.2f} x",
            beside,
            f">= {P7_RATIO} x",
            ratio >= P7_RATIO,
        ),
        Figure("   long turns", f"{rich:,.0f} actions/s = {rich_ratio:.2f} x"),
    ]


def kuhn_play() -> Callable[[], float] | None:
    """Steps a second of OpenSpiel's fastest game class in pure Python; None when it is not installed."""
    try:
        import pyspiel

        import_module("open_spiel.python.games.kuhn_poker")  # which registers the game
    except ImportError:
        return None

    game = pyspiel.load_game("python_kuhn_poker")

    def once() -> float:
        taken, pick = 0, random.Random(1)
        begin = time.process_time()
        for _ in range(4000):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                state.apply_action(pick.choice(actions))
                taken += 1
        return taken / (time.process_time() - begin)

    return once


def nautilus_play() -> list[Figure]:
    """P1: random games from set-up to the end, dealing and awards included.

    Both games are played in turns, about 20,000 steps each time, so that a moment in which the machine is busy
    with something else strikes neither of them alone.
    """

    def once() -> float:
        taken, seconds = random_games(NAUTILUS_SUBJECT, 3 * GAMES, 1, 0.0)
        return taken / seconds

    beside = kuhn_play()
    once()
    if beside is None:
        return [
            Figure(
                "P1 Nautilus random play",
                f"{best_of(P1_RUNS, once):,.0f} transitions/s",
                "open_spiel: pip install '.[bench]'",
            )
        ]
    beside()
    pairs = [(once(), beside()) for _ in range(P1_RUNS)]
    own, anchor = (max(speeds) for speeds in zip(*pairs, strict=True))
    ratio = own / anchor
    return [
        Figure(
            "P1 Nautilus random play",
            f"{own:,.0f} transitions/s = {ratio:.2f} x",
            f"open_spiel {version('open_spiel')}, python_kuhn_poker: {anchor:,.0f} steps/s",
            f">= {P1_RATIO} x",
            ratio >= P1_RATIO,
        )
    ]


def legal_actions() -> list[Figure]:
    """P9: the dearest list of legal actions as a player meets it, most tables still cold; and once more."""
    times, seen = [], []
    walk = positions(NORIA_SUBJECT, GAMES, first_seed=1001)
    for state in walk:
        times.append(_listing_ms(state))
        seen.append(state)
    again = least_of(RUNS, lambda: max(_listing_ms(state) for state in seen))
    worst, middle = max(times), at_share(times, 0.5)
    longest = max(len(NORIA.legal_actions(state)) for state in seen)
    return [
        Figure(
            "P9 legal actions, worst",
            f"{worst:.3f} ms",
            f"seen before {again:.3f} ms, median {middle * 1e3:.1f} us of {len(seen)}, longest {longest}",
            f"<= {P9_MS} ms",
            worst <= P9_MS,
        )
    ]


def _listing_ms(state: Any) -> float:
    before = time.process_time()
    NORIA.legal_actions(state)
    return (time.process_time() - before) * 1e3


def bot_turns() -> list[Figure]:
    """One whole turn of the bot, marker to end, against each printed wheel."""
    figures = []
    for number, wheel in enumerate(bot_presets(), start=1):
        subject = Subject("Noria", NORIA, Options(bot_wheel=wheel), NORIA_SUBJECT.leaves)
        times = []
        for state in positions(subject, GAMES, first_seed=2001):
            if state.pending == BotTurn():
                before = time.process_time()
                while NORIA.turn(state).seat == BOT:
                    state = NORIA.apply_unchecked(state, NORIA.legal_actions(state)[0]).state
                times.append((time.process_time() - before) * 1e3)
        worst = max(times)
        figures.append(
            Figure(
                f"Bot {number}'s turn, worst",
                f"{worst:.3f} ms",
                f"median {at_share(times, 0.5):.3f} ms of {len(times)}",
                f"<= {BOT_TURN_MS:.0f} ms",
                worst <= BOT_TURN_MS,
            )
        )
    return figures


def versions() -> str:
    """What was measured with what."""
    names = ("attrs", "cattrs", "PySide6-Essentials", "catanatron", "open_spiel")
    found = []
    for name in names:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} -")
    return ", ".join(found)
