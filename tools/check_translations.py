#!/usr/bin/env python3
"""Find every gap between the program's texts and their translations.

    tools/check_translations.py

Looked for: a `translate` or `Text` call that Qt's extractor cannot read; a text of the sources that a .ts file
lacks, or has but the sources dropped; an empty or unfinished translation; fields ({name}, %1, %n) that differ from the
English; a wrong number of plural forms; a compiled .qm older than its .ts. Prints a line a fault, exits 1 if any.

`tools/build_translations.py` mends what can be mended.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "noria_desktop"
CATALOGUES = {
    "ja": ROOT / "translations" / "noria_desktop_ja.ts",
    "en": ROOT / "translations" / "noria_desktop_en.ts",
}
COMPILED = {
    language: ROOT / "resources" / "i18n" / f"{path.stem}.qm" for language, path in CATALOGUES.items()
}
MARKS = ("-tr-function-alias", "translate+=Text")
"""Options of Qt's extractor: `Text("Context", "English")` is read like `translate("Context", "English")`."""
PLURAL_FORMS = {"ja": 1, "en": 2}
FIELD = re.compile(r"%L?\d+|%n|\{[A-Za-z_0-9]*(?:[!:][^{}]*)?\}")


class Key(NamedTuple):
    """What names a text: its context, the English, and the translator's note that tells equals apart."""

    context: str
    source: str
    comment: str = ""


class Message(NamedTuple):
    """One entry of a .ts file; ``forms`` has one text, or one for each plural form."""

    plural: bool
    finished: bool
    forms: tuple[str, ...]


def qt_tool(name: str) -> str:
    """Where the environment keeps one of Qt's own programs, such as ``pyside6-lrelease``."""
    for folder in (Path(sys.executable).parent, Path(sysconfig.get_path("scripts"))):
        for candidate in (folder / name, folder / f"{name}.exe"):
            if candidate.exists():
                return str(candidate)
    return name


