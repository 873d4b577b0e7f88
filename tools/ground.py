#!/usr/bin/env python3
"""ground.py IN.json OUT.cpp: the drawn ground of Tarn Crossing as tables of small integers."""
import json
import pathlib
import sys

CODES = [road + str(row) for road in "WCE" for row in range(5)] + ["X", "R"]  # as tarn/terrain.h numbers them


class Tables:
    def __init__(self):
        self.text = []
        self.count = 0

    def array(self, numbers):
        """One array of points; returns the expression for a Line over it."""
        name = f"p{self.count}"
        self.count += 1
        self.text.append(f"constexpr std::int16_t {name}[] = {{{','.join(map(str, numbers))}}};\n")
        return f"Line{{{name}, {len(numbers)}}}"

    def lines(self, name, lists):
        rows = ", ".join([self.array(numbers) for numbers in lists])
        self.text.append(f"constexpr Line {name}_[] = {{{rows}}};\n")
        return f"const Lines {name}{{{name}_}};\n"

    def rows(self, kind, name, rows):
        self.text.append(f"constexpr {kind} {name}_[] = {{{', '.join(rows)}}};\n")
        return f"const std::span<const {kind}> {name}{{{name}_}};\n"


def main(source, out):
    g = json.loads(pathlib.Path(source).read_text())
    t = Tables()
    runs = [(c["index"], c["level"], run) for c in g["contours"] for run in c["runs"]]
    contours = ["{%s, %d, %d, %s}" % (t.array(run[1:]), level, run[0], "true" if index else "false")
                for index, level, run in runs]
    houses = ["{%d, %d, %d, %d, %d}" % (i, *house) for i, code in enumerate(CODES) for house in g["houses"][code]]
    public = "".join([
        t.lines("kSectorEdges", [g["sectors"][code]["edge"] for code in CODES]),
        t.lines("kRoads", [g["roads"][road] for road in "WCE"]),
        t.lines("kTracks", g["lateral"]),
        t.lines("kBecks", g["becks"]),
        t.lines("kWoods", g["woods"]),
        t.lines("kTints", g["tints"]),
        t.lines("kWaters", [g["river"], g["lake"]]),
        t.rows("Spot", "kNodes", ["{%d, %d, 0}" % tuple(g["sectors"][code]["node"]) for code in CODES]),
        t.rows("Spot", "kSpots", ["{%d, %d, %d}" % tuple(spot) for spot in g["spots"]]),
        t.rows("Contour", "kContours", contours),
        t.rows("House", "kHouses", houses),
    ])
    pathlib.Path(out).write_text(
        "// Made by tools/ground.py from assets/tarn-ground.json.\n#include \"faces/tarn/survey.h\"\n"
        "namespace wg::tarn_face::survey {\nnamespace {\n" + "".join(t.text) + "}\n" + public + "}\n")


main(*sys.argv[1:])
