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

/** Compares the plies and the outcome of a line with those of the rules. */
final class TraceCheck {

  /**
   * A value that differs from the value of the rules.
   *
   * @param ply the number of moves before the position of the value
   * @param key the key of the value; {@code plies} for the number of plies, {@code outcome} for the
   *     whole outcome
   * @param expected the value in the line; null if the line does not have the key
   * @param found the value of the rules; null if the rules do not have the key
   */
  record Difference(int ply, String key, @Nullable JsonNode expected, @Nullable JsonNode found) {}

  private final List<? extends Position<?>> positions;
  private final Consumer<Difference> differences;

  /**
   * Creates a comparison.
   *
   * @param positions the positions of the game, the start first
   * @param differences accepts every difference, in the order of the plies
   */
  TraceCheck(List<? extends Position<?>> positions, Consumer<Difference> differences) {
    this.positions = positions;
    this.differences = differences;
  }

  /** Compares all plies that both have, the number of plies, and the outcome. */
  void compare(ObjectNode line) throws TraceProblem {
    JsonNode plies = line.path(TraceLine.PLIES);
    JsonNode outcome = line.get(TraceLine.OUTCOME);
    if (!plies.isArray() || outcome == null) {
      throw new TraceProblem(
          Code.NOT_A_GAME, "--check requires the keys plies, with an array, and outcome");
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
