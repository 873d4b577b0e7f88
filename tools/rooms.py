#!/usr/bin/env python3
"""tools/rooms.py — who may know whom, and what words a room may not say.

Fails if a file reaches, through any chain of includes, a file its room may not know, or if it says
a word that its room does without. With --self-test, shows on a tiny tree that every rule can fail.
"""
import pathlib
import re
import sys
import tempfile

GAMES = ["tarn", "war", "clash", "sand"]


def of_tarn(*names):
    return [f"engine/tarn/{name}.h" for name in names]


FACE = ["engine/core", "web/table", "web/board", "web/ui", "web/text/leaf.h", "web/faces", "web/screen/picture.h"]

HOUSE = ["engine/core", "web/table", "web/board", "web/ui", "web/text", "web/faces/", "web/probe", "web/screen", "web/page"]

# room: what its files may reach besides their own room and the rooms inside it. An entry is a room
# or one file.
KNOWS = {
    "engine/core": [],
    **{f"engine/{game}": ["engine/core"] for game in GAMES},
    # Commanders know what their seat knows. The true world is in none of these headers.
    "engine/tarn/commanders": ["engine/core", *of_tarn("constants", "terrain", "units", "orders", "view")],
    # Nothing is hidden from this one once both sides stand; what it gets is a view.
    "engine/war/commanders": ["engine/core", "engine/war"],
    # A view here has the types of the truth among its headers, and never a value of it.
    "engine/clash/commanders": ["engine/core", "engine/clash"],
    "web/screen": [],
    "web/page": [],
    "web/board": ["engine/core/check.h", "engine/core/grid.h", "engine/core/list.h"],
    "web/ui": ["engine/core/check.h", "engine/core/grid.h", "engine/core/list.h", "web/board"],
    "web/text": ["engine/core/sheet.h", "web/probe/json.h"],
    "web/table": ["engine"],
    "web/faces": FACE,
    **{f"web/faces/{game}": [f"engine/{game}", *FACE] for game in GAMES},
    # The face of the one game with secrets draws what a seat knows, and cannot draw more.
    "web/faces/tarn": [*of_tarn("constants", "terrain", "units", "view", "orders", "events", "plan", "guide", "words", "setup", "story",
                                "summary", "opponents", "hints", "lesson", "tables", "worth", "moments", "differences"), *FACE],
    "web/probe": ["engine", "web"],
    "web/house": HOUSE,
    **{f"web/programs/{game}": [f"engine/{game}", f"web/faces/{game}", "web/house", "web/known.h", *HOUSE] for game in GAMES},
    "web": ["engine"],  # the list of all games
}
# room: where the chain of includes is not followed further. A table holds the whole record, so
# whoever may hold a table would otherwise "reach" the world that is inside it.
DOORS = {f"web/faces/{game}": "web/table" for game in GAMES}

ANY_GAME = rf"\b({'|'.join(GAMES)})(_face)?\b"
UNSAID = {  # room: {pattern: what to use instead}. With a slash at its end: only the files directly in it
    "engine": {
        r"<(random|chrono|thread|unordered_map|unordered_set|iostream|fstream|filesystem)>": "no ambient world in engine/",
        r"\b(float|double)\b": "integers: metres, per mille, minutes",
        r"\bstd::(rand|hash|shuffle|sort|nth_element|partial_sort|priority_queue)\b": "core/dice.h, std::stable_sort",
        r"\blong\b": "std::int32_t and friends: long is 8 bytes here and 4 in wasm",
        r"^\s*static (?!constexpr|const\b|_assert|\w[\w:<>, ]* \w+\()": "no mutable statics",
    },
    "engine/core": {ANY_GAME: "core knows no game by name"},
    "web/table": {ANY_GAME: "a table knows no game by name"},
    "web/faces/": {ANY_GAME: "what every face has knows no game by name"},
    "web/house": {ANY_GAME: "the house knows no game by name"},
}


def inside(file, place):
    if place.endswith("/"):
        return file.rpartition("/")[0] == place[:-1]
    return file == place or file.startswith(place + "/")


def room_of(file):
    return max((room for room in KNOWS if inside(file, room)), key=len, default=None)


def includes(root, file):
    for n, line in enumerate((root / file).read_text().splitlines(), 1):
        if m := re.match(r'\s*#include "([^"]+)"', line):
            for top in ("engine", "web"):
                if (root / top / m[1]).exists():
                    yield n, f"{top}/{m[1]}"


def reached(root, file, door, seen):
    if file not in seen:
        seen.add(file)
        if not (door and inside(file, door)):
            for _, target in includes(root, file):
                reached(root, target, door, seen)
    return seen


def check(root):
    complaints = []
    files = sorted(
        path.relative_to(root).as_posix()
        for top in ("engine", "web")
        for path in (root / top).rglob("*")
        if path.suffix in (".h", ".cpp")
    )
    for file in files:
        room = room_of(file)
        if room is None:
            complaints.append(f"{file}:1: in no room")
            continue
        known = [room, *KNOWS[room]]
        for n, target in includes(root, file):
            for end in sorted(reached(root, target, DOORS.get(room), set())):
                if not any(inside(end, place) for place in known):
                    through = f" (through {target})" if end != target else ""
                    complaints.append(f"{file}:{n}: {room} may not know {end}{through}")
        for n, line in enumerate((root / file).read_text().splitlines(), 1):
            code = line.split("//")[0]
            for place, words in UNSAID.items():
                if inside(file, place):
                    complaints += [f"{file}:{n}: {why}" for word, why in words.items() if re.search(word, code)]
    return complaints


# --- The rules about rules -------------------------------------------------------------------------

