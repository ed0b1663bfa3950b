"""Sample models of Solani's pages; the numbers agree with each other."""

from __future__ import annotations

from functools import cache
from typing import Any

from attrs import evolve

from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import seeded
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.pages.models import GameCard, HomeModel
from noria_desktop.ui.solani.words.opponents import opponent_name
from noria_desktop.ui.widgets.new_game import NewGameModel, OpponentRecord
from noria_desktop.ui.widgets.result_model import ResultModel
from tests.ui.nautilus import nautilus_samples

SOLANI = GameCard(
    "solani",
    best=61,
    won=5,
    played=6,
    last_five=(True, True, True, False, True),
    scores=(34, 41, 38, 52, 47, 61),
    can_repeat=True,
)


def home(lang: str = "en", *, saved: bool = True) -> HomeModel:
    """The home page with three games."""
    model = nautilus_samples.home(lang, saved=saved)
    card = SOLANI if saved else GameCard("solani", None, 0, 0, ())
    rows = tuple(
        evolve(row, game_id="solani") if index % 4 == 2 else row for index, row in enumerate(model.saves)
    )
    return evolve(model, games=(*model.games, card), saves=rows)


def new_game(*, alone: bool = False) -> NewGameModel:
    """Where the New game page starts."""
    players = (Player.HUMAN,) if alone else (Player.HUMAN, Player.LEVEL_3, Player.LEVEL_1)
    return NewGameModel(
        seed=20231121,
        options=Options(players, CoyoteLevel.TRICKSTER),
        opponent="level1+level3",
        records=(
            OpponentRecord("pup", 3, 3),
            OpponentRecord("trickster", 1, 2),
            OpponentRecord("level1+level3", 2, 5),
        ),
        last_options=Options(),
        last_seed=3,
        is_new=lambda options, seed: True,
    )


def _greedy(state: State, legal: tuple[Any, ...], seat: int) -> Any:
    """The action after which one's own sky counts most; the first of equals."""
    return max(legal, key=lambda action: tally(RULES.apply(state, action).state.skies[seat]).total)


@cache
def finished(players: tuple[Player, ...], seed: int) -> State:
    """The end of a game in which everybody looks one tile ahead."""
    state, rng = RULES.setup(Options(players), seed).state, seeded(seed)
    while (turn := RULES.turn(state)).seat is not None:
        legal = RULES.legal_actions(state)
        if len(legal) > 1 and turn.seat < len(state.skies):
            action = _greedy(state, legal, turn.seat)
        else:
            choice, rng = RandomPlayer().choose(state, legal, rng)
            action = choice.action
        state = RULES.apply(state, action).state
    return state


THREE = (Player.HUMAN, Player.LEVEL_3, Player.LEVEL_1)


def result(*, won: bool = True, players: tuple[Player, ...] = THREE) -> ResultModel:
    """A finished game."""
    state = next(
        state
        for state in (finished(players, seed) for seed in range(20))
        if (RULES.scores(state).winner == HUMAN) is won
    )
    sheet = RULES.scores(state)
    return ResultModel(
        game_id="solani",
        sheet=sheet,
        opponent=opponent_name(state.options),
        sealed=won,
        undo_count=0 if won else 2,
        hints=0 if won else 1,
        minutes=24,
        history=(34, 41, 38, 52, 47, sheet.total(HUMAN)),
        best=max(61, sheet.total(HUMAN)),
        median=41,
        notation="Players: human / level 3 / level 1, Bonus tiles: printed, Seed: K7Q2-M4XD",
        final=RULES.observe(state, HUMAN),
    )
