package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.Promise;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.examples.connection.ConnectionMove;
import io.github.boardrules.examples.guide.yavalath.YavalathMove;
import io.github.boardrules.examples.tictactoe.TicTacToeMove;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The conformance kit finds mistakes of new authors with its normal number of trials. */
@Tag("proof")
class MistakesTest {
  private static final int TRIALS = 25;

  /** Only the vectors find this mistake, because such a game would be consistent. */
  private static final Set<String> MISSED =
      Set.of("Black's player wins although the colors are swapped");

  /** What an author of a game passes to the kit. */
  private record Material(Mistake mistake) implements Conformance.Material {
    @Override
    public List<? extends Move> moves(Game<?> game, Random random) {
      Stream<Move> moves =
          Mistakes.cellsOffTheBoard(game).stream()
              .map(
                  cell ->
                      mistake.right().equals(Mistakes.TICTACTOE)
                          ? new TicTacToeMove(cell)
                          : mistake.right().equals(Mistakes.YAVALATH)
                              ? new YavalathMove(cell)
                              : ConnectionMove.stone(cell));
      boolean hasSwap = mistake.right().equals(Mistakes.HEX) || mistake.right().equals(Mistakes.Y);
      return Stream.concat(moves, hasSwap ? Stream.of(ConnectionMove.swap()) : Stream.of())
          .toList();
    }

    @Override
    public List<String> setupTexts(Game<?> game, Random random) {
      return mistake.right().equals(Mistakes.HEX) || mistake.right().equals(Mistakes.Y)
          ? IntStream.range(0, 8)
              .mapToObj(
                  number ->
                      ArrangementText.write(
                              game.board(),
                              cell -> "bw......".charAt(random.nextInt(2 + number % 4 * 2)))
                          + (random.nextBoolean() ? " swapped" : ""))
              .toList()
          : List.of();
    }
  }

  /** Returns options with small boards, on which games are short. */
  private static Options options(Mistake mistake, Conformance kit, Random random) {
    Options options = kit.randomOptions(random);
    for (Option<?> option : mistake.right().options()) {
      if (option.name().equals("size") || option.name().equals("side")) {
        options = options.with(option.name(), Integer.toString(3 + random.nextInt(2)));
      }
    }
    return options;
  }

  /** Returns a promise that the game breaks. */
  private static Optional<Promise> brokenPromise(Mistake mistake, int seed) {
    Conformance kit = Conformance.of(mistake.type(), new Material(mistake));
    Random random = new Random(seed);
    for (int trial = 0; trial < TRIALS; trial++) {
      for (Promise promise : EnumSet.complementOf(EnumSet.of(Promise.THREADS))) {
        try {
          kit.check(
              promise,
              options(mistake, kit, random),
              options(mistake, kit, random),
              random.nextLong());
        } catch (AssertionError e) {
          return Optional.of(promise);
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void theGamesWithoutMistakesKeepAllPromises() {
    for (Mistake right :
        Stream.of(Mistakes.TICTACTOE, Mistakes.HEX, Mistakes.Y, Mistakes.YAVALATH)
            .map(type -> new Mistake("none", "none", type))
            .toList()) {
      assertEquals(Optional.empty(), brokenPromise(right, 1), right.toString());
    }
  }

  @Test
  void thereAreMistakesOfEachKind() {
    List<Mistake> all = Mistakes.all();
    assertTrue(all.size() >= 30, () -> all.size() + " mistakes");
    for (String kind : Mistake.kinds(all)) {
      assertTrue(all.stream().filter(each -> each.kind().equals(kind)).count() >= 3, kind);
    }
  }

  /** Each mistake is found, except for those that the kit misses. */
  @TestFactory
  Stream<DynamicTest> theKitFindsTheMistakes() {
    return Mistakes.all().stream()
        .map(
            mistake ->
                DynamicTest.dynamicTest(
                    mistake.toString(),
                    () ->
                        assertEquals(
                            !MISSED.contains(mistake.fault()),
                            brokenPromise(mistake, 1).isPresent())));
  }
}
