"""What each thing on the board is and what it is worth now: names for screen readers, hover cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import scores
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Phase, Resource, Ring, Side, Space, Track
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.words.names import chamber_name, listed, phase_name, say
from noria_desktop.ui.noria.words.things_city import (
    black_market_card,
    car_card,
    chamber_card,
    crate_card,
    factories_card,
    knowledge_card,
    lower_row_card,
    market_card,
    resource_card,
    track_card,
    upper_row_card,
)
from noria_desktop.ui.noria.words.things_sky import (
    Card,
    ambassador_card,
    berth_card,
    bot_space_card,
    centre_card,
    island_card,
    letter_row_card,
    niche_card,
    ring_card,
    space_card,
    waiting_card,
)


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then all that its card says, in one breath."""
    title, lines = inspect(handle, state)
    return listed(words.rstrip(".。") for words in (title, *lines))


def inspect(handle: Handle, state: State) -> Card:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    card = CARDS.get(handle.kind)
    return (str(handle), ()) if card is None else card(handle.key, state)


def _index_and_place(key: str) -> tuple[int, int]:
    """An island and one of its places."""
    index, place = key.split(".")
    return int(index), int(place)


def _rounds(state: State) -> Card:
    """The round track."""
    printed = components()
    return say("Round {round} of {rounds}", round=max(state.round, 1), rounds=printed.rounds), (
        say(
            "From round {round} on, influence costs more and letter A is the surge.",
            round=printed.surge_from_round,
        ),
    )


def _score(state: State) -> Card:
    """Points as they would be counted now."""
    sheet = scores(state)
    lines = [
        say("{name}: you {human}, bot {bot}", name=chamber_name(chamber), human=mine.points, bot=rival.points)
        for chamber, mine, rival in zip(Chamber, sheet.of(HUMAN), sheet.of(BOT), strict=True)
    ]
    total = say(
        "Points as they stand: you {human}, bot {bot}", human=sheet.total(HUMAN), bot=sheet.total(BOT)
    )
    return total, tuple(lines)


PHASES: Final = (Phase.INFLUENCE, Phase.ACTION, Phase.POLITICS, Phase.ADMINISTRATION)
"""The human's phases in their order."""


def _phases(state: State) -> Card:
    """The phases in their order, and the one that is played."""
    now = RULES.turn(state).phase
    names = listed(phase_name(phase) for phase in PHASES)
    lines = [names]
    if now in PHASES:
        lines.append(say("Now: {phase}", phase=now))
    elif now is Phase.BOT_TURN:
        lines.append(say("Now: the bot's turn"))
    return say("Phases of your turn"), tuple(lines)


CARDS: Final[dict[str, Callable[[str, State], Card]]] = {
    "space": lambda key, state: space_card(Space(key), state),
    "bot_space": lambda key, state: bot_space_card(Space(key), state),
    "bot_centre": lambda key, state: (say("Hub of the bot's wheel"), (_rounds(state)[0],)),
    "ring_rim": lambda key, state: ring_card(Ring(key), state),
    "centre": lambda key, state: centre_card(state),
    "island": lambda key, state: island_card(int(key), state),
    "ambassador": lambda key, state: ambassador_card(Side(key), state),
    "track": lambda key, state: track_card(Track(key), state),
    "car": lambda key, state: car_card(Track(key), state),
    "chamber": lambda key, state: chamber_card(Chamber(key), state),
    "upper_row": lambda key, state: upper_row_card(Chamber(key), state),
    "lower_row": lambda key, state: lower_row_card(Chamber(key), state),
    "box": lambda key, state: (
        say("Out of the game"),
        (say("A politician put here leaves the game for good."),),
    ),
    "market": lambda key, state: market_card(Disc(key), state),
    "resource": lambda key, state: resource_card(Resource(key), state),
    "crate": lambda key, state: crate_card(Good(key), state),
    "warehouses": lambda key, state: (
        say("Warehouses"),
        (say("A tool fills any number of one good, or one of each."),),
    ),
    "knowledge": lambda key, state: knowledge_card(state),
    "black_market": lambda key, state: black_market_card(state),
    "why": lambda key, state: (
        say("Why?"),
        (say("Shows what decided the last step of the bot."),),
    ),
    "phases": lambda key, state: _phases(state),
    "rounds": lambda key, state: _rounds(state),
    "score": lambda key, state: _score(state),
    "berth": lambda key, state: berth_card(*_index_and_place(key), state),
    "niche": lambda key, state: niche_card(*_index_and_place(key), state),
    "waiting": lambda key, state: waiting_card(Disc(key.split(".")[0])),
    "factories": lambda key, state: factories_card(state),
    "letter_row": lambda key, state: letter_row_card(int(key), state),
}
"""The hover card of each kind of thing, from its key."""
