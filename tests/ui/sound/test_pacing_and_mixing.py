"""How close effects follow each other, and what the sound card is given when several sound at once."""

from __future__ import annotations

from array import array

import pytest

from noria_desktop.ui.sound.effects import Effect, heaviest
from noria_desktop.ui.sound.mixer import MOST_AT_ONCE, RATE, Mixer, effect_samples, louder
from noria_desktop.ui.sound.pacing import GAP, Heard, Pacing


def heard(effect: Effect) -> Heard:
    return Heard("noria", effect)


def run(offers: dict[int, Effect], milliseconds: int) -> list[tuple[int, Effect]]:
    """What is heard when, of effects offered at these milliseconds."""
    pacing, found = Pacing(), []
    for now in range(milliseconds):
        if now in offers:
            pacing.offer(heard(offers[now]))
        due = pacing.due(now / 1000)
        if due is not None:
            found.append((now, due.effect))
    return found


def test_an_effect_that_comes_alone_is_heard_at_once() -> None:
    assert run({5: Effect.TAKE, 400: Effect.DROP}, 500) == [(5, Effect.TAKE), (400, Effect.DROP)]


def test_the_next_one_waits_its_turn_and_the_heavier_of_two_is_kept() -> None:
    found = run({0: Effect.DROP, 10: Effect.COIN, 20: Effect.STEP, 30: Effect.STAR, 40: Effect.CARD}, 2000)
    assert found == [(0, Effect.DROP), (125, Effect.STAR)]


def test_however_many_things_happen_no_more_than_eight_a_second_are_heard_and_none_afterwards() -> None:
    found = run(dict.fromkeys(range(0, 3000, 7), Effect.TILE), 6000)
    assert len(found) <= 3 * 8 + 1
    assert found[-1][0] < 3000 + 1000 * GAP


def test_it_is_known_how_long_to_wait() -> None:
    pacing = Pacing()
    assert pacing.wait(1.0) is None
    pacing.offer(heard(Effect.TAKE))
    assert pacing.wait(1.0) == 0
    assert pacing.due(1.0) == heard(Effect.TAKE)
    pacing.offer(heard(Effect.DROP))
    assert pacing.wait(1.05) == pytest.approx(GAP - 0.05)
    assert pacing.due(1.05) is None
    pacing.forget()
    assert pacing.wait(1.05) is None


def test_of_what_happens_at_once_the_end_of_the_game_is_heard() -> None:
    assert heaviest((Effect.STAR, Effect.WIN, Effect.ROUND)) is Effect.WIN
    assert heaviest(()) is None


def numbers(data: bytes) -> list[int]:
    return list(array("h", data))


def test_two_effects_lie_over_each_other_and_silence_follows() -> None:
    mixer = Mixer()
    assert mixer.is_silent()
    mixer.begin(array("h", [100, 200, 300]))
    assert numbers(mixer.frames(1)) == [100]
    mixer.begin(array("h", [5, 5, 5, 5]))
    assert numbers(mixer.frames(3)) == [205, 305, 5]
    assert not mixer.is_silent()
    assert numbers(mixer.frames(3)) == [5, 0, 0]
    assert mixer.is_silent()
    assert numbers(mixer.frames(2)) == [0, 0]


def test_what_is_louder_than_can_be_said_is_said_as_loud_as_can_be() -> None:
    mixer = Mixer()
    for _ in range(MOST_AT_ONCE + 3):
        mixer.begin(array("h", [20_000, -20_000]))
    assert numbers(mixer.frames(2)) == [32_767, -32_767]


def test_of_many_at_once_the_oldest_ends() -> None:
    mixer = Mixer()
    for number in range(MOST_AT_ONCE + 2):
        mixer.begin(array("h", [10**number % 30_000]))
    assert numbers(mixer.frames(1)) == [sum(10**number % 30_000 for number in range(2, MOST_AT_ONCE + 2))]


def test_volume_is_heard_evenly_and_a_hundred_is_the_file_itself() -> None:
    whole = effect_samples(heard(Effect.WIN))
    assert whole is not None
    assert louder(whole, 100) == whole
    assert set(louder(whole, 0)) == {0}
    peaks = [max(louder(whole, volume)) for volume in range(0, 101, 5)]
    assert peaks == sorted(set(peaks))


def test_a_game_without_an_effect_of_that_name_is_silent() -> None:
    assert effect_samples(Heard("solani", Effect.COMBAT)) is None
    assert effect_samples(Heard("pebbles", Effect.TAKE)) is None


def test_the_source_gives_as_many_frames_as_it_is_asked_for() -> None:
    source = Mixer().source()
    assert next(source) == b""
    assert [len(source.send(count)) for count in (1, RATE // 20, 7)] == [2, RATE // 10, 14]
