package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Hashes are part of the API, so they must not change. */
class LoaHashTest {
  /** Hashes do not depend on the rules; these rules allow all positions of the file. */
  private static final LoaRules RULES =
      LoaRules.COMPUTER_TOURNAMENT.with(LoaRules.ALLOW_EXTRA_PIECES, true);

  @ParameterizedTest
  @CsvFileSource(resources = "/hashes.csv", numLinesToSkip = 1)
  void hashesAreFrozen(String hash, String position) {
    assertEquals(hash, String.format("%016x", Loa.game(RULES).parsePosition(position).hash()));
  }
}
