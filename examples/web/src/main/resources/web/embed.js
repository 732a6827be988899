// A page of one board, for frames in other pages. Its fragment says what it shows: #game=…&ply=….

import * as api from "./api.js";
import { define } from "./board/element.js";
import { linked } from "./board/record.js";
import { answers } from "./board/source.js";

define((record) => answers(api, record));

async function show() {
  const ply = new URLSearchParams(location.hash.slice(1)).get("ply");
  const record = (await linked()) ?? "";
  Object.assign(document.querySelector("board-rules"), { record, ...(ply && { ply }) });
}

const begin = () => show().catch(({ message }) => document.querySelector("main").append(message));
addEventListener("hashchange", begin);
begin();
