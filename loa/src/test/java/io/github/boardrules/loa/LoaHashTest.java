package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Hashes may be stored, so they stay as they are. */
class LoaHashTest {
  /** A hash does not depend on the rules: these positions are of the rules that allow them all. */
  private static final LoaRules RULES =
      LoaRules.COMPUTER_TOURNAMENT.toBuilder().anyPieceCount(true).build();

  @ParameterizedTest
  @CsvFileSource(resources = "/hashes.csv", numLinesToSkip = 1)
  void hashesAreFrozen(String hash, String position) {
    assertEquals(hash, String.format("%016x", Loa.game(RULES).parsePosition(position).hash()));
  }
}
