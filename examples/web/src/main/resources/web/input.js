// How people make moves at a table: with clicks on the board, with buttons and with typed texts.

import { Clicks } from "./clicks.js";
import { answer } from "./commands.js";
import { byId } from "./dom.js";
import * as panel from "./panel.js";
import { stateOf } from "./telling.js";
import { cellsIn } from "./words.js";

/** The move that somebody is making in the position that a table shows. */
export class MoveInput {
  #table;
  #kind;
  #clicks;
  #blamed = [];

  /** Creates the input of a table on a board, which calls play(text) of the table with each move. */
  constructor(table, board) {
    this.#table = table;
    this.#kind = board.kinds.find(({ clicks }) => clicks > 0);
    byId("typing").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = byId("typed").value.trim();
      if (text) {
        this.#type(text);
      }
    });
  }

  /** The kind of stone that a click places, if the game has several. */
  get kind() {
    return this.#kind;
  }

  get clicks() {
    return this.#clicks;
  }

  /** The cells that are marked as the reason why a move is refused. */
  get blamed() {
    return this.#blamed;
  }

  /** The style of the stone that a click places, if one click places one: that of its kind or of the side to move. */
  get look() {
    if (this.#kind?.clicks !== 1) {
      return undefined;
    }
    const looks = ["black", "white"];
    const side = this.#table.state.position.side?.toLowerCase();
    return looks.includes(this.#kind.id) ? this.#kind.id : looks.includes(side) ? side : "neutral";
  }

  /** The position with the moves that the chosen cells make, as moves without cells, which have buttons. */
  get offered() {
    const { position } = this.#table.state;
    const made = this.#clicks.open().map((move) => ({ ...move, cells: [] }));
    return { ...position, moves: [...position.moves, ...made] };
  }

  /** Begins a move in the position that the table shows from now on. Marks cells, if they are given. */
  begin(blamed = []) {
    const { match, position } = this.#table.state;
    this.#clicks = new Clicks(position, this.#kind);
    this.blame(blamed, match.board);
  }

  /** Marks cells of a board. */
  blame(cells, board) {
    this.#blamed = cells.filter((cell) => cellsIn(cell, board).length > 0);
  }

  /** Makes clicks place another kind of stone. */
  choose(kind) {
    this.#kind = kind;
    this.#restart();
  }

  /** Forgets the chosen cells. */
  unchoose() {
    panel.say("");
    this.#restart();
  }

  #restart() {
    this.#clicks = new Clicks(this.#table.state.position, this.#kind);
    this.#table.show();
  }

  /** Handles a click on a cell. */
  click(cell) {
    if (!this.#mayPlay()) {
      return;
    }
    this.#blamed = [];
    const text = this.#clicks.click(cell);
    if (text) {
      this.#table.play(text);
      return;
    }
    const [chosen] = this.#clicks.chosen;
    if (text === null) {
      this.#blamed = [cell];
      panel.say(`No legal move goes there: ${cell}`, true);
    } else if (chosen === undefined) {
      panel.say("");
    } else if (this.#clicks.open().length > 0) {
      panel.say(`Choose one of the moves: ${this.#clicks.open().map((move) => move.text).join(", ")}`);
    } else if (this.#clicks.targets().size === 0) {
      panel.say(this.#whyNone(chosen));
    } else {
      panel.say(`From ${chosen} to ${[...this.#clicks.targets()].join(", ")}`);
    }
    this.#table.show();
  }

  /** Returns why no move begins on a cell. */
  #whyNone(cell) {
    const { match, position } = this.#table.state;
    if (position.occupants[cell]) {
      return `No legal move begins on ${cell}. Click a destination to see the reason`;
    }
    const named = match.board.marks.find(({ cells }) => cells.includes(cell));
    return named ? `${cell} is the ${named.text}` : `There is no piece on ${cell}`;
  }

  /** Returns whether a move can be made now, and says why it cannot. */
  #mayPlay() {
    const { isPast, plays, position } = this.#table.state;
    if (isPast) {
      panel.say("This is an earlier position. Go to the current position to continue");
    } else if (!plays) {
      panel.say(position.over ? "The game is over" : "It is not your turn");
    }
    return plays;
  }

  /** Answers a typed command, or plays a typed move. */
  #type(text) {
    const said = this.answer(text);
    if (said) {
      byId("typed").value = "";
      panel.say(said);
    } else if (this.#mayPlay()) {
      this.#table.play(text);
    }
  }

  /** Returns the answer to a typed command; undefined if the text is none. */
  answer(text) {
    const { match, position, ply } = this.#table.state;
    const { board, moves } = match;
    return answer(text, { board, moves, position, ply, state: stateOf(position) });
  }

  /** Removes a move that has been played from the field for moves, but not what was typed meanwhile. */
  clear(text) {
    if (byId("typed").value.trim() === text) {
      byId("typed").value = "";
    }
  }
}
