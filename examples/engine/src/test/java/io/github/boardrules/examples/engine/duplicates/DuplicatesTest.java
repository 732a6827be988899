package io.github.boardrules.examples.engine.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Kind;
import io.github.boardrules.examples.engine.index.RandomGames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the groups with a comparison of all pairs of games. */
class DuplicatesTest {
  private static final int FILES = 10;
  private static final String INVALID = "[Game \"loa\"]\n\n1. b1-b4 *\n\n";

  @TempDir private Path folder;

  private final List<String> invalid = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();

  /** A game with what its definition says about it. */
  private record Plain(Found found, List<String> smallest, GameInProgress<?> game) {
    int headers() {
      return game.header().tags().size();
    }

    String key() {
      return Validator.installed().replay(game.toRecord()).key().orElseThrow();
    }

    boolean isContinuedBy(Plain other) {
      return smallest.size() < other.smallest.size()
          && smallest.equals(other.smallest.subList(0, smallest.size()));
    }

    Kind kind(Plain best) {
      return isContinuedBy(best)
          ? Kind.PREFIX
          : !game.at(0).position().equals(best.game.at(0).position())
                  || !game.moves().equals(best.game.moves())
              ? Kind.SYMMETRIC
              : game.header().equals(best.game.header()) ? Kind.IDENTICAL : Kind.OTHER_HEADERS;
    }
  }

  private static <M extends Move> List<GameSymmetry<M>> symmetries(Position<M> start) {
    return start.game().symmetries().stream()
        .filter(symmetry -> !symmetry.swapsPlayers() && symmetry.appliesTo(start))
        .toList();
  }

  private static <M extends Move> List<String> smallest(GameInProgress<M> game) {
    Position<M> start = game.at(0).position();
    return symmetries(start).stream()
        .map(
            symmetry -> {
              Position<M> image = symmetry.apply(start);
              String options = image.game().options().without("setup").toString();
              Stream<String> head = Stream.of(image.game().type().id(), options, image.text());
              return Stream.concat(
                      head, game.moves().stream().map(move -> symmetry.apply(move).notation()))
                  .toList();
            })
        .min(Comparators.lexicographical(Comparator.<String>naturalOrder()))
        .orElseThrow();
  }

  private static <M extends Move> GameInProgress<M> image(
      GameInProgress<M> game, RandomGenerator random) {
    List<GameSymmetry<M>> all = symmetries(game.at(0).position());
    GameSymmetry<M> symmetry = all.get(random.nextInt(all.size()));
    GameInProgress<M> image = GameInProgress.of(symmetry.apply(game.at(0).position()));
    for (M move : game.moves()) {
      image = image.play(symmetry.apply(move));
    }
    return image.withHeader(game.header());
  }

  /** Repeats a game in one of four ways, or in several. */
  private static GameInProgress<?> repeated(GameInProgress<?> game, RandomGenerator random) {
    GameInProgress<?> copy = game;
    if (random.nextInt(4) == 0) {
      copy = copy.at(random.nextInt(copy.ply() + 1)).lineOnly();
    }
    if (random.nextInt(4) == 0) {
      copy = image(copy, random);
    }
    RecordHeader header = copy.header();
    return switch (random.nextInt(4)) {
      case 0 -> copy.withHeader(header.withTag("Event", "Round " + random.nextInt(2)));
      case 1 -> copy.withHeader(header.withTag("Site", "Graz").withTag("Round", "1"));
      case 2 -> copy.withHeader(header.withComment("A comment is a part of the header."));
      default -> copy;
    };
  }

  /** Writes games of which some repeat others; returns them in the order of the files. */
  private List<Plain> write(int count, RandomGenerator random) throws IOException {
    List<GameInProgress<?>> games = new ArrayList<>();
    RandomGames.write(folder.resolve("unused"), "", 1, count / 2, random)
        .forEach(played -> games.add(played.game()));
    while (games.size() < count) {
      games.add(repeated(games.get(random.nextInt(games.size())), random));
    }
    List<Plain> all = new ArrayList<>();
    for (int file = 0; file < FILES; file++) {
      String name = file + ".brg";
      StringBuilder text = new StringBuilder();
      int number = 0;
      for (int i = file; i < count; i += FILES) {
        if (random.nextInt(20) == 0) {
          text.append(INVALID);
          number++;
        }
        GameInProgress<?> game = games.get(i);
        BrgFormat.BRG.write(game.toReplay(), text);
        text.append('\n');
        number++;
        all.add(new Plain(new Found(name, number, game.ply()), smallest(game), game));
      }
      Files.writeString(folder.resolve(name), text);
    }
    return all;
  }

