"""What pages are told of games with more than two seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.gone_on import taught_identity
from noria_desktop.app.results import Result, Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels
from tests.app.playing import by_greedy, every_table, lively


def record(number: int, scores: tuple[int, ...], winner: int | None, opponent: str, game: str) -> Result:
    """One finished game."""
    return Result(
        id=f"{number:032x}",
        game=game,
        opponent=opponent,
        notation="",
        seed=number,
        scores=scores,
        winner=winner,
        sealed=True,
        finished_at="2026-11-21T09:00:00Z",
        undos=0,
        hints=0,
        seconds=60,
        rules_version=1,
    )


@pytest.fixture
def models_of(tmp_path: Path, qtbot: QtBot) -> Callable[..., PageModels]:
    """Models of a profile that holds these results."""

    def made(*results: Result) -> PageModels:
        file = Results(Store(tmp_path).results)
        for result in results:
            assert file.add(result)
        return PageModels(Files(tmp_path), lambda: Skin(NIGHT))

    return made


def test_a_card_counts_games_of_every_number_of_players(models_of: Callable[..., PageModels]) -> None:
    """Won is what the record says, however many points the others had; tables with people are nobody's record."""
    models = models_of(
        record(1, (30, 20), 0, "pup", "solani"),
        record(2, (40, 35, 40), 2, "level1+level2", "solani"),
        record(3, (25, 10, 11, 12), 0, "level1+level1+level1", "solani"),
        record(4, (90, 10), 0, "human", "solani"),
        record(5, (90, 10, 5), 0, "human+level4", "solani"),
    )
    card = next(card for card in models.home_model().games if card.game_id == "solani")
    assert (card.best, card.won, card.played) == (40, 2, 3)
    assert card.last_five == (True, False, True)
    assert card.scores == (30, 40, 25)


def test_the_best_game_is_told_with_the_best_of_the_others(models_of: Callable[..., PageModels]) -> None:
    models = models_of(record(1, (3, 1), 0, "level1", "nautilus"), record(2, (3, 0), 0, "level1", "nautilus"))
    card = next(card for card in models.home_model().games if card.game_id == "nautilus")
    assert (card.best, card.best_rival) == (3, 0)


def test_a_finished_game_of_four_becomes_a_result_of_four(
    models_of: Callable[..., PageModels], tmp_path: Path
) -> None:
    models = models_of()
    session = by_greedy(every_table()["solani-4"], 2)
    files = Files(tmp_path)
    files.keep(files.kept(session))
    model = models.result_model(session, Board())
    assert {line.seat for line in model.sheet.lines} == {0, 1, 2, 3}
    assert model.decided_text == ""
    (result,) = files.results.of("solani")
    assert len(result.scores) == 4
    assert result.opponent == "human+level1+level1"


@pytest.mark.parametrize("table", ["noria", "solani", "scythe"])
@pytest.mark.parametrize(
    ("more", "words"),
    [
        (None, "This game is in no statistics."),
        (5, "Your best is {best}, 5 more."),
        (0, "As much as your best."),
        (-5, "More than your best, but this game is in no statistics."),
    ],
)
def test_a_practice_game_is_not_called_the_first_against_somebody_who_was_played_against(
    models_of: Callable[..., PageModels], table: str, more: int | None, words: str
) -> None:
    """One gone on with from a lesson came after an official one, and was called the first finished game."""
    session = by_greedy(every_table()[table], 2)
    points, rival = session.rules.scores(session.state).total(0), kit(table).opponent(session.options)
    official = () if more is None else (record(1, (points + more, 1), 0, rival, table),)
    model = models_of(*official).result_model(session, Board())
    assert not model.counts
    best = points + (more or 0)
    assert game_ui(table).result_parts(model).remark() == words.format(best=best)
    assert model.history == (() if more is None else (best, points))


def test_the_first_game_that_counts_is_called_the_first(
    models_of: Callable[..., PageModels], tmp_path: Path
) -> None:
    models, session = models_of(), by_greedy(every_table()["solani"], 2)
    files = Files(tmp_path)
    files.keep(files.kept(session))
    parts = game_ui("solani").result_parts(models.result_model(session, Board()))
    assert parts.remark() == "Your first finished game against this opponent."


@pytest.mark.parametrize("table", ["noria", "nautilus", "solani", "scythe"])
def test_a_copied_result_ends_with_the_line_that_lays_the_game_again(
    models_of: Callable[..., PageModels], table: str
) -> None:
    """In English its set-up stood in Japanese, and without a seed."""
    session = by_greedy(every_table()[table], 2)
    model = models_of().result_model(session, Board())
    text = game_ui(table).result_parts(model).text()
    assert not re.search("[\u3040-\u30ff\u4e00-\u9fff]", text)
    _, _, line = text.partition("\n\n")
    options, seed = kit(table).read_line(line)
    assert kit(table).write_setup(options) == model.notation
    assert seed == session.seed


def test_the_list_of_saves_needs_no_games_table(
    models_of: Callable[..., PageModels], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Titles came from the games' doors: with saves of all games, home's first frame waited for all their modules."""
    game = kit("scythe")
    Store(tmp_path).autosave(lively(game, 1, 3), game)
    models = models_of()
    doors: list[str] = []
    monkeypatch.setattr("noria_desktop.ui.window.page_models.game_ui", doors.append)
    monkeypatch.setattr(models, "_continue_card", lambda listed=(): None)
    (row,) = models.home_model().saves
    assert row.title.startswith("Scythe")
    assert doors == []


def test_the_game_to_go_on_with_says_that_a_lesson_began_it(
    models_of: Callable[..., PageModels], tmp_path: Path
) -> None:
    """A lesson's game and one of one's own against the same rival looked alike on the first page."""
    game = kit("nautilus")
    store = Store(tmp_path)
    store.autosave(Session(game, game.default_options(), 3), game)
    card = models_of().home_model().continue_
    assert card is not None
    assert not card.is_taught
    store.autosave(Session(game, game.default_options(), 4, identity=taught_identity()), game)
    card = models_of().home_model().continue_
    assert card is not None
    assert card.is_taught


def test_a_copied_result_has_real_minus_signs_and_no_hyphens_before_a_number(
    models_of: Callable[..., PageModels],
) -> None:
    """It mixed both: "Science: 2 – -1" over a list with "−1"."""
    below = 0
    for seed in range(6):
        session = by_greedy(every_table()["nautilus"], seed)
        text = game_ui("nautilus").result_parts(models_of().result_model(session, Board())).text()
        lines, _, _ = text.partition("\n\n")
        assert not re.search(r"(?<!\d)-\d", lines), lines
        below += "\N{MINUS SIGN}" in lines
    assert below
