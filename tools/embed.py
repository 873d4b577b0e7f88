#!/usr/bin/env python3
"""embed.py OUT.cpp LATO_DIR PYFTSUBSET: cuts Lato down to what the page says and writes it as C++."""
import pathlib
import subprocess
import sys
import tempfile

# The ranges of board/type.cpp; hinting and features are dropped because stb_truetype has neither.
LETTERS = "U+0020-017F,U+2010-2027,U+2030-203A,U+2190-2199,U+2212,U+2248,U+2264-2265"
NAMES = "U+0020-007E,U+2013,U+2019"  # italics name the waters and places of a map, and nothing else
FACES = {"kRegular": ("Lato-Regular.ttf", LETTERS), "kSemibold": ("Lato-Semibold.ttf", LETTERS),
         "kItalic": ("Lato-Italic.ttf", NAMES)}


def main(out, lato, pyftsubset):
    arrays, cases = [], []
    for face, (name, letters) in FACES.items():
        with tempfile.NamedTemporaryFile(suffix=".ttf") as cut:
            subprocess.run(
                [pyftsubset, str(pathlib.Path(lato) / name), "--unicodes=" + letters, "--no-hinting",
                 "--layout-features=", "--notdef-outline", "--name-IDs=", "--drop-tables+=GPOS,GSUB,gasp", "--output-file=" + cut.name],
                check=True)
            data = pathlib.Path(cut.name).read_bytes()
        rows = (",".join(map(str, data[i:i + 32])) for i in range(0, len(data), 32))
        arrays.append(f"const unsigned char {face}[] = {{\n" + ",\n".join(rows) + "};\n")
        cases.append(f"    case Face::{face}: return {{{face}, {len(data)}}};\n")
    pathlib.Path(out).write_text(
        "// Made by tools/embed.py from Lato (OFL 1.1).\n#include \"board/lato.h\"\nnamespace wg::type {\n"
        "namespace {\n" + "".join(arrays) + "}\n"
        "FaceFile face_file(Face face) {\n  switch (face) {\n" + "".join(cases) +
        "  }\n  return {};\n}\n}\n")


main(*sys.argv[1:])
