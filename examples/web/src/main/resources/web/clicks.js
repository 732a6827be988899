// Translates clicks to moves. Uses the list of legal moves and contains no rules.

/** Returns the click sequences that make a move, as lists of cells. */
const ways = (move) => (move.atOnce ? move.cells.map((cell) => [cell]) : [move.cells]);

/** The clicks in a position while a kind of move is chosen. */
export class Clicks {
  #kind;
  #ways = [];
  chosen = [];

  constructor(position, kind) {
    this.#kind = kind;
    for (const move of position.moves) {
      if (move.kind === kind?.id && move.cells.length > 0) {
        this.#ways.push(...ways(move).map((cells) => ({ move, cells })));
      }
    }
  }

  #going(chosen) {
    return this.#ways.filter((way) => chosen.every((cell, index) => way.cells[index] === cell));
  }

  /** Returns the cells where a legal move continues. */
  targets() {
    const next = this.#going(this.chosen).map((way) => way.cells[this.chosen.length]);
    return new Set(next.filter((cell) => cell !== undefined));
  }

  /** Returns the moves that a click on a cell may lead to. */
  movesThrough(cell) {
    return this.#going([...this.chosen, cell]).map((way) => way.move);
  }

  /**
   * Handles a click. Returns the completed move and whether it is legal, or undefined if the move
   * is incomplete.
   */
  click(cell) {
    if (!this.#kind) {
      return undefined;
    }
    if (this.chosen.includes(cell)) {
      this.chosen = [];
      return undefined;
    }
    const wanted = [...this.chosen, cell];
    const fits = this.#going(wanted).find((way) => way.cells.length === wanted.length);
    if (fits) {
      this.chosen = [];
      return { text: fits.move.text, legal: true };
    }
    const restarts = this.chosen.length > 0 && !this.targets().has(cell) && this.#going([cell]).length > 0;
    if (restarts) {
      this.chosen = [cell];
      return undefined;
    }
    if (wanted.length < this.#kind.clicks) {
      this.chosen = wanted;
      return undefined;
    }
    this.chosen = [];
    return { text: this.#write(wanted), legal: false };
  }

  #write(cells) {
    return cells.reduce((text, cell, index) => text.replace(`{${index + 1}}`, cell), this.#kind.notation);
  }
}
