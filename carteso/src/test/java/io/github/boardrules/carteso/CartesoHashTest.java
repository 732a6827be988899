package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Options;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Hashes may be stored, so they never change. The values were computed once, outside of this
 * project, from the definition: the keys of all stones (kind 1 black, 2 white) and of all claimed
 * ones (3 by Vertical, 4 by Horizontal), the hash of width and height, and the hash of komi in half
 * points (the greatest {@code int} for none), seat of Vertical (0 for none, 1, 2), side to move (0,
 * 1) and passes, combined by exclusive or. A change that breaks this test breaks the promise of
 * {@link io.github.boardrules.core.Position#hash}.
 */
class CartesoHashTest {
  @ParameterizedTest
  @CsvFileSource(resources = "/carteso-hashes.csv", numLinesToSkip = 1)
  void hashesAreFrozen(String options, String position, String hash) {
    CartesoGame game = new CartesoGameType().game(Options.parse(options));
    assertEquals(hash, HexFormat.of().toHexDigits(game.parsePosition(position).hash()));
  }
}
