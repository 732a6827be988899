package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.boardrules.core.Options;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Tests that the hashes of positions never change, because applications may store them. The
 * expected values were computed outside this project, from the definition: the exclusive or of
 *
 * <ul>
 *   <li>the keys of kind 1 of all stones,
 *   <li>the hash of width, height and line length,
 *   <li>the hash of the komi in half points ({@link Integer#MAX_VALUE} if none is named), the
 *       player of Vertical (0 if none, 1 or 2), the side to move (0 for Vertical, 1 for
 *       Horizontal), the number of passes and, if the button is taken, the side that has it.
 * </ul>
 */
class LinageHashTest {
  @ParameterizedTest
  @CsvFileSource(resources = "/linage-hashes.csv", numLinesToSkip = 1)
  void hashesNeverChange(String options, String position, String hash) {
    LinageGame game = new LinageGameType().game(Options.parse(options));
    assertEquals(hash, HexFormat.of().toHexDigits(game.parsePosition(position).hash()));
  }

  /** Statistics by the key must not merge games whose results depend on the komi or the sides. */
  @Test
  void keysContainTheKomiAndTheSides() {
    LinagePosition start = Linage.game().start();
    LinagePosition one = start.play("komi=0.5").play("vertical").play("c5");
    assertEquals(one.hash(), one.transpositionKey());
    for (String opening : List.of("komi=54.5 vertical", "komi=0.5 horizontal")) {
      String[] moves = opening.split(" ", 2);
      LinagePosition other = start.play(moves[0]).play(moves[1]).play("c5");
      assertNotEquals(one.transpositionKey(), other.transpositionKey(), opening);
      assertNotEquals(one.canonicalTranspositionKey(), other.canonicalTranspositionKey(), opening);
    }
  }
}
