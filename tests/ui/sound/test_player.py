"""The thread that plays: with a card, without one, without ALSA, without miniaudio, and muted. None of it is an error."""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

from noria_desktop.ui.sound import device
from noria_desktop.ui.sound.device import NoSound, open_device
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.mixer import effect_samples
from noria_desktop.ui.sound.pacing import Heard
from noria_desktop.ui.sound.player import SoundPlayer

ROOT = Path(__file__).resolve().parents[3]
LONG = 30.0
"""Seconds after which a test gives up; none of them waits that long."""


class Card:
    """A sound card in the hand of a test."""

    def __init__(self) -> None:
        self.source: Generator[bytes, int, None] | None = None
        self.opened = 0
        self.works = True
        self.started, self.closed, self.asked = threading.Event(), threading.Event(), threading.Event()

    def open(self) -> Card:
        self.opened += 1
        self.asked.set()
        if not self.works:
            raise NoSound("none")
        return self

    def start(self, source: Generator[bytes, int, None], /) -> None:
        self.source = source
        self.started.set()

    def close(self) -> None:
        self.closed.set()


def test_an_effect_comes_to_the_card_as_it_was_made() -> None:
    card = Card()
    player = SoundPlayer(card.open)
    player.set_volume(100)
    player.play("noria", Effect.COIN)
    assert card.started.wait(LONG)
    whole = effect_samples(Heard("noria", Effect.COIN))
    assert whole is not None
    assert card.source is not None
    heard = b""
    while not heard:
        heard = card.source.send(len(whole)).strip(b"\0")
    assert heard == whole.tobytes().strip(b"\0")
    player.leave()
    assert card.closed.is_set()


def test_muted_there_is_no_thread_and_no_card() -> None:
    card = Card()
    player = SoundPlayer(card.open)
    player.set_volume(0)
    for effect in Effect:
        player.play("noria", effect)
    assert not player.started
    assert card.opened == 0
    player.leave()


def test_nothing_is_opened_before_something_is_to_be_heard() -> None:
    card = Card()
    player = SoundPlayer(card.open)
    player.set_volume(60)
    assert not player.started
    player.leave()
    player.play("noria", Effect.WIN)
    assert not player.started, "after the end there is nothing to be heard"


def test_a_card_that_is_missing_is_not_looked_for_again_at_once() -> None:
    card = Card()
    card.works = False
    now = [0.0]
    player = SoundPlayer(card.open, now=lambda: now[0])
    player.set_volume(60)
    player.play("noria", Effect.TAKE)
    assert card.asked.wait(LONG)
    for time, times in ((30.0, 1), (61.0, 2)):
        card.asked.clear()
        now[0] = time
        player.play("noria", Effect.TAKE)
        assert card.asked.wait(LONG if times == 2 else 0.2) is (times == 2)
        assert card.opened == times
    player.leave()


def test_a_driver_that_breaks_means_silence(caplog: pytest.LogCaptureFixture) -> None:
    broken = threading.Event()

    def breaks() -> Card:
        broken.set()
        raise OSError("driver")

    player = SoundPlayer(breaks)
    player.set_volume(60)
    with caplog.at_level(logging.INFO):
        player.play("noria", Effect.TAKE)
        assert broken.wait(LONG)
        player.leave()
    assert [record.levelno for record in caplog.records] == [logging.INFO]


def test_the_whole_way_to_a_card_that_nobody_hears() -> None:
    pytest.importorskip("miniaudio")
    opened, played = threading.Event(), threading.Event()

    class Listening:
        def __init__(self) -> None:
            self.inner = device.open_null_device()

        def start(self, source: Generator[bytes, int, None], /) -> None:
            def listening() -> Generator[bytes, int, None]:
                count = yield b""
                while True:
                    data = source.send(count)
                    if data.strip(b"\0"):
                        played.set()
                    count = yield data

            heard = listening()
            next(heard)
            self.inner.start(heard)
            opened.set()

        def close(self) -> None:
            self.inner.close()

    player = SoundPlayer(Listening)
    player.set_volume(80)
    player.play("scythe", Effect.COMBAT)
    assert opened.wait(LONG)
    assert played.wait(LONG)
    player.leave()


def test_without_miniaudio_it_is_said_that_there_is_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound, match="miniaudio"):
        open_device()


def test_without_alsa_nothing_of_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ctypes.CDLL:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    device._keep_alsa_quiet.cache_clear()
    device._keep_alsa_quiet()
    device._keep_alsa_quiet.cache_clear()


PROBE = """
import sys
if "without" in sys.argv:
    sys.modules["miniaudio"] = None
import os, threading
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.device import open_device
from noria_desktop.ui.sound.player import SoundPlayer
asked = threading.Event()
def opens():
    try:
        return open_device()
    finally:
        asked.set()
player = SoundPlayer(opens)
player.set_volume(50)
player.play("noria", Effect.TAKE)
assert asked.wait(60)
player.leave()
"""


@pytest.mark.parametrize("how", ["as it is", "without"])
def test_a_terminal_hears_nothing_of_a_missing_card(how: str, tmp_path: Path) -> None:
    """ALSA is told of one card that is not there, so that it complains on any machine."""
    settings = tmp_path / "asound.conf"
    settings.write_text("pcm.!default { type hw card 31 }\nctl.!default { type hw card 31 }\n")
    done = subprocess.run(
        [sys.executable, "-c", PROBE, how],
        cwd=ROOT,
        env=os.environ
        | {
            "ALSA_CONFIG_PATH": str(settings),
            "PULSE_SERVER": "/nowhere",
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_first_frame_waits_for_nothing_that_only_sound_needs() -> None:
    code = (
        "import sys, noria_desktop.ui.table.game_page; "
        "print(*({'ctypes', 'wave', 'miniaudio', '_cffi_backend', 'urllib.request'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
