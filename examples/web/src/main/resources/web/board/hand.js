// The move that somebody is making in a position: the cells chosen so far, and what to say about them.

import { Clicks } from "./clicks.js";

/** The colors of stones; a stone of a game without colors is neutral. */
const COLORS = ["black", "white"];

export class Hand {
  #board;
  #position;
  #kind;
  #clicks;

  /** Creates the hand of a board. Of several kinds of stones, clicks place the first. */
  constructor(board) {
    this.#board = board;
    this.#kind = board.kinds.find(({ clicks }) => clicks > 0);
  }

  /** The kind of stone that a click places, if the game has several. */
  get kind() {
    return this.#kind;
  }

  get clicks() {
    return this.#clicks;
  }

  /** Begins a move in a position. */
  begin(position) {
    this.#position = position;
    this.#clicks = new Clicks(position, this.#kind);
  }

  /** Makes clicks place another kind of stone. */
  choose(kind) {
    this.#kind = kind;
    this.begin(this.#position);
  }

  /** The style of the stone that a click places, if one click places one: that of its kind or of the side to move. */
  get look() {
    if (this.#kind?.clicks !== 1) {
      return undefined;
    }
    const side = this.#position.side?.toLowerCase();
    return [this.#kind.id, side].find((each) => COLORS.includes(each)) ?? "neutral";
  }

  /** The moves without cells, which have buttons, and the moves that the chosen cells make, as such moves. */
  get offered() {
    const made = this.#clicks.open().map((move) => ({ ...move, cells: [] }));
    return [...this.#position.moves.filter(({ cells }) => cells.length === 0), ...made];
  }

  /** Handles a click on a cell. Returns the text of the move that it completes; otherwise what to say about it. */
  click(cell) {
    const text = this.#clicks.click(cell);
    if (text) {
      return { move: text };
    }
    const [chosen] = this.#clicks.chosen;
    const targets = [...this.#clicks.targets()];
    const open = this.#clicks.open();
    if (text === null) {
      return { said: `No legal move goes there: ${cell}`, blamed: [cell] };
    } else if (chosen === undefined) {
      return { said: "" };
    } else if (open.length > 0) {
      return { said: `Choose one of the moves: ${open.map((move) => move.text).join(", ")}` };
    }
    return { said: targets.length === 0 ? this.#whyNone(chosen) : `From ${chosen} to ${targets.join(", ")}` };
  }

  /** Returns why no move begins on a cell. */
  #whyNone(cell) {
    if (this.#position.occupants[cell]) {
      return `No legal move begins on ${cell}. Click a destination to see the reason`;
    }
    const named = this.#board.marks.find(({ cells }) => cells.includes(cell));
    return named ? `${cell} is the ${named.text}` : `There is no piece on ${cell}`;
  }
}
