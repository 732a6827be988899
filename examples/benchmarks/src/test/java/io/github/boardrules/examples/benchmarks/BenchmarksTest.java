package io.github.boardrules.examples.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every benchmark once on every board and archive, to test that it works. Ignores the time.
 */
@Tag("proof")
final class BenchmarksTest {
  private static final List<Class<?>> CLASSES =
      List.of(
          PlayoutBenchmark.class,
          PerftBenchmark.class,
          PositionBenchmark.class,
          RecordBenchmark.class,
          LongGameBenchmark.class);

  @Test
  void everyBenchmarkRuns() throws RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .mode(Mode.SingleShotTime)
                    .forks(0)
                    .warmupIterations(0)
                    .measurementIterations(1)
                    .measurementTime(TimeValue.milliseconds(1))
                    .param("shorter", "9")
                    .shouldFailOnError(true)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    assertEquals(
        methods(),
        results.stream().map(result -> Measurement.of(result).name()).collect(Collectors.toSet()));
    for (RunResult result : results) {
      assertTrue(Measurement.of(result).operations() > 0, result.toString());
    }
  }

  private static Set<String> methods() {
    return CLASSES.stream()
        .flatMap(type -> Stream.of(type.getMethods()))
        .filter(method -> method.isAnnotationPresent(Benchmark.class))
        .map(method -> method.getDeclaringClass().getSimpleName() + "." + method.getName())
        .collect(Collectors.toSet());
  }
}
