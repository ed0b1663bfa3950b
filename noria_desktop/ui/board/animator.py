"""The one clock of a board: plays beats one after the other, then lands exactly on the new projection.

Speed, skipping and reduced motion are decided here and nowhere else. Source: ux.md 4.5, architecture 2.6.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.beats import (
    Appear,
    Cue,
    Flip,
    Glide,
    Mark,
    Movement,
    Orbit,
    Pause,
    Pulse,
    Show,
    Sound,
    Together,
    Turn,
    Vanish,
)
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.items import SpriteItem
from noria_desktop.ui.board.scene import BoardScene
from noria_desktop.ui.board.sprites import Spot, Sprite

REDUCED_MS: Final = 120
"""A fade instead of a movement."""
MARKS: Final = {Mark.CANDIDATE: Mood.CANDIDATE, Mark.DROPPED: Mood.DROPPED, Mark.CHOSEN: Mood.CHOSEN}
Curve: TypeAlias = QEasingCurve.Type
Advance: TypeAlias = Callable[[float], None]
"""Shows a movement at a part (0-1) of its way; called with rising values, lastly with 1."""


@frozen
class Scene:
    """Where a run of beats ends."""

    sprites: tuple[Sprite, ...]
    spots: tuple[Spot, ...]


@frozen
class AnimationStep:
    """Beats that lead to one projection."""

    beats: tuple[Cue, ...]
    goal: Scene


@frozen
class Motion:
    """One movement on the clock: begins at ``start`` ms, takes ``length`` ms."""

    start: float
    length: float
    advance: Advance
    curve: Curve = Curve.Linear


class Animator(QObject):
    """A queue of stretches; the board is wherever the last finished one ended."""

    landed = Signal(object)
    """A ``Scene`` has been reached, by playing or by skipping."""
    sounded = Signal(object)
    """An ``Effect`` is to be heard; those of movements that are skipped are not."""
    finished = Signal()
    """Nothing is left to play."""

    def __init__(self, scene: BoardScene) -> None:
        """For one scene, owned by it."""
        super().__init__(scene)
        self._scene = scene
        self._queue: list[AnimationStep] = []
        self._beats: list[Cue] = []
        self._motions: tuple[Motion, ...] = ()
        self._length = 0.0
        self._changed: list[Handle] = []
        self.speed = 1.0
        """Factor on all durations; 0 means no animation."""
        self.reduced = False
        """Fades instead of movements."""
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next_beat)

    def set_motion(self, speed: float, reduced: bool) -> None:
        """Durations are multiplied by ``speed`` (0: everything lands at once)."""
        self.speed = max(0.0, speed)
        self.reduced = reduced
        if self.speed == 0:
            self.finish_now()

    @property
    def busy(self) -> bool:
        """True while beats are playing."""
        return bool(self._queue)

    def play(self, stretches: Sequence[AnimationStep]) -> None:
        """Finish what is playing, then play these one after the other."""
        if self._queue:
            # No word to the page that the board is at rest: it is not.
            self._finish()
        if not stretches:
            return
        self._queue = list(stretches)
        if self.speed == 0:
            self.finish_now()
            return
        self._begin()

    def finish_now(self) -> None:
        """Land on the last projection at once."""
        if self._queue:
            self._finish()
            self.finished.emit()

    def drop(self) -> bool:
        """Forget the queue without landing: another picture is about to be shown. False when it was empty."""
        playing = self.busy
        self._queue, self._changed = [], []
        self._stop_clock()
        self._scene.clear_marks()
        return playing

    # inside
    def _finish(self) -> None:
        goal = self._queue[-1].goal
        self._queue = []
        self._stop_clock()
        self._land(goal)

    def _stop_clock(self) -> None:
        self._beats, self._motions = [], ()
        self._clock.stop()

    def _begin(self) -> None:
        self._beats = list(self._queue[0].beats)
        self._next_beat()

    def _next_beat(self) -> None:
        # Ends of movements that the clock's last tick rounded away.
        for motion in self._motions:
            motion.advance(1.0)
        self._motions = ()
        while self._queue and self._beats:
            beat = self._beats.pop(0)
            if isinstance(beat, Sound):
                self.sounded.emit(beat.effect)
                continue
            parts = beat.beats if isinstance(beat, Together) else (beat,)
            self._motions = tuple(motion for part in parts for motion in self._motion(part))
            for motion in self._motions:
                if motion.start + motion.length <= 0:
                    motion.advance(1.0)  # what takes no time is there before the clock's first tick
            self._length = max((motion.start + motion.length for motion in self._motions), default=0.0)
            if self._length > 0:
                self._clock.setDuration(max(1, round(self._length)))
                self._clock.start()
                return
        if not self._queue:
            return
        step = self._queue.pop(0)
        self._land(step.goal)
        if self._queue:
            self._begin()
        else:
            self.finished.emit()

    def _land(self, goal: Scene) -> None:
        self._scene.clear_marks()
        self._scene.show(goal.sprites, goal.spots)
        changed, self._changed = self._changed, []
        if changed:
            self._scene.afterglow(changed)
        self.landed.emit(goal)

    def _tick(self, part: object) -> None:
        assert isinstance(part, float)
        now = part * self._length
        for motion in self._motions:
            if now < motion.start:
                continue
            way = 1.0 if motion.length <= 0 else min(1.0, (now - motion.start) / motion.length)
            motion.advance(QEasingCurve(motion.curve).valueForProgress(way))

    def _coming(self, handle: Handle) -> SpriteItem | None:
        """The item of a handle; a sprite of the coming projection is put on the table for it."""
        item = self._scene.item(handle)
        if item is not None:
            return item
        for order, sprite in enumerate(self._queue[0].goal.sprites):
            if sprite.handle == handle:
                return self._scene.bring(sprite, order)
        return None

    def _motion(self, beat: Movement) -> tuple[Motion, ...]:
        """The movements of a beat from what is on the screen now; none for what is not there."""
        if isinstance(beat, Pause | Show):
            for handle, mark in beat.marks if isinstance(beat, Show) else ():
                self._scene.mark(handle, MARKS[mark])
            return (Motion(0, beat.duration_ms * self.speed, lambda way: None),)
        start, length = beat.delay_ms * self.speed, beat.duration_ms * self.speed
        if isinstance(beat, Pulse):
            return self._pulse(beat, start, length)
        item = self._coming(beat.handle)
        if item is None:
            return ()
        match beat:
            case Appear():
                return (Motion(start, length, self._appear(item), Curve.OutQuad),)
            case Vanish():
                return (Motion(start, length, self._vanish(item), Curve.InQuad),)
        if self.reduced:
            return (Motion(start, REDUCED_MS * min(1.0, self.speed), self._fade(item, beat)),)
        match beat:
            case Glide():
                item.rise()
                return (Motion(start, length, self._glide(item, beat), Curve.OutCubic),)
            case Orbit():
                return (Motion(start, length, self._orbit(item, beat), Curve.InOutCubic),)
            case Turn():
                return (Motion(start, length, self._turn(item, beat.degrees), Curve.InOutCubic),)
            case Flip():
                item.rise()
                return (Motion(start, length, self._flip(item, beat.art), Curve.InOutQuad),)

    @staticmethod
    def _glide(item: SpriteItem, beat: Glide) -> Advance:
        from_x, from_y, from_scale, from_turn = item.x(), item.y(), item.scale(), item.rotation()

        def advance(way: float) -> None:
            item.setPos(from_x + (beat.x - from_x) * way, from_y + (beat.y - from_y) * way)
            if beat.scale is not None:
                item.setScale(from_scale + (beat.scale - from_scale) * way)
            if beat.rotation is not None:
                item.setRotation(from_turn + (beat.rotation - from_turn) * way)

        return advance

    @staticmethod
    def _orbit(item: SpriteItem, beat: Orbit) -> Advance:
        dx, dy = item.x() - beat.centre_x, item.y() - beat.centre_y

        def advance(way: float) -> None:
            angle = math.radians(beat.degrees * way)
            sine, cosine = math.sin(angle), math.cos(angle)
            item.setPos(beat.centre_x + dx * cosine - dy * sine, beat.centre_y + dx * sine + dy * cosine)

        return advance

    @staticmethod
    def _turn(item: SpriteItem, degrees: float) -> Advance:
        begun = item.rotation()

        def advance(way: float) -> None:
            item.setRotation(begun + degrees * way)

        return advance

    @staticmethod
    def _flip(item: SpriteItem, art: object) -> Advance:
        turned = False

        def advance(way: float) -> None:
            nonlocal turned
            if way >= 0.5 and not turned:
                turned = True
                item.show_art(art)
            item.setTransform(QTransform.fromScale(max(0.02, abs(1 - 2 * way)), 1.0))

        return advance

    def _appear(self, item: SpriteItem) -> Advance:
        size, full, grows = item.sprite.scale, item.sprite.opacity, not self.reduced
        item.setOpacity(0.0)

        def advance(way: float) -> None:
            item.setOpacity(full * way)
            if grows:
                item.setScale(size * (0.6 + 0.4 * way))

        return advance

    def _vanish(self, item: SpriteItem) -> Advance:
        size, full, shrinks = item.scale(), item.opacity(), not self.reduced

        def advance(way: float) -> None:
            item.setOpacity(full * (1 - way))
            if shrinks:
                item.setScale(size * (1 - 0.4 * way))

        return advance

    def _fade(self, item: SpriteItem, beat: Glide | Orbit | Turn | Flip) -> Advance:
        """Out at the old place, in at the new one."""
        full, there = item.opacity(), False
        match beat:
            case Glide():
                jump = self._glide(item, beat)
            case Orbit():
                jump = self._orbit(item, beat)
            case Turn():
                jump = self._turn(item, beat.degrees)
            case Flip():

                def jump(way: float) -> None:
                    item.show_art(beat.art)

        def advance(way: float) -> None:
            nonlocal there
            if way >= 0.5 and not there:
                there = True
                jump(1.0)
            item.setOpacity(full * abs(1 - 2 * way))

        return advance

    def _pulse(self, beat: Pulse, start: float, length: float) -> tuple[Motion, ...]:
        mark = self._scene.mark(beat.handle, Mood.PULSE)
        if mark is None:
            return ()
        if beat.handle not in self._changed:
            self._changed.append(beat.handle)
        mark.setOpacity(0.0)

        def advance(way: float) -> None:
            if way >= 1:
                self._scene.unmark(mark)
            else:
                mark.setOpacity(math.sin(math.pi * way))

        return (Motion(start, length, advance),)
