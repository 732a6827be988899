"""Answers the questions of `boardrules conform` from recorded games of other programs: it knows their lines only.

    python3 recorded.py FOLDER [--default-rules] [--limit N]

FOLDER has the folders abstractplay, ludii and openspiel, with games that these programs have written. The answer to
`games` has all lines, with the options under which they were played; with --default-rules, without the preset of that
program. --limit takes only the first N lines of each file. What is not recorded is answered with `unknown`.
"""

import gzip
import json
import pathlib
import re
import sys

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SEATS = {(1,): "FIRST", (2,): "SECOND", (1, 2): "DRAW"}


class Line:
    """The moves of a game; before the first and after each of them the legal moves and the outcome, or None."""

    def __init__(self, name, game, options):
        self.name, self.game, self.options = name, game, options
        self.moves, self.legal, self.outcomes = [], [], []

    def at(self, legal, outcome):
        self.legal.append(legal)
        self.outcomes.append(outcome)
        return self


def read(path):
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        return file.read()


def first(entries, limit):
    return entries if limit is None else entries[:limit]


# Abstract Play


def winner_of(state):
    return {"winner": SEATS[tuple(sorted(state["winner"]))]} if state["over"] else {}


def loa_options(names):
    """The options, and the number of cells on each side of a hexagon, by the uids or the names of the variants."""
    names = " ".join(names).lower()
    options = {"preset": "ABSTRACT_PLAY"}
    side = 5 if "hex5" in names or "base-5" in names else 6 if "hex6" in names or "base-6" in names else None
    scrambled = "scrambled" in names
    if side:
        options |= {"board": "HEX", "size": side}
        if side == 5:
            options["setup"] = "clusters"
            scrambled = False
        else:
            options["hole"] = "CENTER"
    elif "classic 8" not in names and "8x8" not in names and names != "classic":
        options |= {"size": 9, "hole": "CENTER"}
    if scrambled:
        options["setup"] = "scrambled"
        if "size" not in options:
            black = "b8,d8,f8,c1,e1,g1,a2,a4,a6,h3,h5,h7"
            white = "c8,e8,g8,b1,d1,f1,a3,a5,a7,h2,h4,h6"
            options["setup"] = f"black:{black};white:{white};toMove:BLACK"
    return options, side


def loa_cell(cell, side):
    if side is None:
        return cell
    row, place = LETTERS.index(cell[0]), int(cell[1:])
    return LETTERS[place - 1 + max(0, row - side + 1)] + str(row + 1)


def loa_move(move, side=None):
    if move == "pass":
        return move
    mark = "x" if "x" in move else "-"
    start, end = move.split(mark)
    return loa_cell(start, side) + (":" if mark == "x" else "-") + loa_cell(end, side)


def abstract_play_loa(name, text, limit):
    for number, entry in enumerate(first(text.splitlines(), limit), 1):
        game = json.loads(entry)
        options, side = loa_options(game["record"]["header"]["game"].get("variants", []))
        line = Line(f"{name} {number}", "loa", options)
        moves = [move for turns in game["record"]["moves"] for move in turns if move]
        for state, move in zip(game["plies"], moves + [None]):
            line.at([loa_move(each, side) for each in state["legal"]], winner_of(state))
            if move is None or move in ("resign", "timeout", "draw", "abandoned"):
                break
            line.moves.append(loa_move(move, side))
        yield line


def abstract_play_positions(name, text, limit):
    for number, entry in enumerate(first(text.splitlines(), limit), 1):
        given = json.loads(entry)
        if given["connected"]:
            continue
        options, side = loa_options(given["variants"])
        rows = [re.sub("[-X]+", lambda run: str(len(run[0])), row) for row in given["board"].split("\n")]
        board = "/".join(rows).replace("A", "b").replace("B", "w")
        to_move = " b" if given["toMove"] == 1 else " w"
        options |= {"setup": board + to_move, "allowExtraPieces": True}
        legal = [loa_move(move, side) for move in given["legal"]]
        for move in given["legal"]:
            line = Line(f"{name} {number} {move}", "loa", options).at(legal, {})
            end = given["ends"].get(move, [])
            if isinstance(end, list):
                line.moves.append(loa_move(move, side))
                yield line.at([] if end else None, {"winner": SEATS[tuple(sorted(end))]} if end else {})


