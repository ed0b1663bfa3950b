"""Sequences of everything that can happen to a profile, and whether a decision is ever lost.

``python -m tests.app.lost_play --sequences 20000 --seed S`` plays so many random sequences. Two programs share a profile;
each does what the window does (``ui/kept_games.py`` without Qt). Amid the calls to the system a program is killed, the
disk is full for a while, or the other program does something. After every step it is looked whether

- every decision that was played before a completed ``keep`` stands in some file of the profile, unless the player
  emptied it from the trash or damaged the only file it was in,
- every later decision stands at least in the memory of the living program that it was played in,
- no file of ours has become unreadable, and no damaged one has gone,
- the result of every game that was finished and kept is recorded, once.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from attrs import define, field, frozen

from noria_desktop.app import results as results_module
from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.keeping import KeptGame, record_finished
from noria_desktop.app.record import Record, whole_line
from noria_desktop.app.results import Results
from noria_desktop.app.saves import store as store_module
from noria_desktop.app.saves import trash as trash_module
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.listing import Kind
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests import toy_game
from tests.toy_game import KIT

PROGRAMS: Final = 2
FAULTS: Final = ("die", "full", "other")
KINDS: Final = {
    "new": 4,
    "open": 6,
    "continue": 3,
    "play": 22,
    "rush": 3,
    "undo": 5,
    "redo": 3,
    "jump": 4,
    "wait": 8,
    "home": 2,
    "save": 4,
    "save as": 5,
    "finish": 3,
    "delete": 3,
    "restore from trash": 3,
    "restore backup": 2,
    "empty trash": 1,
    "kill": 2,
    "close": 1,
    "clock": 2,
    "room": 4,
    "tidy": 1,
    "copy": 1,
    "import": 1,
    "link": 1,
    "damage": 1,
    "remove": 1,
}
"""Kinds of steps and how often each is taken."""
FROM_OUTSIDE: Final = ("clock", "room", "copy", "import", "link", "damage", "remove", "empty trash")
"""What no program does; it does not come amid the steps of one."""
REAL: Final = ("noria", "nautilus", "solani", "scythe")


def find_kit(game_id: str) -> GameKit:
    """The catalogue and the test game."""
    return KIT if game_id == KIT.game_id else kit(game_id)


class Lost(AssertionError):
    """The invariant is broken; the argument says how."""


class Death(BaseException):
    """The process ends here: nothing catches this."""


class Held(BaseException):
    """The other program holds the lock just now: this one would have to wait."""


@frozen
class Step:
    """One thing that happens."""

    kind: str
    who: int
    """Which program."""
    a: int = 0
    b: int = 0
    """Numbers that choose: a file, an action, a name."""
    fault: str = ""
    """What happens amid the step's calls to the system."""
    at: int = 0
    """At which call."""
    span: int = 0
    """For how many calls the disk is full."""
    meanwhile: Step | None = None
    """What the other program does then."""


def drawn(dice: random.Random, *, nested: bool = False) -> Step:
    """A random step."""
    kind = dice.choices(list(KINDS), list(KINDS.values()))[0]
    if nested and kind in FROM_OUTSIDE:
        kind = "play"
    who, a, b = dice.randrange(PROGRAMS), dice.randrange(1_000), dice.randrange(1_000)
    fault = dice.choice(FAULTS) if not nested and dice.random() < 0.2 else ""
    meanwhile = drawn(dice, nested=True) if fault == "other" else None
    return Step(
        kind, who, a, b, fault, dice.randrange(14), dice.randrange(1, 30) if fault == "full" else 0, meanwhile
    )


# What is known ----------------------------------------------------------------------------------------

Keys = frozenset[int]
"""Decisions: each one a game's set-up and the actions from there, as a number."""


def keys_of(game_id: str, options: Any, seed: int, record: Record) -> Keys:
    """All prefixes of all lines of a record."""
    found = set()
    for line in (record.line, *(whole_line(record, branch.number) for branch in record.branches)):
        key = hash((game_id, options, seed))
        for entry in line:
            key = hash((key, entry))
            found.add(key)
    return frozenset(found)


def keys_of_session(session: Session) -> Keys:
    """Everything played in a session."""
    return keys_of(session.rules.game_id, session.options, session.seed, session.record)


# The system -------------------------------------------------------------------------------------------


