"""Linage, written from the rule page alone: for `boardrules conform`, as a program of somebody else.

Sets of points are the bits of a whole number, row by row, with a column more than the board has, which stays empty.
"""

from fractions import Fraction

OPTIONS = {
    "preset": ["STANDARD", "ABSTRACT_PLAY"],
    "width": list(range(1, 26)),
    "height": list(range(1, 26)),
    "komi": True,
    "opening": ["PIE", "FIXED"],
    "lineLength": [2, 3, 4, 5],
    "end": ["TWO_PASSES", "NO_FREE_REGION"],
    "button": ["NONE", "HALF_POINT"],
}

PRESETS = {
    "STANDARD": {},
    "ABSTRACT_PLAY": {"button": "HALF_POINT", "end": "NO_FREE_REGION", "height": 15, "width": 15},
}


def decimal(halves):
    """Writes a number of half points: 3, -0.5."""
    whole = str(abs(halves) // 2) + (".5" if halves % 2 else "")
    return "-" + whole if halves < 0 else whole


def halves_of(text):
    value = Fraction(text) * 2
    if value.denominator != 1:
        raise ValueError("not a multiple of 0.5")
    return int(value)


def komi_of(text, area):
    """The values of the option, in half points."""
    if text == "ANY":
        return list(range(-2 * area, 2 * area + 1))
    if ".." in text:
        low, high = map(halves_of, text.split(".."))
        if low > high or (high - low) % 2:
            raise ValueError("not a range")
        values = list(range(low, high + 1, 2))
    else:
        values = [halves_of(value) for value in text.split(",")]
    return values


class Game:
    def __init__(self, options):
        options = {**PRESETS[options.get("preset", "STANDARD")], **options}
        self.width, self.height = int(options.get("width", 9)), int(options.get("height", 9))
        self.length = int(options.get("lineLength", 3))
        if not (1 <= self.width <= 25 and 1 <= self.height <= 25 and 2 <= self.length <= 5):
            raise ValueError("out of range")
        if max(self.width, self.height) < self.length:
            raise ValueError("no line fits on the board")
        area = self.width * self.height
        default = f"0.5..{area - 1}.5"
        if options.get("preset") == "ABSTRACT_PLAY":
            default = f"-{area}..{area}"
        text = str(options.get("komi", default))
        self.values = komi_of(text, area)
        fixed = options.get("opening", "PIE") == "FIXED"
        if fixed and (len(self.values) != 1 or text == "ANY"):
            raise ValueError("a fixed opening has one komi")
        if len(set(self.values)) != len(self.values):
            raise ValueError("a komi is named twice")
        if not fixed and any(abs(value) > 2 * area for value in self.values):
            raise ValueError("komi is out of range")
        self.early = options.get("end", "TWO_PASSES") == "NO_FREE_REGION"
        self.with_button = options.get("button", "NONE") == "HALF_POINT"
        self.stride = self.width + 1
        self.names = {}
        for y in range(self.height):
            for x in range(self.width):
                self.names["abcdefghijklmnopqrstuvwxy"[x] + str(y + 1)] = 1 << (y * self.stride + x)
        self.points = sum(self.names.values())
        self.stones = 0
        self.komi = self.values[0] if fixed else None
        self.vertical = "FIRST" if fixed else None  # who plays Vertical
        self.to_move = "VERTICAL"
        self.passes = 0
        self.button = None  # who has taken it
        self.find_regions()

    # Regions and lines

    def fill(self, start, within):
        """The points of `within` that are connected to those of `start`."""
        region, before = start, 0
        while region != before:
            before = region
            region |= (region << 1 | region >> 1 | region << self.stride | region >> self.stride) & within
        return region

    def lines(self, region):
        """Whether the region has vertical lines, and whether it has horizontal ones."""
        vertical = horizontal = region
        for _ in range(self.length - 1):
            vertical &= vertical >> self.stride
            horizontal &= horizontal >> 1
            vertical &= region
            horizontal &= region
        return vertical != 0, horizontal != 0

    def find_regions(self):
        self.free = self.verticals = self.horizontals = 0
        rest = self.points & ~self.stones
        while rest:
            region = self.fill(rest & -rest, rest)
            rest &= ~region
            vertical, horizontal = self.lines(region)
            if vertical and horizontal:
                self.free |= region
            elif vertical:
                self.verticals |= region
            elif horizontal:
                self.horizontals |= region

    def allowed(self, point):
        """Whether a stone may be placed there."""
        if not point & self.free:
            return False
        empty = self.points & ~self.stones & ~point
        rest = empty & (point << 1 | point >> 1 | point << self.stride | point >> self.stride)
        if not rest:
            return False
        while rest:
            region = self.fill(rest & -rest, empty)
            rest &= ~region
            if not any(self.lines(region)):
                return False
        return True

    # The game

    def over(self):
        if self.vertical is None:
            return False
        return self.passes == 2 or (self.early and not self.free)

    def legal(self):
        if self.over():
            return []
        if self.komi is None:
            return ["komi=" + decimal(value) for value in self.values]
        if self.vertical is None:
            return ["vertical", "horizontal"]
        moves = [name for name, point in self.names.items() if self.allowed(point)]
        moves.append("pass")
        if self.with_button and self.button is None:
            moves.append("button")
        return moves

    def play(self, text):
        if self.over():
            raise ValueError("the game is over")
        if self.komi is None:
            if text not in self.legal():
                raise ValueError("not a komi of the list")
            self.komi = halves_of(text[5:])
        elif self.vertical is None:
            if text not in ("vertical", "horizontal"):
                raise ValueError("not a side")
            self.vertical = "SECOND" if text == "vertical" else "FIRST"
        else:
            self.place(text)
            self.to_move = "HORIZONTAL" if self.to_move == "VERTICAL" else "VERTICAL"

    def place(self, text):
        if text == "pass":
            self.passes += 1
        elif text == "button" and self.with_button and self.button is None:
            self.button = self.to_move
            self.passes = 0
        elif text in self.names and self.allowed(self.names[text]):
            self.stones |= self.names[text]
            self.passes = 0
            self.find_regions()
        else:
            raise ValueError("not a legal move")

    def scores(self):
        """The scores of Vertical and of Horizontal, in half points."""
        vertical = 2 * self.verticals.bit_count() + (self.button == "VERTICAL")
        horizontal = 2 * self.horizontals.bit_count() + (self.button == "HORIZONTAL") + self.komi
        return vertical, horizontal

    def outcome(self):
        if not self.over():
            return {}
        vertical, horizontal = self.scores()
        second = "SECOND" if self.vertical == "FIRST" else "FIRST"
        winner = "DRAW" if vertical == horizontal else self.vertical if vertical > horizontal else second
        return {"winner": winner, "score": f"{decimal(vertical)} {decimal(horizontal)}"}

    def text(self):
        rows = []
        for y in reversed(range(self.height)):
            row, empty = "", 0
            for x in range(self.width):
                if self.stones >> (y * self.stride + x) & 1:
                    row += (str(empty) if empty else "") + "x"
                    empty = 0
                else:
                    empty += 1
            rows.append(row + (str(empty) if empty else ""))
        board = "/".join(rows)
        if self.komi is None:
            return board + " komi"
        if self.vertical is None:
            return f"{board} side {decimal(self.komi)}"
        side = "vertical" if self.over() else self.to_move.lower()
        text = f"{board} {side} {decimal(self.komi)} {self.vertical.lower()} {self.passes}"
        return text + (f" button:{self.button.lower()}" if self.button else "")
