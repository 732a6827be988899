package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Options;
import java.util.HexFormat;
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
}
