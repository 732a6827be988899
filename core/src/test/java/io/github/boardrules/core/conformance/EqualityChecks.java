package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Checks {@link Promise#EQUALITY}. */
final class EqualityChecks {
  private static final int GAMES = 4;
  private static final int IN_PAIRS = 60;

  private EqualityChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<Position<M>> pool = pool(sample);
    checkTexts(pool);
    checkHashes(pool);
    checkTranspositionKeys(pool);
    checkOtherGames(sample);
    Collections.shuffle(pool, sample.random());
    List<Position<M>> some = pool.subList(0, Math.min(IN_PAIRS, pool.size()));
    for (int i = 0; i < some.size(); i++) {
      Position<M> one = some.get(i);
      List<Position<M>> others = some.subList(i + 1, some.size());
      Sample.inContext("position", one, () -> checkPairs(one, others));
    }
  }

  /** Returns positions of several games, some of their successors, and images of them. */
  static <M extends Move> List<Position<M>> pool(Sample<M> sample) {
    List<Position<M>> pool = new ArrayList<>(sample.positions());
    for (int game = 0; game < GAMES; game++) {
      pool.addAll(Sampler.randomGame(sample.positions().get(0), sample.random()));
    }
    for (Position<M> position : sample.positions()) {
      List<M> moves = position.legalMoves();
      for (int i = 0; i < moves.size(); i += 1 + moves.size() / 12) {
        pool.add(position.playUnchecked(moves.get(i)));
      }
      for (GameSymmetry<M> symmetry : sample.game().symmetries()) {
        if (symmetry.appliesTo(position)) {
          pool.add(symmetry.apply(position));
        }
      }
    }
    pool.removeIf(position -> !position.game().equals(sample.game()));
    return pool;
  }

  private static <M extends Move> void checkTexts(List<Position<M>> pool) {
    Map<String, Position<M>> byText = new HashMap<>();
    for (Position<M> position : pool) {
      Position<M> other = byText.putIfAbsent(position.text(), position);
      assertTrue(
          other == null || other.equals(position),
          () -> "unequal positions with the same text: '" + position + "'");
    }
  }

  private static <M extends Move> void checkHashes(List<Position<M>> pool) {
    Map<Long, Position<M>> byHash = checkUnequalHashes(pool);
    checkDiffer(pool, Position::hashCode, byHash.size(), "hash codes");
    checkDiffer(pool, position -> position.hash() >>> 32, byHash.size(), "upper halves of hashes");
    checkDiffer(pool, position -> (int) position.hash(), byHash.size(), "lower halves of hashes");
  }

  private static <M extends Move> void checkDiffer(
      List<Position<M>> pool, Function<Position<M>, Object> number, int count, String what) {
    long numbers = pool.stream().map(number).distinct().count();
    assertTrue(numbers >= count * 9L / 10, count + " positions have only " + numbers + " " + what);
  }

  /**
   * Compares positions with those of games in which one option differs. If they are equal, the
   * option does not matter in them; if their boards differ, so do their hashes.
   */
  private static <M extends Move> void checkOtherGames(Sample<M> sample) {
    GameType type = sample.game().type();
    for (Option<?> option : type.options()) {
      Options options =
          sample.game().options().with(option.name(), RandomOptions.value(option, sample.random()));
      RandomOptions.game(type, options)
          .filter(other -> !other.equals(sample.game()))
          .ifPresent(
              other ->
                  Sample.inContext(
                      "other game",
                      options,
                      () -> {
                        compare(sample.game().start(), other.start());
                        for (Position<M> position : sample.positions()) {
                          Sampler.read(other, position.text())
                              .ifPresent(same -> compare(position, same));
                        }
                      }));
    }
  }

  private static void compare(Position<?> one, Position<?> other) {
    if (!one.equals(other)) {
      assertTrue(
          one.hash() != other.hash() || one.board().equals(other.board()),
          () -> "the hash of '" + one + "' is that of the unequal position '" + other + "'");
      return;
    }
    assertEquals(one.hash(), other.hash(), () -> "hash of '" + one + "' in another game");
    assertEquals(one.outcome(), other.outcome(), () -> "outcome of '" + one + "'");
    assertEquals(one.toMove(), other.toMove(), () -> "toMove of '" + one + "'");
    assertEquals(
        new HashSet<>(one.legalMoves()),
        new HashSet<>(other.legalMoves()),
        () -> "legalMoves of '" + one + "' in another game");
  }

  /** Checks that unequal positions have different hashes; returns the positions by their hashes. */
  @CanIgnoreReturnValue
  static <M extends Move> Map<Long, Position<M>> checkUnequalHashes(List<Position<M>> positions) {
    Map<Long, Position<M>> byHash = new HashMap<>();
    for (Position<M> position : positions) {
      Position<M> other = byHash.putIfAbsent(position.hash(), position);
      assertTrue(
          other == null || other.equals(position),
          () -> "unequal positions with the same hash: '" + other + "' and '" + position + "'");
    }
    return byHash;
  }

  private static <M extends Move> void checkTranspositionKeys(List<Position<M>> pool) {
    Map<Long, Object> byKey = new HashMap<>();
    for (Position<M> position : pool) {
      if (!position.isOver()) {
        Object facts =
            List.of(
                Question.symbols(position),
                position.sideToMove(),
                position.side(Player.FIRST),
                new HashSet<>(position.legalMoves()));
        Object others = byKey.putIfAbsent(position.transpositionKey(), facts);
        assertTrue(
            others == null || others.equals(facts),
            () -> "the transposition key of '" + position + "' belongs to " + others);
      }
    }
  }

  private static <M extends Move> void checkPairs(Position<M> one, List<Position<M>> others) {
    assertTrue(one.equals(one), "a position equals itself");
    for (Position<M> other : others) {
      boolean equal = one.equals(other);
      assertEquals(equal, other.equals(one), () -> "equals is symmetric for '" + other + "'");
      if (equal) {
        String what = "answer of the equal position '" + other + "'";
        List<Question<M>> questions = Question.ofEquals(one.legalMoves());
        Question.assertAnswers(Question.ask(questions, one), questions, other, what);
        checkNextMoves(one, other);
      } else {
        assertTrue(one.hash() != other.hash(), () -> "the same hash as '" + other + "'");
      }
    }
  }

  private static <M extends Move> void checkNextMoves(Position<M> one, Position<M> other) {
    List<M> moves = one.legalMoves();
    for (int i = 0; i < moves.size(); i += 1 + moves.size() / 3) {
      M move = moves.get(i);
      assertEquals(one.play(move), other.play(move), () -> move + " in the equal '" + other + "'");
    }
  }
}
