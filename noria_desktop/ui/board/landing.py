"""How a piece comes to rest where it was let go: what the hand has done already is not played a second time."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.ui.board.beats import Cue, Orbit, Together, Turn
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.scene import BoardScene


def put_down(scene: BoardScene) -> None:
    """End the carrying; a following glide starts where the piece was let go."""
    dropped, origin = scene.hand(), scene.origin()
    carried = scene.carried()
    angle = scene.angle_of_hand()
    scene.end_hand()
    if dropped is None:
        return
    for handle in carried:
        item = scene.item(handle)
        if item is not None:
            item.setPos(item.pos() + dropped - origin)
            if angle:
                item.setRotation(item.rotation() + angle)


def without_turns(beat: Cue, turned: frozenset[Handle]) -> Cue:
    """A beat without the turning that the player's own hand has already done."""
    if not turned:
        return beat
    if isinstance(beat, Together):
        kept = tuple(b for b in beat.beats if not (isinstance(b, Orbit | Turn) and b.handle in turned))
        return evolve(beat, beats=kept)
    if isinstance(beat, Orbit | Turn) and beat.handle in turned:
        return Together(())
    return beat
