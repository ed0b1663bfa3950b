"""Laying the table: decks, first start player. Source: rules.md 4.

The draws are always made in the order start player, domain deck, special deck, and a given option replaces
what was drawn; so choosing the start player never changes the cards.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Step
from noria_desktop.engine.piles import shuffle
from noria_desktop.engine.rng import seeded
from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import lasting, with_table
from noria_desktop.games.nautilus.events import Event, GameBegan
from noria_desktop.games.nautilus.state import Deal, Knowledge, Opening, Options, Round, State
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, SPECIALS, Domain, FirstPlayer

EMPTY_TABLE = Round(
    pending=Opening(),
    spaces=(None,) * len(SPACES),
    anchored=None,
    hands=((), ()),
    specials=((), ()),
)
"""Nothing lies on the table and a round is about to open."""
EMPTY_ROW = (None,) * COLUMNS
_NOTHING_DEALT = Deal(row=EMPTY_ROW, pile=(), used=(), knowledge=(Knowledge(()), Knowledge(())))
_OPEN = (None,) * len(Domain)
_BEGAN = (GameBegan(HUMAN),), (GameBegan(BOT),)
# Looking words up in their enum costs more than in a table.
_DRAWN, _PLAYERS = FirstPlayer.RANDOM, (FirstPlayer.HUMAN, FirstPlayer.OPPONENT)


def setup(options: Options, seed: int) -> Step[State, Event]:
    """The table before round 1 opens.

    Raises:
        ValueError: the seed is out of range.
    """
    rng = seeded(seed)
    drawn, rng = rng.below(2)
    domain_deck, rng = shuffle(PRINTED.domain_cards, rng)
    special_deck, rng = shuffle(SPECIALS, rng)
    first = options.first_player
    if first is _DRAWN:
        first = _PLAYERS[drawn]
    start = HUMAN if first is _PLAYERS[HUMAN] else BOT
    named = changed(options, first_player=first)
    match = lasting(named, 1, start, domain_deck, special_deck, (), ((), ()), _OPEN)
    return with_table(rng, match, _NOTHING_DEALT, EMPTY_TABLE, _BEGAN[start])


def options_of(state: State) -> Options:
    """The options of a game, the start player of round 1 named."""
    return state.match.options
