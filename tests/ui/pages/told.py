"""Whole games to be told, and what tests of every game's story need: a line as it must read, and the longest ones."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve, frozen

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import StoryLine, game_ui
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.pages.story import steps_of
from noria_desktop.ui.window.languages import LANGUAGES, Languages
from tests.app.playing import IDENTITY, choose
from tests.ui.pages.story_check import LONGEST
from tests.ui.spoken import silence_afterwards

GAMES: Final = Path(__file__).with_name("told_games.json")
"""What was chosen in each game, as numbers among the legal actions: no change of a player changes them."""


@frozen
class Told:
    """A line of a whole game in both languages."""

    game: str
    kind: str
    round: int
    english: str
    japanese: str


@cache
def whole(name: str) -> Session:
    """A whole game of ``told_games.json``."""
    (found,) = (one for one in json.loads(GAMES.read_text(encoding="utf-8"))["games"] if one["name"] == name)
    game = kit(found["game"])
    options = game.default_options()
    for text in found["settings"]:
        options = game.with_setting(options, *text.split("=", 1))
    session = choose(
        Session(game, options, found["seed"], identity=IDENTITY), map(int, found["choices"].split())
    )
    session.run_automatic()
    assert session.is_over
    return session


@cache
def steps_in(name: str) -> tuple[StoryStep, ...]:
    """The steps of a whole game."""
    return steps_of(whole(name))


def lines_of(game: str, steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
    """All that the game tells of some steps."""
    story = game_ui(game).story
    assert story is not None
    return story(steps)


@cache
def lines_in(name: str) -> tuple[StoryLine, ...]:
    """All that is told of a whole game."""
    return lines_of(name.partition("-")[0], steps_in(name))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Words are those of the installed translation meanwhile."""
    with silence_afterwards():
        languages = Languages(language)
        yield
        assert languages.language == language


def untold(examples: Iterable[Told], language: str) -> list[tuple[Told, list[tuple[int, str]]]]:
    """Lines that a game does not tell so, with those of their kind that it tells."""
    missing = []
    with speaking(language):
        for one in examples:
            kind = f"{one.game.partition('-')[0]}.{one.kind}"
            found = [(line.round, line.text) for line in lines_in(one.game) if line.kind == kind]
            if (one.round, one.english if language == "en" else one.japanese) not in found:
                missing.append((one, found))
    return missing


def with_step(steps: Sequence[StoryStep], ply: int, **changes: Any) -> tuple[StoryStep, ...]:
    """The game with other events or states at one step."""
    return (*steps[:ply], evolve(steps[ply], **changes), *steps[ply + 1 :])


def texts(game: str, steps: Sequence[StoryStep], kind: str) -> list[str]:
    """What the lines of a kind say."""
    return [line.text for line in lines_of(game, steps) if line.kind == f"{game}.{kind}"]


def too_long(
    sentences: Mapping[str, Text], samples: Mapping[str, Iterable[Any]], language: str
) -> list[tuple[int, str]]:
    """Sentences that pass their length when every field takes the longest of its values."""
    found = []
    with speaking(language):
        for text in sentences.values():
            fields = {
                name: max((text.say(name, value) for value in values), key=len)
                for name, values in samples.items()
                if f"{{{name}}}" in text.english
            }
            told = text.format(**fields)
            if len(told) > LONGEST[language]:
                found.append((len(told), told))
    return found


def every_kind(sentences: Mapping[str, Text], examples: Iterable[Told], built: Iterable[str]) -> None:
    """Every sentence is told by a whole game, or by one that was built for it."""
    told = {one.kind for one in examples}
    assert set(sentences) == told | set(built)


in_both_languages = pytest.mark.parametrize("language", LANGUAGES)
