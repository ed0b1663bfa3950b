"""A game for pictures of the turning points: one that was lost, played by the program's own players on a real deal."""

from __future__ import annotations

from typing import Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.session import Session
from noria_desktop.app.thinking import think
from noria_desktop.app.turning.reading import Reading
from noria_desktop.bots.policy import Policy, never

PLAYS: Final = {
    "nautilus": (("level", "2"), "level2", 40),
    "noria": ((), "greedy", 3),
    "solani": ((), "level2", 5),
    "scythe": ((), "greedy", 2),
}
"""A setting, who plays in the human's place, and the deal."""


def played(game_id: str, settings: tuple[tuple[str, str], ...], own: str | Policy, seed: int) -> Session:
    """A whole game, a program in the human's place: one of the game's by its name, or this one."""
    game = kit(game_id)
    options = game.default_options()
    for name, value in settings:
        options = game.with_setting(options, name, value)
    session = Session(game, options, seed, identity=f"{seed:032x}")
    while not session.is_over:
        if session.turn.automatic:
            session.run_automatic()
            continue
        seat = session.turn.seat
        assert seat is not None
        view = session.view(seat)
        who = session.programs.get(seat, own)
        policy: Policy = player(game_id, who) if isinstance(who, str) else who
        choice = policy.choose(view, session.legal, player_rng(view, session.cursor))[0]
        session.dispatch(choice.action, choice=choice)
    return session


def sample_game(game_id: str) -> Session:
    """The game of a picture."""
    setting, own, seed = PLAYS[game_id]
    settings = ((str(setting[0]), str(setting[1])),) if setting else ()
    return played(game_id, settings, own, seed)


def read_whole(reading: Reading) -> None:
    """Read a game here and now."""
    while (wanted := reading.wanted) is not None:
        found, _ = think(reading.asked(*wanted), never)
        reading.take(*wanted, found)
