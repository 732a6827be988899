// Where a board gets a game from. A source has five functions:
// load() returns the game: { title, board, moves, version, position, problem, specifications }, the position after
// all moves, the first problem of the record, if any, and the options that the game can have, if known;
// position(ply) returns the position after a number of moves;
// play(text, ply) plays a move there, in place of those that followed, and returns the game; it throws an error with
// message, code and cells;
// record(format) returns the record as a text, by default in BRG;
// svg(ply) returns a picture of the position after a number of moves.

/** Returns a source that asks the rules in this page: the package boardrules. */
export function rules({ Picture, Validator }, record) {
  let game;
  let problem;
  const shown = () => ({
    title: game.game().type().title(),
    specifications: game.game().type().options(),
    board: game.game().view(),
    moves: game.moves().map(String),
    version: game.ply(),
    position: game.position().view(),
    problem,
  });
  return {
    async load() {
      const [verdict] = accepted(() => Validator.installed().withLimits({ PROBLEMS: 1 }).validate(record));
      problem = verdict.problems()[0];
      game = accepted(() => verdict.played());
      return shown();
    },
    position: async (ply) => game.at(ply).position().view(),
    async play(text, ply) {
      game = accepted(() => game.at(ply).play(text));
      return shown();
    },
    record: (format) => game.toRecord(format),
    async svg(ply) {
      const at = game.at(ply);
      const picture = Picture.of(at.position());
      return (ply > 0 ? picture.lastMove(at.lastMove()) : picture).svg();
    },
  };
}

/** Returns the result of a function of the package. Its error names the broken rule. */
function accepted(action) {
  try {
    return action();
  } catch (error) {
    const [violation] = error.violations ?? [];
    throw violation ? Object.assign(new Error(violation.message), { code: violation.code, cells: violation.cells }) : error;
  }
}

/**
 * Returns a source that asks three functions: show(record, number, place), change(record, place, change) and
 * picture(game, options, position, moves, palette), which have the results of the requests of these names to the server.
 */
export function answers({ show, change, picture }, record) {
  let shown;
  const taken = (answer) => {
    shown = answer;
    return { ...answer, problem: answer.verdict.problems[0] };
  };
  return {
    load: async () => taken(await show(record, 1)),
    position: async (ply) => (await show(shown.records.brg, 1, String(ply))).position,
    async play(text, ply) {
      let { brg } = shown.records;
      try {
        if (ply < shown.version) {
          brg = (await change(brg, String(ply + 1), { delete: true })).records.brg;
        }
        return taken(await change(brg, String(ply), { play: text }));
      } catch (refusal) {
        throw Object.assign(refusal, { cells: refusal.error?.violation?.cells });
      }
    },
    record: (format = "brg") => shown.records[format],
    svg: (ply) => picture(shown.game, shown.options, shown.verdict.setup, shown.moves.slice(0, ply), "LIGHT"),
  };
}

/** Returns the functions for answers() that ask a server at an address. */
export function server(address) {
  const ask = async (path, body, type = "application/json") => {
    const response = await fetch(new URL(`api/v1/${path}`, address), { method: "POST", body, headers: { "Content-Type": type } });
    const answer = await response.json();
    if (!response.ok) {
      throw Object.assign(new Error(answer.error.message), { error: answer.error, code: answer.error.code });
    }
    return answer;
  };
  return {
    show(record, number, place) {
      const query = new URLSearchParams({ number, ...(place !== undefined && { place }) });
      return ask(`records/show?${query}`, record, "text/plain; charset=utf-8");
    },
    change: (record, place, change) => ask("records/change", JSON.stringify({ record, place, ...change })),
    picture: (game, options, position, moves, palette) =>
      ask("picture", JSON.stringify({ game, options, position, moves, palette })).then(({ svg }) => svg),
  };
}
