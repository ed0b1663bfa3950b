"""The effects in the repository: made by our script, small, whole, and each game unlike the others. By numbers alone."""

from __future__ import annotations

import cmath
import io
import itertools
import math
import wave
from array import array
from functools import cache
from pathlib import Path

import make_sounds
import pytest

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.mixer import RATE

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
FILES = {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*.wav"))}
MOST = 400_000
"""Bytes of all of them."""


@cache
def samples(name: str) -> array[int]:
    with wave.open(io.BytesIO(FILES[name].read_bytes()), "rb") as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        return array("h", file.readframes(file.getnframes()))


def spectrum(values: list[complex]) -> list[complex]:
    """Fourier's transform of a power of two of values."""
    if len(values) == 1:
        return values
    even, odd = spectrum(values[::2]), spectrum(values[1::2])
    half = len(values) // 2
    turned = [cmath.exp(-2j * math.pi * k / len(values)) * odd[k] for k in range(half)]
    return [even[k] + turned[k] for k in range(half)] + [even[k] - turned[k] for k in range(half)]


@cache
def centroid(name: str) -> float:
    """Hertz about which the strength of an effect lies: how bright it is."""
    sound = [complex(sample) for sample in samples(name)]
    size = 1 << (len(sound) - 1).bit_length()
    power = [
        one.real * one.real + one.imag * one.imag
        for one in spectrum(sound + [0j] * (size - len(sound)))[: size // 2]
    ]
    return sum(number * one for number, one in enumerate(power)) / sum(power) * RATE / size


def test_the_script_makes_the_same_bytes_again() -> None:
    made = make_sounds.all_files()
    assert set(made) == set(FILES)
    assert [name for name, data in made.items() if FILES[name].read_bytes() != data] == []


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) < MOST


def test_there_is_a_file_for_every_effect_and_every_game_has_those_that_all_have() -> None:
    assert {name.partition("/")[0] for name in FILES} == set(game_ids())
    assert {Path(name).stem for name in FILES} == {effect.value for effect in Effect}
    for game in game_ids():
        assert {f"{game}/{name}.wav" for name in make_sounds.COMMON} <= set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_an_effect_is_short_whole_and_begins_and_ends_in_silence(name: str) -> None:
    sound = samples(name)
    assert 40 <= 1000 * len(sound) / RATE <= 900
    peak = max(map(abs, sound))
    assert 32767 * 0.2 < peak < 32767 * 0.75, "neither lost nor at the edge of what can be said"
    assert sum(abs(sample) == peak for sample in sound) <= 2, "a flat top is a clipped one"
    assert sound[0] == 0
    assert sound[-1] == 0
    ends = RATE // 500  # two milliseconds
    assert max(map(abs, sound[-ends:])) < peak / 8
    assert max(abs(later - now) for now, later in itertools.pairwise(sound[:5])) < peak / 3
    assert abs(sum(sound) / len(sound)) < peak / 50, "no step of the membrane"


@pytest.mark.parametrize("name", make_sounds.COMMON)
def test_the_same_effect_is_brighter_in_one_game_than_in_another(name: str) -> None:
    """Water is the dullest, then wood, brass and glass; the next one is a fifth brighter at least."""
    found = [centroid(f"{game}/{name}.wav") for game in ("nautilus", "scythe", "noria", "solani")]
    assert all(brighter > 1.2 * duller for duller, brighter in itertools.pairwise(found)), found


def test_a_win_rises_and_a_loss_falls() -> None:
    for game in game_ids():
        sound = {name: samples(f"{game}/{name}.wav") for name in ("win", "lose")}
        assert sound["win"] != sound["lose"]
        assert centroid(f"{game}/win.wav") > centroid(f"{game}/lose.wav")
