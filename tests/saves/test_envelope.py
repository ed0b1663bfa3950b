"""Saves: what is in them, what comes back, and what is refused. Source: decision 5."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import clean_title, read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import Doubt, Opened, opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import HistoryEnd, Session
from tests.app.playing import begun, every_table, played
from tests.toy_game import KIT, RULES

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
KITS = pytest.mark.parametrize("game", every_table().values(), ids=every_table())


def save_of(session: Session, game: GameKit = KIT, title: str = "") -> bytes:
    return written(session, game, title=title, saved_at=NOW)


def open_again(data: bytes, game: GameKit = KIT) -> Opened:
    return opened(read(data, lambda _: game))


def changed(data: bytes, change: Callable[[dict[str, Any]], None], *, seal: bool = True) -> bytes:
    """The save with something edited, and the digest made to fit so that only the edit is at fault."""
    raw = json.loads(data)
    change(raw)
    if seal:
        raw["digest"] = digest_of(raw["snapshot"])
    return json.dumps(raw).encode()


def refused(data: bytes, game: GameKit = KIT) -> SaveError:
    with pytest.raises(SaveError) as caught:
        open_again(data, game)
    return caught.value


@KITS
@pytest.mark.parametrize("decisions", [0, 1, 7, 10_000])
def test_a_game_comes_back_with_its_whole_history(game: GameKit, decisions: int) -> None:
    session = played(game, seed=5, decisions=decisions)
    session.add_time(90)
    found = open_again(save_of(session, game), game)
    again = found.session
    assert found.doubt is None
    assert again.state == session.state
    assert again.log == session.log
    assert again.identity == session.identity
    assert again.tally == session.tally
    assert [again.events_at(n) for n in range(len(again.log) + 1)] == [
        session.events_at(n) for n in range(len(session.log) + 1)
    ]


@KITS
def test_saving_the_same_session_twice_gives_the_same_bytes_also_after_loading(game: GameKit) -> None:
    session = played(game, seed=6, decisions=9)
    data = save_of(session, game, "雲の上")
    assert save_of(session, game, "雲の上") == data
    assert save_of(open_again(data, game).session, game, "雲の上") == data


def test_what_was_taken_back_is_saved_too_and_can_be_repeated() -> None:
    session = played(decisions=5)
    session.undo()
    session.undo()
    again = open_again(save_of(session)).session
    assert again.cursor == session.cursor
    assert again.can_redo
    again.redo()
    session.redo()
    assert again.state == session.state


def test_an_open_game_stays_open() -> None:
    session = played(decisions=3)
    session.undo()
    assert not session.sealed
    assert not open_again(save_of(session)).session.sealed


def test_the_file_begins_with_its_format_and_has_one_log_entry_a_line() -> None:
    lines = save_of(played(decisions=2)).decode().splitlines()
    assert lines[:2] == ["{", '"format": "noria-desktop/save",']
    assert sum(line.startswith('{"seat"') for line in lines) == 4  # two decisions and the bot's two beats
    assert lines[-1] == "}"


def test_a_game_saved_under_older_rules_goes_on_from_its_snapshot_with_earlier_turns_closed() -> None:
    session = played(decisions=4)
    data = save_of(session)
    newer = evolve(KIT, rules=evolve(RULES, version=2))
    found = open_again(data, newer)
    assert found.doubt is Doubt.OTHER_RULES
    assert found.session.state == session.state
    assert not found.session.can_undo
    assert len(found.session.closed) == session.cursor


@pytest.mark.expects_log
def test_a_log_that_leads_elsewhere_closes_the_earlier_turns_and_play_goes_on_and_saves() -> None:
    session = played(decisions=4)
    session.run_automatic()

    def pass_first(raw: dict[str, Any]) -> None:
        raw["log"][0]["action"] = {"type": "Pass"}
        raw["log"][3]["action"] = {"type": "Pass"}

    found = open_again(changed(save_of(session), pass_first))
    assert found.doubt is Doubt.DIVERGED
    again = found.session
    assert again.state == session.state
    assert not again.can_undo
    again.dispatch(again.legal[0])
    # Saved and loaded once more, what was played since can be taken back, the rest stays closed.
    third = open_again(save_of(again))
    assert third.doubt is None
    third.session.undo()
    assert third.session.state == session.state
    with pytest.raises(HistoryEnd):
        third.session.undo()
    assert save_of(open_again(save_of(again)).session) == save_of(again)


def test_an_impossible_redo_tail_is_dropped_and_the_rest_is_kept() -> None:
    session = played(decisions=5)
    session.undo()

    def spoil_tail(raw: dict[str, Any]) -> None:
        raw["log"][-1]["action"] = {"type": "Swap", "index": 99}

    found = open_again(changed(save_of(session), spoil_tail))
    assert found.doubt is Doubt.TAIL_LOST
    assert found.session.state == session.state
    assert found.session.can_undo


@pytest.mark.parametrize(
    ("key", "value", "reason", "place"),
    [
        ("format", "another/save", Reason.OTHER_PROGRAM, ""),
        ("format_version", 3, Reason.NEWER, "$.format_version"),
        ("format_version", 0, Reason.WRONG_VALUE, "$.format_version"),
        ("format_version", "1", Reason.WRONG_VALUE, "$.format_version"),
        ("state_version", 2, Reason.NEWER, "$.state_version"),
        ("rules_version", 2, Reason.NEWER, "$.rules_version"),
        ("rules_version", 0, Reason.WRONG_VALUE, "$.rules_version"),
        ("game", 7, Reason.WRONG_VALUE, "$.game"),
        ("saved_at", "yesterday", Reason.WRONG_VALUE, "$.saved_at"),
        ("title", "two\nlines", Reason.WRONG_VALUE, "$.title"),
        ("title", "x" * 500, Reason.WRONG_VALUE, "$.title"),
        ("sealed", 1, Reason.WRONG_VALUE, "$.sealed"),
        ("id", "../../../etc/passwd", Reason.WRONG_VALUE, "$.id"),
        ("cursor", 99, Reason.WRONG_VALUE, "$.cursor"),
        ("cursor", -1, Reason.WRONG_VALUE, "$.cursor"),
        ("closed", 1, Reason.WRONG_VALUE, "$.base"),
        ("base", {}, Reason.WRONG_VALUE, "$.base"),
        ("log", {}, Reason.WRONG_VALUE, "$.log"),
        ("log", [{"seat": 0, "action": {"type": "Take"}}] * 5000, Reason.TOO_MANY, "$.log"),
        ("log", [{"seat": 0}], Reason.MISSING_PART, "$.log[0]"),
        ("log", [{"seat": 0, "action": {"type": "Fly"}}] * 4, Reason.WRONG_VALUE, "$.log[0].action.type"),
        ("setup", {"seed": 1}, Reason.MISSING_PART, "$.setup"),
        (
            "summary",
            {"done": 3, "total": 2, "scores": [0, 0], "over": False},
            Reason.WRONG_VALUE,
            "$.summary.done",
        ),
        ("tally", {"undos": -1, "hints": 0, "seconds": 0}, Reason.WRONG_VALUE, "$.tally"),
        ("mood", 1, Reason.EXTRA_PART, "$"),
    ],
)
def test_an_edited_envelope_is_refused_with_its_place(
    key: str, value: object, reason: Reason, place: str
) -> None:
    data = save_of(played(decisions=2))

    def edit(raw: dict[str, Any]) -> None:
        raw[key] = value

    error = refused(changed(data, edit))
    assert (error.reason, error.place) == (reason, place)


@pytest.mark.parametrize("key", list(json.loads(save_of(begun()))))
def test_no_key_can_be_left_out(key: str) -> None:
    raw = json.loads(save_of(begun()))
    del raw[key]
    error = refused(json.dumps(raw).encode())
    assert error.reason in (Reason.MISSING_PART, Reason.OTHER_PROGRAM)


def test_a_seed_outside_32_bits_and_impossible_options_are_refused() -> None:
    data = save_of(begun())

    def seed(raw: dict[str, Any]) -> None:
        raw["setup"]["seed"] = 1 << 32

    def gift(raw: dict[str, Any]) -> None:
        raw["setup"]["options"]["gift"] = 77

    assert refused(changed(data, seed)).place == "$.setup.seed"
    assert refused(changed(data, gift)).place == "$.setup.options"


def test_a_snapshot_changed_without_its_digest_is_refused() -> None:
    def swap_two(raw: dict[str, Any]) -> None:
        cards = raw["snapshot"]["pile"]["cards"]
        cards[0], cards[1] = cards[1], cards[0]

    error = refused(changed(save_of(begun()), swap_two, seal=False))
    assert (error.reason, error.place) == (Reason.ALTERED, "$.snapshot")


def test_titles_lose_control_characters_and_excess_length() -> None:
    assert clean_title("  a\nb\t\x07c  ") == "a b c"
    assert len(clean_title("空" * 500)) == 120


# Sealed -----------------------------------------------------------------------------------------------


def test_a_game_whose_log_does_not_lead_to_its_position_is_never_sealed() -> None:
    """robustness.md B8: an edited snapshot with a fresh digest opened as diverged and yet sealed."""
    newer = evolve(KIT, rules=evolve(RULES, version=2))
    data = save_of(played(decisions=4))
    assert open_again(data).session.sealed
    closed = open_again(data, newer)
    assert not closed.session.sealed
    closed.session.dispatch(closed.session.legal[0])

    def lie(raw: dict[str, Any]) -> None:
        raw["sealed"] = True

    again = open_again(changed(save_of(closed.session, newer), lie), newer)
    assert again.doubt is None
    assert not again.session.sealed


def test_a_game_with_something_revealed_and_taken_back_is_open_whatever_the_file_says() -> None:
    session = played(decisions=3)
    session.undo()

    def lie(raw: dict[str, Any]) -> None:
        raw["sealed"] = True

    assert not open_again(changed(save_of(session), lie)).session.sealed


# What was left ----------------------------------------------------------------------------------------


def branched() -> Session:
    session = played(decisions=3)
    session.undo()
    session.undo()
    session.dispatch(next(action for action in session.legal if action != session.log[session.cursor].action))
    return session


@pytest.mark.parametrize(
    ("key", "value"),
    [("of", 9), ("of", 1), ("ply", 99), ("ply", -1), ("number", 0), ("log", [])],
)
def test_a_branch_that_hangs_on_nothing_is_refused_with_its_place(key: str, value: object) -> None:
    def edit(raw: dict[str, Any]) -> None:
        raw["branches"][0][key] = value

    error = refused(changed(save_of(branched()), edit))
    assert (error.reason, error.place) == (Reason.WRONG_VALUE, "$.branches[0]")


def test_under_older_rules_the_redo_tail_stays_as_a_branch() -> None:
    """Nothing of it can be replayed, and nothing of it is dropped."""
    session = played(decisions=4)
    session.undo()
    session.undo()
    whole = session.log
    newer = evolve(KIT, rules=evolve(RULES, version=2))
    found = open_again(save_of(session), newer).session
    (branch,) = found.record.branches
    assert (*found.closed, *branch.entries) == whole
    again = open_again(save_of(found, newer), newer).session
    assert again.record == found.record


def test_a_tail_that_cannot_be_repeated_stays_as_a_branch() -> None:
    session = played(decisions=5)
    session.undo()

    def spoil_tail(raw: dict[str, Any]) -> None:
        raw["log"][-1]["action"] = {"type": "Swap", "index": 99}

    found = open_again(changed(save_of(session), spoil_tail)).session
    assert len(found.record.branches) == 1
    assert len(found.log) + len(found.record.branches[0].entries) == len(session.log)


def test_a_save_of_the_first_format_with_keys_of_the_second_is_refused() -> None:
    def older(raw: dict[str, Any]) -> None:
        raw["format_version"] = 1

    assert refused(changed(save_of(branched()), older)).reason is Reason.WRONG_VALUE


@pytest.mark.parametrize("moment", ["2026-1-2T3:04:05Z", "２０２６-11-21T09:00:00Z", "0026-11-21T09:00:00Z"])
def test_a_time_that_can_only_nearly_be_read_is_refused(moment: str) -> None:
    """robustness.md B: such a save ended the program at its start."""

    def edit(raw: dict[str, Any]) -> None:
        raw["saved_at"] = moment

    assert refused(changed(save_of(begun()), edit)).place == "$.saved_at"


@pytest.mark.parametrize(
    ("summary", "place"),
    [
        ({"done": 0, "total": 1 << 53, "scores": [0, 0], "over": False}, "$.summary.total"),
        ({"done": 0, "total": 6, "scores": [1 << 53, 0], "over": False}, "$.summary.scores"),
        ({"done": 0, "total": 6, "scores": [], "over": False}, "$.summary.scores"),
    ],
)
def test_a_summary_that_no_game_has_is_refused(summary: dict[str, Any], place: str) -> None:
    def edit(raw: dict[str, Any]) -> None:
        raw["summary"] = summary

    assert refused(changed(save_of(begun()), edit)).place == place
