#!/usr/bin/env python3
"""Generates the test vectors of Yavalath from an independent implementation of the rules.

Writes the files to ../resources/vectors/yavalath. Shares no code with the game: cells are cube
coordinates with the sum 0, and rows are found by sorting the stones of each line.
"""

import gzip
import json
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent / "../resources/vectors/yavalath"


def cells(side):
    """The cube coordinates of all cells, by name."""
    names = {}
    for q in range(1 - side, side):
        for r in range(1 - side, side):
            if abs(q + r) < side:
                x, y = q + side - 1, -r + side - 1
                names["abcdefghijklmno"[x] + str(y + 1)] = (q, r, -q - r)
    return names


def longest(stones):
    """The length of the longest row."""
    best = 0
    for fixed in range(3):
        lines = {}
        for stone in stones:
            lines.setdefault(stone[fixed], []).append(stone[(fixed + 1) % 3])
        for places in lines.values():
            row = 0
            for place in sorted(places):
                row = row + 1 if place - 1 in places else 1
                best = max(best, row)
    return best


class Board:
    def __init__(self, side, moves):
        self.names = cells(side)
        self.moves = moves

    def outcome(self):
        if not self.moves:
            return None
        last = (len(self.moves) - 1) % 2
        row = longest([self.names[move] for move in self.moves[last::2]])
        players = "FIRST", "SECOND"
        if row >= 4:
            return {"winner": players[last], "reason": "four"}
        if row == 3:
            return {"winner": players[1 - last], "reason": "three"}
        return {"winner": "DRAW", "reason": "boardFull"} if len(self.moves) == len(self.names) else None

    def legal(self):
        return [] if self.outcome() else sorted(set(self.names) - set(self.moves))

    def ply(self):
        turn = len(self.moves) % 2
        legal = self.legal()
        return {"toMove": ("FIRST", "SECOND")[turn] if legal else None,
                "side": ("BLACK", "WHITE")[turn] if legal else None, "legal": legal}


def side(options):
    return options.get("side", 5)


def game(number, options, moves):
    plies = [Board(side(options), moves[:i]).ply() for i in range(len(moves) + 1)]
    return {"id": f"yavalath-{number}", "game": "yavalath", "options": options, "moves": moves,
            "plies": plies, "outcome": Board(side(options), moves).outcome()}


def random_moves(options, chance):
    moves = []
    while Board(side(options), moves).legal():
        moves.append(chance.choice(Board(side(options), moves).legal()))
    return moves


def perft(moves, depth, counts):
    board = Board(3, moves)
    outcome = board.outcome()
    row = counts[len(moves)]
    row["count"] += 1
    if outcome:
        row["over"] += 1
        row["won" + outcome["winner"]] += 1
    if len(moves) < depth:
        for move in board.legal():
            perft(moves + [move], depth, counts)


def write(name, rows):
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    with open(FOLDER / name, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        packed.write(text.encode("ascii"))


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    chance = random.Random(4)
    games = [(options, random_moves(options, chance))
             for options, n in (({}, 20), ({"side": 3}, 60), ({"side": 4}, 30)) for _ in range(n)]
    write("games.jsonl.gz", [game(i, *given) for i, given in enumerate(games)])
    over = ["a1", "e9", "b1", "e8", "c1"]
    bad = [([], text, "malformed") for text in ("", " ", "a", "1", "a 1", "pass")]
    bad += [([], text, "offBoard") for text in ("z1", "a6", "f1")]
    bad += [(["a1"], "a1", "illegal"), (over, "e5", "illegal")]
    write("bad_inputs.jsonl.gz", [{"id": f"bad-{i}", "game": "yavalath", "options": {}, "moves": moves,
                                   "input": text, "kind": kind} for i, (moves, text, kind) in enumerate(bad)])
    write("alternative_inputs.jsonl.gz", [{"id": "alternative-0", "game": "yavalath", "options": {},
                                           "moves": [], "input": "E5", "means": "e5"}])
    write("bad_options.jsonl.gz", [{"id": f"options-{i}", "game": "yavalath", "options": options}
                                   for i, options in enumerate([{"side": 2}, {"side": 9}, {"komi": 1}])])
    depth = 5
    counts = [dict(count=0, over=0, wonFIRST=0, wonSECOND=0, wonDRAW=0) for _ in range(depth + 1)]
    perft([], depth, counts)
    table = {"options": {"side": 3}, "counts": [row.pop("count") for row in counts][1:], "facts": counts[1:]}
    (FOLDER / "perft.json").write_text(json.dumps({"source": "make_yavalath.py", "tables": [table]}, indent=1) + "\n")


if __name__ == "__main__":
    main()
