"""Lines of Action, written from the rule page alone: for `boardrules conform`, as a program of somebody else."""

BLACK, WHITE = 1, 2
SEATS = {BLACK: "FIRST", WHITE: "SECOND"}
CHECKS = ["connection", "noMove", "repetition", "quietLimit", "plyLimit"]

PRESETS = {
    "SOUCIE": {},
    "SACKSON_1969": {
        "bothConnected": "DRAW",
        "order": "connection,noMove,repetition",
        "repetition": "DRAW",
    },
    "COMPUTER_TOURNAMENT": {
        "noLegalMove": "PASSES",
        "order": "connection,repetition",
        "repetition": "DRAW",
        "repetitionAt": "3",
    },
    "ABSTRACT_PLAY": {
        "bothConnected": "DRAW",
        "noLegalMove": "PASSES",
        "order": "connection",
        "repetition": "NONE",
    },
    "LUDII": {
        "bothConnected": "DRAW",
        "noLegalMove": "PASSES",
        "order": "connection,plyLimit",
        "plyLimit": "2500",
        "repetition": "NONE",
    },
    "OPEN_SPIEL": {
        "order": "plyLimit,connection,repetition,noMove",
        "plyLimit": "1000",
        "repetition": "DRAW",
        "repetitionOf": "PLACEMENT",
    },
    "PLAY_STRATEGY": {
        "bothConnected": "DRAW",
        "noLegalMove": "DRAW",
        "order": "connection,noMove,quietLimit,repetition",
        "quietLimit": "100",
        "repetition": "DRAW",
        "repetitionAt": "5",
    },
}

DEFAULTS = {
    "bothConnected": "MOVER_WINS",
    "noLegalMove": "LOSES",
    "repetition": "MOVER_LOSES",
    "repetitionOf": "POSITION",
    "repetitionAt": "2",
    "quietLimit": "0",
    "plyLimit": "0",
    "order": "noMove,repetition,connection",
}

OPTIONS = {
    "preset": list(PRESETS),
    "bothConnected": ["MOVER_WINS", "DRAW"],
    "noLegalMove": ["LOSES", "PASSES", "DRAW"],
    "repetition": ["MOVER_LOSES", "DRAW", "NONE"],
    "repetitionOf": ["POSITION", "PLACEMENT"],
    "repetitionAt": [2, 3, 4, 5],
    "quietLimit": True,
    "plyLimit": True,
    "order": True,
    "board": ["SQUARE", "HEX"],
    "size": list(range(3, 17)),
    "hole": ["NONE", "CENTER"],
    "setup": True,
    "allowExtraPieces": [False, True],
}


class Board:
    """The cells of a board, their neighbors, and the lines through them."""

    known = {}

    @classmethod
    def of(cls, shape, size, hole):
        key = shape, size, hole
        if key not in cls.known:
            cls.known[key] = cls(shape, size, hole)
        return cls.known[key]

    def __init__(self, shape, size, hole):
        width = size if shape == "SQUARE" else 2 * size - 1
        slope = width if shape == "SQUARE" else size
        self.rows = [[(x, y) for x in range(width) if abs(x - y) < slope] for y in range(width)]
        self.places = [place for row in self.rows for place in row]
        self.index = {place: i for i, place in enumerate(self.places)}
        self.names = ["abcdefghijklmnop"[x] + str(y + 1) for x, y in self.places]
        self.named = {name: i for i, name in enumerate(self.names)}
        self.hole = self.index[width // 2, width // 2] if hole == "CENTER" else None
        directions = [(1, 0), (0, 1), (1, 1)] + ([(1, -1)] if shape == "SQUARE" else [])
        self.neighbors = [[] for _ in self.places]
        self.rays = [[] for _ in self.places]  # of each cell: (line, cells ahead)
        self.lines_of = [[] for _ in self.places]
        self.lines = 0
        for dx, dy in directions:
            for x, y in self.places:
                if (x - dx, y - dy) in self.index:
                    continue
                line = []
                while (x, y) in self.index:
                    line.append(self.index[x, y])
                    x, y = x + dx, y + dy
                for i, cell in enumerate(line):
                    self.lines_of[cell].append(self.lines)
                    self.rays[cell].append((self.lines, line[i + 1 :]))
                    self.rays[cell].append((self.lines, line[:i][::-1]))
                    self.neighbors[cell] += line[max(i - 1, 0) : i] + line[i + 1 : i + 2]
                self.lines += 1
        self.edges = self.around(shape, width)

    def around(self, shape, width):
        """The edges without their corners, counterclockwise from the bottom row."""
        last, half = width - 1, width // 2
        corners = [(0, 0), (last, 0), (last, last), (0, last)]
        if shape == "HEX":
            corners = [(0, 0), (half, 0), (last, half), (last, last), (half, last), (0, half)]
        edges = []
        for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1]):
            dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
            edges.append([])
            while (x + dx, y + dy) != (to_x, to_y):
                x, y = x + dx, y + dy
                edges[-1].append(self.index[x, y])
        return edges


