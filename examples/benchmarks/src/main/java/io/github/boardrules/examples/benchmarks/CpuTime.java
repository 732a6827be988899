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
 * A JMH profiler that measures the processor time per operation, including garbage collection and
 * JIT compilation. Unlike wall-clock time, it is comparable on a machine with other load. JMH
 * creates it by class name in the measuring process.
 */
public final class CpuTime implements InternalProfiler {
  /** The name of the result in JMH. */
  static final String LABEL = "cpu.time.norm";

  private long before;

  /** Called by JMH. */
  public CpuTime() {}

  @Override
  public String getDescription() {
    return "Processor time of the whole process per operation";
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
