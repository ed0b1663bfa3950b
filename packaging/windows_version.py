"""What Windows tells of the program's files under Properties, Details."""

from __future__ import annotations

from typing import Final

_TEXT: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        StringStruct('CompanyName', 'Noria Desktop contributors'),
        StringStruct('FileDescription', 'Noria Desktop'),
        StringStruct('FileVersion', '{version}'),
        StringStruct('InternalName', 'noria-desktop'),
        StringStruct('LegalCopyright', 'Copyright (c) 2026 Noria Desktop contributors. MIT licence.'),
        StringStruct('OriginalFilename', 'noria-desktop.exe'),
        StringStruct('ProductName', 'Noria Desktop'),
        StringStruct('ProductVersion', '{version}')])
    ]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""


def text(version: str) -> str:
    """The version resource of a program, in the form that PyInstaller reads.

    Args:
        version: such as 1.0.0; Windows wants four numbers, so what is missing is 0.
    """
    parts = [int(part) for part in version.split(".")]
    numbers = tuple([*parts, 0, 0, 0, 0][:4])
    return _TEXT.format(numbers=numbers, version=version)
