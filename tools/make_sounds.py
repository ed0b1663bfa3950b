"""Make the effects of ``resources/sounds`` anew: ``python tools/make_sounds.py``.

Each game has a timbre (brass, water, glass, wood), each effect a score of few notes and breaths of noise; a file is the
score played in the timbre. The same bytes come out on every machine: sines are read from a table of rounded numbers,
everything else is plain arithmetic, and noise is counted rather than drawn. Mono, 16 bits; nothing but the standard
library is needed.
"""

from __future__ import annotations

import array
import io
import math
import sys
import wave
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "sounds"
RATE: Final = 16_000
"""Samples a second."""
PEAK: Final = 22_000
"""Loudest sample of an effect of full level; the largest possible one is 32,767."""
FADE_MS: Final = 6
"""At the end of every effect, and where a noise begins."""
_TABLE: Final = 8192
_SINES: Final = [round(math.sin(2 * math.pi * number / _TABLE), 9) for number in range(_TABLE)]


@dataclass(frozen=True)
class Partial:
    """One of the tones that a note is made of."""

    ratio: float
    """Its pitch, as a multiple of the note's."""
    level: float
    ring: float
    """Seconds in which it falls to a thousandth, for a note of a base pitch."""


@dataclass(frozen=True)
class Timbre:
    """What a game sounds like."""

    pitch: float
    """Hertz of step 0."""
    attack: float
    """Seconds until a note is at its loudest."""
    partials: tuple[Partial, ...]
    glide: float = 1.0
    """Where a note begins, as a multiple of its pitch; it is there after a fifth of its length."""
    click: float = 0.0
    """Level of the knock with which a note begins."""
    breath: float = 0.5
    """How bright a noise is: 0 is a rumble, 1 is a hiss."""


BRASS: Final = Timbre(
    pitch=392.0,
    attack=0.014,
    partials=tuple(Partial(number, 1 / number**0.85, 1.1 / number**0.35) for number in range(1, 8)),
    click=0.05,
    breath=0.55,
)
WATER: Final = Timbre(
    pitch=294.0,
    attack=0.010,
    partials=(Partial(1, 1.0, 0.55), Partial(2, 0.12, 0.3), Partial(0.5, 0.25, 0.5)),
    glide=0.55,
    breath=0.22,
)
GLASS: Final = Timbre(
    pitch=1175.0,
    attack=0.002,
    partials=(Partial(1, 1.0, 1.3), Partial(2.756, 0.55, 0.8), Partial(5.404, 0.25, 0.35)),
    click=0.04,
    breath=0.95,
)
WOOD: Final = Timbre(
    pitch=262.0,
    attack=0.002,
    partials=(Partial(1, 1.0, 0.42), Partial(3.93, 0.55, 0.2), Partial(9.2, 0.22, 0.07)),
    click=0.5,
    breath=0.4,
)
TIMBRES: Final = {"noria": BRASS, "nautilus": WATER, "solani": GLASS, "scythe": WOOD}


@dataclass(frozen=True)
class Note:
    """A tone of a score."""

    at: int
    """Milliseconds after the beginning."""
    step: int
    """Semitones above the timbre's own pitch."""
    level: float = 1.0
    short: float = 1.0
    """How much faster it dies away than it would."""


@dataclass(frozen=True)
class Breath:
    """A noise of a score."""

    at: int
    length: int
    """Milliseconds; it swells for a third of them."""
    level: float


@dataclass(frozen=True)
class Score:
    """An effect before it has a timbre."""

    length: int
    """Milliseconds."""
    level: float
    """How loud it is beside the loudest effect."""
    parts: tuple[Note | Breath, ...]


