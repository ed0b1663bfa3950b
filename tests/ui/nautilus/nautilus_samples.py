"""Sample models of Nautilus' pages; the numbers agree with each other."""

from __future__ import annotations

from functools import cache
from typing import Any

from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, Opponent
from noria_desktop.ui.nautilus.words.opponents import opponent_name
from noria_desktop.ui.pages.models import GameCard, HomeModel
from noria_desktop.ui.widgets.new_game import NewGameModel, OpponentRecord
from noria_desktop.ui.widgets.result_model import ResultModel
from tests.ui.pages import samples

NAUTILUS = GameCard(
    "nautilus",
    best=4,
    best_rival=1,
    won=9,
    played=14,
    last_five=(True, True, False, True, True),
    scores=(3, 1, 2, 3, 4, 3),
    can_repeat=True,
)


def home(lang: str = "en", *, saved: bool = True) -> HomeModel:
    """The home page with two games."""
    model = samples.home(lang, saved=saved)
    rows = tuple(
        evolve(row, game_id="nautilus" if index % 3 == 1 else "noria")
        for index, row in enumerate(model.saves)
    )
    card = NAUTILUS if saved else GameCard("nautilus", None, 0, 0, ())
    return evolve(model, games=(*model.games, card), saves=rows)


def new_game() -> NewGameModel:
    """Where the New game page starts."""
    return NewGameModel(
        seed=20231121,
        options=Options(Opponent.LEVEL_3, DomainCards.VISIBLE, FirstPlayer.RANDOM),
        records=(
            OpponentRecord(Opponent.LEVEL_1, 5, 5),
            OpponentRecord(Opponent.LEVEL_2, 3, 5),
            OpponentRecord(Opponent.LEVEL_3, 1, 4),
        ),
        last_options=Options(Opponent.LEVEL_2),
        last_seed=3,
        is_new=lambda options, seed: True,
    )


@cache
def finished(seed: int, hidden: bool = False) -> Any:
    """The end of a game between two random players."""
    from noria_desktop.engine.rng import seeded

    cards = DomainCards.HIDDEN if hidden else DomainCards.VISIBLE
    state, rng = RULES.setup(Options(Opponent.LEVEL_3, cards), seed).state, seeded(seed)
    while RULES.turn(state).seat is not None:
        action, rng = rng.pick(RULES.legal_actions(state))
        state = RULES.apply(state, action).state
    return state


def result(*, won: bool = True) -> ResultModel:
    """A finished game."""
    seed = next(seed for seed in range(40) if (RULES.scores(finished(seed)).winner == HUMAN) is won)
    state = finished(seed)
    return ResultModel(
        game_id="nautilus",
        sheet=RULES.scores(state),
        opponent=opponent_name(state.match.options),
        sealed=won,
        undo_count=0 if won else 2,
        hints=0 if won else 1,
        minutes=17,
        history=(3, 1, 2, 3, 4, RULES.scores(state).total(HUMAN)),
        best=4,
        median=3,
        notation="Opponent: level 3, Domain cards: visible, Seed: K7Q2-M4XD",
        final=RULES.observe(state, HUMAN),
    )