CLUSTERS = "wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb"


def rules_of(options):
    """The values of all rules: those that are named, over those of the preset, over the default ones."""
    named = {name: str(options[name]) for name in DEFAULTS if name in options}
    preset = PRESETS[options.get("preset", "SOUCIE")]
    rules = {**DEFAULTS, **preset, **named}
    for name in ["repetitionAt", "quietLimit", "plyLimit"]:
        rules[name] = int(rules[name])
    if not 2 <= rules["repetitionAt"] <= 5:
        raise ValueError("repetitionAt is out of range")
    if not 0 <= rules["quietLimit"] <= 1000 or not 0 <= rules["plyLimit"] <= 10000:
        raise ValueError("a limit is out of range")
    applies = {
        "connection": True,
        "noMove": rules["noLegalMove"] != "PASSES",
        "repetition": rules["repetition"] != "NONE",
        "quietLimit": rules["quietLimit"] > 0,
        "plyLimit": rules["plyLimit"] > 0,
    }
    if not applies["repetition"] and ("repetitionAt" in named or named.get("repetitionOf") == "PLACEMENT"):
        raise ValueError("positions may repeat for ever")
    order = rules["order"].split(",")
    if "order" not in named:
        order = [check for check in order if applies[check]]
        order += [limit for limit in ["quietLimit", "plyLimit"] if applies[limit] and limit not in order]
    if sorted(order) != sorted(check for check in CHECKS if applies[check]):
        raise ValueError("order must name each check that applies once")
    rules["order"] = order
    return rules


