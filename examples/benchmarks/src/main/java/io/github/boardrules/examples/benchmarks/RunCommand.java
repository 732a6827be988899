package io.github.boardrules.examples.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code run}: runs benchmarks and writes a table of the results. */
@Command(
    name = "run",
    description = "Runs benchmarks and writes a table of the results in Markdown.")
final class RunCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "PATTERN",
      defaultValue = ".*",
      description =
          "A regular expression for names of benchmarks, for example Playout. Default: all.")
  private String pattern;

  @Option(
      names = {"-p", "--parameter"},
      paramLabel = "NAME=VALUE,VALUE...",
      description = "Run with these values of a parameter only, for example contest=LOA,IRIS_7.")
  private Map<String, String> parameters = new LinkedHashMap<>();

  @Option(
      names = "--jvm",
      description = "The path of the java to measure with. Default: the running JVM.")
  private @Nullable String jvm;

  @Option(names = "--quick", description = "Shorten the iterations and the depth of perft.")
  private boolean quick;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  RunCommand() {}

  @Override
  public void run() {
    if (quick) {
      parameters.putIfAbsent("shorter", "1");
    }
    Measuring measuring =
        quick
            ? new Measuring(Optional.ofNullable(jvm), 3, 2, 0.5)
            : new Measuring(Optional.ofNullable(jvm), 3, 5, 1);
    List<Measurement> measurements = measuring.run(pattern, parameters, VerboseMode.NORMAL);
    new ResultTable(spec.commandLine().getOut()).write(measurements);
  }
}
