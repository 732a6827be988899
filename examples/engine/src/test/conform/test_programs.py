"""Tests the programs with the vectors of the games, and the planted mistakes: python3 -m unittest discover FOLDER"""

import collections
import gzip
import hashlib
import json
import pathlib
import subprocess
import sys
import unittest
from random import Random

import program

HERE = pathlib.Path(__file__).parent
PROJECT = HERE.parents[4]
GAMES = ["loa", "linage", "iris", "carteso"]
NAMES = {"anyPieceCount": "allowExtraPieces"}


def vectors(game, name):
    path = PROJECT / game / "src/test/resources/vectors" / game / f"{name}.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def start(module, options):
    """A game with the options of a vector, which has lists and objects where options are texts."""
    options = {NAMES.get(name, name): value for name, value in options.items()}
    for name, value in options.items():
        if isinstance(value, list):
            options[name] = ",".join(value)
    if isinstance(options.get("setup"), dict):
        setup = options["setup"]
        black, white = ",".join(setup["black"]), ",".join(setup["white"])
        options["setup"] = f"black:{black};white:{white};toMove:{setup['toMove']}"
    return module.Game(options)


class ProgramsTest(unittest.TestCase):
    def test_games(self):
        for name in GAMES:
            module = program.load(name)
            for vector in vectors(name, "games"):
                game = start(module, vector["options"])
                for ply, move in zip(vector["plies"], vector["moves"] + [None]):
                    legal = sorted(game.legal())
                    if "legal" in ply:
                        self.assertEqual(legal, ply["legal"], vector["id"])
                    else:
                        found = hashlib.sha256("\n".join(legal).encode()).hexdigest()
                        self.assertEqual(found, ply["legalSha256"], vector["id"])
                    if move:
                        self.assertEqual(game.outcome(), {}, vector["id"])
                        game.play(move)
                expected = (vector["outcome"] or {}).get("winner")
                self.assertEqual(game.outcome().get("winner"), expected, vector["id"])

    def test_illegal_moves(self):
        for name in GAMES:
            module = program.load(name)
            for vector in vectors(name, "bad_inputs"):
                game = start(module, vector["options"])
                for move in vector["moves"]:
                    game.play(move)
                before = game.text()
                with self.assertRaises(ValueError, msg=vector["id"]):
                    game.play(vector["input"])
                self.assertEqual(game.text(), before)

    def test_options(self):
        for name in GAMES:
            for vector in vectors(name, "bad_options"):
                with self.assertRaises((ValueError, KeyError), msg=vector["id"]):
                    start(program.load(name), vector["options"])

    def test_adapter(self):
        """The adapter of the guide, and the implementation that it adapts, against the program."""
        random = Random(1)
        questions, expected = [], []

        def ask(answer, **question):
            questions.append({"id": len(questions), **question})
            expected.append({"id": len(expected), **answer})

        for size in [4, 5, 6, 8] * 5:
            game = program.load("loa").Game({"size": size})
            ask({}, ask="start", game="loa", options={"size": size})
            for _ in range(30):
                ask({"moves": sorted(game.legal())}, ask="legal")
                ask(game.outcome(), ask="outcome")
                ask({"illegal": "ValueError('not a legal move')"}, ask="play", move="a1-a1")
                if not game.legal():
                    break
                back = ["-".join(reversed(move.split("-"))) for move in game.history[-2:-1]]
                back = [move for move in back if move in game.legal() and random.random() < 0.5]
                move = random.choice(back or game.legal())
                game.play(move)
                ask({}, ask="play", move=move)
        lines = "".join(json.dumps(question) + "\n" for question in questions)
        adapter = PROJECT / "examples/consumers/python/conform.py"
        run = subprocess.run([sys.executable, adapter], input=lines, capture_output=True, text=True, check=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        for answer in answers:
            answer.get("moves", []).sort()
        self.assertEqual(answers, expected)

    def test_mutants(self):
        mutants = json.loads((HERE / "mutants.json").read_text(encoding="utf-8"))
        for name in GAMES:
            own = [mutant for mutant in mutants if mutant["game"] == name]
            self.assertGreaterEqual(len(own), 30)
            classes = collections.Counter(mutant["class"] for mutant in own)
            self.assertGreaterEqual(min(classes.values()), 3, classes)
            self.assertEqual(len({mutant["name"] for mutant in own}), len(own))
            for mutant in own:
                self.assertNotEqual(mutant["old"], mutant["new"])
                program.load(name, mutant["name"])


if __name__ == "__main__":
    unittest.main()
