package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import com.google.common.collect.HashBiMap;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Checks that finished positions that differ only in the turn are equal.
 *
 * <p>The turn is the field of the position's text that corresponds one to one to the side to move.
 * If the turn in the text of a finished position is replaced, the text must describe an equal
 * position or none.
 */
final class FinishedChecks {
  private FinishedChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<Position<M>> pool = EqualityChecks.pool(sample);
    int fields = fields(sample.positions().get(0)).size();
    for (int field = 1; field < fields; field++) {
      Map<Side, String> turns = turns(pool, field);
      if (turns.size() == 2) {
        for (Position<M> position : pool) {
          if (position.isOver()) {
            checkOtherTurns(position, field, turns);
          }
        }
      }
    }
  }

  private static List<String> fields(Position<?> position) {
    return Splitter.on(' ').splitToList(position.text());
  }

  /** Returns the value of the field for each side to move; empty if the field is not the turn. */
  private static Map<Side, String> turns(List<? extends Position<?>> pool, int field) {
    HashBiMap<Side, String> turns = HashBiMap.create();
    for (Position<?> position : pool) {
      if (position.sideToMove().isPresent()) {
        Side side = position.sideToMove().get();
        List<String> fields = fields(position);
        String value = field < fields.size() ? fields.get(field) : "";
        if (!value.equals(turns.getOrDefault(side, value))
            || !side.equals(turns.inverse().getOrDefault(value, side))) {
          return Map.of();
        }
        turns.put(side, value);
      }
    }
    return turns;
  }

  private static <M extends Move> void checkOtherTurns(
      Position<M> position, int field, Map<Side, String> turns) {
    for (String turn : turns.values()) {
      List<String> fields = new ArrayList<>(fields(position));
      fields.set(field, turn);
      String text = String.join(" ", fields);
      Sampler.read(position.game(), text)
          .filter(other -> other.outcome().equals(position.outcome()))
          .ifPresent(
              other -> {
                assertEquals(
                    position, other, "finished position with another turn: '" + text + "'");
                assertEquals(position.hash(), other.hash(), "hash of an equal position");
              });
    }
  }
}
