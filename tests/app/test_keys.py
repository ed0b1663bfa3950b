"""Keys that a player may change: read strictly, no key for two things. Source: mocks/way-in.md 5."""

from __future__ import annotations

import pytest

from noria_desktop.app.keys import COMMANDS, KeysError, Wrong, changed, keys_in, text_of, who_has
from noria_desktop.app.settings import Settings

USUAL = keys_in("")


def test_nothing_said_means_the_usual_keys_and_none_of_them_twice() -> None:
    assert dict(USUAL) == {command.name: command.usual for command in COMMANDS}
    assert len(set(USUAL.values())) == len(COMMANDS)
    assert text_of(USUAL) == ""


def test_what_is_said_is_read_and_written_alike() -> None:
    text = "hint=J,undo=Ctrl+U"
    keys = keys_in(text)
    assert (keys["hint"], keys["undo"], keys["redo"]) == ("J", "Ctrl+U", "Ctrl+Y")
    assert text_of(keys) == text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("hint", Wrong.UNREADABLE),
        ("hint=J,hint=T", Wrong.UNREADABLE),
        ("hint=<b>", Wrong.UNREADABLE),
        ("jump=J", Wrong.UNKNOWN),
        ("hint=Ctrl+J", Wrong.UNFIT),
        ("hint=F1", Wrong.UNFIT),
        ("undo=Z", Wrong.UNFIT),
        ("undo=Alt+Z", Wrong.UNFIT),
        ("undo=Ctrl+C", Wrong.UNFIT),
        ("hint=W", Wrong.CONFLICT),
        ("undo=Ctrl+S", Wrong.CONFLICT),
        ("hint=J,why=J", Wrong.CONFLICT),
    ],
)
def test_what_cannot_be_is_refused_with_what_is_wrong(text: str, wrong: Wrong) -> None:
    with pytest.raises(KeysError) as refused:
        keys_in(text)
    assert refused.value.wrong is wrong
    with pytest.raises(ValueError, match=wrong.value):
        Settings(keys=text)


def test_two_commands_may_exchange_their_keys() -> None:
    keys = keys_in("hint=W,why=H")
    assert (keys["hint"], keys["why"]) == ("W", "H")


def test_whoever_had_a_key_gets_the_other_one() -> None:
    keys = changed(USUAL, "hint", "W")
    assert (keys["hint"], keys["why"]) == ("W", "H")
    assert keys_in(text_of(keys)) == keys
    assert who_has(keys, "W") == "hint"


@pytest.mark.parametrize(
    ("text", "mute"),
    [
        ("hint=M", "H"),
        ("hint=M,why=H", "W"),
        ("hint=M,why=H,play=W", "P"),
        ("hint=M,mute=U", "U"),
        ("hint=J", "M"),
    ],
)
def test_a_command_that_came_later_gives_way_to_what_was_chosen_before(text: str, mute: str) -> None:
    keys = keys_in(text)
    assert keys["mute"] == mute
    assert len(set(keys.values())) == len(COMMANDS)
    assert keys_in(text_of(keys)) == keys


def test_a_later_command_hides_no_conflict_of_others() -> None:
    for text in ("hint=M,why=M", "hint=M,mute=M", "mute=H"):
        with pytest.raises(KeysError) as refused:
            keys_in(text)
        assert refused.value.wrong is Wrong.CONFLICT


def test_a_key_is_not_exchanged_for_one_that_the_other_cannot_have() -> None:
    """F11 can be used at the table, but full screen cannot have a letter."""
    with pytest.raises(KeysError) as refused:
        changed(USUAL, "hint", "F11")
    assert (refused.value.wrong, refused.value.other) == (Wrong.CONFLICT, "full_screen")


@pytest.mark.parametrize(
    ("often", "whole", "text"),
    [
        ("", True, "noria:1"),
        ("noria:1", True, "noria:2"),
        ("noria:9", True, "noria:9"),
        ("noria:2,scythe:1", False, "scythe:1"),
    ],
)
def test_how_often_everything_was_chosen_is_counted_in_a_row(often: str, whole: bool, text: str) -> None:
    assert Settings(went_whole=often).began("noria", whole=whole) == text


@pytest.mark.parametrize("text", ["noria", "noria:0", "noria:x", ",", "noria:1,", "<b>:1"])
def test_a_count_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="went_whole"):
        Settings(went_whole=text)
