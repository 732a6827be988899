package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One round of a comparison. Measures lazily and caches the results, so measurements run in the
 * order in which they are requested. Not thread-safe.
 */
final class Round {
  private final Ruler ruler;
  private final double seconds;
  private final Measuring measuring;
  private final Consumer<String> progress;
  private final Map<String, ImmutableMap<String, Ruler.Rate>> rulerRates = new HashMap<>();
  private final Map<String, Measurement> measured = new HashMap<>();

  Round(Ruler ruler, double seconds, Measuring measuring, Consumer<String> progress) {
    this.ruler = ruler;
    this.seconds = seconds;
    this.measuring = measuring;
    this.progress = progress;
  }

  /** Returns a rate of the ruler per second of processor time. */
  Ruler.Rate ruler(String measurement, String line) {
    ImmutableMap<String, Ruler.Rate> rates = rulerRates.get(measurement);
    if (rates == null) {
      progress.accept("ruler " + measurement);
      rates = ruler.run(measurement, seconds);
      rulerRates.put(measurement, rates);
    }
    Ruler.Rate rate = rates.get(line);
    if (rate == null) {
      throw new IllegalStateException(
          "The ruler does not report " + line + ", only " + rates.keySet());
    }
    return rate;
  }

  Measurement playout(Contest contest) {
    return measure("PlayoutBenchmark.playout", "contest", contest);
  }

  Measurement fourGames() {
    return measure("PlayoutBenchmark.fourGames", ImmutableMap.of());
  }

  Measurement perft(String method, Contest contest) {
    return measure("PerftBenchmark." + method, "contest", contest);
  }

  Measurement records(String method, RecordBenchmark.Archive archive) {
    return measure("RecordBenchmark." + method, "archive", archive);
  }

  private Measurement measure(String benchmark, String parameter, Enum<?> value) {
    return measure(benchmark, ImmutableMap.of(parameter, value.name()));
  }

  private Measurement measure(String benchmark, ImmutableMap<String, String> parameters) {
    return measured.computeIfAbsent(
        benchmark + " " + String.join(" ", parameters.values()),
        key -> {
          progress.accept(key);
          return Iterables.getOnlyElement(
              measuring.run(
                  "\\." + benchmark.replace(".", "\\.") + "$", parameters, VerboseMode.SILENT));
        });
  }
}
