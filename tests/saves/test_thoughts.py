"""What programs thought is kept with the game. Source: play.md, "The bot's turn"; table.md 5: reasons are saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from noria_desktop.app import catalogue
from noria_desktop.app.players import play_to_human
from noria_desktop.app.saves import thoughts
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import Opened, opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.ui.game_ui import game_ui
from tests.app.playing import played

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
GAMES = pytest.mark.parametrize("game", ["nautilus", "solani"])


def a_game(game: str, decisions: int = 6) -> Session:
    """A game against the usual program, a person playing whatever comes first."""
    kit = catalogue.kit(game)
    session = Session(kit, kit.default_options(), 11)
    for _ in range(decisions):
        play_to_human(session)
        session.dispatch(session.legal[0])
    play_to_human(session)
    return session


def saved(session: Session) -> bytes:
    return written(session, catalogue.kit(session.rules.game_id), saved_at=NOW)


def again(data: bytes) -> Opened:
    return opened(read(data))


def edited(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    raw = json.loads(data)
    change(raw)
    return json.dumps(raw).encode()


def said(session: Session) -> dict[int, Any]:
    """Every reason that may be told now, by ply."""
    face = game_ui(session.rules.game_id)
    return {
        ply: face.reason(choice, session.state_at(ply - 1), session.view())
        for ply, choice in session.choices.items()
    }


@GAMES
def test_a_program_gives_the_same_reasons_after_the_game_was_put_aside(game: str) -> None:
    session = a_game(game)
    told = said(session)
    assert len(told) >= 4
    assert any(told.values())
    back = again(saved(session)).session
    assert back.choices == session.choices
    assert said(back) == told
    assert saved(back) == saved(session)


@GAMES
def test_what_was_taken_back_keeps_its_reasons_until_it_is_left(game: str) -> None:
    session = a_game(game)
    while max(session.choices) <= session.cursor:
        session.undo()
    assert again(saved(session)).session.choices == session.choices
    session.dispatch(next(one for one in session.legal if one != session.log[session.cursor].action))
    assert all(ply <= session.cursor for ply in session.choices)


@pytest.mark.parametrize("game", ["noria", "scythe"])
def test_games_without_programs_are_written_as_ever(game: str) -> None:
    session = played(catalogue.kit(game), seed=5, decisions=4)
    assert b'"thoughts"' not in saved(session)


@GAMES
def test_saves_from_before_open_without_reasons(game: str) -> None:
    session = a_game(game)
    back = again(edited(saved(session), lambda raw: raw.pop("thoughts")))
    assert back.doubt is None
    assert back.session.state == session.state
    assert back.session.choices == {}


def other_method(one: Any) -> None:
    one["thoughts"]["method"] = "by magic"


def twice(one: Any) -> None:
    one["thoughts"]["considered"] *= 2


def not_legal(one: Any) -> None:
    one["thoughts"]["considered"][0]["action"] = {"type": "EyeSeen"}


@pytest.mark.parametrize("change", [other_method, twice, not_legal])
def test_thoughts_that_nobody_can_have_had_are_left_out_and_the_game_is_there(
    change: Callable[[Any], None],
) -> None:
    session = a_game("nautilus")
    first = next(
        index
        for index, one in enumerate(json.loads(saved(session))["thoughts"])
        if one["thoughts"]["considered"]
    )
    data = edited(saved(session), lambda raw: change(raw["thoughts"][first]))
    back = again(data)
    assert back.doubt is None
    assert back.session.state == session.state
    assert len(back.session.choices) == len(session.choices) - 1


@pytest.mark.parametrize("ply", [0, -1, 10_000, "1"])
def test_thoughts_about_no_step_are_refused_with_their_place(ply: Any) -> None:
    def misplaced(raw: dict[str, Any]) -> None:
        raw["thoughts"][0]["ply"] = ply

    with pytest.raises(SaveError) as caught:
        again(edited(saved(a_game("nautilus")), misplaced))
    assert caught.value.reason is Reason.WRONG_VALUE
    assert caught.value.place.startswith("$.thoughts")


def test_a_persons_step_has_no_thoughts_of_a_program() -> None:
    session = a_game("nautilus")
    own = next(ply + 1 for ply in range(session.cursor) if session.is_decision(ply))
    known = min(session.choices)

    def moved(raw: dict[str, Any]) -> None:
        raw["thoughts"] = [{**raw["thoughts"][0], "ply": own}]

    assert own != known
    assert again(edited(saved(session), moved)).session.choices == {}


def test_the_oldest_thoughts_go_where_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_game("nautilus")
    whole = len(saved(session))
    monkeypatch.setattr(thoughts, "THOUGHT_BYTES", 4_000)
    short = saved(session)
    back = again(short).session.choices
    assert len(short) < whole
    assert 0 < len(back) < len(session.choices)
    assert max(back) == max(session.choices)
    assert min(back) > min(session.choices)
