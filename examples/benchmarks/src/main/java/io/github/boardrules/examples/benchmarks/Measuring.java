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
 * How to measure: one thread in a process of its own for every benchmark, with the serial collector
 * of garbage on every machine, as there is one thread.
 *
 * @param jvm the {@code java} to measure with; empty for the one that runs this
 * @param warmUps how many iterations go before
 * @param iterations how many iterations are measured
 * @param seconds how long an iteration takes
 */
record Measuring(Optional<String> jvm, int warmUps, int iterations, double seconds) {

  /**
   * Measures all benchmarks with a name that a regular expression finds, with given parameters, and
   * tells on the standard error stream how it goes, if wanted.
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
    parameters.forEach(options::param);
    try {
      return new Runner(
              options.build(), OutputFormatFactory.createFormatInstance(System.err, verbosity))
          .run().stream().map(Measurement::of).collect(ImmutableList.toImmutableList());
    } catch (RunnerException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }
}
