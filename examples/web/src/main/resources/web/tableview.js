// What a table looks like: the board, and the panel beside it.

import { BoardView } from "./boardview.js";
import { byId } from "./dom.js";
import carteso from "./drawings/carteso.js";
import iris from "./drawings/iris.js";
import linage from "./drawings/linage.js";
import loa from "./drawings/loa.js";
import { keepFocus } from "./focus.js";
import * as panel from "./panel.js";
import { stateOf } from "./telling.js";
import { showTools } from "./tools.js";
import { cellsIn } from "./words.js";

/** What drawings add to the figures of the server: signs and legends. */
const DRAWINGS = { carteso, iris, linage, loa };

export class TableView {
  #table;
  #input;
  #options;
  #board;

  /** Creates the view of a table for matches with a board. The options are the specifications of those of the game. */
  constructor(table, input, match, options) {
    this.#table = table;
    this.#input = input;
    this.#options = options;
    this.#board = new BoardView(
      byId("board"),
      match.board,
      DRAWINGS[match.board.drawing] ?? {},
      (cell) => input.click(cell),
      () => input.unchoose(),
    );
    panel.showHeading(match, options);
    byId("marks").addEventListener("change", () => this.show());
  }

  /** Shows the state of the table. */
  show() {
    keepFocus(
      () => this.#render(),
      () => this.#board.takeFocus(),
    );
  }

  #render() {
    const { match, source, ply, position, plays, isPast, isPresent } = this.#table.state;
    const { board, moves, version } = match;
    const { clicks, kind } = this.#input;
    this.#board.show({
      position,
      label: `${match.title}, ${isPresent ? stateOf(position) : `after ${ply} of ${version} moves`}`,
      targets: clicks.targets(),
      chosen: clicks.chosen,
      last: ply > 0 ? cellsIn(moves[ply - 1], board) : [],
      blamed: this.#input.blamed,
      plays,
      look: this.#input.look,
      through: (cell) => this.#input.clicks.movesThrough(cell),
      completes: (cell) => this.#input.clicks.completes(cell),
      single: clicks.areSingle,
      marks: byId("marks").checked,
    });
    panel.showState(position, match);
    panel.showNews(this.#table.news);
    panel.showChoices(board, this.#input.offered, kind, plays, this.#options, {
      play: (text) => this.#table.play(text),
      choose: (chosen) => this.#input.choose(chosen),
    });
    panel.showSteps(ply, version);
    if (source.shown) {
      source.shown(ply);
    } else {
      panel.showMoves(moves, ply, (to) => this.#table.jump(to));
    }
    showTools(this.#table);
    document.body.classList.toggle("past", isPast);
  }
}