class HalfWriter:
    """A file being written; what happens in the middle finds the first half of the data in it."""

    def __init__(self, stream: Any, system: System) -> None:
        self._stream = stream
        self._system = system

    def __enter__(self) -> HalfWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, data: bytes) -> None:
        self._stream.write(data[: len(data) // 2])
        self._stream.flush()
        self._system.call()
        self._stream.write(data[len(data) // 2 :])


class System:
    """All calls that change files pass through here; faults happen at them."""

    def __init__(self) -> None:
        self.calls = -1
        """Calls left until the fault; below 0: none is meant to happen."""
        self.happen: Callable[[], None] | None = None
        self.full = 0
        """So many more calls find the disk full."""
        self.dead = False
        self.lock_holder: int | None = None
        self.acting = 0
        self.refused = 0
        """How often the disk was full."""

    def call(self, *, frees: bool = False) -> None:
        """One call to the system."""
        if self.dead:
            raise Death
        if self.calls >= 0:
            self.calls -= 1
            if self.calls < 0 and self.happen is not None:
                happen, self.happen = self.happen, None
                happen()
        if self.full > 0 and not frees:
            self.full -= 1
            self.refused += 1
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @contextlib.contextmanager
    def locked(self, folder: Path, *_: object) -> Iterator[bool]:
        """The lock of a folder as the two programs see it."""
        del folder
        if self.lock_holder is not None and self.lock_holder != self.acting:
            raise Held
        before, self.lock_holder = self.lock_holder, self.acting
        try:
            yield True
        finally:
            self.lock_holder = before

    @contextlib.contextmanager
    def in_force(self) -> Iterator[None]:
        """Let everything pass through here."""
        real_open = Path.open

        def opening(path: Path, mode: str = "r", *rest: Any, **options: Any) -> Any:
            if "x" not in mode and "a" not in mode:
                return real_open(path, mode, *rest, **options)
            self.call()
            return HalfWriter(real_open(path, mode, *rest, **options), self)

        def passing(real: Callable[..., Any], *, frees: bool) -> Callable[..., Any]:
            def guarded(*arguments: Any, **options: Any) -> Any:
                self.call(frees=frees)
                return real(*arguments, **options)

            return guarded

        places = [(os, name) for name in ("replace", "rename", "link", "fsync", "write", "mkdir", "unlink")]
        kept: list[tuple[Any, str, Any]] = [(holder, name, getattr(holder, name)) for holder, name in places]
        kept += [(Path, "open", real_open)]
        kept += [(module, "locked", module.locked) for module in (store_module, results_module, trash_module)]
        try:
            for holder, name in places:
                setattr(holder, name, passing(getattr(holder, name), frees=name == "unlink"))
            Path.open = opening  # type: ignore[method-assign, assignment]
            for module in (store_module, results_module, trash_module):
                module.locked = self.locked  # type: ignore[attr-defined]
            yield
        finally:
            for holder, name, real in kept:
                setattr(holder, name, real)


# A program --------------------------------------------------------------------------------------------


class Program:
    """What the window does with games and files, without the window: ``ui/kept_games.py``, ``ui/files.py``."""

    def __init__(self, world: World) -> None:
        """Start: nothing is at the table; the home page is shown."""
        self.world = world
        self.store = Store(world.profile, find_kit)
        self.results = Results(self.store.results)
        self.kept: KeptGame | None = None
        self.kit = KIT
        self.session: Session | None = None
        """The game at the table; None on the home page."""
        self.unwritten: list[KeptGame] = []
        self.saved_as: Path | None = None
        self.timer = False
        self.retry_timer = False
        self.trouble = False
        self.played: set[int] = set()

    # The window's methods, under their names there.

    def seat(self, session: Session, game: GameKit, source: Path | None = None) -> None:
        self.flush()
        if self.kept is not None and self.kept.unsaved:
            self.unwritten.append(self.kept)
        self.kept = KeptGame(session, game, source=source)
        self.kit, self.session = game, session
        named = source is not None and source.parent != self.store.autosaves
        self.saved_as = source if named else None

    def open_file(self, file: Path) -> None:
        self.flush()
        with contextlib.suppress(SaveError):
            opened = self.store.open(file)
            self.seat(opened.session, opened.save.kit, file)

    def continue_latest(self) -> None:
        self.flush()
        found = self.store.resume()
        if found is not None:
            file, opened = found
            self.seat(opened.session, opened.save.kit, file)

    def show_home(self) -> None:
        self.flush()
        self.session = None

    def committed(self) -> None:
        if self.session is not None and self.session.has_decision:
            self.played |= keys_of_session(self.session)
        self.timer = True
        if self.session is not None and self.session.is_over:
            # The result page comes by itself.
            self.autosave()
            self.timer = False
            self.session = None

    def autosave(self) -> None:
        if self.kept is not None:
            self.write(self.kept)

    def write(self, kept: KeptGame) -> bool:
        try:
            became_another = kept.keep(self.store, self.results)
        except SaveError:
            self.retry_timer = self.trouble = True
            return False
        except Held:
            # It would go on once the other is done: here with the next timer.
            self.timer = self.retry_timer = self.trouble = True
            return False
        self.world.promise(kept)
        if became_another and kept is self.kept:
            self.saved_as = None
        self.settle()
        return True

    def settle(self) -> None:
        if self.trouble and not self.waiting_games():
            self.trouble = self.retry_timer = False

    def waiting_games(self) -> list[KeptGame]:
        at_table = [self.kept] if self.kept is not None else []
        return [kept for kept in (*self.unwritten, *at_table) if kept.unsaved]

    def retry(self) -> None:
        for kept in self.waiting_games():
            self.write(kept)
        self.unwritten = [kept for kept in self.unwritten if kept.unsaved]
        self.settle()

    def flush(self) -> None:
        if self.timer or (self.kept is not None and self.kept.unsaved):
            self.timer = False
            self.autosave()

    def wait(self) -> None:
        """Time goes by: the timers fire."""
        if self.timer:
            self.timer = False
            self.autosave()
        if self.retry_timer:
            self.retry()

    def save(self) -> None:
        self.save_to(self.saved_as)

    def save_to(self, file: Path | None) -> None:
        session = self.session
        if session is None:
            return
        with contextlib.suppress(SaveError):
            if file is None:
                self.saved_as = self.store.save(session, self.kit, self.title())
            else:
                self.store.save_to(file, session, self.kit)
                self.saved_as = file

    def close(self) -> None:
        self.flush()
        self.retry()

    def title(self) -> str:
        assert self.session is not None
        return f"{self.kit.game_id} - round {self.kit.progress(self.session.state).done}"

    @property
    def in_memory(self) -> set[int]:
        """Everything played in games that this program still knows."""
        known = [*self.unwritten, *([] if self.kept is None else [self.kept])]
        return {key for kept in known for key in keys_of_session(kept.session)}


# Two of them over a profile ---------------------------------------------------------------------------


@define
class World:
    """A profile, the programs that use it, and what may not be lost."""

    folder: Path
    system: System = field(factory=System)
    programs: list[Program | None] = field(factory=lambda: [None] * PROGRAMS)
    promised: set[int] = field(factory=set)
    due: set[str] = field(factory=set)
    """Games whose results must be recorded."""
    forgiven: set[int] = field(factory=set)
    """What the player destroyed the last file of."""
    damaged: set[bytes] = field(factory=set)
    """Contents of files that were damaged from outside, by digest; they stay too."""
    known_damage: set[bytes] = field(factory=set)
    """All that ever was damaged from outside; it may come back from a copy."""
    games: int = 0
    known: dict[bytes, Keys | None] = field(factory=dict)
    done: Counter[str] = field(factory=Counter)
    has_room: bool = True

    @property
    def profile(self) -> Path:
        return self.folder / "profile"

    @property
    def outside(self) -> Path:
        return self.folder / "outside"

    @property
    def aside(self) -> Path:
        return self.folder / "aside"

    # What is there

    def files(self) -> list[Path]:
        """All files that may hold play, in the profile and where links lead."""
        found = []
        for folder in ("saves", "autosave", "trash"):
            found += sorted((self.profile / folder).glob("[!.]*"))
        return [file for file in (*found, *sorted(self.outside.glob("[!.]*"))) if file.is_file()]

    def contents(self, file: Path) -> tuple[bytes, Keys | None]:
        """Digest of a file and what it holds; None when it cannot be read."""
        data = file.read_bytes()
        digest = blake2b(data, digest_size=16).digest()
        if digest not in self.known:
            try:
                save = read(data, find_kit)
            except SaveError:
                self.known[digest] = None
            else:
                self.known[digest] = keys_of(
                    save.kit.game_id, save.options, save.envelope.setup.seed, Record(save.log, save.branches)
                )
        return digest, self.known[digest]

    def on_disk(self) -> set[int]:
        """Every decision in any readable file."""
        return {key for file in self.files() for key in self.contents(file)[1] or ()}

    def promise(self, kept: KeptGame) -> None:
        """A keep was completed: what was played in that game may not be lost any more."""
        if not kept.session.has_decision:
            return
        self.promised |= keys_of_session(kept.session) - self.forgiven
        if kept.session.is_over and kept.session.novelty:
            self.due.add(kept.session.identity)

    def destroyed(self, files: list[Path], destroy: Callable[[], None]) -> None:
        """The player destroys files: what was nowhere else may be missing from now on."""
        there = [self.contents(file) for file in files if file.is_file()]
        destroy()
        left = self.on_disk()
        gone = {key for _, keys in there for key in keys or ()} - left
        self.forgiven |= gone
        self.promised -= gone
        digests = {self.contents(file)[0] for file in self.files()}
        self.damaged -= {digest for digest, _ in there} - digests

    # What happens

    def run(self, step: Step) -> None:
        """One step with what happens amid it, and a look whether all is well."""
        system = self.system
        if step.fault == "die":
            system.calls, system.happen = step.at, self._die
        elif step.fault == "full":
            system.calls, system.happen = step.at, lambda: self._fill(step.span)
        elif step.fault == "other" and step.meanwhile is not None:
            other = step.meanwhile
            system.calls, system.happen = step.at, lambda: self._other(1 - step.who, other)
        try:
            self._do(step.who, step)
        except Death:
            self.programs[step.who] = None
        finally:
            if step.fault and system.happen is None:
                self.done[f"amid a step: {step.fault}"] += 1
            system.calls, system.happen, system.dead, system.lock_holder = -1, None, False, None
        self.check()

    def _die(self) -> None:
        self.system.dead = True
        raise Death

    def _fill(self, span: int) -> None:
        self.system.full = span

    def _other(self, who: int, step: Step) -> None:
        outer = self.system.acting
        try:
            self._do(who, step)
        except Held:
            self.done["had to wait for the lock"] += 1
        finally:
            self.system.acting = outer

    def _program(self, who: int) -> Program:
        found = self.programs[who]
        if found is None:
            found = self.programs[who] = Program(self)
            with contextlib.suppress(SaveError):
                record_finished(found.store, found.results)
        return found

    def _do(self, who: int, step: Step) -> None:
        self.system.acting = who
        self.done[step.kind] += 1
        program = self._program(who)
        if program.session is None and step.kind in ("play", "rush", "undo", "jump", "finish", "save as"):
            # Nothing is at the table: mostly somebody goes on or begins then.
            program.continue_latest() if step.b % 4 else self._new(program, step)
        session = program.session
        match step.kind:
            case "new":
                self._new(program, step)
            case "open":
                files = [file for file in self.files() if file.parent != self.outside]
                if files:
                    program.open_file(files[step.a % len(files)])
            case "continue":
                program.continue_latest()
            case "play" if session is not None and not session.is_over:
                self._play(program, session, step.a)
                if step.b % 3:
                    program.wait()
            case "rush" if session is not None:
                for number in range(step.b % 5):
                    if program.session is not None and not session.is_over:
                        self._play(program, session, step.a + number)
            case "finish" if session is not None and session.rules.game_id == KIT.game_id:
                while not session.is_over:
                    session.dispatch(session.legal[step.a % len(session.legal)])
                program.committed()
            case "undo" if session is not None and session.can_undo:
                session.undo()
                program.committed()
            case "redo" if session is not None and session.can_redo:
                session.redo()
                program.committed()
            case "jump" if session is not None:
                session.jump(step.a % (len(session.log) + 1))
                program.committed()
            case "wait":
                program.wait()
            case "home":
                program.show_home()
            case "save":
                program.save()
            case "save as" if session is not None:
                program.save_to(self._name(program, step))
            case "delete":
                self._delete(program, step)
            case "restore from trash":
                trashed = program.store.trash.all()
                if trashed:
                    with contextlib.suppress(SaveError):
                        program.store.trash.restore(trashed[step.a % len(trashed)])
            case "restore backup":
                listed = [one.file for one in program.store.listed() if one.has_backup]
                if listed:
                    with contextlib.suppress(SaveError):
                        program.store.restore_backup(listed[step.a % len(listed)])
            case "empty trash":
                self._empty(program)
            case "kill":
                self.programs[who] = None
            case "close":
                self._close(who, program)
            case "clock":
                for file in self.files():
                    os.utime(file, (step.a * 1e6 % 2e9, step.a * 1e6 % 2e9))
            case "room":
                self.system.full = 0
            case "tidy":
                with contextlib.suppress(SaveError):
                    record_finished(program.store, program.results)
                program.store.tidy()
            case "copy":
                shutil.rmtree(self.aside, ignore_errors=True)
                with _unhindered(self.system):
                    shutil.copytree(self.profile, self.aside, symlinks=True)
            case "import":
                self._import(step)
            case "link":
                self._link(step)
            case "damage" | "remove":
                self._damage(step)
            case _:
                self.done[step.kind] -= 1

    def _new(self, program: Program, step: Step) -> None:
        self.games += 1
        game = KIT if step.a % 40 else kit(REAL[step.b % len(REAL)])
        options = (
            toy_game.Options(toy_game.Mood.GREEDY) if step.b % 2 and game is KIT else game.default_options()
        )
        program.seat(Session(game, options, self.games, identity=f"{self.games:032x}"), game)

    def _play(self, program: Program, session: Session, number: int) -> None:
        if not session.turn.automatic:
            session.dispatch(session.legal[number % len(session.legal)])
        session.run_automatic()
        program.committed()

    def _name(self, program: Program, step: Step) -> Path:
        """Where Save as leads: a free name, another game's, an older save's, a link's, without a suffix."""
        files = [file for file in self.files() if file.parent != program.store.trash.folder]
        links = [file for file in files if file.is_symlink()]
        if step.a % 4 == 0 or not files:
            return program.store.saves / f"free {step.b % 4}.ndsave"
        if step.a % 4 == 1 and links:
            return links[step.b % len(links)]
        if step.a % 16 == 2:
            return self.outside / f"plain {step.b % 3}"
        return files[step.b % len(files)]

    def _delete(self, program: Program, step: Step) -> None:
        listed = program.store.listed()
        if listed:
            with contextlib.suppress(SaveError):
                program.store.throw_away(listed[step.a % len(listed)].file)

    def _empty(self, program: Program) -> None:
        seen = program.store.trash.all()
        folder = program.store.trash.folder
        files = [file for file in folder.glob("[!.]*") if not file.is_symlink()]

        def empty() -> None:
            with contextlib.suppress(SaveError):
                program.store.trash.empty(seen)

        # Nothing happens in the midst of it: what is gone must be known.
        with _unhindered(self.system):
            self.destroyed(files, empty)

    def _close(self, who: int, program: Program) -> None:
        before = self.system.refused
        program.close()
        if self.system.refused == before and not program.timer:
            self.promised |= program.played - self.forgiven
        self.programs[who] = None

    def _import(self, step: Step) -> None:
        """Files of a copy of the profile come back beside those that are there."""
        for folder in ("saves", "autosave"):
            for file in sorted((self.aside / folder).glob("[!.]*.ndsave")):
                if file.is_file():
                    target = self.profile / folder / f"{file.stem} import {step.a}.ndsave"
                    with _unhindered(self.system):
                        target.parent.mkdir(parents=True, exist_ok=True)
                        if not os.path.lexists(target):
                            shutil.copy2(file, target)

    def _link(self, step: Step) -> None:
        """The player keeps a save elsewhere and links to it."""
        saves = self.profile / "saves"
        files = [file for file in saves.glob("[!.]*.ndsave") if not file.is_symlink()]
        elsewhere = self.outside / f"linked {step.a}.ndsave"
        if files and not elsewhere.exists():
            file = sorted(files)[step.b % len(files)]
            with _unhindered(self.system):
                shutil.move(file, elsewhere)
                file.symlink_to(elsewhere)

    def _damage(self, step: Step) -> None:
        """From outside: the disk loses half of a file, or somebody deletes one."""
        files = [file for file in self.files() if not file.is_symlink()]
        if not files:
            return
        file = files[step.a % len(files)]

        def damage() -> None:
            if step.kind == "remove":
                file.unlink()
                return
            data = file.read_bytes()
            # Another file of the same name: its other names (a backup may be one) stay as they are.
            file.unlink()
            half = data[: len(data) // 2]
            file.write_bytes(half)
            self.known_damage.add(blake2b(half, digest_size=16).digest())
            if ".bak" not in file.name:
                # A previous version gives way to the next one, whatever it holds.
                self.damaged.add(blake2b(half, digest_size=16).digest())

        with _unhindered(self.system):
            self.destroyed([file], damage)

    # What must hold

    def check(self) -> None:
        """The invariant.

        Raises:
            Lost: it is broken.
        """
        digests = set()
        there: set[int] = set()
        for file in self.files():
            digest, keys = self.contents(file)
            digests.add(digest)
            if keys is None and digest not in self.known_damage:
                raise Lost(f"{file.relative_to(self.folder)} cannot be read any more")
            there |= keys or frozenset()
        if self.damaged - digests:
            raise Lost("a damaged file was overwritten or deleted")
        if self.promised - there:
            raise Lost(f"{len(self.promised - there)} kept decisions are in no file")
        for program in self.programs:
            if program is not None and program.played - there - program.in_memory - self.forgiven:
                raise Lost("decisions of a living program are neither in a file nor in its memory")
        recorded = [one.id for one in Results(self.profile / "results.jsonl").all()]
        if self.due - set(recorded):
            raise Lost("the result of a finished game is not recorded")

    def end(self) -> None:
        """There is room again; everybody writes and closes; the program is started once more."""
        self.system.full = 0
        for who, program in enumerate(self.programs):
            if program is not None:
                self.system.acting = who
                self._close(who, program)
        last = self._program(0)
        self.check()
        recorded = Counter(one.id for one in last.results.all())
        for one in last.store.listed():
            if one.kind is not Kind.AUTOMATIC or one.head is None or not one.head.summary.over:
                continue
            if recorded[one.head.id] != 1:
                raise Lost(f"a finished game has {recorded[one.head.id]} results")


@contextlib.contextmanager
def _unhindered(system: System) -> Iterator[None]:
    """What somebody else does, or what may not be interrupted here."""
    kept = (system.calls, system.full, system.dead)
    system.calls, system.full, system.dead = -1, 0, False
    try:
        yield
    finally:
        system.calls, system.full, system.dead = kept


# Sequences --------------------------------------------------------------------------------------------


def sequence(seed: int) -> list[Step]:
    """The random sequence of this number."""
    dice = random.Random(seed)
    return [drawn(dice) for _ in range(dice.randint(10, 60))]


def tried(steps: list[Step], done: Counter[str] | None = None) -> str:
    """What is lost by these steps; empty when nothing is."""
    with tempfile.TemporaryDirectory(dir=_quick_folder()) as folder:
        world = World(Path(folder))
        world.outside.mkdir()
        world.profile.mkdir()
        try:
            with world.system.in_force():
                for step in steps:
                    world.run(step)
                world.end()
        except Lost as lost:
            return str(lost)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        finally:
            if done is not None:
                done.update(world.done)
    return ""


def _quick_folder() -> str | None:
    """In memory where the system has such a place: thousands of sequences write a lot."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def shrunk(steps: list[Step]) -> list[Step]:
    """The same finding with as few steps as can be had by leaving steps out."""
    size = max(1, len(steps) // 2)
    while True:
        at = 0
        before = len(steps)
        while at < len(steps):
            fewer = steps[:at] + steps[at + size :]
            if tried(fewer):
                steps = fewer
            else:
                at += size
        if size == 1 and len(steps) == before:
            return steps
        size = max(1, size // 2)


def main(arguments: list[str]) -> int:
    """Try many sequences and print what was found."""
    parser = argparse.ArgumentParser(prog="lost_play")
    parser.add_argument("--sequences", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--findings", type=int, default=5, help="stop after so many")
    options = parser.parse_args(arguments)
    done: Counter[str] = Counter()
    findings = tries = 0
    for number in range(options.sequences):
        seed = options.seed * 1_000_000 + number
        tries += 1
        if tried(sequence(seed), done):
            findings += 1
            fewest = shrunk(sequence(seed))
            print(f"seed {seed}: {tried(fewest)}")
            for step in fewest:
                print(f"    {step}")
            if findings >= options.findings:
                break
    for kind, count in sorted(done.items()):
        print(f"{count:9,} {kind}")
    print(f"{tries:,} sequences, {findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
