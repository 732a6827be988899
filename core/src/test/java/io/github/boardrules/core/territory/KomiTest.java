package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.text.NotationException;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KomiTest {
  @Test
  void everyKomiIsWrittenAsADecimalAndParsedBack() {
    for (int half = -2 * Komi.MAX_POINTS; half <= 2 * Komi.MAX_POINTS; half++) {
      Komi komi = Komi.ofHalfPoints(half);
      BigDecimal points = BigDecimal.valueOf(half).divide(BigDecimal.valueOf(2));
      assertEquals(points.toPlainString(), komi.toString());
      assertEquals(komi, Komi.parse(komi.toString()));
      assertEquals(Komi.ofHalfPoints(-half), komi.negated());
    }
  }

  @Test
  void valuesBeyondTheLargestBoardAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> Komi.ofHalfPoints(2 * Komi.MAX_POINTS + 1));
    assertThrows(IllegalArgumentException.class, () -> Komi.ofHalfPoints(-2 * Komi.MAX_POINTS - 1));
    assertThrows(IllegalArgumentException.class, () -> Komi.ofHalfPoints(Integer.MIN_VALUE));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "-0.0, 0", "4.5, 9", "-0.5, -1", "676, 1352", "-676, -1352"})
  void aKomiIsMadeOfPoints(double points, int halfPoints) {
    assertEquals(Komi.ofHalfPoints(halfPoints), Komi.of(points));
    assertEquals(Komi.ofHalfPoints(halfPoints).hashCode(), Komi.of(points).hashCode());
    assertEquals(halfPoints, Komi.of(points).halfPoints());
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0.25,
        -0.1,
        4.4,
        676.5,
        -676.5,
        1e300,
        Double.NaN,
        Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE
      })
  void otherPointsAreRejected(double points) {
    assertThrows(IllegalArgumentException.class, () -> Komi.of(points));
  }

  @Test
  void komiAreOrderedByTheirPoints() {
    assertTrue(Komi.parse("-0.5").compareTo(Komi.ZERO) < 0);
    assertTrue(Komi.parse("10").compareTo(Komi.parse("9.5")) > 0);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0.0, 0", "-0.5, -1", "10, 20", "676, 1352", "-676.0, -1352"})
  void aKomiIsParsedIntoHalfPoints(String text, int halfPoints) {
    assertEquals(Komi.ofHalfPoints(halfPoints), Komi.parse(text));
  }

  @Test
  void nothingMayFollowAKomi() {
    NotationException refusal = assertThrows(NotationException.class, () -> Komi.parse("1 "));
    assertEquals(NotationException.Code.TOO_LONG, refusal.code());
    assertEquals(1, refusal.offset());
  }
}
