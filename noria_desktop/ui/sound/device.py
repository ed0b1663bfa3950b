"""The sound card, by way of miniaudio. Where there is none of either, ``NoSound`` says so and nobody is troubled."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from functools import cache
from typing import Any, Final, Protocol

from noria_desktop.ui.sound.mixer import RATE

BUFFER_MS: Final = 50
"""Between a press and its sound; with less the sound breaks off while a picture is painted."""
_ALSA: Final = "libasound.so.2"


class NoSound(Exception):
    """Nothing can be heard on this computer now; the message is for the log."""


class Device(Protocol):
    """A sound card that is open."""

    def start(self, source: Generator[bytes, int, None], /) -> None:
        """Play from now on what the generator yields for each number of frames."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


OpenDevice = Callable[[], Device]


def open_device() -> Device:
    """The system's usual sound card.

    Raises:
        NoSound: there is no card, nothing to speak to it with, or miniaudio is not installed.
    """
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoSound(f"miniaudio cannot be used: {error}") from error
    return _opened(miniaudio, _backends(miniaudio))


def open_null_device() -> Device:
    """A card of miniaudio's that nobody hears, for trying out the whole way to it."""
    import miniaudio

    return _opened(miniaudio, [miniaudio.Backend.NULL])


def _opened(miniaudio: Any, backends: list[Any]) -> Device:
    """The first card that one of the backends has."""
    _keep_alsa_quiet()
    try:
        device: Device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BUFFER_MS,
            backends=backends,
            app_name="Noria Desktop",
        )
    except miniaudio.MiniaudioError as error:
        raise NoSound(f"no sound card can be opened: {error}") from error
    return device


def _backends(miniaudio: Any) -> list[Any]:
    """Ways to a card, in the order in which they are tried: never the one that plays to nobody.

    On Linux those that desktops have; JACK's own library writes to the terminal where no server runs.
    """
    known = miniaudio.Backend
    if sys.platform == "win32":
        return [known.WASAPI, known.DSOUND, known.WINMM]
    if sys.platform == "darwin":
        return [known.COREAUDIO]
    return [known.PULSEAUDIO, known.ALSA]


def _say_nothing(*_: object) -> None:
    """What ALSA tells of a missing card is of no use to a player."""


@cache
def _keep_alsa_quiet() -> object:
    """ALSA's library writes its complaints to the terminal unless it is given another place for them.

    What is handed back is kept for as long as the program runs: ALSA calls it at any time. ``ctypes`` is imported
    here, as no first frame needs it.
    """
    if sys.platform != "linux":
        return None
    import ctypes

    text, number = ctypes.c_char_p, ctypes.c_int
    quiet = ctypes.CFUNCTYPE(None, text, number, text, number, text)(_say_nothing)
    try:
        ctypes.CDLL(_ALSA).snd_lib_error_set_handler(quiet)
    except (OSError, AttributeError):
        return None  # not there: then it does not complain either
    return quiet
