package io.github.boardrules.examples.benchmarks;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code compare}: measures a ruler and this library alternately and writes a table of
 * both.
 */
@Command(
    name = "compare",
    description = {
      "Measures a ruler and this library alternately, in several rounds, and writes a table of the"
          + " medians in Markdown.",
      "All rates are per second of processor time."
    })
final class CompareCommand implements Runnable {
  private static final int WARM_UPS = 5;
  private static final int ITERATIONS = 3;
  private static final Set<String> LEFT_ALIGNED = Set.of("measurement", "verdict");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FOLDER", description = "The folder of the ruler or of its sources.")
  private Path folder;

  @Option(
      names = "--only",
      paramLabel = "PATTERN",
      defaultValue = "",
      description = "A regular expression for the rows of the table to measure. Default: all.")
  private Pattern only;

  @Option(
      names = "--rounds",
      defaultValue = "3",
      description = "The number of rounds. Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(
      names = "--seconds",
      defaultValue = "2",
      description =
          "The duration of an iteration. Each measurement has three iterations after five warm-up"
              + " iterations. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--jvm",
      description =
          "The path of a java to measure with. Can be repeated. Default: the running JVM.")
  private List<String> jvms = new ArrayList<>();

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  CompareCommand() {}

  @Override
  public void run() {
    Ruler ruler = Ruler.in(folder);
    List<Jvm> all = jvms.isEmpty() ? List.of(Jvm.own()) : jvms.stream().map(Jvm::of).toList();
    List<Target> targets =
        Target.ALL.stream().filter(target -> only.matcher(target.title()).find()).toList();
    List<List<List<Target.Value>>> values = all.stream().map(jvm -> newColumns(targets)).toList();
    for (int round = 1; round <= rounds; round++) {
      for (int i = 0; i < all.size(); i++) {
        String name = "round " + round + ", " + all.get(i).name() + ": ";
        Measuring measuring = new Measuring(all.get(i).path(), WARM_UPS, ITERATIONS, seconds);
        Round measured = new Round(ruler, seconds, measuring, step -> progress(name + step));
        for (int row = 0; row < targets.size(); row++) {
          values.get(i).get(row).add(targets.get(row).value().apply(measured));
        }
      }
    }
    write(all, targets, values);
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

  private void write(List<Jvm> all, List<Target> targets, List<List<List<Target.Value>>> values) {
    List<String> columns = new ArrayList<>(List.of("measurement", "ruler"));
    all.forEach(jvm -> columns.addAll(List.of(jvm.name(), "reached")));
    columns.addAll(List.of("aim", "verdict"));
    row(columns);
    row(columns.stream().map(name -> LEFT_ALIGNED.contains(name) ? "---" : "---:").toList());
    for (int i = 0; i < targets.size(); i++) {
      Target target = targets.get(i);
      List<String> cells = new ArrayList<>(List.of(target.title(), ""));
      List<String> verdicts = new ArrayList<>();
      List<Target.Value> ofAll = new ArrayList<>();
      for (List<List<Target.Value>> ofJvm : values) {
        double reached = median(ofJvm.get(i), Target.Value::reached);
        cells.add(Figures.of(median(ofJvm.get(i), Target.Value::ours)));
        cells.add(Figures.of(reached));
        verdicts.add(target.verdict(reached));
        ofAll.addAll(ofJvm.get(i));
      }
      cells.set(1, Figures.of(median(ofAll, Target.Value::ruler)));
      cells.add(Figures.of(target.aim()));
      cells.add(verdicts.contains("") ? "" : String.join(", ", verdicts));
      row(cells);
    }
  }

  private void row(List<String> cells) {
    PrintWriter out = spec.commandLine().getOut();
    out.println("| " + String.join(" | ", cells) + " |");
    out.flush();
  }

  private static double median(List<Target.Value> values, ToDoubleFunction<Target.Value> figure) {
    return Figures.median(values.stream().mapToDouble(figure).toArray());
  }
}
