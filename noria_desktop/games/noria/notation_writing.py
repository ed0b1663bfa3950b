"""Writing set-ups in the rulebook's notation. Source: rules.md 5.5."""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation_tokens import COMMA, LABELS, SEED_LABELS, TRACK_WORDS, Language, Line
from noria_desktop.games.noria.setup import options_of
from noria_desktop.games.noria.state import Options, State
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Ring, Track


def write_setup(setup: Options | State, labels: Language = "ja", seed: str | None = None) -> str:
    """The set-up in the rulebook's four lines, without a line end after the last.

    A fifth names the seed when its code is given. A state must be a set-up position. Lines whose parts are None are left
    out, as are unknown tracks.

    Raises:
        ValueError: the state is not a set-up position, or islands and ambassador are not both given.
    """
    options = options_of(setup) if isinstance(setup, State) else setup
    bodies = {
        Line.MARKET: write_market(options.market, labels) if options.market else None,
        Line.ISLANDS: write_islands(options.islands, options.bot_ambassador, labels),
        Line.BOT: write_wheel(options.bot_wheel, options.bot_track, labels) if options.bot_wheel else None,
        Line.PLAYER: write_wheel(options.player_wheel, options.player_track, labels)
        if options.player_wheel
        else None,
    }
    lines = [f"{LABELS[labels][line]}: {body}" for line, body in bodies.items() if body is not None]
    if seed is not None:
        lines.append(f"{SEED_LABELS[labels]}: {seed}")
    return "\n".join(lines)


def write_market(market: Sequence[Disc], labels: Language = "ja") -> str:
    """Disc types on the priced spaces, cheapest first, such as ``J1、C2、T3、B4``."""
    codes = {disc: code for code, disc in components().disc_codes.items()}
    prices = components().prices
    return COMMA[labels].join(f"{codes[disc]}{price}" for disc, price in zip(market, prices, strict=True))


def write_islands(
    islands: Sequence[int] | None, ambassador: int | None, labels: Language = "ja"
) -> str | None:
    """Islands clockwise from the top, such as ``7、4(x)、2、8、9``; None when nothing is known.

    Raises:
        ValueError: only one of the two is given; the notation has no form for that.
    """
    if islands is None and ambassador is None:
        return None
    if islands is None or ambassador is None:
        raise ValueError("the notation writes islands and ambassador together")
    marks = ["(x)" if place == ambassador else "" for place in range(len(islands))]
    return COMMA[labels].join(f"{number}{mark}" for number, mark in zip(islands, marks, strict=True))


def write_wheel(
    wheel: Sequence[Disc | None] | Sequence[Letter | None],
    track: Track | None = None,
    labels: Language = "ja",
) -> str:
    """A wheel ring by ring, such as ``1A - 1E 2B - 3C 4F 5D - 精錬コース``."""
    codes = {disc: code for code, disc in components().disc_codes.items()}
    rings: dict[Ring, list[str]] = {ring: [] for ring in Ring}
    for space, piece in zip(SPACES, wheel, strict=True):
        if piece is not None:
            code = piece.value if isinstance(piece, Letter) else codes[piece]
            rings[space.ring].append(f"{space.position}{code}")
    parts = [" ".join(ring) for ring in rings.values()]
    if track is not None:
        parts.append(TRACK_WORDS[labels][track])
    return " - ".join(parts)
