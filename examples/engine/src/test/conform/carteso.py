"""Carteso, written from the rule page alone: for `boardrules conform`, as a program of somebody else."""

from fractions import Fraction

BLACK, WHITE = "b", "w"
VERTICAL, HORIZONTAL = "vertical", "horizontal"
OTHER = {VERTICAL: HORIZONTAL, HORIZONTAL: VERTICAL, "FIRST": "SECOND", "SECOND": "FIRST"}

OPTIONS = {
    "width": list(range(1, 26)),
    "height": list(range(1, 26)),
    "komi": True,
    "opening": ["PIE", "FIXED"],
}


def komi_text(komi):
    """Writes a komi in the shortest way: 3, -0.5."""
    whole = str(abs(komi.numerator) // komi.denominator)
    return ("-" if komi < 0 else "") + whole + (".5" if komi.denominator == 2 else "")


def komi_values(text, area):
    if text == "ANY":
        return [Fraction(halves, 2) for halves in range(-2 * area, 2 * area + 1)]
    if ".." in text:
        low, high = map(Fraction, text.split(".."))
        if low > high or (high - low).denominator != 1:
            raise ValueError("not a range")
        values = [low + step for step in range(int(high - low) + 1)]
    else:
        values = [Fraction(value) for value in text.split(",")]
    if len(set(values)) != len(values) or any(value.denominator > 2 for value in values):
        raise ValueError("a komi is named twice, or not a multiple of 0.5")
    return values


class Game:
    def __init__(self, options):
        self.width, self.height = int(options.get("width", 9)), int(options.get("height", 9))
        if not (1 <= self.width <= 25 and 1 <= self.height <= 25):
            raise ValueError("the size is out of range")
        area = self.width * self.height
        text = str(options.get("komi", f"0.5..{area - 1}.5"))
        values = komi_values(text, area)
        fixed = options.get("opening", "PIE") == "FIXED"
        if fixed and (len(values) != 1 or text == "ANY"):
            raise ValueError("a fixed opening has one komi")
        if not fixed and any(abs(value) > area for value in values):
            raise ValueError("komi is out of range")
        self.values = {"komi=" + komi_text(value): value for value in values}
        self.places = [(x, y) for y in range(self.height) for x in range(self.width)]
        self.names = {"abcdefghijklmnopqrstuvwxy"[x] + str(y + 1): (x, y) for x, y in self.places}
        self.neighbors = {}
        for x, y in self.places:
            around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
            self.neighbors[x, y] = [(u, v) for u, v in around if 0 <= u < self.width and 0 <= v < self.height]
        self.stones = {}
        self.claims = {}  # by stone: who has claimed its group
        self.komi = values[0] if fixed else None
        self.vertical = "FIRST" if fixed else None  # who plays Vertical
        self.side = VERTICAL
        self.passes = 0

    # Groups

    def components(self, colors):
        """The connected sets of points whose stone, or None, is among the colors."""
        seen = set()
        for start in self.places:
            if start in seen or self.stones.get(start) not in colors:
                continue
            seen.add(start)
            component, todo = [start], [start]
            while todo:
                for place in self.neighbors[todo.pop()]:
                    if place not in seen and self.stones.get(place) in colors:
                        seen.add(place)
                        component.append(place)
                        todo.append(place)
            yield component

    @staticmethod
    def box(places):
        columns, rows = [x for x, _ in places], [y for _, y in places]
        return min(columns), max(columns), min(rows), max(rows)

    def owner(self, box):
        """The owner of a group with that span, after a stone of the side to move."""
        left, right, bottom, top = box
        columns, rows = right - left + 1, top - bottom + 1
        if rows > columns:
            return VERTICAL
        return HORIZONTAL if columns > rows else OTHER[self.side]

    def claim(self):
        """Claims the finished groups, and lets stones join the claims of their groups."""
        for color in BLACK, WHITE:
            reach = {}
            for component in self.components({color, None}):
                box = self.box(component)
                for place in component:
                    reach[place] = box
            for group in self.components({color}):
                claimed = next((self.claims[place] for place in group if place in self.claims), None)
                box = self.box(group)
                if claimed is None and reach[group[0]] == box:
                    claimed = self.owner(box)
                if claimed is not None:
                    for place in group:
                        self.claims[place] = claimed

    # The game

    def legal(self):
        if self.passes == 2:
            return []
        if self.komi is None:
            return list(self.values)
        if self.vertical is None:
            return [VERTICAL, HORIZONTAL]
        empty = [name for name, place in self.names.items() if place not in self.stones]
        return ["pass"] + [f"{color}:{name}" for name in empty for color in (BLACK, WHITE)]

    def play(self, text):
        if self.passes == 2:
            raise ValueError("the game is over")
        if self.komi is None:
            if text not in self.values:
                raise ValueError("not a komi of the list")
            self.komi = self.values[text]
        elif self.vertical is None:
            if text not in (VERTICAL, HORIZONTAL):
                raise ValueError("not a side")
            self.vertical = "SECOND" if text == VERTICAL else "FIRST"
        elif text == "pass":
            self.passes += 1
            self.side = OTHER[self.side]
        else:
            self.place(text)
            self.passes = 0
            self.side = OTHER[self.side]

    def place(self, text):
        color, _, name = text.partition(":")
        place = self.names.get(name)
        if color not in (BLACK, WHITE) or place is None or place in self.stones:
            raise ValueError("not a legal move")
        self.stones[place] = color
        self.claim()

    def scores(self):
        claims = list(self.claims.values())
        return claims.count(VERTICAL), claims.count(HORIZONTAL) + self.komi

    def outcome(self):
        if self.passes < 2:
            return {}
        vertical, horizontal = self.scores()
        if vertical == horizontal:
            return {"winner": "DRAW"}
        return {"winner": self.vertical if vertical > horizontal else OTHER[self.vertical]}

    def text(self):
        rows = []
        for y in reversed(range(self.height)):
            row, empty = "", 0
            for x in range(self.width):
                if (x, y) not in self.stones:
                    empty += 1
                    continue
                row += (str(empty) if empty else "") + self.stones[x, y]
                empty = 0
            rows.append(row + (str(empty) if empty else ""))
        board = "/".join(rows)
        fields = [board]
        if self.komi is None:
            fields.append("komi")
        elif self.vertical is None:
            fields += ["side", komi_text(self.komi)]
        else:
            fields += [self.side, komi_text(self.komi), self.vertical.lower(), str(self.passes)]
        names = {place: name for name, place in self.names.items()}
        claims = []
        for color in BLACK, WHITE:
            for group in self.components({color}):
                anchor = min(group, key=lambda place: (place[1], place[0]))
                if anchor in self.claims:
                    claims.append((anchor[1], anchor[0], f"{names[anchor]}:{self.claims[anchor][0]}"))
        fields.append(",".join(claim for _, _, claim in sorted(claims)) or "-")
        return " ".join(fields)
