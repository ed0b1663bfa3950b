"""What a rules page says of numbers and pieces is what the tables of the game have, in both languages."""

from __future__ import annotations

from types import ModuleType

import pytest

from noria_desktop.games.solani.terms import Tile
from noria_desktop.ui.solani.pages.people import PEOPLE
from tests.ui.pages.rules_numbers import nautilus, noria, scythe, solani
from tests.ui.pages.rules_numbers.facts import left_over, not_said, page
from tests.ui.pages.rules_numbers.strengths import measured

GAMES = {"noria": noria, "nautilus": nautilus, "solani": solani, "scythe": scythe}
EACH = pytest.mark.parametrize(("game", "facts"), GAMES.items(), ids=GAMES)
BOTH = pytest.mark.parametrize("language", ["en", "ja"])


@EACH
@BOTH
def test_the_page_says_what_the_tables_say(game: str, facts: ModuleType, language: str) -> None:
    assert not_said(game, language, facts.FACTS) == []


@EACH
@BOTH
def test_every_number_of_the_page_is_compared_or_known_to_come_from_no_table(
    game: str, facts: ModuleType, language: str
) -> None:
    rows = {solani.row_of(tile, language) for tile in solani.FEATURES} if game == "solani" else set()
    assert [
        line for line in left_over(game, language, facts.FACTS, facts.REST[language]) if line not in rows
    ] == []
    gone = [words for words in facts.REST[language] if words not in page(game, language)]
    assert gone == [], "words that the page no longer has"


@EACH
@BOTH
def test_another_number_is_found_wrong(game: str, facts: ModuleType, language: str) -> None:
    """Of a table that says 37 more."""
    numbered = [one for one in facts.FACTS if one.said(language, 37) != one.said(language)]
    assert len(numbered) > 30
    assert [one for one in numbered if one.said(language, 37) in page(game, language)] == []


@BOTH
@pytest.mark.parametrize("tile", solani.FEATURES, ids=lambda tile: tile.name.lower())
def test_a_feature_is_worth_what_its_row_says(tile: Tile, language: str) -> None:
    """Points for each thing, and the most they bring together."""
    assert solani.told_worth(tile, language) == solani.worth(tile)
    if language == "en":
        name = solani.row_of(tile, language).split("|")[1].strip()
        assert name.upper().replace(" ", "_") == tile.name


def test_every_feature_scores_its_number_for_as_many_nodes() -> None:
    """The first clause of every feature, as the page says."""
    for tile in solani.FEATURES:
        first, number = solani.PARTS.features[tile.index][0], solani.PARTS.numbers[tile.index]
        assert (first.nodes, first.points) == (number, number)  # type: ignore[union-attr]
    assert "its number in points if **exactly** that many nodes touch it" in page("solani", "en")
    assert "**ちょうど**その数字の本数なら、その数字の点" in page("solani", "ja")


def test_the_high_card_of_nautilus_loses_to_one_diver_alone() -> None:
    """The exception of the page is the only one of the printed table."""
    others = [card for card in nautilus.PARTS.divers if card not in nautilus.ORDINARY]
    assert others == [nautilus.BEATS_IT, nautilus.HIGHEST]


def test_solanis_people_say_how_often_they_win_as_it_was_measured() -> None:
    """The step to each player, and Wayfinder's games against the Star Thief."""
    said = " ".join(person.strength.english for person in PEOPLE)
    found = measured("solani")
    for one in (*found[:3], found[-1]):
        assert f" {one.percent} games of 100." in said
