// Asks the server, with the types that `openapi-typescript` generates from its description:
//
//   npx openapi-typescript http://127.0.0.1:8080/openapi.json -o api.d.ts

import type { components, paths } from "./api.js";

type Schemas = components["schemas"];
type Json<Content> = Content extends { "application/json": infer Value } ? Value : never;

/** The body of a POST request to a path, and of the response to it. */
type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody: { content: infer Content } } } ? Json<Content> : never;
type Result<Path extends keyof paths> = paths[Path] extends { post: { responses: { 200: { content: infer Content } } } } ? Json<Content> : never;

class Refusal extends Error {
  constructor(readonly error: Schemas["Error"]["error"]) {
    super(error.message);
  }
}

async function ask<Path extends keyof paths>(server: string, path: Path, body: Body<Path>): Promise<Result<Path>> {
  const response = await fetch(new URL(path, server), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Refusal((answer as Schemas["Error"]).error);
  }
  return answer as Result<Path>;
}

const [server = "http://127.0.0.1:8080/"] = process.argv.slice(2);

const { total, moves, toMove } = await ask(server, "/api/v1/legal", { game: "loa", moves: ["b1-b3"], limit: 2 });
console.log(toMove, total, moves.map(({ move, cells }) => `${move} ${cells.length}`).join(", "));

const { legal, violation } = await ask(server, "/api/v1/judge", { game: "loa", move: "b1-b4" });
console.log(legal, violation?.code, violation?.cells?.join(" "));

const { position } = await ask(server, "/api/v1/start", { game: "linage", options: { width: 5, height: 5 } });
const player: "FIRST" | "SECOND" | undefined = position.toMove;
console.log(player, position.over, position.outcome?.winner);

try {
  await ask(server, "/api/v1/play", { game: "loa", moves: ["b1-b4"] });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  const code: Schemas["ErrorCode"] = error.error.code;
  console.log(code, error.error.pointer);
}

// What the types refuse.
export const mistakes = [
  // @ts-expect-error the question needs a move
  () => ask(server, "/api/v1/judge", { game: "loa" }),
  // @ts-expect-error there is no such member
  () => ask(server, "/api/v1/legal", { game: "loa", tone: "BLACK" }),
  // @ts-expect-error moves are texts
  () => ask(server, "/api/v1/play", { game: "loa", moves: [1] }),
  // @ts-expect-error there is no such path
  () => ask(server, "/api/v1/nowhere", {}),
  // @ts-expect-error there may be no violation
  () => violation.code,
  // @ts-expect-error there is no such code
  (code: Schemas["ErrorCode"]) => code === "ILLEGAL_MOVES",
];