  private static Optional<Duplicate> expected(Plain game, List<Plain> all) {
    Comparator<Plain> byText =
        Comparator.comparing(
            Plain::smallest, Comparators.lexicographical(Comparator.<String>naturalOrder()));
    Plain best =
        all.stream()
            .filter(other -> game.smallest.equals(other.smallest) || game.isContinuedBy(other))
            .filter(other -> all.stream().noneMatch(other::isContinuedBy))
            .min(
                byText
                    .thenComparing(Plain::headers, Comparator.reverseOrder())
                    .thenComparingInt(all::indexOf))
            .orElseThrow();
    return best.found.equals(game.found)
        ? Optional.empty()
        : Optional.of(new Duplicate(game.found, best.found, game.kind(best), game.key()));
  }

  private List<Duplicate> find(long memory, int threads, boolean writesRuns) {
    List<Duplicate> found = new ArrayList<>();
    try (Duplicates duplicates = new Listened(memory);
        Judging<Duplicates.Batch> judging =
            new Judging<>(Validator.installed(), duplicates, threads)) {
      for (int file = 0; file < FILES; file++) {
        Path path = folder.resolve(file + ".brg");
        judging.file(file + ".brg", Optional.empty(), () -> Files.newInputStream(path));
      }
      Tally unused = judging.finish();
      duplicates.forEach(found::add);
      assertEquals(writesRuns, duplicates.runs() > 64, () -> duplicates.runs() + " runs");
    }
    return found;
  }

  private final class Listened extends Duplicates {
    Listened(long memory) {
      super(folder, memory);
    }

    @Override
    protected void invalid(Found game, String why) {
      invalid.add(game.source() + " #" + game.number());
    }

    @Override
    public void accept(FileProblem problem) {
      unread.add(problem.file());
    }
  }

  @Test
  void groupsAreThoseOfAllPairs() throws IOException {
    int count = Boolean.getBoolean("boardrules.proof") ? 2_000 : 500;
    List<Plain> all = write(count, new SplittableRandom(1));
    Set<Duplicate> expected = new HashSet<>();
    all.forEach(game -> expected(game, all).ifPresent(expected::add));
    for (Kind kind : Kind.values()) {
      assertTrue(
          expected.stream().filter(one -> one.kind() == kind).count() > count / 100, kind.words());
    }
    List<Duplicate> inMemory = find(1 << 30, 1, false);
    assertEquals(expected, new HashSet<>(inMemory));
    assertEquals(expected.size(), inMemory.size());
    assertTrue(invalid.size() > count / 40, () -> invalid.size() + " invalid games");
    List<String> once = ImmutableList.copyOf(invalid);
    invalid.clear();
    assertEquals(inMemory, find(500, 3, true));
    assertEquals(once, invalid);
    assertEquals(ImmutableList.of(), unread);
    try (Stream<Path> left = Files.list(folder)) {
      assertTrue(left.noneMatch(file -> file.getFileName().toString().startsWith("boardrules-")));
    }
  }

  @Test
  void groupsAreContiguousAndFilesThatEndTooEarlyAreNamed() throws IOException {
    write(100, new SplittableRandom(2));
    try (Duplicates duplicates = new Listened(100);
        Judging<Duplicates.Batch> judging = new Judging<>(Validator.installed(), duplicates, 2)) {
      byte[] text = Files.readAllBytes(folder.resolve("1.brg"));
      judging.file("same.brg", Optional.empty(), () -> new ByteArrayInputStream(text));
      judging.file("again.brg", Optional.empty(), () -> new ByteArrayInputStream(text));
      judging.file(
          "missing.brg",
          Optional.empty(),
          () -> {
            throw new IOException("it is missing");
          });
      judging.file(
          "bad.brg.gz",
          Optional.empty(),
          () -> new ByteArrayInputStream("no gzip".getBytes(StandardCharsets.UTF_8)));
      Tally unused = judging.finish();
      List<Found> best = new ArrayList<>();
      duplicates.forEach(
          one -> {
            if (best.isEmpty() || !best.get(best.size() - 1).equals(one.kept())) {
              best.add(one.kept());
            }
          });
      assertEquals(best.size(), new HashSet<>(best).size());
      assertTrue(best.size() > 3, () -> "groups: " + best);
    }
    assertEquals(List.of("missing.brg"), unread);
  }
}
