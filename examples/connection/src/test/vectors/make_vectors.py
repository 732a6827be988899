#!/usr/bin/env python3
"""Generates the test vectors of Hex and Y from an independent implementation of the rules.

Writes the files to ../resources/vectors. Shares no code with the games: stones are sets of pairs of
coordinates, and the sides of a board are conditions on coordinates.
"""

import collections
import gzip
import hashlib
import json
import pathlib
import random

FOLDER = pathlib.Path(__file__).parent / "../resources/vectors"
FILES = "abcdefghijklmnopqrstuvwxyz"
PLAYERS = "FIRST", "SECOND"
STEPS = (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)
# For each color, the sides that a chain has to touch, on a board with the coordinates 0 to last.
SIDES = {
    "hex": {"BLACK": [lambda x, y, last: y == 0, lambda x, y, last: y == last],
            "WHITE": [lambda x, y, last: x == 0, lambda x, y, last: x == last]},
    "y": {color: [lambda x, y, last: y == 0, lambda x, y, last: x == last,
                  lambda x, y, last: x == y] for color in ("BLACK", "WHITE")},
}

Position = collections.namedtuple("Position", "black white swapped")
START = Position(frozenset(), frozenset(), False)


class Rules:
    def __init__(self, game, options):
        self.game = game
        self.size = options.get("size", {"hex": 11, "y": 13}[game])
        self.swap = options.get("swap", True)
        self.cells = [(x, y) for x in range(self.size) for y in range(self.size)
                      if game == "hex" or y <= x]

    def name(self, move):
        return move if move == "swap" else f"{FILES[move[0]]}{move[1] + 1}"

    def connected(self, color, stones):
        left = set(stones)
        while left:
            chain = [left.pop()]
            for x, y in chain:
                for dx, dy in STEPS:
                    if (x + dx, y + dy) in left:
                        left.remove((x + dx, y + dy))
                        chain.append((x + dx, y + dy))
            if all(any(side(x, y, self.size - 1) for x, y in chain)
                   for side in SIDES[self.game][color]):
                return True
        return False

    def winner(self, at):
        """Returns the color that is connected."""
        for color, stones in ("BLACK", at.black), ("WHITE", at.white):
            if self.connected(color, stones):
                return color
        return None

    def color(self, at):
        return "BLACK" if len(at.black) == len(at.white) else "WHITE"

    def player(self, at, color):
        return PLAYERS[(color == "BLACK") == at.swapped]

    def legal(self, at):
        if self.winner(at):
            return []
        moves = [cell for cell in self.cells if cell not in at.black and cell not in at.white]
        if self.swap and len(at.black) == 1 and not at.white and not at.swapped:
            moves.append("swap")
        return moves

    def play(self, at, move):
        if move == "swap":
            return at._replace(swapped=True)
        if self.color(at) == "BLACK":
            return at._replace(black=at.black | {move})
        return at._replace(white=at.white | {move})

    def ply(self, at):
        legal = sorted(map(self.name, self.legal(at)))
        color = self.color(at)
        row = {"toMove": self.player(at, color) if legal else None,
               "side": color if legal else None}
        if len(self.cells) <= 121:
            row["legal"] = legal
        else:
            row["legalCount"] = len(legal)
            row["legalSha256"] = hashlib.sha256("\n".join(legal).encode("ascii")).hexdigest()
        row["swapped"] = at.swapped
        return row

    def outcome(self, at):
        color = self.winner(at)
        return {"winner": self.player(at, color), "reason": "connection"} if color else None

    def line(self, moves):
        positions = [START]
        for move in moves:
            assert move in self.legal(positions[-1]), (move, moves)
            positions.append(self.play(positions[-1], move))
        return positions


def game(number, name, options, moves):
    rules = Rules(name, options)
    positions = rules.line(moves)
    return {"id": f"{name}-{number}", "game": name, "options": options,
            "moves": list(map(rules.name, moves)), "plies": list(map(rules.ply, positions)),
            "outcome": rules.outcome(positions[-1])}


def random_moves(rules, chance, most):
    at, moves = START, []
    while len(moves) < most and rules.legal(at):
        legal = rules.legal(at)
        move = "swap" if "swap" in legal and chance.random() < 0.5 else chance.choice(legal)
        moves.append(move)
        at = rules.play(at, move)
    return moves


