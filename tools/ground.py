#!/usr/bin/env python3
"""ground.py IN.json OUT.cpp: the drawn ground of Tarn Crossing, packed as web/faces/tarn/survey.cpp unpacks it."""
import json
import pathlib
import sys

CODES = [road + str(row) for road in "WCE" for row in range(5)] + ["X", "R"]  # as tarn/terrain.h numbers them


class Packed:
    """Numbers, each in as many bytes as it needs, seven bits a byte."""

    def __init__(self):
        self.bytes = bytearray()
        self.numbers = self.lines = 0

    def count(self, n):
        while n >= 0x80:
            self.bytes.append(n & 0x7F | 0x80)
            n >>= 7
        self.bytes.append(n)

    def number(self, n):
        self.count(2 * n if n >= 0 else -2 * n - 1)

    def line(self, numbers):
        """x, y, x, y …, each told by how far it is from the one before it."""
        self.count(len(numbers))
        for i, n in enumerate(numbers):
            self.number(n - (numbers[i - 2] if i > 1 else 0))
        self.numbers += len(numbers)
        self.lines += 1

    def list_of_lines(self, lines):
        self.count(len(lines))
        for line in lines:
            self.line(line)

    def rows(self, rows):
        self.count(len(rows))
        for row in rows:
            for n in row:
                self.number(n)


def main(source, out):
    g = json.loads(pathlib.Path(source).read_text())
    p = Packed()
    p.list_of_lines([g["sectors"][code]["edge"] for code in CODES])
    p.list_of_lines([g["roads"][road] for road in "WCE"])
    p.list_of_lines(g["lateral"])
    p.list_of_lines(g["becks"])
    p.list_of_lines(g["woods"])
    p.list_of_lines(g["tints"])
    p.list_of_lines([g["river"], g["lake"]])
    p.rows([(*g["sectors"][code]["node"], 0) for code in CODES])
    p.rows(g["spots"])
    runs = [(c["index"], c["level"], run) for c in g["contours"] for run in c["runs"]]
    p.count(len(runs))
    for index, level, run in runs:
        for n in (level, run[0], int(index)):
            p.count(n)
        p.line(run[1:])
    p.rows([(i, *house) for i, code in enumerate(CODES) for house in g["houses"][code]])
    pathlib.Path(out).write_text(
        "// Made by tools/ground.py from assets/tarn-ground.json.\n#include \"faces/tarn/survey.h\"\n"
        "namespace wg::tarn_face::survey {\n"
        f"const std::size_t kNumbers = {p.numbers}, kLinesInAll = {p.lines};\n"
        f"const std::uint8_t kPacked[] = {{{','.join(map(str, p.bytes))}}};\n}}\n")


main(*sys.argv[1:])
