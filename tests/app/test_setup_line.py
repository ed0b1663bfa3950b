"""The line of text that repeats a game, with the parts of a game that does not exist."""

from __future__ import annotations

import enum

import pytest

from noria_desktop.app.catalogue import NotationFault, options_and_seed
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.setup_line import (
    LONGEST_TEXT,
    Language,
    Parsed,
    Reason,
    Written,
    known_labels,
    known_words,
    read_parts,
    write_parts,
)


class Part(enum.Enum):
    COLOUR = "colour"
    SEED = "seed"


LABELS: dict[Language, dict[Part, str]] = {
    "ja": {Part.COLOUR: "色", Part.SEED: "シード"},
    "en": {Part.COLOUR: "Colour", Part.SEED: "Seed"},
}
KNOWN = known_labels(LABELS, {"hue": Part.COLOUR})


def reasons(text: str) -> list[tuple[Reason, int, int, str]]:
    return [(fault.reason, fault.line, fault.column, fault.token) for fault in read_parts(text, KNOWN)[1]]


def test_parts_stand_in_any_order_in_either_language_and_on_several_lines() -> None:
    wanted = {Part.COLOUR: "red", Part.SEED: "0000-0001"}
    for text in (
        "Colour: red, Seed: 0000-0001",
        "シード：0000-0001、色：red",
        "seed = 0000-0001\n  HUE ＝ red ;",
    ):
        found, faults = read_parts(text, KNOWN)
        assert {part: value.text for part, value in found.items()} == wanted
        assert not faults


def test_a_word_knows_where_it_stands_in_the_text() -> None:
    found, _ = read_parts("Seed: 1,\n   Colour:   deep red  ", KNOWN)
    assert found[Part.COLOUR] == Written(2, 13, "deep red")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", (Reason.EMPTY, 1, 0, "")),
        (" ,, ", (Reason.EMPTY, 1, 0, "")),
        ("x" * (LONGEST_TEXT + 1), (Reason.TOO_LONG, 1, 0, "")),
        ("red", (Reason.NO_LABEL, 1, 0, "red")),
        ("Size: 3", (Reason.UNKNOWN_LABEL, 1, 0, "Size")),
        (": 3", (Reason.UNKNOWN_LABEL, 1, 0, ": 3")),
        ("Colour: red, hue: blue", (Reason.DOUBLE_PART, 1, 13, "hue")),
        ("Seed: 1\nColour:", (Reason.NO_VALUE, 2, 7, "")),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, fault: tuple[Reason, int, int, str]) -> None:
    assert reasons(text) == [fault]


def test_words_are_known_in_both_languages_whatever_their_case_and_width() -> None:
    words = known_words({Part.COLOUR: {1: {"ja": "赤", "en": "Red"}}}, {Part.COLOUR: {"crimson": 1}})
    assert words == {Part.COLOUR: {"赤": 1, "red": 1, "crimson": 1}}


def test_a_line_is_written_with_the_signs_of_its_language() -> None:
    said = {Part.COLOUR: "x", Part.SEED: "1"}
    assert write_parts(said, LABELS["en"], "en") == "Colour: x, Seed: 1"
    assert write_parts(said, LABELS["ja"], "ja") == "色: x、シード: 1"


def test_options_and_seed_together_are_one_game() -> None:
    assert options_and_seed(Parsed("red", None, ())) == ("red", None)
    assert options_and_seed(Parsed("red", Written(1, 6, seed_code(1)), ())) == ("red", 1)


def test_a_seed_that_is_none_is_named_with_its_place() -> None:
    with pytest.raises(NotationFault) as caught:
        options_and_seed(Parsed("red", Written(2, 6, "what?"), ()))
    assert (caught.value.line, caught.value.column, caught.value.token) == (2, 7, "what?")


def test_a_fault_hinders_reading_the_whole() -> None:
    faults = tuple(read_parts("red", KNOWN)[1])
    with pytest.raises(NotationFault) as caught:
        options_and_seed(Parsed("?", None, faults))
    first = faults[0]
    assert (caught.value.line, caught.value.column, caught.value.token) == (
        first.line,
        first.column + 1,
        first.token,
    )
