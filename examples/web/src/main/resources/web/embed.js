// A page of one board, for frames in other pages. Its fragment says what it shows: #game=…&ply=….

import * as api from "./api.js";
import { define } from "./board/element.js";
import { unpacked } from "./board/record.js";
import { answers } from "./board/source.js";

define((record) => answers(api, record));

async function show() {
  const board = document.querySelector("board-rules");
  const given = new URLSearchParams(location.hash.slice(1));
  board.record = given.has("game") ? await unpacked(given.get("game")) : "";
  if (given.has("ply")) {
    board.ply = given.get("ply");
  }
}

addEventListener("hashchange", show);
show();
