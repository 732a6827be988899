package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.trace.Perft;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts sequences of moves on other boards with {@link NaiveLoa}. {@code perft.json} has the same
 * counts to depth 4, which were computed once with both implementations.
 */
class NaivePerftTest {
  /** How many plies deeper to count. One more takes minutes. */
  private static final int DEEPER = Integer.getInteger("boardrules.loa.perft.deeper", 0);

  @ParameterizedTest
  @CsvSource({
    "size=9 hole=CENTER, 3",
    "size=9 hole=CENTER setup=scrambled, 3",
    "board=HEX size=5 setup=clusters, 3",
    "board=HEX hole=CENTER, 3",
    "board=HEX hole=CENTER setup=scrambled, 3",
    "size=16, 2"
  })
  void bothImplementationsCountTheSame(String board, int depth) {
    Options options = Options.parse("preset=ABSTRACT_PLAY " + board);
    LoaPosition start = new LoaGameType().game(options).start();
    NaiveLoa.Rules rules =
        Starts.naiveRules(
            options
                .with("size", options.get("size").orElse("6"))
                .with("bothConnected", "DRAW")
                .with("noLegalMove", "PASSES")
                .with("repetition", "NONE")
                .with("order", "connection"));
    NaiveLoa naive =
        NaiveLoa.start(rules, cells(start, Color.BLACK), cells(start, Color.WHITE), 'b');
    for (int plies = 1; plies <= depth + DEEPER; plies++) {
      long count = Perft.count(start, plies);
      assertEquals(count(naive, plies), count, "depth " + plies);
      System.out.println(board + " depth " + plies + ": " + count);
    }
  }

  private static Set<String> cells(LoaPosition position, Color color) {
    Set<String> names = new TreeSet<>();
    for (Cell cell : position.pieces(color)) {
      names.add(cell.toString());
    }
    return names;
  }

  private static long count(NaiveLoa position, int plies) {
    Set<String> moves = position.legalMoves();
    if (plies == 1) {
      return moves.size();
    }
    return List.copyOf(moves).stream()
        .mapToLong(move -> count(position.play(move), plies - 1))
        .sum();
  }
}