def perft(name, options, depth):
    """Counts sequences of moves: how many lead to each position, move by move."""
    rules = Rules(name, options)
    level, counts, facts = {START: 1}, [], []
    for _ in range(depth):
        following = collections.Counter()
        for at, number in level.items():
            for move in rules.legal(at):
                following[rules.play(at, move)] += number
        sums = {"over": 0, "wonFIRST": 0, "wonSECOND": 0}
        for at, number in following.items():
            color = rules.winner(at)
            if color:
                sums["over"] += number
                sums["won" + rules.player(at, color)] += number
        level = following
        counts.append(sum(level.values()))
        facts.append(sums if level else {})
    return {"options": options, "counts": counts, "facts": facts}


def write(name, file, rows):
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    with open(FOLDER / name / file, "wb") as out, gzip.GzipFile("", "wb", fileobj=out, mtime=0) as packed:
        packed.write(text.encode("ascii"))


def parse(text):
    return text if text == "swap" else (FILES.index(text[0]), int(text[1:]) - 1)


def make(name, off_board, finished):
    (FOLDER / name).mkdir(parents=True, exist_ok=True)
    chance = random.Random(name)
    kinds = [({}, 6), ({"swap": False}, 3), ({"size": 2}, 6), ({"size": 3}, 12), ({"size": 4}, 12),
             ({"size": 5, "swap": False}, 10), ({"size": 7}, 8), ({"size": 9}, 4)]
    games = [(options, random_moves(Rules(name, options), chance, 700))
             for options, count in kinds for _ in range(count)]
    games += [({}, random_moves(Rules(name, {}), chance, 9)), ({}, [])]
    games += [({"size": 26}, random_moves(Rules(name, {"size": 26}), chance, 4)),
              ({"size": 16, "swap": False}, random_moves(Rules(name, {"size": 16}), chance, 1))]
    write(name, "games.jsonl.gz",
          [game(i, name, options, moves) for i, (options, moves) in enumerate(games)])

    bad = [({}, [], text, "malformed")
           for text in ("", " ", "f", "6", "c03", "c 3", "c3d3", "pass", "swap ", " swap", "swapped", "sw", "3c")]
    bad += [({}, [], text, "offBoard") for text in off_board]
    bad += [({}, ["c3"], "c3", "illegal"), ({}, [], "swap", "illegal"),
            ({}, ["c3", "swap"], "swap", "illegal"), ({}, ["c3", "swap"], "c3", "illegal"),
            ({}, ["c3", "c2"], "swap", "illegal"), ({"swap": False}, ["c3"], "swap", "illegal"),
            ({"size": 3}, finished, "a1", "illegal"), ({"size": 3}, finished, "c3", "illegal"),
            ({"size": 3}, finished, "swap", "illegal")]
    for options, moves, _, _ in bad:
        Rules(name, options).line(map(parse, moves))
    write(name, "bad_inputs.jsonl.gz",
          [{"id": f"bad-{i}", "game": name, "options": options, "moves": moves, "input": text, "kind": kind}
           for i, (options, moves, text, kind) in enumerate(bad)])
    write(name, "alternative_inputs.jsonl.gz",
          [{"id": f"alternative-{i}", "game": name, "options": {}, "moves": moves, "input": text, "means": means}
           for i, (moves, text, means) in enumerate([([], "C3", "c3"), (["c3"], "SWAP", "swap"),
                                                     (["c3"], "Swap", "swap")])])
    options = [{"size": 1}, {"size": 27}, {"size": "big"}, {"swap": "maybe"}, {"width": 5}]
    write(name, "bad_options.jsonl.gz",
          [{"id": f"options-{i}", "game": name, "options": bad} for i, bad in enumerate(options)])


def write_perft(name, tables):
    rows = ",\n".join(map(json.dumps, tables))
    text = f'{{"source": "make_vectors.py", "tables": [\n{rows}\n]}}\n'
    (FOLDER / name / "perft.json").write_text(text)


def main():
    make("hex", ["l1", "a12", "z26", "aa1"], ["b1", "a2", "b2", "c1", "b3"])
    make("y", ["a2", "b3", "n1", "m14", "z26", "aa1"], ["c1", "a1", "c2", "b1", "c3"])
    write_perft("hex", [perft("hex", {"size": 2}, 5), perft("hex", {"size": 2, "swap": False}, 5),
                        perft("hex", {"size": 3}, 7), perft("hex", {"size": 3, "swap": False}, 9),
                        perft("hex", {"size": 4}, 5), perft("hex", {}, 2)])
    write_perft("y", [perft("y", {"size": 2}, 4), perft("y", {"size": 3}, 7),
                      perft("y", {"size": 3, "swap": False}, 7), perft("y", {"size": 4}, 6),
                      perft("y", {"size": 5}, 4), perft("y", {}, 2)])


if __name__ == "__main__":
    main()
