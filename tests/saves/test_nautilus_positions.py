"""Saves of Nautilus that were edited: every impossible position is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.games.nautilus.positions import check
from noria_desktop.games.nautilus.state import Moving, Placing, Returning
from tests.app.playing import begun, played

GAME = kit("nautilus")
Edit = Callable[[dict[str, Any]], object]


def saved_at(pending: type, cards: int = 0, round_number: int = 2) -> bytes:
    """A save of the first game that comes to such a moment with so many cards on the table."""
    for seed in range(300):
        session = played(GAME, seed)
        for ply in range(len(session.log)):
            state = session.state_at(ply)
            lying = sum(card is not None for card in state.table.spaces)
            if (
                isinstance(state.table.pending, pending)
                and lying >= cards
                and state.match.round == round_number
                and len(state.table.hands[0]) > 1
                and len(state.table.hands[1]) > 1
            ):
                session.jump(ply)
                return written(session, GAME)
    raise AssertionError("no such game")


PLACING = saved_at(Placing, 4)


def setting(path: str, value: object) -> Edit:
    """Put a value at a path such as ``table.hands.0.1``."""

    def edit(snapshot: dict[str, Any]) -> None:
        at: Any = snapshot
        *steps, last = path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = value

    return edit


def refused(data: bytes, edit: Edit) -> SaveError:
    """The error about an edited save."""
    raw = json.loads(data)
    edit(raw["snapshot"])
    raw["digest"] = digest_of(raw["snapshot"])
    with pytest.raises(SaveError) as caught:
        opened(read(json.dumps(raw).encode()))
    return caught.value


def doubled(snapshot: dict[str, Any]) -> None:
    """A card of one hand is in the other hand as well."""
    snapshot["table"]["hands"][1][0] = snapshot["table"]["hands"][0][0]


def lost(snapshot: dict[str, Any]) -> None:
    """A card is missing from a hand."""
    snapshot["table"]["hands"][0].pop()


def swapped(snapshot: dict[str, Any]) -> None:
    """A hand is longer by a card that another lacks."""
    snapshot["table"]["hands"][1].append(snapshot["table"]["hands"][0].pop())
    snapshot["table"]["hands"][1].sort()


def from_the_pile(snapshot: dict[str, Any]) -> None:
    """A card of the pile lies in a hand, without a submarine."""
    snapshot["table"]["hands"][0].append(snapshot["deal"]["pile"].pop())
    snapshot["table"]["hands"][0].sort()


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (doubled, "table.hands[1][0]"),
        (lost, "table.hands"),
        (swapped, "table.hands[0]"),
        (from_the_pile, "table.hands"),
        (lambda s: s["table"]["hands"][0].reverse(), "table.hands[0]"),
        (setting("table.hands.0.0", None), "table.hands[0][0]"),
        (setting("table.hands.0.0", 15), "table.hands[0][0]"),
        (setting("table.hands.0.0", 99), "table.hands[0][0]"),
        (setting("rng.key", None), "rng.key"),
        (setting("rng.counter", -1), "rng.counter"),
        (setting("match.round", 7), "match.round"),
        (setting("match.round", 0), "match.round"),
        (setting("match.start", 2), "match.start"),
        (setting("match.options.first_player", "random"), "match.options.first_player"),
        (lambda s: s["match"]["domain_deck"]["cards"].pop(), "match.domain_deck.cards"),
        (setting("match.domain_deck.cards.0", None), "match.domain_deck.cards[0]"),
        (setting("match.domain_deck.cards.0", 30), "match.domain_deck.cards[0]"),
        (lambda s: s["match"]["special_deck"]["cards"].pop(), "match.special_deck.cards"),
        (lambda s: s["match"]["revealed"].pop(), "match.revealed"),
        (lambda s: s["match"]["settled"].pop(), "match.settled"),
        (setting("match.settled.2", 1), "match.settled[2]"),
        (lambda s: s["deal"]["row"].reverse(), "deal.row"),
        (lambda s: s["table"]["spaces"].append(None), "table.spaces"),
        (lambda s: s["table"]["course"].pop(), "table.spaces[3]"),
        (setting("table.anchored", 17), "table.anchored"),
        (setting("table.pending", {"type": "Placing", "seat": 5}), "table.pending.seat"),
        (setting("table.pending", {"type": "Finished"}), "deal.row"),
        (setting("table.pending", {"type": "Awarding"}), "table.pending"),
        (setting("table.pending", {"type": "Opening"}), "match.revealed"),
        (setting("table.pending", {"type": "Looking", "seat": 0}), "table.pending"),
        (setting("table.pending", {"type": "Moving", "seat": 0, "space": 12}), "table.pending.space"),
        (setting("table.specials.0", ["eye", "bone"]), None),
        (setting("deal.knowledge.0", None), "deal.knowledge[0]"),
        (setting("deal.knowledge.0.rival_cards", [77]), "deal.knowledge[0].rival_cards[0]"),
        (setting("deal.knowledge.0.pile_card", 99), "deal.knowledge[0].pile_card"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_place(edit: Edit, place: str | None) -> None:
    """A save whose hands do not add up to the deck is refused with the place."""
    error = refused(PLACING, edit)
    assert error.reason is Reason.IMPOSSIBLE
    if place is not None:
        assert error.place == f"$.snapshot.{place}"


def test_a_save_in_the_middle_of_an_arrow_goes_on_there() -> None:
    data = saved_at(Moving)
    found = opened(read(data))
    assert found.doubt is None
    assert isinstance(found.session.state.table.pending, Moving)
    change = found.session.dispatch(found.session.legal[0])
    assert change.entry is not None
    error = refused(data, setting("table.pending.space", change.entry.action.to))
    assert error.reason is Reason.IMPOSSIBLE


def test_a_save_in_the_middle_of_the_submarine_goes_on_there() -> None:
    data = saved_at(Returning)
    found = opened(read(data))
    assert isinstance(found.session.state.table.pending, Returning)
    error = refused(data, setting("table.pending.drawn", [None, None]))
    assert (error.reason, error.place) == (Reason.IMPOSSIBLE, "$.snapshot.table.pending.drawn[0]")


@pytest.mark.parametrize("seed", range(10))
def test_every_position_of_real_games_is_possible(seed: int) -> None:
    session = played(GAME, seed)
    for ply in range(len(session.log) + 1):
        check(session.state_at(ply))


def test_the_set_up_is_possible() -> None:
    check(begun(GAME, 4).state)
