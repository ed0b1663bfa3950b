#!/usr/bin/env python3
"""Compile the kernels of the searching players with mypyc: the same modules, two to four times as fast.

    NORIA_DESKTOP_COMPILE=1 pip install .        a package with them; without the variable it stays pure
    python tools/compile_kernels.py FOLDER       a copy of the sources with them, to test or measure side by side
    python tools/compile_kernels.py FOLDER --quick    the same, compiled in a third of the time: to test, not to measure

It takes a C compiler, mypy and setuptools, and a minute. The modules are the same text either way, and what was not
compiled runs as it is; so a compiled package holds the .py files too, and a release needs the pure one besides.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
SWITCH = "NORIA_DESKTOP_COMPILE"
KERNELS = {
    "noria": (
        *("codes", "printed", "bot_turn", "search_state", "pricing", "disc_row", "disc_uses"),
        *("own_turns", "quick", "proposals", "plan_search"),
    ),
    "nautilus": ("kernel", "playouts", "endings", "estimate", "tree", "veiled", "endgame", "closing"),
    "scythe": (
        "flat",
        "odds",
        "sheet",
        "promise",
        "danger",
        "closing",
        "building",
        "marching",
        "forecast",
        "plans",
    ),
    "solani": (
        *("codes", "printed", "points", "sky", "placements", "search_state", "legal", "places", "worth"),
        *("turns", "rollouts", "drafting", "endgame", "winning"),
    ),
}
"""The compiled modules of each game's players."""
COPIED = (
    *("noria_desktop", "resources", "tests", "tools", "packaging"),
    *("pyproject.toml", "README.md", "LICENSE", "CREDITS.md"),
)
"""What a copy needs to run the tests of the kernels, and to be packed."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def modules() -> list[str]:
    """The names of the modules that are compiled."""
    return [f"noria_desktop.bots.{game}.{name}" for game, names in KERNELS.items() for name in names]


def has_compiler() -> bool:
    """Whether there is a C compiler, as far as can be told without trying."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(str(command).split()[0]) is not None


def compiled_into(folder: Path, level: int = 3) -> None:
    """Put the compiled modules into a folder, as they lie beside the sources.

    Args:
        folder: where to.
        level: how much the C compiler optimises, 0 to 3.

    Raises:
        subprocess.CalledProcessError: they could not be compiled; what was wrong is printed.
    """
    sources = [str(Path(*module.split(".")).with_suffix(".py")) for module in modules()]
    script = (
        "import sys\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        "folder, work, level, *sources = sys.argv[1:]\n"
        "extensions = mypycify(['--ignore-missing-imports', *sources], opt_level=level, debug_level='0', target_dir=work)\n"
        "setup(name='kernels', packages=[], ext_modules=extensions,\n"
        "      script_args=['-q', 'build_ext', '--build-lib', folder, '--build-temp', work])\n"
    )
    with tempfile.TemporaryDirectory() as work:
        # Elsewhere and in a process of its own: setuptools reads every pyproject.toml, and changes much that is of no
        # use afterwards.
        shutil.copytree(ROOT / "noria_desktop", Path(work) / "noria_desktop", ignore=LEFT_OUT)
        command = [
            sys.executable,
            "-c",
            script,
            str(folder.resolve()),
            str(Path(work) / "c"),
            str(level),
            *sources,
        ]
        subprocess.run(command, cwd=work, check=True)


def copied_to(folder: Path, level: int = 3) -> None:
    """A copy of the sources in which the kernels are compiled."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT, dirs_exist_ok=True)
        else:
            shutil.copy2(source, folder / name)
    compiled_into(folder, level)


class CompiledKernels(BuildHookInterface[Any]):
    """Part of building a wheel, where the switch asks for it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides, from the package index."""
        return ["mypy>=1.14,<3", "setuptools>=70"] if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what came of it to the wheel."""
        if self.target_name != "wheel" or not _is_wanted():
            return
        folder = self._folder()
        shutil.rmtree(folder, ignore_errors=True)
        compiled_into(folder)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing beside the wheel."""
        shutil.rmtree(self._folder(), ignore_errors=True)

    def _folder(self) -> Path:
        return Path(self.directory) / "kernels"


def _is_wanted() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


def main() -> int:
    """Make a copy with compiled kernels; the exit code."""
    folder, *more = sys.argv[1:] or ["-"]
    if folder.startswith("-") or more not in ([], ["--quick"]):
        print(__doc__)
        return 2
    copied_to(Path(folder), level=0 if more else 3)
    return 0


if __name__ == "__main__":
    sys.exit(main())
