// Translates clicks to moves. Uses the list of legal moves and contains no rules.

/** Returns the click sequences that make a move, as lists of cells. */
const ways = (move) => (move.atOnce ? move.cells.map((cell) => [cell]) : [move.cells]);

/**
 * The clicks in a position while a kind of move is chosen. Games without kinds of moves have none: there, clicks
 * make all moves.
 */
export class Clicks {
  #kind;
  #ways = [];
  /** The moves by the next cell, and the chosen cells for which they were collected. */
  #through;
  chosen = [];

  constructor(position, kind) {
    this.#kind = kind ?? patternOf(position.moves);
    for (const move of position.moves) {
      if ((!kind || move.kind === kind.id) && move.cells.length > 0) {
        this.#ways.push(...ways(move).map((cells) => ({ move, cells })));
      }
    }
  }

  #going(chosen) {
    return this.#ways.filter((way) => chosen.every((cell, index) => way.cells[index] === cell));
  }

  /** Returns the moves whose cells are exactly the given ones. */
  #made(chosen) {
    return this.#going(chosen)
      .filter((way) => way.cells.length === chosen.length)
      .map((way) => way.move);
  }

  /** Returns the cells where a legal move continues. */
  targets() {
    const next = this.#going(this.chosen).map((way) => way.cells[this.chosen.length]);
    return new Set(next.filter((cell) => cell !== undefined));
  }

  /** Returns the moves that a click on a cell may lead to. */
  movesThrough(cell) {
    if (this.#through?.chosen !== this.chosen) {
      this.#through = { chosen: this.chosen, moves: new Map() };
      for (const { move, cells } of this.#going(this.chosen)) {
        const next = cells[this.chosen.length];
        this.#through.moves.set(next, [...(this.#through.moves.get(next) ?? []), move]);
      }
    }
    return this.#through.moves.get(cell) ?? [];
  }

  /** Returns the move that a click on a cell completes, or undefined. */
  completes(cell) {
    const wanted = [...this.chosen, cell];
    const going = this.#going(wanted);
    return going.length === 1 && going[0].cells.length === wanted.length ? going[0].move : undefined;
  }

  /** Returns the moves that the chosen cells make, if there are several, or if a longer move begins with them. */
  open() {
    return this.chosen.length > 0 ? this.#made(this.chosen) : [];
  }

  /** Whether every legal move consists of one click. */
  get areSingle() {
    return this.#ways.length > 0 && this.#ways.every((way) => way.cells.length === 1);
  }

  /**
   * Handles a click. Returns the text of the completed move, which may be illegal; undefined if the move is
   * incomplete; null if no legal move has the cell in this place, and the notation of an illegal one is unknown.
   */
  click(cell) {
    const made = this.completes(cell);
    if (made) {
      this.chosen = [];
      return made.text;
    }
    const continues = this.targets().has(cell);
    if (!continues && this.chosen.includes(cell)) {
      this.chosen = [];
      return undefined;
    }
    const wanted = [...this.chosen, cell];
    if (continues) {
      this.chosen = wanted;
      return undefined;
    }
    if (this.chosen.length > 0 && this.#going([cell]).length > 0) {
      this.chosen = [];
      return this.click(cell);
    }
    if (this.#kind && wanted.length < this.#kind.clicks) {
      this.chosen = wanted;
      return undefined;
    }
    this.chosen = [];
    return this.#kind ? write(this.#kind, wanted) : null;
  }
}

const write = (kind, cells) => cells.reduce((text, cell, index) => text.replace(`{${index + 1}}`, cell), kind.notation);

/** Returns the number of clicks and the notation that all moves with cells have in common, if they have. */
function patternOf(moves) {
  const placing = moves.filter((move) => move.cells.length > 0);
  const forms = new Map(
    placing.map(({ text, cells }) => {
      const notation = cells.reduce((form, cell, index) => form.replace(cell, `{${index + 1}}`), text);
      return [`${cells.length} ${notation}`, { clicks: cells.length, notation }];
    }),
  );
  const [form] = forms.values();
  return forms.size === 1 && cellsAreIn(form) ? form : undefined;
}

const cellsAreIn = ({ clicks, notation }) =>
  Array.from({ length: clicks }, (_, index) => `{${index + 1}}`).every((part) => notation.includes(part));
