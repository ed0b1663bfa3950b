"""Printed data are read strictly; what is wrong is said with the file and the place. Source: engine.printed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from noria_desktop.engine.printed import ComponentsError, in_order, numbered, read_text, structured
from noria_desktop.games.scythe.printed_automa import SchemeHalf, Tracker
from noria_desktop.games.scythe.terms import AutomaGain, Level

HALF: dict[str, Any] = {
    "skip": False,
    "moves": [{"symbol": "move_worker", "faction": "nordic"}],
    "gains": [{"gain": "power", "amount": 1}],
    "offer": None,
}


def test_a_value_is_read_with_its_defaults() -> None:
    half = structured({**HALF, "confidence": "B"}, SchemeHalf)
    assert (half.moves[0].min_power, half.offer) == (0, None)
    assert half.gains[0].gain is AutomaGain.POWER


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"skip": 0}, "skip: 0 is no bool"),
        ({"moves": {}}, "moves: {} is no row of any"),
        ({"moves": [{"symbol": "swim"}]}, "moves: 0: symbol: 'swim' is no MoveSymbol"),
        ({"gains": [*HALF["gains"], {"gain": "coin", "amount": True}]}, "gains: 1: amount: True is no int"),
        (
            {"gains": [{"gain": "coin", "amount": 1, "often": 2}]},
            r"gains: 0: unknown \['often'\], missing \[\]",
        ),
        ({"gains": [{"gain": "coin"}]}, r"gains: 0: unknown \[\], missing \['amount'\]"),
        ({"price": 1}, r"unknown \['price'\]"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(part: dict[str, Any], place: str) -> None:
    def reader(data: Any) -> SchemeHalf:
        return structured(data, SchemeHalf)

    with pytest.raises(ComponentsError, match=f"^cards.json: {place}"):
        read_text(json.dumps(HALF | part), "cards.json", reader)


def test_a_block_that_nothing_asks_for_is_refused() -> None:
    """A misspelt optional block would be a rule that quietly does not hold."""
    data = json.dumps({"_meta": {}, "rounds": 12, "ruonds": 11, "story": "of the seas"})
    with pytest.raises(ComponentsError, match=r"^sea.json: unknown \['ruonds', 'story'\]"):
        read_text(data, "sea.json", lambda block: block["rounds"])
    with pytest.raises(ComponentsError, match=r"^sea.json: unknown \['ruonds'\]"):
        read_text(data, "sea.json", lambda block: block["rounds"], beside=["story"])
    sound = json.dumps({"_meta": {}, "rounds": 12})
    assert read_text(sound, "sea.json", lambda block: int(block["rounds"])) == 12


def test_lists_stand_in_the_order_of_the_programs_words() -> None:
    with pytest.raises(ComponentsError, match="another order"):
        in_order([{"id": "automa"}, {"id": "autometta"}], Level, Tracker)
    with pytest.raises(ComponentsError, match="another order"):
        numbered([{"number": 2}], Tracker)
    with pytest.raises(ComponentsError, match=r"^1: unknown"):
        numbered([{"number": 1, "colour": "red"}], Tracker)
