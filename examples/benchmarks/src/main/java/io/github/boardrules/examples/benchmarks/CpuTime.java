package io.github.boardrules.examples.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time of an operation, that of garbage collector and compiler included. On a machine
 * that has other work besides it can be compared where wall-clock time cannot. JMH makes it by its
 * name in the process that measures.
 */
public final class CpuTime implements InternalProfiler {
  /** What JMH calls the result. */
  static final String LABEL = "cpu.time.norm";

  private long before;

  /** Needs nothing. */
  public CpuTime() {}

  @Override
  public String getDescription() {
    return "Processor time of the whole process for each operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = processTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long spent = processTime() - before;
    long operations = result.getMetadata().getAllOps();
    return operations == 0
        ? List.of()
        : List.of(
            new ScalarResult(LABEL, (double) spent / operations, "ns/op", AggregationPolicy.AVG));
  }

  private static long processTime() {
    return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
        .getProcessCpuTime();
  }
}
