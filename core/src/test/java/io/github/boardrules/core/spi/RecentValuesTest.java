package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.testing.CountdownGame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class RecentValuesTest {
  private record Rules(int heap, String note) {}

  private final List<Rules> created = new ArrayList<>();
  private final RecentValues<Rules, CountdownGame> games =
      new RecentValues<>(
          rules -> {
            created.add(rules);
            return new CountdownGame(rules.heap(), rules.note());
          });

  @Test
  void aGameIsCreatedOnce() {
    CountdownGame game = games.get(new Rules(7, ""));
    assertSame(game, games.get(new Rules(7, "")));
    assertEquals(List.of(new Rules(7, "")), created);
  }

  @Test
  void anyNumberOfGamesKeepTheirRules() {
    for (int round = 0; round < 2; round++) {
      for (int heap = 1; heap <= 26; heap++) {
        for (String note : new String[] {"", "a", "b", "c"}) {
          assertEquals(new CountdownGame(heap, note), games.get(new Rules(heap, note)));
        }
      }
    }
  }

  @Test
  void theLastTwoKeysWithEqualHashCodesAreHeld() {
    RecentValues<String, String> texts = new RecentValues<>(text -> new String(text.toCharArray()));
    String first = texts.get("AaAa");
    String second = texts.get("BBBB");
    assertSame(first, texts.get("AaAa"));
    assertSame(second, texts.get("BBBB"));
    assertEquals("AaBB", texts.get("AaBB"), "all three have the same hash code");
    assertSame(second, texts.get("BBBB"));
    assertNotSame(first, texts.get("AaAa"));
  }

  @Test
  void aFailedCreationIsRetried() {
    RecentValues<Integer, CountdownGame> none =
        new RecentValues<>(
            heap -> {
              throw new IllegalStateException("heap " + heap);
            });
    for (int i = 0; i < 2; i++) {
      assertThrows(IllegalStateException.class, () -> none.get(7));
    }
  }

  @Test
  void threadsGetEqualGames() throws InterruptedException, ExecutionException {
    RecentValues<Integer, CountdownGame> shared =
        new RecentValues<>(heap -> new CountdownGame(heap, ""));
    Callable<Boolean> task =
        () -> {
          boolean equal = true;
          for (int i = 0; i < 20_000; i++) {
            int heap = 1 + i % 40;
            equal &= shared.get(heap).equals(new CountdownGame(heap, ""));
          }
          return equal;
        };
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Boolean> result : threads.invokeAll(List.of(task, task, task, task))) {
        assertEquals(true, result.get());
      }
    } finally {
      threads.shutdown();
    }
  }
}
