"""Texts that are marked in a table and translated when they are shown."""

from __future__ import annotations

from enum import Enum

import pytest
from attrs import frozen

from noria_desktop.games.noria.terms import Resource
from noria_desktop.ui.i18n import Sentences, Speech, Text, Texts
from noria_desktop.ui.noria.words.names import resource_name


class Shape(Enum):
    """Two things to name."""

    ROUND = 1
    SQUARE = 2


@frozen
class Moved:
    """Something that happened."""

    what: Shape
    far: int


shape_name = Texts(Shape, ROUND=Text("Test", "round"), SQUARE=Text("Test", "square of {size}"))
SAID = Sentences({Moved: Text("Test", "{what} by {far}")})
say = Speech("Test", {"what": shape_name})


def test_a_text_follows_the_language(language: str) -> None:
    assert resource_name(Resource.ENERGY) == {"en": "Energy", "ja": "エネルギー"}[language]


def test_fields_are_filled_when_shown() -> None:
    assert str(Text("Test", "a disc")) == "a disc"
    assert Text("Test", "{number} discs").format(number=2) == "2 discs"
    assert shape_name(Shape.SQUARE, size=3) == "square of 3"


def test_a_field_is_said_as_its_context_says_it() -> None:
    """What is in words already stays as it is; names of fields of another context mean nothing here."""
    assert Text("Test", "a {what} one").format(what=Shape.ROUND) == "a round one"
    assert Text("Test", "a {what} one").format(what="flat") == "a flat one"
    assert Text("Other", "a {what} one").format(what=7) == "a 7 one"
    assert say("a {what} one", what=Shape.ROUND) == "a round one"
    assert say("a {what} one") == "a {what} one"


def test_a_number_below_nothing_has_a_real_minus_sign() -> None:
    """A game that ended 18 to -1 was told with a hyphen."""
    assert say("{mine} to {theirs}", mine=18, theirs=-1) == "18 to \N{MINUS SIGN}1"
    assert Text("Test", "{mine} to {theirs}").format(mine=-12, theirs=0) == "\N{MINUS SIGN}12 to 0"
    assert SAID(Moved(Shape.ROUND, -4)) == "round by \N{MINUS SIGN}4"
    assert say("{what}", what="C-137") == "C-137", "words are left alone"


def test_each_member_needs_a_text_and_each_text_a_member() -> None:
    with pytest.raises(TypeError, match="SQUARE"):
        Texts(Shape, ROUND=Text("Test", "round"))
    with pytest.raises(TypeError, match="OVAL"):
        Texts(Shape, ROUND=Text("Test", "round"), SQUARE=Text("Test", "square"), OVAL=Text("Test", "oval"))


def test_a_sentence_says_the_attributes_of_a_value() -> None:
    assert SAID(Moved(Shape.ROUND, 4)) == "round by 4"
    assert Moved(Shape.ROUND, 4) in SAID
    assert Shape.ROUND not in SAID
    with pytest.raises(KeyError):
        SAID(Shape.ROUND)
