package io.github.boardrules.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownPosition;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.testing.Defaults;
import org.junit.jupiter.api.Test;

/** Compares with the number of sums of ones, twos and threes that do not exceed the heap. */
class PerftCountsTest {
  private static CountdownPosition start(int heap) {
    return new CountdownType().game(Options.of("heap", Integer.toString(heap))).start();
  }

  /**
   * Counts the sequences of {@code terms} numbers from 1 to 3 with a sum of at most {@code most}.
   */
  private static long sums(int terms, int most) {
    long count = 0;
    for (int code = 0; code < Math.pow(3, terms); code++) {
      int sum = 0;
      for (int i = 0, rest = code; i < terms; i++, rest /= 3) {
        sum += 1 + rest % 3;
      }
      count += sum <= most ? 1 : 0;
    }
    return count;
  }

  @Test
  void countsSequencesOfTheGivenLength() {
    for (int heap = 1; heap <= 12; heap++) {
      for (int depth = 0; depth <= 7; depth++) {
        assertEquals(sums(depth, heap), Perft.count(start(heap), depth), heap + " " + depth);
      }
    }
  }

  @Test
  void divideCountsByFirstMove() {
    assertEquals(
        ImmutableMap.of(
            new CountdownMove(1), sums(3, 4),
            new CountdownMove(2), sums(3, 3),
            new CountdownMove(3), 0L),
        Perft.divide(start(5), 4));
    assertEquals(
        ImmutableList.of(1L, 1L), ImmutableList.copyOf(Perft.divide(start(2), 1).values()));
  }

  @Test
  void theLastMoveIsCountedWithoutPlayingIt() {
    Position<?> unplayable = Defaults.of(Position.class, ImmutableMap.of("legalMoveCount", 7));
    assertEquals(7, Perft.count(unplayable, 1));
    assertEquals(1, Perft.count(unplayable, 0));
  }

  @Test
  void refusesNegativeDepths() {
    CountdownPosition position = start(5);
    assertEquals(
        "The depth must not be negative, but is -1",
        assertThrows(IllegalArgumentException.class, () -> Perft.count(position, -1)).getMessage());
    assertEquals(
        "The depth must be at least 1, but is 0",
        assertThrows(IllegalArgumentException.class, () -> Perft.divide(position, 0)).getMessage());
  }
}
