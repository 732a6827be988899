package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Options;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Hashes may be stored, so they never change: {@link io.github.boardrules.core.Position#hash}
 * promises it. The expected values were computed independently of this project as the exclusive or
 * of the keys of all stones (kind 1 black, 2 white), the keys of all claimed stones (3 by Vertical,
 * 4 by Horizontal), the hash of width and height, and the hash of the komi in half points (the
 * maximum {@code int} for none), the player of Vertical (0 for none, 1, 2), the side to move (0, 1)
 * and the number of passes.
 */
class CartesoHashTest {
  @ParameterizedTest
  @CsvFileSource(resources = "/carteso-hashes.csv", numLinesToSkip = 1)
  void hashesAreFrozen(String options, String position, String hash) {
    CartesoGame game = new CartesoGameType().game(Options.parse(options));
    assertEquals(hash, HexFormat.of().toHexDigits(game.parsePosition(position).hash()));
  }
}
