"""Are the coach's lines true, and how often is it heard? Every line that holds is read once more by the rulebook's words.

    python -m tests.bots.coach_check --game nautilus --positions 500

plays games of several kinds of player and prints, for each kind of player, in what share of the turns the coach would speak
(one line a turn, as the table has it, with the search where a line asks for one), and how many lines were read. It ends with 1
where a line is not true. Source: issue 15, Done when 4.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from attrs import define, evolve, field

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player_rng
from noria_desktop.bots.coaching import Coach, Occasion, Said, first_remark
from tests.bots.coached_games import occasions

PLAYERS = {"nautilus": ("random", "level1", "level3"), "solani": ("random", "level1", "level2", "level3")}
"""From a beginner's play to the planner's."""


@define
class Heard:
    """What was found with one kind of player."""

    turns: int = 0
    """Positions in which the coach could speak."""
    spoken: Counter[str] = field(factory=Counter)
    read: Counter[str] = field(factory=Counter)
    """Lines that held and were read once more."""
    wrong: list[str] = field(factory=list)

    @property
    def share(self) -> float:
        """Of the turns with a line."""
        return sum(self.spoken.values()) / max(1, self.turns)


def coach_of(game_id: str) -> Coach:
    """The game's coach."""
    found: Coach = import_module(f"noria_desktop.bots.{game_id}.coach").COACH
    return found


def check(game_id: str, name: str, positions: int, first_seed: int = 1) -> Heard:
    """Play games of one kind of player until the coach could have spoken in so many positions."""
    reading, coach, heard = import_module(f"tests.bots.{game_id}.coach_reading"), coach_of(game_id), Heard()
    for occasion, said in _moments(game_id, reading.OPTIONS, name, first_seed):
        if heard.turns >= positions:
            break
        heard.turns += reading.counts(occasion)
        for remark in coach.remarks(occasion):
            heard.read[remark.kind] += 1
            fault = reading.wrong(occasion, remark)
            if fault:
                heard.wrong.append(f"{name}: {remark.kind}: {fault}")
        spoken = _spoken(game_id, coach, evolve(occasion, said=tuple(said)))
        if spoken is not None:
            said.append(spoken)
            heard.spoken[spoken.kind] += 1
    return heard


def _moments(game_id: str, options: Any, name: str, seed: int) -> Iterator[tuple[Occasion, list[Said]]]:
    while True:
        said: list[Said] = []
        for occasion in occasions(game_id, options, name, seed):
            yield occasion, said
        seed += 1


def _spoken(game_id: str, coach: Coach, occasion: Occasion) -> Said | None:
    """What the table would say: with a search only where the first line asks for one."""
    remark = first_remark(coach, occasion)
    if remark is not None and remark.least_loss:
        action = occasion.aimed if occasion.aimed is not None else occasion.actions[0]
        view = occasion.view if occasion.aimed is not None else occasion.before
        appraise = import_module(f"noria_desktop.bots.{game_id}.appraisal").appraise
        legal = kit(game_id).rules.legal_actions(view)
        found = appraise(view, legal, action, player_rng(view, len(occasion.earlier)), 1)
        if found.lost < max(remark.least_loss, found.doubt):
            return None
        remark = first_remark(coach, evolve(occasion, found=found))
    return None if remark is None else Said(remark.kind, coach.turn_at(occasion))


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=tuple(PLAYERS), required=True)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--players", default="")
    chosen = parser.parse_args(arguments)
    names = chosen.players.split(",") if chosen.players else PLAYERS[chosen.game]
    wrong: list[str] = []
    for name in names:
        heard = check(chosen.game, name, chosen.positions)
        wrong += heard.wrong
        print(
            f"{name}: {heard.turns} positions, {sum(heard.read.values())} lines held and were "
            f"read, {len(heard.wrong)} wrong; a line in {heard.share:.1%} of the turns"
        )
        number = {kind: index for index, kind in enumerate(coach_of(chosen.game).kinds)}
        print("    read:  ", _listed(heard.read, number))
        print("    spoken:", _listed(heard.spoken, number), flush=True)
    for line in wrong[:20]:
        print("WRONG", line)
    return 1 if wrong else 0


def _listed(counted: Counter[str], number: dict[str, int]) -> str:
    kinds = sorted(counted, key=lambda kind: number[kind])
    return ", ".join(f"{kind.partition('.')[2]} {counted[kind]}" for kind in kinds) or "nothing"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
