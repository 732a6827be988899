// Seeded random games, positions with their views and pictures, and the rest of the interface.

import assert from "node:assert/strict";
import test from "node:test";
import { GameTypes, Picture, PlayedGame, Validator, answers, failure, same, target } from "./implementation.js";

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
  const start = PlayedGame.of(GameTypes.find("loa").game().start());
  const game = start.play("b1-b3").play("h7xf7");
  same([game.ply(), game.lastPly(), String(game.lastMove())], [2, 2, "h7-f7"]);
  same(game.undo().redo().moves().map(String), ["b1-b3", "h7-f7"]);
  assert.equal(game.at(1).lastPly(), 2);
  assert.equal(game.at(1).branch().lastPly(), 1);
  same(game.formats().sort(), ["brg", "sgf"]);
  for (const format of game.formats()) {
    const [verdict] = Validator.standard().validate(game.toRecord(format));
    assert.ok(verdict.isValid());
    assert.equal(verdict.played().position().hash(), game.position().hash());
  }
});

test(`${target}: every failure is an error with a name, a code, cells and a location`, () => {
  const position = GameTypes.find("loa").game().start();
  const game = PlayedGame.of(position);
  const [unknown] = Validator.standard().validate('[Game "chess"] 1. e4 *');
  for (const [name, code, action] of [
    ["IllegalMoveException", "WRONG_DISTANCE", () => game.play("b1-b2")],
    ["NotationException", "OFF_BOARD", () => position.play("b1-z9")],
    ["NotationException", "UNEXPECTED", () => position.play(undefined)],
    ["NotationException", "UNEXPECTED", () => position.game().parsePosition("8/8 b")],
    ["OptionException", "UNKNOWN_OPTION", () => GameTypes.find("loa").game({ colour: "red" })],
    ["IndexOutOfBoundsException", "OUT_OF_RANGE", () => position.successor(36)],
    ["IndexOutOfBoundsException", "OUT_OF_RANGE", () => game.at(1)],
    ["NoSuchElementException", "NO_SUCH_ELEMENT", () => game.undo()],
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

test(`${target}: a long computation does not hold its positions in memory`, () => {
  const start = GameTypes.find("iris").game({ n: 5 }).start();
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 100_000; i++) {
    start.successor(i % 37).isOver();
  }
  assert.ok(process.memoryUsage().rss - before < 200e6, "more than 2000 bytes for each position");
});
