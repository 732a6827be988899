// What a table looks like: the board, and the panel beside it.

import { createBoard } from "./board/board.js";
import { keepFocus } from "./board/focus.js";
import { enableSteps } from "./board/steps.js";
import { byId } from "./dom.js";
import * as panel from "./panel.js";
import * as settings from "./settings.js";
import { showTools } from "./tools.js";
import { cellsIn, stateOf } from "./words.js";

export class TableView {
  #table;
  #board;

  /** Creates the view of a table for matches with a board. The options are the specifications of those of the game. */
  constructor(table, match, options) {
    this.#table = table;
    const { board } = match;
    const move = (text) => table.play(text);
    this.#board = createBoard(byId("play"), { id: "board", choices: byId("choices"), settings, board, options, move, say: panel.say, motion: 0 });
    panel.showHeading(match, options);
    byId("marks").addEventListener("change", () => this.show());
  }

  /** Begins a move in the position that the table shows. Marks cells, if they are given. */
  begin(blamed) {
    this.#keepingFocus(() => {
      this.#render();
      this.#board.begin(blamed);
    });
  }

  /** Marks cells as the reason why a move is refused. */
  blame(cells) {
    this.#board.blame(cells);
  }

  /** Shows the state of the table. */
  show() {
    this.#keepingFocus(() => this.#render());
  }

  #keepingFocus(render) {
    keepFocus(document, render, () => this.#board.takeFocus());
  }

  #render() {
    const { match, source, ply, position, plays, idle, isPast, isPresent } = this.#table.state;
    const { board, moves, version } = match;
    this.#board.set({
      position,
      label: `${match.title}, ${isPresent ? stateOf(position) : `after ${ply} of ${version} moves`}`,
      last: ply > 0 ? cellsIn(moves[ply - 1], board) : [],
      plays,
      idle,
      marks: byId("marks").checked,
    });
    panel.showState(position, match);
    panel.showNews(this.#table.news);
    enableSteps(byId("steps").lastChild, ply, version);
    if (source.shown) {
      source.shown(ply);
    } else {
      panel.showMoves(moves, ply, (to) => this.#table.jump(to));
    }
    showTools(this.#table);
    document.body.classList.toggle("past", isPast);
  }
}
