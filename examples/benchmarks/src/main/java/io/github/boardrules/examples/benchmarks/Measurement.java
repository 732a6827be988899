package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The result of one benchmark. Figures that the benchmark does not measure are 0.
 *
 * @param name the class and the method: {@code PlayoutBenchmark.playout}
 * @param parameters the values of the parameters
 * @param operations operations per second of wall-clock time
 * @param cpuNanos nanoseconds of processor time per operation, including garbage collection
 * @param plies plies per operation
 * @param text bytes of text per operation
 * @param allocated allocated bytes per operation
 */
record Measurement(
    String name,
    ImmutableMap<String, String> parameters,
    double operations,
    double cpuNanos,
    double plies,
    double text,
    double allocated) {

  static Measurement of(RunResult result) {
    BenchmarkParams params = result.getParams();
    ImmutableMap.Builder<String, String> parameters = ImmutableMap.builder();
    for (String key : params.getParamsKeys()) {
      parameters.put(key, params.getParam(key));
    }
    double operations = result.getPrimaryResult().getScore();
    return new Measurement(
        name(params.getBenchmark()),
        parameters.buildOrThrow(),
        operations,
        secondary(result, CpuTime.LABEL),
        secondary(result, "plies") / operations,
        secondary(result, "bytes") / operations,
        secondary(result, "gc.alloc.rate.norm"));
  }

  private static String name(String qualified) {
    int method = qualified.lastIndexOf('.');
    return qualified.substring(qualified.lastIndexOf('.', method - 1) + 1);
  }

  /**
   * Returns a secondary result, or 0 if it does not exist. Matches the end of the label, because
   * the prefix depends on the version of JMH.
   */
  @SuppressWarnings("rawtypes") // as JMH declares it
  private static double secondary(RunResult result, String label) {
    for (Map.Entry<String, Result> entry : result.getSecondaryResults().entrySet()) {
      if (entry.getKey().endsWith(label)) {
        return entry.getValue().getScore();
      }
    }
    return 0;
  }

  /** Returns the number of operations per second of processor time. */
  double operationsPerCpuSecond() {
    return 1e9 / cpuNanos;
  }

  /** Returns the number of plies per second of processor time. */
  double pliesPerCpuSecond() {
    return plies * operationsPerCpuSecond();
  }

  /** Returns the nanoseconds of processor time per ply. */
  double cpuNanosPerPly() {
    return cpuNanos / plies;
  }

  /** Returns the allocated bytes per ply. */
  double allocatedPerPly() {
    return allocated / plies;
  }

  /** Returns the bytes of text per second of processor time. */
  double textPerCpuSecond() {
    return text * operationsPerCpuSecond();
  }
}
