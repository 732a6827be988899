package io.github.boardrules.examples.benchmarks;

import java.io.PrintWriter;
import java.util.List;

/** Writes measurements as a table in Markdown, one row each. */
final class ResultTable {
  private static final List<String> COLUMNS =
      List.of(
          "benchmark",
          "of",
          "operations/s",
          "operations/CPU s",
          "plies/CPU s",
          "ns/operation",
          "ns/ply",
          "B/operation",
          "B/ply",
          "MB/CPU s");

  private final PrintWriter out;

  ResultTable(PrintWriter out) {
    this.out = out;
  }

  void write(List<Measurement> measurements) {
    row(COLUMNS);
    out.println("|---|---|" + "---:|".repeat(COLUMNS.size() - 2));
    measurements.forEach(this::write);
    out.flush();
  }

  private void write(Measurement measured) {
    row(
        List.of(
            measured.name(),
            String.join(" ", measured.parameters().values()),
            Figures.of(measured.operations()),
            Figures.of(measured.operationsPerCpuSecond()),
            Figures.of(measured.pliesPerCpuSecond()),
            Figures.of(measured.cpuNanos()),
            Figures.of(measured.cpuNanosPerPly()),
            Figures.of(measured.allocated()),
            Figures.of(measured.allocatedPerPly()),
            Figures.of(measured.textPerCpuSecond() / 1e6)));
  }

  private void row(List<String> cells) {
    out.println("| " + String.join(" | ", cells) + " |");
  }
}
