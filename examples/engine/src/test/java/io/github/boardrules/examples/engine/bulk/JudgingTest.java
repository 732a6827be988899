package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that results arrive in the order of the input, whole or in parts. */
class JudgingTest {
  private static final int GAMES = 6_000;

  /** Receives the numbers of games with the numbers of their moves. */
  private static class Received implements Judging.Results<List<long[]>> {
    final List<String> all = new ArrayList<>();
    final int max;
    private long games;

    Received(int max) {
      this.max = max;
    }

    @Override
    public List<long[]> create() {
      return new ArrayList<>();
    }

    @Override
    public void add(GameReplay verdict, List<long[]> result) {
      result.add(new long[] {verdict.number(), verdict.legalPlies()});
    }

    @Override
    public boolean isLarge(List<long[]> result) {
      return result.size() == max;
    }

    @Override
    public long size() {
      return 1;
    }

    @Override
    public void accept(List<long[]> result, long gamesBefore) {
      assertTrue(result.size() <= max);
      result.forEach(game -> all.add(gamesBefore + game[0] + ":" + game[1]));
      games += result.size();
    }

    @Override
    public void accept(FileProblem problem) {
      all.add(problem.file() + " " + problem.code());
    }

    @Override
    public void progress(Tally tally) {
      assertEquals(games, tally.games());
    }
  }

  /** Returns a text of several pieces, whose game number n has a number of moves that n tells. */
  private static byte[] text() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= GAMES; i++) {
      text.append(
          "[Game \"loa\"]\n[Event \"Some words that make the text longer: %d\"]\n\n".formatted(i));
      text.append(i % 3 == 0 ? "1. b1-b3 *\n\n" : "1. b1-b3 h7-f7 *\n\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({"1, 1000000", "2, 1000000", "7, 1000000", "1, 10", "2, 10", "7, 10", "3, 1"})
  void resultsAreInTheOrderOfTheInput(int threads, int max) {
    byte[] text = text();
    Received received = new Received(max);
    Tally tally;
    try (Judging<List<long[]>> judging = new Judging<>(Validator.installed(), received, threads)) {
      judging.file("a.brg", Optional.empty(), () -> new ByteArrayInputStream(text));
      judging.file(
          "b.brg",
          Optional.empty(),
          () -> {
            throw new EOFException("gone");
          });
      judging.skip(3);
      judging.unnamed("-", Optional.empty(), new ByteArrayInputStream(text));
      tally = judging.finish();
    }
    List<String> expected = new ArrayList<>();
    for (int i = 1; i <= GAMES; i++) {
      expected.add(i + ":" + (i % 3 == 0 ? 1 : 2));
    }
    expected.add("b.brg TRUNCATED");
    expected.addAll(expected.subList(0, GAMES));
    assertEquals(expected, received.all);
    assertEquals(new Tally(2 * GAMES, 0, 2, 3, 1, "-", GAMES), tally);
  }

  /** The caller gets the exception that the receiver throws, in whatever thread. */
  @ParameterizedTest
  @CsvSource({"1, 1000000", "2, 1000000", "7, 10"})
  void aFailureOfTheReceiverReachesTheCaller(int threads, int max) {
    byte[] text = text();
    RuntimeException full = new RuntimeException("the disk is full");
    Received received =
        new Received(max) {
          @Override
          public void accept(List<long[]> result, long gamesBefore) {
            super.accept(result, gamesBefore);
            if (all.size() > GAMES / 4) {
              throw full;
            }
          }
        };
    try (Judging<List<long[]>> judging = new Judging<>(Validator.installed(), received, threads)) {
      RuntimeException thrown =
          assertThrows(
              RuntimeException.class,
              () -> {
                judging.file("a.brg", Optional.empty(), () -> new ByteArrayInputStream(text));
                judging.finish();
              });
      assertSame(full, thrown);
    }
    assertTrue(received.all.size() < GAMES);
  }

  /** After it is stopped, no result arrives, and the tally is that of the results before. */
  @Test
  void nothingArrivesAfterAStop() {
    byte[] text = text();
    List<Tally> stopped = new ArrayList<>();
    List<Judging<?>> itself = new ArrayList<>();
    Received received =
        new Received(100) {
          @Override
          public void accept(List<long[]> result, long gamesBefore) {
            super.accept(result, gamesBefore);
            if (all.size() == 500) {
              stopped.add(itself.get(0).stop().orElseThrow());
            }
          }
        };
    try (Judging<List<long[]>> judging = new Judging<>(Validator.installed(), received, 3)) {
      itself.add(judging);
      judging.file("a.brg", Optional.empty(), () -> new ByteArrayInputStream(text));
      judging.finish();
    }
    assertEquals(500, received.all.size());
    assertEquals(List.of(new Tally(500, 0, 1, 0, 0, "a.brg", 500)), stopped);
  }
}
