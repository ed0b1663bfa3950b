"""What went its only way without being asked about: a tile into the only space, the only card that could be had.

Source: rules.md 4.3, 4.4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.state import State
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.solani.words.events import as_read, describe_event
from noria_desktop.ui.solani.words.names import (
    circle_place,
    feature_name,
    gap_place,
    placed_branch,
    reader_of,
    say,
    tile_name,
)


def only_way(steps: Sequence[StoryStep], view: State) -> str:
    """What the table has just done in the player's name, as there was one way only; empty: nothing of the kind."""
    told = tuple(_told(steps))
    return (
        reduce(lambda first, second: say("{first} {second}", first=first, second=second), told)
        if told
        else ""
    )


def _told(steps: Sequence[StoryStep]) -> Iterator[str]:
    for step in steps:
        for event in step.events:
            match as_read(event, step.before):
                case ev.FeaturePlaced(_, space, feature):
                    yield _laid(feature_name(feature), circle_place(space))
                case ev.CirclePlaced(_, space, tile):
                    yield _laid(tile_name(tile), circle_place(space))
                case ev.BranchPlaced(_, space, mask):
                    yield _laid(placed_branch(mask), gap_place(space))
                case ev.FeatureTaken(_, feature) | ev.FeatureKept(_, feature):
                    yield say("{feature} was the only card to be had.", feature=feature)
                case ev.FeaturesDrawn() as drawn:
                    words = describe_event(drawn, step.before, reader_of(step.before))
                    yield say("Nothing else could be picked: {what}.", what=words)
                case _:
                    pass


def _laid(tile: str, place: str) -> str:
    return say("{tile} went to its only space, {place}.", tile=tile, place=place)
