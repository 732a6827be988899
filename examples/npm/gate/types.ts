// What the types accept and refuse.

import { GameTypes, GameInProgress, Picture, RulesError, Validator, reason, target } from "../target/package/index.js";
import { createBoard } from "../target/package/board/index.js";
import type { Annotation, Source } from "../target/package/board/index.js";
import { load } from "../target/package/load.js";
import type { Violation } from "../target/package/index.js";

const game = GameTypes.find("linage")?.game({ width: 7, komi: ["0.5", "3"] });
const position = game!.start().play("komi=3").play("vertical");
const violation: Violation | null = position.violation("a1", "STRICT");
const hash: bigint = position.hash();
const winner: "FIRST" | "SECOND" | null | undefined = position.outcome()?.winner;
for (const verdict of Validator.installed().withLimits({ GAMES: 3 }).validate(new Uint8Array(), "empty.brg")) {
  const line: number | undefined = verdict.problems()[0]?.line;
  console.log(line, verdict.result().check);
}
for (const parts of [["a", "b"], [new Uint8Array(), new ArrayBuffer(1)]] as const) {
  Validator.installed().validate(parts);
}
for await (const verdict of Validator.installed().validate(new Blob(["a"]))) {
  console.log(JSON.stringify(verdict), verdict.toJSON().valid);
}
for await (const verdict of Validator.installed().validate(new Response("a").body!)) {
  console.log(verdict.number());
}
const svg: string = Picture.of(position).with({ palette: "DARK" }).svg();
const played: GameInProgress = GameInProgress.of(position).play(position.legalMoves()[0]!).annotate({ nags: [1] });
const termination: string | null = played.withHeader({ comment: "" }).header().termination;
const error: unknown = new Error();
if (error instanceof RulesError) {
  const place: number | undefined = error.location?.column;
  console.log(error.code, error.cells, place, error.violations[0]?.parameters);
}
const loaded: typeof target = (await load({ wasm: new URL("file:///boardrules.wasm") })).target;
console.log(violation?.cells, hash, winner, svg, played.follow(0).ply(), termination, loaded, target === "webassembly", reason);

const element = document.querySelector("board-rules")!;
const arrow: Annotation = { arrow: ["b1", "b3"] };
Object.assign(element, { readonly: true }).annotations = [arrow];
const board = createBoard(element, { board: position.game().view(), position: position.view(), move: (text: string) => position.play(text) });
board.set({ plays: false, last: ["a1"] });
const source: Source = { ...element.source!, play: async (text, ply) => element.source!.play(text.toLowerCase(), ply) };
element.source = source;
console.log(await element.link(), element.view?.over, element.moves[0]?.length);

// @ts-expect-error an arrow has two ends
element.annotations = [{ arrow: ["b1"] }];
// @ts-expect-error a source has a record, too
element.source = { load: source.load, position: source.position, play: source.play, svg: source.svg };
// @ts-expect-error a board shows views, not positions
board.set({ position });
// @ts-expect-error there is no such method
position.makeMove("a1");
// @ts-expect-error an index is a number
played.follow("0");
// @ts-expect-error a clock cannot be removed
played.annotate({ clock: null });
// @ts-expect-error null must be handled
GameTypes.find("loa").id();
// @ts-expect-error there is no such option
load({ wasn: "x" });
// @ts-expect-error the module makes errors
new RulesError();
// @ts-expect-error there is no such limit
Validator.installed().withLimits({ BOOKS: 1 });
// @ts-expect-error positions are immutable
position.view().moves.push(null);
