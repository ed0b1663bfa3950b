"""Noria's result: compared with what can be compared, and decided by whoever won (play.md, Replay, results, saves)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human, player
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels
from tests.ui.window.test_page_models import record


@pytest.fixture
def models_of(tmp_path: Path, qtbot: QtBot) -> Callable[..., PageModels]:
    """Models of a profile that holds these results."""

    def made(*results: object) -> PageModels:
        file = Results(Store(tmp_path).results)
        for result in results:
            assert file.add(result)  # type: ignore[arg-type]
        return PageModels(Files(tmp_path), lambda: Skin(NIGHT))

    return made


def won(session: Session) -> int | None:
    return session.rules.scores(session.state).winner


@pytest.fixture(scope="module")
def games() -> dict[int | None, Session]:
    """A game won against Bot 1 and a game lost against Bot 3."""
    game, found = kit("noria"), {}
    for bot, seed in (("1", 1), ("3", 2)):
        session = Session(
            game, game.with_setting(game.default_options(), "bot", bot), seed, identity="0" * 32
        )
        policy, rng = resolute(player("noria", "greedy")), Rng(seed)
        while not session.is_over:
            play_to_human(session)
            if not session.is_over:
                session.dispatch(policy.choose(session.view(HUMAN), session.legal, rng)[0].action)
        found[won(session)] = session
    assert set(found) == {HUMAN, BOT}
    return found


def test_only_games_against_the_same_opponent_are_compared(
    models_of: Callable[..., PageModels], games: dict[int | None, Session]
) -> None:
    session = games[HUMAN]
    rival = kit("noria").opponent(session.options)
    others = [name for name in ("bot1", "bot2", "bot3") if name != rival]
    models = models_of(
        record(1, (30, 20), 0, rival, "noria"),
        record(2, (990, 20), 0, others[0], "noria"),
        record(3, (980, 20), 0, others[1], "noria"),
    )
    model = models.result_model(session, Board())
    assert model.history == (30, model.sheet.total(HUMAN)), (
        "this game last, though it is not among the results"
    )
    assert model.best == 30


@pytest.mark.parametrize(("winner", "words"), [(HUMAN, "points to you"), (BOT, "points to the bot")])
def test_what_decided_it_is_a_step_of_whoever_won(
    models_of: Callable[..., PageModels], games: dict[int | None, Session], winner: int, words: str
) -> None:
    session = games[winner]
    model = models_of().result_model(session, Board())
    assert model.decided_text.endswith(f"{words}.")
    leads = [
        sheet.total(HUMAN) - sheet.total(BOT)
        for sheet in (session.rules.scores(session.state_at(ply)) for ply in range(session.cursor + 1))
    ]
    swings = [after - before for before, after in pairwise(leads)]
    best = max(swings) if winner == HUMAN else -min(swings)
    assert f"Worth {best} points" in model.decided_text
    ply = 1 + (swings.index(best) if winner == HUMAN else swings.index(-best))
    assert model.decided_text.startswith(f"Round {session.state_at(ply - 1).round}:")


def test_the_set_up_in_a_result_is_written_in_the_language_of_now(
    models_of: Callable[..., PageModels], games: dict[int | None, Session]
) -> None:
    """Without a translation that is English; what is kept stays in the document's words."""
    model = models_of().result_model(games[HUMAN], Board())
    parts = GAME_UI.result_parts(model)
    assert model.notation.startswith("市場:")
    assert "\nMarket: " in parts.text()
    assert "市場" not in parts.text()
    assert read_setup(parts.notation()) == read_setup(model.notation)
