// Seeded random games, positions with their views and pictures, and the rest of the interface.

import assert from "node:assert/strict";
import test from "node:test";
import { GameTypes, Picture, GameInProgress, RulesError, Validator, answers, failure, failureIfAny, same, target } from "./implementation.js";

const int64 = (value) => BigInt.asIntN(64, value);

test(`${target}: random games have the checksums of the JVM`, () => {
  for (const expected of answers("random")) {
    const { game, options, seed } = expected;
    let position = GameTypes.find(game).game(options).start();
    let state = seed;
    let plies = 0;
    let checksum = 0n;
    while (!position.isOver() && plies < 400) {
      state = (Math.imul(state, 1103515245) + 12345) | 0;
      const moves = position.legalMoveCount();
      position = position.successor((state >>> 8) % moves);
      checksum = int64(31n * checksum + position.hash() + 7n * position.transpositionKey() + BigInt(moves));
      plies++;
    }
    const text = position.text();
    const outcome = position.outcome()?.text ?? null;
    same({ game, options, seed, plies, checksum: String(checksum), text, outcome }, expected);
  }
});

test(`${target}: positions, views and pictures are those of the JVM`, () => {
  for (const expected of answers("positions")) {
    const type = GameTypes.find(expected.game);
    const position = type.game().parsePosition(expected.text);
    const found = {
      game: type.id(),
      about: type.about(),
      options: type.options(),
      text: position.text(),
      board: position.game().board(),
      boardView: position.game().view(),
      view: position.view(),
      components: position.components(),
      canonical: position.canonical().text(),
      picture: Picture.of(position).svg(),
    };
    same(found, expected);
    assert.ok(position.isEqual(type.game().parsePosition(position.text())));
  }
});

test(`${target}: a game is played, undone, redone, branched and recorded`, () => {
  const start = GameInProgress.of(GameTypes.find("loa").game().start());
  const game = start.play("b1-b3").play("h7xf7");
  same([game.ply(), game.lastPly(), String(game.lastMove())], [2, 2, "h7-f7"]);
  same(game.undo().redo().moves().map(String), ["b1-b3", "h7-f7"]);
  assert.equal(game.at(1).lastPly(), 2);
  assert.equal(game.at(1).lineOnly().lastPly(), 1);
  same(game.formats().sort(), ["brg", "sgf"]);
  for (const format of game.formats()) {
    const [verdict] = Validator.installed().validate(game.toRecord(format));
    assert.ok(verdict.isValid());
    assert.equal(verdict.played().position().hash(), game.position().hash());
  }
});

test(`${target}: a game has variations, annotations and a header`, () => {
  const loa = GameTypes.find("loa").game();
  const played = GameInProgress.of(loa).play("b1-b3").annotate({ commentAfter: "First.", nags: [1] }).play("h7xf7");
  const game = played
    .undo()
    .playVariation("h6-f6")
    .annotate({ clock: 90.5, commentBefore: "Or" })
    .withHeader({ tags: { First: "Ada" }, comment: "A game.", termination: "resignation by FIRST" });
  same(game.continuations().map(String), []);
  same(game.undo().continuations().map(String), ["h7-f7", "h6-f6"]);
  assert.equal(String(game.undo().redo().lastMove()), "h6-f6");
  assert.equal(String(game.undo().follow(0).lastMove()), "h7-f7");
  assert.ok(game.undo().playVariation("h7-f7").position().isEqual(played.position()));
  same(
    game.positions().map((position) => position.text()),
    [loa.start(), loa.start().play("b1-b3"), game.position()].map((position) => position.text()),
  );
  const expected = { notation: "h6-f6", commentBefore: "Or", commentAfter: "", nags: [], clock: 90.5 };
  same(game.recordedMove(), expected);
  same(game.at(1).recordedMove(), { ...expected, notation: "b1-b3", commentBefore: "", commentAfter: "First.", nags: [1], clock: null });
  assert.equal(GameInProgress.of(loa).recordedMove(), null);
  const header = { tags: { First: "Ada" }, comment: "A game.", claimed: null, termination: "resignation by FIRST" };
  same(game.header(), header);
  same(game.withHeader({ termination: null, claimed: "0-1" }).header(), { ...header, claimed: "0-1", termination: null });
  const [verdict] = Validator.installed().withVariations().validate(game.toRecord());
  assert.ok(verdict.isValid(), verdict.summary());
  assert.equal(verdict.result().value, "SECOND");
  same(verdict.played().undo().continuations().map(String), ["h7-f7", "h6-f6"]);
  assert.equal(verdict.played().toRecord(), game.toRecord());
});

