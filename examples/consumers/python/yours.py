"""A small Lines of Action as somebody may have written it: rows are counted from the top, and moves are b8b6."""

DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
OPPONENT = {"black": "white", "white": "black"}


def name(place):
    return "abcdefghijklmnop"[place[0]] + str(place[1] + 1)


class Game:
    def __init__(self, size=8):
        self.size = size
        self.board = {}
        for i in range(1, size - 1):
            self.board[i, 0] = self.board[i, size - 1] = "black"
            self.board[0, i] = self.board[size - 1, i] = "white"
        self.turn, self.winner = "black", None
        self.seen = {self.key()}

    def key(self):
        return self.turn, frozenset(self.board.items())

    def ray(self, place, direction):
        x, y = place[0] + direction[0], place[1] + direction[1]
        while 0 <= x < self.size and 0 <= y < self.size:
            yield x, y
            x, y = x + direction[0], y + direction[1]

    def moves(self):
        """The legal moves by their names, with the places that they join."""
        moves = {}
        for start, color in self.board.items():
            if color != self.turn or self.winner:
                continue
            for x, y in DIRECTIONS:
                ahead = list(self.ray(start, (x, y)))
                line = [start, *ahead, *self.ray(start, (-x, -y))]
                distance = sum(place in self.board for place in line)
                if distance > len(ahead) or self.board.get(ahead[distance - 1]) == color:
                    continue
                if not any(self.board.get(place) == OPPONENT[color] for place in ahead[: distance - 1]):
                    moves[name(start) + name(ahead[distance - 1])] = start, ahead[distance - 1]
        return moves

    def connected(self, color):
        pieces = {place for place, found in self.board.items() if found == color}
        todo = [pieces.pop()]
        while todo:
            x, y = todo.pop()
            near = {(x + dx, y + dy) for dx, dy in DIRECTIONS} & pieces
            pieces -= near
            todo += near
        return not pieces

    def play(self, move):
        start, end = self.moves()[move]
        self.board[end] = self.board.pop(start)
        mover, self.turn = self.turn, OPPONENT[self.turn]
        if not self.moves():
            self.winner = mover
        elif self.key() in self.seen:
            self.winner = self.turn
        elif self.connected(mover):
            self.winner = mover
        elif self.connected(self.turn):
            self.winner = self.turn
        self.seen.add(self.key())
