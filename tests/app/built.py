"""A position of each game from a few words, and a session that goes on from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.games.nautilus import positions as nautilus
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.games.noria import positions as noria
from noria_desktop.games.noria.terms import Disc, Side, Track
from noria_desktop.games.scythe import positions as scythe
from noria_desktop.games.scythe.state import Options as ScytheOptions
from noria_desktop.games.scythe.terms import Ability, Bottom, Cube, Faction, Mat, Structure
from noria_desktop.games.solani import positions as solani
from noria_desktop.games.solani.terms import Branch, Tile

SEED: Final = 3

BUILT: Final[Mapping[str, Any]] = {
    "noria": noria.position(
        seed=SEED,
        round=9,
        levels={Track.RESEARCH: 3, Track.SETTLEMENT: 2},
        resources=(4, 3, 5),
        ships=(2, 2, 1),
        factories={(0, 1): Side.HUMAN, (3, 0): Side.BOT},
        centre=(Disc.BONUS,),
        ambassador=0,
    ),
    "nautilus": nautilus.position(
        seed=SEED,
        round=4,
        spaces={0: 13, 2: 11, 8: 4},
        hands=((2, 7), (1, 14)),
        specials=(Special.KRAKEN, Special.BONE),
    ),
    "solani": solani.position(
        seed=SEED,
        round=6,
        market=((Tile.C2, Tile.W21), (Branch.X4,)),
    ),
    "scythe": scythe.position(
        ScytheOptions(faction=Faction.NORDIC, mat=Mat.INDUSTRIAL, automa=Faction.CRIMEA),
        SEED,
        turn=9,
        character="h12",
        workers="h04 h05 h05",
        mechs={Ability.SPEED: "h12"},
        structures={Structure.MINE: "h04"},
        upgrades={Cube.MOVE_UNITS: Bottom.DEPLOY},
        power=16,
        goods={"h12": "2 oil, wood"},
    ),
}


def at_built(game_id: str) -> Session:
    """A session that goes on from the position of a game."""
    game, state = kit(game_id), BUILT[game_id]
    options = game.default_options() if game_id == "noria" else game.options_of(state)
    return Session.resumed(game, options, SEED, identity="f" * 32, state=state, closed=())