test(`${target}: variations are promoted, demoted, removed and merged`, () => {
  const start = GameInProgress.of(GameTypes.find("loa").game());
  const game = ["b1-b3", "c1-c3", "d1-d3"].reduce((played, move) => played.playVariation(move).undo(), start);
  const order = (changed) => changed.continuations().map((move) => String(move).slice(0, 1)).join("");
  same(
    [game, game.promote(2), game.promote(0), game.promoteToMain(2), game.demote(0), game.demote(2), game.remove(1)].map(order),
    ["bcd", "bdc", "bcd", "dbc", "cbd", "bcd", "bd"],
  );
  const merged = game.remove(1).merge(start.play("c1-c3").play("h7xf7"));
  same([order(merged), String(merged.follow(2).follow(0).lastMove())], ["bdc", "h7-f7"]);
  const [verdict] = Validator.installed().withVariations().validate('[Game "loa"] 1. b1-b3 {good} (1. c1-c3 h7-f7 2. c3-c9) h7-f7 *');
  const { moves } = verdict.view();
  same(
    moves.map(({ after, text, played, problem }) => [after, text, played, problem?.reason]),
    [
      [-1, "b1-b3", true, undefined],
      [-1, "c1-c3", true, undefined],
      [1, "h7-f7", true, undefined],
      [2, "c3-c9", false, "OFF_BOARD"],
      [0, "h7-f7", true, undefined],
    ],
  );
  assert.equal(moves[0].commentAfter, "good");
});

test(`${target}: an argument of a wrong type is a TypeError with a code`, () => {
  const loa = GameTypes.find("loa").game();
  const position = loa.start();
  const game = GameInProgress.of(loa).play("b1-b3");
  const validator = Validator.installed();
  const picture = Picture.of(position);
  const cycle = { setup: [] };
  cycle.setup.push(cycle);
  const values = { text: "x", number: 5, half: 0.5, nothing: undefined, nil: null, object: {}, cycle, array: [], move: game.lastMove(), game, flag: true };
  const { text, number, half, nothing, nil, object, array, move, flag } = values;
  for (const [accepts, action] of [
    [[text], (value) => GameTypes.find(value)],
    [[nothing, nil, object], (value) => GameTypes.find("loa").game(value)],
    [[text, number, half, nothing, nil, object, array, flag], (value) => GameTypes.find("loa").game({ size: value })],
    [[text], (value) => loa.parsePosition(value)],
    [[text], (value) => position.side(value)],
    [[text, move], (value) => position.play(value)],
    [[text, move], (value) => position.isLegal(value)],
    [[text, move], (value) => position.violation(value)],
    [[text, nothing, nil], (value) => position.violation("b1-b3", value)],
    [[text], (value) => position.parseMove(value)],
    [[number], (value) => position.successor(value)],
    [[text], (value) => position.symbol(value)],
    [[], (value) => position.isEqual(value)],
    [[], (value) => GameInProgress.of(value)],
    [[text, move], (value) => game.play(value)],
    [[text, move], (value) => game.playVariation(value)],
    [[number], (value) => game.follow(value)],
    [[number], (value) => game.at(value)],
    [[number], (value) => game.promote(value)],
    [[number], (value) => game.promoteToMain(value)],
    [[number], (value) => game.demote(value)],
    [[number], (value) => game.remove(value)],
    [[game], (value) => game.merge(value)],
    [[nothing, nil, object], (value) => game.annotate(value)],
    [[array, nothing], (value) => game.annotate({ nags: value })],
    [[number, half, nothing], (value) => game.annotate({ clock: value })],
    [[text, nothing], (value) => game.annotate({ commentAfter: value })],
    [[nothing, nil, object], (value) => game.withHeader(value)],
    [[object, nothing], (value) => game.withHeader({ tags: value })],
    [[text, nil, nothing], (value) => game.withHeader({ claimed: value })],
    [[text, nothing, nil], (value) => game.toRecord(value)],
    [[nothing, nil, object], (value) => validator.withLimits(value)],
    [[number, nothing], (value) => validator.withLimits({ GAMES: value })],
    [[text], (value) => validator.withDefaultGame(value)],
    [[text, array], (value) => validator.validate(value)],
    [[text, nothing, nil], (value) => validator.validate("", value)],
    [[], (value) => Picture.of(value)],
    [[nothing, nil, object], (value) => picture.with(value)],
    [[flag, nothing, nil], (value) => picture.with({ marks: value })],
    [[text], (value) => picture.titled(value)],
    [[move], (value) => picture.lastMove(value)],
    [[array], (value) => picture.highlight(value)],
    [[text], (value) => picture.highlight([value])],
    [[text, move], (value) => picture.violation(value)],
    [[text], (value) => picture.targets(value)],
    [[text], (value) => picture.arrow("a1", value)],
    [[text], (value) => Picture.strip(value, [])],
    [[array], (value) => Picture.strip("", value)],
    [[], (value) => Picture.strip("", [value])],
    [[game], (value) => Picture.animation(value, 1)],
    [[number, half], (value) => Picture.animation(game, value)],
  ]) {
    for (const [name, value] of Object.entries(values)) {
      const error = failureIfAny(() => action(value));
      const where = `${action} of ${name}: ${error}`;
      if (accepts.includes(value)) {
        assert.notEqual(error?.code, "WRONG_TYPE", where);
      } else {
        assert.ok(error instanceof TypeError && error.name === "TypeError", where);
        same([error.code, error.cells, error.location, error.violations], ["WRONG_TYPE", [], null, []]);
      }
    }
  }
});