SCORES: Final = {
    "step": Score(50, 0.4, (Note(0, 7, short=5),)),
    "take": Score(64, 0.5, (Note(0, 7, short=3), Note(18, 12, 0.6, 3))),
    "drop": Score(96, 0.6, (Note(0, 0, short=2.2), Breath(0, 45, 0.25))),
    "tile": Score(130, 0.6, (Note(0, 5, short=3), Note(48, 0, 0.8, 2.5), Breath(46, 40, 0.2))),
    "card": Score(120, 0.45, (Breath(0, 110, 1.0), Note(70, 12, 0.3, 3))),
    "ring": Score(
        320, 0.6, (Note(0, 0, 0.8, 3), Note(70, 2, 0.8, 3), Note(140, 4, 0.9, 3), Note(210, 7, 1.0, 2))
    ),
    "coin": Score(220, 0.55, (Note(0, 14, short=2), Note(62, 19, short=1.3))),
    "refuse": Score(140, 0.55, (Note(0, -7, short=2.4), Note(62, -8, 0.9, 2.2))),
    "combat": Score(
        420,
        0.85,
        (Note(0, -12), Breath(0, 120, 0.6), Note(130, -5, 0.9), Breath(130, 160, 0.5), Note(150, -12, 0.8)),
    ),
    "star": Score(400, 0.7, (Note(0, 0, 0.8), Note(65, 4, 0.8), Note(130, 7, 0.9), Note(195, 12, 1.0))),
    "domain": Score(460, 0.8, (Note(0, 0), Note(90, 7, 0.9), Note(180, 12, 0.9), Note(180, 16, 0.6))),
    "round": Score(360, 0.6, (Note(0, 0, 0.9), Note(120, 7, 0.9))),
    "lose": Score(660, 0.75, (Note(0, 7, 0.9), Note(150, 3, 0.9), Note(300, 0, 1.0), Note(300, -12, 0.6))),
    "win": Score(
        720,
        0.9,
        (
            Note(0, 0, 0.8),
            Note(100, 4, 0.8),
            Note(200, 7, 0.9),
            Note(300, 12),
            Note(300, 4, 0.6),
            Note(300, 7, 0.6),
        ),
    ),
}
"""All fourteen."""
COMMON: Final = ("step", "take", "drop", "refuse", "round", "lose", "win")
"""What every game has."""
OWN: Final = {
    "noria": ("tile", "card", "ring", "coin"),
    "nautilus": ("card", "domain"),
    "solani": ("tile", "card", "star"),
    "scythe": ("card", "coin", "combat", "star"),
}
"""What happens in one game and not in all."""


def frames(milliseconds: float) -> int:
    """Samples of a time."""
    return round(RATE * milliseconds / 1000)


def _falling(seconds: float) -> float:
    """By what a level is multiplied with each sample to be a thousandth after so long."""
    return round(math.pow(0.001, 1 / (RATE * seconds)), 12)


def _sound_note(sound: list[float], timbre: Timbre, note: Note, noise: list[float]) -> None:
    """Add a note to a sound."""
    begin = frames(note.at)
    length = len(sound) - begin
    pitch = round(timbre.pitch * 2 ** (note.step / 12), 6)
    attack = max(1, frames(timbre.attack * 1000))
    way = max(1, length // 5)
    for partial in timbre.partials:
        if pitch * partial.ratio > RATE * 0.45:
            continue
        level, falling = partial.level * note.level, _falling(partial.ring / note.short)
        turn = pitch * partial.ratio * _TABLE / RATE
        phase = 0.0
        for number in range(length):
            swell = number / attack if number < attack else 1.0
            sound[begin + number] += level * swell * _SINES[int(phase) % _TABLE]
            level *= falling
            bend = timbre.glide + (1 - timbre.glide) * number / way if number < way else 1.0
            phase += turn * bend
    if timbre.click:
        for number in range(min(frames(12), length)):
            left = 1 - number / frames(12)
            sound[begin + number] += timbre.click * note.level * left * left * noise[number]


def _noise(count: int, bright: float) -> list[float]:
    """Counted noise, the same every time; ``bright`` 1 leaves it as it is, less takes its hiss."""
    state, level, found = 20_121, 0.0, []
    for _ in range(count):
        state = (state * 1_103_515_245 + 12_345) % 2**31
        level += bright * (state / 2**30 - 1 - level)
        found.append(level)
    loudest = max(map(abs, found), default=1.0) or 1.0
    return [one / loudest for one in found]


def samples(timbre: Timbre, score: Score) -> array.array[int]:
    """An effect, sample by sample."""
    sound = [0.0] * frames(score.length)
    noise = _noise(len(sound), timbre.breath)
    for part in score.parts:
        if isinstance(part, Note):
            _sound_note(sound, timbre, part, noise)
            continue
        begin, length = frames(part.at), frames(part.length)
        for number in range(min(length, len(sound) - begin)):
            way = number / length
            swell = way * 3 if way < 1 / 3 else (1 - way) * 1.5
            sound[begin + number] += part.level * swell * noise[number]
    begins, ends = frames(1), frames(max(FADE_MS, score.length * 0.3))
    for number in range(len(sound)):
        left = len(sound) - 1 - number
        sound[number] *= min(1.0, number / begins, left / ends)
    loudest = max(map(abs, sound))
    return array.array("h", (round(one / loudest * PEAK * score.level) for one in sound))


def wav(sound: array.array[int]) -> bytes:
    """The same as a file."""
    if sys.byteorder == "big":
        sound = sound[:]
        sound.byteswap()
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())
    return written.getvalue()


def all_files() -> dict[str, bytes]:
    """Every file by its path below ``resources/sounds``."""
    return {
        f"{game}/{name}.wav": wav(samples(timbre, SCORES[name]))
        for game, timbre in TIMBRES.items()
        for name in (*COMMON, *OWN[game])
    }


def main() -> int:
    """Write them all; what is no longer one of them goes."""
    made = all_files()
    for old in FOLDER.rglob("*.wav"):
        if old.relative_to(FOLDER).as_posix() not in made:
            old.unlink()
    for name, data in made.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    print(f"{len(made)} files, {sum(map(len, made.values())) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
