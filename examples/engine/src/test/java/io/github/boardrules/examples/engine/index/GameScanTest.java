package io.github.boardrules.examples.engine.index;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.index.RandomGames.Played;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the games that have a pattern with a plain look at every position of every game. */
class GameScanTest {
  private static final int FILES = 10;
  private static final Pattern EMPTY = Pattern.compile("\\.+");

  @TempDir private Path folder;

  private List<FoundGame> scan(ArrangementPattern pattern, GameFilter filter, int threads) {
    List<FoundGame> found = new ArrayList<>();
    GameSearch archive =
        new ArchiveSearch(results -> judge(results, threads), problem -> found.clear());
    archive.find(pattern, filter, found::add);
    return found;
  }

  private <R> void judge(Judging.Results<R> results, int threads) {
    try (Judging<R> judging = new Judging<>(Validator.installed(), results, threads)) {
      for (int file = 0; file < FILES; file++) {
        String name = "%02d.brg".formatted(file);
        judging.file(name, Optional.empty(), () -> Files.newInputStream(folder.resolve(name)));
      }
      Tally unused = judging.finish();
    }
  }

  private PositionIndex index() {
    Path index = folder.resolve("index");
    try (IndexBuilder builder = IndexBuilder.open(index, 1, unused -> {})) {
      judge(builder, 2);
      builder.commit();
    }
    return PositionIndex.open(index);
  }

  /** Some cells of a position. */
  private static Map<Cell, Character> some(Position<?> position, RandomGenerator random) {
    Map<Cell, Character> some = new HashMap<>();
    List<Cell> cells = position.board().cells();
    int count = 1 + random.nextInt(Math.min(6, cells.size()));
    while (some.size() < count) {
      Cell cell = cells.get(random.nextInt(cells.size()));
      some.put(cell, position.symbol(cell));
    }
    return some;
  }

  private static String text(Board board, Map<Cell, Character> pattern) {
    List<String> ranks = new ArrayList<>();
    for (int y = board.height() - 1; y >= 0; y--) {
      StringBuilder rank = new StringBuilder();
      for (int x = 0; x < board.width(); x++) {
        board.at(x, y).map(cell -> pattern.getOrDefault(cell, '?')).ifPresent(rank::append);
      }
      ranks.add(
          EMPTY
              .matcher(rank.toString().replaceFirst("\\?+$", "*"))
              .replaceAll(run -> Integer.toString(run.group().length())));
    }
    return String.join("/", ranks);
  }

  private static boolean has(Position<?> position, Map<Cell, Character> pattern) {
    return pattern.entrySet().stream()
        .allMatch(one -> position.symbol(one.getKey()) == one.getValue());
  }

  private static boolean isLike(Position<?> position, Game<?> game) {
    return position.game().type().equals(game.type()) && position.board().equals(game.board());
  }

  /** Whether an image of a position in the same game has the pattern. */
  private static <M extends Move> boolean hasImage(
      Position<M> position, Map<Cell, Character> pattern) {
    for (GameSymmetry<M> symmetry : position.game().symmetries()) {
      if (symmetry.appliesTo(position)
          && symmetry.keepsGame(position)
          && has(symmetry.apply(position), pattern)) {
        return true;
      }
    }
    return false;
  }

  private static List<String> expected(
      List<Played> games, int minPlies, Predicate<Position<?>> isWanted) {
    List<String> all = new ArrayList<>();
    for (Played played : games) {
      for (int ply = 0; ply <= played.game().ply() && played.game().ply() >= minPlies; ply++) {
        if (isWanted.test(played.game().positions().get(ply))) {
          all.add(played.file() + " #" + played.number() + " " + ply);
          break;
        }
      }
    }
    return all;
  }

  @Test
  void patternsAreFoundAsByAPlainReplay() throws IOException {
    boolean isProof = Boolean.getBoolean("boardrules.proof");
    int games = isProof ? 10_000 : 1_000;
    int patterns = isProof ? 40 : 16;
    RandomGenerator random = new SplittableRandom(1);
    List<Played> all = RandomGames.write(folder, "", FILES, games / FILES, random);
    long hits = 0;
    PositionIndex index = index();
    GameFilter longGames =
        GameFilter.of(GameTypes.installed(), ImmutableMap.of(Filter.MIN_PLIES.id(), "5"));
    for (int i = 0; i < patterns; i++) {
      Played played = all.get(random.nextInt(all.size()));
      Position<?> position = played.game().positions().get(random.nextInt(played.game().ply() + 1));
      Map<Cell, Character> cells = some(position, random);
      Game<?> game = position.game();
      ArrangementPattern plain = ArrangementPattern.parse(game, text(game.board(), cells));
      boolean withSymmetry = i % 2 == 0;
      ArrangementPattern pattern = withSymmetry ? plain.withSymmetry() : plain;
      GameFilter filter = i % 4 < 2 ? GameFilter.none() : longGames;
      List<FoundGame> found = scan(pattern, filter, 1 + i % 3);
      assertEquals(
          expected(
              all,
              filter == longGames ? 5 : 0,
              one -> isLike(one, game) && (withSymmetry ? hasImage(one, cells) : has(one, cells))),
          found.stream().map(one -> one.source() + " #" + one.number() + " " + one.ply()).toList(),
          () -> plain + " in " + game);
      List<FoundGame> indexed = new ArrayList<>();
      index.find(pattern, filter, indexed::add);
      assertEquals(found, indexed);
      hits += found.size();
    }
    index.close();
    assertTrue(hits > games / 4, "too few: " + hits);
  }

  /** Asks for one game of an archive whose later files must not be read. */
  @Test
  void theSearchEndsWhenNobodyWantsMoreGames() {
    for (int threads : new int[] {1, 2}) {
      List<String> read = new ArrayList<>();
      List<FoundGame> found = new ArrayList<>();
      GameSearch archive =
          new ArchiveSearch(results -> readMany(results, threads, read), problem -> {});
      Position<?> start =
          GameTypes.installed().find("loa").orElseThrow().game(Options.none()).start();
      archive.find(start, false, GameFilter.none(), game -> !found.add(game));
      assertEquals(1, found.size());
      assertTrue(read.size() < 100, read.size() + " files were read");
    }
  }

  private static <R> void readMany(Judging.Results<R> results, int threads, List<String> read) {
    try (Judging<R> judging = new Judging<>(Validator.installed(), results, threads)) {
      for (int file = 0; file < 1_000; file++) {
        String name = file + ".brg";
        judging.file(
            name,
            Optional.empty(),
            () -> {
              read.add(name);
              return new ByteArrayInputStream("[Game \"loa\"]\n\nb1-b3 *".getBytes(UTF_8));
            });
      }
      Tally unused = judging.finish();
    }
  }
}
