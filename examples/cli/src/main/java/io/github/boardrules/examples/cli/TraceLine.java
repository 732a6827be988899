package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.trace.StructuredOptions;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A line with a game, its options and its moves, and optionally labels, plies and an outcome. */
final class TraceLine {
  static final String PLIES = "plies";
  static final String OUTCOME = "outcome";

  /** The keys that the rules determine. */
  static final ImmutableList<String> ANSWERS = ImmutableList.of(PLIES, OUTCOME);

  private static final ImmutableSet<String> KEYS =
      ImmutableSet.of("game", "options", "moves", PLIES, OUTCOME);

  private final ObjectNode json;

  TraceLine(ObjectNode json) {
    this.json = json;
  }

  /** Returns the whole line, with the keys in their order. */
  ObjectNode json() {
    return json;
  }

  /** Returns the keys that are only passed through. */
  ObjectNode labels() {
    ObjectNode labels = TraceJson.MAPPER.createObjectNode();
    json.properties().stream()
        .filter(entry -> !KEYS.contains(entry.getKey()))
        .forEach(entry -> labels.set(entry.getKey(), entry.getValue()));
    return labels;
  }

  /** Plays the moves. Returns the positions, the start first. */
  List<Position<?>> play(Validator validator) throws TraceProblem {
    GameReplay replay = validator.replay(record());
    if (!replay.problems().isEmpty()) {
      throw new TraceProblem(replay.problems().get(0));
    }
    return replay.mainLine().map(LineReplay::positions).orElseThrow();
  }

  private GameRecord record() throws TraceProblem {
    JsonNode game = json.path("game");
    if (!game.isString()) {
      throw new TraceProblem(Code.UNKNOWN_GAME, "The key game must be a string");
    }
    return GameRecord.builder().game(game.stringValue()).options(options()).moves(moves()).build();
  }

  private Options options() throws TraceProblem {
    JsonNode options = json.path("options");
    if (options.isMissingNode()) {
      return Options.none();
    }
    if (!(options instanceof ObjectNode object)) {
      throw new TraceProblem(Code.BAD_OPTION, "The key options must be an object");
    }
    try {
      return StructuredOptions.of(TraceJson.plain(object));
    } catch (OptionException e) {
      throw new TraceProblem(RecordProblem.of(Code.BAD_OPTION, TextLocation.nowhere(), e));
    }
  }

  private List<RecordedMove> moves() throws TraceProblem {
    JsonNode moves = json.path("moves");
    if (!moves.isArray()) {
      throw new TraceProblem(Code.UNREADABLE_MOVE, "The key moves must be an array");
    }
    long limit = ReadLimits.defaults().get(ReadLimits.Limit.MOVES);
    if (moves.size() > limit) {
      throw new TraceProblem(
          Code.TOO_MANY_MOVES,
          "The game has " + moves.size() + " moves, but at most " + limit + " are allowed");
    }
    ImmutableList.Builder<RecordedMove> recorded = ImmutableList.builder();
    for (JsonNode move : moves) {
      if (!move.isString()) {
        throw new TraceProblem(
            Code.UNREADABLE_MOVE, "Every move must be a string, but found " + move);
      }
      recorded.add(RecordedMove.of(move.stringValue()));
    }
    return recorded.build();
  }
}
