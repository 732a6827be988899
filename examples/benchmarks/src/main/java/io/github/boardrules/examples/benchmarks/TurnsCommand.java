package io.github.boardrules.examples.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code turns}: measures two versions of the benchmarks by turns and writes a table of
 * both.
 */
@Command(
    name = "turns",
    description = {
      "Measures two versions of this jar by turns, in several rounds, and writes a table in"
          + " Markdown: the medians of the processor time of an operation, and the old time divided"
          + " by the new one.",
      "A ratio below 0.95 is marked: no row may be that slow in a release. Benchmarks that only one"
          + " jar has are not measured."
    })
final class TurnsCommand implements Runnable {
  private static final double FLOOR = 0.95;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "OLD", description = "The jar of the last release.")
  private Path old;

  @Parameters(index = "1", paramLabel = "NEW", description = "The jar to compare with it.")
  private Path current;

  @Option(
      names = "--only",
      paramLabel = "PATTERN",
      defaultValue = "Playout|Record.*(replay|validate)|LongGame|everyMovePlayed|canonical",
      description = "A regular expression for names of benchmarks. Default: ${DEFAULT-VALUE}.")
  private String only;

  @Option(
      names = {"-p", "--parameter"},
      paramLabel = "NAME=VALUE,VALUE...",
      description = "Run with these values of a parameter only, for example contest=LOA,IRIS_7.")
  private Map<String, String> parameters = new LinkedHashMap<>();

  @Option(
      names = "--rounds",
      defaultValue = "5",
      description = "The number of rounds. Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(
      names = "--seconds",
      defaultValue = "1",
      description =
          "The duration of an iteration. Each measurement has three iterations after three warm-up"
              + " iterations. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--jvm",
      description = "The path of the java to measure with. Default: the running JVM.")
  private String jvm = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  TurnsCommand() {}

  @Override
  public void run() {
    List<String> names = new ArrayList<>(names(current));
    names.retainAll(names(old));
    if (names.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "no benchmark of both jars matches --only " + only);
    }
    Map<String, List<Double>> before = new LinkedHashMap<>();
    Map<String, List<Double>> after = new LinkedHashMap<>();
    for (int round = 1; round <= rounds; round++) {
      for (String name : names) {
        spec.commandLine().getErr().println("round " + round + ", " + name);
        boolean oldFirst = round % 2 == 1;
        measure(oldFirst ? old : current, name, oldFirst ? before : after);
        measure(oldFirst ? current : old, name, oldFirst ? after : before);
      }
    }
    write(before, after);
  }

  /** Returns the qualified names of the matching benchmarks in a jar. */
  private List<String> names(Path jar) {
    return jmh(jar, "-l", only).lines().filter(line -> line.contains(".")).toList();
  }

  /** Adds the nanoseconds of an operation, for all values of the parameters. */
  private void measure(Path jar, String name, Map<String, List<Double>> times) {
    try {
      Path results = Files.createTempFile("turns", ".csv");
      String duration = Math.round(1000 * seconds) + "ms";
      List<String> arguments = new ArrayList<>(List.of("^" + name.replace(".", "\\.") + "$"));
      arguments.addAll(List.of("-f", "1", "-wi", "3", "-w", duration, "-i", "3", "-r", duration));
      arguments.addAll(List.of("-jvmArgsAppend", "-XX:+UseSerialGC", "-foe", "true"));
      arguments.addAll(List.of("-prof", CpuTime.class.getName(), "-v", "SILENT"));
      arguments.addAll(List.of("-rf", "csv", "-rff", results.toString()));
      parameters.forEach((key, values) -> arguments.addAll(List.of("-p", key + "=" + values)));
      jmh(jar, arguments.toArray(String[]::new));
      for (String line : Files.readAllLines(results)) {
        add(line.replace("\"", "").split(",", -1), times);
      }
      Files.delete(results);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds a line of results: name, mode, threads, samples, score, error, unit, parameters. */
  private static void add(String[] cells, Map<String, List<Double>> times) {
    if (cells[0].endsWith(CpuTime.LABEL)) {
      String name = cells[0].substring(0, cells[0].lastIndexOf(':'));
      int type = name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1;
      List<String> values = List.of(cells).subList(7, cells.length);
      String key = name.substring(type) + " | " + String.join(" ", values).strip();
      times.computeIfAbsent(key, unused -> new ArrayList<>()).add(Double.valueOf(cells[4]));
    }
  }

  private String jmh(Path jar, String... arguments) {
    // The language determines the decimal point in the results.
    List<String> command = new ArrayList<>(List.of(jvm, "-Duser.language=en", "-cp"));
    command.addAll(List.of(jar.toString(), "org.openjdk.jmh.Main"));
    command.addAll(List.of(arguments));
    return Processes.output(command);
  }

  private void write(Map<String, List<Double>> before, Map<String, List<Double>> after) {
    PrintWriter out = spec.commandLine().getOut();
    out.println("| benchmark | of | old, ns | new, ns | old / new | |");
    out.println("|---|---|---:|---:|---:|---|");
    after.forEach(
        (key, times) -> {
          if (before.containsKey(key)) {
            double oldTime = median(before.get(key));
            double newTime = median(times);
            String mark = oldTime / newTime < FLOOR ? "slower" : "";
            out.printf(
                "| %s | %s | %s | %s | %s |%n",
                key, Figures.of(oldTime), Figures.of(newTime), Figures.of(oldTime / newTime), mark);
          }
        });
    out.flush();
  }

  private static double median(List<Double> values) {
    return Figures.median(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
