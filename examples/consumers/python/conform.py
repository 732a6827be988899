"""Answers the questions of `boardrules conform` for an implementation, here the small one of yours.py.

What you change for yours: the import, the class, and the names of cells, if yours are not a1, b1, …
"""

import json
import re
import sys

import yours


def same(cell, width, height):
    return cell


def rows_from_the_top(cell, width, height):
    return cell[0] + str(height + 1 - int(cell[1:]))


def numbers(cell, width, height):
    return str((int(cell[1:]) - 1) * width + ord(cell[0]) - ord("a"))


class Implementation:
    def games(self):
        return {"games": [{"game": "loa", "options": {"size": [4, 5, 6, 7, 8]}}], "answers": ["legal", "play", "outcome"]}

    def start(self, game, options):
        size = int(options.get("size", 8))
        self.now = yours.Game(size)
        cells = ["abcdefgh"[x] + str(y + 1) for y in range(size) for x in range(size)]
        self.yours = {cell: rows_from_the_top(cell, size, size) for cell in cells}
        self.ours = {name: cell for cell, name in self.yours.items()}

    def legal(self):
        moves = []
        for start, end in self.now.moves().values():
            mark = ":" if end in self.now.board else "-"
            moves.append(self.ours[yours.name(start)] + mark + self.ours[yours.name(end)])
        return {"moves": moves}

    def play(self, move):
        if move not in self.legal()["moves"]:
            raise ValueError("not a legal move")
        self.now.play("".join(self.yours[cell] for cell in re.findall("[a-z][0-9]+", move)))

    def outcome(self):
        return {"winner": {"black": "FIRST", "white": "SECOND"}[self.now.winner]} if self.now.winner else {}


implementation = Implementation()
for line in sys.stdin:
    question = json.loads(line)
    number, ask = question.pop("id"), question.pop("ask")
    try:
        answer = getattr(implementation, ask)(**question) or {}
    except Exception as error:
        answer = {{"start": "refused", "play": "illegal"}.get(ask, "error"): repr(error)}
    print(json.dumps({"id": number, **answer}), flush=True)
