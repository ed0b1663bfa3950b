"""A fault of the program's own: one sentence on stderr that names the log, and the window goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from noria_desktop.ui.application import LOG_FILE, _last_resort


@pytest.mark.expects_log
@pytest.mark.parametrize(("language", "words"), [("en", "made a mistake"), ("ja", "誤りがありました")])
def test_a_fault_is_told_in_one_sentence_that_names_the_log(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = ValueError("two\nlines")
    _last_resort(tmp_path / LOG_FILE, lambda: language, ValueError, fault, None)
    told = capsys.readouterr().err
    assert words in told
    assert str(tmp_path / LOG_FILE) in told
    assert told.count("\n") == 1
