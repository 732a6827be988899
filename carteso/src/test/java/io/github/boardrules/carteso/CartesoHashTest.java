package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.boardrules.core.Options;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Tests that the hashes of positions never change, because applications may store them. The
 * expected values were computed outside this project, from the definition: the exclusive or of
 *
 * <ul>
 *   <li>the keys of all stones (kind 1 for black, 2 for white),
 *   <li>the keys of all claimed stones (kind 3 for Vertical, 4 for Horizontal),
 *   <li>the hash of width and height,
 *   <li>the hash of the komi in half points ({@link Integer#MAX_VALUE} if none is named), the
 *       player of Vertical (0 if none, 1 or 2), the side to move (0 for Vertical, 1 for Horizontal)
 *       and the number of passes.
 * </ul>
 */
class CartesoHashTest {
  private static long hash(String options, String position) {
    return new CartesoGameType().game(Options.parse(options)).parsePosition(position).hash();
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/carteso-hashes.csv", numLinesToSkip = 1)
  void hashesNeverChange(String options, String position, String hash) {
    assertEquals(Long.parseUnsignedLong(hash, 16), hash(options, position));
  }

  /** Statistics by the key must not merge games whose results depend on the komi or the sides. */
  @Test
  void keysContainTheKomiAndTheSides() {
    CartesoPosition start = Carteso.game().start();
    CartesoPosition one = start.play("komi=0.5").play("vertical").play("b:c5");
    assertEquals(one.hash(), one.transpositionKey());
    for (String opening : List.of("komi=54.5 vertical", "komi=0.5 horizontal")) {
      String[] moves = opening.split(" ", 2);
      CartesoPosition other = start.play(moves[0]).play(moves[1]).play("b:c5");
      assertNotEquals(one.transpositionKey(), other.transpositionKey(), opening);
      assertNotEquals(one.canonicalTranspositionKey(), other.canonicalTranspositionKey(), opening);
    }
  }
}