def linage_cell(cell, transposed):
    return LETTERS[int(cell[1:]) - 1] + str(LETTERS.index(cell[0]) + 1) if transposed else cell


def abstract_play_linage(name, text, limit):
    for number, entry in enumerate(first(text.splitlines(), limit), 1):
        game = json.loads(entry)
        variants = " ".join(game["record"]["header"]["game"]["variants"])
        size = int(re.search(r"(\d+)x", variants)[1])
        length = int(re.search(r"Lines of (\d)", variants)[1])
        options = {"preset": "ABSTRACT_PLAY", "width": size, "height": size, "lineLength": length}
        line = Line(f"{name} {number}", "linage", options)
        moves = [move for turns in game["record"]["moves"] for move in turns if move]
        if abs(int(moves[0])) > size * size:
            continue
        # The second player's stone in place of an answer: here the same game with columns and rows exchanged.
        transposed = moves[1] != "play-second"
        for state, move in zip(game["plies"], moves + [None]):
            legal = None
            if state["phase"] == "play" or state["over"]:
                legal = [linage_cell(cell, transposed) for cell in state["legal"]]
                taken = state["button"] is not None
                legal += ["pass"] * (not state["over"]) + ["button"] * (not state["over"] and not taken)
            line.at(legal, winner_of(state))
            if move is None or move in ("resign", "timeout", "draw", "abandoned"):
                break
            if move == "take-button" and state["button"] is not None:
                break
            if state["phase"] == "komi":
                line.moves.append(f"komi={int(move)}")
            elif move == "play-second":
                line.moves.append("horizontal")
            else:
                if state["phase"] == "pie":
                    line.moves.append("vertical")
                    line.at(None, {})
                known = {"pass": "pass", "take-button": "button"}
                line.moves.append(known.get(move) or linage_cell(move, transposed))
        yield line


# Ludii


