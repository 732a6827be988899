// Plays a match: follows its events, and answers them with random legal moves.
//
//   node player.mjs http://127.0.0.1:8080/ MATCH TOKEN
//   node player.mjs http://127.0.0.1:8080/ MATCH TOKEN java -jar boardrules.jar serve --stdio
//
// The first command asks the server for the legal moves, the second one a child process. There are no dependencies.

import { Child } from "./referee.mjs";

const SILENCE = 15_000;

/** The server refuses a request, and will always do so. */
class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Waits a moment before another attempt after a lost connection. */
async function wait(error) {
  if (!(error instanceof TypeError)) {
    throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** A server, for the owner of a token. Lost connections and restarts of the server do no harm. */
class Server {
  #url;
  #headers;

  constructor(url, token) {
    this.#url = `${url}api/v1/`;
    this.#headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  }

  /** Sends a request, and yields the parts of the response. Throws a TypeError if the connection is lost. */
  async *#open(path, { headers, ...options }) {
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(new TypeError("no sign of life")), SILENCE);
    try {
      const response = await fetch(this.#url + path, {
        ...options,
        headers: { ...this.#headers, ...headers },
        signal: silent.signal,
      });
      if (response.status >= 500 || response.status === 429) {
        throw new TypeError(`the server is not ready: ${response.status}`);
      }
      if (!response.ok) {
        throw new Refused(response.status, await response.text());
      }
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        yield part;
      }
    } finally {
      clearTimeout(timer);
      silent.abort();
    }
  }

  /** Sends a request until it has an answer. A move that is sent again counts once. */
  async post(path, body) {
    for (;;) {
      try {
        let text = "";
        for await (const part of this.#open(path, { method: "POST", body: JSON.stringify(body) })) {
          text += part;
        }
        return JSON.parse(text);
      } catch (error) {
        if (error.status === 409) {
          return undefined; // The match has changed meanwhile; its events say how.
        }
        await wait(error);
      }
    }
  }

  /** Yields the types and members of events. After a lost connection, it continues with the next event. */
  async *events(path) {
    let headers = {};
    for (;;) {
      let text = "";
      try {
        for await (const part of this.#open(path, { headers })) {
          const blocks = (text + part).split("\n\n");
          text = blocks.pop();
          for (const block of blocks) {
            const { id, event, data } = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/)));
            headers = id === undefined ? headers : { "Last-Event-ID": id };
            if (data !== undefined) {
              yield { kind: event, data: JSON.parse(data) };
            }
          }
        }
      } catch (error) {
        await wait(error);
      }
    }
  }
}

/** Plays until the match is over. Returns its moves and the result. */
async function play(server, match, legal) {
  let game;
  let player;
  let moves;
  let toMove;
  for await (const { kind, data } of server.events(`${match}/events`)) {
    switch (kind) {
      case "match":
        game = { game: data.game, options: data.options, position: data.start };
        [player] = data.seats;
        ({ moves } = data);
        ({ toMove } = data.position);
        break;
      case "move":
        moves.push(data.move);
        ({ toMove } = data);
        break;
      case "takeBack":
        moves.length = data.plies;
        ({ toMove } = data);
        break;
      case "end":
        break;
      default:
        continue;
    }
    if (data.result) {
      return { moves, result: data.result };
    }
    if (toMove === player) {
      const choices = (await legal({ ...game, moves })).moves;
      const { move } = choices[Math.floor(Math.random() * choices.length)];
      await server.post(`${match}/moves`, { ply: moves.length + 1, move });
    }
  }
}

const [url, match, token, ...command] = process.argv.slice(2);
const server = new Server(url, token);
const child = command.length > 0 ? new Child(command) : undefined;
const legal = child
  ? async (position) => (await child.ask("legal", position).next()).value
  : (position) => server.post("legal", position);
const { moves, result } = await play(server, `matches/${match}`, legal);
child?.close();
console.log(...moves);
console.log(result.winner, result.reason ?? "");
