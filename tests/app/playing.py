"""Sessions to test with: games played by a list of numbers, each choosing among the legal actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.catalogue import GameKit, game_ids, kit
from noria_desktop.app.players import player
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.rng import Rng
from tests.chance import seat_chance
from tests.toy_game import KIT as PEBBLES

IDENTITY = "0123456789abcdef0123456789abcdef"


def every_kit() -> tuple[GameKit, ...]:
    """The catalogue and the test game: whatever is listed is tested."""
    return (PEBBLES, *(kit(name) for name in game_ids()))


OTHER_TABLES: Final = {
    "solani-1": ("players=human", "coyote=trickster", "bonuses=shuffled"),
    "solani-quartz": ("players=human", "quartz=2"),
    "solani-3": ("players=human,level1,human", "card=S3"),
    "solani-4": ("players=human,level1,level1,human", "bonuses=shuffled"),
}
"""Games of which another number of players takes part: game and number, and how they are set up; and with quartz."""


def every_table() -> Mapping[str, GameKit]:
    """Every kit by its game's name, and once more for other numbers of players, as if those were usual."""
    found = {game.game_id: game for game in every_kit()}
    for name, settings in OTHER_TABLES.items():
        game = found.get(name.partition("-")[0])
        if game is not None:
            options = game.default_options()
            for text in settings:
                options = game.with_setting(options, *text.split("="))
            found[name] = with_usual(game, options)
    return found


def with_usual(game: GameKit, options: Any) -> GameKit:
    """The kit with these options where it would take its default ones."""
    return evolve(game, default_options=lambda: options)


def begun(game: GameKit = PEBBLES, seed: int = 1, options: Any = None) -> Session:
    """A session at its set-up."""
    return Session(game, game.default_options() if options is None else options, seed, identity=IDENTITY)


def choose(session: Session, choices: Iterable[int]) -> Session:
    """Play these choices (modulo the number of legal actions), and all automatic beats between."""
    for choice in choices:
        session.run_automatic()
        if session.is_over:
            break
        session.dispatch(session.legal[choice % len(session.legal)])
    return session


def played(game: GameKit = PEBBLES, seed: int = 1, decisions: int = 10_000) -> Session:
    """A session after so many random human decisions, or the whole game."""
    session, rng = begun(game, seed), Rng(seed + 1)
    for _ in range(decisions):
        session.run_automatic()
        if session.is_over:
            break
        action, rng = rng.pick(session.legal)
        session.dispatch(action)
    return session


def by_greedy(game: GameKit, seed: int) -> Session:
    """A whole game in which everybody is the game's greedy player, seat by seat with chance of its own."""
    session = begun(game, seed)
    policy = resolute(player(game.game_id, "greedy"))
    chance = {seat: seat_chance(seed, seat) for seat in game.seats(session.options)}
    while not session.is_over:
        session.run_automatic()
        seat = session.turn.seat
        if seat is not None:
            choice, chance[seat] = policy.choose(session.view(seat), session.legal, chance[seat])
            session.dispatch(choice.action)
    return session


LEAVING = frozenset({"EndPhase", "Pass", "TakeKnowledge", "Skip", "Finish", "Halt", "Decline", "EndTurn"})
"""Actions that do next to nothing; random play would take them too often to see much of a game."""


def lively(game: GameKit, seed: int, decisions: int = 10_000) -> Session:
    """A game in which every kind of action has the same chance, and leaving is the last choice.

    It ends at a human's decision, or at the end of the game.
    """
    session, rng = begun(game, seed), Rng(seed << 8)
    for _ in range(decisions):
        session.run_automatic()
        if session.is_over:
            break
        kinds: dict[str, list[Any]] = {}
        for action in session.legal:
            kinds.setdefault(type(action).__name__, []).append(action)
        names = [name for name in kinds if name not in LEAVING] or list(kinds)
        name, rng = rng.pick(names)
        action, rng = rng.pick(kinds[name])
        session.dispatch(action)
    session.run_automatic()
    return session
