package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The settings of a measurement. Every benchmark runs with one thread in a process of its own and
 * uses the serial garbage collector.
 *
 * @param jvm the path of {@code java}; empty for the JVM of this process
 * @param warmUps the number of warm-up iterations
 * @param iterations the number of measured iterations
 * @param seconds the duration of an iteration in seconds
 */
record Measuring(Optional<String> jvm, int warmUps, int iterations, double seconds) {

  /**
   * Runs all benchmarks whose name contains a match of a regular expression, with given parameters:
   * comma-separated values by name. Prints progress to the standard error.
   */
  ImmutableList<Measurement> run(
      String pattern, Map<String, String> parameters, VerboseMode verbosity) {
    TimeValue time = TimeValue.milliseconds((long) (1000 * seconds));
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(pattern)
            .forks(1)
            .threads(1)
            .jvmArgsAppend("-XX:+UseSerialGC")
            .warmupIterations(warmUps)
            .warmupTime(time)
            .measurementIterations(iterations)
            .measurementTime(time)
            .addProfiler(GCProfiler.class)
            .addProfiler(CpuTime.class)
            .shouldFailOnError(true);
    jvm.ifPresent(options::jvm);
    parameters.forEach((name, values) -> options.param(name, values.split(",")));
    try {
      return new Runner(
              options.build(), OutputFormatFactory.createFormatInstance(System.err, verbosity))
          .run().stream().map(Measurement::of).collect(ImmutableList.toImmutableList());
    } catch (RunnerException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }
}
