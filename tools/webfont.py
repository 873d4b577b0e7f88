#!/usr/bin/env python3
"""webfont.py OUT.css LATO_DIR PYFTSUBSET: the canvas's typeface for the HTML around it, inside a style
sheet, because a sandboxed frame may load that and not a font file."""
import base64
import pathlib
import subprocess
import sys
import tempfile

WEIGHTS = {400: "Lato-Regular.ttf", 600: "Lato-Semibold.ttf"}
LETTERS = "U+0020-00FF,U+2010-2027,U+2190-2193,U+2212"


def main(out, lato, pyftsubset):
    rules = ["/* Made by tools/webfont.py from Lato (OFL 1.1). */\n"]
    for weight, name in WEIGHTS.items():
        with tempfile.NamedTemporaryFile(suffix=".woff") as cut:
            subprocess.run(
                [pyftsubset, str(pathlib.Path(lato) / name), "--unicodes=" + LETTERS, "--no-hinting",
                 "--layout-features=kern", "--flavor=woff",
                 "--output-file=" + cut.name],
                check=True)
            data = base64.b64encode(pathlib.Path(cut.name).read_bytes()).decode()
        rules.append(f"@font-face {{ font-family: Lato; font-weight: {weight}; "
                     f"src: url(data:font/woff;base64,{data}) format('woff'); }}\n")
    pathlib.Path(out).write_text("".join(rules))


main(*sys.argv[1:])
