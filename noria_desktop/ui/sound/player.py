"""Plays effects in a thread of its own, so that nothing on the screen ever waits for a sound card.

The card is opened with the first effect and given back when nothing was heard for a while. Whatever goes wrong with it
means silence: it is written down once and tried again after a time, and nobody is told.
"""

from __future__ import annotations

import atexit
import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Final

from noria_desktop.ui.sound.device import Device, NoSound, OpenDevice, open_device
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.mixer import Mixer, effect_samples, louder
from noria_desktop.ui.sound.pacing import Heard, Pacing

log = logging.getLogger(__name__)

IDLE: Final = 15.0
"""Seconds without an effect after which the card is given back."""
AGAIN: Final = 60.0
"""Seconds after which a card that could not be opened is looked for again."""
LEAVING: Final = 0.5
"""Seconds that leaving waits for the thread at most."""


class SoundPlayer:
    """Takes effects and lets them be heard. Its methods return at once and never raise."""

    def __init__(self, open_card: OpenDevice = open_device, *, now: Callable[[], float] = monotonic) -> None:
        """Silent until something is to be heard; there is no thread before.

        Args:
            open_card: opens the sound card.
            now: seconds since some fixed moment.
        """
        self._open_card, self._now = open_card, now
        self._pacing = Pacing()
        self._mixer = Mixer()
        self._wakes = threading.Condition()
        self._thread: threading.Thread | None = None
        self._card: Device | None = None
        self._used_at = self._closed_until = float("-inf")
        self._leaving = threading.Event()
        self.volume = 0
        """0 to 100; at 0 nothing is done at all."""

    @property
    def started(self) -> bool:
        """Whether there is a thread."""
        return self._thread is not None

    def set_volume(self, volume: int) -> None:
        """How loud the next effects are, 0 to 100; 0 ends what still sounds."""
        with self._wakes:
            self.volume = volume
            if volume == 0:
                self._pacing.forget()
                self._mixer.hush()

    def play(self, game_id: str, effect: Effect) -> None:
        """Let an effect be heard in a game's timbre, as soon as there is room for it."""
        with self._wakes:
            if self.volume == 0 or self._leaving.is_set():
                return
            self._pacing.offer(Heard(game_id, effect))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                atexit.register(self.leave)
                self._thread.start()
            self._wakes.notify()

    def leave(self) -> None:
        """Silence for good; the card is given back."""
        with self._wakes:
            self._leaving.set()
            self._wakes.notify()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.join(LEAVING)
            atexit.unregister(self.leave)

    # The thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """From the first effect until the program ends."""
        try:
            while not self._leaving.is_set():
                heard = self._next()
                if heard is not None:
                    self._sound(heard)
                elif self._card is not None and self._now() - self._used_at >= IDLE:
                    self._close()
        except Exception as error:  # a fault in here must not cost anybody a game
            log.info("no more sound: %r", error)
        finally:
            self._close()

    def _next(self) -> Heard | None:
        """What is to be heard now; None: somebody woke the thread, or it has waited long enough."""
        with self._wakes:
            if self._leaving.is_set():
                return None
            wait = self._pacing.wait(self._now())
            if wait is None:
                wait = IDLE if self._card is not None else None
            if wait is None or wait > 0:
                self._wakes.wait(wait)
            return None if self._leaving.is_set() else self._pacing.due(self._now())

    def _sound(self, heard: Heard) -> None:
        samples = effect_samples(heard)
        if samples is None:
            return
        self._used_at = self._now()
        if self._card is None and not self._open():
            return
        self._mixer.begin(louder(samples, self.volume))

    def _open(self) -> bool:
        """Open the card; False when there is none, or when it was looked for just now."""
        if self._now() < self._closed_until:
            return False
        try:
            card = self._open_card()
            source = self._mixer.source()
            next(source)
            self._card = card
            card.start(source)
        except Exception as error:  # whatever a driver does: it means silence
            log.info("nothing can be heard: %s", error if isinstance(error, NoSound) else repr(error))
            self._closed_until = self._now() + AGAIN
            self._close()
            return False
        return True

    def _close(self) -> None:
        card, self._card = self._card, None
        self._mixer.hush()
        if card is not None:
            try:
                card.close()
            except Exception as error:  # it was to go anyway
                log.info("the sound card could not be closed: %r", error)
