"""Four thousand damaged saves: none crashes the program, none is half-loaded. Source: issue 2, 6."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from tests.app.playing import every_table, played

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 13, 99, 10**6, 1 << 53, -(10**9), "", "x", "energy", "L4", "Advance",
    [], {}, [1], [None], {"type": "Advance"}, {"type": "Finished"}, [[[]]], "\ud7ff", "空",
)  # fmt: skip
"""Values of every kind, right and wrong ones."""


def cut(data: bytes, dice: random.Random) -> bytes:
    """The file breaks off."""
    return data[: dice.randrange(len(data))]


def flip(data: bytes, dice: random.Random) -> bytes:
    """One to four bits are wrong."""
    changed = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def splice(data: bytes, dice: random.Random) -> bytes:
    """A piece of the file stands somewhere else as well, or instead."""
    start, to = dice.randrange(len(data)), dice.randrange(len(data))
    piece = data[start : start + dice.randint(1, 200)]
    return data[:to] + piece + data[to + dice.choice((0, len(piece))) :]


def edit(data: bytes, dice: random.Random) -> bytes:
    """Somebody changed a key or a value; the digest is made to fit half of the time."""
    raw = json.loads(data)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        holder, key = dice.choice(list(_places(raw)))
        what = dice.randrange(5)
        if what == 0 and isinstance(holder, dict):
            holder["x" if dice.random() < 0.5 else str(key).upper()] = holder.pop(key)
        elif what == 1:
            del holder[key]
        elif what == 2 and type(holder[key]) is int:
            holder[key] += dice.choice((-2, -1, 1, 2))
        elif what == 3 and isinstance(holder, list):
            holder.insert(key, dice.choice((holder[key], dice.choice(STRANGE))))
        else:
            holder[key] = dice.choice(STRANGE)
    if dice.random() < 0.5 and isinstance(raw, dict) and "digest" in raw and "snapshot" in raw:
        raw["digest"] = digest_of(raw["snapshot"])
    return json.dumps(raw).encode("utf-8", "surrogatepass")


def _places(raw: Any) -> list[tuple[Any, Any]]:
    """Every key of every object and every index of every list."""
    found: list[tuple[Any, Any]] = []
    todo = [raw]
    while todo:
        holder = todo.pop()
        inside = holder.items() if isinstance(holder, dict) else enumerate(holder)
        for key, value in inside:
            found.append((holder, key))
            if isinstance(value, dict | list) and value:
                todo.append(value)
    return found


@pytest.mark.expects_log
@pytest.mark.parametrize("mutate", [cut, flip, splice, edit])
@pytest.mark.parametrize("name", ["pebbles", "noria", "solani-1", "solani-4", "scythe"])
def test_mutated_saves_are_refused_in_words_or_loaded_whole(mutate: Any, name: str) -> None:
    game = every_table()[name]
    dice = random.Random(f"{mutate.__name__} {name}")
    originals = []
    for number in (0, 3, 12, 40, 10_000):
        session = played(game, seed=number + 1, decisions=number)
        if session.can_undo and number % 2:
            session.undo()
        originals.append(written(session, game))
    refused: list[SaveError] = []
    for _ in range(250):
        data = mutate(dice.choice(originals), dice)
        try:
            found = opened(read(data, lambda _: game))
        except SaveError as error:
            refused.append(error)
            continue
        session = found.session
        # Loaded: then it is a whole game. It can be shown, saved, played on to its end, and its
        # position is the one in the file.
        raw = json.loads(data)
        assert digest_of(raw["snapshot"]) == raw["digest"]
        game.census(session.state)
        again = opened(read(written(session, game), lambda _: game)).session
        assert again.state == session.state
        for _ in range(game.action_bound):
            if session.is_over:
                break
            session.dispatch(dice.choice(session.legal))
        assert session.is_over
    assert refused
    for refusal in refused:
        assert len(save_error_text(refusal, "en")) > 10
        assert len(save_error_text(refusal, "ja")) > 10
