package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which matches the cache keeps in memory. */
class MemoryTest {
  /** The maximum weight of the cache, in positions and cells. */
  private static final int MAX_CACHE_WEIGHT = 100_000;

  @TempDir Path folder;

  private static Game<?> game(String id, String options) {
    return GameTypes.installed().get(id).game(Options.parse(options));
  }

  private static GameInProgress<?> played(String id, String... moves) {
    GameInProgress<?> played = GameInProgress.of(game(id, ""));
    for (String move : moves) {
      played = played.play(move);
    }
    return played;
  }

  /** Returns the objects that survive garbage collection. */
  private static <T> ImmutableList<T> left(Collection<WeakReference<T>> things) {
    // The second collection frees objects that the first one found unreachable.
    System.gc();
    System.gc();
    return things.stream().map(Reference::get).filter(Objects::nonNull).collect(toImmutableList());
  }

  @Test
  void undoReleasesPositions() {
    GameInProgress<?> played = played("loa", "b1-b3", "h2-f2", "c1-c3", "h7-f7");
    ImmutableList<WeakReference<Object>> positions =
        played.positions().stream()
            .map(position -> new WeakReference<Object>(position))
            .collect(toImmutableList());
    played = played.at(2).lineOnly();
    assertEquals(played.positions(), left(positions));
    assertEquals(played("loa", "b1-b3", "h2-f2").moves(), played.moves());
  }

  @Test
  @Tag("proof")
  void cellsCountTowardTheCacheWeight() throws SQLException {
    try (MatchStore store = MatchStore.open(folder.resolve("games"));
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), TestSettings.WIDE);
      // Not the games themselves: the library keeps a few of them for the next user.
      Map<String, WeakReference<GameInProgress<?>>> games = new HashMap<>();
      for (int i = 0; i < 250; i++) {
        GameInProgress<?> played =
            GameInProgress.of(game("linage", "width=25 height=25 komi=" + i));
        Match match = matches.create(played, Map.of(), "192.0.2.1").match();
        games.put(match.id(), new WeakReference<>(match.played()));
      }
      int cells = left(games.values()).stream().mapToInt(kept -> kept.game().board().size()).sum();
      assertTrue(cells > 0 && cells <= MAX_CACHE_WEIGHT, cells + " cells");
      for (String id : games.keySet()) {
        assertEquals(0, matches.find(id).plies());
      }
    }
  }
}
