package io.github.boardrules.examples.benchmarks;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures a ruler and this library in turn, and writes how they compare. */
@Command(
    name = "compare",
    description = {
      "Measures a ruler and this library turn by turn, several rounds, and writes a table of the"
          + " medians in Markdown.",
      "All rates are for a second of processor time."
    })
final class CompareCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FOLDER", description = "Where the ruler is, or its sources.")
  private Path folder;

  @Option(
      names = "--only",
      paramLabel = "PATTERN",
      defaultValue = "",
      description =
          "A regular expression that finds the rows of the table to measure; default all.")
  private Pattern only;

  @Option(
      names = "--rounds",
      defaultValue = "3",
      description = "How often; default ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(
      names = "--seconds",
      defaultValue = "2",
      description =
          "How long a measurement takes, after as long a time to warm up; each has three of them;"
              + " default ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--jvm",
      description = "A java to measure with, may be repeated; default the one that runs this.")
  private List<String> jvms = new ArrayList<>();

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  CompareCommand() {}

  @Override
  public void run() {
    Ruler ruler = Ruler.in(folder);
    List<Optional<String>> all =
        jvms.isEmpty() ? List.of(Optional.empty()) : jvms.stream().map(Optional::of).toList();
    List<Target> targets =
        Target.ALL.stream().filter(target -> only.matcher(target.title()).find()).toList();
    List<List<List<Target.Value>>> values = all.stream().map(jvm -> newColumns(targets)).toList();
    for (int round = 1; round <= rounds; round++) {
      for (int i = 0; i < all.size(); i++) {
        String name = "round " + round + all.get(i).map(jvm -> " " + jvm).orElse("") + ": ";
        Measuring measuring = new Measuring(all.get(i), 3, 3, seconds);
        Round measured = new Round(ruler, seconds, measuring, step -> progress(name + step));
        for (int row = 0; row < targets.size(); row++) {
          values.get(i).get(row).add(targets.get(row).value().apply(measured));
        }
      }
    }
    for (int i = 0; i < all.size(); i++) {
      write(all.get(i), targets, values.get(i));
    }
  }

  private static List<List<Target.Value>> newColumns(List<Target> targets) {
    return targets.stream()
        .map(target -> (List<Target.Value>) new ArrayList<Target.Value>())
        .collect(Collectors.toList());
  }

  private void progress(String step) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(step);
    err.flush();
  }

  private void write(Optional<String> jvm, List<Target> targets, List<List<Target.Value>> values) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%n%s, medians of %d rounds%n%n", jvm.orElse("This JVM"), rounds);
    out.println("| measurement | ruler | boardrules | reached | floor | aim | verdict |");
    out.println("|---|---:|---:|---:|---:|---:|---|");
    for (int row = 0; row < targets.size(); row++) {
      Target target = targets.get(row);
      double reached = median(values.get(row), Target.Value::reached);
      out.printf(
          Locale.ROOT,
          "| %s | %s | %s | %s | %s | %s | %s |%n",
          target.title(),
          Figures.of(median(values.get(row), Target.Value::ruler)),
          Figures.of(median(values.get(row), Target.Value::ours)),
          Figures.of(reached),
          Figures.of(target.floor()),
          Figures.of(target.aim()),
          target.verdict(reached));
    }
    out.flush();
  }

  private static double median(List<Target.Value> values, ToDoubleFunction<Target.Value> figure) {
    double[] sorted = values.stream().mapToDouble(figure).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