def ludii_move(text):
    if "[Pass:" in text:
        return "pass"
    start, end = (int(number) for number in re.search(r"from=(\d+),to=(\d+)", text).groups())
    names = [LETTERS[cell % 8] + str(cell // 8 + 1) for cell in (start, end)]
    return (":" if "[Remove:" in text else "-").join(names)


def ludii(name, text):
    options = {"preset": "LUDII"}
    if "Simultaneous Group = Mover Win" in text:
        options["bothConnected"] = "MOVER_WINS"
    line = Line(name, "loa", options)
    line.moves = [ludii_move(move) for move in re.findall(r"^Move=(.*)$", text, re.M) if "mover=0" not in move]
    blocks = re.findall(r"^NEW LEGAL MOVES LIST\n(.*?)^END LEGAL MOVES LIST", text, re.M | re.S)
    lists = [[ludii_move(move) for move in block.splitlines()] for block in blocks]
    for ply in range(len(line.moves)):
        line.at(lists[ply] if lists else None, {})
    winner = int(re.search(r"^winner=(\d)", text, re.M)[1])
    ended = "endtype=NoEnd" not in text
    line.at([] if ended else None, {"winner": ["DRAW", "FIRST", "SECOND"][winner]} if ended else None)
    yield line


# OpenSpiel


def open_spiel_playthrough(name, text):
    line = Line(name, "loa", {"preset": "OPEN_SPIEL"})
    for state in re.split(r"^# State \d+$", text, flags=re.M)[1:]:
        legal = re.search(r"^StringLegalActions\(\) = (\[.*\])$", state, re.M)
        returns = re.search(r"^IsTerminal\(\) = True.*^Returns\(\) = \[(-?\d)", state, re.M | re.S)
        if returns:
            line.at([], {"winner": {"1": "FIRST", "-1": "SECOND", "0": "DRAW"}[returns[1]]})
        else:
            line.at([loa_move(move) for move in json.loads(legal[1])] if legal else None, {})
        applied = re.search(r'^# Apply action "(.*)"$', state, re.M)
        if applied:
            line.moves.append(loa_move(applied[1]))
    yield line


def open_spiel_test_game(name, text):
    line = Line(name, "loa", {"preset": "OPEN_SPIEL"})
    line.moves = [loa_move(move) for move in re.findall(r"[a-h][1-8][-x][a-h][1-8]", text)]
    for _ in line.moves:
        line.at(None, {})
    ended = "incomplete" not in name
    yield line.at([] if ended else None, None)


def lines(folder, limit):
    for path in sorted(folder.glob("abstractplay/*.jsonl.gz")):
        name = path.name.partition(".")[0]
        if name.startswith("positions-"):
            yield from abstract_play_positions(name, read(path), limit)
        elif name.startswith("loa-"):
            yield from abstract_play_loa(name, read(path), limit)
        else:
            yield from abstract_play_linage(name, read(path), limit)
    for path in sorted(folder.glob("ludii/*/*.txt*")):
        yield from ludii("ludii " + path.name.partition(".")[0], read(path))
    for path in sorted(folder.glob("openspiel/test_games/*.txt")):
        yield from open_spiel_test_game("openspiel " + path.stem, read(path))
    for path in sorted(folder.glob("openspiel/*.txt")):
        yield from open_spiel_playthrough("openspiel " + path.stem, read(path))


def with_default_rules(line):
    options = {name: value for name, value in line.options.items() if name not in ("preset", "bothConnected")}
    if line.game == "linage":
        area = options["width"] * options["height"]
        options["komi"] = f"-{area}..{area}"
    line.options = options


def key(game, options):
    return game, tuple(sorted((name, str(value).lower()) for name, value in options.items()))


class Program:
    """Follows all lines that begin with the moves that were played."""

    def __init__(self, lines):
        self.lines = lines
        self.by_options = {}
        for line in lines:
            self.by_options.setdefault(key(line.game, line.options), []).append(line)
        self.followed, self.ply = [], 0

    def recorded(self, attribute):
        found = (getattr(line, attribute)[self.ply] for line in self.followed)
        return next((value for value in found if value is not None), None)

    def answer(self, question):
        ask = question["ask"]
        if ask == "games":
            shown = [{"game": x.game, "options": x.options, "moves": x.moves, "name": x.name} for x in self.lines]
            games = [{"game": game, "options": {}} for game in sorted({line.game for line in self.lines})]
            return {"games": games, "answers": ["legal", "play", "outcome"], "lines": shown}
        if ask == "start":
            self.followed = self.by_options.get(key(question["game"], question.get("options", {})), [])
            self.ply = 0
            return {} if self.followed else {"refused": "not recorded"}
        if ask == "legal":
            moves = self.recorded("legal")
            return {"unknown": True} if moves is None else {"moves": moves}
        if ask == "outcome":
            outcome = self.recorded("outcomes")
            return {"unknown": True} if outcome is None else outcome
        if ask == "play":
            move, ply = question["move"], self.ply
            followed = [line for line in self.followed if line.moves[ply : ply + 1] == [move]]
            if not followed:
                return {"illegal": "not recorded"}
            self.followed, self.ply = followed, ply + 1
            return {}
        return {"error": f"unknown question {ask}"}


def main():
    folder, *rest = sys.argv[1:]
    limit = int(rest[rest.index("--limit") + 1]) if "--limit" in rest else None
    known = list(lines(pathlib.Path(folder), limit))
    if "--default-rules" in rest:
        for line in known:
            with_default_rules(line)
    program = Program(known)
    for text in sys.stdin:
        question = json.loads(text)
        print(json.dumps({"id": question["id"], **program.answer(question)}), flush=True)


if __name__ == "__main__":
    main()