test(`${target}: every failure is an error with a name, a code, cells and a location`, () => {
  const position = GameTypes.find("loa").game().start();
  const game = GameInProgress.of(position);
  const [unknown] = Validator.installed().validate('[Game "chess"] 1. e4 *');
  for (const [name, code, action] of [
    ["IllegalMoveException", "WRONG_DISTANCE", () => game.play("b1-b2")],
    ["NotationException", "OFF_BOARD", () => position.play("b1-z9")],
    ["NotationException", "EMPTY", () => position.play("")],
    ["NotationException", "UNEXPECTED", () => position.game().parsePosition("8/8 b")],
    ["OptionException", "UNKNOWN_OPTION", () => GameTypes.find("loa").game({ color: "red" })],
    ["IndexOutOfBoundsException", "OUT_OF_RANGE", () => position.successor(36)],
    ["IndexOutOfBoundsException", "OUT_OF_RANGE", () => game.at(1)],
    ["IndexOutOfBoundsException", "OUT_OF_RANGE", () => game.follow(0)],
    ["NoSuchElementException", "NO_SUCH_ELEMENT", () => game.undo()],
    ["NoSuchElementException", "NO_SUCH_ELEMENT", () => game.redo()],
    ["NoSuchElementException", "NO_SUCH_ELEMENT", () => game.annotate({ nags: [1] })],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => game.play("b1-b3").annotate({ nags: [256] })],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => game.withHeader({ claimed: "2-0" })],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => position.side("THIRD")],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => Validator.installed().withLimits({ BOOKS: 1 })],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => Picture.of(position).with({ palette: "RED" })],
    ["IllegalArgumentException", "ILLEGAL_ARGUMENT", () => game.toRecord("pgn")],
    ["RecordProblem", "UNKNOWN_GAME", () => unknown.played()],
  ]) {
    const error = failure(action);
    assert.ok(error instanceof Error, name);
    assert.equal(error.name, name, error.message);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.length > 5 && Array.isArray(error.cells) && Array.isArray(error.violations));
    assert.equal(error.location === null, !["NotationException", "RecordProblem"].includes(name));
  }
  assert.equal(GameTypes.find("chess"), null);
});

test(`${target}: odd values are errors, and messages name no class of the package`, () => {
  const loa = GameTypes.find("loa").game();
  const position = loa.start();
  const game = GameInProgress.of(loa).play("b1-b3");
  let deep = [];
  for (let i = 0; i < 100_000; i++) {
    deep = [deep];
  }
  const bare = Object.assign(Object.create(null), { bare: 1 });
  for (const value of [NaN, Infinity, -Infinity, 1e300, 10n, 2n ** 70n, Symbol("x"), deep, bare, () => 1, new Date(), { constructor: null }, position, loa]) {
    for (const action of [
      () => GameTypes.find("loa").game({ size: value }),
      () => position.play(value),
      () => position.successor(value),
      () => game.annotate({ clock: value }),
      () => game.annotate({ nags: [value] }),
      () => game.withHeader({ tags: { First: value } }),
      () => game.at(value),
      () => Validator.installed().withLimits({ GAMES: value }),
      () => [...Validator.installed().validate(value)],
      () => Picture.animation(game, value),
      () => Picture.of(position).highlight([value]),
      () => Picture.of(position).with({ marks: value }),
    ]) {
      const error = failure(action);
      assert.ok(error instanceof RulesError, `${action}: ${error}`);
      assert.ok(!/\bJs[A-Z]|of type/.test(error.message), error.message);
    }
  }
  assert.equal(failure(() => position.play(game)).message, "The move must be a string, not a GameInProgress");
});

