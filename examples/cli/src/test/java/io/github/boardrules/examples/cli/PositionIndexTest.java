package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.FoundGame;
import io.github.boardrules.examples.engine.index.FoundGames;
import io.github.boardrules.examples.engine.index.FullScan;
import io.github.boardrules.examples.engine.index.PlayedMove;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.index.RandomGames;
import io.github.boardrules.examples.engine.index.RandomGames.Played;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the answers of an index with a full scan of its games. */
class PositionIndexTest {
  private static final int QUESTIONS = 400;

  @TempDir private static Path folder;
  private static List<Played> games;
  private static PositionIndex index;

  @BeforeAll
  static void makeTheIndex() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    games = new ArrayList<>();
    // In two parts, and with little memory, so that the index consists of several segments.
    for (String part : List.of("a", "b")) {
      Path records = folder.resolve(part);
      games.addAll(RandomGames.write(records, part, 3, 500, random));
      IndexRun.Result run =
          IndexRun.run("index", records, "--index", folder.resolve("index"), "--memory", 1);
      assertEquals("", run.err());
      assertTrue(run.out().startsWith("1500 games with "), run.out());
    }
    index = PositionIndex.open(folder.resolve("index"));
  }

  @AfterAll
  static void close() {
    index.close();
  }

  /** Positions of the games, most of them early, and some that no game reaches. */
  private static List<Position<?>> positions(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Position<?>> positions = new ArrayList<>();
    while (positions.size() < QUESTIONS) {
      List<? extends Position<?>> played =
          games.get(random.nextInt(games.size())).game().positions();
      int last = played.size() - 1;
      Position<?> position =
          played.get(random.nextInt(1 + (random.nextInt(4) == 0 ? last : Math.min(4, last))));
      if (random.nextInt(5) == 0 && !position.isOver()) {
        position = position.successor(random.nextInt(position.legalMoveCount()));
      }
      positions.add(position);
    }
    return positions;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void findsWhatAFullScanFinds(boolean withSymmetry) {
    FullScan scan = new FullScan(games);
    int many = 0;
    int none = 0;
    for (Position<?> position : positions(withSymmetry ? 2 : 3)) {
      List<String> found = new ArrayList<>();
      index.find(
          position,
          withSymmetry,
          GameFilter.none(),
          game -> found.add(game.source() + " #" + game.number() + " " + game.ply()));
      assertEquals(
          scan.find(position, withSymmetry), found, () -> position.game() + ": " + position);
      many += found.size() > 10 ? 1 : 0;
      none += found.isEmpty() ? 1 : 0;
    }
    assertTrue(many > QUESTIONS / 4, many + " questions with many answers");
    assertTrue(none > QUESTIONS / 50, none + " questions without an answer");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void exploresWhatAFullScanCounts(boolean withSymmetry) {
    FullScan scan = new FullScan(games);
    int several = 0;
    for (Position<?> position : positions(withSymmetry ? 4 : 5)) {
      Exploration exploration = index.explore(position, withSymmetry, GameFilter.none());
      Set<String> found = new HashSet<>();
      for (PlayedMove move : exploration.moves()) {
        found.add(
            "%s %d %d %d %d %d %d"
                .formatted(
                    move.move(),
                    move.games(),
                    move.wins(),
                    move.losses(),
                    move.draws(),
                    move.unfinished(),
                    Math.round(move.length() * move.games())));
      }
      assertEquals(
          scan.explore(position, withSymmetry), found, () -> position.game() + ": " + position);
      assertEquals(scan.find(position, withSymmetry).size(), exploration.games());
      assertEquals(
          exploration.moves().stream()
              .sorted(Comparator.comparingLong(PlayedMove::games).reversed())
              .toList(),
          exploration.moves());
      several += found.size() > 3 ? 1 : 0;
    }
    assertTrue(several > QUESTIONS / 4, several + " questions with several moves");
  }

  @Test
  void stopsWhenNoMoreGamesAreWanted() {
    List<FoundGame> found = new ArrayList<>();
    index.find(
        RandomGames.game("loa").start(),
        false,
        GameFilter.none(),
        game -> {
          found.add(game);
          return found.size() < 3;
        });
    assertEquals(3, found.size());
    assertEquals("Ada", found.get(0).first());
    assertEquals("Sofia", found.get(0).second());
    assertEquals("2003.11.05", found.get(0).date());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void readsAPartAndCountsAll(boolean withSymmetry) {
    FullScan scan = new FullScan(games);
    SplittableRandom random = new SplittableRandom(6);
    int beyond = 0;
    int within = 0;
    for (Position<?> position : positions(7)) {
      List<String> all = scan.find(position, withSymmetry);
      int offset = random.nextInt(2 + all.size() * 5 / 4);
      int limit = random.nextInt(2 + all.size() / 2);
      FoundGames found = index.find(position, withSymmetry, GameFilter.none(), offset, limit);
      assertEquals(all.size(), found.total());
      int from = Math.min(offset, all.size());
      assertEquals(
          all.subList(from, Math.min(all.size(), from + limit)),
          found.games().stream()
              .map(game -> game.source() + " #" + game.number() + " " + game.ply())
              .toList());
      beyond += offset > all.size() ? 1 : 0;
      within += limit > 0 && offset + limit < all.size() ? 1 : 0;
    }
    assertTrue(beyond > 10 && within > 100, beyond + " beyond, " + within + " within");
  }

  @Test
  void namesItsGames() {
    assertEquals(12, index.games().size());
    assertEquals(3000, index.games().values().stream().mapToLong(Long::longValue).sum());
    assertTrue(index.games().containsKey("iris n=3"));
  }
}
