package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class KomiTest {
  @Test
  void everyKomiIsWrittenAsADecimalAndParsedBack() {
    for (int half = -2 * Komi.MAX_POINTS; half <= 2 * Komi.MAX_POINTS; half++) {
      Komi komi = new Komi(half);
      BigDecimal points = BigDecimal.valueOf(half).divide(BigDecimal.valueOf(2));
      assertEquals(points.toPlainString(), komi.toString());
      assertEquals(komi, Komi.parse(komi.toString()));
      assertEquals(new Komi(-half), komi.negated());
    }
  }

  @Test
  void valuesBeyondTheLargestBoardAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> new Komi(2 * Komi.MAX_POINTS + 1));
    assertThrows(IllegalArgumentException.class, () -> new Komi(-2 * Komi.MAX_POINTS - 1));
    assertThrows(IllegalArgumentException.class, () -> new Komi(Integer.MIN_VALUE));
  }

  @Test
  void komiAreOrderedByTheirPoints() {
    assertTrue(Komi.parse("-0.5").compareTo(Komi.ZERO) < 0);
    assertTrue(Komi.parse("10").compareTo(Komi.parse("9.5")) > 0);
  }
}
