package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.math.BigIntegerMath;
import io.github.boardrules.core.Options;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every game of Lines of Action ends if the rules have a repetition rule or a limit.
 *
 * <h2>With a limit</h2>
 *
 * A ply limit of p bounds a game by p plies. With a quiet limit of q, a game that starts with b and
 * w pieces has at most (b + w − 3) q plies. Proof: while a game goes on, each side has at least two
 * pieces, because a single piece is connected. So the capture number b + w − 3 ends the game at the
 * latest, since it leaves a side with one piece. At most q − 1 quiet plies precede each capture,
 * and at most q follow the last one if fewer captures are played.
 *
 * <h2>With a repetition rule</h2>
 *
 * If the occurrence number r of a position ends the game, every other position occurs at most r − 1
 * times. So a game has at most 2 (r − 1) N plies. N is the number of arrangements in which each
 * side has a piece and at least one side has several; the factor 2 is for the side to move. From
 * the standard start N = 1,308,338,020,676,454,019,380,152, the sum of Table 1 of the published
 * article. If arrangements are compared instead of positions, the factor 2 is not needed.
 *
 * <p>With {@code repetition=NONE} and without a limit, a game may go on forever.
 */
class EveryGameEndsTest {
  /** Plays quiet moves that do not end the game, as long as there are any. */
  private static int length(LoaPosition start, Random random, int most) {
    LoaPosition position = start;
    int plies = 0;
    while (!position.isOver() && plies < most) {
      LoaPosition now = position;
      List<LoaMove> legal = position.legalMoves();
      List<LoaMove> lasting =
          legal.stream().filter(m -> !m.toString().contains(":") && !now.play(m).isOver()).toList();
      List<LoaMove> moves = lasting.isEmpty() ? legal : lasting;
      position = position.play(moves.get(random.nextInt(moves.size())));
      plies++;
    }
    return plies;
  }

  /** Fails if a capture does not count as one piece less, or if a limit is off by one. */
  @ParameterizedTest
  @CsvSource({
    "repetition=NONE order=connection quietLimit=1, 21",
    "repetition=NONE order=connection quietLimit=7, 147",
    "preset=PLAY_STRATEGY quietLimit=20, 420",
    "preset=LUDII plyLimit=30, 30",
    "preset=LUDII plyLimit=30 size=4, 30"
  })
  void limitsBoundTheLength(String options, int bound) {
    Options parsed = Options.parse(options.contains("NONE") ? rules(options) : options);
    LoaPosition start = new LoaGameType().game(parsed).start();
    for (int seed = 0; seed < 3; seed++) {
      int plies = length(start, new Random(seed), bound + 1);
      assertTrue(plies <= bound, plies + " plies");
    }
  }

  private static String rules(String options) {
    return options.replace("order=connection", "noLegalMove=PASSES order=connection,quietLimit");
  }

  /**
   * Two pieces of each side on 4×4: at most 21,840 plies if the second occurrence ends the game,
   * and twice as many if the third one does. Fails if a repetition does not end the game.
   */
  @ParameterizedTest
  @CsvSource({"SOUCIE, 1", "SACKSON_1969, 1", "COMPUTER_TOURNAMENT, 2", "OPEN_SPIEL, 1"})
  void repetitionsBoundTheLength(String preset, int occurrences) {
    Options options =
        Options.of("preset", preset)
            .with("size", "4")
            .with("setup", "black:a1,d1;white:a4,d4;toMove:BLACK");
    int bound = 2 * occurrences * placements(16, 2, 2).intValueExact();
    for (int seed = 0; seed < 3; seed++) {
      int plies = length(new LoaGameType().game(options).start(), new Random(seed), bound + 1);
      assertTrue(plies <= bound, plies + " plies");
    }
  }

  /** Shows that the rules matter: without them the same play goes on. */
  @Test
  void aGameWithoutThemGoesOn() {
    Options options =
        Options.of("preset", "ABSTRACT_PLAY")
            .with("size", "4")
            .with("setup", "black:a1,d1;white:a4,d4;toMove:BLACK");
    LoaPosition start = new LoaGameType().game(options).start();
    int bound = 2 * placements(16, 2, 2).intValueExact();
    assertFalse(length(start, new Random(1), bound + 1) <= bound);
  }

  private static BigInteger placements(int cells, int black, int white) {
    return BigIntegerMath.binomial(cells, black)
        .multiply(BigIntegerMath.binomial(cells - black, white));
  }

  /** Table 1 of the published article. Fails if a placement with a single piece each counts. */
  @Test
  void theNumberOfPlacementsOfTable1() {
    BigInteger sum = BigInteger.ZERO;
    for (int black = 1; black <= 12; black++) {
      for (int white = 1; white <= 12; white++) {
        if (black + white > 2) {
          sum = sum.add(placements(64, black, white));
        }
      }
    }
    assertEquals("1308338020676454019380152", sum.toString());
    assertEquals("249984", placements(64, 2, 1).add(placements(64, 1, 2)).toString());
    assertEquals("677794282450430456394720", placements(64, 12, 12).toString());
  }

  /** All rows of Table 1, by the number of pieces. */
  @ParameterizedTest
  @CsvSource({
    "3, 249984",
    "4, 8895264",
    "5, 228735360",
    "6, 4648410816",
    "7, 78273240192",
    "8, 1124246003472",
    "9, 14045698101120",
    "10, 154805625541952",
    "11, 1521396969611904",
    "12, 13445574994311264",
    "13, 107590873672114560",
    "14, 782632117126476864",
    "15, 5188514989534830720",
    "16, 31335094798158420360",
    "17, 171930216128039066880",
    "18, 853283294857675368960",
    "19, 3807935897946939333120",
    "20, 15158514055288777729920",
    "21, 53164643498259191458560",
    "22, 160592373542262268414080",
    "23, 396757628751471486670080",
    "24, 677794282450430456394720"
  })
  void theRowsOfTable1(int pieces, String positions) {
    BigInteger sum = BigInteger.ZERO;
    for (int black = Math.max(1, pieces - 12); black <= Math.min(12, pieces - 1); black++) {
      sum = sum.add(placements(64, black, pieces - black));
    }
    assertEquals(positions, sum.toString());
  }
}
