package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.Lists;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All positions with three pieces, counted as in table 1 of the paper of 2001. */
class LoaExhaustionTest {
  private static final int POSITIONS = 249_984;

  /** The pairs of adjacent cells: 2 × 7 × 8 in files and ranks, 2 × 7 × 7 in diagonals. */
  private static final int NEIGHBORS = 2 * 7 * 8 + 2 * 7 * 7;

  @Test
  void connectedPositionsOfThreePiecesAreCounted() {
    LoaGame game = Loa.game(LoaRules.SACKSON_1969);
    long[] hashes = new long[POSITIONS];
    int count = 0;
    int bothConnected = 0;
    for (int a = 0; a < 64; a++) {
      for (int b = a + 1; b < 64; b++) {
        for (int single = 0; single < 64; single++) {
          if (single == a || single == b) {
            continue;
          }
          for (Color pair : Color.values()) {
            LoaPosition position = position(game, pair, a, b, single);
            hashes[count++] = position.hash();
            bothConnected += position.clumpCount(pair) == 1 ? 1 : 0;
            assertEquals(
                position.clumpCount(pair) == 1
                    ? LoaReason.BOTH_CONNECTED
                    : pair == Color.BLACK ? LoaReason.CONNECTION : LoaReason.OPPONENT_CONNECTED,
                position.outcome().orElseThrow().reason());
          }
        }
      }
    }
    assertEquals(POSITIONS, count);
    assertEquals(POSITIONS, Arrays.stream(hashes).distinct().count());
    assertEquals(NEIGHBORS * 62 * 2, bothConnected);
  }

  /** Every position of three pieces on small boards, compared with the naive implementation. */
  @ParameterizedTest
  @CsvSource({"SQUARE, 4, NONE", "SQUARE, 5, CENTER", "HEX, 3, NONE", "HEX, 3, CENTER"})
  void everyPositionOfThreePiecesAgreesOnSmallBoards(String shape, int size, String hole) {
    Options options =
        Options.of("bothConnected", "DRAW")
            .with("noLegalMove", "DRAW")
            .with("repetition", "DRAW")
            .with("order", "noMove,connection,repetition")
            .with("board", shape)
            .with("size", Integer.toString(size))
            .with("hole", hole);
    LoaGame game = new LoaGameType().game(options);
    NaiveLoa.Rules rules = Starts.naiveRules(options);
    List<Cell> cells = new ArrayList<>(game.board().cells());
    if (hole.equals("CENTER")) {
      cells.remove(cells.size() / 2);
    }
    for (List<Cell> pieces : Lists.cartesianProduct(cells, cells, cells)) {
      if (pieces.get(0).compareTo(pieces.get(1)) < 0
          && !pieces.subList(0, 2).contains(pieces.get(2))) {
        compare(game, rules, pieces, Color.BLACK);
        compare(game, rules, pieces, Color.WHITE);
      }
    }
  }

  /** Compares a position with two black pieces and a white one. */
  private static void compare(LoaGame game, NaiveLoa.Rules rules, List<Cell> pieces, Color toMove) {
    LoaPosition position =
        game.position(
            LoaSetup.builder()
                .black(pieces.subList(0, 2))
                .white(pieces.get(2))
                .sideToMove(toMove)
                .build());
    NaiveLoa naive =
        NaiveLoa.start(
            rules,
            Set.of(pieces.get(0).toString(), pieces.get(1).toString()),
            Set.of(pieces.get(2).toString()),
            toMove.symbol());
    assertEquals(naive.legalMoves(), names(position), position::text);
    assertEquals(
        naive.outcome(),
        position
            .outcome()
            .map(
                end ->
                    end.winner().map(p -> p == Player.FIRST ? "b " : "w ").orElse("draw ")
                        + end.reason().name())
            .orElse(""),
        position::text);
  }

  private static Set<String> names(LoaPosition position) {
    return position.legalMoves().stream().map(LoaMove::toString).collect(Collectors.toSet());
  }

  /** Returns a position with two pieces of one color and one of the other, Black to move. */
  private static LoaPosition position(LoaGame game, Color pair, int a, int b, int single) {
    LoaSetup.Builder setup = LoaSetup.builder();
    return game.position(
        (pair == Color.BLACK
                ? setup.black(Loa.BOARD.cell(a), Loa.BOARD.cell(b)).white(Loa.BOARD.cell(single))
                : setup.white(Loa.BOARD.cell(a), Loa.BOARD.cell(b)).black(Loa.BOARD.cell(single)))
            .build());
  }
}