def run_tool(name: str, *arguments: str) -> None:
    """Run one of Qt's programs, quietly unless it fails.

    Raises:
        RuntimeError: it failed; the message is what it printed.
    """
    done = subprocess.run([qt_tool(name), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{name}: {done.stdout}{done.stderr}")


def messages(path: Path) -> dict[Key, Message]:
    """The entries of a .ts file."""
    found: dict[Key, Message] = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = Key(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            translation = message.find("translation")
            plural = message.get("numerus") == "yes"
            forms: tuple[str, ...] = ()
            finished = False
            if translation is not None:
                finished = translation.get("type") is None
                forms = (
                    tuple(form.text or "" for form in translation.iter("numerusform"))
                    if plural
                    else (translation.text or "",)
                )
            found[key] = Message(plural, finished, forms)
    return found


def parsed(sources: Path = SOURCES) -> Mapping[Path, ast.Module]:
    """Every module of the sources, in the order of their paths."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(sources.rglob("*.py"))}


def extracted(sources: Path = SOURCES, trees: Mapping[Path, ast.Module] | None = None) -> dict[Key, bool]:
    """Every text that Qt's extractor finds in the sources, with whether it has plural forms.

    The extractor knows a plural only by a number written in the call, so ``%n`` in the text tells.
    """
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "all_ja.ts")
        files = readable_sources(Path(folder), sources, trees)
        run_tool("pyside6-lupdate", "-silent", *MARKS, "-locations", "none", *files, "-ts", str(out))
        return {key: "%n" in key.source for key in messages(out)}


def spoken_contexts(trees: Mapping[Path, ast.Module], sources: Path) -> dict[Path, str]:
    """The context in which each module's ``say("English")`` speaks: of the ``Speech`` it makes or imports."""
    made: dict[str, tuple[Path, str]] = {}
    for path, tree in trees.items():
        for call in (node.value for node in tree.body if isinstance(node, ast.AnnAssign)):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Speech":
                module = ".".join(path.relative_to(sources.parent).with_suffix("").parts)
                made[module] = path, _literal(call.args[0]) or ""
    found = dict(made.values())
    for path, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and any(name.name == "say" for name in node.names):
                _, context = made.get(node.module or "", (path, ""))
                found |= {path: context} if context else {}
    return found


def readable_sources(
    folder: Path, sources: Path = SOURCES, trees: Mapping[Path, ast.Module] | None = None
) -> list[str]:
    """Files for Qt's extractor: of a module that says its texts with ``say``, one with all texts and the context."""
    trees = parsed(sources) if trees is None else trees
    contexts, files = spoken_contexts(trees, sources), []
    for number, (path, tree) in enumerate(trees.items()):
        if context := contexts.get(path):
            calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _words(node, context)]
            calls.sort(key=lambda node: (node.lineno, node.col_offset))
            path = folder / f"{number:05}.py"
            path.write_text("".join(f"{_words(node, context)}\n" for node in calls), encoding="utf-8")
        files.append(str(path))
    return files


def _words(node: ast.Call, context: str) -> str:
    """A call that names a text as one of ``translate``; empty for any other call."""
    name = getattr(node.func, "id", "")
    if name == "say":
        words = [context, _literal(node.args[0]) or ""]
    elif name in ("translate", "Text"):
        words = [_literal(argument) or "" for argument in node.args[:3]]
    else:
        return ""
    return f"translate({', '.join(json.dumps(word, ensure_ascii=False) for word in words)})"


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def unreadable_calls(
    sources: Path = SOURCES, trees: Mapping[Path, ast.Module] | None = None
) -> Iterator[str]:
    """Calls that look translated but never would be: not literal, keyword arguments, or ``self.tr``."""
    trees = parsed(sources) if trees is None else trees
    contexts = spoken_contexts(trees, sources)
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            where = f"{path.relative_to(sources.parent)}:{node.lineno}"
            if name == "tr" and isinstance(node.func, ast.Attribute):
                yield f"{where}: use translate() with a literal context instead of tr()"
            elif path in contexts and ast.unparse(node.func) == "say":
                if not node.args or _literal(node.args[0]) is None:
                    yield f"{where}: say() takes a literal text"
            elif name in ("translate", "Text") and node.args:
                if any(_literal(argument) is None for argument in node.args[:3]) or len(node.args) < 2:
                    if not _is_transform(node):
                        yield f"{where}: {name}() takes a literal context and a literal text"
                elif node.keywords:
                    yield f"{where}: translate() takes its plural number by position"


def _is_transform(node: ast.Call) -> bool:
    """``painter.translate(x, y)`` and ``text.translate(table)`` are something else."""
    return isinstance(node.func, ast.Attribute) and all(_literal(argument) is None for argument in node.args)


def fields(text: str) -> list[str]:
    """The fields of a text, sorted; a plural number may be left out by a language, so it is not counted."""
    return sorted(set(FIELD.findall(text)) - {"%n"})


def faults(language: str, have: dict[Key, Message], wanted: dict[Key, bool]) -> Iterator[str]:
    """What is wrong with one language's entries, a sentence a fault."""
    for key, plural in wanted.items():
        if key not in have and (plural or language != "en"):
            yield f"{language}: missing: {key}"
    for key, message in have.items():
        if key not in wanted:
            yield f"{language}: no longer in the sources: {key}"
            continue
        if language == "en" and not message.plural:
            continue
        if not message.finished or not message.forms or not all(form.strip() for form in message.forms):
            yield f"{language}: not translated: {key}"
            continue
        if message.plural and len(message.forms) != PLURAL_FORMS[language]:
            yield f"{language}: {len(message.forms)} plural forms: {key}"
        for form in message.forms:
            if fields(form) != fields(key.source):
                yield f"{language}: fields {fields(form)} for {fields(key.source)}: {key}"


def stale_compiled(languages: Iterable[str] = tuple(CATALOGUES)) -> Iterator[str]:
    """Compiled files that are absent or differ from what their .ts gives now."""
    for language in languages:
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder, "fresh.qm")
            run_tool("pyside6-lrelease", "-silent", str(CATALOGUES[language]), "-qm", str(fresh))
            kept = COMPILED[language]
            if not kept.exists() or kept.read_bytes() != fresh.read_bytes():
                yield f"{language}: {kept.name} is not what {CATALOGUES[language].name} gives"


def all_faults() -> list[str]:
    """Everything that is wrong with the program's translations."""
    trees = parsed()
    found = list(unreadable_calls(trees=trees))
    wanted = extracted(trees=trees)
    for language, path in CATALOGUES.items():
        if path.exists():
            found += faults(language, messages(path), wanted)
        else:
            found.append(f"{language}: {path.name} does not exist")
    if not found:
        found += stale_compiled()
    return found


def main() -> int:
    """Print the faults."""
    found = all_faults()
    for fault in found:
        print(fault)
    print(f"{len(found)} translation fault(s)" + ("; try tools/build_translations.py" if found else ""))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
