package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.text.NotationException;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource({"0, 0", "0.0, 0", "-0.5, -1", "10, 20", "676, 1352", "-676.0, -1352"})
  void aKomiIsParsedIntoHalfPoints(String text, int halfPoints) {
    assertEquals(new Komi(halfPoints), Komi.parse(text));
  }

  @Test
  void nothingMayFollowAKomi() {
    NotationException refusal = assertThrows(NotationException.class, () -> Komi.parse("1 "));
    assertEquals(NotationException.Code.TOO_LONG, refusal.code());
    assertEquals(1, refusal.offset());
  }
}
