package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.FoundGame;
import io.github.boardrules.examples.engine.index.FullScan;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares an index of an archive with a full scan of it, both given as folders: {@code
 * -Dboardrules.index.records=RECORDS -Dboardrules.index.folder=INDEX}. Prints the times.
 */
@EnabledIfSystemProperty(named = "boardrules.index.folder", matches = ".+")
class IndexOfArchiveTest {
  /** One in so many games has a position that becomes a question. */
  private static final int ONE_IN = Integer.getInteger("boardrules.index.one-in", 2_000);

  private static final int PATTERNS = 8;

  private final ArchiveScan archive = new ArchiveScan();
  private final Path folder = Path.of(System.getProperty("boardrules.index.folder", ""));

  /** A position or, if there are ranks, a pattern of these ranks, with filters. */
  private static final class Question {
    final Position<?> position;
    final boolean withSymmetry;
    final Map<String, String> filters;
    final List<String> ranks;
    final ArchiveScan.Hits expected = new ArchiveScan.Hits();
    long lastGame = -1;

    Question(
        Position<?> position,
        boolean withSymmetry,
        Map<String, String> filters,
        List<String> ranks) {
      this.position = position;
      this.withSymmetry = withSymmetry;
      this.filters = filters;
      this.ranks = ranks;
    }

    /** Returns whether a position of a game of the same type has the pattern. */
    boolean matches(Position<?> other, List<String> otherRanks) {
      boolean isEqual = other.board().equals(position.board());
      for (int i = 0; isEqual && i < ranks.size(); i++) {
        isEqual = ranks.get(i).equals("*") || ranks.get(i).equals(otherRanks.get(i));
      }
      return isEqual;
    }

    /** Adds a game that has a wanted position, unless it was added or the filters refuse it. */
    void add(String source, long number, GameReplay game, int ply, long index) {
      if (lastGame != index && QuestionsProofTest.isWanted(game, filters)) {
        expected.add(source, number, ply);
      }
      lastGame = index;
    }

    GameFilter filter() {
      Map<String, String> values = new HashMap<>();
      for (Filter filter : Filter.OF_POSITION) {
        String value = filters.get(filter.option().substring(2));
        if (value != null) {
          values.put(filter.id(), value);
        }
      }
      return GameFilter.of(GameTypes.installed(), values);
    }

    @Override
    public String toString() {
      return position + " " + ranks + " " + filters;
    }
  }

  private List<Question> questions() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    List<Question> questions = new ArrayList<>();
    List<Question> patterns = new ArrayList<>();
    archive.scan(
        (source, number, game) -> {
          if (random.nextInt(ONE_IN) == 0) {
            List<Position<?>> positions = game.mainLine().orElseThrow().positions();
            // The first positions are those of many games.
            int last = random.nextBoolean() ? 4 : 1_000;
            Position<?> position = positions.get(random.nextInt(Math.min(positions.size(), last)));
            int i = questions.size();
            Map<String, String> filters = QuestionsProofTest.filters(random, i);
            filters
                .keySet()
                .removeAll(i % 3 == 0 ? List.copyOf(filters.keySet()) : List.of("game", "option"));
            questions.add(new Question(position, i % 2 == 0, filters, List.of()));
            List<String> ranks = ranks(position);
            if (patterns.size() < PATTERNS && ranks.size() > 2) {
              for (int rank = 2; rank < ranks.size(); rank++) {
                ranks.set(rank, "*");
              }
              patterns.add(new Question(position, false, Map.of(), ranks));
            }
          }
        });
    questions.addAll(patterns);
    return questions;
  }

  /** Returns the ranks in the text of a position. */
  private static List<String> ranks(Position<?> position) {
    String text = position.text();
    return new ArrayList<>(Arrays.asList(text.substring(0, text.indexOf(' ')).split("/", -1)));
  }

  @Test
  void findsWhatAFullScanFinds() throws IOException {
    List<Question> questions = questions();
    assertTrue(questions.size() > 10, questions.size() + " questions");
    Map<Long, List<Question>> byKey = new HashMap<>();
    Map<GameType, List<Question>> patterns = new HashMap<>();
    for (Question question : questions) {
      if (question.ranks.isEmpty()) {
        for (long key : FullScan.keys(question.position, question.withSymmetry)) {
          byKey.computeIfAbsent(key, unused -> new ArrayList<>()).add(question);
        }
      } else {
        GameType type = question.position.game().type();
        patterns.computeIfAbsent(type, unused -> new ArrayList<>()).add(question);
      }
    }
    long start = System.nanoTime();
    archive.scan(
        (source, number, game) -> {
          int ply = 0;
          LineReplay line = game.mainLine().orElseThrow();
          List<Question> shapes = patterns.getOrDefault(line.last().game().type(), List.of());
          for (Position<?> position : line.positions()) {
            for (Question question : byKey.getOrDefault(position.transpositionKey(), List.of())) {
              if (question.position.game().equals(position.game())) {
                question.add(source, number, game, ply, archive.games());
              }
            }
            List<String> ranks = shapes.isEmpty() ? List.of() : ranks(position);
            for (Question question : shapes) {
              if (question.matches(position, ranks)) {
                question.add(source, number, game, ply, archive.games());
              }
            }
            ply++;
          }
        });
    System.out.printf(
        "%d games, %d questions, %d of them patterns, full scan: %.0f s%n",
        archive.games(), questions.size(), PATTERNS, (System.nanoTime() - start) / 1e9);
    compare(questions);
  }

  private void compare(List<Question> questions) {
    List<Double> find = new ArrayList<>();
    List<Double> explore = new ArrayList<>();
    List<Double> shapes = new ArrayList<>();
    long most = 0;
    try (PositionIndex index = PositionIndex.open(folder)) {
      for (Question question : questions) {
        most = Math.max(most, question.expected.count);
        ArchiveScan.Hits found = new ArchiveScan.Hits();
        Predicate<FoundGame> games =
            game -> {
              found.add(game.source(), game.number(), game.ply());
              return true;
            };
        long start = System.nanoTime();
        if (question.ranks.isEmpty()) {
          index.find(question.position, question.withSymmetry, question.filter(), games);
          find.add((System.nanoTime() - start) / 1e6);
          start = System.nanoTime();
          Exploration explored =
              index.explore(question.position, question.withSymmetry, question.filter());
          explore.add((System.nanoTime() - start) / 1e6);
          assertEquals(question.expected.count, explored.games(), question::toString);
        } else {
          String text = String.join("/", question.ranks);
          index.find(
              ArrangementPattern.parse(question.position.game(), text), question.filter(), games);
          shapes.add((System.nanoTime() - start) / 1e6);
        }
        assertEquals(question.expected.toString(), found.toString(), question::toString);
      }
    }
    System.out.printf(
        "at most %d hits; find: %s; explore: %s; patterns: %s%n",
        most, times(find), times(explore), times(shapes));
  }

  private static String times(List<Double> milliseconds) {
    Collections.sort(milliseconds);
    return "median %.2f ms, longest %.1f ms"
        .formatted(
            milliseconds.get(milliseconds.size() / 2), milliseconds.get(milliseconds.size() - 1));
  }
}
