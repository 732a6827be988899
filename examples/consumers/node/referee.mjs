// Asks the referee, as a child process or over HTTP, without dependencies.
//
//   node referee.mjs stdio java -jar boardrules.jar serve --stdio
//   node referee.mjs http http://127.0.0.1:8080/

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** A referee on the standard input and output of a child process. */
export class Child {
  #process;
  #answers;
  #asked = 0;

  constructor([command, ...options]) {
    this.#process = spawn(command, options, { stdio: ["pipe", "pipe", "inherit"] });
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Yields the answers to a question: one, or a line for each verdict and one with the counts. */
  async *ask(kind, members) {
    this.#asked++;
    this.#process.stdin.write(`${JSON.stringify({ id: this.#asked, kind, ...members })}\n`);
    for (;;) {
      const { id, ...answer } = JSON.parse((await this.#answers.next()).value);
      yield answer;
      if (kind !== "verdicts" || answer.counts || answer.error) {
        return;
      }
    }
  }

  close() {
    this.#process.stdin.end();
  }
}

/** A referee at a URL. */
export class Server {
  #url;

  constructor(url) {
    this.#url = url;
  }

  /** Yields the answers to a question, as the child does. */
  async *ask(kind, members) {
    const response = await fetch(`${this.#url}api/v1/${kind}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(members),
    });
    yield* (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
  }

  close() {}
}

async function talk(referee) {
  const one = async (kind, members) => (await referee.ask(kind, members).next()).value;
  for (const move of ["b1-b3", "b1-b4"]) {
    const { legal, violation } = await one("judge", { game: "loa", move });
    console.log(move, legal ? "is legal" : violation.code);
  }
  const { side, total, moves } = await one("legal", { game: "loa", moves: ["b1-b3"], limit: 2 });
  console.log(side, total, ...moves.map(({ move }) => move));
  const { error } = await one("position", { game: "loa", options: { size: 99 } });
  console.log(error.code, error.pointer);
  const text = '[Game "loa"]\n\n1. b1-b3 h7-f7 *\n\n[Game "loa"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n';
  for await (const { verdict, counts } of referee.ask("verdicts", { text })) {
    if (verdict) {
      const reasons = verdict.problems.map(({ reason }) => reason);
      console.log(verdict.number, verdict.valid ? "is valid" : reasons.join(" "));
    } else {
      console.log(counts.valid, "of", counts.games, "games are valid");
    }
  }
  referee.close();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [road, ...rest] = process.argv.slice(2);
  await talk(road === "stdio" ? new Child(rest) : new Server(rest[0]));
}
