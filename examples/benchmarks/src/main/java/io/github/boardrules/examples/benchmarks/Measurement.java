package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What JMH found out about one benchmark. A figure that the benchmark does not have is 0.
 *
 * @param name the class and the method: {@code PlayoutBenchmark.playout}
 * @param parameters the values of its parameters that say what was measured
 * @param operations operations a second, by the clock on the wall
 * @param cpuNanos nanoseconds of processor time an operation, garbage collection included
 * @param plies plies an operation
 * @param text bytes of text an operation
 * @param allocated bytes of memory an operation
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

  /** Versions of JMH differ in what they write in front of the names of profilers' results. */
  @SuppressWarnings("rawtypes") // as JMH declares it
  private static double secondary(RunResult result, String label) {
    for (Map.Entry<String, Result> entry : result.getSecondaryResults().entrySet()) {
      if (entry.getKey().endsWith(label)) {
        return entry.getValue().getScore();
      }
    }
    return 0;
  }

  /** Operations for each second of processor time. */
  double operationsPerCpuSecond() {
    return 1e9 / cpuNanos;
  }

  /** Plies for each second of processor time. */
  double pliesPerCpuSecond() {
    return plies * operationsPerCpuSecond();
  }

  /** Nanoseconds of processor time for each ply. */
  double cpuNanosPerPly() {
    return cpuNanos / plies;
  }

  /** Bytes of memory for each ply. */
  double allocatedPerPly() {
    return allocated / plies;
  }

  /** Bytes of text for each second of processor time. */
  double textPerCpuSecond() {
    return text * operationsPerCpuSecond();
  }
}
