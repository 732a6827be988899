// The vectors of the four games: moves, facts, outcomes, and inputs that are refused or understood.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { GameTypes, answers, failure, failureIfAny, same, target, vectors } from "./implementation.js";

const GAMES = ["carteso", "iris", "linage", "loa"];

function checkPly(position, expected) {
  const { legal, legalCount, legalSha256, toMove, side, ...facts } = expected;
  assert.equal(position.toMove(), toMove);
  assert.equal(position.sideToMove(), side);
  const moves = position.legalMoves().map((move) => move.notation()).sort();
  assert.equal(position.legalMoveCount(), moves.length);
  if (legal) {
    same(moves, legal);
  } else {
    assert.equal(moves.length, legalCount);
    assert.equal(createHash("sha256").update(moves.join("\n")).digest("hex"), legalSha256);
  }
  same(position.facts(), facts);
}

function checkOutcome(outcome, expected) {
  if (expected === null) {
    assert.equal(outcome, null);
    return;
  }
  const { winner, reason, ...score } = expected;
  assert.equal(outcome.winner ?? "DRAW", winner);
  assert.equal(outcome.reason, reason);
  same(outcome.score ?? {}, score);
}

const start = (game, { options }) => GameTypes.find(game).game(options).start();

const reached = (game, vector) => vector.moves.reduce((position, move) => position.play(move), start(game, vector));

const strictness = ({ strict }) => (strict ? "STRICT" : "LENIENT");

for (const game of GAMES) {
  test(`${target}: every ply of the ${game} vectors`, () => {
    for (const vector of vectors(game, "games")) {
      let position = start(game, vector);
      checkPly(position, vector.plies[0]);
      vector.moves.forEach((move, index) => {
        assert.equal(position.outcome(), null, vector.id);
        position = position.play(move);
        checkPly(position, vector.plies[index + 1]);
      });
      checkOutcome(position.outcome(), vector.outcome);
    }
  });

  test(`${target}: other spellings of ${game} moves are understood`, () => {
    for (const vector of vectors(game, "alternative_inputs")) {
      const position = reached(game, vector);
      const move = position.parseMove(vector.input, strictness(vector));
      assert.equal(move.notation(), vector.means, vector.id);
      assert.ok(position.isLegal(move), vector.id);
    }
  });

  const refusals = new Map(answers("refusals").map((refusal) => [refusal.id, refusal]));

  test(`${target}: bad ${game} inputs are refused with the codes and cells of the JVM`, () => {
    for (const vector of vectors(game, "bad_inputs")) {
      const position = reached(game, vector);
      const expected = refusals.get(`bad_inputs ${vector.id}`);
      if (vector.kind === "illegal") {
        const { code, cells, message } = position.violation(vector.input, strictness(vector));
        same({ code, cells, message, id: expected.id }, expected);
        if (!vector.strict) {
          const thrown = failure(() => position.play(vector.input));
          assert.equal(thrown.name, "IllegalMoveException");
          same([thrown.code, thrown.violations[0].cells], [code, cells]);
        }
      } else {
        checkRefusal(position, vector, expected);
      }
    }
  });

  test(`${target}: bad ${game} options are refused with the codes and cells of the JVM`, () => {
    for (const vector of vectors(game, "bad_options")) {
      const { id, ...expected } = refusals.get(`bad_options ${vector.id}`);
      const error = failure(() => GameTypes.find(game).game(vector.options));
      assert.ok(error instanceof Error, id);
      same({ code: error.code, cells: error.cells, message: error.message }, expected, id);
    }
  });
}

/** Checks an input that is off the board, or no move at all. */
function checkRefusal(position, vector, expected) {
  const violation = position.violation(vector.input, strictness(vector));
  if (expected.offset === undefined) {
    same({ ...violation, id: expected.id }, expected);
    return;
  }
  const error = failure(() => position.parseMove(vector.input, strictness(vector)));
  assert.ok(error instanceof Error && error.name === "NotationException", vector.id);
  const { code, cells, message, location } = error;
  assert.equal(location.column, location.offset + 1);
  same({ code, cells, message, offset: location.offset, id: expected.id }, expected);
  const { parameters } = violation;
  same([violation.code, violation.message, parameters.offset], [code, message, location.offset], vector.id);
  // It may be a move as people type it.
  const isTyped = failureIfAny(() => position.parseMove(vector.input)) === undefined;
  const isLegal = isTyped && position.violation(position.parseMove(vector.input)) === null;
  assert.ok(vector.strict || position.isLegal(vector.input) === isLegal, vector.id);
}
