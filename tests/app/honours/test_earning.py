"""Which games earn marks of honour, and what of a game is looked at: its own line, nothing that was taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.honours.earning import earned, earned_in
from noria_desktop.app.honours.honour import MOST, earned_by, honours_of, line_of
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from tests.app.built import at_built
from tests.app.playing import LEAVING, by_greedy, lively, with_usual


def finished(session: Session) -> Session:
    """The game played on to its end, doing as little as there is to do."""
    session.run_automatic()
    while not session.is_over:
        idle = [one for one in session.legal if type(one).__name__ in LEAVING]
        session.dispatch((idle or session.legal)[0])
        session.run_automatic()
    return session


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_ten_with_names_of_their_own(game_id: str) -> None:
    found = honours_of(game_id)
    assert len(found) == MOST
    assert len({one.key for one in found}) == MOST
    assert all(one.key.startswith(f"{game_id}-") for one in found)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_mark_is_earned_at_the_first_ply_at_which_its_line_holds(game_id: str) -> None:
    """What was earned at some ply is not there one step before; and a game's end earns what asks for the end."""
    session = by_greedy(kit(game_id), 3)
    line = line_of(session)
    found = earned(session)
    assert found
    for key, ply in found.items():
        assert earned_by(game_id, line[:ply]).get(key) == ply or ply == len(line)
        assert key not in earned_by(game_id, line[: ply - 1])


def test_a_game_that_is_not_over_has_earned_nothing_yet() -> None:
    """Nothing is told while somebody plays; the same line has earned something."""
    session = by_greedy(kit("noria"), 3)
    session.jump(len(session.log) - 1)
    assert not earned(session)
    assert earned_by("noria", line_of(session))


def test_what_was_taken_back_earns_nothing() -> None:
    """The chain of three lies on a branch: the game went on without it."""
    whole = by_greedy(kit("noria"), 3)
    ply = earned(whole)["noria-chain"]
    session = Session(kit("noria"), whole.options, whole.seed)
    for entry in whole.log[:ply]:
        session.dispatch(entry.action)
    assert "noria-chain" in earned_by("noria", line_of(session))
    session.jump(0)
    finished(session)
    assert session.record.branches
    assert not earned(session)


def test_what_was_taken_back_and_repeated_is_the_game_s_own_line() -> None:
    whole = by_greedy(kit("noria"), 3)
    before = dict(earned(whole))
    ply = before["noria-chain"]
    rest = [entry.action for entry in whole.log[ply - 1 :]]
    whole.jump(ply - 1)
    for action in rest:
        whole.dispatch(action)
    assert earned(whole) == before


@pytest.mark.parametrize("game_id", game_ids())
def test_built_positions_stand_outside(game_id: str) -> None:
    """A game that goes on from a position that nobody came to by playing."""
    session = at_built(game_id)
    for action_number in range(10_000):
        if session.is_over:
            break
        session.run_automatic()
        if not session.is_over:
            session.dispatch(session.legal[action_number % len(session.legal)])
    assert session.is_over
    assert not earned(session)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_begun_by_a_lesson_stands_outside(game_id: str, tmp_path: Path) -> None:
    """Whoever goes on with the game of the last lesson plays an open game; the same deal, sealed, counts."""
    (taught,) = [one.game for one in lessons(game_id) if one.game is not None]
    game = kit(game_id)

    def played(*, is_lesson: bool) -> Session:
        session = Session(game, game.read_setup(taught.setup), taught.seed)
        if is_lesson:
            session.become_another()
        other = lively(with_usual(game, session.options), taught.seed)
        session.replay(other.log)
        assert session.is_over
        return session

    begun = played(is_lesson=True)
    assert not earned(begun)
    file = tmp_path / "game.ndsave"
    file.write_bytes(written(begun, game))
    assert not earned_in(file)
    assert earned(played(is_lesson=False)) == earned_by(game_id, line_of(begun))


@pytest.mark.parametrize(
    ("game_id", "setting"), [("nautilus", ("level", "human")), ("solani", ("players", "human,human"))]
)
def test_games_between_people_stand_outside(game_id: str, setting: tuple[str, str]) -> None:
    game = kit(game_id)
    options = game.with_setting(game.default_options(), *setting)
    session = lively(with_usual(game, options), 5)
    assert session.is_over
    assert not session.programs
    assert not earned(session)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_file_tells_what_its_game_earned(game_id: str, tmp_path: Path) -> None:
    session = by_greedy(kit(game_id), 3)
    file = tmp_path / "game.ndsave"
    file.write_bytes(written(session, kit(game_id)))
    assert earned_in(file) == earned(session) != {}


def test_a_file_that_cannot_be_read_earned_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.ndsave"
    assert not earned_in(file)
    for data in (b"", b"{}", written(by_greedy(kit("nautilus"), 3), kit("nautilus"))[:2000]):
        file.write_bytes(data)
        assert not earned_in(file)


@pytest.mark.expects_log
def test_a_log_that_does_not_lead_to_its_position_earned_nothing(tmp_path: Path) -> None:
    """Somebody who writes another seed into a file has not played that game."""
    session = by_greedy(kit("nautilus"), 3)
    text = written(session, kit("nautilus")).decode()
    assert '"seed": 3' in text
    file = tmp_path / "game.ndsave"
    file.write_text(text.replace('"seed": 3', '"seed": 4', 1))
    assert not earned_in(file)
