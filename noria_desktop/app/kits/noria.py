"""Noria in the catalogue."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.app.catalogue import GameKit, NotationFault, Progress, Setting, options_and_seed
from noria_desktop.app.kits.noria_watched import WATCHED
from noria_desktop.engine.setup_line import Parsed
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.positions import check
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.setup import options_of
from noria_desktop.games.noria.state import Finished, Options, Pending, State

RANDOM: Final = "random"
CUSTOM: Final = "custom"
BOTS: Final = ("bot1", "bot2", "bot3")
"""The printed wheels, easiest first."""


def default_options() -> Options:
    """Bot 1, everything else drawn by the seed."""
    return with_bot(Options(), "1")


def with_bot(options: Options, bot: str) -> Options:
    """Options with the printed wheel of bot 1, 2 or 3, or with a wheel drawn by the seed."""
    return evolve(options, bot_wheel=None if bot == RANDOM else bot_presets()[int(bot) - 1])


def opponent(options: Options) -> str:
    """``bot1``, ``bot2``, ``bot3`` for the printed wheels, ``custom`` for any other."""
    for number, wheel in enumerate(bot_presets(), start=1):
        if options.bot_wheel == wheel:
            return f"bot{number}"
    return CUSTOM


def read_line(text: str) -> tuple[Options, int | None]:
    """Options from the four lines of the rulebook's notation, and the seed where a fifth names it.

    Raises:
        NotationFault: they cannot be read.
    """
    from noria_desktop.games.noria import notation  # a game that is not written down starts without

    parsed = notation.parse(text)
    for fault in parsed.faults:
        from noria_desktop.app.kits.noria_faults import SAID

        raise NotationFault(fault.line, fault.column + 1, fault.token, SAID[fault.reason])
    return options_and_seed(Parsed(parsed.options, parsed.seed, ()))


def write_setup(options: Options) -> str:
    """The four lines of the rulebook's notation, in the words of the document.

    Saves and results keep them so, whatever the language was; whoever shows them writes them in the language of now.
    """
    from noria_desktop.games.noria import notation_writing

    return notation_writing.write_setup(options)


def progress(state: State) -> Progress:
    """Rounds finished; the sixteenth is finished with the game."""
    over = isinstance(state.pending, Finished)
    return Progress(state.round if over else max(0, state.round - 1), components().rounds)


KIT: Final = GameKit(
    game_id="noria",
    rules=RULES,
    state_version=1,
    state_type=State,
    options_type=Options,
    unions=(Action, Pending),
    # 16 rounds; the longest turns seen are some 60 actions of the human and 14 beats of the bot.
    action_bound=16 * 400,
    default_options=default_options,
    read_line=read_line,
    write_setup=write_setup,
    options_of=options_of,
    progress=progress,
    census=check,
    opponent=opponent,
    settings=(
        Setting(
            name="bot",
            values=("1", "2", "3", RANDOM),
            choose=with_bot,
        ),
    ),
    rivals={rival: (("bot", rival[-1]),) for rival in BOTS},
    watched=WATCHED,
    line_is_deal=True,
    ladder=tuple(("adviser", rival) for rival in BOTS),
)
