"""A position that was built, and not played, is saved, checked, opened and played on from like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.cli import run
from noria_desktop.app.replay import replay
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import Doubt, opened
from noria_desktop.app.saves.writing import written
from noria_desktop.engine.rng import Rng
from tests.app.built import BUILT, at_built

GAMES = pytest.mark.parametrize("game_id", BUILT)


@GAMES
@pytest.mark.parametrize("seed", range(2))
def test_it_is_played_on_from_to_the_end(game_id: str, seed: int) -> None:
    """Every position on the way is possible."""
    session, chance, game = at_built(game_id), Rng(seed), kit(game_id)
    while not session.is_over:
        game.census(session.state)
        action, chance = chance.pick(session.legal)
        session.dispatch(action)
    game.census(session.state)
    session.jump(0)
    assert session.state == BUILT[game_id]


@GAMES
def test_a_game_from_a_position_is_open(game_id: str) -> None:
    assert not at_built(game_id).sealed


@GAMES
@pytest.mark.expects_log
@pytest.mark.parametrize("plies", [0, 4])
def test_its_save_opens_where_it_stood(game_id: str, plies: int) -> None:
    """Its set-up does not lead there: the position is kept, and what was played since is kept in the record."""
    session, game = at_built(game_id), kit(game_id)
    for _ in range(plies):
        session.dispatch(session.legal[0])
    data = written(session, game)
    assert json.loads(data)["format_version"] == 2
    found = opened(read(data))
    assert found.doubt is Doubt.DIVERGED
    assert (found.session.state, found.session.legal) == (session.state, session.legal)
    assert found.session.record.line == session.log
    assert not found.session.sealed
    found.session.dispatch(found.session.legal[-1])
    again = opened(read(written(found.session, game)))
    assert again.session.state == found.session.state


@GAMES
@pytest.mark.expects_log
@pytest.mark.parametrize(
    ("language", "plies", "words"),
    [
        ("en", 0, "no action before it"),
        ("ja", 0, "手順もありません"),
        ("en", 2, "goes another way when replayed"),
    ],
)
def test_check_says_that_its_set_up_does_not_lead_there(
    game_id: str, language: str, plies: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, session = tmp_path / "built.ndsave", at_built(game_id)
    for _ in range(plies):
        session.dispatch(session.legal[0])
    file.write_bytes(written(session, kit(game_id)))
    for what in ("check", "replay"):
        assert run([what, "--lang", language, str(file)], lambda _: 0, lambda _: 0) == 1
        out, err = capsys.readouterr()
        assert "sound" not in out
        assert "replayed" not in out
        assert words in err
    shown = replay(file)
    assert shown.has_diverged
    assert not shown.is_same


@GAMES
def test_an_edited_one_is_refused_like_any_other_position(game_id: str) -> None:
    raw = json.loads(written(at_built(game_id), kit(game_id)))
    raw["snapshot"]["rng"]["counter"] = -1
    raw["digest"] = digest_of(raw["snapshot"])
    with pytest.raises(SaveError) as caught:
        read(json.dumps(raw).encode())
    assert (caught.value.reason, caught.value.place) == (Reason.IMPOSSIBLE, "$.snapshot.rng.counter")
