"""Iris, written from the rule page alone: for `boardrules conform`, as a program of somebody else."""

BLACK, WHITE = 1, 2

OPTIONS = {"n": list(range(2, 14))}


class Game:
    def __init__(self, options):
        n = int(options.get("n", 7))
        if not 2 <= n <= 13:
            raise ValueError("n is out of range")
        width = 2 * n - 1
        places = [(x, y) for y in range(width) for x in range(width) if abs(x - y) < n]
        index = {place: i for i, place in enumerate(places)}
        self.rows = [[index[place] for place in places if place[1] == y] for y in range(width)]
        self.names = ["abcdefghijklmnopqrstuvwxyz"[x] + str(y + 1) for x, y in places]
        self.neighbors = []
        for x, y in places:
            around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1), (x + 1, y + 1), (x - 1, y - 1)]
            self.neighbors.append([index[place] for place in around if place in index])
        self.colored = [len(around) < 6 for around in self.neighbors]
        self.twins = [index[width - 1 - x, width - 1 - y] for x, y in places]
        self.singles = {self.names[i]: i for i in index.values() if not self.colored[i]}
        self.pairs = {}
        for i, twin in enumerate(self.twins):
            if self.colored[i] and i < twin:
                self.pairs[f"{self.names[i]}+{self.names[twin]}"] = i, twin
        self.cells = [0] * len(places)
        self.empty = len(places)
        self.side = BLACK
        self.first = None  # the first of two stones
        self.opening = True
        self.passes = 0

    def over(self):
        return self.passes == 2 or self.empty == 0

    def second_stones(self):
        """The cells for the second stone."""
        near = self.neighbors[self.first]
        return [i for i in self.singles.values() if not self.cells[i] and i not in near]

    def legal(self):
        if self.over():
            return []
        if self.first is not None:
            return [self.names[i] for i in self.second_stones()]
        moves = [name for name, i in self.singles.items() if not self.cells[i]]
        if not self.opening:
            moves += [name for name, (i, _) in self.pairs.items() if not self.cells[i]]
            moves.append("pass")
        return moves

    def play(self, text):
        if self.over():
            raise ValueError("the game is over")
        if text in self.singles:
            self.place(self.singles[text])
        elif text in self.pairs and self.first is None and not self.opening:
            if self.cells[self.pairs[text][0]]:
                raise ValueError("the cells are occupied")
            for i in self.pairs[text]:
                self.put(i)
            self.end_turn()
        elif text == "pass" and self.first is None and not self.opening:
            self.passes += 1
            self.side = 3 - self.side
        else:
            raise ValueError("not a legal move")

    def place(self, i):
        if self.cells[i]:
            raise ValueError("the cell is occupied")
        if self.first is not None:
            if i in self.neighbors[self.first]:
                raise ValueError("the cell is adjacent to the first stone")
            self.put(i)
            self.end_turn()
        elif self.opening:
            self.put(i)
            self.opening = False
            self.end_turn()
        else:
            self.put(i)
            self.first = i
            self.passes = 0
            if not self.second_stones():
                self.end_turn()

    def put(self, i):
        self.cells[i] = self.side
        self.empty -= 1

    def end_turn(self):
        self.first = None
        self.passes = 0
        self.side = 3 - self.side

    def scores(self, color):
        """The colored cells of each group, highest first."""
        scores, seen = [], set()
        for start, found in enumerate(self.cells):
            if found != color or start in seen:
                continue
            seen.add(start)
            todo, score = [start], 0
            while todo:
                cell = todo.pop()
                score += self.colored[cell]
                for near in self.neighbors[cell]:
                    if self.cells[near] == color and near not in seen:
                        seen.add(near)
                        todo.append(near)
            scores.append(score)
        return sorted(scores, reverse=True)

    def outcome(self):
        if not self.over():
            return {}
        black, white = self.scores(BLACK), self.scores(WHITE)
        places = max(len(black), len(white))
        black += [0] * (places - len(black))
        white += [0] * (places - len(white))
        return {"winner": "FIRST" if black > white else "SECOND" if white > black else "DRAW"}

    def text(self):
        rows = []
        for row in reversed(self.rows):
            text, empty = "", 0
            for i in row:
                if not self.cells[i]:
                    empty += 1
                    continue
                text += (str(empty) if empty else "") + "bw"[self.cells[i] - 1]
                empty = 0
            rows.append(text + (str(empty) if empty else ""))
        side = "-" if self.over() else "bw"[self.side - 1]
        first = "-" if self.first is None else self.names[self.first]
        return f"{'/'.join(rows)} {side} {first} {self.passes}"
