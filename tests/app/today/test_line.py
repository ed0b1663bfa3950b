"""A line of text tells a friend's program what it tells the friend; each way in which it can be wrong has its name."""

from __future__ import annotations

from datetime import date

import pytest
from attrs import evolve

from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.today import edition
from noria_desktop.app.today.line import (
    LONGEST_LINE,
    DayLine,
    LineError,
    LineFault,
    clean_name,
    kept,
    line_for,
    read_line,
    written,
)
from tests.app.today.samples import TODAY, played

MIKA = DayLine("Mika", TODAY, 63, 41, True, Outcome.WON)
TEXT = written(MIKA, "Noria", "Bot 2", "sealed")


def test_a_line_names_day_game_rival_scores_and_state() -> None:
    assert TEXT.startswith("Mika · 11-23 Noria Bot 2 63-41 sealed · ")
    assert read_line(TEXT) == MIKA


@pytest.mark.parametrize(
    "line",
    [
        evolve(MIKA, own=-12, rival=-3, outcome=Outcome.LOST),
        evolve(MIKA, sealed=False),
        evolve(MIKA, own=50, rival=50, outcome=Outcome.SHARED),
        evolve(MIKA, own=0, rival=0, outcome=Outcome.LOST),
        evolve(MIKA, day=edition.FIRST_DAY),
        evolve(MIKA, day=edition.LAST_DAY),
        evolve(MIKA, name="ミカ"),
    ],
)
def test_whatever_happened_is_read_again(line: DayLine) -> None:
    assert read_line(written(line, "ノーリア", "ボット2", "公式記録")) == line
    assert read_line(kept(line)) == line


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"  {text}\t",
        lambda text: text.replace(" · ", "・"),
        lambda text: text.replace("-", "–"),
        lambda text: text.replace("-", "－").lower().replace("mika", "Mika"),
        lambda text: text.replace(" · ", "·"),
        lambda text: text.replace("Noria Bot 2", "Ein Spiel"),
    ],
)
def test_what_letters_go_through_on_their_way_does_no_harm(change: object) -> None:
    assert callable(change)
    assert read_line(change(TEXT)) == MIKA


NAME, TOLD, CODE = TEXT.split(" · ")


@pytest.mark.parametrize(
    ("text", "why", "found"),
    [
        ("", LineFault.EMPTY, ""),
        ("x" * (LONGEST_LINE + 1), LineFault.TOO_LONG, ""),
        ("hello", LineFault.NO_PARTS, ""),
        (f" · {TOLD} · {CODE}", LineFault.NO_NAME, ""),
        (f"{NAME} · {TOLD} · {CODE[:-1]}", LineFault.CODE_LENGTH, CODE[:-1]),
        (f"{NAME} · {TOLD} · {CODE[:-1]}?", LineFault.CODE_SIGN, "?"),
        (f"{NAME} · {TOLD} · {CODE[:-1]}{'0' if CODE[-1] != '0' else '1'}", LineFault.CODE_CHECK, None),
        (f"{NAME} · {TOLD.replace('11-23', '11-24')} · {CODE}", LineFault.DAY_DIFFERS, "11-24"),
        (f"{NAME} · {TOLD.replace('63', '93')} · {CODE}", LineFault.SCORE_DIFFERS, "93-41"),
    ],
)
def test_each_way_in_which_it_can_be_wrong_is_told_apart(
    text: str, why: LineFault, found: str | None
) -> None:
    with pytest.raises(LineError) as caught:
        read_line(text)
    assert caught.value.why is why
    if found is not None:
        assert caught.value.found == found


def test_any_single_sign_that_is_changed_is_noticed() -> None:
    from noria_desktop.app.seed_code import ALPHABET

    for place, sign in enumerate(CODE):
        for other in ALPHABET:
            if sign != "-" and other != sign:
                changed = CODE[:place] + other + CODE[place + 1 :]
                with pytest.raises(LineError):
                    read_line(f"{NAME} · {changed}-x · {changed}")


def test_a_line_of_an_edition_with_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    (first,) = edition.EDITIONS
    later = edition.Edition(2, date(2026, 6, 1), first.plans[::-1])
    monkeypatch.setattr(edition, "EDITIONS", (first, later))
    edition.days_game.cache_clear()
    try:
        with pytest.raises(LineError) as caught:
            read_line(TEXT)
        assert caught.value.why is LineFault.OTHER_GAME
    finally:
        edition.days_game.cache_clear()


def test_a_name_keeps_to_its_place() -> None:
    assert clean_name("  Mi·ka\n  the\tgreat ") == "Mi ka the great"
    assert len(clean_name("x" * 500)) == 24


def test_the_line_of_a_game_is_made_from_its_result() -> None:
    line = line_for(played(scores=(50, 44, 47)), TODAY, "Kai", sealed=False)
    assert (line.own, line.rival, line.sealed, line.outcome) == (50, 47, False, Outcome.WON)
