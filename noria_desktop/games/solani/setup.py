"""Laying the table: boards, feature rows, planets, Dark Sky, bonus tiles, the Sun. Source: rules.md 2.6, 3, 9.

The draws are always made in the order seat of the Coyote board, other boards, feature cards of number 2, of
number 3, planets, set-up card, orientation, bonus sectors; a given option replaces what was drawn. So a game's own
options (``options_of``) with its seed give the same game again, and choosing a board never changes the cards.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import BOT, Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng, seeded
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import Event, GameBegan
from noria_desktop.games.solani.geometry import turned
from noria_desktop.games.solani.state import (
    PRINTED_SECTORS,
    Collection,
    Market,
    Options,
    Preparing,
    Sky,
    State,
    Supply,
)
from noria_desktop.games.solani.terms import (
    BRANCH_KINDS,
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Bonus,
    Player,
    Row,
    Sector,
    SetupCard,
    Tile,
)

MOST_PLAYERS: Final = len(Board)
"""There is a board for each."""
QUARTER_TURNS: Final = 4
MOST_QUARTZ: Final = 3
"""One for each of the nights before the last. Source: rules.md 9."""
_OTHER_BOARDS: Final = tuple(board for board in Board if board is not Board.COYOTE)
_PREPARING: Final = Preparing()
NOTHING_ON_OFFER: Final = Market()


def setup(options: Options, seed: int) -> Step[State, Event]:
    """The table before round 1 is prepared.

    Raises:
        BadOptions: an option is impossible.
        ValueError: the seed is out of range.
    """
    check_options(options)
    rng = seeded(seed)
    alone = len(options.players) == 1
    count = 2 if alone else len(options.players)
    filled, rng, rows, decks, planets = _drawn(options, rng, count)
    assert filled.boards is not None
    assert filled.setup_card is not None
    assert filled.orientation is not None
    printed = components()
    track, left = _dealt(planets, count)
    sun = Seat((filled.boards.index(Board.COYOTE) + 1) % count)
    supply = Supply(
        cluster_bag=tuple(printed.tile_counts[tile.index] for tile in CLUSTERS),
        branch_bag=tuple(
            printed.branch_counts[kind.index] - printed.final_branches.count(kind) for kind in BRANCH_KINDS
        ),
        final_branches=printed.final_branches,
        track=track,
        reserve=Pile(left[: printed.reserve]),
        undealt=Pile(left[printed.reserve :]),
        rows=rows,
        decks=decks,
    )
    skies = tuple(
        Sky(
            board=filled.boards[seat],
            dark=dark_spaces(filled.setup_card, filled.orientation, Seat(seat)),
            surrounded=(False,) * len(printed.dark[filled.setup_card.index]),
        )
        for seat in range(len(filled.players))
    )
    coyote = Collection() if alone else None
    state = State(rng, filled, 1, sun, _PREPARING, NOTHING_ON_OFFER, supply, skies, coyote, filled.quartz)
    return Step(state, (GameBegan(sun),))


def options_of(state: State) -> Options:
    """The options of a game, every gap filled; with the game's seed they repeat it."""
    return state.options


def dark_spaces(card: SetupCard, orientation: int, seat: Seat) -> tuple[int, ...]:
    """Where the Dark Sky tokens of a seat go: each seat reads the card from its own side. Source: rules.md 2.6."""
    turns = (orientation - seat) % QUARTER_TURNS
    return tuple(turned(space, turns) for space in components().dark[card.index])


def check_options(options: Options) -> None:
    """Make sure that a game can be set up like this.

    Raises:
        BadOptions: naming the first option at fault.
    """
    players, boards = options.players, options.boards
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise BadOptions("players", len(players))
    if players[0] is not Player.HUMAN:
        raise BadOptions("players[0]", players[0].value)
    if boards is not None:
        if len(boards) != max(2, len(players)):
            raise BadOptions("boards", len(boards))
        for seat, board in enumerate(boards):
            if board in boards[:seat]:
                raise BadOptions(f"boards[{seat}]", board.value)
        if Board.COYOTE not in boards:
            raise BadOptions("boards", [board.value for board in boards])
        if len(players) == 1 and boards[BOT] is not Board.COYOTE:
            raise BadOptions("boards[1]", boards[BOT].value)
    if options.orientation is not None and not 0 <= options.orientation < QUARTER_TURNS:
        raise BadOptions("orientation", options.orientation)
    most = MOST_QUARTZ if len(players) == 1 else 0
    if not 0 <= options.quartz <= most:
        raise BadOptions("quartz", options.quartz)
    sectors = options.bonus_sectors
    if sectors is not None and (len(sectors) != len(Bonus) or set(sectors) != set(Sector)):
        raise BadOptions("bonus_sectors", [sector.value for sector in sectors])


# What chance decides ------------------------------------------------------------------------------------


def _drawn(
    options: Options, rng: Rng, count: int
) -> tuple[
    Options,
    Rng,
    tuple[tuple[Tile, ...], tuple[Tile, ...]],
    tuple[Pile[Tile], Pile[Tile]],
    tuple[Tile, ...],
]:
    """Options without gaps, the generator after it all, feature rows and decks, the sixteen planets."""
    printed = components()
    coyote, rng = rng.below(count)
    others, rng = rng.dealt(_OTHER_BOARDS)
    if len(options.players) == 1:
        coyote = BOT
    boards = (*others[:coyote], Board.COYOTE, *others[coyote:])[:count]
    rows: list[tuple[Tile, ...]] = []
    decks: list[Pile[Tile]] = []
    for row in Row:
        cards, rng = rng.dealt(
            tuple(card for card in FEATURES if printed.numbers[card.index] == int(row.value))
        )
        rows.append(cards[: printed.row_size[count]])
        decks.append(Pile(cards[printed.row_size[count] :]))
    planets, rng = rng.dealt(
        tuple(planet for planet in PLANETS for _ in range(printed.tile_counts[planet.index]))
    )
    card, rng = rng.pick(tuple(SetupCard))
    orientation, rng = rng.below(QUARTER_TURNS)
    (first, second, third, fourth), rng = rng.dealt(PRINTED_SECTORS)
    filled = changed(
        options,
        boards=boards if options.boards is None else options.boards,
        setup_card=card if options.setup_card is None else options.setup_card,
        orientation=orientation if options.orientation is None else options.orientation,
        bonus_sectors=(first, second, third, fourth)
        if options.bonus_sectors is None
        else options.bonus_sectors,
    )
    return filled, rng, (rows[0], rows[1]), (decks[0], decks[1]), planets


def _dealt(planets: tuple[Tile, ...], count: int) -> tuple[tuple[Tile | None, ...], tuple[Tile, ...]]:
    """The planet track, dealt from the centre outwards, and the planets left."""
    printed = components()
    track: list[Tile | None] = [None] * len(printed.deal_order)
    dealt = printed.planets_dealt[count]
    for space, planet in zip(printed.deal_order[:dealt], planets, strict=False):
        track[space] = planet
    return tuple(track), planets[dealt:]
