"""What a second start asks the running program to do, and how that is said in a message of bytes.

A message is read as strictly as a save: it is exactly what this program would have written, or it is refused.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

from noria_desktop.app import catalogue
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen


@frozen
class OpenFile:
    """Open a save."""

    path: Path
    """Absolute: the two programs may have been started in different folders."""


@frozen
class NewGame:
    """Begin a game."""

    game: str
    setup: str | None
    """Its set-up in the game's notation; None: the usual one."""
    seed: int


@frozen
class Continue:
    """Go on with the game played last."""


@frozen
class Show:
    """Come to the front."""


Request: TypeAlias = OpenFile | NewGame | Continue | Show


class BadRequest(ValueError):
    """The message is none that this program sends."""


def to_bytes(request: Request) -> bytes:
    """A request as it is sent."""
    match request:
        case OpenFile(path):
            said: dict[str, Any] = {"do": "open", "path": str(path)}
        case NewGame(game, setup, seed):
            said = {"do": "new", "game": game, "setup": setup, "seed": seed}
        case Continue():
            said = {"do": "continue"}
        case Show():
            said = {"do": "show"}
    return json.dumps(said).encode("ascii")


def from_bytes(data: bytes) -> Request:
    """The request in a message.

    Raises:
        BadRequest: it is not exactly one of those that ``to_bytes`` makes.
    """
    try:
        said = json.loads(data.decode("ascii"))
    except (ValueError, RecursionError) as error:
        raise BadRequest("not JSON") from error
    match said:
        case {"do": "open", "path": str(path)} if len(said) == 2 and "\0" not in path:
            if not Path(path).is_absolute():
                raise BadRequest("a path from nowhere")
            return OpenFile(Path(path))
        case {"do": "new", "game": str(game), "setup": str() | None as setup, "seed": int(seed)} if len(
            said
        ) == 4 and not isinstance(seed, bool):
            if game not in catalogue.game_ids() or not 0 <= seed < 1 << SEED_BITS:
                raise BadRequest("no such game")
            return NewGame(game, setup, seed)
        case {"do": "continue"} if len(said) == 1:
            return Continue()
        case {"do": "show"} if len(said) == 1:
            return Show()
    raise BadRequest("not a request")
