package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.Piece;
import io.github.boardrules.examples.engine.bulk.Pieces;
import io.github.boardrules.examples.engine.bulk.RecordTexts;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.FullScan;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares an index of an archive with a full scan of it, both given as folders: {@code
 * -Dboardrules.index.records=RECORDS -Dboardrules.index.folder=INDEX}. Prints the time of the
 * questions.
 */
@EnabledIfSystemProperty(named = "boardrules.index.folder", matches = ".+")
class IndexOfArchiveTest {
  /** One in so many games has a position that becomes a question. */
  private static final int ONE_IN = Integer.getInteger("boardrules.index.one-in", 2_000);

  private final Path records = Path.of(System.getProperty("boardrules.index.records", ""));
  private final Path folder = Path.of(System.getProperty("boardrules.index.folder", ""));

  /** A position, and the games that reach it: their number, and a sum that depends on each. */
  private static final class Question {
    final Position<?> position;
    final boolean withSymmetry;
    long hits;
    long sum;
    long lastGame = -1;

    Question(Position<?> position, boolean withSymmetry) {
      this.position = position;
      this.withSymmetry = withSymmetry;
    }

    void add(String source, long number, int ply) {
      hits++;
      sum += (source + " #" + number + " " + ply).hashCode() * 0x9e3779b97f4a7c15L;
    }
  }

  private interface Games {
    void game(String source, long number, GameInProgress<?> game);
  }

  /** Reads all games, as {@code index} names them. */
  private void scan(Games games) throws IOException {
    try (Stream<Path> files = Files.walk(records)) {
      for (Path file :
          files
              .filter(file -> FileNames.mayHaveRecords(file.getFileName().toString()))
              .sorted()
              .toList()) {
        try (InputStream in = Files.newInputStream(file)) {
          RecordTexts.of(
              records.relativize(file).toString(), Optional.of(BrgFormat.BRG), in, texts(games));
        }
      }
    }
  }

  private static RecordTexts.Visitor texts(Games games) {
    return new RecordTexts.Visitor() {
      @Override
      public void text(String name, RecordFormat format, InputStream in) throws IOException {
        Pieces pieces = Pieces.salvaging(in, format, name);
        long[] number = new long[1];
        for (Optional<Piece> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
          piece.get().judge(Validator.installed(), verdict -> add(name, ++number[0], verdict));
        }
      }

      private void add(String name, long number, GameReplay verdict) {
        verdict.toGame().ifPresent(game -> games.game(name, number, game));
      }

      @Override
      public void skipped(String name) {}
    };
  }

  private List<Question> questions() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    List<Question> questions = new ArrayList<>();
    scan(
        (source, number, game) -> {
          if (random.nextInt(ONE_IN) == 0) {
            // The first positions are those of many games.
            int ply = random.nextInt(1 + Math.min(game.ply(), random.nextBoolean() ? 4 : 1_000));
            questions.add(new Question(game.at(ply).position(), questions.size() % 2 == 0));
          }
        });
    return questions;
  }

  @Test
  void findsWhatAFullScanFinds() throws IOException {
    List<Question> questions = questions();
    assertTrue(questions.size() > 10, questions.size() + " questions");
    Map<Long, List<Question>> byKey = new HashMap<>();
    for (Question question : questions) {
      for (long key : FullScan.keys(question.position, question.withSymmetry)) {
        byKey.computeIfAbsent(key, unused -> new ArrayList<>()).add(question);
      }
    }
    long[] games = new long[1];
    scan(
        (source, number, game) -> {
          games[0]++;
          int ply = 0;
          for (Position<?> position : game.positions()) {
            for (Question question : byKey.getOrDefault(position.transpositionKey(), List.of())) {
              if (question.lastGame != games[0]
                  && question.position.game().equals(position.game())) {
                question.lastGame = games[0];
                question.add(source, number, ply);
              }
            }
            ply++;
          }
        });
    double[] find = new double[questions.size()];
    double[] explore = new double[questions.size()];
    try (PositionIndex index = PositionIndex.open(folder)) {
      for (int i = 0; i < questions.size(); i++) {
        Question expected = questions.get(i);
        Question found = new Question(expected.position, expected.withSymmetry);
        long start = System.nanoTime();
        index.find(
            found.position,
            found.withSymmetry,
            GameFilter.none(),
            game -> {
              found.add(game.source(), game.number(), game.ply());
              return true;
            });
        find[i] = (System.nanoTime() - start) / 1e6;
        assertEquals(expected.hits, found.hits, () -> expected.position.toString());
        assertEquals(expected.sum, found.sum, () -> expected.position.toString());
        start = System.nanoTime();
        Exploration explored = index.explore(found.position, found.withSymmetry, GameFilter.none());
        explore[i] = (System.nanoTime() - start) / 1e6;
        assertEquals(expected.hits, explored.games());
      }
    }
    long most = questions.stream().mapToLong(question -> question.hits).max().orElseThrow();
    System.out.printf(
        "%d games, %d questions, at most %d hits; find: %s; explore: %s%n",
        games[0], questions.size(), most, times(find), times(explore));
  }

  private static String times(double[] milliseconds) {
    Arrays.sort(milliseconds);
    return "median %.2f ms, longest %.1f ms"
        .formatted(milliseconds[milliseconds.length / 2], milliseconds[milliseconds.length - 1]);
  }
}
