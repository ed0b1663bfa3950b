"""A frozen class of ours does what attrs' own does, whatever stands in its body. Source: engine.values."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

from noria_desktop.engine import values
from noria_desktop.engine.values import changed, frozen

T = TypeVar("T")


@frozen
class Nothing:
    """A value without fields."""


@frozen
class Small:
    """Fewer fields than a draft is worth."""

    seat: int
    place: tuple[int, ...] = (4,)


@frozen
class Large:
    """More of them."""

    seat: int
    made: str
    draft: int = 3
    self_said: bool = True
    value: Small = Small(2)


@frozen
class Of(Generic[T]):
    """A value of something."""

    what: T


PLAIN = [Nothing(), Small(1), Small(1, ()), Large(1, "two"), Large(1, "two", value=Small(9)), Of("what")]


def twin(kind: type) -> Any:
    """The same class as attrs makes it."""
    body = {
        field.name: attrs.field() if field.default is attrs.NOTHING else attrs.field(default=field.default)
        for field in attrs.fields(kind)
    }
    return attrs.make_class(kind.__name__, body, frozen=True)


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_a_plain_value_is_told_apart_copied_and_put_away_as_any_other(value: object) -> None:
    kind: Any = type(value)
    contents = {field.name: getattr(value, field.name) for field in attrs.fields(kind)}
    assert repr(value) == repr(twin(kind)(**contents))
    again = kind(**contents)
    assert value == again
    assert hash(value) == hash(again)
    assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
    assert type(pickle.loads(pickle.dumps(value))) is kind
    assert attrs.evolve(value) == changed(value) == value  # type: ignore[misc]
    assert kind.__match_args__ == tuple(contents)
    assert not hasattr(value, "__dict__")


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_nothing_about_a_plain_value_can_be_changed(value: object) -> None:
    for name in ("seat", "what", "anything"):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 1)
        with pytest.raises(FrozenInstanceError):
            delattr(value, name)


def test_attrs_describes_the_fields_of_a_plain_class_as_those_of_its_own() -> None:
    @attrs.frozen(eq=False)
    class Own:
        """As attrs makes it."""

        seat: int
        place: tuple[int, ...] = (4,)

    @frozen
    class Ours:
        """As we make it: asked about before there is any value, and again afterwards."""

        seat: int
        place: tuple[int, ...] = (4,)

    for _ in range(2):
        kind: Any = Ours
        assert attrs.has(kind)
        assert list(attrs.fields(Ours)) == list(attrs.fields(Own))
        assert Ours(1).place == (4,)
    assert attrs.asdict(Ours(1)) == {"seat": 1, "place": (4,)}


def test_a_plain_value_wants_its_fields() -> None:
    for wrong in (lambda: Small(), lambda: Small(1, (), 3), lambda: Small(1, colour=2), lambda: Nothing(1)):  # type: ignore[call-arg]
        with pytest.raises(TypeError):
            wrong()


def test_no_field_without_a_default_comes_after_one_with_a_default() -> None:
    with pytest.raises(ValueError, match="default"):

        @frozen
        class _Wrong:
            first: int = 1
            second: int  # type: ignore[misc]


def test_other_classes_are_other_values() -> None:
    @frozen
    class Small2:
        """Looks like the other one."""

        seat: int
        place: tuple[int, ...] = (4,)

    one, other = Small(1), Small2(1)
    assert one != other  # type: ignore[comparison-overlap]
    assert len({one, other, Small(1)}) == 2


@frozen
class Extended(Large):
    """A plain class with one field more."""

    more: int = 7


@frozen
class Doubling:
    """What attrs does for more than plain fields is done still."""

    KIND: ClassVar[str] = "kind"
    number: int
    _secret: int = 5
    parts: list[int] = attrs.field(factory=list)

    @cached_property
    def double(self) -> int:
        """Found once."""
        return 2 * self.number

    def told(self) -> str:
        """Knows the class that it is written in."""
        return super().__repr__() and type(self).__name__


def test_what_is_no_plain_class_is_left_to_attrs() -> None:
    value = Doubling(4, secret=6)
    assert (value.double, value._secret, value.parts, value.told()) == (8, 6, [], "Doubling")
    assert value.parts is not Doubling(4).parts
    assert Doubling not in values._names
    assert {Nothing, Small, Large, Of} <= set(values._names)


def test_a_plain_class_can_be_extended() -> None:
    value = Extended(1, "two", more=8)
    assert [field.name for field in attrs.fields(Extended)][-2:] == ["value", "more"]
    assert value == pickle.loads(pickle.dumps(value)) == changed(Extended(1, "two"), more=8)
    assert value != Large(1, "two")
    assert "more=8" in repr(value)


def test_a_method_with_super_finds_its_class() -> None:
    @frozen
    class Named:
        """Calls what stands above it."""

        name: str

        def __repr__(self) -> str:
            return super().__repr__()[:1] + self.name

    assert repr(Named("x")) == "<x"


@pytest.mark.parametrize("ask", [attrs.fields, lambda kind: kind(1, "two")], ids=["fields", "value"])
def test_a_class_is_made_once_whatever_is_asked_first(ask: Callable[[type], object]) -> None:
    @frozen
    class Fresh:
        """Nobody has asked for anything yet."""

        seat: int
        name: str
        rank: int = 2
        last: bool = False

    ask(Fresh)
    assert repr(Fresh(1, "two")).endswith("Fresh(seat=1, name='two', rank=2, last=False)")
    assert attrs.fields(Fresh).rank.default == 2
    assert type(Fresh(1, "two")) is Fresh
