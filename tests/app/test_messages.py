"""Every error has a sentence in both languages that names the file, and the place where there is one."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from noria_desktop.app.messages import AT, LONGEST_QUOTE, CliMessage, language_of, save_error_text, say
from noria_desktop.app.saves.errors import Reason, Remedy, SaveError, Wording

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_and_remedy_is_worded_in_both_languages(reason: Reason) -> None:
    error = SaveError(Path("/games/夜.ndsave"), "$.snapshot.round", reason, "17")
    english, japanese = save_error_text(error, "en"), save_error_text(error, "ja")
    assert "/games/夜.ndsave" in english
    assert "/games/夜.ndsave" in japanese
    assert not JAPANESE.search(english.replace("夜", ""))
    assert JAPANESE.search(japanese.replace("夜", ""))
    assert english.endswith(".")
    assert japanese.endswith("。")


WORDINGS = [reason.wording for reason in Reason] + [
    one.value for kind in (Remedy, CliMessage) for one in kind
]


def test_nothing_is_left_without_words() -> None:
    assert all(english and japanese for english, japanese in WORDINGS)
    assert len(set(WORDINGS)) == len(WORDINGS)


@pytest.mark.parametrize("wording", [AT, *WORDINGS])
def test_both_languages_use_the_same_fields(wording: Wording) -> None:
    english, japanese = wording
    assert fields(english) == fields(japanese)
    assert JAPANESE.search(japanese) or fields(japanese)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(None) == language
    assert language_of("ja") == "ja"
    assert language_of("en") == "en"


def test_of_a_book_that_was_pasted_the_beginning_is_repeated() -> None:
    """An answer stays a sentence, whatever was written in the place of a game's name."""
    said = say(CliMessage.UNKNOWN_GAME, "en", value="x" * 30_000, known="noria, solani")
    assert "x" * LONGEST_QUOTE + "…" in said
    assert len(said) < LONGEST_QUOTE + 200
    assert "noria, solani" in said
