"""Answers the questions of `boardrules conform` for one of the games beside this file, right or with a planted mistake.

    python3 program.py GAME [--mutant NAME]
"""

import json
import pathlib
import sys
import types

HERE = pathlib.Path(__file__).parent


def load(game, mutant=None):
    """The module of a game; a mutant is the same module with one replacement in its source text."""
    source = (HERE / f"{game}.py").read_text(encoding="utf-8")
    if mutant is not None:
        mutants = json.loads((HERE / "mutants.json").read_text(encoding="utf-8"))
        (found,) = [each for each in mutants if (each["game"], each["name"]) == (game, mutant)]
        if source.count(found["old"]) != 1:
            raise ValueError(f"the text to replace occurs {source.count(found['old'])} times")
        source = source.replace(found["old"], found["new"])
    module = types.ModuleType(game)
    exec(compile(source, f"{game}.py", "exec"), module.__dict__)
    return module


class Program:
    def __init__(self, name, module):
        self.name, self.module = name, module
        self.game = None

    def answer(self, question):
        ask = question["ask"]
        if ask == "games":
            games = [{"game": self.name, "options": self.module.OPTIONS}]
            return {"games": games, "answers": ["legal", "play", "outcome", "position"]}
        if ask == "start":
            try:
                if question["game"] != self.name:
                    raise ValueError("another game")
                self.game = self.module.Game(question.get("options", {}))
            except (ValueError, KeyError, IndexError) as refused:
                return {"refused": repr(refused)}
            return {}
        if ask == "legal":
            return {"moves": self.game.legal()}
        if ask == "play":
            try:
                self.game.play(question["move"])
            except ValueError as illegal:
                return {"illegal": str(illegal)}
            return {}
        if ask == "outcome":
            return self.game.outcome()
        if ask == "position":
            return {"position": self.game.text()}
        raise ValueError(f"unknown question {ask}")


def main():
    game, *rest = sys.argv[1:]
    program = Program(game, load(game, rest[1] if rest else None))
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = program.answer(question)
        except Exception as error:
            answer = {"error": repr(error)}
        print(json.dumps({"id": question["id"], **answer}), flush=True)


if __name__ == "__main__":
    main()
