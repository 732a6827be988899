package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClocksTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0:00:00",
    "0.5, 0:00:00.5",
    "7, 0:00:07",
    "9.25, 0:00:09.25",
    "10, 0:00:10",
    "59.999999999, 0:00:59.999999999",
    "540, 0:09:00",
    "600, 0:10:00",
    "3599, 0:59:59",
    "3600, 1:00:00",
    "360061.5, 100:01:01.5"
  })
  void clocksAreWrittenInHours(BigDecimal seconds, String hours) {
    Duration clock = Duration.ofNanos(seconds.movePointRight(9).longValueExact());
    assertEquals(hours, Clocks.write(clock));
    assertEquals(Optional.of(clock), Clocks.parse(hours));
  }
}
