package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;

/** Compares what a line says of a game with what the rules say. */
final class TraceCheck {

  /**
   * A value that is not as the rules say.
   *
   * @param ply the number of moves before the position it belongs to
   * @param key its name; {@code plies} for their number, {@code outcome} for all of the outcome
   * @param expected the value of the line; null if it has none of this name
   * @param found what the rules say; null if they say nothing of this name
   */
  record Difference(int ply, String key, @Nullable JsonNode expected, @Nullable JsonNode found) {}

  private final List<? extends Position<?>> positions;
  private final Consumer<Difference> differences;

  /**
   * A comparison.
   *
   * @param positions the positions of the game, the start first
   * @param differences is told every difference, in the order of the plies
   */
  TraceCheck(List<? extends Position<?>> positions, Consumer<Difference> differences) {
    this.positions = positions;
    this.differences = differences;
  }

  /** Compares all plies that both sides have, their number, and the outcome. */
  void compare(ObjectNode line) throws TraceProblem {
    JsonNode plies = line.path(TraceLine.PLIES);
    JsonNode outcome = line.get(TraceLine.OUTCOME);
    if (!plies.isArray() || outcome == null) {
      throw new TraceProblem(Code.NOT_A_GAME, "A check needs plies, a list, and an outcome");
    }
    for (int ply = 0; ply < Math.min(plies.size(), positions.size()); ply++) {
      compare(ply, plies.get(ply), TraceJson.of(positions.get(ply)));
    }
    int last = positions.size() - 1;
    compare(
        last, TraceLine.PLIES, IntNode.valueOf(plies.size()), IntNode.valueOf(positions.size()));
    compare(last, TraceLine.OUTCOME, outcome, TraceJson.of(positions.get(last).outcome()));
  }

  private void compare(int ply, JsonNode expected, ObjectNode found) {
    Set<String> keys = new LinkedHashSet<>(found.propertyNames());
    keys.addAll(expected.propertyNames());
    for (String key : keys) {
      compare(ply, key, expected.get(key), found.get(key));
    }
  }

  private void compare(int ply, String key, @Nullable JsonNode expected, @Nullable JsonNode found) {
    if (expected == null || !expected.equals(found)) {
      differences.accept(new Difference(ply, key, expected, found));
    }
  }
}
