"""Sample models of Scythe's pages; the numbers agree with each other."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import seeded
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import NO_STARS, Options, State, new_options
from noria_desktop.games.scythe.terms import NO_GOODS, Faction, Mat
from noria_desktop.ui.pages.models import GameCard, HomeModel
from noria_desktop.ui.scythe.words.opponents import opponent_name
from noria_desktop.ui.widgets.new_game import NewGameModel, OpponentRecord
from noria_desktop.ui.widgets.result_model import ResultModel
from tests.ui.solani import solani_samples

SCYTHE = GameCard(
    "scythe",
    best=74,
    won=3,
    played=5,
    last_five=(True, False, True, False, True),
    scores=(34, 41, 58, 47, 74),
    can_repeat=True,
)
OPTIONS = evolve(new_options(), faction=Faction.NORDIC, mat=Mat.ENGINEERING, automa=Faction.SAXONY)

_SAVED = {
    "en": (
        ("noria", "Noria – round 7"),
        ("scythe", "Scythe – 4 of 6 stars"),
        ("solani", "Solani – round 9"),
        ("nautilus", "Nautilus – round 3"),
    ),
    "ja": (
        ("noria", "ノーリア – 第7ラウンド"),
        ("scythe", "Scythe – 星4個（全6個）"),
        ("solani", "ソラニ – 第9ラウンド"),
        ("nautilus", "ノーチラス – 第3ラウンド"),
    ),
}
"""A save of each game."""


def home(lang: str = "en", *, saved: bool = True) -> HomeModel:
    """The home page with four games."""
    model = solani_samples.home(lang, saved=saved)
    card = SCYTHE if saved else GameCard("scythe", None, 0, 0, ())
    rows = tuple(
        evolve(row, title=title, game_id=game_id)
        for row, (game_id, title) in zip(model.saves, _SAVED["ja" if lang == "ja" else "en"], strict=False)
    )
    return evolve(model, games=(*model.games, card), saves=rows)


def new_game(options: Options | None = OPTIONS) -> NewGameModel:
    """Where the New game page starts."""
    return NewGameModel(
        seed=20231121,
        options=options,
        opponent="automa",
        records=(OpponentRecord("autometta", 2, 2), OpponentRecord("automa", 1, 3)),
        last_options=OPTIONS,
        last_seed=3,
        is_new=lambda options, seed: True,
    )


@cache
def played(seed: int = 5) -> State:
    """The end of a game in which the human decides at random."""
    state, rng = RULES.setup(OPTIONS, seed).state, seeded(seed)
    while RULES.turn(state).seat is not None:
        legal = RULES.legal_actions(state)
        choice, rng = RandomPlayer().choose(state, legal, rng)
        state = RULES.apply(state, choice.action).state
    return state


def finished(*, won: bool = True) -> State:
    """An end with something in every row: 12 tundra and farm tokens, four structures, popularity 13."""
    state = played()
    human = state.human
    goods = list(state.board.goods)
    held = [place for place in human.army.workers if place < len(goods)][:2]
    for place in held:
        goods[place] = (3, 0, 4, 1)
    stars = list(NO_STARS)
    for number in range(6 if won else 2):
        stars[number] = 1
    works = evolve(human.works, structures=(0, 5, 9, 14)) if won else human.works
    return evolve(
        state,
        human=evolve(
            human, coins=31 if won else 6, popularity=13 if won else 5, stars=tuple(stars), works=works
        ),
        board=evolve(state.board, goods=tuple(goods) if won else (NO_GOODS,) * len(goods)),
    )


def result(*, won: bool = True) -> ResultModel:
    """A finished game."""
    state = finished(won=won)
    sheet = RULES.scores(state)
    return ResultModel(
        game_id="scythe",
        sheet=sheet,
        opponent=opponent_name(state.options),
        sealed=won,
        undo_count=0 if won else 2,
        hints=0 if won else 1,
        minutes=48,
        history=(34, 41, 58, 47, sheet.total(HUMAN)),
        best=max(74, sheet.total(HUMAN)),
        median=47,
        notation="Faction: Nordic, Mat: Engineering, Automa: Saxony, Level: Automa, Seed: K7Q2-M4XD",
        final=RULES.observe(state, HUMAN),
    )
