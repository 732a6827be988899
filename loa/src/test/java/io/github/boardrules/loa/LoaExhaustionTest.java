package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Colour;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** All positions with three pieces, counted as in table 1 of the paper of 2001. */
class LoaExhaustionTest {
  private static final int POSITIONS = 249_984;

  /** The pairs of adjacent cells: 2 × 7 × 8 in files and ranks, 2 × 7 × 7 in diagonals. */
  private static final int NEIGHBOURS = 2 * 7 * 8 + 2 * 7 * 7;

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
          for (Colour pair : Colour.values()) {
            LoaPosition position = position(game, pair, a, b, single);
            hashes[count++] = position.hash();
            bothConnected += position.clumpCount(pair) == 1 ? 1 : 0;
            assertEquals(
                position.clumpCount(pair) == 1
                    ? LoaReason.BOTH_CONNECTED
                    : pair == Colour.BLACK ? LoaReason.CONNECTION : LoaReason.OPPONENT_CONNECTED,
                position.outcome().orElseThrow().reason());
          }
        }
      }
    }
    assertEquals(POSITIONS, count);
    assertEquals(POSITIONS, Arrays.stream(hashes).distinct().count());
    assertEquals(NEIGHBOURS * 62 * 2, bothConnected);
  }

  /** Returns a position with two pieces of one colour and one of the other, Black to move. */
  private static LoaPosition position(LoaGame game, Colour pair, int a, int b, int single) {
    LoaSetup.Builder setup = LoaSetup.builder();
    return game.position(
        (pair == Colour.BLACK
                ? setup.black(Loa.BOARD.cell(a), Loa.BOARD.cell(b)).white(Loa.BOARD.cell(single))
                : setup.white(Loa.BOARD.cell(a), Loa.BOARD.cell(b)).black(Loa.BOARD.cell(single)))
            .build());
  }
}
