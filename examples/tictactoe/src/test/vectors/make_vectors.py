#!/usr/bin/env python3
"""Generates the test vectors of tic-tac-toe from an independent implementation of the rules.

Writes the files to ../resources/vectors/tictactoe. Shares no code with the game: a board is a
dictionary, and the search for lines starts at every marked cell in every direction.
"""

import gzip
import json
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent / "../resources/vectors/tictactoe"


class Board:
    def __init__(self, options, moves):
        self.width = options.get("width", 3)
        self.height = options.get("height", 3)
        self.line = options.get("line", 3)
        self.marks = {}
        for move in moves:
            assert move in self.legal(), (move, moves)
            self.marks[self.cell(move)] = "XO"[len(self.marks) % 2]

    def cell(self, move):
        return "abcdefgh".index(move[0]), int(move[1:]) - 1

    def winner(self):
        for x, y in self.marks:
            for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
                cells = [(x + i * dx, y + i * dy) for i in range(self.line)]
                marks = {self.marks.get(cell) for cell in cells}
                if marks == {"X"} or marks == {"O"}:
                    return "FIRST" if marks == {"X"} else "SECOND"
        return None

    def full(self):
        return len(self.marks) == self.width * self.height

    def legal(self):
        if self.winner() or self.full():
            return []
        names = [f"{'abcdefgh'[x]}{y + 1}" for x in range(self.width) for y in range(self.height)
                 if (x, y) not in self.marks]
        return sorted(names)

    def ply(self):
        legal = self.legal()
        turn = len(self.marks) % 2
        count = [list(self.marks.values()).count(mark) for mark in "XO"]
        return {"toMove": ("FIRST", "SECOND")[turn] if legal else None,
                "side": "XO"[turn] if legal else None,
                "legal": legal, "x": count[0], "o": count[1]}

    def outcome(self):
        if self.winner():
            return {"winner": self.winner(), "reason": "line"}
        return {"winner": "DRAW", "reason": "boardFull"} if self.full() else None


def game(number, options, moves):
    plies = [Board(options, moves[:i]).ply() for i in range(len(moves) + 1)]
    return {"id": f"tictactoe-{number}", "game": "tictactoe", "options": options, "moves": moves,
            "plies": plies, "outcome": Board(options, moves).outcome()}


def random_moves(options, chance, most):
    moves = []
    while len(moves) < most and Board(options, moves).legal():
        moves.append(chance.choice(Board(options, moves).legal()))
    return moves


def write(name, rows):
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    with open(FOLDER / name, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        packed.write(text.encode("ascii"))


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    chance = random.Random(3)
    kinds = [({}, 40), ({"width": 4, "height": 4, "line": 4}, 10), ({"width": 5}, 8),
             ({"height": 6, "line": 4}, 8), ({"width": 8, "height": 8, "line": 5}, 6),
             ({"width": 8, "line": 8}, 4), ({"line": 4, "width": 7, "height": 6}, 6)]
    games = [(options, random_moves(options, chance, 64)) for options, n in kinds for _ in range(n)]
    games += [({}, random_moves({}, chance, 5)) for _ in range(5)] + [({}, [])]
    write("games.jsonl.gz", [game(i, *given) for i, given in enumerate(games)])

    over = ["a1", "a2", "b1", "b2", "c1"]
    bad = [([], text, "malformed") for text in ("", " ", "b", "2", "b02", "b 2", "b2b3", "pass", "2b")]
    bad += [([], text, "offBoard") for text in ("d1", "a4", "z26", "aa1")]
    bad += [(["a1"], "a1", "illegal"), (over, "c3", "illegal"), (over, "a1", "illegal")]
    write("bad_inputs.jsonl.gz",
          [{"id": f"bad-{i}", "game": "tictactoe", "options": {}, "moves": moves, "input": text,
            "kind": kind} for i, (moves, text, kind) in enumerate(bad)])
    write("alternative_inputs.jsonl.gz",
          [{"id": "alternative-0", "game": "tictactoe", "options": {}, "moves": [], "input": "B2",
            "means": "b2"}])
    options = [{"width": 2}, {"height": 9}, {"line": 4}, {"width": "three"}, {"komi": 1}]
    write("bad_options.jsonl.gz",
          [{"id": f"options-{i}", "game": "tictactoe", "options": bad}
           for i, bad in enumerate(options)])


if __name__ == "__main__":
    main()
