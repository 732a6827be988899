// Plane geometry of cells in the coordinates of the server: x increases to the right, y upward.

const close = (a, b) => Math.abs(a - b) < 1e-6;
const key = (point) => `${Math.round(point.x * 1e4)},${Math.round(point.y * 1e4)}`;

/** Returns the angle, in degrees, by which a board can be turned onto its own cells: 60 for hexagons, 90 for squares. */
export const stepAngle = (board) => 360 / board.cells[0].outline.length;

/** Returns the board turned clockwise around the origin. */
export function turned(board, degrees) {
  if (degrees === 0) {
    return board;
  }
  const place = turn(degrees);
  const cells = board.cells.map((cell) => ({ ...cell, center: place(cell.center), outline: cell.outline.map(place) }));
  const { left, bottom, width, height } = box(cells);
  return { ...board, cells, extent: { left, bottom, right: left + width, top: bottom + height } };
}

/** Returns a function that turns points clockwise. It rounds, so that the centers of a row have equal heights. */
export function turn(degrees) {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rounded = (number) => Math.round(number * 1e9) / 1e9;
  return ({ x, y }) => ({ x: rounded(x * cos - y * sin), y: rounded(x * sin + y * cos) });
}

/** Returns the cell whose center is nearest to a point. */
export function nearest(board, { x, y }) {
  const distance = ({ center }) => Math.hypot(center.x - x, center.y - y);
  return board.cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/** Returns the cells by name. */
export const byName = (board) => new Map(board.cells.map((cell) => [cell.name, cell]));

/** Returns the ranks from top to bottom, each a list of cells from left to right. */
export function ranks(board) {
  const rows = [];
  const sorted = [...board.cells].sort((a, b) => b.center.y - a.center.y || a.center.x - b.center.x);
  for (const cell of sorted) {
    const row = rows.at(-1);
    if (row && close(row[0].center.y, cell.center.y)) {
      row.push(cell);
    } else {
      rows.push([cell]);
    }
  }
  return rows;
}

/** Returns the labels of ranks and files and their positions: below the ends of files, or beyond the ends of the lines. */
export function labels(board) {
  const distance = board.shapes.some(({ style }) => style.startsWith("goal")) ? 0.98 : 0.82; // Colored edges need room.
  const lines = new Map();
  for (const cell of board.cells) {
    const [, file, rank] = /^([a-z]+)(\d+)$/.exec(cell.name);
    for (const name of [file, rank]) {
      lines.set(name, lines.get(name) ?? []).get(name).push(cell.center);
    }
  }
  for (const [name, line] of lines) {
    line.sort(isRank(name) ? (a, b) => a.x - b.x : (a, b) => a.y - b.y);
  }
  return [...lines].map(([text, [end]]) => {
    const below = { x: end.x, y: end.y - distance };
    if (!isRank(text) && board.cells.every(({ center }) => Math.hypot(center.x - below.x, center.y - below.y) > 0.8)) {
      return { text, at: below };
    }
    const step = stepOf(lines, isRank(text));
    return { text, at: { x: end.x + distance * step.x, y: end.y + distance * step.y } };
  });
}

const isRank = (name) => /^\d/.test(name);

/**
 * Returns the step to the left along ranks, or down along files. A line may have a single cell, which shows no
 * direction, so that it is taken from any line with two.
 */
function stepOf(lines, alongRanks) {
  const found = [...lines].find(([name, line]) => isRank(name) === alongRanks && line.length > 1);
  if (!found) {
    return alongRanks ? { x: -1, y: 0 } : { x: 0, y: -1 };
  }
  const [end, next] = found[1];
  const length = Math.hypot(end.x - next.x, end.y - next.y);
  return { x: (end.x - next.x) / length, y: (end.y - next.y) / length };
}

/** Returns the outlines of the union of cells as closed paths. */
export function outlines(cells) {
  const edges = new Map();
  for (const { outline } of cells) {
    const keys = outline.map(key);
    outline.forEach((from, index) => {
      const next = (index + 1) % outline.length;
      if (!edges.delete(`${keys[next]} ${keys[index]}`)) {
        edges.set(`${keys[index]} ${keys[next]}`, { from, to: outline[next] });
      }
    });
  }
  const loops = [];
  const open = [...edges.values()];
  while (open.length > 0) {
    const loop = [];
    let edge = open.pop();
    while (edge) {
      loop.push(edge);
      edge = take(open, edge);
    }
    loops.push(loop.map(({ from }) => from));
  }
  return loops;
}

/** Removes and returns the edge that continues an edge; of several, the sharpest left turn. */
function take(open, edge) {
  const end = key(edge.to);
  const going = open.filter((other) => key(other.from) === end);
  const next = going.sort((a, b) => bend(edge, b) - bend(edge, a))[0];
  if (next) {
    open.splice(open.indexOf(next), 1);
  }
  return next;
}

function bend(before, after) {
  const angle = ({ from, to }) => Math.atan2(to.y - from.y, to.x - from.x);
  return Math.atan2(Math.sin(angle(after) - angle(before)), Math.cos(angle(after) - angle(before)));
}

/** Returns all pairs of cells whose centers are at most a given distance apart. */
export function bonds(cells, reach) {
  const pairs = [];
  const sorted = [...cells].sort((a, b) => a.center.x - b.center.x);
  sorted.forEach((one, index) => {
    for (let at = index + 1; sorted[at]?.center.x - one.center.x <= reach; at++) {
      if (Math.hypot(one.center.x - sorted[at].center.x, one.center.y - sorted[at].center.y) <= reach) {
        pairs.push([one, sorted[at]]);
      }
    }
  });
  return pairs;
}

/** Returns the bounding box of cells. */
export function box(cells) {
  const corners = cells.flatMap((cell) => cell.outline);
  const left = Math.min(...corners.map((point) => point.x));
  const bottom = Math.min(...corners.map((point) => point.y));
  return {
    left,
    bottom,
    width: Math.max(...corners.map((point) => point.x)) - left,
    height: Math.max(...corners.map((point) => point.y)) - bottom,
  };
}

const STEPS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Returns the cell that an arrow key leads to: the nearest cell in roughly that direction. */
export function step(board, from, arrow) {
  const way = STEPS[arrow];
  const cost = ({ center }) => {
    const x = center.x - from.center.x;
    const y = center.y - from.center.y;
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    return ahead > 0.3 && aside <= ahead ? ahead + aside - (x > 0 ? 1e-3 : 0) : Infinity;
  };
  const best = board.cells.reduce((a, b) => (cost(b) < cost(a) ? b : a), from);
  return cost(best) < Infinity ? best : from;
}