test(`${target}: misspelled names are refused`, () => {
  const position = GameTypes.find("loa").game().start();
  const game = GameInProgress.of(position).play("b1-b3");
  for (const action of [
    () => Picture.of(position).with({ pallete: "DARK" }),
    () => Picture.animation(game, 1, { marked: true }),
    () => game.annotate({ comment: "x" }),
    () => game.withHeader({ tag: {} }),
    () => Validator.installed().withLimits({ GAME: 1 }),
    () => GameTypes.find("loa").game({ colr: "red" }),
  ]) {
    assert.ok(failure(action) instanceof RulesError, String(action));
  }
});

test(`${target}: an error is a RulesError, also by the class of another target`, async () => {
  const position = GameTypes.find("loa").game().start();
  const illegal = failure(() => position.play("b1-b2"));
  assert.ok(illegal instanceof RulesError && illegal instanceof Error && Object.getPrototypeOf(illegal) === RulesError.prototype);
  assert.ok(failure(() => position.play(5)) instanceof RulesError);
  assert.ok(!(new Error() instanceof RulesError) && !(null instanceof RulesError));
  class Mine extends RulesError {}
  assert.ok(!(illegal instanceof Mine) && new Mine() instanceof Mine);
  const other = await import("../target/package/support.js?other");
  assert.ok(other.RulesError !== RulesError && illegal instanceof other.RulesError);
});

test(`${target}: JSON has the texts of objects, and they cannot be cloned`, () => {
  const loa = GameTypes.find("loa").game({ size: 6 });
  const game = GameInProgress.of(loa).play(loa.start().legalMoves()[0]);
  const position = game.position();
  const [verdict] = Validator.installed().validate(game.toRecord());
  const json = (value) => JSON.parse(JSON.stringify(value));
  same(json({ position, moves: game.moves() }), { position: position.text(), moves: game.moves().map(String) });
  same(json([loa.type(), loa, game]), ["loa", { game: "loa", options: loa.options() }, game.toRecord()]);
  same(json(verdict), json(verdict.toMap()));
  assert.ok(json(Picture.of(position)).startsWith("<svg"));
  for (const value of [position, game, game.lastMove(), loa, verdict, { deep: [position] }]) {
    assert.throws(() => structuredClone(value), /an object of boardrules: send its text, and parse that/);
  }
});

test(`${target}: a long computation does not hold its positions in memory`, () => {
  const start = GameTypes.find("iris").game({ n: 5 }).start();
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 100_000; i++) {
    start.successor(i % 37).isOver();
  }
  assert.ok(process.memoryUsage().rss - before < 200e6, "more than 2000 bytes for each position");
});

test(`${target}: moves are found from clicked cells`, () => {
  const position = GameTypes.find("loa").game().start();
  assert.deepEqual(position.nextCells(["b1"]), ["h1", "b3", "d3"]);
  assert.equal(position.nextCells().length, 12);
  assert.deepEqual(position.movesFrom("b1").map(String), ["b1-h1", "b1-b3", "b1-d3"]);
  assert.deepEqual(position.movesOn(["b1", "b3"]).map(String), ["b1-b3"]);
  assert.deepEqual(position.movesOn(["b1"]), []);
  assert.equal(position.occupant("b1"), "BLACK");
  assert.equal(position.occupant("b2"), null);
  assert.equal(position.canonicalTranspositionKey(), position.canonical().canonicalTranspositionKey());
  assert.equal(String(position.parseMove("b1 b3")), "b1-b3");
  assert.throws(() => position.parseMove("b1 b3", "LENIENT"), { name: "NotationException" });
  const carteso = GameTypes.find("carteso").game({ opening: "FIXED", komi: "0.5" }).start();
  assert.deepEqual(carteso.movesOn(["c3"]).map(String), ["b:c3", "w:c3"]);
  assert.deepEqual(carteso.movesOn().map(String), ["pass"]);
});

test(`${target}: a game in progress ends as games end`, () => {
  const game = GameInProgress.of(GameTypes.find("loa").game().start()).play("b1b3");
  assert.equal(game.isOver(), false);
  assert.equal(game.result(), "UNKNOWN");
  const resigned = game.resign("SECOND");
  assert.equal(resigned.isOver(), true);
  assert.equal(resigned.result(), "FIRST");
  assert.equal(resigned.undo().last().result(), "FIRST");
  assert.equal(game.forfeit("FIRST").result(), "SECOND");
  assert.equal(game.agreeDraw().result(), "DRAW");
  assert.throws(() => resigned.play("h7f7"), { name: "IllegalStateException", code: "ILLEGAL_STATE" });
  assert.throws(() => resigned.agreeDraw(), { name: "IllegalStateException" });
});
