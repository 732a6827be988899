// Refuses a move on a board, and reports what it found.

import { reason, target } from "boardrules";
import "boardrules/board";

const board = document.createElement("board-rules");
board.game = "loa";
board.addEventListener("refused", ({ detail }) => {
  console.log(JSON.stringify({ target, reason, problem: detail.code, moves: board.view.moves.length }));
});
document.body.append(board);
await board.ready;
await board.play("b1-b4");
