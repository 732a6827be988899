package io.github.boardrules.examples.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the format of numbers. */
final class FiguresTest {
  @ParameterizedTest
  @CsvSource({
    "0.0123, 0.012",
    "0.5, 0.50",
    "9.999, 10.0",
    "62.34, 62.3",
    "999.4, 999",
    "999.6, 1.00 k",
    "123456, 123 k",
    "34700000, 34.7 M",
    "2.9e9, 2.90 G"
  })
  void numbersHaveThreeDigits(double value, String text) {
    assertEquals(text, Figures.of(value));
  }

  @ParameterizedTest
  @CsvSource({"0", "NaN", "Infinity"})
  void missingNumbersAreEmpty(double value) {
    assertEquals("", Figures.of(value));
  }

  @Test
  void theMedianIsTheMiddleOrTheMeanOfTheMiddleTwo() {
    assertEquals(2, Figures.median(3, 1, 2));
    assertEquals(2.5, Figures.median(4, 1, 3, 2));
  }
}