class Game:
    def __init__(self, options):
        self.rules = rules_of(options)
        self.endless = self.rules["noLegalMove"] == "PASSES" and self.rules["repetition"] == "NONE"
        shape = options.get("board", "SQUARE")
        size = int(options.get("size", 8 if shape == "SQUARE" else 6))
        hole = options.get("hole", "NONE")
        low, high = (4, 16) if shape == "SQUARE" else (3, 8)
        if not low <= size <= high:
            raise ValueError("size is out of range")
        if hole == "CENTER" and shape == "SQUARE" and size % 2 == 0:
            raise ValueError("the board has no center")
        self.board = Board.of(shape, size, hole)
        self.cells = [0] * len(self.board.places)
        self.counts = [0] * self.board.lines  # pieces on each line
        self.side = BLACK
        self.history = []  # since the last capture or removal
        self.quiet = self.plies = 0
        self.passes = 0  # in a row
        extra = str(options.get("allowExtraPieces", "false")).lower() == "true"
        self.set_up(str(options.get("setup", "standard")), shape, size, extra)
        self.seen = {}
        self.take_back_history()
        self.moves = self.find_moves()
        self.result = self.ending()

    # The setup

    def set_up(self, setup, shape, size, extra):
        edges = self.board.edges
        if setup in ("standard", "scrambled"):
            if setup == "standard":
                sides = [[WHITE if i % 2 == (shape == "SQUARE") else BLACK] * len(e) for i, e in enumerate(edges)]
            else:
                first = BLACK if shape == "SQUARE" else WHITE
                around = [first, 3 - first] * (sum(map(len, edges)) // 2)
                sides, rest = [], iter(around)
                for edge in edges:
                    sides.append([next(rest) for _ in edge])
            for edge, colors in zip(edges, sides):
                for cell, color in zip(edge, colors):
                    self.put(cell, color)
            return
        if setup == "clusters":
            if (shape, size) != ("HEX", 5):
                raise ValueError("clusters are for a hexagon of side 5")
            self.read(CLUSTERS + " b")
        elif "/" in setup:
            self.read(setup)
        else:
            self.read_lists(setup)
        most = sum(map(len, edges)) // 2
        for color in BLACK, WHITE:
            if not 1 <= self.cells.count(color) <= (len(self.cells) if extra else most):
                raise ValueError("too many pieces, or none")
        if self.board.hole is not None and self.cells[self.board.hole]:
            raise ValueError("a piece on the hole")

    def read(self, text):
        placement, side, *fields = text.split(" ")
        rows = placement.split("/")
        if len(rows) != len(self.board.rows) or side not in ("b", "w"):
            raise ValueError("not a position")
        for row, places in zip(reversed(rows), self.board.rows):
            x, digits = 0, ""
            for letter in row + " ":
                if letter.isdigit():
                    digits += letter
                    continue
                x += int(digits or 0)
                digits = ""
                if letter != " ":
                    self.put(self.board.index[places[x]], {"b": BLACK, "w": WHITE}[letter])
                    x += 1
            if x != len(places):
                raise ValueError("not a position")
        self.side = BLACK if side == "b" else WHITE
        names = [field.partition(":")[0] for field in fields]
        if len(set(names)) != len(names):
            raise ValueError("a count is named twice")
        for field in fields:
            name, _, number = field.partition(":")
            if name == "quiet":
                self.quiet = int(number)
            elif name == "ply":
                self.plies = int(number)
            elif name == "passed":
                self.passes = int(number or 1)
            else:
                self.history = field.split(",")
        for name, count in ("quietLimit", self.quiet), ("plyLimit", self.plies):
            if count > self.rules[name] > 0:
                raise ValueError("a count beyond its limit")

    def read_lists(self, text):
        """Reads a setup such as black:b1,c1;white:a2;toMove:BLACK."""
        for part in text.split(";"):
            name, _, value = part.partition(":")
            if name == "toMove":
                self.side = {"BLACK": BLACK, "WHITE": WHITE}[value]
            else:
                for cell in filter(None, value.split(",")):
                    self.put(self.board.named[cell], {"black": BLACK, "white": WHITE}[name])

    def take_back_history(self):
        """Counts the position and those before it."""
        cells, side = list(self.cells), self.side
        self.count()
        for move in reversed(self.history):
            self.side = 3 - self.side
            if move != "pass":
                start, end = (self.board.named[name] for name in move.split("-"))
                if self.cells[end] != self.side or self.cells[start]:
                    raise ValueError("the history cannot be taken back")
                self.cells[start], self.cells[end] = self.cells[end], 0
            self.count()
        self.cells, self.side = cells, side

    # The moves

    def put(self, cell, color):
        if self.cells[cell]:
            raise ValueError("two pieces on a cell")
        self.cells[cell] = color
        for line in self.board.lines_of[cell]:
            self.counts[line] += 1

    def remove(self, cell):
        self.cells[cell] = 0
        for line in self.board.lines_of[cell]:
            self.counts[line] -= 1

    def find_moves(self):
        """The moves of the side to move, by their names: from and to."""
        cells, names, side, enemy = self.cells, self.board.names, self.side, 3 - self.side
        moves = {}
        for start, color in enumerate(cells):
            if color != side:
                continue
            for line, ahead in self.board.rays[start]:
                distance = self.counts[line]
                if distance > len(ahead):
                    continue
                end = ahead[distance - 1]
                if cells[end] == side:
                    continue
                if any(cells[cell] == enemy for cell in ahead[: distance - 1]):
                    continue
                mark = ":" if cells[end] == enemy else "-"
                moves[names[start] + mark + names[end]] = start, end
        if not moves and self.rules["noLegalMove"] == "PASSES":
            moves["pass"] = None
        return moves

    def legal(self):
        return [] if self.result else list(self.moves)

    def play(self, text):
        if self.result:
            raise ValueError("the game is over")
        if text not in self.moves:
            raise ValueError("not a legal move")
        move = self.moves[text]
        self.passes = 0 if move else self.passes + 1
        self.history.append(text)
        self.quiet += 1
        self.plies += 1
        if move:
            start, end = move
            captures = self.cells[end] != 0
            removed = end == self.board.hole
            if captures:
                self.remove(end)
                self.quiet = 0
            self.remove(start)
            if not removed:
                self.put(end, self.side)
            if captures or removed:
                self.history = []
                self.seen = {}
        self.side = 3 - self.side
        self.count()
        self.moves = self.find_moves()
        self.result = self.ending()

    # The end

    def key(self):
        placement = bytes(self.cells)
        return placement if self.rules["repetitionOf"] == "PLACEMENT" else (placement, self.side)

    def count(self):
        key = self.key()
        self.seen[key] = self.seen.get(key, 0) + 1

    def connected(self, color):
        pieces = [cell for cell, found in enumerate(self.cells) if found == color]
        reached = {pieces[0]}
        todo = [pieces[0]]
        while todo:
            for cell in self.board.neighbors[todo.pop()]:
                if self.cells[cell] == color and cell not in reached:
                    reached.add(cell)
                    todo.append(cell)
        return len(reached) == len(pieces)

    def ending(self):
        """The winner, or None while the game goes on. The side that is not to move has moved."""
        if self.endless and self.passes > 1:
            return "DRAW"
        for check in self.rules["order"]:
            result = getattr(self, check)(3 - self.side, self.side)
            if result:
                return result if result == "DRAW" else SEATS[result]
        return None

    def connection(self, mover, opponent):
        own, other = self.connected(mover), self.connected(opponent)
        if own and other:
            return mover if self.rules["bothConnected"] == "MOVER_WINS" else "DRAW"
        if own:
            return mover
        return opponent if other else None

    def noMove(self, mover, opponent):
        if self.moves:
            return None
        return mover if self.rules["noLegalMove"] == "LOSES" else "DRAW"

    def repetition(self, mover, opponent):
        if self.seen[self.key()] < self.rules["repetitionAt"]:
            return None
        return opponent if self.rules["repetition"] == "MOVER_LOSES" else "DRAW"

    def quietLimit(self, mover, opponent):
        return "DRAW" if self.quiet >= self.rules["quietLimit"] else None

    def plyLimit(self, mover, opponent):
        return "DRAW" if self.plies >= self.rules["plyLimit"] else None

    def outcome(self):
        return {"winner": self.result} if self.result else {}

    # The text

    def text(self):
        rows = []
        for places in reversed(self.board.rows):
            row, empty = "", 0
            for place in places:
                color = self.cells[self.board.index[place]]
                if not color:
                    empty += 1
                    continue
                row += (str(empty) if empty else "") + "bw"[color - 1]
                empty = 0
            rows.append(row + (str(empty) if empty else ""))
        fields = ["/".join(rows), "bw"[self.side - 1]]
        if self.history and self.rules["repetition"] != "NONE":
            fields.append(",".join(self.history))
        if self.quiet and self.rules["quietLimit"]:
            fields.append(f"quiet:{self.quiet}")
        if self.plies and self.rules["plyLimit"]:
            fields.append(f"ply:{self.plies}")
        if self.passes and self.endless and "pass" in self.moves:
            fields.append("passed" if self.passes == 1 else f"passed:{self.passes}")
        return " ".join(fields)
