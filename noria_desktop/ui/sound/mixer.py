"""What the sound card is given: the effects that sound at this moment, laid over each other."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Generator
from functools import cache
from typing import Final

from noria_desktop.resource_files import resource
from noria_desktop.ui.sound.pacing import Heard

RATE: Final = 16_000
"""Samples a second of every effect; the sound card's own rate is miniaudio's business."""
MOST_AT_ONCE: Final = 4
"""Of more the oldest one ends."""
_LOUDEST: Final = 32_767

Samples = array  # of 16-bit integers, mono


@cache
def effect_samples(heard: Heard) -> Samples[int] | None:
    """The samples of an effect at full volume; None where the game has none of its own."""
    try:
        path = resource("sounds", heard.game_id, f"{heard.effect.value}.wav")
    except FileNotFoundError:
        return None
    import wave  # here, in the thread that plays: no first frame needs it

    with wave.open(str(path), "rb") as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2), path
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def louder(samples: Samples[int], volume: int) -> Samples[int]:
    """The same at a volume of 0 to 100: heard evenly, so that half the number sounds half as loud."""
    factor = (volume / 100) ** 1.7
    return array("h", (round(sample * factor) for sample in samples))


class Mixer:
    """Effects that sound now; one thread begins them, another plays them."""

    def __init__(self) -> None:
        """Silence."""
        self._lock = threading.Lock()
        self._sounding: list[tuple[Samples[int], int]] = []

    def is_silent(self) -> bool:
        """Whether everything has been played."""
        with self._lock:
            return not self._sounding

    def begin(self, samples: Samples[int]) -> None:
        """One more effect from now on."""
        with self._lock:
            self._sounding = [*self._sounding[1 - MOST_AT_ONCE :], (samples, 0)]

    def hush(self) -> None:
        """End everything."""
        with self._lock:
            self._sounding = []

    def frames(self, count: int) -> bytes:
        """The next samples, silence where nothing sounds."""
        with self._lock:
            sounding = self._sounding
            parts = [samples[begun : begun + count] for samples, begun in sounding]
            self._sounding = [
                (samples, begun + count) for samples, begun in sounding if begun + count < len(samples)
            ]
        if not parts:
            return bytes(2 * count)
        mixed, *others = sorted(parts, key=len, reverse=True)
        for other in others:
            for number, sample in enumerate(other):
                mixed[number] = max(-_LOUDEST, min(_LOUDEST, mixed[number] + sample))
        return mixed.tobytes() + bytes(2 * (count - len(mixed)))

    def source(self) -> Generator[bytes, int, None]:
        """The same as a generator that is sent the number of frames wanted."""
        count = yield b""
        while True:
            count = yield self.frames(count)