IN_ORDER = {
    "engine/core/dice.h": "",
    "engine/core/grid.h": "",
    "engine/tarn/view.h": '#include "core/dice.h"',
    "engine/tarn/world.h": '#include "tarn/view.h"',
    "engine/tarn/tarn.h": '#include "tarn/world.h"',
    "engine/tarn/commanders/blue.cpp": '#include "tarn/view.h"  // float is a word one may write here',
    "engine/sand/sand.h": '#include "core/dice.h"',
    "web/screen/screen.h": "float ratio;",
    "web/page/page.h": "",
    "web/board/marks.h": '#include "core/grid.h"',
    "web/table/record.h": '#include "core/dice.h"',
    "web/faces/tarn/map.h": '#include "tarn/view.h"\n#include "board/marks.h"\n#include "table/record.h"',
    "web/faces/desk.h": '#include "board/marks.h"',
    "web/faces/tarn/desk.h": '#include "faces/desk.h"\nnamespace wg::tarn_face { Table<tarn::Rules> table; }',
    "web/house/house.h": '#include "faces/desk.h"\n#include "table/record.h"\n#include "screen/screen.h"\n#include "page/page.h"',
    "web/programs/tarn/app.h": '#include "house/house.h"\n#include "faces/tarn/desk.h"\n#include "tarn/tarn.h"',
    "web/games.h": '#include "tarn/tarn.h"\n#include "sand/sand.h"',
}
REFUSED = [  # (file, what it says, what is complained of)
    ("engine/core/a.h", '#include "tarn/view.h"', "engine/core may not know engine/tarn/view.h"),
    ("engine/sand/a.h", '#include "tarn/view.h"', "engine/sand may not know engine/tarn/view.h"),
    ("engine/tarn/a.h", '#include "page/page.h"', "engine/tarn may not know web/page/page.h"),
    ("engine/tarn/commanders/a.h", '#include "tarn/world.h"', "may not know engine/tarn/world.h"),
    ("engine/tarn/commanders/a.h", '#include "tarn/tarn.h"', "may not know engine/tarn/world.h (through engine/tarn/tarn.h)"),
    ("engine/tarn/view.h", '#include "tarn/world.h"', "may not know engine/tarn/world.h (through engine/tarn/view.h)"),
    ("web/screen/a.h", '#include "core/grid.h"', "web/screen may not know engine/core/grid.h"),
    ("web/page/a.h", '#include "screen/screen.h"', "web/page may not know web/screen/screen.h"),
    ("web/board/a.h", '#include "core/dice.h"', "web/board may not know engine/core/dice.h"),
    ("web/ui/a.h", '#include "table/record.h"', "web/ui may not know web/table/record.h"),
    ("web/table/a.h", '#include "board/marks.h"', "web/table may not know web/board/marks.h"),
    ("web/faces/tarn/a.h", '#include "tarn/world.h"', "web/faces/tarn may not know engine/tarn/world.h"),
    ("web/faces/tarn/a.h", '#include "tarn/tarn.h"', "web/faces/tarn may not know engine/tarn/tarn.h"),
    ("web/faces/sand/a.h", '#include "tarn/view.h"', "web/faces/sand may not know engine/tarn/view.h"),
    ("engine/a.h", "", "in no room"),
    ("engine/tarn/a.h", "#include <random>", "no ambient world"),
    ("engine/tarn/a.h", "double x;", "integers"),
    ("engine/tarn/a.h", "std::sort(a, b);", "stable_sort"),
    ("engine/tarn/a.h", "unsigned long x;", "std::int32_t"),
    ("engine/tarn/a.h", "static int count = 0;", "no mutable statics"),
    ("engine/core/a.h", "namespace wg::sand {}", "core knows no game"),
    ("web/table/a.h", "Table<war::Rules> table;", "a table knows no game"),
    ("web/house/a.h", "Card card_of(const sand::Refusal&);", "the house knows no game"),
    ("web/house/a.h", '#include "sand/sand.h"', "web/house may not know engine/sand/sand.h"),
    ("web/house/a.h", '#include "faces/tarn/desk.h"', "web/house may not know web/faces/tarn/desk.h"),
    ("web/house/a.h", '#include "programs/tarn/app.h"', "web/house may not know web/programs/tarn/app.h"),
    ("web/programs/tarn/a.h", '#include "sand/sand.h"', "web/programs/tarn may not know engine/sand/sand.h"),
    ("web/programs/sand/a.h", '#include "faces/tarn/desk.h"', "web/programs/sand may not know web/faces/tarn/desk.h"),
    ("web/page/a.h", '#include "house/house.h"', "web/page may not know web/house/house.h"),
    ("web/faces/a.h", "Seat seat_of(const war::View&);", "what every face has knows no game"),
    ("web/faces/a.h", '#include "faces/tarn/map.h"', "what every face has knows no game"),
    ("web/faces/a.h", '#include "tarn/view.h"', "web/faces may not know engine/tarn/view.h"),
]


def complaints_about(tree):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for file, text in tree.items():
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            (root / file).write_text(text + "\n")
        return check(root)


def self_test():
    wrong = [f"complained of a tree in order: {c}" for c in complaints_about(IN_ORDER)]
    for file, text, expected in REFUSED:
        found = complaints_about({**IN_ORDER, file: text})
        if not any(expected in complaint for complaint in found):
            wrong.append(f"did not complain of {text!r} in {file}: {expected}")
    return wrong


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        wrong = self_test()
        print("\n".join(wrong) or f"rooms: all {len(REFUSED)} ways of being refused work")
    else:
        wrong = check(pathlib.Path(__file__).parent.parent)
        print("\n".join(wrong) or "rooms: all in order")
    sys.exit(bool(wrong))
